// Package hand lays out a hand for people: trumps together at the left, then the other suits, colours alternating, each from
// its highest card down. The order is stable: the suits stand in a circle ♣ ♦ ♠ ♥, and only trumps move to the front.
package hand

import (
	"slices"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
	"bivouac/games/polignac"
)

// circle is the suits, black and red by turns; wherever one begins, the colours alternate.
var circle = [4]card.Suit{card.Clubs, card.Diamonds, card.Spades, card.Hearts}

// The ranks of a plain suit, high to low.
var (
	natural = []card.Rank{card.Ace, card.King, card.Queen, card.Jack, card.Ten, card.Nine, card.Eight, card.Seven,
		card.Six, card.Five, card.Four, card.Three, card.Two}
	bezique = []card.Rank{card.Ace, card.Ten, card.King, card.Queen, card.Nine, card.Eight, card.Seven}
	french  = []card.Rank{card.King, card.Queen, card.Jack, card.Ace, card.Ten, card.Nine, card.Eight, card.Seven}
)

// ranks is the ranks of a plain suit in the game with these settings, high to low.
func ranks(gameKey string, s game.Settings) []card.Rank {
	switch {
	case gameKey == drogue.Game.Key && s["order"] != "natural":
		return bezique
	case gameKey == polignac.Game.Key && s["order"] != "ace":
		return french
	}
	return natural
}

// Sort lists the cards of a hand of the game as they are laid out, with the trumps as they stand: card.NoSuit where there are none.
func Sort(gameKey string, s game.Settings, trumps card.Suit, hand card.Set) []card.Card {
	out := make([]card.Card, 0, hand.Len())
	lay := func(c card.Card) {
		if hand.Has(c) && !slices.Contains(out, c) {
			out = append(out, c)
		}
	}
	lay(card.Joker)
	if gameKey == drogue.Game.Key {
		for _, c := range drogue.Mandrins { // trumps before trumps are made
			lay(c)
		}
	}
	for _, suit := range Suits(trumps) {
		for _, r := range ranks(gameKey, s) {
			lay(card.Of(r, suit))
		}
	}
	return out
}

// Suits is the four suits as they lie, trumps first, colours alternating.
func Suits(trumps card.Suit) (out [4]card.Suit) {
	first := max(0, slices.Index(circle[:], trumps))
	for i := range out {
		out[i] = circle[(first+i)%len(circle)]
	}
	return out
}
