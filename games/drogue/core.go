package drogue

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// Core is the play of the cards and nothing else: whose turn it is, what lies, who has won what. State plays its cards through
// one, and search copies one and plays on it, so that there is one set of rules. It is flat; a copy is independent.
type Core struct {
	Hands  [4]card.Set
	Taken  [2]card.Set // the cards in the tricks of each side
	follow card.Set    // what follows the lead
	over   card.Set    // what wins the trick when played now
	lying  card.Set    // the cards of the trick in hand
	Tricks [2]uint8
	turn   uint8 // who plays next
	best   uint8 // who wins the trick in hand so far
	wait   uint8 // cards for which the trick in hand still waits
	order  uint8 // natural<<2 | trumps
	must   bool  // overtrump must
}

// start sets the cards up for the first lead.
func (c *Core) start(hands [4]card.Set, r *Rules, trumps card.Suit, leader game.Seat) {
	*c = Core{Hands: hands, turn: uint8(leader), order: uint8(trumps & 3), must: r.MustOvertrump}
	if r.Natural {
		c.order |= 4
	}
	c.wantLead()
}

func (c *Core) wantLead() {
	c.wait, c.lying, c.over = 4, 0, Pack
}

// Order is what beats what.
func (c *Core) Order() *trick.Order { return orders[c.order&7] }

// Turn is who plays next; after the last card, who won the last trick.
func (c *Core) Turn() game.Seat { return game.Seat(c.turn) }

// Duty is what the next card must be; without force for a lead.
func (c *Core) Duty() trick.Duty {
	if c.wait == 4 {
		return trick.Duty{}
	}
	first, second, third := duty(c.Order(), c.must, c.follow, c.over)
	return trick.Duty{first, second, third}
}

// Legal is the cards that may be played next.
func (c *Core) Legal() card.Set {
	hand := c.Hands[c.turn&3]
	if c.wait == 4 {
		return hand
	}
	first, second, third := duty(c.Order(), c.must, c.follow, c.over)
	return trick.Legal(hand, first, second, third)
}

// Points is the card points in the tricks of each side.
func (c *Core) Points() [2]uint8 {
	return [2]uint8{uint8(PointsOf(c.Taken[0])), uint8(PointsOf(c.Taken[1]))}
}

// Play plays a card that is held, legal or not, and tells whether it completed a trick; then Turn is its winner.
func (c *Core) Play(x card.Card) (complete bool) {
	o, turn, bit := c.Order(), c.turn&3, card.Set(1)<<(x&63)
	c.Hands[turn] &^= bit
	c.lying |= bit
	if c.wait == 4 {
		c.follow = o.Suit(x)
	}
	// §6: Highest trump wins, else the highest card of the led suit. Written without a branch: in a playout none is foreseen.
	wins := -(uint64(c.over) >> (x & 63) & 1) // all ones or nothing
	c.best ^= (c.best ^ turn) & uint8(wins)
	c.over ^= (c.over ^ o.Over(x)) & card.Set(wins)
	if c.wait--; c.wait > 0 {
		c.turn = (turn + 1) & 3
		return false
	}
	// §6: the winner leads to the next.
	side := c.best & 1
	c.Taken[side] |= c.lying
	c.Tricks[side]++
	c.turn = c.best
	c.wantLead()
	return true
}

// Done tells whether all cards have been played.
func (c *Core) Done() bool { return c.Tricks[0]+c.Tricks[1] == 8 }
