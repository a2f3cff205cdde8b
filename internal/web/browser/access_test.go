package browser_test

import (
	"context"
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"bivouac/games/drogue"
	"bivouac/internal/table"
)

//go:embed testdata/axe.min.js
var axe string

// readers is in which languages and lights a page is read.
type readers struct {
	lang string
	dark bool
}

// reading is every language by day and by night; in a short run one of them after the other, or every language in turns of the light.
func (a *audit) reading() []readers {
	all := []readers{{"en", false}, {"de", true}, {"fr", false}, {"en", true}, {"de", false}, {"fr", true}}
	if long {
		return all
	}
	n := 1
	if a.allLangs {
		n = 3
	}
	from := (a.turn + n) % len(all)
	a.turn = from
	return all[from : from+n]
}

// audit collects what is found on pages.
type audit struct {
	t        *testing.T
	allLangs bool // also in a short run
	turn     int
	pages    int
	found    map[string][]string
}

func newAudit(t *testing.T) *audit {
	a := &audit{t: t, found: map[string][]string{}}
	t.Cleanup(func() {
		for _, f := range slices.Sorted(maps.Keys(a.found)) {
			t.Errorf("%s\n\t%s", f, strings.Join(a.found[f], "\n\t"))
		}
		t.Logf("%d pages", a.pages)
	})
	return a
}

// page looks at a page as it is, in each language and light; open is clicked first, to open a panel.
func (a *audit) page(p *person, name, path, open string) {
	a.t.Helper()
	a.pageAfter(p, name, path, func() {
		if open != "" {
			p.click(open)
		}
	})
}

// pageAfter looks at a page as it is when something was done on it, in each language and light.
func (a *audit) pageAfter(p *person, name, path string, act func()) {
	a.t.Helper()
	p.media("prefers-reduced-motion", "reduce") // it is looked at as it lies
	for _, r := range a.reading() {
		p.night(r.dark)
		mark := "?"
		if strings.Contains(path, "?") {
			mark = "&"
		}
		p.visit(path + mark + "lang=" + r.lang)
		act()
		p.rest()
		a.state(p, fmt.Sprintf("%s, %s, dark %v", name, r.lang, r.dark))
		if (!long || !r.dark) && ask[bool](p, "!probe.felt() || probe.felt().classList.contains('lobby')") {
			a.layout(p, name, r.lang)
		}
	}
	p.night(false)
}

// layout looks at a page to read on all screens: nothing sticks out, is cut, or is too small for a finger.
func (a *audit) layout(p *person, name, lang string) {
	a.t.Helper()
	was := p.screen
	for _, at := range screens {
		p.look(at)
		for _, f := range p.lies() {
			key := f.What + ": " + f.Where
			a.found[key] = append(a.found[key], fmt.Sprintf("%s, %dx%d %s: %s", name, at.w, at.h, lang, f.More))
		}
		p.shot(fmt.Sprintf("page %s-%dx%d-%s", name, at.w, at.h, lang))
	}
	p.look(was)
}

// state looks at what stands there now.
func (a *audit) state(p *person, name string) {
	a.t.Helper()
	a.pages++
	p.do(chromedp.Evaluate[chromedp.Void](axe))
	type violation struct{ ID, Impact, Help, Target, HTML string }
	for _, v := range ask[[]violation](p, `axe.run(document, {resultTypes: ['violations']}).then(r => r.violations.flatMap(v => v.nodes.slice(0, 3).map(n =>
		({id: v.id, impact: v.impact, help: v.help, target: n.target.join(' '), html: n.html.slice(0, 160) + ' ' + (n.any[0]?.message ?? '')}))))`) {
		key := fmt.Sprintf("%s (%s): %s", v.ID, v.Impact, v.Help)
		a.found[key] = append(a.found[key], fmt.Sprintf("%s: %s %s", name, v.Target, v.HTML))
	}
	p.quiet()
}

// TestPages looks at every page that is no table.
func TestPages(t *testing.T) {
	t.Parallel()
	s := serve(t)
	a := newAudit(t)
	p := s.guest("Anna", "en", screens[2])
	a.page(p, "home", "/", "")
	for _, g := range []string{"drogue", "polignac", "slobberhannes", "napoleon"} {
		a.page(p, "new "+g, "/new/"+g, ".option summary")
		a.page(p, "rules "+g, "/rules/"+g, "")
	}
	a.page(p, "settings", "/settings", "")
	a.page(p, "recover", "/recover", "#mycode summary")
	a.page(p, "chance", "/chance", "")
	a.page(p, "chance, guessed", "/chance?guess=A", "")
	a.page(p, "my deals before the first", "/deals", "")
	a.page(p, "score sheets before the first", "/score", "")
	sheet := p.scores("polignac", "Anna Maria", "Ben", "Carla", "Dan", "Anna", "Benedikt", "Carla Sophia", "Dan Josef")
	a.page(p, "score sheet", sheet, "")
	for deal := range 9 {
		p.scored(sheet, deal+1, "0", "2", "", "1+1", "10+10+10-99", "−5", "1", "12345")
	}
	a.page(p, "score sheet of eight", sheet, "")
	a.page(p, "score sheet that is written on", sheet, cellOf(10, 2))
	sheet = p.scores("napoleon", "Anna", "Ben", "Carla")
	p.scored(sheet, 1, "4", "−2", "−1")
	a.page(p, "score sheet with an odd deal", sheet, cellOf(1, 3))
	a.page(p, "score sheets", "/score", "")

	p.visit("/")
	p.leads(`form[action="/new/drogue"] button[value="invite"]`)
	link := ask[string](p, "location.pathname")
	a.page(p, "lobby of the host", link, "#closing summary")
	a.page(p, "settings opened from a table", link+"/settings", "")
	guest := s.guest("Ben", "en", desktop)
	a.page(guest, "lobby of a guest", link, "")
	a.page(p, "nobody to report", link+"/report", "")
	guest.visit(link)
	guest.click(`.place button[name="place"].primary`)
	guest.until("to sit", func() bool { return ask[bool](guest, "document.querySelector('.place.me') != null") })
	a.page(p, "report", link+"/report", "")
	a.page(p, "home with tables", "/", "")
	a.page(p, "all tables", "/tables", "")
	a.page(p, "no older tables", "/tables?from=24", "")
	p.mu.Lock()
	p.expected = []string{"404"}
	p.mu.Unlock()
	a.page(p, "no such page", "/nowhere", "")
	a.page(p, "no such table", "/t/aaaaaaaaaa", "")
}

// TestTables looks at tables at each kind of moment.
func TestTables(t *testing.T) {
	t.Parallel()
	decide, play, sheet := state{"decision", decides, ""}, state{"play", playing(1), ""}, state{"sheet", settled, ""}
	with := func(id string) state { return state{"play with " + id, playing(1), `[popovertarget="` + id + `"]`} }
	for _, c := range []struct {
		game    string
		options map[string]string
		states  []state
	}{
		{"drogue", nil, []state{{"announce", in(drogue.Announcing), ""}, play, with("tells"), with("last"), with("log"), with("chat"), with("menu"), {"claim", claims, `[popovertarget="menu"]`}, sheet}},
		{"drogue", map[string]string{"discipline": "strict", "speech": "mute", "length": "4"}, []state{{"announce", in(drogue.Announcing), ""}, play, with("tells"), with("calls"),
			{"release", in(drogue.Relief), ""}, {"mute", mute, `[popovertarget="chat"]`}, {"parade", parade, ""}, {"end", ended, ""}}},
		{"polignac", nil, []state{decide, play, sheet}},
		{"slobberhannes", nil, []state{play, sheet}},
		{"slobberhannes", map[string]string{"shuffle": "hand"}, []state{play, sheet}},
		{"napoleon", nil, []state{decide, play, sheet, {"end", ended, ""}}},
	} {
		t.Run(fmt.Sprint(c.game, len(c.options)), func(t *testing.T) {
			t.Parallel()
			s := serve(t)
			a := newAudit(t)
			p, id := sits(s, c.game, 4, c.options)
			for i, st := range c.states {
				if !long && i%2 == 1 && st.before != "" {
					continue
				}
				p.swiftly(id, st.wanted)
				a.page(p, c.game+" "+st.name, "/t/"+string(id), st.before)
				p.visit("/settings") // away from the table
			}
			a.page(p, "review", fmt.Sprintf("/t/%s/review/1/1", id), "")
			a.page(p, "review of a card", fmt.Sprintf("/t/%s/review/1/1/4", id), "")
			a.page(p, "review with the eyes of a seat", fmt.Sprintf("/t/%s/review/1/1/4?eyes=0", id), "")
			a.page(p, "check", fmt.Sprintf("/t/%s/check/1/1", id), "")
			a.page(p, c.game+" my deals", "/deals", "")
			a.page(p, "invitation of who plays alone", fmt.Sprintf("/t/%s/invite", id), "")
			p.leads(`main form[action$="/invite"] button`)
			a.page(p, "invitation", fmt.Sprintf("/t/%s/invite", id), "")
			a.page(s.guest("Ben", "en", phone), "invited into the match", "/t/"+string(id), "")
		})
	}
}

// TestMoments looks at what comes over a page and goes again: the cut, a refusal, the rule book, a request, a break of the line; and
// at tables that are not played at.
func TestMoments(t *testing.T) {
	t.Parallel()
	s := serve(t)
	a := newAudit(t)
	ctx := context.Background()
	does := func(p *person, id table.ID, c table.Command) {
		t.Helper()
		c.ID = c.Do
		if err := s.rooms.Do(ctx, id, p.player(), c); err != nil {
			t.Fatalf("%s: %v", c.Do, err)
		}
	}

	p, id := sits(s, "drogue", 4, map[string]string{"partners": "kings", "clock": "relaxed"})
	path := "/t/" + string(id)
	p.swiftly(id, cuts)
	does(p, id, table.Command{Do: "cutting"})
	p.visit(path) // once: the deal waits for a hand on the pack, but not for ever
	p.rest()
	a.state(p, "cut")
	p.visit("/settings") // away from the table
	p.swiftly(id, func(s *table.Sight) bool { return playing(1)(s) && len(s.View.Lawful) < s.View.Hand.Len() })
	a.page(p, "refusal", path, ".hc[data-why]")
	a.page(p, "rule book", path, `[data-drawer="rules"]`)
	p.click(`dialog.rulebook header button`)
	p.offline(true)
	p.until("to be told that the line is cut", func() bool { return p.sees().Cut })
	a.state(p, "cut off")
	p.offline(false)

	anna, ben := s.guest("Anna", "en", screens[2]), s.guest("Ben", "en", screens[2])
	id = fill(s, "polignac", 4, map[string]string{"undo": "asked", "watch": ""}, anna, ben)
	path = "/t/" + string(id)
	ben.visit("/settings")
	anna.swiftlyWith(id, func(s *table.Sight) bool { return s.MayUndo }, anna, ben)
	does(anna, id, table.Command{Do: "undo"})
	a.page(ben, "asked to take back", path, "")
	a.page(anna, "asks to take back", path, "")
	carla := s.guest("Carla", "en", screens[2])
	a.page(carla, "no watchers", path, "")
	does(ben, id, table.Command{Do: "agree"})
	ben.visit("/settings")
	does(ben, id, table.Command{Do: "leave"})
	anna.swiftly(id, settled)
	a.page(anna, "sheet without who has left", path, "")
	a.page(ben, "back at a table", path, "")

	id = fill(s, "napoleon", 3, map[string]string{"length": "1"}, anna, ben)
	path = "/t/" + string(id)
	ben.visit("/settings")
	anna.swiftlyWith(id, ended, anna, ben)
	does(anna, id, table.Command{Do: "again"})
	a.page(ben, "the end of the match before", path, "")
	ben.visit("/settings")
	anna.swiftlyWith(id, ended, anna, ben)
	a.page(anna, "the end of the second match", path, "")

	anna.visit("/")
	_, id = open(anna, "napoleon", 4)
	does(anna, id, table.Command{Do: "close"})
	a.page(anna, "closed table", "/t/"+string(id), "")
	a.page(carla, "closed table, of a stranger", "/t/"+string(id), "")
}
