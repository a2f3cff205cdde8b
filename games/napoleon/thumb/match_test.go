package thumb_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/napoleon"
	"bivouac/games/napoleon/thumb"
)

// match plays a match and calls see for every view and the move made from it.
func match(t *testing.T, options map[string]string, bots []bot.Bot, seed uint64, see func(*game.View, game.Move)) *napoleon.State {
	t.Helper()
	settings, err := napoleon.Game.Complete(options, len(bots))
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 0))
	s := napoleon.Game.New(settings, len(bots), game.Seat(rng.IntN(len(bots)))).(*napoleon.State)
	for !s.Over {
		if s.WantsDeal() {
			p := card.NewPack(s.Rules.Pack)
			rng.Shuffle(p.N, func(i, j int) { p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i] })
			s.Deal(&p)
			continue
		}
		by := s.Awaits.First()
		v := s.Look(by)
		m, err := bots[by].Move(context.Background(), &v)
		if err == nil {
			err = game.Check(s, by, m)
		}
		if err != nil {
			t.Fatal(err)
		}
		see(&v, m)
		s.Play(by, m)
	}
	return s
}

// At every table it plays lawful cards to the end, and never beats an opponent's card that the soloist cannot beat.
func TestAtEveryTable(t *testing.T) {
	for i, options := range []map[string]string{
		{}, {"joker": "on", "misereTrump": "led"}, {"allPass": "dealerTwo", "pack": "32"}, {"discipline": "strict", "joker": "on"},
		{"allPass": "double", "stopWhenDecided": "off"},
	} {
		for seats := 3; seats <= 6; seats++ {
			bots := make([]bot.Bot, seats)
			for j := range bots {
				bots[j] = thumb.New(uint64(j))
			}
			bids := 0
			for seed := range uint64(20) {
				match(t, options, bots, seed, func(v *game.View, m game.Move) {
					table := v.Facts.(napoleon.Table)
					if m.Kind() == napoleon.Bids && m != napoleon.BidMove(napoleon.Pass) {
						bids++
					}
					if m.Kind() != game.Plays || v.Seat == table.Soloist || table.Bid == napoleon.Misere || v.Trick.N < 2 {
						return
					}
					over := napoleon.OrderOf(v.Trumps).Over(v.Trick.Top())
					soloistCame := false
					for place := range int(v.Trick.N) {
						soloistCame = soloistCame || v.At(place) == table.Soloist
					}
					if soloistCame && v.At(int(v.Trick.Best)) != table.Soloist && over.Has(m.Card()) && !all(v.Lawful, over) {
						t.Fatalf("table %d of %d, seed %d: %v beats an opponent's sure trick %v", i, seats, seed, m.Card(), v.Trick.Set())
					}
				})
			}
			if bids == 0 {
				t.Errorf("table %d of %d: nobody ever bid", i, seats)
			}
		}
	}
}

func all(moves []game.Move, cards card.Set) bool {
	for _, m := range moves {
		if !cards.Has(m.Card()) {
			return false
		}
	}
	return true
}

// One among random players wins, and random players among its like lose: by more than chance would do in so many deals.
func TestBeatsRandomPlayers(t *testing.T) {
	sum := 0
	const matches = 100
	for seed := range uint64(matches) {
		me := int(seed % 4)
		bots := []bot.Bot{bot.Random(seed), bot.Random(seed + 1), bot.Random(seed + 2), bot.Random(seed + 3)}
		bots[me] = thumb.New(seed)
		sum += match(t, nil, bots, seed, func(*game.View, game.Move) {}).Balances[me]
	}
	if perDeal := float64(sum) / (matches * 12); perDeal < 1 {
		t.Errorf("%.2f units a deal against random players, want 1 at least", perDeal)
	} else {
		t.Logf("%.2f units a deal against random players", perDeal)
	}
}
