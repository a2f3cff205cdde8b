package web

import (
	"context"
	"encoding/json"
	"net/http/httptest"
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"bivouac/internal/web/ui/asset"
)

// browser is a page of a browser, in which scripts can run. Where there is none the test is skipped, but not where everything
// must be tested.
func browser(t *testing.T) context.Context {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		if os.Getenv("BIVOUAC_CI") == "1" {
			t.Fatal("there is no chromium, which these tests need")
		}
		t.Skip("there is no chromium here: the browser's part was not tested")
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox,
		chromedp.WSURLReadTimeout(time.Hour)) // however busy the machine is: what hangs is ended with all tests
	ctx, cancel := chromedp.NewExecAllocator(t.Context(), options...)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx)
	t.Cleanup(cancel)
	return ctx
}

// The page computes seals and packs as every other program does.
func TestCheckInThePage(t *testing.T) {
	raw, err := os.ReadFile("../../testdata/vectors/shuffle.json")
	if err != nil {
		t.Fatal(err)
	}
	var deals []struct {
		ID, Table, Cards, Seed, Seal, Pack string
		Deal                               uint64
		Adds                               []string
	}
	if err := json.Unmarshal(raw, &deals); err != nil || len(deals) == 0 {
		t.Fatal(err)
	}
	ctx := browser(t)
	site := httptest.NewServer(asset.Handler())
	defer site.Close()
	if err := chromedp.Do(ctx, chromedp.Navigate(site.URL+asset.Path("check.js"))); err != nil {
		t.Fatal(err)
	}
	type answer struct {
		Seal string
		Pack []string
		Cut  []string
	}
	for _, d := range deals {
		deal, _ := json.Marshal(map[string]any{"table": d.Table, "number": d.Deal, "seed": d.Seed, "adds": d.Adds, "cards": strings.Fields(d.Cards), "cut": 0})
		got, err := chromedp.Run(ctx, chromedp.Evaluate[answer](`import('`+asset.Path("check.js")+`').then(c => {
			const d = `+string(deal)+`
			return {seal: c.seal(d), pack: c.pack(d), cut: c.pack({...d, cut: 3})}
		})`, chromedp.EvalAwaitPromise))
		if err != nil {
			t.Fatal(err)
		}
		pack := strings.Fields(d.Pack)
		if got.Seal != d.Seal || strings.Join(got.Pack, " ") != d.Pack || strings.Join(got.Cut, " ") != strings.Join(append(pack[3:len(pack):len(pack)], pack[:3]...), " ") {
			t.Errorf("%s, deal %d: %+v", d.ID, d.Deal, got)
		}
	}
	if raw, err = os.ReadFile("../../testdata/vectors/hand.json"); err != nil {
		t.Fatal(err)
	}
	var hands []struct {
		ID, Table, Seed, Cards, Pack string
		Deal                         uint64
		Adds                         []string
		Before                       json.RawMessage
	}
	if err := json.Unmarshal(raw, &hands); err != nil || len(hands) == 0 {
		t.Fatal(err)
	}
	for _, d := range hands {
		deal, _ := json.Marshal(map[string]any{"table": d.Table, "number": d.Deal, "seed": d.Seed, "adds": d.Adds, "cards": strings.Fields(d.Cards), "cut": 0,
			"shuffle": "hand", "before": d.Before})
		got, err := chromedp.Run(ctx, chromedp.Evaluate[[]string](`import('`+asset.Path("check.js")+`').then(c => c.pack(`+string(deal)+`))`, chromedp.EvalAwaitPromise))
		if err != nil {
			t.Fatal(err)
		}
		if strings.Join(got, " ") != d.Pack {
			t.Errorf("by hand, %s: %v", d.ID, got)
		}
	}
	for name, c := range map[string]struct {
		call string
		good bool
	}{
		"dealt by twos":      {`['a','b','c','d','e','f','g'], [['a','b'],['c','d'],['e','f']], 2`, true},
		"one by one":         {`['a','b','c','d'], [['a','c'],['b','d']], 1`, true},
		"one sits out":       {`['a','b','c','d'], [['a','c'],[],['b','d']], 2`, true},
		"to the wrong seat":  {`['a','b','c','d','e','f'], [['a','b'],['c','d'],['e','f']], 0`, false},
		"out of the middle":  {`['a','b','c','d','e'], [['a'],['b'],['d']], 2`, false},
		"an unequal packet":  {`['a','b','c','d','e','f'], [['a','b'],['c'],['d','e','f']], 2`, false},
		"two cards swapped":  {`['a','b','c','d','e','f'], [['a','c'],['b','d'],['e','f']], 2`, false},
		"a card of nobody's": {`['a','b','c','d'], [['a','x'],['b','d']], 1`, false},
	} {
		got, err := chromedp.Run(ctx, chromedp.Evaluate[bool](`import('`+asset.Path("check.js")+`').then(c => c.dealt(`+c.call+`))`, chromedp.EvalAwaitPromise))
		if err != nil || got != c.good {
			t.Errorf("%s: %v %v", name, got, err)
		}
	}
}
