package table

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"bivouac/bot"
	"bivouac/game"
	"bivouac/games"
	"bivouac/record"
)

// evening is a table of four with a clock of its own; all who sit have a page open.
type evening struct {
	*Table
	t    *testing.T
	now  time.Time
	log  shelf
	n    int
	bots bot.Bot
}

// sit opens a table at which these people sit, the first of them its host; computers take the other places.
func sit(t *testing.T, key string, set map[string]string, terms Terms, people ...Player) *evening {
	t.Helper()
	g, _ := games.Find(key)
	settings, err := g.Complete(set, 4)
	if err != nil {
		t.Fatal(err)
	}
	tb, err := Open("t", games.Find, Opened{Game: key, Edition: g.Edition, Settings: settings, Seats: 4,
		Master: fmt.Sprintf("%064x", 77), Terms: terms, Host: people[0]}, start)
	if err != nil {
		t.Fatal(err)
	}
	e := &evening{Table: tb, t: t, now: start, bots: bot.Random(3)}
	for i, p := range people {
		e.do(p, Command{Do: "sit", Place: game.Seat(i), Name: string(p)})
	}
	for i := len(people); i < 4; i++ {
		e.do(people[0], Command{Do: "seat", Place: game.Seat(i), Name: fmt.Sprint("Computer ", i), Bot: "random"})
	}
	return e
}

// try carries out a command, and what follows by itself.
func (e *evening) try(by Player, c Command) error {
	e.t.Helper()
	e.n++
	c.ID = fmt.Sprint(e.n)
	err := e.Do(e.now, by, c)
	e.proceed()
	return err
}

func (e *evening) do(by Player, c Command) {
	e.t.Helper()
	if err := e.try(by, c); err != nil {
		e.t.Fatalf("%s: %+v: %v", by, c, err)
	}
}

func (e *evening) refused(code string, by Player, c Command) {
	e.t.Helper()
	var r *Refused
	if err := e.try(by, c); !errors.As(err, &r) || r.Code != code {
		e.t.Errorf("%s: %+v: %v, and not refused as %s", by, c, err, code)
	}
}

func (e *evening) proceed() {
	e.t.Helper()
	if _, err := e.Proceed(e.now, e.persons()); err != nil {
		e.t.Fatal(err)
	}
	e.log.add(e.Pending())
}

func (e *evening) wait(d time.Duration) {
	e.t.Helper()
	e.now = e.now.Add(d)
	e.proceed()
}

// look is what a player sees; of nobody, all that lies open.
func (e *evening) look(by Player) *Sight {
	if by == "" {
		return e.Table.look(by, e.persons())
	}
	return e.Look(by, e.persons())
}

// play lets computers and people move until done; people add, cut by chance, read and play like the computers.
func (e *evening) play(done func(s *Sight) bool) {
	e.t.Helper()
	for range 5000 {
		if done(e.look("")) {
			return
		}
		e.act()
	}
	e.t.Fatal("it never comes to that")
}

// act does one thing that is to be done: of a person, else of a computer; else it waits a second.
func (e *evening) act() {
	e.t.Helper()
	for _, w := range e.seats {
		if w.Player == "" || e.left.Has(e.seatOf(w.Player)) {
			continue
		}
		s := e.look(w.Player)
		switch {
		case s.Sealing != nil && s.Sealing.MayAdd:
			e.do(w.Player, Command{Do: "add", Deal: s.Sealing.Deal, Adds: fmt.Sprintf("%032x", e.n+1)})
		case s.Stage == Settled && s.Sheet != nil && s.Sheet.MayGoOn:
			e.do(w.Player, Command{Do: "read"})
		case s.View != nil && len(s.View.Lawful) > 0:
			m, _ := e.bots.Move(context.Background(), s.View)
			e.do(w.Player, Command{Do: "move", Turn: s.Turn, Move: s.Game.Format(s.View.Hand, m)})
		default:
			continue
		}
		return
	}
	for _, h := range e.Movers(e.now, e.persons()) {
		if v, ok := e.View(h.Seat); ok && !h.At.After(e.now) {
			m, _ := e.bots.Move(context.Background(), &v)
			if err := e.Move(e.now, h.Seat, m, h.By); err != nil {
				e.t.Fatal(err)
			}
			e.proceed()
			return
		}
	}
	e.wait(time.Second)
}

// checks tells that the record of the match is whole, and that the log makes the same table again.
func (e *evening) checks() {
	e.t.Helper()
	var out bytes.Buffer
	if ok, err := e.Record(&out, e.match, e.log.read); !ok || err != nil {
		e.t.Fatal(ok, err)
	}
	if _, err := record.Check(&out, games.Find); err != nil {
		e.t.Error(err)
	}
	if _, err := Fold("t", games.Find, e.log.read); err != nil {
		e.t.Error(err)
	}
}

// The cutter may cut by hand in every deal, not only in the first.
func TestCutInEveryDeal(t *testing.T) {
	e := sit(t, "napoleon", map[string]string{"length": "1"}, Terms{}, "anna", "ben", "carla", "dan")
	e.do("anna", Command{Do: "start"})
	for deal := 1; deal <= 4; deal++ {
		e.play(func(s *Sight) bool {
			return s.Sealing != nil && s.Sealing.Deal == deal && e.look(e.PlayerOf(s.Sealing.Cutter)).Sealing.MayCut
		})
		cutter := e.PlayerOf(e.look("").Sealing.Cutter)
		e.do(cutter, Command{Do: "cut", Cut: 10 + deal})
		e.refused(NotNow, cutter, Command{Do: "cut", Cut: 5})
		e.play(func(s *Sight) bool { return s.View != nil && s.View.Dealt })
		if in := e.event.Input.(record.Deal); in.Cut != 10+deal {
			t.Errorf("deal %d is cut at %d", deal, in.Cut)
		}
	}
	e.play(func(s *Sight) bool { return s.Stage == Over })
	e.checks()
}

// Where Kings draw who sits where, nobody is moved before.
func TestKingsPlacePeople(t *testing.T) {
	for partners, may := range map[string]bool{"kings": false, "fixed": true} {
		e := sit(t, "drogue", map[string]string{"partners": partners}, Terms{}, "anna", "ben", "carla", "dan")
		if s := e.look("anna"); s.MayPlace != may || e.look("ben").MayPlace {
			t.Errorf("partners by %s: it is offered to the host: %v", partners, s.MayPlace)
		}
		move := Command{Do: "place", Place: 1, To: 2, At: e.At}
		if may {
			e.do("anna", move)
		} else {
			e.refused(NotNow, "anna", move)
		}
		if moved := e.look("anna").Seats[2].Name == "ben"; moved != may {
			t.Errorf("partners by %s: Ben was moved: %v", partners, moved)
		}
	}
}

// Once the Kings lie open nobody can change what they draw, and only the player of the first King is asked.
func TestNobodyAddsToKingsThatLieOpen(t *testing.T) {
	e := sit(t, "drogue", map[string]string{"partners": "kings"}, Terms{}, "anna", "ben", "carla", "dan")
	e.do("anna", Command{Do: "start"})
	for i, p := range []Player{"anna", "ben", "carla"} {
		e.do(p, Command{Do: "add", Adds: fmt.Sprintf("%032x", i+1)})
	}
	e.refused(NotNow, "dan", Command{Do: "keep"})
	if s := e.look("ben"); s.Sealing.Kings != nil || !e.look("dan").Sealing.MayAdd {
		t.Fatal("the Kings lie open before all have added")
	}
	e.wait(addTime)
	open := e.look("dan").Sealing
	if open.Kings == nil || open.MayAdd {
		t.Fatalf("Dan's page adds nothing, and the Kings do not lie open: %+v", open)
	}
	e.do("dan", Command{Do: "add", Adds: fmt.Sprintf("%032x", 99)})
	if after := e.look("dan").Sealing; !slices.Equal(after.Kings.Cards, open.Kings.Cards) || !slices.Equal(after.Kings.From, open.Kings.From) {
		t.Errorf("the Kings drew %v, and after Dan added %v", open.Kings.From, after.Kings.From)
	}
	first := open.Kings.From[open.Kings.Dealer]
	for place, by := range []Player{"anna", "ben", "carla", "dan"} {
		if game.Seat(place) != first {
			e.refused(NotNow, by, Command{Do: "keep", Yes: true})
		}
	}
	e.do(e.PlayerOf(first), Command{Do: "keep", Yes: true})
	if got, want := e.look("").View.Dealer, (open.Kings.Dealer+1)%4; got != want {
		t.Errorf("seat %d deals, and the deal was handed on to %d", got, want)
	}
}

// Who is away when places are drawn is away at his new seat, and is told there what happened.
func TestAwayThroughTheDraw(t *testing.T) {
	e := sit(t, "drogue", map[string]string{"partners": "kings", "length": "4"}, Terms{}, "anna", "ben", "carla", "dan")
	e.do("anna", Command{Do: "start"})
	e.play(func(s *Sight) bool { return s.Stage == Playing && s.View.Dealt })
	e.do("dan", Command{Do: "leave"})
	e.play(func(s *Sight) bool { return s.Stage == Over })
	e.do("anna", Command{Do: "again"})
	e.play(func(s *Sight) bool { return s.Stage == Playing && s.View.Dealt && s.View.Turn > 10 })
	seat := e.seatOf("dan")
	if err := e.Back(e.now, seat); err != nil {
		t.Fatal(err)
	}
	if s := e.look("dan"); s.Since == nil || s.Since.Moves == 0 || s.Seats[seat].Gone {
		t.Errorf("Dan is back at seat %d and is told of %+v", seat, s.Since)
	}
	for _, p := range []Player{"anna", "ben", "carla"} {
		if since := e.look(p).Since; since != nil {
			t.Errorf("%s was never away and is told of %+v", p, since)
		}
	}
	e.checks()
}

// While people are asked whether something is taken back, computers wait: a move of theirs would be the answer.
func TestComputersWaitForTheAnswer(t *testing.T) {
	e := sit(t, "polignac", nil, Terms{}, "anna", "ben")
	e.do("anna", Command{Do: "start"})
	e.play(func(s *Sight) bool {
		return s.View != nil && !s.View.Awaits.Has(0) && !s.View.Awaits.Has(1) && s.View.Dealt && e.look("anna").MayUndo
	})
	e.do("anna", Command{Do: "undo"})
	turn := e.look("anna").Turn
	for range 3 {
		e.act()
	}
	s := e.look("ben")
	if s.Turn != turn || s.Asked == nil || !s.Asked.Vote {
		t.Fatalf("a computer moved on before Ben could answer: %+v", s.Asked)
	}
	e.do("ben", Command{Do: "agree", Yes: true})
	if s := e.look("anna"); s.Turn >= turn || !s.View.Awaits.Has(s.Me) {
		t.Error("Ben agreed, and Anna has not got her decision back")
	}
	// Nobody waits for an answer for ever.
	e.play(func(s *Sight) bool {
		return s.View.Dealt && e.look("anna").MayUndo && s.View.Awaits&3 == 0 && s.View.Awaits != 0
	})
	e.do("anna", Command{Do: "undo"})
	turn = e.look("anna").Turn
	e.wait(askTime)
	e.act()
	if s := e.look("ben"); s.Asked != nil || s.Turn == turn {
		t.Error("a question that nobody answers holds the table up")
	}
}

// Whoever takes a seat over cannot take back what the one before decided; and a request ends with him who made it.
func TestUndoIsOnesOwn(t *testing.T) {
	e := sit(t, "polignac", nil, Terms{}, "anna", "ben", "carla")
	e.do("anna", Command{Do: "start"})
	e.play(func(s *Sight) bool { return e.look("ben").MayUndo })
	e.do("ben", Command{Do: "undo"})
	e.do("ben", Command{Do: "leave"})
	if e.look("anna").Asked != nil {
		t.Error("Ben has left, and his question stands")
	}
	e.do("anna", Command{Do: "seat", Place: 1, Name: "Ben", Bot: "random"})
	e.do("anna", Command{Do: "seat", Place: 1, Name: "Ben", Bot: "random"}) // nobody else, and still a line of the record
	e.do("dan", Command{Do: "sit", Place: 1, Name: "Dan"})
	if e.look("dan").MayUndo {
		t.Error("Dan may take back what Ben decided")
	}
	e.refused(NoUndo, "dan", Command{Do: "undo"})
	e.play(func(s *Sight) bool { return e.look("dan").MayUndo })
	e.do("dan", Command{Do: "undo"})
	e.do("anna", Command{Do: "agree", Yes: true})
	e.do("carla", Command{Do: "agree", Yes: true})
	e.play(func(s *Sight) bool { return s.Stage == Over })
	e.checks()
}

// Who has sat down plays on when what was played before he came is taken back, in the record too.
func TestWhoSatDownStaysWhenSomethingIsTakenBack(t *testing.T) {
	e := sit(t, "polignac", nil, Terms{Undo: UndoFree}, "anna")
	e.do("anna", Command{Do: "start"})
	e.play(func(s *Sight) bool { return e.look("anna").MayUndo })
	e.do("ben", Command{Do: "sit", Place: 2, Name: "Ben"})
	if p := e.Table.play.Players[2]; p.Name != "Ben" || p.Kind != record.Person {
		t.Errorf("Ben sits at seat 2, and %+v plays there", p)
	}
	e.do("anna", Command{Do: "undo"})
	if p := e.Table.play.Players[2]; p.Name != "Ben" {
		t.Errorf("Anna took her card back, and %+v plays for Ben", p)
	}
	e.play(func(s *Sight) bool { return s.Stage == Over })
	e.checks()
}

// The record says of every move of a person whether a computer made it while he was gone, as the log of the table does, also where
// something was taken back meanwhile. Demand C12.
func TestTheRecordShowsWhatAComputerPlayed(t *testing.T) {
	e := sit(t, "polignac", map[string]string{"target": "10"}, Terms{Undo: UndoFree}, "anna", "ben")
	e.do("anna", Command{Do: "start"})
	for range 3 {
		for range 25 {
			e.act()
		}
		e.do("ben", Command{Do: "leave"})
		for range 25 {
			e.act()
		}
		if e.look("anna").MayUndo {
			e.do("anna", Command{Do: "undo"})
		}
		if err := e.Back(e.now, 1); err != nil {
			t.Fatal(err)
		}
		e.proceed()
	}
	e.play(func(s *Sight) bool { return s.Stage == Over })
	var told, recorded []bool
	for r, err := range e.log.read {
		if err != nil {
			t.Fatal(err)
		}
		ev, _, err := decode(r.Body)
		if err != nil {
			t.Fatal(err)
		}
		if in, ok := ev.(In); ok {
			if line, err := record.Decode(in.Line); err != nil {
				t.Fatal(err)
			} else if m, ok := line.(record.Move); ok && m.Seat == 1 {
				told = append(told, in.Hand == ByStandIn)
			}
		}
	}
	var out bytes.Buffer
	if _, err := e.Record(&out, e.match, e.log.read); err != nil {
		t.Fatal(err)
	}
	for in, err := range record.Replay(&out, games.Find) {
		if err != nil {
			t.Fatal(err)
		}
		if m, ok := in.Input.(record.Move); ok && m.Seat == 1 {
			recorded = append(recorded, in.Players[1].Kind == record.Computer)
			if in.Players[1].Name != "ben" {
				t.Errorf("%+v plays for Ben", in.Players[1])
			}
		}
	}
	if !slices.Equal(told, recorded) || !slices.Contains(told, true) || !slices.Contains(told, false) {
		t.Errorf("a computer played for Ben %v, by the record %v", told, recorded)
	}
	e.checks()
}

// No computer closes a deal to the pages of people: it names Jacks at the cut when they have added their parts.
func TestPagesAddBeforeComputersName(t *testing.T) {
	e := sit(t, "drogue", map[string]string{"discipline": "strict"}, Terms{}, "anna", "ben")
	e.do("anna", Command{Do: "start"})
	e.play(func(*Sight) bool {
		s := e.look("ben")
		if s.View == nil || s.View.Leader == game.NoSeat || !s.View.Awaits.Has(s.Me) || len(s.View.Lawful) == len(s.View.Moves) {
			return false
		}
		for _, m := range s.View.Moves {
			if !slices.Contains(s.View.Lawful, m) {
				e.do("ben", Command{Do: "move", Turn: s.Turn, Move: s.Game.Format(s.View.Hand, m)})
				return true
			}
		}
		return false
	})
	e.do("ben", Command{Do: "leave"}) // a computer will name Jacks for him
	e.play(func(s *Sight) bool { return s.Stage == Settled })
	e.do("anna", Command{Do: "read"})
	s := e.look("anna")
	if !s.Sealing.MayAdd || !s.View.Awaits.Has(1) {
		t.Fatalf("Ben has no name to give: %+v", s.Sealing)
	}
	if movers := e.Movers(e.now, e.persons()); len(movers) > 0 {
		t.Error("a computer names before Anna's page has added its part")
	}
	e.do("anna", Command{Do: "add", Deal: s.Sealing.Deal, Adds: fmt.Sprintf("%032x", 5)})
	if len(e.Movers(e.now, e.persons())) == 0 {
		t.Error("all pages have added, and nobody names")
	}
}

// A match without an end of its own is stopped by the host, or by anybody while the host is gone; no other match is.
func TestStop(t *testing.T) {
	e := sit(t, "napoleon", map[string]string{"length": "open"}, Terms{}, "anna", "ben", "carla", "dan")
	e.do("anna", Command{Do: "start"})
	e.play(func(s *Sight) bool { return s.Deals == 4 && s.Stage == Settled })
	for _, p := range []Player{"ben", "carla", "ben"} {
		e.do(p, Command{Do: "stop"})
	}
	if e.look("ben").MayStop || !e.look("dan").MayStop || e.Table.play.Rung() {
		t.Error("two of four want to stop, and the match goes on")
	}
	e.do("dan", Command{Do: "leave"}) // who is gone is not asked
	if e.Table.play.Rung() {
		t.Error("Anna, the host, has not been asked")
	}
	e.do("anna", Command{Do: "leave"})
	s := e.look("ben")
	if s.Stage != Over || s.Deals != 4 || len(s.Matches) != 1 || s.Sealing != nil {
		t.Fatalf("stopped after a round: stage %d, %d deals, %d matches, %+v", s.Stage, s.Deals, len(s.Matches), s.Sealing)
	}
	if s.Sheet == nil || s.Sheet.Deal != 4 || s.Sheet.Seed == "" || !slices.ContainsFunc(s.Sheet.Notes, func(n game.Note) bool { _, ok := n.(game.Result); return ok }) {
		t.Errorf("the sheet of the last deal does not tell the result: %+v", s.Sheet)
	}
	e.checks()
	// The host, and while he is gone anybody, need not ask.
	for _, gone := range []bool{false, true} {
		e := sit(t, "napoleon", map[string]string{"length": "open"}, Terms{}, "anna", "ben", "carla", "dan")
		e.do("anna", Command{Do: "start"})
		e.play(func(s *Sight) bool { return s.View != nil && s.View.Dealt })
		by := Player("anna")
		if gone {
			e.do("anna", Command{Do: "leave"})
			by = "ben"
		}
		e.do(by, Command{Do: "stop"})
		if !e.Table.play.Rung() {
			t.Errorf("host gone %t: %s cannot stop the match", gone, by)
		}
	}
	e = sit(t, "polignac", nil, Terms{}, "anna", "ben", "carla", "dan")
	e.do("anna", Command{Do: "start"})
	e.play(func(s *Sight) bool { return s.View != nil && s.View.Dealt })
	e.refused(NotNow, "anna", Command{Do: "stop"})
}

// Nobody who only watches is taken for somebody who plays, and no name is invisible or turns the words beside it around.
func TestNames(t *testing.T) {
	e := sit(t, "polignac", nil, Terms{Watch: true, Words: true}, "anna", "ben", "carla", "dan")
	e.do("anna", Command{Do: "start"})
	e.play(func(s *Sight) bool { return s.View != nil && s.View.Dealt })
	e.do("eve", Command{Do: "eyes", Name: "Anna", Place: 1, Yes: true})
	if got := e.look("ben").Watching[0].Name; got == "Anna" || got == "anna" {
		t.Errorf("a watcher is called %q", got)
	}
	e.refused(TakenPlace, "eve", Command{Do: "sit", Place: 0, Name: "anna"}) // nor is a seat his who says its name
	for name, want := range map[string]string{"Anna": "Anna", "  Anna  Maria ": "Anna Maria", "安娜": "安娜", "🦊": "🦊", "": "", " \t": "", "\u200b": "", "a\u202eb": "", "a\x00b": "", "a\u0085b": "a b", "a\u0090b": "", "\xff": "",
		"abcdefghijklmnopqrstuvwx": "abcdefghijklmnopqrstuvwx", "abcdefghijklmnopqrstuvwxy": "",
		"\u3164": "", "\u2800\u115f": "", "a\u200eb": "", "a\u061cb": "", "Anna ❤\ufe0f": "Anna ❤\ufe0f"} {
		if got, ok := Name(name); got != want || ok != (want != "") {
			t.Errorf("%q is the name %q, %v", name, got, ok)
		}
	}
	// Who looks like another by his name gets one that does not.
	for _, name := range []string{"ANNA", "Anna\u200b", "An\u00adna", "Anna\u2060", "Ａｎｎａ", "An na", "Anna\u3164", "Anna\ufe0f"} {
		e := sit(t, "polignac", nil, Terms{}, "Anna")
		e.do("ben", Command{Do: "sit", Place: 1, Name: name})
		if got := e.look("ben").Seats[1].Name; got != name+" ·2" {
			t.Errorf("%q sits beside Anna as %q", name, got)
		}
	}
	for _, names := range [][2]string{{"José", "Jose\u0301"}, {"Jose", "José"}} {
		e := sit(t, "polignac", nil, Terms{}, Player(names[0]))
		e.do("ben", Command{Do: "sit", Place: 1, Name: names[1]})
		if got, same := e.look("ben").Seats[1].Name, names[0] != "Jose"; (got == names[1]+" ·2") != same {
			t.Errorf("%q sits beside %q as %q", names[1], names[0], got)
		}
	}
}

// Free words are one line with something to read in it.
func TestWordsAreALine(t *testing.T) {
	for text, want := range map[string]string{" well  played\r\nAnna\t! ": "well played Anna !", "a\x1b[2Jb\x00": "a [2Jb", "👩\u200d🚀 ❤\ufe0f": "👩\u200d🚀 ❤\ufe0f",
		"": "", " \u200b\u2800\u3164": "", "\xff": "", strings.Repeat("é", 280): strings.Repeat("é", 280), strings.Repeat("é", 281): ""} {
		e := sit(t, "polignac", nil, Terms{Words: true}, "anna")
		c := Command{Do: "say", Text: text}
		if want == "" {
			e.refused(BadForm, "anna", c)
			continue
		}
		e.do("anna", c)
		if got := e.look("anna").Chat[0].Text; got != want {
			t.Errorf("%q is heard as %q", text, got)
		}
	}
}

// Who plays alone against computers stays alone until he lets others in; at other tables a computer makes room. Then a decision is
// no longer taken back without asking, as the log says too when it is folded again.
func TestWhoPlaysAloneStaysAlone(t *testing.T) {
	for _, alone := range []bool{true, false} {
		e := sit(t, "polignac", nil, Terms{Alone: alone, Undo: UndoFree}, "anna")
		e.do("anna", Command{Do: "start"})
		e.play(func(s *Sight) bool { return s.View != nil && s.View.Dealt })
		c := Command{Do: "sit", Place: 2, Name: "Ben"}
		if !alone {
			e.do("ben", c)
			continue
		}
		e.refused(TakenPlace, "ben", c)
		e.refused(NotSeated, "ben", Command{Do: "share"})
		e.do("anna", Command{Do: "share"})
		e.do("ben", c)
		if s := e.look("ben"); s.Me != 2 || s.Host || s.Terms.Alone || s.Terms.Undo != UndoAsked || !s.Terms.Words {
			t.Errorf("a friend who was let in sits at %d of a table with the terms %+v", s.Me, s.Terms)
		}
		e.refused(NotHost, "ben", Command{Do: "share"})
	}
}

// The clock of who decides first in a deal starts when the cards are dealt, not when the deal is sealed.
func TestClockStartsWithTheCards(t *testing.T) {
	e := sit(t, "napoleon", nil, Terms{Move: 10 * time.Second}, "anna", "ben", "carla", "dan")
	e.do("anna", Command{Do: "start"})
	e.play(func(s *Sight) bool { return s.Sealing != nil && s.Sealing.Deal == 1 })
	e.play(func(s *Sight) bool { return s.View != nil && s.View.Dealt })
	if left := e.look("").Deadline.Sub(e.now); left != 10*time.Second {
		t.Errorf("%v of 10 s are left to who bids first", left)
	}
}

// Who does not sit at a table without watchers is told what is played there and whose seat he may take, and nothing else: no name of
// a person, no card, not how the match stands, not a word of the chat.
func TestATableWithoutWatchersShowsNothing(t *testing.T) {
	for _, terms := range []Terms{{Words: true}, {Alone: true, Undo: UndoFree}} {
		people := []Player{"anna", "ben"}[:map[bool]int{true: 1, false: 2}[terms.Alone]]
		e := sit(t, "polignac", nil, terms, people...)
		if s := e.look("carla"); s.Seats[0].Name != "anna" {
			t.Error("who is invited does not see who sits there")
		}
		e.do("anna", Command{Do: "start"})
		e.play(dealt)
		e.do("anna", Command{Do: "say", Phrase: "hello"})
		for range 60 {
			e.act()
			s := e.look("carla")
			want := &Sight{ID: s.ID, At: s.At, Game: s.Game, Settings: s.Settings, Terms: s.Terms, Stage: s.Stage, Me: game.Watcher, Seats: make([]Place, 4)}
			for i := range want.Seats {
				if w := e.seats[i]; w.Bot != "" && !terms.Alone {
					want.Seats[i].Who = Who{Name: w.Name, Face: w.Face, Bot: w.Bot}
				}
			}
			if !reflect.DeepEqual(s, want) {
				t.Fatalf("Carla, outside, sees\n%+v", s)
			}
			if e.look("anna").View == nil {
				t.Fatal("Anna sees nothing")
			}
		}
	}
}

// Who sits down elsewhere before the match gets up where he sat, with one command: where he cannot sit he has not got up, and what is
// in the log of it is there in one piece.
func TestSittingElsewhere(t *testing.T) {
	e := sit(t, "polignac", nil, Terms{Watch: true}, "anna", "ben")
	e.do("anna", Command{Do: "unseat", Place: 2})
	at := func(by Player, place game.Seat, name string) {
		t.Helper()
		if s, _ := e.SeatOf(by); s != place || e.seats[s].Name != name {
			t.Errorf("%s sits at %d as %q", by, s, e.seats[s].Name)
		}
	}
	e.refused(TakenPlace, "ben", Command{Do: "sit", Place: 0, Name: "Ben"})
	e.refused(BadName, "ben", Command{Do: "sit", Place: 2})
	at("ben", 1, "ben")
	if err := e.Do(e.now, "ben", Command{ID: "once", Do: "sit", Place: 2, Name: "Ben"}); err != nil {
		t.Fatal(err)
	}
	pieces := e.Pending()
	e.log.add(pieces)
	at("ben", 2, "Ben")
	if len(pieces) != 2 || e.Free() != 1 || e.seats[1] != (Who{}) {
		t.Errorf("after %d events there are %d places free, and Ben's was left with %+v", len(pieces), e.Free(), e.seats[1])
	}
	e.do("ben", Command{Do: "sit", Place: 2, Name: "Dan", Face: 7}) // another name, the same place
	e.do("anna", Command{Do: "sit", Place: 1, Name: "Anna"})
	at("ben", 2, "Dan")
	at("anna", 1, "Anna")
	if !e.look("anna").Host {
		t.Error("Anna, elsewhere, is not the host")
	}
	// The host frees a seat, his own apart; who sat there may sit down again.
	e.refused(NotHost, "ben", Command{Do: "unseat", Place: 1})
	e.refused(BadForm, "anna", Command{Do: "unseat", Place: 1})
	e.do("anna", Command{Do: "unseat", Place: 2})
	if e.look("ben").Me != game.Watcher || e.Free() != 2 {
		t.Errorf("Ben, whose seat was freed, sits at %d", e.look("ben").Me)
	}
	e.do("ben", Command{Do: "sit", Place: 2, Name: "Ben"})
	e.do("anna", Command{Do: "seat", Place: 0, Name: "Computer", Bot: "random"})
	e.do("anna", Command{Do: "start"})
	e.refused(SitsAlready, "ben", Command{Do: "sit", Place: 3, Name: "Ben"})
	e.play(dealt)
	// In the match too who sits may have another name: all read so, and it is nobody else who plays.
	before := *e.look("ben")
	e.do("ben", Command{Do: "sit", Place: 2, Name: "Carla", Face: 9})
	at("ben", 2, "Carla")
	if l := e.look("anna").Log; l[len(l)-1].Kind != "named" || l[len(l)-1].Other != "Ben" || l[len(l)-1].Names[2] != "Carla" {
		t.Errorf("Anna reads %+v", l[len(l)-1])
	}
	if now := e.look("ben"); now.MayUndo != before.MayUndo || now.Turn != before.Turn || !reflect.DeepEqual(now.View, before.View) {
		t.Error("Ben has another name, and something else has changed")
	}
	e.do("ben", Command{Do: "leave"})
	e.refused(SitsAlready, "ben", Command{Do: "sit", Place: 2, Name: "Dan"})
	e.checks()
}

// Before the match the host moves whom he likes to a free seat, or two people to each other's: once, told to all, and not where
// somebody sits now whom his page did not show. Nobody else can, and after the draw neither can he.
func TestTheHostPlacesPeople(t *testing.T) {
	e := sit(t, "polignac", nil, Terms{Watch: true}, "anna", "ben", "carla")
	at := func(names ...string) {
		t.Helper()
		for i, name := range names {
			if got := e.look("anna").Seats[i].Name; got != name {
				t.Errorf("at place %d sits %q, and not %q", i, got, name)
			}
		}
	}
	last := func() Told { s := e.look("ben"); return s.Log[len(s.Log)-1] }
	to := func(from, to game.Seat) Command { return Command{Do: "place", Place: from, To: to, At: e.At} }
	e.refused(NotHost, "ben", to(1, 2))
	e.refused(NotSeated, "dan", to(1, 2))
	e.refused(BadForm, "anna", to(1, 1))
	e.refused(BadForm, "anna", to(1, 4))
	e.refused(BadForm, "anna", to(7, 1))
	at("anna", "ben", "carla", "Computer 3")

	e.do("anna", to(1, 3)) // a person and a computer
	at("anna", "Computer 3", "carla", "ben")
	if s, _ := e.SeatOf("ben"); s != 3 || e.look("ben").Me != 3 || e.seats[1].Bot != "random" {
		t.Errorf("Ben sits at %d, beside %+v", s, e.seats[1])
	}
	if l := last(); l.Kind != "placed" || l.By != 3 || l.Names[3] != "ben" || l.Host != "anna" || l.Other != "Computer 3" {
		t.Errorf("Ben is told %+v", l)
	}
	e.do("anna", Command{Do: "unseat", Place: 1})
	e.refused(BadForm, "anna", to(1, 2)) // nobody
	e.do("anna", to(2, 1))               // to a free place
	at("anna", "carla", "", "ben")
	if l := last(); l.Kind != "placed" || l.By != 1 || l.Host != "anna" || l.Other != "" {
		t.Errorf("Ben is told %+v", l)
	}
	e.do("anna", to(0, 3)) // himself: he stays the host
	at("ben", "carla", "", "anna")
	if l := last(); !e.look("anna").Host || l.By != 3 || l.Host != "anna" || l.Other != "ben" {
		t.Errorf("Ben is told %+v", l)
	}

	// His page has not shown yet that Dan has come to the free place, and that Carla has gone.
	before := e.At
	e.do("dan", Command{Do: "sit", Place: 2, Name: "dan"})
	e.refused(Resettled, "anna", Command{Do: "place", Place: 0, To: 2, At: before})
	e.do("carla", Command{Do: "leave"})
	e.refused(Resettled, "anna", Command{Do: "place", Place: 1, To: 0, At: before})
	e.do("ben", Command{Do: "say", Phrase: "hello"})
	e.do("anna", Command{Do: "place", Place: 0, To: 3, At: before}) // what happened elsewhere is no matter
	at("anna", "", "dan", "ben")

	// One that comes twice is done once; what is in the log of it is there in one piece.
	e.log.add(e.Pending())
	twice := to(2, 1)
	twice.ID = "twice"
	for range 2 {
		if err := e.Do(e.now, "anna", twice); err != nil {
			t.Fatal(err)
		}
	}
	pieces := e.Pending()
	e.log.add(pieces)
	at("anna", "dan", "", "ben")
	if len(pieces) != 2 {
		t.Errorf("a move is %d events", len(pieces))
	}
	e.do("anna", Command{Do: "seat", Place: 2, Name: "Computer", Bot: "random"})
	e.do("anna", Command{Do: "start"})
	e.refused(Begun, "anna", to(1, 2))
	e.play(dealt)
	e.checks()
}

// People may come and go as long as they like, before a match and in it: what everybody is told of that does not grow, and what is
// played stays told.
func TestComingAndGoing(t *testing.T) {
	e := sit(t, "slobberhannes", nil, Terms{}, "anna", "ben")
	goes := func(do func()) {
		t.Helper()
		moves := len(e.look("anna").Log)
		for range 2 * mostTold {
			do()
		}
		log := e.look("anna").Log
		if n := len(log); n < mostTold || n > mostTold+moves {
			t.Errorf("Anna is told %d things, and was told %d before", n, moves)
		}
		if !e.Gathering() && !slices.ContainsFunc(log, func(l Told) bool { return l.Kind == "dealt" }) {
			t.Error("Anna is not told any more that cards were dealt")
		}
	}
	goes(func() {
		e.do("ben", Command{Do: "leave"})
		e.do("ben", Command{Do: "sit", Place: 1, Name: "Ben"})
	})
	e.do("anna", Command{Do: "start"})
	e.play(dealt)
	goes(func() {
		e.do("ben", Command{Do: "leave"})
		if err := e.Back(e.now, 1); err != nil {
			t.Fatal(err)
		}
	})
	e.checks()
}
