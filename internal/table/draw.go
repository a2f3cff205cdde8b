package table

import (
	"fmt"
	"slices"
	"time"

	"bivouac/game"
	"bivouac/record"
	"bivouac/shuffle"
)

// drawing is what is drawn before the first deal of a match.
type drawing struct {
	deal  shuffle.Deal
	seal  string
	adds  []shuffle.Contribution
	given game.Seats
	at    time.Time // when contributions were asked for, or since when the Kings lie open
	shown bool      // the Kings lie open: nobody can add to the draw any more
	kept  *bool
}

// matchName names the match in hand in seals and records.
func (t *Table) matchName() string { return fmt.Sprintf("%s.%d", t.ID, t.match) }

// draw begins a match with what is drawn before its first deal.
func (t *Table) draw(e entry, ev Drawing) {
	t.lookBack()
	t.match++
	t.drawing = &drawing{deal: shuffle.Deal{Table: t.matchName()}, seal: ev.Seal, adds: make([]shuffle.Contribution, len(t.seats)), at: e.time}
	t.sheet, t.log, t.finished, t.decided, t.asked, t.read, t.stops = nil, nil, nil, nil, nil, 0, 0
	t.seenDeal, t.openings = 0, map[int]opening{}
}

func (t *Table) add(ev Added) (err error) {
	if t.drawing == nil || t.drawing.shown || int(ev.Place) >= len(t.seats) {
		return errOrder
	}
	t.drawing.adds[ev.Place], err = shuffle.ParseContribution(ev.Adds)
	t.drawing.given |= ev.Place.Set()
	return err
}

func (t *Table) show(e entry) error {
	if t.drawing == nil {
		return errOrder
	}
	t.drawing.shown, t.drawing.at = true, e.time
	return nil
}

func (t *Table) keep(ev Kept) error {
	if t.drawing == nil || !t.drawing.shown {
		return errOrder
	}
	t.drawing.kept = &ev.HandOn
	return nil
}

// begin opens the record of a match. Where places were drawn by cards, people change places first.
func (t *Table) begin(e entry, ev Began) (err error) {
	if t.drawing == nil {
		return errOrder
	}
	draw, byCards, _ := t.drawn()
	draw.Dealer = ev.Head.Dealer
	d := t.drawing
	t.first = []record.Input{record.Seal{Seal: d.seal}}
	for s := range d.given.Each() {
		t.first = append(t.first, record.Adds{Seat: s, Adds: d.adds[s].String()})
	}
	if byCards {
		t.first = append(t.first, record.DrawOf(&draw))
	}
	t.first = append(t.first, record.Reveal{Reveal: t.master.Seed(d.deal).String()})
	if ev.From != nil {
		if len(ev.From) != len(t.seats) {
			return errOrder
		}
		seats, left, absence, back := slices.Clone(t.seats), t.left, t.absence, t.back
		t.left = 0
		for s, place := range ev.From {
			if place < 0 || place >= len(seats) {
				return errOrder
			}
			t.seats[s], t.absence[s], t.back[s] = seats[place], absence[place], back[place]
			if left.Has(game.Seat(place)) {
				t.left |= game.Seat(s).Set()
			}
		}
	}
	if t.play, err = record.NewWriter(nil, t.game, ev.Head); err != nil {
		return err
	}
	t.play.Each = func(e record.Event) { t.event = e }
	t.drawing = nil
	t.played, t.lastAt, t.turnAt = 0, time.Time{}, e.time
	return nil
}

// doKeep is the answer of the first King's player.
func (t *Table) doKeep(now time.Time, by Player, me game.Seat, c Command) error {
	if t.drawing == nil || !t.drawing.shown || t.drawing.kept != nil {
		return refuse(NotNow)
	}
	if draw, _, _ := t.drawn(); draw.From[draw.Dealer] != me {
		return refuse(NotNow)
	}
	return t.emit(now, Kept{c.Yes})
}

// dueDrawing waits for the contributions to the drawing, and begins the match.
func (t *Table) dueDrawing(now time.Time, waiting game.Seats) (Event, time.Time) {
	d := t.drawing
	if !d.shown && waiting&^d.given != 0 && now.Before(d.at.Add(addTime)) {
		return nil, d.at.Add(addTime)
	}
	draw, byCards, dealer := t.drawn()
	began := Began{}
	players := make([]record.Player, len(t.seats))
	if byCards {
		// §2 of Drogue: the first King deals, or hands the deal to his right neighbour. Computers and who does not answer keep it.
		if d.kept == nil && waiting.Has(draw.From[draw.Dealer]) {
			if !d.shown {
				return Drawn{}, time.Time{}
			}
			if until := d.at.Add(keepTime); now.Before(until) {
				return nil, until
			}
		}
		dealer = draw.Dealer
		if d.kept != nil && *d.kept {
			dealer = (dealer + 1) % game.Seat(len(t.seats))
		}
		for s, place := range draw.From {
			players[s] = t.seats[place].player()
			began.From = append(began.From, int(place))
		}
	} else {
		for s := range t.seats {
			players[s] = t.seats[s].player()
		}
	}
	began.Head = record.NewHead(t.game, t.settings, t.matchName(), players, dealer, t.terms.Shuffle)
	return began, time.Time{}
}

// drawn is what seed and contributions draw: places by cards, or the first dealer by lot.
func (t *Table) drawn() (draw game.Draw, byCards bool, dealer game.Seat) {
	d := t.drawing
	chance := shuffle.New(t.master.Seed(d.deal), d.adds, d.deal)
	pack := chance.Pack(t.game.Pack(t.settings, len(t.seats)))
	if t.game.Draw != nil {
		if draw, byCards = t.game.Draw(t.settings, &pack); byCards {
			return draw, true, draw.Dealer
		}
	}
	return draw, false, game.Seat(chance.Below(len(t.seats)))
}
