package main

import (
	"context"
	"fmt"
	"os"
	"os/signal"

	"bivouac/internal/store"
)

type backupCommand struct {
	Dir  string `arg:"" help:"The folder in which tables are kept; it may be in use." placeholder:"DIR" type:"path"`
	Copy string `arg:"" help:"A new folder for the copy; it can be served like the first." placeholder:"DST" type:"path"`
}

// Run copies the store as it is at one moment.
func (b *backupCommand) Run(c *console) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := store.Backup(ctx, b.Dir, b.Copy); err != nil {
		return err
	}
	_, err := fmt.Fprintf(c.out, "%s: copied to %s\n", b.Dir, b.Copy)
	return err
}
