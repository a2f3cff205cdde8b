package room

import (
	"bytes"
	"context"
	"fmt"
	"reflect"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/bot"
	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/store"
	"bivouac/internal/table"
	"bivouac/record"
)

// person plays a seat as a page would: adds its part, reads the sheet, moves when it is awaited.
type person struct {
	rooms *Rooms
	id    table.ID
	by    table.Player
	bot   bot.Bot
	n     int
}

// act does what the page would do now.
func (p *person) act(t *testing.T) {
	t.Helper()
	if c, wants := p.wants(t); wants {
		if err := p.rooms.Do(t.Context(), p.id, p.by, c); err != nil {
			t.Fatalf("%s: %+v: %v", p.by, c, err)
		}
	}
}

// wants is what the page would do now; false: nothing.
func (p *person) wants(t *testing.T) (c table.Command, ok bool) {
	t.Helper()
	s, err := p.rooms.Look(t.Context(), p.id, p.by)
	if err != nil {
		t.Fatal(err)
	}
	p.n++
	c.ID = fmt.Sprint(p.n)
	switch {
	case s.Sealing != nil && s.Sealing.MayAdd:
		c.Do, c.Deal, c.Adds = "add", s.Sealing.Deal, fmt.Sprintf("%032x", p.n)
	case s.Sheet != nil && s.Sheet.MayGoOn && s.Stage != table.Over:
		c.Do = "read"
	case s.View != nil && len(s.View.Lawful) > 0:
		m, err := p.bot.Move(t.Context(), s.View)
		if err != nil {
			t.Fatal(err)
		}
		c.Do, c.Turn, c.Move = "move", s.Turn, s.Game.Format(s.View.Hand, m)
	default:
		return c, false
	}
	return c, true
}

func (r *Rooms) stage(t testing.TB, id table.ID) table.Stage {
	t.Helper()
	s, err := r.Look(t.Context(), id, "")
	if err != nil {
		t.Fatal(err)
	}
	return s.Stage
}

// seat opens a table and seats people, the rest computers.
func seat(t testing.TB, r *Rooms, plan Plan, people ...table.Player) (table.ID, []*person) {
	t.Helper()
	id, err := r.Open(t.Context(), people[0], plan)
	if err != nil {
		t.Fatal(err)
	}
	var out []*person
	for i, by := range people {
		if err := r.Do(t.Context(), id, by, table.Command{ID: "sit", Do: "sit", Place: game.Seat(i), Name: string(by)}); err != nil {
			t.Fatal(err)
		}
		out = append(out, &person{rooms: r, id: id, by: by, bot: bot.Random(uint64(i))})
	}
	for i := len(people); i < plan.Seats; i++ {
		if err := r.Do(t.Context(), id, people[0], table.Command{Do: "seat", Place: game.Seat(i), Name: fmt.Sprint("Computer ", i), Bot: "rules"}); err != nil {
			t.Fatal(err)
		}
	}
	if err := r.Do(t.Context(), id, people[0], table.Command{ID: "start", Do: "start"}); err != nil {
		t.Fatal(err)
	}
	return id, out
}

func checks(t *testing.T, r *Rooms, id table.ID) {
	t.Helper()
	var out bytes.Buffer
	if ok, err := r.Record(t.Context(), &out, id, 1); err != nil || !ok {
		t.Fatal(ok, err)
	}
	if _, err := record.Check(&out, games.Find); err != nil {
		t.Error(err)
	}
}

// Two people and two computers play a match of each game; one of them leaves in the middle and comes back.
func TestMatchWithLeaving(t *testing.T) {
	for _, g := range games.All {
		synctest.Test(t, func(t *testing.T) {
			s := store.NewMemory()
			r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
			defer r.Close()
			id, people := seat(t, r, Plan{Game: g.Key, Settings: map[string]string{}, Seats: 4, Terms: table.Terms{Pace: 300 * time.Millisecond}}, "anna", "ben")
			leaveAnna, err := r.Enter(t.Context(), id, "anna")
			if err != nil {
				t.Fatal(err)
			}
			defer leaveAnna()
			leaveBen, err := r.Enter(t.Context(), id, "ben")
			if err != nil {
				t.Fatal(err)
			}
			stoodIn := 0
			var back table.At
			for step := 0; r.stage(t, id) != table.Over; step++ {
				if step > 30000 {
					t.Fatal("does not end")
				}
				if step == 40 {
					leaveBen()
				}
				if step == 1000 {
					if leaveBen, err = r.Enter(t.Context(), id, "ben"); err != nil {
						t.Fatal(err)
					}
					sight, _ := r.Look(t.Context(), id, "ben")
					if back = sight.At; sight.Since == nil {
						t.Error("Ben is not told what happened while he was away")
					} else {
						stoodIn = sight.Since.Moves
					}
				}
				people[0].act(t)
				if step < 40 || step >= 1000 {
					people[1].act(t)
				}
				if back > 0 {
					sight, _ := r.Look(t.Context(), id, "ben")
					for _, l := range sight.Log {
						if l.At > back && l.By == sight.Me && l.StoodIn() {
							t.Fatalf("Ben is back, and a computer plays %v for him", l.Move)
						}
					}
				}
				time.Sleep(100 * time.Millisecond)
			}
			if g.Key == "drogue" && stoodIn == 0 {
				t.Error("nobody played for Ben while he was away")
			}
			checks(t, r, id)
		})
	}
}

// A server that starts again at any moment shows everybody what he saw before, to the last word. Demands C7, C9, L9.
func TestRestart(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
		id, people := seat(t, r, Plan{Game: "drogue", Settings: map[string]string{"length": "4"}, Seats: 4}, "anna", "ben", "carla", "dan")
		for step := 0; r.stage(t, id) != table.Over && step < 3000; step++ {
			if step%5 == 0 {
				before := map[table.Player]*table.Sight{}
				for _, p := range people {
					before[p.by], _ = r.Look(t.Context(), id, p.by)
				}
				r.Close()
				r = New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
				for _, p := range people {
					p.rooms = r
					after, err := r.Look(t.Context(), id, p.by)
					if err != nil {
						t.Fatal(err)
					}
					was := before[p.by]
					if !reflect.DeepEqual(after, was) {
						t.Fatalf("step %d: %s sees another table after a restart:\n%+v\nand not\n%+v", step, p.by, after, was)
					}
				}
			}
			for _, p := range people {
				p.act(t)
			}
			time.Sleep(time.Second)
		}
		if r.stage(t, id) != table.Over {
			t.Fatal("the match does not end")
		}
		checks(t, r, id)
		r.Close()
	})
}

// A log that fails loses nothing that was acknowledged, and acknowledges nothing that it lost.
type failing struct {
	table.Log
	every, n int
}

func (f *failing) Append(ctx context.Context, id table.ID, after table.At, bodies ...[]byte) ([]table.Record, error) {
	if f.n++; f.n%f.every == 0 {
		return nil, fmt.Errorf("the disk is full")
	}
	return f.Log.Append(ctx, id, after, bodies...)
}

func TestFailingLog(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
		id, people := seat(t, r, Plan{Game: "napoleon", Settings: map[string]string{"length": "1"}, Seats: 3}, "anna", "ben", "carla")
		r.Log = &failing{Log: s, every: 3}
		defer r.Close()
		for step := 0; step < 3000; step++ {
			for _, p := range people {
				sight, err := r.Look(t.Context(), id, p.by)
				if err != nil {
					continue
				}
				if sight.Stage == table.Over {
					checks(t, r, id)
					return
				}
				if sight.View == nil || len(sight.View.Lawful) == 0 {
					continue
				}
				m, _ := p.bot.Move(t.Context(), sight.View)
				c := table.Command{ID: fmt.Sprint(p.by, step), Do: "move", Turn: sight.Turn, Move: sight.Game.Format(sight.View.Hand, m)}
				for try := 0; r.Do(t.Context(), id, p.by, c) != nil && try < 5; try++ {
				}
				if after, err := r.Look(t.Context(), id, p.by); err == nil && after.Turn == sight.Turn {
					t.Fatal("a move was acknowledged and is not there")
				}
			}
			time.Sleep(10 * time.Second)
		}
		t.Fatal("the match does not end")
	})
}

// A host who gives his place up before the match leaves nobody waiting: the next who sits is the host.
func TestHostGivesHisPlaceUp(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
		defer r.Close()
		id, err := r.Open(t.Context(), "anna", Plan{Game: "polignac", Settings: map[string]string{}, Seats: 4})
		if err != nil {
			t.Fatal(err)
		}
		for place, by := range []table.Player{"anna", "ben"} {
			leave, err := r.Enter(t.Context(), id, by)
			if err != nil {
				t.Fatal(err)
			}
			defer leave()
			if err := r.Do(t.Context(), id, by, table.Command{Do: "sit", Place: game.Seat(place), Name: string(by)}); err != nil {
				t.Fatal(err)
			}
		}
		hosts := func() bool {
			s, err := r.Look(t.Context(), id, "ben")
			if err != nil {
				t.Fatal(err)
			}
			return s.Host
		}
		time.Sleep(2 * hostTime)
		if hosts() {
			t.Error("Ben is the host beside Anna, who is here")
		}
		if err := r.Do(t.Context(), id, "anna", table.Command{Do: "leave"}); err != nil {
			t.Fatal(err)
		}
		time.Sleep(hostTime + time.Second)
		if !hosts() {
			t.Error("Anna sits no more, and nobody can begin")
		}
	})
}

// Pages are drawn anew where somebody comes to his seat, or leaves it; that somebody watches is nobody's news, however often he
// comes and goes.
func TestWatchersAreNobodysNews(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
		defer r.Close()
		id, _ := seat(t, r, Plan{Game: "polignac", Seats: 4, Terms: table.Terms{Watch: true}}, "anna", "ben", "carla", "dan")
		news := func(by table.Player) (comes, goes bool) {
			t.Helper()
			version := func() uint64 {
				_, v, err := r.Share(t.Context(), id, []table.Player{by}, by)
				if err != nil {
					t.Fatal(err)
				}
				return v
			}
			before := version()
			leave, err := r.Enter(t.Context(), id, by)
			if err != nil {
				t.Fatal(err)
			}
			between := version()
			leave()
			return between != before, version() != between
		}
		if comes, goes := news("ben"); !comes || !goes {
			t.Error("nobody hears of Ben")
		}
		if comes, goes := news("eve"); comes || goes {
			t.Error("everybody hears of who only watches")
		}
		leave, err := r.Enter(t.Context(), id, "ben")
		if err != nil {
			t.Fatal(err)
		}
		defer leave()
		if comes, goes := news("ben"); comes || goes {
			t.Error("everybody hears of the second page of Ben")
		}
	})
}
