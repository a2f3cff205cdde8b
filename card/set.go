package card

import (
	"fmt"
	"iter"
	"math/bits"
	"sort"
	"strings"
)

// Set is a set of cards, sixteen bits a suit: packs of 32, 52 and 53 cards are one type, and an order cannot be represented.
type Set uint64

// All is every card there is, the joker too.
const All = Set(0x9FFF_1FFF_1FFF_1FFF)

// SetOf makes a set of the cards given.
func SetOf(cards ...Card) Set {
	var s Set
	for _, c := range cards {
		s |= c.Set()
	}
	return s
}

// OfSuit is all cards printed with the suit.
func OfSuit(s Suit) Set {
	if s > Spades {
		return 0
	}
	return 0x1FFF << (16 * s)
}

// OfRank is the four cards of the rank.
func OfRank(r Rank) Set { return 0x0001_0001_0001_0001 << r }

// From is the cards of the ranks r … A in all suits.
func From(r Rank) Set {
	var s Set
	for ; r <= Ace; r++ {
		s |= OfRank(r)
	}
	return s
}

// Has tells whether the card is in the set.
func (s Set) Has(c Card) bool { return s&c.Set() != 0 }

// Len counts the cards.
func (s Set) Len() int { return bits.OnesCount64(uint64(s)) }

// First is the lowest card by number, None of an empty set.
func (s Set) First() Card {
	if s == 0 {
		return None
	}
	return Card(bits.TrailingZeros64(uint64(s)))
}

// Last is the highest card by number, None of an empty set.
func (s Set) Last() Card {
	if s == 0 {
		return None
	}
	return Card(63 - bits.LeadingZeros64(uint64(s)))
}

// Nth is the n-th card counted from 0, None past the end.
func (s Set) Nth(n int) Card {
	// What is left without the first one, two and three is worked out before n is looked at, and then chosen without a branch:
	// n is mostly random and comes late, small, so that nobody could predict one.
	for {
		one := s & (s - 1)
		two := one & (one - 1)
		three := two & (two - 1)
		if n > 3 {
			s = three & (three - 1)
			n -= 4
			continue
		}
		if n&1 != 0 {
			s, two = one, three
		}
		if n&2 != 0 {
			s = two
		}
		return s.First()
	}
}

// Each goes through the cards in order of their numbers: suits C D H S, low to high.
func (s Set) Each() iter.Seq[Card] {
	return func(yield func(Card) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// Cards lists the cards in order of their numbers.
func (s Set) Cards() []Card {
	out := make([]Card, 0, s.Len())
	for ; s != 0; s &= s - 1 {
		out = append(out, s.First())
	}
	return out
}

// Texts lists the cards in canonical text, sorted by text, as public answers give them.
func (s Set) Texts() []string {
	out := make([]string, 0, s.Len())
	for c := range s.Each() {
		out = append(out, c.String())
	}
	sort.Strings(out)
	return out
}

// String is the cards in order of their numbers with spaces between, as records write hands.
func (s Set) String() string {
	var b strings.Builder
	for c := range s.Each() {
		if b.Len() > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(c.String())
	}
	return b.String()
}

// ParseSet reads cards with spaces between; a card named twice is an error.
func ParseSet(text string) (Set, error) {
	var s Set
	for _, word := range strings.Fields(text) {
		c, err := Parse(word)
		if err != nil {
			return 0, err
		}
		if s.Has(c) {
			return 0, fmt.Errorf("%s is named twice", c)
		}
		s |= c.Set()
	}
	return s, nil
}
