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
	Presets: []game.Preset{{Key: "page"}},
	Pack:    func(s game.Settings, seats int) card.Set { return Cards(s["pack"] == "french", seats) },
	New:     open,
	Restore: restore,
	Fits:    fits,
	Rest:    rest,
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

// layout is how a number of players share the cards, §2.
func layout(french bool, seats int) *card.Layout {
	if french {
		return &card.FrenchLayouts[seats]
	}
	return &card.FosterLayouts[seats]
}

// Cards is the pack for a number of players, the French one or Foster’s.
func Cards(french bool, seats int) card.Set { return layout(french, seats).Cards() }
