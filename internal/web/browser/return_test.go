package browser_test

import (
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"bivouac/internal/say"
	"bivouac/internal/store/storetest"
	"bivouac/internal/table"
)

// felt is the table as the page has drawn it.
func (p *person) felt() string {
	p.t.Helper()
	p.rest()
	return ask[string](p, "probe.drawn()")
}

// TestReturn loads the page anew at every event: it is the same as the one that has been there all the time.
func TestReturn(t *testing.T) {
	t.Parallel()
	for _, game := range []string{"drogue", "napoleon"} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			s := serve(t)
			stays, id := alone(s, game, 4, nil)
			comes := stays.twin("Anna, in a new window", stays.screen)
			sheets := 0
			for range 60 {
				seen := stays.table(id)
				comes.visit("/t/" + string(id))
				comes.table(id)
				if a, b := stays.felt(), comes.felt(); a != b {
					t.Fatalf("the page that was loaded anew differs from the one that was there, from here on:\n%s\nand\n%s", differ(a, b), differ(b, a))
				}
				o := seen.Options[0]
				if o.Kind == "on" {
					if sheets++; sheets == 2 || !long {
						break
					}
				}
				stays.use(o)
				stays.until("it to be done", func() bool { return stays.sees().At > seen.At })
			}
			stays.quiet()
			comes.quiet()
		})
	}
}

// differ is where a text begins to differ from another.
func differ(a, b string) string {
	i := 0
	for i < min(len(a), len(b)) && a[i] == b[i] {
		i++
	}
	return a[max(0, i-80):min(len(a), i+160)]
}

// TestServerStartsAgain has the server go down and come back while a page is open: first the line is cut, and the same page goes on;
// then the log of its table is damaged meanwhile, and the page says what has become of the table.
func TestServerStartsAgain(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "polignac", 4, nil)
	p.expected = append(p.expected, "409", "503", "ERR_")
	ask[bool](p, "window.before = true")
	seen := p.to(id, playing(0))
	at := strings.TrimPrefix(s.url, "http://")

	down := func() {
		s.stop()
		p.until("to be told that the line is cut", func() bool { return p.sees().Cut })
	}
	down()
	s.start(at)
	p.until("the line to be back", func() bool { return !p.sees().Cut })
	p.use(seen.Options[0])
	p.until("a card to be played", func() bool { return p.sees().At > seen.At })
	if !ask[bool](p, "!!window.before") {
		t.Error("a server that starts again has the page loaded again")
	}

	down()
	storetest.Damage(t, s.dir, id, 3)
	s.start(at)
	p.until("to be told the truth", func() bool {
		return ask[bool](p, "document.querySelector('main')?.innerText.includes(%v) ?? false", say.En.Pages().Fault(say.FrozenTable).Text)
	})
	p.quiet()
}

// TestOneSeat has a person at two windows and on another device, who taps twice, in both at once, and in one that is behind:
// every card is played once.
func TestOneSeat(t *testing.T) {
	t.Parallel()
	s := serve(t)
	here, id := alone(s, "polignac", 4, nil)
	there := here.twin("Anna, in another window", here.screen)
	there.visit("/t/" + string(id))

	device := s.guest("Anna, on her computer", "en", desktop)
	here.visit("/recover")
	here.click("#mycode summary")
	code := ask[string](here, `document.querySelector('main').innerText.match(/([0-9a-z]{4}-){12}[0-9a-z]{4}/)[0]`)
	device.visit("/recover")
	device.into(`input[name="code"]`, code)
	device.leads(`form:has(input[name="code"]) button`)
	device.visit("/t/" + string(id))
	here.visit("/t/" + string(id))

	all := []*person{here, there, device}
	// held is how many cards all three see in the hand, once they see the same moment of the table.
	held := func() int {
		for {
			var seen []sight
			for _, p := range all {
				seen = append(seen, p.table(id))
			}
			if seen[0].At != seen[1].At || seen[0].At != seen[2].At {
				continue
			}
			for i, s := range seen {
				if !slices.Equal(s.Hand, seen[0].Hand) {
					t.Fatalf("%s sees the hand %v, %s %v", all[i].name, s.Hand, here.name, seen[0].Hand)
				}
			}
			return len(seen[0].Hand)
		}
	}
	reach := func() sight {
		here.to(id, func(s *table.Sight) bool { return playing(0)(s) && s.View.Hand.Len() > 1 })
		held()
		time.Sleep(ripe)
		return here.sees()
	}
	legal := func(s sight) (keys []string) {
		for _, o := range s.Options {
			keys = append(keys, o.Key)
		}
		return keys
	}
	tap := func(p *person, key string) {
		if at := ask[*point](p, "probe.reach(%v)", key); at != nil {
			p.tap(at.X, at.Y)
		}
	}

	// Twice on the same card, as fast as a finger can; whether the machine was fast enough is no matter of the table's.
	var now sight
	n := 0
	for fast := false; !fast; {
		now = reach()
		n = len(now.Hand)
		at := ask[*point](here, "probe.reach(%v)", now.Options[0].Key)
		began := time.Now()
		here.tap(at.X, at.Y)
		here.tap(at.X, at.Y)
		fast = time.Since(began) < ripe*2/3
		here.until("a card to be played", func() bool { return here.sees().At > now.At })
	}
	if got := held(); got != n-1 {
		t.Errorf("two taps on a card took %d cards from the hand", n-got)
	}

	// In all windows at once, on different cards.
	now = reach()
	n = len(now.Hand)
	keys := legal(now)
	var wait sync.WaitGroup
	for i, p := range all {
		wait.Go(func() { tap(p, keys[i%len(keys)]) })
	}
	wait.Wait()
	here.until("a card to be played", func() bool { return here.sees().At > now.At })
	if got := held(); got != n-1 {
		t.Errorf("taps in three windows took %d cards from the hand", n-got)
	}

	// In a window that is behind.
	now = reach()
	n = len(now.Hand)
	there.offline(true)
	there.until("to be told that the line is cut", func() bool { return there.sees().Cut })
	tap(here, now.Options[0].Key)
	here.until("a card to be played", func() bool { return here.sees().At > now.At })
	behind := there.sees()
	if len(behind.Hand) != n {
		t.Fatal("the window that is cut off has moved on")
	}
	tap(there, behind.Options[len(behind.Options)-1].Key)
	there.offline(false)
	there.until("its answer", func() bool { return !there.sees().Pending })
	if got := held(); got != n-1 {
		t.Errorf("a tap in a window that was behind took %d cards from the hand", n-got-1)
	}
	for _, p := range all {
		p.quiet()
	}
}

// TestNoScript plays a whole deal in a browser that runs no scripts.
func TestNoScript(t *testing.T) {
	t.Parallel()
	games := []string{"polignac"}
	if long {
		games = []string{"polignac", "drogue", "napoleon", "slobberhannes"}
	}
	for _, game := range games {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			s := serve(t)
			p, id := alone(s, game, 4, nil)
			p.table(id)
			p.noScript()
			arrived := func() sight {
				p.until("the page", p.arrived)
				p.do(chromedp.Evaluate[chromedp.Void](probe))
				return p.sees()
			}
			p.visit("/t/" + string(id))
			for range 200 {
				s := arrived()
				if len(s.Options) == 0 { // a page without scripts is loaded again by hand
					p.visit("/t/" + string(id))
					continue
				}
				o := s.Options[0]
				if o.Kind == "on" {
					return
				}
				at := p.spot(fmt.Sprintf("to reach %q", o.Text), func() *point { return ask[*point](p, "probe.reach(%v)", o.Key) })
				ask[bool](p, "window.before = true")
				p.tap(at.X, at.Y)
			}
			t.Error("the deal does not end")
		})
	}
}
