// Package bot is what a computer player is. It sees a View and nothing else: what a person in its seat may know.
package bot

import (
	"context"

	"bivouac/game"
)

// Bot plays one seat of one match. The same seed and the same views in the same order give the same answers.
// A Bot is used by one goroutine at a time.
type Bot interface {
	// Name is the player's name in records, as "random" or "rules".
	Name() string
	// Move chooses one of v.Lawful. It is asked only where there is at least one, and where the context ends first
	// it answers with the best it has. An error means that it cannot play at all.
	Move(ctx context.Context, v *game.View) (game.Move, error)
	// Aside chooses one of v.Asides, or none. It is asked after whatever happens at the table, in turn or out of it.
	Aside(ctx context.Context, v *game.View) (game.Move, bool)
}

// Player is a kind of computer player.
type Player struct {
	// Key is its name in records and commands, the same as its bots' Name.
	Key string
	// New seats one for a match of the game.
	New func(g *game.Game, seed uint64) Bot
}
