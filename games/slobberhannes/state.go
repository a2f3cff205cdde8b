package slobberhannes

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// State is a partie of Slobberhannes.
type State struct {
	Table
	core    Core
	journal journal
}

// Table is the open facts of a partie.
type Table struct {
	game.Public
	French bool // the French packs
	Score  Score
	Rung   bool                    // the partie ends with the deal in hand
	Cards  [game.MaxSeats]card.Set // what each seat has played in this deal
	Hands  [game.MaxSeats]card.Set // each hand as it was dealt, once the deal is over
	Revoke game.Seat               // who ended the deal by a revoke, else NoSeat
}

func open(s game.Settings, seats int, dealer game.Seat) game.State {
	return &State{Table: Table{
		Public: game.Public{
			N: uint8(seats), Dealer: dealer, Leader: game.NoSeat, Trumps: card.NoSuit,
			Last:     game.LastTrick{Leader: game.NoSeat, Winner: game.NoSeat},
			Assisted: s["discipline"] == "assisted",
		},
		French: s["pack"] == "french",
		Score:  Score{Target: uint16(s.Int("target")), Loser: game.NoSeat},
		Revoke: game.NoSeat,
	}}
}

// Open is the open facts that every game shares.
func (s *State) Open() *game.Public { return &s.Public }

// Core is the play of the deal in hand, for a search.
func (s *State) Core() Core { return s.core }

// Moves appends the cards that the table accepts from the seat.
func (s *State) Moves(dst []game.Move, by game.Seat) []game.Move {
	if !s.Awaits.Has(by) {
		return dst
	}
	if s.Assisted {
		return game.AppendMoves(dst, game.Plays, s.core.Legal())
	}
	return game.AppendMoves(dst, game.Plays, s.core.Hands[by]) // §3, option discipline: strict accepts any card
}

// Asides appends nothing: the game has none.
func (s *State) Asides(dst []game.Move, _ game.Seat) []game.Move { return dst }

// Owed is nothing: the game owes no calls.
func (s *State) Owed(game.Seat) (game.Move, bool) { return 0, false }

// Deal deals the pack.
func (s *State) Deal(p *card.Pack) {
	s.journal = journal{}
	seats := int(s.N)
	layout := layout(s.French, seats)
	s.Out = 0
	if layout.DealerOut {
		s.Out = s.Dealer.Set() // §2: 30 cards do not divide by seven: the dealer sits the deal out
	}
	first := s.Next(s.Dealer) // §3: the player after the dealer leads
	s.DealOut(p, first, layout.Packets, s.core.Hands[:seats])
	s.Cards, s.Hands, s.Revoke = [game.MaxSeats]card.Set{}, [game.MaxSeats]card.Set{}, game.NoSeat
	s.Score.Open(int(s.Held[first]))
	s.Leader, s.Awaits = first, first.Set()
	s.setCore()
}

// setCore makes the core from the open facts; the hands are there already.
func (s *State) setCore() {
	c := &s.core
	*c = Core{
		Score: s.Score,
		Hands: c.Hands,
		Turn:  s.Awaits.First(),
		over:  card.All,
		down:  s.Trick.Set(),
		size:  s.N - uint8(s.Out.Len()),
	}
	c.left = c.size - s.Trick.N
	for seat := range game.Seat(s.N) {
		c.next[seat] = s.Next(seat)
	}
	if s.Trick.N > 0 {
		top := s.Trick.Top()
		c.suit, c.over, c.Best = Order.Suit(top), Order.Over(top), s.At(int(s.Trick.Best))
	}
}

// Play plays a card.
func (s *State) Play(by game.Seat, m game.Move) {
	s.journal = journal{}
	s.Turn++
	c := m.Card()
	if s.Trick.N > 0 {
		duty := trick.Duty{Order.Suit(s.Trick.Led())}
		if !duty.Legal(s.core.Hands[by]).Has(c) {
			s.revoke(by, c)
			return
		}
		// Certain in strict discipline too: whoever keeps back a card that follows ends the deal by it.
		s.Denied[by] |= duty.Denies(c)
	}
	s.lay(by, c)
	s.core.Play(c)
	s.Awaits = s.core.Turn.Set()
	if s.Trick.N < s.core.size {
		return
	}
	winner := s.core.Turn
	s.journal = journal{trick: true, cost: s.core.Score.Points[winner] - s.Score.Points[winner]}
	s.Score = s.core.Score
	s.Last = game.LastTrick{Leader: s.Leader, Winner: winner, Number: s.Score.Number, Trick: s.Trick}
	s.Tricks[winner]++
	s.Trick, s.Leader = trick.Trick{}, winner
	if s.core.Done() {
		s.settle()
	}
}

// lay puts a card on the table.
func (s *State) lay(by game.Seat, c card.Card) {
	s.Trick.Add(Order, c)
	s.Played |= c.Set()
	s.Cards[by] |= c.Set()
	s.Held[by]--
}

// revoke ends the deal. §3, option discipline strict: the first revoke ends the deal at once.
func (s *State) revoke(by game.Seat, c card.Card) {
	s.lay(by, c)
	s.core.Hands[by] &^= c.Set()
	s.Score.Revoke(by)
	s.Revoke = by
	s.settle()
}

// settle ends the deal, and the partie where somebody has reached the target or the bell has rung.
func (s *State) settle() {
	s.Dealt, s.Awaits, s.Leader = false, 0, game.NoSeat
	for seat := range s.N {
		s.Hands[seat] = s.core.Hands[seat] | s.Cards[seat]
	}
	s.journal.settled = true
	if s.Score.Over {
		loser := s.Score.Loser.Set() // §5: he loses, all others win
		s.end(game.AllSeats(int(s.N))&^loser, loser)
		return
	}
	s.Dealer = s.Next(s.Dealer) // §2: the deal moves one seat
	if s.Rung {
		s.end(0, 0)
	}
}

func (s *State) end(winners, losers game.Seats) {
	s.Over, s.Winners, s.Losers = true, winners, losers
	s.journal.ended = true
}

// Ring ends the partie after the deal in hand, at once between deals. Nobody has lost it then, whatever the points.
func (s *State) Ring() {
	s.journal = journal{}
	switch {
	case s.Over:
	case s.Dealt:
		s.Rung = true
	default:
		s.end(0, 0)
	}
}

// Look is what a seat may know.
func (s *State) Look(by game.Seat) game.View {
	v := game.View{Public: s.Public, Seat: by, Facts: s.Table, Moves: s.Moves(nil, by)}
	v.Lawful = v.Moves
	if by < game.Seat(s.N) {
		v.Hand = s.core.Hands[by]
	}
	if s.Awaits.Has(by) {
		v.Lawful = game.AppendMoves(nil, game.Plays, s.core.Legal())
	}
	return v
}

// CopyFrom makes this state equal to another partie of Slobberhannes.
func (s *State) CopyFrom(other game.State) { *s = *other.(*State) }
