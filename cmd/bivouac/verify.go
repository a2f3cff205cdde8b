package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"

	"bivouac/internal/store"
)

type verifyCommand struct {
	Dir string `arg:"" help:"The folder in which tables are kept; it may be in use." placeholder:"DIR" type:"path"`
}

// Run walks through the logs of all tables and the index beside them; what is wrong it tells on standard error.
func (v *verifyCommand) Run(c *console) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	r, err := store.Verify(ctx, v.Dir)
	if err != nil {
		return err
	}
	for _, fault := range r.Faults {
		if _, err := fmt.Fprintf(c.err, "%s: %v\n", v.Dir, fault); err != nil {
			return err
		}
	}
	if _, err := fmt.Fprintf(c.out, "%s: whole: tables %d, records %d, index entries %d\n", v.Dir, r.Tables, r.Records, r.Pairs); err != nil {
		return err
	}
	if n := len(r.Faults); n > 0 {
		return fmt.Errorf("damaged: faults %d", n)
	}
	return nil
}
