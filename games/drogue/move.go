package drogue

import (
	"bivouac/card"
	"bivouac/game"
)

// The due moves, beside game.Plays.
const (
	Name     game.Kind = 1 + iota // at the cut: the Jacks named for relief, bits of Mandrins; <<3: 1 + which of them is the nose's
	Redeal                        // asks for a new deal
	Ready                         // is done with this step
	QuiVive                       // calls "Qui vive!" for the Jack
	Release                       // shows the Jack to take a peg off the nose
	AuxArmes                      // calls "Aux armes!"
	Announce                      // announces the number
	Pass                          // passes
	Point                         // states the point
	Show                          // shows and names trumps: suit<<6 | the card left out, nothing: allShown
)

// The asides.
const (
	Salute        game.Kind = game.Asides + iota // "Salut à mes honorables factionnaires!"
	Quatre                                       // "Qui vive pour les quatre Mandrins!"
	Tell                                         // tells the table something about the hand: a Topic and its argument
	Parole                                       // "Je demande la parole"
	Accord                                       // "Accordée", to the seat
	Speak                                        // a mute player's free message
	OutOfTurn                                    // puts the card down without being awaited; it goes back
	Challenge                                    // challenges an act of a seat
	ChallengeVive                                // challenges that nobody called the named Jack
)

// allShown is the argument of Show, below the suit, where no card stays hidden.
const allShown = 0x3F

// Topic is what a tell is about, the high three bits of its argument; the low five are the argument of the topic.
type Topic uint8

// The topics of tells, §9.
const (
	TellSuit    Topic = iota // I hold a plain card of it
	TellRank                 // I hold one
	TellCard                 // I hold it
	TellNumber               // it is the count of one of my suits
	TellTrump                // I hold one
	TellPass                 // I shall not announce
	TellNothing              // no Jack, Ace or Ten
)

// TellOf is the move of a tell.
func TellOf(t Topic, arg uint8) game.Move { return game.MakeMove(Tell, uint8(t)<<5|arg) }

// TellCardOf is the move that tells a card.
func TellCardOf(c card.Card) game.Move {
	return TellOf(TellCard, uint8(c.Suit())<<3|uint8(c.Rank()-card.Seven))
}

// Told takes a tell apart: its topic and, as far as the topic has them, suit, rank, card and number.
func Told(m game.Move) (t Topic, s card.Suit, r card.Rank, c card.Card, number int) {
	t, arg := Topic(m.Arg()>>5), m.Arg()&31
	switch t {
	case TellSuit:
		s = card.Suit(arg & 3)
	case TellRank:
		r = card.Seven + card.Rank(arg&7)
	case TellCard:
		c = card.Of(card.Seven+card.Rank(arg&7), card.Suit(arg>>3))
	case TellNumber:
		number = int(arg)
	}
	return t, s, r, c, number
}

// Act is what a challenge is about.
type Act uint8

// The acts that can be challenged, §8.
const (
	ActTrick    Act = iota // a card of the numbered trick
	ActTurn                // a card out of turn in the numbered trick
	ActSalute              // the salute was owed and not made
	ActQuatre              // the four Mandrins were held and not called
	ActAnnounce            // an announcement that no suit of his gives
	ActTalk                // talk of a mute player
)

// ChallengeOf is the move that challenges an act of a seat; number is the trick, 1 … 8, for ActTrick and ActTurn, else 1.
func ChallengeOf(seat game.Seat, a Act, number int) game.Move {
	return game.MakeMove(Challenge, uint8(seat)<<6|uint8(a)<<3|uint8(number-1))
}

// Challenged takes a challenge apart.
func Challenged(m game.Move) (seat game.Seat, a Act, number int) {
	return game.Seat(m.Arg() >> 6), Act(m.Arg() >> 3 & 7), int(m.Arg()&7) + 1
}

// ShowOf is the move that shows the suit with left staying hidden, card.None: nothing does.
func ShowOf(s card.Suit, left card.Card) game.Move {
	arg := uint8(allShown)
	if left != card.None {
		arg = uint8(left)
	}
	// A Card has its suit in two bits and its rank in four: six bits in all.
	return game.MakeMove(Show, uint8(s)<<6|arg)
}

// Showing takes a Show apart: the trump suit and the card that stays hidden, card.None: none does.
func Showing(m game.Move) (s card.Suit, left card.Card) {
	s, left = card.Suit(m.Arg()>>6), card.Card(m.Arg()&allShown)
	if left == allShown {
		left = card.None
	}
	return s, left
}

// Naming takes a Name apart: the Jacks named and which of them is the nose's, card.None: not said.
func Naming(m game.Move) (named card.Set, nose card.Card) {
	nose = card.None
	for i, j := range Mandrins[:3] {
		if m.Arg()>>i&1 != 0 {
			named |= j.Set()
		}
	}
	if n := m.Arg() >> 3; n >= 1 && n <= 3 {
		nose = Mandrins[n-1]
	}
	return named, nose
}
