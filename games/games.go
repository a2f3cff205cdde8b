// Package games lists the games.
package games

import (
	"bivouac/game"
	"bivouac/games/drogue"
	"bivouac/games/napoleon"
	"bivouac/games/polignac"
	"bivouac/games/slobberhannes"
)

// All is every game, in the order in which they are offered.
var All = []*game.Game{drogue.Game, polignac.Game, slobberhannes.Game, napoleon.Game}

// Find finds a game by its key.
func Find(key string) (*game.Game, bool) {
	for _, g := range All {
		if g.Key == key {
			return g, true
		}
	}
	return nil, false
}
