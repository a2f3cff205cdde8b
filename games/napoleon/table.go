package napoleon

import (
	"bivouac/card"
	"bivouac/game"
)

// Table is the open facts: all bids, all played cards of the deal, trumps, trick counts, balances (§7).
type Table struct {
	game.Public
	Rules    Rules
	Calls    [Seats]Bid                 // what each seat has called in this deal
	Bid      Bid                        // the highest bid so far; Pass where there is none
	Soloist  game.Seat                  // who made it; game.NoSeat where there is none
	Times    uint8                      // how often the deal in hand counts, or the next: 1, 2, 4 or 8
	Laid     [Seats][HandSize]card.Card // the cards that each seat has played in this deal, in order; card.None behind them
	Balances [Seats]int
	Rung     bool // the match ends with the round

	// Open once the deal is over, until the next.
	Outcome Outcome
	Hands   [Seats]card.Set // as they were dealt
	Rest    card.Set        // what was not dealt
}

// Outcome is how a deal ended. While one is played it is neither void nor paid.
type Outcome struct {
	Void   bool // all have passed
	Paid   bool // the bid was decided and paid for
	Made   bool
	Times  uint8
	Pay    [Seats]int
	Revoke Revoke
}

// Revoke is a card that broke the duty to follow suit, in strict discipline.
type Revoke struct {
	By   game.Seat // game.NoSeat: nobody has revoked
	Card card.Card // what was played
	Held card.Card // a card that would have followed
}

// Rank is the place of the seat by its balance, 1 for the highest. §5: equal balances share the rank.
func (t *Table) Rank(seat game.Seat) int {
	rank := 1
	for _, b := range t.Balances[:t.N] {
		if b > t.Balances[seat] {
			rank++
		}
	}
	return rank
}

// State is a match: the open facts, the hidden hands in core, and what followed from the last input.
type State struct {
	Table
	core    Core
	journal journal
}

func open(settings game.Settings, seats int, dealer game.Seat) game.State {
	s := &State{}
	s.N = uint8(seats)
	s.Dealer = dealer
	s.Assisted = settings["discipline"] == "assisted"
	s.Rules = RulesOf(settings)
	s.Times = 1
	s.Trumps = card.NoSuit
	s.Leader = game.NoSeat
	s.Last.Leader, s.Last.Winner = game.NoSeat, game.NoSeat
	s.clear()
	return s
}

// clear forgets the deal before.
func (s *State) clear() {
	for i := range s.Calls {
		s.Calls[i] = Silent
		for j := range s.Laid[i] {
			s.Laid[i][j] = card.None
		}
	}
	s.Bid, s.Soloist = Pass, game.NoSeat
	s.Outcome = Outcome{Revoke: Revoke{By: game.NoSeat, Card: card.None, Held: card.None}}
	s.Hands, s.Rest = [Seats]card.Set{}, 0
}

// §1: five cards each, singly dealt.
var packets = []int{1, 1, 1, 1, 1}

// Deal deals the pack.
func (s *State) Deal(p *card.Pack) {
	s.journal = journal{}
	s.clear()
	s.Out = 0
	if s.Rules.DealerOut {
		s.Out = s.Dealer.Set() // §6: he takes no cards and does not bid
	}
	first := s.Next(s.Dealer)
	s.core = Core{}
	s.DealOut(p, first, packets, s.core.hands[:s.N])
	s.Awaits = first.Set()
}

// Open is the open facts that every game shares.
func (s *State) Open() *game.Public { return &s.Public }

// Core is the card play as it stands, with all hands; of use while Leader is somebody.
func (s *State) Core() Core { return s.core }

// Moves appends the due moves that the table accepts from the seat now.
func (s *State) Moves(dst []game.Move, by game.Seat) []game.Move {
	switch {
	case !s.Awaits.Has(by):
		return dst
	case s.Leader == game.NoSeat:
		return s.calls(dst)
	}
	return game.AppendMoves(dst, game.Plays, s.accepted())
}

// Asides appends nothing: this game has none.
func (s *State) Asides(dst []game.Move, _ game.Seat) []game.Move { return dst }

// Owed is nothing: this game has no calls that one can owe.
func (s *State) Owed(game.Seat) (game.Move, bool) { return 0, false }

// Play makes a move.
func (s *State) Play(by game.Seat, m game.Move) {
	s.journal = journal{}
	s.Turn++
	if m.Kind() == Bids {
		s.call(by, Bid(m.Arg()))
	} else {
		s.card(by, m.Card())
	}
}

// Ring tells that the time is over. §5: the match ends with the round in play, and at once between two rounds.
func (s *State) Ring() {
	s.journal = journal{}
	if s.Over {
		return
	}
	s.Rung = true
	if !s.Dealt {
		s.endRound()
	}
}

// Look is what the seat may know.
func (s *State) Look(by game.Seat) game.View {
	v := game.View{Public: s.Public, Seat: by, Facts: s.Table}
	if by < game.Seat(s.N) {
		v.Hand = s.core.Hand(by)
		v.Moves = s.Moves(nil, by)
		v.Lawful = v.Moves
		if !s.Assisted && len(v.Moves) > 0 && s.Leader != game.NoSeat {
			v.Lawful = game.AppendMoves(nil, game.Plays, s.core.Legal())
		}
	}
	return v
}

// CopyFrom makes this state equal to another.
func (s *State) CopyFrom(other game.State) { *s = *other.(*State) }
