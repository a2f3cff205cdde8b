package table

import (
	"reflect"
	"slices"
	"testing"
	"time"

	"bivouac/game"
	"bivouac/games"
)

func over(s *Sight) bool { return s.Stage == Over }

// Whoever begins another match takes away nobody's sheet: the others read how the last one ended until they go on, decide
// something, or a deal of the new one is over. The match waits for none of it.
func TestTheLastSheetStaysUntilItIsRead(t *testing.T) {
	e := begun(t, "napoleon", map[string]string{"length": "1"}, Terms{})
	e.play(over)
	before := e.look("ben")
	match := e.match
	e.do("anna", Command{Do: "again"})
	folded, err := Fold("t", games.Find, e.log.read)
	if err != nil {
		t.Fatal(err)
	}
	for name, tb := range map[string]*Table{"now": e.Table, "after a restart": folded} {
		ben, anna, eve := tb.Look("ben", 15), tb.Look("anna", 15), tb.Look("eve", 15)
		if ben.Ended == nil || ben.Ended.Match != match || !reflect.DeepEqual(ben.Ended.Sheet, before.Sheet) || !reflect.DeepEqual(ben.Ended.View, before.View) {
			t.Fatalf("%s: Ben has lost the sheet that he was reading", name)
		}
		if ben.Match != match+1 || anna.Ended != nil || eve.Ended != nil {
			t.Errorf("%s: Ben is in match %d; who began it and who only looks in still read the last sheet: %v, %v", name, ben.Match, anna.Ended != nil, eve.Ended != nil)
		}
	}

	e.do("ben", Command{Do: "read"})
	e.play(func(s *Sight) bool { return s.View != nil && s.View.Dealt && len(e.look("carla").View.Lawful) > 0 })
	if e.look("ben").Ended != nil {
		t.Error("Ben went on, and still sees the sheet")
	}
	if e.look("carla").Ended == nil {
		t.Error("the sheet is taken from Carla while she has done nothing")
	}
	carla := e.look("carla")
	e.do("carla", Command{Do: "move", Turn: carla.Turn, Move: e.game.Format(carla.View.Hand, carla.View.Lawful[0])})
	if e.look("carla").Ended != nil {
		t.Error("Carla plays, and still sees the sheet")
	}
	e.play(func(s *Sight) bool { return s.Deals > 0 })
	for _, by := range four {
		if e.look(by).Ended != nil {
			t.Errorf("%s still sees the sheet of the match before", by)
		}
	}
	if s := e.look("dan"); s.Sheet == nil || s.Seats[1].Ready {
		t.Error("Ben, who went on from the last match, has not read the sheet of the new deal yet")
	}
	e.play(over)
	e.checks()
}

// People at one screen go on together.
func TestOneOfAScreenGoesOnForAll(t *testing.T) {
	e := begun(t, "napoleon", map[string]string{"length": "1"}, Terms{})
	e.play(over)
	e.do("anna", Command{Do: "again"})
	share := func(people ...Player) *Sight { return e.Share(people, "", e.persons()) }
	if share("anna", "ben").Ended != nil || share("carla", "dan").Ended == nil {
		t.Error("the sheet stands for those of whom one has begun, or is gone for those who read it")
	}
	e.do("carla", Command{Do: "read"})
	if share("carla", "dan").Ended != nil {
		t.Error("Carla went on, and the screen still shows the sheet")
	}
}

// One table sums up what each has made in all matches on it, whatever he calls himself meanwhile. A match of which something is
// taken back counts once.
func TestAMatchCountsOnceForThoseWhoPlayedIt(t *testing.T) {
	e := begun(t, "napoleon", map[string]string{"length": "1"}, Terms{Undo: UndoFree})
	type made struct{ won, score int }
	want := map[Player]made{}
	const matches = 3
	for n := range matches {
		e.play(over)
		if n == 0 {
			e.do("ben", Command{Do: "undo"})
			if got := e.look("anna").Standings; len(got) != 0 {
				t.Errorf("a match that goes on counts already: %+v", got)
			}
			e.play(over)
		}
		v := e.look("").View
		for s := range game.Seat(4) {
			m := want[e.seats[s].Player]
			m.score += e.game.Score(v, s)
			if v.Winners.Has(s) {
				m.won++
			}
			want[e.seats[s].Player] = m
		}
		if n == 0 {
			e.do("ben", Command{Do: "sit", Place: e.seatOf("ben"), Name: "Benno"})
		}
		if n < matches-1 {
			e.do("anna", Command{Do: "again"})
		}
	}
	folded, err := Fold("t", games.Find, e.log.read)
	if err != nil {
		t.Fatal(err)
	}
	for _, tb := range []*Table{e.Table, folded} {
		got := tb.Look("anna", 15).Standings
		if len(got) != 4 || !slices.IsSortedFunc(got, func(a, b Standing) int { return b.Won - a.Won }) {
			t.Fatalf("the table sums up %+v", got)
		}
		for by, m := range want {
			name := string(by)
			if by == "ben" {
				name = "Benno"
			}
			if !slices.Contains(got, Standing{name, matches, m.won, m.score}) {
				t.Errorf("%s has won %d and made %d; the table has %+v", name, m.won, m.score, got)
			}
		}
	}
}

// Who sits at a table speaks as often as a person can, not as often as a program; and who only watches says nothing.
func TestNobodySpeaksWithoutMeasure(t *testing.T) {
	e := begun(t, "slobberhannes", nil, Terms{Words: true, Watch: true})
	hello := Command{Do: "say", Phrase: "hello"}
	e.do("carla", hello)
	for range mostSaid {
		e.do("ben", hello)
	}
	e.refused(TooMuch, "ben", hello)
	e.refused(TooMuch, "ben", Command{Do: "say", Text: "hello"})
	e.do("carla", hello)
	e.refused(NotSeated, "eve", Command{Do: "say", Name: "Eve", Phrase: "hello"})
	if n := len(e.look("anna").Chat); n != mostSaid+2 {
		t.Errorf("Anna hears %d things", n)
	}
	e.wait(time.Minute)
	e.do("ben", hello)
}
