package room

import (
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"slices"
	"testing"
	"time"

	"bivouac/games"
	"bivouac/internal/store"
	"bivouac/internal/table"
)

// What is on the disk after a command is all that there is: the files as they lie there, opened by another server, show
// everybody the same table, and the match goes on from there.
func TestFilesAreTheTable(t *testing.T) {
	matches, every := 1, 15
	short := map[string]map[string]string{"drogue": {"length": "4"}, "napoleon": {"length": "1"}}
	if os.Getenv("BIVOUAC_LONG") != "" {
		matches, every, short = 3, 1, nil
	}
	for n := range matches * len(games.All) {
		g := games.All[n/matches]
		t.Run(fmt.Sprint(g.Key, n%matches), func(t *testing.T) {
			t.Parallel() // most of the time is the disk's
			dir := t.TempDir()
			s := disk(t, dir)
			r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
			defer r.Close()
			id, people := seat(t, r, Plan{Game: g.Key, Settings: short[g.Key], Seats: 4, Terms: table.Terms{Words: true}}, "anna", "ben", "carla", "dan")
			did := 0
			for step := 0; r.stage(t, id) != table.Over; step++ {
				if step > 2000 {
					t.Fatal("does not end")
				}
				for _, p := range people {
					c, wants := p.wants(t)
					if !wants {
						continue
					}
					if err := r.Do(t.Context(), id, p.by, c); err != nil {
						t.Fatalf("%s: %+v: %v", p.by, c, err)
					}
					if did++; did%every == 0 {
						reopen(t, r, id, people, p.by, c, dir)
					}
				}
			}
			checks(t, r, id)
			t.Logf("%d commands, files opened again after %d", did, did/every)
		})
	}
}

// reopen opens a copy of the files and compares what everybody sees; the last command is repeated there, and applied once.
func reopen(t *testing.T, r *Rooms, id table.ID, people []*person, by table.Player, last table.Command, dir string) {
	t.Helper()
	copied, err := os.MkdirTemp(t.TempDir(), "")
	if err != nil {
		t.Fatal(err)
	}
	defer os.RemoveAll(copied)
	files, _ := filepath.Glob(filepath.Join(dir, "bivouac.db*"))
	for _, name := range files {
		body, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if filepath.Ext(name) == ".db-shm" {
			continue // as after a crash of the machine
		}
		if err := os.WriteFile(filepath.Join(copied, filepath.Base(name)), body, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	s, err := store.Open(copied)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	other := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
	defer other.Close()
	same := func(when string) {
		t.Helper()
		for _, p := range people {
			was, err := r.Look(t.Context(), id, p.by)
			if err != nil {
				t.Fatal(err)
			}
			is, err := other.Look(t.Context(), id, p.by)
			if err != nil {
				t.Fatal(err)
			}
			if was, is := still(was), still(is); !reflect.DeepEqual(was, is) {
				t.Fatalf("%s, at %d, %s sees\n%+v\nand saw\n%+v", when, was.At, p.by, is, was)
			}
		}
	}
	same("after the start")
	if err := other.Do(t.Context(), id, by, last); err != nil {
		t.Fatalf("%+v again: %v", last, err)
	}
	same("after a repeat")
}

// still is what somebody sees without what clocks and open pages change.
func still(s *table.Sight) *table.Sight {
	c := *s
	c.Deadline = time.Time{}
	c.Seats = slices.Clone(s.Seats)
	for i := range c.Seats {
		c.Seats[i].Present = false
	}
	return &c
}
