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

// layout is how a number of players is dealt: the cards left out, and the packets in which each gets his.
type layout struct {
	out     card.Set
	packets []int
}

var (
	redSevens   = card.OfRank(card.Seven) & (card.OfSuit(card.Diamonds) | card.OfSuit(card.Hearts))
	blackSevens = card.OfRank(card.Seven) & (card.OfSuit(card.Clubs) | card.OfSuit(card.Spades))

	// §1: the French deal by two, with a last single card if the number is odd.
	frenchLayouts = [game.MaxSeats + 1]layout{
		3: {redSevens, []int{2, 2, 2, 2, 2}},
		4: {0, []int{2, 2, 2, 2}},
		5: {redSevens, []int{2, 2, 2}},
		6: {redSevens, []int{2, 2, 1}},
		7: {redSevens | blackSevens, []int{2, 2}},
		8: {0, []int{2, 2}},
	}
	// §1: Foster knows four to seven; three and eight are dealt as the French do. Of seven the dealer takes no cards.
	fosterLayouts = [game.MaxSeats + 1]layout{
		3: frenchLayouts[3],
		4: {0, []int{3, 2, 3}},
		5: {blackSevens, []int{3, 3}},
		6: {blackSevens, []int{3, 2}},
		7: {blackSevens, []int{3, 2}},
		8: frenchLayouts[8],
	}
)

func (r *Rules) layout(seats int) *layout {
	if r.French {
		return &frenchLayouts[seats]
	}
	return &fosterLayouts[seats]
}

// Cards is the pack for a number of players.
func (r *Rules) Cards(seats int) card.Set { return card.From(card.Seven) &^ r.layout(seats).out }

// dealerSitsOut tells whether the cards do not divide: §1: 30 cards, seven players.
func (r *Rules) dealerSitsOut(seats int) bool { return seats == 7 && !r.French }

func pack(s game.Settings, seats int) card.Set {
	r := rulesOf(s)
	return r.Cards(seats)
}
