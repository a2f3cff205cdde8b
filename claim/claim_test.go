package claim_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"testing"

	"bivouac/card"
	"bivouac/claim"
	"bivouac/game"
	"bivouac/games"
	"bivouac/games/drogue"
)

// sitting is a table at which claims are tried.
type sitting struct {
	game  string
	seats int
	set   map[string]string
	ends  bool // a deal may end before its last trick, so that a claim may hold although a trick that is not played is not certain
}

var sittings = []sitting{
	{"drogue", 4, nil, false},
	{"drogue", 4, map[string]string{"order": "natural", "overtrump": "must", "fourJacks": "on", "tells": "free"}, false},
	{"polignac", 4, map[string]string{"stopWhenDecided": "off", "target": "50"}, false},
	{"polignac", 3, map[string]string{"stopWhenDecided": "off", "order": "ace", "slam": "chelem+generale", "target": "50"}, false},
	{"polignac", 6, map[string]string{"capotFail": "fivePlusOwn", "target": "10"}, true},
	{"polignac", 7, map[string]string{"slam": "chelem"}, true},
	{"slobberhannes", 4, map[string]string{"target": "20"}, false},
	{"slobberhannes", 7, nil, true},
	{"napoleon", 4, map[string]string{"stopWhenDecided": "off", "pack": "24"}, false},
	{"napoleon", 3, map[string]string{"stopWhenDecided": "off", "pack": "24", "joker": "on"}, false},
	{"napoleon", 4, map[string]string{"pack": "24", "misereTrump": "led"}, true},
}

func (s *sitting) name() string { return fmt.Sprint(s.game, s.seats, s.set) }

// endings plays deals at random, and calls at for each position in which a seat is to play with few cards in hand.
func endings(t *testing.T, sit *sitting, seed uint64, cards int, at func(g *game.Game, s game.State, v *game.View) (more bool)) {
	t.Helper()
	g, _ := games.Find(sit.game)
	settings, err := g.Complete(sit.set, sit.seats)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, uint64(len(sit.name()))))
	for {
		s := g.New(settings, sit.seats, game.Seat(rng.IntN(sit.seats)))
		for !s.Open().Over {
			if s.Open().WantsDeal() {
				p := card.NewPack(g.Pack(settings, sit.seats))
				rng.Shuffle(p.N, func(i, j int) { p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i] })
				s.Deal(&p)
				continue
			}
			by, m, ok := game.Clerk(s)
			if !ok {
				by = s.Open().Awaits.First()
				v := s.Look(by)
				if claim.May(g, &v) && v.Hand.Len() <= cards {
					if !at(g, s, &v) {
						return
					}
				}
				if v = s.Look(by); len(v.Asides) > 0 && rng.IntN(4) == 0 {
					m = v.Asides[rng.IntN(len(v.Asides))]
				} else {
					m = v.Lawful[rng.IntN(len(v.Lawful))]
				}
			}
			s.Play(by, m)
		}
	}
}

// layouts calls each for all ways in which the cards not seen can lie that agree with the view, until it has enough.
func layouts(v *game.View, pack card.Set, each func(hands []card.Set) (more bool)) {
	hands, more := make([]card.Set, v.N), true
	var deal func(s game.Seat, free card.Set)
	var fill func(s game.Seat, free, from card.Set, n int)
	deal = func(s game.Seat, free card.Set) {
		switch {
		case s == game.Seat(v.N):
			if v.Agrees(pack, hands) {
				more = each(hands)
			}
		case s == v.Seat:
			hands[s] = v.Hand
			deal(s+1, free)
		default:
			hands[s] = 0
			fill(s, free, free&^v.Denied[s], int(v.Held[s]))
		}
	}
	fill = func(s game.Seat, free, from card.Set, n int) {
		if n == 0 {
			deal(s+1, free)
			return
		}
		for ; from != 0 && more; from &= from - 1 {
			c := from.First().Set()
			hands[s] |= c
			fill(s, free&^c, from&(from-1), n-1)
			hands[s] &^= c
		}
	}
	deal(0, pack&^v.Played&^v.Hand)
}

// most is with how many layouts a claim is read slowly.
const most = 2000

// worlds is all states that agree with a view, or none where they are too many.
func worlds(g *game.Game, v *game.View, fits func(v *game.View, hands []card.Set) bool) (all []game.State) {
	rest, _ := g.Rest(v)
	layouts(v, rest.Pack, func(hands []card.Set) bool {
		if fits == nil || fits(v, hands) {
			all = append(all, g.Restore(v, hands))
		}
		return len(all) <= most
	})
	if len(all) > most {
		return nil
	}
	return all
}

// reader reads claims slowly.
type reader struct {
	game *game.Game
	me   game.Seat
	free []game.State // states that are not in use
}

// copy is a copy of a state.
func (r *reader) copy(s game.State) game.State {
	if len(r.free) == 0 {
		v := s.Look(r.me)
		r.free = append(r.free, r.game.Restore(&v, make([]card.Set, v.N)))
	}
	next := r.free[len(r.free)-1]
	r.free = r.free[:len(r.free)-1]
	next.CopyFrom(s)
	return next
}

// forced tells whether the seat can play by what it sees alone so that in each of these states, played by the game's own rules, it
// wins all tricks to come, whatever the others play. All states look the same to the seat.
func (r *reader) forced(all []game.State) bool {
	p := all[0].Open()
	if !p.Dealt {
		return true
	}
	by := p.Awaits.First()
	var buf [16]game.Move
	if by == r.me {
		for _, m := range all[0].Moves(buf[:0], by) {
			if r.after(all, by, m) {
				return true
			}
		}
		return false
	}
	can := map[game.Move][]game.State{}
	for _, s := range all {
		for _, m := range s.Moves(buf[:0], by) {
			can[m] = append(can[m], s)
		}
	}
	for m, some := range can {
		if !r.after(some, by, m) {
			return false
		}
	}
	return true
}

// after is forced after a move.
func (r *reader) after(all []game.State, by game.Seat, m game.Move) bool {
	next := make([]game.State, len(all))
	for i, s := range all {
		next[i] = r.copy(s)
		next[i].Play(by, m)
	}
	defer func() { r.free = append(r.free, next...) }()
	tricks, now := all[0].Open().Last.Number, next[0].Open()
	return (now.Last.Number == tricks || now.Last.Winner == r.me) && r.forced(next)
}

// A claim is accepted if and only if it holds in every layout, whatever the others do.
func TestClaimIsTrueInEveryLayout(t *testing.T) {
	tries, cards := 150, 3
	if os.Getenv("BIVOUAC_LONG") != "" {
		tries, cards = 1500, 4
	}
	for _, sit := range sittings {
		t.Run(sit.name(), func(t *testing.T) {
			accepted, bound := 0, 0
			n := 0
			endings(t, &sit, 1, cards, func(g *game.Game, s game.State, v *game.View) bool {
				all := worlds(g, v, nil)
				if all == nil {
					return true
				}
				n++
				read := &reader{game: g, me: v.Seat}
				rest, _ := g.Rest(v)
				_, ok := claim.Prove(g, v)
				holds := read.forced(all)
				switch {
				case ok && !holds:
					t.Errorf("%s claims with %v after %v, and may lose a trick", sit.name(), v.Hand, v.Played)
				case ok:
					accepted++
				case holds && rest.Even && !sit.ends:
					t.Errorf("with %v after %v, trick %v, all tricks are certain, and the claim is refused", v.Hand, v.Played, v.Trick)
				case rest.Even && !sit.ends:
					if fit := worlds(g, v, g.Fits); len(fit) < len(all) && read.forced(fit) {
						bound++
					}
				}
				return n < tries
			})
			t.Logf("%d positions, %d accepted, %d more certain only by what was announced", n, accepted, bound)
			if accepted == 0 {
				t.Error("no claim was accepted")
			}
		})
	}
}

// Where a claim is accepted, all deals that look alike to the claimer are played to the end by the claim, and whatever the others
// play by themselves settles the deal alike.
func TestClaimSettlesAlike(t *testing.T) {
	for _, sit := range sittings {
		t.Run(sit.name(), func(t *testing.T) {
			rng := rand.New(rand.NewPCG(7, 7))
			n := 0
			endings(t, &sit, 2, 13, func(g *game.Game, s game.State, v *game.View) bool {
				if _, ok := claim.Prove(g, v); !ok {
					return true
				}
				n++
				by := v.Seat
				want := playOut(t, g, s, by, nil)
				for range 20 {
					if got := playOut(t, g, s, by, rng); !reflect.DeepEqual(got, want) {
						t.Fatalf("with %v after %v: settled %v, and %v where others play otherwise", v.Hand, v.Played, want, got)
					}
				}
				return n < 60
			})
		})
	}
}

// playOut plays the rest of a deal by a claim, the others by the claim too or at random, and returns how it was settled.
func playOut(t *testing.T, g *game.Game, from game.State, me game.Seat, rng *rand.Rand) any {
	t.Helper()
	v := from.Look(me)
	s := g.Restore(&v, make([]card.Set, v.N))
	s.CopyFrom(from)
	for s.Open().Dealt {
		by, m := claim.Next(g, s, me)
		if by != me && rng != nil {
			v := s.Look(by)
			m = v.Lawful[rng.IntN(len(v.Lawful))]
		}
		if err := game.Check(s, by, m); err != nil {
			t.Fatal(err)
		}
		tricks := s.Open().Last.Number
		s.Play(by, m)
		if p := s.Open(); p.Last.Number != tricks && p.Last.Winner != me {
			t.Fatalf("seat %d claimed with %v after %v, and seat %d wins a trick", me, v.Hand, v.Played, p.Last.Winner)
		}
	}
	v = s.Look(me)
	settled := []any{v.Over, v.Winners, v.Losers, v.Dealer}
	for seat := range game.Seat(v.N) {
		settled = append(settled, g.Score(&v, seat))
	}
	if t, ok := v.Facts.(drogue.Table); ok {
		settled = append(settled, t.Pegs, t.Before, t.Holder)
	}
	return settled
}
