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
}

// sittings are tables of all games, with the options on which claims depend.
var sittings = []sitting{
	{game: "drogue", seats: 4},
	{game: "drogue", seats: 4, set: map[string]string{"order": "natural", "overtrump": "must", "fourJacks": "on", "tells": "free"}},
	{game: "polignac", seats: 4, set: map[string]string{"stopWhenDecided": "off", "target": "50"}},
	{game: "polignac", seats: 3, set: map[string]string{"stopWhenDecided": "off", "order": "ace", "slam": "chelem+generale", "target": "50"}},
	{game: "polignac", seats: 6, set: map[string]string{"capotFail": "fivePlusOwn", "target": "10"}},
	{game: "polignac", seats: 7, set: map[string]string{"slam": "chelem"}},
	{game: "slobberhannes", seats: 4, set: map[string]string{"target": "20"}},
	{game: "slobberhannes", seats: 7},
	{game: "napoleon", seats: 4, set: map[string]string{"stopWhenDecided": "off", "pack": "24"}},
	{game: "napoleon", seats: 3, set: map[string]string{"stopWhenDecided": "off", "pack": "24", "joker": "on"}},
	{game: "napoleon", seats: 4, set: map[string]string{"pack": "24", "misereTrump": "led"}},
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
const most = 1000

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
	game  *game.Game
	me    game.Seat
	early bool         // a deal ended before its last trick, which is then not played and need not be certain
	free  []game.State // states that are not in use
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
		r.early = r.early || p.Held != [game.MaxSeats]uint8{}
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
				case holds && rest.Even && !read.early:
					t.Errorf("with %v after %v, trick %v, all tricks are certain, and the claim is refused", v.Hand, v.Played, v.Trick)
				case !holds && rest.Even:
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
				s, v = buttoned(g, s, v)
				c, ok := claim.Prove(g, v)
				if !ok {
					return true
				}
				n++
				want := playOut(t, g, s, v.Seat, c, nil)
				for range 5 {
					if got := playOut(t, g, s, v.Seat, c, rng); !reflect.DeepEqual(got, want) {
						t.Fatalf("with %v after %v: settled %v, and %v where others play otherwise", v.Hand, v.Played, want, got)
					}
				}
				return n < 600
			})
		})
	}
}

// buttoned puts pegs into the buttonhole of who may claim at a table of Drogue: by itself few have one. Elsewhere nothing changes.
func buttoned(g *game.Game, s game.State, v *game.View) (game.State, *game.View) {
	facts, ok := v.Facts.(drogue.Table)
	if !ok {
		return s, v
	}
	facts.Buttonhole[v.Seat] += uint8(v.Hand.First() % 3) // none, one or two, as chance will have it
	hands := make([]card.Set, v.N)
	for seat := range hands {
		hands[seat] = s.Look(game.Seat(seat)).Hand
	}
	with := *v
	with.Facts = facts
	s = g.Restore(&with, hands)
	with = s.Look(v.Seat)
	return s, &with
}

// playOut plays the rest of a deal by a claim, the others by the claim too or at random, and returns how it was settled.
func playOut(t *testing.T, g *game.Game, from game.State, me game.Seat, c *claim.Claim, rng *rand.Rand) any {
	t.Helper()
	v := from.Look(me)
	s := g.Restore(&v, make([]card.Set, v.N))
	s.CopyFrom(from)
	for s.Open().Dealt {
		by, m := c.Next(s)
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

// Where the four Jacks of one side may still fall one after the other, it is not all the same when the partner plays his.
func TestFourthJackIsNotClaimed(t *testing.T) {
	hand := func(text string) card.Set {
		set, err := card.ParseSet(text)
		if err != nil {
			t.Fatal(err)
		}
		return set
	}
	hands := []card.Set{hand("JC JS JH AC"), hand("7D 8D 9D TD"), hand("JD 8H 7H QD"), hand("7S 8S 9S TS")}
	played := []card.Set{hand("7C QH 9H KS"), hand("8C KH QS KD"), hand("9C TH AS AD"), hand("TC AH QC KC")}
	for option, want := range map[string]bool{"off": true, "on": false} {
		settings, err := drogue.Game.Complete(map[string]string{"fourJacks": option}, 4)
		if err != nil {
			t.Fatal(err)
		}
		v := drogue.Game.New(settings, 4, 3).Look(0)
		facts := v.Facts.(drogue.Table)
		facts.Dealt, facts.Phase, facts.Maker, facts.Trumps = true, drogue.Playing, 1, card.Hearts
		facts.Leader, facts.Awaits, facts.Last.Number = 0, game.Seat(0).Set(), 4
		for s := range game.Seat(4) {
			facts.Held[s], facts.Tricks[s], facts.PlayedBy[s] = 4, 1, played[s]
			facts.Played |= played[s]
		}
		v.Public, v.Facts = facts.Public, facts
		v = drogue.Game.Restore(&v, hands).Look(0)
		if _, ok := claim.Prove(drogue.Game, &v); ok != want {
			t.Errorf("fourJacks %s: the claim is accepted: %v", option, ok)
		}
	}
}
