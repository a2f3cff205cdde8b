package browser_test

import (
	"bytes"
	"context"
	"image"
	"image/color"
	"image/png"
	"math"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"bivouac/card"
	"bivouac/games/drogue"
	"bivouac/internal/table"
)

// pair is two things that must not look alike, with their selectors.
type pair struct{ what, one, other string }

// TestWithoutColours looks at tables where the device takes every colour away, as high contrast does: what can be played, whose turn
// it is, which card wins, what is chosen and what has the focus still differ, by lines, by place or by words. Demand X8.
func TestWithoutColours(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		game   string
		wanted func(*table.Sight) bool
		pairs  []pair
	}{
		{"slobberhannes", func(s *table.Sight) bool { return playing(2)(s) && len(s.View.Lawful) < s.View.Hand.Len() }, []pair{
			{"a card that can be played and one that cannot", ".hc[data-legal]", ".hc:not([data-legal])"},
			{"the card that wins and another", ".tcard.winning", ".tcard:not(.winning)"},
			{"a card with the focus and one without", ".hc:focus-visible", ".hc:not(:focus-visible)"},
		}},
		{"drogue", in(drogue.Announcing), []pair{
			{"the own seat in turn and another", ".me .turnplate", ".around .plateline"},
		}},
		{"drogue", func(s *table.Sight) bool { return in(drogue.Making)(s) && len(s.View.Moves) > 1 }, []pair{
			{"the way that is chosen and another", ".way:has(:checked)", ".way:not(:has(:checked))"},
		}},
	} {
		s := serve(t)
		p, id := alone(s, c.game, 4, nil)
		p.media("forced-colors", "active")
		p.visit("/t/" + string(id))
		p.to(id, c.wanted)
		p.rest()
		p.do(chromedp.KeyEvent("1"))
		p.shot("contrast " + c.game)
		for _, d := range c.pairs {
			how := ask[*[]string](p, `(() => { const [a, b] = [document.querySelector(%v), document.querySelector(%v)]; return a && b && probe.differ(a, b) })()`, d.one, d.other)
			if how == nil {
				t.Errorf("%s: there is no %s", c.game, d.what)
			} else if len(*how) == 0 {
				t.Errorf("%s: nothing but a colour tells %s apart", c.game, d.what)
			}
		}
		if bare := ask[[]string](p, `[...document.querySelectorAll('#felt button, #felt a.btn')].filter(e => probe.seen(e) && !e.querySelector('svg') &&
			['border', 'outline'].every(l => ['none', 'hidden'].includes(getComputedStyle(e)[l + 'Style']) || getComputedStyle(e)[l + 'Width'] === '0px')).map(probe.words)`); len(bare) > 0 {
			t.Errorf("%s: nobody sees that these are buttons: %q", c.game, bare)
		}
		p.quiet()
	}
}

// TestSafeInks looks at the inks for who does not tell red from green as each weakness of colours shows them: every two suits differ
// clearly, in grey at least in brightness. Demand X8.
func TestSafeInks(t *testing.T) {
	t.Parallel()
	p := serve(t).guest("Anna", "en", desktop)
	p.visit("/settings")
	p.rest()
	for weakness, least := range map[emulation.SetEmulatedVisionDeficiencyType]float64{
		emulation.SetEmulatedVisionDeficiencyTypeNone: 20, emulation.SetEmulatedVisionDeficiencyTypeDeuteranopia: 20, emulation.SetEmulatedVisionDeficiencyTypeProtanopia: 20,
		emulation.SetEmulatedVisionDeficiencyTypeTritanopia: 20, emulation.SetEmulatedVisionDeficiencyTypeAchromatopsia: 8,
	} {
		p.do(command(emulation.SetEmulatedVisionDeficiency, emulation.SetEmulatedVisionDeficiencyParams{Type: weakness}))
		var seen [][3]float64
		for i := range card.Suits {
			ask[bool](p, "(document.querySelector('.suits.inks-safe').scrollIntoView({block: 'center', behavior: 'instant'}), true)")
			at := ask[point](p, "(b => ({x: b.x + b.width / 2, y: b.y + b.height / 2}))(document.querySelectorAll('.suits.inks-safe .suit')[%v].getBoundingClientRect())", i)
			seen = append(seen, lab(p.pixel(at)))
		}
		for i, a := range seen {
			for j, b := range seen[:i] {
				if d := distance(a, b); d < least {
					t.Errorf("%s: %s and %s are only %.1f apart", weakness, card.Suits[j], card.Suits[i], d)
				}
			}
		}
	}
	p.quiet()
}

// TestInGrey looks at a table by day and by night as who sees no colours does, and as who does not tell red from green: with what marks a
// state, a card or a plate looks clearly unlike itself without. Demand X8.
func TestInGrey(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "slobberhannes", 4, nil)
	p.to(id, func(s *table.Sight) bool { return playing(2)(s) && len(s.View.Lawful) < s.View.Hand.Len() })
	for _, dark := range []bool{false, true} {
		p.night(dark)
		for _, weakness := range []emulation.SetEmulatedVisionDeficiencyType{emulation.SetEmulatedVisionDeficiencyTypeAchromatopsia, emulation.SetEmulatedVisionDeficiencyTypeDeuteranopia} {
			p.do(command(emulation.SetEmulatedVisionDeficiency, emulation.SetEmulatedVisionDeficiencyParams{Type: weakness}))
			p.rest()
			one := p.picture()
			for _, c := range []struct {
				state, selector string
				marks           []string // that the thing has with the state, or without it
			}{
				{"that a card can be played", ".hc.ok", []string{"ok", "no"}},
				{"that a card is chosen", ".hc.ok", []string{"chosen"}},
				{"that a card wins", ".tcard.winning", []string{"winning"}},
				{"that it is another's turn", ".around .seat:not(.turn)", []string{"turn"}},
				{"that it is the own turn", ".turnplate", []string{"turnplate", "plate"}},
			} {
				turn := func() (area float64) {
					area = ask[float64](p, `(e => {
						if (!e) return 0
						for (const mark of %v) e.classList.toggle(mark)
						e.toggleAttribute('data-turned')
						return probe.box(e).width * probe.box(e).height
					})(document.querySelector('[data-turned]') ?? document.querySelector(%v))`, c.marks, c.selector)
					p.rest()
					return area
				}
				area := turn()
				if area == 0 {
					t.Errorf("there is nothing that could show %s", c.state)
					continue
				}
				shows := apart(one, p.picture())
				turn()
				if noise := apart(one, p.picture()); shows < area/10 || noise > shows/10 {
					t.Errorf("%s, dark %v: of %.0f pixels %.0f show %s; %.0f change without a reason", weakness, dark, area, shows, c.state, noise)
				}
			}
		}
	}
	p.quiet()
}

// apart counts the pixels in which two pictures of one size clearly differ.
func apart(one, other image.Image) (n float64) {
	for y := range one.Bounds().Dy() {
		for x := range one.Bounds().Dx() {
			if a, b := one.At(x, y), other.At(x, y); a != b && distance(lab(a), lab(b)) > 8 {
				n++
			}
		}
	}
	return n
}

// pixel is the colour that the person sees at a place.
func (p *person) pixel(at point) color.Color { return p.picture().At(int(at.X), int(at.Y)) }

// picture is the window as the person sees it.
func (p *person) picture() image.Image {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, bound)
	defer cancel()
	picture, err := chromedp.Run(ctx, func(ctx context.Context, t *chromedp.Target) (image.Image, error) {
		r, err := cdp.Call(ctx, t, page.CaptureScreenshot, page.CaptureScreenshotParams{})
		if err != nil {
			return nil, err
		}
		return png.Decode(bytes.NewReader(r.Data))
	})
	if err != nil {
		p.t.Fatal(err)
	}
	return picture
}

// lab is a colour in CIELAB, where distances are as people see them: 2 can just be told apart.
func lab(c color.Color) [3]float64 {
	var linear [3]float64
	r, g, b, _ := c.RGBA()
	for k, v := range []uint32{r, g, b} {
		s := float64(v) / 0xffff
		if linear[k] = s / 12.92; s > .04045 {
			linear[k] = math.Pow((s+.055)/1.055, 2.4)
		}
	}
	bent := func(r, g, b, white float64) float64 {
		v := (r*linear[0] + g*linear[1] + b*linear[2]) / white
		if v > .008856 {
			return math.Cbrt(v)
		}
		return 7.787*v + 16./116
	}
	x, y, z := bent(.4124, .3576, .1805, .9505), bent(.2126, .7152, .0722, 1), bent(.0193, .1192, .9505, 1.089)
	return [3]float64{116*y - 16, 500 * (x - y), 200 * (y - z)}
}

// distance is how far two colours in CIELAB are apart.
func distance(a, b [3]float64) float64 {
	return math.Sqrt((a[0]-b[0])*(a[0]-b[0]) + (a[1]-b[1])*(a[1]-b[1]) + (a[2]-b[2])*(a[2]-b[2]))
}

// TestIndices measures the index of every card that lies open on a small phone, in the hand and in the trick: it can be read. Demand X19.
func TestIndices(t *testing.T) {
	t.Parallel()
	for _, seats := range []int{4, 8} {
		s := serve(t)
		p, id := alone(s, "polignac", seats, nil)
		p.look(screen{w: 360, h: 640, touch: true})
		p.to(id, playing(1))
		p.rest()
		letters := ask[map[string]float64](p, `Object.fromEntries([...document.querySelectorAll('.hc, .tcard')].map(e => {
			const drawn = e.querySelector('use[href^="#c-index"]')
			const letter = document.querySelector(drawn.getAttribute('href') + ' text')
			const scale = drawn.getScreenCTM()
			return [e.id, Number(letter.getAttribute('font-size')) * Math.hypot(scale.a, scale.b)]
		}))`)
		for card, size := range letters {
			if size < 20 { // as large as the words beside it
				t.Errorf("at %d players the index of %s is %.1f px high", seats, card, size)
			}
		}
		if len(letters) < 3 {
			t.Errorf("at %d players only %d cards lie open", seats, len(letters))
		}
	}
}

// TestEightOnASmallPhone seats eight on a small phone: the hand is one row, whatever can be tapped is as large as a finger, and who led
// is marked although another card may win. Demand T15.
func TestEightOnASmallPhone(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "polignac", 8, nil)
	p.look(screen{w: 360, h: 640, touch: true})
	p.to(id, playing(3))
	p.rest()
	type control struct {
		Words         string
		Width, Height float64
	}
	for _, c := range ask[[]control](p, `[...document.querySelectorAll('button, a.btn, select, summary')].filter(probe.seen).map(e => ({words: probe.words(e), width: probe.box(e).width, height: probe.box(e).height}))`) {
		if c.Width < 44 || c.Height < 44 {
			t.Errorf("%q is %.0f by %.0f px", c.Words, c.Width, c.Height)
		}
	}
	type row struct{ Top, Bottom float64 }
	cards := ask[[]row](p, `[...document.querySelectorAll('.hc')].map(e => ({top: probe.box(e).top, bottom: probe.box(e).bottom}))`)
	for _, c := range cards {
		if c.Top > cards[0].Bottom-60 || c.Bottom < cards[0].Top+60 { // a card that may be played is raised
			t.Errorf("the hand is more than a row: %v", cards)
		}
	}
	led := ask[[]string](p, `[...document.querySelectorAll('.tcard')].filter(e => [...e.querySelectorAll('.ord')].some(o => o.textContent === '1' && probe.seen(o))).map(e => e.id)`)
	sight, err := s.rooms.Look(context.Background(), id, p.player())
	if err != nil {
		t.Fatal(err)
	}
	if want := []string{"laid-" + sight.View.Trick.Led().String()}; !slices.Equal(led, want) || len(cards) != 4 {
		t.Errorf("%v are marked as led, and %v was; of %d cards", led, want, len(cards))
	}
}

// zoomed is a screen of a desk on which everything is shown at twice its size: half as much fits.
var zoomed = screen{w: 720, h: 450, zoom: 2}

// TestZoom shows pages and tables at twice their size: nothing is cut, covered or out of the window. Demand X19.
func TestZoom(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := sits(s, "drogue", 4, map[string]string{"speech": "mute", "length": "4"})
	for _, st := range []state{{"announce", in(drogue.Announcing), ""}, {"play", playing(2), ""}, {"tells", playing(1), `[popovertarget="tells"]`}, {"sheet", settled, ""}} {
		p.swiftly(id, st.wanted)
		p.everywhere(t, id, "zoomed-"+st.name, st.before, zoomed)
	}
}

// TestCalm is for who wants it calm, with one button: large cards, nothing that moves, no clock. On every screen there is room for that, and one
// thing at a time is asked. Demand X14.
func TestCalm(t *testing.T) {
	t.Parallel()
	for game, states := range map[string][]state{
		"drogue":   {{"announce", in(drogue.Announcing), ""}, {"play", playing(2), ""}, {"sheet", settled, ""}},
		"polignac": {{"decision", decides, ""}, {"play", playing(2), ""}},
	} {
		s := serve(t)
		p, id := sits(s, game, 4, nil)
		p.visit("/settings")
		p.leads(`button[name="calm"]`)
		if !ask[bool](p, "document.querySelector('[name=size]').value === 'large' && document.querySelector('[name=still]').checked && document.querySelector('[name=captions]').checked") {
			t.Error("who wants it calm has other settings")
		}
		for _, st := range states {
			p.swiftly(id, st.wanted)
			p.visit("/t/" + string(id))
			p.table(id)
			if asked := ask[[]string](p, "[...document.querySelectorAll('.panel.ask, .sheet, dialog[open], :popover-open')].filter(probe.seen).map(probe.words)"); len(asked) > 1 {
				t.Errorf("%s: more than a thing is asked: %q", st.name, asked)
			}
			if n := ask[[]string](p, "[...document.getAnimations().filter(a => a.playState === 'running' && a.effect.getComputedTiming().duration > 1).map(a => (a.animationName ?? a.transitionProperty) + ' ' + a.effect.target.className.baseVal + a.effect.target.className), ...document.querySelectorAll('[data-deadline]')].map(String)"); len(n) > 0 {
				t.Errorf("%s: %q move", st.name, n)
			}
			p.everywhere(t, id, "calm-"+game+"-"+st.name, st.before, screens...)
		}
	}
}
