package room

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/bot"
	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/store"
	"bivouac/internal/table"
)

// guest is somebody who comes and goes: while he is here he does at once whatever there is to do, and while he is away nothing.
type guest struct {
	person
	leave func() // nil: he is away
}

// longest is how long nothing may happen while people are here: the minute after which somebody is gone, and what guests dawdle.
const longest = 75 * time.Second

// Whoever vanishes, whenever: no state can be reached in which all who are here wait on somebody who is not longer than the
// limit; and a table that all have left is found as it was. Demand C16.
func TestNobodyWaitsForWhoIsGone(t *testing.T) {
	evenings := 2
	if os.Getenv("BIVOUAC_LONG") != "" {
		evenings = 60
	}
	for _, g := range games.All {
		at := slices.IndexFunc(g.Options, func(o game.Option) bool { return o.Key == "discipline" })
		for _, discipline := range g.Options[at].Values {
			for n := range evenings {
				t.Run(fmt.Sprintf("%s/%s/%d", g.Key, discipline, n), func(t *testing.T) {
					synctest.Test(t, func(t *testing.T) { evening(t, g, discipline, uint64(n)) })
				})
			}
		}
	}
}

func evening(t *testing.T, g *game.Game, discipline string, seed uint64) {
	dice := rand.New(rand.NewPCG(seed, 16))
	s := store.NewMemory()
	r := New(Setup{Log: s, Index: s, Chance: rand.NewChaCha8([32]byte{byte(seed), 16})})
	defer r.Close()
	terms := table.Terms{Watch: true, Undo: table.Undo(dice.IntN(2)), Forced: dice.IntN(2) == 0, Words: true, Pace: time.Duration(dice.IntN(3)) * 300 * time.Millisecond}
	if dice.IntN(3) == 0 {
		terms.Move = 30 * time.Second
	}
	names := []table.Player{"anna", "ben", "carla", "dan"}[:2+dice.IntN(3)]
	id, err := r.Open(t.Context(), names[0], Plan{Game: g.Key, Settings: map[string]string{"discipline": discipline}, Seats: 4, Terms: terms})
	if err != nil {
		t.Fatal(err)
	}
	var guests []*guest
	for i, by := range names {
		p := &guest{person: person{rooms: r, id: id, by: by, bot: bot.Random(seed<<8 + uint64(i))}}
		p.do(t, table.Command{Do: "sit", Place: game.Seat(i), Name: string(by)})
		p.come(t)
		guests = append(guests, p)
	}
	for i := len(names); i < 4; i++ {
		guests[0].do(t, table.Command{Do: "seat", Place: game.Seat(i), Name: fmt.Sprint("Computer ", i), Bot: "rules"})
	}

	matches := 0
	var last table.At
	moved := time.Now()
	for step := 0; matches < 2; step++ {
		if step > 100_000 {
			t.Fatal("two matches do not end")
		}
		for _, p := range guests {
			switch {
			case p.leave != nil && dice.IntN(150) == 0:
				p.vanish(t, dice)
			case p.leave == nil && dice.IntN(100) == 0:
				p.come(t)
				moved = time.Now() // it may be he who is awaited, and may think now
			}
		}
		here := slices.ContainsFunc(guests, func(p *guest) bool { return p.leave != nil })
		for _, p := range guests {
			if p.leave != nil && dice.IntN(4) > 0 { // now and then somebody needs a second more
				p.live(t, dice)
			}
		}
		sight, err := r.Look(t.Context(), id, "")
		if err != nil {
			t.Fatal(err)
		}
		if sight.At != last || !here {
			last, moved = sight.At, time.Now()
		}
		if waits := time.Since(moved); waits > longest {
			t.Errorf("second %d: for %v nothing has happened (stage %d, match %d, deal %d)", step, waits, sight.Stage, sight.Match, sight.Deals)
			for _, p := range guests {
				s, _ := r.Look(t.Context(), id, p.by)
				t.Logf("%s: here %t, host %t, asked %+v, sealing %+v, sheet %t, awaits %v", p.by, p.leave != nil, s.Host, s.Asked, s.Sealing, s.Sheet != nil && s.Sheet.MayGoOn, s.View != nil && s.View.Awaits.Has(s.Me))
			}
			t.FailNow()
		}
		if sight.Match > matches+1 || sight.Stage == table.Over && sight.Match > matches {
			matches = sight.Match
			checks(t, r, id)
		}
		time.Sleep(time.Second)
	}
}

// do lets somebody do something; he may be told why not, since a clock or a computer may have been faster.
func (p *guest) do(t *testing.T, c table.Command) {
	t.Helper()
	p.n++
	c.ID = fmt.Sprint(p.n)
	var refused *table.Refused
	if err := p.rooms.Do(t.Context(), p.id, p.by, c); err != nil && !errors.As(err, &refused) {
		t.Fatalf("%s: %+v: %v", p.by, c, err)
	}
}

func (p *guest) come(t *testing.T) {
	leave, err := p.rooms.Enter(t.Context(), p.id, p.by)
	if err != nil {
		t.Fatal(err)
	}
	p.leave = leave
}

// vanish lets somebody vanish; now and then he says that he does, or has his hand on something.
func (p *guest) vanish(t *testing.T, dice *rand.Rand) {
	switch dice.IntN(6) {
	case 0:
		if p.rooms.stage(t, p.id) != table.Gathering { // there it would free the place
			p.do(t, table.Command{Do: "leave"})
		}
	case 1:
		p.do(t, table.Command{Do: "undo"})
	case 2:
		p.do(t, table.Command{Do: "cutting"})
	}
	p.leave()
	p.leave = nil
}

// live does what there is to do.
func (p *guest) live(t *testing.T, dice *rand.Rand) {
	s, err := p.rooms.Look(t.Context(), p.id, p.by)
	if err != nil {
		t.Fatal(err)
	}
	switch {
	case s.Asked != nil && s.Asked.Vote:
		p.do(t, table.Command{Do: "agree", Yes: dice.IntN(3) > 0})
	case s.Asked != nil && s.Asked.Mine:
		// He waits for the others, and for nothing else.
	case s.Stage == table.Gathering || s.Stage == table.Over:
		if s.Host {
			p.do(t, table.Command{Do: "start"})
		}
	case s.Sealing != nil && s.Sealing.MayHandOn && dice.IntN(2) == 0:
		p.do(t, table.Command{Do: "keep", Yes: dice.IntN(2) == 0})
	case s.Sealing != nil && s.Sealing.MayCut && dice.IntN(2) == 0:
		p.do(t, table.Command{Do: "cut", Cut: 1 + dice.IntN(s.Sealing.Cards-1)})
	case s.MayUndo && dice.IntN(200) == 0:
		p.do(t, table.Command{Do: "undo"})
	default:
		if s.View != nil && len(s.View.Asides) > 0 {
			if m, speaks := p.bot.Aside(t.Context(), s.View); speaks {
				p.do(t, table.Command{Do: "move", Move: s.Game.Format(s.View.Hand, m)})
			}
		}
		if c, wants := p.wants(t); wants {
			p.do(t, c)
		}
	}
}

// A host who does not come is followed by another; while people still gather he is the host again when he comes. Whom he has
// handed it to remains the host.
func TestHostComesBack(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := store.NewMemory()
		r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
		defer r.Close()
		id, err := r.Open(t.Context(), "anna", Plan{Game: "polignac", Seats: 4, Terms: table.Terms{Watch: true}})
		if err != nil {
			t.Fatal(err)
		}
		var guests []*guest
		for i, by := range []table.Player{"anna", "ben"} {
			p := &guest{person: person{rooms: r, id: id, by: by}}
			p.do(t, table.Command{Do: "sit", Place: game.Seat(i), Name: string(by)})
			p.come(t)
			guests = append(guests, p)
		}
		anna, ben := guests[0], guests[1]
		hosts := func(want *guest, when string) {
			t.Helper()
			synctest.Wait()
			s, err := r.Look(t.Context(), id, "")
			if err != nil {
				t.Fatal(err)
			}
			for _, p := range s.Seats {
				if p.Name != "" && p.Host != (p.Name == string(want.by)) {
					t.Errorf("%s: %s is not the host", when, want.by)
				}
			}
		}
		hosts(anna, "at first")
		anna.leave()
		time.Sleep(hostTime - time.Second)
		hosts(anna, "for a while")
		time.Sleep(2 * time.Second)
		hosts(ben, "after a while")
		anna.come(t)
		hosts(anna, "when she is back")
		anna.do(t, table.Command{Do: "host", Place: 1})
		hosts(ben, "handed over")
		anna.leave()
		anna.come(t)
		hosts(ben, "handed over for good")
	})
}

// Who leaves on purpose leaves nobody waiting: within seconds a computer plays the card that is awaited of him, which is told; the
// match goes on to its end. Demand C12.
func TestWhoLeavesHoldsNobodyUp(t *testing.T) {
	for _, g := range games.All {
		synctest.Test(t, func(t *testing.T) {
			s := store.NewMemory()
			r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
			defer r.Close()
			id, people := seat(t, r, Plan{Game: g.Key, Seats: 4, Terms: table.Terms{Pace: 500 * time.Millisecond}}, "anna", "ben")
			enter(t, r, id, people...)
			before := until(t, r, id, people, awaited)
			if err := r.Do(t.Context(), id, "anna", table.Command{ID: "goes", Do: "leave"}); err != nil {
				t.Fatal(err)
			}
			time.Sleep(5 * time.Second)
			after := r.looks(t, id, "ben")
			if !slices.ContainsFunc(after.Log, func(l table.Told) bool {
				return l.At > before.At && l.Kind == "move" && l.By == before.Me && l.StoodIn()
			}) {
				t.Errorf("%s: it is not told what a computer played for Anna", g.Key)
			}
			until(t, r, id, people[1:], func(s *table.Sight) bool { return s.Stage == table.Over })
			checks(t, r, id)
		})
	}
}
