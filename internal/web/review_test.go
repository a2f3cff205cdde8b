package web

import (
	"fmt"
	"net/http"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/review"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui/deck"
)

// Demand L10: read with the eyes of one seat, a deal shows at every step the hand of that seat and what lay open, and no byte of the
// page names another card; the steps, the deals and the link to send keep the eyes.
func TestReviewWithTheEyesOfOneSeat(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna := person(0)
		for _, g := range games.All {
			path := s.now(t, anna, g.Key)
			s.playsOn(t, anna, path, func(s *table.Sight) bool { return s.Deals > 0 })
			d, ok, err := review.Read(strings.NewReader(plain(t, s.get(anna, path+"/record/1"))), games.Find, 1, game.NoSeat)
			if err != nil || !ok || !d.Over() {
				t.Fatal(g.Key, ok, err)
			}
			rest, err := card.ParseSet(d.Cards.Rest)
			if err != nil {
				t.Fatal(err)
			}
			for eyes := range d.Names {
				query := fmt.Sprintf("?eyes=%d", eyes)
				hidden := 0
				for n, step := range d.Steps {
					time.Sleep(time.Second)
					w := s.get(anna, fmt.Sprintf("%s/review/1/1/%d%s", path, n+1, query))
					page := plain(t, w)
					if w.Code != http.StatusOK || strings.Count(page, `class="openhand"`) != 1 {
						t.Fatalf("%s, %s: %d, or not one hand", g.Key, query, w.Code)
					}
					for _, c := range step.Hands[eyes].Cards() {
						if !strings.Contains(page, deck.Card(c, deck.Pocket, say.En.Card(c))) {
							t.Errorf("%s step %d: seat %d does not see its own %v", g.Key, n+1, eyes, c)
						}
					}
					closed := rest
					for seat, hand := range step.Hands {
						if seat != eyes {
							closed |= hand &^ step.View.Shown[seat]
						}
					}
					for _, c := range closed.Cards() {
						hidden++
						for _, name := range []string{"-" + c.String() + `"`, say.En.Card(c), say.En.Short(c)} {
							if _, body, _ := strings.Cut(page, "</defs>"); strings.Contains(body, name) {
								t.Fatalf("%s step %d: seat %d did not see %v, and the page has %q", g.Key, n+1, eyes, c, name)
							}
						}
					}
					if n+1 < len(d.Steps) && !strings.Contains(page, fmt.Sprintf(`href="%s/review/1/1/%d%s"`, path, n+2, query)) ||
						!strings.Contains(page, fmt.Sprintf(`/review/1/1/%d%s" data-done`, n+1, query)) ||
						!strings.Contains(page, fmt.Sprintf(`href="%s/review/1/1/1%s" aria-current`, path, query)) {
						t.Fatalf("%s step %d: the eyes of seat %d are lost", g.Key, n+1, eyes)
					}
				}
				if hidden == 0 {
					t.Errorf("%s: nothing was hidden from seat %d", g.Key, eyes)
				}
			}
			for _, wrong := range []string{"9", "-1", "anna", "255", "256"} {
				if w := s.get(anna, path+"/review/1/1/1?eyes="+wrong); w.Code != http.StatusNotFound {
					t.Errorf("eyes=%s: %d", wrong, w.Code)
				}
			}
		}
	})
}
