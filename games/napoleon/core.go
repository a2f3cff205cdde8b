package napoleon

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// The orders of the game: one for each suit of trumps, and one without. They hold every card there is: that a card is not
// in the pack never shows, since it is never played.
var orders = makeOrders()

func makeOrders() (o [len(card.Suits) + 1]*trick.Order) {
	// §1: ace high down to two.
	ranks := []card.Rank{
		card.Ace, card.King, card.Queen, card.Jack, card.Ten, card.Nine, card.Eight,
		card.Seven, card.Six, card.Five, card.Four, card.Three, card.Two,
	}
	// §6: the joker belongs to the trumps and is the highest; where there are none it is the only one.
	o[untrumped] = trick.NewOrder(card.All, ranks, []card.Card{card.Joker})
	for _, s := range card.Suits {
		trumps := []card.Card{card.Joker}
		for _, r := range ranks {
			trumps = append(trumps, card.Of(r, s))
		}
		o[s] = trick.NewOrder(card.All, ranks, trumps)
	}
	return o
}

const (
	untrumped = uint8(len(card.Suits)) // the place of the order without trumps
	unmade    = untrumped + 1          // no place: the first card will make trumps
)

// OrderOf is what beats what when the suit is trumps; card.NoSuit: without trumps.
func OrderOf(trumps card.Suit) *trick.Order { return orders[placeOf(trumps)] }

func placeOf(trumps card.Suit) uint8 { return min(uint8(trumps), untrumped) }

// Core is the card play of one deal and nothing else: small and without pointers, so that a search can copy and play it
// by the million. State plays through the same Core. Table.Contract and State.Core make one; the zero value plays nothing.
type Core struct {
	hands  [8]card.Set // of Seats; eight, so that an index of three bits needs no check
	follow card.Set    // what the lead asks for
	over   card.Set    // what wins the trick when played now
	ring   uint64      // for each seat, in a byte of its own, the seat whose turn comes after it
	tricks [8]uint8
	order  uint8 // which of the orders holds
	turn   uint8 // who plays
	best   uint8 // who wins the trick so far
	solo   uint8
	bid    Bid
	size   uint8 // cards of a full trick
	wait   uint8 // cards for which this trick still waits
	left   uint8 // tricks still to be won
	win    uint8 // with so many tricks of the soloist the deal ends
	lose   uint8 // with so many of the opponents it ends too
	done   bool
}

// Contract is the card play that begins when the soloist has made the highest bid. hands has a set for each seat.
func (t *Table) Contract(soloist game.Seat, bid Bid, hands []card.Set) Core {
	c := Core{
		follow: FirstLead[0],
		over:   card.All,
		order:  unmade,
		turn:   uint8(soloist),
		solo:   uint8(soloist),
		bid:    bid,
		size:   t.N - uint8(t.Out.Len()),
		left:   HandSize,
		win:    HandSize + 1,
		lose:   HandSize + 1,
	}
	copy(c.hands[:], hands)
	for s := range game.Seat(t.N) {
		c.ring |= uint64(t.Next(s)) << (8 * s)
	}
	c.wait = c.size
	if bid == Misere && !t.Rules.MisereLed {
		c.order = untrumped
	}
	if t.Rules.Stop {
		// §3: the deal ends when the bid is made or can no longer be made; a misère is lost at the first trick, made only after five.
		c.win = max(bid.Tricks(), 1)
		c.lose = HandSize + 1 - c.win
	}
	return c
}

// Legal is the cards that the seat whose turn it is may play.
func (c *Core) Legal() card.Set {
	// §3: follow suit if able, otherwise any card.
	hand := c.hands[c.turn&7]
	if held := hand & c.follow; held != 0 {
		return held
	}
	return hand
}

// Play plays a card of the seat whose turn it is.
func (c *Core) Play(x card.Card) {
	turn := c.turn & 7
	c.hands[turn] &^= 1 << (x & 63)
	if c.wait == c.size {
		if c.order == unmade {
			c.order = uint8(x >> 4) // §3: the suit of the soloist's first card is trumps
		}
		c.follow = orders[c.order].Suit(x)
	}
	// §3: the highest trump wins, else the highest card of the suit led. Written without a branch: in a playout none is foreseen.
	wins := -(c.over >> (x & 63) & 1) // all ones or nothing
	c.best ^= (c.best ^ turn) & uint8(wins)
	c.over ^= (c.over ^ orders[c.order].Over(x)) & wins
	if c.wait--; c.wait > 0 {
		c.turn = uint8(c.ring >> (8 * turn))
		return
	}
	c.gather()
}

// gather ends a trick. §3: the winner leads to the next.
func (c *Core) gather() {
	c.tricks[c.best&7]++
	c.left--
	won := c.tricks[c.solo&7]
	c.done = c.left == 0 || won >= c.win || HandSize-c.left-won >= c.lose
	c.turn, c.wait, c.follow, c.over = c.best, c.size, 0, card.All
}

// Done tells whether the play of the deal is over.
func (c *Core) Done() bool { return c.done }

// Made tells whether the tricks taken so far make the bid; it is the outcome once Done.
func (c *Core) Made() bool {
	won := c.tricks[c.solo&7]
	if c.bid == Misere {
		return won == 0
	}
	return won >= c.bid.Tricks()
}

// Turn is the seat that plays next, while the play is not Done.
func (c *Core) Turn() game.Seat { return game.Seat(c.turn) }

// Hand is the cards that the seat holds.
func (c *Core) Hand(s game.Seat) card.Set { return c.hands[s&7] }

// Tricks is how many tricks the seat has won.
func (c *Core) Tricks(s game.Seat) int { return int(c.tricks[s&7]) }

// Soloist is the seat that plays alone.
func (c *Core) Soloist() game.Seat { return game.Seat(c.solo) }

// Trumps is the suit of trumps; card.NoSuit before they are made and where there are none.
func (c *Core) Trumps() card.Suit {
	if c.order >= untrumped {
		return card.NoSuit
	}
	return card.Suit(c.order)
}
