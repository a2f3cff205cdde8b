package bot_test

import (
	"context"
	"errors"
	"fmt"
	"slices"

	"bivouac/bot"
	"bivouac/game"
	"bivouac/games/slobberhannes"
	"bivouac/sim"
)

// ducker leaves tricks to others: it throws its highest card where another wins the trick, else it plays its lowest.
type ducker struct{}

func (ducker) Name() string { return "ducker" }

func (ducker) Move(_ context.Context, v *game.View) (game.Move, error) {
	if len(v.Lawful) == 0 {
		return 0, errors.New("ducker was asked for a move and has none")
	}
	merit := func(m game.Move) int {
		c := m.Card()
		if v.Trick.N > 0 && !slobberhannes.Order.Over(v.Trick.Top()).Has(c) {
			return 100 + int(c.Rank())
		}
		return -int(c.Rank())
	}
	return slices.MaxFunc(v.Lawful, func(a, b game.Move) int { return merit(a) - merit(b) }), nil
}

func (ducker) Aside(context.Context, *game.View) (game.Move, bool) { return 0, false }

// A computer player of one's own sees a view and nothing else. What it is worth, a simulation tells.
func ExampleBot() {
	mine := bot.Player{Key: "ducker", New: func(*game.Game, uint64) bot.Bot { return ducker{} }}
	random := bot.Player{Key: "random", New: func(_ *game.Game, seed uint64) bot.Bot { return bot.Random(seed) }}
	sum, err := sim.Run(context.Background(), sim.Setup{
		Game: slobberhannes.Game, Players: []bot.Player{mine, random, random, random}, Seed: 1, Matches: 80, Duplicate: true,
	}, nil)
	if err != nil {
		fmt.Println(err)
		return
	}
	lead := sum.Players[0].Lead // in points a deal, over the same cards
	fmt.Println(sum.Players[0].Key, "is better than random:", lead.Mean-lead.Margin() > 0)
	// Output:
	// ducker is better than random: true
}
