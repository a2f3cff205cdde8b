package polignac_test

import (
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/game/gametest"
	"bivouac/games/polignac"
)

// xorshift is a small generator for playouts.
type xorshift uint64

// below draws a number from 0 to n-1.
func (x *xorshift) below(n int) int {
	*x ^= *x << 13
	*x ^= *x >> 7
	*x ^= *x << 17
	return int(uint64(uint32(*x)) * uint64(n) >> 32)
}

// shuffled is the cards in an order drawn by the generator.
func (x *xorshift) shuffled(cards card.Set) *card.Pack {
	p := card.NewPack(cards)
	for i := p.N - 1; i > 0; i-- {
		j := x.below(i + 1)
		p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i]
	}
	return &p
}

// opened is a partie with these options.
func opened(t testing.TB, seats int, dealer game.Seat, given map[string]string) (*polignac.State, game.Settings) {
	t.Helper()
	s, err := polignac.Game.Complete(given, seats)
	if err != nil {
		t.Fatal(err)
	}
	return polignac.Game.New(s, seats, dealer).(*polignac.State), s
}

// BenchmarkPlayout plays 256 deals of four players out at random, to the last card and to where they are decided.
func BenchmarkPlayout(b *testing.B) {
	for _, row := range []struct{ name, stop string }{{"toTheEnd", "off"}, {"decided", "on"}} {
		b.Run(row.name, func(b *testing.B) {
			rng := xorshift(1)
			var deals [256]polignac.Core
			for i := range deals {
				s, settings := opened(b, 4, game.Seat(i%4), map[string]string{"slam": "none", "stopWhenDecided": row.stop})
				s.Deal(rng.shuffled(polignac.Game.Pack(settings, 4)))
				deals[i] = s.Core()
			}
			b.ReportAllocs()
			b.ResetTimer()
			for i := range b.N {
				c := deals[i%len(deals)]
				for !c.Done() {
					legal := c.Legal()
					c.Play(legal.Nth(rng.below(legal.Len())))
				}
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mplayouts/s")
		})
	}
}

// BenchmarkState plays the same through the state itself.
func BenchmarkState(b *testing.B) {
	rng := xorshift(1)
	s, settings := opened(b, 4, 0, map[string]string{"slam": "none", "stopWhenDecided": "off"})
	s.Deal(rng.shuffled(polignac.Game.Pack(settings, 4)))
	var state polignac.State
	b.ReportAllocs()
	for range b.N {
		state.CopyFrom(s)
		var list [10]game.Move
		for state.Dealt {
			by := state.Awaits.First()
			moves := state.Moves(list[:0], by)
			state.Play(by, moves[rng.below(len(moves))])
		}
	}
}

// BenchmarkFold makes whole deals again from their inputs; an operation is a deal.
func BenchmarkFold(b *testing.B) { gametest.Fold(b, polignac.Game) }
