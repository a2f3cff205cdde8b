package gametest

import (
	"math/rand/v2"
	"testing"

	"bivouac/card"
	"bivouac/game"
)

// Fold measures how long it takes to make a whole deal again from its inputs: the pack, its calls and its cards. An operation is
// a deal; it is done with 256 of four players by turns, so that no single one decides.
func Fold(b *testing.B, g *game.Game) {
	settings, err := g.Complete(nil, 4)
	if err != nil {
		b.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(1836, 32))
	start, s := g.New(settings, 4, 0), g.New(settings, 4, 0)
	var deals [][]input
	for len(deals) < 256 {
		s.CopyFrom(start)
		if deal := played(g, s, settings, rng); s.Open().Played != 0 { // not void
			deals = append(deals, deal)
		}
	}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		s.CopyFrom(start)
		deal := deals[i%len(deals)]
		for j := range deal {
			deal[j].feed(s)
		}
	}
}

// played is the inputs of a deal that is played at random in a state.
func played(g *game.Game, s game.State, settings game.Settings, rng *rand.Rand) []input {
	pack := card.NewPack(g.Pack(settings, 4))
	rng.Shuffle(pack.N, func(i, j int) { pack.Cards[i], pack.Cards[j] = pack.Cards[j], pack.Cards[i] })
	deal := []input{{pack: &pack}}
	s.Deal(&pack)
	for p := s.Open(); p.Dealt; {
		by, m, owed := game.Clerk(s)
		if !owed {
			by = p.Awaits.First()
			moves := s.Moves(nil, by)
			m = moves[rng.IntN(len(moves))]
		}
		deal = append(deal, input{by: by, move: m})
		s.Play(by, m)
	}
	return deal
}
