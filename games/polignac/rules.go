package polignac

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// Rules is what was agreed and what the cards need to know of it.
type Rules struct {
	AceHigh    bool // the order is A K Q J 10 9 8 7, not K Q J A 10 9 8 7
	Queens     bool // the Queens cost, not the Jacks
	French     bool // the French packs
	DealerPays bool // a dealer who sits out pays for a slam
	Stop       bool // a decided deal ends
	Target     uint16
	Stake      uint16
}

func rulesOf(s game.Settings) Rules {
	return Rules{
		AceHigh:    s["order"] == "ace",
		Queens:     s["penalty"] == "queens",
		French:     s["pack"] == "french",
		DealerPays: s.On("dealerPays"),
		Stop:       s.On("stopWhenDecided"),
		Target:     uint16(s.Int("target")),
		Stake:      uint16(s.Int("stake")),
	}
}

// orders are both orders. §1: K Q J A 10 9 8 7, or with the Ace high A K Q J 10 9 8 7; no trumps.
var orders = [2]trick.Order{
	*trick.NewOrder(card.From(card.Seven), []card.Rank{card.King, card.Queen, card.Jack, card.Ace, card.Ten, card.Nine, card.Eight, card.Seven}, nil),
	*trick.NewOrder(card.From(card.Seven), []card.Rank{card.Ace, card.King, card.Queen, card.Jack, card.Ten, card.Nine, card.Eight, card.Seven}, nil),
}

// Order is what beats what.
func (r *Rules) Order() *trick.Order { return &orders[r.order()] }

func (r *Rules) order() uint8 {
	if r.AceHigh {
		return 1
	}
	return 0
}

// Penalties is the four cards that cost something.
func (r *Rules) Penalties() card.Set {
	if r.Queens {
		return card.OfRank(card.Queen)
	}
	return card.OfRank(card.Jack)
}

// Cost is what penalty cards cost who wins them. §3: each 1, the one of spades 2.
func Cost(penalties card.Set) int {
	// One bit a suit, whichever rank costs; the product adds them up in its top sixteen, that of spades twice. A playout asks
	// this at every trick, and counting bits takes longer.
	each := (penalties>>card.Jack | penalties>>card.Queen) & card.OfRank(card.Two)
	return int(each * 0x0001_0001_0001_0002 >> 48)
}

// layout is how a number of players share the cards, §1.
func (r *Rules) layout(seats int) *card.Layout {
	if r.French {
		return &card.FrenchLayouts[seats]
	}
	return &card.FosterLayouts[seats]
}

// Cards is the pack for a number of players.
func (r *Rules) Cards(seats int) card.Set { return r.layout(seats).Cards() }

func pack(s game.Settings, seats int) card.Set {
	r := rulesOf(s)
	return r.Cards(seats)
}
