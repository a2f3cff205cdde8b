package table

import (
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"bivouac/game"
)

// Name checks a name of a person: 1 to 24 characters, one of which can be seen, no control characters, none that turns the
// direction of what follows.
func Name(name string) (string, bool) {
	name = strings.Join(strings.Fields(name), " ")
	bad := func(r rune) bool { return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) }
	if !utf8.ValidString(name) || utf8.RuneCountInString(name) > 24 || seen(name) == "" || strings.ContainsFunc(name, bad) {
		return "", false
	}
	return name, true
}

// words checks free words: a line of 1 to 280 characters, one of which can be seen.
func words(text string) (string, bool) {
	text = strings.Join(strings.FieldsFunc(text, func(r rune) bool { return unicode.IsSpace(r) || unicode.IsControl(r) }), " ")
	return text, utf8.ValidString(text) && utf8.RuneCountInString(text) <= 280 && seen(text) != ""
}

// seen is what of a text can be seen: no blanks, and nothing that only joins, varies or directs what stands beside it.
func seen(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsSpace(r) || r == '\u2800' || unicode.In(r, unicode.Cf, unicode.Other_Default_Ignorable_Code_Point, unicode.Variation_Selector) {
			return -1
		}
		return r
	}, text)
}

// alike tells whether two names are one to whoever reads them.
func alike(a, b string) bool {
	return strings.EqualFold(seen(norm.NFKC.String(a)), seen(norm.NFKC.String(b)))
}

// unlike makes a name that nobody else has who sits at the table, or watches and is known by name.
func (t *Table) unlike(name string, place game.Seat, by Player) string {
	for n := 2; ; n++ {
		same := slices.ContainsFunc(t.watchers, func(w *watcher) bool { return w.player != by && alike(w.name, name) })
		for s, w := range t.seats {
			same = same || game.Seat(s) != place && alike(w.Name, name)
		}
		if !same {
			return name
		}
		base, _, _ := strings.Cut(name, " ·")
		name = fmt.Sprintf("%s ·%d", base, n)
	}
}
