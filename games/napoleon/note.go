package napoleon

import (
	"bivouac/card"
	"bivouac/game"
)

// journal is which notes the last input left.
type journal struct {
	trick  bool // a trick was won
	deal   bool // the deal ended
	result bool // the match ended
}

// Trick is the note of a trick that was won.
type Trick struct {
	Derived string `json:"derived"`
	Number  int    `json:"number"`
	Winner  int    `json:"winner"`
	Cards   string `json:"cards"`

	// Why he won it, for the sentence that tells it.
	Best  card.Card `json:"-"` // the card that won
	Trump bool      `json:"-"` // it is a trump
}

// Settle is the note of a bid that was decided and paid for.
type Settle struct {
	Derived  string   `json:"derived"`
	Soloist  int      `json:"soloist"`
	Bid      string   `json:"bid"`
	Made     bool     `json:"made"`
	Times    int      `json:"times"`
	Tricks   int      `json:"tricks"` // of the soloist
	Pay      []int    `json:"pay"`
	Balances []int    `json:"balances"`
	Revoked  *Revoked `json:"revoked,omitempty"`
}

// Revoked tells of the revoke that decided a deal in strict discipline.
type Revoked struct {
	Seat int    `json:"seat"`
	Card string `json:"card"` // what was played
	Held string `json:"held"` // what would have followed
}

func notes(state game.State) []game.Note {
	s := state.(*State)
	var out []game.Note
	if s.journal.trick {
		best := s.Last.Trick.Top()
		out = append(out, Trick{
			Derived: "trick", Number: int(s.Last.Number), Winner: int(s.Last.Winner), Cards: s.Last.Trick.Text(),
			Best: best, Trump: OrderOf(s.Trumps).Trumps.Has(best),
		})
	}
	switch {
	case !s.journal.deal:
	case s.Outcome.Void:
		out = append(out, game.VoidBy("allPass"))
	default:
		out = append(out, settleNote(&s.Table))
	}
	if s.journal.result {
		out = append(out, game.ResultOf(&s.Public))
	}
	return out
}

func settleNote(t *Table) Settle {
	o, n := t.Outcome, t.N
	note := Settle{
		Derived: "settle", Soloist: int(t.Soloist), Bid: t.Bid.String(), Made: o.Made, Times: int(o.Times),
		Tricks: int(t.Tricks[t.Soloist]), Pay: append([]int(nil), o.Pay[:n]...), Balances: append([]int(nil), t.Balances[:n]...),
	}
	if r := o.Revoke; r.By != game.NoSeat {
		note.Revoked = &Revoked{Seat: int(r.By), Card: r.Card.String(), Held: r.Held.String()}
	}
	return note
}
