package polignac

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// why gives the reason why the seat of the view may not make the move.
func why(v *game.View, m game.Move) *game.Refusal {
	for _, allowed := range v.Moves {
		if allowed == m {
			return nil
		}
	}
	t := v.Facts.(Table)
	r := &game.Refusal{Move: m, Card: m.Card(), Held: card.None, Top: t.Trick.Led()}
	switch {
	case t.Over:
		r.Code, r.Clause = "over", "polignac §4"
	case !t.Dealt:
		r.Code, r.Clause = "nodeal", "polignac §1"
	case t.Out.Has(v.Seat):
		r.Code, r.Clause = "out", "polignac §1"
	case t.Calling() && m.Card() != card.None:
		r.Code, r.Clause = "phase", "polignac §2" // the round of announcements comes before the first card
	case m.Card() == card.None && (!t.Calling() || t.Awaits.Has(v.Seat)):
		r.Code, r.Clause = "call", "polignac §2" // the table does not play it, or the first card has been played
	case !t.Awaits.Has(v.Seat):
		r.Code, r.Clause = "turn", "polignac §3"
		if t.Calling() {
			r.Clause = "polignac §2" // each in turn announces or says nothing
		}
	case !v.Hand.Has(m.Card()):
		r.Code, r.Clause = "held", "polignac §3"
	default:
		// §3: follow suit if able.
		r.Code, r.Clause = "follow", "polignac §3"
		r.Legal = trick.Duty{t.Rules.Order().Suit(r.Top)}.Legal(v.Hand)
		r.Held = r.Legal.Last()
	}
	return r
}
