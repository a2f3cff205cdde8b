package room

import (
	"bytes"
	"context"
	"iter"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/internal/store"
	"bivouac/internal/table"
)

// frozen is a log in which one table is damaged.
type frozen struct {
	table.Log
	id table.ID
}

func (f frozen) Read(ctx context.Context, id table.ID, from table.At) iter.Seq2[table.Record, error] {
	if id != f.id {
		return f.Log.Read(ctx, id, from)
	}
	return func(yield func(table.Record, error) bool) {
		yield(table.Record{}, &table.Frozen{ID: id, At: 1, Why: "it does not follow the one before"})
	}
}

// After a start of the server clocks go on although nobody looks, tables without clocks are let go, and of a damaged one the
// operator is told.
func TestResume(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
		var ids []table.ID
		for _, terms := range []table.Terms{{Move: 30 * time.Second}, {}, {}} {
			id, people := seat(t, r, Plan{Game: "polignac", Seats: 4, Terms: terms}, "anna", "ben")
			for range 10 {
				for _, p := range people {
					p.act(t)
				}
				time.Sleep(10 * time.Second)
			}
			ids = append(ids, id)
		}
		clocked, bad := ids[0], ids[2]
		r.Close()
		length := func(id table.ID) (n int) {
			for _, err := range s.Read(t.Context(), id, 0) {
				if err != nil {
					t.Fatal(err)
				}
				n++
			}
			return n
		}
		before := length(clocked)
		time.Sleep(time.Hour)
		if length(clocked) != before {
			t.Fatal("a closed server plays on")
		}
		var told bytes.Buffer
		r = New(Setup{Log: frozen{s, bad}, Index: s, Chance: chanceOf(t), Logger: slog.New(slog.NewTextHandler(&told, nil))})
		defer r.Close()
		if err := r.Resume(t.Context()); err != nil {
			t.Fatal(err)
		}
		if n := r.Awake(); n != 1 {
			t.Errorf("%d tables are awake, and one has a clock", n)
		}
		time.Sleep(time.Hour)
		if length(clocked) == before {
			t.Error("the clock stands still while nobody looks")
		}
		if text := told.String(); strings.Count(text, "\n") != 1 || !strings.Contains(text, "record 1") || !strings.Contains(text, "table="+string(bad[:3])) || strings.Contains(text, string(bad)) {
			t.Error(text)
		}
	})
}
