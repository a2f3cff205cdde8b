package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"iter"
	"log/slog"
	"os"
	"os/exec"
	"os/signal"
	"runtime/debug"
	"runtime/pprof"
	"strconv"
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
	Raw     bool          `help:"Write what is measured as JSON, a report for each pace."`
	Profile string        `help:"Write a profile of the processor: of the server that is started, or else of the clients." placeholder:"FILE" type:"path"`
}

// warm is how long a swarm plays before it is measured: all matches begin at once.
const warm = 10 * time.Second

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
	if s.Seats < s.Game.MinSeats || s.Seats > s.Game.MaxSeats {
		return fmt.Errorf("%s is for %d to %d players", s.Game.Key, s.Game.MinSeats, s.Game.MaxSeats)
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
	out := tabwriter.NewWriter(c.out, 0, 0, 3, ' ', 0)
	defer func() { err = errors.Join(err, out.Flush()) }()
	switch {
	case s.URL == "":
		return s.both(ctx, c, out)
	case s.Raw:
		to := json.NewEncoder(c.out)
		for r, err := range s.play(ctx) {
			if err := errors.Join(err, to.Encode(r)); err != nil {
				return err
			}
		}
		return nil
	}
	return s.tell(out, s.play(ctx), nil)
}

func (s *swarmCommand) setup(url string) swarm.Setup {
	return swarm.Setup{URL: url, Game: s.Game.Key, Seats: s.Seats, Tables: s.Tables, Every: s.Every, For: s.For, Plain: s.Plain}
}

// gcPercent is how much garbage clients let lie, in parts of a hundred of what they hold: they are not what is measured.
const gcPercent = 400

// play sends the clients out and measures, with a knee at one pace after another.
func (s *swarmCommand) play(ctx context.Context) iter.Seq2[*swarm.Report, error] {
	return func(yield func(*swarm.Report, error) bool) {
		debug.SetGCPercent(gcPercent)
		w, err := swarm.Open(ctx, s.setup(s.URL))
		if err != nil {
			yield(nil, err)
			return
		}
		defer w.Close()
		if err := w.Watch(ctx); err != nil {
			yield(nil, err)
			return
		}
		every, length := s.Every, s.For
		for range steps {
			r := w.Measure(ctx, every, warm, length)
			if !yield(r, ctx.Err()) || !s.Knee || r.Others.At(kneePart) > knee || r.Errors > 0 {
				return
			}
			every, length = time.Duration(float64(every)/faster), min(s.For, 10*time.Second)
		}
	}
}

// both serves, and has another process play: what clients hold and throw away is no burden of the server.
func (s *swarmCommand) both(ctx context.Context, c *console, out *tabwriter.Writer) error {
	logger := logger(c.err, false)
	if err := s.memory(ctx, out, logger); err != nil {
		return err
	}
	local, err := swarm.Serve(logger)
	if err != nil {
		return err
	}
	self, err := os.Executable()
	if err != nil {
		return errors.Join(err, local.Close())
	}
	clients := exec.CommandContext(ctx, self, "swarm", "--raw", "--url", local.URL, "--game", s.Game.Key, "--seats", strconv.Itoa(s.Seats), "--tables", strconv.Itoa(s.Tables),
		"--every", s.Every.String(), "--for", s.For.String(), "--plain="+strconv.FormatBool(s.Plain), "--knee="+strconv.FormatBool(s.Knee))
	clients.Cancel = func() error { return clients.Process.Signal(os.Interrupt) }
	clients.Stderr = c.err
	from, err := clients.StdoutPipe()
	if err == nil {
		err = clients.Start()
	}
	if err != nil {
		return errors.Join(err, local.Close())
	}
	used := swarm.Clock()
	err = s.tell(out, reports(from), used.Between)
	return errors.Join(err, clients.Wait(), local.Close())
}

// memory tells what a table holds, and what an open page.
func (s *swarmCommand) memory(ctx context.Context, out io.Writer, logger *slog.Logger) error {
	local, err := swarm.Serve(logger)
	if err != nil {
		return err
	}
	table, page, err := swarm.Weigh(ctx, s.setup(local.URL))
	if err == nil {
		fmt.Fprintf(out, "memory of a table\t%d B\n", table)
		fmt.Fprintf(out, "memory of an open page\t%d B\n", page)
	}
	return errors.Join(err, local.Close())
}

// reports reads what clients have measured.
func reports(from io.Reader) iter.Seq2[*swarm.Report, error] {
	return func(yield func(*swarm.Report, error) bool) {
		for in := json.NewDecoder(from); ; {
			r := &swarm.Report{}
			err := in.Decode(r)
			if errors.Is(err, io.EOF) || !yield(r, err) || err != nil {
				return
			}
		}
	}
}

// tell tells the reports: the first at length, those of faster paces in a line. server is what the server has used of the
// processor between two moments; nil where that is not known.
func (s *swarmCommand) tell(out *tabwriter.Writer, list iter.Seq2[*swarm.Report, error], server func(from, to time.Time) time.Duration) error {
	var best *swarm.Report
	failed := 0
	for r, err := range list {
		if err != nil {
			return err
		}
		failed += r.Errors
		if best == nil {
			best = r
			s.report(out, r, server)
			continue
		}
		if r.Others.At(kneePart) <= knee {
			best = r
		}
		fmt.Fprintf(out, "%.1f moves/s\tp%d %s, errors %d\n", r.Rate(), kneePart, ms(r.Others.At(kneePart)), r.Errors)
		samples(out, r)
		out.Flush()
	}
	switch {
	case best == nil:
		return errors.New("nothing was measured")
	case s.Knee && best.Others.At(kneePart) <= knee:
		fmt.Fprintf(out, "knee\t%.0f moves/s\n", best.Rate())
	case s.Knee:
		fmt.Fprintf(out, "knee\tbelow %.0f moves/s\n", best.Rate())
	}
	if failed > 0 {
		return fmt.Errorf("errors: %d", failed)
	}
	return nil
}

func ms(d time.Duration) string { return fmt.Sprintf("%.1f ms", float64(d.Microseconds())/1000) }

func (s *swarmCommand) report(out *tabwriter.Writer, r *swarm.Report, server func(from, to time.Time) time.Duration) {
	defer out.Flush()
	times := func(name string, t swarm.Times) {
		fmt.Fprintf(out, "%s\tp50 %s, p95 %s, p99 %s\n", name, ms(t.At(50)), ms(t.At(95)), ms(t.At(99)))
	}
	processor := func(whose string, used time.Duration) {
		fmt.Fprintf(out, "processor of the %s\t%.2f cores, %s for a move with all that follows\n", whose, used.Seconds()/r.Took().Seconds(), ms(used/time.Duration(max(1, r.Moves))))
	}
	fmt.Fprintf(out, "tables\t%d, %d clients\n", s.Tables, s.Tables*s.Seats)
	fmt.Fprintf(out, "moves\t%d in %v: %.1f/s\n", r.Moves, r.Took().Round(time.Second), r.Rate())
	times("tap to own answer", r.Own)
	times("tap to others' screens", r.Others)
	if r.Pushes > 0 {
		fmt.Fprintf(out, "a felt\t%d B, %d B on the wire\n", r.Plain/int64(r.Pushes), r.Wire/int64(r.Pushes))
	}
	fmt.Fprintf(out, "pushes\t%.0f/s\n", float64(r.Pushes)/r.Took().Seconds())
	if server != nil {
		processor("server", server(r.Began, r.Ended))
	}
	processor("clients", r.CPU)
	fmt.Fprintf(out, "nobody to move\t%d\n", r.Idle)
	fmt.Fprintf(out, "move before not seen by all\t%d\n", r.Late)
	fmt.Fprintf(out, "errors\t%d\n", r.Errors)
	samples(out, r)
}

func samples(out io.Writer, r *swarm.Report) {
	for _, text := range r.Samples {
		fmt.Fprintf(out, "\t%s\n", text)
	}
}
