package say

import (
	"fmt"
	"strings"
	"testing"
)

// How unusual a series is, is told in whole numbers that are no larger than they must be, and what is usual is called so.
func TestStrays(t *testing.T) {
	for _, c := range []struct {
		chance float64
		odds   string
		verdict
	}{
		{1, "100 of 100", usual}, {.996, "100 of 100", usual}, {.414, "41 of 100", usual}, {.0951, "10 of 100", usual}, {.051, "51 of 1000", usual},
		{.0132, "13 of 1000", unusual}, {.0048, "1 of 210", unusual}, {.00043, "1 of 2300", odd}, {.0000021, "1 of 480000", odd}, {1e-9, "1 of 1000000", wrong},
	} {
		n, of := odds(c.chance)
		if got := fmt.Sprint(n, " of ", of); got != c.odds {
			t.Errorf("%v is %s, want %s", c.chance, got, c.odds)
		}
		for i, l := range Langs {
			text := l.Pages().Strays(c.chance)
			for v, words := range verdicts[i] {
				if strings.Contains(text, words) != (verdict(v) == c.verdict) {
					t.Errorf("%s: %v is told %q", l, c.chance, text)
				}
			}
			number := l.Decimal(float64(of), 0)
			if c.verdict != wrong && n != of && !strings.Contains(text, number) {
				t.Errorf("%s: %q does not say %q", l, text, number)
			}
		}
	}
}

type verdict int

const (
	usual verdict = iota
	unusual
	odd
	wrong
)

var verdicts = [3][4]string{
	{"Nothing unusual", "That is rare", "That is very rare", "Something is wrong"},
	{"nichts Ungewöhnliches", "Das ist selten", "Das ist sehr selten", "Hier stimmt etwas nicht"},
	{"Rien d’extraordinaire", "C’est rare", "C’est très rare", "Quelque chose ne va pas"},
}
