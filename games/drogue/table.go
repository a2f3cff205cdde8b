package drogue

import (
	"bivouac/card"
	"bivouac/game"
)

// Phase is what the match waits for.
type Phase uint8

// The phases in the order in which a deal goes through them, §4 to §7.
const (
	WantsPack  Phase = iota // the pack, cut
	AtTheCut                // step 1: who is punished names Jacks
	NewDeal                 // step 3: wearers may ask for a new deal
	Sentries                // step 4: "Qui vive!"
	Relief                  // step 5: Jacks that take pegs off
	ToArms                  // step 6: "Aux armes!"
	Announcing              // §5: one round, a number or pass
	Pointing                // §5: who said the best number states a point
	Making                  // §5: the winner shows and names trumps
	Playing                 // §6
	Reckoning               // §8, watchful: last chance to challenge
	Ended
)

// Pegs is what the players wear, §3. Seats beyond the fourth stay zero.
type Pegs struct {
	Nose       [4]uint8 // ordinary pegs
	Buttonhole [4]uint8
	Punishment [4]uint8 // pegs of the other colour
	Black      game.Seats
	MayRelease game.Seats
}

// Worn counts the pegs of the player, §10; a black nose is no peg.
func (p *Pegs) Worn(s game.Seat) int {
	return int(p.Nose[s]) + int(p.Buttonhole[s]) + int(p.Punishment[s])
}

// Wears tells whether the player wears any peg.
func (p *Pegs) Wears(s game.Seat) bool {
	return p.Worn(s) > 0
}

// Wearers is all who wear a peg.
func (p *Pegs) Wearers() game.Seats {
	var set game.Seats
	for s := range game.Seat(4) {
		if p.Wears(s) {
			set |= s.Set()
		}
	}
	return set
}

// NoSide is the holder before any side has taken the drogue.
const NoSide = -1

// What a player said when trumps were made.
const (
	SaidNothing = 0
	SaidPass    = 0xFF
)

// Table is the open facts of a match of Drogue.
type Table struct {
	game.Public
	Pegs
	Rules     Rules
	Phase     Phase
	Holder    int8       // the side that carries the drogue, or NoSide
	Completed uint16     // completed deals
	PassedOut uint8      // deals passed out since the last one played
	Rung      bool       // the bell has rung: the next deal is the last parade
	Parade    bool       // this is the last parade
	Asked     game.Seats // who has still to answer in this step

	Named      [4]card.Set // the Jacks that the player named at the cut
	NoseJack   [4]card.Card
	Called     card.Set   // named Jacks called with "Qui vive!"
	Freed      card.Set   // of them those that freed their holder
	Lifted     card.Set   // Jacks shown to take a peg off the nose
	Stuck      game.Seats // who stands in the sentry box
	Armed      bool       // from "Aux armes!" to the settlement
	OwesSalute game.Seat  // the fourth where exactly three wore at "Aux armes!", else NoSeat
	Saluted    game.Seats
	Quatre     game.Seats // who called the four Mandrins

	Said     [4]uint8 // SaidNothing, SaidPass or the number
	Stated   [4]uint8 // the point stated; 0xFF: none
	Best     uint8    // the best number of this round, 0: none
	Struck   game.Seats
	Spoken   game.Seats // who announced or passed at least once in this deal
	Number   uint8      // with which the maker made trumps
	Maker    game.Seat
	Made     card.Set // the cards the maker showed
	PlayedBy [4]card.Set
	Laid     [8][4]card.Card // the card that each seat played to each trick, card.None before that
	Led      [8]game.Seat    // who led to it
	Points   [2]uint8        // card points taken in this deal, by side
	Taken    [2]card.Set
	Before   Settlement // the last deal settled

	JackTricks uint8 // the tricks to which a Jack was played, bit 0 the first

	Silence Speech // §9
	Watch   Watch  // §8
}

// State is a match of Drogue: the table, and what is hidden.
type State struct {
	Table
	core    Core
	dealt   [4]card.Set // the hands as they were dealt
	secret  secret
	journal journal
}

// open opens a match.
func open(set game.Settings, seats int, dealer game.Seat) game.State {
	s := &State{Table: Table{
		Public: game.Public{N: uint8(seats), Dealer: dealer, Trumps: card.NoSuit, Leader: game.NoSeat,
			Last: game.LastTrick{Leader: game.NoSeat, Winner: game.NoSeat}},
		Rules: rulesOf(set), Holder: NoSide, OwesSalute: game.NoSeat, Maker: game.NoSeat,
		Stated: [4]uint8{unstated, unstated, unstated, unstated},
	}}
	s.NoseJack = noCards
	for i := range s.Laid {
		s.Laid[i], s.Led[i] = noCards, game.NoSeat
	}
	s.Assisted = s.Rules.Discipline == Assisted
	return s
}

// Open is the open facts that all games share.
func (s *State) Open() *game.Public { return &s.Public }

// CopyFrom makes this state equal to another of Drogue.
func (s *State) CopyFrom(o game.State) { *s = *o.(*State) }

// Core is the play of the cards from here on, for search.
func (s *State) Core() Core { return s.core }

// Look is what a seat may know.
func (s *State) Look(by game.Seat) game.View {
	v := game.View{Public: s.Public, Seat: by, Facts: s.Table}
	if by >= 4 {
		return v
	}
	v.Hand = s.core.Hands[by]
	v.Moves = s.Moves(nil, by)
	v.Asides = s.Asides(nil, by)
	for _, m := range v.Moves {
		if s.lawful(by, m) {
			v.Lawful = append(v.Lawful, m)
		}
	}
	return v
}

// Side is the side of a seat: partners sit opposite each other, §2.
func Side(s game.Seat) int { return int(s & 1) }

// fromRight is the first of a set of seats from the dealer's right round to the dealer himself, NoSeat of none.
func (t *Table) fromRight(set game.Seats) game.Seat {
	for i := range game.Seat(4) {
		if s := (t.Dealer + 1 + i) & 3; set.Has(s) {
			return s
		}
	}
	return game.NoSeat
}

// ask fixes who is asked in a step; it tells whether anybody is.
func (t *Table) ask(phase Phase, who game.Seats) bool {
	t.Phase, t.Asked = phase, who
	t.Awaits = t.fromRight(who).Set()
	return who != 0
}

// answered takes a seat off the list of those who are asked; it tells whether the step is over.
func (t *Table) answered(by game.Seat) bool {
	t.Asked &^= by.Set()
	t.Awaits = t.fromRight(t.Asked).Set()
	return t.Asked == 0
}

// Moves appends the due moves that the table accepts from the seat.
func (s *State) Moves(dst []game.Move, by game.Seat) []game.Move {
	if !s.Awaits.Has(by) {
		return dst
	}
	if s.awaitsClerk(by) {
		return dst
	}
	hand := s.core.Hands[by]
	switch s.Phase {
	case AtTheCut:
		return s.namings(dst, by)
	case NewDeal:
		// §4 step 3: only without any K or Q.
		if hand&Figures == 0 {
			dst = append(dst, game.MakeMove(Redeal, 0))
		}
		return append(dst, game.MakeMove(Ready, 0))
	case Sentries:
		dst = append(dst, game.MakeMove(Ready, 0))
		return game.AppendMoves(dst, QuiVive, s.owesVive(by))
	case Relief:
		dst = append(dst, game.MakeMove(Ready, 0))
		return game.AppendMoves(dst, Release, s.lifters(by))
	case ToArms:
		return append(dst, game.MakeMove(AuxArmes, 0))
	case Announcing:
		return s.announcements(dst, by)
	case Pointing:
		return s.pointings(dst, by)
	case Making:
		shows(hand, s.Number, s.Stated[by], func(suit card.Suit, left card.Card) bool {
			dst = append(dst, ShowOf(suit, left))
			return true
		})
		return dst
	case Playing:
		if s.Assisted {
			return game.AppendMoves(dst, game.Plays, s.core.Legal())
		}
		return game.AppendMoves(dst, game.Plays, hand)
	case Reckoning:
		return append(dst, game.MakeMove(Ready, 0))
	}
	return dst
}

// lawful tells whether a due move of Moves is no offence.
func (s *State) lawful(by game.Seat, m game.Move) bool {
	switch m.Kind() {
	case game.Plays:
		return s.core.Legal().Has(m.Card())
	case Announce:
		return Counts(s.core.Hands[by])>>m.Arg()&1 != 0
	case Point:
		// Who has announced what no suit of his gives has no true point left; the offence was the announcement, §8.
		set := points(s.core.Hands[by], s.Best)
		return set == [2]uint64{} || set[m.Arg()/64]>>(m.Arg()%64)&1 != 0
	}
	return true
}

// Owed is the call that the seat owes: "Qui vive!", "Aux armes!", the salute, the four Mandrins; in assisted also
// the ready of the step of "Qui vive!", where nothing is left to choose.
func (s *State) Owed(by game.Seat) (game.Move, bool) {
	switch {
	case by >= 4: // a watcher
	case s.Phase == Sentries && s.Awaits.Has(by):
		if owed := s.owesVive(by); owed != 0 {
			return game.MakeMove(QuiVive, uint8(owed.First())), true
		}
		return game.MakeMove(Ready, 0), s.Assisted
	case s.Phase == ToArms && s.Awaits.Has(by):
		return game.MakeMove(AuxArmes, 0), true
	case s.maySalute(by):
		return game.MakeMove(Salute, 0), true
	// §8: right after "Aux armes!" the salute, then the four Mandrins.
	case s.mayQuatre(by) && !(s.Assisted && s.OwesSalute != game.NoSeat && s.maySalute(s.OwesSalute)):
		return game.MakeMove(Quatre, 0), true
	}
	return 0, false
}

// awaitsClerk tells whether a call of the seat has to be made first, §8, be it that another's call comes before it.
func (s *State) awaitsClerk(by game.Seat) bool {
	_, owes := s.Owed(by)
	return s.Assisted && (owes || s.mayQuatre(by))
}

// Play makes a move.
func (s *State) Play(by game.Seat, m game.Move) {
	s.journal.n = 0
	if m.Aside() {
		s.aside(by, m)
		return
	}
	s.Turn++
	switch m.Kind() {
	case game.Plays:
		s.play(by, m.Card())
	case Name:
		named, nose := Naming(m)
		s.name(by, named, nose)
	case Redeal:
		s.redeal()
	case Ready:
		s.ready(by)
	case QuiVive:
		s.quiVive(by, card.Card(m.Arg()))
	case Release:
		s.lift(by, card.Card(m.Arg()))
	case AuxArmes:
		s.auxArmes()
	case Announce:
		s.announce(by, m.Arg())
	case Pass:
		s.announce(by, SaidPass)
	case Point:
		s.point(by, m.Arg())
	case Show:
		s.show(by, m)
	}
}

// Ring folds the bell, §10: the deal in play is finished, then follows the last parade. Names already given stand.
func (s *State) Ring() {
	s.journal.n = 0
	s.Rung = true
	if !s.Dealt {
		s.Parade = true
	}
}
