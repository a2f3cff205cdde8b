package napoleon

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// The stakes of §4, made and failed, for each opponent; the Blücher's are agreed.
var stakes = [...][2]int{Two: {2, 2}, Three: {3, 3}, Misere: {3, 3}, Four: {4, 4}, Nap: {10, 5}, Wellington: {20, 10}}

// Stake is what the soloist gets from each opponent for a bid made, and pays to each for one that failed.
func (r *Rules) Stake(b Bid) (win, loss int) {
	if b == Blucher {
		return int(r.Win), int(r.Loss)
	}
	return stakes[b][0], stakes[b][1]
}

// Pay is what each seat gets; times is how often the deal counts. §4: overtricks and the margin of failure count nothing.
func (r *Rules) Pay(seats int, soloist game.Seat, b Bid, made bool, times int) (pay [Seats]int) {
	win, loss := r.Stake(b)
	each := -loss
	if made {
		each = win
	}
	for s := range pay[:seats] {
		pay[s] = -each * times
	}
	pay[soloist] = each * times * (seats - 1)
	return pay
}

// settle pays for a bid that is decided.
func (s *State) settle(made bool) {
	s.Outcome.Paid, s.Outcome.Made, s.Outcome.Times = true, made, s.Times
	s.Outcome.Pay = s.Rules.Pay(int(s.N), s.Soloist, s.Bid, made, int(s.Times))
	for seat, units := range s.Outcome.Pay {
		s.Balances[seat] += units
	}
	s.Times = 1
	s.endDeal()
}

// void ends a deal in which all have passed.
func (s *State) void() {
	s.Outcome.Void = true
	// §2: double: ×2 after one void deal, ×4 after two, ×8 after three or more.
	if s.Rules.AllPass == Double {
		s.Times = min(2*s.Times, 8)
	}
	s.endDeal()
}

// endDeal opens all cards and passes the deal on. §1: left every time, after void deals too.
func (s *State) endDeal() {
	s.Dealt = false
	s.Awaits = 0
	s.Leader, s.Trick = game.NoSeat, trick.Trick{}
	s.Rest = s.Rules.Pack
	for seat := range s.N {
		s.Shown[seat] = s.core.hands[seat]
		s.Hands[seat] = s.core.hands[seat] | card.SetOf(s.Laid[seat][:]...)
		s.Rest &^= s.Hands[seat]
	}
	s.Dealer = (s.Dealer + 1) % game.Seat(s.N)
	s.journal.deal = true
	s.endRound()
}

// endRound ends the match if a round is complete and it was the last. §5: every deal, void or not, counts for the rounds.
func (s *State) endRound() {
	deals, round := int(s.Deals), int(s.N)
	if deals%round != 0 || !s.Rung && (s.Rules.Rounds == 0 || deals < round*int(s.Rules.Rounds)) {
		return
	}
	s.Over = true
	s.journal.result = true
	// §5: the highest balance wins, equal balances share the rank.
	for seat := range game.Seat(s.N) {
		if s.Rank(seat) == 1 {
			s.Winners |= seat.Set()
		} else {
			s.Losers |= seat.Set()
		}
	}
}
