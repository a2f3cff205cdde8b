package ui

import (
	"fmt"

	"github.com/a-h/templ"

	"bivouac/internal/chance"
	"bivouac/internal/say"
)

// tallied is a line of a tally: how often something was seen, beside how often chance does it.
type tallied struct {
	what     string
	seen     int
	expected float64
}

// mostLines is how many lines a tally has; beyond that what lies close together shares one.
const mostLines = 10

// tallyOf puts what was seen 0, 1, 2 … times beside what is expected. What nearly never comes is left out at the end, unless it
// has come.
func tallyOf(seen []int, expected []float64) []tallied {
	all := 0.0
	for _, n := range expected {
		all += n
	}
	last := len(expected)
	for last > 2 && expected[last-1] < all/500 && (last > len(seen) || seen[last-1] == 0) {
		last--
	}
	width := 1
	for _, wider := range []int{5, 10, 20} {
		if last > mostLines*width {
			width = wider
		}
	}
	var out []tallied
	for from := 0; from < last; from += width {
		line := tallied{what: fmt.Sprint(from)}
		if width > 1 {
			line.what = fmt.Sprintf("%d–%d", from, from+width-1)
		}
		for n := from; n < min(from+width, len(expected)); n++ {
			line.expected += expected[n]
			if n < len(seen) {
				line.seen += seen[n]
			}
		}
		out = append(out, line)
	}
	return out
}

// often is a law for so many times that it is asked.
func often(l chance.Law, times int) []float64 {
	out := l.Floats()
	for n := range out {
		out[n] *= float64(times)
	}
	return out
}

// bars draws a line of a tally: what was seen is filled, what chance does is hollow, and the numbers stand beside them.
func bars(lines []tallied, line tallied) templ.Component {
	most := 1.0
	for _, l := range lines {
		most = max(most, float64(l.seen), l.expected)
	}
	bar := func(class string, y int, n float64) string {
		return fmt.Sprintf(`<rect class="%s" x="1" y="%d" width="%.1f%%" height="10"/>`, class, y, 98*n/most)
	}
	return templ.Raw(`<svg class="bars" width="100%" height="28" aria-hidden="true">` + bar("seen", 2, float64(line.seen)) + bar("law", 15, line.expected) + `</svg>`)
}

// swatch is a small bar that tells the two kinds apart.
func swatch(class string) templ.Component {
	return templ.Raw(`<svg class="bars swatch" width="18" height="12" aria-hidden="true"><rect class="` + class + `" x="1" y="1" width="16" height="10"/></svg>`)
}

// expects writes an expected number: where it is large, whole.
func expects(l say.Lang, n float64, lines []tallied) string {
	digits := 1
	for _, line := range lines {
		if line.expected >= 1000 {
			digits = 0
		}
	}
	return l.Decimal(n, digits)
}
