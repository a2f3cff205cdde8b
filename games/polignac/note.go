package polignac

import (
	"bivouac/card"
	"bivouac/game"
)

// journal is what followed from the last Play, Deal or Ring. The trick is in Last, the payments are in the ledger.
type journal struct {
	trick   bool                  // a trick was won
	broken  game.Seats            // announcers who lost their slam with it
	chips   [game.MaxSeats]uint16 // before the payments
	paid    bool                  // payments were booked, some or none
	settled bool                  // the deal ended, and no last chip was lost
	ended   bool                  // the partie ended
}

// Trick is the note of a trick won.
type Trick struct {
	Derived string     `json:"derived"`
	Number  int        `json:"number"`
	Winner  int        `json:"winner"`
	Cards   string     `json:"cards"`
	Broken  game.Seats `json:"-"` // announcers whose slam it ended
}

// Pay is the note of a payment: what was due, and the chips of all after it.
type Pay struct {
	Derived string `json:"derived"`
	Seat    int    `json:"seat"`
	Cost    int    `json:"cost"`
	Chips   []int  `json:"chips"`
	// What a sentence needs to know besides: why, for which cards of the last trick, and of a revoke which it was.
	Cause   Cause    `json:"-"`
	Cards   card.Set `json:"-"`
	Revoked *Revoked `json:"-"`
}

// Settle is the note of a deal that ended and not the partie with it.
type Settle struct {
	Derived string   `json:"derived"`
	Chips   []int    `json:"chips"`
	Slam    string   `json:"slam"` // none, capot, chelem, generale: what was announced, or made unannounced
	By      []int    `json:"by"`   // who announced it
	Made    *int     `json:"made"` // who won all tricks and was paid for it
	Revoked *Revoked `json:"revoked,omitempty"`
}

// Revoked is the revoke that ended a deal.
type Revoked struct {
	Seat int    `json:"seat"`
	Card string `json:"card"` // what was played
	Held string `json:"held"` // a card of the led suit that was kept
}

// Stakes is the note of what the stakes cost and bring at the end of a partie.
type Stakes struct {
	Derived string `json:"derived"`
	Pay     []int  `json:"pay"`
}

func notes(state game.State) []game.Note {
	s := state.(*State)
	var list []game.Note
	if s.journal.trick {
		list = append(list, Trick{"trick", int(s.Last.Number), int(s.Last.Winner), s.Last.Texts(), s.journal.broken})
	}
	if s.journal.paid {
		for _, pay := range s.Ledger.Pays(s.journal.chips) {
			if pay.Revoked = s.revoked(); pay.Cause == ForTrick {
				pay.Cards = s.Last.Trick.Set() & s.Rules.Penalties()
			}
			list = append(list, pay)
		}
	}
	if s.journal.settled {
		list = append(list, s.settlement())
	}
	if s.journal.ended {
		if s.Losers != 0 && s.Rules.Stake > 0 {
			pay := make([]int, s.N)
			for i := range pay {
				pay[i] = int(s.Stakes[i])
			}
			list = append(list, Stakes{"stakes", pay})
		}
		list = append(list, game.ResultOf(&s.Public))
	}
	return list
}

// Pays is the notes of the payments that the last trick has brought, or the revoke; before is the chips before them.
func (l *Ledger) Pays(before [game.MaxSeats]uint16) []Pay {
	var list []Pay
	for _, p := range l.Paid[:l.PaidN] {
		before[p.Seat] = p.Left
		list = append(list, Pay{Derived: "pay", Seat: int(p.Seat), Cost: int(p.Cost), Chips: l.numbers(before), Cause: p.Cause})
	}
	return list
}

// numbers is the chips of the seats at the table.
func (l *Ledger) numbers(chips [game.MaxSeats]uint16) []int {
	list := make([]int, l.N)
	for i := range list {
		list[i] = int(chips[i])
	}
	return list
}

func (s *State) settlement() Settle {
	l := &s.Ledger
	n := Settle{Derived: "settle", Chips: l.numbers(l.Chips), Slam: "none", By: l.Callers.Ints()}
	switch {
	case l.Callers != 0 && l.Slam == Capot:
		n.Slam = "capot"
	case l.Callers != 0:
		n.Slam = "generale"
	case l.Maker() != game.NoSeat:
		n.Slam = "chelem"
	}
	if maker := l.Maker(); maker != game.NoSeat {
		made := int(maker)
		n.Made = &made
	}
	n.Revoked = s.revoked()
	return n
}

func (s *State) revoked() *Revoked {
	if s.Revoke == game.NoSeat {
		return nil
	}
	played, kept := s.Trick.Cards[s.Trick.N-1], s.Rules.Order().Suit(s.Trick.Led())&s.core.Hands[s.Revoke]
	return &Revoked{int(s.Revoke), played.String(), kept.Last().String()}
}
