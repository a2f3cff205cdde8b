package drogue

import (
	"math/bits"

	"bivouac/card"
	"bivouac/game"
)

// play plays a card. §6: at a card, in this order: its offence, black nose, buttonhole off, the four Jacks.
func (s *State) play(by game.Seat, c card.Card) {
	duty, legal := s.core.Duty(), s.core.Legal()
	number := s.Last.Number // of this trick, counted from 0
	if s.Trick.N == 0 {
		s.Leader, s.Led[number] = by, by
	}
	s.Laid[number][by] = c
	s.Trick.Add(s.core.Order(), c)
	complete := s.core.Play(c)
	s.Played |= c.Set()
	s.PlayedBy[by] |= c.Set()
	s.Held[by]--
	s.Shown[by] &^= c.Set()
	s.Silence.clear(by)
	if s.Holds[by].Has(c) {
		s.Holds[by] = 0
	}
	if s.Assisted {
		if s.Trick.N > 1 {
			s.Denied[by] |= duty.Denies(c)
		}
	} else {
		s.judge(by, c, legal)
	}
	if complete {
		s.turnTrick()
	}
	if s.Rules.FourJacks && Jacks.Has(c) {
		s.judgeFourJacks(by, c, legal)
	}
	if !complete {
		s.Awaits = s.core.Turn().Set()
		return
	}
	s.Leader = s.core.Turn()
	if s.core.Done() {
		s.Leader = game.NoSeat
		s.reckon()
		return
	}
	s.Awaits = s.core.Turn().Set()
}

// judge: §8, a card that fails to follow, to beat or to trump although it could stands, and costs a peg.
// The four Mandrins not called cost theirs when the fourth of them is played.
func (s *State) judge(by game.Seat, c card.Card, legal card.Set) {
	strict := s.Rules.Discipline == Strict
	if !legal.Has(c) {
		if strict {
			s.punish(by, s.revoke(c))
		} else {
			s.secret.revoked[by] |= 1 << s.Last.Number
		}
	}
	if strict && Jacks.Has(c) && s.PlayedBy[by]&Jacks == Jacks {
		s.forgetQuatre(by)
	}
}

// revoke is what a card on the table failed to do, as everybody sees it: what its player held instead stays hidden.
func (s *State) revoke(c card.Card) Cause {
	switch o := s.core.Order(); {
	case o.Suit(s.Trick.Led()).Has(c):
		return CauseNotBeaten
	case !o.Trumps.Has(c):
		return CauseNotTrumped
	case s.Trick.Top() != c && s.Rules.MustOvertrump:
		return CauseNotOvertrumped
	}
	return CauseNotFollowed
}

// turnTrick gives the trick to its winner.
func (s *State) turnTrick() {
	winner := s.core.Turn()
	s.Tricks[winner]++
	s.Last = game.LastTrick{Leader: s.Leader, Winner: winner, Number: s.Last.Number + 1, Trick: s.Trick}
	s.Points, s.Taken = s.core.Points(), s.core.Taken
	cards := s.Trick.Set()
	s.note(entry{kind: trickWon})
	s.Trick.N, s.Trick.Best = 0, 0

	// §6: the player who made trumps and sees the trump Ace that he held won by anybody else gets a black mark at once.
	ace := card.Of(card.Ace, s.Trumps)
	if cards.Has(ace) && s.PlayedBy[s.Maker].Has(ace) && winner != s.Maker && !s.Black.Has(s.Maker) {
		s.Black |= s.Maker.Set()
		s.note(entry{kind: pegsMoved, cause: CauseBlackNose, seat: s.Maker})
	}
	// §6: buttonhole off when that player himself wins a trick that contains a K or Q, one trick one peg.
	if s.Buttonhole[winner] > 0 && cards&Figures != 0 {
		s.Buttonhole[winner]--
		s.note(entry{kind: pegsMoved, cause: CauseButtonhole, seat: winner})
	}
}

// judgeFourJacks: §6, variant: the four Jacks were all played by one side, and no trick without one of them lies between
// the first and the last of them: the player of the fourth takes a punishment peg, unless it was his only legal card.
func (s *State) judgeFourJacks(by game.Seat, c card.Card, legal card.Set) {
	number := s.Last.Number // of the trick the Jack went to, counted from 0
	if s.Trick.N == 0 {
		number--
	}
	s.JackTricks |= 1 << number
	side := s.PlayedBy[by] | s.PlayedBy[by^2]
	if side&Jacks != Jacks || legal == c.Set() {
		return
	}
	if unbroken(s.JackTricks) {
		s.punish(by, CauseFourJacks)
	}
}

// unbroken tells whether the tricks, a bit each, follow each other without a gap.
func unbroken(tricks uint8) bool {
	run := tricks >> bits.TrailingZeros8(tricks)
	return run&(run+1) == 0
}

// punish puts one punishment peg on; counters stop at 99.
func (s *State) punish(by game.Seat, cause Cause) {
	s.Punishment[by] = min(s.Punishment[by]+1, maxPegs)
	s.note(entry{kind: pegsMoved, cause: cause, seat: by})
}
