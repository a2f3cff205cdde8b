// Package claim proves that the rest are mine: that a seat has a way to play by which it wins every trick to come, whatever the
// others do, in every layout of the cards that agrees with what the seat may know.
package claim

import (
	"math"

	"bivouac/game"
)

// May tells whether the seat of the view can claim the rest: it is its turn to play one of several cards, and nobody can break
// a rule by the cards that follow. Whether the claim holds is for Prove.
func May(g *game.Game, v *game.View) bool {
	if g.Rest == nil || !v.Assisted || !v.Dealt || v.Hand.Len() < 2 || v.Awaits != v.Seat.Set() || len(v.Moves) == 0 {
		return false
	}
	_, ok := g.Rest(v)
	return ok
}

// Claim is a claim that has been proven.
type Claim struct{ proof }

// Prove proves that the seat of the view, whose turn it is, can win all tricks to come; ok is false where it is not certain that it
// can, or where something else than tricks depends on what the others play. It sees the view and nothing else, so neither answer
// tells anything that the seat could not have found by itself.
func Prove(g *game.Game, v *game.View) (c *Claim, ok bool) {
	if g.Rest == nil || !v.Assisted || v.Awaits != v.Seat.Set() || v.Hand == 0 {
		return nil, false
	}
	rest, ok := g.Rest(v)
	if !ok || !rest.Even {
		return nil, false
	}
	c = &Claim{proof{Rest: rest, me: v.Seat, size: int(v.N) - v.Out.Len(), budget: budget, known: map[position]bool{}}}
	for s := range game.Seat(v.N) {
		c.after[s] = v.Next(s)
	}
	if _, ok = c.card(v); !ok || c.budget < 0 {
		return nil, false
	}
	c.budget = math.MaxInt // what is proven of a position is proven of all that can follow: to find it again never fails
	return c, true
}

// Next is the next card of the deal: the claimer's by the proof, of another the first that he may play.
func (c *Claim) Next(s game.State) (by game.Seat, m game.Move) {
	by = s.Open().Awaits.First()
	v := s.Look(by)
	if by != c.me {
		return by, v.Lawful[0]
	}
	mine, _ := c.card(&v)
	return by, game.PlayOf(mine)
}
