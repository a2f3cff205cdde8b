package ui

import (
	"fmt"
	"strings"
	"testing"
	"testing/synctest"

	"bivouac/internal/say"
	"bivouac/internal/table"
)

// Who still reads how a match ended when the next one begins has the sheet over the new table, with one button, which goes on; whether
// the table waits for him is told as ever. After several matches the sheet sums up what each has made, and links to all of them.
func TestTheSheetOfTheMatchBefore(t *testing.T) {
	for _, c := range []struct {
		game     string
		settings map[string]string
		sum      string
	}{
		{"drogue", map[string]string{"length": "4"}, "3"},
		{"polignac", nil, "-3"},
		{"polignac", map[string]string{"scoring": "notepad", "target": "10"}, "23"},
		{"slobberhannes", nil, "3"},
		{"napoleon", map[string]string{"length": "1"}, say.Signed(-3)},
	} {
		synctest.Test(t, func(t *testing.T) {
			g := sit(t, c.game, c.settings, 4, 2, alone)
			var now table.Sight
			g.play(2000, func(by table.Player, s *table.Sight) bool {
				if by == g.people[0].by && s.View != nil && s.View.Awaits.Has(s.Me) {
					now = *s
				}
				return true
			})
			before := g.look(g.people[0].by)
			if before.Stage != table.Over || now.View == nil {
				t.Fatalf("%s: the match does not end: stage %d, deals %d", c.game, before.Stage, before.Deals)
			}
			before.Matches = []table.Outcome{{Match: 1, Winners: []string{"Ben"}}, {Match: 2}}
			before.Standings = []table.Standing{{Name: "Ben", Matches: 2, Won: 1, Score: -3}}
			now.Ended = before
			for _, lang := range say.Langs {
				html := draw(t, &now, Newcomer(lang))
				if n := strings.Count(html, `id="sheet-head"`); n != 1 {
					t.Fatalf("%s: %d sheets", c.game, n)
				}
				_, acts, _ := strings.Cut(html, `<div class="acts">`)
				acts, _, _ = strings.Cut(acts, "</section>")
				if !strings.Contains(acts, `name="do" value="read"`) || strings.Contains(acts, `value="again"`) || !strings.Contains(acts, lang.Felt().NextHasBegun()) {
					t.Errorf("%s: the sheet offers %s", c.game, acts)
				}
				for n := range 2 {
					if link := fmt.Sprintf(`/review/%d/1"`, n+1); !strings.Contains(html, link) {
						t.Errorf("%s: there is no link to match %d", c.game, n+1)
					}
				}
				if row := "Ben</th><td>2</td><td>1</td><td>" + c.sum + "</td>"; !strings.Contains(html, row) {
					t.Errorf("%s: the sheet does not sum up %s", c.game, row)
				}
				if !strings.Contains(html, "data-you-are-on") {
					t.Errorf("%s: it is not told that the new match waits for who reads", c.game)
				}
			}
		})
	}
}
