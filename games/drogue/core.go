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
	Points [2]uint8    // their card points
	Tricks [2]uint8
	Turn   game.Seat // who plays next
	Best   game.Seat // who wins the trick in hand so far
	Led    card.Card // card.None before the lead
	Top    card.Card // the card that wins so far
	Lying  uint8     // cards of the trick in hand
	order  uint8     // natural<<2 | trumps
	must   bool      // overtrump must
	worth  uint8     // card points of the trick in hand
	cards  card.Set  // the trick in hand
}

// start sets the cards up for the first lead.
func (c *Core) start(hands [4]card.Set, r *Rules, trumps card.Suit, leader game.Seat) {
	*c = Core{Hands: hands, Turn: leader, Best: leader, Led: card.None, Top: card.None, must: r.MustOvertrump, order: uint8(trumps & 3)}
	if r.Natural {
		c.order |= 4
	}
}

// Order is what beats what.
func (c *Core) Order() *trick.Order { return orders[c.order>>2&1][c.order&3] }

// Duty is what the next card must be; without force for a lead.
func (c *Core) Duty() trick.Duty {
	if c.Lying == 0 {
		return trick.Duty{}
	}
	return DutyOf(c.Order(), c.must, c.Led, c.Top)
}

// Legal is the cards that may be played next.
func (c *Core) Legal() card.Set {
	hand := c.Hands[c.Turn&3]
	if c.Lying == 0 {
		return hand
	}
	return DutyOf(c.Order(), c.must, c.Led, c.Top).Legal(hand)
}

// Play plays a card that is held, legal or not, and tells whether it completed a trick; then Turn is its winner.
func (c *Core) Play(x card.Card) (complete bool) {
	s := c.Turn & 3
	c.Hands[s] &^= x.Set()
	c.cards |= x.Set()
	c.worth += Points[x.Rank()&15]
	if c.Lying == 0 {
		c.Led, c.Top, c.Best = x, x, s
	} else if c.Order().Over(c.Top).Has(x) {
		c.Top, c.Best = x, s
	}
	if c.Lying++; c.Lying < 4 {
		c.Turn = (s + 1) & 3
		return false
	}
	// §6: Highest trump wins, else the highest card of the led suit; the winner leads to the next.
	side := c.Best & 1
	c.Taken[side] |= c.cards
	c.Points[side] += c.worth
	c.Tricks[side]++
	c.Turn, c.Lying, c.cards, c.worth = c.Best, 0, 0, 0
	c.Led, c.Top = card.None, card.None
	return true
}

// Done tells whether all cards have been played.
func (c *Core) Done() bool { return c.Tricks[0]+c.Tricks[1] == 8 }
