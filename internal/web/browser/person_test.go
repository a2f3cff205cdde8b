package browser_test

import (
	"context"
	_ "embed"
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"net/url"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

//go:embed testdata/probe.js
var probe string

// screen is what somebody looks at, in CSS pixels.
type screen struct {
	w, h  int64
	touch bool
	zoom  float64 // how many times everything is magnified; 0: not
}

var (
	desktop = screen{w: 1440, h: 900}
	phone   = screen{w: 390, h: 844, touch: true}
)

// person is somebody with a browser: cookies, a window, a way of using it.
type person struct {
	t        *testing.T
	site     *site
	name     string
	lang     string
	screen   screen
	keyboard bool // touches nothing but keys
	ctx      context.Context
	chance   *rand.Rand // of what he does
	features map[string]string
	turn     int  // of languages
	touched  bool // whether its screen is one to touch now

	mu       sync.Mutex
	cutOff   bool
	faults   []string
	expected []string // parts of what the console may say of requests
	loaded   int      // bytes, as they came over the wire
}

// guest opens a browser for somebody new.
func (s *site) guest(name, lang string, at screen) *person {
	s.t.Helper()
	return s.sit(name, lang, at, chromedp.WithNewBrowserContext())
}

// twin opens another window of the same browser: the same cookies.
func (p *person) twin(name string, at screen) *person {
	p.t.Helper()
	return p.site.sit(name, p.lang, at, chromedp.WithExistingBrowserContext(chromedp.FromContext(p.ctx).BrowserContextID), chromedp.WithNewWindow(true))
}

func (s *site) sit(name, lang string, at screen, options ...chromedp.ContextOption) *person {
	s.t.Helper()
	p := &person{t: s.t, site: s, name: name, lang: lang, screen: at, chance: rand.New(rand.NewPCG(1, 2))}
	options = append(options, chromedp.WithListener(p.hear))
	ctx, cancel := chromedp.NewContext(browser(s.t), options...)
	s.t.Cleanup(func() {
		p.quiet()
		cancel()
	})
	p.ctx = ctx
	p.do(
		command(network.SetExtraHTTPHeaders, network.SetExtraHTTPHeadersParams{Headers: network.Headers{"Accept-Language": lang}}),
		command(page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: probe + layout}),
	)
	p.look(at)
	return p
}

// command is a command of the protocol as a step whose result nobody needs.
func command[P, R any](c cdp.Command[P, R], params P) chromedp.Action[chromedp.Void] {
	return chromedp.Func(func(ctx context.Context, t *chromedp.Target) error {
		_, err := cdp.Call(ctx, t, c, params)
		return err
	})
}

// hear takes note of what must not be: words in the console, what the policy forbids, requests that leave the server.
func (p *person) hear(event any) {
	p.mu.Lock()
	defer p.mu.Unlock()
	fault := func(format string, args ...any) { p.faults = append(p.faults, fmt.Sprintf(format, args...)) }
	switch e := event.(type) {
	case *runtime.EventConsoleAPICalled:
		var words []string
		for _, a := range e.Args {
			words = append(words, string(a.Value), a.Description)
		}
		fault("console.%s: %s", e.Type, strings.Join(words, " "))
	case *runtime.EventExceptionThrown:
		what := e.ExceptionDetails.Text
		if e.ExceptionDetails.Exception != nil {
			what += " " + e.ExceptionDetails.Exception.Description
		}
		fault("exception: %s", what)
	case *log.EventEntryAdded:
		if p.cutOff && e.Entry.Source == log.EntrySourceNetwork {
			return // who is cut off hears of it
		}
		for _, code := range p.expected {
			if e.Entry.Source == log.EntrySourceNetwork && strings.Contains(e.Entry.Text, code) {
				return
			}
		}
		fault("log: %s: %s %s", e.Entry.Source, e.Entry.Text, e.Entry.URL)
	case *network.EventLoadingFinished:
		p.loaded += int(e.EncodedDataLength)
	case *network.EventRequestWillBeSent:
		if u, err := url.Parse(e.Request.URL); err != nil || u.Scheme != "data" && u.Scheme != "blob" && u.Scheme+"://"+u.Host != p.site.url {
			fault("a request to %s", e.Request.URL)
		}
	}
}

// quiet fails the test if anything was heard that must not be.
func (p *person) quiet() {
	p.t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
	for _, f := range p.faults {
		p.t.Errorf("%s: %s", p.name, f)
	}
	p.faults = nil
}

// bound is how long a browser may take for one step before something is broken; no test depends on how fast it is.
const bound = 90 * time.Second

func (p *person) do(steps ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx); err != nil { // the window must not end with the step
		p.t.Fatal(p.name, err)
	}
	ctx, cancel := context.WithTimeout(p.ctx, bound)
	defer cancel()
	if err := chromedp.Do(ctx, steps...); err != nil {
		p.t.Fatalf("%s: %v\n%v", p.name, err, p.faults)
	}
}

// look changes the screen.
func (p *person) look(at screen) {
	p.t.Helper()
	p.screen = at
	p.do(command(emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: at.w, Height: at.h, DeviceScaleFactor: max(at.zoom, 1), Mobile: at.touch}))
	if at.touch != p.touched {
		p.touched = at.touch
		p.do(command(emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: at.touch}))
	}
}

// media is something that the device of the person asks of pages.
func (p *person) media(feature, value string) {
	p.t.Helper()
	if p.features == nil {
		p.features = map[string]string{}
	}
	p.features[feature] = value
	var list []*emulation.MediaFeature
	for _, name := range slices.Sorted(maps.Keys(p.features)) {
		list = append(list, &emulation.MediaFeature{Name: name, Value: p.features[name]})
	}
	p.do(command(emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: list}))
}

// night is whether the device likes it dark.
func (p *person) night(dark bool) {
	p.media("prefers-color-scheme", map[bool]string{false: "light", true: "dark"}[dark])
}

func (p *person) visit(path string) {
	p.t.Helper()
	if !strings.HasPrefix(path, "http") {
		path = p.site.url + path
	}
	p.do(chromedp.Navigate(path))
}

// ask evaluates an expression in a page.
func ask[T any](p *person, expression string, args ...any) T {
	p.t.Helper()
	for i, a := range args {
		text, err := json.Marshal(a)
		if err != nil {
			p.t.Fatal(err)
		}
		args[i] = string(text)
	}
	ctx, cancel := context.WithTimeout(p.ctx, bound)
	defer cancel()
	v, err := chromedp.Run(ctx, chromedp.Evaluate[T](fmt.Sprintf(expression, args...), chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%s: %s: %v", p.name, expression, err)
	}
	return v
}

// until waits until something is so.
func (p *person) until(what string, so func() bool) {
	p.t.Helper()
	pause := 2 * time.Millisecond
	for end := time.Now().Add(bound); !so(); pause = min(2*pause, 50*time.Millisecond) {
		time.Sleep(pause)
		if time.Now().After(end) {
			p.t.Fatalf("%s waits in vain: %s\n%s\n%v", p.name, what, ask[string](p, "location.href + ' ' + document.querySelector('main').innerText"), p.faults)
		}
	}
}

// rest waits until the page is at rest.
func (p *person) rest() {
	p.t.Helper()
	p.until("rest", func() bool { return ask[bool](p, "probe.rests(%v, %v)", p.screen.w, p.screen.h) })
}

// lies looks at how the page lies in the window, in the moment in which it is at rest, and tells what is wrong.
func (p *person) lies() []fault {
	p.t.Helper()
	var found *[]fault
	p.until("rest", func() bool {
		found = ask[*[]fault](p, "(scrollTo(0, 0), probe.rests(%v, %v) ? probe.layout() : null)", p.screen.w, p.screen.h)
		return found != nil
	})
	return *found
}

// click uses the control that a selector finds, as the person would: once he can have seen it, and it lies still.
func (p *person) click(selector string) {
	p.t.Helper()
	at := p.spot("to see "+selector, func() *point {
		return ask[*point](p, `(() => { const e = [...document.querySelectorAll(%v)].find(probe.seen); if (!e || probe.fresh(e, %v)) return null
			let at = probe.spot(e); if (!at) { e.scrollIntoView({block: 'center', behavior: 'instant'}); at = probe.spot(e) } return at })()`, selector, ripe.Milliseconds())
	})
	p.tap(at.X, at.Y)
}

// spot is where something is, once it is there and has been at the same place twice.
func (p *person) spot(what string, find func() *point) point {
	p.t.Helper()
	var was, at *point
	p.until(what, func() bool {
		was, at = at, find()
		return at != nil && was != nil && *was == *at
	})
	return *at
}

// leads uses a control that leads to another page, and waits for that.
func (p *person) leads(selector string) {
	p.t.Helper()
	ask[bool](p, "window.before = true")
	p.click(selector)
	p.until("the page behind "+selector, p.arrived)
}

// arrived tells whether the page that window.before was set in has gone, and the next is there. In between there is none to ask.
func (p *person) arrived() bool {
	ctx, cancel := context.WithTimeout(p.ctx, bound)
	defer cancel()
	there, err := chromedp.Run(ctx, chromedp.Evaluate[bool]("window.before === undefined && document.readyState === 'complete'"))
	return err == nil && there
}

func (p *person) tap(x, y float64) {
	p.t.Helper()
	if p.screen.touch {
		p.do(chromedp.TapXY(x, y))
	} else {
		p.do(chromedp.MouseClickXY(x, y))
	}
}

// write types where the focus is.
func (p *person) write(words string) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(words))
}

// into writes into a field, once a tap has brought the focus there: what opens around it may still move, and a bar may cover its edge.
func (p *person) into(selector, words string) {
	p.t.Helper()
	p.until("to write into "+selector, func() bool {
		ask[bool](p, "document.querySelector(%v)?.scrollIntoView({block: 'center', behavior: 'instant'}), true", selector)
		p.click(selector)
		return ask[bool](p, "document.activeElement?.matches(%v) ?? false", selector)
	})
	p.write(words)
}

// option is something that can be done now.
type option struct {
	Kind, ID, Text, Key string
	Focused             bool
	Age                 float64 // in milliseconds
}

// sight is what a page shows.
type sight struct {
	URL                        string
	At                         uint64
	Turn                       int
	On, Cut, Pending           bool
	Sheet, Sealing, Ask, Lobby bool
	Trick, Hand                []string
	Refusal                    string
	Options                    []option
}

func (p *person) sees() sight {
	p.t.Helper()
	return ask[sight](p, "probe.sight()")
}

// ripe is how long a control has to be there before a tap on it is meant.
const ripe = 320 * time.Millisecond

// use does one of the things that can be done, once: a second tap must never be needed.
func (p *person) use(o option) {
	p.t.Helper()
	time.Sleep(ripe - time.Duration(o.Age)*time.Millisecond)
	if p.keyboard {
		p.press(o)
		return
	}
	gone := point{-1, -1} // what can be cut is dealt soon
	at := p.spot(fmt.Sprintf("to reach %q on %dx%d", o.Text, p.screen.w, p.screen.h), func() *point {
		at := ask[*point](p, "probe.reach(%v)", o.Key)
		if at == nil && !slices.ContainsFunc(p.sees().Options, func(now option) bool { return now.Key == o.Key }) {
			return &gone
		}
		return at
	})
	if at != gone {
		p.tap(at.X, at.Y)
	}
}

// press uses a control with keys alone: arrows in the hand, else the tabulator.
func (p *person) press(o option) {
	p.t.Helper()
	step := kb.Tab
	if o.Kind == "card" {
		step = kb.ArrowRight
	}
	for range 200 {
		if ask[bool](p, "probe.options().some(o => o.focused && o.key === %v)", o.Key) {
			p.do(chromedp.KeyEvent(kb.Enter))
			return
		}
		p.do(chromedp.KeyEvent(step))
	}
	if o.Kind == "cut" {
		return
	}
	p.t.Fatalf("%s finds no way with keys to %q", p.name, o.Text)
}

// offline cuts the line, or joins it again.
func (p *person) offline(cut bool) {
	p.t.Helper()
	p.mu.Lock()
	p.cutOff = p.cutOff || cut
	p.mu.Unlock()
	p.do(line(cut)...)
	if !cut {
		p.until("the line to be back", func() bool { return !p.sees().Cut })
		p.mu.Lock()
		p.cutOff = false
		p.mu.Unlock()
	}
}

// line is the steps that cut a line, or join it again.
func line(cut bool) []chromedp.Action[chromedp.Void] {
	return []chromedp.Action[chromedp.Void]{
		command(network.EmulateNetworkConditionsByRule, network.EmulateNetworkConditionsByRuleParams{MatchedNetworkConditions: []*network.Conditions{
			{Offline: cut, DownloadThroughput: -1, UploadThroughput: -1}}}),
		command(network.OverrideNetworkState, network.OverrideNetworkStateParams{Offline: cut, DownloadThroughput: -1, UploadThroughput: -1}),
	}
}

// noScript is a browser that runs no scripts of pages.
func (p *person) noScript() {
	p.do(command(emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}))
}
