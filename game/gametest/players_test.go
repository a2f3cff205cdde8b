package gametest

import (
	"context"
	"testing"

	"bivouac/bot"
	"bivouac/game"
)

// moody answers by how often any of its kind has been asked, and now and then out of the list.
type moody struct {
	asked *int
	rash  bool
}

func (moody) Name() string { return "moody" }

func (m moody) Move(_ context.Context, v *game.View) (game.Move, error) {
	*m.asked++
	if m.rash && *m.asked%100 == 0 {
		return v.Lawful[0] + 1<<12, nil
	}
	if m.rash {
		return v.Lawful[0], nil
	}
	return v.Lawful[*m.asked%len(v.Lawful)], nil
}

func (moody) Aside(context.Context, *game.View) (game.Move, bool) { return 0, false }

func TestPlayersThatBreakTheContractAreFound(t *testing.T) {
	for name, seat := range map[string]func() bot.Bot{
		"moody": func() func() bot.Bot { asked := 0; return func() bot.Bot { return moody{&asked, false} } }(),
		"rash":  func() func() bot.Bot { asked := 0; return func() bot.Bot { return moody{&asked, true} } }(),
	} {
		var found error
		g := fake(sound)
		for i, at := range tables(g) {
			if found == nil {
				found = blind(g, at, uint64(i), 0, 2, nil, func() observer { return alike(seat(), seat()) })
			}
		}
		if found == nil {
			t.Errorf("%s was not found", name)
		}
		t.Log(found)
	}
	Player(t, fake(sound), bot.Random)
}
