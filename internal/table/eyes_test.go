package table

import (
	"fmt"
	"reflect"
	"testing"
	"time"

	"bivouac/game"
	"bivouac/games"
)

// lent tells who watches through whose eyes, as a player sees it.
func (e *evening) lent(by Player) map[string]game.Seat {
	out := map[string]game.Seat{}
	for _, w := range e.look(by).Watching {
		if w.Through != game.Watcher {
			out[w.Name] = w.Through
		}
	}
	return out
}

// number is what an answer to a watcher must carry, as a player at the table learns it.
func (e *evening) number(by Player, name string) At {
	e.t.Helper()
	for _, w := range e.look(by).Watching {
		if w.Name == name {
			return w.No
		}
	}
	e.t.Fatalf("%s knows of no %s", by, name)
	return 0
}

var watched = Terms{Watch: true, Words: true, Undo: UndoFree}

func dealt(s *Sight) bool { return s.View != nil && s.View.Dealt }

// A watcher sees a player's hand once that player has said so, and can do nothing with it; all are told as long as he does; the
// player's word ends it at once. What he saw is in the log, so that a restart changes nothing.
func TestThroughOnePlayersEyes(t *testing.T) {
	e := sit(t, "polignac", nil, watched, "anna", "ben")
	ask := Command{Do: "eyes", Place: 0, Name: "Carla", Yes: true}
	e.refused(NotBegun, "carla", ask)
	e.do("anna", Command{Do: "start"})
	e.play(dealt)
	e.do("carla", ask)
	if hand := e.look("carla").View.Hand; hand != 0 {
		t.Fatalf("who only asks sees %v", hand)
	}
	if w := e.look("anna").Watching; len(w) != 1 || w[0].Asks != game.Seat(0).Set() || w[0].Name != "Carla" {
		t.Fatalf("Anna is asked by %+v", w)
	}
	if w := e.look("ben").Watching; len(w) != 1 || w[0].Asks|w[0].Lent != 0 {
		t.Fatalf("Ben is told of what is not his: %+v", w)
	}
	if w := e.look("dan").Watching; len(w) != 0 {
		t.Fatalf("who watches is told who asks whom: %+v", w)
	}
	no := e.number("anna", "Carla")
	e.refused(NotSeated, "carla", Command{Do: "lend", Watcher: no, Yes: true})
	e.refused(NotNow, "anna", Command{Do: "lend", Watcher: no + 1, Yes: true})
	e.do("ben", Command{Do: "lend", Watcher: no, Yes: true}) // offered, and not what she looks for
	if hand := e.look("carla").View.Hand; hand != 0 {
		t.Fatalf("with Ben's leave she sees %v", hand)
	}
	e.do("anna", Command{Do: "lend", Watcher: no, Yes: true})

	hers, sight := e.look("anna").View, e.look("carla")
	if v := sight.View; v.Hand != hers.Hand || v.Hand == 0 || v.Seat != 0 || len(v.Moves)+len(v.Lawful)+len(v.Asides) > 0 {
		t.Fatalf("Carla sees %+v", v)
	}
	if sight.Me != game.Watcher || sight.MayUndo || sight.MayStop {
		t.Fatalf("she can do what a player can: %+v", sight)
	}
	e.refused(NotSeated, "carla", Command{Do: "move", Turn: sight.Turn, Move: hers.Hand.First().String()})
	for _, p := range []Player{"anna", "ben", "carla", "dan"} {
		if !reflect.DeepEqual(e.lent(p), map[string]game.Seat{"Carla": 0}) {
			t.Fatalf("%s is told %v", p, e.lent(p))
		}
		if log := e.look(p).Log; log[len(log)-1].Kind != "looks" || log[len(log)-1].Watcher != "Carla" {
			t.Fatalf("the log of %s ends with %+v", p, log[len(log)-1])
		}
	}
	again, err := Fold("t", games.Find, e.log.read)
	if err != nil {
		t.Fatal(err)
	}
	if got := again.Look("carla", e.persons()); !reflect.DeepEqual(got.View, sight.View) || !reflect.DeepEqual(got.Watching, sight.Watching) {
		t.Errorf("after a restart Carla sees %+v, %+v", got.View, got.Watching)
	}

	e.do("anna", Command{Do: "lend", Watcher: no})
	if s := e.look("carla"); s.View.Hand != 0 || s.View.Seat != game.Watcher || len(e.lent("ben")) != 0 {
		t.Fatalf("taken back, Carla sees %+v, and is told of as %v", s.View, e.lent("ben"))
	}
	e.refused(Declined, "carla", Command{Do: "eyes", Place: 0, Yes: true}) // nobody is asked twice
	e.do("anna", Command{Do: "lend", Watcher: no, Yes: true})
	if len(e.lent("anna")) != 0 {
		t.Fatal("she sees again without wanting to")
	}
	e.do("carla", Command{Do: "eyes", Place: 0, Yes: true})
	if e.look("carla").View.Hand != hers.Hand {
		t.Fatal("given again, it is not")
	}
	e.checks()
}

// Whoever has seen a hand of the deal in play sees no other of it, through no eyes and from no seat; in the next deal he may.
func TestOneHandOfADeal(t *testing.T) {
	e := sit(t, "slobberhannes", nil, watched, "anna", "ben")
	e.do("anna", Command{Do: "start"})
	e.play(dealt)
	e.do("carla", Command{Do: "eyes", Place: 0, Name: "Carla", Yes: true})
	no := e.number("anna", "Carla")
	e.do("ben", Command{Do: "lend", Watcher: no, Yes: true})
	e.do("anna", Command{Do: "lend", Watcher: no, Yes: true})
	seen := func() {
		t.Helper()
		e.refused(HasSeen, "carla", Command{Do: "eyes", Place: 1, Yes: true})
		e.refused(HasSeen, "carla", Command{Do: "sit", Place: 2, Name: "Carla"})
	}
	seen()
	e.do("carla", Command{Do: "eyes"})
	seen() // to look away does not make it unseen
	e.do("anna", Command{Do: "lend", Watcher: no})
	seen()
	if s := e.look("carla"); s.Seen != game.Seat(0).Set() {
		t.Errorf("Carla has seen %v", s.Seen)
	}
	// Who sat here has seen his own hand, whoever plays it now.
	e.do("dan", Command{Do: "sit", Place: 3, Name: "Dan"})
	e.do("dan", Command{Do: "leave"})
	e.do("anna", Command{Do: "seat", Place: 3, Name: "Dan", Bot: "random"})
	e.refused(HasSeen, "dan", Command{Do: "sit", Place: 2, Name: "Dan"})
	e.refused(HasSeen, "dan", Command{Do: "eyes", Place: 0, Name: "Dan", Yes: true})
	e.do("dan", Command{Do: "sit", Place: 3, Name: "Dan"})

	e.play(func(s *Sight) bool { return s.Stage == Settled })
	e.do("carla", Command{Do: "eyes", Place: 1, Yes: true})
	e.play(func(s *Sight) bool { return dealt(s) && s.Deals == 1 })
	if v := e.look("carla").View; v.Seat != 1 || v.Hand != e.look("ben").View.Hand {
		t.Errorf("in the next deal she sees through the eyes of seat %d", v.Seat)
	}
	e.refused(HasSeen, "carla", Command{Do: "sit", Place: 2, Name: "Carla"})
	e.play(func(s *Sight) bool { return s.Stage == Settled && s.Deals == 2 })
	e.do("carla", Command{Do: "sit", Place: 2, Name: "Carla"})
	if w := e.look("anna").Watching; len(w) != 0 {
		t.Errorf("who sits down still watches: %+v", w)
	}
	e.checks()
}

// Nobody sees through the eyes of a computer, nor of a person for whom one plays, nor at a table without watchers. Two watchers do not
// bear one name.
func TestNobodyLendsAComputersEyes(t *testing.T) {
	e := sit(t, "napoleon", nil, watched, "anna", "ben")
	e.do("anna", Command{Do: "start"})
	e.play(dealt)
	e.refused(NotNow, "carla", Command{Do: "eyes", Place: 2, Name: "Carla", Yes: true})
	e.refused(NotNow, "carla", Command{Do: "eyes", Place: 200, Name: "Carla", Yes: true})
	e.refused(BadName, "carla", Command{Do: "eyes", Place: 1, Yes: true})
	e.refused(SitsAlready, "anna", Command{Do: "eyes", Place: 1, Name: "Anna", Yes: true})
	e.do("carla", Command{Do: "eyes", Place: 1, Name: "Carla", Yes: true})
	e.do("dan", Command{Do: "eyes", Place: 1, Name: "Carla", Yes: true})
	e.do("ben", Command{Do: "lend", Watcher: e.number("ben", "Carla"), Yes: true})
	if e.look("dan").View.Hand != 0 || e.look("carla").View.Hand == 0 || e.number("ben", "Carla ·2") == e.number("ben", "Carla") {
		t.Fatalf("one is taken for the other: %+v", e.look("ben").Watching)
	}
	e.do("ben", Command{Do: "leave"})
	if e.look("carla").View.Hand != 0 || len(e.lent("anna")) != 0 {
		t.Error("she sees what the computer plays for Ben")
	}
	if err := e.Back(e.now, 1); err != nil {
		t.Fatal(err)
	}
	if e.look("carla").View.Hand == 0 {
		t.Error("Ben is back, and she sees nothing")
	}
	e.do("ben", Command{Do: "leave"})
	e.do("anna", Command{Do: "seat", Place: 1, Name: "Ben", Bot: "random"})
	if v := e.look("carla").View; v.Hand != 0 || v.Seat != game.Watcher {
		t.Errorf("she sees through the eyes of a computer: %+v", v)
	}

	alone := sit(t, "napoleon", nil, Terms{}, "anna")
	alone.do("anna", Command{Do: "start"})
	alone.play(dealt)
	alone.refused(NotSeated, "carla", Command{Do: "eyes", Place: 0, Name: "Carla", Yes: true})
}

// Places that Kings draw take nobody's leave with them to somebody else.
func TestEyesArePersonsNotSeats(t *testing.T) {
	e := sit(t, "drogue", map[string]string{"partners": "kings", "length": "4"}, watched, "anna", "ben")
	e.do("anna", Command{Do: "start"})
	e.do("carla", Command{Do: "eyes", Place: 0, Name: "Carla", Yes: true})
	e.do("anna", Command{Do: "lend", Watcher: e.number("anna", "Carla"), Yes: true})
	for range 60 {
		if e.drawing != nil {
			e.wait(time.Second)
		}
	}
	e.play(dealt)
	if s, _ := e.SeatOf("anna"); e.look("carla").View.Seat != s || e.look("carla").View.Hand != e.look("anna").View.Hand {
		t.Errorf("Anna sits at %d, and Carla sees through the eyes of seat %d", s, e.look("carla").View.Seat)
	}
}

// A table knows so many watchers at a time. Who has been refused makes room for who comes after; who waits for an answer does not.
func TestWatchersMakeRoom(t *testing.T) {
	e := sit(t, "slobberhannes", nil, watched, "anna", "ben")
	e.do("anna", Command{Do: "start"})
	e.play(dealt)
	ask := func(n int) (Player, Command) {
		return Player(fmt.Sprint("watcher ", n)), Command{Do: "eyes", Place: 0, Name: fmt.Sprint("Carla ", n), Yes: true}
	}
	for n := range mostWatchers {
		e.do(ask(n))
	}
	dan := Command{Do: "eyes", Place: 0, Name: "Dan", Yes: true}
	e.refused(NotNow, "dan", dan)
	e.do("anna", Command{Do: "lend", Watcher: e.number("anna", "Carla 7")})
	e.do("dan", dan)
	e.do("anna", Command{Do: "lend", Watcher: e.number("anna", "Dan"), Yes: true})
	if w := e.look("anna").Watching; len(w) != mostWatchers || e.look("dan").View.Hand == 0 {
		t.Errorf("Anna knows of %d watchers", len(w))
	}
	e.checks()
}
