package chance

import "bivouac/shuffle"

// A field is square: Side steps long and wide, in Rows rows of as many squares.
const (
	Side = 1000
	Rows = 10
)

// Point is a point of a field, 0 … Side-1 from the left and from the top.
type Point struct{ X, Y int }

// Thrown is a field of points that chance has thrown: each falls anywhere, whatever fell before. It is always the same.
func Thrown(points int) []Point {
	anywhere := throws("thrown")
	out := make([]Point, points)
	for i := range out {
		out[i] = anywhere()
	}
	return out
}

// Spread is a field of points that keep away from each other: of many places that chance proposes for each, it takes the one
// farthest from all points before. It is always the same.
func Spread(points int) []Point {
	anywhere := throws("spread")
	var out []Point
	for len(out) < points {
		best, most := Point{}, -1
		for range 20 * (len(out) + 1) {
			p := anywhere()
			if d := nearest(out, p); d > most {
				best, most = p, d
			}
		}
		out = append(out, best)
	}
	return out
}

func throws(field string) func() Point {
	d := shuffle.Deal{Table: field}
	s := shuffle.New(fixed.Seed(d), nil, d)
	return func() Point { return Point{s.Below(Side), s.Below(Side)} }
}

// nearest is the square of the way from p to the nearest of the points; the border counts as half as far.
func nearest(points []Point, p Point) int {
	edge := 2 * min(p.X, p.Y, Side-1-p.X, Side-1-p.Y)
	least := edge * edge
	for _, q := range points {
		least = min(least, (p.X-q.X)*(p.X-q.X)+(p.Y-q.Y)*(p.Y-q.Y))
	}
	return least
}

// Filled counts the squares of the field with no point, with one, with two and so on.
func Filled(points []Point) []int {
	var squares [Rows * Rows]int
	for _, p := range points {
		squares[p.Y*Rows/Side*Rows+p.X*Rows/Side]++
	}
	var out []int
	for _, n := range squares {
		for len(out) <= n {
			out = append(out, 0)
		}
		out[n]++
	}
	return out
}
