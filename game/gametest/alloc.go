package gametest

import (
	"fmt"
	"testing"

	"bivouac/game"
)

// allocations plays one match and counts what the calls of the contract allocate when it is played again; Look is left out.
func allocations(g *game.Game, at table, seed uint64, stopAfter int) error {
	m := newMatch(g, at, seed)
	if m.deals == 0 {
		m.deals = stopAfter
	}
	if _, err := m.record(); err != nil {
		return m.tell(err)
	}
	start, s := g.New(at.settings, at.seats, m.first), g.New(at.settings, at.seats, m.first)
	list := make([]game.Move, 0, 1024)
	calls := []struct {
		name string
		call func(in *input)
	}{
		{"Play, Deal, Ring", func(*input) {}},
		{"Open", func(*input) { s.Open() }},
		{"Moves", func(*input) {
			for seat := range game.Seat(at.seats) {
				list = s.Moves(list[:0], seat)
			}
		}},
		{"Asides", func(*input) {
			for seat := range game.Seat(at.seats) {
				list = s.Asides(list[:0], seat)
			}
		}},
		{"Owed", func(*input) {
			for seat := range game.Seat(at.seats) {
				s.Owed(seat)
			}
		}},
	}
	for _, c := range calls {
		if n := testing.AllocsPerRun(2, func() {
			s.CopyFrom(start)
			for i := range m.inputs {
				c.call(&m.inputs[i])
				m.inputs[i].feed(s)
			}
		}); n > 0 {
			return m.tell(fmt.Errorf("%s: %.0f allocations in a match of %d inputs", c.name, n, len(m.inputs)))
		}
	}
	return nil
}
