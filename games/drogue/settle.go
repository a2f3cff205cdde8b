package drogue

import "bivouac/game"

// maxPegs: §3, counters stop at 99.
const maxPegs = 99

// Disgraces is the vilenies of a side, §7.
type Disgraces uint8

// The four disgraces.
const (
	Capot Disgraces = 1 << iota
	Debrisque
	Defigure
	CourteQueue
)

// Texts lists the disgraces by the names that records use, never nil.
func (d Disgraces) Texts() []string {
	out := []string{}
	for i, name := range [...]string{"capot", "debrisque", "defigure", "courteQueue"} {
		if d>>i&1 != 0 {
			out = append(out, name)
		}
	}
	return out
}

// CountOf is what a deal brought each side.
type CountOf struct {
	Points  [2]uint8
	Tricks  [2]uint8
	Brisque [2]bool // has an A or 10 in its tricks
	Figure  [2]bool // has a K or Q in its tricks
}

// Settlement is how a deal was settled.
type Settlement struct {
	Count     CountOf
	Disgraces [2]Disgraces
	Mover     int8 // the side that takes the drogue, or NoSide
	Holder    int8 // who held it before, or NoSide
	Pegs      Pegs // before the settlement
}

// Settle settles a deal, §7: it changes the pegs, and tells who holds the drogue now. holder is who held it, or NoSide.
func Settle(r *Rules, holder int8, pegs *Pegs, n CountOf) (now int8, st Settlement) {
	st = Settlement{Count: n, Mover: NoSide, Holder: holder, Pegs: *pegs}
	clean := int8(NoSide)
	if holder != NoSide {
		clean = 1 - holder
	}
	for side := range int8(2) {
		// A capot swallows the other two.
		switch {
		case n.Tricks[side] == 0:
			st.Disgraces[side] |= Capot
		default:
			if !n.Brisque[side] {
				st.Disgraces[side] |= Debrisque
			}
			if !n.Figure[side] {
				st.Disgraces[side] |= Defigure
			}
		}
		if side == clean && n.Points[side] == CleanPoints-1 {
			st.Disgraces[side] |= CourteQueue
		}
	}
	switch {
	case holder == NoSide:
		// The first deal is judged by points alone; 60:60: nobody, the next deal is again the first.
		if n.Points[0] < n.Points[1] {
			st.Mover = 0
		} else if n.Points[1] < n.Points[0] {
			st.Mover = 1
		}
	case n.Points[clean] < CleanPoints || st.Disgraces[clean]&(Capot|Debrisque|Defigure) != 0:
		st.Mover = clean
	}
	for p := range game.Seat(4) {
		side := int8(Side(p))
		more := uint8(0)
		switch {
		case st.Disgraces[side]&Capot != 0:
			more = r.CapotPegs
		case st.Disgraces[side]&(Debrisque|CourteQueue) != 0:
			more = 1
		}
		switch {
		case st.Pegs.Nose[p] > 0:
			// Recharger: who wears takes more for a disgrace. Rengagé: one more if he is taken with fewer than 31.
			pegs.Nose[p] += more
			if side == st.Mover && holder != NoSide && n.Points[side] < 31 {
				pegs.Nose[p]++
			}
		case side == st.Mover:
			// Who wears none takes one with the drogue, for a capot its pegs, and no extra peg.
			pegs.Nose[p] = 1
			if st.Disgraces[side]&Capot != 0 {
				pegs.Nose[p] = r.CapotPegs
			}
		}
		// Défiguré: a peg in the buttonhole.
		if st.Disgraces[side]&Defigure != 0 {
			pegs.Buttonhole[p]++
		}
		// By option every loss adds a peg to the side under the drogue.
		if r.EveryLossAdds && holder == side && st.Mover == NoSide && n.Points[holder] < n.Points[clean] {
			pegs.Nose[p]++
		}
		pegs.Nose[p], pegs.Buttonhole[p] = min(pegs.Nose[p], maxPegs), min(pegs.Buttonhole[p], maxPegs)
	}
	if st.Mover == NoSide {
		return holder, st
	}
	// Who was under the drogue and wears on the nose still may release; who takes it may not.
	for p := range game.Seat(4) {
		switch side := int8(Side(p)); {
		case side == st.Mover, side == holder && pegs.Nose[p] == 0:
			pegs.MayRelease &^= p.Set()
		case side == holder:
			pegs.MayRelease |= p.Set()
		}
	}
	return st.Mover, st
}

// reckon comes after the last card, and at the end of the last parade. §8: in watchful discipline each of the four answers
// ready once more; until the last of them each may challenge.
func (s *State) reckon() {
	if s.Rules.Discipline == Watchful {
		s.ask(Reckoning, game.AllSeats(4))
		return
	}
	if s.Parade {
		s.finish()
	} else {
		s.settle()
	}
}

// settle settles the deal that was played and goes on to the next.
func (s *State) settle() {
	if s.Rules.Discipline == Strict {
		s.findOut()
	}
	n := CountOf{Points: s.core.Points(), Tricks: s.core.Tricks}
	for side, taken := range s.core.Taken {
		n.Brisque[side], n.Figure[side] = taken&Brisques != 0, taken&Figures != 0
	}
	s.Holder, s.Before = Settle(&s.Rules, s.Holder, &s.Pegs, n)
	s.note(entry{kind: settled})
	s.Completed++
	s.PassedOut = 0
	s.Dealer = s.Next(s.Dealer) // §2: next deal one seat to the right
	s.prepare()
}

// findOut: §8, a false loser is found out at settlement only if he has no Jack.
func (s *State) findOut() {
	for p := range (s.secret.falsely &^ s.Struck).Each() {
		if s.dealt[p]&Jacks == 0 {
			s.punish(p, CauseNoJack)
		}
	}
}

// finish ends the match after the last parade, §10: the side with fewer pegs has won; equal: fewer black noses, then the side
// not under the drogue, else a draw.
func (s *State) finish() {
	s.Dealt, s.Armed, s.Over, s.Phase = false, false, true, Ended
	s.Asked, s.Awaits = 0, 0
	var weight [2]int
	for p := range game.Seat(4) {
		// Pegs count before black noses, and these before the drogue.
		weight[Side(p)] += 100 * s.Worn(p)
		if s.Black.Has(p) {
			weight[Side(p)] += 10
		}
	}
	if s.Holder != NoSide {
		weight[s.Holder]++
	}
	sides := [2]game.Seats{game.SeatsOf(0, 2), game.SeatsOf(1, 3)}
	switch {
	case weight[0] < weight[1]:
		s.Winners, s.Losers = sides[0], sides[1]
	case weight[1] < weight[0]:
		s.Winners, s.Losers = sides[1], sides[0]
	}
	s.note(entry{kind: ended})
}
