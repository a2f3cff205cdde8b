package sim_test

import (
	"testing"

	"bivouac/games"
	"bivouac/sim"
)

// Demand B11: who plays changes nothing about the cards: the strongest players and players at random are dealt the same hands.
func TestCardsDoNotDependOnThePlayers(t *testing.T) {
	for _, g := range games.All {
		hands := map[string][]string{}
		for _, key := range []string{"random", "rules"} {
			_, list := run(t, sim.Setup{Game: g, Players: seated(t, key, key, key, key), Seed: 11, Matches: 12, Records: true})
			for _, m := range list {
				hands[key] = append(hands[key], dealt(t, m.Record))
			}
		}
		for i, hand := range hands["rules"] {
			if hand != hands["random"][i] {
				t.Errorf("%s, match %d: players by rules hold %s, players at random %s", g.Key, i, hand, hands["random"][i])
			}
		}
	}
}
