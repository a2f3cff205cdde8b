package web

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
	"bivouac/shuffle"
)

// A table is shuffled evenly unless its host has chosen otherwise; then everybody who is invited reads it before he sits down, in
// his language, and a table like it is shuffled the same way. Demand F8.
func TestShufflingIsAgreedOn(t *testing.T) {
	s := open(t, nil)
	anna, ben := person(0), person(1)
	form := func(way string) url.Values {
		return url.Values{"open": {"invite"}, "pace": {ui.Paces[0]}, "undo": {ui.Undos[0]}, "watch": {"on"}, "words": {"on"}, "shuffle": {way}}
	}
	for way, want := range map[string]shuffle.Way{"": shuffle.Evenly, "hand": shuffle.ByHand} {
		path := s.post(anna, "/new/napoleon", form(way)).Header().Get("Location")
		if got := s.sight(t, anna, path).Terms.Shuffle; got != want {
			t.Errorf("chosen is %q, and the pack is shuffled %q", way, got)
		}
		for _, l := range say.Langs {
			page := plain(t, s.get(ben, path+"?lang="+string(l)))
			if told := strings.Contains(page, l.Shuffling().ByHand()); told != (want == shuffle.ByHand) {
				t.Errorf("%s, %q: that it is not even is told: %t", l, way, told)
			}
			if !strings.Contains(page, "<dt>"+l.Shuffling().Shuffling().Name+"</dt>") {
				t.Errorf("%s, %q: how the pack is shuffled is not among what is agreed on", l, way)
			}
		}
		if again := s.post(anna, path+"/anew", nil).Header().Get("Location"); s.sight(t, anna, again).Terms.Shuffle != want {
			t.Errorf("a table like one that is shuffled %q is not", way)
		}
	}
	if w := s.post(anna, "/new/napoleon", form("machine")); w.Code != http.StatusBadRequest {
		t.Errorf("shuffled by a machine: %d", w.Code)
	}
	if usual := ui.UsualTerms.Table(); usual.Shuffle != shuffle.Evenly || (table.Terms{}).Shuffle != shuffle.Evenly {
		t.Error("what is usual is not even")
	}
}
