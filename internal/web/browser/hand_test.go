package browser_test

import (
	"context"
	"fmt"
	"maps"
	"math"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"bivouac/internal/table"
)

// likes changes how a person likes his pages; what is not named is off.
func (p *person) likes(settings url.Values) {
	p.t.Helper()
	p.visit("/settings")
	status := ask[int](p, `fetch('/settings', {method: 'POST', body: new URLSearchParams(%v)}).then(r => r.status)`, settings.Encode())
	if status != 200 {
		p.t.Fatalf("settings are answered with %d", status)
	}
}

// slip is a tap of a finger that slides by so many pixels to the side.
func (p *person) slip(x, y, by float64) { p.draw(point{x, y}, point{x + by, y}) }

// draw puts a finger down at one place and lifts it at another.
func (p *person) draw(from, to point) {
	p.t.Helper()
	if !p.screen.touch {
		p.do(
			chromedp.MouseEvent(chromedp.MousePressed, from.X, from.Y, chromedp.ButtonLeft, chromedp.ClickCount(1)),
			command(input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: chromedp.MouseMoved, X: to.X, Y: to.Y, Button: input.MouseButtonLeft, Buttons: 1}),
			chromedp.MouseEvent(chromedp.MouseReleased, to.X, to.Y, chromedp.ButtonLeft, chromedp.ClickCount(1)),
		)
		return
	}
	touch := func(kind input.DispatchTouchEventType, at ...*input.TouchPoint) chromedp.Action[chromedp.Void] {
		return command(input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: kind, TouchPoints: at})
	}
	p.do(touch(input.DispatchTouchEventTypeTouchStart, &input.TouchPoint{X: from.X, Y: from.Y}), touch(input.DispatchTouchEventTypeTouchMove, &input.TouchPoint{X: to.X, Y: to.Y}), touch(input.DispatchTouchEventTypeTouchEnd))
}

// point is a place in the window.
type point struct{ X, Y float64 }

// finger is where a finger meets a control, once it may be meant.
func (p *person) finger(o option) point {
	p.t.Helper()
	time.Sleep(ripe)
	return p.spot(fmt.Sprintf("to reach %q", o.Text), func() *point { return ask[*point](p, "probe.reach(%v)", o.Key) })
}

// TestTaps plays a deal with a tap for each card and none besides: nothing has to be confirmed, not between two tricks either, and
// nothing pops up. A tap that slides a little is a tap; what is dragged further is laid elsewhere in the hand, and not played.
// Demands T3, T16, T19.
func TestTaps(t *testing.T) {
	t.Parallel()
	for _, at := range []screen{desktop, phone} {
		s := serve(t)
		p, id := alone(s, "slobberhannes", 4, nil)
		p.look(at)
		p.visit("/t/" + string(id))
		first := p.to(id, func(s *table.Sight) bool { return playing(0)(s) && s.View.Hand.Len() == 8 })

		// Dragged along the hand, a card lies elsewhere; nothing has happened, not on a reload either.
		last := first.Options[len(first.Options)-1]
		from := p.finger(last)
		by := -math.Min(200, from.X-20)
		if last.ID == first.Hand[0] {
			by = math.Min(200, float64(at.w)-20-from.X)
		}
		p.slip(from.X, from.Y, by)
		p.until("the card to lie elsewhere", func() bool { return !slices.Equal(p.sees().Hand, first.Hand) })
		moved := p.sees()
		if !slices.Equal(slices.Sorted(slices.Values(moved.Hand)), slices.Sorted(slices.Values(first.Hand))) || moved.At != first.At {
			t.Fatalf("a card that is dragged changes the hand from %v to %v, the table from %d to %d", first.Hand, moved.Hand, first.At, moved.At)
		}
		p.visit("/t/" + string(id))
		p.until("the hand as it was laid", func() bool { return slices.Equal(p.sees().Hand, moved.Hand) })

		taps := 0
		for {
			seen := p.table(id)
			o := seen.Options[0]
			if o.Kind == "on" {
				break
			}
			if o.Kind != "card" || ask[bool](p, "!!document.querySelector('dialog[open], :popover-open')") {
				t.Fatalf("between two cards %q is asked for", o.Text)
			}
			spot := p.finger(o)
			p.slip(math.Round(spot.X), spot.Y, []float64{0, 10, -10}[taps%3])
			taps++
			p.until("the card to be played", func() bool { return p.sees().At > seen.At })
		}
		if taps != 8 {
			t.Errorf("a deal of eight cards takes %d taps", taps)
		}
		p.quiet()
	}
}

// TestDrawnOntoTheTable plays a deal by drawing cards out of the hand, also for who plays with two taps: what lies on the table is
// played, what may not be played says why and is back in the hand, as is what is let go over it. Demands T19, T20.
func TestDrawnOntoTheTable(t *testing.T) {
	t.Parallel()
	for _, at := range []screen{desktop, phone} {
		s := serve(t)
		p, id := alone(s, "slobberhannes", 4, nil)
		p.look(at)
		if at == phone {
			p.likes(url.Values{"twoTap": {"on"}})
		}
		p.visit("/t/" + string(id))
		onto := func(selector string, up float64) {
			from := p.spot("to reach "+selector, func() *point {
				return ask[*point](p, `[...document.querySelectorAll(%v)].map(probe.spot).find(at => at) ?? null`, selector)
			})
			top := ask[float64](p, "probe.box(document.querySelector('.hand')).top")
			time.Sleep(ripe)
			p.draw(from, point{from.X, top - up})
		}
		first := p.to(id, func(s *table.Sight) bool {
			return playing(1)(s) && len(s.View.Lawful) < s.View.Hand.Len() && s.View.Hand.Len() > 4
		})
		p.rest()
		onto(".hc[data-why]", 60)
		p.until("to be told why", func() bool { return p.sees().Refusal != "" })
		onto(".hc[data-legal]", -14)
		if now := p.sees(); now.At != first.At || !slices.Equal(now.Hand, first.Hand) {
			t.Fatalf("cards that were not played have changed the hand from %v to %v", first.Hand, now.Hand)
		}
		for {
			seen := p.table(id)
			if seen.Options[0].Kind == "on" {
				break
			}
			p.rest()
			onto(".hc[data-legal]", 60)
			p.until("the card to be played", func() bool { return p.sees().At > seen.At })
		}
		p.quiet()
	}
}

// TestTwoTaps chooses a card first and plays it then, for who wants it so: what is chosen is told apart from what can be chosen
// by its place and its frame, and to a screen reader. Demands T16, X10.
func TestTwoTaps(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "slobberhannes", 4, nil)
	p.likes(url.Values{"twoTap": {"on"}})
	p.visit("/t/" + string(id))
	seen := p.to(id, func(s *table.Sight) bool { return playing(0)(s) && len(s.View.Lawful) > 2 })
	a, b := seen.Options[0], seen.Options[1]
	chosen := func() []string {
		return ask[[]string](p, `[...document.querySelectorAll('.hc[aria-pressed="true"]')].map(e => e.id)`)
	}
	// A card in the fan lies otherwise than its neighbours anyhow: it is compared with itself.
	type shape struct {
		Top   float64
		Frame string
	}
	const thick = "0px 0px 0px 5px"
	looks := func(o option) shape {
		return ask[shape](p, "(e => ({top: probe.box(e).top, frame: getComputedStyle(e.querySelector('.card') ?? e).boxShadow}))(document.getElementById(%v))", o.ID)
	}
	p.rest()
	before := looks(b)
	for _, o := range []option{a, b} {
		at := p.finger(o)
		p.tap(at.X, at.Y)
		p.until("the card to be raised", func() bool { return slices.Equal(chosen(), []string{o.ID}) && ask[bool](p, "probe.still()") })
	}
	if p.sees().At != seen.At {
		t.Error("a first tap plays")
	}
	if now := looks(b); now.Top > before.Top-10 || !strings.Contains(now.Frame, thick) || strings.Contains(before.Frame, thick) {
		t.Errorf("what can be chosen looks like %+v, and chosen like %+v", before, now)
	}
	at := p.finger(b)
	p.tap(at.X, at.Y)
	p.until("the second tap to play", func() bool { return p.sees().At > seen.At && !slices.Contains(p.sees().Hand, b.ID) })
	p.quiet()
}

// patience is how long a page is given to do what it should not do.
const patience = 400 * time.Millisecond

// TestNewControlsWait taps on every control in the moment at which it appears: it is not meant yet. Soon after it is. What stands
// around the cards, meanwhile, keeps its place for the whole deal. Demand T17.
func TestNewControlsWait(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "polignac", 4, nil)
	p.visit("/t/" + string(id))
	p.to(id, playing(0))
	ask[bool](p, `(globalThis.hasty = 0, new MutationObserver(list => list.forEach(m => m.addedNodes.forEach(n => {
		if (n.nodeType !== 1) return
		for (const b of [n, ...n.querySelectorAll('button')]) {
			if (!b.matches('.ask button, .acts button, .hc[data-legal]')) continue
			hasty++
			b.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, detail: 1}))
		}
	}))).observe(document.getElementById('felt'), {childList: true, subtree: true}), true)`)
	places := func() map[string]string {
		return ask[map[string]string](p, `Object.fromEntries([...document.querySelectorAll('.bar button, .top .btn, .top button')].map(e => [probe.words(e), JSON.stringify(probe.box(e))]))`)
	}
	stand := places()
	sheets := 0
	for sheets < 2 {
		seen := p.table(id)
		s.hold() // who does not cut is not waited for
		if p.sees().At != seen.At {
			s.release()
			continue
		}
		if now := places(); seen.Options[0].Kind != "on" && !maps.Equal(now, stand) {
			t.Fatalf("what stands around has moved from %v to %v", stand, now)
		}
		if seen.Options[0].Kind == "on" {
			sheets++
		}
		time.Sleep(patience)
		if now := p.sees(); now.At != seen.At {
			t.Fatalf("a tap on what has just appeared, %q, was taken for meant", seen.Options[0].Text)
		}
		s.release()
		p.use(seen.Options[0])
		p.until("a tap that waited to work", func() bool { return p.sees().At > seen.At })
	}
	if n := ask[int](p, "hasty"); n == 0 {
		t.Error("nothing ever appeared")
	}
	p.quiet()
}

// TestKeys finds what can be opened by its key, with the focus in it, and back where it was when it is closed; the focus stays on a
// card while others play, and half a word in the chat stays written. Demands T1, X4.
func TestKeys(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p := s.guest("Anna", "en", desktop)
	id := fill(s, "slobberhannes", 4, map[string]string{"pace": "brisk"}, p)
	p.to(id, func(s *table.Sight) bool { return playing(0)(s) && s.View.Last.Number > 0 && s.View.Hand.Len() > 4 })
	focus := func() string { return ask[string](p, "document.activeElement.id || document.activeElement.tagName") }
	p.do(chromedp.KeyEvent("3"))
	third := focus()
	if third != p.sees().Hand[2] {
		t.Fatalf("the key 3 leads to %s of %v", third, p.sees().Hand)
	}
	for key, id := range map[string]string{"l": "last", "e": "log", "c": "chat", "m": "menu"} {
		p.do(chromedp.KeyEvent(key))
		p.until(key+" to open "+id, func() bool { return ask[bool](p, "document.getElementById(%v).matches(':popover-open')", id) })
		if id == "last" && ask[int](p, "document.querySelectorAll('.lasttrick li').length") != 4 {
			t.Error("the last trick has not four cards")
		}
		p.do(chromedp.KeyEvent(kb.Escape))
		p.until(id+" to close", func() bool { return !ask[bool](p, "document.getElementById(%v).matches(':popover-open')", id) })
	}

	// While the computers play, whoever has his eyes or his words elsewhere keeps them there.
	p.do(chromedp.KeyEvent("1"))
	seen := p.table(id)
	stays := slices.IndexFunc(seen.Hand, func(c string) bool { return c != seen.Options[0].ID })
	p.do(chromedp.KeyEvent("c"))
	p.into("#chat input[name=text]", "half a wo")
	before := p.sees()
	if err := s.rooms.Do(context.Background(), id, p.player(), table.Command{ID: "elsewhere", Do: "move", Turn: uint32(before.Turn), Move: seen.Options[0].ID[len("card-"):]}); err != nil {
		t.Fatal(err)
	}
	p.until("all to play", func() bool { return p.sees().At > before.At && len(p.table(id).Options) > 0 })
	if got := ask[string](p, "document.activeElement.name + ' ' + document.activeElement.value"); got != "text half a wo" {
		t.Errorf("the focus and the words have become %q", got)
	}
	p.write("rd")
	p.do(chromedp.KeyEvent(kb.Escape))
	card := seen.Hand[stays]
	ask[bool](p, "document.getElementById(%v).focus(), true", card)
	now := p.table(id)
	if i := slices.IndexFunc(now.Options, func(o option) bool { return o.ID != card }); i >= 0 {
		if err := s.rooms.Do(context.Background(), id, p.player(), table.Command{ID: "elsewhere again", Do: "move", Turn: uint32(now.Turn), Move: now.Options[i].ID[len("card-"):]}); err != nil {
			t.Fatal(err)
		}
		p.until("all to play", func() bool { return p.sees().At > now.At && len(p.table(id).Options) > 0 })
		if got := focus(); got != card {
			t.Errorf("the focus was on %s, and is on %s", card, got)
		}
	}
	p.quiet()
}

// TestRefusal taps on a card that may not be played: it says why in a sentence, nothing has happened, and the sentence leads to its
// clause in the rule book, which opens over the table. Demand R7.
func TestRefusal(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "drogue", 4, nil)
	seen := p.to(id, func(s *table.Sight) bool { return playing(1)(s) && len(s.View.Lawful) < s.View.Hand.Len() })
	p.rest()
	p.click(`.hc[data-why]`)
	p.until("to be told why", func() bool { return p.sees().Refusal != "" })
	if why := ask[string](p, `document.querySelector('.hc.refused, .hc[data-why]').dataset.why`); !strings.Contains(p.sees().Refusal, why) {
		t.Errorf("the card says %q, the page %q", why, p.sees().Refusal)
	}
	if now := p.sees(); now.At != seen.At || !slices.Equal(now.Hand, seen.Hand) {
		t.Error("a card that was refused has changed something")
	}
	clause := ask[string](p, `document.querySelector("#refusal a").hash.slice(1)`)
	p.click("#refusal a")
	p.until("the clause", func() bool {
		return ask[bool](p, `(head => { const b = head && probe.box(head)
			return !!b && head.matches('dialog.rulebook[open] h2:focus') && document.elementFromPoint(b.left + 9, b.top + b.height / 2) === head })(document.getElementById(%v)?.querySelector('h2'))`, clause)
	})
	p.quiet()
}
