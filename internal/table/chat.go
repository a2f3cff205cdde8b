package table

import (
	"slices"
	"time"

	"bivouac/game"
	"bivouac/games/drogue"
)

// Phrases is the keys of what can be said with a tap.
var Phrases = []string{"hello", "wellPlayed", "oops", "thanks", "sorry", "hurry", "moment", "goodbye"}

type said struct {
	at   At
	time time.Time
	Said
}

// mostSaid is how often a person may speak in a minute: however many want to, the words of none of them push out those of all others.
const mostSaid = 20

// doSay is words of one who sits at the table. Who watches says nothing, so that nobody gets a hint.
func (t *Table) doSay(now time.Time, by Player, me game.Seat, c Command) error {
	lately := 0
	for _, w := range t.chat {
		if w.Player == by && now.Sub(w.time) < time.Minute {
			lately++
		}
	}
	if lately >= mostSaid {
		return refuse(TooMuch)
	}
	s := Said{Seat: me, Player: by, Name: t.seats[me].Name, Cmd: c.cmd}
	if c.Phrase != "" {
		if !slices.Contains(Phrases, c.Phrase) {
			return refuse(BadForm)
		}
		s.Phrase = c.Phrase
		return t.emit(now, s)
	}
	text, ok := words(c.Text)
	if !ok {
		return refuse(BadForm)
	}
	s.Text = text
	if !t.terms.Words {
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
	if t.play == nil {
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

// hear keeps what is said, not for ever.
func (t *Table) hear(e entry, ev Said) {
	t.chat = append(t.chat, said{e.at, e.time, ev})
	t.chat = t.chat[max(0, len(t.chat)-mostWords):]
}

func (t *Table) doMute(now time.Time, by Player, me game.Seat, c Command) error {
	switch {
	case me == game.Watcher && !t.terms.Watch:
		return refuse(NotSeated) // he hears nobody
	case c.Name == "" || len(c.Name) > 128:
		return refuse(BadForm)
	}
	return t.emit(now, Muted{By: by, Whom: c.Name, Off: !c.Yes, Cmd: c.cmd})
}

// mute keeps from a player the words of who has a name, at the table or in the chat, whatever he calls himself afterwards.
func (t *Table) mute(ev Muted) {
	if t.muted[ev.By] == nil {
		t.muted[ev.By] = map[Player]bool{}
	}
	for _, w := range t.seats {
		if w.Name == ev.Whom && w.Player != "" {
			t.muted[ev.By][w.Player] = !ev.Off
		}
	}
	for _, c := range t.chat {
		if c.Name == ev.Whom {
			t.muted[ev.By][c.Player] = !ev.Off
		}
	}
}

func (t *Table) lookChat(s *Sight, by Player, me game.Seat) {
	for _, c := range t.chat {
		to := &s.Chat
		if t.muted[by][c.Player] {
			to = &s.Unheard
		}
		*to = append(*to, Words{At: c.at, Name: c.Name, Phrase: c.Phrase, Text: c.Text, Mine: c.Player == by})
	}
	s.MayWrite = t.person(me) && t.terms.Words
	if s.MayWrite {
		speaks, err := t.speech(me)
		s.MayWrite, s.Talks = err == nil, speaks != nil
	}
}
