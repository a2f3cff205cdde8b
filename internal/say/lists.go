package say

import (
	"strconv"
	"strings"

	"golang.org/x/text/feature/plural"

	"bivouac/card"
)

// lists is how a language joins names, counts things and says what all games have: a card played, a trick won, a match over.
type lists interface {
	// And joins names: "Anna, Ben and Carla".
	And(names ...string) string
	// Or joins names: "Anna, Ben or Carla".
	Or(names ...string) string
	// Word is a whole number in words up to twelve, in digits beyond: "three".
	Word(n int) string
	// Of is whose something is, before the thing in English and German, after it in French: "Anna’s", "Annas", "d’Anna".
	Of(name string) string
	// Plays is a card played: "Anna plays the king of hearts."
	Plays(name string, c card.Card) string
	// Wins is a trick won, counted from 1: "Anna wins trick 3 with the king of hearts."
	Wins(name string, trick int, c card.Card) string
	// Won is the end of a match with these winners; nobody: a draw.
	Won(winners ...string) string
	// Lost is the end of a match with these losers.
	Lost(losers ...string) string
	// Deal heads a deal, counted from 1: "Deal 4; Anna deals."
	Deal(number int, dealer string) string
}

// Count is a number of things: n with the right form of the thing, in words up to twelve. none and one are whole phrases,
// many is the thing alone: Count(n, "no pegs", "one peg", "pegs").
func (l Lang) Count(n int, none, one, many string) string {
	switch n {
	case 0:
		return none
	case 1:
		return one
	}
	return l.Common().Word(n) + " " + many
}

// Plural is a number of things with digits: "3 points", in French also "0 point".
func (l Lang) Plural(n int, one, many string) string {
	if plural.Cardinal.MatchPlural(l.Tag(), max(n, -n), 0, 0, 0, 0) == plural.One {
		return Number(n) + " " + one
	}
	return Number(n) + " " + many
}

// Number is a whole number in digits, with the minus sign of books.
func Number(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return strconv.Itoa(n)
}

// Signed is a change: "+9", "−3", "0".
func Signed(n int) string {
	if n > 0 {
		return "+" + strconv.Itoa(n)
	}
	return Number(n)
}

func join(names []string, last string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	n := len(names) - 1
	return strings.Join(names[:n], ", ") + " " + last + " " + names[n]
}

// verb is the form of a verb that goes with the names.
func verb(names []string, one, many string) string {
	if len(names) == 1 {
		return one
	}
	return many
}

func word(n int, words ...string) string {
	if n >= 0 && n < len(words) {
		return words[n]
	}
	return Number(n)
}

func (english) And(names ...string) string { return join(names, "and") }
func (english) Or(names ...string) string  { return join(names, "or") }

func (english) Word(n int) string {
	return word(n, "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")
}

func (english) Of(name string) string { return name + "’s" }

func (e english) Plays(name string, c card.Card) string { return name + " plays " + e.The(c) + "." }

func (e english) Wins(name string, trick int, c card.Card) string {
	return name + " wins trick " + strconv.Itoa(trick) + " " + e.With(c) + "."
}

func (e english) Won(winners ...string) string {
	switch len(winners) {
	case 0:
		return "The match is a draw."
	case 1:
		return winners[0] + " wins the match."
	}
	return e.And(winners...) + " win the match."
}

func (e english) Lost(losers ...string) string {
	if len(losers) == 1 {
		return losers[0] + " loses the match."
	}
	return e.And(losers...) + " lose the match."
}

func (english) Deal(number int, dealer string) string {
	return "Deal " + strconv.Itoa(number) + "; " + dealer + " deals."
}

func (german) And(names ...string) string { return join(names, "und") }
func (german) Or(names ...string) string  { return join(names, "oder") }

func (german) Word(n int) string {
	return word(n, "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn", "elf", "zwölf")
}

func (german) Of(name string) string {
	for _, hiss := range []string{"s", "ß", "x", "z", "ce"} {
		if strings.HasSuffix(strings.ToLower(name), hiss) {
			return name + "’"
		}
	}
	return name + "s"
}

func (g german) Plays(name string, c card.Card) string { return name + " spielt " + g.The(c) + "." }

func (g german) Wins(name string, trick int, c card.Card) string {
	return name + " gewinnt Stich " + strconv.Itoa(trick) + " " + g.With(c) + "."
}

func (g german) Won(winners ...string) string {
	switch len(winners) {
	case 0:
		return "Die Partie endet unentschieden."
	case 1:
		return winners[0] + " gewinnt die Partie."
	}
	return g.And(winners...) + " gewinnen die Partie."
}

func (g german) Lost(losers ...string) string {
	if len(losers) == 1 {
		return losers[0] + " verliert die Partie."
	}
	return g.And(losers...) + " verlieren die Partie."
}

func (german) Deal(number int, dealer string) string {
	return strconv.Itoa(number) + ". Spiel; " + dealer + " gibt."
}

func (french) And(names ...string) string { return join(names, "et") }
func (french) Or(names ...string) string  { return join(names, "ou") }

func (french) Word(n int) string {
	return word(n, "zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "onze", "douze")
}

func (french) Of(name string) string {
	if vowel(name) {
		return "d’" + name
	}
	return "de " + name
}

// que is the word for that before a name.
func (french) que(name string) string {
	if vowel(name) {
		return "qu’" + name
	}
	return "que " + name
}

// vowel tells whether a French word before the name loses its own.
func vowel(name string) bool {
	return name != "" && strings.ContainsRune("AEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒaeiouàâäéèêëîïôöùûüœ", []rune(name)[0])
}

func (f french) Plays(name string, c card.Card) string { return name + " joue " + f.The(c) + "." }

func (f french) Wins(name string, trick int, c card.Card) string {
	return name + " remporte la levée " + strconv.Itoa(trick) + " " + f.With(c) + "."
}

func (f french) Won(winners ...string) string {
	switch len(winners) {
	case 0:
		return "La partie est nulle."
	case 1:
		return winners[0] + " gagne la partie."
	}
	return f.And(winners...) + " gagnent la partie."
}

func (f french) Lost(losers ...string) string {
	if len(losers) == 1 {
		return losers[0] + " perd la partie."
	}
	return f.And(losers...) + " perdent la partie."
}

func (f french) Deal(number int, dealer string) string {
	return "Donne " + strconv.Itoa(number) + " ; " + dealer + " donne."
}
