package record_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"reflect"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/record"
	"bivouac/shuffle"
)

// told is an event as its reader is told it.
func told(e *record.Event) string {
	by, m, ok := e.Made()
	notes, _ := json.Marshal(e.Notes)
	text := fmt.Sprintf("%d %d %#v %s %v %d %d %v", e.At, e.N, e.Input, notes, ok, by, m, e.Players)
	for s := range game.Seat(len(e.Players)) {
		v := e.State.Look(s)
		text += fmt.Sprintf(" %v %v", v.Hand, v.Moves)
	}
	return text
}

// Who reads a record lives through the same match as who wrote it: the same inputs with the same moves, hands, choices and
// consequences, undone ones too.
func TestReplayIsTheMatch(t *testing.T) { replays(t, told, true) }

// replays plays matches at every table and their records again, and compares what is told of each event.
func replays(t *testing.T, tell func(*record.Event) string, undo bool) {
	t.Helper()
	for i, at := range tables {
		var live []string
		var out bytes.Buffer
		s := at.setup(t, byte(i))
		s.Each = func(e record.Event) { live = append(live, tell(&e)) }
		at.play(t, s, &out, uint64(i), undo)
		n := 0
		for e, err := range record.Replay(&out, games.Find) {
			if err != nil {
				t.Fatalf("%v: %v", at, err)
			}
			if _, ok := e.Input.(record.Head); ok {
				continue
			}
			if got := tell(&e); n >= len(live) || got != live[n] {
				t.Fatalf("%v, line %d: replay tells\n%s\nwhere the match told\n%s", at, e.At, got, strings.Join(live[n:min(n+1, len(live))], ""))
			}
			n++
		}
		if n != len(live) {
			t.Errorf("%v: %d events replayed of %d", at, n, len(live))
		}
	}
}

// The same seed gives the same record to the byte. Demand D9.
func TestSameSeedSameRecord(t *testing.T) {
	for i, at := range tables {
		var one, two, other bytes.Buffer
		at.play(t, at.setup(t, byte(i)), &one, 7, true)
		at.play(t, at.setup(t, byte(i)), &two, 7, true)
		at.play(t, at.setup(t, byte(i)+100), &other, 7, true)
		if !bytes.Equal(one.Bytes(), two.Bytes()) {
			t.Errorf("%v: the same seed gives two records", at)
		}
		if bytes.Equal(one.Bytes(), other.Bytes()) {
			t.Errorf("%v: two seeds give the same record", at)
		}
	}
}

// What is undone leaves no trace but its lines: state, players and deals are as if it had never been, and the same cards
// come again.
func TestUndone(t *testing.T) {
	at := table{game: "polignac", seats: 4, people: 1}
	m, err := record.Start(nil, at.setup(t, 9))
	if err != nil {
		t.Fatal(err)
	}
	must := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	must(m.Deal(0))
	before := m.State.Look(0)
	first := m.N
	forward := func(cards int) {
		for range cards {
			if m.State.Open().WantsDeal() {
				must(m.Deal(0))
			}
			by := m.State.Open().Awaits.First()
			must(m.Play(by, m.State.Moves(nil, by)[0]))
		}
	}
	forward(3)
	must(m.Takes(2, record.Player{Name: "Carla", Kind: record.Person}))
	forward(50) // into the next deal
	second := m.State.Look(0)
	must(m.Undo(first + 1))
	if after := m.State.Look(0); !reflect.DeepEqual(before, after) {
		t.Errorf("after undoing everything: %+v, before it was %+v", after, before)
	}
	if m.Players[2].Kind != record.Computer {
		t.Error("the takeover stands")
	}
	forward(3)
	must(m.Takes(2, record.Player{Name: "Carla", Kind: record.Person}))
	forward(50)
	if again := m.State.Look(0); !reflect.DeepEqual(second, again) {
		t.Error("the same moves after undoing do not lead to the same match")
	}
	for _, n := range []int{0, -1, first + 1, first + 2, m.N + 1, 1} {
		if err := m.Undo(n); err == nil {
			t.Errorf("input %d is undone: it is none, has fallen already, or is no decision", n)
		}
	}
}

// A move that the rules refuse changes nothing and is refused with its reason.
func TestRefused(t *testing.T) {
	at := table{game: "napoleon", seats: 4}
	var out bytes.Buffer
	m, err := record.Start(&out, at.setup(t, 1))
	if err != nil {
		t.Fatal(err)
	}
	if err := m.Play(0, 0); err == nil {
		t.Fatal("a card is accepted before the deal")
	}
	for _, cut := range []int{-1, 52, 1000} {
		if err := m.Deal(cut); err == nil {
			t.Errorf("a pack of 52 is cut at %d", cut)
		}
	}
	if err := m.Deal(0); err != nil {
		t.Fatal(err)
	}
	if err := m.Deal(0); err == nil {
		t.Fatal("a second deal is accepted")
	}
	n, size := m.N, out.Len()
	by := m.State.Open().Awaits.First()
	err = m.Play(by, game.PlayOf(m.Hand(by).First()))
	fault, ok := err.(*record.Fault)
	if !ok || fault.Code != record.Refused || fault.Refusal == nil || fault.View == nil || fault.Refusal.Clause == "" {
		t.Errorf("a card in the auction: %v", err)
	}
	if text := err.Error(); !strings.HasSuffix(text, "is not allowed: phase (napoleon §2)") || strings.HasPrefix(text, "line") {
		t.Errorf("no line was read, and the error is %q", text)
	}
	if m.N != n || out.Len() != size {
		t.Error("the refused card was written")
	}
}

// Deals without seals are records too: what was dealt by hand.
func TestDealtByHand(t *testing.T) {
	g, _ := games.Find("napoleon")
	s, _ := g.Complete(game.Settings{"length": "1"}, 3)
	var out bytes.Buffer
	head := record.NewHead(g, s, "kitchen", []record.Player{{Name: "Anna", Kind: record.Person}, {Name: "Ben", Kind: record.Person}, {Name: "Carla", Kind: record.Person}}, 0, shuffle.Evenly)
	w, err := record.NewWriter(&out, g, head)
	if err != nil {
		t.Fatal(err)
	}
	hands := []string{"AC KC QC JC TC", "AD KD QD JD TD", "AH KH QH JH TH"}
	rest := g.Pack(s, 3)
	for _, h := range hands {
		set, _ := card.ParseSet(h)
		rest &^= set
	}
	for i, h := range hands {
		set, _ := card.ParseSet(h)
		hands[i] = set.String()
	}
	for deal := 1; !w.State.Open().Over; {
		p := w.State.Open()
		if p.WantsDeal() {
			err = w.Write(record.Deal{Deal: deal, Dealer: p.Dealer, Hands: hands, Rest: rest.String()})
			deal++
		} else {
			by := p.Awaits.First()
			moves := w.State.Moves(nil, by)
			err = w.Move(by, moves[len(moves)-1])
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	v, err := record.Check(bytes.NewReader(out.Bytes()), games.Find)
	if err != nil || v.Over != 1 || v.Sealed != 0 || v.Deals != 3 {
		t.Errorf("%+v, %v", v, err)
	}
}

// Places drawn by hand are a record too; no card is turned up twice.
func TestDrawnByHand(t *testing.T) {
	g, _ := games.Find("drogue")
	s, err := g.Complete(game.Settings{"partners": "kings"}, 4)
	if err != nil {
		t.Fatal(err)
	}
	var four []record.Player
	for _, name := range names[:4] {
		four = append(four, record.Player{Name: name, Kind: record.Person})
	}
	for _, row := range []struct {
		cards        string
		head, dealer game.Seat
		says         string
	}{
		{"7C KH 8C 9C KD KS 7H KC", 2, 2, ""},
		{"7C KH 8C 9C KD KS 7H KC", 3, 3, ""}, // handed on
		{"7C KH 8C 9C KD KS 7H KC", 1, 1, "dealer 2 or 3, as in the head"},
		{"7C KH 8C 9C KD KS 7H KC", 2, 3, "dealer 2 or 3, as in the head"},
		{"7C KH 8C 9C KH KS 7H KC", 2, 2, "turned up twice"},
		{"2C KH 8C 9C KD KS 7H KC", 2, 2, "not in the pack"},
		{"7C KH 8C 9C KD KS 7H", 2, 2, "drawn was"},
	} {
		w, err := record.NewWriter(nil, g, record.NewHead(g, s, "kitchen", four, row.head, shuffle.Evenly))
		if err != nil {
			t.Fatal(err)
		}
		err = w.Write(record.Draw{Draw: row.cards, From: []int{1, 0, 2, 3}, Dealer: row.dealer})
		if row.says == "" && err != nil || row.says != "" && (err == nil || !strings.Contains(err.Error(), row.says)) {
			t.Errorf("%s, dealer %d and %d in the head: %v, want %q", row.cards, row.dealer, row.head, err, row.says)
		}
	}
}

func TestPosition(t *testing.T) {
	for _, row := range []struct{ line, says string }{
		{`{"game":"drogue","options":{},"dealer":3,"hands":["AH KH 9H JC JS 7C 8C QD","7H 8H QH TH AC KC QC TC","JH JD AS KS QS TS 9S 8S","9C 7D 8D 9D TD KD AD 7S"],"rest":"","decided":[{"seat":0,"move":"announce 5"}]}`, ""},
		{`{"game":"drogue","dealer":3,"hands":["AH KH 9H JC JS 7C 8C QD","7H 8H QH TH AC KC QC TC","JH JD AS KS QS TS 9S 8S","9C 7D 8D 9D TD KD AD 7S"]}`, ""},
		{`{"game":"napoleon","dealer":2,"hands":["AC KC QC JC TC","AD KD QD JD TD","AH KH QH JH TH"],"decided":[{"seat":0,"move":"nap"}]}`, ""},
		{`{"game":"napoleon","dealer":2,"hands":["AC KC QC JC TC","AD KD QD JD TD","AH KH QH JH TC"]}`, "two places"},
		{`{"game":"napoleon","dealer":2,"hands":["AC KC QC JC","AD KD QD JD TD","AH KH QH JH TC"]}`, "too few"},
		{`{"game":"napoleon","dealer":2,"hands":["AC KC QC JC TC","AD KD QD JD TD","AH KH QH JH TH"],"decided":[{"seat":0,"move":"blucher"}]}`, "decision 1: blucher is not allowed: forerunner (napoleon §2)"},
		{`{"game":"napoleon","dealer":7,"hands":["AC KC QC JC TC","AD KD QD JD TD","AH KH QH JH TH"]}`, "no seat 7"},
		{`{"game":"napoleon","dealer":0,"hands":["AC"]}`, "not for 1 players"},
		{`{"game":"whist","dealer":0,"hands":[]}`, "no game"},
		{`{"game":"napoleon","dealr":0,"hands":[]}`, "unknown field"},
		{`[]`, "no position"},
		{`{"game":"napoleon","dealer":0,"hands":[]} {}`, "follows"},
		{`{"game":"napoleon","dealer":0,"hands":[]}}`, "follows"},
	} {
		p, err := record.ParsePosition([]byte(row.line))
		if err == nil {
			var f *record.Fold
			if f, err = p.Fold(games.Find); err == nil {
				if f.State.Open().Awaits == 0 || f.State.Open().Deals != 1 {
					t.Errorf("%s: nobody is awaited", row.line)
				}
				if by, _, owed := game.Clerk(f.State); owed {
					t.Errorf("%s: seat %d still owes a call", row.line, by)
				}
				again, err := record.ParsePosition([]byte(p.String()))
				if err != nil || again.String() != p.String() {
					t.Errorf("%s reads back as %s, %v", p, again, err)
				}
			}
		}
		if row.says == "" && err != nil || row.says != "" && (err == nil || !strings.Contains(err.Error(), row.says)) {
			t.Errorf("%s: %v, want %q", row.line, err, row.says)
		}
	}
}

// Many matches in one file are all counted.
func TestManyRecords(t *testing.T) {
	one := small(t)
	r := &again{text: one, times: 500}
	v, err := record.Check(r, games.Find)
	if err != nil || v.Records != 500 {
		t.Fatalf("%+v, %v", v, err)
	}
}

// again is a text several times over.
type again struct {
	text      []byte
	at, times int
}

func (a *again) Read(b []byte) (int, error) {
	if a.at == len(a.text) {
		a.at = 0
		a.times--
	}
	if a.times == 0 {
		return 0, io.EOF
	}
	n := copy(b, a.text[a.at:])
	a.at += n
	return n, nil
}

// Whatever the file holds, a check ends with a verdict or a fault that names a line; it never panics.
func FuzzCheck(f *testing.F) {
	for name := range goldens {
		lines := bytes.SplitAfter(golden(f, name), []byte("\n"))
		f.Add(bytes.Join(lines[:30], nil)) // short ones, so that many are tried
	}
	f.Add(small(f))
	f.Fuzz(func(t *testing.T, text []byte) {
		_, err := record.Check(bytes.NewReader(text), games.Find)
		if fault, ok := err.(*record.Fault); err != nil && (!ok || fault.Line < 1 || fault.Error() == "") {
			t.Errorf("%v", err)
		}
		// the same, the hashes counted again, so that the rules see it
		_, _ = record.Check(bytes.NewReader(rehash(strings.Split(strings.TrimSuffix(string(text), "\n"), "\n"))), games.Find)
	})
}

// A position, however wrong, is refused and never panics.
func FuzzPosition(f *testing.F) {
	f.Add([]byte(`{"game":"napoleon","options":{},"dealer":2,"hands":["AC KC QC JC TC","AD KD QD JD TD","AH KH QH JH TH"],"rest":"","decided":[{"seat":0,"move":"nap"}]}`))
	f.Add([]byte(`{"game":"drogue","dealer":3,"hands":["AH KH 9H JC JS 7C 8C QD","7H 8H QH TH AC KC QC TC","JH JD AS KS QS TS 9S 8S","9C 7D 8D 9D TD KD AD 7S"],"decided":[{"seat":0,"move":"announce 5"}]}`))
	f.Fuzz(func(t *testing.T, line []byte) {
		p, err := record.ParsePosition(line)
		if err != nil {
			return
		}
		if f, err := p.Fold(games.Find); err == nil && f.State.Open().Deals != 1 {
			t.Error("a position without a deal")
		}
	})
}
