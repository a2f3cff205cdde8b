package drogue

import (
	"bivouac/card"
	"bivouac/game"
)

// draw draws partners by the Kings, §2: the pack is dealt face up, the first card to the place at the host's right, place 1,
// and on to the right; who has a King is passed over from then on.
func draw(set game.Settings, p *card.Pack) (d game.Draw, ok bool) {
	if set["partners"] != "kings" {
		return d, false
	}
	var drew []game.Seat // in the order in which their Kings came
	var kings [4]card.Suit
	place := game.Seat(0)
	for _, c := range p.Cards[:p.N] {
		for place = (place + 1) & 3; game.SeatsOf(drew...).Has(place); {
			place = (place + 1) & 3
		}
		d.Cards = append(d.Cards, c)
		if c.Rank() != card.King {
			continue
		}
		drew = append(drew, place)
		if kings[place] = c.Suit(); len(drew) == 4 {
			break
		}
	}
	d.From, d.Dealer = seatByKings(drew, kings)
	return d, true
}

// seatByKings: Kings of one colour are partners; the first King's player keeps his place, his partner goes opposite, the other two
// sit in the order in which their Kings came, the first of them on his right; the first King deals.
func seatByKings(drew []game.Seat, kings [4]card.Suit) (from []game.Seat, dealer game.Seat) {
	first := drew[0]
	from = make([]game.Seat, 4)
	from[first] = first
	right := (first + 1) & 3
	for _, p := range drew[1:] {
		if red(kings[p]) == red(kings[first]) {
			from[(first+2)&3] = p
		} else {
			from[right] = p
			right = (first + 3) & 3
		}
	}
	return from, first
}

func red(s card.Suit) bool { return s == card.Diamonds || s == card.Hearts }
