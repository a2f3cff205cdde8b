package web

import (
	"context"
	"fmt"
	"iter"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"bivouac/internal/say"
	"bivouac/internal/score"
	"bivouac/internal/store"
	"bivouac/internal/table"
)

// scores begins a sheet, and names it after what is counted.
func (s *site) scores(t *testing.T, g guest, kind string, names ...string) (path string) {
	t.Helper()
	path = "/score/" + kind
	w := s.post(g, "/score", url.Values{"id": {kind}, "kind": {kind}, "player": append(names, "", " ")})
	if w.Code != http.StatusSeeOther || w.Header().Get("Location") != path {
		t.Fatal(w.Code, w.Header(), plain(t, w))
	}
	return path
}

// kept is a sheet as it is kept.
func (s *site) kept(t *testing.T, g guest, path string) *score.Sheet {
	t.Helper()
	sheet, err := s.sheetOf(t.Context(), &visit{player: g.player()}, strings.TrimPrefix(path, "/score/"))
	if err != nil {
		t.Fatal(err)
	}
	return sheet
}

// put writes into one cell, as a page with the module does.
func (s *site) put(g guest, path, id string, row, player int, text string) *httptest.ResponseRecorder {
	r := g.request(http.MethodPost, path, url.Values{"do": {"write"}, "id": {id}, "row": {fmt.Sprint(row)}, fmt.Sprint("p", player): {text}})
	r.Header.Set("X-Bivouac", "page")
	return s.ask(r)
}

// Demand T11: a sum is kept as it was typed and shown with what it comes to; a command that comes twice is carried out once;
// of two that write into a cell the later one stands, and what was there before can be had back.
func TestScoreSheet(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	path := s.scores(t, anna, "napoleon", "Anna", "Ben", "Carla")
	for i, text := range []string{"10+15-5", "−15", "0"} {
		if w := s.put(anna, path, fmt.Sprint("c", i), 0, i, text); w.Code != http.StatusNoContent {
			t.Fatal(w.Code, plain(t, w))
		}
	}
	page := plain(t, s.get(anna, path))
	for _, want := range []string{`value="10+15-5"`, ">= 20<", `value="−15"`, "<b>20</b>", "<b>−15</b>", say.En.Pages().SumsTo(5), `aria-label="Anna, deal 2"`} {
		if !strings.Contains(page, want) {
			t.Errorf("%q is not on the page", want)
		}
	}
	s.put(anna, path, "d", 0, 0, "7")
	s.put(anna, path, "c0", 0, 0, "10+15-5") // late, and once more
	if got := s.kept(t, anna, path).Cell(0, 0); got != "7" {
		t.Errorf("what was written last is %q", got)
	}
	for _, want := range []string{"10+15-5", "10+15-5"} {
		s.post(anna, path, url.Values{"do": {"undo"}, "id": {"u"}}) // pressed twice
		if got := s.kept(t, anna, path).Cell(0, 0); got != want {
			t.Errorf("taken back it is %q", got)
		}
	}
}

// Without scripts a row is sent whole: what its person has not changed is not written.
func TestScoreRowWithoutScripts(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	path := s.scores(t, anna, "most", "Anna", "Ben")
	s.put(anna, path, "", 0, 1, "9") // on another page
	w := s.post(anna, path, url.Values{"do": {"write"}, "row": {"0"}, "p0": {"5"}, "w0": {""}, "p1": {""}, "w1": {""}})
	if w.Code != http.StatusSeeOther || w.Header().Get("Location") != path+"#deal-2" {
		t.Fatal(w.Code, w.Header())
	}
	if sheet := s.kept(t, anna, path); sheet.Cell(0, 0) != "5" || sheet.Cell(0, 1) != "9" {
		t.Errorf("%q", sheet.Rows)
	}
	w = s.post(anna, path, url.Values{"do": {"write"}, "row": {"1"}, "p0": {"6"}, "w0": {""}, "p1": {"six"}, "w1": {""}})
	page := plain(t, w)
	if w.Code != http.StatusUnprocessableEntity || !strings.Contains(page, say.En.Pages().BadSum(say.NoSum, 0)) || !strings.Contains(page, `value="six"`) || !strings.Contains(page, `value="6"`) {
		t.Errorf("%d: it is not said what is wrong, or what was typed is lost", w.Code)
	}
	if sheet := s.kept(t, anna, path); len(sheet.Rows) != 1 {
		t.Errorf("half a row is written: %q", sheet.Rows)
	}
}

func TestScoreSheetsBelongToOne(t *testing.T) {
	s := open(t, nil)
	anna, ben := person(0), person(1)
	path := s.scores(t, anna, "most", "Anna", "Ben")
	s.put(anna, path, "", 0, 0, "77")
	if w := s.get(ben, path); w.Code != http.StatusNotFound || strings.Contains(plain(t, w), "77") {
		t.Errorf("%d: Ben reads a sheet of Anna", w.Code)
	}
	if w := s.put(ben, path, "", 0, 0, "1"); w.Code != http.StatusNotFound || s.kept(t, anna, path).Cell(0, 0) != "77" {
		t.Errorf("%d: Ben writes on a sheet of Anna", w.Code)
	}
	for _, g := range []guest{ben, {}} {
		if page := plain(t, s.get(g, "/score")); strings.Contains(page, path) {
			t.Error("others are told of a sheet of Anna")
		}
	}
	if page := plain(t, s.get(anna, "/score")); !strings.Contains(page, `href="`+path+`"`) || !strings.Contains(page, "Anna\u00a077, Ben\u00a00") {
		t.Error("Anna does not find her sheet")
	}
}

// A form that is sent twice begins one sheet; a sheet that was thrown away can be brought back until the next one is begun.
func TestScoreSheetsComeAndGo(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	path := s.scores(t, anna, "most", "Anna", "Ben")
	s.put(anna, path, "", 0, 0, "5")
	if s.scores(t, anna, "most", "Anna", "Ben"); s.kept(t, anna, path).Cell(0, 0) != "5" {
		t.Error("a sheet begun twice is empty again")
	}
	throw := func(do string) string {
		s.post(anna, path, url.Values{"do": {do}})
		return plain(t, s.get(anna, "/score"))
	}
	if page := throw("throw"); strings.Contains(page, `href="`+path+`"`) || !strings.Contains(page, say.En.Pages().BringBack()) {
		t.Error("what was thrown away is listed, or cannot be brought back")
	}
	if page := throw("bring"); !strings.Contains(page, `href="`+path+`"`) || s.kept(t, anna, path).Cell(0, 0) != "5" {
		t.Error("what was brought back is not there")
	}
	throw("throw")
	s.scores(t, anna, "fewest", "Anna", "Ben")
	if w := s.get(anna, path); w.Code != http.StatusNotFound {
		t.Error("what was thrown away is kept for ever")
	}
}

func TestScoreLimits(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	path := s.scores(t, anna, "most", "Anna", "Ben")
	long := strings.Repeat("x", score.MaxID+1)
	for name, c := range map[string]struct {
		r    *http.Request
		code int
	}{
		"no such sheet":       {anna.request("GET", "/score/none", nil), 404},
		"no name of a sheet":  {anna.request("GET", "/score/..%2f..", nil), 404},
		"no such command":     {anna.request("POST", path, url.Values{"do": {"cheat"}}), 400},
		"a long number":       {anna.request("POST", path, url.Values{"do": {"undo"}, "id": {long}}), 400},
		"a row of words":      {anna.request("POST", path, url.Values{"do": {"write"}, "row": {"first"}, "p0": {"1"}}), 400},
		"a row beyond":        {anna.request("POST", path, url.Values{"do": {"write"}, "row": {fmt.Sprint(score.MaxRows)}, "p0": {"1"}}), 422},
		"a player beyond":     {anna.request("POST", path, url.Values{"do": {"write"}, "row": {"0"}, "p2": {"1"}}), 303},
		"a long sum":          {anna.request("POST", path, url.Values{"do": {"write"}, "row": {"0"}, "p0": {strings.Repeat("1+", 500) + "1"}}), 422},
		"no such kind":        {anna.request("POST", "/score", url.Values{"id": {"a"}, "kind": {"whist"}, "player": {"Anna", "Ben"}}), 400},
		"a name of our own":   {anna.request("POST", "/score", url.Values{"id": {"a/b"}, "kind": {"most"}, "player": {"Anna", "Ben"}}), 400},
		"one player":          {anna.request("POST", "/score", url.Values{"id": {"a"}, "kind": {"most"}, "player": {"Anna"}}), 422},
		"nine players":        {anna.request("POST", "/score", url.Values{"id": {"a"}, "kind": {"most"}, "player": strings.Split("ABCDEFGHI", "")}), 422},
		"three at Drogue":     {anna.request("POST", "/score", url.Values{"id": {"a"}, "kind": {"drogue"}, "player": strings.Split("ABC", "")}), 422},
		"a long name":         {anna.request("POST", "/score", url.Values{"id": {"a"}, "kind": {"most"}, "player": {"Anna", strings.Repeat("B", 25)}}), 422},
		"a name out of sight": {anna.request("POST", "/score", url.Values{"id": {"a"}, "kind": {"most"}, "player": {"Anna", "B\u202eB"}}), 422},
	} {
		if w := s.ask(c.r); w.Code != c.code {
			t.Errorf("%s: %d, not %d: %s", name, w.Code, c.code, plain(t, w))
		}
	}
	if sheet := s.kept(t, anna, path); len(sheet.Rows) > 0 {
		t.Errorf("%q is written", sheet.Rows)
	}
	r := anna.request("POST", "/score", url.Values{"id": {"a"}, "kind": {"drogue"}, "player": strings.Split("ABC", "")})
	if page := plain(t, s.ask(r)); !strings.Contains(page, say.En.Pages().SheetSeats("Drogue", 4, 4, 3)) || !strings.Contains(page, `value="C"`) {
		t.Error("it is not said how many play Drogue, or the names are lost")
	}
	s.limits = limits{} // some time later
	begun, ben := 0, person(1)
	for n := range mostSheets + 5 {
		if n%40 == 0 {
			s.limits = limits{}
		}
		if s.post(ben, "/score", url.Values{"id": {fmt.Sprint(n)}, "kind": {"most"}, "player": {"Anna", "Ben"}}).Code == http.StatusSeeOther {
			begun++
		}
	}
	if begun != mostSheets {
		t.Errorf("%d sheets are begun, want %d", begun, mostSheets)
	}
}

// Two devices of a person write on one sheet at the same time: nothing gets lost.
func TestScoresFromTwoDevices(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	path := s.scores(t, anna, "most", "Anna", "Ben")
	var all sync.WaitGroup
	for player := range 2 {
		all.Go(func() {
			for row := range 20 {
				if w := s.put(anna, path, fmt.Sprint(player, "-", row), row, player, "1"); w.Code != http.StatusNoContent {
					t.Error(w.Code)
				}
			}
		})
	}
	all.Wait()
	if sheet := s.kept(t, anna, path); sheet.Total(0) != 20 || sheet.Total(1) != 20 {
		t.Errorf("%d and %d of 20 are kept", sheet.Total(0), sheet.Total(1))
	}
}

// What stands on a sheet is there again after a start of the server.
func TestScoresOutliveTheServer(t *testing.T) {
	kept := store.NewMemory()
	s := open(t, kept)
	anna := person(0)
	path := s.scores(t, anna, "polignac", "Anna", "Ben", "Carla")
	s.put(anna, path, "a", 0, 2, "2+1")
	at := s.kept(t, anna, path).At
	if since := time.Since(time.UnixMilli(at)); since < 0 || since > time.Minute {
		t.Errorf("written %v ago", since)
	}
	s = open(t, kept)
	if page := plain(t, s.get(anna, path)); !strings.Contains(page, `value="2+1"`) || !strings.Contains(page, ">= 3<") {
		t.Error("the sum is gone")
	}
}

// torn is a store in which one sheet is damaged.
type torn struct {
	store.Store
	key string
}

func (t torn) Scan(ctx context.Context, bucket, prefix string) iter.Seq2[table.Pair, error] {
	return func(yield func(table.Pair, error) bool) {
		for p, err := range t.Store.Scan(ctx, bucket, prefix) {
			if bucket == sheetBucket && p.Key == t.key {
				p.Value, err = nil, table.ErrDamaged
			}
			if !yield(p, err) {
				return
			}
		}
	}
}

func (t torn) Get(ctx context.Context, bucket, key string) ([]byte, error) {
	if bucket == sheetBucket && key == t.key {
		return nil, table.ErrDamaged
	}
	return t.Store.Get(ctx, bucket, key)
}

// Who has a damaged sheet is told so, also at its address, and has all others.
func TestADamagedScoreSheet(t *testing.T) {
	kept := store.NewMemory()
	anna := person(0)
	s := open(t, torn{kept, string(anna.player()) + " most"})
	s.scores(t, anna, "most", "Anna", "Ben")
	path := s.scores(t, anna, "fewest", "Anna", "Ben")
	page := plain(t, s.get(anna, "/score"))
	if !strings.Contains(page, say.En.Pages().DamagedSheets(1)) || !strings.Contains(page, `href="`+path+`"`) {
		t.Error("it is not said that a sheet is damaged, or another one is missing")
	}
	w := s.get(anna, "/score/most")
	if body := plain(t, w); w.Code != http.StatusConflict || !strings.Contains(body, say.En.Pages().Fault(say.DamagedSheet).Text) || !strings.Contains(body, `href="/score"`) {
		t.Errorf("at its address: %d %s", w.Code, body)
	}
}
