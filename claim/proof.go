package claim

import (
	"bivouac/card"
	"bivouac/game"
)

// budget is how many positions a proof looks at; what needs more is not certain.
const budget = 20_000

// proof is a search against one opponent who holds all other hands and decides only when he plays which of the cards not yet seen
// a hand has: any that it has not been shown to be without, as long as all hands can still be dealt. A way to play that wins
// against him wins in every layout, and one that wins in every layout wins against him.
type proof struct {
	game.Rest
	me     game.Seat
	after  [game.MaxSeats]game.Seat // whose turn comes after whose
	size   int                      // cards of a whole trick
	budget int
	known  map[position]bool
}

// position is what the claimer knows when he leads, and between two cards of a trick.
type position struct {
	hand   card.Set                // the claimer's
	unseen card.Set                // what the others hold, and what was not dealt
	held   [game.MaxSeats]uint8    // cards in each other hand
	shown  [game.MaxSeats]card.Set // that it is known to hold
	denied [game.MaxSeats]card.Set // that it is known not to hold
	holds  [game.MaxSeats]card.Set // of which it is known to hold one at least; empty: nothing known
}

// card is the claimer's next card, by which he wins all tricks to come; ok is false where none is found.
func (p *proof) card(v *game.View) (c card.Card, ok bool) {
	at := position{hand: v.Hand, unseen: p.Pack &^ v.Played &^ v.Hand}
	for s := range game.Seat(v.N) {
		if s == v.Seat || v.Out.Has(s) {
			continue
		}
		at.held[s], at.shown[s], at.denied[s] = v.Held[s], v.Shown[s], v.Denied[s]&at.unseen
		if v.Holds[s]&v.Shown[s] == 0 {
			at.holds[s] = v.Holds[s] & at.unseen
		}
	}
	if v.Trick.N == 0 {
		return p.lead(&at)
	}
	// The trick in hand: he must win it, or all is lost.
	led, top := v.Trick.Led(), v.Trick.Top()
	for cards := p.Duty(led, top).Legal(v.Hand) & p.Order.Over(top); cards != 0; cards &= cards - 1 {
		c := cards.First()
		next := at
		next.hand &^= c.Set()
		if p.keeps(&next, led, c, p.after[p.me], p.size-int(v.Trick.N)-1) {
			return c, true
		}
	}
	return card.None, false
}

// lead gives a lead by which the claimer wins this trick and all after it.
func (p *proof) lead(at *position) (card.Card, bool) {
	// What nobody can beat as the cards lie wins whenever it is led.
	safe, rest := card.Set(0), card.Set(0)
	threats := p.threats(at)
	for c := range at.hand.Each() {
		if p.Order.Over(c)&threats == 0 {
			safe |= c.Set()
		} else {
			rest |= c.Set()
		}
	}
	if rest == 0 {
		return safe.First(), true
	}
	for _, cards := range [...]card.Set{safe, rest} {
		for c := range cards.Each() {
			if p.budget < 0 {
				return card.None, false
			}
			next := *at
			next.hand &^= c.Set()
			if p.keeps(&next, c, c, p.after[p.me], p.size-1) {
				return c, true
			}
		}
	}
	return card.None, false
}

// threats is the cards that another hand may hold.
func (p *proof) threats(at *position) card.Set {
	var set card.Set
	for s, n := range at.held {
		if n > 0 {
			set |= at.unseen &^ at.denied[s]
		}
	}
	return set
}

// wins tells whether the claimer, on lead, wins all tricks to come.
func (p *proof) wins(at *position) bool {
	if at.hand == 0 {
		return true
	}
	known, ok := p.known[*at]
	if !ok {
		_, known = p.lead(at)
		p.known[*at] = known
	}
	return known
}

// keeps tells whether top, the claimer's, wins the trick to which wait cards are still to come, the next one from seat s, and the
// claimer all after it.
func (p *proof) keeps(at *position, led, top card.Card, s game.Seat, wait int) bool {
	if wait == 0 {
		return p.wins(at)
	}
	duty, over := p.Duty(led, top), p.Order.Over(top)
	free := at.unseen &^ at.denied[s]
	// First what would beat him: it decides at once.
	for cards := free & over; cards != 0; cards &= cards - 1 {
		if next := *at; p.spent() || next.play(s, cards.First(), duty.Denies(cards.First())) {
			return false
		}
	}
	marks := at.hand | led.Set() | top.Set()
	var tried card.Set
	for cards := free &^ over; cards != 0; cards &= cards - 1 {
		c := cards.First()
		if p.like(at, marks, c, tried) {
			continue
		}
		next := *at
		if !next.play(s, c, duty.Denies(c)) {
			continue
		}
		tried |= c.Set()
		if p.spent() || !p.keeps(&next, led, top, p.after[s], wait-1) {
			return false
		}
	}
	return true
}

// spent takes one of the budget, and tells whether nothing was left.
func (p *proof) spent() bool {
	p.budget--
	return p.budget < 0
}

// like tells whether one of the cards tried is as good as c: of the same suit with none of the marks between them, or both of suits
// that are not led any more, and with the same known of it at every seat. Where the claimer leads to the end, nothing else matters.
func (p *proof) like(at *position, marks card.Set, c card.Card, tried card.Set) bool {
	for t := range tried.Each() {
		if p.Order.Over(c)&marks == p.Order.Over(t)&marks && p.suit(c, marks) == p.suit(t, marks) && at.alike(c, t) {
			return true
		}
	}
	return false
}

// suit is the suit of a card, empty where it is no trump and will not be led.
func (p *proof) suit(c card.Card, marks card.Set) card.Set {
	if suit := p.Order.Suit(c); suit&(marks|p.Order.Trumps) != 0 {
		return suit
	}
	return 0
}

// alike tells whether the same is known of two cards at every seat.
func (at *position) alike(c, t card.Card) bool {
	for s := range at.held {
		for _, set := range [...]card.Set{at.shown[s], at.denied[s], at.holds[s]} {
			if set.Has(c) != set.Has(t) {
				return false
			}
		}
	}
	return true
}

// play lets a seat play a card not seen before, by which it proves that it has none of denied; it tells whether that can be.
func (at *position) play(s game.Seat, c card.Card, denied card.Set) bool {
	at.unseen &^= c.Set()
	at.held[s]--
	at.shown[s] &^= c.Set()
	if at.holds[s].Has(c) {
		at.holds[s] = 0
	}
	at.denied[s] |= denied
	for o := range at.held {
		at.denied[o] &= at.unseen
		if at.holds[o] != 0 {
			if at.holds[o] &= at.unseen &^ at.denied[o]; at.holds[o] == 0 {
				return false
			}
		}
		if game.Seat(o) != s && at.shown[o].Has(c) {
			return false
		}
	}
	return at.dealable()
}

// dealable tells whether the cards not seen can still be dealt so that every hand gets its number and agrees with what is known.
func (at *position) dealable() bool {
	for s, some := range at.holds {
		if some == 0 || some&at.shown[s] != 0 {
			continue
		}
		for c := range some.Each() {
			next := *at
			next.shown[s] |= c.Set()
			if next.dealable() {
				return true
			}
		}
		return false
	}
	free := at.unseen
	var seats [game.MaxSeats]int
	n := 0
	for s, held := range at.held {
		if at.shown[s]&(at.denied[s]|^free) != 0 || at.shown[s].Len() > int(held) {
			return false // held already by another, or not at all
		}
		free &^= at.shown[s]
		if held > 0 {
			seats[n] = s
			n++
		}
	}
	// Hall: any hands together need no more cards than there are for one of them at least.
	for some := 1; some < 1<<n; some++ {
		need, open := 0, card.Set(0)
		for i, s := range seats[:n] {
			if some>>i&1 != 0 {
				need += int(at.held[s]) - at.shown[s].Len()
				open |= free &^ at.denied[s]
			}
		}
		if open.Len() < need {
			return false
		}
	}
	return true
}
