package bot

import (
	"context"
	"testing"

	"bivouac/game"
)

func TestRandomPlaysEveryMoveAboutAsOften(t *testing.T) {
	const turns, choices = 12_000, 6
	v := game.View{Lawful: []game.Move{3, 5, 8, 13, 21, 34}}
	for seed := range uint64(4) {
		r := Random(seed)
		count := map[game.Move]int{}
		for v.Turn = range uint32(turns) {
			m, err := r.Move(context.Background(), &v)
			if err != nil {
				t.Fatal(err)
			}
			count[m]++
		}
		// Chi-square with 5 degrees of freedom: above 30 by chance once in 80,000 seeds.
		chi := 0.0
		for _, m := range v.Lawful {
			d := float64(count[m]) - turns/choices
			chi += d * d / (turns / choices)
		}
		if chi > 30 {
			t.Errorf("seed %d: counts %v, chi-square %.1f", seed, count, chi)
		}
	}
}

func TestRandomDependsOnSeedAndViewAlone(t *testing.T) {
	v := game.View{Lawful: make([]game.Move, 52), Asides: make([]game.Move, 9)}
	for i := range v.Lawful {
		v.Lawful[i] = game.Move(i)
	}
	one, other, spoken, differ := Random(7), Random(7), 0, 0
	for turn := range uint32(400) {
		v.Turn = 399 - turn
		other.Aside(context.Background(), &v) // what was asked before does not matter
		v.Turn = turn
		a, _ := one.Move(context.Background(), &v)
		b, _ := other.Move(context.Background(), &v)
		c, _ := Random(8).Move(context.Background(), &v)
		if a != b {
			t.Fatalf("turn %d: same seed, same view, moves %d and %d", turn, a, b)
		}
		if a != c {
			differ++
		}
		if _, speaks := one.Aside(context.Background(), &v); speaks {
			spoken++
		}
	}
	if differ < 300 {
		t.Errorf("two seeds differ in only %d of 400 moves", differ)
	}
	if spoken < 20 || spoken > 90 {
		t.Errorf("spoke in %d of 400 turns, want about 50", spoken)
	}
	v.Lawful, v.Asides = nil, nil
	if m, err := one.Move(context.Background(), &v); err == nil {
		t.Errorf("without a lawful move it plays %d", m)
	}
	if m, speaks := one.Aside(context.Background(), &v); speaks {
		t.Errorf("without an aside it says %d", m)
	}
}
