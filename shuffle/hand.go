package shuffle

import (
	"math/bits"

	"bivouac/card"
)

// Way is how the pack of a match is shuffled. Its text is public and never changes.
type Way string

const (
	// Evenly is the way of Shuffler.Pack: every order of the cards is as likely as any other.
	Evenly Way = ""
	// ByHand is as people do it, from the order in which the cards were gathered. It is not even: cards that lay together
	// tend to stay together, and most orders cannot come at all.
	ByHand Way = "hand"
)

// Known tells whether there is such a way.
func (w Way) Known() bool { return w == Evenly || w == ByHand }

// ByHand shuffles a pack as it lies: overhand, one riffle, overhand. It takes five words of the generator, two for each
// overhand, and leaves the pack uncut.
//
// After Bayer and Diaconis, “Trailing the dovetail shuffle to its lair” (1992), 52 cards need seven riffles to be mixed. Of three
// no player at our tables would see anything in his hand, since what still lies together is dealt apart; so it is one. Among
// four players at Drogue five cards of a suit then come in 6.5 of 100 hands, and evenly shuffled in 4.5.
func (s Shuffler) ByHand(p card.Pack) card.Pack {
	overhand(&p, s.source.Uint64()&s.source.Uint64())
	riffle(&p, s.source.Uint64())
	overhand(&p, s.source.Uint64()&s.source.Uint64())
	return p
}

// riffle is the model of Gilbert, Shannon and Reeds: each cut, and each way in which the two packets can drop into one another,
// is as likely as any other. A bit for each place, that of the first place the lowest, says so at once: place by place
// comes the next card of the upper packet where the bit is 0, of the lower where it is 1, and the pack was cut to fit.
func riffle(p *card.Pack, word uint64) {
	was := *p
	upper, lower := 0, p.N-bits.OnesCount64(word&(1<<p.N-1))
	for i := range p.N {
		from := &upper
		if word>>i&1 == 1 {
			from = &lower
		}
		p.Cards[i] = was.Cards[*from]
		*from++
	}
}

// overhand is the model of Pemantle, “Randomization time for the overhand shuffle” (1989): packets run off the top of the pack
// into the other hand, one upon the other, so that the last comes to lie on top. A packet ends with each card whose bit is
// set, that of the top card the lowest, and with the last. ByHand sets one bit in four.
func overhand(p *card.Pack, ends uint64) {
	was := *p
	top := p.N
	for from, i := 0, 0; i < p.N; i++ {
		if ends>>i&1 == 1 || i == p.N-1 {
			top -= i + 1 - from
			copy(p.Cards[top:], was.Cards[from:i+1])
			from = i + 1
		}
	}
}

// Trick is a trick that was won: its cards in the order in which they were played.
type Trick struct {
	Winner int // the seat
	Cards  []card.Card
}

// Played is how a deal lies when it is over.
type Played struct {
	Dealer int
	Tricks []Trick     // in the order in which they were won
	Lying  []card.Card // played to a trick that was not finished, in order
	Hands  []card.Set  // what each seat still holds
}

// Gather puts the cards of a deal together as they lie when it is over. Every player has turned his tricks over one upon
// the other; the dealer's neighbour lays down his pile, and the others put theirs under it in turn. Under them come the cards
// of a trick that was not finished, what the players still held, in turn, and what nobody was dealt; each hand, and the rest,
// in the order of a new pack.
func Gather(cards card.Set, d *Played) card.Pack {
	var p card.Pack
	put := func(cards ...card.Card) { p.N += copy(p.Cards[p.N:], cards) }
	seats := len(d.Hands)
	for i := range seats {
		for t := len(d.Tricks) - 1; t >= 0; t-- {
			if d.Tricks[t].Winner == (d.Dealer+1+i)%seats {
				put(d.Tricks[t].Cards...)
			}
		}
	}
	put(d.Lying...)
	for i := range seats {
		put(d.Hands[(d.Dealer+1+i)%seats].Cards()...)
	}
	put((cards &^ p.Set()).Cards()...)
	return p
}
