package game

import (
	"bivouac/card"
	"bivouac/trick"
)

// DealOut deals the pack in packets, round after round, to the seats from first on, passing over who sits out.
// It sets Held and clears what the public facts say of the deal before. hands has a set for each seat.
func (p *Public) DealOut(pack *card.Pack, first Seat, packets []int, hands []card.Set) {
	top := 0
	clear(hands)
	for _, size := range packets {
		s := first
		for range int(p.N) - p.Out.Len() {
			hands[s] |= card.SetOf(pack.Cards[top : top+size]...)
			top += size
			s = p.Next(s)
		}
	}
	p.Deals++
	p.Dealt = true
	p.Trumps = card.NoSuit
	p.Leader = NoSeat
	p.Trick = trick.Trick{}
	p.Last = LastTrick{Leader: NoSeat, Winner: NoSeat}
	p.Played = 0
	p.Tricks = [MaxSeats]uint8{}
	p.Held = [MaxSeats]uint8{}
	p.Shown, p.Denied, p.Holds = [MaxSeats]card.Set{}, [MaxSeats]card.Set{}, [MaxSeats]card.Set{}
	for s := range hands {
		p.Held[s] = uint8(hands[s].Len())
	}
}
