package sim

import (
	"fmt"
	"math"

	"bivouac/game"
)

// Summary is what a simulation has shown.
type Summary struct {
	Boards, Matches, Deals int
	// Players has a tally for each kind of player, in the order in which they were first seated.
	Players []Tally
	// Seats has a tally for each seat, whoever sat there.
	Seats []Tally

	kinds []int // for each place in Setup.Players the place of its kind in Players
}

// Tally is how a player or a seat did. The board is the unit: each counts alike, and its matches are one observation.
type Tally struct {
	Key    string // of the player; empty for a seat
	Wins   Mean   // share of its matches won
	Losses Mean   // share of its matches lost
	Gain   Mean   // what it has won a deal, by Game.Score
	Lead   Mean   // the same less what the others have won a deal; none where there are no others
}

func newSummary(s *Setup) *Summary {
	sum := &Summary{Seats: make([]Tally, len(s.Players))}
	place := map[string]int{}
	for _, p := range s.Players {
		i, known := place[p.Key]
		if !known {
			i = len(sum.Players)
			place[p.Key] = i
			sum.Players = append(sum.Players, Tally{Key: p.Key})
		}
		sum.kinds = append(sum.kinds, i)
	}
	return sum
}

// add counts a board.
func (sum *Summary) add(matches []Match) {
	sum.Boards++
	sum.Matches += len(matches)
	for i := range matches {
		sum.Deals += matches[i].Deals
	}
	for i := range sum.Players {
		sum.Players[i].add(matches, func(m *Match, seat int) bool { return sum.kinds[m.Seats[seat]] == i })
	}
	for i := range sum.Seats {
		sum.Seats[i].add(matches, func(_ *Match, seat int) bool { return seat == i })
	}
}

// add counts a board for those seats that are the tally's own.
func (t *Tally) add(matches []Match, own func(m *Match, seat int) bool) {
	var won, lost, seats int
	var gain, deals [2]int // of others, of its own
	for i := range matches {
		m := &matches[i]
		for seat := range m.Seats {
			of := 0
			if own(m, seat) {
				of = 1
				seats++
				if m.Winners.Has(game.Seat(seat)) {
					won++
				}
				if m.Losers.Has(game.Seat(seat)) {
					lost++
				}
			}
			gain[of] += m.Gain[seat]
			deals[of] += m.Deals
		}
	}
	t.Wins.add(float64(won) / float64(seats))
	t.Losses.add(float64(lost) / float64(seats))
	if deals[1] > 0 {
		mine := float64(gain[1]) / float64(deals[1])
		t.Gain.add(mine)
		if deals[0] > 0 {
			t.Lead.add(mine - float64(gain[0])/float64(deals[0]))
		}
	}
}

// Mean is the mean of observations. The zero Mean has none.
type Mean struct {
	N    int
	Mean float64

	squares float64 // sum of the squared distances from the mean
}

// add counts an observation, by Welford's method.
func (m *Mean) add(x float64) {
	m.N++
	d := x - m.Mean
	m.Mean += d / float64(m.N)
	m.squares += d * (x - m.Mean)
}

// Margin is half the width of the 95 % interval around the mean, by Student's t; infinite with fewer than two observations.
func (m Mean) Margin() float64 {
	if m.N < 2 {
		return math.Inf(1)
	}
	free := float64(m.N - 1)
	return student(m.N-1) * math.Sqrt(m.squares/free/float64(m.N))
}

// String is the mean, its margin and the number of observations.
func (m Mean) String() string {
	switch {
	case m.N == 0:
		return "none"
	case m.N == 1:
		return fmt.Sprintf("%.3f (n=1)", m.Mean)
	}
	return fmt.Sprintf("%.3f ± %.3f (n=%d)", m.Mean, m.Margin(), m.N)
}

// student is the 97.5 % quantile of Student's t with so many degrees of freedom: exact to the third decimal for the first
// few, from there on by the expansion around the normal quantile.
func student(free int) float64 {
	if few := [...]float64{1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571}; free < len(few) {
		return few[free]
	}
	const z = 1.959964
	const z3, z5, z7 = z * z * z, z * z * z * z * z, z * z * z * z * z * z * z
	n := float64(free)
	return z + (z3+z)/(4*n) + (5*z5+16*z3+3*z)/(96*n*n) + (3*z7+19*z5+17*z3-15*z)/(384*n*n*n)
}
