package drogue

import (
	"bivouac/card"
	"bivouac/trick"
)

// The classes of cards, §1.
const (
	Pack     = card.Set(0x1FE0_1FE0_1FE0_1FE0) // 32 cards, 7 to A
	Jacks    = card.Set(0x0200_0200_0200_0200) // the four Mandrins
	Brisques = card.Set(0x1100_1100_1100_1100) // A and 10
	Figures  = card.Set(0x0C00_0C00_0C00_0C00) // K and Q
)

// Mandrins is the four Jacks, high to low: J♣ (gros Mandrin), J♠, J♥, J♦ (Mandrin chiard).
var Mandrins = [4]card.Card{
	card.Of(card.Jack, card.Clubs), card.Of(card.Jack, card.Spades),
	card.Of(card.Jack, card.Hearts), card.Of(card.Jack, card.Diamonds),
}

// AllPoints are the card points in the pack, CleanPoints how many of them the clean side must make, §7.
const AllPoints, CleanPoints = 120, 41

// Points are the card points of each rank, §1: A 11, 10 10, K 4, Q 3, J 2.
var Points = [16]uint8{card.Ace: 11, card.Ten: 10, card.King: 4, card.Queen: 3, card.Jack: 2}

// DeclarationPoints break equal announcements, §1: A 11, K Q J 10 each 10, 9 8 7 their face value.
var DeclarationPoints = [16]uint8{card.Ace: 11, card.King: 10, card.Queen: 10, card.Jack: 10, card.Ten: 10, card.Nine: 9, card.Eight: 8, card.Seven: 7}

// §1: below the Jacks A 10 K Q 9 8 7, or in natural order A K Q 10 9 8 7. Rank only, never values.
var plainRanks = [2][]card.Rank{
	{card.Ace, card.Ten, card.King, card.Queen, card.Nine, card.Eight, card.Seven},
	{card.Ace, card.King, card.Queen, card.Ten, card.Nine, card.Eight, card.Seven},
}

// orders is what beats what: natural<<2 | trumps.
var orders = func() (all [8]*trick.Order) {
	for i, ranks := range plainRanks {
		for _, suit := range card.Suits {
			trumps := append([]card.Card(nil), Mandrins[:]...)
			for _, r := range ranks {
				trumps = append(trumps, card.Of(r, suit))
			}
			all[i<<2|int(suit)] = trick.NewOrder(Pack, ranks, trumps)
		}
	}
	return all
}()

// OrderOf is what beats what with the given trump suit.
func OrderOf(natural bool, trumps card.Suit) *trick.Order {
	if natural {
		return orders[4|trumps&3]
	}
	return orders[trumps&3]
}

// DutyOf is what must be played on a trick in which led was led and top wins so far, §6.
func DutyOf(o *trick.Order, mustOvertrump bool, led, top card.Card) trick.Duty {
	first, second, third := duty(o, mustOvertrump, o.Suit(led), o.Over(top))
	return trick.Duty{first, second, third}
}

// duty is the three sets of a duty where follow follows the lead and over beats the best card so far.
func duty(o *trick.Order, mustOvertrump bool, follow, over card.Set) (first, second, third card.Set) {
	// §6: Led suit plain and the trick already trumped: any card of the suit, since none beats a trump; not held: a trump.
	// By option over-trumping if one can, else any trump.
	if mustOvertrump && follow&over == 0 {
		return follow, o.Trumps & over, o.Trumps
	}
	// §6: Led suit held: must follow, and must beat the best card so far if one can; not held: must play a trump.
	return follow & over, follow, o.Trumps
}

// PointsOf adds up the card points of a set.
func PointsOf(cards card.Set) int {
	count := func(r card.Rank) int { return int(Points[r]) * (cards & card.OfRank(r)).Len() }
	return count(card.Ace) + count(card.Ten) + count(card.King) + count(card.Queen) + count(card.Jack)
}
