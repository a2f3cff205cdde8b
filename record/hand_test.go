package record_test

import (
	"bytes"
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/record"
	"bivouac/shuffle"
)

// gathering reads nothing but the text of a record: from it everybody can put the cards together as they lie before each deal.
type gathering struct {
	lines []map[string]any // that stand
}

func (g *gathering) read(t *testing.T, text string) {
	t.Helper()
	line := map[string]any{}
	if err := json.Unmarshal([]byte(text), &line); err != nil {
		t.Fatal(err)
	}
	if n, ok := line["undone"]; ok {
		at := slices.IndexFunc(g.lines, func(l map[string]any) bool { return l["n"] == n })
		g.lines = g.lines[:at]
		return
	}
	g.lines = append(g.lines, line)
}

// lies is the cards before the next deal, the new pack where none was dealt. void tells whether the deal before counted for nothing.
func (g *gathering) lies(pack []string) (cards []string, void bool) {
	at := -1
	for i, l := range g.lines {
		if l["hands"] != nil {
			at = i
		}
	}
	if at < 0 {
		return pack, false
	}
	deal := g.lines[at]
	hands, dealer := deal["hands"].([]any), int(deal["dealer"].(float64))
	piles := make([]string, len(hands))
	var lying, gone []string
	for _, l := range g.lines[at:] {
		if move, _ := l["move"].(string); slices.Contains(pack, move) {
			lying, gone = append(lying, move), append(gone, move)
		}
		switch l["derived"] {
		case "trick":
			winner := int(l["winner"].(float64))
			piles[winner] = l["cards"].(string) + " " + piles[winner]
			lying = nil
		case "void":
			void = true
		}
	}
	for i := range hands {
		cards = append(cards, strings.Fields(piles[(dealer+1+i)%len(hands)])...)
	}
	cards = append(cards, lying...)
	for i := range hands {
		for c := range strings.FieldsSeq(hands[(dealer+1+i)%len(hands)].(string)) {
			if !slices.Contains(gone, c) {
				cards = append(cards, c)
			}
		}
	}
	rest, _ := deal["rest"].(string)
	return append(cards, strings.Fields(rest)...), void
}

// A record whose pack is shuffled by hand holds all that the next pack is made of, whatever became of the deal before: played
// out, ended early, void, or taken back.
func TestHowTheCardsLieFollowsFromTheRecord(t *testing.T) {
	var seals, voids, early int
	for i, at := range tables {
		if at.shuffle == shuffle.Evenly {
			continue
		}
		for seed := range byte(6) {
			var text bytes.Buffer
			at.play(t, at.setup(t, seed), &text, uint64(i)+uint64(seed), true)
			lines := strings.Split(text.String(), "\n")
			var from gathering
			read := 1
			for e, err := range record.Replay(bytes.NewReader(text.Bytes()), games.Find) {
				if err != nil {
					t.Fatalf("%v: %v", at, err)
				}
				for ; read < e.At; read++ { // lines are counted from 1, the head is the first
					if read > 1 {
						from.read(t, lines[read-1])
					}
				}
				if seal, ok := e.Input.(record.Seal); !ok || seal.Deal == 0 {
					continue
				}
				seals++
				pack := card.NewPack(e.Game.Pack(e.Settings, len(e.Players)))
				want, void := from.lies(words(&pack))
				if before := e.Before(); before != nil {
					if len(before.Tricks) == 0 && void {
						voids++
					} else if slices.ContainsFunc(before.Hands, func(hand card.Set) bool { return hand != 0 }) {
						early++
					}
					pack = shuffle.Gather(pack.Set(), before)
				}
				if got := words(&pack); !slices.Equal(got, want) {
					t.Fatalf("%v, line %d: the cards lie\n%v, and the record says\n%v", at, e.At, got, want)
				}
			}
		}
	}
	if seals == 0 || voids == 0 || early == 0 {
		t.Errorf("of %d deals %d were void and %d ended early: nothing is shown of what did not happen", seals, voids, early)
	}
}

func words(p *card.Pack) (out []string) {
	for _, c := range p.Cards[:p.N] {
		out = append(out, c.String())
	}
	return out
}

// dealOf is the line of a deal that stands, as a record has it.
func dealOf(t *testing.T, m *record.Match, deal int) string {
	t.Helper()
	for n := m.N; n > 0; n-- {
		if d, ok := m.Standing(n).(record.Deal); ok && d.Deal == deal {
			return string(record.Encode(0, d))
		}
	}
	t.Fatalf("deal %d was not dealt", deal)
	return ""
}

// What is taken back and played again the same way brings the same deals again, by hand too; played otherwise, the cards are
// gathered otherwise, and the deal in hand is still the same.
func TestTakenBackByHand(t *testing.T) {
	at := table{game: "slobberhannes", seats: 4, people: 1, shuffle: shuffle.ByHand}
	m, err := record.Start(nil, at.setup(t, 4))
	if err != nil {
		t.Fatal(err)
	}
	// play plays with the lowest card allowed, or the highest, until the deal with this number is dealt.
	play := func(deal int, highest bool) {
		for err == nil && m.State.Open().Deals < uint16(deal) {
			p := m.State.Open()
			if p.WantsDeal() {
				err = m.Deal(0)
				continue
			}
			by := p.Awaits.First()
			moves := m.State.Moves(nil, by)
			if highest {
				slices.Reverse(moves)
			}
			err = m.Play(by, moves[0])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	play(2, false)
	back := m.N + 1 // the first card of the second deal
	second := dealOf(t, m, 2)
	play(3, false)
	third := dealOf(t, m, 3)
	again := func(highest bool) string {
		if err := m.Undo(back); err != nil {
			t.Fatal(err)
		}
		back = m.N + 1
		if dealOf(t, m, 2) != second {
			t.Error("what was taken back of a deal has changed its cards")
		}
		play(3, highest)
		return dealOf(t, m, 3)
	}
	if again(false) != third {
		t.Error("the same cards played again bring another deal")
	}
	if again(true) == third {
		t.Error("other tricks were gathered, and the deal is the same")
	}
}

// An evenly shuffled match has the head that it always had, and its packs do not see what was played.
func TestEvenDealsDoNotSeeTheTricks(t *testing.T) {
	at := table{game: "slobberhannes", seats: 4, people: 1}
	var text bytes.Buffer
	m := at.play(t, at.setup(t, 4), &text, 0, false)
	if !strings.HasPrefix(text.String(), `{"bivouac":1,`) || strings.Contains(text.String(), `"shuffle"`) {
		t.Errorf("the head is %s", text.String()[:120])
	}
	second := func(m *record.Match) (hands []string) {
		for n := range m.N {
			if d, ok := m.Standing(n + 1).(record.Deal); ok && d.Deal == 2 {
				return d.Hands
			}
		}
		t.Fatal("there was no second deal")
		return nil
	}
	seen := map[string]bool{}
	for chance := range uint64(40) {
		other := at.play(t, at.setup(t, 4), nil, chance, false)
		seen[strings.Join(second(other), "|")] = true
	}
	if !seen[strings.Join(second(m), "|")] || len(seen) > 3 { // cut at 5, at 10, or where the contribution says
		t.Errorf("%d second deals, and a pack can be cut here in three ways", len(seen))
	}
}

// Who knows only evenly shuffled packs refuses a record of others at its first line, and who knows both takes neither for the other.
func TestHeadsOfPacksByHand(t *testing.T) {
	drogue, hand := string(golden(t, "drogue")), string(golden(t, "drogue-hand"))
	for _, row := range []struct{ name, text, old, new, says string }{
		{"an old version with a new field", hand, `{"bivouac":2,`, `{"bivouac":1,`, "line 1: a head with these fields has version 2"},
		{"a new version without one", drogue, `{"bivouac":1,`, `{"bivouac":2,`, "line 1: a head with these fields has version 1"},
		{"a version to come", hand, `{"bivouac":2,`, `{"bivouac":3,`, "line 1: version 3 of the format is not known here"},
		{"a way to come", hand, `"shuffle":"hand"`, `"shuffle":"machine"`, `line 1: packs shuffled in the way "machine" are not known here`},
	} {
		head, rest, _ := strings.Cut(row.text, "\n")
		forged := rehash(append([]string{strings.Replace(head, row.old, row.new, 1)}, strings.Split(strings.TrimSuffix(rest, "\n"), "\n")...))
		if _, err := record.Check(bytes.NewReader(forged), games.Find); err == nil || err.Error() != row.says {
			t.Errorf("%s: %v", row.name, err)
		}
	}
	even := strings.Replace(strings.Replace(hand, `{"bivouac":2,`, `{"bivouac":1,`, 1), `,"shuffle":"hand"`, "", 1)
	forged := rehash(strings.Split(strings.TrimSuffix(even, "\n"), "\n"))
	if _, err := record.Check(bytes.NewReader(forged), games.Find); err == nil || !strings.Contains(err.Error(), "the seed gives") {
		t.Errorf("a match by hand passes for an even one: %v", err)
	}
}

// By hand suits run longer: more hands of Drogue hold five cards of a suit or more.
func TestSuitsRunLongerByHand(t *testing.T) {
	long := func(way shuffle.Way) float64 {
		at := table{game: "drogue", seats: 4, options: game.Settings{"length": "4"}, shuffle: way}
		hands, long := 0, 0
		for seed := range byte(120) {
			s := at.setup(t, seed)
			s.Each = func(e record.Event) {
				d, ok := e.Input.(record.Deal)
				if !ok {
					return
				}
				for _, text := range d.Hands {
					set, err := card.ParseSet(text)
					if err != nil {
						t.Fatal(err)
					}
					hands++
					for suit := range card.Suit(4) {
						if (set & card.OfSuit(suit)).Len() >= 5 {
							long++
							break
						}
					}
				}
			}
			at.play(t, s, nil, uint64(seed), false)
		}
		t.Logf("%q: %d of %d hands", way, long, hands)
		return float64(long) / float64(hands)
	}
	if even, hand := long(shuffle.Evenly), long(shuffle.ByHand); even < 0.040 || even > 0.052 || hand < 0.057 {
		t.Errorf("five cards of a suit: evenly in %.3f of the hands, by hand in %.3f", even, hand)
	}
}
