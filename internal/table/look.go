package table

import (
	"io"
	"slices"

	"bivouac/claim"
	"bivouac/game"
	"bivouac/record"
)

// Look is all that a player may see of the table. here is the persons with a page open.
func (t *Table) Look(by Player, here game.Seats) *Sight {
	if t.seatOf(by) == game.Watcher && !t.terms.Watch && !t.Gathering() {
		return t.lookFromOutside(by)
	}
	return t.look(by, here)
}

// lookFromOutside is a table without watchers for who does not sit at it: what is played and by which rules, and the computers whose
// seats he may take; nobody's name, nothing of the match.
func (t *Table) lookFromOutside(by Player) *Sight {
	s := &Sight{ID: t.ID, At: t.At, Game: t.game, Settings: t.settings, Terms: t.terms, Stage: t.stage(), Me: game.Watcher,
		Seats: make([]Place, len(t.seats)), Seen: t.seenNow(by)}
	for i, w := range t.seats {
		if w.Bot != "" && !t.terms.Alone {
			s.Seats[i].Who = w
		}
	}
	return s
}

// look is all that a player may see who sits at the table, or whom it lets watch.
func (t *Table) look(by Player, here game.Seats) *Sight {
	me := t.seatOf(by)
	s := &Sight{
		ID: t.ID, At: t.At, Game: t.game, Settings: t.settings, Terms: t.terms, Stage: t.stage(),
		Match: t.match, Me: me, Host: by == t.host, Free: t.Free(),
		Deals: len(t.finished), Matches: slices.Clone(t.results), Standings: standings(t.results),
	}
	for i, w := range t.seats {
		seat := game.Seat(i)
		p := Place{Who: w, Me: seat == me, Host: w.Player != "" && w.Player == t.host,
			Present: here.Has(seat), Gone: t.left.Has(seat), Muted: t.muted[by][w.Player], Ready: t.read.Has(seat)}
		p.Player = "" // it is never shown
		s.Seats = append(s.Seats, p)
	}
	if t.Gathering() {
		s.Log = slices.Clone(t.log)
		s.MayPlace = s.Host && !t.game.DrawsPlaces(t.settings, len(t.seats))
	}
	t.lookChat(s, by, me)
	s.Watching, s.Seen = t.lookWatchers(by, me.Set()), t.seenNow(by)
	if t.person(me) {
		s.Ended = t.lookEnded(by)
	}
	if t.drawing != nil {
		d := t.drawing
		s.Sealing = &Sealing{Seal: d.seal, Cutter: game.NoSeat, MayAdd: t.person(me) && !d.shown && !d.given.Has(me)}
		if d.shown {
			draw, _, _ := t.drawn()
			s.Sealing.Kings, s.Sealing.MayHandOn = &draw, draw.From[draw.Dealer] == me && d.kept == nil
		}
	}
	if t.play == nil || t.drawing != nil {
		return s
	}
	v := t.play.State.Look(t.eyes(by))
	if !t.mayMove() || v.Seat != me {
		v.Moves, v.Lawful, v.Asides = nil, nil, nil
	}
	s.View, s.Turn = &v, v.Turn
	if seal, sealed := t.play.SealOf(); sealed && !v.Dealt && !v.Over {
		deal, given, takes := t.gathers()
		s.Sealing = &Sealing{Deal: deal, Seal: seal, Cutter: t.play.Cutter(), MayCut: t.mayCut(me),
			MayAdd: t.person(me) && takes && !given.Has(me), Cards: t.game.Pack(t.settings, len(t.seats)).Len(), Cutting: t.cutting}
	}
	if t.sheet != nil {
		sheet := *t.sheet
		sheet.MayGoOn = t.person(me) && !t.read.Has(me)
		s.Sheet = &sheet
	}
	s.Log = t.lookLog(&v)
	if t.person(me) {
		s.Since = t.back[me]
		s.MayStop = t.stoppable() && !t.stops.Has(me)
		s.MayClaim = claim.May(t.game, &v)
		s.MayUndo = t.terms.Undo != UndoNever && t.asked == nil && t.lastDecision(me) > 0
	}
	if t.asked != nil {
		a := *t.asked
		a.Mine, a.Vote = a.By == me, t.person(me) && a.By != me && !a.Agreed.Has(me)
		s.Asked = &a
	}
	if t.terms.Move > 0 && v.Awaits != 0 && t.mayMove() {
		s.Deadline, s.Bank = t.turnAt.Add(t.terms.Move), t.bank(v.Awaits.First())
	}
	return s
}

func (t *Table) stage() Stage {
	switch {
	case t.closed:
		return Closed
	case t.drawing != nil:
		return Sealed
	case t.play == nil:
		return Gathering
	}
	p := t.play.State.Open()
	_, _, _, sealed := t.play.Sealed()
	switch {
	case p.Over:
		return Over
	case t.play.SealsNext():
		return Settled
	case p.Dealt || p.Awaits != 0:
		return Playing
	case sealed:
		return Sealed
	}
	return Settled
}

// lookLog is what happened in this deal, without what only a good memory would still know: the page shows the current trick
// and the last one until the deal is over, all of them by option openTricks. In a game without that option they lie open.
func (t *Table) lookLog(v *game.View) []Told {
	if open, has := t.settings["openTricks"]; !has || open == "on" || !v.Dealt {
		return slices.Clone(t.log)
	}
	turned := v.Played &^ v.Trick.Set() &^ v.Last.Trick.Set()
	return slices.DeleteFunc(slices.Clone(t.log), func(l Told) bool {
		return l.Kind == "move" && l.Move.Kind() == game.Plays && turned.Has(l.Move.Card())
	})
}

// Record writes the record of a finished match, or of the deals of the match in hand that are over: nothing of a running deal,
// nor any hash over it, leaves the table. match is its number, from 1; ok is false where there is none.
func (t *Table) Record(w io.Writer, match int, records func(yield func(Record, error) bool)) (ok bool, err error) {
	var out *record.Writer
	var held []record.Input
	n := 0
	for r, err := range records {
		if err != nil {
			return false, err
		}
		e, _, err := decode(r.Body)
		if err != nil {
			return false, err
		}
		switch e := e.(type) {
		case Drawing:
			n++
		case Began:
			if n == match {
				if out, err = record.NewWriter(w, t.game, e.Head); err != nil {
					return false, err
				}
			}
		case In:
			if n != match || out == nil {
				continue
			}
			in, err := record.Decode(e.Line)
			if err != nil {
				return false, err
			}
			held = append(held, in)
			if _, reveals := in.(record.Reveal); reveals {
				for _, in := range held {
					if err := out.Write(in); err != nil {
						return false, err
					}
				}
				held = nil
			}
		}
	}
	return out != nil, nil
}
