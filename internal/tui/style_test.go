package tui

import (
	"strings"
	"testing"
)

func TestPaint(t *testing.T) {
	const text = "Anna plays 10♠, A♥ and J♣."
	for _, row := range []struct {
		name  string
		style Style
		want  string
	}{
		{"plain", Style{}, text},
		{"letters", Style{Letters: true}, "Anna plays 10S, AH and JC."},
		{"colour", Style{Colour: true}, "Anna plays 10♠\uFE0E, \x1b[31mA♥\uFE0E\x1b[m and J♣\uFE0E."},
		{"coloured letters", Style{Colour: true, Letters: true}, "Anna plays 10S, \x1b[31mAH\x1b[m and JC."},
		{"narrow", Style{Width: func() int { return 12 }}, "Anna plays\n10♠, A♥ and\nJ♣."},
	} {
		if got := row.style.Paint(text); got != row.want {
			t.Errorf("%s: %q, want %q", row.name, got, row.want)
		}
	}
	for text, want := range map[string]string{
		"Ben and Sans-Souci":        "Ben and\nSans-Souci",
		"  10  Tell: I hold a ten.": "  10  Tell:\n    I hold a\n    ten.",
	} {
		if got := (Style{Width: func() int { return 13 }}).Paint(text); got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
	if got := (Style{Width: func() int { return 8 }}).Paint("Ben crie «\u202FQui vive\u202F!\u202F»"); got != "Ben crie\n«\u00A0Qui\nvive\u00A0!\u00A0»" {
		t.Errorf("a line breaks where none may: %q", got)
	}
}

// Four colours are of use only if they show on poor terminals too: at least two suits change, and more than in hue.
func TestFourColoursDiffer(t *testing.T) {
	two, four := Style{Colour: true}, Style{Colour: true, Four: true}
	changed := 0
	seen := map[string]string{}
	for _, c := range []string{"A♣", "A♦", "A♥", "A♠"} {
		ink, _, _ := strings.Cut(four.Paint(c), "A")
		if other := seen[ink]; other != "" {
			t.Errorf("%s looks like %s", c, other)
		}
		seen[ink] = c
		if two.Paint(c) != four.Paint(c) {
			changed++
			if !strings.HasPrefix(ink, "\x1b[1;") {
				t.Errorf("%s changes in hue alone: %q", c, ink)
			}
		}
	}
	if changed < 2 {
		t.Errorf("%d suits change", changed)
	}
}
