package record

import (
	"bivouac/game"
	"bivouac/shuffle"
)

// Sealed is the deal that is sealed and not yet revealed, 0 for what is drawn before the first; who has added to it,
// and whether it takes contributions still. ok is false where no deal is sealed.
func (f *Fold) Sealed() (deal int, given game.Seats, takes, ok bool) {
	if f.open == nil || f.open.seal == "" {
		return 0, 0, false, false
	}
	return int(f.open.deal.Number), f.open.given, !f.open.shut, true
}

// Added is the contributions to the deal that is sealed and not yet revealed.
func (f *Fold) Added() (out []Adds) {
	if f.open != nil {
		for s := range f.open.given.Each() {
			out = append(out, Adds{Seat: s, Adds: f.open.adds[s].String()})
		}
	}
	return out
}

// SealOf is the seal of the deal that is sealed and not yet revealed.
func (f *Fold) SealOf() (seal string, ok bool) {
	if f.open == nil || f.open.seal == "" {
		return "", false
	}
	return f.open.seal, true
}

// Finished tells whether the sealed deal is settled or void, so that its seed must be revealed before anything else.
func (f *Fold) Finished() bool {
	return f.open != nil && f.open.seal != "" && f.open.dealt != nil && f.settled()
}

// SealsNext tells whether the next deal may be sealed now.
func (f *Fold) SealsNext() bool { return f.open == nil && !f.State.Open().Over }

// DealOf names a deal of this match, as its seeds and seals do.
func (f *Fold) DealOf(number int) shuffle.Deal {
	return shuffle.Deal{Table: f.Head.Table, Number: uint64(number)}
}

// Dealing is the line of the sealed deal when its pack is cut at cut, 1 to one less than there are cards; 0: where the
// contribution of the cutter says. It is called where State.Open().WantsDeal().
func (f *Fold) Dealing(seed shuffle.Seed, cut int) Deal {
	p := f.State.Open()
	pack := f.shuffled(shuffle.New(seed, f.open.adds, f.open.deal))
	if cut == 0 {
		cut = f.open.adds[f.Cutter()].Cut(pack.N)
	}
	slots := f.slots(pack.Set())
	if cut > 0 && cut < pack.N { // the line of any other cut is refused
		pack.Cut(cut)
	}
	hands, rest := handsOf(&pack, slots, len(f.Players))
	return Deal{int(f.open.deal.Number), p.Dealer, cut, hands, rest}
}

// Cutter is who cuts the deal that comes: the seat before its dealer.
func (f *Fold) Cutter() game.Seat {
	n := game.Seat(len(f.Players))
	return (f.State.Open().Dealer + n - 1) % n
}
