// Package ui draws the pages: a page is a function of what its reader may see and of how he likes to read.
package ui

import (
	"encoding/json"
	"strings"

	"bivouac/internal/say"
	"bivouac/internal/web/ui/deck"
	"bivouac/internal/web/ui/ink"
)

// Person is how somebody likes his pages. It belongs to him, not to a table.
type Person struct {
	Lang     say.Lang     `json:"lang"`
	Name     string       `json:"name,omitempty"` // that he sat down with last
	Face     uint64       `json:"face,omitempty"`
	Letters  deck.Letters `json:"letters"`
	Palette  ink.Palette  `json:"palette"`
	Inks     ink.Inks     `json:"inks"` // that he has mixed himself, for ink.Own
	Size     Size         `json:"size"`
	Order    Order        `json:"order"`
	Speed    Speed        `json:"speed"`
	Title    bool         `json:"title"` // it is his turn: the title of the tab in the browser says so
	Icon     bool         `json:"icon"`  // it is his turn: the picture of the tab shows it
	Sound    bool         `json:"sound,omitempty"`
	Shake    bool         `json:"shake,omitempty"`  // it is his turn: the device vibrates
	Captions bool         `json:"captions"`         // signs are said in words too
	TwoTap   bool         `json:"twoTap,omitempty"` // a first tap raises a card, a second plays it
	Theme    Theme        `json:"theme"`
	Still    bool         `json:"still,omitempty"` // nothing moves

	Lost bool `json:"-"` // what was kept of his settings is damaged: these are the usual ones
}

// Size is how large cards and words are.
type Size string

// The sizes.
const (
	Normal Size = "normal"
	Large  Size = "large"
)

// Order is how a hand is sorted.
type Order string

// The orders: where the trumps stand, and whether the high cards come first.
const (
	TrumpsLeft  Order = "left"  // trumps at the left, high cards first
	TrumpsRight Order = "right" // trumps at the right, low cards first
)

// Speed is how fast things move on the page.
type Speed string

// The speeds.
const (
	Brisk  Speed = "brisk"
	Steady Speed = "steady"
	Slow   Speed = "slow"
)

// Theme is day or night.
type Theme string

// The themes.
const (
	Auto  Theme = "auto" // as the device has it
	Day   Theme = "day"
	Night Theme = "night"
)

// Sizes, Orders, Speeds and Themes are what can be chosen, the default first.
var (
	Sizes   = []Size{Normal, Large}
	Orders  = []Order{TrumpsLeft, TrumpsRight}
	Speeds  = []Speed{Steady, Brisk, Slow}
	Themes  = []Theme{Auto, Day, Night}
	Letters = []deck.Letters{deck.English, deck.German, deck.French}
)

// Newcomer is how pages look to somebody who has chosen nothing yet.
func Newcomer(lang say.Lang) Person {
	return Person{Lang: lang, Letters: LettersOf(lang), Size: Sizes[0], Palette: ink.Palettes[0], Inks: ink.Safe.Inks(), Order: Orders[0], Speed: Speeds[0], Title: true, Icon: true, Captions: true, Theme: Themes[0]}
}

// LettersOf is the index letters that readers of a language know.
func LettersOf(lang say.Lang) deck.Letters {
	switch lang {
	case say.De:
		return deck.German
	case say.Fr:
		return deck.French
	}
	return deck.English
}

// UnmarshalJSON reads settings over those that are there: what is not named stays as it is. Of old ones one switch was for all of
// a tab, and one for four colours.
func (p *Person) UnmarshalJSON(body []byte) error {
	type plain Person
	old := struct {
		*plain
		Tab  *bool `json:"tab"`
		Four bool  `json:"four"`
	}{plain: (*plain)(p)}
	if err := json.Unmarshal(body, &old); err != nil {
		return err
	}
	if old.Tab != nil {
		p.Title, p.Icon = *old.Tab, *old.Tab
	}
	if old.Four {
		p.Palette = ink.Four
	}
	return nil
}

// Calm is the settings of who wants it calm: large, still, and in words.
func (p Person) Calm() Person {
	p.Size, p.Still, p.Captions = Large, true, true
	return p
}

// class is what the person's settings mean for the look of a page.
func (p Person) class() string {
	c := []string{p.Palette.Class()}
	if p.Size == Large {
		c = append(c, "large")
	}
	if p.Still {
		c = append(c, "still")
	}
	return strings.Join(c, " ")
}
