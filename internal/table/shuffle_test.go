package table

import (
	"bytes"
	"errors"
	"fmt"
	"strings"
	"testing"

	"bivouac/games"
	"bivouac/record"
	"bivouac/shuffle"
)

// A table that has agreed to shuffle by hand says so in its sights and in the head of each record, and its deals can be checked
// like any other; one that has agreed on nothing shuffles evenly. Demand F8.
func TestShuffledByHand(t *testing.T) {
	for _, key := range []string{"drogue", "napoleon"} {
		for _, way := range []shuffle.Way{shuffle.Evenly, shuffle.ByHand} {
			e := begun(t, key, map[string]string{"length": "4"}, Terms{Shuffle: way, Undo: UndoAsked})
			e.play(func(s *Sight) bool { return s.Stage == Over || s.Deals == 3 && s.Stage == Settled })
			if s := e.look("ben"); s.Terms.Shuffle != way {
				t.Errorf("%s: Ben sees that the pack is shuffled %q, and it is %q", key, s.Terms.Shuffle, way)
			}
			e.checks()
			var out bytes.Buffer
			if _, err := e.Record(&out, 1, e.log.read); err != nil {
				t.Fatal(err)
			}
			head, _, _ := strings.Cut(out.String(), "\n")
			if hand := strings.Contains(head, `"shuffle":"hand"`); hand != (way == shuffle.ByHand) {
				t.Errorf("%s, shuffled %q: %s", key, way, head)
			}
			verdict, err := record.Check(&out, games.Find)
			if err != nil || verdict.Deals < 3 || verdict.Sealed != verdict.Deals {
				t.Errorf("%s: %+v, %v", key, verdict, err)
			}
		}
	}
}

// A log of another day, with a way to shuffle that is not known here, is not played on with another.
func TestUnknownShufflesAreRefused(t *testing.T) {
	g, _ := games.Find("napoleon")
	settings, err := g.Complete(nil, 4)
	if err != nil {
		t.Fatal(err)
	}
	_, err = Open("t", games.Find, Opened{Game: g.Key, Edition: g.Edition, Settings: settings, Seats: 4,
		Master: fmt.Sprintf("%064x", 77), Terms: Terms{Shuffle: "machine"}, Host: "anna"}, start)
	if err == nil || errors.Is(err, errOrder) || !strings.Contains(err.Error(), `"machine"`) {
		t.Errorf("packs shuffled by a machine: %v", err)
	}
}
