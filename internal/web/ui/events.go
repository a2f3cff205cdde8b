package ui

import (
	"slices"

	"bivouac/internal/say"
	"bivouac/internal/table"
)

// then is the table as it was when something happened: who sat there, and what lay open.
func (f *felt) then(l table.Told) *say.Table {
	return &say.Table{Names: l.Names, Settings: f.Settings, Facts: l.Facts}
}

// event is a thing that happened, told.
type event struct {
	At    table.At
	Lines []say.Line
	Quiet bool       // it is not read out: what it belongs to is
	News  []say.Line // what is shown of it at once, of the last that has any: why pegs moved, or what a computer decided for who looks
}

// events is what happened in this deal, the first first.
func (f *felt) events() []event {
	var out []event
	shown := -1 // the last with news: a page shows no other
	for _, l := range f.Log {
		e := event{At: l.At, Quiet: l.Hand == table.ByClaim}
		if text := f.happened(l); text != "" {
			e.Lines = append(e.Lines, say.Line{Text: text})
		}
		if l.StoodIn() && l.By == f.Me {
			e.News = slices.Clone(e.Lines)
		}
		for _, n := range l.Notes {
			e.Lines = append(e.Lines, f.voice.Note(f.then(l), n)...)
		}
		if f.rules != nil {
			e.News = append(e.News, f.rules.pegs(l)...)
		}
		if len(e.Lines) == 0 {
			continue
		}
		if len(e.News) > 0 {
			if shown >= 0 {
				out[shown].News = nil
			}
			shown = len(out)
		}
		out = append(out, e)
	}
	return out
}

// happened is an event in a sentence, without what followed; empty where nothing is said of it.
func (f *felt) happened(l table.Told) string {
	told, terms := f.then(l), f.p.Lang.Terminal()
	switch l.Kind {
	case "dealt":
		return f.voice.Deal(told, l.Deal, l.By)
	case "move":
		text := f.voice.Move(told, l.By, l.Move)
		switch l.Hand {
		case table.ByStandIn:
			text += " " + f.say.StoodIn()
		case table.ByClock:
			text += " " + f.say.TimeWasOut()
		}
		return text
	case "claimed":
		return f.claims(l)
	case "rang":
		return terms.TimeIsOver()
	case "undone":
		return f.say.WasTakenBack()
	case "sat":
		return f.say.SitsDown(told.Name(l.By))
	case "named":
		return f.say.IsNamed(l.Other, told.Name(l.By))
	case "left":
		return f.say.GoesAway(told.Name(l.By))
	case "returned":
		return f.say.ComesBack(told.Name(l.By))
	case "looks":
		return f.say.WatchesThrough(told.Name(l.By), l.Watcher)
	case "looksAway":
		return f.say.WatchesAgain(l.Watcher)
	case "stops":
		return f.say.WantsToStop(told.Name(l.By))
	case "lot":
		return terms.Lot(told.Name(l.By))
	case "drawn":
		return terms.FirstDealer(told.Name(l.By))
	}
	return ""
}

// claims is a claim of the rest, in the words of the viewer.
func (f *felt) claims(l table.Told) string {
	return f.say.Claims(f.then(l).Name(l.By), f.p.Lang.Shorts(f.sorted(l.Cards)...))
}
