package browser_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"bivouac/internal/table"
)

// names are those of the people at a table, in turn.
var names = []string{"Anna", "Ben", "Carla", "Dan"}

// party is people at one table, each with a browser.
type party struct {
	t      *testing.T
	site   *site
	id     table.ID
	people []*person
	acts   int
}

// open lets somebody open a table to which he invites others, and gives its link.
func open(host *person, game string, seats int) (link string, id table.ID) {
	host.t.Helper()
	if seats == 4 {
		host.visit("/")
		host.leads(`form[action="/new/` + game + `"] button[value="invite"]`)
	} else {
		host.visit("/new/" + game)
		host.click(fmt.Sprintf(`label:has(input[name="seats"][value="%d"])`, seats))
		host.leads(`button[name="open"][value="invite"]`)
	}
	link = ask[string](host, "document.getElementById('link').textContent")
	return link, table.ID(link[strings.LastIndex(link, "/")+1:])
}

// invite lets the first of the people open a table of the game, and the others come by its link, each to a place of his own choice.
func invite(s *site, game string, people []*person) *party {
	s.t.Helper()
	host := people[0]
	link, id := open(host, game, len(people))
	g := &party{t: s.t, site: s, people: people, id: id}
	for _, p := range people[1:] { // what they have written stays while others sit down
		p.visit(link)
		p.into("#name", p.name)
	}
	for i, p := range people[1:] {
		place := len(people) - 1 - i // the last place first: everybody sits where he wants to
		p.click(fmt.Sprintf("#place-%d button", place))
		p.until("a seat under his name", func() bool {
			return ask[bool](p, "document.querySelector('#place-'+%v+'.me')?.textContent.includes(%v) ?? false", place, p.name)
		})
	}
	g.everybody(func(s sight) bool { return s.Lobby })
	host.click(`button[name="do"][value="start"]`)
	g.everybody(func(s sight) bool { return !s.Lobby })
	return g
}

// everybody waits until all who are connected see the present of the table, and it is as wanted.
func (g *party) everybody(wanted func(sight) bool) []sight {
	g.t.Helper()
	var last string
	for end := time.Now().Add(bound); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		now, err := g.site.rooms.Look(context.Background(), g.id, "")
		if err != nil {
			g.t.Fatal(err)
		}
		here := g.connected()
		all := make([]sight, len(here))
		var wait sync.WaitGroup
		for i, p := range here {
			wait.Go(func() { all[i] = p.sees() })
		}
		wait.Wait()
		ok := true
		for i, s := range all {
			if s.At != uint64(now.At) || s.Pending || !wanted(s) {
				ok = false
				last = fmt.Sprintf("%s sees %+v, the table is at %d", here[i].name, s, now.At)
			}
		}
		if ok {
			return all
		}
	}
	g.t.Fatalf("not all see the present: %s", last)
	return nil
}

// connected is the people whose line is not cut.
func (g *party) connected() []*person {
	return slices.DeleteFunc(slices.Clone(g.people), func(p *person) bool { return p.cutOff })
}

// moment is a kind of state in which a table waits for somebody.
type moment string

const (
	before   moment = "before the deal"
	asking   moment = "at a decision"
	midTrick moment = "in a trick"
	leading  moment = "before a trick"
	reading  moment = "at the sheet"
	over     moment = "over"
)

// settle waits until the table waits for people, and checks that all felts agree. It tells who can do what.
func (g *party) settle() (m moment, able []*person, sees []sight) {
	g.t.Helper()
	for end := time.Now().Add(bound); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		all := g.everybody(func(sight) bool { return true })
		on := 0
		able, sees = nil, nil
		m = leading
		for i, p := range g.connected() {
			s := all[i]
			if first := all[0]; s.Turn != first.Turn || !slices.Equal(s.Trick, first.Trick) || s.Sheet != first.Sheet {
				g.t.Fatalf("%s sees another table than %s: %+v, %+v", p.name, g.people[0].name, s, first)
			}
			if s.On {
				on++
			}
			switch {
			case s.Sheet:
				m = reading
			case s.Sealing:
				m = before
			case len(s.Trick) > 0 && m == leading:
				m = midTrick
			}
			if s.Ask {
				m = asking
			}
			if len(s.Options) > 0 {
				able, sees = append(able, p), append(sees, s)
			}
			if slices.ContainsFunc(s.Options, func(o option) bool { return o.Kind == "again" }) {
				return over, nil, nil
			}
		}
		now, err := g.site.rooms.Look(context.Background(), g.id, "")
		if err != nil {
			g.t.Fatal(err)
		}
		if now.Stage == table.Over {
			return over, nil, nil
		}
		// A table that waits for one who is cut off has nothing to do for the others.
		if len(able) > 0 || on < awaited(now) {
			return m, able, sees
		}
	}
	for _, p := range g.people {
		g.t.Logf("%s: %+v", p.name, p.sees())
	}
	g.t.Fatal("the table is stuck: nobody can do anything")
	return
}

// awaited is how many seats a table waits for.
func awaited(s *table.Sight) int {
	if s.View == nil {
		return 0
	}
	n := 0
	for range s.View.Awaits.Each() {
		n++
	}
	return n
}

// act lets one of those who can do something do it, and waits until everybody sees it. Each gesture works at once.
func (g *party) act(able []*person, sees []sight) {
	g.t.Helper()
	i := g.people[0].chance.IntN(len(able))
	p, s := able[i], sees[i]
	o := s.Options[p.chance.IntN(len(s.Options))]
	p.use(o)
	g.acts++
	p.until(fmt.Sprintf("%q to be done (%s)", o.Text, o.Kind), func() bool {
		now := p.sees()
		return now.At > s.At && !now.Pending
	})
}

// deal plays until a deal is over and read; at gives what happens at each moment.
func (g *party) deal(at func(m moment)) {
	g.t.Helper()
	sheet := false
	for range 400 {
		m, able, sees := g.settle()
		sheet = sheet || m == reading
		if at != nil {
			at(m)
			m, able, sees = g.settle()
		}
		if m == over || sheet && m != reading {
			return
		}
		if len(able) == 0 {
			g.t.Fatal("nobody can do anything")
		}
		g.act(able, sees)
	}
	g.t.Fatal("a deal does not end")
}
