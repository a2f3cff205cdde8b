package thumb

import (
	"bivouac/card"
)

// attack plays for the soloist's tricks.
func (e *eye) attack() card.Card {
	switch {
	case e.Played == 0:
		suit, _ := e.trumps()
		return e.highest(e.legal & card.OfSuit(suit)) // what is led makes trumps: the best suit, from the top
	case e.Trick.N == 0:
		own := e.legal & e.order.Trumps
		if own != 0 && e.unseen&e.order.Trumps != 0 {
			return e.highest(own) // high trumps early, to draw those of the others
		}
		if plain := e.plain(e.legal); plain != 0 {
			return e.highest(plain)
		}
		return e.highest(own)
	}
	winning := e.wins(e.legal)
	switch {
	case winning == 0:
		return e.lowest(e.legal)
	case e.last():
		return e.lowest(winning)
	}
	if sure := e.masters(winning); sure != 0 {
		return e.lowest(sure)
	}
	return e.highest(winning)
}

// defend plays against the soloist's tricks.
func (e *eye) defend() card.Card {
	if e.Trick.N == 0 {
		if sure := e.masters(e.plain(e.legal) &^ e.Denied[e.Soloist]); sure != 0 {
			return e.highest(sure)
		}
		if plain := e.plain(e.legal); plain != 0 {
			return e.lowest(plain)
		}
		return e.lowest(e.legal)
	}
	winning, under := e.wins(e.legal), e.legal&^e.wins(e.legal)
	switch {
	case winning == 0:
		return e.lowest(e.legal)
	case e.soloistLeads():
		return e.lowest(winning) // beaten once, he cannot come back in this trick
	case e.safe() && under != 0:
		return e.lowest(under) // another opponent has it: never beat him
	case e.soloistPlayed():
		return e.lowest(e.legal)
	}
	// The soloist comes after me: low, unless a card is sure of the trick.
	if sure := e.masters(winning); sure != 0 {
		return e.lowest(sure)
	}
	return e.lowest(e.legal)
}

// safe tells whether the trick, which an opponent leads, is out of the soloist's reach.
func (e *eye) safe() bool {
	return e.soloistPlayed() || e.order.Over(e.Trick.Top())&e.unseen&^e.Denied[e.Soloist] == 0
}

// duck plays the soloist's misère.
func (e *eye) duck() card.Card {
	if e.Trick.N == 0 {
		return e.lowest(e.legal)
	}
	under := e.legal &^ e.wins(e.legal)
	switch {
	case under != 0:
		return e.highest(under) // the highest that does not take the trick
	case e.last():
		return e.highest(e.legal)
	}
	return e.lowest(e.legal)
}

// feed plays against a misère: the soloist is to be left with a trick.
func (e *eye) feed() card.Card {
	if e.Trick.N == 0 {
		// Low, and of a suit that he may still hold: in any other he only throws off his dangers.
		if may := e.hisSuits(e.legal); may != 0 {
			return e.lowest(may)
		}
		return e.lowest(e.legal)
	}
	under := e.legal &^ e.wins(e.legal)
	follows := e.order.Suit(e.Trick.Led())&e.legal != 0
	switch {
	case !e.soloistPlayed() && follows:
		return e.lowest(e.legal) // leave him room to be the highest
	case under != 0 && (e.soloistLeads() || !e.soloistPlayed()):
		return e.rid(under) // the highest that leaves the trick to him
	}
	return e.rid(e.legal)
}

// rid throws the highest card, first of the suits that the soloist no longer has.
func (e *eye) rid(cards card.Set) card.Card {
	if gone := cards &^ e.hisSuits(cards); gone != 0 {
		return e.highest(gone)
	}
	return e.highest(cards)
}

// hisSuits is those of the cards whose suit the soloist may still hold.
func (e *eye) hisSuits(cards card.Set) card.Set {
	var out card.Set
	for c := range cards.Each() {
		if e.order.Suit(c)&e.unseen&^e.Denied[e.Soloist] != 0 {
			out |= c.Set()
		}
	}
	return out
}
