package browser_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"bivouac/internal/table"
)

// TestAfterDeal steps through a deal that is over, and checks it: the seal and the cards are computed in the page itself.
func TestAfterDeal(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "polignac", 4, nil)
	p.to(id, settled)
	p.leads(`.acts a[href*="/review/"]`)
	steps, of := 1, ask[int](p, `Number(document.querySelector('.stepper').textContent.match(/[0-9]+/g)[1])`)
	for ask[bool](p, `!!document.querySelector('.stepper a[data-key="arrowright"]')`) {
		p.leads(`.stepper a[data-key="arrowright"]`)
		steps++
	}
	if steps != of || steps < 8 {
		t.Errorf("%d steps of %d", steps, of)
	}
	p.leads(`a[href*="/check/"]`)
	p.until("the page to compute", func() bool { return ask[bool](p, "!document.getElementById('check-cards').hidden") })
	for _, what := range []string{"#check-seal.good", "#check-cards.good", ".paper > p.good:not([id])"} {
		if !ask[bool](p, "!!document.querySelector(%v)", what) {
			t.Errorf("%s is missing: %s", what, ask[string](p, "document.querySelector('main').innerText"))
		}
	}
	p.leads(fmt.Sprintf(`main a[href="/t/%s"]`, id))
	p.table(id)
	p.quiet()
}

// TestWitness checks a deal in the browser that was there: the seal is the one that it was shown, and the number that its page added
// is in. Where a server has another seal afterwards, or left the number out, the page says so, and it tells who was not there that
// he cannot know. Demand F7.
func TestWitness(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p := s.guest("Anna", "en", desktop)
	p.visit("/")
	p.leads(`form[action="/play"] button[value="polignac"]`)
	id := table.ID(strings.TrimPrefix(ask[string](p, "location.pathname"), "/t/"))
	p.until("the cards", func() bool { return ask[bool](p, "!!document.querySelector('.hc')") })
	p.swiftly(id, settled)
	checks := func(script string, finds ...string) {
		t.Helper()
		p.do(chromedp.Evaluate[chromedp.Void](script))
		p.visit("/t/" + string(id) + "/check/1/1")
		p.until("the page to compute", func() bool { return ask[bool](p, "!document.getElementById('check-cards').hidden") })
		finds = append(finds, "check-seal good", "check-cards good")
		if said := ask[[]string](p, "[...document.querySelectorAll('#check p[id]')].filter(e => e.checkVisibility()).map(e => e.id + ' ' + e.className)"); !slices.Equal(said, finds) {
			t.Errorf("%q: the page says %q, not %q", script, said, finds)
		}
	}
	const each = `Object.keys(localStorage).filter(k => k.startsWith('deal ')).forEach(k => { const is = localStorage[k]; `
	checks("", "check-seen good", "check-added good")
	checks(each+`if (!k.endsWith(' ')) { delete localStorage[k]; localStorage[k.replace(/\w+$/, '0'.repeat(32))] = is } })`, "check-seen good", "check-added notice")
	checks(each+`localStorage[k] = JSON.stringify({...JSON.parse(is), seal: '0'.repeat(64)}) })`, "check-seen notice", "check-added notice")
	checks("localStorage.clear()", "check-unseen hint")
	p.quiet()
}

// TestWordsAtTheSheet has somebody on a phone write something between two deals, the only time at which the rules of Napoleon let
// him: the sheet leaves him the way to the chat.
func TestWordsAtTheSheet(t *testing.T) {
	t.Parallel()
	s := serve(t)
	people := seat(s, 2)
	anna, ben := people[0], people[1]
	id := fill(s, "napoleon", 3, nil, people...)
	for _, p := range people {
		p.swiftlyWith(id, settled, people...)
		p.until("the sheet", func() bool { return p.sees().Sheet })
	}
	ben.click("#open-chat")
	if !ben.sees().Sheet {
		t.Error("the chat could not be reached before the sheet was gone")
	}
	ben.into("#chat input[name=text]", "Well played")
	ben.click("#chat .write button")
	anna.until("to read it", func() bool {
		return ask[bool](anna, "document.querySelector('#chat .words').textContent.includes('Well played')")
	})
	anna.quiet()
	ben.quiet()
}

// TestLinks follows every link from the first page and from a table: each leads somewhere, and to a place that is there.
func TestLinks(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "polignac", 4, nil)
	p.to(id, settled)
	type link struct{ From, To string }
	todo := []link{{"", "/"}, {"", "/t/" + string(id)}}
	seen := map[string]bool{}
	anchors := map[string]map[string]bool{}
	var wanted []link
	for len(todo) > 0 {
		l := todo[0]
		todo = todo[1:]
		path, anchor, _ := strings.Cut(l.To, "#")
		path, _, _ = strings.Cut(path, "?lang=")
		if path == "" {
			path, _, _ = strings.Cut(l.From, "#")
		}
		if anchor != "" {
			wanted = append(wanted, link{l.From, path + "#" + anchor})
		}
		if seen[path] || strings.Contains(path, "/record/") || strings.Count(path, "/") > 5 && !strings.HasSuffix(path, "/1") {
			continue
		}
		seen[path] = true
		p.visit(path)
		if status := ask[int](p, "performance.getEntriesByType('navigation')[0].responseStatus"); status != 200 {
			t.Errorf("%s links to %s, which answers %d", l.From, path, status)
		}
		anchors[path] = map[string]bool{}
		for _, id := range ask[[]string](p, "[...document.querySelectorAll('[id]')].map(e => e.id)") {
			anchors[path][id] = true
		}
		for _, to := range ask[[]string](p, "[...document.querySelectorAll('a[href]:not([download])')].map(a => a.getAttribute('href'))") {
			todo = append(todo, link{path, to})
		}
	}
	for _, l := range wanted {
		path, anchor, _ := strings.Cut(l.To, "#")
		if !anchors[path][anchor] {
			t.Errorf("%s links to %s, where nothing has that name", l.From, l.To)
		}
	}
	t.Logf("%d pages, %d anchors", len(seen), len(wanted))
	p.quiet()
}
