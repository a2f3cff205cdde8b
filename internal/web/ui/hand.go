package ui

import (
	"slices"

	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/hand"
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

// sorted is a hand in the order of its owner. The order of the suits depends on the trump suit alone, so that nothing jumps when
// a suit runs out.
func (f *felt) sorted(cards card.Set) []card.Card {
	out := hand.Sort(f.Game.Key, f.Settings, f.View.Trumps, cards)
	if f.p.Order == TrumpsRight {
		slices.Reverse(out)
	}
	return out
}
