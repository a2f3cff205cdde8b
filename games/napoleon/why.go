package napoleon

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// why gives the reason why the seat of the view may not make the move; nil if the table accepts it.
func why(v *game.View, m game.Move) *game.Refusal {
	for _, legal := range v.Moves {
		if legal == m {
			return nil
		}
	}
	t := v.Facts.(Table)
	refuse := func(code, clause string) *game.Refusal {
		return &game.Refusal{Code: code, Clause: clause, Move: m, Card: m.Card(), Held: card.None, Top: card.None}
	}
	bidding := t.Leader == game.NoSeat
	isBid := m.Kind() == Bids && Bid(m.Arg()) <= Blucher
	switch {
	case v.Over:
		return refuse("over", "napoleon §5")
	case !v.Dealt:
		return refuse("nodeal", "napoleon §1")
	case bidding && !isBid, !bidding && m.Kind() != game.Plays:
		return refuse("phase", "napoleon §2")
	case !v.Awaits.Has(v.Seat) && bidding:
		return refuse("turn", "napoleon §2")
	case !v.Awaits.Has(v.Seat):
		return refuse("turn", "napoleon §3")
	case bidding:
		return t.Rules.RefuseBid(t.Bid, Bid(m.Arg()))
	}
	return RefuseCard(m.Card(), v.Hand, t.Duty(), t.Trick.Led())
}

// RefuseBid is why the bid b cannot be called when high is the highest so far; a pass is refused where one must bid.
func (r *Rules) RefuseBid(high, b Bid) *game.Refusal {
	no := &game.Refusal{Clause: "napoleon §2", Move: BidMove(b), Card: card.None, Held: card.None, Top: card.None}
	switch {
	case b == Pass:
		no.Code = "dealer" // under dealerTwo he may not pass if all others have
	case b == Blucher && r.Win == 0:
		no.Code, no.Clause = "blucher", "napoleon §4" // none was agreed
	case b > high:
		no.Code = "forerunner" // Wellington without a Nap, Blücher without a Wellington
	default:
		no.Code = "low"
	}
	return no
}

// RefuseCard is why the card cannot be played from the hand, which has this duty to the card led.
func RefuseCard(c card.Card, hand card.Set, duty trick.Duty, led card.Card) *game.Refusal {
	legal := duty.Legal(hand)
	no := &game.Refusal{Code: "follow", Clause: "napoleon §3", Move: game.PlayOf(c), Card: c, Held: legal.First(), Top: led, Legal: legal}
	switch {
	case !hand.Has(c):
		no.Code, no.Held, no.Top = "held", card.None, card.None
	case led == card.None:
		no.Code, no.Clause, no.Held = "joker", "napoleon §6", card.None
	}
	return no
}
