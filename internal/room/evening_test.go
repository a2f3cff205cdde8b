package room

import (
	"maps"
	"slices"
	"strconv"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/games"
	"bivouac/internal/store"
	"bivouac/internal/table"
)

// looks is what a player sees now.
func (r *Rooms) looks(t *testing.T, id table.ID, by table.Player) *table.Sight {
	t.Helper()
	s, err := r.Look(t.Context(), id, by)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// until lets people play until what the first of them sees is wanted.
func until(t *testing.T, r *Rooms, id table.ID, people []*person, wanted func(s *table.Sight) bool) *table.Sight {
	t.Helper()
	for range 20_000 {
		if s := r.looks(t, id, people[0].by); wanted(s) {
			return s
		}
		for _, p := range people {
			p.act(t)
		}
		time.Sleep(50 * time.Millisecond)
	}
	t.Fatal("it never came")
	return nil
}

func enter(t *testing.T, r *Rooms, id table.ID, people ...*person) {
	t.Helper()
	for _, p := range people {
		leave, err := r.Enter(t.Context(), id, p.by)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(leave)
	}
}

// awaited is whether it is the turn of who looks, in a trick.
func awaited(s *table.Sight) bool {
	return s.View != nil && s.View.Dealt && s.View.Awaits.Has(s.Me) && len(s.View.Lawful) > 0
}

// Without a clock nobody is pressed, for days. With one, a computer plays for who lets his time run out; that card is his own,
// and is marked; he keeps his seat. Demands P17, P18.
func TestTimeIsOut(t *testing.T) {
	for _, clock := range []time.Duration{0, 30 * time.Second} {
		synctest.Test(t, func(t *testing.T) {
			s := store.NewMemory()
			r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
			defer r.Close()
			id, people := seat(t, r, Plan{Game: "slobberhannes", Seats: 4, Terms: table.Terms{Move: clock}}, "anna", "ben")
			enter(t, r, id, people...)
			before := until(t, r, id, people, awaited)
			if clock == 0 {
				if time.Sleep(72 * time.Hour); r.looks(t, id, "anna").At != before.At || !before.Deadline.IsZero() {
					t.Error("after three days something was done for Anna")
				}
				return
			}
			if left := time.Until(before.Deadline); left <= 0 || left > clock {
				t.Errorf("of %v for a card %v are left", clock, left)
			}
			time.Sleep(time.Until(before.Deadline) - time.Millisecond)
			if r.looks(t, id, "anna").Turn != before.Turn {
				t.Error("her time was not out yet")
			}
			time.Sleep(time.Second)
			after := r.looks(t, id, "anna")
			if after.View.Hand.Len() != before.View.Hand.Len()-1 || after.Seats[0].Gone {
				t.Fatalf("of %d cards she has %d, gone %v", before.View.Hand.Len(), after.View.Hand.Len(), after.Seats[0].Gone)
			}
			marked := slices.ContainsFunc(after.Log, func(l table.Told) bool { return l.Kind == "move" && l.By == 0 && l.StoodIn() })
			if !marked || slices.ContainsFunc(before.Log, func(l table.Told) bool { return l.StoodIn() }) {
				t.Error("it is not told which card a computer played for her")
			}
			until(t, r, id, people, func(s *table.Sight) bool { return s.Stage == table.Over })
			checks(t, r, id)
		})
	}
}

// A clock goes on where it stood when the server went down, however often: the hours in which none ran are nobody's loss, and a
// server that was killed gives back what it ran. Demand C19.
func TestClocksOutliveTheServer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const clock = time.Minute
		s := store.NewMemory()
		r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
		id, people := seat(t, r, Plan{Game: "slobberhannes", Seats: 4, Terms: table.Terms{Move: clock}}, "anna", "ben")
		enter(t, r, id, people...)
		until(t, r, id, people, awaited)
		time.Sleep(20 * time.Second)
		before := r.looks(t, id, "anna")
		left := time.Until(before.Deadline)
		again := func(want time.Duration) {
			t.Helper()
			time.Sleep(5 * time.Hour)
			r = New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
			if err := r.Resume(t.Context()); err != nil {
				t.Fatal(err)
			}
			after := r.looks(t, id, "anna")
			if got := time.Until(after.Deadline); after.Turn != before.Turn || got < want || got >= want+time.Second {
				t.Errorf("of %v that were left she has %v", want, got)
			}
		}
		r.Close()
		again(left)
		time.Sleep(10 * time.Second)
		r.Close()
		again(left - 10*time.Second)
		time.Sleep(5 * time.Second)
		r.Close()
		if err := s.Put(t.Context(), ranBucket, strconv.FormatInt(r.runs.start.UnixMilli(), 10), nil); err != nil { // a killed one leaves nothing
			t.Fatal(err)
		}
		again(left - 10*time.Second)
		r.Close()
	})
}

// Whose time for a card is used up has a bank beside it, of which no more is gone than he has used, however often the server goes
// down. When it is empty a computer plays for him as without one; the next deal fills it again. Demand P19.
func TestTheBankRuns(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		const bank = time.Minute
		s := store.NewMemory()
		r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
		defer func() { r.Close() }()
		id, people := seat(t, r, Plan{Game: "slobberhannes", Seats: 4, Terms: table.Terms{Move: 30 * time.Second, Bank: bank}}, "anna", "ben")
		enter(t, r, id, people...)
		anna, deal := people[0], 1
		next := func(left time.Duration) *table.Sight {
			t.Helper()
			s := until(t, r, id, people, func(s *table.Sight) bool { return awaited(s) && s.Sealing == nil && s.Deals == deal-1 })
			if s.Bank != left {
				t.Fatalf("in her bank are %v, and should be %v", s.Bank, left)
			}
			return s
		}
		again := func() {
			t.Helper()
			r.Close()
			time.Sleep(5 * time.Hour)
			r = New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
			if err := r.Resume(t.Context()); err != nil {
				t.Fatal(err)
			}
			for _, p := range people {
				p.rooms = r
			}
			enter(t, r, id, people...)
		}
		late := func(s *table.Sight, by time.Duration) { time.Sleep(time.Until(s.Deadline) + by) }

		late(next(bank), -time.Second)
		anna.act(t) // in time: the bank is whole
		now := next(bank)
		late(now, 20*time.Second)
		if r.looks(t, id, "anna").Turn != now.Turn {
			t.Fatal("a computer plays although her bank is not empty")
		}
		anna.act(t)
		now = next(40 * time.Second)
		again()
		if after := next(40 * time.Second); after.Turn != now.Turn {
			t.Fatal("the server has played for her when it came up")
		}
		anna.act(t)
		again()
		now = next(40 * time.Second) // the hours between her last cards are none of her time
		late(now, 40*time.Second-time.Millisecond)
		if r.looks(t, id, "anna").Turn != now.Turn {
			t.Error("her bank was not empty yet")
		}
		time.Sleep(time.Second)
		stoodIn := func(l table.Told) bool { return l.Kind == "move" && l.By == 0 && l.StoodIn() }
		if after := r.looks(t, id, "anna"); after.Turn == now.Turn || !slices.ContainsFunc(after.Log, stoodIn) {
			t.Error("her bank is empty, and nobody plays for her")
		}
		now = next(0)
		late(now, -time.Millisecond)
		anna.act(t) // what she decides in time is hers still
		now = next(0)
		late(now, time.Second)
		if r.looks(t, id, "anna").Turn == now.Turn {
			t.Error("with an empty bank she has more time than for a decision")
		}
		deal = 2
		next(bank)
	})
}

// Computers take the time that the table has agreed on for each move, and not more: at once, they all play in no time. Demand T5.
func TestPaceOfComputers(t *testing.T) {
	for _, pace := range []time.Duration{0, 250 * time.Millisecond, 500 * time.Millisecond} {
		synctest.Test(t, func(t *testing.T) {
			s := store.NewMemory()
			r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
			defer r.Close()
			id, people := seat(t, r, Plan{Game: "polignac", Seats: 6, Terms: table.Terms{Pace: pace, Alone: true}}, "anna")
			enter(t, r, id, people...)
			for moves := 0; moves < 30; {
				before := until(t, r, id, people, awaited)
				began := time.Now()
				people[0].act(t)
				for at := before.At; ; {
					sight := r.looks(t, id, "anna")
					if sight.At > at {
						if took, most := time.Since(began), pace+time.Millisecond; took > most {
							t.Fatalf("at a pace of %v a move takes %v", pace, took)
						}
						at, began = sight.At, time.Now()
						moves++
					}
					if sight.View.Awaits.Has(0) || sight.Sheet != nil {
						break
					}
					if pace == 0 {
						t.Fatal("a computer dawdles")
					}
					time.Sleep(time.Millisecond)
				}
			}
		})
	}
}

// Weeks after the last card, through another server, a link has the same people at the same places, with what they agreed on and
// the matches they have played; one tap of the host begins the next. Demands C20, T25.
func TestAnotherEvening(t *testing.T) {
	for _, g := range games.All {
		synctest.Test(t, func(t *testing.T) {
			s := store.NewMemory()
			r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
			id, people := seat(t, r, Plan{Game: g.Key, Settings: map[string]string{"discipline": "strict"}, Seats: 4, Terms: table.Terms{Words: true}}, "anna", "ben")
			enter(t, r, id, people...)
			before := until(t, r, id, people, func(s *table.Sight) bool { return s.Stage == table.Over })
			r.Close()
			time.Sleep(3 * 7 * 24 * time.Hour)
			r = New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
			defer r.Close()
			for _, p := range people {
				p.rooms = r
			}
			enter(t, r, id, people...)
			if err := r.Do(t.Context(), id, "ben", table.Command{ID: "guest", Do: "again"}); err == nil {
				t.Error("who is not the host begins")
			}
			if err := r.Do(t.Context(), id, "anna", table.Command{ID: "next", Do: "again"}); err != nil {
				t.Fatal(err)
			}
			after := until(t, r, id, people, func(s *table.Sight) bool { return s.Match == 2 && awaited(s) })
			for i := range before.Seats {
				if after.Seats[i].Who != before.Seats[i].Who {
					t.Errorf("%s: at place %d sits %q, and sat %q", g.Key, i, after.Seats[i].Name, before.Seats[i].Name)
				}
			}
			if len(after.Matches) != 1 || !maps.Equal(after.Settings, before.Settings) || after.Settings["discipline"] != "strict" || after.Terms != before.Terms {
				t.Errorf("%s: %d matches, options %v, terms %+v", g.Key, len(after.Matches), after.Settings, after.Terms)
			}
			until(t, r, id, people, func(s *table.Sight) bool { return s.Stage == table.Over })
			checks(t, r, id)
		})
	}
}
