package table

import (
	"time"

	"bivouac/game"
	"bivouac/record"
	"bivouac/shuffle"
)

// Proceed does what nobody decides: it gives a host who is back his part, draws, seals, deals, reveals, makes the calls that the
// clerk owes, rings the bell, takes back what all agree to take back.
// here is the persons with a page open; nothing waits for one who is gone. It returns when it wants to be called again by itself;
// zero: when something has happened.
func (t *Table) Proceed(now time.Time, here game.Seats) (again time.Time, err error) {
	for {
		e, again := t.due(now, t.Playing()&here)
		if e == nil {
			return again, nil
		}
		if err := t.emit(now, e); err != nil {
			return time.Time{}, err
		}
	}
}

// due is the next event that follows by itself; nil: none now, perhaps at again.
func (t *Table) due(now time.Time, waiting game.Seats) (e Event, again time.Time) {
	switch {
	case t.closed:
		return nil, again
	case t.drawing != nil:
		return t.dueDrawing(now, waiting)
	case t.play == nil:
		if s := t.seatOf(t.owner); t.host != t.owner && s != game.Watcher && waiting.Has(s) {
			return Hosted{Host: t.owner}, again
		}
		return nil, again
	}
	if t.play.N < len(t.first) {
		return t.in(t.first[t.play.N]), again
	}
	if t.asked != nil && t.Playing()&^t.asked.By.Set()&^t.asked.Agreed == 0 {
		return t.in(record.Undone{Undone: t.lastDecision(t.asked.By)}), again
	}
	switch p := t.play.State.Open(); {
	case t.play.Finished():
		deal, _, _, _ := t.play.Sealed()
		return t.in(record.Reveal{Reveal: t.seed(deal).String(), Deal: deal}), again
	case p.Over:
		return nil, again
	}
	// The record says who plays each seat: when somebody else has sat down, when a computer stands in and when its person is back,
	// and when that was taken back with what was played.
	for s := range game.Seat(len(t.seats)) {
		who := t.seats[s].player()
		if t.left.Has(s) {
			who.Kind, who.Player = record.Computer, standIn
		}
		if t.play.Players[s] != who {
			return t.in(record.Takes{Seat: s, Takes: who}), again
		}
	}
	if minutes, rings := t.bell(); rings && !t.play.Rung() {
		over := minutes > 0 && t.played >= time.Duration(minutes)*time.Minute
		if all := t.Playing(); over || all&t.stops != 0 && all&^t.stops == 0 {
			return t.in(record.Rang{Rang: true}), again
		}
	}
	if t.play.SealsNext() {
		return t.dueSeal(now)
	}
	return t.dueDeal(now, waiting)
}

// standIn is the player, in a record, that plays for a person who is gone, under his name.
const standIn = "stand-in"

// dueSeal seals the next deal, once people have read how the last one was settled.
func (t *Table) dueSeal(now time.Time) (e Event, again time.Time) {
	// The sheet waits for who has just closed his page too: he may be about to open it again.
	if t.sheet != nil && t.Playing()&^t.read != 0 && (t.terms.Alone || now.Before(t.endedAt.Add(readTime))) {
		if !t.terms.Alone {
			again = t.endedAt.Add(readTime)
		}
		return nil, again
	}
	next := t.play.DealOf(int(t.play.State.Open().Deals) + 1)
	return t.in(record.Seal{Seal: t.master.Seed(next).Seal(next).String(), Deal: int(next.Number)}), again
}

// dueDeal is what follows by itself in a deal that is sealed: what people add to one that comes once more, calls, the cards.
func (t *Table) dueDeal(now time.Time, waiting game.Seats) (e Event, again time.Time) {
	deal, given, takes, _ := t.play.Sealed()
	opening, known := t.openings[deal]
	for _, adds := range opening.adds {
		if takes && !given.Has(adds.Seat) {
			return t.in(adds), again
		}
	}
	if by, call, ok := game.Clerk(t.play.State); ok {
		return t.move(by, call, ByClerk, ""), again
	}
	// Calls of one who is gone are made for him; nothing is forgotten.
	for s := range t.left.Each() {
		if call, owes := t.play.State.Owed(s); owes {
			return t.move(s, call, ByStandIn, ""), again
		}
	}
	if until := t.sealedAt.Add(addTime); t.lacks(waiting) && now.Before(until) {
		return nil, until
	}
	if t.play.State.Open().WantsDeal() {
		if known {
			return t.in(t.play.Dealing(t.seed(deal), opening.cut)), again
		}
		patience := cutTime
		if t.cutting {
			patience = cuttingFor
		}
		if until := t.sealedAt.Add(patience); !t.cutDone && waiting.Has(t.play.Cutter()) && now.Before(until) {
			return nil, until
		}
		return t.in(t.play.Dealing(t.seed(deal), t.cut)), again
	}
	return nil, again
}

// lacks tells whether the sealed deal takes contributions still, and one of these persons' pages has not added to it.
func (t *Table) lacks(waiting game.Seats) bool {
	if t.play == nil {
		return false
	}
	_, given, takes := t.gathers()
	return takes && waiting&^given != 0
}

// gathers tells whether the sealed deal takes contributions of people still, and who has given one. A deal that comes once more,
// since it was taken back, takes none: it is the same, so that nobody takes something back for other cards.
func (t *Table) gathers() (deal int, given game.Seats, takes bool) {
	deal, given, takes, _ = t.play.Sealed()
	_, known := t.openings[deal]
	return deal, given, takes && !known
}

func (t *Table) bell() (minutes int, rings bool) {
	if t.game.Bell == nil {
		return 0, false
	}
	return t.game.Bell(t.settings)
}

func (t *Table) seed(deal int) shuffle.Seed { return t.master.Seed(t.play.DealOf(deal)) }

// in is the event of an input of the match in hand.
func (t *Table) in(in record.Input) In { return In{Line: record.Encode(t.play.N+1, in)} }

// move is the event of a move.
func (t *Table) move(by game.Seat, m game.Move, hand By, cmd Cmd) In {
	e := t.in(record.Move{Seat: by, Move: t.game.Format(t.play.Hand(by), m)})
	e.Hand, e.Cmd = hand, cmd
	return e
}
