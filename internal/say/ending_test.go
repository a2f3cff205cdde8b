package say

import (
	"strings"
	"testing"

	"bivouac/game"
	"bivouac/games/napoleon"
	"bivouac/games/polignac"
	"bivouac/games/slobberhannes"
)

// The end of a match is told without who has won it where a title says that, and with it everywhere else.
func TestEndings(t *testing.T) {
	var chips polignac.Table
	chips.N = 4
	copy(chips.Ledger.Chips[:], []uint16{9, 0, 7, 0})
	var points slobberhannes.Table
	points.N = 3
	copy(points.Score.Points[:], []uint16{4, 10, 6})
	var units napoleon.Table
	units.N = 3
	copy(units.Balances[:], []int{5, 5, -10})
	for _, row := range []struct {
		lang        Lang
		game        string
		facts       any
		result      game.Result
		ending, won string
	}{
		{En, "polignac", chips, game.Result{Winners: []int{0, 2}, Losers: []int{1, 3}},
			"Ben and Dan lose the match. Ranking by points: 1. Anna · 2. Carla · 3. Ben, Dan.", "Anna and Carla win the match."},
		{De, "polignac", chips, game.Result{},
			"Der Tisch hört auf: Niemand hat die Partie gewonnen oder verloren. Rangfolge nach Punkten: 1. Anna · 2. Carla · 3. Ben, Dan.", ""},
		{Fr, "slobberhannes", points, game.Result{Winners: []int{0, 2}, Losers: []int{1}},
			"Ben perd la partie. Classement aux points : 1. Anna · 2. Carla · 3. Ben.", "Anna et Carla gagnent la partie."},
		{En, "napoleon", units, game.Result{Winners: []int{0, 1}, Losers: []int{2}},
			"First place is shared, with +5 each.", "Anna and Ben win the match."},
		{Fr, "napoleon", units, game.Result{Winners: []int{0}, Losers: []int{1, 2}}, "", "Anna gagne la partie."},
		{De, "drogue", nil, game.Result{}, "", "Die Partie endet unentschieden."},
	} {
		table := &Table{Names: []string{"Anna", "Ben", "Carla", "Dan"}, Facts: row.facts}
		voice := row.lang.Voice(row.game)
		if got := texts(voice.Ending(table, row.result)); got != row.ending {
			t.Errorf("%s, %s: %+v ends with\n%s\nwant\n%s", row.game, row.lang, row.result, got, row.ending)
		}
		if got, want := texts(voice.Note(table, row.result)), strings.TrimSpace(row.ending+" "+row.won); got != want {
			t.Errorf("%s, %s: %+v is told as\n%s\nwant\n%s", row.game, row.lang, row.result, got, want)
		}
	}
}
