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

// fits tells whether the hands agree with what the view proves, after the deal with every hand.
func fits(v *game.View, hands []card.Set) bool {
	t := v.Facts.(Table)
	if !v.Agrees(t.Rules.Cards(int(t.N)), hands) {
		return false
	}
	for seat, hand := range hands {
		if t.Hands[seat] != 0 && hand != t.Hands[seat]&^t.Cards[seat] {
			return false
		}
	}
	return true
}
