// Package tui is the table in lines of text: a person at a terminal, behind a pipe, or listening to a screen reader.
// Everything that happens is a sentence, everything that can be done is a line typed. It sits on views and on the
// catalogue of sentences; the table itself is elsewhere.
package tui

import (
	"bufio"
	"context"
	"errors"
	"io"
	"slices"
	"strings"

	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/hand"
	"bivouac/internal/say"
)

// session is one person at one table.
type session struct {
	Teller
	*Printer
	table    Table
	in       *bufio.Reader
	terminal bool
	words    say.Terminal
	shown    []string // the lines of the status as they were last shown
	told     []string // the sentences since then
	listed   int      // the numbers of the list that were shown since the question was asked
	tricks   map[place]game.LastTrick
}

// place is where a trick stands in a match. Whatever is taken back, the tricks before it stay what they were.
type place struct{ deal, trick int }

// Play lets a person play at the table until the match is over, the input ends or the person leaves. terminal tells that
// somebody types there, so that prompts wait at the end of their line.
func Play(ctx context.Context, t Table, lang say.Lang, in io.Reader, out io.Writer, style Style, terminal bool) error {
	s := &session{
		Teller:   Teller{Lang: lang, Game: t.Game(), About: t.About()},
		Printer:  NewPrinter(out, style),
		table:    t,
		in:       bufio.NewReader(in),
		terminal: terminal,
		words:    lang.Terminal(),
		tricks:   map[place]game.LastTrick{},
	}
	s.line(s.words.Seated(s.voice().Name(), s.About.Names...))
	s.line(s.words.Start())
	for {
		if err := s.listen(ctx); err != nil {
			return err
		}
		s.situation()
		for asked := true; asked; {
			text, err := s.read()
			if errors.Is(err, io.EOF) {
				s.leave()
				return s.err
			}
			if err != nil {
				return err
			}
			if asked, err = s.answer(text); errors.Is(err, errLeft) {
				return s.err
			}
			if s.err != nil {
				return s.err
			}
		}
	}
}

// errLeft ends a session: the person has gone.
var errLeft = errors.New("the person has left")

// leave says good-bye to a match that is not over.
func (s *session) leave() {
	if s.table.Asked().Question != AskOver {
		s.line(s.words.Leaves(s.person()))
	}
}

func (s *session) person() string { return s.About.Name(s.table.View().Seat) }

// listen tells what happens until the person is asked.
func (s *session) listen(ctx context.Context) error {
	for {
		e, err := s.table.Next(ctx)
		if e == nil || err != nil {
			return err
		}
		s.About = s.table.About()
		s.tell(e)
		s.remember()
		if v := s.table.View(); v.Leader != game.NoSeat && v.Played == 0 {
			s.changes() // who plays for what must be known before the first card
		}
		if s.err != nil {
			return s.err
		}
	}
}

// tell tells an event.
func (s *session) tell(e Event) {
	if _, ok := e.(Dealt); ok {
		s.Forget()
	}
	lines := s.Event(e)
	s.Lines(lines)
	for _, l := range lines {
		s.told = append(s.told, l.Text)
	}
}

// remember keeps the trick that has just been turned, for those who may look back.
func (s *session) remember() {
	if v := s.table.View(); v.Last.Winner != game.NoSeat {
		s.tricks[place{int(v.Deals), int(v.Last.Number)}] = v.Last
	}
}

// situation shows what the person must know to answer, and asks.
func (s *session) situation() {
	s.listed = 0
	ask := s.table.Asked()
	if ask.Question != AskOver {
		s.changes()
	}
	switch ask.Question {
	case AskCut:
		s.line(s.words.AskCut(s.person(), ask.Most))
	case AskHandOn:
		s.line(s.words.AskHandOn(s.person(), s.About.Name(ask.Next)))
	case AskOver:
		s.score()
		s.line(s.words.MatchOver())
	case AskMove:
		s.holding()
		if v := s.table.View(); slices.ContainsFunc(v.Moves, func(m game.Move) bool { return m.Kind() != game.Plays }) {
			s.list(false)
		}
	}
	s.prompt()
}

func (s *session) prompt() {
	text := s.words.Prompt(s.person())
	if s.terminal {
		s.write(s.style.Paint(text) + " ")
	} else {
		s.line(text)
	}
}

// changes shows the lines of the status that are not as they were and that nobody has just told.
func (s *session) changes() {
	now := s.voice().Status(s.About, s.table.View())
	for _, line := range now {
		if !slices.Contains(s.shown, line) && !slices.Contains(s.told, line) {
			s.line(line)
		}
	}
	s.shown, s.told = now, nil
}

// holding shows the hand as it is laid out. Where the rules are enforced and not every card may be played, those that may
// stand in brackets.
func (s *session) holding() {
	v := s.table.View()
	if v.Hand == 0 {
		return
	}
	var playable card.Set
	for _, m := range v.Lawful {
		playable |= m.Card().Set()
	}
	mark := v.Assisted && playable != 0 && playable != v.Hand
	var texts []string
	for _, c := range hand.Sort(s.Game, s.About.Settings, v.Trumps, v.Hand) {
		text := s.Lang.Short(c)
		if mark && playable.Has(c) {
			text = "[" + text + "]"
		}
		texts = append(texts, text)
	}
	s.line(s.words.Holds(s.person(), strings.Join(texts, " ")))
}

// lying shows the trick in hand, if one has been led.
func (s *session) lying() {
	v := s.table.View()
	if v.Trick.N > 0 {
		number := 1
		if v.Last.Winner != game.NoSeat {
			number += int(v.Last.Number)
		}
		s.line(s.Trick(number, v.Trick.Cards[:v.Trick.N], v.At, game.NoSeat))
	}
}

// turned shows a trick that lies turned: the last one, or where the players agreed so the one of the number.
func (s *session) turned(number int) {
	v := s.table.View()
	last := int(v.Last.Number)
	if number == 0 {
		number = last
	}
	t, seen := s.tricks[place{int(v.Deals), number}]
	if !seen || v.Last.Winner == game.NoSeat || number > last || number < last && !s.About.Settings.On("openTricks") {
		s.line(s.words.NoTrick())
		return
	}
	s.line(s.Trick(number, t.Trick.Cards[:t.Trick.N], func(at int) game.Seat { return t.At(&v.Public, at) }, t.Winner))
}

// maxLine is the longest line that is read, in bytes; more of it is cut off.
const maxLine = 1000

// read reads one line.
func (s *session) read() (string, error) {
	var line []byte
	for {
		part, err := s.in.ReadSlice('\n')
		line = append(line, part[:min(len(part), maxLine-len(line))]...)
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
		case errors.Is(err, io.EOF) && len(line) > 0, err == nil:
			return strings.TrimSpace(strings.ToValidUTF8(string(line), "")), nil
		default:
			return "", err
		}
	}
}
