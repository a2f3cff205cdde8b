// Package napoleon is the rules of Napoleon, or Nap: five cards each, one bid, one soloist against all others.
// The paragraphs named in comments are those of the rule book, docs/rules.
package napoleon

import (
	"strconv"
	"strings"

	"bivouac/card"
	"bivouac/game"
)

const (
	// Seats is the most that play at one table.
	Seats = 6
	// HandSize is the cards that each player is dealt, and so the tricks of a deal.
	HandSize = 5
)

// Game is Napoleon.
var Game = &game.Game{
	Key: "napoleon", MinSeats: 3, MaxSeats: Seats, Edition: 1,
	Options: []game.Option{
		{Key: "allPass", Values: []string{"void", "dealerTwo", "double"}},
		{Key: "misereTrump", Values: []string{"none", "led"}},
		{Key: "blucher", Values: []string{"30/15", "40/20", "20/20", "10/20", "off"}, Free: isStake, Form: "W/L"},
		{Key: "stopWhenDecided", Values: []string{"on", "off"}},
		{Key: "length", Values: []string{"3", "open"}, Min: 1, Max: 10},
		{Key: "discipline", Values: []string{"assisted", "strict"}},
		{Key: "dealerOut", Values: []string{"off", "on"}, Needs: []game.Need{
			{Seats: []int{6}}, {Key: "allPass", Not: []string{"dealerTwo"}},
		}},
		{Key: "joker", Values: []string{"off", "on"}},
		{Key: "pack", Values: []string{"52", "24", "28", "32", "36"}},
	},
	Presets: []game.Preset{
		{Key: "page"},
		{Key: "peel", Set: map[string]string{"dealerOut": "on", "misereTrump": "led"}},
		{Key: "double", Set: map[string]string{"allPass": "double"}},
	},
	Clash: packTooSmall,
	Bell:  func(s game.Settings) (minutes int, rings bool) { return 0, s["length"] == "open" },
	Pack:  func(s game.Settings, _ int) card.Set { return packOf(s) },
	New:   open,

	Restore: restore,
	Fits:    fits,
	Rest:    rest,
	Why:     why,
	Notes:   notes,
	Score:   func(v *game.View, s game.Seat) int { return int(v.Facts.(Table).Balances[s]) },
	Format:  format,
	Parse:   parse,
}

// AllPass is what happens when nobody bids.
type AllPass uint8

const (
	// VoidDeal: nothing is paid, and the next player deals.
	VoidDeal AllPass = iota
	// DealerTwo: the dealer may not pass if all others have.
	DealerTwo
	// Double: the deal is void, and the next deal played counts double.
	Double
)

// Rules is what the table has agreed, in the form that play needs.
type Rules struct {
	Pack      card.Set // the joker too, where it is in play
	AllPass   AllPass
	MisereLed bool   // the suit that is led makes trumps in a misère too
	Win, Loss uint16 // what a Blücher pays made and failed; 0: it may not be bid
	Stop      bool   // the deal ends when the bid is decided
	Rounds    uint8  // dealer rounds; 0: until the bell
	DealerOut bool   // the dealer takes no cards
}

// RulesOf reads settings that Fill or Complete has made.
func RulesOf(s game.Settings) Rules {
	r := Rules{
		Pack:      packOf(s),
		MisereLed: s["misereTrump"] == "led",
		Stop:      s.On("stopWhenDecided"),
		Rounds:    uint8(s.Int("length")), // "open" reads as 0
		DealerOut: s.On("dealerOut"),
	}
	switch s["allPass"] {
	case "dealerTwo":
		r.AllPass = DealerTwo
	case "double":
		r.AllPass = Double
	}
	r.Win, r.Loss, _ = ParseStake(s["blucher"])
	return r
}

// §6: a pack is stripped from below: 36 cards from the six up, 32 from the seven, 28 from the eight, 24 from the nine.
func packOf(s game.Settings) card.Set {
	pack := card.From(card.Ace + 1 - card.Rank(s.Int("pack")/len(card.Suits)))
	if s.On("joker") {
		pack |= card.Joker.Set()
	}
	return pack
}

// §6: the pack must have five cards for each who is dealt.
func packTooSmall(s game.Settings, seats int) error {
	dealt := seats
	if s.On("dealerOut") {
		dealt--
	}
	if packOf(s).Len() >= HandSize*dealt {
		return nil
	}
	return &game.OptionError{Reason: game.WrongSeats, Key: "pack", Value: s["pack"], Seats: seats}
}

// §4: any W/L of 1 to 999 may be agreed for a Blücher.
func isStake(value string) bool {
	_, _, ok := ParseStake(value)
	return ok
}

// ParseStake reads what a Blücher wins and costs, as W/L of 1 to 999; ok is false for anything else, "off" too.
func ParseStake(value string) (win, loss uint16, ok bool) {
	w, l, _ := strings.Cut(value, "/")
	win, okW := stake(w)
	loss, okL := stake(l)
	return win, loss, okW && okL
}

func stake(text string) (uint16, bool) {
	n, err := strconv.Atoi(text)
	return uint16(n), err == nil && strconv.Itoa(n) == text && n >= 1 && n <= 999
}
