package ui

import (
	"strconv"
	"strings"

	"bivouac/game"
	"bivouac/games/drogue"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui/face"
)

func (d *drogueFelt) sums() (string, func(table.Standing) string) {
	return d.say.PegsHead(), func(s table.Standing) string { return strconv.Itoa(-s.Score) }
}

// sheet tells how a deal was settled, with all that moved pegs in it.
func (d *drogueFelt) sheet(v *sheetView) {
	for _, l := range d.Log {
		v.Lines = append(v.Lines, d.pegs(l)...)
	}
	for _, n := range d.Sight.Sheet.Notes {
		switch n := n.(type) {
		case drogue.SettleNote:
			d.settled(v, &n)
		case game.Void:
			v.Title, v.Void = d.say.VoidDeal(), true
			for _, l := range d.Log {
				if l.Kind == "move" && l.Move.Kind() == drogue.Redeal {
					v.Lines = append(v.Lines, say.Line{Text: d.voice.Move(d.then(l), l.By, l.Move), Clause: "drogue §4"})
				}
			}
			v.Lines = append(v.Lines, d.voice.Note(d.after(), n)...)
		case game.Result:
			v.Lines = append(v.Lines, d.voice.Ending(d.after(), n)...)
		}
	}
	d.changes(v)
}

// pegs is why pegs moved with an event, after what was done where the sentence points to it.
func (d *drogueFelt) pegs(l table.Told) []say.Line {
	told := d.then(l)
	var lines []say.Line
	for _, n := range l.Notes {
		pegs, ok := n.(drogue.PegsNote)
		if !ok {
			continue
		}
		line := d.voice.Note(told, pegs)[0]
		switch pegs.Why {
		case drogue.CauseNotBeaten, drogue.CauseNotFollowed, drogue.CauseNotOvertrumped, drogue.CauseNotTrumped, drogue.CauseQuiVive, drogue.CauseQuiViveNose, drogue.CauseCaught, drogue.CauseWronged:
			line.Text = d.voice.Move(told, l.By, l.Move) + " " + line.Text
		}
		lines = append(lines, line)
	}
	return lines
}

// settled is the sheet of a deal that was played.
func (d *drogueFelt) settled(v *sheetView, n *drogue.SettleNote) {
	st := &n.Settlement
	names := func(side int8) []string { return []string{d.told.Names[side], d.told.Names[side+2]} }
	switch {
	case st.Mover != drogue.NoSide:
		v.Title = d.say.TakesDrogue(names(st.Mover))
	case st.Holder != drogue.NoSide:
		v.Title = d.say.KeepsDrogue(names(st.Holder))
	default:
		v.Title = d.say.StaysEven()
	}
	for side := range int8(2) {
		v.Boxes = append(v.Boxes, sheetBox{Side: [...]string{"g", "b"}[side], Head: d.say.Side(int(side)) + " · " + strings.Join(names(side), ", "),
			Big: strconv.Itoa(int(n.Points[side])), Small: d.say.TricksOf(int(n.Tricks[side]))})
	}
	if st.Holder != drogue.NoSide {
		clean := 1 - st.Holder
		v.Meter = &meter{Side: [...]string{"g", "b"}[clean], Points: int(n.Points[clean]), Need: drogue.CleanPoints, Of: drogue.AllPoints,
			Text: d.say.NeededAtLeast(d.say.Side(int(clean)), int(n.Points[clean]))}
	}
	// The first line says what the boxes show.
	v.Lines = append(v.Lines, d.voice.Note(d.after(), *n)[1:]...)
}

// changes is what each wears now, and what he wore when the deal was cut.
func (d *drogueFelt) changes(v *sheetView) {
	after := d.Sight.Sheet.Facts.(drogue.Table)
	before := d.pegsBefore()
	for s := range game.Seat(4) {
		row := sheetRow{Name: d.name(s), After: d.figures(&after.Pegs, s)}
		row.Before = d.figures(&before, s)
		row.Face, row.Wear = d.dressed(s), face.Wear{Nose: int(after.Nose[s]), Punishment: int(after.Punishment[s]),
			Buttonhole: int(after.Buttonhole[s]), BlackNose: after.Black.Has(s)}
		row.Changed = before.Nose[s] != after.Nose[s] || before.Punishment[s] != after.Punishment[s] ||
			before.Buttonhole[s] != after.Buttonhole[s] || before.Black.Has(s) != after.Black.Has(s)
		v.Rows = append(v.Rows, row)
	}
}

// pegsBefore is what all wore when the deal was dealt; where that is not known any more, before it was settled.
func (d *drogueFelt) pegsBefore() drogue.Pegs {
	for _, l := range d.Log {
		if t, ok := l.Facts.(drogue.Table); ok && l.Kind == "dealt" {
			return t.Pegs
		}
	}
	return d.t.Before.Pegs
}
