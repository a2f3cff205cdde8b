package players

import (
	"testing"

	"bivouac/bot"
	"bivouac/game/gametest"
	"bivouac/games"
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
