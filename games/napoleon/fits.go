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

// fits tells whether the hands agree with all that the view proves: the cards that have been seen, the size of each hand,
// and the suits that somebody could not follow.
func fits(v *game.View, hands []card.Set) bool {
	t := v.Facts.(Table)
	if len(hands) != int(t.N) || v.Seat < game.Seat(t.N) && hands[v.Seat] != v.Hand {
		return false
	}
	free := t.Rules.Pack &^ t.Played // cards that nobody is known to have had
	for s, hand := range hands {
		if hand.Len() != int(t.Held[s]) || hand&^free != 0 || t.Shown[s]&^hand != 0 || t.Denied[s]&hand != 0 {
			return false
		}
		free &^= hand
	}
	return true
}
