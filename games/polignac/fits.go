package polignac

import (
	"bivouac/card"
	"bivouac/game"
)

// restore makes the state that a view shows, with these hands.
func restore(v *game.View, hands []card.Set) game.State {
	s := &State{Table: v.Facts.(Table)}
	copy(s.core.Hands[:], hands)
	s.setCore()
	return s
}

// fits tells whether the hands agree with what the view proves: their sizes, the pack, the own hand, the suits that a seat
// was out of when it could not follow, and after the deal every hand.
func fits(v *game.View, hands []card.Set) bool {
	t := v.Facts.(Table)
	var all card.Set
	for seat, hand := range hands {
		switch {
		case hand.Len() != int(t.Held[seat]),
			hand&all != 0,
			hand&t.Denied[seat] != 0,
			game.Seat(seat) == v.Seat && hand != v.Hand,
			t.Hands[seat] != 0 && hand != t.Hands[seat]&^t.Cards[seat]:
			return false
		}
		all |= hand
	}
	return t.Deals == 0 || all == t.Rules.Cards(int(t.N))&^t.Played
}
