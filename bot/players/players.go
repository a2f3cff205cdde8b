// Package players lists the computer players that can be seated.
package players

import (
	"bivouac/bot"
	"bivouac/game"
)

// Player is a kind of computer player.
type Player struct {
	// Key is its name in records and commands, the same as its bots' Name.
	Key string
	// New seats one for a match of the game; nil where it does not play the game.
	New func(g *game.Game, seed uint64) bot.Bot
}

// List is all of them, the weakest first.
var List = []Player{
	{"random", func(_ *game.Game, seed uint64) bot.Bot { return bot.Random(seed) }},
}

// Find finds a player by its key.
func Find(key string) (Player, bool) {
	for _, p := range List {
		if p.Key == key {
			return p, true
		}
	}
	return Player{}, false
}
