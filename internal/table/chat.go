package table

import (
	"time"

	"bivouac/game"
	"bivouac/games/drogue"
)

// Phrases is the keys of what can be said with a tap.
var Phrases = []string{"hello", "wellPlayed", "oops", "thanks", "sorry", "hurry", "moment", "goodbye"}

type said struct {
	at At
	Said
}

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
	text, ok := words(c.Text)
	if !ok {
		return refuse(BadForm)
	}
	s.Text = text
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
	switch {
	case me == game.Watcher && !t.terms.Watch:
		return refuse(NotSeated) // he hears nobody
	case c.Name == "" || len(c.Name) > 128:
		return refuse(BadForm)
	}
	return t.emit(now, Muted{By: by, Whom: c.Name, Off: !c.Yes, Cmd: cmd})
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
	t.remember(ev.Cmd)
}

func (t *Table) lookChat(s *Sight, by Player, me game.Seat) {
	for _, c := range t.chat {
		to := &s.Chat
		if t.muted[by][c.Player] {
			to = &s.Unheard
		}
		*to = append(*to, Words{At: c.at, By: c.Seat, Name: c.Name, Phrase: c.Phrase, Text: c.Text, Mine: c.Player == by})
	}
	s.MaySay = me != game.Watcher || t.terms.Watch
	s.MayWrite = s.MaySay && t.terms.Words && !(me == game.Watcher && t.running())
	if s.MayWrite {
		speaks, err := t.speech(me)
		s.MayWrite, s.Talks = err == nil, speaks != nil
	}
}
