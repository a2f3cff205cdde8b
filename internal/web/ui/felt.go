package ui

import (
	"context"
	"fmt"
	"io"
	"strings"

	"github.com/a-h/templ"

	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui/face"
	"bivouac/shuffle"
)

// felt is a table as the page of its viewer draws it: all that the templates need, in words and in order.
type felt struct {
	*table.Sight
	p     Person
	say   say.Felt
	voice say.Voice
	told  *say.Table
	rules ruleset // what is the game's own; nil before cards are sealed

	Strip   strip
	Around  []*seat // the others, who plays after the viewer first
	Own     *seat   // the one before whom the hand lies; nil of one who watches and sees none
	Next    *seat   // who is to get the screen that several share; nil while one of them has it
	Trick   trickView
	Hand    handView
	Turn    turnView
	Ask     ask
	Drawers []gameDrawer
	Speech  templ.Component
	End     *sheetView // the end of a deal or of the match; nil while one is played
	Before  *felt      // the end of the match before, while the viewer still reads it
}

// ruleset is what the felt asks of a game.
type ruleset interface {
	// anti tells whether play runs to the right: the next seat is then at the viewer's right.
	anti() bool
	// deal is which deal is in hand, in words.
	deal() string
	// strip is what stands above the table: trumps, who plays for what, the figures beside it.
	strip() strip
	// dress adds to a seat what the game shows of it: pegs, chips, what was said, what lies open.
	dress(s *seat)
	// duty is what the viewer, who is awaited, has to do, in a few words.
	duty() string
	// note stands at the lower edge of the table, the most important first: a narrow one has room for no more.
	note() []string
	// ask is the panel of a decision that is no card of the hand.
	ask() ask
	// drawers are what the game adds to those of every table.
	drawers() []gameDrawer
	// speech is what it adds to the chat; nil: nothing.
	speech() templ.Component
	// pegs is why an event moved pegs, which is shown at once.
	pegs(l table.Told) []say.Line
	// sheet fills in the end of a deal.
	sheet(v *sheetView)
	// sums is what is counted from match to match, and how much of it somebody has made.
	sums() (unit string, sum func(s table.Standing) string)
}

// strip is the line of trumps and contract.
type strip struct {
	Suit  card.Suit // its mark; card.NoSuit: Mark stands there
	Mark  string    // instead of a suit
	Head  string
	Text  string
	Cards []card.Card // shown behind the text
	Label string      // of the figure at the right
	Value string
}

// ask is the panel of a decision.
type ask struct {
	Kind  string // its class; empty: nothing is asked
	Big   bool   // the seats make room for it
	Head  string
	Text  string
	Panel templ.Component // what is chosen from
}

// gameDrawer is a drawer of the game's own, with the button that opens it.
type gameDrawer struct {
	ID, Key, Icon string
	Text          string // on the button
	Title         string
	Panel         templ.Component // nil: there is nothing in it now
}

// rulesOf makes the game's own part.
var rulesOf = map[string]func(f *felt) ruleset{
	"drogue":        func(f *felt) ruleset { return newDrogue(f) },
	"polignac":      func(f *felt) ruleset { return newPolignac(f) },
	"slobberhannes": func(f *felt) ruleset { return newSlobberhannes(f) },
	"napoleon":      func(f *felt) ruleset { return newNapoleon(f) },
}

func feltOf(s *table.Sight, p Person) *felt {
	f := &felt{Sight: s, p: p, say: p.Lang.Felt(), voice: p.Lang.Voice(s.Game.Key), told: sayTable(s)}
	if s.View != nil {
		f.told.Facts = s.View.Facts
		f.rules = rulesOf[s.Game.Key](f)
	}
	f.seat()
	if s.Ended != nil {
		f.Before = beforeOf(s, p)
	}
	if s.View == nil {
		f.Strip = strip{Suit: card.NoSuit, Mark: "?", Head: f.say.Drawing()}
		return f
	}
	f.Trick = f.trick()
	f.Hand = f.hand()
	f.Turn = f.turn()
	if s.Sheet != nil && (s.Stage == table.Settled || s.Stage == table.Over) {
		f.End = f.sheet()
	} else { // one thing is asked at a time: the sheet is read first
		f.Ask = f.rules.ask()
	}
	f.Strip = f.rules.strip()
	f.Drawers, f.Speech = f.rules.drawers(), f.rules.speech()
	return f
}

// beforeOf is how the match before ended, over the table at which the next has begun.
func beforeOf(s *table.Sight, p Person) *felt {
	ended := *s.Ended
	ended.At = s.At
	f := feltOf(&ended, p)
	if f.End != nil {
		f.End.Again, f.End.Next, f.End.Note = false, true, f.say.NextHasBegun()
	}
	return f
}

func sayTable(s *table.Sight) *say.Table {
	t := &say.Table{Settings: s.Settings}
	for _, seat := range s.Seats {
		t.Names = append(t.Names, seat.Name)
	}
	return t
}

// me is the seat from which the table is seen: the viewer's, or that through whose eyes he watches; else the first.
func (f *felt) me() game.Seat {
	switch {
	case f.Me != game.Watcher:
		return f.Me
	case f.lent():
		return f.View.Seat
	case f.Screen != nil:
		return f.Screen.From
	}
	return 0
}

// plays tells whether the viewer plays, and sees his own hand.
func (f *felt) plays() bool { return f.Me != game.Watcher }

// lent tells whether he watches through the eyes of one who plays.
func (f *felt) lent() bool { return throughEyes(f.Sight) }

func throughEyes(s *table.Sight) bool {
	return s.Me == game.Watcher && s.View != nil && s.View.Seat != game.Watcher
}

// name is the name of the player of a seat.
func (f *felt) name(s game.Seat) string { return f.told.Names[s] }

// anti tells whether play runs to the right.
func (f *felt) anti() bool { return f.rules != nil && f.rules.anti() }

// class is the classes of the felt.
func (f *felt) class() string {
	list := []string{"felt", f.Game.Key, fmt.Sprintf("n%d", len(f.Seats))}
	for _, c := range []struct {
		on   bool
		name string
	}{
		{f.anti(), "anti"}, {!f.plays() && !f.lent() && !f.curtained(), "watching"}, {f.big(), "asking"}, {f.small(), "asks"}, {f.End != nil || f.Before != nil, "sheeted"},
		{len(f.Seats) > 5, "many"},
	} {
		if c.on {
			list = append(list, c.name)
		}
	}
	return strings.Join(list, " ")
}

// big tells whether a large panel stands on the wood: of a decision, or of the pack before a deal.
func (f *felt) big() bool {
	return f.Ask.Big || f.Sealing != nil && f.Stage == table.Sealed && (f.Sealing.MayCut || f.Sealing.MayHandOn)
}

// small tells whether a small panel stands on the wood.
func (f *felt) small() bool {
	return !f.big() && (f.Ask.Kind != "" || f.Asked != nil || f.Sealing != nil && f.Stage == table.Sealed)
}

// title is the name of the game and, in a mute game, that it is one.
func (f *felt) title() string {
	if f.Settings["speech"] == "mute" {
		return f.voice.Name() + ", " + f.say.MuteGame()
	}
	return f.voice.Name()
}

// subtitle is the deal in hand.
func (f *felt) subtitle() string {
	if f.rules == nil {
		return ""
	}
	if f.View.Over {
		return f.say.MatchOver()
	}
	if f.byHand() {
		return f.rules.deal() + " · " + f.p.Lang.Shuffling().ByHandMark()
	}
	return f.rules.deal()
}

// deal is the number of the deal in hand, where nobody knows of how many.
func (f *felt) deal() string { return f.say.DealOf(f.dealNumber(), 0) }

// These are none in most games.
func (f *felt) note() []string             { return nil }
func (f *felt) drawers() []gameDrawer      { return nil }
func (f *felt) speech() templ.Component    { return nil }
func (f *felt) pegs(table.Told) []say.Line { return nil }

// byHand tells whether the pack is shuffled by hand, which the table says wherever it speaks of a deal.
func (f *felt) byHand() bool { return f.Terms.Shuffle == shuffle.ByHand }

// inHand tells whether a deal is played, or its sheet lies there: what is said of it holds until then.
func (f *felt) inHand() bool { return f.View.Dealt || f.End != nil }

// dealNumber is the number of the deal in hand, or of the one that comes.
func (f *felt) dealNumber() int {
	if f.inHand() || f.View.Over {
		return int(f.View.Deals)
	}
	return int(f.View.Deals) + 1
}

// drawn is a face.
func drawn(f face.Face, w face.Wear, name string) templ.Component {
	return templ.ComponentFunc(func(_ context.Context, out io.Writer) error { return face.Draw(out, f, w, name) })
}

// cite is how a clause is cited: "Napoléon §4", by the name of the game without what stands behind it in brackets.
func (f *felt) cite(clause string) string {
	name, _, _ := strings.Cut(f.voice.Name(), " (")
	_, section, _ := strings.Cut(clause, " ")
	return name + " " + section
}

// faces is the faces of those who sit at the table, no two alike.
func (f *felt) faces() []face.Face {
	seeds := make([]uint64, len(f.Seats))
	for i, s := range f.Seats {
		seeds[i] = s.Face
	}
	return face.Table(seeds)
}
