package ui

import (
	"fmt"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/bot"
	"bivouac/game"
	"bivouac/internal/room"
	"bivouac/internal/store"
	"bivouac/internal/table"
)

// names is who sits at the tables of the tests.
var names = []string{"Anna", "Ben", "Carla", "Dan", "Emil", "Fanny", "Georg", "Hanna"}

// sitting is a table on which a match is played as real pages would play it.
type sitting struct {
	t      *testing.T
	rooms  *room.Rooms
	id     table.ID
	people []*guest
}

type guest struct {
	by  table.Player
	bot bot.Bot
	n   int
}

// sit opens a table with people, the rest computers, and begins a match. It runs inside synctest.
func sit(t *testing.T, key string, settings map[string]string, seats, people int, terms table.Terms) *sitting {
	t.Helper()
	s := store.NewMemory()
	g := &sitting{t: t, rooms: room.New(room.Setup{Log: s, Index: s, Chance: steady{}})}
	t.Cleanup(g.rooms.Close)
	id, err := g.rooms.Open(t.Context(), "p0", room.Plan{Game: key, Settings: settings, Seats: seats, Terms: terms})
	if err != nil {
		t.Fatal(err)
	}
	g.id = id
	for i := range seats {
		if i < people {
			by := table.Player(fmt.Sprintf("p%d", i))
			g.do(by, table.Command{ID: "sit", Do: "sit", Place: game.Seat(i), Name: names[i], Face: uint64(i + 3)})
			leave, err := g.rooms.Enter(t.Context(), id, by)
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(leave)
			g.people = append(g.people, &guest{by: by, bot: bot.Random(uint64(i))})
			continue
		}
		g.do("p0", table.Command{Do: "seat", Place: game.Seat(i), Name: names[i], Bot: "rules", Face: uint64(i + 3)})
	}
	g.do("p0", table.Command{ID: "start", Do: "start"})
	return g
}

// steady is chance that is none.
type steady struct{}

func (steady) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = byte(i*37 + 11)
	}
	return len(b), nil
}

func (g *sitting) do(by table.Player, c table.Command) {
	g.t.Helper()
	if err := g.rooms.Do(g.t.Context(), g.id, by, c); err != nil {
		g.t.Fatalf("%s: %+v: %v", by, c, err)
	}
}

func (g *sitting) look(by table.Player) *table.Sight {
	g.t.Helper()
	s, err := g.rooms.Look(g.t.Context(), g.id, by)
	if err != nil {
		g.t.Fatal(err)
	}
	return s
}

// act does for a guest what his page would do now.
func (g *sitting) act(p *guest) {
	s := g.look(p.by)
	p.n++
	c := table.Command{ID: fmt.Sprint(p.n)}
	switch {
	case s.Sealing != nil && s.Sealing.MayAdd:
		c.Do, c.Deal, c.Adds = "add", s.Sealing.Deal, fmt.Sprintf("%032x", p.n)
	case s.Sheet != nil && s.Sheet.MayGoOn && s.Stage != table.Over:
		c.Do = "read"
	case s.View != nil && len(s.View.Lawful) > 0:
		if a, ok := p.bot.Aside(g.t.Context(), s.View); ok {
			c.Do, c.Turn, c.Move = "move", s.Turn, s.Game.Format(s.View.Hand, a)
			break
		}
		m, err := p.bot.Move(g.t.Context(), s.View)
		if err != nil {
			g.t.Fatal(err)
		}
		c.Do, c.Turn, c.Move = "move", s.Turn, s.Game.Format(s.View.Hand, m)
	default:
		return
	}
	g.do(p.by, c)
}

// play plays on, and shows each guest's sight to seen before he acts, until seen answers false, the match is over or so many
// steps have been made.
func (g *sitting) play(steps int, seen func(by table.Player, s *table.Sight) bool) {
	for range steps {
		for _, p := range g.people {
			s := g.look(p.by)
			if !seen(p.by, s) || s.Stage == table.Over {
				return
			}
			g.act(p)
		}
		time.Sleep(time.Second)
		synctest.Wait()
	}
}
