package thumb

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
	"bivouac/trick"
)

// eye is a player's view of the trick in hand.
type eye struct {
	v      *game.View
	t      *drogue.Table
	o      *trick.Order
	unseen card.Set // cards in other hands
}

// choose is the card to play.
func choose(v *game.View, t *drogue.Table) card.Card {
	e := eye{v: v, t: t, o: drogue.OrderOf(t.Rules.Natural, t.Trumps)}
	e.unseen = drogue.Pack &^ v.Played &^ v.Hand
	var legal card.Set
	for _, m := range v.Lawful {
		legal |= m.Card().Set()
	}
	if legal.Len() == 1 {
		return legal.First()
	}
	if v.Trick.N == 0 {
		return e.best(legal, e.lead)
	}
	return e.best(legal, e.follow)
}

func (e *eye) best(legal card.Set, worth func(card.Card) int) card.Card {
	best, top := legal.First(), -1<<31
	for c := range legal.Each() {
		if w := worth(c); w > top {
			best, top = c, w
		}
	}
	return best
}

// others is the unseen cards that some of the seats may hold.
func (e *eye) others(seats game.Seats) card.Set {
	var may card.Set
	for s := range seats.Each() {
		may |= e.unseen &^ e.t.Denied[s]
	}
	for s := range game.Seat(4) {
		if !seats.Has(s) {
			may &^= e.t.Shown[s]
		}
	}
	return may
}

// opponents is both of them.
func (e *eye) opponents() game.Seats {
	return game.SeatsOf((e.v.Seat+1)&3, (e.v.Seat+3)&3)
}

// behind is the opponents who still play to this trick after me.
func (e *eye) behind() game.Seats {
	var set game.Seats
	s := e.v.Seat
	for range 3 - int(e.v.Trick.N) {
		s = (s + 1) & 3
		set |= s.Set()
	}
	return set & e.opponents()
}

// keep is what a card is worth in the hand: its points, the guard of trumps, a figure against disgrace.
func (e *eye) keep(c card.Card) int {
	n := 2 * int(drogue.Points[c.Rank()])
	if e.o.Trumps.Has(c) {
		n += 6
		for i, j := range drogue.Mandrins {
			if c == j {
				n += 14 - 3*i
			}
		}
	}
	return n
}

// lead: what nobody beats brings its points; else a low card. The maker draws trumps; nobody offers an Ace of trumps.
func (e *eye) lead(c card.Card) int {
	beats := e.o.Over(c) & e.others(e.opponents())
	trump := e.o.Trumps.Has(c)
	points := int(drogue.Points[c.Rank()])
	if !trump {
		// A trump beats it only in the hand of one who is out of the suit.
		suit := e.others(e.opponents()) & e.o.Suit(c)
		if higher := beats & e.o.Suit(c); higher == 0 && suit.Len() >= 3 {
			return 20 + 3*points
		}
		if beats == 0 {
			return 30 + 3*points
		}
		return -2*points + suit.Len() - e.keep(c)/4
	}
	mine := e.t.Maker != game.NoSeat && drogue.Side(e.t.Maker) == drogue.Side(e.v.Seat)
	drawing := e.o.Trumps & e.others(e.opponents())
	switch {
	case beats == 0 && mine && drawing != 0:
		return 25 - 2*points + drawing.Len()
	case beats == 0:
		return 12
	case e.ace(c):
		return -80
	}
	return -10 - e.keep(c)/2
}

// ace tells whether the card is the Ace of trumps that would blacken my nose.
func (e *eye) ace(c card.Card) bool {
	return c.Rank() == card.Ace && c.Suit() == e.v.Trumps && e.t.Maker == e.v.Seat
}

// follow: give points to the partner's trick, win with points where nobody can beat, else give little away.
func (e *eye) follow(c card.Card) int {
	points := int(drogue.Points[c.Rank()])
	lying := drogue.PointsOf(e.v.Trick.Set())
	behind := e.behind()
	threat := func(top card.Card) bool { return e.o.Over(top)&e.others(behind) != 0 }
	winner := e.v.At(int(e.v.Trick.Best))
	wins := e.o.Over(e.v.Trick.Top()).Has(c)
	partners := drogue.Side(winner) == drogue.Side(e.v.Seat) && (behind == 0 || !threat(e.v.Trick.Top()))
	switch {
	case wins && partners:
		return -50 - e.keep(c) // the partner's certain trick is not beaten without need
	case wins && behind == 0:
		return 40 + 3*(lying+points) - e.keep(c)
	case wins && e.ace(c) && threat(c):
		return -60
	case wins && !threat(c):
		return 30 + 2*(lying+points) - e.keep(c)
	case wins:
		return lying - points - e.keep(c)/2
	case partners:
		if e.ace(c) {
			return -60 // won by the partner it blackens the nose all the same
		}
		return 35 + 3*points - e.spare(c)
	case e.ace(c):
		return -70
	}
	return -3*points - e.spare(c)
}

// spare is what it costs to throw a card away beside its points: Jacks and guards most.
func (e *eye) spare(c card.Card) int { return e.keep(c) - 2*int(drogue.Points[c.Rank()]) }
