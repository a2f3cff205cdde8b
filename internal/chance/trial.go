package chance

import (
	"bivouac/card"
	"bivouac/shuffle"
)

// Trial is packs made by the shuffler that makes those of all tables, from a seed that never changes: the same packs for everybody.
type Trial struct {
	First      card.Pack // of them
	Packs      int
	Neighbours []int // so many packs have left n pairs of neighbours together
	Jacks      []int // the same for n Jacks in the hand of the first player, who gets the first eight cards
	ByHand     int   // pairs of neighbours left together by as many shuffles by hand
}

// fixed is where pictures and trials get their chance from.
var fixed = shuffle.Master{}

// Shuffled shuffles a pack of 32 so many times, each time from the new pack.
func Shuffled(packs int) Trial {
	cards := card.From(card.Seven)
	t := Trial{Packs: packs, Neighbours: make([]int, cards.Len()), Jacks: make([]int, 5)}
	for i := range packs {
		d := shuffle.Deal{Table: "chance", Number: uint64(i + 1)}
		p := shuffle.New(fixed.Seed(d), nil, d).Pack(cards)
		if i == 0 {
			t.First = p
		}
		t.Neighbours[together(&p)]++
		t.Jacks[(card.SetOf(p.Cards[:8]...)&card.OfRank(card.Jack)).Len()]++
		hand := shuffle.New(fixed.Seed(d), nil, d).ByHand(card.NewPack(cards))
		t.ByHand += together(&hand)
	}
	return t
}

func together(p *card.Pack) (pairs int) {
	for at := range p.N {
		if Together(p, at) {
			pairs++
		}
	}
	return pairs
}

// Together tells whether the card at a place of the pack and the one after it lay together in the new pack.
func Together(p *card.Pack, at int) bool {
	if at+1 >= p.N {
		return false
	}
	cards, a, b := p.Set(), p.Cards[at], p.Cards[at+1]
	between := min(a, b).Set() - 1 // the cards below the lower one, which lie before it in the new pack
	return (cards & (max(a, b).Set() - 1) &^ between).Len() == 1
}
