package drogue

import (
	"bivouac/card"
	"bivouac/game"
)

// Watch is what everybody has seen of the acts that can cost a peg, and which of them were challenged, §8.
type Watch struct {
	OutOfTurn [4]uint8      // tricks in which the seat put a card down out of turn, bit 0 the first
	Announced game.Seats    // has announced a number in this deal
	Caught    game.Seats    // whose last announcement was challenged rightly
	Talked    game.Seats    // has talked while mute
	Unasked   game.Seats    // and without leave: everybody heard whether it had been granted
	Settled   [6]game.Seats // acts without a trick that were challenged, by Act
	TrickDone [4]uint8      // cards challenged, by seat and trick
	TurnDone  [4]uint8
	ViveDone  card.Set // named Jacks challenged
}

// secret is what nobody sees: who offended.
type secret struct {
	revoked [4]uint8   // tricks in which the seat's card broke its duty, bit 0 the first
	falsely game.Seats // has announced what no suit of his gives
}

// tricksOf is the tricks to which the seat has played, a bit each.
func (t *Table) tricksOf(p game.Seat) uint8 { return uint8(1<<t.PlayedBy[p].Len() - 1) }

// acted tells whether there is such an act of the seat to challenge still.
func (t *Table) acted(p game.Seat, a Act, number int) bool {
	bit := uint8(1) << (number - 1)
	switch a {
	case ActTrick:
		return t.Dealt && t.tricksOf(p)&^t.Watch.TrickDone[p]&bit != 0
	case ActTurn:
		return t.Watch.OutOfTurn[p]&^t.Watch.TurnDone[p]&bit != 0
	}
	if number != 1 || t.Watch.Settled[a].Has(p) || !t.Dealt && a != ActTalk {
		return false
	}
	switch a {
	case ActSalute:
		return t.OwesSalute == p && t.Spoken.Has(p) && !t.Saluted.Has(p)
	case ActQuatre:
		return t.Spoken.Has(p) && !t.Quatre.Has(p)
	case ActAnnounce:
		return t.Watch.Announced.Has(p)
	case ActTalk:
		return t.Watch.Talked.Has(p)
	}
	return false
}

// viveOpen is the named Jacks that nobody called and nobody challenged, once all four have answered: all 32 cards are out.
func (t *Table) viveOpen() card.Set {
	if t.Phase <= Sentries {
		return 0
	}
	return t.AllNamed() &^ t.Called &^ t.Watch.ViveDone
}

// challenges lists the acts of others that the seat may challenge, possible from the act until the settlement, once for each act.
func (s *State) challenges(dst []game.Move, by game.Seat) []game.Move {
	for p := range game.Seat(4) {
		if p == by {
			continue
		}
		for a := ActTrick; a <= ActTalk; a++ {
			last := 1
			if a <= ActTurn {
				last = 8
			}
			for number := 1; number <= last; number++ {
				if s.acted(p, a, number) {
					dst = append(dst, ChallengeOf(p, a, number))
				}
			}
		}
	}
	// His own forgetting nobody challenges.
	return game.AppendMoves(dst, ChallengeVive, s.viveOpen()&^s.dealt[by])
}

// challenge: right: the peg; wrong: one peg for the challenger.
func (s *State) challenge(by game.Seat, m game.Move) {
	if m.Kind() == ChallengeVive {
		j := card.Card(m.Arg())
		s.Watch.ViveDone |= j.Set()
		for p := range game.Seat(4) {
			if s.dealt[p].Has(j) {
				s.punish(p, CauseCaught)
			}
		}
		return
	}
	p, a, number := Challenged(m)
	bit := uint8(1) << (number - 1)
	right := false
	switch a {
	case ActTrick:
		s.Watch.TrickDone[p] |= bit
		right = s.secret.revoked[p]&bit != 0
	case ActTurn:
		s.Watch.TurnDone[p] |= bit
		right = true
	default:
		s.Watch.Settled[a] |= p.Set()
		switch a {
		case ActSalute:
			right = true
		case ActQuatre:
			right = s.dealt[p]&Jacks == Jacks
		case ActAnnounce:
			if right = s.secret.falsely.Has(p); right {
				s.Watch.Caught |= p.Set()
			}
		case ActTalk:
			right = s.Watch.Unasked.Has(p)
		}
	}
	if right {
		s.punish(p, CauseCaught)
	} else {
		s.punish(by, CauseWronged)
	}
}
