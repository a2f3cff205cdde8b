package browser_test

import (
	"fmt"
	"testing"
)

// seat opens a browser for each of so many people: one has a phone, one uses keys alone, and they read three languages.
func seat(s *site, n int) []*person {
	langs := []string{"en", "de", "fr", "en"}
	var people []*person
	for i := range n {
		at := desktop
		if i%4 == 1 {
			at = phone
		}
		p := s.guest(names[i%4], langs[i%4], at)
		p.keyboard = i%4 == 2
		people = append(people, p)
	}
	return people
}

// TestDeals plays whole deals, each person in a browser of his own. At every kind of moment somebody loses his line, the others go
// on as far as they can, and he returns: all see the same table, and nobody is stuck.
func TestDeals(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		game  string
		seats int
		long  bool
	}{{"drogue", 4, false}, {"napoleon", 4, false}, {"polignac", 5, false}, {"slobberhannes", 8, true}} {
		t.Run(fmt.Sprintf("%s of %d", c.game, c.seats), func(t *testing.T) {
			t.Parallel()
			if c.long && !long {
				t.Skip("BIVOUAC_LONG=1 plays this")
			}
			s := serve(t)
			g := invite(s, c.game, seat(s, c.seats))
			away := map[moment]bool{}
			missing := func() (list []moment) {
				for _, m := range []moment{before, asking, leading, midTrick, reading} {
					if !away[m] && (m != asking || c.game != "slobberhannes") { // where nothing is decided but by cards
						list = append(list, m)
					}
				}
				return list
			}
			for deals := 0; deals == 0 || len(missing()) > 0 && deals < 5; deals++ { // a deal may be void
				g.deal(func(m moment) {
					if !away[m] {
						away[m] = true
						g.without(g.people[len(away)%len(g.people)])
					}
				})
			}
			if list := missing(); len(list) > 0 {
				t.Errorf("nobody was away %v", list)
			}
			for _, p := range g.people {
				p.quiet()
			}
			t.Logf("%d acts, away at %v", g.acts, away)
		})
	}
}

// without cuts the line of one of the people for some events.
func (g *party) without(p *person) {
	g.t.Helper()
	p.offline(true)
	p.until("to be told that the line is cut", func() bool { return p.sees().Cut })
	for range 3 {
		_, able, sees := g.settle()
		if len(able) == 0 {
			break // all wait for him
		}
		g.act(able, sees)
	}
	p.offline(false)
}
