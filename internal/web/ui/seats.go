package ui

import (
	"fmt"
	"slices"
	"strings"
	"unicode"

	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/table"
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
	SignAt  table.At
	Open    []card.Card // lies face up before him
	Hot     bool        // and is not paid yet
	Words   []string    // what a screen reader says of him, behind his name
}

// figure is a number on the plate: pegs, chips, points, a balance.
type figure struct {
	Kind string // peg red black button chip points balance
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
