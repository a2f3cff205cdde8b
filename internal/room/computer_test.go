package room

import (
	"bytes"
	"context"
	"errors"
	"log/slog"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/bot"
	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/store"
	"bivouac/internal/table"
)

// cheat plays what the rules forbid, or fails, or breaks down, by turns, and calls what it may not call.
type cheat struct{ turns int }

func (c *cheat) Name() string { return "cheat" }

func (c *cheat) Move(_ context.Context, v *game.View) (game.Move, error) {
	switch c.turns++; c.turns % 3 {
	case 0:
		return 0, errors.New("I do not know")
	case 1:
		panic("a fault in a player")
	}
	return illegal(v), nil
}

func (c *cheat) Aside(_ context.Context, v *game.View) (game.Move, bool) {
	if c.turns%5 == 0 {
		panic("a fault in a player")
	}
	return game.MakeMove(0xFF, 0xFF), c.turns%2 == 0
}

// illegal is the first move of any kind that the table does not accept.
func illegal(v *game.View) game.Move {
	for m := game.Move(0); ; m++ {
		if !contains(v.Moves, m) && !contains(v.Asides, m) {
			return m
		}
	}
}

func contains(list []game.Move, m game.Move) bool {
	for _, other := range list {
		if other == m {
			return true
		}
	}
	return false
}

// A computer is held to the rules as a person is: what it may not do is refused, something lawful is played instead, the
// operator is told, and the match goes on to its end. Demand R3.
func TestComputersKeepTheRules(t *testing.T) {
	for _, g := range games.All {
		synctest.Test(t, func(t *testing.T) {
			var told bytes.Buffer
			s := store.NewMemory()
			r := New(Setup{Log: s, Index: s, Chance: chanceOf(t), Logger: slog.New(slog.NewTextHandler(&told, nil))})
			defer r.Close()
			id, people := seat(t, r, Plan{Game: g.Key, Seats: 4}, "anna")
			corrupt(r.rooms[id])
			for step := 0; r.stage(t, id) != table.Over; step++ {
				if step > 20000 {
					t.Fatalf("%s does not end", g.Key)
				}
				corrupt(r.rooms[id])
				people[0].act(t)
				time.Sleep(time.Second)
			}
			checks(t, r, id)
			if n := strings.Count(told.String(), "player=cheat"); n < 20 {
				t.Errorf("%s: the operator was told %d times", g.Key, n)
			}
			if other := strings.ReplaceAll(told.String(), "a computer made no move that the rules accept", ""); strings.Contains(other, "a table cannot go on") {
				t.Errorf("%s: %s", g.Key, other)
			}
		})
	}
}

// corrupt has a cheat play for every computer of the room.
func corrupt(m *room) {
	m.mu.Lock()
	defer m.mu.Unlock()
	for s, key := range m.t.Computers() {
		if name := key + string(rune('0'+s)); key != "" {
			if _, is := m.bots[name].(*cheat); !is {
				m.bots[name] = &cheat{}
			}
		}
	}
}

// The move of a computer and that of a person are refused by the same rule.
func TestOneGateForAll(t *testing.T) {
	for _, g := range games.All {
		synctest.Test(t, func(t *testing.T) {
			s := store.NewMemory()
			r := New(Setup{Log: s, Index: s, Chance: chanceOf(t)})
			defer r.Close()
			id, people := seat(t, r, Plan{Game: g.Key, Seats: 4}, "anna", "ben", "carla", "dan")
			refused := 0
			for step := 0; refused < 50 && step < 3000; step++ {
				for _, p := range people {
					sight, err := r.Look(t.Context(), id, p.by)
					if err != nil {
						t.Fatal(err)
					}
					if sight.View == nil || len(sight.View.Lawful) == 0 {
						continue
					}
					for c := range sight.View.Hand.Each() {
						m := game.PlayOf(c)
						if contains(sight.View.Moves, m) {
							continue
						}
						var refusal *table.Refused
						person := r.Do(t.Context(), id, p.by, table.Command{Do: "move", Turn: sight.Turn, Move: g.Format(sight.View.Hand, m)})
						if !errors.As(person, &refusal) {
							t.Fatalf("%s: a person plays %v: %v", g.Key, c, person)
						}
						room := r.rooms[id]
						room.mu.Lock()
						computer := room.t.Move(r.Now(), sight.Me, m, table.ByPlayer)
						room.mu.Unlock()
						if computer == nil {
							t.Fatalf("%s: a computer may play %v, a person not", g.Key, c)
						}
						refused++
					}
				}
				for _, p := range people {
					p.act(t)
				}
				time.Sleep(time.Second)
			}
			if refused == 0 {
				t.Errorf("%s: nothing was refused", g.Key)
			}
		})
	}
}

var _ bot.Bot = (*cheat)(nil)
