package table

import "bivouac/game"

// Screen is the people who play at one screen, which goes from hand to hand. As long as it is in the hands of one of them it
// shows what he may see; between two of them it shows what all may see, and nobody's hand.
type Screen struct {
	Seats game.Seats // of those for whom no computer plays
	Left  game.Seats // of those who have left
	Next  game.Seat  // whom the table waits for, and not for who sees it; game.NoSeat: nobody of them
	From  game.Seat  // from which seat the table is shown while it is in nobody's hands
}

// Sitter is one of the people at a screen.
type Sitter struct {
	Player Player
	Seat   game.Seat
	Left   bool
}

// Sitting is those of the people at a screen who sit at the table, in the order of the people. One who has left stays away
// when the others come back; where all are gone, the screen was.
func (t *Table) Sitting(people []Player) []Sitter {
	var out []Sitter
	all := true
	for _, p := range people {
		if s, ok := t.SeatOf(p); ok {
			out = append(out, Sitter{p, s, t.left.Has(s)})
			all = all && t.left.Has(s)
		}
	}
	for i := range out {
		out[i].Left = out[i].Left && !all
	}
	return out
}

// Share is what a screen shows that people may share; at is who of them has it in his hands, empty: nobody. Where one of them sits
// at the table, or none, nothing is shared, and it is what he sees.
func (t *Table) Share(people []Player, at Player, here game.Seats) *Sight {
	sitting := t.Sitting(people)
	switch len(sitting) {
	case 0:
		return t.Look(people[0], here)
	case 1:
		return t.Look(sitting[0].Player, here)
	}
	screen, alone, holds := &Screen{Next: game.NoSeat}, Player(""), false
	var staying []Player
	for _, p := range sitting {
		if p.Left {
			screen.Left |= p.Seat.Set()
			continue
		}
		screen.Seats |= p.Seat.Set()
		alone, holds = p.Player, holds || p.Player == at
		staying = append(staying, p.Player)
	}
	here |= screen.Seats // they are asking
	if screen.Seats.Len() == 1 {
		at, holds = alone, true
	}
	var s *Sight
	switch stage := t.stage(); {
	case stage == Gathering, stage == Closed: // there are no hands
		s = t.Look(sitting[0].Player, here)
	case holds && (stage == Playing || screen.Seats.Len() == 1):
		s = t.Look(at, here)
		if awaited := s.awaits() & screen.Seats; !awaited.Has(s.Me) && awaited != 0 {
			screen.Next = awaited.First()
		}
		if s.Asked != nil && !s.Asked.Vote {
			if others := screen.Seats &^ s.Asked.By.Set() &^ s.Asked.Agreed; others != 0 {
				screen.Next = others.First()
			}
		}
	default:
		s = t.look("", here)
		t.lookTogether(s, screen)
	}
	s.Screen, s.Ended = screen, t.lookEnded(staying...)
	return s
}

// lookTogether adds to what everybody may see what people at one screen can do together: for none of it does anybody need to see
// his cards.
func (t *Table) lookTogether(s *Sight, screen *Screen) {
	if awaited := s.awaits() & screen.Seats; awaited != 0 {
		screen.Next = awaited.First()
	}
	s.Watching = t.lookWatchers("", screen.Seats)
	for seat := range screen.Seats.Each() {
		s.Host = s.Host || t.seats[seat].Player == t.host
		if seal := s.Sealing; seal != nil && t.drawing != nil {
			seal.MayAdd = seal.MayAdd || !t.drawing.shown && !t.drawing.given.Has(seat)
			if k := seal.Kings; k != nil && k.From[k.Dealer] == seat && t.drawing.kept == nil {
				seal.MayHandOn, screen.Next = true, seat
			}
		} else if seal != nil {
			_, given, takes := t.gathers()
			seal.MayAdd = seal.MayAdd || takes && !given.Has(seat)
			if t.mayCut(seat) {
				seal.MayCut, screen.Next = true, seat
			}
		}
		if s.Sheet != nil {
			s.Sheet.MayGoOn = s.Sheet.MayGoOn || !t.read.Has(seat)
		}
		if s.Asked != nil {
			s.Asked.Vote = s.Asked.Vote || seat != s.Asked.By && !s.Asked.Agreed.Has(seat)
		}
		s.MayStop = s.MayStop || t.stoppable() && !t.stops.Has(seat)
	}
	screen.From = screen.Seats.First()
	if screen.Next != game.NoSeat {
		screen.From = screen.Next
	}
}

// Sits tells whether the viewer sits at the table, or people at his screen do.
func (s *Sight) Sits() bool { return s.Me != game.Watcher || s.Screen != nil }

// Mine is the seats of the viewer and of all at his screen for whom no computer plays.
func (s *Sight) Mine() game.Seats {
	if s.Screen != nil {
		return s.Me.Set() | s.Screen.Seats
	}
	return s.Me.Set()
}

// Awaited tells whether the match waits for the viewer, or for somebody at his screen.
func (s *Sight) Awaited() bool { return s.awaits()&s.Mine() != 0 }

// awaits is whom the match waits for; before the places are drawn, nobody.
func (s *Sight) awaits() game.Seats {
	if s.View == nil {
		return 0
	}
	return s.View.Awaits
}

// Away tells whether a computer plays for the viewer, and for everybody at his screen.
func (s *Sight) Away() bool {
	mine := s.Mine()
	for seat := range mine.Each() {
		if !s.Seats[seat].Gone {
			return false
		}
	}
	return mine != 0
}
