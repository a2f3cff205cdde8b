package solo

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/tui"
	"bivouac/record"
	"bivouac/shuffle"
)

// Seen is what everybody at the table sees of an event of a record; nil where there is nothing to see.
func Seen(e record.Event) tui.Event {
	switch in := e.Input.(type) {
	case record.Head:
		if in.Shuffle == shuffle.ByHand {
			return tui.ByHand{}
		}
	case record.Draw:
		return tui.Drawn{Draw: drawOf(in)}
	case record.Reveal:
		if in.Deal == 0 && !e.Game.DrawsPlaces(e.Settings, len(e.Players)) {
			return tui.Lot{Dealer: e.Head.Dealer}
		}
	case record.Deal:
		n := game.Seat(len(e.Players))
		return tui.Dealt{Number: in.Deal, Dealer: in.Dealer, Cutter: (in.Dealer + n - 1) % n, Cut: in.Cut, Out: e.State.Open().Out, Notes: e.Notes, Facts: facts(e)}
	case record.Move:
		by, m, _ := e.Made()
		return tui.Moved{By: by, Move: m, Notes: e.Notes, Facts: facts(e)}
	case record.Takes:
		return tui.Taken{By: in.Seat, Name: in.Takes.Name, Computer: in.Takes.Kind == record.Computer}
	case record.Undone:
		return tui.Undone{Input: in.Undone}
	case record.Rang:
		return tui.Rang{Notes: e.Notes, Facts: facts(e)}
	}
	return nil
}

// facts is the game's table of open facts after an event.
func facts(e record.Event) any {
	v := e.State.Look(game.Watcher)
	return v.Facts
}

// drawOf reads the draw of a record, which has been checked.
func drawOf(in record.Draw) game.Draw {
	d := game.Draw{Dealer: in.Dealer}
	for i := 0; i < len(in.Draw); i += len("KS ") {
		c, _ := card.Parse(in.Draw[i : i+len("KS")])
		d.Cards = append(d.Cards, c)
	}
	for _, place := range in.From {
		d.From = append(d.From, game.Seat(place))
	}
	return d
}
