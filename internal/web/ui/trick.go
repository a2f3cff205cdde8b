package ui

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/say"
)

// trickView is the trick on the table.
type trickView struct {
	Cards []laid
	Slots []slot
	Done  bool // it is won, and lies until the next is led
}

// laid is a card of a trick.
type laid struct {
	K     int // of its player
	Seat  game.Seat
	Card  card.Card
	Order int // from 1
	Led   bool
	Wins  bool
}

// slot is a place where a card is still to come.
type slot struct {
	K    int
	Next bool
	Text string
}

// trick is the trick in hand; before the next is led, the one before it.
func (f *felt) trick() trickView {
	v := f.View
	var t trickView
	if !v.Dealt || v.Leader == game.NoSeat && v.Trick.N == 0 && v.Last.Number == 0 {
		return t
	}
	place := func(s game.Seat) int { return int(s+game.Seat(v.N)-f.me()) % int(v.N) }
	tr, at := &v.Trick, v.At
	if tr.N == 0 && v.Last.Number > 0 {
		t.Done, tr = true, &v.Last.Trick
		at = func(i int) game.Seat { return v.Last.At(&v.Public, i) }
	}
	for i, c := range tr.Cards[:tr.N] {
		s := at(i)
		t.Cards = append(t.Cards, laid{K: place(s), Seat: s, Card: c, Order: i + 1, Led: i == 0, Wins: i == int(tr.Best)})
	}
	if t.Done || v.Leader == game.NoSeat {
		return t
	}
	size := int(v.N) - v.Out.Len()
	for i := int(tr.N); i < size; i++ {
		s := v.At(i)
		k := slot{K: place(s), Next: v.Awaits.Has(s)}
		if k.Next {
			k.Text = f.name(s)
			if s == f.Me {
				k.Text = f.say.YourCard()
			}
		}
		t.Slots = append(t.Slots, k)
	}
	return t
}

// lastTrick is the trick before the one in hand, nil where there is none.
func (f *felt) lastTrick() []laid {
	v := f.View
	if v == nil || v.Last.Number == 0 {
		return nil
	}
	var out []laid
	l := &v.Last
	for i, c := range l.Trick.Cards[:l.Trick.N] {
		out = append(out, laid{Seat: l.At(&v.Public, i), Card: c, Order: i + 1, Led: i == 0, Wins: i == int(l.Trick.Best)})
	}
	return out
}

// lastCame is what the last trick came to, which followed from its last card: who took it and why, its points where they are told,
// what it cost.
func (f *felt) lastCame() (lines []say.Line) {
	last := &f.View.Last.Trick
	for _, l := range f.Log {
		if l.Kind != "move" || l.Move != game.PlayOf(last.Cards[last.N-1]) {
			continue
		}
		for _, n := range l.Notes {
			lines = append(lines, f.voice.Note(f.then(l), n)...)
		}
	}
	return lines
}
