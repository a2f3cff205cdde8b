package napoleon

import (
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/game/gametest"
)

// xorshift is a small generator; a playout needs a number a card, and no better one.
type xorshift uint64

func (x *xorshift) next() uint64 {
	*x ^= *x << 13
	*x ^= *x >> 7
	*x ^= *x << 17
	return uint64(*x)
}

// playout plays a deal to its end, each legal card being equally likely.
func (x *xorshift) playout(c *Core) {
	for !c.Done() {
		legal := c.Legal()
		c.Play(legal.Nth(int(x.next() >> 32 * uint64(legal.Len()) >> 32)))
	}
}

// deals is so many deals, ready for the first lead; every seat is the soloist in turn.
func deals(tb testing.TB, n, seats int, options map[string]string) []Core {
	tb.Helper()
	settings, err := Game.Complete(options, seats)
	if err != nil {
		tb.Fatal(err)
	}
	out := make([]Core, n)
	x := xorshift(0x9E3779B97F4A7C15)
	for i := range out {
		s := Game.New(settings, seats, game.Seat(i%seats)).(*State)
		p := card.NewPack(s.Rules.Pack)
		for j := p.N - 1; j > 0; j-- {
			k := x.next() % uint64(j+1)
			p.Cards[j], p.Cards[k] = p.Cards[k], p.Cards[j]
		}
		s.Deal(&p)
		s.Play(s.Awaits.First(), BidMove(Three))
		for s.Leader == game.NoSeat {
			s.Play(s.Awaits.First(), BidMove(Pass))
		}
		out[i] = s.Core()
	}
	return out
}

// BenchmarkPlayout plays whole deals of four at random: one playout an operation.
func BenchmarkPlayout(b *testing.B) {
	for _, stop := range []string{"off", "on"} {
		b.Run("stop="+stop, func(b *testing.B) {
			all := deals(b, 256, 4, map[string]string{"stopWhenDecided": stop})
			x := xorshift(88172645463325252)
			b.ReportAllocs()
			i := 0
			for b.Loop() {
				c := all[i&255]
				x.playout(&c)
				i++
			}
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds()/1e6, "Mplayouts/s")
		})
	}
}

// BenchmarkFold makes whole deals again from their inputs; an operation is a deal.
func BenchmarkFold(b *testing.B) { gametest.Fold(b, Game) }
