package slobberhannes

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
		r.Code, r.Clause = "over", "slobberhannes §5"
	case !t.Dealt:
		r.Code, r.Clause = "nodeal", "slobberhannes §2"
	case t.Out.Has(v.Seat):
		r.Code, r.Clause = "out", "slobberhannes §2"
	case m.Card() == card.None:
		r.Code, r.Clause = "phase", "slobberhannes §3"
	case !t.Awaits.Has(v.Seat):
		r.Code, r.Clause = "turn", "slobberhannes §3"
	case !v.Hand.Has(m.Card()):
		r.Code, r.Clause = "held", "slobberhannes §3"
	default:
		// §3: follow suit if able.
		r.Code, r.Clause = "follow", "slobberhannes §3"
		r.Legal = trick.Duty{Order.Suit(r.Top)}.Legal(v.Hand)
		r.Held = r.Legal.Last()
	}
	return r
}
