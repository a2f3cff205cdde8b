package slobberhannes

import (
	"bivouac/card"
	"bivouac/game"
)

// Core is the play of one deal: the cards, the trick, and the points that follow. It is all that a search needs, and small:
// copy it, play it out, read the Score. State plays on one and adds what people see.
type Core struct {
	Score Score
	Hands [game.MaxSeats]card.Set
	Turn  game.Seat
	Best  game.Seat // who wins the trick so far

	suit card.Set // what follows the lead; empty before it
	over card.Set // what would win the trick now: before the lead every card
	down card.Set // the cards of the trick
	next [game.MaxSeats]game.Seat
	left uint8 // cards to come to the trick
	size uint8 // cards of a whole trick
}

// Legal is the cards that the seat in turn may play. §3: follow suit if able, otherwise any card.
func (c *Core) Legal() card.Set {
	hand := c.Hands[c.Turn&7]
	legal := hand & c.suit
	if legal == 0 {
		legal = hand
	}
	return legal
}

// Play plays a card of the seat in turn.
func (c *Core) Play(k card.Card) {
	turn := c.Turn & 7
	c.Hands[turn] &^= 1 << (k & 63)
	c.down |= 1 << (k & 63)
	if c.suit == 0 {
		c.suit = Order.Suit(k)
	}
	// §3: the highest card of the led suit wins. All is at hand before the question, so that the answer is a move and no branch,
	// which in a playout nobody could foresee; there is none of single bytes.
	over, best, beats := c.over, uint(c.Best), Order.Over(k)
	if over>>(k&63)&1 != 0 {
		over, best = beats, uint(turn)
	}
	c.over, c.Best = over, game.Seat(best)
	if c.left--; c.left > 0 {
		c.Turn = c.next[turn]
		return
	}
	// §4: the winner gets what the trick costs; §3: he leads next.
	queen := c.down.Has(Queen)
	c.Turn, c.left = game.Seat(best), c.size
	c.suit, c.over, c.down = 0, card.All, 0
	c.Score.Take(game.Seat(best), queen)
}

// Done tells whether the deal is over: after its last trick, or with the partie.
func (c *Core) Done() bool { return c.Score.Left == 0 || c.Score.Over }
