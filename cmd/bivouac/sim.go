package main

import (
	"context"
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"strings"
	"text/tabwriter"

	"bivouac/sim"
)

type simCommand struct {
	agreement
	shuffling
	Deals     int      `help:"Play whole matches until at least so many deals are settled." xor:"end" placeholder:"N"`
	Matches   int      `help:"Play so many matches." xor:"end" placeholder:"N"`
	Players   []string `help:"The computers at the seats, by turns; otherwise the strongest. There are: ${players}." placeholder:"NAME"`
	Seed      *uint64  `help:"All cards and all players follow from this number; otherwise from one drawn by lot." placeholder:"N"`
	Workers   int      `help:"Matches played at the same time; the output is the same for any number." placeholder:"N"`
	Duplicate bool     `help:"Play the same cards again with the players moved on by a seat, until all have had all hands."`
	Summary   bool     `help:"Instead of the records tell who won how much, with 95 % intervals."`
}

// Run simulates. Where it is interrupted, the matches written so far are whole.
func (s *simCommand) Run(c *console) error {
	if s.Deals < 0 || s.Matches < 0 || s.Deals+s.Matches == 0 {
		return errors.New("--deals or --matches wants a number above 0")
	}
	if s.Workers < 0 {
		return errors.New("--workers wants a number above 0")
	}
	setup, err := s.setup()
	if err != nil {
		return err
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	bar := progress{out: c.err, total: s.Deals + s.Matches, shown: isTerminal(c.err)}
	defer bar.clear()
	done := 0
	sum, err := sim.Run(ctx, *setup, func(m *sim.Match) error {
		if s.Matches > 0 {
			done++
		} else {
			done += m.Deals
		}
		bar.show(done)
		_, err := c.out.Write(m.Record)
		return err
	})
	switch {
	case errors.Is(err, context.Canceled):
		return errors.New("interrupted")
	case err != nil || !s.Summary:
		return err
	}
	bar.clear()
	return summarize(c.out, s.Game.Key, setup.Seed, sum)
}

// setup is what is simulated.
func (s *simCommand) setup() (*sim.Setup, error) {
	seats, settings, err := s.settle()
	if err != nil {
		return nil, err
	}
	chosen, err := seated(s.Players, seats)
	if err != nil {
		return nil, err
	}
	setup := &sim.Setup{Game: s.Game.Game, Settings: settings, Players: chosen, Deals: s.Deals, Matches: s.Matches, Duplicate: s.Duplicate,
		Shuffle: s.way(), Records: !s.Summary, Workers: s.Workers}
	if setup.Workers == 0 {
		setup.Workers = runtime.NumCPU()
	}
	if s.Seed != nil {
		setup.Seed = *s.Seed
	} else {
		var b [4]byte // short enough to be typed again
		rand.Read(b[:])
		setup.Seed = uint64(binary.BigEndian.Uint32(b[:]))
	}
	return setup, nil
}

// summarize tells what a simulation has shown, a line a player and a line a seat.
func summarize(out io.Writer, game string, seed uint64, sum *sim.Summary) error {
	w := tabwriter.NewWriter(out, 0, 0, 3, ' ', 0)
	fmt.Fprintf(w, "%s, seed %d: boards %d, matches %d, deals %d\n\n", game, seed, sum.Boards, sum.Matches, sum.Deals)
	fmt.Fprintln(w, "\tmatches won\tmatches lost\tgain a deal\tlead on the others")
	row := func(name string, t *sim.Tally) {
		fmt.Fprintf(w, "%s\t%v\t%v\t%v\t%v\n", name, t.Wins, t.Losses, t.Gain, t.Lead)
	}
	for i := range sum.Players {
		row(sum.Players[i].Key, &sum.Players[i])
	}
	for i := range sum.Seats {
		row(fmt.Sprintf("seat %d", i), &sum.Seats[i])
	}
	fmt.Fprintln(w, "\nmeans over boards, with the half-width of the 95 % interval")
	return w.Flush()
}

// progress is a bar on a terminal, and nothing elsewhere.
type progress struct {
	out   io.Writer
	total int
	shown bool
	last  string
}

const barWidth = 40

func (p *progress) show(done int) {
	if !p.shown {
		return
	}
	share := min(1, float64(done)/float64(p.total))
	full := int(share * barWidth)
	text := fmt.Sprintf("\r[%s%s] %3.0f %%", strings.Repeat("=", full), strings.Repeat(" ", barWidth-full), share*100)
	if text != p.last {
		fmt.Fprint(p.out, text)
		p.last = text
	}
}

// clear takes the bar away.
func (p *progress) clear() {
	if p.last != "" {
		fmt.Fprintf(p.out, "\r%s\r", strings.Repeat(" ", len(p.last)))
		p.last = ""
	}
}
