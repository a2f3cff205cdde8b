package table

import (
	"bytes"
	"context"
	"fmt"
	"reflect"
	"testing"
	"time"

	"bivouac/bot"
	"bivouac/game"
	"bivouac/games"
	"bivouac/record"
)

var start = time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)

// shelf keeps a log in a slice.
type shelf []Record

func (s *shelf) add(bodies [][]byte) {
	last := ID("t").Start()
	if n := len(*s); n > 0 {
		last = (*s)[n-1]
	}
	for _, b := range bodies {
		last = last.Next(start, b)
		*s = append(*s, last)
	}
}

func (s shelf) read(yield func(Record, error) bool) {
	for _, r := range s {
		if !yield(r, nil) {
			return
		}
	}
}

// opened opens a table of a game with one person, Anna, and computers.
func opened(t *testing.T, key string, set map[string]string, seats int, terms Terms) *Table {
	t.Helper()
	g, _ := games.Find(key)
	settings, err := g.Complete(set, seats)
	if err != nil {
		t.Fatal(err)
	}
	tb, err := Open("t", games.Find, Opened{Game: key, Edition: g.Edition, Settings: settings, Seats: seats,
		Master: fmt.Sprintf("%064x", 123), Terms: terms, Host: "anna"}, start)
	if err != nil {
		t.Fatal(err)
	}
	do(t, tb, "anna", Command{Do: "sit", Name: "Anna"})
	for s := 1; s < seats; s++ {
		do(t, tb, "anna", Command{Do: "seat", Place: game.Seat(s), Name: "Ben", Bot: "random"})
	}
	return tb
}

func do(t *testing.T, tb *Table, by Player, c Command) {
	t.Helper()
	if err := tb.Do(start, by, c); err != nil {
		t.Fatalf("%s: %+v: %v", by, c, err)
	}
}

// Every game is played to its end at a table; after every step the fold of the log is the same table, and at the end the record checks.
func TestPlaysAndFoldsAgain(t *testing.T) {
	for _, g := range games.All {
		sets := []map[string]string{{}}
		if g.Key == "drogue" {
			sets = []map[string]string{{"length": "4"}, {"length": "4", "partners": "kings", "discipline": "strict", "speech": "mute"}, {"length": "open", "discipline": "watchful"}}
		}
		for _, set := range sets {
			var log shelf
			tb := opened(t, g.Key, set, max(4, g.MinSeats), Terms{Alone: true, Undo: UndoFree, Words: true})
			do(t, tb, "anna", Command{ID: "1", Do: "start"})
			anna := bot.Random(7)
			bots := bot.Random(8)
			now := start
			undone := 0
			here := func() game.Seats { s, _ := tb.SeatOf("anna"); return s.Set() }
			for step := 0; ; step++ {
				if step > 20000 {
					t.Fatal("does not end")
				}
				now = now.Add(time.Second)
				if _, err := tb.Proceed(now, here()); err != nil {
					t.Fatal(err)
				}
				log.add(tb.Pending())
				sight := tb.Look("anna", here())
				if step%97 == 0 || sight.Stage == Over {
					again, err := Fold("t", games.Find, log.read)
					if err != nil {
						t.Fatal(err)
					}
					if got := again.Look("anna", here()); !reflect.DeepEqual(got, sight) {
						t.Fatalf("step %d: after folding again Anna sees\n%+v\nnot\n%+v", step, got, sight)
					}
				}
				if sight.Stage == Over {
					break
				}
				id := fmt.Sprint("s", step)
				switch {
				case sight.Sealing != nil && sight.Sealing.MayAdd:
					do(t, tb, "anna", Command{ID: id, Do: "add", Deal: sight.Sealing.Deal, Adds: fmt.Sprintf("%032x", step)})
				case sight.Sealing != nil && sight.Sealing.MayHandOn:
					do(t, tb, "anna", Command{ID: id, Do: "keep", Yes: true})
				case sight.Sheet != nil && sight.Sheet.MayGoOn:
					if set["length"] == "open" && sight.Deals == 3 && !tb.play.Rung() {
						do(t, tb, "anna", Command{ID: id + "r", Do: "stop"})
					}
					do(t, tb, "anna", Command{ID: id, Do: "read"})
				case undone < 3 && step%50 == 49 && sight.MayUndo:
					do(t, tb, "anna", Command{ID: id, Do: "undo"})
					undone++
				case sight.View != nil && sight.View.Awaits.Has(sight.Me):
					m, _ := anna.Move(context.Background(), sight.View)
					c := Command{ID: id, Do: "move", Turn: sight.Turn, Move: g.Format(sight.View.Hand, m)}
					do(t, tb, "anna", c)
					was := tb.At
					do(t, tb, "anna", c) // twice is once
					if tb.At != was {
						t.Fatal("a repeated command was applied twice")
					}
				default:
					for _, h := range tb.Movers(now, here()) {
						v, _ := tb.View(h.Seat)
						m, err := bots.Move(context.Background(), &v)
						if err != nil {
							t.Fatal(err)
						}
						if err := tb.Move(now, h.Seat, m, h.By); err != nil {
							t.Fatal(err)
						}
					}
				}
				log.add(tb.Pending())
			}
			var out bytes.Buffer
			if ok, err := tb.Record(&out, 1, log.read); !ok || err != nil {
				t.Fatal(ok, err)
			}
			if v, err := record.Check(&out, games.Find); err != nil {
				t.Fatalf("%s %v: %v", g.Key, set, err)
			} else {
				t.Logf("%s %v: %d events, %+v", g.Key, set, tb.At, v)
			}
		}
	}
}
