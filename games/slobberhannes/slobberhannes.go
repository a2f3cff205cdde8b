// Package slobberhannes is Slobberhannes: do not win the first trick, nor the last, nor the one with the Queen of clubs.
// The clauses are those of docs/rules/slobberhannes.en.md.
package slobberhannes

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// Game is Slobberhannes.
var Game = &game.Game{
	Key:      "slobberhannes",
	MinSeats: 3, MaxSeats: 8,
	Edition: 1,
	Options: []game.Option{
		{Key: "pack", Values: []string{"foster", "french"}},
		{Key: "direction", Values: []string{"clockwise", "anticlockwise"}},
		{Key: "target", Values: []string{"10", "20"}},
		{Key: "discipline", Values: []string{"assisted", "strict"}},
		{Key: "openTricks", Values: []string{"off", "on"}},
	},
	Pack:    func(s game.Settings, seats int) card.Set { return Cards(s["pack"] == "french", seats) },
	New:     open,
	Restore: restore,
	Fits:    fits,
	Why:     why,
	Notes:   notes,
	Score:   func(v *game.View, s game.Seat) int { return -int(v.Facts.(Table).Score.Points[s]) },
	Format:  func(_ card.Set, m game.Move) string { return m.Card().String() },
	Parse: func(_ card.Set, text string) (game.Move, error) {
		c, err := card.Parse(text)
		return game.PlayOf(c), err
	},
}

// Order is what beats what. §1: A K Q J 10 9 8 7, no trumps.
var Order = trick.NewOrder(card.From(card.Seven), []card.Rank{
	card.Ace, card.King, card.Queen, card.Jack, card.Ten, card.Nine, card.Eight, card.Seven,
}, nil)

// Queen is the card that costs a point.
var Queen = card.Of(card.Queen, card.Clubs)

// layout is how a number of players is dealt: the cards left out, and the packets in which each gets his.
type layout struct {
	out     card.Set
	packets []int
}

// Cards is the pack for a number of players, the French one or Foster’s.
func Cards(isFrench bool, seats int) card.Set {
	return card.From(card.Seven) &^ layoutOf(isFrench, seats).out
}

var (
	redSevens   = card.OfRank(card.Seven) & (card.OfSuit(card.Diamonds) | card.OfSuit(card.Hearts))
	blackSevens = card.OfRank(card.Seven) & (card.OfSuit(card.Clubs) | card.OfSuit(card.Spades))

	// §2: the French deal by two, with a last single card if the number is odd.
	french = [game.MaxSeats + 1]layout{
		3: {redSevens, []int{2, 2, 2, 2, 2}},
		4: {0, []int{2, 2, 2, 2}},
		5: {redSevens, []int{2, 2, 2}},
		6: {redSevens, []int{2, 2, 1}},
		7: {redSevens | blackSevens, []int{2, 2}},
		8: {0, []int{2, 2}},
	}
	// §2: three and eight are dealt as the French do; of seven the dealer takes no cards.
	foster = [game.MaxSeats + 1]layout{
		3: french[3],
		4: {0, []int{3, 2, 3}},
		5: {blackSevens, []int{3, 3}},
		6: {blackSevens, []int{3, 2}},
		7: {blackSevens, []int{3, 2}},
		8: french[8],
	}
)

func layoutOf(isFrench bool, seats int) *layout {
	if isFrench {
		return &french[seats]
	}
	return &foster[seats]
}
