package chance

import (
	"math"
	"math/big"
	"slices"
)

// Series is hands that were dealt one after the other, from whatever packs, and one count of them: what the cards are worth.
// Its zero value has no hands yet.
type Series struct {
	Deals int
	Sum   int   // what all hands were worth
	Seen  []int // Seen[n] hands were worth n
	kinds map[string]*kind
}

// kind is the hands of one size from packs in which the cards are worth the same.
type kind struct {
	law   Law
	deals int
}

// Add adds a hand. worths is what each card of its pack is worth, held those of the hand.
func (s *Series) Add(worths, held []int) {
	sum := 0
	for _, worth := range held {
		sum += worth
	}
	for len(s.Seen) <= sum {
		s.Seen = append(s.Seen, 0)
	}
	s.Seen[sum]++
	s.Sum += sum
	s.Deals++
	name := []byte{byte(len(held))}
	for _, worth := range slices.Sorted(slices.Values(worths)) {
		name = append(name, byte(worth))
	}
	k := s.kinds[string(name)]
	if k == nil {
		if s.kinds == nil {
			s.kinds = map[string]*kind{}
		}
		k = &kind{law: Hand(worths, len(held))}
		s.kinds[string(name)] = k
	}
	k.deals++
}

// Mean is what the hands are worth together on average over all such series.
func (s *Series) Mean() *big.Rat { return s.total(Law.Mean) }

// Variance is the mean square of the difference from the mean.
func (s *Series) Variance() *big.Rat { return s.total(Law.Variance) }

func (s *Series) total(of func(Law) *big.Rat) *big.Rat {
	sum := new(big.Rat)
	for _, k := range s.kinds {
		one := of(k.law)
		sum.Add(sum, one.Mul(one, big.NewRat(int64(k.deals), 1)))
	}
	return sum
}

// Expected is how many of the hands chance makes worth 0, 1, 2 and so on, on average; as long as Seen at least.
func (s *Series) Expected() []float64 {
	out := make([]float64, len(s.Seen))
	for _, k := range s.kinds {
		for n, p := range k.law.Floats() {
			if n == len(out) {
				out = append(out, 0)
			}
			out[n] += p * float64(k.deals)
		}
	}
	return out
}

// Verdict is what to think of a series: what such series are worth, and how unusual this one is.
type Verdict struct {
	Mean   float64
	Spread float64 // the root of the variance
	Within float64 // how often such a series differs from the mean by no more than the spread: 0 to 1
	Strays float64 // how often it differs by as much as this one does, or by more, in either direction: 0 to 1
}

// Verdict judges the series.
func (s *Series) Verdict() Verdict {
	all := sure
	for _, k := range s.kinds {
		all = all.plus(of(k.law).times(k.deals))
	}
	mean, variance := s.Mean(), s.Variance()
	off := func(sum int) *big.Rat { // the square of the difference
		d := new(big.Rat).SetInt64(int64(sum))
		d.Sub(d, mean)
		return d.Mul(d, d)
	}
	var v Verdict
	v.Mean, _ = mean.Float64()
	spread, _ := variance.Float64()
	v.Spread = math.Sqrt(spread)
	here := off(s.Sum)
	for i, p := range all.p {
		there := off(all.from + i)
		if there.Cmp(variance) <= 0 {
			v.Within += p
		}
		if there.Cmp(here) >= 0 {
			v.Strays += p
		}
	}
	v.Within, v.Strays = min(v.Within, 1), min(v.Strays, 1)
	return v
}

// sums is the chances of sums, p[i] of the sum from+i.
type sums struct {
	from int
	p    []float64
}

// sure is the sum of nothing.
var sure = sums{0, []float64{1}}

func of(l Law) sums { return sums{0, l.Floats()}.trimmed() }

// never is a chance too small to be told of anything.
const never = 1e-40

// trimmed leaves out the ends that never come.
func (a sums) trimmed() sums {
	for len(a.p) > 1 && a.p[0] < never {
		a.from, a.p = a.from+1, a.p[1:]
	}
	for len(a.p) > 1 && a.p[len(a.p)-1] < never {
		a.p = a.p[:len(a.p)-1]
	}
	return a
}

// plus is the sums of two that know nothing of each other.
func (a sums) plus(b sums) sums {
	out := sums{a.from + b.from, make([]float64, len(a.p)+len(b.p)-1)}
	for i, p := range a.p {
		row := out.p[i : i+len(b.p)]
		for j, q := range b.p {
			row[j] += p * q
		}
	}
	return out.trimmed()
}

// times is the sums of n alike.
func (a sums) times(n int) sums {
	out := sure
	for ; n > 0; n >>= 1 {
		if n&1 == 1 {
			out = out.plus(a)
		}
		if n > 1 {
			a = a.plus(a)
		}
	}
	return out
}
