// Package card holds the nouns of every card game: suits, ranks, cards, sets of cards and the pack they are dealt from.
package card

import "fmt"

// Suit is one of the four suits, in the order C D H S in which packs are laid out and answers are sorted.
type Suit uint8

// The four suits.
const (
	Clubs Suit = iota
	Diamonds
	Hearts
	Spades
	// NoSuit stands where there is no suit: no trumps yet, or none at all.
	NoSuit Suit = 0xFF
)

// Suits lists the four suits in order.
var Suits = [4]Suit{Clubs, Diamonds, Hearts, Spades}

// Rank is the rank printed on a card. Its number is only the printed order 2 … A; what beats what is for trick.Order to say.
type Rank uint8

// The thirteen printed ranks.
const (
	Two Rank = iota
	Three
	Four
	Five
	Six
	Seven
	Eight
	Nine
	Ten
	Jack
	Queen
	King
	Ace
	joker Rank = 15
)

// Card is suit<<4 | rank. A Card below 64 is also its own bit in a Set.
type Card uint8

const (
	// Joker is the one joker, written XX. It lies behind the ace of spades in a new pack and has no printed suit.
	Joker = Card(Spades)<<4 | Card(joker)
	// None is no card.
	None Card = 0xFF
)

const (
	rankLetters = "23456789TJQKA"
	suitLetters = "CDHS"
)

// Of makes the card of a rank and a suit.
func Of(r Rank, s Suit) Card { return Card(s)<<4 | Card(r) }

// Suit is the printed suit; NoSuit for the joker and for None.
func (c Card) Suit() Suit {
	if c >= Joker {
		return NoSuit
	}
	return Suit(c >> 4)
}

// Rank is the printed rank. The joker has one of its own above the ace.
func (c Card) Rank() Rank { return Rank(c & 15) }

// Set is the set with this one card, empty for None.
func (c Card) Set() Set {
	if c > Joker {
		return 0
	}
	return 1 << c
}

// String is the card in two letters, rank then suit: "TS", "JC"; "XX" for the joker, "--" for None.
func (c Card) String() string {
	switch {
	case c == Joker:
		return "XX"
	case c > Joker || c.Rank() > Ace:
		return "--"
	}
	return rankLetters[c.Rank():][:1] + suitLetters[c>>4:][:1]
}

// String is the letter of the suit, C D H S, or "-".
func (s Suit) String() string {
	if s > Spades {
		return "-"
	}
	return suitLetters[s:][:1]
}

// String is the letter of the rank.
func (r Rank) String() string {
	if r > Ace {
		return "-"
	}
	return rankLetters[r:][:1]
}

// ParseSuit reads one suit letter C D H S.
func ParseSuit(text string) (Suit, error) {
	for s := range Suits {
		if text == suitLetters[s:s+1] {
			return Suit(s), nil
		}
	}
	return NoSuit, fmt.Errorf("%q is no suit: one of C D H S is wanted", text)
}

// ParseRank reads one rank letter 2 … 9 T J Q K A.
func ParseRank(text string) (Rank, error) {
	for r := range len(rankLetters) {
		if text == rankLetters[r:r+1] {
			return Rank(r), nil
		}
	}
	return 0, fmt.Errorf("%q is no rank: one of 2 3 4 5 6 7 8 9 T J Q K A is wanted", text)
}

// Parse reads a card in canonical text: rank then suit, capital letters, as String writes it.
func Parse(text string) (Card, error) {
	if text == "XX" {
		return Joker, nil
	}
	if len(text) == 2 {
		r, errR := ParseRank(text[:1])
		s, errS := ParseSuit(text[1:])
		if errR == nil && errS == nil {
			return Of(r, s), nil
		}
	}
	return None, fmt.Errorf("%q is no card: rank then suit is wanted, as TS for the ten of spades", text)
}
