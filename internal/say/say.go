// Package say is the catalogue of texts: every sentence for people, in English, German and French.
// A message is a method, a language a struct that has them all, so a missing text does not compile.
// A person is addressed as you, du, vous; players at the table are told of by name. In French a narrow space that breaks no line
// stands before ; : ! ? and within « ».
package say

import (
	"strings"

	"golang.org/x/text/language"

	"bivouac/game"
)

// Lang is a language of the catalogue.
type Lang string

// The languages.
const (
	En Lang = "en"
	De Lang = "de"
	Fr Lang = "fr"
)

// Langs lists the languages, the one for everybody else first.
var Langs = [3]Lang{En, De, Fr}

var matcher = language.NewMatcher([]language.Tag{language.English, language.German, language.French})

// Match is the language that serves best who asks for these: values of Accept-Language, or of LC_ALL, LC_MESSAGES and LANG,
// the strongest wish first. Related languages are served by the one their speakers read most likely. English where nothing fits.
func Match(wishes ...string) Lang {
	for _, wish := range wishes {
		if name, _, _ := strings.Cut(wish, "."); name == "C" || name == "POSIX" {
			return En
		}
		if !strings.ContainsAny(wish, ",;") { // a locale, with what Accept-Language does not know: de_DE.UTF-8@euro
			if i := strings.IndexAny(wish, ".@"); i >= 0 {
				wish = wish[:i]
			}
		}
		tags, _, err := language.ParseAcceptLanguage(wish)
		if err != nil {
			continue
		}
		if _, i, sure := matcher.Match(tags...); sure > language.No {
			return Langs[i]
		}
	}
	return En
}

// Tag is the language for the library of texts and for the lang attribute of a page.
func (l Lang) Tag() language.Tag { return language.Make(string(l)) }

// Name is the language in its own words.
func (l Lang) Name() string {
	return in(l, "English", "Deutsch", "Français")
}

// in is the one of three that belongs to a language.
func in[T any](l Lang, en, de, fr T) T {
	switch l {
	case De:
		return de
	case Fr:
		return fr
	}
	return en
}

// Label is a name and, where there is more to say, an explanation.
type Label struct{ Name, Text string }

// Line is a sentence and the clause of the rules it rests on, as "napoleon §4"; the clause is empty where there is none.
type Line struct{ Text, Clause string }

// Table is what sentences need to know of a table.
type Table struct {
	Names    []string // by seat
	Settings game.Settings
	// Facts is the open facts of the table after what is told, as View.Facts; nil where they are not known: then a sentence
	// does without.
	Facts any
}

// Name is the name of the player of a seat.
func (t *Table) Name(s game.Seat) string { return t.Names[s] }

// Of is the names of the players of some seats, from seat 0 up.
func (t *Table) Of(seats game.Seats) []string {
	names := make([]string, 0, seats.Len())
	for s := range seats.Each() {
		names = append(names, t.Names[s])
	}
	return names
}

// at is the names of the players of some seats, as a note lists them.
func (t *Table) at(seats []int) []string {
	names := make([]string, len(seats))
	for i, seat := range seats {
		names[i] = t.Names[seat]
	}
	return names
}

// Voice is one game in one language.
type Voice interface {
	// Name is the name of the game.
	Name() string
	// Deal heads a deal, counted from 1.
	Deal(t *Table, number int, dealer game.Seat) string
	// Move is what a seat did: a whole sentence with the player's name, never "you".
	Move(t *Table, by game.Seat, m game.Move) string
	// Choice is what the person of the view may do, short, as on a button.
	Choice(v *game.View, m game.Move) string
	// Note is what followed, told so that a newcomer understands why; nil for a note of which there is nothing to tell.
	Note(t *Table, n game.Note) []Line
	// Ending is what Note tells of the end of a match but for who has won it: for a place whose title says that.
	Ending(t *Table, n game.Result) []Line
	// Refusal is why the person of the view may not do something: one sentence with the duty and the card that forces it.
	Refusal(v *game.View, r *game.Refusal) Line
	// Status is what must always be visible, trumps, contract, maker, score, a line each.
	Status(t *Table, v *game.View) []string
	// Option, Value and Preset name what players agree on before the first deal. A key or value that the game has not is
	// named as it is written.
	Option(key string) Label
	Value(key, value string) Label
	Preset(key string) Label
}

// Deal heads a deal where a game has no word of its own for it.
func (l Lang) Deal(t *Table, number int, dealer game.Seat) string {
	return l.Common().Deal(number, t.Name(dealer))
}

// voices has every game in every language; each game's file puts its own in.
var voices = map[string]map[Lang]Voice{}

// Voice is the game of the key in this language, nil for a game without texts.
func (l Lang) Voice(gameKey string) Voice { return voices[gameKey][l.known()] }

// known is the language itself, English for one that the catalogue has not.
func (l Lang) known() Lang {
	switch l {
	case De, Fr:
		return l
	}
	return En
}

// Common is the messages that all games share, in one language.
type Common interface {
	cardNames
	lists
	refusals
	claims
	options
}

type (
	english struct{}
	german  struct{}
	french  struct{}
)

// Common is the messages that all games share.
func (l Lang) Common() Common {
	return in[Common](l, english{}, german{}, french{})
}
