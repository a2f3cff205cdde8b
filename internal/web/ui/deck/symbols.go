package deck

import (
	_ "embed"
	"fmt"
	"strings"

	"bivouac/card"
)

//go:embed art.svg
var art string

// Symbols is the drawings of all cards, with indices in the letters given. A page with cards carries it once. The colours come from
// tokens.css and cards.css.
func Symbols(l Letters) string {
	var b strings.Builder
	b.WriteString(hidden + cuts + "<defs>\n" + pips())
	b.WriteString(`<path id="c-pip-X" d="` + star + `" transform="translate(-50 -50)" fill="var(--k-madder)" stroke-width="5"/>` + "\n")
	b.WriteString(art)
	for c := range card.All.Each() {
		fmt.Fprintf(&b, `<g id="c-full-%s">%s</g>`+"\n", c, full(c))
		fmt.Fprintf(&b, `<g id="c-pocket-%s">%s</g>`+"\n", c, pocket(c))
		fmt.Fprintf(&b, `<g id="c-index-full-%[1]s"><g id="c-corner-%[1]s">%[2]s</g><use href="#c-corner-%[1]s" transform="rotate(180 50 70)"/></g>`+"\n", c, corner(c, l))
		fmt.Fprintf(&b, `<g id="c-index-pocket-%s">%s</g>`+"\n", c, largeCorner(c, l))
	}
	b.WriteString("</defs></svg>\n")
	return b.String()
}

// Suits is the drawings of the suits alone, for a page without cards.
func Suits() string { return hidden + "<defs>\n" + pips() + "</defs></svg>\n" }

const hidden = `<svg xmlns="http://www.w3.org/2000/svg" class="symbols" width="0" height="0" aria-hidden="true">` + "\n"

// cuts is along what drawings are cut: a court along its band, the band at its frame. It stands apart from the
// drawings, which the browser lays out where they are used alone: nothing is cut along what is not laid out.
const cuts = `<clipPath id="c-court-cut"><path d="M30,5 H95 V60.5 L5,79.5 V50 H30Z"/></clipPath>
<clipPath id="c-court-frame"><use href="#c-court-line"/></clipPath>
`

func pips() string {
	var b strings.Builder
	for s, d := range outlines {
		fmt.Fprintf(&b, `<path id="c-pip-%[1]s" d="%s" transform="translate(-50 -50)" fill="var(--c-%[1]s)" stroke="none"/>`+"\n", card.Suit(s), d)
	}
	return b.String()
}

func court(c card.Card) bool {
	return c == card.Joker || c.Rank() >= card.Jack && c.Rank() <= card.King
}

// full is the picture of a card without its indices.
func full(c card.Card) string {
	switch {
	case court(c):
		band := "var(--k-madder)"
		if s := c.Suit(); s == card.Hearts || s == card.Spades {
			band = "var(--k-ochre)"
		}
		return fmt.Sprintf(`<use href="#c-court-line" fill="var(--k-tint)" stroke="none"/><use href="#c-half-%[1]s"/><use href="#c-half-%[1]s" transform="rotate(180 50 70)"/>`+
			`<use href="#c-band" color="%[2]s"/><use href="#c-court-line" stroke-width="1.3"/>`, c, band)
	case c.Rank() == card.Ace:
		return fmt.Sprintf(`<circle cx="50" cy="70" r="34" stroke="var(--c-%[1]s)" stroke-width="1.1" stroke-dasharray="1.2 3.1"/>%[2]s<use href="#c-engraving-%[1]s"/>`,
			c.Suit(), pip(c, 50, 70, .46))
	}
	size := .21
	if c.Rank() >= card.Seven {
		size = .19
	}
	if c.Rank() >= card.Nine {
		size = .175
	}
	var pips strings.Builder
	for _, at := range spots[c.Rank()] {
		if at[1] > 70 {
			pips.WriteString(pip(c, at[0], at[1], -size))
		} else {
			pips.WriteString(pip(c, at[0], at[1], size))
		}
	}
	return pips.String()
}

// pocket is the picture of a small card: a bust, or one large pip.
func pocket(c card.Card) string {
	if court(c) {
		return fmt.Sprintf(`<use href="#c-half-%s" transform="translate(-14 52) scale(1.22)"/>`, c)
	}
	return pip(c, 64, 105, .52)
}

// corner is the index in its notch. The ten is squeezed into the width of one letter.
func corner(c card.Card, l Letters) string {
	if c == card.Joker {
		return pip(c, 15.5, 17, .24) + `<use href="#c-wooden-peg" transform="translate(15.5 45) rotate(-90) scale(.4)"/>`
	}
	squeezed := ""
	if c.Rank() == card.Ten {
		squeezed = ` textLength="24" lengthAdjust="spacingAndGlyphs"`
	}
	return fmt.Sprintf(`<text class="index" x="15.5" y="28" font-size="34" fill="var(--c-%s)"%s>%s</text>%s`,
		c.Suit(), squeezed, l.index(c.Rank()), pip(c, 15.5, 40.5, .17))
}

func largeCorner(c card.Card, l Letters) string {
	if c == card.Joker {
		return pip(c, 27, 31, .46)
	}
	x, squeezed := 27, ""
	if c.Rank() == card.Ten {
		x, squeezed = 29, ` letter-spacing="-6"`
	}
	return fmt.Sprintf(`<text class="index" x="%d" y="51" font-size="60" fill="var(--c-%s)"%s>%s</text>%s`,
		x, c.Suit(), squeezed, l.index(c.Rank()), pip(c, 27, 77, .38))
}
