// Package solo is a table at home: one person against computers, in one process. It drives the match, asks the computers,
// hands the person nothing but views, and takes any decision back as often as the person likes.
package solo

import (
	"bytes"
	"context"
	"encoding/binary"
	"io"
	"time"

	"bivouac/bot"
	"bivouac/claim"
	"bivouac/game"
	"bivouac/games/drogue"
	"bivouac/internal/say"
	"bivouac/internal/tui"
	"bivouac/record"
	"bivouac/shuffle"
)

// Setup is what a table is opened with.
type Setup struct {
	Game     *game.Game
	Settings game.Settings // completed
	Players  []record.Player
	Master   shuffle.Master
	Shuffle  shuffle.Way
	// Bot seats a computer.
	Bot func(p record.Player, seed uint64) bot.Bot
	// Record gets the record of the match, each deal when it is over: nothing of a running deal is to be read there. May be nil.
	Record io.Writer
}

// Table is a table with one person, the first record.Person among the players.
type Table struct {
	setup   Setup
	match   *record.Match
	me      game.Seat
	bots    []bot.Bot // nil at the person's seat
	about   *say.Table
	heard   []tui.Event
	kept    bytes.Buffer // of the record, until the deal is over
	decided []int        // the inputs by which the person decided something
	handOn  *game.Draw   // whose dealer, the person, has not said yet whether to keep the first deal
	rang    int          // the input by which the match was rung to its end; 0: it was not
	clock   clock
	failed  error
}

// tableName is the name of the table in records.
const tableName = "solo"

// Open opens a table and draws the places.
func Open(s Setup) (*Table, error) {
	t := &Table{setup: s}
	if s.Game.Bell != nil {
		minutes, _ := s.Game.Bell(s.Settings)
		t.clock.limit = time.Duration(minutes) * time.Minute
	}
	return t, t.start(false)
}

// start begins the match; handOn is what the person answers if the draw makes him the dealer.
func (t *Table) start(handOn bool) error {
	t.heard, t.handOn = nil, nil
	if t.setup.Shuffle == shuffle.ByHand {
		t.heard = append(t.heard, tui.ByHand{})
	}
	t.kept.Reset()
	var drawn *game.Draw
	m, err := record.Start(&t.kept, record.Setup{
		Game: t.setup.Game, Settings: t.setup.Settings, Table: tableName, Players: t.setup.Players, Master: t.setup.Master, Shuffle: t.setup.Shuffle,
		HandOn: func(d *game.Draw) bool {
			drawn = d
			return handOn && t.person(d.From[d.Dealer])
		},
		Each: t.hear,
	})
	if err != nil {
		return err
	}
	t.match = m
	t.about = &say.Table{Settings: t.setup.Settings}
	t.bots = make([]bot.Bot, len(m.Players))
	for i, p := range m.Players {
		t.about.Names = append(t.about.Names, p.Name)
		if p.Kind == record.Person {
			t.me = game.Seat(i)
			continue
		}
		seed := t.setup.Master.Seed(shuffle.Deal{Table: p.Player, Number: uint64(i)})
		t.bots[i] = t.setup.Bot(p, binary.BigEndian.Uint64(seed[:]))
	}
	if drawn != nil && t.person(drawn.From[drawn.Dealer]) && !handOn {
		t.handOn = drawn
	}
	return nil
}

// person tells whether the person sat at the place before the draw.
func (t *Table) person(place game.Seat) bool { return t.setup.Players[place].Kind == record.Person }

func (t *Table) hear(e record.Event) {
	if told := Seen(e); told != nil {
		t.heard = append(t.heard, told)
	}
}

// Game is the key of the game.
func (t *Table) Game() string { return t.setup.Game.Key }

// About is what sentences about the table need: names and settings.
func (t *Table) About() *say.Table { return t.about }

// View is what the person may know now.
func (t *Table) View() *game.View {
	v := t.match.State.Look(t.me)
	return &v
}

// Parse reads a move in canonical text.
func (t *Table) Parse(text string) (game.Move, error) {
	return t.setup.Game.Parse(t.View().Hand, text)
}

// Format writes a move in canonical text.
func (t *Table) Format(m game.Move) string { return t.setup.Game.Format(t.View().Hand, m) }

// Asked is what the person is asked now.
func (t *Table) Asked() tui.Ask {
	p := t.match.State.Open()
	switch {
	case t.handOn != nil:
		return tui.Ask{Question: tui.AskHandOn, Next: p.Next(t.handOn.Dealer)}
	case p.Over:
		return tui.Ask{Question: tui.AskOver}
	case p.WantsDeal():
		return tui.Ask{Question: tui.AskCut, Most: t.setup.Game.Pack(t.setup.Settings, int(p.N)).Len() - 1}
	}
	return tui.Ask{Question: tui.AskMove}
}

// Next lets the table go on by one event; nil where the person is asked.
func (t *Table) Next(ctx context.Context) (tui.Event, error) {
	for {
		if t.failed != nil {
			return nil, t.failed
		}
		if len(t.heard) > 0 {
			e := t.heard[0]
			t.heard = t.heard[1:]
			return e, nil
		}
		p := t.match.State.Open()
		if !p.Dealt {
			t.keep()
		}
		var by game.Seat
		switch {
		case t.handOn != nil || p.Over:
			return nil, nil
		case t.clock.over() && t.rang == 0:
			t.Stop()
			continue
		case p.WantsDeal():
			if t.match.Cutter() == t.me {
				return nil, nil
			}
			t.do(t.match.Deal(0))
			continue
		}
		if by = (p.Awaits &^ t.me.Set()).First(); by == game.NoSeat {
			return nil, nil
		}
		v := t.match.State.Look(by)
		m, err := t.bots[by].Move(ctx, &v)
		if err != nil {
			return nil, err
		}
		t.do(t.match.Play(by, m))
		t.remarks(ctx)
	}
}

// do keeps the error of something that the table did itself.
func (t *Table) do(err error) {
	if err != nil && t.failed == nil {
		t.failed = err
	}
}

// remarks asks each computer whether it has something to say to what has happened.
func (t *Table) remarks(ctx context.Context) {
	for again := true; again && t.failed == nil; {
		again = false
		for s, b := range t.bots {
			if b == nil {
				continue
			}
			v := t.match.State.Look(game.Seat(s))
			if len(v.Asides) == 0 {
				continue
			}
			if m, ok := b.Aside(ctx, &v); ok {
				t.do(t.match.Play(game.Seat(s), m))
				again = true
			}
		}
	}
}

// Move makes a move of the person; the reason if it is refused.
func (t *Table) Move(m game.Move) *game.Refusal {
	if game.Check(t.match.State, t.me, m) != nil {
		v := t.View()
		if why := t.setup.Game.Why(v, m); why != nil {
			return why
		}
		return &game.Refusal{Code: "phase", Move: m}
	}
	t.decide()
	t.do(t.match.Play(t.me, m))
	t.remarks(context.Background())
	return nil
}

// Claim claims all tricks to come for the person. Where that is certain, the cards of all are played, each a move like any other.
func (t *Table) Claim() (may, certain bool) {
	g, v := t.setup.Game, t.View()
	if may = claim.May(g, v); !may {
		return false, false
	}
	proven, certain := claim.Prove(g, v)
	if !certain {
		return true, false
	}
	t.decide()
	t.heard = append(t.heard, tui.Claimed{By: t.me, Hand: v.Hand, Trumps: v.Trumps})
	for t.failed == nil && t.match.State.Open().Dealt {
		t.do(t.match.Play(proven.Next(t.match.State)))
	}
	return true, true
}

// Cut deals a pack that the person cuts: so many cards, or where chance decides, 0.
func (t *Table) Cut(n int) {
	t.decide()
	t.do(t.match.Deal(n))
}

// decide notes that the next input is a decision of the person.
func (t *Table) decide() {
	t.clock.tick(time.Now())
	t.decided = append(t.decided, t.match.N+1)
}

// HandOn answers whether the person, as first dealer, leaves the deal to the next.
func (t *Table) HandOn(yes bool) {
	if t.handOn = nil; yes {
		t.do(t.start(true))
		t.heard = []tui.Event{tui.First{Dealer: t.match.Head.Dealer}} // the draw was the same, and was seen
	}
}

// Undo takes back the person's last n decisions and all that followed, and tells how many.
func (t *Table) Undo(n int) int {
	if n = min(n, len(t.decided)); n == 0 {
		return 0
	}
	at := t.decided[len(t.decided)-n]
	t.decided = t.decided[:len(t.decided)-n]
	if t.rang >= at {
		t.rang = 0
	}
	t.do(t.match.Undo(at))
	t.heard = nil
	return n
}

// Stop ends the match with the deal in play.
func (t *Table) Stop() {
	if t.rang == 0 && !t.match.State.Open().Over {
		t.rang = t.match.N + 1
		t.do(t.match.Ring())
	}
}

// Calls is the calls of Drogue that can be forgotten, where the game lets them be, drogue §8: "Qui vive!" for every Jack that is named,
// when it is asked for; those that go with a hand, always.
func (t *Table) Calls() []game.Move {
	if t.setup.Game != drogue.Game || t.match.State.Open().Assisted {
		return nil
	}
	var calls []game.Move
	if facts := t.View().Facts.(drogue.Table); facts.Phase == drogue.Sentries {
		for _, jack := range drogue.Mandrins {
			if facts.AllNamed().Has(jack) {
				calls = append(calls, game.MakeMove(drogue.QuiVive, uint8(jack)))
			}
		}
	}
	return append(calls, game.MakeMove(drogue.Salute, 0), game.MakeMove(drogue.Quatre, 0))
}

// Close writes what is left of the record of a match that is not over.
func (t *Table) Close() error {
	t.keep()
	return t.failed
}

// keep writes the record as far as it has come. A write that fails is told once.
func (t *Table) keep() {
	if t.setup.Record != nil && t.kept.Len() > 0 {
		_, err := t.setup.Record.Write(t.kept.Bytes())
		t.do(err)
	}
	t.kept.Reset()
}
