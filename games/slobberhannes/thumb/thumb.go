// Package thumb plays Slobberhannes by rules of thumb: duck the first trick and the last, and be rid of high cards between.
package thumb

import (
	"context"
	"errors"
	"math/rand/v2"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/slobberhannes"
)

// New is the player. The seed chooses between cards that it likes equally.
func New(seed uint64) bot.Bot { return player(seed) }

type player uint64

func (player) Name() string { return "rules" }

// Aside is never: the game has no asides.
func (player) Aside(context.Context, *game.View) (game.Move, bool) { return 0, false }

// Move plays the card that it fears least.
func (p player) Move(_ context.Context, v *game.View) (game.Move, error) {
	if len(v.Lawful) == 0 {
		return 0, errors.New("rules was asked for a move and has none")
	}
	s := look(v)
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
	unseen card.Set // cards in other hands
	behind int      // players who come after in this trick
	left   int      // tricks to come, this one counted
	cost   int      // what the trick costs so far
	free   bool     // it costs nothing, and nobody after can throw the Queen of clubs in
}

func look(v *game.View) *sight {
	t := v.Facts.(slobberhannes.Table)
	s := &sight{View: v, left: int(t.Score.Left)}
	s.unseen = slobberhannes.Cards(t.French, int(v.N)) &^ v.Hand &^ v.Played
	s.behind = int(v.N) - v.Out.Len() - int(v.Trick.N) - 1
	if t.Score.Number == 0 || s.left == 1 {
		s.cost++
	}
	if v.Trick.Set().Has(slobberhannes.Queen) {
		s.cost++
	}
	s.free = s.cost == 0 && (s.behind == 0 || !s.unseen.Has(slobberhannes.Queen))
	return s
}

// fear is how much the player dislikes to play the card.
func (s *sight) fear(c card.Card) int {
	order := slobberhannes.Order
	over := order.Over(c).Len()
	own := 0
	if c == slobberhannes.Queen {
		own = 1
	}
	switch {
	case s.Trick.N == 0:
		return s.toLead(c, own)
	case !order.Over(s.Trick.Top()).Has(c):
		// It does not win: the Queen first, then the cards above her while she is out, then the highest.
		if s.unseen.Has(slobberhannes.Queen) && order.Over(slobberhannes.Queen).Has(c) {
			over -= 5
		}
		return over - 40 - 20*own
	case s.free && own == 0 && s.left > 2:
		return over - 60 // it wins what costs nothing: the time to be rid of a high card
	case s.behind > 0:
		return 20*(own+s.cost) + 8 - over // others may still take it
	}
	return 20*(own+s.cost) + over
}

// toLead: a card that others must beat where the trick may cost something, else a high one, so that the low ones last.
func (s *sight) toLead(c card.Card, own int) int {
	order := slobberhannes.Order
	suit := order.Suit(c) & s.unseen
	above := (order.Over(c) & suit).Len()
	if s.free && s.left > 3 {
		return above
	}
	fear := 20*own - 4*above
	if suit == 0 {
		fear += 30 // nobody can follow, and the trick is won
	}
	if suit.Has(slobberhannes.Queen) && order.Over(slobberhannes.Queen).Has(c) {
		fear += 10
	}
	return fear
}
