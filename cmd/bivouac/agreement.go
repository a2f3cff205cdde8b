package main

import (
	"fmt"
	"maps"
	"strings"

	"bivouac/game"
	"bivouac/games"
	"bivouac/shuffle"
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

// shuffling is how the pack is shuffled, as a flag.
type shuffling struct {
	Shuffle string `help:"How the pack is shuffled: even, or by hand for fun, which is livelier and not even: cards that lay together tend to stay together." enum:"even,hand" default:"even" placeholder:"even|hand"`
}

// way is how the pack is shuffled, as records and tables name it.
func (s *shuffling) way() shuffle.Way {
	if s.Shuffle == "even" {
		return shuffle.Evenly
	}
	return shuffle.Way(s.Shuffle)
}

// settle is the number of seats and the settings agreed on. Its error is an *game.OptionError.
func (a *agreement) settle() (seats int, s game.Settings, err error) {
	g := a.Game.Game
	seats = a.Seats
	if seats == 0 {
		seats = g.UsualSeats()
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
