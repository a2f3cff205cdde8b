package napoleon

import "bivouac/game"

// Bid is what a player calls in the auction; of two bids the greater is the higher.
type Bid uint8

// The calls, rising. §2: Two < Three < Misère < Four < Nap < Wellington < Blücher.
const (
	Pass Bid = iota
	Two
	Three
	Misere
	Four
	Nap
	Wellington
	Blucher
	// Silent is no call: the player has not spoken.
	Silent Bid = 0xFF
)

// Bids is the kind of move that calls a bid; its argument is the Bid.
const Bids game.Kind = 1

// BidMove is the move that calls the bid.
func BidMove(b Bid) game.Move { return game.MakeMove(Bids, uint8(b)) }

// Tricks is how many tricks the bid promises; none for a misère and a pass.
func (b Bid) Tricks() uint8 { return [...]uint8{0, 2, 3, 0, 4, 5, 5, 5}[b&7] }

// Over tells whether the table allows the bid b when high is the highest so far, Pass where there is none.
// §2: each bids higher than the last; Wellington goes only over Nap and Blücher only over Wellington.
func (r *Rules) Over(high, b Bid) bool {
	switch b {
	case Wellington:
		return high == Nap
	case Blucher:
		return high == Wellington && r.Win > 0
	}
	return b > high && b < Wellington
}

// Closed tells whether nothing can follow the highest bid.
func (r *Rules) Closed(high Bid) bool {
	for b := Two; b <= Blucher; b++ {
		if r.Over(high, b) {
			return false
		}
	}
	return true
}

// MustBid tells whether the next to speak may not pass: under dealerTwo the dealer, if all others have.
func (r *Rules) MustBid(high Bid, last bool) bool {
	return r.AllPass == DealerTwo && last && high == Pass
}

// calls appends the calls that the table accepts from whose turn it is to speak.
func (s *State) calls(dst []game.Move) []game.Move {
	if !s.Rules.MustBid(s.Bid, s.Awaits == s.Dealer.Set()) {
		dst = append(dst, BidMove(Pass))
	}
	for b := Two; b <= Blucher; b++ {
		if s.Rules.Over(s.Bid, b) {
			dst = append(dst, BidMove(b))
		}
	}
	return dst
}

// call makes a call. §2: one round from the dealer's left, and nobody speaks twice.
func (s *State) call(by game.Seat, b Bid) {
	s.Calls[by] = b
	if b != Pass {
		s.Bid, s.Soloist = b, by
	}
	next := s.Next(by)
	switch {
	case s.Calls[next] == Silent && !s.Rules.Closed(s.Bid):
		s.Awaits = next.Set()
	case s.Soloist != game.NoSeat:
		s.core = s.Contract(s.Soloist, s.Bid, s.core.hands[:s.N])
		s.Leader, s.Awaits = s.Soloist, s.Soloist.Set() // §3: the soloist leads
	default:
		s.void()
	}
}
