package main

import (
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/games"
	"bivouac/record"
)

// Demand F9: the first deal after a start is as good as any. Twenty starts of the program, a thousand where BIVOUAC_LONG asks for
// them, deal twenty or a thousand times otherwise; of the thousand every card goes to every seat, and the first deal too, as often
// as chance has it, up to six standard deviations.
func TestEveryStartDealsAfresh(t *testing.T) {
	starts := 20
	if os.Getenv("BIVOUAC_LONG") != "" {
		starts = 1000
	}
	const seats = 4
	var held [seats]map[card.Card]int
	for seat := range held {
		held[seat] = map[card.Card]int{}
	}
	var dealt [seats]int
	seen := map[string]bool{}
	for range starts {
		file := filepath.Join(t.TempDir(), "match.jsonl")
		play := exec.Command("bivouac", "play", "slobberhannes", "--record", file)
		play.Stdin = strings.NewReader(strings.Repeat("1\n", 20)) // to the end of the first deal and a little on
		if out, err := play.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		d := firstDeal(t, file)
		seen[strings.Join(d.Hands, "/")] = true
		dealt[d.Dealer]++
		for seat, text := range d.Hands {
			hand, err := card.ParseSet(text)
			if err != nil {
				t.Fatal(err)
			}
			for _, c := range hand.Cards() {
				held[seat][c]++
			}
		}
	}
	if len(seen) != starts {
		t.Errorf("%d different first deals in %d starts", len(seen), starts)
	}
	mean := float64(starts) / seats
	most := 6 * math.Sqrt(mean*(1-1.0/seats))
	for seat := range seats {
		if off := math.Abs(float64(dealt[seat]) - mean); off > most {
			t.Errorf("seat %d deals first %d times in %d starts", seat, dealt[seat], starts)
		}
		for _, c := range card.From(card.Seven).Cards() {
			if off := math.Abs(float64(held[seat][c]) - mean); off > most {
				t.Errorf("%v goes to seat %d %d times in %d starts", c, seat, held[seat][c], starts)
			}
		}
	}
}

// firstDeal is the first deal of a record.
func firstDeal(t *testing.T, file string) record.Deal {
	t.Helper()
	in, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	for e, err := range record.Replay(in, games.Find) {
		if err != nil {
			t.Fatal(err)
		}
		if d, ok := e.Input.(record.Deal); ok {
			return d
		}
	}
	t.Fatal("nothing was dealt")
	return record.Deal{}
}
