package slobberhannes

import "bivouac/game"

// journal is what followed from the last Play, Deal or Ring. The trick is in Last, the points are in the score.
type journal struct {
	trick   bool   // a trick was won
	cost    uint16 // what it cost
	settled bool   // the deal ended
	ended   bool   // the partie ended
}

// Trick is the note of a trick won and what it cost its winner.
type Trick struct {
	Derived string `json:"derived"`
	Number  int    `json:"number"`
	Winner  int    `json:"winner"`
	Cards   string `json:"cards"`
	Cost    int    `json:"cost"`
	Queen   bool   `json:"-"` // the Queen of clubs lay in it
	Last    bool   `json:"-"` // it was the last of the deal
}

// Settle is the note of a deal that ended.
type Settle struct {
	Derived string   `json:"derived"`
	Points  []int    `json:"points"`
	Revoked *Revoked `json:"revoked,omitempty"`
}

// Revoked is the revoke that ended a deal.
type Revoked struct {
	Seat int    `json:"seat"`
	Card string `json:"card"` // what was played
	Held string `json:"held"` // a card of the led suit that was kept
}

func notes(state game.State) []game.Note {
	s := state.(*State)
	var list []game.Note
	if s.journal.trick {
		list = append(list, Trick{
			Derived: "trick", Number: int(s.Last.Number), Winner: int(s.Last.Winner), Cards: s.Last.Trick.Text(), Cost: int(s.journal.cost),
			Queen: s.Last.Trick.Set().Has(Queen), Last: s.Score.Left == 0,
		})
	}
	if s.journal.settled {
		settle := Settle{Derived: "settle", Points: make([]int, s.N)}
		for i := range settle.Points {
			settle.Points[i] = int(s.Score.Points[i])
		}
		if by := s.Revoke; by != game.NoSeat {
			played, kept := s.Trick.Cards[s.Trick.N-1], Order.Suit(s.Trick.Led())&s.core.Hands[by]
			settle.Revoked = &Revoked{int(by), played.String(), kept.Last().String()}
		}
		list = append(list, settle)
	}
	if s.journal.ended {
		list = append(list, game.ResultOf(&s.Public))
	}
	return list
}
