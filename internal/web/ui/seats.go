package ui

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/say"
	"bivouac/internal/web/ui/face"
)

// seat is a player as the table shows him.
type seat struct {
	Seat    game.Seat
	K       int // his place, counted in order of play from the viewer, 0
	Name    string
	Face    face.Face
	Wear    face.Wear
	Side    string // "g" or "b" in a game of sides
	Turn    bool
	Dealer  bool
	Out     bool // sits the deal out
	Absent  bool // a person without a page open
	Free    bool
	Cards   int
	Tricks  int
	Figures []figure
	Badge   string // what he has taken on: the contract, the trumps he made, a slam
	Said    *bubble
	Signs   []face.Sign // that he makes now, one after the other
	SignAt  uint64
	Open    []card.Card // lies face up before him
	Hot     bool        // and is not paid yet
	Words   []string    // what a screen reader says of him, behind his name
}

// figure is a number on the plate: pegs, chips, points, a balance.
type figure struct {
	Kind string // peg red black button chip points balance tricks
	N    int
	Text string // as it is written; empty: the number
	Say  string // with what it counts
}

// bubble is what somebody has just said or signed.
type bubble struct{ Head, Text string }

// seat seats everybody around the table as the viewer sees it.
func (f *felt) seat() {
	n := len(f.Seats)
	faces := f.faces()
	for k := range n {
		at := (f.me() + game.Seat(k)) % game.Seat(n)
		p := &f.Seats[at]
		s := &seat{Seat: at, K: k, Name: p.Name, Face: faces[at], Free: p.Name == ""}
		s.Wear.Computer = p.Bot != ""
		s.Wear.Asleep = p.Gone
		s.Absent = p.Bot == "" && !p.Present && !p.Gone && !s.Free
		f.mark(s)
		if s.Free {
			s.Name = f.say.Free()
		}
		if p.Me {
			s.Words = append([]string{f.say.You()}, s.Words...)
		}
		if k == 0 && (f.plays() || f.lent()) {
			f.Own = s
		} else if k == 0 && f.curtained() {
			f.Next = s
		} else {
			f.Around = append(f.Around, s)
		}
	}
}

// mark says of a seat what everybody can see of the deal in hand.
func (f *felt) mark(s *seat) {
	word := func(on bool, text string) {
		if on {
			s.Words = append(s.Words, text)
		}
	}
	word(s.Wear.Computer, f.say.Computer())
	word(s.Wear.Asleep, f.say.Away())
	v := f.View
	if v == nil {
		return
	}
	s.Turn = v.Awaits.Has(s.Seat)
	s.Wear.Thinking = s.Turn && s.Wear.Computer
	s.Dealer = v.Dealer == s.Seat && !v.Over
	s.Out = v.Dealt && v.Out.Has(s.Seat)
	if v.Dealt {
		s.Cards, s.Tricks = int(v.Held[s.Seat]), int(v.Tricks[s.Seat])
	}
	word(s.Dealer, f.say.Dealer())
	word(s.Out, f.say.SitsOut())
	f.rules.dress(s)
	for _, g := range s.Figures {
		s.Words = append(s.Words, g.Say)
	}
	word(v.Dealt && !s.Out, f.say.Cards(s.Cards))
	word(v.Dealt && v.Leader != game.NoSeat, f.say.TricksOf(s.Tricks))
}

// label is the seat for a screen reader.
func (s *seat) label() string { return strings.Join(append([]string{s.Name}, s.Words...), ", ") }

// class is the classes of the seat: its place, and whose turn it is.
func (s *seat) class() string {
	list := fmt.Sprintf("seat k%d", s.K)
	if s.Turn {
		list += " turn"
	}
	if s.Absent || s.Wear.Asleep {
		list += " absent"
	}
	if s.Out {
		list += " out"
	}
	return list
}

// trickView is the trick on the table.
type trickView struct {
	Cards []laid
	Slots []slot
	Suit  card.Suit // that was led
	Done  bool      // it is won, and lies until the next is led
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
	t := trickView{Suit: card.NoSuit}
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
	if led := tr.Led(); led != card.None && led.Suit() != card.NoSuit {
		t.Suit = led.Suit()
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

// hyphenated is a name with soft hyphens where a long word of it may go on in the next line: before a consonant that a vowel follows,
// three letters from either end.
func hyphenated(name string) string {
	vowel := func(r rune) bool {
		return strings.ContainsRune("aeiouyàáâãäåæèéêëìíîïòóôõöøœùúûüý", unicode.ToLower(r))
	}
	letters := []rune(name)
	var b strings.Builder
	for i, r := range letters {
		if i >= 3 && i+3 <= len(letters) && !slices.ContainsFunc(letters[i-3:i+3], func(r rune) bool { return !unicode.IsLetter(r) }) &&
			!vowel(r) && vowel(letters[i+1]) && (r != 'h' || !strings.ContainsRune("cpst", letters[i-1])) {
			b.WriteRune('\u00AD')
		}
		b.WriteRune(r)
	}
	return b.String()
}
