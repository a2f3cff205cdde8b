package table

import (
	"time"

	"bivouac/game"
)

// Mover is who is to move for a seat that the match waits for.
type Mover struct {
	Seat game.Seat
	By   By
	Bot  string    // the computer of the seat; empty: a stand-in
	At   time.Time // not before
}

// Movers is who moves where no person will: computers, also for people who are gone and for people whose time is out.
// here is the persons with a page open.
func (t *Table) Movers(now time.Time, here game.Seats) []Mover {
	// A name given at the cut closes the deal to contributions, so no computer gives one before the pages have added theirs.
	early := t.lacks(t.Playing()&here) && now.Before(t.sealedAt.Add(addTime))
	if t.closed || !t.mayMove() || early {
		return nil
	}
	var out []Mover
	for s := range t.play.State.Open().Awaits.Each() {
		w := t.seats[s]
		m := Mover{Seat: s, Bot: w.Bot, At: t.lastAt.Add(t.terms.Pace)}
		// A move would end the question whether something is taken back, so those who need no time leave people theirs.
		if t.asked != nil {
			m.At = t.askedAt.Add(askTime)
		}
		switch {
		case w.Bot != "":
		case t.left.Has(s):
			m.By = ByStandIn
		case t.terms.Forced && t.forced(s):
			m.By = ByItself
		case t.terms.Move > 0:
			m.By, m.At = ByClock, t.turnAt.Add(t.terms.Move+t.bank(s))
		default:
			continue
		}
		out = append(out, m)
	}
	return out
}

// forced tells whether the seat has one card that it may play, and nothing else to do. How fast a card comes would tell other
// people that there was no choice, so among them only the last of a hand is forced: that it is, everybody sees.
func (t *Table) forced(s game.Seat) bool {
	v := t.play.State.Look(s)
	return len(v.Moves) == 1 && v.Moves[0].Kind() == game.Plays && (t.persons() == s.Set() || v.Hand.Len() == 1)
}

// mayMove tells whether moves may be made: a seal is shown before anything of its deal, such as the names at the cut.
func (t *Table) mayMove() bool { return t.play != nil && t.drawing == nil && !t.play.SealsNext() }

// View is what a computer sees from a seat; ok is false while it cannot do anything.
func (t *Table) View(s game.Seat) (v game.View, ok bool) {
	if !t.mayMove() {
		return v, false
	}
	return t.play.State.Look(s), true
}

// Move makes a move that a computer chose. An error means that the rules refuse it.
func (t *Table) Move(now time.Time, by game.Seat, m game.Move, hand By) error {
	if err := game.Check(t.play.State, by, m); err != nil {
		return err
	}
	return t.emit(now, t.decide(now, by, m, hand, ""))
}
