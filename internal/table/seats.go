package table

import (
	"slices"
	"time"

	"bivouac/bot/players"
	"bivouac/game"
	"bivouac/record"
)

// Before a match people sit down and get up as they like, and the host seats computers and moves people. From its draw on a place is
// its person's: who is gone is played for, and has it again when he is back; only a computer makes room.

// seatOf is the seat of a player, game.Watcher of one who does not sit.
func (t *Table) seatOf(by Player) game.Seat {
	for s, w := range t.seats {
		if w.Player != "" && w.Player == by {
			return game.Seat(s)
		}
	}
	return game.Watcher
}

// SeatOf is the seat of a player; ok is false of one who does not sit.
func (t *Table) SeatOf(by Player) (game.Seat, bool) {
	s := t.seatOf(by)
	return s, s != game.Watcher
}

// PlayerOf is the player of a seat, empty of a computer.
func (t *Table) PlayerOf(s game.Seat) Player { return t.seats[s].Player }

// persons is the seats of persons.
func (t *Table) persons() game.Seats {
	var set game.Seats
	for s, w := range t.seats {
		if w.Player != "" {
			set |= game.Seat(s).Set()
		}
	}
	return set
}

func (t *Table) person(s game.Seat) bool { return t.persons().Has(s) }

// Computers is the computer of each seat, empty where a person or nobody sits.
func (t *Table) Computers() []string {
	out := make([]string, len(t.seats))
	for s, w := range t.seats {
		out[s] = w.Bot
	}
	return out
}

// Free counts the places that nobody has.
func (t *Table) Free() int {
	n := 0
	for _, w := range t.seats {
		if w.Player == "" && w.Bot == "" {
			n++
		}
	}
	return n
}

// player is how a record names somebody.
func (w *Who) player() record.Player {
	if w.Bot != "" {
		return record.Player{Name: w.Name, Kind: record.Computer, Player: w.Bot}
	}
	return record.Player{Name: w.Name, Kind: record.Person}
}

func (t *Table) sit(e entry, ev Sat) error {
	if int(ev.Place) >= len(t.seats) {
		return errOrder
	}
	if was := t.seats[ev.Place]; was.Player != "" && was.Player == ev.Who.Player { // another name, another face: nothing else changes
		t.seats[ev.Place] = ev.Who
		if was.Name != ev.Who.Name {
			t.tell(e, Told{Kind: "named", By: ev.Place, Other: was.Name})
		}
		return nil
	}
	told := Told{Kind: "sat", By: ev.Place}
	if ev.By != "" {
		told.Kind, told.Other = "placed", t.seats[ev.Place].Name
	}
	t.seats[ev.Place], t.taken[ev.Place] = ev.Who, e.at
	t.forgetWatcher(ev.Who.Player)
	t.left &^= ev.Place.Set()
	t.stops &^= ev.Place.Set()
	t.absence[ev.Place], t.back[ev.Place] = nil, nil
	t.lapse(ev.Place)
	// What the one before decided is not his to take back.
	t.decided = slices.DeleteFunc(t.decided, func(d decision) bool { return d.seat == ev.Place })
	if host := t.seatOf(ev.By); host != game.Watcher {
		told.Host = t.seats[host].Name
	}
	t.tell(e, told)
	return nil
}

func (t *Table) leave(e entry, ev Left) {
	if int(ev.Place) >= len(t.seats) {
		return
	}
	t.tell(e, Told{Kind: "left", By: ev.Place})
	if t.Gathering() {
		t.seats[ev.Place], t.taken[ev.Place] = Who{}, e.at
		return
	}
	t.left |= ev.Place.Set()
	t.lapse(ev.Place)
	if t.absence[ev.Place] == nil {
		t.absence[ev.Place] = &Away{From: e.at}
	}
}

func (t *Table) comeBack(e entry, ev Returned) {
	if int(ev.Place) >= len(t.seats) {
		return
	}
	t.left &^= ev.Place.Set()
	if a := t.absence[ev.Place]; a != nil {
		t.back[ev.Place] = &Away{From: a.From, To: e.at, Moves: a.Moves}
		t.absence[ev.Place] = nil
	}
	t.tell(e, Told{Kind: "returned", By: ev.Place})
}

func (t *Table) doSit(now time.Time, by Player, me game.Seat, c Command) error {
	name, ok := Name(c.Name)
	switch {
	case !ok:
		return refuse(BadName)
	case me != game.Watcher && !t.Gathering() && (me != c.Place || t.left.Has(me)):
		return refuse(SitsAlready)
	case int(c.Place) >= len(t.seats):
		return refuse(BadForm)
	case me == c.Place: // he has another name now, or another face
	case t.drawing != nil:
		return refuse(NotNow)
	// A computer makes room for a person, also in mid-match, but where somebody plays alone.
	case t.seats[c.Place].Player != "", t.terms.Alone && !t.Gathering():
		return refuse(TakenPlace)
	case !t.maySee(by, c.Place):
		return refuse(HasSeen)
	}
	// Who sits already, before the match, gets up where he sat: both or neither.
	if me != game.Watcher && me != c.Place {
		if err := t.emit(now, Left{Place: me}); err != nil {
			return err
		}
	}
	return t.emit(now, Sat{Place: c.Place, Who: Who{Player: by, Name: t.unlike(name, c.Place, by), Face: c.Face}, Cmd: c.cmd})
}

func (t *Table) doLeave(now time.Time, by Player, me game.Seat, c Command) error {
	if t.left.Has(me) {
		return nil
	}
	return t.emit(now, Left{Place: me, Cmd: c.cmd})
}

func (t *Table) doSeat(now time.Time, by Player, me game.Seat, c Command) error {
	_, known := players.Find(c.Bot)
	switch {
	case by != t.host:
		return refuse(NotHost)
	case int(c.Place) >= len(t.seats) || !known:
		return refuse(BadForm)
	case t.seats[c.Place].Player != "" && !t.left.Has(c.Place), t.drawing != nil:
		return refuse(TakenPlace)
	}
	name, ok := Name(c.Name)
	if !ok {
		return refuse(BadName)
	}
	return t.emit(now, Sat{Place: c.Place, Who: Who{Name: t.unlike(name, c.Place, ""), Bot: c.Bot, Face: c.Face}, Cmd: c.cmd})
}

func (t *Table) doUnseat(now time.Time, by Player, me game.Seat, c Command) error {
	switch {
	case by != t.host:
		return refuse(NotHost)
	case int(c.Place) >= len(t.seats) || c.Place == me:
		return refuse(BadForm)
	case !t.Gathering():
		return refuse(Begun)
	}
	return t.emit(now, Left{Place: c.Place, Cmd: c.cmd})
}

// doPlace moves who sits at a place to another one, before the match. Who sits there gets the place that becomes free.
func (t *Table) doPlace(now time.Time, by Player, me game.Seat, c Command) error {
	switch {
	case by != t.host:
		return refuse(NotHost)
	case !t.Gathering():
		return refuse(Begun)
	case t.game.DrawsPlaces(t.settings, len(t.seats)):
		return refuse(NotNow) // it would be for nothing
	case int(c.Place) >= len(t.seats) || int(c.To) >= len(t.seats) || c.Place == c.To:
		return refuse(BadForm)
	case max(t.taken[c.Place], t.taken[c.To]) > c.At:
		return refuse(Resettled)
	case t.seats[c.Place].Name == "":
		return refuse(BadForm)
	}
	who, other := t.seats[c.Place], t.seats[c.To]
	var freed Event = Left{Place: c.Place}
	if other.Name != "" {
		freed = Sat{Place: c.Place, Who: other}
	}
	if err := t.emit(now, freed); err != nil {
		return err
	}
	return t.emit(now, Sat{Place: c.To, Who: who, By: by, Cmd: c.cmd})
}

// share makes a table of one person one of several: they talk, and nothing is taken back without the others.
func (t *Table) share(ev Shared) {
	t.terms.Alone, t.terms.Words = false, true
	if t.terms.Undo == UndoFree {
		t.terms.Undo = UndoAsked
	}
}

// doShare lets others sit down at a table where somebody plays alone.
func (t *Table) doShare(now time.Time, by Player, me game.Seat, c Command) error {
	switch {
	case by != t.host:
		return refuse(NotHost)
	case !t.terms.Alone:
		return nil
	}
	return t.emit(now, Shared{c.cmd})
}

// Playing is the persons for whom no computer plays.
func (t *Table) Playing() game.Seats { return t.persons() &^ t.left }

// Absent is the persons who do not answer for their seat although they have not left, given who has a page open.
func (t *Table) Absent(here game.Seats) game.Seats { return t.Playing() &^ here }

// Gone lets a computer play for a person who has no page open any more.
func (t *Table) Gone(now time.Time, s game.Seat) error {
	return t.emit(now, Left{Place: s, Away: true})
}

// Back gives a person who is back his seat again.
func (t *Table) Back(now time.Time, s game.Seat) error {
	if !t.left.Has(s) {
		return nil
	}
	return t.emit(now, Returned{s})
}

func (t *Table) doHost(now time.Time, by Player, me game.Seat, c Command) error {
	switch {
	case by != t.host:
		return refuse(NotHost)
	case int(c.Place) >= len(t.seats) || t.seats[c.Place].Player == "":
		return refuse(BadForm)
	}
	return t.emit(now, Hosted{Host: t.seats[c.Place].Player})
}

// HostWanted tells whether people wait for the host: somebody sits here, and only the host can begin.
func (t *Table) HostWanted(here game.Seats) (host Player, waits bool) {
	return t.host, !t.closed && !t.running() && !here.Has(t.seatOf(t.host)) && t.persons()&here != 0
}

// NextHost makes the first person who is here the host.
func (t *Table) NextHost(now time.Time, here game.Seats) error {
	return t.emit(now, Hosted{Host: t.seats[(t.persons() & here).First()].Player, Away: true})
}

// leads tells whether a player may begin and stop a match: the host, and everybody while a computer plays for him.
func (t *Table) leads(by Player) bool { return by == t.host || t.left.Has(t.seatOf(t.host)) }
