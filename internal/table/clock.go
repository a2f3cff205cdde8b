package table

import (
	"time"

	"bivouac/game"
)

// A clock gives a time for each decision, and a bank beside it for all of a deal together.

// Clocked tells whether somebody's clock runs: such a table has to be kept going although nobody looks at it.
func (t *Table) Clocked() bool { return t.terms.Move > 0 && t.running() && !t.closed }

// bank is what is left in the bank of a seat, without what the decision that is awaited takes of it. Each deal fills the banks
// again: a match may be one deal or an evening, and a slow start costs nothing later.
func (t *Table) bank(s game.Seat) time.Duration { return t.terms.Bank - t.spent[s] }

// decide is the event of a move of somebody's own, with what it took of his bank. It is in the log, since the times of the log
// would count the hours in which no server ran.
func (t *Table) decide(now time.Time, by game.Seat, m game.Move, hand By, cmd Cmd) In {
	e := t.move(by, m, hand, cmd)
	if late := now.Sub(t.turnAt.Add(t.terms.Move)).Truncate(time.Millisecond); !m.Aside() && t.seats[by].Player != "" {
		e.Bank = min(max(0, late), t.bank(by))
	}
	return e
}

// Away is how long one may be without a page before he is gone: with a clock of his own until his time is out.
func (t *Table) Away() time.Duration { return max(t.terms.Away, t.terms.Move+t.terms.Bank) }

// Resume sets the clocks after the table was folded from its log. Of the time for a decision only that is gone in which a server
// ran; ran tells how much it is since a moment. The other clocks stand still from the last input of the match on.
func (t *Table) Resume(now time.Time, ran func(since time.Time) time.Duration) {
	since := func(at time.Time) time.Time { return at.Add(max(0, now.Sub(t.lastAt))) }
	t.turnAt, t.sealedAt, t.endedAt, t.askedAt = now.Add(-ran(t.turnAt)), since(t.sealedAt), since(t.endedAt), now
	if t.drawing != nil {
		t.drawing.at = now
	}
}
