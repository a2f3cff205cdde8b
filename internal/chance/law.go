// Package chance is what chance does with cards: how often a hand holds how much, how unusual a series of hands is, how many
// neighbours a shuffle leaves together, how long somebody waits for a card. It counts the ways exactly; only the many deals of a
// series are added up in floating point, where all terms are positive and nothing is lost.
package chance

import (
	"math/big"
	"slices"
)

// Law is how often something counts how much: of All ways, each as likely as the other, Ways[n] count n.
type Law struct {
	Ways []*big.Int
	All  *big.Int
}

// P is the chance that it counts n.
func (l Law) P(n int) *big.Rat {
	if n < 0 || n >= len(l.Ways) {
		return new(big.Rat)
	}
	return new(big.Rat).SetFrac(l.Ways[n], l.All)
}

// Mean is what it counts on average.
func (l Law) Mean() *big.Rat { return l.moment(1) }

// Variance is the mean square of the difference from the mean; its root is the spread.
func (l Law) Variance() *big.Rat {
	mean := l.Mean()
	return new(big.Rat).Sub(l.moment(2), mean.Mul(mean, mean))
}

// moment is the mean of the k-th power.
func (l Law) moment(k int64) *big.Rat {
	sum := new(big.Int)
	for n, ways := range l.Ways {
		power := new(big.Int).Exp(big.NewInt(int64(n)), big.NewInt(k), nil)
		sum.Add(sum, power.Mul(power, ways))
	}
	return new(big.Rat).SetFrac(sum, l.All)
}

// Floats is the chances of 0, 1, 2 and so on.
func (l Law) Floats() []float64 {
	out := make([]float64, len(l.Ways))
	for n := range l.Ways {
		out[n], _ = l.P(n).Float64()
	}
	return out
}

// Hand is the law of a hand of so many cards from a pack: what each card of the pack is worth adds up. No worth is negative.
// Where all are 1 or 0 it is the hypergeometric law.
func Hand(worths []int, size int) Law {
	most := 0
	for _, worth := range slices.Sorted(slices.Values(worths))[len(worths)-size:] {
		most += worth
	}
	// ways[k][n] is in how many ways k of the cards so far are worth n.
	ways := make([][]*big.Int, size+1)
	for k := range ways {
		ways[k] = zeros(most + 1)
	}
	ways[0][0].SetInt64(1)
	for _, worth := range worths {
		for k := size; k > 0; k-- {
			for n := most; n >= worth; n-- {
				ways[k][n].Add(ways[k][n], ways[k-1][n-worth])
			}
		}
	}
	return Law{ways[size], choose(len(worths), size)}
}

// Squares is the law of what falls into one of so many squares when so many points are thrown, each into any of them.
func Squares(points, squares int) Law {
	l := Law{zeros(points + 1), power(squares, points)}
	for n := range l.Ways {
		l.Ways[n].Mul(choose(points, n), power(squares-1, points-n))
	}
	return l
}

// Neighbours is the law of how many pairs of neighbours in a row of so many cards are neighbours still after a shuffle, in
// either order.
func Neighbours(cards int) Law {
	// glued[j] is in how many ways j pairs can be glued together and the pieces laid in a row. They lie in r runs, each of which
	// can lie either way round.
	glued := zeros(cards)
	glued[0] = factorial(cards)
	for j := 1; j < cards; j++ {
		for r := 1; r <= j; r++ {
			ways := choose(j-1, r-1)
			ways.Mul(ways, choose(cards-j, r)).Mul(ways, power(2, r))
			glued[j].Add(glued[j], ways)
		}
		glued[j].Mul(glued[j], factorial(cards-j))
	}
	// A shuffle that leaves n pairs together has been counted in glued[j] once for each choice of j among them.
	l := Law{zeros(cards), factorial(cards)}
	for n := range l.Ways {
		for j := n; j < cards; j++ {
			ways := choose(j, n)
			if ways.Mul(ways, glued[j]); (j-n)%2 == 1 {
				ways.Neg(ways)
			}
			l.Ways[n].Add(l.Ways[n], ways)
		}
	}
	return l
}

func zeros(n int) []*big.Int {
	out := make([]*big.Int, n)
	for i := range out {
		out[i] = new(big.Int)
	}
	return out
}

func choose(n, k int) *big.Int {
	if k > n {
		return new(big.Int)
	}
	return new(big.Int).Binomial(int64(n), int64(k))
}

func factorial(n int) *big.Int { return new(big.Int).MulRange(1, int64(n)) }

func power(base, exponent int) *big.Int {
	return new(big.Int).Exp(big.NewInt(int64(base)), big.NewInt(int64(exponent)), nil)
}
