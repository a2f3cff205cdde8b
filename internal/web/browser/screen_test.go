package browser_test

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"bivouac/internal/table"
)

// couch is people at one screen, who hand it to one another.
type couch struct {
	*person
	id    table.ID
	names []string
}

// shares opens a table at which people play at the screen of a person, with computers that do not dawdle.
func (p *person) shares(game string, options map[string]string, names ...string) *couch {
	p.t.Helper()
	p.visit("/settings")
	form := url.Values{"open": {"alone"}, "pace": {"instant"}, "undo": {"asked"}, "clock": {"none"}, "name": {names[0]}, "mate": names[1:]}
	for k, v := range options {
		form.Set(k, v)
	}
	link := ask[string](p, `fetch('/new/' + %v, {method: 'POST', body: new URLSearchParams(%v)}).then(r => r.url)`, game, form.Encode())
	return &couch{p, table.ID(link[strings.LastIndex(link, "/")+1:]), names}
}

// swiftly plays for all at the screen, past their page, until the first of them or another sees what is wanted.
func (c *couch) swiftly(n int, wanted func(*table.Sight) bool) {
	c.t.Helper()
	all := []table.Player{c.player()}
	for i := range c.names[1:] {
		all = append(all, c.player(byte(i+1)))
	}
	c.swiftlyAs(c.id, wanted, all[n], all)
}

// covered fails where anything in the page tells of a hand: an element, a word that was read out, what the browser keeps.
func (c *couch) covered(when string) {
	c.t.Helper()
	if left := ask[string](c.person, `(() => {
		const hand = [...document.querySelectorAll('.hc, .hand, [id^=card-]')].map(e => e.outerHTML.slice(0, 200))
		const kept = Object.keys(sessionStorage).filter(k => k.startsWith('hand')).map(k => k + sessionStorage[k])
		const said = document.querySelector('#refusal span').textContent
		return [...hand, ...kept, said].join(' ').trim() })()`); left != "" {
		c.t.Fatalf("%s: the page still has %s", when, left)
	}
}

// holds is whose hand the page shows; empty: nobody's.
func (c *couch) holds() string {
	return ask[string](c.person, `document.querySelector('.hand') ? document.querySelector('.me b').textContent : ''`)
}

// TestOneScreen plays a deal with people who hand one screen on: between two of them it shows no hand, and each move takes one tap
// of him who has it already, two of another. Demand T29.
func TestOneScreen(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		game, lang string
		at         screen
		keyboard   bool
		names      []string
		options    map[string]string
	}{
		{"drogue", "de", phone, false, names, map[string]string{"partners": "kings"}},
		{"napoleon", "en", desktop, true, names[:2], nil},
		{"polignac", "fr", screen{w: 320, h: 568, touch: true}, false, names[:3], nil},
	} {
		t.Run(c.game, func(t *testing.T) {
			t.Parallel()
			s := serve(t)
			p := s.guest("Anna", c.lang, c.at)
			p.keyboard = c.keyboard
			g := p.shares(c.game, c.options, c.names...)
			p.visit("/t/" + string(g.id))
			takes, cards, has := 0, 0, ""
			for range 400 {
				seen := p.table(g.id)
				o := seen.Options[p.chance.IntN(len(seen.Options))]
				if o.Kind == "on" && cards > 5 {
					break
				}
				switch o.Kind {
				case "take":
					g.covered("at the curtain")
					if has != "" && strings.Contains(o.Text, has) {
						t.Fatalf("%s has the screen, and is asked: %s", has, o.Text)
					}
					takes++
				case "card", "ask":
					has = g.holds()
					if !slices.Contains(c.names, has) {
						t.Fatalf("%q plays at the screen", has)
					}
					if o.Kind == "card" {
						cards++
					}
				default:
					g.covered(o.Kind)
					has = ""
				}
				p.use(o)
				p.until("it to be done: "+o.Text, func() bool {
					now := p.sees()
					return !now.Pending && (now.At > seen.At || o.Kind == "take" && len(now.Hand)+len(now.Options) > 0 && g.holds() != "" || !slices.ContainsFunc(now.Options, func(n option) bool { return n.Key == o.Key }))
				})
			}
			if cards < 6 || takes == 0 {
				t.Errorf("%d cards were played, and the screen given %d times", cards, takes)
			}
			g.covered("at the sheet")
			p.quiet()
		})
	}
}

// TestOneScreenIsCovered does what may happen to a screen that is on its way: nothing of it shows a hand.
func TestOneScreenIsCovered(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p := s.guest("Anna", "en", phone)
	g := p.shares("slobberhannes", nil, names...)
	path := "/t/" + string(g.id)
	g.swiftly(0, playing(0))
	p.visit(path)
	take := func() {
		t.Helper()
		p.until("the curtain", func() bool { return len(p.sees().Options) > 0 && p.sees().Options[0].Kind == "take" })
		p.use(p.sees().Options[0])
		p.until("the hand of Anna", func() bool { return g.holds() == "Anna" })
	}
	curtain := func(when string) {
		t.Helper()
		p.until("the curtain "+when, func() bool { return ask[bool](p, "!!document.querySelector('.curtain')") })
		g.covered(when)
	}
	take()

	// She has laid her hand, and was refused something; nothing of that stays.
	p.do(chromedp.KeyEvent("h"))
	curtain("after the key")
	take()
	time.Sleep(ripe)
	p.click(`form[action$="/screen"] button`)
	curtain("after the button")

	take()
	p.visit(path)
	curtain("on the page that is loaded again")
	take()
	p.visit("/settings")
	p.do(chromedp.NavigateBack())
	curtain("on the way back")

	take()
	twin := p.twin("Anna, in another window", phone)
	twin.visit(path)
	other := &couch{twin, g.id, g.names}
	twin.until("the curtain", func() bool { return ask[bool](twin, "!!document.querySelector('.curtain')") })
	other.covered("in another window")

	ask[bool](p, `(Object.defineProperty(document, 'hidden', {value: true, configurable: true}), document.dispatchEvent(new Event('visibilitychange')), true)`)
	g.covered("while nobody looks")
	ask[bool](p, `(delete document.hidden, document.dispatchEvent(new Event('visibilitychange')), true)`)
	curtain("after nobody looked")

	// A second tap, in the moment in which the curtain falls, meets the curtain, and does not open it.
	take()
	time.Sleep(ripe)
	ask[bool](p, `(globalThis.tapped = false, new MutationObserver((_, me) => {
		const open = document.querySelector('.curtain .primary')
		if (!open) return
		me.disconnect()
		open.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1}))
		tapped = true
	}).observe(document.getElementById('felt'), {childList: true, subtree: true}), true)`)
	p.click(".hc[data-legal]")
	p.until("the second tap", func() bool { return ask[bool](p, "tapped") })
	time.Sleep(patience)
	curtain("after a tap that came too often")
	p.quiet()
}

// TestOneScreenLooks looks at the curtain, and at the hand of one of several, on all screens, as TestTables and TestLayout do at others.
func TestOneScreenLooks(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		game  string
		names []string
		seats int
	}{{"drogue", names, 4}, {"slobberhannes", names, 8}, {"napoleon", names[:2], 4}} {
		t.Run(fmt.Sprint(c.game, c.seats), func(t *testing.T) {
			t.Parallel()
			s := serve(t)
			a := newAudit(t)
			a.allLangs = true
			p := s.guest("Anna", "en", screens[2])
			g := p.shares(c.game, map[string]string{"seats": fmt.Sprint(c.seats)}, c.names...)
			g.swiftly(1, playing(1))
			a.page(p, c.game+" curtain", "/t/"+string(g.id), "")
			p.everywhere(t, g.id, fmt.Sprint(c.game, c.seats, "-curtain"), "", screens...)
			a.pageAfter(p, c.game+" with the screen", "/t/"+string(g.id), func() {
				p.click(".curtain .primary")
				p.until("a hand", func() bool { return g.holds() != "" })
			})
			for _, at := range screens {
				p.look(at)
				for _, f := range p.lies() {
					t.Errorf("%dx%d %s: %s %s", at.w, at.h, f.What, f.Where, f.More)
				}
				p.shot(fmt.Sprintf("%s%d-has-%dx%d", c.game, c.seats, at.w, at.h))
			}
			p.visit("/settings")
		})
	}
	s := serve(t)
	a := newAudit(t)
	a.allLangs = true
	p := s.guest("Anna", "en", screens[2])
	a.page(p, "new with several at the screen", "/new/slobberhannes", "#mates summary")
	p.visit("/new/drogue")
	p.click("#mates summary")
	p.into("#mates [name=mate]", "Ben")
	p.leads(`button[name="open"][value="invite"]`)
	p.into(".mates [name=name]", "Carla")
	p.leads(".mates button")
	seats := func() string {
		return ask[string](p, "[...document.querySelectorAll('.place b')].map(b => b.textContent).join(' ')")
	}
	if got := seats(); !strings.Contains(got, "Ben Carla") {
		t.Errorf("at the table sit %s", got)
	}
	a.page(p, "lobby with several at the screen", ask[string](p, "location.pathname"), "")
	p.click(`#place-1 button[form="stand"]`)
	p.until("Ben to stand up", func() bool { return !strings.Contains(seats(), "Ben") })
}
