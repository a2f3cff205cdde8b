package trick

import "bivouac/card"

// Duty is what must be played: a card of the first of these sets of which one is held, else any card.
// The same value gives the legal cards, the sentence that refuses another card, and what a play proves about the hidden hand.
type Duty [3]card.Set

// Legal is the cards of the hand that may be played.
func (d Duty) Legal(hand card.Set) card.Set { return Legal(hand, d[0], d[1], d[2]) }

// Legal is Duty.Legal for a duty in three single sets: an array would go through memory, and search calls this most.
func Legal(hand, first, second, third card.Set) card.Set {
	// From the weakest to the strongest, so that each step is a move and no branch: in a playout none is foreseen.
	legal := hand
	if held := third & hand; held != 0 {
		legal = held
	}
	if held := second & hand; held != 0 {
		legal = held
	}
	if held := first & hand; held != 0 {
		legal = held
	}
	return legal
}

// Denies is what playing c shows its player not to hold: every set of the duty that comes before the one with c.
// That is certain only where the rules are enforced.
func (d Duty) Denies(c card.Card) card.Set {
	var none card.Set
	for _, s := range d {
		if s.Has(c) {
			return none
		}
		none |= s
	}
	return none
}

// Rung is the place of the first set of the duty of which the hand holds a card; len(d) where any card may be played.
func (d Duty) Rung(hand card.Set) int {
	for i, s := range d {
		if s&hand != 0 {
			return i
		}
	}
	return len(d)
}
