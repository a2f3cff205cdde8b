package table

import (
	"slices"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/games/drogue"
)

var four = []Player{"anna", "ben", "carla", "dan"}

// begun is an evening at which all four have begun a match.
func begun(t *testing.T, key string, set map[string]string, terms Terms) *evening {
	t.Helper()
	e := sit(t, key, set, terms, four...)
	e.do("anna", Command{Do: "start"})
	return e
}

// What was seen is not taken back unless everybody agrees, and then for everybody at once. Demand P11.
func TestTakenBackWhenAllAgree(t *testing.T) {
	e := begun(t, "slobberhannes", nil, Terms{})
	var before *Sight
	e.play(func(*Sight) bool {
		before = e.look("anna")
		return before.View != nil && before.View.Awaits.Has(before.Me) && len(before.View.Lawful) > 0 && before.View.Last.Number > 0
	})
	e.do("anna", Command{Do: "move", Turn: before.Turn, Move: e.game.Format(before.View.Hand, before.View.Lawful[0])})
	after := e.look("anna")
	e.do("anna", Command{Do: "undo"})
	if s := e.look("ben"); s.Asked == nil || !s.Asked.Vote || s.Asked.By != before.Me {
		t.Fatalf("Ben is not asked: %+v", s.Asked)
	}
	e.refused(NotNow, "anna", Command{Do: "agree", Yes: true})
	e.do("ben", Command{Do: "agree", Yes: true})
	e.do("carla", Command{Do: "agree", Yes: true})
	if s := e.look("anna"); s.View.Hand != after.View.Hand || s.Asked == nil {
		t.Error("it is taken back although Dan has not agreed")
	}
	e.do("dan", Command{Do: "agree"})
	if s := e.look("anna"); s.View.Hand != after.View.Hand || s.Asked != nil {
		t.Error("Dan's no is none")
	}
	e.do("anna", Command{Do: "undo"})
	for _, by := range four[1:] {
		e.do(by, Command{Do: "agree", Yes: true})
	}
	s := e.look("dan")
	if again := e.look("anna"); again.View.Hand != before.View.Hand || again.Turn != before.Turn || s.Turn != before.Turn {
		t.Error("all agreed, and it is not taken back")
	}
	if last := s.Log[len(s.Log)-1]; last.Kind != "undone" {
		t.Errorf("that something was taken back is told as %q", last.Kind)
	}

	never := begun(t, "slobberhannes", nil, Terms{Undo: UndoNever})
	never.play(func(s *Sight) bool { return s.View != nil && s.View.Last.Number > 0 })
	never.refused(NoUndo, "anna", Command{Do: "undo"})
}

// Who plays alone takes back one decision after the other, to his first, through deals that are over; the cards of every deal stay
// where they were. Demand P13.
func TestTakenBackToTheFirst(t *testing.T) {
	e := sit(t, "slobberhannes", nil, Terms{Undo: UndoFree, Alone: true}, "anna")
	e.do("anna", Command{Do: "start"})
	hands := map[int]card.Set{}
	until := func(deals int) {
		e.play(func(s *Sight) bool {
			own := e.look("anna")
			if v := own.View; v != nil && v.Dealt && v.Hand.Len() == 8 {
				if was, again := hands[own.Deals]; again && was != v.Hand {
					t.Fatalf("deal %d is dealt again as %v, and was %v", own.Deals+1, v.Hand, was)
				}
				hands[own.Deals] = v.Hand
			}
			return s.Deals == deals
		})
	}
	until(3)
	n := 0
	for ; e.look("anna").MayUndo; n++ {
		e.do("anna", Command{Do: "undo"})
	}
	if s := e.look("anna"); n != 24 || s.Deals != 0 || s.View.Hand != hands[0] {
		t.Errorf("%d decisions were taken back, and Anna has %v in deal %d", n, s.View.Hand, s.Deals+1)
	}
	until(3)
	if len(hands) != 3 {
		t.Errorf("%d deals were compared", len(hands))
	}
	e.checks()
}

// Where tells are honest, or the rules want phrases alone, free words are closed while a deal is played; phrases never are. A page
// knows it before anybody has written a word. Demand P3.
func TestChatIsPhrasesWhileADealIsPlayed(t *testing.T) {
	armed := func(s *Sight) bool {
		if s.View == nil {
			return false
		}
		d, ok := s.View.Facts.(drogue.Table)
		return ok && d.Armed && d.Phase == drogue.Playing
	}
	dealt := func(s *Sight) bool { return s.View != nil && s.View.Dealt && s.View.Leader != game.NoSeat }
	for _, c := range []struct {
		game    string
		set     map[string]string
		terms   Terms
		playing func(*Sight) bool
		open    bool // free words in a deal
	}{
		{"drogue", nil, Terms{Words: true}, armed, false},
		{"drogue", map[string]string{"tells": "free"}, Terms{Words: true}, armed, true},
		{"napoleon", nil, Terms{Words: true}, dealt, false},
		{"polignac", nil, Terms{Words: true}, dealt, true},
		{"polignac", nil, Terms{}, dealt, false},
	} {
		e := begun(t, c.game, c.set, c.terms)
		e.play(c.playing)
		if s := e.look("anna"); s.MayWrite != c.open {
			t.Errorf("%s %v: the page offers words: %v", c.game, c.set, s.MayWrite)
		}
		if words := (Command{Do: "say", Text: "I have the ace"}); c.open {
			e.do("anna", words)
		} else {
			e.refused(NoWords, "anna", words)
		}
		e.do("anna", Command{Do: "say", Phrase: "wellPlayed"})
		e.play(func(s *Sight) bool { return s.Sheet != nil })
		if s := e.look("anna"); s.MayWrite != c.terms.Words {
			t.Errorf("%s %v: between deals the page offers words: %v", c.game, c.set, s.MayWrite)
		}
	}
}

// Whom one mutes one does not hear, at once, after coming back and under another name; the others do, and one may hear him again. Demand P10.
func TestWhoIsMutedIsNotHeard(t *testing.T) {
	e := begun(t, "slobberhannes", nil, Terms{Words: true})
	heard := func(tb *Table, by Player) (words []string) {
		for _, w := range tb.Look(by, e.persons()).Chat {
			words = append(words, w.Text)
		}
		return words
	}
	e.do("ben", Command{Do: "say", Text: "one"})
	e.do("carla", Command{Do: "mute", Name: "ben", Yes: true})
	e.do("ben", Command{Do: "sit", Place: 1, Name: "Somebody else"})
	e.do("ben", Command{Do: "say", Text: "two"})
	e.do("dan", Command{Do: "say", Text: "three"})
	folded, err := Fold("t", games.Find, e.log.read)
	if err != nil {
		t.Fatal(err)
	}
	for name, tb := range map[string]*Table{"now": e.Table, "after coming back": folded} {
		if got := heard(tb, "carla"); !slices.Equal(got, []string{"three"}) {
			t.Errorf("%s Carla hears %q", name, got)
		}
		if got := heard(tb, "anna"); !slices.Equal(got, []string{"one", "two", "three"}) {
			t.Errorf("%s Anna hears %q", name, got)
		}
	}
	if !e.look("carla").Seats[1].Muted || e.look("anna").Seats[1].Muted {
		t.Error("who is muted is not as Carla wants it")
	}
	e.do("carla", Command{Do: "mute", Name: "Somebody else"})
	if got := heard(e.Table, "carla"); !slices.Equal(got, []string{"one", "two", "three"}) {
		t.Errorf("who is not muted any more is heard as %q", got)
	}
	e.refused(NotSeated, "eve", Command{Do: "mute", Name: "ben", Yes: true}) // who hears nobody has nobody to mute
}

// A card plays itself where it is the only one, and only where that tells nobody that there was no choice: alone, or the last of
// a hand, of which everybody knows it. Demand T23.
func TestForcedCards(t *testing.T) {
	for n := 1; n <= len(four); n++ {
		e := sit(t, "slobberhannes", nil, Terms{Forced: true, Alone: n == 1}, four[:n]...)
		e.do("anna", Command{Do: "start"})
		sizes := map[int]bool{}
		e.play(func(s *Sight) bool {
			for _, h := range e.Movers(e.now, e.persons()) {
				if v, ok := e.View(h.Seat); ok && h.By == ByItself {
					if sizes[v.Hand.Len()] = true; len(v.Lawful) != 1 {
						t.Errorf("of %d cards that may be played one plays itself", len(v.Lawful))
					}
				}
			}
			return s.Deals == 2
		})
		if last := len(sizes) == 1 && sizes[1]; last != (n > 1) {
			t.Errorf("at %d people a card plays itself out of hands of %v", n, sizes)
		}
	}
}
