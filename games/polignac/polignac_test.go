package polignac_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/polignac"
)

// dealt opens a partie in which the last seat deals and seat 0 leads, with these hands.
func dealt(t *testing.T, given map[string]string, hands ...string) *polignac.State {
	t.Helper()
	s, settings := opened(t, len(hands), game.Seat(len(hands)-1), given)
	o := newOracle(settings, len(hands), len(hands)-1)
	left := make([][]string, len(hands))
	for i, hand := range hands {
		left[i] = strings.Fields(hand)
	}
	var pack []string
	for _, seat := range o.order() {
		pack, left[seat] = append(pack, left[seat][0]), left[seat][1:]
	}
	p := packOf(pack)
	if p.Set() != polignac.Game.Pack(settings, len(hands)) {
		t.Fatalf("the hands %v are not the pack", hands)
	}
	s.Deal(p)
	return s
}

// told plays the moves, each by whoever is awaited, and gives the lines that follow from them.
func told(t *testing.T, s *polignac.State, moves string) []string {
	t.Helper()
	var lines []string
	for _, text := range strings.Fields(moves) {
		by := s.Open().Awaits.First()
		m, err := polignac.Game.Parse(0, text)
		if err != nil || game.Check(s, by, m) != nil {
			v := s.Look(by)
			t.Fatalf("seat %d cannot play %s: %v", by, text, polignac.Game.Why(&v, m))
		}
		s.Play(by, m)
		lines = append(lines, linesOf(t, s)...)
	}
	return lines
}

func linesOf(t *testing.T, s *polignac.State) []string {
	t.Helper()
	var lines []string
	for _, note := range polignac.Game.Notes(s) {
		line, err := json.Marshal(note)
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, string(line))
	}
	return lines
}

func want(t *testing.T, got []string, lines ...string) {
	t.Helper()
	if !slices.Equal(got, lines) {
		t.Errorf("the lines are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(lines, "\n"))
	}
}

// The example of §3: the Jack beats the Ace, and Dan wins Polignac and the Jack of clubs.
var example = []string{
	"9H 7S KC QC 9C 8C 7C KD", "JH 8S KH QH KS QS AC 9D", "AH JC 8H 7H TC QD JD AD", "TH JS AS TS 9S TD 8D 7D",
}

func TestExample(t *testing.T) {
	s := dealt(t, map[string]string{"slam": "none"}, example...)
	want(t, told(t, s, "9H JH AH TH 8S JC JS 7S"),
		`{"derived":"trick","number":1,"winner":1,"cards":"9H JH AH TH"}`,
		`{"derived":"pay","seat":1,"cost":1,"chips":[20,19,20,20]}`,
		`{"derived":"trick","number":2,"winner":3,"cards":"8S JC JS 7S"}`,
		`{"derived":"pay","seat":3,"cost":3,"chips":[20,19,20,17]}`)
}

// The same cards with the Ace high: the Ace of hearts takes the Jack. Demand R5.
func TestOrderDecides(t *testing.T) {
	s := dealt(t, map[string]string{"slam": "none", "order": "ace"}, example...)
	want(t, told(t, s, "9H JH AH TH"),
		`{"derived":"trick","number":1,"winner":2,"cards":"9H JH AH TH"}`,
		`{"derived":"pay","seat":2,"cost":1,"chips":[20,20,19,20]}`)
}

// §3: the deal ends when the last penalty card is won, and the next dealer is the next seat.
func TestStopsWhenDecided(t *testing.T) {
	hands := []string{"KH JH KS JS KC JC KD JD", "QH TH QS TS QC TC QD TD", "AH 9H AS 9S AC 9C AD 9D", "8H 7H 8S 7S 8C 7C 8D 7D"}
	s := dealt(t, map[string]string{"slam": "none"}, hands...)
	lines := told(t, s, "JH QH AH 8H QS 9S 8S JS QC 9C 8C JC QD 9D 8D JD")
	want(t, lines[len(lines)-2:], `{"derived":"pay","seat":1,"cost":1,"chips":[20,15,20,20]}`,
		`{"derived":"settle","chips":[20,15,20,20],"slam":"none","by":[],"made":null}`)
	if p := s.Open(); p.Dealt || p.Dealer != 0 || p.Tricks[1] != 4 {
		t.Errorf("dealt %t, next dealer %d, tricks %v", p.Dealt, p.Dealer, p.Tricks)
	}
	if hand := s.Look(0).Facts.(polignac.Table).Hands[3].String(); hand != "7C 8C 7D 8D 7H 8H 7S 8S" {
		t.Errorf("after the deal the hand of seat 3 is shown as %q", hand)
	}
}

// §2: of several announcers of Capot only who wins the first trick is still in; held Jacks are paid when he loses one.
func TestCapotByTwo(t *testing.T) {
	hands := []string{"KH QH KS QS KC QC KD TD", "JH TH JS TS JC TC QD JD", "AH 9H AS 9S AC 9C AD 9D", "8H 7H 8S 7S 8C 7C 8D 7D"}
	s := dealt(t, nil, hands...)
	want(t, told(t, s, "capot quiet capot quiet KH JH 9H 7H KS JS 9S 7S"),
		`{"derived":"trick","number":1,"winner":0,"cards":"KH JH 9H 7H"}`,
		`{"derived":"trick","number":2,"winner":0,"cards":"KS JS 9S 7S"}`)
	want(t, told(t, s, "TD QD 9D 7D"),
		`{"derived":"trick","number":3,"winner":1,"cards":"TD QD 9D 7D"}`,
		`{"derived":"pay","seat":0,"cost":1,"chips":[19,20,20,20]}`,
		`{"derived":"pay","seat":0,"cost":2,"chips":[17,20,20,20]}`)
	lines := told(t, s, "JD AD 8D KD QC JC 9C 7C")
	want(t, lines[len(lines)-1:], `{"derived":"settle","chips":[15,20,20,20],"slam":"capot","by":[0,2],"made":null}`)
}

// §2: each in turn announces, and before the first card; §3: then each in turn plays.
func TestOutOfTurn(t *testing.T) {
	s := dealt(t, nil, example...)
	refused := func(by game.Seat, m game.Move, code, clause string) {
		t.Helper()
		v := s.Look(by)
		if why := polignac.Game.Why(&v, m); why == nil || why.Code != code || why.Clause != clause {
			t.Errorf("seat %d is refused %s with %v, want %s (%s)", by, polignac.Game.Format(0, m), why, code, clause)
		}
	}
	queen := game.PlayOf(card.Of(card.Queen, card.Hearts))
	refused(2, polignac.CallCapot, "turn", "polignac §2")
	refused(0, queen, "phase", "polignac §2")
	refused(0, polignac.CallGenerale, "call", "polignac §2")
	told(t, s, "quiet quiet quiet quiet")
	refused(3, queen, "turn", "polignac §3")
	refused(0, queen, "held", "polignac §3")
	refused(0, polignac.CallCapot, "call", "polignac §2")
}

// §2: with a price for failing the first announcement closes the round; the five are due before the held Jacks.
func TestCapotWithAPrice(t *testing.T) {
	hands := []string{"KH QH KS QS KC QC KD TD", "JH TH JS TS JC TC QD JD", "AH 9H AS 9S AC 9C AD 9D", "8H 7H 8S 7S 8C 7C 8D 7D"}
	s := dealt(t, map[string]string{"capotFail": "fivePlusOwn"}, hands...)
	told(t, s, "quiet capot")
	if by := s.Open().Awaits.First(); by != 0 {
		t.Fatalf("seat %d leads, want the first leader, 0", by)
	}
	want(t, told(t, s, "KH JH 9H 7H"),
		`{"derived":"trick","number":1,"winner":0,"cards":"KH JH 9H 7H"}`,
		`{"derived":"pay","seat":1,"cost":5,"chips":[20,15,20,20]}`,
		`{"derived":"pay","seat":0,"cost":1,"chips":[19,15,20,20]}`)
}

// §2, §4: a Chelem is paid in turn from the first leader; who had fewer chips loses.
func TestChelemMade(t *testing.T) {
	hands := []string{"8H 7H 8S 7S 8C 7C 8D 7D", "KH QH KS QS KC QC KD QD", "JH TH JS TS JC TC JD TD", "AH 9H AS 9S AC 9C AD 9D"}
	moves := "8H KH TH AH KS TS 9S 7S KC TC 9C 7C KD TD 9D 7D QH JH 9H 7H QS JS AS 8S QC JC AC 8C QD JD AD 8D"
	s := dealt(t, map[string]string{"slam": "chelem"}, hands...)
	lines := told(t, s, moves)
	want(t, lines[len(lines)-5:],
		`{"derived":"trick","number":8,"winner":1,"cards":"QD JD AD 8D"}`,
		`{"derived":"pay","seat":0,"cost":5,"chips":[15,20,20,20]}`,
		`{"derived":"pay","seat":2,"cost":5,"chips":[15,20,15,20]}`,
		`{"derived":"pay","seat":3,"cost":5,"chips":[15,20,15,15]}`,
		`{"derived":"settle","chips":[15,20,15,15],"slam":"chelem","by":[],"made":1}`)
}

// §2: who announces La Générale leads; whoever fails pays five and no more, and another may go on to a Chelem.
func TestGenerale(t *testing.T) {
	hands := []string{"8H 7H 8S 7S 8C 7C 8D 7D", "KH QH KS QS KC QC KD QD", "JH TH JS TS JC TC JD TD", "AH 9H AS 9S AC 9C AD 9D"}
	s := dealt(t, map[string]string{"slam": "chelem+generale"}, hands...)
	want(t, told(t, s, "quiet quiet generale JH 9H 8H KH"),
		`{"derived":"trick","number":1,"winner":1,"cards":"JH 9H 8H KH"}`,
		`{"derived":"pay","seat":2,"cost":5,"chips":[20,20,15,20]}`)
	lines := told(t, s, "KS TS 9S 7S KC TC 9C 7C KD TD 9D 7D QH TH AH 7H QS JS AS 8S QC JC AC 8C QD JD AD 8D")
	want(t, lines[len(lines)-3:],
		`{"derived":"pay","seat":3,"cost":5,"chips":[20,20,15,15]}`,
		`{"derived":"pay","seat":0,"cost":5,"chips":[15,20,15,15]}`,
		`{"derived":"settle","chips":[15,20,15,15],"slam":"generale","by":[2],"made":1}`)
}

// §3, discipline strict: the first revoke ends the deal; what was paid is given back, and the revoker pays five.
func TestRevoke(t *testing.T) {
	s := dealt(t, map[string]string{"slam": "none", "discipline": "strict"}, example...)
	lines := told(t, s, "9H JH AH TH 8S JC AS KC")
	want(t, lines[2:],
		`{"derived":"pay","seat":0,"cost":5,"chips":[15,20,20,20]}`,
		`{"derived":"settle","chips":[15,20,20,20],"slam":"none","by":[],"made":null,"revoked":{"seat":0,"card":"KC","held":"7S"}}`)
	s = dealt(t, map[string]string{"slam": "none"}, example...)
	told(t, s, "9H JH AH TH 8S JC 9S")
	v := s.Look(0)
	why := polignac.Game.Why(&v, game.PlayOf(card.Of(card.King, card.Clubs)))
	if why == nil || why.Code != "follow" || why.Held.String() != "7S" || why.Top.String() != "8S" || why.Legal.String() != "7S" {
		t.Errorf("with assisted discipline a revoke is refused with %+v", why)
	}
}

// §4: the loser pays each other a stake for every point that one lacked; what cannot be paid is forgiven.
func TestStakes(t *testing.T) {
	ledger := polignac.Ledger{N: 4, First: 2, Chips: [8]uint16{7, 0, 3, 0}, Losers: game.SeatsOf(1, 3)}
	if got := ledger.Stakes(3); got != [8]int32{21, -14, 9, -16} {
		t.Errorf("joint losers, 7 and 3 chips at 3 a point, first leader 2: %v, want 21 -14 9 -16: seat 3 comes first", got)
	}
	ledger.Chips[2] = 4
	if got := ledger.Stakes(3); got != [8]int32{21, -16, 12, -17} {
		t.Errorf("joint losers, 7 and 4 chips at 3 a point, first leader 2: %v, want 21 -16 12 -17", got)
	}
}

// §1: seven players after Foster: the dealer sits out, and pays for a slam only where that was agreed.
func TestSeven(t *testing.T) {
	for _, pays := range []string{"off", "on"} {
		hands := []string{"KH KS KC KD QH", "JH JS JC JD TC", "AH AS AC AD TH", "9H 9S 9C 9D TS", "8H 8S 8C 8D TD", "7H 7D QS QC QD", ""}
		s := dealt(t, map[string]string{"slam": "chelem", "dealerPays": pays}, hands...)
		if p := s.Open(); p.Out != game.SeatsOf(6) || p.Held[6] != 0 || p.Held[0] != 5 {
			t.Fatalf("out are %v, hands have %v cards", p.Out.Ints(), p.Held)
		}
		lines := told(t, s, "KH JH AH 9H 8H 7H KS JS AS 9S 8S QS KC JC AC 9C 8C QC KD JD AD 9D 8D 7D QH TC TH TS TD QD")
		chips := map[string]string{"off": "[20,15,15,15,15,15,20]", "on": "[20,15,15,15,15,15,15]"}[pays]
		want(t, lines[len(lines)-1:], `{"derived":"settle","chips":`+chips+`,"slam":"chelem","by":[],"made":0}`)
		if d := s.Open().Dealer; d != 0 {
			t.Errorf("the next dealer is %d, want 0", d)
		}
	}
}

// Each number of players gets the hands of §1; the last trick is the last one once, and all penalties are paid by then. Demand R15.
func TestEveryNumberOfPlayers(t *testing.T) {
	rng := xorshift(3)
	for _, row := range []struct {
		pack  string
		cards [9]int
	}{{"foster", [9]int{3: 10, 8, 6, 5, 5, 4}}, {"french", [9]int{3: 10, 8, 6, 5, 4, 4}}} {
		for seats := 3; seats <= 8; seats++ {
			s, settings := opened(t, seats, 0, map[string]string{"pack": row.pack, "slam": "none", "stopWhenDecided": "off"})
			s.Deal(rng.shuffled(polignac.Game.Pack(settings, seats)))
			last, tricks := 0, 0
			for s.Dealt {
				moves := s.Moves(nil, s.Awaits.First())
				s.Play(s.Awaits.First(), moves[rng.below(len(moves))])
				for _, note := range polignac.Game.Notes(s) {
					if trick, ok := note.(polignac.Trick); ok {
						tricks = trick.Number
						if s.Ledger.Left == 0 {
							last++
						}
					}
				}
			}
			paid := 0
			for seat := range seats {
				paid += 20 - int(s.Ledger.Chips[seat])
			}
			if tricks != row.cards[seats] || last != 1 || paid != 5 {
				t.Errorf("%s, %d players: %d tricks, the last one %d times, %d paid; want %d, 1, 5", row.pack, seats, tricks, last, paid, row.cards[seats])
			}
		}
	}
}

// The bell ends the partie after the deal in hand, and nobody has won or lost it.
func TestRing(t *testing.T) {
	s := dealt(t, map[string]string{"slam": "none"}, example...)
	told(t, s, "9H JH AH TH")
	if s.Ring(); len(polignac.Game.Notes(s)) != 0 || s.Over {
		t.Error("the bell ended a deal in play")
	}
	lines := told(t, s, "8S JC JS 7S TD KD 9D AD KC AC TC 7D QC KS JD 8D")
	want(t, lines[len(lines)-2:],
		`{"derived":"settle","chips":[19,19,20,17],"slam":"none","by":[],"made":null}`,
		`{"derived":"result","winners":[],"losers":[]}`)
	between, _ := opened(t, 4, 0, nil)
	between.Ring()
	want(t, linesOf(t, between), `{"derived":"result","winners":[],"losers":[]}`)
}

// Bytes choose the agreement, the pack and the moves: the state never differs from the oracle.
func FuzzPlay(f *testing.F) {
	f.Add([]byte("Quatre Valets"), uint8(4), uint8(0))
	f.Add([]byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255, 254}, uint8(7), uint8(3))
	f.Fuzz(func(t *testing.T, choices []byte, players, agreed uint8) {
		seats := 3 + int(players)%6
		given := map[string]string{"stake": "3"}
		for i, key := range []string{"pack", "slam", "discipline", "stopWhenDecided", "order"} {
			o, _ := polignac.Game.Option(key)
			given[key] = o.Values[(int(agreed)>>i)%len(o.Values)]
		}
		settings, err := polignac.Game.Complete(given, seats)
		if err != nil {
			t.Fatal(err)
		}
		s := polignac.Game.New(settings, seats, 0).(*polignac.State)
		o := newOracle(settings, seats, 0)
		rng := xorshift(uint64(agreed)<<8 | uint64(players) + 1)
		for i := 0; i < len(choices) && !o.over; i++ {
			if !o.dealt {
				pack := rng.shuffled(polignac.Game.Pack(settings, seats))
				var texts []string
				for _, c := range pack.Cards[:pack.N] {
					texts = append(texts, c.String())
				}
				o.deal(texts)
				s.Deal(pack)
				continue
			}
			by := o.turn()
			moves := s.Moves(nil, game.Seat(by))
			m := moves[int(choices[i])%len(moves)]
			o.play(polignac.Game.Format(0, m))
			s.Play(game.Seat(by), m)
			if err := o.differs(s); err != nil {
				t.Fatal(err)
			}
		}
	})
}
