package gametest

import (
	"testing"

	"bivouac/game"
)

// Every two agreements that go together at any table meet at one of the few.
func TestPairwiseCoversWhatGoesTogether(t *testing.T) {
	g := &game.Game{
		Key: "options", MinSeats: 3, MaxSeats: 5,
		Options: []game.Option{
			{Key: "a", Values: []string{"1", "2", "3"}},
			{Key: "b", Values: []string{"off", "on"}, Needs: []game.Need{{Key: "a", Is: []string{"3", "2"}}}},
			{Key: "c", Values: []string{"off", "on"}, Needs: []game.Need{{Seats: []int{5}}, {Key: "b", Not: []string{"on"}}}},
			{Key: "d", Values: []string{"x", "y", "z", "u", "v"}},
			{Key: "e", Values: []string{"0"}, Min: 0, Max: 9},
		},
		Clash: func(s game.Settings, seats int) error {
			if s["d"] == "z" && seats == 4 {
				return &game.OptionError{Reason: game.WrongSeats, Key: "d", Value: "z", Seats: seats}
			}
			return nil
		},
	}
	c := cover{g: g}
	keys, choices := c.choices()
	possible := map[pair]bool{}
	rows := []map[string]string{{}}
	for _, key := range keys {
		var longer []map[string]string
		for _, row := range rows {
			for _, v := range choices[key] {
				next := map[string]string{key: v}
				for k, was := range row {
					next[k] = was
				}
				longer = append(longer, next)
			}
		}
		rows = longer
	}
	for _, row := range rows {
		if _, ok := c.table(row); ok {
			for _, p := range pairs(row) {
				possible[p] = true
			}
		}
	}
	list := pairwise(g)
	for _, at := range list {
		row := map[string]string{seatsKey: string('0' + rune(at.seats))}
		for k, v := range at.settings {
			row[k] = v
		}
		for _, p := range pairs(row) {
			delete(possible, p)
		}
	}
	for p := range possible {
		t.Errorf("%v never meet", p)
	}
	if len(list) > 30 {
		t.Errorf("%d tables; 5 values meet 3 at least 15 times, and twice that ought to do", len(list))
	}
	t.Logf("%d tables of %d", len(list), len(rows))
}
