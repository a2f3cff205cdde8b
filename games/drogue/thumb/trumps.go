package thumb

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
)

// announce makes the cards with a hand that will win tricks in them.
func (p player) announce(v *game.View, t *drogue.Table) game.Move {
	pass := v.Lawful[len(v.Lawful)-1]
	best, worth := pass, 0
	for _, m := range v.Lawful {
		if m.Kind() != drogue.Announce {
			continue
		}
		for _, s := range card.Suits {
			if drogue.Count(v.Hand, s) == int(m.Arg()) && strength(v.Hand, s) > worth {
				best, worth = m, strength(v.Hand, s)
			}
		}
	}
	partner := (v.Seat + 2) & 3
	if said := t.Said[partner]; said != drogue.SaidPass && said == t.Best && said > 0 && best.Arg() < said+2 {
		return pass // the partner's trumps are as good as one's own
	}
	if worth < 9 {
		return pass
	}
	return best
}

// strength weighs a hand for trumps of a suit: Jacks win and draw trumps, length lasts, an Ace of trumps must be guarded.
func strength(hand card.Set, s card.Suit) int {
	n := 0
	for i, j := range drogue.Mandrins {
		if hand.Has(j) {
			n += 4 - i/2
		}
	}
	trumps := hand & (drogue.Plain(s) | drogue.Jacks)
	n += trumps.Len()
	if trumps.Has(card.Of(card.Ace, s)) && trumps.Len() < 4 {
		n-- // the black nose is near
	}
	for _, other := range card.Suits {
		if other != s && hand.Has(card.Of(card.Ace, other)) {
			n++
		}
	}
	return n
}

// makeTrumps shows the strongest suit, and keeps hidden what is offered first.
func makeTrumps(v *game.View) game.Move {
	best, worth := v.Lawful[0], -1
	for _, m := range v.Lawful {
		s, left := drogue.Showing(m)
		w := 2 * strength(v.Hand, s)
		if left == drogue.OfferedLeft(v.Hand, s) {
			w++
		}
		if w > worth {
			best, worth = m, w
		}
	}
	return best
}
