package ui

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/games"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/shuffle"
)

// A tally leaves out what never comes, and what comes always stands in it, alone or with its neighbours.
func TestTally(t *testing.T) {
	lines := func(seen []int, expected []float64) string {
		var out []string
		for _, l := range tallyOf(seen, expected) {
			out = append(out, fmt.Sprintf("%s: %d of %.1f", l.what, l.seen, l.expected))
		}
		return strings.Join(out, "; ")
	}
	long := make([]float64, 31)
	for n := range long {
		long[n] = 1
	}
	for _, c := range []struct {
		seen     []int
		expected []float64
		want     string
	}{
		{[]int{3, 1}, []float64{2, 1.5, .5, 0, 0}, "0: 3 of 2.0; 1: 1 of 1.5; 2: 0 of 0.5"},
		{[]int{3, 0, 0, 0, 1}, []float64{2, 1.5, .5, 0, 0}, "0: 3 of 2.0; 1: 0 of 1.5; 2: 0 of 0.5; 3: 0 of 0.0; 4: 1 of 0.0"},
		{[]int{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2}, long, "0–4: 0 of 5.0; 5–9: 0 of 5.0; 10–14: 2 of 5.0; 15–19: 0 of 5.0; 20–24: 0 of 5.0; 25–29: 0 of 5.0; 30–34: 0 of 1.0"},
	} {
		if got := lines(c.seen, c.expected); got != c.want {
			t.Errorf("%q, want %q", got, c.want)
		}
	}
}

// What was dealt from packs shuffled by hand is not held against the laws of even shuffles.
func TestHandsOfPacksShuffledByHandAreNotCounted(t *testing.T) {
	g, _ := games.Find("napoleon")
	settings, err := g.Complete(nil, 4)
	if err != nil {
		t.Fatal(err)
	}
	hand, err := card.ParseSet("AC AD AH AS KS")
	if err != nil {
		t.Fatal(err)
	}
	h := &Hands{}
	for _, way := range []shuffle.Way{shuffle.Evenly, shuffle.ByHand, shuffle.ByHand} {
		h.All = append(h.All, table.Dealt{Game: g, Settings: settings, Pack: g.Pack(settings, 4), Shuffle: way, Hand: hand})
	}
	var out bytes.Buffer
	if err := MyDeals(Newcomer(say.En), h).Render(context.Background(), &out); err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"4 Aces in 1 deal.", "shuffled by hand (2) are not counted"} {
		if !strings.Contains(out.String(), want) {
			t.Errorf("%q is not on the page", want)
		}
	}
	h.All = h.All[1:]
	out.Reset()
	if err := MyDeals(Newcomer(say.En), h).Render(context.Background(), &out); err != nil || strings.Contains(out.String(), "Aces in") {
		t.Errorf("they are counted, %v", err)
	}
}
