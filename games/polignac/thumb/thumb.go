// Package thumb plays Polignac by rules of thumb, those that a beginner is told: duck, throw the Jacks off, beware of Kings.
package thumb

import (
	"context"
	"errors"
	"math/rand/v2"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/polignac"
	"bivouac/trick"
)

// New is the player. The seed chooses between cards that it likes equally.
func New(seed uint64) bot.Bot { return player(seed) }

type player uint64

func (player) Name() string { return "rules" }

// Aside is never: the game has no asides.
func (player) Aside(context.Context, *game.View) (game.Move, bool) { return 0, false }

// Move announces what is nearly certain, else plays the card that it fears least.
func (p player) Move(_ context.Context, v *game.View) (game.Move, error) {
	if len(v.Lawful) == 0 {
		return 0, errors.New("rules was asked for a move and has none")
	}
	s := look(v)
	if s.table.Calling() {
		// Whoever announces La Générale leads; of the announcers of Capot only the one who is the first in turn anyway.
		leads := s.table.Ledger.Slam == polignac.Generale || v.Seat == v.Next(v.Dealer)
		if s.certain(leads) {
			return v.Lawful[len(v.Lawful)-1], nil
		}
		return polignac.Quiet, nil
	}
	var best []game.Move
	least := 0
	for _, m := range v.Lawful {
		if fear := s.fear(m.Card()); len(best) == 0 || fear < least {
			best, least = append(best[:0], m), fear
		} else if fear == least {
			best = append(best, m)
		}
	}
	rng := rand.NewPCG(uint64(p), uint64(v.Turn)<<8|uint64(v.Seat))
	return best[rng.Uint64()%uint64(len(best))], nil
}

// sight is what the player sees of the table.
type sight struct {
	*game.View
	table  polignac.Table
	order  *trick.Order
	costly card.Set // the penalty cards
	unseen card.Set // cards in other hands
	behind int      // players who come after in this trick
	win    bool     // this trick is wanted: to make a slam, or to stop another's
}

func look(v *game.View) *sight {
	s := &sight{View: v, table: v.Facts.(polignac.Table)}
	s.order, s.costly = s.table.Rules.Order(), s.table.Rules.Penalties()
	s.unseen = s.table.Rules.Cards(int(v.N)) &^ v.Hand &^ v.Played
	s.behind = int(v.N) - v.Out.Len() - int(v.Trick.N) - 1
	l := &s.table.Ledger
	// A slam that was announced, or a Chelem that comes near or is this player's own and nearly certain.
	s.win = l.Alive && (l.In != 0 || l.Runner != game.NoSeat && l.Left <= 3 || l.Runner == v.Seat && s.certain(true))
	return s
}

// certain tells whether the hand makes all the tricks that are left if the cards lie not too badly: in every suit enough
// top cards to draw those of the others. Who does not lead needs the top card of every suit.
func (s *sight) certain(leads bool) bool {
	for _, suit := range card.Suits {
		mine, others := s.Hand&card.OfSuit(suit), s.unseen&card.OfSuit(suit)
		tops := 0
		for c := range mine.Each() {
			if s.order.Over(c)&others == 0 {
				tops++
			}
		}
		switch {
		case tops == 0 && (mine != 0 || others != 0 && !leads):
			return false
		case mine.Len() > tops && others.Len() > tops+1:
			return false
		}
	}
	return true
}

// fear is how much the player dislikes to play the card.
func (s *sight) fear(c card.Card) int {
	switch {
	case s.win:
		return s.toWin(c)
	case s.Trick.N == 0:
		return s.toLead(c)
	case !s.order.Suit(s.Trick.Led()).Has(c):
		return -s.burden(c) // void: throw the worst card off, Polignac first
	}
	return s.toFollow(c)
}

// burden is how bad it is to keep a card: Jacks by what they cost, then the cards above a Jack that is still out.
func (s *sight) burden(c card.Card) int {
	above := (s.order.Over(c) & s.unseen).Len()
	burden := 10*polignac.Cost(c.Set()&s.costly) - above
	if s.danger(c) {
		burden += 5
	}
	if guards := s.order.Suit(c) & s.Hand &^ s.order.Over(c); guards.Len() > 3 {
		burden -= 3 // many low cards of the suit keep it safe
	}
	return burden
}

// danger tells whether a penalty card of its suit, still in another hand, would fall under the card.
func (s *sight) danger(c card.Card) bool {
	for jack := range (s.order.Suit(c) & s.costly & (s.unseen | s.Trick.Set())).Each() {
		if s.order.Over(jack).Has(c) {
			return true
		}
	}
	return false
}

// toFollow: under the best card a Jack first, then the highest; above it the lowest if others come after, else the highest
// that is no Jack: if the trick must be won, it may as well cost a King.
func (s *sight) toFollow(c card.Card) int {
	over, own := s.order.Over(c).Len(), polignac.Cost(c.Set()&s.costly)
	if !s.order.Over(s.Trick.Top()).Has(c) {
		return -20*own - (8 - over) - 20
	}
	lies := polignac.Cost(s.Trick.Set() & s.costly)
	switch {
	case s.behind > 0:
		return 20*(own+lies) + 8 - over
	case own+lies == 0 && s.danger(c):
		return -40 + over // last, and nothing to pay: the time to be rid of a King
	}
	return 20*(own+lies) + over
}

// toLead: a card that others must beat, best of a suit whose Jack can be driven out.
func (s *sight) toLead(c card.Card) int {
	suit := s.order.Suit(c) & s.unseen
	above := (s.order.Over(c) & suit).Len()
	fear := 20*polignac.Cost(c.Set()&s.costly) - (4+suit.Len()/4)*above
	switch {
	case suit == 0:
		fear += 30 // nobody can follow: whatever is thrown off is won
	case above == 0:
		fear += 15
	}
	if s.danger(c) {
		fear += 10
	} else if suit&s.costly != 0 {
		fear -= 5
	}
	return fear
}

// toWin: the lowest card that wins for the last player, else the highest; if none does, the lowest that is no stopper.
func (s *sight) toWin(c card.Card) int {
	over := (s.order.Over(c) & s.unseen).Len()
	rank := s.order.Over(c).Len()
	switch {
	case s.Trick.N > 0 && !s.order.Over(s.Trick.Top()).Has(c):
		if over == 0 {
			return 60
		}
		return 40 - rank - 5*polignac.Cost(c.Set()&s.costly)
	case s.behind == 0:
		return 5*polignac.Cost(c.Set()&s.costly) - rank
	}
	return 4*over + rank
}
