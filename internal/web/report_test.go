package web

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/internal/say"
	"bivouac/internal/web/ui"
)

// reports is what has been reported.
func (s *site) reports(t *testing.T) (kept []Report) {
	t.Helper()
	for p, err := range s.Rooms.Index.Scan(t.Context(), ReportBucket, "") {
		var r Report
		if err != nil || json.Unmarshal(p.Value, &r) != nil {
			t.Fatal(err, string(p.Value))
		}
		kept = append(kept, r)
	}
	return kept
}

// Anna reports Ben, whom she has muted: what is kept carries what he said, once however often she sends it. Ben's pages are the
// same to the byte as before, the log of the server has none of the words, and nobody can be reported who is not there. Demand P10.
func TestAReportCarriesWhatWasSaid(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna, ben := person(0), person(1)
		path := s.post(anna, "/new/drogue", url.Values{"open": {"invite"}, "name": {"Anna"}}).Header().Get("Location")
		s.must(t, ben, path, url.Values{"id": {"1"}, "do": {"sit"}, "place": {"1"}, "name": {"Ben"}})
		s.must(t, anna, path, url.Values{"id": {"2"}, "do": {"say"}, "phrase": {"hello"}})
		s.must(t, anna, path, url.Values{"id": {"3"}, "do": {"mute"}, "name": {"Ben"}, "yes": {"true"}})
		s.must(t, ben, path, url.Values{"id": {"4"}, "do": {"say"}, "text": {"You cabbage"}})
		page, bens := plain(t, s.get(anna, path+"/report")), plain(t, s.get(ben, path))
		if strings.Contains(plain(t, s.get(anna, path)), "cabbage") || !strings.Contains(page, "cabbage") || !strings.Contains(page, `value="Ben"`) || strings.Contains(page, `value="Anna"`) {
			t.Fatalf("the page to report: %s", page)
		}
		for range 3 {
			w := s.post(anna, path+"/report", url.Values{"whom": {"Ben"}, "text": {" He is rude. "}})
			if w.Code != http.StatusSeeOther || !strings.Contains(plain(t, s.get(anna, w.Header().Get("Location"))), say.En.Pages().ReportKept()) {
				t.Fatalf("%d %s", w.Code, plain(t, w))
			}
		}
		kept := s.reports(t)
		if len(kept) != 1 || kept[0].By != "Anna" || kept[0].Whom != "Ben" || kept[0].Text != "He is rude." || len(kept[0].Words) != 2 ||
			kept[0].Words[0].Phrase != "hello" || kept[0].Words[1].Text != "You cabbage" || "/t/"+string(kept[0].Table) != path {
			t.Errorf("kept is %+v", kept)
		}
		if now := plain(t, s.get(ben, path)); now != bens {
			t.Error("Ben's page has changed")
		}
		for _, bad := range []url.Values{{"whom": {"Carla"}}, {"whom": {"Anna"}}, {}, {"whom": {"Ben"}, "text": {strings.Repeat("x", ui.MaxReport+1)}}} {
			if w := s.post(anna, path+"/report", bad); w.Code != http.StatusBadRequest {
				t.Errorf("%v: %d", bad, w.Code)
			}
		}
	})
}

// People at one screen report together, also while it is in nobody's hands, and not each other; a report of many lines is as long as
// the page counts it.
func TestReportFromOneScreen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		path := s.post(person(0), "/new/slobberhannes", url.Values{"open": {"invite"}, "name": {"Anna"}, "mate": {"Ben"}}).Header().Get("Location")
		s.must(t, person(1), path, url.Values{"do": {"sit"}, "place": {"2"}, "name": {"Carla"}})
		s.post(person(0), path+"/fill", nil)
		time.Sleep(time.Minute)
		page := plain(t, s.get(person(0), path+"/report"))
		if !strings.Contains(page, `value="Carla"`) || strings.Contains(page, `value="Anna"`) || strings.Contains(page, `value="Ben"`) {
			t.Errorf("the page to report: %s", page)
		}
		text := strings.Repeat("a\n", ui.MaxReport/2-1) + "a"
		if w := s.post(person(0), path+"/report", url.Values{"whom": {"Carla"}, "text": {strings.ReplaceAll(text, "\n", "\r\n")}}); w.Code != http.StatusSeeOther {
			t.Fatalf("%d %s", w.Code, plain(t, w))
		}
		if kept := s.reports(t); len(kept) != 1 || kept[0].By != "Anna, Ben" || kept[0].Text != text {
			t.Errorf("kept is %+v", kept)
		}
	})
}

// Who makes up one person after the other to report somebody fills no disk.
func TestReportsAreLimited(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		path := s.post(person(0), "/new/drogue", url.Values{"open": {"invite"}, "name": {"Anna"}}).Header().Get("Location")
		for n := range byte(2 * reportBurst) {
			s.post(person(n+1), path+"/report", url.Values{"whom": {"Anna"}})
		}
		if n := len(s.reports(t)); n != reportBurst {
			t.Errorf("%d reports are kept", n)
		}
	})
}
