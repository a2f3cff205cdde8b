package browser_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	chrome "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/chromedp"

	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/say"
	"bivouac/internal/table"
)

// comes lets somebody come by a link and sit at a place.
func (p *person) comes(link string, place int) {
	p.t.Helper()
	p.visit(link)
	p.into("#name", p.name)
	p.click(fmt.Sprintf("#place-%d button", place))
	p.until("a seat under his name", func() bool {
		return ask[bool](p, "document.querySelector('#place-'+%v+'.me')?.textContent.includes(%v) ?? false", place, p.name)
	})
}

// fill lets people play with computers that do not dawdle: the first opens the table, the others come, and the host fills it up.
func fill(s *site, game string, seats int, options map[string]string, people ...*person) table.ID {
	s.t.Helper()
	link, id := people[0].agree(game, "invite", seats, options)
	people[0].visit(link)
	for i, p := range people[1:] {
		p.comes(link, i+1)
	}
	people[0].leads(`form[action$="/fill"] button`)
	return id
}

// TestChoosing changes what a new table agrees on: what the whole is called, and its fingerprint, follow every choice. Demand P21.
func TestChoosing(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p := s.guest("Anna", "en", phone)
	p.visit("/new/drogue")
	said := func() string { return ask[string](p, "document.getElementById('ruleset').innerText") }
	choose := func(option, value string) {
		ask[bool](p, "(e => { e.closest('details').open = true; e.click(); return true })([...document.getElementsByName(%v)].find(e => e.value === %v))", option, value)
	}
	preset := func() string {
		return ask[string](p, "document.querySelector('.presets [aria-current]')?.textContent ?? ''")
	}
	usual, first := said(), preset()
	if !strings.HasPrefix(usual, first) || first == "" {
		t.Errorf("the preset is %q, the name %q", first, usual)
	}
	choose("speech", "mute")
	p.until("another name", func() bool { return said() != usual && preset() != first })
	choose("capotPegs", "1")
	p.until("a name of no preset", func() bool { return preset() == "" })
	choose("capotPegs", "2")
	choose("speech", "talking")
	p.until("the usual name", func() bool { return said() == usual && preset() == first })
	p.quiet()
}

// TestInvite opens a table and copies its link, a tap each; what others see of the link says which game it is, and how many seats
// are free. Demand P7.
func TestInvite(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p := s.guest("Anna", "en", phone)
	for _, name := range []string{"clipboard-read", "clipboard-write"} {
		if _, err := chromedp.Call(p.ctx, chrome.SetPermission, chrome.SetPermissionParams{Permission: &chrome.PermissionDescriptor{Name: name},
			Setting: chrome.PermissionSettingGranted, Origin: s.url, BrowserContextID: chromedp.FromContext(p.ctx).BrowserContextID}); err != nil {
			t.Fatal(err)
		}
	}
	address, _ := open(p, "drogue", 4)
	p.click("button[data-copy]")
	p.until("the link to be copied", func() bool { return ask[string](p, "navigator.clipboard.readText()") == address })
	guest := s.guest("Ben", "en", phone)
	guest.visit(address)
	about := func(name string) string {
		return ask[string](guest, "document.querySelector(`meta[property='og:${%v}']`).content", name)
	}
	if about("title") != say.En.Voice("drogue").Name() || !strings.Contains(about("description"), say.En.Pages().Gathering(3)+" "+say.En.Pages().Pitch("drogue")) {
		t.Errorf("the link says %q, %q", about("title"), about("description"))
	}
	p.quiet()
	guest.quiet()
}

// hidden is the cards that somebody who sees this may not know, of the whole pack.
func hidden(v *game.View) card.Set {
	open := v.Played | v.Hand
	for _, shown := range v.Shown {
		open |= shown
	}
	return card.From(card.Seven) &^ open
}

// shows is which cards a page has in it anywhere, drawn, said, or as a value; the drawings of all cards that every page has apart.
func (p *person) shows() card.Set {
	p.t.Helper()
	text := ask[string](p, `(() => { const felt = document.getElementById('felt').cloneNode(true); felt.querySelectorAll('#tells, #calls').forEach(e => e.remove()); return felt.outerHTML })()`)
	var set card.Set
	for c := range card.From(card.Seven).Each() {
		if strings.Contains(text, "-"+c.String()+`"`) || strings.Contains(text, `="`+c.String()+`"`) || strings.Contains(text, say.En.Card(c)) {
			set |= c.Set()
		}
	}
	return set
}

// TestComingIntoAMatch has somebody come by a link in the middle of a match of Drogue against computers. He watches first: he sees
// what lies open and no hand. Then he takes the seat of a computer, has its cards, plays, and all see the same; the hands of the
// deal are shown to who watches when it is over.
func TestComingIntoAMatch(t *testing.T) {
	t.Parallel()
	s := serve(t)
	anna, ben, carla := s.guest("Anna", "en", desktop), s.guest("Ben", "en", phone), s.guest("Carla", "en", desktop)
	id := fill(s, "drogue", 4, nil, anna)
	path := "/t/" + string(id)
	watches := func(p *person) {
		t.Helper()
		sight, err := s.rooms.Look(context.Background(), id, p.player())
		if err != nil {
			t.Fatal(err)
		}
		p.until("the present", func() bool { return p.sees().At == uint64(sight.At) })
		if secret := p.shows() & hidden(sight.View); secret != 0 || sight.View.Hand != 0 || len(p.sees().Hand) > 0 {
			t.Fatalf("who watches is shown %v and the hand %v", secret, p.sees().Hand)
		}
	}
	anna.swiftly(id, playing(1))
	ben.visit(path)
	carla.visit(path)
	watches(ben)
	watches(carla)
	open := carla.shows()
	for _, laid := range anna.table(id).Trick {
		if c, err := card.Parse(strings.TrimPrefix(laid, "laid-")); err != nil || !open.Has(c) {
			t.Errorf("who watches does not see %s: %v", laid, err)
		}
	}

	ben.click("#joining summary")
	ben.into("#joining input[name=name]", " II") // behind what stands there
	ben.click(`#joining button[name="place"][value="2"]`)
	ben.until("the cards of his seat", func() bool { return len(ben.sees().Hand) > 0 })
	g := &party{t: t, site: s, people: []*person{anna, ben}, id: id}
	for cards := 0; cards < 4; {
		_, able, sees := g.settle()
		if len(able) == 0 {
			continue // the computers are at it
		}
		g.act(able, sees)
		watches(carla)
		if slices.Contains(able, ben) {
			cards++
		}
	}
	sight, err := s.rooms.Look(context.Background(), id, ben.player())
	if err != nil || sight.Me != 2 || sight.Seats[2].Bot != "" {
		t.Fatalf("Ben sits at %d, %+v: %v", sight.Me, sight.Seats, err)
	}
	for _, p := range []*person{anna, ben} {
		p.swiftlyWith(id, settled, anna, ben)
	}
	carla.until("the sheet", func() bool { return carla.sees().Sheet })
	carla.leads(`.acts a[href*="/review/"]`)
	all := ask[string](carla, "document.querySelector('main').outerHTML")
	for c := range card.From(card.Seven).Each() {
		if !strings.Contains(all, say.En.Card(c)) {
			t.Errorf("when the deal is over, who watched does not see %s", c)
		}
	}
	for _, p := range []*person{anna, ben, carla} {
		p.quiet()
	}
}

// TestLeaving has somebody leave on purpose: a computer plays for him at once, the others are told and go on; when he comes back
// his seat is his, and he is told what was done for him.
func TestLeaving(t *testing.T) {
	t.Parallel()
	s := serve(t)
	people := seat(s, 2)
	anna, ben := people[0], people[1]
	id := fill(s, "slobberhannes", 4, nil, people...)
	ben.swiftlyWith(id, playing(0), anna, ben)
	ben.table(id)
	ben.click(`[popovertarget="menu"]`)
	ben.leads(`#menu form:has([value="leave"]) button`)
	if !ask[bool](ben, `location.pathname === '/' && (document.querySelector(%v)?.closest('li').textContent.includes(%v) ?? false)`,
		fmt.Sprintf(`.mine a[href="/t/%s"]`, id), say.Lang(ben.lang).Felt().LeaveText()) {
		t.Error("the first page does not tell who has left that a computer plays, and how he comes back")
	}
	absent := func() bool { return ask[bool](anna, "!!document.querySelector('.seat.absent')") }
	anna.until("to see that he is away", absent)
	line := say.En.Felt().GoesAway(ben.name)
	if !ask[bool](anna, "document.getElementById('log').textContent.includes(%v)", line) {
		t.Errorf("nobody tells Anna that %s", line)
	}
	anna.swiftly(id, func(s *table.Sight) bool { return s.View != nil && s.View.Hand.Len() <= 5 })
	ben.visit("/t/" + string(id))
	ben.until("to be told what happened", func() bool { return ask[bool](ben, "!!document.querySelector('.since')?.textContent.trim()") })
	anna.until("to see that he is back", func() bool { return !absent() })
	ben.swiftlyWith(id, playing(0), anna, ben)
	mine := ben.table(id)
	ben.use(mine.Options[0])
	ben.until("his card to be played", func() bool { return ben.sees().At > mine.At })
	anna.quiet()
	ben.quiet()
}

// TestEnd plays a match to its end: who has won is told, and one tap begins the next, with everybody at his seat; who still reads
// goes on with another. Demand T25.
func TestEnd(t *testing.T) {
	t.Parallel()
	s := serve(t)
	people := seat(s, 2)
	anna, ben := people[0], people[1]
	id := fill(s, "napoleon", 3, map[string]string{"length": "1"}, people...)
	anna.swiftlyWith(id, ended, anna, ben)
	g := &party{t: t, site: s, people: people, id: id}
	g.everybody(func(s sight) bool { return s.Sheet })
	last, err := s.rooms.Look(context.Background(), id, anna.player())
	if err != nil {
		t.Fatal(err)
	}
	for _, p := range people {
		title := ask[string](p, "document.getElementById('sheet-head').textContent")
		for w := range last.View.Winners.Each() {
			if name := last.Seats[w].Name; !strings.Contains(title, name) {
				t.Errorf("%s has won, and %s reads %q", name, p.name, title)
			}
		}
	}
	again := func(p *person) bool {
		return slices.ContainsFunc(p.sees().Options, func(o option) bool { return o.Kind == "again" })
	}
	anna.until("to be able to begin again", func() bool { return again(anna) })
	if again(ben) {
		t.Error("Ben, who is not the host, can begin again")
	}
	anna.use(anna.sees().Options[0])
	anna.until("to be at the table", func() bool { return !anna.sees().Sheet })
	ben.do(chromedp.Reload())
	ben.until("to read on", func() bool { s := ben.sees(); return s.Sheet && len(s.Options) > 0 })
	ben.use(ben.sees().Options[0])
	ben.until("to be at the table", func() bool { return !ben.sees().Sheet })
	anna.swiftlyWith(id, func(s *table.Sight) bool { return s.Match == 2 && s.View != nil && s.View.Dealt }, anna, ben)
	for _, p := range people {
		p.until("a hand of the next match", func() bool { return len(p.sees().Hand) > 0 })
		p.quiet()
	}
}
