package drogue

import (
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/game/gametest"
)

// xorshift is the cheapest generator that will do for a playout.
type xorshift uint64

func (x *xorshift) below(n int) int {
	*x ^= *x << 13
	*x ^= *x >> 7
	*x ^= *x << 17
	return int(uint64(uint32(*x)) * uint64(n) >> 32)
}

// cores is random deals with random trumps, ready for the first lead.
func cores(n int, r Rules) []Core {
	rng := xorshift(0x9E3779B97F4A7C15)
	out := make([]Core, n)
	for i := range out {
		p := card.NewPack(Pack)
		for j := p.N - 1; j > 0; j-- {
			k := rng.below(j + 1)
			p.Cards[j], p.Cards[k] = p.Cards[k], p.Cards[j]
		}
		var hands [4]card.Set
		for j, c := range p.Cards[:p.N] {
			hands[j/8] |= c.Set()
		}
		out[i].start(hands, &r, card.Suits[rng.below(4)], game.Seat(rng.below(4)))
	}
	return out
}

// BenchmarkPlayout plays the cards of a deal to the end, uniformly at random among the legal ones; an operation is a whole deal.
func BenchmarkPlayout(b *testing.B) {
	deals := cores(256, Rules{})
	rng := xorshift(1)
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		c := deals[i&255]
		for !c.Done() {
			legal := c.Legal()
			c.Play(legal.Nth(rng.below(legal.Len())))
		}
		if p := c.Points(); p[0]+p[1] != 120 {
			b.Fatalf("%d and %d points do not make 120", p[0], p[1])
		}
	}
}

// BenchmarkFold makes whole deals again from their inputs; an operation is a deal.
func BenchmarkFold(b *testing.B) { gametest.Fold(b, Game) }
