package gametest

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"bivouac/bot"
	"bivouac/game"
)

// Player holds a computer player to its contract: what it answers is lawful, also where others have broken rules, and the
// same views in the same order and the same seed give the same answers, whatever cards it does not see.
func Player(t *testing.T, g *game.Game, seat func(seed uint64) bot.Bot) {
	each(t, tables(g), 1_000, true, func(at table, seed uint64, stopAfter int) error {
		return blind(g, at, seed, stopAfter, 2, told(g, at), func() observer {
			return alike(seat(seed), seat(seed))
		})
	})
}

// told is what everybody hears of a move. Where that parts, two players no longer know the same.
func told(g *game.Game, at table) Verdict {
	after := g.New(at.settings, at.seats, 0)
	return func(s game.State, by game.Seat, m game.Move) any {
		after.CopyFrom(s)
		after.Play(by, m)
		heard, err := json.Marshal(g.Notes(after))
		if err != nil {
			panic(err) // notes are lines of records
		}
		return string(heard)
	}
}

// alike asks two bots that know the same.
func alike(one, two bot.Bot) observer {
	return func(a, b *game.View) error {
		first, err := answers(one, a)
		if err != nil {
			return err
		}
		second, err := answers(two, b)
		if err != nil {
			return err
		}
		if !slices.Equal(first, second) {
			return fmt.Errorf("the same views, and %s answers %v and %v", one.Name(), first, second)
		}
		return nil
	}
}

// answers is the aside and the due move that a bot chooses, as far as there are any.
func answers(p bot.Bot, v *game.View) (list []game.Move, err error) {
	if m, speaks := p.Aside(context.Background(), v); speaks {
		if !slices.Contains(v.Asides, m) {
			return nil, fmt.Errorf("%s says %#x, and may say %#x", p.Name(), m, v.Asides)
		}
		list = append(list, m)
	}
	if len(v.Lawful) > 0 {
		m, err := p.Move(context.Background(), v)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", p.Name(), err)
		}
		if !slices.Contains(v.Lawful, m) {
			return nil, fmt.Errorf("%s plays %#x, and may play %#x", p.Name(), m, v.Lawful)
		}
		list = append(list, m)
	}
	return list, nil
}
