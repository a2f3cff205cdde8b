package table

import (
	"bytes"
	"fmt"
	"slices"
	"testing"

	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/review"
)

// hands is what the log of the evening so far tells of hands.
func (e *evening) hands() *Hands {
	e.t.Helper()
	h := &Hands{ID: "t"}
	if err := h.Follow(games.Find, e.log.read); err != nil {
		e.t.Fatal(err)
	}
	return h
}

// of is the deals that were dealt to a person, as texts.
func of(h *Hands, by Player) (out []string) {
	for _, d := range h.Of(by) {
		out = append(out, fmt.Sprintf("%d.%d seat %d: %s", d.Match, d.Deal, d.Seat, d.Hand))
	}
	return out
}

// recorded is the finished deals of the match in hand as they lie in its record, each with the cards of the seat.
func (e *evening) recorded(s game.Seat) (out []string) {
	e.t.Helper()
	var text bytes.Buffer
	if ok, err := e.Record(&text, e.match, e.log.read); !ok || err != nil {
		e.t.Fatal(ok, err)
	}
	for n := 1; ; n++ {
		d, ok, err := review.Read(bytes.NewReader(text.Bytes()), games.Find, n, game.NoSeat)
		if err != nil {
			e.t.Fatal(err)
		}
		if !ok {
			return out
		}
		if d.Over() && d.Cards != nil && d.Cards.Hands[s] != "" {
			out = append(out, fmt.Sprintf("%d.%d seat %d: %s", e.match, n, s, d.Cards.Hands[s]))
		}
	}
}

// Demand F1: what is counted is what the record shows, whatever was taken back, void, or drawn by Kings; and a deal counts only
// when it is over.
func TestHandsAreThoseOfTheRecord(t *testing.T) {
	for _, c := range []struct {
		game string
		set  map[string]string
	}{
		{"drogue", map[string]string{"length": "4", "partners": "kings"}}, {"polignac", nil},
		{"slobberhannes", nil}, {"napoleon", map[string]string{"length": "2"}},
	} {
		t.Run(c.game, func(t *testing.T) {
			e := sit(t, c.game, c.set, Terms{Undo: UndoFree}, "anna", "ben")
			for range 2 { // matches
				e.do("anna", Command{Do: "start"})
				step := new(Hands)
				undone := 0
				e.play(func(s *Sight) bool {
					step.ID = "t"
					if err := step.Follow(games.Find, e.log[step.At:].read); err != nil {
						t.Fatal(err)
					}
					for _, d := range step.Of("anna") {
						if d.Match == s.Match && d.Deal > s.Deals {
							t.Fatalf("deal %d is counted, and %d are over", d.Deal, s.Deals)
						}
					}
					if undone < 3 && s.Deals > undone && e.look("anna").MayUndo {
						undone++
						e.do("anna", Command{Do: "undo"})
					}
					return s.Stage == Over
				})
				h := e.hands()
				if got, want := of(step, "anna"), of(h, "anna"); !slices.Equal(got, want) {
					t.Errorf("read bit by bit: %q, want %q", got, want)
				}
				for _, by := range []Player{"anna", "ben"} {
					s, _ := e.SeatOf(by)
					got := slices.DeleteFunc(h.Of(by), func(d Dealt) bool { return d.Match != e.match })
					if len(got) == 0 || undone == 0 {
						t.Fatalf("%d deals were dealt to %s, and %d were taken back", len(got), by, undone)
					}
					if got, want := of(h, by)[len(h.Of(by))-len(got):], e.recorded(s); !slices.Equal(got, want) {
						t.Errorf("%s was dealt %q, and the record has %q", by, got, want)
					}
				}
				if got := h.Of(""); len(got) != 0 {
					t.Errorf("computers were dealt %d hands", len(got))
				}
			}
		})
	}
}

// Who takes a seat over has the deals that are dealt from then on; so has who comes back. What was dealt to a computer, in its own
// seat or for somebody who is gone, is nobody's.
func TestADealBelongsToWhomItWasDealt(t *testing.T) {
	e := sit(t, "slobberhannes", map[string]string{"target": "20"}, Terms{}, "anna", "ben")
	e.do("anna", Command{Do: "start"})
	inDeal := func(n int) func(s *Sight) bool {
		return func(s *Sight) bool {
			return s.Deals == n-1 && s.View != nil && s.View.Dealt && s.View.Played.Len() > 6
		}
	}
	e.play(inDeal(2))
	e.do("carla", Command{Do: "sit", Place: 2, Name: "Carla"})
	e.do("ben", Command{Do: "leave"})
	e.play(inDeal(3))
	e.do("dan", Command{Do: "sit", Place: 3, Name: "Dan"})
	e.play(inDeal(4))
	if err := e.Gone(e.now, 2); err != nil {
		t.Fatal(err)
	}
	e.proceed()
	e.play(inDeal(5))
	if err := e.Back(e.now, 2); err != nil {
		t.Fatal(err)
	}
	e.proceed()
	e.play(inDeal(7))
	deals := func(by Player) (out []int) {
		for _, d := range e.hands().Of(by) {
			out = append(out, d.Deal)
		}
		return out
	}
	for by, want := range map[Player][]int{"anna": {1, 2, 3, 4, 5, 6}, "ben": {1, 2}, "carla": {3, 4, 6}, "dan": {4, 5, 6}, "": nil} {
		if got := deals(by); !slices.Equal(got, want) {
			t.Errorf("deals %v are %q's, want %v", got, by, want)
		}
	}
}
