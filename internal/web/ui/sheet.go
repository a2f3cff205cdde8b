package ui

import (
	"slices"

	"bivouac/game"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui/face"
)

// sheetView is the end of a deal, and of a match, explained.
type sheetView struct {
	Title string
	Void  bool // the deal does not count
	Boxes []sheetBox
	Meter *meter
	Lines []say.Line
	Rows  []sheetRow
	Again bool   // the viewer can begin another match
	Next  bool   // another match has begun, to which the viewer goes on from here
	Note  string // what the people wait for
}

// sheetBox is what a side or a player made.
type sheetBox struct{ Side, Head, Big, Small string }

// meter shows how many points were needed.
type meter struct {
	Side             string
	Points, Need, Of int
	Text             string
}

// sheetRow is a player with what he has now and had before.
type sheetRow struct {
	Name          string
	Face          face.Face
	Wear          face.Wear
	Before, After []figure
	Changed       bool
}

func (f *felt) sheet() *sheetView {
	v := &sheetView{Title: f.say.SheetOf(f.Sight.Sheet.Deal)}
	f.rules.sheet(v)
	for _, l := range f.Log {
		if l.Kind == "claimed" {
			v.Lines = slices.Insert(v.Lines, 0, say.Line{Text: f.claims(l)})
		}
	}
	var waits []string
	for i, s := range f.Seats {
		if s.Bot != "" || s.Gone || !s.Present || s.Ready || game.Seat(i) == f.Me {
			continue
		}
		waits = append(waits, s.Name)
	}
	if f.Stage != table.Over {
		if len(waits) > 0 && !f.Sight.Sheet.MayGoOn {
			v.Note = f.say.WaitsToGoOn(waits...)
		}
		return v
	}
	v.Title = f.say.NobodyWins()
	winners := f.told.Of(f.View.Winners)
	if len(winners) > 0 {
		v.Title = f.say.WinnersAre(winners...)
	}
	if v.Again = f.Host; !v.Again {
		for _, s := range f.Seats {
			if s.Host {
				v.Note = f.say.AgainByHost(s.Name)
			}
		}
	}
	return v
}

// ended is how a match ended, in words.
func (f *felt) ended(m table.Outcome) string {
	if len(m.Winners) == 0 {
		return f.say.NobodyWins()
	}
	return f.say.WinnersAre(m.Winners...)
}

// tell writes what followed in the deal, as far as it is wanted. Who has won the match is in the title.
func (f *felt) tell(v *sheetView, wanted func(n game.Note) bool) {
	for _, l := range f.Log {
		for _, n := range l.Notes {
			if result, ended := n.(game.Result); ended {
				v.Lines = append(v.Lines, f.voice.Ending(f.then(l), result)...)
			} else if wanted(n) {
				v.Lines = append(v.Lines, f.voice.Note(f.then(l), n)...)
			}
		}
	}
}

// row is a player on the sheet with one figure.
func (f *felt) row(s game.Seat, before, after figure) sheetRow {
	r := sheetRow{Name: f.name(s), Face: f.dressed(s), Before: []figure{before}, After: []figure{after}, Changed: before.N != after.N}
	r.Wear.Computer = f.Seats[s].Bot != ""
	return r
}

// after is what sentences need to know of the table after the deal of the sheet.
func (f *felt) after() *say.Table {
	t := *f.told
	t.Facts = f.Sight.Sheet.Facts
	return &t
}

// dressed is the face of a seat in the coat it wears here.
func (f *felt) dressed(s game.Seat) face.Face {
	if f.Own != nil && f.Own.Seat == s {
		return f.Own.Face
	}
	for _, seat := range f.Around {
		if seat.Seat == s {
			return seat.Face
		}
	}
	return face.Face{}
}

// more tells whether pegs have come on, of whatever kind.
func (r *sheetRow) more() bool {
	n := 0
	for _, g := range r.After {
		n += g.N
	}
	for _, g := range r.Before {
		n -= g.N
	}
	return r.Wear.Nose+r.Wear.Punishment > 0 && n > 0
}
