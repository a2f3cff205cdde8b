package polignac

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// State is a partie of Polignac.
type State struct {
	Table
	core    Core
	journal journal
}

// Table is the open facts of a partie.
type Table struct {
	game.Public
	Rules  Rules
	Ledger Ledger
	Rung   bool                    // the partie ends with the deal in hand
	Cards  [game.MaxSeats]card.Set // what each seat has played in this deal
	Won    [game.MaxSeats]card.Set // §3: the penalty cards that lie face up before each seat
	Hands  [game.MaxSeats]card.Set // §6: each hand as it was dealt, once the deal is over
	Revoke game.Seat               // who ended the deal by a revoke, else NoSeat
	Stakes [game.MaxSeats]int32    // what each seat gets or pays once the partie is over
}

// The calls before the first card.
const (
	Calls game.Kind = 1

	Quiet        = game.Move(Calls) << 8
	CallCapot    = Quiet + 1
	CallGenerale = Quiet + 2
)

func open(s game.Settings, seats int, dealer game.Seat) game.State {
	r := rulesOf(s)
	st := &State{Table: Table{
		Public: game.Public{
			N: uint8(seats), Dealer: dealer, Leader: game.NoSeat, Trumps: card.NoSuit,
			Last:     game.LastTrick{Leader: game.NoSeat, Winner: game.NoSeat},
			Assisted: s["discipline"] == "assisted",
		},
		Rules:  r,
		Ledger: Ledger{N: uint8(seats), Slam: slams[s["slam"]], Fail: fails[s["capotFail"]], Runner: game.NoSeat, First: game.NoSeat},
		Revoke: game.NoSeat,
	}}
	for seat := range seats {
		st.Ledger.Chips[seat] = r.Target
	}
	st.Ledger.Before = st.Ledger.Chips
	return st
}

// Open is the open facts that every game shares.
func (s *State) Open() *game.Public { return &s.Public }

// Core is the play of the deal in hand, for a search. It is ready once the first card is awaited.
func (s *State) Core() Core { return s.core }

// Calling tells whether calls are awaited, not cards.
func (t *Table) Calling() bool { return t.Dealt && t.Leader == game.NoSeat }

// Moves appends the calls or cards that the table accepts from the seat.
func (s *State) Moves(dst []game.Move, by game.Seat) []game.Move {
	if !s.Awaits.Has(by) {
		return dst
	}
	if s.Calling() {
		// §2: Capot or La Générale, whichever is played, or nothing.
		if s.Ledger.Slam == Generale {
			return append(dst, Quiet, CallGenerale)
		}
		return append(dst, Quiet, CallCapot)
	}
	cards := s.core.Hands[by]
	if s.Assisted {
		cards = s.core.Legal() // §3, option discipline: strict accepts any card
	}
	return game.AppendMoves(dst, game.Plays, cards)
}

// Asides appends nothing: the game has none.
func (s *State) Asides(dst []game.Move, _ game.Seat) []game.Move { return dst }

// Owed is nothing: the game owes no calls.
func (s *State) Owed(game.Seat) (game.Move, bool) { return 0, false }

// Deal deals the pack.
func (s *State) Deal(p *card.Pack) {
	s.journal = journal{}
	seats := int(s.N)
	layout := s.Rules.layout(seats)
	s.Out = 0
	if layout.DealerOut {
		s.Out = s.Dealer.Set() // §1: 30 cards do not divide by seven: the dealer sits the deal out
	}
	first := s.Next(s.Dealer)
	s.DealOut(p, first, layout.Packets, s.core.Hands[:seats])
	s.Cards, s.Won, s.Hands, s.Revoke = [game.MaxSeats]card.Set{}, [game.MaxSeats]card.Set{}, [game.MaxSeats]card.Set{}, game.NoSeat

	payers := game.AllSeats(seats)
	if !s.Rules.DealerPays {
		payers &^= s.Out
	}
	s.Ledger.Open(int(s.Held[first]), first, payers)
	s.start()
	// §2: before the first card each in turn, from the first leader, announces or says nothing.
	if s.Ledger.Slam == Capot || s.Ledger.Slam == Generale {
		s.Leader = game.NoSeat
	}
}

// start begins the play. §3: the player after the dealer leads; §2: who announced La Générale leads himself.
func (s *State) start() {
	s.Leader = s.Ledger.First
	s.Awaits = s.Leader.Set()
	s.setCore()
}

// setCore makes the core from the open facts; the hands are there already.
func (s *State) setCore() {
	c := &s.core
	*c = Core{
		Ledger: s.Ledger,
		Hands:  c.Hands,
		Rest:   s.Rules.Penalties() &^ (s.Played &^ s.Trick.Set()),
		Turn:   s.Awaits.First(),
		over:   card.All,
		down:   s.Trick.Set(),
		size:   s.N - uint8(s.Out.Len()),
		order:  s.Rules.order(),
		stop:   s.Rules.Stop,
	}
	c.left = c.size - s.Trick.N
	for seat := range game.Seat(s.N) {
		c.next[seat] = s.Next(seat)
	}
	if s.Trick.N > 0 {
		order, top := s.Rules.Order(), s.Trick.Top()
		c.suit, c.over, c.Best = order.Suit(top), order.Over(top), s.At(int(s.Trick.Best))
	}
}

// Play makes a call or plays a card.
func (s *State) Play(by game.Seat, m game.Move) {
	s.journal = journal{}
	s.Turn++
	if m.Kind() == Calls {
		s.call(by, m)
		return
	}
	s.play(by, m.Card())
}

func (s *State) call(by game.Seat, m game.Move) {
	if m != Quiet {
		s.Ledger.Announce(by)
	}
	next := s.Next(by)
	if s.Ledger.Closed() || next == s.Next(s.Dealer) {
		s.start()
		return
	}
	s.Awaits = next.Set()
}

func (s *State) play(by game.Seat, c card.Card) {
	order := s.Rules.Order()
	if s.Trick.N > 0 {
		duty := trick.Duty{order.Suit(s.Trick.Led())}
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
	s.journal = journal{trick: true, before: s.Ledger}
	s.Ledger = s.core.Ledger
	winner := s.core.Turn
	s.Last = game.LastTrick{Leader: s.Leader, Winner: winner, Number: s.Last.Number + 1, Trick: s.Trick}
	s.Tricks[winner]++
	s.Won[winner] |= s.Trick.Set() & s.Rules.Penalties()
	s.Trick, s.Leader = trick.Trick{}, winner
	if s.core.Done() {
		s.settle()
	}
}

// lay puts a card on the table.
func (s *State) lay(by game.Seat, c card.Card) {
	s.Trick.Add(s.Rules.Order(), c)
	s.Played |= c.Set()
	s.Cards[by] |= c.Set()
	s.Held[by]--
}

// revoke ends the deal. §3, option discipline strict: the first revoke ends the deal at once.
func (s *State) revoke(by game.Seat, c card.Card) {
	s.lay(by, c)
	s.core.Hands[by] &^= c.Set()
	s.journal = journal{revoke: true, before: s.Ledger}
	s.Ledger.Revoke(by, nil)
	s.Revoke = by
	s.settle()
}

// settle ends the deal, and the partie where the last chip is gone or the bell has rung.
func (s *State) settle() {
	s.Dealt, s.Awaits, s.Leader = false, 0, game.NoSeat
	for seat := range s.N {
		s.Hands[seat] = s.core.Hands[seat] | s.Cards[seat]
	}
	if s.Ledger.Losers != 0 {
		// §4: that player loses, all others win.
		s.end(game.AllSeats(int(s.N))&^s.Ledger.Losers, s.Ledger.Losers)
		s.Stakes = s.Ledger.Stakes(int(s.Rules.Stake))
		return
	}
	s.journal.settled = true
	s.Dealer = s.Next(s.Dealer) // §1: the deal moves one seat
	if s.Rung {
		s.end(0, 0)
	}
}

func (s *State) end(winners, losers game.Seats) {
	s.Over, s.Winners, s.Losers = true, winners, losers
	s.journal.ended = true
}

// Ring ends the partie after the deal in hand, at once between deals. Nobody has lost it then, whatever the chips.
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
	if s.Awaits.Has(by) && !s.Calling() {
		v.Lawful = game.AppendMoves(nil, game.Plays, s.core.Legal())
	}
	return v
}

// CopyFrom makes this state equal to another partie of Polignac.
func (s *State) CopyFrom(other game.State) { *s = *other.(*State) }
