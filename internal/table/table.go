// Package table is one table: who sits where, the match they play, and all that may be seen of it from a seat.
// A table is the fold of its log. Nothing in here waits, reads a clock or talks to anybody: package room does.
package table

import (
	"errors"
	"fmt"
	"slices"
	"time"

	"bivouac/card"
	"bivouac/game"
	"bivouac/record"
	"bivouac/shuffle"
)

// Find finds a game by its key.
type Find = record.Find

// How long things wait that people may be slow with.
const (
	addTime    = 5 * time.Second  // for the contributions of the pages
	cutTime    = 3 * time.Second  // for a cut by hand, from the seal on
	cuttingFor = 12 * time.Second // the same, where the cutter has put his hand on the pack
	keepTime   = 20 * time.Second // for the first King's player to hand the deal on
	readTime   = 45 * time.Second // for people to read the sheet, where several play
	askTime    = 20 * time.Second // for people to answer whether something is taken back; computers wait so long
	awayTime   = 60 * time.Second
	mostWords  = 200 // words kept of the chat
	mostCmds   = 512 // commands remembered
	maxMatches = 1000
)

// Table is a table, folded from its log.
type Table struct {
	ID ID
	At At

	game     *game.Game
	settings game.Settings
	terms    Terms
	master   shuffle.Master
	host     Player
	owner    Player // who is the host whenever he is here, until a match has begun

	seats   []Who
	taken   [game.MaxSeats]At // when somebody last sat down at a place, or before the match got up from it
	left    game.Seats        // persons for whom a computer plays
	absence [game.MaxSeats]*Away
	back    [game.MaxSeats]*Away // the absence that ended, until the player's next decision

	match   int
	drawing *drawing
	play    *record.Writer // the match in hand or over; nil before the first
	event   record.Event   // the last of it
	first   []record.Input // deal 0 of the match: what was drawn before the first deal, with seal, contributions and seed

	sealedAt time.Time
	cut      int  // where the cutter cut by hand; 0: his contribution decides
	cutDone  bool // he has cut, or left it to chance
	cutting  bool
	endedAt  time.Time                    // when the last deal ended
	turnAt   time.Time                    // when who is awaited was first awaited
	spent    [game.MaxSeats]time.Duration // of the banks, in this deal
	played   time.Duration
	lastAt   time.Time // of the last input of the match

	sheet    *Sheet
	sheetN   int // the input that ended the deal of the sheet
	read     game.Seats
	stops    game.Seats // who wants the bell to ring
	log      []Told
	past     []Past
	pastN    []int
	decided  []decision
	openings map[int]opening // of the deals of the match, by their numbers
	asked    *UndoAsk
	askedAt  time.Time
	chat     []said
	muted    map[Player]map[string]bool
	watchers []*watcher
	seen     map[Player]game.Seats // hands of the last deal that was dealt
	seenDeal int                   // which one that is
	cmds     map[string]bool
	cmdList  []string
	results  []Outcome
	closed   bool
	opened   time.Time

	pending [][]byte // events folded in and not yet in the log
}

// drawing is what is drawn before the first deal of a match.
type drawing struct {
	deal  shuffle.Deal
	seal  string
	adds  []shuffle.Contribution
	given game.Seats
	at    time.Time // when contributions were asked for, or since when the Kings lie open
	shown bool      // the Kings lie open: nobody can add to the draw any more
	kept  *bool
}

// opening is what a deal followed from besides its seed: what people added, and where it was cut.
type opening struct {
	adds []record.Adds
	cut  int
}

// decision is an input by which a person decided something.
type decision struct {
	n    int
	seat game.Seat
}

type said struct {
	at At
	Said
}

// Fold makes a table from the records of its log, in order. An error means that the log cannot be trusted.
func Fold(id ID, find Find, records func(yield func(Record, error) bool)) (*Table, error) {
	t := &Table{ID: id, muted: map[Player]map[string]bool{}, seen: map[Player]game.Seats{}, cmds: map[string]bool{}}
	for r, err := range records {
		if err != nil {
			return nil, err
		}
		e, at, err := decode(r.Body)
		if err == nil {
			err = t.fold(find, entry{r.At, at, e})
		}
		if err != nil {
			return nil, fmt.Errorf("record %d: %w", r.At, err)
		}
	}
	if t.game == nil {
		return nil, ErrNotFound
	}
	return t, nil
}

// Open makes a new table with its first events, which Pending hands out.
func Open(id ID, find Find, o Opened, now time.Time) (*Table, error) {
	t := &Table{ID: id, muted: map[Player]map[string]bool{}, seen: map[Player]game.Seats{}, cmds: map[string]bool{}}
	if err := t.emitWith(find, now, o); err != nil {
		return nil, err
	}
	return t, nil
}

// Pending is the events folded in since it was last called; they must be in the log before anybody sees them.
func (t *Table) Pending() [][]byte {
	p := t.pending
	t.pending = nil
	return p
}

// emit folds an event in that has just been decided.
func (t *Table) emit(now time.Time, e Event) error { return t.emitWith(nil, now, e) }

func (t *Table) emitWith(find Find, now time.Time, e Event) error {
	now = now.UTC().Truncate(time.Millisecond) // as it will be read again
	if err := t.fold(find, entry{t.At + 1, now, e}); err != nil {
		return err
	}
	t.pending = append(t.pending, encode(now, e))
	return nil
}

// errOrder is an event that cannot stand where it stands.
var errOrder = errors.New("an event that cannot stand here")

// fold folds an event in. It is the only code that changes a table.
func (t *Table) fold(find Find, e entry) error {
	if o, ok := e.Event.(Opened); ok != (t.game == nil) {
		return errOrder
	} else if ok {
		if err := t.open(find, o); err != nil {
			return err
		}
		t.opened = e.time
	}
	var err error
	switch ev := e.Event.(type) {
	case Sat:
		err = t.sit(e, ev)
	case Left:
		t.leave(e, ev)
	case Returned:
		t.comeBack(e, ev)
	case Hosted:
		t.host = ev.Host
		if !ev.Away {
			t.owner = ev.Host
		}
	case Drawing:
		t.match++
		t.drawing = &drawing{deal: shuffle.Deal{Table: t.matchName()}, seal: ev.Seal, adds: make([]shuffle.Contribution, len(t.seats)), at: e.time}
		t.sheet, t.log, t.past, t.pastN, t.decided, t.asked, t.read, t.stops = nil, nil, nil, nil, nil, nil, 0, 0
		t.seenDeal, t.openings = 0, map[int]opening{}
		t.remember(ev.Cmd)
	case Added:
		if t.drawing == nil || t.drawing.shown || int(ev.Place) >= len(t.seats) {
			return errOrder
		}
		t.drawing.adds[ev.Place], err = shuffle.ParseContribution(ev.Adds)
		t.drawing.given |= ev.Place.Set()
	case Drawn:
		if t.drawing == nil {
			return errOrder
		}
		t.drawing.shown, t.drawing.at = true, e.time
	case Kept:
		if t.drawing == nil || !t.drawing.shown {
			return errOrder
		}
		t.drawing.kept = &ev.HandOn
	case Began:
		err = t.begin(e, ev)
	case Cut:
		t.cut, t.cutDone = ev.At, true
		t.remember(ev.Cmd)
	case In:
		err = t.input(e, ev)
	case Read:
		t.read |= ev.Seat.Set()
		t.remember(ev.Cmd)
	case Stops:
		if int(ev.Seat) >= len(t.seats) {
			return errOrder
		}
		t.stops |= ev.Seat.Set()
		t.tell(e, Told{Kind: "stops", By: ev.Seat})
		t.remember(ev.Cmd)
	case Shared:
		t.terms.Alone, t.terms.Words = false, true
		if t.terms.Undo == UndoFree {
			t.terms.Undo = UndoAsked
		}
		t.remember(ev.Cmd)
	case Said:
		t.chat = append(t.chat, said{e.at, ev})
		t.chat = t.chat[max(0, len(t.chat)-mostWords):]
		t.remember(ev.Cmd)
	case Muted:
		t.mute(ev)
	case Wants:
		t.want(e, ev)
	case Lends:
		err = t.lend(e, ev)
	case Asked:
		t.asked, t.askedAt = &UndoAsk{By: ev.Seat}, e.time
		t.remember(ev.Cmd)
	case Answered:
		if t.asked != nil {
			if ev.Yes {
				t.asked.Agreed |= ev.Seat.Set()
			} else {
				t.asked = nil
			}
		}
		t.remember(ev.Cmd)
	case ClosedFor:
		t.closed = true
		t.remember(ev.Cmd)
	}
	if err != nil {
		return err
	}
	t.glance()
	t.At = e.at
	return nil
}

func (t *Table) open(find Find, o Opened) (err error) {
	g, ok := find(o.Game)
	if !ok {
		return fmt.Errorf("there is no game %q here", o.Game)
	}
	// A table keeps the edition of the rules that it was opened with.
	if g.Edition != o.Edition {
		return fmt.Errorf("edition %d of the rules of %s is not known here", o.Edition, o.Game)
	}
	if !o.Terms.Shuffle.Known() {
		return fmt.Errorf("packs shuffled in the way %q are not known here", o.Terms.Shuffle)
	}
	if t.settings, err = g.Complete(o.Settings, o.Seats); err != nil {
		return err
	}
	if t.master, err = shuffle.ParseMaster(o.Master); err != nil {
		return err
	}
	t.game, t.terms, t.host, t.owner, t.seats = g, o.Terms, o.Host, o.Host, make([]Who, o.Seats)
	if t.terms.Away == 0 {
		t.terms.Away = awayTime
	}
	return nil
}

// matchName names the match in hand in seals and records.
func (t *Table) matchName() string { return fmt.Sprintf("%s.%d", t.ID, t.match) }

func (t *Table) remember(cmd string) {
	if cmd == "" {
		return
	}
	if len(t.cmdList) == mostCmds {
		delete(t.cmds, t.cmdList[0])
		t.cmdList = t.cmdList[1:]
	}
	t.cmds[cmd] = true
	t.cmdList = append(t.cmdList, cmd)
}

func (t *Table) sit(e entry, ev Sat) error {
	if int(ev.Place) >= len(t.seats) {
		return errOrder
	}
	if was := t.seats[ev.Place]; was.Player != "" && was.Player == ev.Who.Player { // another name, another face: nothing else changes
		t.seats[ev.Place] = ev.Who
		if was.Name != ev.Who.Name {
			t.tell(e, Told{Kind: "named", By: ev.Place, Other: was.Name})
		}
		t.remember(ev.Cmd)
		return nil
	}
	told := Told{Kind: "sat", By: ev.Place}
	if ev.By != "" {
		told.Kind, told.Other = "placed", t.seats[ev.Place].Name
	}
	t.seats[ev.Place], t.taken[ev.Place] = ev.Who, e.at
	t.forgetWatcher(ev.Who.Player)
	t.left &^= ev.Place.Set()
	t.stops &^= ev.Place.Set()
	t.absence[ev.Place], t.back[ev.Place] = nil, nil
	t.lapse(ev.Place)
	// What the one before decided is not his to take back.
	t.decided = slices.DeleteFunc(t.decided, func(d decision) bool { return d.seat == ev.Place })
	if host := t.seatOf(ev.By); host != game.Watcher {
		told.Host = t.seats[host].Name
	}
	t.tell(e, told)
	t.remember(ev.Cmd)
	return nil
}

// player is how a record names somebody.
func (w *Who) player() record.Player {
	if w.Bot != "" {
		return record.Player{Name: w.Name, Kind: record.Computer, Player: w.Bot}
	}
	return record.Player{Name: w.Name, Kind: record.Person}
}

func (t *Table) leave(e entry, ev Left) {
	t.remember(ev.Cmd)
	if int(ev.Place) >= len(t.seats) {
		return
	}
	t.tell(e, Told{Kind: "left", By: ev.Place})
	if t.play == nil && t.drawing == nil {
		t.seats[ev.Place], t.taken[ev.Place] = Who{}, e.at
		return
	}
	t.left |= ev.Place.Set()
	t.lapse(ev.Place)
	if t.absence[ev.Place] == nil {
		t.absence[ev.Place] = &Away{From: e.at}
	}
}

// lapse forgets that a seat has asked to take something back.
func (t *Table) lapse(s game.Seat) {
	if t.asked != nil && t.asked.By == s {
		t.asked = nil
	}
}

func (t *Table) comeBack(e entry, ev Returned) {
	if int(ev.Place) >= len(t.seats) {
		return
	}
	t.left &^= ev.Place.Set()
	if a := t.absence[ev.Place]; a != nil {
		t.back[ev.Place] = &Away{From: a.From, To: e.at, Moves: a.Moves}
		t.absence[ev.Place] = nil
	}
	t.tell(e, Told{Kind: "returned", By: ev.Place})
}

func (t *Table) mute(ev Muted) {
	if t.muted[ev.By] == nil {
		t.muted[ev.By] = map[string]bool{}
	}
	t.muted[ev.By][ev.Whom] = !ev.Off
	t.remember(ev.Cmd)
}

// begin opens the record of a match. Where places were drawn by cards, people change places first.
func (t *Table) begin(e entry, ev Began) (err error) {
	if t.drawing == nil {
		return errOrder
	}
	draw, byCards, _ := t.drawn()
	draw.Dealer = ev.Head.Dealer
	d := t.drawing
	t.first = []record.Input{record.Seal{Seal: d.seal}}
	for s := range d.given.Each() {
		t.first = append(t.first, record.Adds{Seat: s, Adds: d.adds[s].String()})
	}
	if byCards {
		t.first = append(t.first, record.DrawOf(&draw))
	}
	t.first = append(t.first, record.Reveal{Reveal: t.master.Seed(d.deal).String()})
	if ev.From != nil {
		if len(ev.From) != len(t.seats) {
			return errOrder
		}
		seats, left, absence, back := slices.Clone(t.seats), t.left, t.absence, t.back
		t.left = 0
		for s, place := range ev.From {
			if place < 0 || place >= len(seats) {
				return errOrder
			}
			t.seats[s], t.absence[s], t.back[s] = seats[place], absence[place], back[place]
			if left.Has(game.Seat(place)) {
				t.left |= game.Seat(s).Set()
			}
		}
	}
	if t.play, err = record.NewWriter(nil, t.game, ev.Head); err != nil {
		return err
	}
	t.play.Each = func(e record.Event) { t.event = e }
	t.drawing = nil
	t.played, t.lastAt, t.turnAt = 0, time.Time{}, e.time
	return nil
}

// input folds an input of the match in, and keeps what is told of it.
func (t *Table) input(e entry, ev In) error {
	if t.play == nil {
		return errOrder
	}
	in, err := record.Decode(ev.Line)
	if err != nil {
		return err
	}
	before := t.play.State.Open().Turn
	var hand card.Set // of who moves, before his move
	if m, moves := in.(record.Move); moves {
		hand = t.play.Hand(m.Seat)
	}
	if err := t.play.Write(in); err != nil {
		return err
	}
	t.remember(ev.Cmd)
	p := t.play.State.Open()
	if p.Turn != before || p.WantsDeal() {
		t.turnAt = e.time
	}
	// §10 of Drogue: long pauses are no play. Play begins with the first deal.
	if pause := e.time.Sub(t.lastAt); !t.lastAt.IsZero() && pause > 0 && pause <= game.LongPause*time.Minute && p.Deals > 0 {
		t.played += pause
	}
	t.lastAt = e.time
	told := Told{Notes: t.event.Notes, Facts: t.facts(), n: t.play.N}
	switch in := in.(type) {
	case record.Seal:
		t.sealedAt, t.turnAt, t.cut, t.cutDone, t.cutting = e.time, e.time, 0, false, false
		t.spent = [game.MaxSeats]time.Duration{}
		if in.Deal > 0 {
			t.log, t.asked, t.read = nil, nil, 0
		}
	case record.Draw:
		told.Kind, told.By = "drawn", in.Dealer
		t.tell(e, told)
	case record.Reveal:
		if in.Deal == 0 {
			if len(t.log) == 0 || t.log[len(t.log)-1].Kind != "drawn" {
				t.tell(e, Told{Kind: "lot", By: t.play.Head.Dealer})
			}
		} else if t.sheet != nil {
			t.sheet.Seed = in.Reveal
		}
	case record.Deal:
		told.Kind, told.By, told.Deal = "dealt", in.Dealer, in.Deal
		t.sheet, t.turnAt = nil, e.time
		t.openings[in.Deal] = opening{t.play.Added(), in.Cut}
		if in.Deal != t.seenDeal { // else it is the same, dealt once more
			t.seen, t.seenDeal = map[Player]game.Seats{}, in.Deal
		}
		t.tell(e, told)
		t.endDeal(e)
	case record.Move:
		by, m, _ := t.event.Made()
		t.spent[by] += ev.Bank
		told.Kind, told.By, told.Move = "move", by, m
		told.StandIn, told.Claimed = ev.Hand == ByStandIn || ev.Hand == ByClock, ev.Hand == ByClaim
		if told.Claimed && !t.claimed() {
			t.tellClaim(e, by, hand)
		}
		if a := t.absence[by]; a != nil {
			a.Moves++
		}
		if ev.Hand == ByPlayer && t.seats[by].Player != "" {
			t.decided = append(t.decided, decision{t.play.N, by})
			t.back[by] = nil
		}
		t.asked = nil
		t.tell(e, told)
		t.endDeal(e)
	case record.Undone:
		t.undone(e, in.Undone)
	case record.Rang:
		told.Kind = "rang"
		t.tell(e, told)
		t.endDeal(e)
	}
	return nil
}

// facts is the game's table of open facts.
func (t *Table) facts() any {
	v := t.play.State.Look(game.Watcher)
	return v.Facts
}

func (t *Table) tell(e entry, told Told) {
	told.At = e.at
	for _, w := range t.seats {
		told.Names = append(told.Names, w.Name)
	}
	t.log = append(t.log, told)
}

// endDeal opens the sheet where the input ended a deal. Where the bell ends the match between two deals, the sheet of the last
// one tells its result too.
func (t *Table) endDeal(e entry) {
	switch p := t.play.State.Open(); {
	case t.play.Finished():
		deal, _, _, _ := t.play.Sealed()
		seal, _ := t.play.SealOf()
		t.sheet = &Sheet{Deal: deal, Notes: t.event.Notes, Facts: t.facts(), Seal: seal}
		t.past = append(t.past, Past{Deal: deal, Notes: t.event.Notes, Void: void(t.event.Notes)})
		t.pastN = append(t.pastN, t.play.N)
	case p.Over:
		var sheet Sheet
		if t.sheet != nil {
			sheet = *t.sheet
		}
		sheet.Notes, sheet.Facts = slices.Concat(sheet.Notes, t.event.Notes), t.facts()
		t.sheet = &sheet
	default:
		return
	}
	t.sheetN, t.endedAt, t.read = t.play.N, e.time, 0
	if p := t.play.State.Open(); p.Over {
		o := Outcome{Match: t.match, Winners: []string{}, Losers: []string{}, Ended: e.time}
		for s := range p.Winners.Each() {
			o.Winners = append(o.Winners, t.seats[s].Name)
		}
		for s := range p.Losers.Each() {
			o.Losers = append(o.Losers, t.seats[s].Name)
		}
		t.results = append(t.results, o)
	}
}

func void(notes []game.Note) bool {
	return slices.ContainsFunc(notes, func(n game.Note) bool { _, ok := n.(game.Void); return ok })
}

// undone forgets what was told of the inputs that fell.
func (t *Table) undone(e entry, to int) {
	t.log = slices.DeleteFunc(t.log, func(l Told) bool { return l.n >= to })
	t.decided = slices.DeleteFunc(t.decided, func(d decision) bool { return d.n >= to })
	for len(t.pastN) > 0 && t.pastN[len(t.pastN)-1] >= to {
		t.past, t.pastN = t.past[:len(t.past)-1], t.pastN[:len(t.pastN)-1]
	}
	t.results = slices.DeleteFunc(t.results, func(o Outcome) bool { return o.Match == t.match })
	if t.sheet != nil && t.sheetN >= to {
		t.sheet = nil
	}
	t.asked, t.cut, t.cutDone, t.cutting, t.read, t.stops = nil, 0, false, false, 0, 0
	t.turnAt, t.sealedAt = e.time, e.time
	t.tell(e, Told{Kind: "undone"})
}
