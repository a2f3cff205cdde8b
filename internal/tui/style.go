package tui

import (
	"regexp"
	"strings"

	"github.com/charmbracelet/x/ansi"
)

// Style is how text is put on a screen. The zero value is plain text with the symbols of the suits, as one line a sentence.
type Style struct {
	Letters bool // suits are the letters C D H S
	Colour  bool // for a terminal that has colours
	Four    bool // each suit has a colour of its own
	// Width is the columns at which lines are broken between words, asked for at each line; 0 or nil: never.
	Width func() int
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

var suitLetters = strings.NewReplacer("♣", "C", "♦", "D", "♥", "H", "♠", "S")

// spaces are those that break no line. On a terminal all are of one width.
var spaces = strings.NewReplacer("\u202F", "\u00A0")

// textual asks terminals for the plain sign where they would draw a picture.
const textual = "\uFE0E"

// Paint makes a text ready for the screen.
func (s Style) Paint(text string) string {
	text = spaces.Replace(text)
	if s.Width != nil {
		text = wrap(text, s.Width())
	}
	if !s.Colour {
		return s.suits(text)
	}
	return corner.ReplaceAllStringFunc(text, func(c string) string {
		suit := c[len(c)-len("♣"):]
		return inks[s.Four][suit].Styled(s.suits(c))
	})
}

// wrap breaks a line between words, never within a name as Sans-Souci. An entry of a list goes on a little further in.
func wrap(text string, width int) string {
	entry := strings.TrimLeft(text, " ")
	lead := text[:len(text)-len(entry)]
	further := ""
	if lead != "" {
		further = lead + "  "
	}
	entry = ansi.Wordwrap(strings.ReplaceAll(entry, "-", "\u2011"), max(0, width-len(further)), "")
	return lead + strings.NewReplacer("\u2011", "-", "\n", "\n"+further).Replace(entry)
}

func (s Style) suits(text string) string {
	switch {
	case s.Letters:
		return suitLetters.Replace(text)
	case s.Colour:
		return text + textual
	}
	return text
}
