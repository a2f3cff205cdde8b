package thumb_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
	"bivouac/games/drogue/thumb"
)

// match plays one match to the end and counts the pegs that moved, by cause.
func match(t *testing.T, set map[string]string, seed uint64, seats [4]bot.Bot, causes map[string]int) game.State {
	t.Helper()
	return watched(t, set, seed, seats, causes, func(*game.View, game.Move) {})
}

// watched is match; see is called with every view and the due move chosen from it.
func watched(t *testing.T, set map[string]string, seed uint64, seats [4]bot.Bot, causes map[string]int, see func(*game.View, game.Move)) game.State {
	t.Helper()
	settings, err := drogue.Game.Complete(set, 4)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	s := drogue.Game.New(settings, 4, game.Seat(rng.IntN(4)))
	play := func(by game.Seat, m game.Move) {
		if err := game.Check(s, by, m); err != nil {
			t.Fatalf("seat %d plays %v: %v", by, m, err)
		}
		s.Play(by, m)
		for _, n := range drogue.Game.Notes(s) {
			if n, ok := n.(drogue.PegsNote); ok {
				causes[n.Cause]++
			}
		}
	}
	ctx := context.Background()
next:
	for !s.Open().Over {
		if by, m, ok := game.Clerk(s); ok {
			play(by, m)
			continue
		}
		if s.Open().WantsDeal() {
			p := card.NewPack(drogue.Pack)
			rng.Shuffle(p.N, func(i, j int) { p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i] })
			s.Deal(&p)
			causes["deals"]++
			continue
		}
		for seat, b := range seats {
			v := s.Look(game.Seat(seat))
			if m, ok := b.Aside(ctx, &v); ok {
				play(game.Seat(seat), m)
				continue next
			}
		}
		by := s.Open().Awaits.First()
		v := s.Look(by)
		m, err := seats[by].Move(ctx, &v)
		if err != nil {
			t.Fatal(err)
		}
		see(&v, m)
		play(by, m)
	}
	return s
}

// A player by rules of thumb must beat one that plays at random, in every discipline.
func TestBeatsRandom(t *testing.T) {
	for _, set := range []map[string]string{
		{}, {"speech": "mute"}, {"discipline": "strict", "speech": "mute"}, {"discipline": "watchful", "tells": "free"}, {"order": "natural", "overtrump": "must"},
	} {
		won, lost := 0, 0
		causes := map[string]int{}
		for i := range uint64(60) {
			us := game.SeatsOf(0, 2)
			seats := [4]bot.Bot{thumb.New(i), bot.Random(i), thumb.New(i + 1), bot.Random(i + 1)}
			if i%2 == 1 {
				seats[0], seats[1], seats[2], seats[3] = seats[1], seats[0], seats[3], seats[2]
				us = game.SeatsOf(1, 3)
			}
			p := match(t, set, i, seats, causes).Open()
			switch p.Winners {
			case us:
				won++
			case 0:
			default:
				lost++
			}
		}
		t.Logf("%v: %d won, %d lost; %v", set, won, lost, causes)
		if won < 3*lost {
			t.Errorf("%v: won %d and lost %d against random players", set, won, lost)
		}
	}
}

// §8: a computer never offends on purpose, and forgets about three calls in a hundred.
func TestNeverOffends(t *testing.T) {
	causes := map[string]int{}
	for i := range uint64(60) {
		match(t, map[string]string{"discipline": "strict", "speech": "mute"}, i, [4]bot.Bot{thumb.New(i), thumb.New(i + 1), thumb.New(i + 2), thumb.New(i + 3)}, causes)
	}
	t.Log(causes)
	for _, cause := range []string{"revoke", "turn", "announcement", "talk"} {
		if causes[cause] > 0 {
			t.Errorf("%d pegs for %s", causes[cause], cause)
		}
	}
	if causes["forgot"] == 0 {
		t.Error("nobody ever forgot a call")
	}
}

// A stand-in for a person forgets nothing.
func TestStandInForgetsNothing(t *testing.T) {
	causes := map[string]int{}
	for i := range uint64(60) {
		match(t, map[string]string{"discipline": "strict"}, i, [4]bot.Bot{thumb.StandIn(i), thumb.StandIn(i + 1), thumb.StandIn(i + 2), thumb.StandIn(i + 3)}, causes)
	}
	if causes["forgot"] > 0 {
		t.Errorf("stand-ins forgot %d calls", causes["forgot"])
	}
}

// It takes its pegs off where it can: every Jack that may be shown is shown, and every named one called.
func TestShowsItsJacks(t *testing.T) {
	seen := map[game.Kind]int{}
	for i := range uint64(40) {
		watched(t, map[string]string{"discipline": "strict"}, i, [4]bot.Bot{thumb.StandIn(i), thumb.StandIn(i + 1), thumb.StandIn(i + 2), thumb.StandIn(i + 3)}, map[string]int{}, func(v *game.View, m game.Move) {
			for _, other := range v.Lawful {
				if k := other.Kind(); k == drogue.Release || k == drogue.QuiVive {
					seen[k]++
					if m.Kind() != k {
						t.Errorf("match %d: %s instead of %s", i, drogue.Game.Format(v.Hand, m), drogue.Game.Format(v.Hand, other))
					}
				}
			}
		})
	}
	if seen[drogue.Release] < 20 || seen[drogue.QuiVive] < 5 {
		t.Errorf("of Jacks to show there were only %d, to call %d", seen[drogue.Release], seen[drogue.QuiVive])
	}
}

// Last to play, it never beats its partner's trick where another card may be played.
func TestLeavesThePartnersTrick(t *testing.T) {
	seen := 0
	for i := range uint64(40) {
		watched(t, nil, i, [4]bot.Bot{thumb.New(i), thumb.New(i + 1), thumb.New(i + 2), thumb.New(i + 3)}, map[string]int{}, func(v *game.View, m game.Move) {
			if m.Kind() != game.Plays || v.Trick.N != 3 || drogue.Side(v.At(int(v.Trick.Best))) != drogue.Side(v.Seat) {
				return
			}
			over := drogue.OrderOf(false, v.Trumps).Over(v.Trick.Top())
			spares := false
			for _, other := range v.Lawful {
				spares = spares || !over.Has(other.Card())
			}
			if spares {
				seen++
				if over.Has(m.Card()) {
					t.Errorf("match %d: %v beats the partner's %v", i, m.Card(), v.Trick.Top())
				}
			}
		})
	}
	if seen < 50 {
		t.Errorf("only %d such tricks were seen", seen)
	}
}
