package web

import (
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"testing/synctest"

	"bivouac/internal/say"
)

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
		var kept []Report
		for p, err := range s.Rooms.Index.Scan(t.Context(), ReportBucket, "") {
			var r Report
			if err != nil || json.Unmarshal(p.Value, &r) != nil {
				t.Fatal(err, string(p.Value))
			}
			kept = append(kept, r)
		}
		if len(kept) != 1 || kept[0].By != "Anna" || kept[0].Whom != "Ben" || kept[0].Text != "He is rude." || len(kept[0].Words) != 2 ||
			kept[0].Words[0].Phrase != "hello" || kept[0].Words[1].Text != "You cabbage" || "/t/"+string(kept[0].Table) != path {
			t.Errorf("kept is %+v", kept)
		}
		if now := plain(t, s.get(ben, path)); now != bens {
			t.Error("Ben's page has changed")
		}
		for _, bad := range []url.Values{{"whom": {"Carla"}}, {"whom": {"Anna"}}, {}, {"whom": {"Ben"}, "text": {strings.Repeat("x", maxReport+1)}}} {
			if w := s.post(anna, path+"/report", bad); w.Code != http.StatusBadRequest {
				t.Errorf("%v: %d", bad, w.Code)
			}
		}
	})
}
