package napoleon

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// FirstLead is the duty of the soloist who leads the first card. §6: it may not be the joker, and he always holds another.
var FirstLead = trick.Duty{card.All &^ card.Joker.Set()}

// Follow is the duty of who plays after the card led. §3: follow suit if able, otherwise any card.
func Follow(led card.Card, trumps card.Suit) trick.Duty {
	return trick.Duty{OrderOf(trumps).Suit(led)}
}

// Duty is what must be played at this moment of the play.
func (t *Table) Duty() trick.Duty {
	switch {
	case t.Played == 0:
		return FirstLead
	case t.Trick.N == 0:
		return trick.Duty{}
	}
	return Follow(t.Trick.Led(), t.Trumps)
}

// accepted is the cards that the table takes from whose turn it is. §3: strict discipline takes a revoke too;
// the first lead is no matter of following, and the joker is refused there in either discipline.
func (s *State) accepted() card.Set {
	if s.Assisted || s.Played == 0 {
		return s.core.Legal()
	}
	return s.core.Hand(s.core.Turn())
}

// card plays a card.
func (s *State) card(by game.Seat, c card.Card) {
	hand, legal := s.core.Hand(by), s.core.Legal()
	if legal.Has(c) {
		// Certain in strict discipline too: whoever keeps back a card that follows ends the deal by it.
		s.Denied[by] |= s.Duty().Denies(c) & s.Rules.Pack
	}
	s.core.Play(c)
	s.Trumps = s.core.Trumps()
	s.Laid[by][HandSize-s.Held[by]] = c
	s.Held[by]--
	s.Played |= c.Set()
	s.Trick.Cards[s.Trick.N] = c
	s.Trick.N++
	if s.core.best == uint8(by) {
		s.Trick.Best = s.Trick.N - 1
	}
	switch {
	case !legal.Has(c):
		// §3: the first revoke decides and ends the deal: by an opponent the bid is made, by the soloist it is lost.
		s.Outcome.Revoke = Revoke{By: by, Card: c, Held: (hand & legal).First()}
		s.settle(by != s.Soloist)
		return
	case int(s.Trick.N) == int(s.N)-s.Out.Len():
		s.turnTrick()
	}
	if s.core.Done() {
		s.settle(s.core.Made())
		return
	}
	s.Awaits = s.core.Turn().Set()
}

// turnTrick turns a full trick. §3: the winner leads to the next.
func (s *State) turnTrick() {
	winner := s.At(int(s.Trick.Best))
	s.Tricks[winner]++
	s.Last = game.LastTrick{Leader: s.Leader, Winner: winner, Number: s.Last.Number + 1, Trick: s.Trick}
	s.Leader, s.Trick = winner, trick.Trick{}
	s.journal.trick = true
}
