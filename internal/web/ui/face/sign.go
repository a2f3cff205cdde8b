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
func (p *pen) hand(s Sign, fingers int) {
	switch s {
	case Hearts, Spades, King, Nine:
		p.group("hand")
		p.use("hand-", string(s))
		p.end()
	case Pass, Trump:
		p.group("hand")
		p.use("table-edge")
		p.moving("arm", "hand-", string(s))
		p.moving("whoosh", "whoosh-", string(s))
		p.end()
	case Number:
		p.group("hand")
		p.use("table-edge")
		p.fingers(fingers)
		p.end()
	}
}

// fingers lays up to four fingers of one hand on the table edge, and those beyond with the other hand.
func (p *pen) fingers(n int) {
	one := [...]string{"", "fingers-1", "fingers-2", "fingers-3", "fingers-4"}
	switch {
	case n < 1:
	case n <= 4:
		p.placed("translate(60 0)", one[n])
	case n <= 6:
		p.placed("translate(36 0)", one[4])
		p.placed("translate(88 0)", one[n-4])
	default:
		p.placed("translate(36 0)", one[4])
		p.placed("translate(90 0)", one[min(n-4, 4)])
	}
}
