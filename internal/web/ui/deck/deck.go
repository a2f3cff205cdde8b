// Package deck draws the cards. The drawings of a whole pack go into a page once, and a card only refers to them.
package deck

import (
	"html"

	"bivouac/card"
)

// Letters are the index letters of King, Queen, Jack and ace, in this order. They follow the reader's language, not the table's.
type Letters string

// The letters of three languages.
const (
	English Letters = "KQJA"
	German  Letters = "KDBA"
	French  Letters = "RDVA"
)

// index is what stands in the corner of a card of the rank.
func (l Letters) index(r card.Rank) string {
	switch r {
	case card.King:
		return string(l[0])
	case card.Queen:
		return string(l[1])
	case card.Jack:
		return string(l[2])
	case card.Ace:
		return string(l[3])
	case card.Ten:
		return "10"
	}
	return r.String()
}

// Size is how much of a card there is room for.
type Size string

// Full is a card from sixty pixels of width. Pocket, below, has a large index, the suit and a bust; it serves as well
// those who want large indices.
const (
	Full   Size = "full"
	Pocket Size = "pocket"
)

// Card draws a card. The name is what a screen reader says of it.
func Card(c card.Card, size Size, name string) string {
	return open("card "+string(size), name) + `<rect class="cardface" width="100" height="140"/>` +
		`<use class="art" href="#c-` + string(size) + `-` + c.String() + `"/>` +
		`<use href="#c-index-` + string(size) + `-` + c.String() + `"/></svg>`
}

// Pip draws a suit to stand among words, which name it. Like cards it needs the symbols of the page.
func Pip(s card.Suit) string {
	return `<svg class="suit" viewBox="-50 -50 100 100" aria-hidden="true"><use href="#c-pip-` + s.String() + `"/></svg>`
}

func open(class, name string) string {
	spoken := `aria-hidden="true"`
	if name != "" {
		spoken = `role="img" aria-label="` + html.EscapeString(name) + `"`
	}
	return `<svg class="` + class + `" viewBox="0 0 100 140" ` + spoken + `>`
}
