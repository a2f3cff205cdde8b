package main

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"time"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/games/drogue"
	"bivouac/games/napoleon"
	"bivouac/games/polignac"
	"bivouac/games/slobberhannes"
)

type benchCommand struct {
	Time time.Duration `help:"How long each game is measured." default:"2s"`
}

// Run measures each game on one core, beside what it should reach and beside a loop without rules that is measured in the same run:
// figures of two machines are told apart by their yardsticks.
func (b *benchCommand) Run(c *console) error {
	if b.Time <= 0 {
		return fmt.Errorf("--time is more than 0, not %v", b.Time)
	}
	text := "Deals are played to the last card. A yardstick is the time in which the same hands lose their cards one by one, in turn and\n" +
		"at random, without any rule. A figure of 100 % or more reaches its target. Each is a median over many short runs, by turns.\n"
	if load, ok := loadAverage(); ok {
		text += "Load average: " + load + ".\n"
	}
	if _, err := fmt.Fprintf(c.out, "%s\n%-14s %-22s %12s %12s %8s %10s\n", text, "game", "figure", "measured", "target", "reached", "yardsticks"); err != nil {
		return err
	}
	for _, g := range games.All {
		figures, err := measure(g, b.Time)
		if err != nil {
			return err
		}
		for _, f := range figures {
			if _, err := fmt.Fprintf(c.out, "%-14s %s\n", g.Key, f); err != nil {
				return err
			}
		}
	}
	return nil
}

// loadAverage is how many processes wanted a core in the last minute, where the system tells: what else runs slows all figures.
func loadAverage() (string, bool) {
	text, err := os.ReadFile("/proc/loadavg")
	first, _, _ := strings.Cut(string(text), " ")
	return first, err == nil
}

// target is what a game should reach; 0: nothing is set.
type target struct {
	playouts float64 // through the core, a second
	fold     float64 // microseconds a deal
}

var targets = map[string]target{
	"drogue":   {3e6, 3},
	"polignac": {3.5e6, 3},
	"napoleon": {5e6, 3},
}

// figure is a line of the table.
type figure struct {
	name      string
	value     float64
	digits    int
	target    float64 // 0: none
	reached   float64 // 1 is the target
	yardstick float64
}

// toTheEnd is the options under which every card of a deal is played, whatever was called.
var toTheEnd = map[string]string{"stopWhenDecided": "off", "slam": "none"}

// benchDeals is how many deals are played by turns, so that no single one decides.
const benchDeals = 256

// sweep does one thing with each of the deals, and counts the cards.
type sweep struct {
	run   func() (cards int)
	cards int
	took  []time.Duration
}

// deal is the median of the time that a deal takes, in nanoseconds.
func (w *sweep) deal() float64 {
	slices.Sort(w.took)
	return float64(w.took[len(w.took)/2].Nanoseconds()) / benchDeals
}

// measure measures a game. What is compared is done by turns and in short runs, so that whatever else the machine does meets all alike.
func measure(g *game.Game, d time.Duration) ([]figure, error) {
	a := &agreement{Game: gameKey{g}, Set: map[string]string{}}
	for key, value := range toTheEnd {
		if _, ok := g.Option(key); ok {
			a.Set[key] = value
		}
	}
	seats, settings, err := a.settle()
	if err != nil {
		return nil, err
	}
	s := g.New(settings, seats, 0)
	bare, playouts, folds := make([]func(*dice) int, benchDeals), make([]func(*dice) int, benchDeals), make([]func(), benchDeals)
	leads := make([]game.State, benchDeals)
	for i := range benchDeals {
		at, err := a.position(uint64(i))
		if err != nil {
			return nil, err
		}
		bare[i], playouts[i] = withoutRules(at.state), playout(at.state)
		leads[i] = g.New(settings, seats, 0)
		leads[i].CopyFrom(at.state)
		at.finish(g)
		folds[i] = func() { at.fold(s) }
	}
	x := dice(0x9E3779B97F4A7C15)
	all := func(list []func(*dice) int) func() int {
		return func() (cards int) {
			for _, play := range list {
				cards += play(&x)
			}
			return cards
		}
	}
	list := make([]game.Move, 0, 64)
	yardstick, core, state := &sweep{run: all(bare)}, &sweep{run: all(playouts)}, &sweep{run: func() (cards int) {
		for _, lead := range leads {
			s.CopyFrom(lead)
			cards += x.playOn(s, list)
		}
		return cards
	}}
	fold := &sweep{run: func() int {
		for _, again := range folds {
			again()
		}
		return 0
	}}
	for begin := time.Now(); time.Since(begin) < d; {
		for _, w := range []*sweep{yardstick, core, state, fold} {
			from := time.Now()
			w.cards = w.run()
			w.took = append(w.took, time.Since(from))
		}
	}
	return figuresOf(targets[g.Key], yardstick, core, state, fold), nil
}

// figuresOf is the lines of a game.
func figuresOf(t target, yardstick, core, state, fold *sweep) []figure {
	one := yardstick.deal()
	var lines []figure
	for _, w := range []struct {
		name   string
		sweep  *sweep
		target float64
	}{{"core", core, t.playouts}, {"state", state, 0}} {
		deal := w.sweep.deal()
		rate := 1e9 / deal
		lines = append(lines,
			figure{"playouts/s, " + w.name, rate, 0, w.target, rate / w.target, deal / one},
			figure{"ns a card, " + w.name, deal * benchDeals / float64(w.sweep.cards), 1, 0, 0, deal / one})
	}
	deal := fold.deal()
	return append(lines, figure{"µs a deal, folded", deal / 1e3, 2, t.fold, t.fold / (deal / 1e3), deal / one})
}

// String is the line without the game.
func (f figure) String() string {
	target, reached := "–", "–"
	if f.target > 0 {
		target, reached = fmt.Sprintf("%.*f", f.digits, f.target), fmt.Sprintf("%.0f %%", 100*f.reached)
	}
	return fmt.Sprintf("%-22s %12.*f %12s %8s %10.1f", f.name, f.digits, f.value, target, reached, f.yardstick)
}

// finish plays the deal to its end, always the first lawful move.
func (at *position) finish(g *game.Game) {
	p := at.state.Open()
	for p.Dealt {
		by, m, owed := game.Clerk(at.state)
		if !owed {
			by = p.Awaits.First()
			m = at.state.Look(by).Lawful[0]
		}
		at.play(g, by, m)
	}
}

// playout plays a copy of the core of a state to the end of the deal at random, and counts the cards. Each game has a loop of
// its own, over its own type, and draws a card in it: calls, those behind an interface most of all, cost more than cards.
func playout(s game.State) func(*dice) int {
	switch s := s.(type) {
	case *drogue.State:
		start := s.Core()
		return func(x *dice) (n int) {
			c := start
			for ; !c.Done(); n++ {
				legal := c.Legal()
				c.Play(legal.Nth(x.below(legal.Len())))
			}
			return n
		}
	case *polignac.State:
		start := s.Core()
		return func(x *dice) (n int) {
			c := start
			for ; !c.Done(); n++ {
				legal := c.Legal()
				c.Play(legal.Nth(x.below(legal.Len())))
			}
			return n
		}
	case *slobberhannes.State:
		start := s.Core()
		return func(x *dice) (n int) {
			c := start
			for ; !c.Done(); n++ {
				legal := c.Legal()
				c.Play(legal.Nth(x.below(legal.Len())))
			}
			return n
		}
	case *napoleon.State:
		start := s.Core()
		return func(x *dice) (n int) {
			c := start
			for ; !c.Done(); n++ {
				legal := c.Legal()
				c.Play(legal.Nth(x.below(legal.Len())))
			}
			return n
		}
	}
	panic("a game without a core to measure")
}

// withoutRules takes the cards of the hands away, one of each in turn and at random, and counts them: what every playout does.
func withoutRules(s game.State) func(*dice) int {
	p := s.Open()
	start := make([]card.Set, 0, p.N)
	for seat := range game.Seat(p.N) {
		start = append(start, s.Look(seat).Hand)
	}
	hands := slices.Clone(start)
	return func(x *dice) (n int) {
		copy(hands, start)
		for range start[0].Len() {
			for seat := range hands {
				hand := hands[seat]
				hands[seat] &^= hand.Nth(x.below(hand.Len())).Set()
				n++
			}
		}
		return n
	}
}

// playOn plays a state to the end of the deal by the interface that all games share.
func (x *dice) playOn(s game.State, list []game.Move) (cards int) {
	for p := s.Open(); p.Dealt; cards++ {
		by := p.Awaits.First()
		moves := s.Moves(list[:0], by)
		s.Play(by, moves[x.below(len(moves))])
	}
	return cards
}

// dice is a small generator: a playout needs a number a card, and no better one.
type dice uint64

// below is a number from 0 to n-1.
func (x *dice) below(n int) int {
	*x ^= *x << 13
	*x ^= *x >> 7
	*x ^= *x << 17
	return int(uint64(*x) >> 32 * uint64(n) >> 32)
}
