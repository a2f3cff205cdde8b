package main

import (
	"fmt"

	"bivouac/game"
)

type perftCommand struct {
	agreement
	Depth int    `help:"Cards to play from the first lead on; 1 to 52." default:"6"`
	Seed  uint64 `help:"The deal." default:"1"`
}

// Run tells the position and, for each depth, in how many ways its cards can be played so far.
func (p *perftCommand) Run(c *console) error {
	if p.Depth < 1 || p.Depth > 52 {
		return fmt.Errorf("--depth is 1 to 52, not %d", p.Depth)
	}
	at, err := p.position(p.Seed)
	if err != nil {
		return err
	}
	seats, settings, err := p.settle()
	if err != nil {
		return err
	}
	if _, err := fmt.Fprintln(c.out, at.record(p.Game.Game, settings)); err != nil {
		return err
	}
	tree := newTree(p.Game.Game, settings, seats, p.Depth)
	for depth := 1; depth <= p.Depth; depth++ {
		tree.states[0].CopyFrom(at.state)
		if _, err := fmt.Fprintf(c.out, "%d %d\n", depth, tree.leaves(0, depth)); err != nil {
			return err
		}
	}
	return nil
}

// tree is room for a walk through all ways to play a deal: a state and a list of moves for each depth, made once.
type tree struct {
	states []game.State
	moves  [][]game.Move
}

func newTree(g *game.Game, s game.Settings, seats, depth int) *tree {
	t := &tree{}
	for range depth + 1 {
		t.states = append(t.states, g.New(s, seats, 0))
		t.moves = append(t.moves, make([]game.Move, 0, 64))
	}
	return t
}

// leaves counts the ways to play so many more cards from the state at this level. A deal that ends before is one leaf.
func (t *tree) leaves(level, depth int) uint64 {
	s := t.states[level]
	p := s.Open()
	if depth == 0 || !p.Dealt || p.Leader == game.NoSeat {
		return 1
	}
	by := p.Awaits.First()
	t.moves[level] = s.Moves(t.moves[level][:0], by)
	var n uint64
	for _, m := range t.moves[level] {
		t.states[level+1].CopyFrom(s)
		t.states[level+1].Play(by, m)
		n += t.leaves(level+1, depth-1)
	}
	return n
}
