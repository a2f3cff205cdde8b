package record_test

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"bivouac/game"
	"bivouac/games"
	"bivouac/record"
)

// inputs is the head and the inputs of a record.
func inputs(t *testing.T, text []byte) (head record.Head, list []record.Input) {
	t.Helper()
	for e, err := range record.Read(bytes.NewReader(text)) {
		if err != nil {
			t.Fatal(err)
		}
		switch l := e.Line.(type) {
		case record.Head:
			head = l
		case record.Input:
			list = append(list, l)
		}
	}
	return head, list
}

// first is the place of the first input, from one on, that is wanted.
func first(t *testing.T, list []record.Input, from int, want func(record.Input) bool) int {
	t.Helper()
	for i := from; i < len(list); i++ {
		if want(list[i]) {
			return i
		}
	}
	t.Fatal("the record has no such input")
	return 0
}

// kind tells whether an input is a T.
func kind[T record.Input](in record.Input) bool { _, ok := in.(T); return ok }

// An input that cannot stand where it stands is refused, and changes nothing: the match goes on as it was.
func TestEachInputHasItsPlace(t *testing.T) {
	seal, adds := strings.Repeat("0", 64), strings.Repeat("0", 32)
	for _, name := range []string{"napoleon", "drogue", "drogue-kings"} {
		head, list := inputs(t, golden(t, name))
		reveal0 := first(t, list, 0, kind[record.Reveal])
		seal1 := first(t, list, reveal0, kind[record.Seal])
		deal1 := first(t, list, seal1, kind[record.Deal])
		reveal1 := first(t, list, deal1, kind[record.Reveal])
		dealt := list[deal1].(record.Deal)
		deal := func(change func(d *record.Deal)) record.Deal {
			d := dealt
			d.Hands = append([]string(nil), d.Hands...)
			change(&d)
			return d
		}
		backwards := deal(func(d *record.Deal) {
			cards := strings.Fields(d.Hands[0])
			cards[0], cards[1] = cards[1], cards[0]
			d.Hands[0] = strings.Join(cards, " ")
		})
		move := record.Move{Seat: (dealt.Dealer + 1) % game.Seat(len(head.Seats)), Move: "pass"}
		for _, row := range []struct {
			what string
			at   int // so many inputs stand before it
			in   record.Input
			code string
		}{
			{"a contribution before the seal", 0, record.Adds{Seat: 0, Adds: adds}, record.Order},
			{"a seed before the seal", 0, list[reveal0], record.Order},
			{"a second seal", 1, record.Seal{Seal: seal, Deal: 0}, record.Order},
			{"a second contribution", 2, record.Adds{Seat: 0, Adds: adds}, record.Order},
			{"nobody's contribution", 1, record.Adds{Seat: 7, Adds: adds}, record.Order},
			{"a deal while deal 0 is sealed", reveal0, dealt, record.Order},
			{"deal 0 sealed again", seal1, record.Seal{Seal: seal, Deal: 0}, record.Order},
			{"deal 2 sealed before deal 1", seal1, record.Seal{Seal: seal, Deal: 2}, record.Order},
			{"a deal without a seal", seal1, dealt, record.Order},
			{"a draw after deal 0", seal1, record.Draw{Draw: "KC KD KH KS", From: []int{3, 1, 2, 0}, Dealer: 1}, record.Order},
			{"a draw in deal 1", seal1 + 1, record.Draw{Draw: "KC KD KH KS", From: []int{3, 1, 2, 0}, Dealer: 1}, record.Order},
			{"another number", deal1, deal(func(d *record.Deal) { d.Deal++ }), record.BadDeal},
			{"another dealer", deal1, deal(func(d *record.Deal) { d.Dealer = move.Seat }), record.BadDeal},
			{"no cut", deal1, deal(func(d *record.Deal) { d.Cut = 0 }), record.BadDeal},
			{"a hand too few", deal1, deal(func(d *record.Deal) { d.Hands = d.Hands[1:] }), record.BadDeal},
			{"a hand out of order", deal1, backwards, record.BadDeal},
			{"a contribution after the deal", deal1 + 1, record.Adds{Seat: 3, Adds: adds}, record.Order},
			{"a seal in a deal", deal1 + 1, record.Seal{Seal: seal, Deal: 2}, record.Order},
			{"a second deal", deal1 + 1, dealt, record.Order},
			{"nobody's move", deal1 + 1, record.Move{Seat: 7, Move: "pass"}, record.Order},
			{"nobody's seat taken", deal1 + 1, record.Takes{Seat: 7, Takes: head.Seats[0]}, record.Order},
			{"a move before the seed", reveal1, move, record.NoReveal},
			{"a seal before the seed", reveal1, record.Seal{Seal: seal, Deal: 2}, record.NoReveal},
			{"the bell before the seed", reveal1, record.Rang{Rang: true}, record.NoReveal},
			{"a bell after the end", len(list), record.Rang{Rang: true}, record.Order},
			{"a seal after the end", len(list), record.Seal{Seal: seal, Deal: 99}, record.Order},
			{"a move after the end", len(list), move, record.Refused},
		} {
			g, _ := games.Find(head.Game)
			var out bytes.Buffer
			w, err := record.NewWriter(&out, g, head)
			for i, in := range list {
				if i == row.at && err == nil {
					refused(t, name+", "+row.what, w.Write(row.in), row.code)
				}
				if err == nil {
					err = w.Write(in)
				}
			}
			if err != nil {
				t.Fatalf("%s, %s: the match does not go on: %v", name, row.what, err)
			}
			if row.at == len(list) {
				refused(t, name+", "+row.what, w.Write(row.in), row.code)
			}
			if !bytes.Equal(out.Bytes(), golden(t, name)) {
				t.Errorf("%s, %s: the record is another one", name, row.what)
			}
		}
	}
}

// refused checks that an error is a fault of this code.
func refused(t *testing.T, what string, err error, code string) {
	t.Helper()
	var fault *record.Fault
	if !errors.As(err, &fault) || fault.Code != code {
		t.Errorf("%s: %v, want %s", what, err, code)
	}
}

// Names at the cut are part of the deal that comes: its seal is shown before them. And a call that is owed comes first.
func TestSealsComeBeforeNames(t *testing.T) {
	at := tables[2] // strict, so that somebody is punished and names Jacks
	var out bytes.Buffer
	at.play(t, at.setup(t, 2), &out, 2, false)
	head, list := inputs(t, out.Bytes())
	named := func(in record.Input) bool {
		m, ok := in.(record.Move)
		return ok && strings.HasPrefix(m.Move, "name ")
	}
	name := first(t, list, 0, named)
	seal := name
	for !kind[record.Seal](list[seal]) {
		seal--
	}
	g, _ := games.Find(head.Game)
	w, err := record.NewWriter(nil, g, head)
	for i := 0; i < name && err == nil; i++ {
		if i == seal {
			refused(t, "a name before the seal", w.Write(list[name]), record.Order)
		}
		err = w.Write(list[i])
	}
	if err == nil {
		err = w.Write(list[name])
	}
	if err != nil {
		t.Fatal(err)
	}
	refused(t, "a contribution after a name", w.Write(record.Adds{Seat: 3, Adds: strings.Repeat("0", 32)}), record.Order)
}

// What the clerk calls for a player comes before everything else.
func TestOwedCallsComeFirst(t *testing.T) {
	head, list := inputs(t, golden(t, "drogue"))
	call := first(t, list, 0, func(in record.Input) bool { m, ok := in.(record.Move); return ok && m.Move == "auxarmes" })
	g, _ := games.Find(head.Game)
	w, err := record.NewWriter(nil, g, head)
	for i := 0; i < call && err == nil; i++ {
		err = w.Write(list[i])
	}
	if err != nil {
		t.Fatal(err)
	}
	refused(t, "a tell before Aux armes", w.Write(record.Move{Seat: 2, Move: "tell nothing"}), record.Owed)
	refused(t, "another's call", w.Write(record.Move{Seat: 1, Move: "auxarmes"}), record.Owed)
}

// All deals of a record are sealed, or none.
func TestSealedOrNot(t *testing.T) {
	head, list := inputs(t, golden(t, "napoleon"))
	g, _ := games.Find(head.Game)
	w, err := record.NewWriter(nil, g, head)
	for _, in := range list {
		if kind[record.Seal](in) || kind[record.Adds](in) || kind[record.Reveal](in) {
			if err == nil && w.State.Open().Deals == 1 && kind[record.Seal](in) {
				refused(t, "a seal after a deal without one", w.Write(in), record.Order)
			}
			continue
		}
		if err == nil {
			err = w.Write(in)
		}
	}
	if err != nil || !w.State.Open().Over {
		t.Errorf("the match without its seals does not come to its end: %v", err)
	}
}
