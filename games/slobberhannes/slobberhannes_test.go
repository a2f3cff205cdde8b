package slobberhannes_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/slobberhannes"
)

// dealt opens a partie of four in which the last seat deals and seat 0 leads, with these hands.
func dealt(t *testing.T, given map[string]string, hands [4]string) *slobberhannes.State {
	t.Helper()
	s, settings := opened(t, 4, 3, given)
	var left [4][]string
	for i, hand := range hands {
		left[i] = strings.Fields(hand)
	}
	var pack []string
	for _, seat := range newOracle(settings, 4, 3).order() {
		pack, left[seat] = append(pack, left[seat][0]), left[seat][1:]
	}
	p := packOf(pack)
	if p.Set() != card.From(card.Seven) {
		t.Fatalf("the hands %v are not the pack", hands)
	}
	s.Deal(p)
	return s
}

// told plays the cards, each by whoever is awaited, and gives the lines that follow from them.
func told(t *testing.T, s *slobberhannes.State, cards string) []string {
	t.Helper()
	var lines []string
	for _, text := range strings.Fields(cards) {
		by := s.Open().Awaits.First()
		m, err := slobberhannes.Game.Parse(0, text)
		if err != nil || game.Check(s, by, m) != nil {
			v := s.Look(by)
			t.Fatalf("seat %d cannot play %s: %v", by, text, slobberhannes.Game.Why(&v, m))
		}
		s.Play(by, m)
		for _, note := range slobberhannes.Game.Notes(s) {
			line, err := json.Marshal(note)
			if err != nil {
				t.Fatal(err)
			}
			lines = append(lines, string(line))
		}
	}
	return lines
}

func want(t *testing.T, got []string, lines ...string) {
	t.Helper()
	if !slices.Equal(got, lines) {
		t.Errorf("the lines are\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(lines, "\n"))
	}
}

var hands = [4]string{
	"9H 7H AC KC 9C AS KS AD", "8H TH QC JC 8C QS JS KD", "JH QH TC 7C TS 9S QD JD", "KH AH 8S 7S TD 9D 8D 7D",
}

// §4: one trick may cost two; the last costs one, and one more to who has all three.
func TestAllThree(t *testing.T) {
	s := dealt(t, nil, hands)
	lines := told(t, s, "9H TH QH KH 8S KS QS TS AS JS 9S 7S AC QC TC 7D KC JC 7C 8D 9C 8C JD 9D AD KD QD TD 7H 8H JH AH")
	want(t, lines,
		`{"derived":"trick","number":1,"winner":3,"cards":"9H TH QH KH","cost":1}`,
		`{"derived":"trick","number":2,"winner":0,"cards":"8S KS QS TS","cost":0}`,
		`{"derived":"trick","number":3,"winner":0,"cards":"AS JS 9S 7S","cost":0}`,
		`{"derived":"trick","number":4,"winner":0,"cards":"AC QC TC 7D","cost":1}`,
		`{"derived":"trick","number":5,"winner":0,"cards":"KC JC 7C 8D","cost":0}`,
		`{"derived":"trick","number":6,"winner":0,"cards":"9C 8C JD 9D","cost":0}`,
		`{"derived":"trick","number":7,"winner":0,"cards":"AD KD QD TD","cost":0}`,
		`{"derived":"trick","number":8,"winner":3,"cards":"7H 8H JH AH","cost":1}`,
		`{"derived":"settle","points":[1,0,0,2]}`)
	s = dealt(t, nil, hands)
	lines = told(t, s, "AC QC TC 7D AS QS TS 7S KS JS 9S 8S KC JC 7C 8D 9C 8C JD 9D 9H 8H JH KH TD AD KD QD 7H TH QH AH")
	if want := `{"derived":"trick","number":1,"winner":0,"cards":"AC QC TC 7D","cost":2}`; lines[0] != want {
		t.Errorf("%s, want %s", lines[0], want)
	}
	s = dealt(t, nil, [4]string{"AC KC 9C 7C AS AD AH KS", "QC JC 8C TC QS KD KH JS", "9H 8H 7H TH 9S 9D 8D 7D", "QH JH QD JD TD TS 8S 7S"})
	lines = told(t, s, "AC QC 9H QH AS QS 9S TS AD KD 9D TD AH KH 8H JH KC JC 7H JD 9C 8C 8D QD 7C TC TH 7S JS 7D 8S KS")
	want(t, lines[7:],
		`{"derived":"trick","number":8,"winner":0,"cards":"JS 7D 8S KS","cost":2}`,
		`{"derived":"settle","points":[4,0,0,0]}`)
}

// §5: who reaches the target loses at once; eleven stays eleven.
func TestOutInMidDeal(t *testing.T) {
	s := dealt(t, nil, hands)
	s.CopyFrom(withPoints(s, [8]uint16{9, 0, 0, 0}))
	want(t, told(t, s, "AC QC TC 7D"),
		`{"derived":"trick","number":1,"winner":0,"cards":"AC QC TC 7D","cost":2}`,
		`{"derived":"settle","points":[11,0,0,0]}`,
		`{"derived":"result","winners":[1,2,3],"losers":[0]}`)
}

// withPoints is the state with other points before the deal, as it is restored from a view.
func withPoints(s *slobberhannes.State, points [8]uint16) game.State {
	var hands []card.Set
	for seat := range game.Seat(s.N) {
		hands = append(hands, s.Look(seat).Hand)
	}
	v := s.Look(0)
	table := v.Facts.(slobberhannes.Table)
	table.Score.Points, table.Score.Before = points, points
	v.Facts = table
	return slobberhannes.Game.Restore(&v, hands)
}

// §3, discipline strict: the first revoke ends the deal; what it cost is taken back, and the revoker gets four.
func TestRevoke(t *testing.T) {
	s := dealt(t, map[string]string{"discipline": "strict"}, hands)
	lines := told(t, s, "9H TH QH KH AH AC")
	want(t, lines[1:], `{"derived":"settle","points":[4,0,0,0],"revoked":{"seat":0,"card":"AC","held":"7H"}}`)
}

// The bell ends the partie after the deal in hand, and nobody has won or lost it.
func TestRing(t *testing.T) {
	s := dealt(t, nil, hands)
	s.Ring()
	lines := told(t, s, "9H TH QH KH 8S KS QS TS AS JS 9S 7S AC QC TC 7D KC JC 7C 8D 9C 8C JD 9D AD KD QD TD 7H 8H JH AH")
	want(t, lines[8:], `{"derived":"settle","points":[1,0,0,2]}`, `{"derived":"result","winners":[],"losers":[]}`)
}

// Each deal has its last trick once, whatever the number of players, and costs three points, or four to one who has all three.
// Demand R15.
func TestEveryNumberOfPlayers(t *testing.T) {
	rng := xorshift(5)
	for _, row := range []struct {
		pack  string
		cards [9]int
	}{{"foster", [9]int{3: 10, 8, 6, 5, 5, 4}}, {"french", [9]int{3: 10, 8, 6, 5, 4, 4}}} {
		for seats := 3; seats <= 8; seats++ {
			s, settings := opened(t, seats, 0, map[string]string{"pack": row.pack, "target": "20"})
			s.Deal(rng.shuffled(slobberhannes.Game.Pack(settings, seats)))
			last, tricks := 0, 0
			for s.Dealt {
				moves := s.Moves(nil, s.Awaits.First())
				s.Play(s.Awaits.First(), moves[rng.below(len(moves))])
				for _, note := range slobberhannes.Game.Notes(s) {
					if trick, ok := note.(slobberhannes.Trick); ok {
						if tricks = trick.Number; trick.Last {
							last++
						}
					}
				}
			}
			points := slices.Clone(s.Score.Points[:seats])
			sum := 0
			for _, n := range points {
				sum += int(n)
			}
			if four := slices.Contains(points, 4); tricks != row.cards[seats] || last != 1 || sum != 3 && !(sum == 4 && four) {
				t.Errorf("%s, %d players: %d tricks, the last one %d times, points %v; want %d, 1, three points", row.pack, seats, tricks, last, points, row.cards[seats])
			}
		}
	}
}

// Bytes choose the agreement, the pack and the moves: the state never differs from the oracle.
func FuzzPlay(f *testing.F) {
	f.Add([]byte("Slobberhannes"), uint8(4), uint8(0))
	f.Add([]byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 255, 254}, uint8(7), uint8(3))
	f.Fuzz(func(t *testing.T, choices []byte, players, agreed uint8) {
		seats := 3 + int(players)%6
		given := map[string]string{}
		for i, key := range []string{"pack", "target", "discipline"} {
			o, _ := slobberhannes.Game.Option(key)
			given[key] = o.Values[(int(agreed)>>i)%len(o.Values)]
		}
		s, settings := opened(t, seats, 0, given)
		o := newOracle(settings, seats, 0)
		rng := xorshift(uint64(agreed)<<8 | uint64(players) + 1)
		for i := 0; i < len(choices) && !o.over; i++ {
			if !o.dealt {
				pack := rng.shuffled(slobberhannes.Game.Pack(settings, seats))
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
			o.play(slobberhannes.Game.Format(0, m))
			s.Play(game.Seat(by), m)
			if err := o.differs(s); err != nil {
				t.Fatal(err)
			}
		}
	})
}
