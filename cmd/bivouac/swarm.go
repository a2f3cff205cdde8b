package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"os/signal"
	"runtime/pprof"
	"syscall"
	"text/tabwriter"
	"time"

	"bivouac/internal/swarm"
)

type swarmCommand struct {
	URL     string        `help:"A server that runs on this machine, as http://127.0.0.1:8136; otherwise one is started for the swarm alone." placeholder:"URL" name:"url"`
	Game    gameKey       `help:"drogue, polignac, slobberhannes or napoleon." default:"drogue" placeholder:"GAME"`
	Seats   int           `help:"Number of players at a table." default:"4" placeholder:"N"`
	Tables  int           `help:"Number of tables." default:"100" placeholder:"N"`
	Every   time.Duration `help:"Time between the moves of a table." default:"2s" placeholder:"TIME"`
	For     time.Duration `help:"How long to measure." default:"30s" placeholder:"TIME"`
	Plain   bool          `help:"Send felts without compression."`
	Knee    bool          `help:"Then play faster and faster until one screen in twenty is later than 100 ms."`
	Profile string        `help:"Write a profile of the processor, taken from the first page on." placeholder:"FILE" type:"path"`
}

// warm is how long a swarm plays before it is measured.
const warm = 5 * time.Second

// knee is the time from a tap to the screens of the others that nobody notices, and the part of the screens that must keep it.
const (
	knee     = 100 * time.Millisecond
	kneePart = 95
	faster   = 1.25 // each step is so many times as fast as the one before
	steps    = 16   // at most
)

// Run plays at many tables and tells how the server bears it.
func (s *swarmCommand) Run(c *console) (err error) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	setup := swarm.Setup{URL: s.URL, Game: s.Game.Key, Seats: s.Seats, Tables: s.Tables, Every: s.Every, For: s.For, Plain: s.Plain}
	if s.Seats < s.Game.MinSeats || s.Seats > s.Game.MaxSeats {
		return fmt.Errorf("%s is for %d to %d players", s.Game.Key, s.Game.MinSeats, s.Game.MaxSeats)
	}
	out := tabwriter.NewWriter(c.out, 0, 0, 3, ' ', 0)
	defer func() { err = errors.Join(err, out.Flush()) }()
	here := s.URL == ""
	if here {
		local, err := swarm.Serve(slog.New(slog.NewTextHandler(c.err, nil)))
		if err != nil {
			return err
		}
		defer func() { err = errors.Join(err, local.Close()) }()
		setup.URL = local.URL
	}
	before := swarm.Memory()
	w, err := swarm.Open(ctx, setup)
	if err != nil {
		return err
	}
	defer w.Close()
	fmt.Fprintf(out, "tables\t%d, %d clients\n", s.Tables, s.Tables*s.Seats)
	if here {
		w.Rest()
		fmt.Fprintf(out, "memory of a table\t%d B\n", (swarm.Memory()-before)/int64(s.Tables))
		page, err := w.Page()
		if err != nil {
			return err
		}
		fmt.Fprintf(out, "memory of an open page\t%d B\n", page)
	}
	if s.Profile != "" {
		file, err := os.Create(s.Profile)
		if err != nil {
			return err
		}
		defer file.Close()
		if err := pprof.StartCPUProfile(file); err != nil {
			return err
		}
		defer pprof.StopCPUProfile()
	}
	if err := w.Watch(ctx); err != nil {
		return err
	}
	used := swarm.CPU()
	r := w.Measure(ctx, s.Every, warm, s.For)
	s.report(out, r, swarm.CPU()-used, here)
	if s.Knee {
		s.knee(ctx, out, w, r)
	}
	if r.Errors > 0 {
		return fmt.Errorf("errors: %d", r.Errors)
	}
	return ctx.Err()
}

func (s *swarmCommand) report(out *tabwriter.Writer, r *swarm.Report, used time.Duration, here bool) {
	ms := func(d time.Duration) string { return fmt.Sprintf("%.1f ms", float64(d.Microseconds())/1000) }
	times := func(name string, t swarm.Times) {
		fmt.Fprintf(out, "%s\tp50 %s, p95 %s, p99 %s\n", name, ms(t.At(50)), ms(t.At(95)), ms(t.At(99)))
	}
	fmt.Fprintf(out, "moves\t%d in %v: %.1f/s\n", r.Moves, r.Took.Round(time.Second), r.Rate())
	times("tap to own answer", r.Own)
	times("tap to others' screens", r.Others)
	if r.Pushes > 0 {
		fmt.Fprintf(out, "a push\t%d B, %d B on the wire\n", r.Plain/int64(r.Pushes), r.Wire/int64(r.Pushes))
	}
	fmt.Fprintf(out, "pushes\t%.0f/s\n", float64(r.Pushes)/r.Took.Seconds())
	whose := "clients"
	if here {
		whose = "server and clients"
	}
	cores := used.Seconds() / (r.Took + warm).Seconds()
	fmt.Fprintf(out, "processor of %s\t%.2f cores, %.1f ms for a move with all that follows\n", whose, cores, 1000*cores/r.Rate())
	fmt.Fprintf(out, "nobody to move\t%d\n", r.Idle)
	fmt.Fprintf(out, "move before not seen by all\t%d\n", r.Late)
	fmt.Fprintf(out, "errors\t%d\n", r.Errors)
	for _, text := range r.Samples {
		fmt.Fprintf(out, "\t%s\n", text)
	}
}

// knee plays faster and faster.
func (s *swarmCommand) knee(ctx context.Context, out *tabwriter.Writer, w *swarm.Swarm, r *swarm.Report) {
	best, every := r, s.Every
	for range steps {
		if r.Others.At(kneePart) > knee || r.Errors > 0 || ctx.Err() != nil {
			break
		}
		best, every = r, time.Duration(float64(every)/faster)
		r = w.Measure(ctx, every, warm, min(s.For, 10*time.Second))
		fmt.Fprintf(out, "%.1f moves/s\tp%d %.1f ms, errors %d\n", r.Rate(), kneePart, float64(r.Others.At(kneePart).Microseconds())/1000, r.Errors)
		out.Flush()
	}
	if best.Others.At(kneePart) <= knee {
		fmt.Fprintf(out, "knee\t%.0f moves/s\n", best.Rate())
	} else {
		fmt.Fprintf(out, "knee\tbelow %.0f moves/s\n", best.Rate())
	}
}
