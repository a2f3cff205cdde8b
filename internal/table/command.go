package table

import (
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"bivouac/bot/players"
	"bivouac/game"
	"bivouac/games/drogue"
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
}

// Do carries out a command of a player. An error is a *Refused where the person can be told why; nothing has changed then.
func (t *Table) Do(now time.Time, by Player, c Command) error {
	cmd := ""
	if c.ID != "" {
		if len(c.ID) > 64 {
			return refuse(BadForm)
		}
		cmd = string(by[:min(8, len(by))]) + c.ID
		if t.cmds[cmd] {
			return nil // a repeat
		}
	}
	if t.closed {
		return refuse(IsClosed)
	}
	me := t.seatOf(by)
	if do, ok := anybodys[c.Do]; ok {
		return do(t, now, by, me, cmd, c)
	}
	do, ok := seated[c.Do]
	switch {
	case !ok:
		return refuse(BadForm)
	case me == game.Watcher:
		return refuse(NotSeated)
	}
	return do(t, now, by, me, cmd, c)
}

type doing func(t *Table, now time.Time, by Player, me game.Seat, cmd string, c Command) error

var anybodys = map[string]doing{"sit": (*Table).doSit, "say": (*Table).doSay, "mute": (*Table).doMute, "eyes": (*Table).doEyes}

var seated = map[string]doing{
	"leave": (*Table).doLeave, "seat": (*Table).doSeat, "unseat": (*Table).doUnseat, "place": (*Table).doPlace, "host": (*Table).doHost, "share": (*Table).doShare,
	"start": (*Table).doStart, "again": (*Table).doStart, "add": (*Table).doAdd, "keep": (*Table).doKeep,
	"cutting": (*Table).doCutting, "cut": (*Table).doCut, "move": (*Table).doMove, "claim": (*Table).doClaim, "read": (*Table).doRead,
	"undo": (*Table).doUndo, "agree": (*Table).doAgree, "stop": (*Table).doStop, "close": (*Table).doClose, "lend": (*Table).doLend,
}

// seatOf is the seat of a player, game.Watcher of one who does not sit.
func (t *Table) seatOf(by Player) game.Seat {
	for s, w := range t.seats {
		if w.Player != "" && w.Player == by {
			return game.Seat(s)
		}
	}
	return game.Watcher
}

// Gathering tells whether the table still waits for people, and no match has begun.
func (t *Table) Gathering() bool { return t.play == nil && t.drawing == nil }

// running tells whether a match is in hand.
func (t *Table) running() bool { return t.drawing != nil || t.play != nil && !t.play.State.Open().Over }

// Name checks a name of a person: 1 to 24 characters, one of which can be seen, no control characters, none that turns the
// direction of what follows.
func Name(name string) (string, bool) {
	name = strings.Join(strings.Fields(name), " ")
	if !utf8.ValidString(name) || utf8.RuneCountInString(name) > 24 || !strings.ContainsFunc(name, unicode.IsGraphic) ||
		strings.ContainsFunc(name, func(r rune) bool {
			return unicode.IsControl(r) || r >= 0x202A && r <= 0x202E || r >= 0x2066 && r <= 0x2069
		}) {
		return "", false
	}
	return name, true
}

func (t *Table) doSit(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	name, ok := Name(c.Name)
	switch {
	case !ok:
		return refuse(BadName)
	case me != game.Watcher && !t.Gathering() && (me != c.Place || t.left.Has(me)):
		return refuse(SitsAlready)
	case int(c.Place) >= len(t.seats):
		return refuse(BadForm)
	case me == c.Place: // he has another name now, or another face
	case t.drawing != nil:
		return refuse(NotNow)
	// A computer makes room for a person, also in mid-match, but where somebody plays alone.
	case t.seats[c.Place].Player != "", t.terms.Alone && !t.Gathering():
		return refuse(TakenPlace)
	case !t.maySee(by, c.Place):
		return refuse(HasSeen)
	}
	// Who sits already, before the match, gets up where he sat: both or neither.
	if me != game.Watcher && me != c.Place {
		if err := t.emit(now, Left{Place: me}); err != nil {
			return err
		}
	}
	return t.emit(now, Sat{Place: c.Place, Who: Who{Player: by, Name: t.unlike(name, c.Place, by), Face: c.Face}, Cmd: cmd})
}

// unlike makes a name that nobody else has who sits at the table, or watches and is known by name.
func (t *Table) unlike(name string, place game.Seat, by Player) string {
	for n := 2; ; n++ {
		same := slices.ContainsFunc(t.watchers, func(w *watcher) bool { return w.player != by && strings.EqualFold(w.name, name) })
		for s, w := range t.seats {
			same = same || game.Seat(s) != place && strings.EqualFold(w.Name, name)
		}
		if !same {
			return name
		}
		base, _, _ := strings.Cut(name, " ·")
		name = fmt.Sprintf("%s ·%d", base, n)
	}
}

func (t *Table) doLeave(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	if t.left.Has(me) {
		return nil
	}
	return t.emit(now, Left{Place: me, Cmd: cmd})
}

func (t *Table) doSeat(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	_, known := players.Find(c.Bot)
	switch {
	case by != t.host:
		return refuse(NotHost)
	case int(c.Place) >= len(t.seats) || !known:
		return refuse(BadForm)
	case t.seats[c.Place].Player != "" && !t.left.Has(c.Place), t.drawing != nil:
		return refuse(TakenPlace)
	}
	name, ok := Name(c.Name)
	if !ok {
		return refuse(BadName)
	}
	return t.emit(now, Sat{Place: c.Place, Who: Who{Name: t.unlike(name, c.Place, ""), Bot: c.Bot, Face: c.Face}, Cmd: cmd})
}

func (t *Table) doUnseat(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	switch {
	case by != t.host:
		return refuse(NotHost)
	case int(c.Place) >= len(t.seats) || c.Place == me:
		return refuse(BadForm)
	case !t.Gathering():
		return refuse(Begun)
	}
	return t.emit(now, Left{Place: c.Place, Cmd: cmd})
}

// doPlace moves who sits at a place to another one, before the match. Who sits there gets the place that becomes free.
func (t *Table) doPlace(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	switch {
	case by != t.host:
		return refuse(NotHost)
	case !t.Gathering():
		return refuse(Begun)
	case int(c.Place) >= len(t.seats) || int(c.To) >= len(t.seats) || c.Place == c.To:
		return refuse(BadForm)
	case max(t.taken[c.Place], t.taken[c.To]) > c.At:
		return refuse(Resettled)
	case t.seats[c.Place].Name == "":
		return refuse(BadForm)
	}
	who, other := t.seats[c.Place], t.seats[c.To]
	var freed Event = Left{Place: c.Place}
	if other.Name != "" {
		freed = Sat{Place: c.Place, Who: other}
	}
	if err := t.emit(now, freed); err != nil {
		return err
	}
	return t.emit(now, Sat{Place: c.To, Who: who, By: by, Cmd: cmd})
}

func (t *Table) doHost(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	switch {
	case by != t.host:
		return refuse(NotHost)
	case int(c.Place) >= len(t.seats) || t.seats[c.Place].Player == "":
		return refuse(BadForm)
	}
	return t.emit(now, Hosted{Host: t.seats[c.Place].Player})
}

// doShare lets others sit down at a table where somebody plays alone.
func (t *Table) doShare(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	switch {
	case by != t.host:
		return refuse(NotHost)
	case !t.terms.Alone:
		return nil
	}
	return t.emit(now, Shared{cmd})
}

// leads tells whether a player may begin and stop a match: the host, and everybody while a computer plays for him.
func (t *Table) leads(by Player) bool { return by == t.host || t.left.Has(t.seatOf(t.host)) }

// doStart begins a match, the first or another; all places must be taken.
func (t *Table) doStart(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	switch {
	case !t.leads(by):
		return refuse(NotHost)
	case t.running():
		return refuse(Begun)
	case t.Free() > 0 || t.match >= maxMatches:
		return refuse(NotNow)
	}
	d := shuffle.Deal{Table: fmt.Sprintf("%s.%d", t.ID, t.match+1)}
	return t.emit(now, Drawing{Seal: t.master.Seed(d).Seal(d).String(), Cmd: cmd})
}

// Free counts the places that nobody has.
func (t *Table) Free() int {
	n := 0
	for _, w := range t.seats {
		if w.Player == "" && w.Bot == "" {
			n++
		}
	}
	return n
}

// doAdd takes the contribution of a person's page; one that comes too late or twice changes nothing.
func (t *Table) doAdd(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
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

// doKeep is the answer of the first King's player.
func (t *Table) doKeep(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	if t.drawing == nil || !t.drawing.shown || t.drawing.kept != nil {
		return refuse(NotNow)
	}
	if draw, _, _ := t.drawn(); draw.From[draw.Dealer] != me {
		return refuse(NotNow)
	}
	return t.emit(now, Kept{c.Yes})
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
func (t *Table) doCutting(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	if !t.mayCut(me) {
		return refuse(NotNow)
	}
	t.cutting = true
	return nil
}

// doCut cuts by hand, or with 0 leaves it to chance.
func (t *Table) doCut(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	if !t.mayCut(me) {
		return refuse(NotNow)
	}
	if n := t.game.Pack(t.settings, len(t.seats)).Len(); c.Cut < 0 || c.Cut >= n {
		return refuse(BadForm)
	}
	return t.emit(now, Cut{c.Cut, cmd})
}

func (t *Table) doMove(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
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
	return t.emit(now, t.decide(now, me, m, ByPlayer, cmd))
}

func (t *Table) doRead(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	if t.sheet == nil || t.read.Has(me) {
		return nil
	}
	return t.emit(now, Read{me, cmd})
}

// Phrases is the keys of what can be said with a tap.
var Phrases = []string{"hello", "wellPlayed", "oops", "thanks", "sorry", "hurry", "moment", "goodbye"}

func (t *Table) doSay(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	s := Said{Seat: me, Player: by, Cmd: cmd}
	switch {
	case me == game.Watcher && !t.terms.Watch:
		return refuse(NotSeated)
	case me != game.Watcher:
		s.Name = t.seats[me].Name
	default:
		name, ok := Name(c.Name)
		if !ok {
			return refuse(BadName)
		}
		s.Name = t.unlike(name, me, by)
	}
	if c.Phrase != "" {
		for _, p := range Phrases {
			if p == c.Phrase {
				s.Phrase = p
			}
		}
		if s.Phrase == "" {
			return refuse(BadForm)
		}
		return t.emit(now, s)
	}
	s.Text = strings.TrimSpace(c.Text)
	if s.Text == "" || utf8.RuneCountInString(s.Text) > 280 || !utf8.ValidString(s.Text) {
		return refuse(BadForm)
	}
	if !t.terms.Words || me == game.Watcher && t.running() {
		return refuse(NoWords)
	}
	speaks, err := t.speech(me)
	if err != nil {
		return err
	}
	if speaks != nil {
		if err := t.emit(now, *speaks); err != nil {
			return err
		}
	}
	return t.emit(now, s)
}

// speech is what the rules say to free words of a seat: refused, free, or a move of their own (a mute player who talks).
func (t *Table) speech(me game.Seat) (*In, error) {
	if t.play == nil || me == game.Watcher {
		return nil, nil
	}
	v := t.play.State.Look(me)
	facts, ok := v.Facts.(drogue.Table)
	if !ok {
		// §3 of Napoleon: chat during play is phrases only.
		if t.game.Key == "napoleon" && v.Dealt {
			return nil, refuse(NoWords)
		}
		return nil, nil
	}
	// §9 of Drogue: of a mute player free chat is closed (assisted) or punished (strict, watchful).
	if facts.Mute(me) {
		speak := game.MakeMove(drogue.Speak, 0)
		if game.Check(t.play.State, me, speak) != nil {
			return nil, refuse(NoWords)
		}
		e := t.move(me, speak, ByPlayer, "")
		return &e, nil
	}
	// With honest tells, between "Aux armes!" and settlement it is phrases only.
	if facts.Armed && !facts.Rules.FreeTells {
		return nil, refuse(NoWords)
	}
	return nil, nil
}

func (t *Table) doMute(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	if c.Name == "" || len(c.Name) > 128 {
		return refuse(BadForm)
	}
	return t.emit(now, Muted{By: by, Whom: c.Name, Off: !c.Yes, Cmd: cmd})
}

// doUndo takes the last decision of a seat back: at once where undo is free, else when all other people here agree.
func (t *Table) doUndo(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	if t.play == nil || t.drawing != nil || t.terms.Undo == UndoNever || t.asked != nil || t.lastDecision(me) == 0 {
		return refuse(NoUndo)
	}
	if t.terms.Undo == UndoFree {
		e := t.in(record.Undone{Undone: t.lastDecision(me)})
		e.Cmd = cmd
		return t.emit(now, e)
	}
	return t.emit(now, Asked{me, cmd})
}

// lastDecision is the last input by which the seat decided something; 0: none.
func (t *Table) lastDecision(me game.Seat) int {
	for i := len(t.decided) - 1; i >= 0; i-- {
		if t.decided[i].seat == me {
			return t.decided[i].n
		}
	}
	return 0
}

func (t *Table) doAgree(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	if t.asked == nil || t.asked.By == me || t.asked.Agreed.Has(me) {
		return refuse(NotNow)
	}
	return t.emit(now, Answered{me, c.Yes, cmd})
}

// stoppable tells whether the match waits for a bell that has not rung.
func (t *Table) stoppable() bool {
	_, rings := t.bell()
	return rings && t.play != nil && t.drawing == nil && !t.play.State.Open().Over && !t.play.Rung()
}

// doStop rings the bell of a match that waits for one: at once for the host, otherwise when all people at the table have said so.
func (t *Table) doStop(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	switch {
	case !t.stoppable():
		return refuse(NotNow)
	case t.leads(by):
		e := t.in(record.Rang{Rang: true})
		e.Cmd = cmd
		return t.emit(now, e)
	case t.stops.Has(me):
		return nil
	}
	return t.emit(now, Stops{me, cmd})
}

func (t *Table) doClose(now time.Time, by Player, me game.Seat, cmd string, c Command) error {
	if by != t.host {
		return refuse(NotHost)
	}
	return t.emit(now, ClosedFor{cmd})
}
