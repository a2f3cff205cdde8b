package table

import (
	"slices"
	"time"

	"bivouac/game"
)

// For teaching, a watcher may see through the eyes of one player who lets him. What he sees follows from the view of that player
// alone; he can do nothing with it. The whole table is told so as long as he does, for he could whisper. Nobody lends the eyes of a
// computer, nor a person while a computer plays for him.

// watcher is somebody who watches and has asked a player for his eyes.
type watcher struct {
	no      At // of the event with which he first did: it tells him from all others, as a name does not
	player  Player
	name    string
	wants   Player          // through whose eyes he wants to see; empty: nobody's
	answers map[Player]bool // whether a player lends him his; who has said no is not asked again, and may still think better of it
}

// mostWatchers is how many of them a table knows. Beyond that whoever wants nothing any more is forgotten, with the answers to him.
const mostWatchers = 32

func (w *watcher) idle() bool { return w.wants == "" }

// watcher finds a watcher, nil who has asked for nothing.
func (t *Table) watcher(by Player) *watcher {
	i := slices.IndexFunc(t.watchers, func(w *watcher) bool { return w.player == by })
	if i < 0 {
		return nil
	}
	return t.watchers[i]
}

func (t *Table) want(e entry, ev Wants) {
	w := t.watcher(ev.Player)
	if w == nil {
		if i := slices.IndexFunc(t.watchers, (*watcher).idle); i >= 0 && len(t.watchers) >= mostWatchers {
			t.watchers = slices.Delete(t.watchers, i, i+1)
		}
		w = &watcher{no: e.at, player: ev.Player, name: ev.Name, answers: map[Player]bool{}}
		t.watchers = append(t.watchers, w)
	}
	t.turns(e, w, func() { w.wants = ev.Of })
	if w.idle() && len(w.answers) == 0 {
		t.forgetWatcher(w.player)
	}
}

func (t *Table) lend(e entry, ev Lends) error {
	w := t.watcher(ev.To)
	if w == nil {
		return errOrder
	}
	t.turns(e, w, func() {
		w.answers[ev.By] = ev.Yes
		if !ev.Yes && w.wants == ev.By {
			w.wants = ""
		}
	})
	return nil
}

// turns changes where a watcher looks, and tells of it.
func (t *Table) turns(e entry, w *watcher, change func()) {
	was := t.through(w)
	change()
	switch is := t.through(w); {
	case is == was:
	case is == game.Watcher:
		t.tell(e, Told{Kind: "looksAway", By: was, Watcher: w.name})
	default:
		t.tell(e, Told{Kind: "looks", By: is, Watcher: w.name})
	}
}

// forgetWatcher forgets what was asked and answered of a watcher, who sits down now or wants nothing any more.
func (t *Table) forgetWatcher(p Player) {
	t.watchers = slices.DeleteFunc(t.watchers, func(w *watcher) bool { return w.player == p })
}

// through is the seat through whose eyes a watcher sees, game.Watcher: nobody's.
func (t *Table) through(w *watcher) game.Seat {
	if s := t.seatOf(w.wants); w.answers[w.wants] && t.Playing().Has(s) && t.maySee(w.player, s) {
		return s
	}
	return game.Watcher
}

// eyes is the seat whose hand a player sees: his own, or that of who lends him his eyes; game.Watcher: none.
func (t *Table) eyes(by Player) game.Seat {
	if w := t.watcher(by); w != nil {
		return t.through(w)
	}
	return t.seatOf(by)
}

// glance keeps who can have seen which hand of the deal in play.
func (t *Table) glance() {
	if t.play == nil || !t.play.State.Open().Dealt {
		return
	}
	for s := range t.persons().Each() {
		t.seen[t.seats[s].Player] |= s.Set()
	}
	for _, w := range t.watchers {
		t.seen[w.player] |= t.through(w).Set()
	}
}

// seenNow is the hands of the deal in play that a player can have seen. A deal that was taken back up to its cut is in play still:
// it comes again.
func (t *Table) seenNow(by Player) game.Seats {
	if t.play == nil {
		return 0
	}
	if deal, _, _, sealed := t.play.Sealed(); !sealed || deal != t.seenDeal || t.play.Finished() {
		return 0
	}
	return t.seen[by]
}

// maySee tells whether a player may see the hand of a seat: whoever has seen one of the deal in play sees no other of it, whether
// he wants to watch through its player's eyes or to sit down there. Else he would know more than anybody who plays.
func (t *Table) maySee(by Player, s game.Seat) bool { return t.seenNow(by)&^s.Set() == 0 }

// doEyes is a watcher who wants to see through a player's eyes, or with no through nobody's any more.
func (t *Table) doEyes(now time.Time, by Player, me game.Seat, c Command) error {
	w := t.watcher(by)
	switch {
	case me != game.Watcher:
		return refuse(SitsAlready)
	case !t.terms.Watch:
		return refuse(NotSeated)
	case !c.Yes && w == nil:
		return nil
	case !c.Yes:
		return t.emit(now, Wants{Player: by, Cmd: c.cmd})
	case t.Gathering():
		return refuse(NotBegun)
	case !t.Playing().Has(c.Place):
		return refuse(NotNow)
	case !t.maySee(by, c.Place):
		return refuse(HasSeen)
	}
	of := t.seats[c.Place].Player
	if w != nil {
		if lends, answered := w.answers[of]; answered && !lends {
			return refuse(Declined)
		}
		return t.emit(now, Wants{Player: by, Of: of, Cmd: c.cmd})
	}
	name, ok := Name(c.Name)
	switch {
	case !ok:
		return refuse(BadName)
	case len(t.watchers) >= mostWatchers && !slices.ContainsFunc(t.watchers, (*watcher).idle):
		return refuse(NotNow)
	}
	return t.emit(now, Wants{Player: by, Name: t.unlike(name, game.Watcher, by), Of: of, Cmd: c.cmd})
}

// doLend is a player's answer to a watcher, asked or not.
func (t *Table) doLend(now time.Time, by Player, me game.Seat, c Command) error {
	for _, w := range t.watchers {
		if w.no != c.Watcher {
			continue
		}
		if lends, answered := w.answers[by]; answered && lends == c.Yes {
			return nil
		}
		return t.emit(now, Lends{By: by, To: w.player, Yes: c.Yes, Cmd: c.cmd})
	}
	return refuse(NotNow)
}

// Watching is a watcher as others see him: everybody, while he sees through somebody's eyes; who sits at the table, once he has
// asked anybody for his.
type Watching struct {
	No      At // what an answer to him must carry
	Name    string
	Mine    bool       // he is the viewer
	Through game.Seat  // whose eyes; game.Watcher: nobody's
	Asks    game.Seats // of the viewer himself all, of others the viewer's seat, or those at his screen while nobody has it: who has still to answer
	Lent    game.Seats // of the same: who lends him his eyes
	Denied  game.Seats // of the same: who does not
}

// lookWatchers is those who watch, with what they asked of some seats.
func (t *Table) lookWatchers(by Player, of game.Seats) []Watching {
	var out []Watching
	for _, w := range t.watchers {
		l := Watching{No: w.no, Name: w.name, Mine: w.player == by, Through: t.through(w)}
		if !l.Mine && of == 0 && l.Through == game.Watcher {
			continue
		}
		for s := range t.persons().Each() {
			if !l.Mine && !of.Has(s) {
				continue
			}
			switch lends, answered := w.answers[t.seats[s].Player]; {
			case lends:
				l.Lent |= s.Set()
			case answered:
				l.Denied |= s.Set()
			case w.wants == t.seats[s].Player:
				l.Asks |= s.Set()
			}
		}
		out = append(out, l)
	}
	return out
}
