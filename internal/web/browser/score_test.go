package browser_test

import (
	"fmt"
	"net/url"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"bivouac/internal/say"
	"bivouac/internal/score"
	"bivouac/internal/web/ui"
)

// scores begins a score sheet, as the form does, and gives its page.
func (p *person) scores(kind string, names ...string) (path string) {
	p.t.Helper()
	p.visit("/settings")
	form := url.Values{"id": {kind}, "kind": {kind}, "player": names}
	return ask[string](p, `fetch('/score', {method: 'POST', body: new URLSearchParams(%v)}).then(r => new URL(r.url).pathname)`, form.Encode())
}

// scored writes a deal, counted from 1, as a page without scripts does.
func (p *person) scored(path string, deal int, cells ...string) {
	p.t.Helper()
	form := url.Values{"do": {"write"}, "row": {fmt.Sprint(deal - 1)}}
	for player, text := range cells {
		form.Set(fmt.Sprint("p", player), text)
	}
	ask[int](p, `fetch(%v, {method: 'POST', body: new URLSearchParams(%v)}).then(r => r.status)`, path, form.Encode())
}

// cellOf finds the cell of a deal and a player, both counted from 1.
func cellOf(deal, player int) string {
	return fmt.Sprintf("#deal-%d td:nth-of-type(%d) input[type=text]", deal, player)
}

// keys taps keys below the sheet; E is the one that goes on, X the one that brings back what was there.
func (p *person) keys(typed string) {
	p.t.Helper()
	for _, k := range typed {
		key := string(k)
		switch k {
		case 'E':
			key = "Enter"
		case 'X':
			key = "Escape"
		case '<':
			key = "Backspace"
		}
		p.click(`[data-press="` + key + `"]`)
	}
}

// stands fails unless a cell holds a text.
func (p *person) stands(deal, player int, want string) {
	p.t.Helper()
	if got := ask[string](p, "document.querySelector(%v)?.value ?? 'no cell'", cellOf(deal, player)); got != want {
		p.t.Errorf("%s: in deal %d of player %d stands %q, want %q", p.name, deal, player, got, want)
	}
}

// writing fails unless the cell is the one that is written into.
func (p *person) writing(deal, player int) {
	p.t.Helper()
	if !ask[bool](p, "document.activeElement.matches(%v)", cellOf(deal, player)) {
		p.t.Errorf("%s does not write into deal %d of player %d, but into %s", p.name, deal, player, ask[string](p, "document.activeElement.ariaLabel ?? document.activeElement.tagName"))
	}
}

// sent waits until the server has all that was written.
func (p *person) sent() {
	p.t.Helper()
	p.until("the server to have what was written", func() bool { return ask[int](p, "Object.keys(localStorage).length") == 0 })
}

func (p *person) totals() (list []string) {
	p.t.Helper()
	return ask[[]string](p, "[...document.querySelectorAll('thead b')].map(b => b.textContent + (b.parentNode.querySelector('.leads').checkVisibility() ? ' leads' : ''))")
}

// Demand T11: a score is typed as a sum with the keys below the sheet, over which no keyboard of the device lies; Enter goes to the
// next player and from the last to the next deal, Escape brings back what stood there, and a page that is loaded again has it all.
func TestScoreSheet(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p := s.guest("Anna", "en", phone)
	p.visit("/")
	p.leads(`a[href="/score"]`)
	p.click(`input[value="napoleon"]`)
	for i, name := range []string{"Anna", "Ben", "Carla"} {
		p.into(fmt.Sprintf(".names label:nth-child(%d) input", i+1), name)
	}
	p.leads(`form[action="/score"] .primary`)

	p.click(cellOf(1, 1))
	if how := ask[string](p, "document.activeElement.inputMode"); how != "none" {
		t.Errorf("a keyboard lies over the table: %q", how)
	}
	p.keys("10+15−6<5")
	if got := ask[string](p, "document.querySelector('#worth').textContent"); got != "= 20" {
		t.Errorf("it comes to %q", got)
	}
	if got := fmt.Sprint(p.totals()); got != "[20 leads 0 0]" {
		t.Errorf("while it is typed the totals are %s", got)
	}
	p.keys("E−10E")
	p.writing(1, 3)
	p.keys("−5E")
	p.writing(2, 1)
	p.stands(1, 1, "10+15−5")
	if odd := ask[string](p, "document.querySelector('#deal-1 .odd').innerText"); odd != say.En.Pages().SumsTo(5) {
		t.Errorf("of 20, −10 and −5 it is said %q", odd)
	}

	// A keyboard does the same.
	p.write("7+")
	p.do(chromedp.KeyEvent(kb.Enter))
	p.writing(2, 1) // no sum yet
	if said := ask[string](p, "document.querySelector('#trouble').innerText"); said != say.En.Pages().BadSum(say.UnfinishedSum, 0) {
		t.Errorf("of 7+ it is said %q", said)
	}
	p.write("1")
	p.do(chromedp.KeyEvent(kb.Enter))
	p.do(chromedp.KeyEvent(kb.ArrowUp))
	p.writing(1, 2)
	p.write("99")
	p.stands(1, 2, "99") // in place of what stood there
	p.do(chromedp.KeyEvent(kb.Escape))
	p.stands(1, 2, "−10")
	p.keys("8X")
	p.stands(1, 2, "−10")
	p.do(chromedp.KeyEvent(kb.Tab))
	p.writing(1, 3)
	p.sent()

	p.visit(ask[string](p, "location.pathname"))
	p.stands(1, 1, "10+15−5")
	p.stands(2, 1, "7+1")
	if got := fmt.Sprint(p.totals()); got != "[28 leads −10 −5]" {
		t.Errorf("loaded again the totals are %s", got)
	}
	p.leads("[data-undo]")
	p.stands(2, 1, "")
	p.stands(1, 1, "10+15−5")
}

// Two devices write on one sheet, and one of them loses its line and its page: what was written on either is there, on both.
func TestScoreSheetOnTwoDevices(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p := s.guest("Anna", "en", phone)
	path := p.scores("most", "Anna", "Ben")
	p.visit(path)
	other := p.twin("Anna elsewhere", desktop)
	other.visit(path)
	p.cut(true)
	p.click(cellOf(1, 1))
	p.keys("5E")
	other.click(cellOf(1, 2))
	other.write("6\r7")
	p.until("to be told that the line is cut", func() bool { return ask[bool](p, "document.querySelector('#unsent').checkVisibility()") })
	p.cut(false)
	p.visit(path)
	p.stands(1, 1, "5")
	p.sent()
	other.visit(path) // in the middle of the 7
	other.sent()
	for _, at := range []*person{p, other} {
		at.visit(path)
		at.stands(1, 1, "5")
		at.stands(1, 2, "6")
		at.stands(2, 1, "7")
	}
}

// cut cuts the line of who has no table open, or joins it again.
func (p *person) cut(cut bool) {
	p.t.Helper()
	p.mu.Lock()
	p.cutOff = true
	p.mu.Unlock()
	p.do(line(cut)...)
}

// The page and the server call the same a sum, and find the same worth.
func TestSumsInThePage(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p := s.guest("Anna", "en", desktop)
	p.visit(p.scores("most", "Anna", "Ben"))
	for _, text := range []string{"", "0", "007", "10+15-5", "−20", "–20", "+3", " 1 + 2 ", "20 – 5", "1 2", "1++2", "--1", "1,5", "x", "1e3", "10+", "−", "5 − ", "99999", "100000", "1+100000", "²", "١"} {
		type reading struct {
			Total, Trouble string
			Invalid        bool
		}
		got := ask[reading](p, `(() => { const cell = document.querySelector(%v); cell.focus(); cell.value = %v
			cell.dispatchEvent(new Event('input', {bubbles: true})); cell.dispatchEvent(new Event('focusout', {bubbles: true}))
			return {total: document.querySelector('thead b').textContent, trouble: document.querySelector('#trouble').textContent, invalid: cell.ariaInvalid === 'true'} })()`, cellOf(1, 1), text)
		n, err := score.Worth(text)
		want := reading{say.Number(n), ui.BadCell(say.En, err), err != nil}
		if err != nil {
			want.Total = got.Total // in the middle of a sum
		}
		if got != want {
			t.Errorf("%q: %+v, want %+v", text, got, want)
		}
	}
}

// Without scripts a deal is a form, which Enter or its button sends.
func TestScoreSheetWithoutScripts(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p := s.guest("Anna", "en", phone)
	path := p.scores("most", "Anna", "Ben")
	p.noScript()
	p.visit(path)
	written := func(send func()) {
		ask[bool](p, "window.before = true")
		send()
		p.until("the page", p.arrived)
		p.do(chromedp.Evaluate[chromedp.Void](probe))
	}
	p.do(chromedp.Evaluate[chromedp.Void](probe))
	p.into(cellOf(1, 1), "10+15-5")
	p.into(cellOf(1, 2), "-20")
	written(func() { p.write("\r") })
	p.into(cellOf(2, 2), "50")
	written(func() { p.click("#deal-2 th button") })
	p.stands(1, 1, "10+15-5")
	if got := fmt.Sprint(p.totals()); got != "[20 30 leads]" {
		t.Errorf("the totals are %s", got)
	}
	written(func() { p.click("[data-undo]") })
	p.stands(2, 2, "")
}
