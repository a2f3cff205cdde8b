package chance

import (
	"slices"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
	"bivouac/games/polignac"
)

// Count is something that people count in their hands.
type Count struct {
	Key   string
	worth func(card.Card) int
}

// The counts, by key.
const (
	Jacks     = "jacks"
	Aces      = "aces"
	Kings     = "kings"
	Courts    = "courts" // Kings, Queens and Jacks
	ClubQueen = "clubQueen"
	Points    = "points" // card points; in Polignac what penalty cards cost
)

// Keys lists the counts of all games.
var Keys = []string{Jacks, Aces, Kings, Courts, ClubQueen, Points}

// CountsOf is what matters in the hands of a game as it is agreed.
func CountsOf(g *game.Game, s game.Settings) []Count {
	of := func(key string, cards card.Set) Count {
		return Count{key, func(c card.Card) int { return (c.Set() & cards).Len() }}
	}
	aces := of(Aces, card.OfRank(card.Ace))
	switch g.Key {
	case "drogue":
		return []Count{of(Jacks, card.OfRank(card.Jack)), aces,
			{Points, func(c card.Card) int { return drogue.PointsOf(c.Set()) }}}
	case "polignac":
		r := polignac.Rules{Queens: s["penalty"] == "queens"}
		return []Count{of(Jacks, card.OfRank(card.Jack)), aces, of(Kings, card.OfRank(card.King)),
			{Points, func(c card.Card) int { return polignac.Cost(c.Set() & r.Penalties()) }}}
	case "slobberhannes":
		return []Count{of(ClubQueen, card.Of(card.Queen, card.Clubs).Set()), aces}
	case "napoleon":
		return []Count{aces, of(Courts, card.OfRank(card.King)|card.OfRank(card.Queen)|card.OfRank(card.Jack))}
	}
	return nil
}

// Worths is what each of the cards is worth.
func (c Count) Worths(cards card.Set) []int {
	out := make([]int, 0, cards.Len())
	for one := range cards.Each() {
		out = append(out, c.worth(one))
	}
	return out
}

// Of is what the cards are worth together.
func (c Count) Of(cards card.Set) int {
	sum := 0
	for _, worth := range c.Worths(cards) {
		sum += worth
	}
	return sum
}

// Size is how many cards a hand has, and the pack from which it is dealt.
type Size struct{ Hand, Pack int }

// SizesOf is the hands of a game as it is mostly agreed, for each number of players, each size once.
func SizesOf(g *game.Game) []Size {
	var out []Size
	for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
		settings, err := g.Complete(nil, seats)
		if err != nil {
			panic(err) // what is usual goes together
		}
		pack := card.NewPack(g.Pack(settings, seats))
		s := g.New(settings, seats, 0)
		s.Deal(&pack)
		held := s.Open().Held
		if size := (Size{int(slices.Max(held[:])), pack.N}); !slices.Contains(out, size) {
			out = append(out, size)
		}
	}
	return out
}
