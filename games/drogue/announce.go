package drogue

import "bivouac/card"

// maxCount: §5, never more than seven.
const maxCount = 7

// Plain is the cards of the suit that are no Jacks.
func Plain(s card.Suit) card.Set { return card.OfSuit(s) & Pack &^ Jacks }

// Count is the count of a suit in a hand, §5: its plain cards and the Jacks; 0 where it cannot be announced.
// At least one plain card and one Jack; of four Jacks only three count; never more than seven.
func Count(hand card.Set, s card.Suit) int {
	p, j := (hand & Plain(s)).Len(), (hand & Jacks).Len()
	if p == 0 || j == 0 {
		return 0
	}
	return min(p+min(j, 3), maxCount)
}

// Counts is the numbers that a hand may announce, bit n for the number n.
func Counts(hand card.Set) uint8 {
	var set uint8
	for _, s := range card.Suits {
		set |= 1 << Count(hand, s)
	}
	return set &^ 1
}

// Left is the cards of which the one who makes trumps in the suit chooses one to keep hidden, §5:
// of four Jacks one of them, else of eight cards any, but the Jack that is the only one.
// Empty: he shows all he has.
func Left(hand card.Set, s card.Suit) card.Set {
	own, j := hand&Plain(s), hand&Jacks
	switch {
	case j.Len() == 4:
		return j
	case own.Len()+j.Len() <= maxCount:
		return 0
	case j.Len() == 1:
		return own
	}
	return own | j
}

// OfferedLeft is the card kept hidden in the showing that is offered first, §5: of four Jacks J♣,
// else of eight cards the plain one of lowest declaration points; card.None where nothing stays hidden.
func OfferedLeft(hand card.Set, s card.Suit) card.Card {
	left := Left(hand, s)
	switch {
	case left == 0:
		return card.None
	case left == Jacks:
		return Mandrins[0]
	}
	best := card.None
	for c := range (left & Plain(s)).Each() {
		if best == card.None || DeclarationPoints[c.Rank()] < DeclarationPoints[best.Rank()] {
			best = c
		}
	}
	return best
}

// ShownOf is the cards shown when left stays hidden: the suit's plain cards and all Jacks, less that card.
func ShownOf(hand card.Set, s card.Suit, left card.Card) card.Set {
	return hand & (Plain(s) | Jacks) &^ left.Set()
}

// PointOf adds up the declaration points of a set, §1.
func PointOf(cards card.Set) int {
	n := 0
	for ; cards != 0; cards &= cards - 1 {
		n += int(DeclarationPoints[cards.First().Rank()])
	}
	return n
}

// unstated stands where no point was stated.
const unstated = 0xFF

// shows goes through the showings of a hand that fit a number and, unless it is unstated, a point, ascending as moves.
// It stops when yield answers false.
func shows(hand card.Set, number, point uint8, yield func(s card.Suit, left card.Card) bool) {
	for _, s := range card.Suits {
		if Count(hand, s) != int(number) {
			continue
		}
		left := Left(hand, s)
		if left == 0 {
			if fitsPoint(hand, s, card.None, point) && !yield(s, card.None) {
				return
			}
			continue
		}
		for l := range left.Each() {
			if fitsPoint(hand, s, l, point) && !yield(s, l) {
				return
			}
		}
	}
}

func fitsPoint(hand card.Set, s card.Suit, left card.Card, point uint8) bool {
	return point == unstated || PointOf(ShownOf(hand, s, left)) == int(point)
}

// canShow tells whether a hand can show a number and, unless it is unstated, a point.
func canShow(hand card.Set, number, point uint8) bool {
	can := false
	shows(hand, number, point, func(card.Suit, card.Card) bool { can = true; return false })
	return can
}

// points is the points that a hand can state for a number, a bit each; the highest possible is 71.
func points(hand card.Set, number uint8) (set [2]uint64) {
	shows(hand, number, unstated, func(s card.Suit, left card.Card) bool {
		p := PointOf(ShownOf(hand, s, left))
		set[p/64] |= 1 << (p % 64)
		return true
	})
	return set
}

// maxPoint: seven cards, the ace and six tens' worth.
const maxPoint = 71
