package polignac

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// rest is what is still to be played.
func rest(v *game.View) (game.Rest, bool) {
	t := v.Facts.(Table)
	if t.Leader == game.NoSeat {
		return game.Rest{}, false
	}
	order := t.Rules.Order()
	out := t.Rules.Penalties() &^ (t.Played &^ t.Trick.Set())
	return game.Rest{
		Pack: t.Rules.Cards(int(t.N)), Order: order,
		Duty: func(led, _ card.Card) trick.Duty { return trick.Duty{order.Suit(led)} },
		// §4: the partie ends at the payment that takes the last chip, and that need not be the last one.
		Even: t.Ledger.runs(v.Seat) || int(t.Ledger.Chips[v.Seat]) > Cost(out),
	}, true
}

// runs tells whether the seat makes a slam by winning all tricks to come.
func (l *Ledger) runs(s game.Seat) bool {
	return l.Alive && (l.Runner == s || l.Runner == game.NoSeat) && (l.Slam != Capot || l.In.Has(s))
}
