package drogue

import (
	"bivouac/card"
	"bivouac/game"
)

// prepare goes to step 1 of the next deal: the cut, at which who is punished names Jacks.
func (s *State) prepare() {
	s.Dealt, s.Armed = false, false
	s.Watch = Watch{} // §8: from the act until the settlement; what is done after that belongs to the next deal
	s.Parade = s.Rung || s.Rules.Length > 0 && s.Completed >= uint16(s.Rules.Length)
	var asked game.Seats
	for p := range game.Seat(4) {
		s.Named[p], s.NoseJack[p] = 0, card.None
		if s.relievable(p) > 0 {
			asked |= p.Set()
		}
	}
	if !s.ask(AtTheCut, asked) {
		s.Phase = WantsPack
	}
}

// relievable is how many Jacks the player names, §4 step 1: one for each punishment peg and for a black nose, three at most.
func (t *Table) relievable(p game.Seat) int {
	n := int(t.Punishment[p])
	if t.Black.Has(p) {
		n++
	}
	return min(n, 3)
}

// namings lists what may be named: so many different Jacks of J♣ J♠ J♥, never J♦; with a black nose also which is the nose's:
// with three pegs or more he may give one of the three to it, with fewer one of those named is the nose's anyway.
func (s *State) namings(dst []game.Move, by game.Seat) []game.Move {
	n := s.relievable(by)
	last := uint8(0)
	if s.Black.Has(by) {
		last = 3
	}
	for nose := uint8(0); nose <= last; nose++ {
		for bits := uint8(1); bits < 8; bits++ {
			m := game.MakeMove(Name, nose<<3|bits)
			named, black := Naming(m)
			if named.Len() == n && (black == card.None || named.Has(black)) {
				dst = append(dst, m)
			}
		}
	}
	return dst
}

func (s *State) name(by game.Seat, named card.Set, nose card.Card) {
	// §4 step 1: with fewer than three pegs one of those named is the nose's: the one he says, else the lowest.
	if nose == card.None && s.Black.Has(by) && s.Punishment[by] < 3 {
		for _, j := range Mandrins {
			if named.Has(j) {
				nose = j
			}
		}
	}
	s.Named[by], s.NoseJack[by] = named, nose
	if s.answered(by) {
		s.Phase = WantsPack
	}
}

// Deal deals, §4 step 2: 8 each in packets of 4 or 2 from the dealer's right.
func (s *State) Deal(p *card.Pack) {
	s.journal.n = 0
	packets := packetsOfFour[:]
	if s.Rules.PacketsOfTwo {
		packets = packetsOfTwo[:]
	}
	s.DealOut(p, s.Next(s.Dealer), packets, s.dealt[:])
	s.core = Core{Hands: s.dealt}
	s.secret = secret{}
	s.Called, s.Freed, s.Lifted, s.Stuck = 0, 0, 0, 0
	s.OwesSalute, s.Saluted, s.Quatre = game.NoSeat, 0, 0
	s.Said, s.Stated = [4]uint8{}, [4]uint8{unstated, unstated, unstated, unstated}
	s.Best, s.Struck, s.Spoken, s.Number, s.Maker, s.Made = 0, 0, 0, 0, game.NoSeat, 0
	s.PlayedBy, s.Points, s.Taken = [4]card.Set{}, [2]uint8{}, [2]card.Set{}
	for i := range s.Laid {
		s.Laid[i], s.Led[i] = noCards, game.NoSeat
	}
	s.JackTricks, s.Silence = 0, Speech{}
	// §4 step 3: every wearer is asked; none in the last parade.
	if s.Parade || !s.ask(NewDeal, s.Wearers()) {
		s.sentries()
	}
}

var (
	noCards       = [4]card.Card{card.None, card.None, card.None, card.None}
	packetsOfFour = [2]int{4, 4}
	packetsOfTwo  = [4]int{2, 2, 2, 2}
)

// redeal: §4 step 3, the first request makes the deal void; §2, the names given at the cut stand and are not asked again.
func (s *State) redeal() {
	s.note(entry{kind: voidRedeal})
	s.Dealt, s.Asked, s.Awaits = false, 0, 0
	s.Phase = WantsPack
	s.Watch = Watch{} // §8: in a void deal open challenges lapse
	s.Parade = s.Rung
}

// ready is the answer of one who is done with a step.
func (s *State) ready(by game.Seat) {
	phase := s.Phase
	if phase == Sentries {
		s.forgetVive(by)
	}
	if !s.answered(by) {
		return
	}
	switch phase {
	case NewDeal:
		s.sentries()
	case Sentries:
		s.relief()
	case Relief:
		s.endRelief()
	case Reckoning:
		if s.Parade {
			s.finish()
		} else {
			s.settle()
		}
	}
}

// sentries begins step 4: if any Jack is named, each of the four calls "Qui vive!" for the named Jacks he holds.
func (s *State) sentries() {
	if s.AllNamed() == 0 || !s.ask(Sentries, game.AllSeats(4)) {
		s.relief()
	}
}

// AllNamed is the Jacks that anybody named.
func (t *Table) AllNamed() card.Set {
	return t.Named[0] | t.Named[1] | t.Named[2] | t.Named[3]
}

// owesVive is the named Jacks that the seat holds and has not called.
func (s *State) owesVive(by game.Seat) card.Set {
	return s.AllNamed() &^ s.Called & s.core.Hands[by]
}

// quiVive: §4 step 4, a called Jack is public. Held by one who named it, it takes off the punishment peg, or the black nose,
// for which he named it; held by another, the namer keeps his peg.
func (s *State) quiVive(by game.Seat, j card.Card) {
	s.Called |= j.Set()
	s.Shown[by] |= j.Set()
	if !s.Named[by].Has(j) {
		return
	}
	s.Freed |= j.Set()
	cause := CauseQuiVive
	if s.NoseJack[by] == j {
		cause = CauseQuiViveNose
		s.Black &^= by.Set()
	} else if s.Punishment[by] > 0 {
		s.Punishment[by]--
	}
	s.note(entry{kind: pegsMoved, cause: cause, seat: by})
}

// forgetVive: §4 step 4, owed and not called at ready: one punishment peg for each Jack, the relief is lost.
func (s *State) forgetVive(by game.Seat) {
	owed := s.owesVive(by)
	if s.Assisted {
		s.Denied[by] |= s.AllNamed() &^ s.Called
		return
	}
	if s.Rules.Discipline == Strict {
		for range owed.Len() {
			s.punish(by, CauseForgotVive)
		}
	}
}

// relief begins step 5: every player who may release shows Jacks, or says ready.
func (s *State) relief() {
	if !s.ask(Relief, s.MayRelease) {
		s.toArms()
	}
}

// lifters is the Jacks that the seat may show to take a peg off the nose, §4 step 5: other than J♦, none that freed its holder
// in step 4 and none shown before.
func (s *State) lifters(by game.Seat) card.Set {
	if !s.MayRelease.Has(by) || s.Nose[by] == 0 {
		return 0
	}
	return s.core.Hands[by] & Jacks &^ Mandrins[3].Set() &^ s.Freed &^ s.Lifted
}

// lift: §4 step 5, one Jack lifts one nose peg; by option the first lifts them all.
func (s *State) lift(by game.Seat, j card.Card) {
	s.Lifted |= j.Set()
	s.Shown[by] |= j.Set()
	if s.Rules.ReleaseAll {
		s.Nose[by] = 0
	} else {
		s.Nose[by]--
	}
	// §4 step 5: no peg left on his own nose: he may release no more; he still says ready.
	if s.Nose[by] == 0 {
		s.MayRelease &^= by.Set()
	}
	s.note(entry{kind: pegsMoved, cause: CauseRelease, seat: by})
}

// endRelief: §4 step 5, who was asked and still has a nose peg stands in the sentry box.
func (s *State) endRelief() {
	s.Stuck = s.MayRelease
	s.toArms()
}

// toArms begins step 6: the first player from the dealer on who does not wear calls, the dealer if all wear.
// The last parade ends here instead, §10.
func (s *State) toArms() {
	if s.Parade {
		s.reckon()
		return
	}
	caller := s.Dealer
	for i := range game.Seat(4) {
		if p := (s.Dealer + i) & 3; !s.Wears(p) {
			caller = p
			break
		}
	}
	s.ask(ToArms, caller.Set())
}

// auxArmes: all pegs are on from here; §4 step 7: if exactly three wear now, the fourth owes the salute.
func (s *State) auxArmes() {
	s.Armed = true
	if w := s.Wearers(); w.Len() == 3 {
		s.OwesSalute = (game.AllSeats(4) &^ w).First()
	}
	s.ask(Announcing, game.AllSeats(4))
}
