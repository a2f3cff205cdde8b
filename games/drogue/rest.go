package drogue

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// rest is what is still to be played.
func rest(v *game.View) (game.Rest, bool) {
	t := v.Facts.(Table)
	if t.Phase != Playing {
		return game.Rest{}, false
	}
	o := OrderOf(t.Rules.Natural, t.Trumps)
	return game.Rest{
		Pack: Pack, Order: o,
		Duty: func(led, top card.Card) trick.Duty { return DutyOf(o, t.Rules.MustOvertrump, led, top) },
		Even: t.even(v.Seat),
	}, true
}

// even tells whether it is all the same what falls in which trick where one seat wins all that are to come. The points, the tricks
// and with them the disgraces are its side's then, and the trump Ace, if another made trumps with it, is lost. What is left:
func (t *Table) even(s game.Seat) bool {
	out := Pack&^t.Played | t.Trick.Set()
	switch {
	// §6: each trick with a King or a Queen takes a peg off his buttonhole, so it matters how many such tricks there are …
	case t.Buttonhole[s] > 0 && (out&Figures).Len() > 1:
		return false
	// … and by option who plays the fourth Jack and when, unless both sides have played one, or there is a gap already.
	case t.Rules.FourJacks && Jacks&^t.Played != 0:
		both := (t.PlayedBy[0]|t.PlayedBy[2])&Jacks != 0 && (t.PlayedBy[1]|t.PlayedBy[3])&Jacks != 0
		return both || !unbroken(t.JackTricks)
	}
	return true
}
