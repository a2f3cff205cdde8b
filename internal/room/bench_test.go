package room

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/store"
	"bivouac/internal/table"
)

// BenchmarkMoves measures moves of people from command to disk: writers play at a table each, all its seats, and every move is
// durable before the next is chosen. The seals, deals and calls between the moves are written too, and not counted.
func BenchmarkMoves(b *testing.B) {
	for _, g := range games.All {
		for _, writers := range []int{1, 64} {
			b.Run(fmt.Sprintf("%s/writers=%d", g.Key, writers), func(b *testing.B) {
				s, err := store.Open(b.TempDir())
				if err != nil {
					b.Fatal(err)
				}
				defer s.Close()
				r := New(Setup{Log: s, Index: s})
				defer r.Close()
				tables := make([]*sitting, writers)
				for i := range tables {
					tables[i] = sit(b, r, g, i)
				}
				var left atomic.Int64
				left.Store(int64(b.N))
				took := make([][]time.Duration, writers)
				var wg sync.WaitGroup
				b.ResetTimer()
				for i, t := range tables {
					wg.Go(func() {
						for left.Add(-1) >= 0 {
							d, err := t.move(b.Context(), r)
							if err != nil {
								b.Error(err)
								return
							}
							took[i] = append(took[i], d)
						}
					})
				}
				wg.Wait()
				b.StopTimer()
				b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "moves/s")
				sorted := slices.Sorted(slices.Values(slices.Concat(took...)))
				b.ReportMetric(float64(sorted[len(sorted)*99/100].Microseconds())/1000, "p99-ms")
			})
		}
	}
}

// sitting is four people at a table of their own. None has a page open: nothing waits for them between deals.
type sitting struct {
	people []*person
	seats  []game.Seat // where each was seen last: places are drawn in some games
	n      int
}

func sit(b *testing.B, r *Rooms, g *game.Game, n int) *sitting {
	b.Helper()
	names := make([]table.Player, 4)
	for i := range names {
		names[i] = table.Player(fmt.Sprintf("%08d%08d", i, n))
	}
	_, people := seat(b, r, Plan{Game: g.Key, Seats: len(names)}, names...)
	return &sitting{people: people, seats: []game.Seat{0, 1, 2, 3}}
}

// move makes the next move, beginning another match where one is over, and tells how long it took.
func (t *sitting) move(ctx context.Context, r *Rooms) (took time.Duration, err error) {
	for i := 0; ; {
		p := t.people[i]
		s, err := r.Look(ctx, p.id, p.by)
		if err != nil {
			return 0, err
		}
		t.n++
		t.seats[i] = s.Me
		switch {
		case s.Stage == table.Over:
			if err := r.Do(ctx, p.id, t.people[0].by, table.Command{ID: fmt.Sprint(t.n), Do: "again"}); err != nil {
				return 0, err
			}
		case s.Sheet != nil && s.Sheet.MayGoOn:
			for _, p := range t.people {
				if err := r.Do(ctx, p.id, p.by, table.Command{ID: fmt.Sprint(t.n), Do: "read"}); err != nil {
					return 0, err
				}
			}
		case len(s.View.Lawful) == 0:
			i = slices.Index(t.seats, s.View.Awaits.First())
		default:
			m, err := p.bot.Move(ctx, s.View)
			if err != nil {
				return 0, err
			}
			c := table.Command{ID: fmt.Sprint(t.n), Do: "move", Turn: s.Turn, Move: s.Game.Format(s.View.Hand, m)}
			begin := time.Now()
			err = r.Do(ctx, p.id, p.by, c)
			return time.Since(begin), err
		}
	}
}
