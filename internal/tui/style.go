package tui

import (
	"io"
	"regexp"
	"strings"

	"github.com/charmbracelet/x/ansi"

	"bivouac/internal/say"
)

// Style is how text is put on a screen. The zero value is plain text with the symbols of the suits, as one line a sentence.
type Style struct {
	Letters bool // suits are the letters C D H S
	Colour  bool // for a terminal that has colours
	Four    bool // each suit has a colour of its own
	Width   int  // columns at which lines are broken between words; 0: never
}

// card is a card as printed on its corner, or the symbol of a suit alone.
var corner = regexp.MustCompile(`(?:\b(?:10|[2-9AKQJDBRVT]))?([♣♦♥♠])`)

// inks are the attributes of the suits, in two colours and in four: there clubs and diamonds change in colour and weight,
// so that they differ on terminals with few colours too.
var inks = map[bool]map[string]ansi.Style{
	false: {"♦": ansi.Style{}.ForegroundColor(ansi.Red), "♥": ansi.Style{}.ForegroundColor(ansi.Red)},
	true: {
		"♣": ansi.Style{}.Bold().ForegroundColor(ansi.Green), "♦": ansi.Style{}.Bold().ForegroundColor(ansi.Blue),
		"♥": ansi.Style{}.ForegroundColor(ansi.Red),
	},
}

var letters = strings.NewReplacer("♣", "C", "♦", "D", "♥", "H", "♠", "S")

// textual asks terminals for the plain sign where they would draw a picture.
const textual = "\uFE0E"

// Paint makes a text ready for the screen.
func (s Style) Paint(text string) string {
	if s.Width > 0 {
		text = ansi.Wordwrap(text, s.Width, "")
	}
	if !s.Colour {
		return s.suits(text)
	}
	return corner.ReplaceAllStringFunc(text, func(c string) string {
		suit := c[len(c)-len("♣"):]
		return inks[s.Four][suit].Styled(s.suits(c))
	})
}

func (s Style) suits(text string) string {
	switch {
	case s.Letters:
		return letters.Replace(text)
	case s.Colour:
		return text + textual
	}
	return text
}

// printer writes lines and keeps the first error.
type printer struct {
	out   io.Writer
	style Style
	err   error
}

func (p *printer) write(text string) {
	if p.err == nil {
		_, p.err = io.WriteString(p.out, text)
	}
}

// line prints a line.
func (p *printer) line(text string) { p.write(p.style.Paint(text) + "\n") }

// lines prints sentences, each with the number of its clause, which the rule book has as a page.
func (p *printer) lines(lines []say.Line) {
	for _, l := range lines {
		p.line(Cited(l))
	}
}

// Cited is a sentence with the number of the clause it rests on.
func Cited(l say.Line) string {
	if _, number, ok := strings.Cut(l.Clause, " "); ok {
		return l.Text + " [" + number + "]"
	}
	return l.Text
}
