package drogue_test

import (
	"strings"
	"testing"

	"bivouac/game"
	"bivouac/games/drogue"
)

// What players of other card programs complain of, in the cards of Drogue; the numbers are those of docs/demands.md.

// makes lets the seat announce, all others pass, and show its first showing of the suit.
func (x *sitting) makes(seat int, announce, suit string) {
	x.t.Helper()
	for x.state.Phase == drogue.Announcing {
		said := "pass"
		if x.state.Awaits.Has(game.Seat(seat)) {
			said = announce
		}
		x.do(string('0'+rune(x.state.Awaits.First())) + ": " + said)
	}
	for _, text := range x.may(seat) {
		if x.state.Phase == drogue.Making && strings.HasPrefix(text, "show "+suit) {
			x.do(string('0'+rune(seat)) + ": " + text)
		}
	}
}

// Demand R1: with diamonds as trumps the Jack ranks above the Ten and the Ace.
func TestJackRanksAboveTheTrumpTen(t *testing.T) {
	x := sit(t, "")
	x.deal("AC TC KC QC 9C 8C 7C 7S", "JD 7D 8D 7H 8H 9H 8S 9S", "TD QH KH TH AH QS KS JC", "AD 9D KD QD TS AS JS JH")
	x.makes(dan, "announce 6", "D")
	x.do("0: 8C", "1: JD", "2: TD")
	x.plays(dan, "AD 9D KD QD JS JH") // no clubs: he must trump, and need not go higher
	m, _ := drogue.Game.Parse(0, "TS")
	v := x.state.Look(dan)
	if why := drogue.Game.Why(&v, m); why == nil || why.Code != "trump" || why.Clause != "drogue §6" {
		t.Errorf("TS is refused by %+v, want the duty to trump", why)
	}
	x.do("3: AD")
	if x.state.Last.Winner != ben || x.state.Points != [2]uint8{0, 23} {
		t.Errorf("seat %d wins 8C JD TD AD, and the points are %v; want 1 and 23", x.state.Last.Winner, x.state.Points)
	}
}

// Demand R6: a card that failed to follow in the third trick is known by the sixth, and the challenge names the third.
func TestRevokeIsChallengedTricksLater(t *testing.T) {
	x := sit(t, "discipline=watchful")
	x.deal("JC JS AH KH 7S 8S 9S TS", "QS KS 8C 9C TC 7D 8D 9D")
	for x.state.Phase != drogue.Announcing {
		x.do(string('0'+rune(x.state.Awaits.First())) + ": auxarmes")
	}
	x.makes(anna, "announce 4", "H")
	mine := []string{"7D", "8D", "8C", "9D", "9C", "QS"} // the 8♣ on a spade, and later the Q♠
	leads := []string{"JC", "JS", "7S"}
	for x.state.Last.Number < 6 {
		by := x.state.Awaits.First()
		v := x.state.Look(by)
		move := v.Lawful[0]
		switch number := int(x.state.Last.Number); {
		case by == ben:
			move = game.PlayOf(cardOf(mine[number]))
		case by == anna && number < len(leads):
			move = game.PlayOf(cardOf(leads[number]))
		}
		x.state.Play(by, move)
	}
	if led := x.state.Laid[2][anna]; led != cardOf("7S") || x.state.Laid[2][ben] != cardOf("8C") || x.state.Laid[5][ben] != cardOf("QS") {
		t.Fatalf("in trick 3 %v was led and Ben laid %v; in trick 6 he laid %v", led, x.state.Laid[2][ben], x.state.Laid[5][ben])
	}
	x.pegs("punishment", 0, 0, 0, 0)
	x.do("0: challenge 1 trick 3")
	x.followed("challenge 1")
	x.pegs("punishment", 0, 1, 0, 0)
}

// Demand R11: one trick without a point is no capot, but it is débrisqué and défiguré; no trick is capot and nothing else.
func TestCapotCountsTricksNotPoints(t *testing.T) {
	for _, row := range []struct {
		hands []string
		first string // what Anna and the others play to begin with
		ben   string // what Ben wins the rest with
		want  drogue.Disgraces
	}{
		{[]string{"AC TC KC QC 9C 7D 8D 9D", "8C JC JS JH JD AH TH KH", "7C QH 9H 8H 7H 9S 8S QD", "7S AS TS KS QS AD TD KD"},
			"0: 9C, 1: 8C, 2: 7C, 3: 7S, 0: 7D", "KH JC JS JH JD AH TH", drogue.Debrisque | drogue.Defigure},
		{[]string{"AC TC KC QC 9C 7D 8D 9D", "QH JC JS JH JD AH TH KH", "7C 8C 9H 8H 7H 9S 8S QD", "7S AS TS KS QS AD TD KD"},
			"0: 7D", "KH JC JS JH JD AH TH QH", drogue.Capot},
	} {
		x := sit(t, "")
		x.deal(row.hands...)
		number := "announce 6"
		if row.want == drogue.Capot {
			number = "announce 7"
		}
		x.makes(ben, number, "H")
		x.do(strings.Split(row.first, ", ")...)
		for _, c := range strings.Fields(row.ben) {
			for !x.state.Awaits.Has(ben) {
				v := x.state.Look(x.state.Awaits.First())
				x.state.Play(v.Seat, v.Lawful[0])
			}
			x.do("1: " + c)
		}
		for x.state.Dealt {
			v := x.state.Look(x.state.Awaits.First())
			x.state.Play(v.Seat, v.Lawful[0])
		}
		if got := x.state.Before; got.Disgraces != [2]drogue.Disgraces{row.want, 0} {
			t.Errorf("with %d tricks and %d points the disgraces of the two sides are %v, want %v for the first", got.Count.Tricks[0], got.Count.Points[0],
				[2][]string{got.Disgraces[0].Texts(), got.Disgraces[1].Texts()}, row.want.Texts())
		}
	}
}

// Demand R18: a new deal is asked for before the first card; later the wish is refused with its reason.
func TestNoNewDealOnceTheCardsArePlayed(t *testing.T) {
	x := sit(t, "")
	x.state.Nose[anna] = 1
	x.deal("7C 8C 9C TC AC JD 7D 8D")
	x.wants(anna, "re", "ready", "redeal")
	x.do("0: ready")
	x.makes(anna, "announce 6", "C")
	x.awaits(anna, drogue.Playing)
	again := game.MakeMove(drogue.Redeal, 0)
	v := x.state.Look(anna)
	if why := drogue.Game.Why(&v, again); game.Check(x.state, anna, again) == nil || why == nil || why.Code != "phase" || why.Clause == "" {
		t.Errorf("in the play a new deal is refused by %+v", why)
	}
}
