package browser_test

import (
	"fmt"
	"net/url"
	"slices"
	"strings"
	"testing"
	"time"

	chrome "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/room"
	"bivouac/internal/say"
	"bivouac/internal/table"
)

// TestEverythingIsSaid listens to a deal as a screen reader does: whatever is told of it, card, call, trick, result, was read out
// when it happened, and once. Demand X2.
func TestEverythingIsSaid(t *testing.T) {
	t.Parallel()
	for _, game := range []string{"drogue", "napoleon"} {
		s := serve(t)
		p, id := alone(s, game, 4, map[string]string{"pace": "brisk"})
		ask[bool](p, `(globalThis.told = () => [...document.querySelectorAll('#log li, .why li')].map(e => e.textContent.trim().replace(/\s+/g, ' ')),
			globalThis.before = new Set(told()), globalThis.said = [], ['say-polite', 'say-assertive'].forEach(id => {
			const region = document.getElementById(id)
			new MutationObserver(() => said.push(region.textContent)).observe(region, {childList: true, characterData: true, subtree: true})
		}), true)`)
		told := map[string]bool{}
		for {
			seen := p.table(id)
			for _, line := range ask[[]string](p, "told().filter(line => !before.has(line))") { // what was told before nobody listened to
				told[line] = true
			}
			if seen.Options[0].Kind == "on" {
				break
			}
			p.use(seen.Options[p.chance.IntN(len(seen.Options))])
			p.until("it to be done", func() bool { return p.sees().At > seen.At })
		}
		said := strings.Join(ask[[]string](p, "said"), "\n")
		for line := range told {
			if !strings.Contains(said, line) {
				t.Errorf("%s: nobody said %q", game, line)
			}
		}
		if len(told) < 10 {
			t.Errorf("%s: only %d things were told of a deal", game, len(told))
		}
		p.quiet()
	}
}

// TestWhyPegsMove breaks a rule where the game prevents nothing: that it cost a peg, and why, stands over the table at once, with the
// way to the clause, and goes when it is sent away. Demand R14.
func TestWhyPegsMove(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := sits(s, "drogue", 4, map[string]string{"discipline": "strict"})
	var revokes card.Card
	p.swiftly(id, func(s *table.Sight) bool {
		if !playing(1)(s) {
			return false
		}
		i := slices.IndexFunc(s.View.Moves, func(m game.Move) bool { return m.Kind() == game.Plays && !slices.Contains(s.View.Lawful, m) })
		if i >= 0 {
			revokes = card.Card(s.View.Moves[i].Arg())
		}
		return i >= 0
	})
	p.visit("/t/" + string(id))
	if ask[bool](p, "!document.getElementById('news').hidden") {
		t.Error("a page that has just been opened tells what was before")
	}
	p.click("#card-" + revokes.String())
	p.until("to be told why", func() bool { return ask[bool](p, "probe.seen(document.getElementById('news'))") })
	said := ask[string](p, "document.querySelector('#news span').innerText")
	if want := say.En.Card(revokes); !strings.Contains(said, want) || !strings.Contains(said, "punishment peg") {
		t.Errorf("of %s it is said %q", want, said)
	}
	p.click("#news a")
	p.until("the clause", func() bool {
		return ask[bool](p, `[...document.querySelectorAll('.rulebook [id="8"]')].some(probe.seen)`)
	})
	p.click(".rulebook header button")
	p.click("#news button")
	p.until("it to be gone", func() bool { return ask[bool](p, "document.getElementById('news').hidden") })
}

// TestStill has two windows at one table, of which one must not move: it shows the same, at the same time. Demand T7.
func TestStill(t *testing.T) {
	t.Parallel()
	s := serve(t)
	moves, id := alone(s, "napoleon", 4, map[string]string{"pace": "brisk"})
	still := moves.twin("Anna, who wants it still", moves.screen)
	still.media("prefers-reduced-motion", "reduce")
	still.visit("/t/" + string(id))
	for _, p := range []*person{moves, still} {
		ask[bool](p, `(globalThis.moved = 0, Element.prototype.animate = (was => function (...a) { moved++; return was.apply(this, a) })(Element.prototype.animate), true)`)
	}
	for range 14 {
		seen := moves.table(id)
		still.table(id)
		if a, b := moves.felt(), still.felt(); a != b {
			t.Fatalf("who wants it still sees\n%s\nand not\n%s", differ(b, a), differ(a, b))
		}
		if long := ask[float64](still, `Math.max(0, ...document.getAnimations().map(a => a.effect.getComputedTiming().duration).filter(d => d !== Infinity))`); long > 1 && !ask[bool](still, "!!document.querySelector('.signing')") {
			t.Fatalf("something moves for %.0f ms", long)
		}
		o := seen.Options[len(seen.Options)-1]
		moves.use(o)
		moves.until("it to be done", func() bool { return moves.sees().At > seen.At })
	}
	if n := ask[int](moves, "moved"); n == 0 {
		t.Error("nothing moves where it may")
	}
	if n := ask[int](still, "moved"); n > 0 {
		t.Errorf("%d things moved", n)
	}
	moves.quiet()
	still.quiet()
}

// TestSkip taps while cards fly, his to the trick and those of the one before to who took it: they are there at once. Demand T5.
func TestSkip(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "slobberhannes", 4, nil)
	p.likes(url.Values{"speed": {"slow"}})
	p.visit("/t/" + string(id))
	seen := p.to(id, taken)
	ask[bool](p, `(globalThis.skipped = null, new MutationObserver((_, me) => {
		const flying = () => document.getAnimations().filter(a => a.playState === 'running' && a.effect.target?.matches('.tcard, .ghost')).length
		const before = flying()
		if (!before) return
		me.disconnect()
		const gone = [...document.querySelectorAll('.ghost')]
		const marked = gone.filter(g => getComputedStyle(g).listStyleType !== 'none').length
		document.body.click()
		skipped = [before, flying(), gone.length, marked]
	}).observe(document.getElementById('felt'), {childList: true, subtree: true}), true)`)
	p.use(seen.Options[0])
	p.until("cards to fly", func() bool { return ask[bool](p, "skipped !== null") })
	if n := ask[[]int](p, "skipped"); n[0] == 0 || n[1] != 0 {
		t.Errorf("of %d cards that fly %d still do after a tap", n[0], n[1])
	} else if n[2] == 0 || n[3] != 0 {
		t.Errorf("of %d cards of the trick before %d fly with a mark of a list", n[2], n[3])
	}
	p.quiet()
}

// TestTheEndIsLookedFor opens the log of half a deal on a phone: it shows what was done last, also as the table goes on.
func TestTheEndIsLookedFor(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "drogue", 4, nil)
	p.look(screens[0])
	p.visit("/t/" + string(id))
	late := func(n uint8) func(*table.Sight) bool {
		return func(s *table.Sight) bool { return playing(0)(s) && s.View.Last.Number >= n }
	}
	p.to(id, late(2))
	p.click(`.bar [popovertarget="log"]`)
	for _, n := range []uint8{2, 3} {
		p.to(id, late(n))
		p.until("the end of the log, and its head", func() bool {
			return ask[bool](p, `(() => {
				const log = document.getElementById('log'), box = log.getBoundingClientRect()
				const last = [...log.querySelectorAll('li')].at(-1).getBoundingClientRect(), close = log.querySelector('.ph button').getBoundingClientRect()
				return log.scrollHeight > log.clientHeight && last.top >= close.bottom && last.bottom <= box.bottom + 1 && close.top >= box.top
			})()`)
		})
	}
	p.quiet()
}

// window minimizes the window of the person, or opens it again.
func (p *person) window(state chrome.WindowState) {
	p.t.Helper()
	at, err := chromedp.Call(p.ctx, chrome.GetWindowForTarget, chrome.GetWindowForTargetParams{})
	if err != nil {
		p.t.Fatal(err)
	}
	p.do(command(chrome.SetWindowBounds, chrome.SetWindowBoundsParams{WindowID: at.WindowID, Bounds: &chrome.Bounds{WindowState: state}}))
}

// TestWhoLooksElsewhere tells somebody whose page is out of sight that it is his turn, in each way that he likes and in no other: by
// the title and the picture of the tab, by a sound, by a touch. The screen stays lit as long as it is his turn, and no longer.
// Demands C23, T27, T28.
func TestWhoLooksElsewhere(t *testing.T) {
	t.Parallel()
	s := serve(t)
	anna, id := alone(s, "slobberhannes", 4, map[string]string{"pace": "slow"})
	anna.look(desktop)
	type tab struct {
		Title, Icon string
		On          bool // it is her turn
	}
	tabNow := func() tab {
		return ask[tab](anna, "({title: document.title, icon: document.querySelector('link[rel=icon]').getAttribute('href'), on: 'youAreOn' in probe.felt().dataset})")
	}
	lit := func() bool { return ask[bool](anna, "locks.some(l => !l.released)") }
	for _, likes := range []string{"title", "icon", "sound", "shake", ""} {
		anna.likes(url.Values{likes: {"on"}})
		anna.visit("/t/" + string(id))
		ask[bool](anna, `(globalThis.notes = [], globalThis.OscillatorNode = class extends OscillatorNode { constructor(context, o) { super(context, o); notes.push(o.frequency) } },
			globalThis.shakes = [], Object.defineProperty(navigator, 'vibrate', {value: ms => shakes.push(ms)}),
			globalThis.locks = [], navigator.wakeLock.request = (was => async kind => { const lock = await was.call(navigator.wakeLock, kind); locks.push(lock); return lock })(navigator.wakeLock.request), true)`)
		var calm tab
		for again := true; again; { // until she has looked away before her turn has come again
			seen := anna.to(id, func(s *table.Sight) bool { return playing(0)(s) && s.View.Trick.N < 2 && s.View.Hand.Len() > 1 })
			anna.use(seen.Options[0]) // the touch without which a browser lets no page sound
			anna.until("the turn to be others'", func() bool { calm = tabNow(); return !calm.On })
			if strings.HasPrefix(calm.Title, "(•)") || calm.Icon != "/icon.svg" {
				t.Errorf("it is not her turn, and the tab says %v", calm)
			}
			anna.until("a screen that may go dark", func() bool { return !lit() || tabNow().On })
			anna.window(chrome.WindowStateMinimized)
			anna.until("the page to be out of sight", func() bool { return ask[bool](anna, "document.hidden") })
			if again = ask[bool](anna, "(notes.length = shakes.length = 0, 'youAreOn' in probe.felt().dataset)"); again {
				anna.window(chrome.WindowStateNormal)
				anna.until("the page to be in sight", func() bool { return !ask[bool](anna, "document.hidden") })
			}
		}
		anna.until("her turn", func() bool { return anna.sees().On })
		now := tabNow()
		marks := map[string]bool{"title": now.Title != calm.Title, "icon": now.Icon != calm.Icon, "sound": ask[int](anna, "notes.length") > 0, "shake": ask[int](anna, "shakes.length") > 0}
		for how, told := range marks {
			if told != (how == likes) {
				t.Errorf("she likes to be told by %q, and is told by %s: %v", likes, how, told)
			}
		}
		if likes == "title" && !strings.HasPrefix(now.Title, "(•) ") {
			t.Errorf("out of sight the tab says %q", now.Title)
		}
		anna.window(chrome.WindowStateNormal)
		anna.until("the page to be in sight", func() bool { return !ask[bool](anna, "document.hidden") })
		anna.until("the screen to stay lit", lit)
	}
	anna.quiet()
}

// timed seats somebody with computers at a table with clocks, and opens her page.
func timed(s *site, terms table.Terms) (*person, table.ID) {
	s.t.Helper()
	p := s.guest("Anna", "en", phone)
	p.visit("/settings")
	id, err := s.rooms.Open(s.t.Context(), p.player(), room.Plan{Game: "slobberhannes", Seats: 4, Terms: terms})
	if err != nil {
		s.t.Fatal(err)
	}
	does := []table.Command{{Do: "sit", Name: p.name}}
	for place := range game.Seat(3) {
		does = append(does, table.Command{Do: "seat", Place: place + 1, Name: names[place+1], Bot: "rules"})
	}
	for i, c := range append(does, table.Command{Do: "start"}) {
		c.ID = fmt.Sprint("c", i)
		if err := s.rooms.Do(s.t.Context(), id, p.player(), c); err != nil {
			s.t.Fatal(err)
		}
	}
	p.visit("/t/" + string(id))
	return p, id
}

// TestTheBankIsSeen lets the time for a card run out: from then on the bank is seen to run, and its owner is told so once; of the next
// card there is less of it. That the clock of her device is an hour fast is no matter. Demand P19.
func TestTheBankIsSeen(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := timed(s, table.Terms{Move: 2 * time.Second, Bank: time.Hour, Alone: true})
	p.do(command(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: "Date.now = (was => () => was() + 3600e3)(Date.now)"}))
	p.visit("/t/" + string(id))
	left := func() string {
		return ask[string](p, `(e => e && 'banking' in e.dataset && probe.seen(e) ? e.textContent : '')(document.querySelector('.clock'))`)
	}
	p.swiftly(id, playing(0))
	p.until("her bank to run", func() bool { return strings.HasPrefix(left(), "bank 59:") })
	first := left()
	p.until("it to go on", func() bool { return left() != first && strings.HasPrefix(left(), "bank 5") })
	if said := ask[string](p, "document.getElementById('say-assertive').textContent"); said != say.En.Felt().BankRuns() {
		t.Errorf("when the bank runs it is said %q", said)
	}
	p.swiftly(id, func(s *table.Sight) bool { return playing(0)(s) && s.Bank < time.Hour })
	p.until("what is left", func() bool {
		return ask[bool](p, "Number(document.querySelector('.clock')?.dataset.bank) < 3600000")
	})
	p.quiet()
}

// TestTimeIsOut lets the time for a card run out: what a computer has played for her stands over the table at once. Demand P17.
func TestTimeIsOut(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := timed(s, table.Terms{Move: 2 * time.Second, Alone: true})
	p.swiftly(id, playing(0))
	p.until("to be told", func() bool {
		return ask[bool](p, "(e => probe.seen(e) && e.innerText.startsWith(%v) && e.innerText.includes(%v))(document.getElementById('news'))", p.name, say.En.Felt().TimeWasOut())
	})
	p.quiet()
}

// TestForgotten lets somebody look elsewhere for half an hour of his clock: his page lets go of its line, so that nobody waits for him
// longer than for who is gone. When he looks again he has it again, and sees what was played.
func TestForgotten(t *testing.T) {
	t.Parallel()
	s := serve(t)
	anna, id := alone(s, "slobberhannes", 4, map[string]string{"pace": "instant"})
	anna.swiftly(id, playing(0))
	was := anna.table(id)
	ask[bool](anna, `(globalThis.shut = globalThis.opened = 0,
		EventSource.prototype.close = (was => function () { shut++; was.call(this) })(EventSource.prototype.close),
		globalThis.EventSource = class extends EventSource { constructor(url) { super(url); opened++ } }, true)`)
	anna.window(chrome.WindowStateMinimized)
	anna.until("the page to be out of sight", func() bool { return ask[bool](anna, "document.hidden") })
	ask[bool](anna, "(Date.now = (now => () => now() + 1_801_000)(Date.now), true)")
	anna.until("the line to be let go", func() bool { return ask[int](anna, "shut") > 0 })
	anna.swiftly(id, func(s *table.Sight) bool { return s.View != nil && s.View.Hand.Len() < len(was.Hand) }) // on another device
	if opened, now := ask[int](anna, "opened"), anna.sees(); opened > 0 || now.At > was.At || now.Cut {
		t.Errorf("a forgotten page has opened %d lines, is cut off %v and shows %d, was %d", opened, now.Cut, now.At, was.At)
	}
	anna.window(chrome.WindowStateNormal)
	anna.until("the present", func() bool { now := anna.sees(); return now.At > was.At && len(now.Hand) < len(was.Hand) && !now.Cut })
	anna.quiet()
}

// TestAsleep lets a phone fall asleep in a trick, for ten minutes of its clock, and its line break meanwhile: the others wait for
// nothing but its owner's own card, and when he takes it up again the page shows the present by itself, at his seat, the same as
// everybody sees, and nothing stands in the way. How long that takes is told. Demands C1, C8.
func TestAsleep(t *testing.T) {
	t.Parallel()
	s := serve(t)
	people := seat(s, 2)
	anna, ben := people[0], people[1]
	id := fill(s, "slobberhannes", 4, nil, people...)
	phone := func(screen chrome.WindowState, state page.SetWebLifecycleStateState) {
		ben.window(screen)
		ben.do(command(page.SetWebLifecycleState, page.SetWebLifecycleStateParams{State: state}))
	}
	g := &party{t: t, site: s, people: people, id: id}
	rounds := 1
	if long {
		rounds = 5
	}
	var took []float64
	for range rounds {
		anna.swiftlyWith(id, playing(0), anna, ben)
		g.everybody(func(sight) bool { return true })
		was := ben.sees()
		ask[bool](ben, `(globalThis.woken = 0, globalThis.present = 0,
			document.addEventListener('freeze', () => { const now = Date.now; Date.now = () => now() + 600_000 }, {once: true}),
			document.addEventListener('resume', () => woken = performance.now(), {once: true}),
			new MutationObserver((_, me) => {
				if (!woken || document.querySelectorAll('.hc').length >= %v) return
				me.disconnect()
				requestAnimationFrame(() => present = performance.now())
			}).observe(document.getElementById('felt'), {childList: true, subtree: true}), true)`, len(was.Hand))
		phone(chrome.WindowStateMinimized, page.SetWebLifecycleStateStateFrozen)
		ben.do(line(true)...)
		anna.swiftly(id, func(s *table.Sight) bool { return s.View != nil && len(s.View.Lawful) == 0 && s.View.Awaits != 0 })
		ben.swiftly(id, func(s *table.Sight) bool { return s.View.Hand.Len() < len(was.Hand) }) // on another device
		ben.do(line(false)...)
		phone(chrome.WindowStateNormal, page.SetWebLifecycleStateStateActive)
		ben.until("the present", func() bool { return ask[float64](ben, "present") > 0 && !ben.sees().Cut })
		took = append(took, ask[float64](ben, "present - woken"))
		g.everybody(func(sight) bool { return true })
		if name := ask[string](ben, "document.querySelector('.me b').textContent"); name != ben.name {
			t.Errorf("at his seat is %q", name)
		}
		if ask[bool](ben, "!!document.querySelector('dialog[open], :popover-open')") {
			t.Error("something has opened that he has to close")
		}
	}
	t.Logf("from taking the phone up to the present: %v", median(took))
	anna.quiet()
	ben.quiet()
}
