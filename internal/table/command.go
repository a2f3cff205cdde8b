package table

import (
	"fmt"
	"time"

	"bivouac/game"
	"bivouac/record"
	"bivouac/shuffle"
)

// Refused is why a command is refused; nothing has changed. Code names the sentence of the catalogue.
type Refused struct {
	Code    string
	Refusal *game.Refusal // where the rules of the game refuse it
	View    *game.View    // from which the refusal is told
}

// Error is the reason in short.
func (r *Refused) Error() string {
	if r.Refusal != nil {
		return r.Refusal.Error()
	}
	return "refused: " + r.Code
}

// The codes of refusals that are not the game's.
const (
	NotSeated   = "notSeated"   // who does not sit cannot do this
	NotHost     = "notHost"     // only the host can
	TakenPlace  = "taken"       // the place is taken
	SitsAlready = "sitsAlready" // he sits at this table already
	Begun       = "begun"       // the match has begun
	NotBegun    = "notBegun"
	Stale       = "stale" // the turn has moved on; the page shows the present
	NotNow      = "notNow"
	NoUndo      = "noUndo"
	NotCertain  = "notCertain" // what is claimed cannot be proven
	NoWords     = "noWords"    // free text is closed now
	TooMuch     = "tooMuch"    // he has said so much lately
	BadName     = "badName"
	BadForm     = "badForm" // the request is not of the form
	IsClosed    = "closed"
	HasSeen     = "hasSeen"   // he has seen another hand of the deal in play
	Declined    = "declined"  // the player has said no already
	Resettled   = "resettled" // at one of the two places sits not who the page showed
)

func refuse(code string) error { return &Refused{Code: code} }

// Command is what a person wants of a table. ID makes a repeat known: it is applied once.
type Command struct {
	ID      string
	Do      string    // sit leave seat unseat place start add keep cutting cut move claim read say mute undo agree stop again close host share eyes lend
	Turn    uint32    // with move, claim: the turn that the page showed
	Move    string    // with move: its text
	Place   game.Seat // with sit, seat, unseat, place, host, eyes
	To      game.Seat // with place: to where
	At      At        // with place: of the log, as the page showed the seats
	Name    string    // with sit, eyes: the person's; with mute: whose words
	Face    uint64    // with sit
	Bot     string    // with seat: the key of the computer
	Adds    string    // with add
	Deal    int       // with add: of which deal
	Cut     int       // with cut; 0: by chance
	Yes     bool      // with keep (hand on), agree, mute, eyes, lend
	Watcher At        // with lend: to whom
	Phrase  string    // with say
	Text    string    // with say

	cmd Cmd // the ID and the beginning of who sent it
}

// Do carries out a command of a player. An error is a *Refused where the person can be told why; nothing has changed then.
func (t *Table) Do(now time.Time, by Player, c Command) error {
	if c.ID != "" {
		if len(c.ID) > 64 {
			return refuse(BadForm)
		}
		if c.cmd = Cmd(by[:min(8, len(by))]) + Cmd(c.ID); t.cmds[c.cmd] {
			return nil // a repeat
		}
	}
	if t.closed {
		return refuse(IsClosed)
	}
	me := t.seatOf(by)
	if do, ok := anybodys[c.Do]; ok {
		return do(t, now, by, me, c)
	}
	do, ok := seated[c.Do]
	switch {
	case !ok:
		return refuse(BadForm)
	case me == game.Watcher:
		return refuse(NotSeated)
	}
	return do(t, now, by, me, c)
}

type doing func(t *Table, now time.Time, by Player, me game.Seat, c Command) error

var anybodys = map[string]doing{"sit": (*Table).doSit, "mute": (*Table).doMute, "eyes": (*Table).doEyes}

var seated = map[string]doing{
	"leave": (*Table).doLeave, "seat": (*Table).doSeat, "unseat": (*Table).doUnseat, "place": (*Table).doPlace, "host": (*Table).doHost, "share": (*Table).doShare,
	"start": (*Table).doStart, "again": (*Table).doStart, "add": (*Table).doAdd, "keep": (*Table).doKeep,
	"cutting": (*Table).doCutting, "cut": (*Table).doCut, "move": (*Table).doMove, "claim": (*Table).doClaim, "read": (*Table).doRead,
	"say": (*Table).doSay, "undo": (*Table).doUndo, "agree": (*Table).doAgree, "stop": (*Table).doStop, "close": (*Table).doClose, "lend": (*Table).doLend,
}

// Gathering tells whether the table still waits for people, and no match has begun.
func (t *Table) Gathering() bool { return t.play == nil && t.drawing == nil }

// running tells whether a match is in hand.
func (t *Table) running() bool { return t.drawing != nil || t.play != nil && !t.play.State.Open().Over }

// doStart begins a match, the first or another; all places must be taken.
func (t *Table) doStart(now time.Time, by Player, me game.Seat, c Command) error {
	switch {
	case !t.leads(by):
		return refuse(NotHost)
	case t.running():
		return refuse(Begun)
	case t.Free() > 0 || t.match >= mostMatches:
		return refuse(NotNow)
	}
	d := shuffle.Deal{Table: fmt.Sprintf("%s.%d", t.ID, t.match+1)}
	if err := t.emit(now, Drawing{Seal: t.master.Seed(d).Seal(d).String(), Cmd: c.cmd}); err != nil || t.ended[by] == nil {
		return err
	}
	return t.emit(now, Read{Seat: me}) // who goes on has read how the last one ended
}

// doAdd takes the contribution of a person's page; one that comes too late or twice changes nothing.
func (t *Table) doAdd(now time.Time, by Player, me game.Seat, c Command) error {
	adds, err := shuffle.ParseContribution(c.Adds)
	if err != nil {
		return refuse(BadForm)
	}
	if d := t.drawing; d != nil {
		if c.Deal != 0 || d.shown || d.given.Has(me) {
			return nil
		}
		return t.emit(now, Added{me, adds.String()})
	}
	if t.play == nil {
		return refuse(NotNow)
	}
	deal, given, takes := t.gathers()
	if !takes || deal != c.Deal || given.Has(me) {
		return nil
	}
	return t.emit(now, t.in(record.Adds{Seat: me, Adds: adds.String()}))
}

func (t *Table) mayCut(me game.Seat) bool {
	if t.play == nil || t.cutDone {
		return false
	}
	deal, _, _, sealed := t.play.Sealed()
	_, known := t.openings[deal]
	return sealed && !known && !t.play.State.Open().Dealt && t.play.Cutter() == me
}

// doCutting holds the deal back for a moment, since the cutter has put his hand on the pack. It is no input.
func (t *Table) doCutting(now time.Time, by Player, me game.Seat, c Command) error {
	if !t.mayCut(me) {
		return refuse(NotNow)
	}
	t.cutting = true
	return nil
}

// doCut cuts by hand, or with 0 leaves it to chance.
func (t *Table) doCut(now time.Time, by Player, me game.Seat, c Command) error {
	if !t.mayCut(me) {
		return refuse(NotNow)
	}
	if n := t.game.Pack(t.settings, len(t.seats)).Len(); c.Cut < 0 || c.Cut >= n {
		return refuse(BadForm)
	}
	return t.emit(now, Cut{c.Cut, c.cmd})
}

func (t *Table) doMove(now time.Time, by Player, me game.Seat, c Command) error {
	if t.play == nil {
		return refuse(NotBegun)
	}
	if !t.mayMove() {
		return refuse(NotNow)
	}
	m, err := t.game.Parse(t.play.Hand(me), c.Move)
	if err != nil {
		return refuse(BadForm)
	}
	s := t.play.State
	// A card is stale only if the turn has moved on; chat and tells in between are no obstacle.
	if !m.Aside() && c.Turn != s.Open().Turn {
		return refuse(Stale)
	}
	if clerk, _, owes := game.Clerk(s); game.Check(s, me, m) != nil || owes && clerk != me {
		v := s.Look(me)
		if why := t.game.Why(&v, m); why != nil {
			return &Refused{Code: why.Code, Refusal: why, View: &v}
		}
		return refuse(NotNow)
	}
	return t.emit(now, t.decide(now, me, m, ByPlayer, c.cmd))
}

func (t *Table) doRead(now time.Time, by Player, me game.Seat, c Command) error {
	if t.ended[by] == nil && (t.sheet == nil || t.read.Has(me)) {
		return nil
	}
	return t.emit(now, Read{me, c.cmd})
}

// stoppable tells whether the match waits for a bell that has not rung.
func (t *Table) stoppable() bool {
	_, rings := t.bell()
	return rings && t.play != nil && t.drawing == nil && !t.play.State.Open().Over && !t.play.Rung()
}

// stop keeps who wants the bell to ring.
func (t *Table) stop(e entry, ev Stops) error {
	if int(ev.Seat) >= len(t.seats) {
		return errOrder
	}
	t.stops |= ev.Seat.Set()
	t.tell(e, Told{Kind: "stops", By: ev.Seat})
	return nil
}

// doStop rings the bell of a match that waits for one: at once for the host, otherwise when all people at the table have said so.
func (t *Table) doStop(now time.Time, by Player, me game.Seat, c Command) error {
	switch {
	case !t.stoppable():
		return refuse(NotNow)
	case t.leads(by):
		e := t.in(record.Rang{Rang: true})
		e.Cmd = c.cmd
		return t.emit(now, e)
	case t.stops.Has(me):
		return nil
	}
	return t.emit(now, Stops{me, c.cmd})
}

func (t *Table) doClose(now time.Time, by Player, me game.Seat, c Command) error {
	if by != t.host {
		return refuse(NotHost)
	}
	return t.emit(now, Shut{c.cmd})
}
