package drogue

import (
	"bivouac/card"
	"bivouac/game"
)

// Speech is the flags of talking and signs, §9. Each is cleared by its seat's own card, Told by its announcement or pass too.
type Speech struct {
	Told    game.Seats // has sent its tell
	Asked   game.Seats // has said "Je demande la parole"
	Granted game.Seats // and was answered "Accordée"
	Spoke   game.Seats // has talked while mute
	Bound   game.Seats // has told that it will not announce, which binds; until the next deal
}

// clear takes the flags of a seat back at its own card.
func (f *Speech) clear(by game.Seat) {
	f.Told &^= by.Set()
	f.Asked &^= by.Set()
	f.Granted &^= by.Set()
	f.Spoke &^= by.Set()
}

// Mute tells whether the player may not speak: in the mute game from "Aux armes!" to the settlement whoever wears any peg,
// otherwise whoever wears a punishment peg, §9.
func (t *Table) Mute(s game.Seat) bool {
	return t.Rules.Mute && (t.Punishment[s] > 0 || t.Armed && t.Wears(s))
}

// Asides appends the asides that the table accepts from the seat.
func (s *State) Asides(dst []game.Move, by game.Seat) []game.Move {
	if by >= 4 || s.Over {
		return dst
	}
	if s.awaitsClerk(by) {
		return dst
	}
	if s.maySalute(by) {
		dst = append(dst, game.MakeMove(Salute, 0))
	}
	if s.mayQuatre(by) {
		dst = append(dst, game.MakeMove(Quatre, 0))
	}
	dst = s.tells(dst, by)
	dst = s.paroles(dst, by)
	// §8: a card out of turn, from the showing to the last card by one who is not awaited, once a trick and player.
	if s.mayStepOut(by) {
		dst = game.AppendMoves(dst, OutOfTurn, s.core.Hands[by])
	}
	if s.Rules.Discipline == Watchful {
		dst = s.challenges(dst, by)
	}
	return dst
}

func (s *State) aside(by game.Seat, m game.Move) {
	switch m.Kind() {
	case Salute:
		s.Saluted |= by.Set()
	case Quatre:
		s.Quatre |= by.Set()
		s.Shown[by] |= Jacks
	case Tell:
		s.tell(by, m)
	case Parole:
		s.Silence.Asked |= by.Set()
	case Accord:
		s.Silence.Granted |= game.Seat(m.Arg()).Set()
	case Speak:
		s.speak(by)
	case OutOfTurn:
		s.stepOut(by, card.Card(m.Arg()))
	case Challenge, ChallengeVive:
		s.challenge(by, m)
	}
}

// mayTell: §9, from "Aux armes!" on one tell before one's announcement or pass, one from there to one's first card,
// one between two cards of one's own, none after the last.
func (s *State) mayTell(by game.Seat) bool {
	return s.Armed && s.Phase >= Announcing && s.Phase <= Playing && s.Held[by] > 0 && !s.Silence.Told.Has(by)
}

// tells lists the tells: only true ones, or by option any.
func (s *State) tells(dst []game.Move, by game.Seat) []game.Move {
	if !s.mayTell(by) {
		return dst
	}
	hand, free := s.core.Hands[by], s.Rules.FreeTells
	for _, suit := range card.Suits {
		if free || hand&Plain(suit) != 0 {
			dst = append(dst, TellOf(TellSuit, uint8(suit)))
		}
	}
	for r := card.Seven; r <= card.Ace; r++ {
		if free || hand&card.OfRank(r) != 0 {
			dst = append(dst, TellOf(TellRank, uint8(r-card.Seven)))
		}
	}
	for cards := Pack; cards != 0; cards &= cards - 1 {
		if c := cards.First(); free || hand.Has(c) {
			dst = append(dst, TellCardOf(c))
		}
	}
	counts := Counts(hand)
	for n := uint8(2); n <= maxCount; n++ {
		if free || counts>>n&1 != 0 {
			dst = append(dst, TellOf(TellNumber, n))
		}
	}
	if s.Trumps != card.NoSuit && (free || hand&s.core.Order().Trumps != 0) {
		dst = append(dst, TellOf(TellTrump, 0))
	}
	if s.Phase == Announcing && s.Asked.Has(by) && !s.Awaits.Has(by) {
		dst = append(dst, TellOf(TellPass, 0))
	}
	if free || hand&(Brisques|Jacks) == 0 {
		dst = append(dst, TellOf(TellNothing, 0))
	}
	return dst
}

// tell makes a tell known. A true one is as good as a card shown; a free one proves nothing.
func (s *State) tell(by game.Seat, m game.Move) {
	s.Silence.Told |= by.Set()
	if s.Rules.FreeTells {
		return
	}
	t, suit, r, c, _ := Told(m)
	switch t {
	case TellSuit:
		s.Holds[by] = Plain(suit) &^ s.Played
	case TellRank:
		s.Holds[by] = card.OfRank(r) &^ s.Played
	case TellCard:
		s.Shown[by] |= c.Set()
	case TellTrump:
		s.Holds[by] = s.core.Order().Trumps &^ s.Played
	case TellPass:
		s.Silence.Bound |= by.Set()
	case TellNothing:
		s.Denied[by] |= Brisques | Jacks
	}
}

// paroles lists what the mute game allows: to ask for the word, to grant it to an opponent, to speak.
func (s *State) paroles(dst []game.Move, by game.Seat) []game.Move {
	if !s.Rules.Mute {
		return dst
	}
	if s.Mute(by) && !s.Silence.Asked.Has(by) {
		dst = append(dst, game.MakeMove(Parole, 0))
	}
	for p := range game.Seat(4) {
		if Side(p) != Side(by) && s.Silence.Asked.Has(p) && !s.Silence.Granted.Has(p) {
			dst = append(dst, game.MakeMove(Accord, uint8(p)))
		}
	}
	// Talking without leave is refused where the rules are enforced, and punished elsewhere.
	if s.Mute(by) && !s.Silence.Spoke.Has(by) && (!s.Assisted || s.Silence.Granted.Has(by)) {
		dst = append(dst, game.MakeMove(Speak, 0))
	}
	return dst
}

// speak: after "Accordée" one free message. §8: talking while mute costs a peg, at most once between two cards of one's own.
func (s *State) speak(by game.Seat) {
	s.Silence.Spoke |= by.Set()
	leave := s.Silence.Granted.Has(by)
	if s.Rules.Discipline == Strict && !leave {
		s.punish(by, CauseTalk)
	}
	if s.Rules.Discipline == Watchful {
		s.Watch.Talked |= by.Set()
		if s.Watch.Settled[ActTalk].Has(by) { // a new act; what nobody has challenged yet can still be
			s.Watch.Settled[ActTalk] &^= by.Set()
			s.Watch.Unasked &^= by.Set()
		}
		if !leave {
			s.Watch.Unasked |= by.Set()
		}
	}
}

// mayStepOut: §8, a card out of turn is possible from the showing to the last card by one who is not awaited,
// once a trick and player.
func (s *State) mayStepOut(by game.Seat) bool {
	return !s.Assisted && s.Phase == Playing && !s.Awaits.Has(by) && s.Watch.OutOfTurn[by]>>s.Last.Number&1 == 0
}

// stepOut: the card goes back, known to all.
func (s *State) stepOut(by game.Seat, c card.Card) {
	s.Watch.OutOfTurn[by] |= 1 << s.Last.Number
	s.Shown[by] |= c.Set()
	if s.Rules.Discipline == Strict {
		s.punish(by, CauseTurn)
	}
}
