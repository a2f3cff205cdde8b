package room

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"testing"
	"testing/synctest"

	"bivouac/games"
	"bivouac/internal/store"
	"bivouac/internal/store/storetest"
	"bivouac/internal/table"
)

// What was dealt is read on from where the reading stopped, and a server that starts anew tells the same. No table wakes for it.
func TestDealtIsReadOn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
		defer r.Close()
		id, people := seat(t, r, Plan{Game: "napoleon", Seats: 4, Settings: map[string]string{"length": "2"}}, "anna", "ben")
		enter(t, r, id, people...)
		for n := range 4 {
			// A deal in which all pass is over without a card.
			seen := until(t, r, id, people, func(s *table.Sight) bool { return s.Deals >= n && s.View != nil && s.View.Played != 0 })
			got, err := r.Dealt(t.Context(), id, "ben")
			if err != nil {
				t.Fatal(err)
			}
			fresh := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
			again, err := fresh.Dealt(t.Context(), id, "ben")
			if err != nil || fresh.Awake() != 0 {
				t.Fatal(err, fresh.Awake())
			}
			fresh.Close()
			if len(got) != seen.Deals || !reflect.DeepEqual(got, again) {
				t.Errorf("%d deals are over; Ben was dealt %d, and read anew %d", seen.Deals, len(got), len(again))
			}
		}
	})
}

// disk is the store of a folder.
func disk(t *testing.T, dir string) *store.SQLite {
	t.Helper()
	s, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// Of a table whose log is damaged the deals before the damage count; that others are missing is told.
func TestDealtBeforeTheDamage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		s := disk(t, dir)
		r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
		defer r.Close()
		id, people := seat(t, r, Plan{Game: "slobberhannes", Seats: 4}, "anna", "ben")
		enter(t, r, id, people...)
		var at table.At
		until(t, r, id, people, func(s *table.Sight) bool {
			if s.Deals == 2 && at == 0 {
				at = s.At + 1
			}
			return s.Stage == table.Over
		})
		whole, err := r.Dealt(t.Context(), id, "anna")
		if err != nil {
			t.Fatal(err)
		}
		if _, err := r.Dealt(t.Context(), "nosuchtable", "anna"); !errors.Is(err, table.ErrNotFound) {
			t.Error(err)
		}
		r.Close()
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		storetest.Damage(t, dir, id, at)
		s = disk(t, dir)
		damaged := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
		defer damaged.Close()
		for range 2 {
			got, err := damaged.Dealt(t.Context(), id, "anna")
			if !errors.Is(err, table.ErrFrozen) || !reflect.DeepEqual(got, slices.Clone(whole[:2])) {
				t.Errorf("%d of %d deals, %v", len(got), len(whole), err)
			}
		}
	})
}

// BenchmarkDealt measures how long it takes to read what was dealt to somebody at a hundred tables with a match or two each, when
// the server has just started, and when it has read all before.
func BenchmarkDealt(b *testing.B) {
	for _, g := range games.All {
		one := store.NewMemory()
		r := New(Setup{Log: one, Index: one})
		t := sit(b, r, g, 0)
		for range 800 {
			if _, err := t.move(b.Context(), r); err != nil {
				b.Fatal(err)
			}
		}
		r.Close()
		var bodies [][]byte
		for rec, err := range one.Read(b.Context(), t.people[0].id, 0) {
			if err != nil {
				b.Fatal(err)
			}
			bodies = append(bodies, rec.Body)
		}
		s, err := store.Open(b.TempDir())
		if err != nil {
			b.Fatal(err)
		}
		defer s.Close()
		var ids []table.ID
		for i := range 100 {
			id := table.ID("t" + string(rune('a'+i/26)) + string(rune('a'+i%26)))
			if _, err := s.Append(b.Context(), id, 0, bodies...); err != nil {
				b.Fatal(err)
			}
			ids = append(ids, id)
		}
		for _, anew := range []bool{true, false} {
			b.Run(fmt.Sprintf("%s/anew=%v", g.Key, anew), func(b *testing.B) {
				r := New(Setup{Log: s, Index: s})
				deals := 0
				for range b.N {
					if anew {
						r = New(Setup{Log: s, Index: s})
					}
					deals = 0
					for _, id := range ids {
						got, err := r.Dealt(b.Context(), id, t.people[0].by)
						if err != nil {
							b.Fatal(err)
						}
						deals += len(got)
					}
				}
				b.ReportMetric(float64(deals), "deals")
			})
		}
	}
}
