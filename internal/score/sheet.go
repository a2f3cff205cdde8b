package score

import (
	"errors"
	"slices"
	"strings"
)

// Kind is what is counted on a sheet.
type Kind struct {
	Key  string // of the game, or of none of ours
	Low  bool   // who has fewest leads: what is counted are penalties
	Zero bool   // what some win in a deal the others lose
}

// Kinds is all that can be counted: pegs at Drogue, points against a player at Polignac and Slobberhannes, units at Napoleon; and
// at any other game points, of which most or fewest are best.
var Kinds = []Kind{
	{Key: "drogue", Low: true}, {Key: "polignac", Low: true}, {Key: "slobberhannes", Low: true}, {Key: "napoleon", Zero: true},
	{Key: "most"}, {Key: "fewest", Low: true},
}

// KindOf is the kind of a key; ok is false where there is none.
func KindOf(key string) (k Kind, ok bool) {
	i := slices.IndexFunc(Kinds, func(k Kind) bool { return k.Key == key })
	if i < 0 {
		return Kind{}, false
	}
	return Kinds[i], true
}

// How much a sheet holds: players, rows, changes that can be taken back, and commands that are known again, with the length of
// their numbers.
const (
	MinPlayers, MaxPlayers = 2, 8
	MaxRows                = 200
	maxChanges             = 200
	maxDone                = 500
	MaxID                  = 64
)

// ErrCell is what is written into a cell that no sheet has.
var ErrCell = errors.New("no such cell")

// Sheet is one score sheet. Its fields are how it is kept.
type Sheet struct {
	Kind    string     `json:"kind"`
	Names   []string   `json:"names"`
	Rows    [][]string `json:"rows"`              // a row a deal, a cell a player, as typed; an empty one is no score
	Changes []Change   `json:"changes,omitempty"` // the last ones, the newest at the end
	Done    []string   `json:"done,omitempty"`    // the commands that were carried out last
	At      int64      `json:"at"`                // when it was last written on, in milliseconds since 1970
	Gone    bool       `json:"gone,omitempty"`    // thrown away; it can still be brought back
}

// Change is a cell, from 0, and what stood there before.
type Change struct {
	Row    int    `json:"row"`
	Player int    `json:"player"`
	Was    string `json:"was,omitempty"`
}

// Cell is what stands in a cell; nothing in a row that is not there yet.
func (s *Sheet) Cell(row, player int) string {
	if row >= len(s.Rows) {
		return ""
	}
	return s.Rows[row][player]
}

// Once notes a command, and tells whether it is a new one: what comes twice is done once. A command without a number is always new.
func (s *Sheet) Once(id string) bool {
	if id == "" {
		return true
	}
	if slices.Contains(s.Done, id) {
		return false
	}
	s.Done = append(s.Done, id)
	s.Done = s.Done[max(0, len(s.Done)-maxDone):]
	return true
}

// Write puts a sum into a cell, in place of what stood there. The errors are those of Worth, and ErrCell.
func (s *Sheet) Write(row, player int, text string) error {
	if row < 0 || row >= MaxRows || player < 0 || player >= len(s.Names) {
		return ErrCell
	}
	if _, err := Worth(text); err != nil {
		return err
	}
	text = strings.TrimSpace(text)
	was := s.Cell(row, player)
	if text == was {
		return nil
	}
	s.put(row, player, text)
	s.Changes = append(s.Changes, Change{row, player, was})
	s.Changes = s.Changes[max(0, len(s.Changes)-maxChanges):]
	return nil
}

// Undo takes the last change back, and tells which; ok is false where there is none.
func (s *Sheet) Undo() (c Change, ok bool) {
	if len(s.Changes) == 0 {
		return Change{}, false
	}
	c = s.Changes[len(s.Changes)-1]
	s.Changes = s.Changes[:len(s.Changes)-1]
	s.put(c.Row, c.Player, c.Was)
	return c, true
}

// put writes into a cell. Empty rows at the end are none.
func (s *Sheet) put(row, player int, text string) {
	for len(s.Rows) <= row {
		s.Rows = append(s.Rows, make([]string, len(s.Names)))
	}
	s.Rows[row][player] = text
	for n := len(s.Rows); n > 0 && !slices.ContainsFunc(s.Rows[n-1], written); n-- {
		s.Rows = s.Rows[:n-1]
	}
}

func written(text string) bool { return text != "" }

// worth is what a cell comes to: only sums are written.
func (s *Sheet) worth(row, player int) int {
	n, _ := Worth(s.Cell(row, player))
	return n
}

// Total is what a player has in all rows.
func (s *Sheet) Total(player int) (sum int) {
	for row := range s.Rows {
		sum += s.worth(row, player)
	}
	return sum
}

// Leads tells whether nobody stands better than the player. Before the first score nobody leads.
func (s *Sheet) Leads(player int) bool {
	if len(s.Rows) == 0 {
		return false
	}
	kind, _ := KindOf(s.Kind)
	mine := s.Total(player)
	for other := range s.Names {
		if theirs := s.Total(other); kind.Low && theirs < mine || !kind.Low && theirs > mine {
			return false
		}
	}
	return true
}

// Odd is what a row comes to where it must come to nothing and does not; 0 where all is well, and as long as the row is written.
func (s *Sheet) Odd(row int) (sum int) {
	kind, _ := KindOf(s.Kind)
	if !kind.Zero || row >= len(s.Rows) || row == len(s.Rows)-1 && slices.Contains(s.Rows[row], "") {
		return 0
	}
	for player := range s.Names {
		sum += s.worth(row, player)
	}
	return sum
}
