package drogue

import (
	"bivouac/card"
	"bivouac/game"
)

// restore makes the state that a view shows, with these hands. What nobody could have seen, revokes not challenged, it takes
// as not done.
func restore(v *game.View, hands []card.Set) game.State {
	s := &State{Table: v.Facts.(Table)}
	for p := range game.Seat(4) {
		s.core.Hands[p] = hands[p]
		s.dealt[p] = hands[p] | s.PlayedBy[p]
	}
	if s.Maker == game.NoSeat {
		return s
	}
	s.core.start(s.core.Hands, &s.Rules, s.Trumps, s.Leader&3)
	for side := range game.Seat(2) {
		s.core.Taken[side] = s.Table.Taken[side]
		s.core.Tricks[side] = s.Public.Tricks[side] + s.Public.Tricks[side+2]
	}
	// The cards of the trick in hand are played once more; they have left the hands already.
	for _, c := range s.Trick.Cards[:s.Trick.N] {
		s.core.Play(c)
	}
	for p := range game.Seat(4) {
		s.secret.falsely |= falseSaid(&s.Table, p, s.dealt[p])
	}
	return s
}

// falseSaid is the seat where what it said is false of the hand, nobody where it is true.
func falseSaid(t *Table, p game.Seat, dealt card.Set) game.Seats {
	n := t.Said[p]
	if n == SaidNothing || n == SaidPass || canShow(dealt, n, t.Stated[p]) {
		return 0
	}
	return p.Set()
}

// fits tells whether these hands agree with all that the view proves. Announcements and calls left out prove something only
// where the rules are enforced.
func fits(v *game.View, hands []card.Set) bool {
	if !v.Agrees(Pack, hands) {
		return false
	}
	t := v.Facts.(Table)
	for p := range game.Seat(4) {
		dealt := hands[p] | t.PlayedBy[p]
		if p == t.Maker && !madeOf(&t, dealt) {
			return false
		}
		// §8: the clerk calls the four Mandrins of who holds them, before he speaks.
		forgot := t.Spoken.Has(p) && !t.Quatre.Has(p) && dealt&Jacks == Jacks
		if t.Assisted && t.Dealt && (forgot || falseSaid(&t, p, dealt) != 0) {
			return false
		}
	}
	return true
}

// madeOf tells whether a hand is one of which the maker would show what he showed.
func madeOf(t *Table, dealt card.Set) bool {
	ok := false
	shows(dealt, t.Number, t.Stated[t.Maker], func(s card.Suit, left card.Card) bool {
		ok = s == t.Trumps && ShownOf(dealt, s, left) == t.Made
		return !ok
	})
	return ok
}
