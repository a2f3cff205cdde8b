package main

import (
	"fmt"
	"slices"
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
	Time time.Duration `help:"How long each measurement takes." default:"1s"`
}

// Run measures each game on one core: deals played at random from the first lead to their end, and a deal folded from its inputs.
func (b *benchCommand) Run(c *console) error {
	if b.Time <= 0 {
		return fmt.Errorf("--time is more than 0, not %v", b.Time)
	}
	if _, err := fmt.Fprintf(c.out, "%-14s %14s %10s %14s\n", "game", "playouts/s", "ns/card", "deal fold, ns"); err != nil {
		return err
	}
	for _, g := range games.All {
		r, err := measure(g, b.Time)
		if err != nil {
			return err
		}
		if _, err := fmt.Fprintf(c.out, "%-14s %14.0f %10.1f %14.0f\n", g.Key, r.playouts, r.card, r.fold); err != nil {
			return err
		}
	}
	return nil
}

// measured is what bench tells of a game.
type measured struct {
	playouts float64 // a second
	card     float64 // nanoseconds
	fold     float64 // nanoseconds a whole deal
}

// benchDeals is how many deals are played by turns, so that no single one decides.
const benchDeals = 256

func measure(g *game.Game, d time.Duration) (measured, error) {
	a := &agreement{Game: gameKey{g}}
	playouts := make([]func(*dice) int, benchDeals)
	folds := make([]func(), benchDeals)
	seats, settings, err := a.settle()
	if err != nil {
		return measured{}, err
	}
	s := g.New(settings, seats, 0)
	most := int64(0)
	for i := range benchDeals {
		at, err := a.position(uint64(i))
		if err != nil {
			return measured{}, err
		}
		playouts[i] = playout(at.state)
		most = max(most, int64(slices.Max(at.state.Open().Held[:])))
		at.finish(g)
		folds[i] = func() { at.fold(s) }
	}
	x := dice{0x9E3779B97F4A7C15, most}
	n, cards := 0, 0
	begin := time.Now()
	for time.Since(begin) < d {
		for _, play := range playouts {
			cards += play(&x)
		}
		n += benchDeals
	}
	took := time.Since(begin)
	r := measured{playouts: float64(n) / took.Seconds(), card: float64(took.Nanoseconds()) / float64(cards)}
	n = 0
	begin = time.Now()
	for time.Since(begin) < d {
		for _, fold := range folds {
			fold()
		}
		n += benchDeals
	}
	r.fold = float64(time.Since(begin).Nanoseconds()) / float64(n)
	return r, nil
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
// its own, over its own type: behind one interface the calls would cost more than the cards.
func playout(s game.State) func(*dice) int {
	switch s := s.(type) {
	case *drogue.State:
		start := s.Core()
		return func(x *dice) (n int) {
			for c := start; !c.Done(); n++ {
				c.Play(x.pick(c.Legal()))
			}
			return n
		}
	case *polignac.State:
		start := s.Core()
		return func(x *dice) (n int) {
			for c := start; !c.Done(); n++ {
				c.Play(x.pick(c.Legal()))
			}
			return n
		}
	case *slobberhannes.State:
		start := s.Core()
		return func(x *dice) (n int) {
			for c := start; !c.Done(); n++ {
				c.Play(x.pick(c.Legal()))
			}
			return n
		}
	case *napoleon.State:
		start := s.Core()
		return func(x *dice) (n int) {
			for c := start; !c.Done(); n++ {
				c.Play(x.pick(c.Legal()))
			}
			return n
		}
	}
	panic("a game without a core to measure")
}

// dice is a small generator: a playout needs a number a card, and no better one.
type dice struct {
	x    uint64
	most int64 // cards in a hand
}

// pick is one of the cards, each as likely as the other. It takes the lower ones away without a branch that depends on chance:
// no processor foresees it, and it would cost more than the card.
func (d *dice) pick(cards card.Set) card.Card {
	d.x ^= d.x << 13
	d.x ^= d.x >> 7
	d.x ^= d.x << 17
	k := int64(d.x >> 32 * uint64(cards.Len()) >> 32)
	for i := range d.most - 1 {
		cards &= cards - 1 | card.Set((k-1-i)>>63)
	}
	return cards.First()
}
