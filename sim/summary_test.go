package sim

import (
	"math"
	"testing"
)

func TestMarginIsStudents(t *testing.T) {
	// Quantiles from the printed tables.
	for free, want := range map[int]float64{1: 12.706, 4: 2.776, 5: 2.571, 9: 2.262, 14: 2.145, 30: 2.042, 120: 1.980, 100_000: 1.960} {
		if got := student(free); math.Abs(got-want) > 0.003 {
			t.Errorf("%d degrees of freedom: %.4f, want %.3f", free, got, want)
		}
	}
	var m Mean
	for _, x := range []float64{2, 4, 4, 4, 5, 5, 7, 9} {
		m.add(x)
	}
	// Standard deviation sqrt(32/7), divided by sqrt(8), times the quantile of seven, 2.365.
	if m.Mean != 5 || m.N != 8 || math.Abs(m.Margin()-1.788) > 0.002 {
		t.Errorf("mean %v, margin %v", m.Mean, m.Margin())
	}
	if one := (Mean{N: 1, Mean: 3}); !math.IsInf(one.Margin(), 1) || one.String() != "3.000 (n=1)" {
		t.Errorf("one observation: %v with margin %v", one, one.Margin())
	}
}
