package drogue_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"bivouac/game"
	"bivouac/games/drogue"
)

// TestOracleSettles holds the settlement alone to the oracle, over tricks that seldom come about at a table: a side without
// figures, without brisques, without a trick, with exactly forty points.
func TestOracleSettles(t *testing.T) {
	rng := rand.New(rand.NewPCG(1830, 0))
	var seen [2][4]int // how often each side met with each disgrace
	for range 20_000 {
		opt := settings(rng)
		o := newOracle(opt, rng.IntN(4))
		o.holder = rng.IntN(3) - 1
		pegs := drogue.Pegs{}
		for s, p := range o.players {
			p.nose = []int{0, 0, 1, 1, 2, 98, 99}[rng.IntN(7)]
			p.buttonhole = []int{0, 1, 99}[rng.IntN(3)]
			p.mayRelease = p.nose > 0 && o.holder >= 0 && side(s) != o.holder && rng.IntN(2) == 0
			pegs.Nose[s], pegs.Buttonhole[s] = uint8(p.nose), uint8(p.buttonhole)
			if p.mayRelease {
				pegs.MayRelease |= game.Seat(s).Set()
			}
		}
		count := drogue.CountOf{}
		for _, trick := range piles(rng) {
			s := trick.winner
			o.players[s].tricks++
			o.pile[s] = append(o.pile[s], trick.cards...)
			count.Points[s] += uint8(cardPoints(trick.cards))
			count.Tricks[s]++
			count.Brisque[s] = count.Brisque[s] || anyOf(trick.cards, ofRanks("AT"))
			count.Figure[s] = count.Figure[s] || anyOf(trick.cards, ofRanks("KQ"))
		}
		rules := rulesOf(opt)
		before := o.holder
		holder, st := drogue.Settle(&rules, int8(o.holder), &pegs, count)
		o.settle()
		var bad differences
		differ(&bad, "holder", int(holder), o.holder)
		for s, p := range o.players {
			at := fmt.Sprint(" of ", s)
			differ(&bad, "nose"+at, int(pegs.Nose[s]), p.nose)
			differ(&bad, "buttonhole"+at, int(pegs.Buttonhole[s]), p.buttonhole)
			differ(&bad, "mayRelease"+at, pegs.MayRelease.Has(game.Seat(s)), p.mayRelease)
		}
		if err := bad.err(); err != nil {
			t.Fatalf("holder %d, %+v: %v", before, st, err)
		}
		for s, d := range st.Disgraces {
			for i, name := range []string{"capot", "debrisque", "defigure", "courteQueue"} {
				if slices.Contains(d.Texts(), name) {
					seen[s][i]++
				}
			}
		}
	}
	for s := range seen {
		for i, n := range seen[s] {
			if n < 10 {
				t.Errorf("side %d met with disgrace %d only %d times", s, i, n)
			}
		}
	}
}

// won is four cards and the side that won them.
type won struct {
	cards  []string
	winner int
}

// piles is the pack in eight tricks. Now and then some ranks lie together, so that a side may go without them.
func piles(rng *rand.Rand) []won {
	p := slices.Clone(sheet)
	rng.Shuffle(len(p), func(i, j int) { p[i], p[j] = p[j], p[i] })
	ranks := []string{"", "KQ", "AT", "789J", "KQJ"}[rng.IntN(5)]
	p = append(only(p, ofRanks(ranks)), without(p, only(p, ofRanks(ranks))...)...)
	split := rng.IntN(9) // so many tricks, from either end, are the one side's
	first := rng.IntN(2)
	var list []won
	for i := range 8 {
		winner := first
		if i >= split {
			winner = 1 - first
		}
		if ranks == "" && rng.IntN(3) == 0 {
			winner = 1 - winner
		}
		list = append(list, won{p[i*4 : i*4+4], winner})
	}
	return list
}

// rulesOf is the rules of a match with these settings.
func rulesOf(opt game.Settings) drogue.Rules {
	return drogue.Game.New(opt, 4, 0).(*drogue.State).Rules
}
