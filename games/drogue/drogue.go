// Package drogue is the card game of French soldiers and sailors: two sides play for card points, the losers wear pegs
// on the nose, and the mute speak in grimaces. The rules are those of docs/rules/drogue; clauses are named after them.
package drogue

import (
	"strconv"
	"strings"

	"bivouac/card"
	"bivouac/game"
)

// Game is Drogue.
var Game = &game.Game{
	Key:      "drogue",
	MinSeats: 4, MaxSeats: 4,
	Edition: 1,
	// §12
	Options: []game.Option{
		{Key: "order", Values: []string{"bezique", "natural"}},
		{Key: "partners", Values: []string{"fixed", "kings"}},
		{Key: "packets", Values: []string{"4", "2"}},
		{Key: "overtrump", Values: []string{"free", "must"}},
		{Key: "capotPegs", Values: []string{"2", "1"}},
		{Key: "release", Values: []string{"one", "all"}},
		{Key: "everyLossAdds", Values: []string{"off", "on"}, Needs: []game.Need{{Key: "release", Is: []string{"all"}}}},
		{Key: "fourJacks", Values: []string{"off", "on"}},
		{Key: "discipline", Values: []string{"assisted", "strict", "watchful"}},
		{Key: "speech", Values: []string{"talking", "mute"}},
		{Key: "tells", Values: []string{"honest", "free"}},
		{Key: "length", Values: []string{"12", "4", "8", "20", "20m", "40m", "60m", "90m", "open"}},
		{Key: "openTricks", Values: []string{"off", "on"}},
		{Key: "showPoints", Values: []string{"own", "all", "none"}},
	},
	Presets: []game.Preset{
		{Key: "page"},
		{Key: "mute", Set: map[string]string{"speech": "mute"}},
		{Key: "soldiers", Set: map[string]string{"speech": "mute", "discipline": "strict", "partners": "kings"}},
		{Key: "short", Set: map[string]string{"length": "4"}},
	},
	Bell:    bell,
	Pack:    func(game.Settings, int) card.Set { return Pack },
	Draw:    draw,
	New:     open,
	Restore: restore,
	Fits:    fits,
	Rest:    rest,
	Why:     why,
	Notes:   notes,
	Score:   func(v *game.View, s game.Seat) int { t := v.Facts.(Table); return -t.Worn(s) },
	Format:  format,
	Parse:   parse,
}

// bell: §10, a length in minutes of play, or open until the people say stop.
func bell(s game.Settings) (minutes int, rings bool) {
	length := s["length"]
	if length == "open" {
		return 0, true
	}
	if m, ok := strings.CutSuffix(length, "m"); ok {
		minutes, _ = strconv.Atoi(m)
		return minutes, true
	}
	return 0, false
}

// Discipline is what happens when a rule is broken, §8.
type Discipline uint8

// The three disciplines.
const (
	Assisted Discipline = iota // illegal cards are refused, the clerk makes every owed call
	Strict                     // the game prevents nothing, and sees everything at once
	Watchful                   // an offence counts only if another player challenges it
)

// Rules is the options that decide anything, flat.
type Rules struct {
	Natural       bool // A K Q 10 9 8 7 below the Jacks
	PacketsOfTwo  bool
	MustOvertrump bool
	CapotPegs     uint8
	ReleaseAll    bool
	EveryLossAdds bool
	FourJacks     bool
	Discipline    Discipline
	Mute          bool
	FreeTells     bool
	Length        uint8 // completed deals; 0: until the bell
}

func rulesOf(s game.Settings) Rules {
	r := Rules{
		Natural:       s["order"] == "natural",
		PacketsOfTwo:  s["packets"] == "2",
		MustOvertrump: s["overtrump"] == "must",
		CapotPegs:     uint8(s.Int("capotPegs")),
		ReleaseAll:    s["release"] == "all",
		EveryLossAdds: s.On("everyLossAdds"),
		FourJacks:     s.On("fourJacks"),
		Mute:          s["speech"] == "mute",
		FreeTells:     s["tells"] == "free",
		Length:        uint8(s.Int("length")),
	}
	switch s["discipline"] {
	case "strict":
		r.Discipline = Strict
	case "watchful":
		r.Discipline = Watchful
	}
	return r
}
