package players

import (
	"bytes"
	"context"
	"testing"

	"bivouac/bot"
	"bivouac/game"
	"bivouac/game/gametest"
	"bivouac/games"
	"bivouac/sim"
)

// Demand B12.
func TestEveryPlayerPlaysEveryGameByItsViewAlone(t *testing.T) {
	for _, g := range games.All {
		for _, p := range List {
			t.Run(p.Key+" "+g.Key, func(t *testing.T) {
				gametest.Player(t, g, func(seed uint64) bot.Bot { return p.New(g, seed) })
			})
		}
	}
}

func TestPlayersAreFoundByTheNameOfTheirBots(t *testing.T) {
	for _, p := range List {
		found, ok := Find(p.Key)
		if !ok || found.Key != p.Key {
			t.Errorf("%s is listed and not found", p.Key)
		}
		for _, g := range games.All {
			if name := p.New(g, 1).Name(); name != p.Key {
				t.Errorf("%s seats a bot named %s for %s", p.Key, name, g.Key)
			}
		}
	}
	if p, ok := Find("nobody"); ok {
		t.Errorf("nobody was found: %s", p.Key)
	}
}

// Who plays for a person forgets no call, as other computers do now and then.
func TestStandInsForgetNothing(t *testing.T) {
	rules, _ := Find("rules")
	for _, g := range games.All {
		standIn := bot.Player{Key: "stand-in", New: StandIn}
		forgot := map[string]int{}
		for _, p := range []bot.Player{rules, standIn} {
			setup := sim.Setup{Game: g, Settings: game.Settings{"discipline": "strict"}, Players: []bot.Player{p, p, p, p}, Seed: 3, Matches: 60, Records: true}
			_, err := sim.Run(context.Background(), setup, func(m *sim.Match) error {
				forgot[p.Key] += bytes.Count(m.Record, []byte(`"cause":"forgot"`))
				return nil
			})
			if err != nil {
				t.Fatal(err)
			}
		}
		if forgot["stand-in"] > 0 || g.Key == "drogue" && forgot["rules"] == 0 {
			t.Errorf("%s: computers forgot %d calls, stand-ins %d", g.Key, forgot["rules"], forgot["stand-in"])
		}
	}
}
