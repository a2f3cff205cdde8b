package ui

import (
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/claim"
	"bivouac/internal/say"
	"bivouac/internal/table"
)

// Who may claim the rest finds it at his hand and in the menu; a claim is told in a sentence, in the log and on the sheet.
func TestClaimIsTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := sit(t, "slobberhannes", map[string]string{"target": "20"}, 4, 2, table.Terms{Watch: true})
		var before *table.Sight
		certain := false
		g.play(3000, func(by table.Player, s *table.Sight) bool {
			if by == "p0" && s.MayClaim && s.View.Trick.N == 0 && s.View.Hand.Len() <= 5 {
				before = s
				_, certain = claim.Prove(s.Game, s.View)
			}
			return !certain
		})
		if !certain {
			t.Fatal("nothing is ever certain")
		}
		for _, lang := range say.Langs {
			html := draw(t, before, Newcomer(lang))
			if n := strings.Count(html, `value="claim"`); n != 2 || !strings.Contains(html, lang.Felt().RestText()) {
				t.Errorf("%s: the claim is offered %d times, not at the hand and in the menu", lang, n)
			}
		}
		g.do("p0", table.Command{ID: "claim", Do: "claim", Turn: before.Turn})
		time.Sleep(time.Second)
		for _, by := range []table.Player{"p0", "p1", "nobody"} {
			for _, lang := range say.Langs {
				p := Newcomer(lang)
				html := draw(t, g.look(by), p)
				if want := lang.Felt().Claims("Anna", ""); strings.Count(html, strings.TrimSuffix(want, ".")) != 2 {
					t.Errorf("%s: %s is not told “%s” in the log and on the sheet", lang, by, want)
				}
			}
		}
	})
}
