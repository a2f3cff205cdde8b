package table

import (
	"slices"
	"time"

	"bivouac/card"
	"bivouac/game"
	"bivouac/record"
)

// opening is what a deal followed from besides its seed: what people added, and where it was cut.
type opening struct {
	adds []record.Adds
	cut  int
}

// input folds an input of the match in, and keeps what is told of it.
func (t *Table) input(e entry, ev In) error {
	if t.play == nil {
		return errOrder
	}
	in, err := record.Decode(ev.Line)
	if err != nil {
		return err
	}
	before := t.play.State.Open().Turn
	var hand card.Set // of who moves, before his move
	if m, moves := in.(record.Move); moves {
		hand = t.play.Hand(m.Seat)
	}
	if err := t.play.Write(in); err != nil {
		return err
	}
	p := t.play.State.Open()
	if p.Turn != before || p.WantsDeal() {
		t.turnAt = e.time
	}
	// §10 of Drogue: long pauses are no play. Play begins with the first deal.
	if pause := e.time.Sub(t.lastAt); !t.lastAt.IsZero() && pause > 0 && pause <= game.LongPause*time.Minute && p.Deals > 0 {
		t.played += pause
	}
	t.lastAt = e.time
	told := Told{Notes: t.event.Notes, Facts: t.facts(), n: t.play.N}
	switch in := in.(type) {
	case record.Seal:
		t.sealedAt, t.turnAt, t.cut, t.cutDone, t.cutting = e.time, e.time, 0, false, false
		t.spent = [game.MaxSeats]time.Duration{}
		if in.Deal > 0 {
			t.log, t.asked, t.read = nil, nil, 0
		}
	case record.Draw:
		told.Kind, told.By = "drawn", in.Dealer
		t.tell(e, told)
	case record.Reveal:
		if in.Deal == 0 {
			if len(t.log) == 0 || t.log[len(t.log)-1].Kind != "drawn" {
				t.tell(e, Told{Kind: "lot", By: t.play.Head.Dealer})
			}
		} else if t.sheet != nil {
			t.sheet.Seed = in.Reveal
		}
	case record.Deal:
		told.Kind, told.By, told.Deal = "dealt", in.Dealer, in.Deal
		t.sheet, t.turnAt = nil, e.time
		t.openings[in.Deal] = opening{t.play.Added(), in.Cut}
		if in.Deal != t.seenDeal { // else it is the same, dealt once more
			t.seen, t.seenDeal = map[Player]game.Seats{}, in.Deal
		}
		t.tell(e, told)
		t.endDeal(e)
	case record.Move:
		t.moved(e, ev, told, hand)
	case record.Undone:
		t.undone(e, in.Undone)
	case record.Rang:
		told.Kind = "rang"
		t.tell(e, told)
		t.endDeal(e)
	}
	return nil
}

// moved keeps what is told of a move, and what it took of whose time; hand is that of who made it, before it.
func (t *Table) moved(e entry, ev In, told Told, hand card.Set) {
	by, m, _ := t.event.Made()
	t.spent[by] += ev.Bank
	told.Kind, told.By, told.Move = "move", by, m
	told.Hand = ev.Hand
	if told.Hand == ByClaim && !t.claimed() {
		t.tellClaim(e, by, hand)
	}
	if a := t.absence[by]; a != nil {
		a.Moves++
	}
	if ev.Hand == ByPlayer && t.seats[by].Player != "" {
		t.decided = append(t.decided, decision{t.play.N, by})
		t.back[by] = nil
		delete(t.ended, t.seats[by].Player)
	}
	t.asked = nil
	t.tell(e, told)
	t.endDeal(e)
}

// facts is the game's table of open facts.
func (t *Table) facts() any {
	v := t.play.State.Look(game.Watcher)
	return v.Facts
}

// tell keeps what has happened; of what is no input of the match, as who comes and goes, not for ever.
func (t *Table) tell(e entry, told Told) {
	told.At = e.at
	for _, w := range t.seats {
		told.Names = append(told.Names, w.Name)
	}
	t.log = append(t.log, told)
	besides, first := 0, 0
	for i, l := range slices.Backward(t.log) {
		if l.n == 0 {
			besides, first = besides+1, i
		}
	}
	if besides > mostTold {
		t.log = slices.Delete(t.log, first, first+1)
	}
}

// endDeal opens the sheet where the input ended a deal. Where the bell ends the match between two deals, the sheet of the last
// one tells its result too.
func (t *Table) endDeal(e entry) {
	switch p := t.play.State.Open(); {
	case t.play.Finished():
		deal, _, _, _ := t.play.Sealed()
		seal, _ := t.play.SealOf()
		t.sheet = &Sheet{At: e.at, Deal: deal, Notes: t.event.Notes, Facts: t.facts(), Seal: seal}
		t.finished = append(t.finished, t.play.N)
	case p.Over:
		var sheet Sheet
		if t.sheet != nil {
			sheet = *t.sheet
		}
		sheet.At, sheet.Notes, sheet.Facts = e.at, slices.Concat(sheet.Notes, t.event.Notes), t.facts()
		t.sheet = &sheet
	default:
		return
	}
	t.sheetN, t.endedAt, t.read = t.play.N, e.time, 0
	if t.ended = nil; t.play.State.Open().Over {
		t.outcome()
	}
}
