package ui

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"bivouac/card"
	"bivouac/claim"
	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/say"
	"bivouac/internal/table"
)

// twin is a first deal with all that a table would tell of it.
type twin struct {
	g        *game.Game
	settings game.Settings
	state    game.State
	log      []table.Told
}

func newTwin(g *game.Game, settings game.Settings, seats int, pack card.Pack) *twin {
	t := &twin{g: g, settings: settings, state: g.New(settings, seats, 0)}
	t.state.Deal(&pack)
	t.tell(table.Told{Kind: "dealt", By: 0, Deal: 1})
	return t
}

func (t *twin) tell(l table.Told) {
	l.At = table.At(len(t.log) + 1)
	l.Notes = t.g.Notes(t.state)
	l.Facts = t.look(game.Watcher).Facts
	l.Names = names[:t.state.Open().N]
	t.log = append(t.log, l)
}

func (t *twin) look(by game.Seat) *game.View {
	v := t.state.Look(by)
	return &v
}

func (t *twin) play(by game.Seat, m game.Move) {
	t.state.Play(by, m)
	t.tell(table.Told{Kind: "move", By: by, Move: m})
}

// sight is what a seat's page would be drawn from.
func (t *twin) sight(by game.Seat) *table.Sight {
	v := t.look(by)
	s := &table.Sight{ID: "aaaaaaaaaa", At: table.At(len(t.log)), Game: t.g, Settings: t.settings, Stage: table.Playing, Match: 1, Me: by,
		View: v, Turn: v.Turn, Log: t.log, MayClaim: claim.May(t.g, v)}
	for i := range int(v.N) {
		s.Seats = append(s.Seats, table.Place{Who: table.Who{Name: names[i], Face: uint64(i)}, Me: game.Seat(i) == by, Present: true})
	}
	return s
}

// lent is what the page of a watcher would be drawn from who sees through the eyes of a seat.
func (t *twin) lent(by game.Seat) *table.Sight {
	s := t.sight(game.Watcher)
	s.View = t.look(by)
	s.View.Moves, s.View.Lawful, s.View.Asides = nil, nil, nil
	s.Watching = []table.Watching{{No: 1, Name: "Hanna", Mine: true, Through: by, Lent: by.Set()}}
	return s
}

// next is a move that the table waits for, or a call that is owed.
func (t *twin) next(r *rand.Rand) (game.Seat, game.Move) {
	if by, m, ok := game.Clerk(t.state); ok {
		return by, m
	}
	by := t.state.Open().Awaits.First()
	if asides := t.state.Asides(nil, by); len(asides) > 0 && r.IntN(3) == 0 {
		return by, asides[r.IntN(len(asides))]
	}
	moves := t.look(by).Lawful
	return by, moves[r.IntN(len(moves))]
}

// random plays some of the deal and notes who did what.
func (t *twin) random(r *rand.Rand, steps int) (moves []act) {
	for range steps {
		p := t.state.Open()
		if !p.Dealt || p.Over {
			break
		}
		by, m := t.next(r)
		t.play(by, m)
		moves = append(moves, act{by, m})
	}
	return moves
}

type act struct {
	by   game.Seat
	move game.Move
}

// follow makes the same moves in another deal; ok is false where one of them would not be the same there.
func (t *twin) follow(moves []act) bool {
	for _, m := range moves {
		if game.Check(t.state, m.by, m.move) != nil {
			return false
		}
		if by, owed, ok := game.Clerk(t.state); ok && (by != m.by || owed != m.move) {
			return false
		}
		lawful := m.move.Aside()
		for _, l := range t.look(m.by).Lawful {
			lawful = lawful || l == m.move
		}
		if !lawful && t.state.Open().Assisted {
			return false
		}
		t.play(m.by, m.move)
	}
	return true
}

// Two deals that differ only in cards that a seat cannot see give it the same felt, byte for byte, as long as the same is done in both.
func TestNothingHiddenIsOnTheFelt(t *testing.T) {
	for _, g := range games.All {
		for _, seats := range slices.Compact([]int{g.MinSeats, min(g.MaxSeats, 6)}) {
			t.Run(fmt.Sprint(g.Key, seats), func(t *testing.T) {
				compared := 0
				for seed := uint64(0); seed < 2000 && compared < 60; seed++ {
					compared += swapped(t, g, seats, seed)
				}
				if compared < 20 {
					t.Errorf("only %d pairs of deals could be compared", compared)
				}
			})
		}
	}
}

func swapped(t *testing.T, g *game.Game, seats int, seed uint64) int {
	r := rand.New(rand.NewPCG(seed, 7))
	settings, err := g.Complete(map[string]string{}, seats)
	if err != nil {
		t.Fatal(err)
	}
	pack := card.NewPack(g.Pack(settings, seats))
	r.Shuffle(pack.N, func(i, j int) { pack.Cards[i], pack.Cards[j] = pack.Cards[j], pack.Cards[i] })
	a := newTwin(g, settings, seats, pack)
	moves := a.random(r, r.IntN(24))
	p := a.state.Open()
	if !p.Dealt {
		return 0
	}
	viewer := game.Seat(r.IntN(seats))
	// Two cards that the viewer does not see: each in another hand, or not dealt at all.
	unseen := pack.Set() &^ a.look(viewer).Hand &^ p.Played
	for s := range game.Seat(seats) {
		unseen &^= p.Shown[s]
	}
	if unseen.Len() < 2 {
		return 0
	}
	compared := 0
	for range 12 {
		one, two := unseen.Nth(r.IntN(unseen.Len())), unseen.Nth(r.IntN(unseen.Len()))
		other := pack
		for i, c := range pack.Cards[:pack.N] {
			switch c {
			case one:
				other.Cards[i] = two
			case two:
				other.Cards[i] = one
			}
		}
		b := newTwin(g, settings, seats, other)
		if one == two || !b.follow(moves) || b.sameHands(a) {
			continue
		}
		compared++
		for _, of := range []func(*twin) *table.Sight{
			func(w *twin) *table.Sight { return w.sight(viewer) },
			func(w *twin) *table.Sight { return w.sight(game.Watcher) },
			func(w *twin) *table.Sight { return w.lent(viewer) },
		} {
			p, sight := Newcomer(say.Langs[compared%3]), of(a)
			if draw(t, sight, p) != draw(t, of(b), p) {
				t.Fatalf("seed %d: seat %d, who sees the hand of %d, can tell %s from %s after %v", seed, sight.Me, sight.View.Seat, one, two, moves)
			}
		}
	}
	return compared
}

// sameHands tells whether both deals have the same hands, so that there is nothing to tell apart.
func (t *twin) sameHands(o *twin) bool {
	for s := range game.Seat(t.state.Open().N) {
		if t.look(s).Hand != o.look(s).Hand {
			return false
		}
	}
	return true
}
