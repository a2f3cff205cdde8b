package main

import (
	"fmt"
	"maps"
	"strings"

	"bivouac/game"
	"bivouac/games"
)

// gameKey is a game named on the command line.
type gameKey struct{ *game.Game }

// UnmarshalText finds the game.
func (k *gameKey) UnmarshalText(text []byte) error {
	g, ok := games.Find(string(text))
	if !ok {
		var keys []string
		for _, g := range games.All {
			keys = append(keys, g.Key)
		}
		return fmt.Errorf("there is no game %q; there are %s", text, strings.Join(keys, ", "))
	}
	k.Game = g
	return nil
}

// agreement is what the players of a match agree on, as flags.
type agreement struct {
	Game   gameKey           `arg:"" help:"drogue, polignac, slobberhannes or napoleon."`
	Set    map[string]string `help:"Set an option of the game; may be repeated. See bivouac options." placeholder:"KEY=VALUE" mapsep:"none"`
	Preset string            `help:"Begin with a preset of the game." placeholder:"NAME"`
	Seats  int               `help:"Number of players; 4 where the game allows it." placeholder:"N"`
}

// settle is the number of seats and the settings agreed on. Its error is an *game.OptionError.
func (a *agreement) settle() (seats int, s game.Settings, err error) {
	g := a.Game.Game
	seats = a.Seats
	if seats == 0 {
		seats = min(max(4, g.MinSeats), g.MaxSeats)
	}
	given := map[string]string{}
	if a.Preset != "" {
		if given, err = g.Agreed(a.Preset, seats); err != nil {
			return 0, nil, err
		}
	}
	maps.Copy(given, a.Set)
	s, err = g.Complete(given, seats)
	return seats, s, err
}
