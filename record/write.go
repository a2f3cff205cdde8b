package record

import (
	"io"

	"bivouac/game"
	"bivouac/shuffle"
)

// Writer writes the record of a match as its inputs happen, and what follows from them. It folds them itself, so whoever
// has a log of inputs, running or finished, can write its record without a state of his own. An input that the rules or
// the order of records do not allow is refused with a *Fault, and nothing is written or changed.
type Writer struct {
	*Fold
	// Each is told of every input that was accepted, with what followed. It may be nil.
	Each func(Event)

	out  io.Writer // nil: nothing is written
	hash string
	line int
}

// Event is an input and what followed from it.
type Event struct {
	*Fold      // the match after it; it changes with the next event
	At    int  // the line of the file
	Input Line // a Head, the first event of each record, or an Input
	Notes []game.Note

	move game.Move // that was made, where Input is a Move
}

// Made is the move of an event whose Input is a Move; ok is false of any other.
func (e *Event) Made() (by game.Seat, m game.Move, ok bool) {
	in, ok := e.Input.(Move)
	return in.Seat, e.move, ok
}

// NewWriter opens the record of a match with its head, see NewHead. out may be nil: then the inputs are only folded.
func NewWriter(out io.Writer, g *game.Game, h Head) (*Writer, error) {
	f, fault := openFold(h, g)
	if fault != nil {
		return nil, fault
	}
	w := &Writer{Fold: f, out: out}
	if out == nil {
		return w, nil
	}
	return w, w.write(encode(h))
}

// Write folds an input in and writes it.
func (w *Writer) Write(in Input) error {
	e, fault := w.event(in)
	if fault != nil {
		return fault
	}
	if w.out != nil {
		if err := w.write(Encode(w.N, in)); err != nil {
			return err
		}
		e.At = w.line
		for _, note := range e.Notes {
			if err := w.write(encode(note)); err != nil {
				return err
			}
		}
	}
	if w.Each != nil {
		w.Each(e)
	}
	return nil
}

func (w *Writer) write(body []byte) error {
	w.hash = hashOf(w.hash, body)
	w.line++
	_, err := w.out.Write(appendHash(body, w.hash))
	return err
}

// Seal writes the seal of a deal, before anything of it; deal 0 is what is drawn before the first.
func (w *Writer) Seal(deal int, s shuffle.Seal) error { return w.Write(Seal{s.String(), deal}) }

// Adds writes the contribution of a seat to the deal that is sealed.
func (w *Writer) Adds(by game.Seat, c shuffle.Contribution) error {
	return w.Write(Adds{by, c.String()})
}

// Move writes a move.
func (w *Writer) Move(by game.Seat, m game.Move) error {
	return w.Write(Move{by, w.Game.Format(w.Hand(by), m)})
}

// Takes writes that another player takes a seat over.
func (w *Writer) Takes(s game.Seat, p Player) error { return w.Write(Takes{s, p}) }

// Undone writes that input n and all after it fall.
func (w *Writer) Undone(n int) error { return w.Write(Undone{n}) }

// Rang writes that the agreed time is over or the table stops.
func (w *Writer) Rang() error { return w.Write(Rang{true}) }

// Reveal writes the seed of a deal that is settled or void.
func (w *Writer) Reveal(deal int, s shuffle.Seed) error { return w.Write(Reveal{s.String(), deal}) }
