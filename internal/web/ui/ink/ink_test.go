package ink

import (
	"fmt"
	"math"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"bivouac/card"
)

// The contrasts are those that WCAG 2 gives as examples, and that every tool for it computes.
func TestContrast(t *testing.T) {
	for _, c := range []struct {
		a, b Colour
		want float64
	}{{"#000000", "#ffffff", 21}, {"#ffffff", "#ffffff", 1}, {"#767676", "#ffffff", 4.54}, {"#777777", "#ffffff", 4.48}, {"#ff0000", "#ffffff", 4}, {"#0000ff", "#ffff00", 8}} {
		if got, back := Contrast(c.a, c.b), Contrast(c.b, c.a); math.Abs(got-c.want) > .005 || got != back {
			t.Errorf("%s on %s: %.3f, and the other way %.3f, want %.2f", c.a, c.b, got, back, c.want)
		}
	}
}

// Inks are four colours as a field for colours has them, and nothing else; at their address they are found again.
func TestMix(t *testing.T) {
	inks := Safe.Inks()
	colours := func() (list []string) {
		for _, c := range inks {
			list = append(list, string(c))
		}
		return list
	}
	if mixed, ok := Mix(colours()); !ok || mixed != inks {
		t.Errorf("%v are mixed as %v", inks, mixed)
	}
	if again, ok := AtPath(strings.TrimPrefix(inks.Path(), "/inks/")); !ok || again != inks {
		t.Errorf("at %s are %v", inks.Path(), again)
	}
	for _, bad := range []string{"", "#fff", "#FFFFFF", "red", "#12345g", "#1234567", "#123456;", "#123456\n"} {
		list := colours()
		list[2] = bad
		if _, ok := Mix(list); ok {
			t.Errorf("%q is a colour", bad)
		}
	}
	for _, list := range [][]string{nil, colours()[:3], append(colours(), "#000000")} {
		if _, ok := Mix(list); ok {
			t.Errorf("%d colours are inks", len(list))
		}
	}
}

// What the person mixes is refused where it is too pale on a card, by the first suit that is; no palette of ours is.
func TestFaint(t *testing.T) {
	for _, p := range Palettes[:len(Palettes)-1] {
		if s, ok := p.Inks().Faint(); ok {
			t.Errorf("%s: %s is too pale", p, s)
		}
	}
	inks := Two.Inks()
	inks[card.Hearts], inks[card.Spades] = "#ffcc00", "#ffffff"
	if s, ok := inks.Faint(); !ok || s != card.Hearts {
		t.Errorf("the first pale suit of %v is %v", inks, s)
	}
}

// On dark paper every ink that is dark enough for a card stands out as it does there, as far as the lightest ink can.
func TestInksAreLitOnDarkPaper(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 2))
	best, tried := Contrast(chalk, dusk), 0
	for range 20_000 {
		c := Colour(fmt.Sprintf("#%06x", chance.Uint32N(1<<24)))
		on := Contrast(c, paper)
		if on < Least {
			continue
		}
		tried++
		if got := Contrast(c.lit(), dusk); got < min(on, best) {
			t.Errorf("%s, %.2f on a card, is %s on dark paper, with %.2f", c, on, c.lit(), got)
		}
	}
	if tried < 1000 {
		t.Errorf("only %d inks were tried", tried)
	}
	if got := Colour("#ffcc00").lit(); got != "#ffcc00" {
		t.Errorf("an ink that is light enough is changed to %s", got)
	}
}

// The style sheet has a rule for every palette but the person's own, and the default stands for the whole page.
func TestSheet(t *testing.T) {
	sheet := Sheet()
	for _, p := range Palettes {
		if has := strings.Contains(sheet, "."+p.Class()+"{"); has != (p != Own) {
			t.Errorf("there is a rule for %s: %v", p, has)
		}
	}
	if !strings.HasPrefix(sheet, ":root,."+Palettes[0].Class()+"{") {
		t.Errorf("it begins with %.40q", sheet)
	}
	for s, c := range Four.Inks() {
		want := regexp.MustCompile(fmt.Sprintf(`\.inks-four\{[^}]*--p-%[1]s:%[2]s;--d-%[1]s:#[0-9a-f]{6};`, card.Suit(s), c))
		if !want.MatchString(sheet) {
			t.Errorf("%s does not match %s", sheet, want)
		}
	}
}
