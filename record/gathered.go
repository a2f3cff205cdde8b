package record

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/shuffle"
)

// Before is how the last deal lay that is over; nil before the first is. Of a match whose pack is shuffled by hand the next
// deal depends on it.
func (f *Fold) Before() *shuffle.Played { return f.before }

// shuffled is the pack of the sealed deal, not yet cut: out of a generator where it is shuffled evenly, and by hand from a new
// pack for the first deal, afterwards from the cards as they were gathered.
func (f *Fold) shuffled(s shuffle.Shuffler) card.Pack {
	cards := f.Game.Pack(f.Settings, len(f.Players))
	switch {
	case f.Head.Shuffle == shuffle.Evenly:
		return s.Pack(cards)
	case f.before == nil:
		return s.ByHand(card.NewPack(cards))
	}
	return s.ByHand(shuffle.Gather(cards, f.before))
}

// pile lays a card that was played on the table, and a trick that it ended on the pile of its winner. tricks is how many were
// won before it.
func (d *openDeal) pile(m game.Move, tricks uint8, p *game.Public) {
	if m.Kind() != game.Plays {
		return
	}
	d.lying = append(d.lying, m.Card())
	if p.Last.Number != tricks {
		d.won = append(d.won, shuffle.Trick{Winner: int(p.Last.Winner), Cards: d.lying})
		d.lying = nil
	}
}

// over is how the deal lies when it is settled or void.
func (d *openDeal) over() *shuffle.Played {
	p := &shuffle.Played{Dealer: int(d.dealt.Dealer), Tricks: d.won, Lying: d.lying}
	played := card.SetOf(d.lying...)
	for _, t := range d.won {
		played |= card.SetOf(t.Cards...)
	}
	for _, hand := range d.hands[:len(d.dealt.Hands)] { // after them comes what nobody was dealt
		p.Hands = append(p.Hands, hand&^played)
	}
	return p
}
