package browser_test

import (
	"context"
	"net/http"
	"slices"
	"sync"
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"
)

// TestFirstPage weighs what somebody loads who has never been here: at most 200 KB.
func TestFirstPage(t *testing.T) {
	s := serve(t)
	for _, page := range []string{"home", "table"} {
		p := s.guest("Anna", "de", phone)
		path := "/"
		if page == "table" {
			host := s.guest("Ben", "en", desktop)
			host.visit("/")
			host.leads(`form[action="/new/drogue"] button[value="invite"]`)
			path = ask[string](host, "location.pathname")
		}
		p.visit(path)
		p.rest()
		p.mu.Lock()
		n := p.loaded
		p.mu.Unlock()
		t.Logf("%s: %d bytes, headers included", page, n)
		if n > 200<<10 {
			t.Errorf("the first page, %s, weighs %d bytes", page, n)
		}
	}
}

// listen reads the stream of a table as it comes over the wire, compressed, and gives the sizes of what was pushed.
func listen(p *person, path string) (sizes func() []int) {
	p.t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	p.t.Cleanup(cancel)
	request, err := http.NewRequestWithContext(ctx, "GET", p.site.url+path+"/stream", nil)
	if err != nil {
		p.t.Fatal(err)
	}
	cookies, err := chromedp.Call(p.ctx, network.GetCookies, network.GetCookiesParams{URLs: []string{p.site.url}})
	if err != nil {
		p.t.Fatal(err)
	}
	for _, c := range cookies.Cookies {
		request.AddCookie(&http.Cookie{Name: c.Name, Value: c.Value})
	}
	request.Header.Set("Accept-Encoding", "gzip")
	answer, err := (&http.Transport{DisableCompression: true}).RoundTrip(request)
	if err != nil {
		p.t.Fatal(err)
	}
	var mu sync.Mutex
	var list []int
	go func() {
		defer answer.Body.Close()
		buffer := make([]byte, 64<<10)
		for {
			n, err := answer.Body.Read(buffer)
			if err != nil {
				return
			}
			mu.Lock()
			list = append(list, n)
			mu.Unlock()
		}
	}()
	return func() []int {
		mu.Lock()
		defer mu.Unlock()
		return slices.Clone(list)
	}
}

// quantile is the value below which that part of a list lies; the list must not be empty.
func quantile[T int | float64](list []T, part float64) T {
	sorted := slices.Sorted(slices.Values(list))
	return sorted[min(int(part*float64(len(sorted))), len(sorted)-1)]
}

// TestWeight plays some of a deal and tells what a push weighs and how soon the own screen shows a tap. It fails where a push weighs
// more than 1 KB as a rule; one with all of a trick, or with a sheet, may.
func TestWeight(t *testing.T) {
	type at struct {
		game  string
		seats int
	}
	tables := []at{{"drogue", 4}}
	if long {
		tables = append(tables, at{"napoleon", 4}, at{"polignac", 4}, at{"polignac", 8}, at{"slobberhannes", 6})
	}
	for _, c := range tables {
		s := serve(t)
		p, id := alone(s, c.game, c.seats, map[string]string{"pace": "brisk"})
		sizes := listen(p, "/t/"+string(id))
		p.table(id)
		var soon []float64
		for range 8 {
			seen := p.table(id)
			if seen.Options[0].Kind == "again" {
				break
			}
			p.do(chromedp.Evaluate[chromedp.Void]("probe.watch()"))
			p.use(seen.Options[0])
			p.until("it to be done", func() bool { return p.sees().At > seen.At })
			// What could be cut may have been dealt before the tap: then nothing was measured.
			if after := ask[*float64](p, "probe.watched()"); after != nil {
				soon = append(soon, *after)
			}
		}
		all := sizes()
		first := all[0]
		pushes := slices.DeleteFunc(slices.Clone(all[1:]), func(n int) bool { return n < 64 }) // signs of life
		if len(pushes) == 0 || len(soon) == 0 {
			t.Fatalf("%d pushes, %d taps that showed", len(pushes), len(soon))
		}
		t.Logf("%s of %d: first push %d bytes, %d more: median %d, 95 of 100 under %d, largest %d; a tap shows after %.0f ms (median), %.0f ms (largest)", c.game, c.seats, first, len(pushes),
			quantile(pushes, .5), quantile(pushes, .95), slices.Max(pushes), quantile(soon, .5), slices.Max(soon))
		if m := quantile(pushes, .5); m > 1<<10 {
			t.Errorf("%s of %d: a push weighs %d bytes", c.game, c.seats, m)
		}
		p.quiet()
	}
}
