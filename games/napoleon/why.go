package napoleon

import (
	"bivouac/card"
	"bivouac/game"
)

// why gives the reason why the seat of the view may not make the move; nil if the table accepts it.
func why(v *game.View, m game.Move) *game.Refusal {
	for _, legal := range v.Moves {
		if legal == m {
			return nil
		}
	}
	t := v.Facts.(Table)
	r := &game.Refusal{Move: m, Card: m.Card(), Held: card.None, Top: card.None}
	bidding := t.Leader == game.NoSeat
	switch {
	case v.Over:
		r.Code, r.Clause = "over", "napoleon §5"
	case !v.Dealt:
		r.Code, r.Clause = "nodeal", "napoleon §1"
	case m.Kind() > Bids || m.Kind() == Bids && (!bidding || Bid(m.Arg()) > Blucher) || m.Kind() == game.Plays && bidding:
		r.Code, r.Clause = "phase", "napoleon §2"
	case !v.Awaits.Has(v.Seat):
		r.Code, r.Clause = "turn", "napoleon §3"
		if bidding {
			r.Clause = "napoleon §2"
		}
	case bidding:
		t.whyNoBid(r, Bid(m.Arg()))
	default:
		t.whyNoCard(r, v.Hand)
	}
	return r
}

// whyNoBid tells why the bid may not be called.
func (t *Table) whyNoBid(r *game.Refusal, b Bid) {
	r.Clause = "napoleon §2"
	switch {
	case b == Pass:
		r.Code = "dealer" // under dealerTwo he may not pass if all others have
	case b == Blucher && t.Rules.Win == 0:
		r.Code, r.Clause = "blucher", "napoleon §4" // none was agreed
	case b > t.Bid:
		r.Code = "forerunner" // Wellington without a Nap, Blücher without a Wellington
	default:
		r.Code = "low"
	}
}

// whyNoCard tells why the card may not be played.
func (t *Table) whyNoCard(r *game.Refusal, hand card.Set) {
	r.Clause = "napoleon §3"
	r.Legal = t.Duty().Legal(hand)
	switch {
	case !hand.Has(r.Card):
		r.Code = "held"
	case t.Played == 0:
		r.Code, r.Clause = "joker", "napoleon §6"
	default:
		r.Code, r.Held, r.Top = "follow", r.Legal.First(), t.Trick.Led()
	}
}
