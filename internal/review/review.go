// Package review lays a finished deal open, step by step, from the record of its match.
package review

import (
	"io"
	"slices"

	"bivouac/card"
	"bivouac/game"
	"bivouac/record"
	"bivouac/shuffle"
)

// Deal is a deal with everything in it, or with what one seat saw of it.
type Deal struct {
	Game     *game.Game
	Settings game.Settings
	Table    string // its name in the record
	Number   int
	Eyes     game.Seat // whose hand alone is looked into; NoSeat: all hands lie open
	Names    []string  // of who played it to its end, by seat
	Steps    []Step
	Cards    *record.Deal // nil of a deal that ended before cards were dealt
	Cutter   game.Seat
	Seal     string
	Adds     []string // by seat; empty of who has added nothing
	Seed     string   // revealed; empty while the deal is not over
	Deals    int      // of the match that are over
	Shuffle  shuffle.Way
	Before   *shuffle.Played // how the deal before lay when it was over; nil of the first
}

// Step is where a deal stands after the cards were dealt, or somebody has decided something.
type Step struct {
	By    game.Seat // NoSeat of the deal itself, and of the bell
	Move  game.Move
	Notes []game.Note
	View  game.View  // as a watcher has it
	Hands []card.Set // by seat; empty of a hand that is not looked into

	n int // input of the record
}

// Over tells whether the deal is over, so that everybody may see all of it.
func (d *Deal) Over() bool { return d.Seed != "" }

// Sees tells whether the hand of a seat is looked into.
func (d *Deal) Sees(seat game.Seat) bool { return d.Eyes == game.NoSeat || d.Eyes == seat }

// Read finds a deal in the record of one match, and reads it with the eyes of one seat, or of NoSeat with all hands. It follows the
// record to its end and gives the first thing that is wrong with it as a *record.Fault; ok is false where the record has no such deal.
func Read(in io.Reader, find record.Find, number int, eyes game.Seat) (d *Deal, ok bool, err error) {
	d = &Deal{Number: number, Eyes: eyes}
	r := reader{Deal: d}
	for e, err := range record.Replay(in, find) {
		if err != nil {
			return d, r.found, err
		}
		r.take(e)
	}
	return d, r.found, nil
}

// reader is where the reading stands.
type reader struct {
	*Deal
	found bool
	seals []mark // those that stand
	seeds []mark // the same
	began int    // the input that dealt the cards
}

// mark is a seal or a seed with the number of its input.
type mark struct {
	n, deal int
	text    string
}

func (r *reader) in() bool { return len(r.seals) > 0 && r.seals[len(r.seals)-1].deal == r.Number }

func (r *reader) take(e record.Event) {
	switch in := e.Input.(type) {
	case record.Head:
		r.Game, r.Settings, r.Table = e.Game, e.Settings, in.Table
		r.Names, r.Shuffle = make([]string, len(in.Seats)), in.Shuffle
	case record.Seal:
		r.seals = append(r.seals, mark{e.N, in.Deal, in.Seal})
		if r.in() {
			r.Seal, r.Cutter, r.Adds, r.Before = in.Seal, e.Cutter(), make([]string, len(r.Names)), e.Before()
		}
	case record.Adds:
		if r.in() && in.Adds != "" {
			r.Adds[in.Seat] = in.Adds
		}
	case record.Deal:
		if r.in() {
			r.Cards, r.began = &in, e.N
			r.step(e, game.NoSeat, 0)
		}
	case record.Move:
		if by, m, ok := e.Made(); ok && r.in() {
			r.step(e, by, m)
		}
	case record.Rang:
		if r.in() {
			r.step(e, game.NoSeat, 0)
		}
	case record.Undone:
		r.undo(in.Undone)
	case record.Reveal:
		r.seeds = append(r.seeds, mark{e.N, in.Deal, in.Reveal})
	}
	r.stand()
	if !r.Over() {
		for seat, p := range e.Players {
			r.Names[seat] = p.Name
		}
	}
}

// stand tells the deal what follows from the seals and seeds that stand.
func (r *reader) stand() {
	r.found, r.Seed, r.Deals = false, "", 0
	for _, m := range r.seals {
		r.found = r.found || m.deal == r.Number
	}
	for _, m := range r.seeds {
		if r.Deals = m.deal; m.deal == r.Number {
			r.Seed = m.text
		}
	}
}

func (r *reader) step(e record.Event, by game.Seat, m game.Move) {
	s := Step{By: by, Move: m, Notes: e.Notes, View: e.State.Look(game.Watcher), n: e.N}
	for seat := range r.Names {
		var hand card.Set
		if r.Sees(game.Seat(seat)) {
			hand = e.Hand(game.Seat(seat))
		}
		s.Hands = append(s.Hands, hand)
	}
	r.Steps = append(r.Steps, s)
}

// undo forgets the inputs from n on.
func (r *reader) undo(n int) {
	fell := func(m mark) bool { return m.n >= n }
	r.seals, r.seeds = slices.DeleteFunc(r.seals, fell), slices.DeleteFunc(r.seeds, fell)
	r.Steps = slices.DeleteFunc(r.Steps, func(s Step) bool { return s.n >= n })
	if r.began >= n {
		r.Cards, r.began = nil, 0
	}
}
