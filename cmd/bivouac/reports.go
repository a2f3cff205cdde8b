package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"time"

	"bivouac/internal/say"
	"bivouac/internal/store"
	"bivouac/internal/table"
	"bivouac/internal/web"
)

type reportsCommand struct {
	Dir  string `arg:"" help:"The folder in which tables are kept; it may be in use." placeholder:"DIR" type:"path"`
	JSON bool   `name:"json" help:"A line of JSON a report, for programs."`
}

// Run tells whom people have reported, and what was said, the oldest report first.
func (r *reportsCommand) Run(c *console) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	var all []web.Report
	damaged := 0
	for p, err := range store.Pairs(ctx, r.Dir, web.ReportBucket) {
		if errors.Is(err, table.ErrDamaged) {
			damaged++
			continue
		}
		if err != nil {
			return err
		}
		var report web.Report
		if err := json.Unmarshal(p.Value, &report); err != nil {
			return err
		}
		all = append(all, report)
	}
	slices.SortStableFunc(all, func(a, b web.Report) int { return cmp.Or(a.Time.Compare(b.Time), cmp.Compare(a.Table, b.Table)) })
	for _, report := range all {
		if err := r.tell(c, report); err != nil {
			return err
		}
	}
	if damaged > 0 {
		return fmt.Errorf("damaged: reports %d", damaged)
	}
	return nil
}

// tell writes one report.
func (r *reportsCommand) tell(c *console, report web.Report) error {
	if r.JSON {
		return json.NewEncoder(c.out).Encode(report)
	}
	by := cmp.Or(report.By, "somebody who watches")
	if _, err := fmt.Fprintf(c.out, "%s table %s: %s reports %s: %q\n", report.Time.Format(time.RFC3339), report.Table, by, report.Whom, report.Text); err != nil {
		return err
	}
	for _, said := range report.Words {
		text := said.Text
		if said.Phrase != "" {
			text = say.En.Felt().Phrase(said.Phrase)
		}
		if _, err := fmt.Fprintf(c.out, "  %s: %q\n", said.Name, text); err != nil {
			return err
		}
	}
	return nil
}
