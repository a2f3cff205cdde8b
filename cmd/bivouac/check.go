package main

import (
	"fmt"
	"io"
	"os"

	"bivouac/games"
	"bivouac/record"
)

type checkCommand struct {
	Files []string `arg:"" help:"Records; - is standard input." placeholder:"FILE" name:"file"`
}

// Run judges each file; of those that are wrong it says why on standard error.
func (k *checkCommand) Run(c *console) error {
	wrong := 0
	for _, name := range k.Files {
		verdict, err := check(c, name)
		if err != nil {
			wrong++
			if _, err := fmt.Fprintf(c.err, "%s: %v\n", name, err); err != nil {
				return err
			}
			continue
		}
		if _, err := fmt.Fprintf(c.out, "%s: right; matches %d, finished %d, deals %d, sealed %d\n",
			name, verdict.Records, verdict.Over, verdict.Deals, verdict.Sealed); err != nil {
			return err
		}
	}
	if wrong > 0 {
		return fmt.Errorf("wrong: %d of %d files", wrong, len(k.Files))
	}
	return nil
}

func check(c *console, name string) (record.Verdict, error) {
	in, err := open(c, name)
	if err != nil {
		return record.Verdict{}, err
	}
	defer in.Close()
	return record.Check(in, games.Find)
}

// open opens a file to read; - is standard input.
func open(c *console, name string) (io.ReadCloser, error) {
	if name == "-" {
		return io.NopCloser(c.in), nil
	}
	return os.Open(name)
}
