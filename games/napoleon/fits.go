package napoleon

import (
	"bivouac/card"
	"bivouac/game"
)

// restore makes the state that the view shows, with these hands.
func restore(v *game.View, hands []card.Set) game.State {
	s := &State{Table: v.Facts.(Table)}
	if s.Leader == game.NoSeat {
		copy(s.core.hands[:], hands)
		return s
	}
	c := s.Contract(s.Soloist, s.Bid, hands)
	if s.Played != 0 {
		c.order = placeOf(s.Trumps)
		c.follow = 0
	}
	c.turn = uint8(s.Awaits.First())
	c.wait = c.size - s.Trick.N
	copy(c.tricks[:], s.Tricks[:])
	c.left -= s.Last.Number
	if s.Trick.N > 0 {
		c.follow = orders[c.order].Suit(s.Trick.Led())
		c.over = orders[c.order].Over(s.Trick.Top())
		c.best = uint8(s.At(int(s.Trick.Best)))
	}
	s.core = c
	return s
}

// fits tells whether the hands agree with what the view proves.
func fits(v *game.View, hands []card.Set) bool {
	t := v.Facts.(Table)
	return v.Agrees(t.Rules.Pack, hands)
}
