package tui

import (
	"strconv"
	"strings"

	"bivouac/internal/say"
)

// answer takes a line that the person typed. asked tells that the question still stands.
func (s *session) answer(text string) (asked bool, err error) {
	word, rest, _ := strings.Cut(text, " ")
	if c, ok := s.Lang.Command(strings.ToLower(word)); ok {
		return s.command(c, strings.TrimSpace(rest))
	}
	switch ask := s.table.Asked(); ask.Question {
	case AskCut:
		return s.cut(text, ask.Most), nil
	case AskHandOn:
		s.table.HandOn(strings.EqualFold(text, "pass"))
		return false, nil
	case AskOver:
		if text == "" {
			return false, errLeft
		}
		return s.again(s.words.Misread(text)), nil
	}
	if text == "" {
		s.situation()
		return true, nil
	}
	return s.move(text), nil
}

// again says why an answer will not do, and asks again.
func (s *session) again(why string) (asked bool) {
	s.line(why)
	s.prompt()
	return true
}

// cut takes the answer of the cutter: "17" or "cut 17"; an empty line leaves the cut to chance.
func (s *session) cut(text string, most int) (asked bool) {
	n, err := strconv.Atoi(strings.TrimPrefix(strings.ToLower(text), "cut "))
	if text != "" && (err != nil || n < 1 || n > most) {
		return s.again(s.words.AskCut(s.person(), most))
	}
	s.table.Cut(n)
	return false
}

// command does what a command asks for. rest is what was typed behind it.
func (s *session) command(c say.Command, rest string) (asked bool, err error) {
	number, _ := strconv.Atoi(rest)
	switch c {
	case say.HelpCommand:
		s.help()
	case say.HandCommand:
		s.lying()
		s.holding()
		s.score()
	case say.LastCommand:
		s.turned(number)
	case say.ScoreCommand:
		s.score()
	case say.RulesCommand:
		s.rules(rest)
	case say.ClaimCommand:
		switch may, certain := s.table.Claim(); {
		case certain:
			return false, nil
		case may:
			s.line(s.Lang.Common().NotCertain())
		default:
			s.line(s.Lang.Common().NotNow())
		}
	case say.UndoCommand:
		taken := s.table.Undo(max(1, number))
		if taken == 0 {
			s.line(s.words.NothingBack())
			break
		}
		s.line(s.words.TakenBack(taken))
		s.lying()
		return false, nil
	case say.StopCommand:
		s.table.Stop()
		return false, nil
	case say.QuitCommand:
		s.leave()
		return false, errLeft
	}
	s.prompt()
	return true, nil
}

func (s *session) score() {
	s.shown = s.voice().Status(s.About, s.table.View())
	for _, line := range s.shown {
		s.line(line)
	}
}

// help lists what may be done now, and the commands.
func (s *session) help() {
	if s.table.Asked().Question == AskMove {
		s.list(true)
	}
	for _, l := range s.words.Help() {
		s.line("  " + l.Name + " – " + l.Text)
	}
}

// move makes the move that was typed, or says why not.
func (s *session) move(text string) (asked bool) {
	m, err := s.understand(text)
	if err != nil {
		return s.again(err.Error())
	}
	if refused := s.table.Move(m); refused != nil {
		return s.again(cited(s.voice().Refusal(s.table.View(), refused)))
	}
	return false
}
