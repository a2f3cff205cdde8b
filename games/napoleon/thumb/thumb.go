// Package thumb plays Napoleon by rules of thumb: it bids what its trumps and aces are worth, draws trumps early, and as an
// opponent leaves a trick to whoever has it safely.
package thumb

import (
	"context"
	"errors"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/napoleon"
	"bivouac/trick"
)

// New is the player. It leaves nothing to chance: the seed is there because every player has one.
func New(uint64) bot.Bot { return thumb{} }

type thumb struct{}

func (thumb) Name() string { return "rules" }

// Aside is never made: Napoleon has none.
func (thumb) Aside(context.Context, *game.View) (game.Move, bool) { return 0, false }

// Move bids or plays a card.
func (thumb) Move(_ context.Context, v *game.View) (game.Move, error) {
	if len(v.Lawful) == 0 {
		return 0, errors.New("rules was asked for a move and has none")
	}
	t, ok := v.Facts.(napoleon.Table)
	if !ok {
		return 0, errors.New("rules was asked about another game than Napoleon")
	}
	e := see(v, &t)
	if t.Leader == game.NoSeat {
		return e.bid(v.Lawful), nil
	}
	for _, m := range v.Lawful {
		e.legal |= m.Card().Set()
	}
	return game.PlayOf(e.card()), nil
}

// eye is what the player makes of a view.
type eye struct {
	*napoleon.Table
	me     game.Seat
	hand   card.Set
	legal  card.Set
	unseen card.Set // the cards that others hold or nobody
	order  *trick.Order
}

func see(v *game.View, t *napoleon.Table) *eye {
	return &eye{
		Table: t, me: v.Seat, hand: v.Hand,
		unseen: t.Rules.Pack &^ t.Played &^ v.Hand,
		order:  napoleon.OrderOf(t.Trumps),
	}
}

// card chooses a card to play.
func (e *eye) card() card.Card {
	misere := e.Bid == napoleon.Misere
	switch {
	case e.me == e.Soloist && misere:
		return e.duck()
	case e.me == e.Soloist:
		return e.attack()
	case misere:
		return e.feed()
	}
	return e.defend()
}

// higher counts the unseen cards of its own suit that beat the card.
func (e *eye) higher(c card.Card) int { return (e.order.Suit(c) & e.order.Over(c) & e.unseen).Len() }

// lower counts the unseen cards of its own suit that the card beats.
func (e *eye) lower(c card.Card) int { return (e.order.Suit(c) &^ e.order.Over(c) & e.unseen).Len() }

// height says how high a card stands among the unseen ones of its suit, of equals by its rank; the joker above all.
func (e *eye) height(c card.Card) int {
	if c == card.Joker {
		return top
	}
	return (e.lower(c)-e.higher(c))*ranks + int(c.Rank())
}

const (
	ranks = 16         // more than there are
	top   = 16 * ranks // more than the height of any other card
)

// wins is those of the cards that would be the best of the trick so far.
func (e *eye) wins(cards card.Set) card.Set {
	if e.Trick.N == 0 {
		return cards
	}
	return cards & e.order.Over(e.Trick.Top())
}

// masters is those of the cards that nobody can beat within their suit.
func (e *eye) masters(cards card.Set) card.Set {
	var out card.Set
	for c := range cards.Each() {
		if e.higher(c) == 0 {
			out |= c.Set()
		}
	}
	return out
}

// plain is those of the cards that are no trumps.
func (e *eye) plain(cards card.Set) card.Set { return cards &^ e.order.Trumps }

// last tells whether the trick waits for nobody after me.
func (e *eye) last() bool { return int(e.Trick.N)+1 == int(e.N)-e.Out.Len() }

// soloistLeads tells whether the soloist is winning the trick so far.
func (e *eye) soloistLeads() bool { return e.Trick.N > 0 && e.At(int(e.Trick.Best)) == e.Soloist }

// soloistPlayed tells whether the soloist's card lies in the trick.
func (e *eye) soloistPlayed() bool {
	for place := range int(e.Trick.N) {
		if e.At(place) == e.Soloist {
			return true
		}
	}
	return false
}

// lowest is the card that stands lowest, plain cards before trumps; highest is the one that stands highest, trumps first.
func (e *eye) lowest(cards card.Set) card.Card {
	return best(cards, func(c card.Card) int { return -e.weight(c) })
}

func (e *eye) highest(cards card.Set) card.Card { return best(cards, e.weight) }

func (e *eye) weight(c card.Card) int {
	if e.order.Trumps.Has(c) {
		return 2*top + e.height(c)
	}
	return e.height(c)
}

// best is the card of the most merit, of equals the first; card.None of no cards.
func best(cards card.Set, merit func(card.Card) int) card.Card {
	choice, most := card.None, 0
	for c := range cards.Each() {
		if m := merit(c); choice == card.None || m > most {
			choice, most = c, m
		}
	}
	return choice
}
