package drogue_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
)

// The rules page as tests: cards, trumps, tricks. What pegs do is in rules_pegs_test.go, calls and offences in
// rules_calls_test.go.

// The page's worked example: hearts are trumps. Anna leads the K♠, Ben must beat it, Carla has no spades and must trump,
// Dan has none either and trumps with the lowest Jack: 4 + 11 + 0 + 2 = 17 points for Ben and Dan.
func TestPageExample(t *testing.T) {
	x := sit(t, "")
	x.deal("AH KH 9H JC JS KS 7D 8D", "AS TS QS 9S 8S 7S AC TC", "7H 8H TH QH KC QC 9C 8C", "JD JH 7C AD TD KD QD 9D")
	x.wants(anna, "announce", "announce 3", "announce 4", "announce 5") // a spade, two diamonds or three hearts, and two Jacks
	x.do("0: announce 5")
	x.wants(ben, "announce") // no Jack, no trumps
	x.do("1: pass", "2: pass", "3: pass", "0: show H AH KH 9H JC JS", "0: KS")
	x.plays(ben, "AS TS")
	x.do("1: AS")
	x.plays(carla, "7H 8H TH QH")
	x.do("2: 7H")
	x.plays(dan, "JD JH")
	x.do("3: JD")
	x.followed("trick")
	if x.state.Last.Winner != dan || x.state.Points != [2]uint8{0, 17} {
		t.Errorf("seat %d won, and the points are %v", x.state.Last.Winner, x.state.Points)
	}
	x.awaits(dan, drogue.Playing)
}

// §1: the Jacks are the four highest trumps and belong to no other suit; the option order decides the rest.
func TestOrder(t *testing.T) {
	for _, row := range []struct {
		order, trump, led, top, hand, legal string
	}{
		{"bezique", "H", "KS", "KS", "AS TS 9S", "AS TS"},
		{"natural", "H", "KS", "KS", "AS TS 9S", "AS"},
		{"bezique", "C", "TD", "TD", "KD 7D", "KD 7D"},
		{"natural", "C", "TD", "TD", "KD 7D", "KD"},
		{"bezique", "H", "KS", "7H", "AS 9S", "AS 9S"},       // already trumped: any card of the suit
		{"bezique", "H", "KS", "KS", "JS 7D", "JS"},          // J♠ is no spade
		{"bezique", "H", "7H", "7H", "JD 9H AS", "JD 9H"},    // trumps led: beat
		{"bezique", "H", "JS", "JS", "JH AH 7H", "JH AH 7H"}, // a Jack led asks for trumps
		{"bezique", "H", "JS", "JS", "JC AH 7H", "JC"},
		{"bezique", "D", "8C", "JD", "AD 9D TS", "AD 9D"}, // neither held to beat, but to trump
		{"bezique", "H", "AC", "AC", "7D 8D AS", "7D 8D AS"},
	} {
		s, err := card.ParseSuit(row.trump)
		if err != nil {
			t.Fatal(err)
		}
		d := drogue.DutyOf(drogue.OrderOf(row.order == "natural", s), false, cardOf(row.led), cardOf(row.top))
		if got := d.Legal(setOf(strings.Fields(row.hand))); got != setOf(strings.Fields(row.legal)) {
			t.Errorf("%s, %s trumps, %s led, %s best: of %s may be played %v, want %s", row.order, row.trump, row.led, row.top, row.hand, got, row.legal)
		}
	}
}

// §6: option overtrump: over-trump if one can, else any trump.
func TestOvertrump(t *testing.T) {
	for _, row := range []struct {
		must            bool
		top, hand, want string
	}{
		{false, "TH", "7H JD 8D", "7H JD"},
		{true, "TH", "7H JD 8D", "JD"},
		{true, "JD", "7H 9H 8D", "7H 9H"},
		{true, "AC", "7H 9H 8D", "7H 9H"}, // not trumped yet
	} {
		d := drogue.DutyOf(drogue.OrderOf(false, card.Hearts), row.must, cardOf("AC"), cardOf(row.top))
		if got := d.Legal(setOf(strings.Fields(row.hand))); got != setOf(strings.Fields(row.want)) {
			t.Errorf("over %s of %s may be played %v, want %s", row.top, row.hand, got, row.want)
		}
	}
}

// §1: 120 points in all.
func TestPoints(t *testing.T) {
	if n := drogue.PointsOf(drogue.Pack); n != 120 {
		t.Errorf("there are %d points", n)
	}
	if n := drogue.PointOf(setOf(strings.Fields("AH KH 9H JC JS"))); n != 50 {
		t.Errorf("the page's five cards are worth %d to declare, want 50", n)
	}
}

// §5: what may be announced, and what is shown of four Jacks and of eight cards.
func TestShowings(t *testing.T) {
	for _, row := range []struct {
		why, hand string
		numbers   string
		suit      string
		left      string // what may stay hidden
		offered   string
	}{
		{"no Jack, no trumps", "AH TH KH QH 9H 8H 7H AC", "", "H", "", "--"},
		{"a Jack without a plain card makes nothing", "JH AS KS QS 9S 8S 7S TS", "7", "H", "", "--"},
		{"a suit's own Jack counts once", "AH JH 7C 8C 9C 7D 8D 9D", "2 4", "H", "", "--"},
		{"six cards with four Jacks declare five", "JC JS JH JD AS TS 9D 8H", "4 5", "S", "JC JS JH JD", "JC"},
		{"never more than seven: seven plain and a Jack", "AH TH KH QH 9H 8H 7H JH", "7", "H", "AH TH KH QH 9H 8H 7H", "7H"},
		{"of eight the plain one of lowest declaration points", "AH TH KH QH 9H JC JS JD", "7", "H", "AH TH KH QH 9H JC JS JD", "9H"},
		{"four Jacks and four plain: only three Jacks are shown", "JC JS JH JD AS TS 9S 8S", "7", "S", "JC JS JH JD", "JC"},
	} {
		hand := setOf(strings.Fields(row.hand))
		var numbers []string
		for n := range 8 {
			if drogue.Counts(hand)>>n&1 != 0 {
				numbers = append(numbers, fmt.Sprint(n))
			}
		}
		if got := strings.Join(numbers, " "); got != row.numbers {
			t.Errorf("%s: %q may be announced, want %q", row.why, got, row.numbers)
		}
		s, _ := card.ParseSuit(row.suit)
		if got := drogue.OfferedLeft(hand, s); got.String() != row.offered {
			t.Errorf("%s: %s stays hidden first, want %s", row.why, got, row.offered)
		}
		if got := drogue.Left(hand, s); drogue.Count(hand, s) > 0 && got != setOf(strings.Fields(row.left)) {
			t.Errorf("%s: one of %v may stay hidden, want %s", row.why, got, row.left)
		}
	}
}

// §5: each number must be higher than the best so far, or equal to it; who said the best states a point, in speaking order;
// the higher wins, at equal points the earlier speaker; nobody else is asked.
func TestAnnouncing(t *testing.T) {
	x := sit(t, "")
	x.deal("JC AH 9H 7C 7S 8S 8C 9C", "JS KC QC AD TD TS 9S KS", "JD AS QS KH QH 7D 8D 9D", "")
	x.awaits(anna, drogue.Announcing)
	x.wants(anna, "announce", "announce 3", "announce 4")
	x.do("0: announce 4")
	x.wants(ben, "announce", "announce 4") // three of clubs and of diamonds are too few
	x.do("1: announce 4")
	x.do("2: announce 4", "3: pass")
	x.awaits(anna, drogue.Pointing)
	x.wants(anna, "point", "point 34")
	x.do("0: point 34")
	x.wants(ben, "point", "point 39")
	x.do("1: point 39")
	x.wants(carla, "point", "point 34")
	x.do("2: point 34")
	x.awaits(ben, drogue.Making)
	x.wants(ben, "show", "show S 9S TS KS JS")
	x.do("1: show S 9S TS KS JS")
	x.awaits(anna, drogue.Playing) // the dealer's right neighbour leads, whoever made trumps
}

func TestEqualPointsGoToTheEarlierSpeaker(t *testing.T) {
	x := sit(t, "")
	x.deal("JC AH KH 7C 7D 7S 8S 8D", "JS AS KS 7H 8H 9D 9C 8C", "", "")
	x.do("0: announce 3", "1: announce 3", "2: pass", "3: pass", "0: point 31", "1: point 31")
	x.awaits(anna, drogue.Making)
}

// A showing is read with its cards in any order, and written in one.
func TestShowingInAnyOrder(t *testing.T) {
	hand := setOf(strings.Fields("AH KH 9H JC JS KS 7D 8D"))
	m, err := drogue.Game.Parse(hand, "show H AH KH 9H JC JS")
	if err != nil {
		t.Fatal(err)
	}
	if text := drogue.Game.Format(hand, m); text != "show H 9H KH AH JC JS" {
		t.Errorf("it is written %q", text)
	}
	for _, bad := range []string{"show H AH KH 9H JC JS KS", "show H AH AH KH 9H JC JS", "show D 7D 8D JC JS JD", "show H"} {
		if m, err := drogue.Game.Parse(hand, bad); err == nil {
			t.Errorf("%q is read as %q", bad, drogue.Game.Format(hand, m))
		}
	}
}

// §2: option kings. The first King came to place 2, its colour's other to place 1, then to places 3 and 0.
func TestKings(t *testing.T) {
	kings := game.Settings{"partners": "kings"}
	for _, row := range []struct {
		why, cards string
		from       []game.Seat
		dealer     game.Seat
	}{
		// The first card lies before place 1. Who has a King is passed over: after K♥ at 2 and K♦ at 1, 3 and 0 are left.
		{"the example of the records", "7C KH 8C 9C KD KS 7H KC", []game.Seat{1, 0, 2, 3}, 2},
		{"one card each", "KC KD KH KS", []game.Seat{3, 1, 2, 0}, 1},
		{"already opposite", "KC KD KS KH", []game.Seat{0, 1, 2, 3}, 1},
	} {
		words := strings.Fields(row.cards)
		p := packOf(append(slices.Clone(words), without(sheet, words...)...))
		d, ok := drogue.Game.Draw(kings, p)
		if !ok || !slices.Equal(d.From, row.from) || d.Dealer != row.dealer || len(d.Cards) != len(words) {
			t.Errorf("%s: drawn %v from %v, dealer %d, %v; want from %v, dealer %d", row.why, d.Cards, d.From, d.Dealer, ok, row.from, row.dealer)
		}
	}
	if _, ok := drogue.Game.Draw(game.Settings{"partners": "fixed"}, packOf(sheet)); ok {
		t.Error("places are drawn though all are seated already")
	}
	// Kings of one colour are partners, the first King's player keeps his place and deals.
	rng := rand.New(rand.NewPCG(4, 0))
	for range 1000 {
		p := packOf(sheet)
		rng.Shuffle(p.N, func(i, j int) { p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i] })
		d, _ := drogue.Game.Draw(kings, p)
		if d.From[d.Dealer] != d.Dealer || game.SeatsOf(d.From...) != game.AllSeats(4) {
			t.Fatalf("drawn %v from %v, dealer %d", d.Cards, d.From, d.Dealer)
		}
	}
}

// §2: a void deal is dealt again by the same dealer and does not count; three all-passes without a played deal between them
// count as one, nobody gains or loses, and the deal moves on. Demand R17.
func TestThreeAllPasses(t *testing.T) {
	x := sit(t, "length=4")
	for pass := range 3 {
		x.deal()
		x.playOut()
		x.followed("void allPass")
		want := game.Seat(dan)
		if pass == 2 {
			want = anna
		}
		if x.state.Dealer != want || int(x.state.Completed) != pass/2 {
			t.Errorf("after %d all-passes %d deals and %d count", pass+1, x.state.Dealer, x.state.Completed)
		}
	}
	if x.state.Pegs != (drogue.Pegs{}) || x.state.Holder != drogue.NoSide {
		t.Errorf("somebody gained or lost: %+v", x.state.Pegs)
	}
	// A played deal between them breaks the row.
	for _, played := range []bool{false, false, true, false, false} {
		x.deal("JC 7C 8C 9C", "", "", "")
		if played {
			for x.state.Phase == drogue.Announcing {
				if by := x.state.Awaits.First(); by == anna {
					x.do("0: announce 7")
				} else {
					x.do(fmt.Sprint(by, ": pass"))
				}
			}
		}
		x.playOut()
		x.name()
		if played {
			x.state.Pegs = drogue.Pegs{} // nothing of it matters here
		}
	}
	if x.state.Completed != 2 || x.state.PassedOut != 2 {
		t.Errorf("%d deals count, %d passed out since", x.state.Completed, x.state.PassedOut)
	}
}

// §10: the bell may ring at any time: what is dealt is finished, then comes the last parade; before the first deal it is
// that of nobody's pegs, a draw.
func TestRing(t *testing.T) {
	x := sit(t, "length=open")
	x.state.Ring()
	x.deal()
	x.followed("result")
	if !x.state.Over || x.state.Winners != 0 || x.state.Losers != 0 || x.state.Deals != 1 {
		t.Errorf("over %v, winners %v, losers %v", x.state.Over, x.state.Winners, x.state.Losers)
	}

	x = sit(t, "")
	x.deal()
	x.state.Ring()
	x.playOut() // all pass: void, and yet the match ends
	x.deal()
	if !x.state.Over {
		t.Error("the match goes on after the bell")
	}
	x.state.Ring()
	if x.state.Awaits != 0 || !x.state.Over {
		t.Error("a bell after the end starts something")
	}
}

// §10: the side with fewer pegs has won; equal: fewer black noses, then the side not under the drogue, else a draw.
func TestRanking(t *testing.T) {
	for _, row := range []struct {
		why     string
		pegs    drogue.Pegs
		holder  int8
		winners []int
	}{
		{"nose, buttonhole and punishment of both partners count", drogue.Pegs{Nose: [4]uint8{2, 1}, Buttonhole: [4]uint8{0, 1}, Punishment: [4]uint8{0, 0, 0, 1}}, 0, []int{0, 2}},
		{"fewer pegs before black noses", drogue.Pegs{Nose: [4]uint8{1, 2}, Black: 0b0101}, 1, []int{0, 2}},
		{"fewer black noses", drogue.Pegs{Nose: [4]uint8{1, 1}, Black: 0b0100}, 1, []int{1, 3}},
		{"a black nose is no peg", drogue.Pegs{Nose: [4]uint8{1, 0, 0, 1}, Black: 0b0011}, 1, []int{0, 2}},
		{"the side not under the drogue", drogue.Pegs{Nose: [4]uint8{0, 1, 1, 0}}, 1, []int{0, 2}},
		{"a draw", drogue.Pegs{Nose: [4]uint8{0, 1, 1, 0}}, drogue.NoSide, []int{}},
	} {
		x := sit(t, "length=open")
		x.state.Pegs, x.state.Holder = row.pegs, row.holder
		x.state.Ring()
		x.deal()
		if got := x.state.Winners.Ints(); !x.state.Over || !slices.Equal(got, row.winners) {
			t.Errorf("%s: winners %v, want %v", row.why, got, row.winners)
		}
	}
}

// §10: the last parade has Qui vive and release, no new deal, no play; in watchful all four answer once more before the count.
func TestLastParade(t *testing.T) {
	x := sit(t, "length=open discipline=watchful")
	x.state.Nose, x.state.Holder, x.state.MayRelease = [4]uint8{1, 0, 0, 0}, 1, game.SeatsOf(anna)
	x.state.Ring()
	x.deal("7C 8C 9C TC AC JC 7S 8S") // without King and Queen she might ask for a new deal else
	x.awaits(anna, drogue.Relief)
	x.do("0: release JC", "0: ready")
	for seat := range 4 {
		x.awaits(seat, drogue.Reckoning)
		x.do(fmt.Sprint(seat, ": ready"))
	}
	if !x.state.Over || x.state.Winners != game.SeatsOf(anna, carla) {
		t.Errorf("over %v, winners %v", x.state.Over, x.state.Winners)
	}
}

// §4: packets of four or of two, from the dealer's right.
func TestPackets(t *testing.T) {
	for packets, want := range map[string]string{"4": "7C 8C 9C TC 7H 8H 9H TH", "2": "7C 8C 7D 8D 7H 8H 7S 8S"} {
		x := sit(t, "packets="+packets)
		x.state.Deal(packOf(sheet))
		if got := x.state.Look(anna).Hand; got != setOf(strings.Fields(want)) {
			t.Errorf("in packets of %s Anna gets %v, want %s", packets, got, want)
		}
	}
}

// What holds of every match, whatever is agreed and whoever offends.
func TestInvariants(t *testing.T) {
	rng := rand.New(rand.NewPCG(32, 0))
	for range 60 {
		d := newDuel(rng)
		for n := 0; n < 1500 && !d.oracle.over; n++ {
			if err := d.step(); err != nil {
				t.Fatal(d.tell(err))
			}
			if err := invariants(d.state); err != nil {
				t.Fatal(d.tell(err))
			}
		}
	}
}
