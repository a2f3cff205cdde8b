package polignac

import (
	"bivouac/card"
	"bivouac/game"
)

// journal is what followed from the last Play, Deal or Ring. The trick is in Last; what was paid is found by booking it again.
type journal struct {
	trick   bool   // a trick was won
	revoke  bool   // a revoke ended the deal
	before  Ledger // as it stood before the trick or the revoke
	settled bool   // the deal ended, and no last chip was lost
	ended   bool   // the partie ended
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
		list = append(list, Trick{"trick", int(s.Last.Number), int(s.Last.Winner), s.Last.Trick.Text(), s.journal.before.In &^ s.Ledger.In})
	}
	for _, pay := range s.pays() {
		list = append(list, pay)
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

// pays is the payments that the last trick has brought, or the revoke: it is booked once more, and they are taken down.
func (s *State) pays() (list []Pay) {
	ledger := s.journal.before
	switch {
	case s.journal.trick:
		costly := s.Last.Trick.Set() & s.Rules.Penalties()
		ledger.Take(s.Last.Winner, Cost(costly), &list)
		for i := range list {
			if list[i].Cause == ForTrick {
				list[i].Cards = costly
			}
		}
	case s.journal.revoke:
		ledger.Revoke(s.Revoke, &list)
		list[0].Revoked = s.revoked()
	}
	return list
}

// note is the note of a payment that has just been made.
func (l *Ledger) note(seat game.Seat, cost int, why Cause) Pay {
	return Pay{Derived: "pay", Seat: int(seat), Cost: cost, Chips: l.numbers(), Cause: why}
}

// numbers is the chips of the seats at the table.
func (l *Ledger) numbers() []int {
	list := make([]int, l.N)
	for i := range list {
		list[i] = int(l.Chips[i])
	}
	return list
}

func (s *State) settlement() Settle {
	l := &s.Ledger
	n := Settle{Derived: "settle", Chips: l.numbers(), Slam: "none", By: l.Callers.Ints()}
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
