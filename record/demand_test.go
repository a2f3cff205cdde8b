package record_test

import (
	"bytes"
	"fmt"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/record"
)

// What players of other card programs complain of, as far as records answer it; the numbers are those of docs/demands.md.

// seen is all that each seat, and somebody without one, is shown after an event.
func seen(e *record.Event) string {
	var b strings.Builder
	for s := range game.Seat(len(e.Players)) {
		fmt.Fprintf(&b, "%+v\n", e.State.Look(s))
	}
	fmt.Fprintf(&b, "%+v", e.State.Look(game.Watcher))
	return b.String()
}

// Demands L6, L9, L10, R10: who comes back, or reads the match later with the eyes of one seat, sees at every event what that
// seat saw: the same hand, the same moves, the same facts. The text of the record is all that he has.
func TestEachSeatSeesAgainWhatItSaw(t *testing.T) { replays(t, seen, false) }

// Demand D14: before every card of a record each card of the pack lies in one place: in a hand that it was dealt to, played,
// or with the rest that nobody got.
func TestEveryCardLiesInOnePlace(t *testing.T) {
	for i, at := range tables {
		var out bytes.Buffer
		at.play(t, at.setup(t, byte(i)), &out, uint64(i), true)
		var dealt []card.Set
		var rest card.Set
		cards := 0
		for e, err := range record.Replay(&out, games.Find) {
			if err != nil {
				t.Fatalf("%v: %v", at, err)
			}
			if d, ok := e.Input.(record.Deal); ok {
				dealt, rest = nil, setOf(t, d.Rest)
				for _, hand := range d.Hands {
					dealt = append(dealt, setOf(t, hand))
				}
			}
			p := e.State.Open()
			if _, undone := e.Input.(record.Undone); undone {
				dealt = nil // perhaps another deal is in hand now
			}
			if !p.Dealt || dealt == nil {
				continue
			}
			cards++
			all, count := p.Played|rest, p.Played.Len()+rest.Len()
			for seat, hand := range dealt {
				left := e.State.Look(game.Seat(seat)).Hand
				all, count = all|left, count+left.Len()
				if left != hand&^p.Played {
					t.Fatalf("%v, line %d: seat %d was dealt %v and holds %v, played are %v", at, e.At, seat, hand, left, p.Played)
				}
			}
			if pack := e.Game.Pack(e.Settings, len(e.Players)); all != pack || count != pack.Len() {
				t.Fatalf("%v, line %d: %d cards lie about, %v; the pack is %v", at, e.At, count, all, pack)
			}
		}
		if cards < 20 {
			t.Errorf("%v: only %d states were seen", at, cards)
		}
	}
}

func setOf(t *testing.T, text string) card.Set {
	t.Helper()
	s, err := card.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// Demand D13: a deal is given as text, and played again from its third trick with other cards.
func TestPlayAgainFromTheThirdTrick(t *testing.T) {
	p, err := record.ParsePosition([]byte(`{"game":"polignac","options":{"slam":"none"},"dealer":3,"hands":["9H 7S KC QC 9C 8C 7C KD","JH 8S KH QH KS QS AC 9D","AH JC 8H 7H TC QD JD AD","TH JS AS TS 9S TD 8D 7D"],"decided":[` +
		`{"seat":0,"move":"9H"},{"seat":1,"move":"JH"},{"seat":2,"move":"AH"},{"seat":3,"move":"TH"},` +
		`{"seat":1,"move":"8S"},{"seat":2,"move":"JC"},{"seat":3,"move":"JS"},{"seat":0,"move":"7S"}]}`))
	if err != nil {
		t.Fatal(err)
	}
	ends := map[string]bool{}
	for _, last := range []bool{false, true} {
		f, err := p.Fold(games.Find)
		if err != nil {
			t.Fatal(err)
		}
		s := f.State
		if open := s.Open(); open.Last.Number != 2 || !open.Awaits.Has(3) || s.Look(3).Hand != setOf(t, "AS TS 9S TD 8D 7D") {
			t.Fatalf("after trick %d seats %v are awaited, and seat 3 holds %v", open.Last.Number, open.Awaits.Ints(), s.Look(3).Hand)
		}
		for s.Open().Dealt {
			by := s.Open().Awaits.First()
			moves := s.Moves(nil, by)
			m := moves[0]
			if last {
				m = moves[len(moves)-1]
			}
			s.Play(by, m)
		}
		ends[fmt.Sprint(s.Open().Tricks)] = true
	}
	if len(ends) != 2 {
		t.Errorf("other cards lead to the same end: %v", ends)
	}
}
