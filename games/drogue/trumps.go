package drogue

import (
	"bivouac/card"
	"bivouac/game"
)

// announcements lists what the speaker may say, §5: pass, or a number higher than the best so far or equal to it.
func (s *State) announcements(dst []game.Move, by game.Seat) []game.Move {
	// §9: a tell that one shall not announce binds where only true tells are allowed.
	if !s.Silence.Bound.Has(by) {
		numbers := Counts(s.core.Hands[by])
		if !s.Assisted {
			numbers = 0xFC // §8: any number 2 to 7
		}
		for n := max(s.Best, 2); n <= maxCount; n++ {
			if numbers>>n&1 != 0 {
				dst = append(dst, game.MakeMove(Announce, n))
			}
		}
	}
	return append(dst, game.MakeMove(Pass, 0))
}

// announce takes what a speaker says: a number or SaidPass.
func (s *State) announce(by game.Seat, said uint8) {
	s.forgetSalute(by)
	s.Said[by] = said
	s.Spoken |= by.Set()
	s.Silence.Told &^= by.Set() // §9: one tell before one's announcement or pass, one from there to one's first card
	if said != SaidPass {
		s.Best = max(s.Best, said)
		s.Watch.Announced |= by.Set()
		if s.Watch.Settled[ActAnnounce].Has(by) { // §8, once for each act: in a new round this is a new one
			s.Watch.Settled[ActAnnounce] &^= by.Set()
			s.Watch.Caught &^= by.Set()
			s.secret.falsely &^= by.Set()
		}
		if Counts(s.core.Hands[by])>>said&1 == 0 {
			s.secret.falsely |= by.Set()
		}
		if s.Assisted {
			s.Holds[by] = Jacks // §5: no Jack, no announcement
		}
	}
	if s.answered(by) {
		s.compare()
	}
}

// compare ends the round: if the best number was said more than once, those players state a point.
func (s *State) compare() {
	var best game.Seats
	for p := range game.Seat(4) {
		if s.Best > 0 && s.Said[p] == s.Best && !s.Struck.Has(p) {
			best |= p.Set()
		}
	}
	switch best.Len() {
	case 0:
		s.passedOut()
	case 1:
		s.win(best.First())
	default:
		s.ask(Pointing, best)
	}
}

// pointings lists the points that may be stated, §5: any that one of the suits of that count can give.
func (s *State) pointings(dst []game.Move, by game.Seat) []game.Move {
	set := points(s.core.Hands[by], s.Best)
	for p := uint8(0); p <= maxPoint; p++ {
		if !s.Assisted || set[p/64]>>(p%64)&1 != 0 {
			dst = append(dst, game.MakeMove(Point, p))
		}
	}
	return dst
}

// point takes a point stated; the last decides: higher wins, equal: the earlier speaker.
func (s *State) point(by game.Seat, stated uint8) {
	s.Stated[by] = stated
	if set := points(s.core.Hands[by], s.Best); set[stated/64]>>(stated%64)&1 == 0 {
		s.secret.falsely |= by.Set()
	}
	if !s.answered(by) {
		return
	}
	winner := game.NoSeat
	for i := range game.Seat(4) {
		p := (s.Dealer + 1 + i) & 3
		if s.Stated[p] != unstated && (winner == game.NoSeat || s.Stated[p] > s.Stated[winner]) {
			winner = p
		}
	}
	s.win(winner)
}

// win lets the winner of the round show. §8: a winner who cannot show takes the peg, is struck out, and the others speak
// a new round from the dealer's right.
func (s *State) win(by game.Seat) {
	s.Number = s.Best
	if canShow(s.core.Hands[by], s.Best, s.Stated[by]) {
		s.ask(Making, by.Set())
		return
	}
	if !s.Watch.Caught.Has(by) { // §8, one per act: a challenge has given the peg
		s.punish(by, CauseCannotShow)
	}
	s.Watch.Settled[ActAnnounce] |= by.Set()
	s.Struck |= by.Set()
	s.Best, s.Number = 0, 0
	for p := range game.Seat(4) {
		s.Stated[p] = unstated
		if !s.Struck.Has(p) {
			s.Said[p] = SaidNothing
		}
	}
	if !s.ask(Announcing, game.AllSeats(4)&^s.Struck) {
		s.passedOut()
	}
}

// show: the winner names the trump suit and shows exactly as many cards as he announced. He "has made the cards", §5.
func (s *State) show(by game.Seat, m game.Move) {
	suit, left := Showing(m)
	hand := s.core.Hands[by]
	s.Maker, s.Trumps = by, suit
	s.Made = ShownOf(hand, suit, left)
	s.Shown[by] |= s.Made
	s.Denied[by] |= s.rest()
	s.Leader = s.Next(s.Dealer) // §6: the dealer's right neighbour leads, whoever made trumps
	s.core.start(s.core.Hands, &s.Rules, suit, s.Leader)
	s.Phase, s.Asked, s.Awaits = Playing, 0, s.Leader.Set()
}

// rest is what the showing proves the maker not to hold: what is shown is always the suit's plain cards and all Jacks
// less at most one card, and one is left out only of four Jacks or of eight cards.
func (s *State) rest() card.Set {
	plain, js := Plain(s.Trumps)&^s.Made, Jacks&^s.Made
	switch {
	case s.Quatre.Has(s.Maker): // the one left out is the fourth Jack
		return plain
	case (s.Made&Jacks).Len() == 3 && !s.Assisted: // the call may have been forgotten
		if s.Number == maxCount {
			return 0
		}
		return plain
	case s.Number == maxCount: // any one may have been left out
		return 0
	}
	return plain | js
}

// passedOut: §5, all pass: void deal, the same dealer deals again. §2: three of them without a played deal between:
// the deal moves on and counts as played, nobody gains or loses.
func (s *State) passedOut() {
	if s.Rules.Discipline == Strict {
		for p := range game.Seat(4) {
			s.forgetQuatre(p)
		}
	}
	s.note(entry{kind: voidAllPass})
	if s.PassedOut++; s.PassedOut == 3 {
		s.PassedOut = 0
		s.Completed++
		s.Dealer = s.Next(s.Dealer)
	}
	s.prepare()
}

// maySalute: §4 step 7, the fourth owes it before his own announcement or pass.
func (s *State) maySalute(by game.Seat) bool {
	return s.OwesSalute == by && s.Phase == Announcing && !s.Spoken.Has(by) && !s.Saluted.Has(by)
}

// mayQuatre: §5, the holder of all four Jacks must call before his announcement or pass.
func (s *State) mayQuatre(by game.Seat) bool {
	return s.Phase == Announcing && !s.Spoken.Has(by) && !s.Quatre.Has(by) && s.core.Hands[by]&Jacks == Jacks
}

// forgetSalute: §4 step 7, forgotten: one punishment peg.
func (s *State) forgetSalute(by game.Seat) {
	if s.maySalute(by) && s.Rules.Discipline == Strict {
		s.punish(by, CauseForgotSalute)
	}
}

// forgetQuatre: §5, forgotten: one punishment peg.
func (s *State) forgetQuatre(by game.Seat) {
	if s.dealt[by]&Jacks == Jacks && !s.Quatre.Has(by) {
		s.punish(by, CauseForgotQuatre)
	}
}
