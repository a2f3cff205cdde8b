// Package players lists the computer players that can be seated.
package players

import (
	"bivouac/bot"
	"bivouac/game"
	drogue "bivouac/games/drogue/thumb"
	napoleon "bivouac/games/napoleon/thumb"
	polignac "bivouac/games/polignac/thumb"
	slobberhannes "bivouac/games/slobberhannes/thumb"
)

// List is all of them, the weakest first. Each plays every game.
var List = []bot.Player{
	{Key: "random", New: func(_ *game.Game, seed uint64) bot.Bot { return bot.Random(seed) }},
	{Key: "rules", New: func(g *game.Game, seed uint64) bot.Bot { return rules[g.Key](seed) }},
}

// Strongest is the player that is seated where nobody chooses one.
func Strongest() bot.Player { return List[len(List)-1] }

// Names are what computers are called, one for each seat: names of war, as soldiers of the time bore them.
var Names = [game.MaxSeats]string{"La Tulipe", "Sans-Souci", "Belle-Rose", "La Ramée", "Jolicœur", "La Fleur", "Brin d’Amour", "Vadeboncœur"}

// rules are the players by rules of thumb, by the key of their game.
var rules = map[string]func(seed uint64) bot.Bot{
	"drogue":        drogue.New,
	"polignac":      polignac.New,
	"slobberhannes": slobberhannes.New,
	"napoleon":      napoleon.New,
}

// StandIn is the player that plays for a person who is gone. It makes every call.
func StandIn(g *game.Game, seed uint64) bot.Bot { return standIns[g.Key](seed) }

// standIns are the players that play for people: where a game has calls to forget, they forget none.
var standIns = map[string]func(seed uint64) bot.Bot{
	"drogue":        drogue.StandIn,
	"polignac":      polignac.New,
	"slobberhannes": slobberhannes.New,
	"napoleon":      napoleon.New,
}

// Find finds a player by its key.
func Find(key string) (bot.Player, bool) {
	for _, p := range List {
		if p.Key == key {
			return p, true
		}
	}
	return bot.Player{}, false
}
