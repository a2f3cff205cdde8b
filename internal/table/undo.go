package table

import (
	"slices"
	"time"

	"bivouac/game"
	"bivouac/record"
)

// What is taken back falls out of the match with all that followed; the log of the table keeps it.

// decision is an input by which a person decided something.
type decision struct {
	n    int
	seat game.Seat
}

// lastDecision is the last input by which the seat decided something; 0: none.
func (t *Table) lastDecision(me game.Seat) int {
	for _, d := range slices.Backward(t.decided) {
		if d.seat == me {
			return d.n
		}
	}
	return 0
}

// doUndo takes the last decision of a seat back: at once where undo is free, else when all other people here agree.
func (t *Table) doUndo(now time.Time, by Player, me game.Seat, c Command) error {
	if t.play == nil || t.drawing != nil || t.terms.Undo == UndoNever || t.asked != nil || t.lastDecision(me) == 0 {
		return refuse(NoUndo)
	}
	if t.terms.Undo == UndoFree {
		e := t.in(record.Undone{Undone: t.lastDecision(me)})
		e.Cmd = c.cmd
		return t.emit(now, e)
	}
	return t.emit(now, Asked{me, c.cmd})
}

func (t *Table) doAgree(now time.Time, by Player, me game.Seat, c Command) error {
	if t.asked == nil || t.asked.By == me || t.asked.Agreed.Has(me) {
		return refuse(NotNow)
	}
	return t.emit(now, Answered{me, c.Yes, c.cmd})
}

// answer keeps who agrees; one who does not ends the question.
func (t *Table) answer(ev Answered) {
	if t.asked != nil {
		if ev.Yes {
			t.asked.Agreed |= ev.Seat.Set()
		} else {
			t.asked = nil
		}
	}
}

// undone forgets what was told of the inputs that fell.
func (t *Table) undone(e entry, to int) {
	t.log = slices.DeleteFunc(t.log, func(l Told) bool { return l.n >= to })
	t.decided = slices.DeleteFunc(t.decided, func(d decision) bool { return d.n >= to })
	t.finished = slices.DeleteFunc(t.finished, func(n int) bool { return n >= to })
	t.results = slices.DeleteFunc(t.results, func(o Outcome) bool { return o.Match == t.match })
	if t.sheet != nil && t.sheetN >= to {
		t.sheet = nil
	}
	t.asked, t.cut, t.cutDone, t.cutting, t.read, t.stops = nil, 0, false, false, 0, 0
	t.turnAt, t.sealedAt = e.time, e.time
	t.tell(e, Told{Kind: "undone"})
}

// lapse forgets that a seat has asked to take something back.
func (t *Table) lapse(s game.Seat) {
	if t.asked != nil && t.asked.By == s {
		t.asked = nil
	}
}
