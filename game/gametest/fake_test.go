package gametest

import (
	"fmt"

	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// The fake is the smallest game with everything that the contract speaks of: five cards each of 32, follow suit, a point a
// trick. Who holds the queen of spades owes a call before his first card; anybody may boast once between two cards.
// A fault can be planted in it.
type fault uint8

const (
	sound fault = iota

	// What a seat could read hidden cards from.
	leakFacts  // the open facts name a card of another hand
	leakDenied // what a seat does not hold is told, true and unproven
	leakLeader // a hidden card says who leads
	leakAside  // an aside is open only where a hidden card allows it
	leakNote   // a note counts hidden cards
	leakOwed   // a call is owed because of somebody else's card

	// What else the contract forbids.
	losesCard
	deniesFalsely
	shuffledList
	sharedText
	unreadable
	endlessAside
	lateTurn
	noResult
	twoResults
	noReason
	changesWhenAsked
	restoresLess
	fitsNothing
	fitsAll
	copiesLess
	foreignMove
	stuck
	allocates
	bytesInNote
	unlawful
	last
)

const (
	calls  = game.Asides
	boasts = game.Asides + 1
)

var (
	queen = card.Of(card.Queen, card.Spades)
	order = trick.NewOrder(card.From(card.Seven), []card.Rank{card.Ace, card.King, card.Queen, card.Jack, card.Ten, card.Nine, card.Eight, card.Seven}, nil)
)

// Table is the open facts of the fake.
type Table struct {
	game.Public
	Rounds  uint16
	Points  [game.MaxSeats]int16
	Boasted game.Seats // since the last card
	Called  bool
	Hint    card.Card
}

type fakeState struct {
	Table
	fault   fault
	hands   [game.MaxSeats]card.Set
	journal struct {
		trick, settled, over bool
		asked                uint16
	}
}

type fakeTrick struct {
	Derived string     `json:"derived"`
	Winner  int        `json:"winner"`
	Count   int        `json:"count"`
	Bytes   game.Seats `json:"bytes"`
}

type fakeSettle struct {
	Derived string `json:"derived"`
	Points  []int  `json:"points"`
}

type fakeBytes struct {
	Derived string      `json:"derived"`
	Winners []game.Seat `json:"winners"`
}

func fake(f fault) *game.Game {
	return &game.Game{
		Key: "fake", MinSeats: 3, MaxSeats: 5, Edition: 1,
		Options: []game.Option{
			{Key: "length", Values: []string{"2", "open"}, Min: 1, Max: 4},
			{Key: "discipline", Values: []string{"assisted", "strict"}},
		},
		Bell: func(s game.Settings) (int, bool) { return 0, s["length"] == "open" },
		Pack: func(game.Settings, int) card.Set { return card.From(card.Seven) },
		New: func(s game.Settings, seats int, dealer game.Seat) game.State {
			t := &fakeState{fault: f}
			t.N, t.Dealer, t.Assisted, t.Rounds = uint8(seats), dealer, s["discipline"] == "assisted", uint16(s.Int("length"))
			t.Trumps, t.Leader, t.Last.Leader, t.Last.Winner = card.NoSuit, game.NoSeat, game.NoSeat, game.NoSeat
			return t
		},
		Restore: func(v *game.View, hands []card.Set) game.State {
			t := &fakeState{Table: v.Facts.(Table), fault: f}
			copy(t.hands[:], hands)
			if f == restoresLess {
				t.Boasted = 0
			}
			return t
		},
		Fits: func(v *game.View, hands []card.Set) bool {
			switch f {
			case fitsAll:
				return true
			case fitsNothing:
				return false
			}
			for s, hand := range hands {
				wrong := hand.Len() != int(v.Held[s]) || hand&(v.Played|v.Denied[s]) != 0 || v.Shown[s]&^hand != 0
				if wrong || game.Seat(s) == v.Seat && hand != v.Hand {
					return false
				}
			}
			return true
		},
		Why: func(v *game.View, m game.Move) *game.Refusal {
			for _, list := range [][]game.Move{v.Lawful, v.Asides} {
				for _, ok := range list {
					if ok == m {
						return nil
					}
				}
			}
			if f == noReason && m.Card() == v.Hand.First() {
				return nil
			}
			return &game.Refusal{Code: "no", Clause: "fake §1", Move: m, Card: m.Card(), Held: card.None, Top: card.None, Legal: cardsOf(v.Lawful)}
		},
		Notes: fakeNotes,
		Score: func(v *game.View, s game.Seat) int { return int(v.Facts.(Table).Points[s]) },
		Format: func(_ card.Set, m game.Move) string {
			switch {
			case m.Kind() == calls:
				return "queen"
			case m.Kind() == boasts:
				return fmt.Sprint("boast ", m.Arg())
			case f == sharedText:
				return m.Card().Rank().String()
			}
			return m.Card().String()
		},
		Parse: func(_ card.Set, text string) (game.Move, error) {
			var n uint8
			switch _, err := fmt.Sscanf(text, "boast %d", &n); {
			case f == unreadable && n == 1:
			case text == "queen":
				return game.MakeMove(calls, 0), nil
			case err == nil:
				return game.MakeMove(boasts, n), nil
			}
			c, err := card.Parse(text)
			return game.PlayOf(c), err
		},
	}
}

func fakeNotes(state game.State) []game.Note {
	s := state.(*fakeState)
	var notes []game.Note
	if s.journal.trick {
		n := fakeTrick{Derived: "trick", Winner: int(s.Last.Winner), Count: int(s.Last.Number)}
		if s.fault == leakNote {
			n.Count = (s.hands[s.Next(s.Last.Winner)] & card.OfRank(card.Ace)).Len()
		}
		notes = append(notes, n)
	}
	if s.journal.settled {
		points := make([]int, s.N)
		for i := range points {
			points[i] = int(s.Points[i])
		}
		notes = append(notes, fakeSettle{"settle", points})
		if s.fault == bytesInNote {
			notes = append(notes, fakeBytes{"pegs", nil})
		}
	}
	if s.journal.over && s.fault != noResult {
		notes = append(notes, game.ResultOf(&s.Public))
		if s.fault == twoResults {
			notes = append(notes, game.ResultOf(&s.Public))
		}
	}
	return notes
}

func (s *fakeState) Open() *game.Public { return &s.Public }

func (s *fakeState) duty() trick.Duty {
	if s.Trick.N == 0 {
		return trick.Duty{}
	}
	return trick.Duty{order.Suit(s.Trick.Led())}
}

var sink []game.Move

func (s *fakeState) Moves(dst []game.Move, by game.Seat) []game.Move {
	if s.fault == allocates {
		sink = make([]game.Move, 1+len(dst))
	}
	if s.fault == changesWhenAsked {
		s.journal.asked++
	}
	if _, owes := s.Owed(by); !s.Awaits.Has(by) || owes && s.Assisted || s.fault == stuck && s.Played.Len() == 3 {
		return dst
	}
	may := s.hands[by]
	if s.Assisted {
		may = s.duty().Legal(may)
	}
	if s.fault == foreignMove && s.Trick.N == 0 {
		may |= card.Of(card.Seven, card.Clubs).Set() &^ s.Played
	}
	from := len(dst)
	for ; may != 0; may &= may - 1 {
		dst = append(dst, game.PlayOf(may.First()))
	}
	if s.fault == shuffledList && len(dst) > from+3 {
		dst[from], dst[from+1] = dst[from+1], dst[from]
	}
	return dst
}

func (s *fakeState) Asides(dst []game.Move, by game.Seat) []game.Move {
	if !s.Dealt || by >= game.Seat(s.N) {
		return dst
	}
	if _, owes := s.Owed(by); owes {
		if s.Assisted {
			return dst
		}
		dst = append(dst, game.MakeMove(calls, 0))
	}
	if s.fault == leakAside && s.hands[s.Next(by)].Has(card.Of(card.Ace, card.Hearts)) {
		return dst
	}
	if !s.Boasted.Has(by) {
		dst = append(dst, game.MakeMove(boasts, 1), game.MakeMove(boasts, 2))
	}
	return dst
}

func (s *fakeState) Owed(by game.Seat) (game.Move, bool) {
	if by >= game.Seat(s.N) {
		return 0, false
	}
	holds := s.hands[by].Has(queen)
	if s.fault == leakOwed {
		holds = holds || s.hands[s.Next(by)].Has(queen)
	}
	return game.MakeMove(calls, 0), s.Dealt && !s.Called && holds && s.Awaits.Has(by) && s.hands[by].Len() == 5
}

func (s *fakeState) Play(by game.Seat, m game.Move) {
	s.forget()
	switch m.Kind() {
	case calls:
		s.Called = true
		s.Shown[by] |= queen.Set()
		return
	case boasts:
		if s.fault != endlessAside {
			s.Boasted |= by.Set()
		}
		return
	}
	if s.fault != lateTurn || s.Trick.N != 1 {
		s.Turn++
	}
	s.Boasted = 0
	if _, owes := s.Owed(by); owes {
		s.Points[by]-- // a forgotten call
	}
	c, duty := m.Card(), s.duty()
	if !duty.Legal(s.hands[by]).Has(c) {
		s.Points[by]-- // a revoke
	}
	if s.Assisted {
		s.Denied[by] |= duty.Denies(c) & card.From(card.Seven)
		if s.fault == deniesFalsely && s.Trick.N > 0 && !s.duty()[0].Has(c) {
			s.Denied[by] |= card.OfSuit(c.Suit())
		}
	}
	s.hands[by] &^= c.Set()
	s.Held[by]--
	s.Played |= c.Set()
	s.Shown[by] &^= c.Set()
	if s.fault == losesCard && s.Played.Len() == 7 {
		s.hands[s.Next(by)] &= s.hands[s.Next(by)] - 1
	}
	if s.Trick.N == 0 {
		s.Leader = by
	}
	s.Trick.Add(order, c)
	if s.Trick.N < s.N {
		s.Awaits = s.Next(by).Set()
		return
	}
	winner := s.At(int(s.Trick.Best))
	s.Last = game.LastTrick{Leader: s.Leader, Winner: winner, Number: s.Last.Number + 1, Trick: s.Trick}
	s.Trick = trick.Trick{}
	s.Tricks[winner]++
	s.Points[winner]++
	s.journal.trick = true
	s.Leader, s.Awaits = winner, winner.Set()
	if s.fault == leakLeader {
		for seat := range game.Seat(s.N) {
			if s.hands[seat].Has(card.Of(card.Ace, card.Spades)) {
				s.Awaits = seat.Set()
			}
		}
	}
	if s.Last.Number == 5 {
		s.Leader, s.Awaits, s.Dealt = game.NoSeat, 0, false
		s.Dealer = s.Next(s.Dealer)
		s.journal.settled = true
		if s.Deals == s.Rounds {
			s.finish()
		}
	}
}

func (s *fakeState) finish() {
	s.Over, s.journal.over = true, true
	best := s.Points[0]
	for _, p := range s.Points[:s.N] {
		best = max(best, p)
	}
	for seat, p := range s.Points[:s.N] {
		if p == best {
			s.Winners |= game.Seat(seat).Set()
		}
	}
	s.Losers = game.AllSeats(int(s.N)) &^ s.Winners
}

func (s *fakeState) Deal(p *card.Pack) {
	s.forget()
	s.DealOut(p, s.Next(s.Dealer), []int{5}, s.hands[:s.N])
	s.Called, s.Boasted = false, 0
	s.Awaits = s.Next(s.Dealer).Set()
	switch s.fault {
	case leakFacts:
		s.Hint = s.hands[0].First()
	case leakDenied:
		for seat := range s.N {
			s.Denied[seat] = card.OfRank(card.Ace) &^ s.hands[seat]
		}
	}
}

func (s *fakeState) Ring() {
	s.forget()
	switch {
	case s.Over:
	case s.Dealt:
		s.Rounds = s.Deals
	default:
		s.finish()
	}
}

func (s *fakeState) Look(by game.Seat) game.View {
	v := game.View{Public: s.Public, Seat: by, Facts: s.Table}
	if by >= game.Seat(s.N) {
		return v
	}
	v.Hand = s.hands[by]
	v.Moves, v.Asides = s.Moves(nil, by), s.Asides(nil, by)
	legal := s.duty().Legal(v.Hand)
	if s.fault == unlawful && legal.Len() == 4 {
		legal &= legal - 1
	}
	for _, m := range v.Moves {
		if legal.Has(m.Card()) {
			v.Lawful = append(v.Lawful, m)
		}
	}
	return v
}

func (s *fakeState) CopyFrom(from game.State) {
	called := s.Called
	*s = *from.(*fakeState)
	if s.fault == copiesLess {
		s.Called = called
	}
}

// forget empties the journal for what comes next.
func (s *fakeState) forget() {
	s.journal.trick, s.journal.settled, s.journal.over = false, false, false
}
