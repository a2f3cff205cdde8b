package ui

import (
	"strconv"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/slobberhannes"
	"bivouac/internal/table"
)

// slobberhannesFelt is what is Slobberhannes' own.
type slobberhannesFelt struct {
	*felt
	t slobberhannes.Table
}

func newSlobberhannes(f *felt) *slobberhannesFelt {
	return &slobberhannesFelt{f, f.View.Facts.(slobberhannes.Table)}
}

func (s *slobberhannesFelt) anti() bool { return s.Settings["direction"] == "anticlockwise" }

func (s *slobberhannesFelt) strip() strip {
	out := strip{Suit: card.NoSuit, Mark: "–", Head: s.say.NoTrumps(), Text: s.say.PaysThree(s.p.Lang.Short(slobberhannes.Queen))}
	if s.t.Dealt {
		out.Label, out.Value = s.say.TrickHead(), strconv.Itoa(int(s.t.Score.Number)+1)+" / "+strconv.Itoa(int(s.t.Score.Number)+int(s.t.Score.Left))
	}
	return out
}

func (s *slobberhannesFelt) score(n int) figure {
	return figure{Kind: "points", N: n, Say: s.say.Points(n)}
}

func (s *slobberhannesFelt) dress(at *seat) {
	at.Figures = []figure{s.score(int(s.t.Score.Points[at.Seat]))}
	// The Queen of clubs lies face up before who has won her, as penalty cards do.
	if s.t.Dealt && s.t.Played.Has(slobberhannes.Queen) && s.t.Score.Marks[at.Seat] > 0 && s.wonQueen(at.Seat) {
		at.Open = []card.Card{slobberhannes.Queen}
		at.Words = append(at.Words, s.p.Lang.Card(slobberhannes.Queen))
	}
}

// wonQueen tells whether the seat won the trick with the Queen of clubs, as everybody was told.
func (s *slobberhannesFelt) wonQueen(at game.Seat) bool {
	for _, l := range s.Log {
		for _, n := range l.Notes {
			if trick, ok := n.(slobberhannes.Trick); ok && trick.Queen && game.Seat(trick.Winner) == at {
				return true
			}
		}
	}
	return false
}

func (s *slobberhannesFelt) duty() string { return s.follow(slobberhannes.Order.Suit) }

func (s *slobberhannesFelt) ask() ask { return ask{} }

func (s *slobberhannesFelt) sums() (string, func(table.Standing) string) {
	return s.say.PointsHead(), func(made table.Standing) string { return strconv.Itoa(-made.Score) }
}

func (s *slobberhannesFelt) sheet(v *sheetView) {
	s.tell(v, func(n game.Note) bool {
		t, trick := n.(slobberhannes.Trick)
		return !trick || t.Cost > 0
	})
	after := s.Sight.Sheet.Facts.(slobberhannes.Table)
	for seat := range game.Seat(after.N) {
		v.Rows = append(v.Rows, s.row(seat, s.score(int(after.Score.Before[seat])), s.score(int(after.Score.Points[seat]))))
	}
}
