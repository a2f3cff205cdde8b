// Package ink is the colours in which suits are printed: packs that one knows, and those that a person mixes himself.
package ink

import (
	"fmt"
	"math"
	"regexp"
	"strconv"
	"strings"

	"bivouac/card"
)

// Colour is a colour as a field for colours has it: #rrggbb.
type Colour string

// Inks is the colour of each suit, in the order of card.Suits.
type Inks [4]Colour

// Palette is the pack whose inks a person likes.
type Palette string

// The palettes.
const (
	Two    Palette = "two"    // black and red
	Four   Palette = "four"   // each suit its own: clubs green, diamonds blue
	German Palette = "german" // as in packs of German tournaments: spades green, diamonds orange
	Safe   Palette = "safe"   // told apart by who does not tell red from green, and in grey
	Own    Palette = "own"    // as the person has mixed them
)

// Palettes is what can be chosen, the default first.
var Palettes = []Palette{Two, Four, German, Safe, Own}

var packs = map[Palette]Inks{
	Two:    {"#241a12", "#ad2420", "#ad2420", "#241a12"},
	Four:   {"#1a6842", "#12399a", "#ad2420", "#241a12"},
	German: {"#241a12", "#8a4b00", "#ad2420", "#1a6842"},
	Safe:   {"#144688", "#7e5404", "#631006", "#120c06"},
}

// Inks is the inks of a palette that is no person's own.
func (p Palette) Inks() Inks { return packs[p] }

// Class is what an element bears whose suits have the inks of the palette.
func (p Palette) Class() string { return "inks-" + string(p) }

// Least is the contrast, as WCAG 2 measures it, that an ink must have on a card.
const Least = 4.5

const (
	paper Colour = "#f2e9d3" // of cards by night, darker than by day; the plate of who is to play is no darker
	dusk  Colour = "#312a23" // the lightest of the dark papers
	chalk Colour = "#f4e8cf" // the lightest ink on them
)

var colour = regexp.MustCompile(`^#[0-9a-f]{6}$`)

// Mix is inks of four colours, one for each suit; ok is false where one of them is no colour.
func Mix(colours []string) (inks Inks, ok bool) {
	if len(colours) != len(inks) {
		return inks, false
	}
	for s, c := range colours {
		if !colour.MatchString(c) {
			return Inks{}, false
		}
		inks[s] = Colour(c)
	}
	return inks, true
}

// Faint is the first suit that is too pale on a card; ok is false where none is. Two suits may have one colour, as they do in most
// packs: their shapes differ.
func (i Inks) Faint() (s card.Suit, ok bool) {
	for s, c := range i {
		if Contrast(c, paper) < Least {
			return card.Suit(s), true
		}
	}
	return card.NoSuit, false
}

// Path is where a page finds the style sheet of inks: it is nothing but them.
func (i Inks) Path() string {
	var hex []string
	for _, c := range i {
		hex = append(hex, string(c[1:]))
	}
	return "/inks/" + strings.Join(hex, "-")
}

// AtPath is the inks whose style sheet stands at the last part of a path.
func AtPath(last string) (Inks, bool) {
	return Mix(strings.Split("#"+strings.ReplaceAll(last, "-", "-#"), "-"))
}

// Rule sets the inks where a selector holds: on the paper of cards, and on dark paper. There each is lightened until it stands out
// as much as it does on a card.
func (i Inks) Rule(selector string) string {
	var b strings.Builder
	b.WriteString(selector + "{")
	for s, c := range i {
		fmt.Fprintf(&b, "--p-%[1]s:%[2]s;--d-%[1]s:%[3]s;", card.Suit(s), c, c.lit())
	}
	return b.String() + "}\n"
}

// Sheet is the rules of all palettes but the person's own: for a page, and for whatever bears the class of one.
func Sheet() string {
	var b strings.Builder
	for _, p := range Palettes[:len(Palettes)-1] {
		selector := "." + p.Class()
		if p == Two {
			selector = ":root," + selector
		}
		b.WriteString(p.Inks().Rule(selector))
	}
	return b.String()
}

// lit is the ink on dark paper.
func (c Colour) lit() Colour {
	const steps = 64
	mixed := c
	for n := 0; n <= steps && Contrast(mixed, dusk) < max(Contrast(c, paper), Least); n++ {
		var parts [3]int
		for k, of := range c.parts() {
			parts[k] = (of*(steps-n) + chalk.parts()[k]*n) / steps
		}
		mixed = Colour(fmt.Sprintf("#%02x%02x%02x", parts[0], parts[1], parts[2]))
	}
	return mixed
}

// Contrast is the ratio of WCAG 2 between two colours, from 1 to 21.
func Contrast(a, b Colour) float64 {
	x, y := a.luminance(), b.luminance()
	return (max(x, y) + .05) / (min(x, y) + .05)
}

func (c Colour) luminance() float64 {
	var linear [3]float64
	for k, of := range c.parts() {
		v := float64(of) / 255
		if v <= .04045 {
			linear[k] = v / 12.92
		} else {
			linear[k] = math.Pow((v+.055)/1.055, 2.4)
		}
	}
	return .2126*linear[0] + .7152*linear[1] + .0722*linear[2]
}

// parts is red, green and blue, from 0 to 255.
func (c Colour) parts() [3]int {
	v, _ := strconv.ParseUint(strings.TrimPrefix(string(c), "#"), 16, 32) // a colour is six digits
	return [3]int{int(v >> 16), int(v >> 8 & 255), int(v & 255)}
}
