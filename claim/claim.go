// Package claim proves that the rest are mine: that a seat has a way to play by which it wins every trick to come, whatever the
// others do, in every layout of the cards that agrees with what the seat may know.
package claim

import (
	"bivouac/card"
	"bivouac/game"
)

// budget is how many positions a proof looks at; what needs more is not certain.
const budget = 20_000

// May tells whether the seat of the view can claim the rest: it is its turn to play one of several cards, and nobody can break
// a rule by the cards that follow. Whether the claim holds is for Prove.
func May(g *game.Game, v *game.View) bool {
	if g.Rest == nil || !v.Assisted || !v.Dealt || v.Hand.Len() < 2 || v.Awaits != v.Seat.Set() || len(v.Moves) == 0 {
		return false
	}
	_, ok := g.Rest(v)
	return ok
}

// Prove gives a card by which the seat of the view, whose turn it is, begins to win all tricks to come; ok is false where it is
// not certain that it can, or where something else than tricks depends on what the others play. It sees the view and nothing
// else, so neither answer tells anything that the seat could not have found by itself.
func Prove(g *game.Game, v *game.View) (c card.Card, ok bool) { return within(budget, g, v) }

func within(budget int, g *game.Game, v *game.View) (card.Card, bool) {
	if g.Rest == nil || !v.Assisted || v.Awaits != v.Seat.Set() || v.Hand == 0 {
		return card.None, false
	}
	rest, ok := g.Rest(v)
	if !ok || !rest.Even {
		return card.None, false
	}
	return prove(rest, v, budget)
}

// Next is the next card of a deal whose rest a seat has claimed: its own by the proof, of another the first that he may play.
func Next(g *game.Game, s game.State, claimer game.Seat) (by game.Seat, m game.Move) {
	by = s.Open().Awaits.First()
	v := s.Look(by)
	if by == claimer {
		// What was proven is proven of all that can follow; at most it costs a little more to find it again.
		if c, ok := within(10*budget, g, &v); ok {
			return by, game.PlayOf(c)
		}
	}
	return by, v.Lawful[0]
}
