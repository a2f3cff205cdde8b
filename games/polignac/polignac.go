// Package polignac is Polignac, or Quatre Valets: win no trick with a Jack in it, least of all the Jack of spades.
// The clauses are those of docs/rules/polignac.en.md.
package polignac

import "bivouac/game"

// Game is Polignac.
var Game = &game.Game{
	Key:      "polignac",
	MinSeats: 3, MaxSeats: 8,
	Edition: 1,
	Options: options,
	Presets: presets,
	Pack:    pack,
	New:     open,
	Restore: restore,
	Fits:    fits,
	Rest:    rest,
	Why:     why,
	Notes:   notes,
	Score:   func(v *game.View, s game.Seat) int { return int(v.Facts.(Table).Ledger.Chips[s]) },
	Format:  format,
	Parse:   parse,
}

// options are those of §5, in its order.
var options = []game.Option{
	{Key: "pack", Values: []string{"foster", "french"}},
	{Key: "order", Values: []string{"king", "ace"}},
	{Key: "penalty", Values: []string{"jacks", "queens"}, Needs: []game.Need{{Key: "order", Is: []string{"ace"}}}},
	{Key: "direction", Values: []string{"clockwise", "anticlockwise"}},
	{Key: "slam", Values: []string{"capot", "none", "chelem", "chelem+generale"}},
	{Key: "capotFail", Values: []string{"normal", "five", "fivePlusOwn"}, Needs: []game.Need{{Key: "slam", Is: []string{"capot"}}}},
	{Key: "dealerPays", Values: []string{"off", "on"}, Needs: []game.Need{{Seats: []int{7}}, {Key: "pack", Is: []string{"foster"}}}},
	{Key: "stopWhenDecided", Values: []string{"on", "off"}},
	{Key: "target", Values: []string{"20", "10", "15", "50"}},
	{Key: "scoring", Values: []string{"chips", "notepad"}},
	{Key: "stake", Values: []string{"0"}, Min: 0, Max: 1000},
	{Key: "discipline", Values: []string{"assisted", "strict"}},
	{Key: "openTricks", Values: []string{"off", "on"}},
}

var presets = []game.Preset{
	{Key: "foster"},
	{Key: "short", Set: map[string]string{"target": "10"}},
	{Key: "aceHigh", Set: map[string]string{"order": "ace"}},
	{Key: "queens", Set: map[string]string{"order": "ace", "penalty": "queens"}},
	{Key: "french20", Set: french("20")},
	{Key: "french50", Set: french("50")},
}

func french(target string) map[string]string {
	return map[string]string{
		"pack": "french", "direction": "anticlockwise", "slam": "chelem+generale", "scoring": "notepad", "target": target,
	}
}
