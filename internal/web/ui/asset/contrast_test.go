package asset

import (
	"io/fs"
	"maps"
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// What is text needs a contrast of 4.5, what only marks needs 3; both by day and by night.
const (
	text   = "ink/page ink/sheet ink/sheet-2 ink-2/page ink-2/sheet ink-2/sheet-2 link/page link/sheet on-wood/wood on-wood/wood-2 on-green/green on-madder/madder green-ink/sheet madder-ink/sheet blue-ink/sheet on-turn/turn on-brass/brass-fill brass/sheet ink/green-soft ink/blue-soft ink/madder-soft c-S/card c-H/card"
	marked = "line-strong/page line-strong/sheet turn/page turn/wood focus/page focus/sheet focus/wood card-edge/card madder/sheet green/sheet side-g/sheet side-b/sheet madder/wood c-S/card-no c-H/card-no"
	four   = "c-D/card c-C/card"
)

func TestContrast(t *testing.T) {
	css, err := fs.ReadFile(Files, "tokens.css")
	if err != nil {
		t.Fatal(err)
	}
	day := colours(t, string(css), `:root{`)
	night := maps.Clone(day)
	maps.Copy(night, colours(t, string(css), `[data-theme=night]{`))
	for name, theme := range map[string]map[string]string{"day": day, "night": night} {
		wants := func(pairs string, least float64) {
			for pair := range strings.FieldsSeq(pairs) {
				upon, under, _ := strings.Cut(pair, "/")
				if got := contrast(theme[upon], theme[under]); !(got >= least) {
					t.Errorf("by %s %s has a contrast of %.2f, want %.1f", name, pair, got, least)
				}
			}
		}
		wants(text, 4.5)
		wants(marked, 3)
		// A card meets the wood by its fill or by its edge.
		if got := max(contrast(theme["card"], theme["wood"]), contrast(theme["card-edge"], theme["wood"])); got < 3 {
			t.Errorf("by %s a card has a contrast of %.2f with the wood", name, got)
		}
		maps.Copy(theme, colours(t, string(css), ".four{"))
		wants(four, 4.5)
	}
}

// colours is the custom properties of a rule that are plain colours.
func colours(t *testing.T, css, rule string) map[string]string {
	t.Helper()
	_, rest, found := strings.Cut(css, rule)
	if !found {
		t.Fatalf("there is no rule %s", rule)
	}
	body, _, _ := strings.Cut(rest, "}")
	list := map[string]string{}
	for _, m := range regexp.MustCompile(`--([\w-]+):\s*#([0-9a-f]{6})`).FindAllStringSubmatch(body, -1) {
		list[m[1]] = m[2]
	}
	return list
}

// contrast is the ratio of WCAG 2, NaN if a colour is missing.
func contrast(a, b string) float64 {
	x, y := luminance(a), luminance(b)
	return (max(x, y) + .05) / (min(x, y) + .05)
}

func luminance(hex string) float64 {
	v, err := strconv.ParseUint(hex, 16, 32)
	if err != nil {
		return math.NaN()
	}
	linear := func(c uint64) float64 {
		s := float64(c&255) / 255
		if s <= .04045 {
			return s / 12.92
		}
		return math.Pow((s+.055)/1.055, 2.4)
	}
	return .2126*linear(v>>16) + .7152*linear(v>>8) + .0722*linear(v)
}
