package main

import (
	"fmt"
	"strings"

	"bivouac/bot"
	"bivouac/bot/players"
)

// seated is the player of each of n seats: those named by turns, or where nobody is named the strongest at all of them.
func seated(named []string, n int) ([]bot.Player, error) {
	if len(named) == 0 {
		named = []string{players.Strongest().Key}
	}
	list := make([]bot.Player, n)
	for i := range list {
		p, ok := players.Find(named[i%len(named)])
		if !ok {
			return nil, fmt.Errorf("there is no player %q; there are %s", named[i%len(named)], playerKeys())
		}
		list[i] = p
	}
	return list, nil
}

// playerKeys lists all players, the weakest first.
func playerKeys() string {
	keys := make([]string, len(players.List))
	for i, p := range players.List {
		keys[i] = p.Key
	}
	return strings.Join(keys, ", ")
}
