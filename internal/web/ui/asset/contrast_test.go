package asset

import (
	"io/fs"
	"maps"
	"math"
	"regexp"
	"strings"
	"testing"

	"bivouac/internal/web/ui/ink"
)

// What is text needs a contrast of 4.5, what only marks needs 3; both by day and by night.
const (
	text   = "ink/page ink/sheet ink/sheet-2 ink-2/page ink-2/sheet ink-2/sheet-2 link/page link/sheet on-wood/wood on-wood/wood-2 on-green/green on-madder/madder green-ink/sheet madder-ink/sheet on-turn/turn on-brass/brass-fill ink/green-soft ink/blue-soft ink/madder-soft"
	marked = "line-strong/page line-strong/sheet turn/page turn/wood focus/page focus/sheet focus/wood card-edge/card madder/sheet green/sheet side-g/sheet side-b/sheet madder/wood"
	inks   = "p-C/card p-D/card p-H/card p-S/card"
	unlit  = "p-C/card-no p-D/card-no p-H/card-no p-S/card-no" // the index of a card that cannot be played
	dark   = "d-C/sheet d-D/sheet d-H/sheet d-S/sheet d-C/sheet-2 d-D/sheet-2 d-H/sheet-2 d-S/sheet-2 d-C/page d-D/page d-H/page d-S/page"
	plate  = "-C/turn -D/turn -H/turn -S/turn"
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
		own := ink.Inks{"#007b00", "#0058ff", "#d60000", "#696969"} // each as pale as one may be that a person mixes
		if s, pale := own.Faint(); pale {
			t.Errorf("%s of %v is refused", s, own)
		}
		sheet := ink.Sheet() + own.Rule("."+ink.Own.Class())
		for _, p := range ink.Palettes {
			maps.Copy(theme, colours(t, sheet, "."+p.Class()+"{"))
			wants(inks, 4.5)
			if p != ink.Own {
				wants(unlit, 3)
			}
			if name == "night" {
				wants(dark, 4.5)
				wants(strings.ReplaceAll(" "+plate, " -", " p-"), 4.5)
			} else {
				wants(strings.ReplaceAll(" "+plate, " -", " d-"), 4.5)
			}
		}
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

// contrast is NaN if a colour is missing.
func contrast(a, b string) float64 {
	if a == "" || b == "" {
		return math.NaN()
	}
	return ink.Contrast(ink.Colour(a), ink.Colour(b))
}
