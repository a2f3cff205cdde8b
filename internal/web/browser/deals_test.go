package browser_test

import "testing"

// seat opens a browser for each of so many people: one on a phone, one with keys alone, in three languages.
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

func TestDrogue(t *testing.T) {
	s := serve(t)
	g := invite(s, "drogue", seat(s, 4))
	g.deal(nil)
	g.quiet()
	t.Logf("%d acts", g.acts)
}
