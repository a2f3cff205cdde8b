package tui

import (
	"errors"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/hand"
)

// choices is what may be done now, in the order of its numbers: what is due, cards as they are laid out; the calls that must not
// be forgotten, owed or not; what else may be said. runs is what is due besides and is not worth a line each.
func (s *session) choices() (due, calls, besides []game.Move, runs [][]game.Move) {
	v := s.table.View()
	calls = s.table.Calls()
	var cards card.Set
	var numbers []game.Move
	for _, m := range v.Moves {
		switch {
		case m.Kind() == game.Plays:
			cards |= m.Card().Set()
		case s.isNumber(m):
			numbers = append(numbers, m)
		case !slices.Contains(calls, m):
			due = append(due, m)
		}
	}
	var honest []game.Move
	for _, run := range runsOf(numbers) {
		listed := slices.DeleteFunc(slices.Clone(run), func(m game.Move) bool { return !slices.Contains(v.Lawful, m) })
		if len(listed) > few {
			listed = nil
		}
		honest = append(honest, listed...)
		if len(listed) < len(run) {
			runs = append(runs, run)
		}
	}
	due = append(honest, due...)
	for _, c := range hand.Sort(s.Game, s.About.Settings, v.Trumps, cards) {
		due = append(due, game.PlayOf(c))
	}
	for _, m := range v.Asides {
		if !slices.Contains(calls, m) {
			besides = append(besides, m)
		}
	}
	return due, calls, besides, runs
}

// few is how many numbers that may be said are listed one by one.
const few = 9

// isNumber tells whether a due move says a number, as "announce 5".
func (s *session) isNumber(m game.Move) bool {
	words := strings.Fields(s.table.Format(m))
	_, err := strconv.Atoi(words[len(words)-1])
	return err == nil
}

// runsOf cuts ascending moves into those of one kind whose numbers follow one another.
func runsOf(moves []game.Move) (runs [][]game.Move) {
	for i, m := range moves {
		if i == 0 || m != moves[i-1]+1 {
			runs = append(runs, nil)
		}
		last := &runs[len(runs)-1]
		*last = append(*last, m)
	}
	return runs
}

// list shows the choices with their numbers; what may be said besides the calls only where it is asked for.
func (s *session) list(all bool) {
	due, calls, besides, runs := s.choices()
	if all {
		calls = slices.Concat(calls, besides)
	}
	s.section(s.words.MayDo(s.person()), due, 1)
	for _, run := range runs {
		above := slices.ContainsFunc(run, func(m game.Move) bool { return slices.Contains(due, m) })
		s.line("  " + s.words.Accepts(s.name(run[0]), s.name(run[len(run)-1]), above))
	}
	s.section(s.words.MayCall(s.person()), calls, 1+len(due))
	s.listed = len(due) + len(calls)
}

// section shows moves under a headline, numbered from first.
func (s *session) section(head string, moves []game.Move, first int) {
	if len(moves) == 0 {
		return
	}
	s.line(head)
	for i, m := range moves {
		s.line("  " + strconv.Itoa(first+i) + "  " + s.choice(m))
	}
}

// choice is a move as the list shows it: its name in the language and, where that is another, the word that always works.
func (s *session) choice(m game.Move) string {
	if c := m.Card(); c != card.None {
		return s.Lang.Short(c) + " – " + s.Lang.Card(c)
	}
	name, word := s.name(m), s.table.Format(m)
	if strings.EqualFold(name, word) {
		return name
	}
	return name + " – " + word
}

// name is a move in the language, as on a button.
func (s *session) name(m game.Move) string { return s.voice().Choice(s.table.View(), m) }

// understand reads a move: its number in the list, a card, its canonical word, or its name in the language. What was not shown
// has no number, cards apart: who means "announce 4" must not say something else by typing 4.
// Its error is a sentence for the person.
func (s *session) understand(text string) (game.Move, error) {
	due, calls, besides, runs := s.choices()
	all := slices.Concat(due, calls, besides, slices.Concat(runs...))
	if n, err := strconv.Atoi(text); err == nil {
		if most := max(len(due), s.listed); n < 1 || n > most {
			return 0, errors.New(s.words.NotInList(n, most))
		}
		return all[n-1], nil
	}
	if c, err := s.Lang.ParseCard(text); err == nil {
		return game.PlayOf(c), nil
	}
	if m, err := s.table.Parse(canonical(text)); err == nil {
		return m, nil
	}
	for _, m := range all {
		if letters(text) == letters(s.name(m)) {
			return m, nil
		}
	}
	return 0, errors.New(s.words.Misread(text))
}

// letters is what counts of a name that is typed: small letters, digits and suits, no spaces, apostrophes or other marks.
func letters(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) || strings.ContainsRune("♣♦♥♠", r) {
			return unicode.ToLower(r)
		}
		return -1
	}, text)
}

// canonical writes what was typed as moves are written: words small, the one or two letters of cards, suits and ranks capital.
func canonical(text string) string {
	words := strings.Fields(strings.ToLower(text))
	for i, w := range words {
		if len(w) <= 2 {
			words[i] = strings.ToUpper(w)
		}
	}
	return strings.Join(words, " ")
}
