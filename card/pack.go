package card

// Pack is cards in dealing order, the top first. It is a value: copying it copies the cards.
type Pack struct {
	Cards [53]Card
	N     int
}

// NewPack lays out a set as a new pack: C D H S, low to high, the joker last.
func NewPack(cards Set) Pack {
	var p Pack
	for c := range cards.Each() {
		p.Cards[p.N] = c
		p.N++
	}
	return p
}

// Cut takes n cards from the top and puts them at the bottom. n is 0 … N.
func (p *Pack) Cut(n int) {
	was := *p
	for i := range p.N {
		p.Cards[i] = was.Cards[(i+n)%p.N]
	}
}

// Set is the cards of the pack without their order.
func (p *Pack) Set() Set { return SetOf(p.Cards[:p.N]...) }
