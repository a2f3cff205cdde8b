package ui

import (
	"slices"

	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/say"
)

// handView is the viewer's hand.
type handView struct {
	Cards    []handCard
	Playable int // how many of them may be played now; 0: it is not the time for cards
}

// handCard is a card of the hand.
type handCard struct {
	Card card.Card
	Move string
	OK   bool
	Why  say.Line // why it may not be played
}

// hand sorts the viewer's cards and says of each whether it may be played.
func (f *felt) hand() handView {
	var h handView
	for _, c := range f.sorted(f.View.Hand) {
		m := game.PlayOf(c)
		hc := handCard{Card: c, Move: f.text(m), Why: f.why(m)}
		if hc.OK = hc.Why == (say.Line{}); hc.OK {
			h.Playable++
		}
		h.Cards = append(h.Cards, hc)
	}
	return h
}

// sorted is a hand in the order of its owner: trumps together, then suits of alternating colours. The order of the suits
// depends on the trump suit alone, so that nothing jumps when a suit runs out.
func (f *felt) sorted(hand card.Set) []card.Card {
	trumps, ranks := f.rules.order()
	var out []card.Card
	take := func(c card.Card) {
		if hand.Has(c) {
			hand &^= c.Set()
			out = append(out, c)
		}
	}
	for _, c := range trumps {
		take(c)
	}
	for _, s := range suitsAfter(f.View.Trumps) {
		for _, r := range ranks {
			take(card.Of(r, s))
		}
	}
	if f.p.Order == TrumpsRight {
		slices.Reverse(out)
	}
	return out
}

// suitsAfter is the four suits, the trump suit first, in alternating colours.
func suitsAfter(trumps card.Suit) [4]card.Suit {
	switch trumps {
	case card.Hearts:
		return [4]card.Suit{card.Hearts, card.Spades, card.Diamonds, card.Clubs}
	case card.Diamonds:
		return [4]card.Suit{card.Diamonds, card.Spades, card.Hearts, card.Clubs}
	case card.Clubs:
		return [4]card.Suit{card.Clubs, card.Hearts, card.Spades, card.Diamonds}
	}
	return [4]card.Suit{card.Spades, card.Hearts, card.Clubs, card.Diamonds}
}
