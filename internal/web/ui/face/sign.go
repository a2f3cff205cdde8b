package face

import "bivouac/card"

// Sign is a movement of the face by which a mute player tells his partner something. A card is two signs, suit then rank.
type Sign string

// The signs of the mute game. The first four are in the booklet, the rest is ours.
const (
	Clubs    Sign = "clubs"    // jaw twisted to one side
	Diamonds Sign = "diamonds" // glance at the sky
	Ace      Sign = "ace"      // one eye squeezed shut
	Pass     Sign = "pass"     // flat hand swept across the table
	Hearts   Sign = "hearts"   // hand laid on the heart
	Spades   Sign = "spades"   // edge of a flat hand upright before the chin, like a pike's blade
	King     Sign = "king"     // salute
	Queen    Sign = "queen"    // lips pursed for a kiss
	Jack     Sign = "jack"     // tip of the tongue
	Ten      Sign = "ten"      // both cheeks puffed
	Nine     Sign = "nine"     // thumb
	Eight    Sign = "eight"    // one shoulder
	Seven    Sign = "seven"    // both shoulders
	Number   Sign = "number"   // fingers on the table edge
	Nothing  Sign = "nothing"  // both eyes shut
	Trump    Sign = "trump"    // knuckle on the table
)

// SuitSign is the sign for a suit.
func SuitSign(s card.Suit) Sign { return [...]Sign{Clubs, Diamonds, Hearts, Spades}[s] }

// RankSign is the sign for a rank from seven to ace.
func RankSign(r card.Rank) Sign {
	return [...]Sign{Seven, Eight, Nine, Ten, Jack, Queen, King, Ace}[r-card.Seven]
}

// hand is the hand that acts in a sign, if one does.
func hand(s Sign, fingers int) string {
	switch s {
	case Hearts, Spades, King, Nine:
		return group("hand", use("hand-"+string(s)))
	case Pass, Trump:
		return group("hand", use("table-edge"), moving("arm", "hand-"+string(s)), moving("whoosh", "whoosh-"+string(s)))
	case Number:
		return group("hand", use("table-edge"), fingersOf(fingers))
	}
	return ""
}

// fingersOf lays up to four fingers of one hand on the table edge, and those beyond with the other hand.
func fingersOf(n int) string {
	one := [...]string{"", "fingers-1", "fingers-2", "fingers-3", "fingers-4"}
	switch {
	case n < 1:
		return ""
	case n <= 4:
		return placed(one[n], "translate(60 0)")
	case n <= 6:
		return placed(one[4], "translate(36 0)") + placed(one[n-4], "translate(88 0)")
	}
	return placed(one[4], "translate(36 0)") + placed(one[min(n-4, 4)], "translate(90 0)")
}
