package sim_test

import (
	"bytes"
	"context"
	"fmt"

	"bivouac/bot"
	"bivouac/bot/players"
	"bivouac/game"
	"bivouac/games"
	"bivouac/games/napoleon"
	"bivouac/record"
	"bivouac/sim"
)

// Duplicates: each board is played from every seat, so that nobody is lucky with his cards.
func ExampleRun() {
	rules, _ := players.Find("rules")
	random, _ := players.Find("random")
	setup := sim.Setup{
		Game:      napoleon.Game,
		Settings:  game.Settings{"length": "1"},
		Players:   []bot.Player{rules, random, random, random},
		Seed:      1815,
		Matches:   40,
		Duplicate: true,
		Records:   true,
	}
	sum, err := sim.Run(context.Background(), setup, func(m *sim.Match) error {
		_, err := record.Check(bytes.NewReader(m.Record), games.Find) // every match is a record that can be checked
		return err
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println(sum.Matches, "matches over", sum.Boards, "boards")
	for _, p := range sum.Players {
		low, high := p.Lead.Mean-p.Lead.Margin(), p.Lead.Mean+p.Lead.Margin()
		fmt.Printf("%s: units a deal more than the others, the whole interval above 0: %t, below: %t\n", p.Key, low > 0, high < 0)
	}
	// Output:
	// 40 matches over 10 boards
	// rules: units a deal more than the others, the whole interval above 0: true, below: false
	// random: units a deal more than the others, the whole interval above 0: false, below: true
}
