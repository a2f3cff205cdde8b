package store

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"iter"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/anishathalye/porcupine"
	"zombiezen.com/go/sqlite/sqlitex"

	"bivouac/internal/table"
)

// The suite holds every store to the same promises.

// A kind is one kind of store.
type kind struct {
	name string
	open func(t testing.TB, dir string) Store // what was in dir is there again, where the kind is durable
	kept bool                                 // durable
}

var kinds = []kind{
	{"memory", func(testing.TB, string) Store { return NewMemory() }, false},
	{"sqlite", func(t testing.TB, dir string) Store { return openSQLite(t, dir) }, true},
}

// openSQLite opens a store that is closed with the test, if not before.
func openSQLite(t testing.TB, dir string) *SQLite {
	t.Helper()
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.Close() })
	return s
}

// hurry lets the writer of a store no longer wait for the disk: where hundreds of commits come one after the other, and none of them
// is about that.
func hurry(t testing.TB, s Store) {
	t.Helper()
	if s, ok := s.(*SQLite); ok {
		if err := sqlitex.ExecuteTransient(s.writer, `PRAGMA synchronous = OFF`, nil); err != nil {
			t.Fatal(err)
		}
	}
}

// each runs a test with a new store of each kind.
func each(t *testing.T, test func(t *testing.T, s Store)) {
	for _, k := range kinds {
		t.Run(k.name, func(t *testing.T) {
			s := k.open(t, t.TempDir())
			defer s.Close()
			test(t, s)
		})
	}
}

// long tells whether the long proofs are wanted.
var long = os.Getenv("BIVOUAC_LONG") != ""

// times is how often something is tried: more if the long proofs are wanted.
func times(short, much int) int {
	if long {
		return much
	}
	return short
}

var bg = context.Background()

func appendAll(t testing.TB, s Store, id table.ID, after table.At, bodies ...string) []table.Record {
	t.Helper()
	records, err := s.Append(bg, id, after, raw(bodies)...)
	if err != nil {
		t.Fatalf("append to %s after %d: %v", id, after, err)
	}
	return records
}

func raw(bodies []string) [][]byte {
	var list [][]byte
	for _, b := range bodies {
		list = append(list, []byte(b))
	}
	return list
}

// all is what a sequence yields before its error.
func all[T any](seq iter.Seq2[T, error]) (list []T, err error) {
	for v, err := range seq {
		if err != nil {
			return list, err
		}
		list = append(list, v)
	}
	return list, nil
}

// readAll is a whole log; its chain is checked here once more.
func readAll(t testing.TB, s Store, id table.ID) []table.Record {
	t.Helper()
	records, err := all(s.Read(bg, id, 0))
	if err != nil {
		t.Fatalf("read %s: %v", id, err)
	}
	before := id.Start()
	for _, r := range records {
		if !r.Follows(before) {
			t.Fatalf("table %s: record %d does not follow record %d", id, r.At, before.At)
		}
		before = r
	}
	return records
}

func same(a, b table.Record) bool {
	return a.At == b.At && a.Time.Equal(b.Time) && a.Hash == b.Hash && bytes.Equal(a.Body, b.Body)
}

// name is an ID for a number from 0 to 575.
func name(i int) table.ID {
	return table.ID([]byte{'t', 'a' + byte(i/24), 'a' + byte(i%24)})
}

func TestWhatIsAppendedIsRead(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		hurry(t, s)
		begin := time.Now().Truncate(time.Millisecond)
		var want []table.Record
		for n := 0; len(want) < 3*chunkSize+1; n++ {
			var bodies [][]byte
			for i := range n % 7 {
				bodies = append(bodies, bytes.Repeat([]byte{byte(n), 0, 0xff}, i*n%50))
			}
			records, err := s.Append(bg, "k7", table.At(len(want)), bodies...)
			if err != nil {
				t.Fatal(err)
			}
			if len(records) != len(bodies) {
				t.Fatalf("%d bodies, %d records", len(bodies), len(records))
			}
			for i, r := range records {
				if !bytes.Equal(r.Body, bodies[i]) {
					t.Fatalf("record %d: body %q, want %q", r.At, r.Body, bodies[i])
				}
				want = append(want, table.Record{At: r.At, Time: r.Time, Body: bytes.Clone(r.Body), Hash: r.Hash})
				clear(bodies[i]) // the log keeps no reference
			}
		}
		got := readAll(t, s, "k7")
		if !slices.EqualFunc(got, want, same) {
			t.Fatal("what is read is not what Append returned")
		}
		for i, r := range got {
			if r.Time.Before(begin) || r.Time.After(time.Now()) || r.Time.Location() != time.UTC || i > 0 && r.Time.Before(got[i-1].Time) {
				t.Fatalf("record %d is of %v", r.At, r.Time)
			}
		}
		for _, from := range []int{1, 2, chunkSize - 1, chunkSize, chunkSize + 1, len(want) - 1, len(want), len(want) + 1, 1 << 40} {
			rest, err := all(s.Read(bg, "k7", table.At(from)))
			if err != nil || !slices.EqualFunc(rest, want[min(from, len(want)):], same) {
				t.Errorf("read from %d: %d records, %v; want %d", from, len(rest), err, max(len(want)-from, 0))
			}
		}
		for range s.Read(bg, "k7", 0) {
			break // whoever has enough may stop
		}
	})
}

func TestTables(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		hurry(t, s)
		if ids, err := all(s.Tables(bg)); len(ids) != 0 || err != nil {
			t.Fatalf("a new store has %v, %v", ids, err)
		}
		var want []table.ID
		for i := range 2*chunkSize + 3 {
			want = append(want, name(i))
		}
		for _, i := range rand.New(rand.NewPCG(1, 1)).Perm(len(want)) {
			appendAll(t, s, want[i], 0, "a", "b")
		}
		if _, err := s.Append(bg, "empty", 0); err != nil {
			t.Fatal(err)
		}
		if ids, err := all(s.Tables(bg)); err != nil || !slices.Equal(ids, want) {
			t.Errorf("%d tables, %v; want %d, ascending, and none without a record", len(ids), err, len(want))
		}
	})
}

func TestWhatIsRefusedIsNotWritten(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		appendAll(t, s, "k7", 0, "a", "b")
		big := make([]byte, table.MaxSize/2)
		for _, row := range []struct {
			id     table.ID
			after  table.At
			bodies [][]byte
			want   error
		}{
			{"k7", 0, raw([]string{"x"}), table.ErrStale},
			{"k7", 1, raw([]string{"x", "y"}), table.ErrStale},
			{"k7", 3, raw([]string{"x"}), table.ErrStale},
			{"k7", 1, nil, table.ErrStale},
			{"new", 1, raw([]string{"x"}), table.ErrStale},
			{"new", 1 << 63, raw([]string{"x"}), table.ErrStale},
			{"k7", 2, [][]byte{big, big, {0}}, table.ErrSize},
		} {
			if _, err := s.Append(bg, row.id, row.after, row.bodies...); !errors.Is(err, row.want) {
				t.Errorf("append to %s after %d: %v, want %v", row.id, row.after, err, row.want)
			}
		}
		for _, id := range []table.ID{"", "K7", "k1", "../x", table.ID(strings.Repeat("a", 33))} {
			if _, err := s.Append(bg, id, 0, []byte("x")); err == nil {
				t.Errorf("%q is taken for an ID", id)
			}
		}
		if n := len(readAll(t, s, "k7")); n != 2 {
			t.Errorf("%d records, want the 2 that were taken", n)
		}
		for _, id := range []table.ID{"new", "K7", ""} {
			if _, err := all(s.Read(bg, id, 0)); !errors.Is(err, table.ErrNotFound) {
				t.Errorf("read of %q, which is not there: %v", id, err)
			}
		}
		if _, err := s.Append(bg, "k7", 2, big, big); err != nil {
			t.Errorf("as much as is allowed: %v", err)
		}
	})
}

func TestExactlyOneWins(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		const writers, rounds = 16, 40
		won := make([][]string, rounds)
		var mu sync.Mutex
		for round := range rounds {
			var wg sync.WaitGroup
			for w := range writers {
				wg.Go(func() {
					// two records each: a loser must not leave its second behind
					mine := []string{fmt.Sprint(round, w, "a"), fmt.Sprint(round, w, "b")}
					_, err := s.Append(bg, "k7", table.At(2*round), raw(mine)...)
					if err == nil {
						mu.Lock()
						won[round] = append(won[round], mine...)
						mu.Unlock()
					} else if !errors.Is(err, table.ErrStale) {
						t.Error(err)
					}
				})
			}
			wg.Wait()
		}
		var want []string
		for round, bodies := range won {
			if len(bodies) != 2 {
				t.Fatalf("round %d: %d appends won, want one", round, len(bodies)/2)
			}
			want = append(want, bodies...)
		}
		for i, r := range readAll(t, s, "k7") {
			if string(r.Body) != want[i] {
				t.Fatalf("record %d is %q, want the winner's %q", r.At, r.Body, want[i])
			}
		}
	})
}

func TestManyWriters(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		const writers, rounds = 64, 50
		var wg sync.WaitGroup
		for w := range writers {
			wg.Go(func() {
				at := table.At(0)
				for n := range rounds {
					bodies := raw(slices.Repeat([]string{fmt.Sprint(w, n)}, 1+n%3))
					records, err := s.Append(bg, name(w), at, bodies...)
					if err != nil {
						t.Error(err)
						return
					}
					at = records[len(records)-1].At
					if n%10 == 0 {
						if got, err := all(s.Read(bg, name(w), at-1)); err != nil || len(got) != 1 {
							t.Errorf("what was acknowledged is not read: %d records, %v", len(got), err)
						}
						if err := s.Put(bg, "seen", string(name(w)), []byte(fmt.Sprint(n))); err != nil {
							t.Error(err)
						}
					}
				}
			})
		}
		wg.Wait()
		for w := range writers {
			i := 0
			records := readAll(t, s, name(w))
			for n := range rounds {
				for range 1 + n%3 {
					if string(records[i].Body) != fmt.Sprint(w, n) {
						t.Fatalf("table %d: record %d is %q", w, i+1, records[i].Body)
					}
					i++
				}
			}
			if i != len(records) {
				t.Fatalf("table %d: %d records, want %d", w, len(records), i)
			}
			if v, err := s.Get(bg, "seen", string(name(w))); err != nil || string(v) != "40" {
				t.Errorf("the last value put is not there: %q, %v", v, err)
			}
		}
	})
}

// A context that ends in the middle must not leave the caller believing what is not so.
func TestCancelledAppendsTellTheTruth(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		const writers, rounds = 32, 40
		var kept, withdrawn atomic.Int64
		var wg sync.WaitGroup
		for w := range writers {
			wg.Go(func() {
				chance := rand.New(rand.NewPCG(2, uint64(w)))
				at := table.At(0)
				for range rounds {
					ctx, cancel := context.WithTimeout(bg, time.Duration(chance.IntN(1500))*time.Microsecond)
					_, err := s.Append(ctx, name(w), at, []byte("a"), []byte("b"))
					cancel()
					switch {
					case err == nil:
						kept.Add(1)
						at += 2
					case errors.Is(err, context.DeadlineExceeded):
						withdrawn.Add(1)
					default:
						t.Error(err)
					}
					if at == 0 {
						continue
					}
					if n := len(readAll(t, s, name(w))); n != int(at) {
						t.Errorf("table %d: %d records, %d were acknowledged", w, n, at)
					}
				}
			})
		}
		wg.Wait()
		t.Logf("%d kept, %d withdrawn", kept.Load(), withdrawn.Load())

		ctx, cancel := context.WithCancel(bg)
		cancel()
		if _, err := s.Append(ctx, "k7", 0, []byte("a")); !errors.Is(err, context.Canceled) {
			t.Errorf("append that was withdrawn before: %v", err)
		}
		if err := s.Put(ctx, "b", "k", nil); !errors.Is(err, context.Canceled) {
			t.Errorf("put that was withdrawn before: %v", err)
		}
		appendAll(t, s, "k7", 0, "a")
		_, read := all(s.Read(ctx, "k7", 0))
		_, list := all(s.Tables(ctx))
		_, scan := all(s.Scan(ctx, "b", ""))
		_, get := s.Get(ctx, "b", "k")
		for _, err := range []error{read, list, scan, get} {
			if !errors.Is(err, context.Canceled) {
				t.Errorf("a reader that was withdrawn before: %v", err)
			}
		}
	})
}

func TestIndex(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		hurry(t, s)
		put := func(bucket, key, value string) {
			t.Helper()
			if err := s.Put(bg, bucket, key, []byte(value)); err != nil {
				t.Fatal(err)
			}
		}
		var want []table.Pair
		for i := range 2*chunkSize + 5 {
			key := fmt.Sprintf("anna/%04d", i)
			put("seats", key, "old")
			put("seats", key, fmt.Sprint(i))
			want = append(want, table.Pair{Key: key, Value: []byte(fmt.Sprint(i))})
		}
		put("seats", "anna", "before")
		put("seats", "anna0", "behind")
		put("seats", "ben/1", "")
		put("other", "anna/0000", "elsewhere")
		pairs := func(a, b table.Pair) bool { return a.Key == b.Key && bytes.Equal(a.Value, b.Value) }
		if got, err := all(s.Scan(bg, "seats", "anna/")); err != nil || !slices.EqualFunc(got, want, pairs) {
			t.Errorf("scan: %d pairs, %v; want %d", len(got), err, len(want))
		}
		if got, err := all(s.Scan(bg, "seats", "")); err != nil || len(got) != len(want)+3 {
			t.Errorf("scan of a bucket: %d pairs, %v; want %d", len(got), err, len(want)+3)
		}
		if got, err := all(s.Scan(bg, "none", "")); err != nil || len(got) != 0 {
			t.Errorf("scan of nothing: %v, %v", got, err)
		}
		if v, err := s.Get(bg, "seats", "ben/1"); err != nil || v == nil || len(v) != 0 {
			t.Errorf("an empty value: %v, %v", v, err)
		}
		if err := s.Put(bg, "seats", "ben/1", nil); err != nil {
			t.Fatal(err)
		}
		for _, key := range []string{"ben/1", "carla"} {
			if _, err := s.Get(bg, "seats", key); !errors.Is(err, table.ErrNotFound) {
				t.Errorf("%s is not there: %v", key, err)
			}
		}
		if err := s.Put(bg, "seats", "dan", make([]byte, table.MaxSize+1)); !errors.Is(err, table.ErrSize) {
			t.Errorf("a value too big: %v", err)
		}
		value := []byte("mine")
		if err := s.Put(bg, "b", "k", value); err != nil {
			t.Fatal(err)
		}
		clear(value)
		if v, err := s.Get(bg, "b", "k"); err != nil || string(v) != "mine" {
			t.Errorf("a value that its owner changed afterwards: %q, %v", v, err)
		}
	})
}

func TestClosedStoresRefuse(t *testing.T) {
	each(t, func(t *testing.T, s Store) {
		appendAll(t, s, "k7", 0, "a")
		var wg sync.WaitGroup
		for w := range 8 {
			wg.Go(func() {
				for at := table.At(0); ; at++ {
					if _, err := s.Append(bg, name(w), at, []byte("x")); err != nil {
						if !errors.Is(err, ErrClosed) {
							t.Error(err)
						}
						return
					}
				}
			})
		}
		time.Sleep(5 * time.Millisecond)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		wg.Wait()
		if err := s.Close(); err != nil {
			t.Errorf("closed twice: %v", err)
		}
		_, read := all(s.Read(bg, "k7", 0))
		_, list := all(s.Tables(bg))
		_, scan := all(s.Scan(bg, "b", ""))
		_, get := s.Get(bg, "b", "k")
		for _, err := range []error{read, list, scan, get, s.Put(bg, "b", "k", nil)} {
			if !errors.Is(err, ErrClosed) {
				t.Errorf("after Close: %v", err)
			}
		}
	})
}

func TestReopenedStoresGoOn(t *testing.T) {
	for _, k := range kinds {
		if !k.kept {
			continue
		}
		t.Run(k.name, func(t *testing.T) {
			dir := t.TempDir()
			want := map[table.ID][]table.Record{}
			for round := range 4 {
				s := k.open(t, dir)
				for i := range 5 {
					id := name(i)
					if round > 0 && i != 3 { // one is continued without having been read
						if got := readAll(t, s, id); !slices.EqualFunc(got, want[id], same) {
							t.Fatalf("round %d, table %s: not what was written", round, id)
						}
					}
					if _, err := s.Append(bg, id, table.At(len(want[id]))+1, []byte("x")); !errors.Is(err, table.ErrStale) {
						t.Fatalf("round %d: %v, want stale", round, err)
					}
					want[id] = append(want[id], appendAll(t, s, id, table.At(len(want[id])), "a", fmt.Sprint(round))...)
				}
				if v, err := s.Get(bg, "b", "k"); round > 0 && (err != nil || string(v) != fmt.Sprint(round-1)) {
					t.Fatalf("round %d: value %q, %v", round, v, err)
				}
				if err := s.Put(bg, "b", "k", []byte(fmt.Sprint(round))); err != nil {
					t.Fatal(err)
				}
				if err := s.Close(); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
}

// What clients see at the same time must be explained by some order of single steps: the log of each table is linearizable.
func TestLogsAreLinearizable(t *testing.T) {
	type input struct {
		id    table.ID
		read  bool
		after table.At
		body  string
	}
	type output struct {
		stale bool
		log   string // the bodies read, joined
	}
	model := porcupine.Model{
		Partition: func(history []porcupine.Operation) [][]porcupine.Operation {
			byTable := map[table.ID][]porcupine.Operation{}
			for _, op := range history {
				id := op.Input.(input).id
				byTable[id] = append(byTable[id], op)
			}
			var parts [][]porcupine.Operation
			for _, part := range byTable {
				parts = append(parts, part)
			}
			return parts
		},
		Init: func() any { return "" },
		Step: func(state, in, out any) (bool, any) {
			log, i, o := state.(string), in.(input), out.(output)
			switch {
			case i.read:
				return o.log == log, log
			case o.stale:
				return strings.Count(log, ";") != int(i.after), log
			default:
				return strings.Count(log, ";") == int(i.after), log + i.body + ";"
			}
		},
	}
	each(t, func(t *testing.T, s Store) {
		const clients, steps, tables = 8, 60, 3
		begin := time.Now()
		histories := make([][]porcupine.Operation, clients)
		var wg sync.WaitGroup
		for c := range clients {
			wg.Go(func() {
				chance := rand.New(rand.NewPCG(3, uint64(c)))
				var at [tables]table.At
				for n := range steps {
					i := chance.IntN(tables)
					in := input{id: name(i), read: chance.IntN(3) == 0, after: at[i], body: fmt.Sprint(c, ".", n)}
					var out output
					call := time.Since(begin)
					if in.read {
						records, err := all(s.Read(bg, in.id, 0))
						if err != nil && !errors.Is(err, table.ErrNotFound) {
							t.Error(err)
						}
						for _, r := range records {
							out.log += string(r.Body) + ";"
						}
						at[i] = table.At(len(records))
					} else {
						_, err := s.Append(bg, in.id, in.after, []byte(in.body))
						out.stale = errors.Is(err, table.ErrStale)
						if err != nil && !out.stale {
							t.Error(err)
						}
						at[i]++
					}
					histories[c] = append(histories[c], porcupine.Operation{ClientId: c, Input: in, Call: int64(call), Output: out, Return: int64(time.Since(begin))})
				}
			})
		}
		wg.Wait()
		if !porcupine.CheckOperations(model, slices.Concat(histories...)) {
			t.Error("no order of single steps explains what the clients saw")
		}
	})
}
