package thumb_test

import (
	"context"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/napoleon"
	"bivouac/games/napoleon/thumb"
)

// at deals these hands to the seats from 0 on, the last seat dealing, and makes the moves, in text, in turn.
func at(t *testing.T, options map[string]string, hands []string, moves string) game.State {
	t.Helper()
	seats := len(hands)
	settings, err := napoleon.Game.Complete(options, seats)
	if err != nil {
		t.Fatal(err)
	}
	var p card.Pack
	rest := napoleon.Game.Pack(settings, seats)
	for round := range napoleon.HandSize {
		for _, hand := range hands {
			c, err := card.Parse(strings.Fields(hand)[round])
			if err != nil || !rest.Has(c) {
				t.Fatalf("%s: %v", c, err)
			}
			p.Cards[p.N] = c
			p.N++
			rest &^= c.Set()
		}
	}
	for c := range rest.Each() {
		p.Cards[p.N] = c
		p.N++
	}
	s := napoleon.Game.New(settings, seats, game.Seat(seats-1))
	s.Deal(&p)
	for _, text := range strings.Fields(moves) {
		by := s.Open().Awaits.First()
		m, err := napoleon.Game.Parse(s.Look(by).Hand, text)
		if err == nil {
			err = game.Check(s, by, m)
		}
		if err != nil {
			t.Fatalf("%s: %v", text, err)
		}
		s.Play(by, m)
	}
	return s
}

// next is what the player does whose turn it is.
func next(t *testing.T, s game.State) string {
	t.Helper()
	v := s.Look(s.Open().Awaits.First())
	m, err := thumb.New(1).Move(context.Background(), &v)
	if err != nil {
		t.Fatal(err)
	}
	return napoleon.Game.Format(v.Hand, m)
}

func TestPlays(t *testing.T) {
	others := []string{"2C 3C 4C 6C 7C", "2S 3S 4S 5S 6S", "3D 4D 5D 6D 7D"}
	for _, row := range []struct {
		name    string
		options map[string]string
		hands   []string
		moves   string
		want    string
	}{
		{"a three is led from the top of its trumps", nil,
			append([]string{"AH KH 7H 5C 2D"}, others...), "three pass pass pass", "AH"},
		{"three good trumps are a three", nil, append([]string{"AH KH 7H 5C 2D"}, others...), "", "three"},
		{"nothing is a pass", nil, append([]string{"9H 8D 7S 9C TD"}, others...), "", "pass"},
		{"five high trumps are a nap", nil, append([]string{"AH KH QH JH 9H"}, others...), "", "nap"},
		{"nothing but low cards is a misère", nil, append([]string{"2H 4H 8D 2D 5C"}, others...), "", "misere"},
		{"a dealer who may not pass bids two", map[string]string{"allPass": "dealerTwo"},
			[]string{"9H 8D 7S 6H 9D", "2C 3C 4C 6D 7D", "2S TS 8C 8H 9S"}, "pass pass", "two"},
		{"against a misère no suit is led that the soloist has not", nil,
			// The soloist threw a diamond on the second club; Ben is on lead with a club and hearts.
			[]string{"3C 2H 4H 5H 6D", "KC AC 8C 9H TH", "4C 5C 7D 8D 9D"}, "misere pass pass 3C KC 4C AC 5C 6D", "9H"},
		{"against a misère the last player stays under the soloist", nil,
			[]string{"5H 2C 3C 2S 3S", "3H 8C 8D 8S 9S", "4H 9H KC KD KS"}, "misere pass pass 5H 3H", "4H"},
		{"in a misère the soloist gets rid of the highest card that loses", nil,
			[]string{"2H 7C 3C 2S 3S", "AH 8C 8D 8S 9S", "4H 9H KC KD KS"}, "misere pass pass 2H AH 4H 8C KC", "7C"},
		{"second hand low", nil,
			[]string{"AH 2H 7C 8C 9C", "3C KC 5D 6D 7D", "4H 5H 6H 5C 6C"}, "two pass pass AH 5D 4H 7C", "KC"},
		{"the last opponent beats the soloist, with no more than he needs", nil,
			[]string{"AH 2H 7C 8C 9C", "3C 4C 5D 6D 7D", "4H 5H 6H TC KC"}, "two pass pass AH 5D 4H 7C 3C", "TC"},
		{"an opponent leaves the trick to the opponent who has it", nil,
			[]string{"AH 2H 7C 8C 9C", "3C KC 5D 6D 7D", "4H 5H 6H TC AC"}, "two pass pass AH 5D 4H 7C KC", "TC"},
		{"the soloist, last, takes the trick cheaply", nil,
			[]string{"KH AH 2H AS QS", "3H TS 4C 5C 6C", "3C 5S 7C 8C 9C"}, "two pass pass 2H 3H 3C TS 5S", "QS"},
	} {
		t.Run(row.name, func(t *testing.T) {
			if got := next(t, at(t, row.options, row.hands, row.moves)); got != row.want {
				t.Errorf("plays %s, want %s", got, row.want)
			}
		})
	}
}
