package tui

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/hand"
	"bivouac/internal/say"
)

// Teller turns events of one table into sentences, each complete in itself.
type Teller struct {
	Lang  say.Lang
	Game  string
	About *say.Table // names and settings, as they are now
}

func (t *Teller) voice() say.Voice { return t.Lang.Voice(t.Game) }

// Event is the sentences of an event, in order.
func (t *Teller) Event(e Event) []say.Line {
	words := t.Lang.Terminal()
	switch e := e.(type) {
	case ByHand:
		return plain(t.Lang.Shuffling().ByHand())
	case Drawn:
		return plain(words.TurnedUp(t.Lang.Shorts(e.Draw.Cards...)), words.Drawn(t.About.Names...), words.FirstDealer(t.About.Name(e.Draw.Dealer)))
	case First:
		return plain(words.FirstDealer(t.About.Name(e.Dealer)))
	case Lot:
		return plain(words.Lot(t.About.Name(e.Dealer)))
	case Dealt:
		told := plain(words.Cuts(t.About.Name(e.Cutter), e.Cut), t.voice().Deal(t.after(e.Facts), e.Number, e.Dealer))
		for s := range e.Out.Each() {
			told = append(told, say.Line{Text: words.SitsOut(t.About.Name(s))})
		}
		return append(told, t.notes(e.Facts, e.Notes)...)
	case Moved:
		return append(plain(t.voice().Move(t.after(e.Facts), e.By, e.Move)), t.notes(e.Facts, e.Notes)...)
	case Claimed:
		return plain(t.Lang.Common().Claims(t.About.Name(e.By), t.Lang.Shorts(hand.Sort(t.Game, t.About.Settings, e.Trumps, e.Hand)...)))
	case Taken:
		switch was := t.About.Name(e.By); {
		case e.Name != was:
			return plain(words.TakesSeat(e.Name, was))
		case e.Computer:
			return plain(t.Lang.Felt().GoesAway(was))
		default:
			return plain(t.Lang.Felt().ComesBack(was))
		}
	case Undone:
		return plain(words.UndoneTo(e.Input))
	case Rang:
		return append(plain(words.TimeIsOver()), t.notes(e.Facts, e.Notes)...)
	}
	return nil
}

// after is the table as it stands after an event.
func (t *Teller) after(facts any) *say.Table {
	return &say.Table{Names: t.About.Names, Settings: t.About.Settings, Facts: facts}
}

// notes is the sentences of what followed from an event.
func (t *Teller) notes(facts any, notes []game.Note) []say.Line {
	var told []say.Line
	for _, n := range notes {
		told = append(told, t.voice().Note(t.after(facts), n)...)
	}
	return told
}

// Trick is a trick in one sentence. played has the cards in order, seat tells who played each; winner is game.NoSeat in mid-trick.
func (t *Teller) Trick(number int, played []card.Card, seat func(place int) game.Seat, winner game.Seat) string {
	cards := make([]string, len(played))
	for i, c := range played {
		cards[i] = t.About.Name(seat(i)) + " " + t.Lang.Short(c)
	}
	name := ""
	if winner != game.NoSeat {
		name = t.About.Name(winner)
	}
	return t.Lang.Terminal().TrickOf(number, t.Lang.Common().And(cards...), name)
}

func plain(texts ...string) []say.Line {
	lines := make([]say.Line, len(texts))
	for i, text := range texts {
		lines[i].Text = text
	}
	return lines
}
