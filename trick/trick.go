// Package trick says what beats what, what must be played, and who wins: the three questions of every trick-taking game.
package trick

import "bivouac/card"

// Order is what follows and what beats what, for one pack, one order of ranks and one choice of trumps. It is read-only once made.
type Order struct {
	suit [64]card.Set
	over [64]card.Set
	// Trumps is all trumps, empty where there are none.
	Trumps card.Set
}

// NewOrder makes the order of a pack. ranks are the ranks of a plain suit, high to low. trumps are all trumps, high to low;
// a card named there belongs to the trumps only, whatever suit is printed on it.
func NewOrder(pack card.Set, ranks []card.Rank, trumps []card.Card) *Order {
	o := &Order{Trumps: card.SetOf(trumps...) & pack}
	var over card.Set
	for _, t := range trumps {
		if pack.Has(t) {
			o.suit[t], o.over[t] = o.Trumps, over
			over |= t.Set()
		}
	}
	for _, s := range card.Suits {
		plain := card.OfSuit(s) & pack &^ o.Trumps
		over := o.Trumps
		for _, r := range ranks {
			if c := card.Of(r, s); plain.Has(c) {
				o.suit[c], o.over[c] = plain, over
				over |= c.Set()
			}
		}
	}
	return o
}

// Suit is what follows a lead of c: all cards of its suit, all trumps where c is a trump.
func (o *Order) Suit(c card.Card) card.Set { return o.suit[c&63] }

// Over is what beats c when played after it.
func (o *Order) Over(c card.Card) card.Set { return o.over[c&63] }

// Trick is the cards of one trick in the order of play.
type Trick struct {
	Cards [8]card.Card
	N     uint8
	// Best is the place (from the leader, 0) of the card that wins so far.
	Best uint8
}

// Add plays a card to the trick.
func (t *Trick) Add(o *Order, c card.Card) {
	if t.N > 0 && o.Over(t.Cards[t.Best]).Has(c) {
		t.Best = t.N
	}
	t.Cards[t.N] = c
	t.N++
}

// Led is the card that was led, None before that.
func (t *Trick) Led() card.Card {
	if t.N == 0 {
		return card.None
	}
	return t.Cards[0]
}

// Top is the card that wins so far, None before the lead.
func (t *Trick) Top() card.Card {
	if t.N == 0 {
		return card.None
	}
	return t.Cards[t.Best]
}

// Set is the cards of the trick without their order.
func (t *Trick) Set() card.Set { return card.SetOf(t.Cards[:t.N]...) }

// Text writes the cards in the order of play, as records do.
func (t *Trick) Text() string {
	text := ""
	for i, c := range t.Cards[:t.N] {
		if i > 0 {
			text += " "
		}
		text += c.String()
	}
	return text
}
