package napoleon_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/napoleon"
)

// at deals these hands to the seats from 0 on, the last seat dealing, and makes the moves, in text, in turn.
// A further deal of the same cards follows where the moves go on after one is over: then seat 0 deals, and so on.
func at(t *testing.T, options map[string]string, hands []string, moves string) *napoleon.State {
	t.Helper()
	seats := len(hands)
	settings, err := napoleon.Game.Complete(options, seats)
	if err != nil {
		t.Fatal(err)
	}
	s := napoleon.Game.New(settings, seats, game.Seat(seats-1)).(*napoleon.State)
	deal(t, s, hands)
	for _, text := range strings.Fields(moves) {
		if s.WantsDeal() {
			deal(t, s, hands)
		}
		by := s.Awaits.First()
		m, err := napoleon.Game.Parse(s.Look(by).Hand, text)
		if err == nil {
			err = game.Check(s, by, m)
		}
		if err != nil {
			t.Fatalf("seat %d, %s: %v", by, text, err)
		}
		s.Play(by, m)
	}
	return s
}

// deal deals each hand to its seat; an empty one belongs to a dealer who sits out.
func deal(t *testing.T, s *napoleon.State, hands []string) {
	t.Helper()
	var p card.Pack
	rest := s.Rules.Pack
	for round := range napoleon.HandSize {
		for i := range hands {
			seat := (int(s.Dealer) + 1 + i) % len(hands)
			if hands[seat] == "" {
				continue
			}
			c, err := card.Parse(strings.Fields(hands[seat])[round])
			if err != nil || !rest.Has(c) {
				t.Fatalf("card %s of seat %d cannot be dealt: %v", c, seat, err)
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
	s.Deal(&p)
}

// moves is what the seat may do, in text.
func moves(s *napoleon.State, seat game.Seat) string {
	var out []string
	for _, m := range s.Moves(nil, seat) {
		out = append(out, napoleon.Game.Format(0, m))
	}
	return strings.Join(out, " ")
}

var four = []string{"AH KH QH 7C 2D", "AS KS 3H 4H 9C", "AD KD 5H 8C TC", "QS JS 6H JC QC"}

const threeTricks = " AH 3H 5H 6H KH 4H 8C JC QH 9C TC QC" // seat 0 wins three with hearts as trumps

// Demand R13: what the soloist wins or loses is what each of the others pays or gets, a failed Nap half.
func TestBalances(t *testing.T) {
	five := []string{"AH KH QH JH TH", "2S 3S 4S 5S 6S", "2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "7S 8S 9S TS JS"}
	beaten := []string{"AH KH QH 9H 8H", "2S 3S 4S 5S 6S", "2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "JH TH 7H 6H KS"}
	for _, row := range []struct {
		name    string
		options map[string]string
		hands   []string
		moves   string
		want    string
	}{
		{"page: a three made by one of four", nil, four, "three pass pass pass" + threeTricks, "[9 -3 -3 -3]"},
		{"page: a three that failed", nil, []string{"2H 3H 4H 7C 2D", "AS KS AH TH 9C", "AD KD 5H 8C TC", "QS JS 6H JC QC"},
			"three pass pass pass 2H AH 5H 6H AS KD QS 2D KS AD JS 3H 4H TH 8C JC", "[-9 3 3 3]"},
		{"a Nap made by one of five", nil, five,
			"nap pass pass pass pass AH 2S 2C 2D 7S KH 3S 3C 3D 8S QH 4S 4C 4D 9S JH 5S 5C 5D TS TH 6S 6C 6D JS", "[40 -10 -10 -10 -10]"},
		{"a Nap lost by one of five costs half", nil, beaten,
			"nap pass pass pass pass AH 2S 2C 2D 6H KH 3S 3C 3D 7H QH 4S 4C 4D TH 9H 5S 5C 5D JH", "[-20 5 5 5 5]"},
		{"overtricks count nothing", map[string]string{"stopWhenDecided": "off"}, four,
			"two pass pass pass" + threeTricks + " 7C AS KD QS 2D KS AD JS", "[6 -2 -2 -2]"},
		{"a misère is lost at the first trick", nil, four, "misere pass pass pass AH 3H 5H 6H", "[-9 3 3 3]"},
		{"a misère is made after five", nil, []string{"2H 2C 3C 2S 3S", "3H 4C 5C 4S 5S", "4H 6C 7C 6S 7S"},
			"misere pass pass 2H 3H 4H 6C 2C 4C 7C 3C 5C 6S 2S 4S 7S 3S 5S", "[6 -3 -3]"},
		{"a Blücher at the agreed stake", map[string]string{"blucher": "45/7"}, five[:4],
			"nap wellington blucher 2C 2D AH 2S 3C 3D KH 3S 4C 4D QH 4S 5C 5D JH 5S 6C 6D TH 6S", "[-45 -45 135 -45]"},
	} {
		t.Run(row.name, func(t *testing.T) {
			s := at(t, row.options, row.hands, row.moves)
			if got := fmt.Sprint(s.Balances[:s.N]); got != row.want {
				t.Errorf("balances %s, want %s", got, row.want)
			}
		})
	}
}

// §2: ×2 after one void deal since the last one played, ×4 after two, ×8 after three or more.
func TestDouble(t *testing.T) {
	for voids, times := range []int{1, 2, 4, 8, 8} {
		s := at(t, map[string]string{"allPass": "double"}, four, strings.Repeat("pass ", 4*voids))
		if s.WantsDeal() {
			deal(t, s, four)
		}
		for s.Leader == game.NoSeat {
			bid := napoleon.Pass
			if s.Awaits.Has(0) {
				bid = napoleon.Misere
			}
			s.Play(s.Awaits.First(), napoleon.BidMove(bid))
		}
		for _, text := range []string{"AH", "3H", "5H", "6H"} { // seat 0 takes a trick
			m, _ := napoleon.Game.Parse(0, text)
			s.Play(s.Awaits.First(), m)
		}
		if got := fmt.Sprint(s.Balances[:4]); got != fmt.Sprint([]int{-9 * times, 3 * times, 3 * times, 3 * times}) {
			t.Errorf("a misère lost after %d void deals: %s, want it to count ×%d", voids, got, times)
		}
		if s.Times != 1 {
			t.Errorf("the deal after that counts ×%d", s.Times)
		}
	}
}

// Demand R17: what may be called after each round so far, all passes too.
func TestAuction(t *testing.T) {
	for _, row := range []struct {
		options map[string]string
		calls   string
		want    string // what the next may call; empty: the play begins, or the deal is void
	}{
		{nil, "", "pass two three misere four nap"},
		{nil, "pass pass", "pass two three misere four nap"},
		{nil, "three", "pass misere four nap"},
		{nil, "nap", "pass wellington"},
		{nil, "nap wellington", "pass blucher"},
		{nil, "nap wellington blucher", ""},
		{map[string]string{"blucher": "off"}, "nap wellington", ""},
		{nil, "pass pass pass", "pass two three misere four nap"},
		{map[string]string{"allPass": "dealerTwo"}, "pass pass pass", "two three misere four nap"},
		{map[string]string{"allPass": "dealerTwo"}, "pass two pass", "pass three misere four nap"},
	} {
		s := at(t, row.options, four, row.calls)
		got := ""
		if s.Leader == game.NoSeat {
			got = moves(s, s.Awaits.First())
		}
		if got != row.want {
			t.Errorf("after %q, %v: may call %q, want %q", row.calls, row.options, got, row.want)
		}
	}
}

// §1, §5: void deals pass the deal on and count for the rounds; equal balances share the rank. Demand R17.
func TestVoidDealsCountForTheRounds(t *testing.T) {
	s := at(t, map[string]string{"length": "1"}, four, strings.Repeat("pass ", 16))
	if !s.Over || s.Deals != 4 || s.Dealer != 3 || s.Winners != game.AllSeats(4) || s.Losers != 0 {
		t.Errorf("over %t after %d deals, dealer %d, winners %v, losers %v", s.Over, s.Deals, s.Dealer, s.Winners.Ints(), s.Losers.Ints())
	}
	for seat := range game.Seat(4) {
		if s.Rank(seat) != 1 {
			t.Errorf("seat %d has rank %d", seat, s.Rank(seat))
		}
	}
}

// §5: the bell ends a match with the round in play, and at once between two rounds.
func TestRing(t *testing.T) {
	s := at(t, map[string]string{"length": "open"}, four, strings.Repeat("pass ", 4))
	s.Ring()
	if s.Over {
		t.Fatal("over within a round")
	}
	for range 3 {
		deal(t, s, four)
		for s.Dealt {
			s.Play(s.Awaits.First(), napoleon.BidMove(napoleon.Pass))
		}
	}
	if !s.Over {
		t.Error("not over at the end of the round")
	}
	s = at(t, map[string]string{"length": "open"}, four, strings.Repeat("pass ", 16))
	if s.Over {
		t.Fatal("an open match ended by itself")
	}
	s.Ring()
	if notes := fmt.Sprint(lines(t, s)); !s.Over || notes != `[{"derived":"result","winners":[0,1,2,3],"losers":[]}]` {
		t.Errorf("over %t, notes %s", s.Over, notes)
	}
}

// §6: with six and dealerOut the dealer takes no cards and does not bid; he pays and receives.
func TestDealerOut(t *testing.T) {
	hands := []string{"AH KH QH JH TH", "2S 3S 4S 5S 6S", "2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "7S 8S 9S TS JS", ""}
	s := at(t, map[string]string{"dealerOut": "on"}, hands, "two pass pass pass pass AH 2S 2C 2D 7S KH 3S 3C 3D 8S")
	if got := fmt.Sprint(s.Balances); got != "[10 -2 -2 -2 -2 -2]" {
		t.Errorf("balances %s", got)
	}
	deal(t, s, []string{"", "2S 3S 4S 5S 6S", "2C 3C 4C 5C 6C", "2D 3D 4D 5D 6D", "7S 8S 9S TS JS", "AH KH QH JH TH"})
	if s.Out != game.Seat(0).Set() || s.Awaits != game.Seat(1).Set() {
		t.Errorf("in the next deal seats %v sit out and %v speaks first", s.Out.Ints(), s.Awaits.Ints())
	}
}

// §3: in strict discipline the first revoke decides and ends the deal.
func TestRevoke(t *testing.T) {
	strict := map[string]string{"discipline": "strict"}
	s := at(t, strict, four, "four pass pass pass AH KS")
	want := `[{"derived":"settle","soloist":0,"bid":"four","made":true,"times":1,"tricks":0,"pay":[12,-4,-4,-4],"balances":[12,-4,-4,-4],"revoked":{"seat":1,"card":"KS","held":"3H"}}]`
	if got := fmt.Sprint(lines(t, s)); got != want {
		t.Errorf("an opponent revoked:\n%s\nwant\n%s", got, want)
	}
	s = at(t, strict, []string{"AH 2H KS 3C 4C", "KH 2S 5C 6C 7C", "3H 3S 8C 9C TC"}, "two pass pass 2H KH 3H 2S 3S 3C")
	if s.Dealt || s.Outcome.Made || fmt.Sprint(s.Balances[:3]) != "[-4 2 2]" {
		t.Errorf("the soloist revoked: dealt %t, %+v", s.Dealt, s.Outcome)
	}
	if v := at(t, strict, four, "four pass pass pass AH").Look(1); len(v.Moves) != 5 || len(v.Lawful) != 2 {
		t.Errorf("of five cards %d are accepted and %d lawful, want 5 and 2", len(v.Moves), len(v.Lawful))
	}
}

// §6: the joker belongs to the trumps and is the highest; in a misère without trumps it is the only one.
func TestJoker(t *testing.T) {
	soloist, holder := "XX KH 2C 2D 2S", "XX 3D 4D 3S 4S"
	for _, row := range []struct{ name, misere, hand0, hand1, moves, want string }{
		{"the soloist may not lead it first", "none", soloist, "3D 4D 5D 3S 4S", "two pass pass", "2C 2D KH 2S"},
		{"trumps led: it follows", "none", "KH 5H 2C 2D 2S", holder, "two pass pass KH", "XX"},
		{"spades led make trumps: it is one of them", "none", "KH 5H 2C 2D 5S", holder, "two pass pass 5S", "3S 4S XX"},
		{"a misère without trumps: it follows nothing", "none", "KH 2H 2C 2D 2S", holder, "misere pass pass 2D", "3D 4D"},
		{"a misère without trumps: it may be thrown", "none", "KH 2H 2C 2D 2S", holder, "misere pass pass 2H", "3D 4D 3S 4S XX"},
		{"a misère with trumps: it follows them", "led", "KH 2H 2C 2D 2S", holder, "misere pass pass 2H", "XX"},
	} {
		s := at(t, map[string]string{"joker": "on", "misereTrump": row.misere}, []string{row.hand0, row.hand1, "3C 4C 5C 6C AH"}, row.moves)
		if got := moves(s, s.Awaits.First()); got != row.want {
			t.Errorf("%s: may play %q, want %q", row.name, got, row.want)
		}
	}
	s := at(t, map[string]string{"joker": "on"}, []string{"KH 2H 2C 2D 2S", holder, "3C 4C 5C 6C AH"}, "misere pass pass 2H XX AH")
	if s.Last.Winner != 1 || s.Leader != 1 {
		t.Errorf("seat %d wins, want 1 with the joker", s.Last.Winner)
	}
}

// Demand R9: 5C led, hand 2C AS: only 2C; the ace of spades never wins a club trick.
func TestFollowInMisere(t *testing.T) {
	hands := []string{"5C 6D 7D 8D 9D", "2C AS 2H 3H 4H", "3C KS 5H 6H 7H"}
	s := at(t, nil, hands, "misere pass pass 5C")
	if got := moves(s, 1); got != "2C" {
		t.Errorf("may play %q, want 2C", got)
	}
}

func TestRefusals(t *testing.T) {
	joker := map[string]string{"joker": "on"}
	for _, row := range []struct {
		options           map[string]string
		moves             string
		seat              game.Seat
		move, code, about string
	}{
		{nil, "three", 1, "two", "low", "napoleon §2"},
		{nil, "three", 1, "three", "low", "napoleon §2"},
		{nil, "three", 1, "wellington", "forerunner", "napoleon §2"},
		{nil, "nap", 1, "blucher", "forerunner", "napoleon §2"},
		{map[string]string{"blucher": "off"}, "nap", 1, "blucher", "blucher", "napoleon §4"},
		{map[string]string{"allPass": "dealerTwo"}, "pass pass pass", 3, "pass", "dealer", "napoleon §2"},
		{nil, "three", 2, "four", "turn", "napoleon §2"},
		{nil, "", 0, "AH", "phase", "napoleon §2"},
		{nil, "two pass pass pass", 0, "three", "phase", "napoleon §2"},
		{nil, "two pass pass pass AH", 1, "KS", "follow", "napoleon §3"},
		{nil, "two pass pass pass AH", 1, "2C", "held", "napoleon §3"},
		{nil, "two pass pass pass AH", 2, "5H", "turn", "napoleon §3"},
		{nil, "pass pass pass pass", 0, "two", "nodeal", "napoleon §1"},
		{joker, "two pass pass pass", 0, "XX", "joker", "napoleon §6"},
	} {
		hands := four
		if row.options["joker"] == "on" {
			hands = append([]string{"AH KH QH 7C XX"}, four[1:]...)
		}
		s := at(t, row.options, hands, row.moves)
		m, err := napoleon.Game.Parse(0, row.move)
		if err != nil {
			t.Fatal(err)
		}
		v := s.Look(row.seat)
		r := napoleon.Game.Why(&v, m)
		if r == nil || r.Code != row.code || r.Clause != row.about {
			t.Errorf("after %q %s by %d is refused by %+v, want %s (%s)", row.moves, row.move, row.seat, r, row.code, row.about)
			continue
		}
		if row.code == "follow" && (r.Held.String() != "3H" || r.Top.String() != "AH") {
			t.Errorf("KS on AH is refused for %v on %v", r.Held, r.Top)
		}
	}
}

// The derived lines of a record, to the byte.
func TestNotes(t *testing.T) {
	s := at(t, map[string]string{"length": "1"}, four, "three pass pass pass AH 3H 5H 6H KH 4H 8C JC QH 9C TC QC")
	want := []string{
		`{"derived":"trick","number":3,"winner":0,"cards":"QH 9C TC QC"}`,
		`{"derived":"settle","soloist":0,"bid":"three","made":true,"times":1,"tricks":3,"pay":[9,-3,-3,-3],"balances":[9,-3,-3,-3]}`,
	}
	if got := lines(t, s); strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("notes\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	for moves, trump := range map[string]bool{" AH 3H 5H 6H": true, " AH 3H 5H 6H 7C 9C 8C JC": false} {
		s := at(t, nil, four, "three pass pass pass"+moves)
		if n := napoleon.Game.Notes(s)[0].(napoleon.Trick); n.Trump != trump || n.Best != s.Last.Trick.Top() {
			t.Errorf("%s is told as won by %v, a trump: %t", n.Cards, n.Best, n.Trump)
		}
	}
	s = at(t, nil, four, "pass pass pass pass")
	if got := fmt.Sprint(lines(t, s)); got != `[{"derived":"void","cause":"allPass"}]` {
		t.Errorf("notes of a void deal: %s", got)
	}
}

func lines(t *testing.T, s *napoleon.State) (out []string) {
	t.Helper()
	for _, n := range napoleon.Game.Notes(s) {
		line, err := json.Marshal(n)
		if err != nil {
			t.Fatal(err)
		}
		out = append(out, string(line))
	}
	return out
}

func TestOptions(t *testing.T) {
	for _, row := range []struct {
		set    map[string]string
		seats  int
		reason string // empty: allowed
	}{
		{nil, 3, ""}, {nil, 6, ""}, {nil, 2, game.TooManySeats}, {nil, 7, game.TooManySeats},
		{map[string]string{"blucher": "1/999"}, 4, ""},
		{map[string]string{"blucher": "1000/1"}, 4, game.UnknownValue},
		{map[string]string{"blucher": "0/5"}, 4, game.UnknownValue},
		{map[string]string{"blucher": "030/15"}, 4, game.UnknownValue},
		{map[string]string{"blucher": "30"}, 4, game.UnknownValue},
		{map[string]string{"blucher": "30/15/1"}, 4, game.UnknownValue},
		{map[string]string{"length": "10"}, 4, ""}, {map[string]string{"length": "11"}, 4, game.UnknownValue}, {map[string]string{"length": "0"}, 4, game.UnknownValue},
		{map[string]string{"dealerOut": "on"}, 6, ""},
		{map[string]string{"dealerOut": "on"}, 5, game.WrongSeats},
		{map[string]string{"dealerOut": "on", "allPass": "dealerTwo"}, 6, game.Contradiction},
		{map[string]string{"dealerOut": "on", "allPass": "double"}, 6, ""},
		{map[string]string{"pack": "24"}, 4, ""},
		{map[string]string{"pack": "24"}, 5, game.WrongSeats},
		{map[string]string{"pack": "24", "joker": "on"}, 5, ""},
		{map[string]string{"pack": "28"}, 5, ""},
		{map[string]string{"pack": "28", "joker": "on"}, 6, game.WrongSeats},
		{map[string]string{"pack": "28", "dealerOut": "on"}, 6, ""},
		{map[string]string{"pack": "32"}, 6, ""},
	} {
		settings, err := napoleon.Game.Complete(row.set, row.seats)
		var refused *game.OptionError
		if errors.As(err, &refused); err == nil != (row.reason == "") || refused != nil && refused.Reason != row.reason {
			t.Errorf("%v with %d: %v, want %q", row.set, row.seats, err, row.reason)
		}
		if n := napoleon.Game.Pack(settings, row.seats).Len(); err == nil && n < 24 {
			t.Errorf("%v: a pack of %d", row.set, n)
		}
	}
	for size, low := range map[string]string{"24": "9C", "28": "8C", "32": "7C", "36": "6C", "52": "2C"} {
		pack := napoleon.Game.Pack(game.Settings{"pack": size, "joker": "on"}, 4)
		if got := pack.First().String(); got != low || fmt.Sprint(pack.Len()-1) != size || !pack.Has(card.Joker) {
			t.Errorf("a pack of %s begins with %s and has %d cards with the joker", size, got, pack.Len())
		}
	}
}
