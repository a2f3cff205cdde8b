// Package table is one table: who sits where, the match they play, and all that may be seen of it from a seat.
// A table is the fold of its log. Nothing in here waits, reads a clock or talks to anybody: package room does.
package table

import (
	"errors"
	"fmt"
	"time"

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
	awayTime   = 60 * time.Second // for a person without a page, where nothing else is agreed
)

// How much a table keeps.
const (
	mostWords   = 200 // words of the chat
	mostTold    = 100 // things told besides what is played
	mostCmds    = 512 // commands, to know a repeat
	mostMatches = 1000
)

// Table is a table, folded from its log.
type Table struct {
	ID ID
	At At

	find     Find
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
	finished []int // the inputs that ended the deals of the match
	decided  []decision
	openings map[int]opening // of the deals of the match, by their numbers
	asked    *UndoAsk
	askedAt  time.Time
	chat     []said
	muted    map[Player]map[Player]bool // whom who does not want to hear
	watchers []*watcher
	seen     map[Player]game.Seats // hands of the last deal that was dealt
	seenDeal int                   // which one that is
	cmds     map[Cmd]bool
	cmdList  []Cmd // the same, the first first
	results  []Outcome
	ended    map[Player]*Sight // the end of the match before, of who still reads it
	closed   bool

	pending [][]byte // events folded in and not yet in the log
}

// Game is the game of the table.
func (t *Table) Game() *game.Game { return t.game }

// Secret is the master of the table, from which its computers are seeded too.
func (t *Table) Secret() shuffle.Master { return t.master }

func newTable(id ID, find Find) *Table {
	return &Table{ID: id, find: find, muted: map[Player]map[Player]bool{}, seen: map[Player]game.Seats{}, cmds: map[Cmd]bool{}}
}

// Fold makes a table from the records of its log, in order. An error means that the log cannot be trusted.
func Fold(id ID, find Find, records func(yield func(Record, error) bool)) (*Table, error) {
	t := newTable(id, find)
	for r, err := range records {
		if err != nil {
			return nil, err
		}
		e, at, err := decode(r.Body)
		if err == nil {
			err = t.fold(entry{r.At, at, e})
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
	t := newTable(id, find)
	if err := t.emit(now, o); err != nil {
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
func (t *Table) emit(now time.Time, e Event) error {
	now = now.UTC().Truncate(time.Millisecond) // as it will be read again
	if err := t.fold(entry{t.At + 1, now, e}); err != nil {
		return err
	}
	t.pending = append(t.pending, encode(now, e))
	return nil
}

// errOrder is an event that cannot stand where it stands.
var errOrder = errors.New("an event that cannot stand here")

// fold folds an event in. It is the only code that changes a table.
func (t *Table) fold(e entry) (err error) {
	if _, opens := e.Event.(Opened); opens != (t.game == nil) {
		return errOrder
	}
	switch ev := e.Event.(type) {
	case Opened:
		err = t.open(ev)
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
		t.draw(e, ev)
	case Added:
		err = t.add(ev)
	case Drawn:
		err = t.show(e)
	case Kept:
		err = t.keep(ev)
	case Began:
		err = t.begin(e, ev)
	case Cut:
		t.cut, t.cutDone = ev.At, true
	case In:
		err = t.input(e, ev)
	case Read:
		err = t.goOn(ev)
	case Stops:
		err = t.stop(e, ev)
	case Shared:
		t.share(ev)
	case Said:
		t.hear(e, ev)
	case Muted:
		t.mute(ev)
	case Wants:
		t.want(e, ev)
	case Lends:
		err = t.lend(e, ev)
	case Asked:
		t.asked, t.askedAt = &UndoAsk{By: ev.Seat}, e.time
	case Answered:
		t.answer(ev)
	case Shut:
		t.closed = true
	}
	if err != nil {
		return err
	}
	if done, ok := e.Event.(interface{ command() Cmd }); ok {
		t.remember(done.command())
	}
	t.glance()
	t.At = e.at
	return nil
}

func (t *Table) open(o Opened) (err error) {
	g, ok := t.find(o.Game)
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

// remember keeps that a command has been carried out; not for ever, since who repeats one does so soon.
func (t *Table) remember(cmd Cmd) {
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
