package browser_test

import (
	"context"
	_ "embed"
	"fmt"
	"maps"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"bivouac/game"
	"bivouac/games/drogue"
	"bivouac/internal/table"
)

//go:embed testdata/layout.js
var layout string

// screens are those at which nothing may be missing.
var screens = []screen{
	{w: 320, h: 568, touch: true}, {w: 360, h: 640, touch: true}, {w: 390, h: 844, touch: true}, {w: 844, h: 390, touch: true},
	{w: 768, h: 1024, touch: true}, {w: 1024, h: 768, touch: true}, {w: 1440, h: 900},
}

// agree opens a table that plays as fast as it can, as the form of a new table does, and gives its link. how is "alone" or "invite".
func (p *person) agree(game, how string, seats int, options map[string]string) (link string, id table.ID) {
	p.t.Helper()
	p.visit("/settings")
	form := url.Values{"open": {how}, "pace": {"instant"}, "undo": {"free"}, "clock": {"none"}, "watch": {"on"}, "words": {"on"}, "seats": {fmt.Sprint(seats)}}
	for k, v := range options {
		form.Set(k, v)
	}
	link = ask[string](p, `fetch('/new/' + %v, {method: 'POST', body: new URLSearchParams(%v)}).then(r => r.url)`, game, form.Encode())
	return link, table.ID(link[strings.LastIndex(link, "/")+1:])
}

// sits seats somebody with computers that do not dawdle. Her page is not open: as long as it adds nothing to the deals, they are the
// same in every run.
func sits(s *site, game string, seats int, options map[string]string) (*person, table.ID) {
	s.t.Helper()
	p := s.guest("Anna", "en", screens[2])
	_, id := p.agree(game, "alone", seats, options)
	return p, id
}

// withComputers is sits, and plays for her until she sees what is wanted.
func withComputers(s *site, game string, seats int, options map[string]string) (p *person, id table.ID, until func(wanted func(*table.Sight) bool)) {
	p, id = sits(s, game, seats, options)
	return p, id, func(wanted func(*table.Sight) bool) {
		s.t.Helper()
		p.swiftly(id, wanted)
	}
}

// lengthy are names as long as people have.
var lengthy = []string{"Annamagdalena", "Benjamin-Josef", "Carla Sophia", "Danielamarie", "Anna-Elisabeth", "Benedikta", "Carlaviktoria", "Dan Josef"}

// lengthily seats people with long names, who play past their pages until the first of them sees what is wanted.
func lengthily(s *site, key string, seats int, options map[string]string) (p *person, id table.ID, until func(wanted func(*table.Sight) bool)) {
	s.t.Helper()
	p = s.guest("Anna", "en", screens[2])
	_, id = p.agree(key, "invite", seats, options)
	all := []table.Player{p.player()}
	does := func(c table.Command) {
		c.ID = c.Do
		if err := s.rooms.Do(context.Background(), id, all[c.Place], c); err != nil {
			s.t.Fatalf("%s: %v", c.Do, err)
		}
	}
	for i, name := range lengthy[:seats] {
		if i > 0 {
			all = append(all, table.Player(strings.Repeat(fmt.Sprint(i), 64)))
		}
		does(table.Command{Do: "sit", Place: game.Seat(i), Name: name})
	}
	does(table.Command{Do: "start"})
	return p, id, func(wanted func(*table.Sight) bool) {
		s.t.Helper()
		p.swiftlyAs(id, wanted, all[0], all)
	}
}

// alone is sits, and opens her page.
func alone(s *site, game string, seats int, options map[string]string) (*person, table.ID) {
	s.t.Helper()
	p, id := sits(s, game, seats, options)
	p.visit("/t/" + string(id))
	return p, id
}

// state is a moment at which a table is looked at.
type state struct {
	name   string
	wanted func(*table.Sight) bool
	before string // what is clicked then, to open a panel
}

// place is a table to look at: with computers, or with people who have long names.
type place struct {
	game    string
	seats   int
	options map[string]string
	name    string
	states  []state
	people  bool
}

// places are the tables that are looked at: few of them, or all.
func places() []place {
	var list []place
	decide, whole := state{"decision", decides, ""}, state{"whole trick", taken, ""}
	sheet, cut := state{"sheet", settled, ""}, state{"cut", cuts, ""}
	play := func(n int) state { return state{"play", playing(uint8(n)), ""} }
	list = append(list, place{"drogue", 4, nil, "drogue", []state{
		{"announce", in(drogue.Announcing), ""}, play(2), whole, {"claim", claims, ""}, sheet,
		{"contested", contested, ""}, {"greeting opposite", greeted(2), ""}, {"greeting at the left", greeted(1), ""}, {"greeting at the right", greeted(3), ""}}, false})
	list = append(list, place{"drogue", 4, nil, "cut-drogue", []state{cut}, false}) // who has left her page once is not waited for any more
	list = append(list, place{"drogue", 4, nil, "drogue-people", []state{{"announce", in(drogue.Announcing), ""}, play(2), whole, sheet}, true})
	list = append(list, place{"drogue", 4, map[string]string{"discipline": "strict", "speech": "mute", "length": "4"}, "drogue-strict", []state{
		{"announce", in(drogue.Announcing), ""}, play(1), {"tells", playing(1), `[popovertarget="tells"]`}, {"calls", playing(1), `[popovertarget="calls"]`},
		{"release", in(drogue.Relief), ""}, {"greeting", greeted(2), ""}, {"signs", mute, ""}, {"mute", mute, `[popovertarget="chat"]`}, {"parade", parade, ""}, {"end", ended, ""}}, false})
	list = append(list, place{"drogue", 4, map[string]string{"discipline": "watchful"}, "drogue-watchful", []state{{"reckoning", in(drogue.Reckoning), ""}}, false})
	for n := 3; n <= 8; n++ {
		if !long && n != 8 {
			continue
		}
		list = append(list, place{"polignac", n, nil, fmt.Sprint("polignac-", n), []state{decide, play(n / 2), whole, sheet}, true})
		list = append(list, place{"polignac", n, nil, fmt.Sprint("cut-", n), []state{cut}, false})
	}
	for n := 3; n <= 8; n++ {
		if long {
			list = append(list, place{"slobberhannes", n, nil, fmt.Sprint("slobberhannes-", n), []state{play(n / 2), whole, sheet}, n > 4})
		}
	}
	for n := 3; n <= 6; n++ {
		if long || n == 5 {
			list = append(list, place{"napoleon", n, nil, fmt.Sprint("napoleon-", n), []state{decide, play(2), whole, sheet}, true})
		}
	}
	if only := os.Getenv("BIVOUAC_ONLY"); only != "" {
		list = slices.DeleteFunc(list, func(p place) bool { return !regexp.MustCompile(only).MatchString(p.name) })
	}
	return list
}

// TestLayout looks at tables on all screens, in several languages: nothing is cut, covered, too small or out of the window, and every
// name can be read. Demand T15.
func TestLayout(t *testing.T) {
	t.Parallel()
	for _, where := range places() {
		t.Run(where.name, func(t *testing.T) {
			t.Parallel()
			s := serve(t)
			s.hold()
			seat := withComputers
			if where.people {
				seat = lengthily
			}
			p, id, until := seat(s, where.game, where.seats, where.options)
			for _, st := range where.states {
				until(st.wanted)
				p.everywhere(t, id, where.name+"-"+st.name, st.before, screens...)
			}
		})
	}
}

// languages is all languages, in a short run each once by turns.
func (p *person) languages() []string {
	all := []string{"de", "fr", "en"}
	if long {
		return all
	}
	p.turn++
	return all[p.turn%3:][:1]
}

// fault is something wrong with a layout.
type fault struct{ What, Where, More string }

// everywhere looks at the page as it is on screens, in languages.
func (p *person) everywhere(t *testing.T, id table.ID, name, open string, screens ...screen) {
	t.Helper()
	found, was := map[string][]string{}, p.screen
	p.media("prefers-reduced-motion", "reduce") // what lies where does not depend on it
	for _, lang := range p.languages() {
		p.visit("/t/" + string(id) + "?lang=" + lang)
		p.table(id)
		for _, at := range screens {
			p.look(at)
			if open != "" && !ask[bool](p, "!!document.querySelector('[popover]:popover-open')") {
				p.click(open)
			}
			for _, f := range p.lies() {
				key := f.What + ": " + f.Where
				found[key] = append(found[key], fmt.Sprintf("%dx%d %s: %s", at.w, at.h, lang, f.More))
			}
			p.shot(fmt.Sprintf("%s-%dx%d-%s", name, at.w, at.h, lang))
		}
	}
	p.look(was)
	p.visit("/settings") // away from the table
	for _, f := range slices.Sorted(maps.Keys(found)) {
		t.Errorf("%s: %s\n\t%s", name, f, strings.Join(found[f], "\n\t"))
	}
}

// shot keeps a picture of the page where pictures are wanted.
func (p *person) shot(name string) {
	dir := os.Getenv("BIVOUAC_SHOTS")
	if dir == "" {
		return
	}
	ctx, cancel := context.WithTimeout(p.ctx, bound)
	defer cancel()
	picture, err := chromedp.Run(ctx, func(ctx context.Context, t *chromedp.Target) ([]byte, error) {
		r, err := cdp.Call(ctx, t, page.CaptureScreenshot, page.CaptureScreenshotParams{})
		return r.Data, err
	})
	if err == nil {
		err = os.MkdirAll(dir, 0o755)
	}
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, name+".png"), picture, 0o644)
	}
	if err != nil {
		p.t.Error(err)
	}
}
