package chance

import (
	"math"
	"math/big"
	"math/bits"
	"math/rand/v2"
	"slices"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/shuffle"
)

// counted makes a law of what a brute count has found.
func counted(t *testing.T, what string, l Law, found map[int]int64) {
	t.Helper()
	all := int64(0)
	for n := range l.Ways {
		all += found[n]
		// The brute count may go through a multiple of the ways.
		if l.P(n).Cmp(new(big.Rat)) == 0 != (found[n] == 0) {
			t.Errorf("%s: %d has the chance %v, and comes %d times", what, n, l.P(n), found[n])
		}
	}
	for n, times := range found {
		if want := big.NewRat(times, all); l.P(n).Cmp(want) != 0 {
			t.Errorf("%s: %d has the chance %v, want %v", what, n, l.P(n), want)
		}
	}
}

// Every hand of small packs is looked at.
func TestHandByEveryHand(t *testing.T) {
	for _, worths := range [][]int{{1, 1, 0, 0, 0, 0, 0}, {2, 1, 1, 1, 0, 0, 0, 0}, {11, 11, 10, 4, 3, 2, 0, 0, 0}, {0, 0, 0}, {5}} {
		for size := 0; size <= len(worths); size++ {
			found := map[int]int64{}
			sum, squares, hands := int64(0), int64(0), int64(0)
			for held := range uint(1) << len(worths) {
				if bits.OnesCount(held) != size {
					continue
				}
				n := 0
				for i, worth := range worths {
					n += worth * int(held>>i&1)
				}
				found[n]++
				sum, squares, hands = sum+int64(n), squares+int64(n*n), hands+1
			}
			l := Hand(worths, size)
			counted(t, "a hand", l, found)
			mean := big.NewRat(sum, hands)
			if l.Mean().Cmp(mean) != 0 {
				t.Errorf("%d of %v: the mean is %v, want %v", size, worths, l.Mean(), mean)
			}
			variance := new(big.Rat).Sub(big.NewRat(squares, hands), mean.Mul(mean, mean))
			if l.Variance().Cmp(variance) != 0 {
				t.Errorf("%d of %v: the variance is %v, want %v", size, worths, l.Variance(), variance)
			}
		}
	}
}

// Of the 10,518,300 hands of eight cards 3,108,105 have no Jack: those from the other 28 cards.
func TestJacksOfDrogue(t *testing.T) {
	jacks := CountsOf(find(t, "drogue"), nil)[0]
	l := Hand(jacks.Worths(card.From(card.Seven)), 8)
	if l.All.Int64() != 10518300 || l.Ways[0].Int64() != 3108105 {
		t.Errorf("%v of %v hands have no Jack", l.Ways[0], l.All)
	}
	if l.Mean().Cmp(big.NewRat(1, 1)) != 0 {
		t.Errorf("a hand has %v Jacks", l.Mean())
	}
}

// Every order of small packs is looked at.
func TestNeighboursByEveryOrder(t *testing.T) {
	for cards := 1; cards <= 8; cards++ {
		found := map[int]int64{}
		orders(cards, func(order []int) {
			together := 0
			for i := 1; i < cards; i++ {
				if d := order[i] - order[i-1]; d == 1 || d == -1 {
					together++
				}
			}
			found[together]++
		})
		counted(t, "neighbours", Neighbours(cards), found)
	}
	// Two certain cards are neighbours in 2 of n orders, and there are n-1 pairs.
	if mean := Neighbours(32).Mean(); mean.Cmp(big.NewRat(31*2, 32)) != 0 {
		t.Errorf("of 32 cards %v pairs stay together", mean)
	}
}

func orders(n int, do func([]int)) {
	order := make([]int, n)
	for i := range order {
		order[i] = i
	}
	var from func(int)
	from = func(at int) {
		if at == n {
			do(order)
			return
		}
		for i := at; i < n; i++ {
			order[at], order[i] = order[i], order[at]
			from(at + 1)
			order[at], order[i] = order[i], order[at]
		}
	}
	from(0)
}

func TestSquaresByEveryThrow(t *testing.T) {
	found := map[int]int64{}
	for throw := range 4 * 4 * 4 * 4 * 4 { // five points, four squares
		n := 0
		for ; throw > 0; throw /= 4 {
			if throw%4 == 1 {
				n++
			}
		}
		found[n]++
	}
	counted(t, "squares", Squares(5, 4), found)
}

// Every evening of small tables is played.
func TestDroughtByEveryEvening(t *testing.T) {
	for _, c := range []struct {
		Table
		players, times, deals int
	}{
		{Table{6, 2, 2}, 1, 2, 3}, {Table{6, 2, 2}, 3, 2, 3}, {Table{6, 2, 2}, 2, 3, 3}, {Table{5, 2, 1}, 2, 2, 4}, {Table{4, 1, 2}, 4, 1, 2}, {Table{5, 1, 1}, 1, 4, 3},
	} {
		// The wanted cards lie at some places of the pack; player p gets those from p·Hand on.
		var packs []uint
		for pack := range uint(1) << c.Pack {
			if bits.OnesCount(pack) == c.Wanted {
				packs = append(packs, pack)
			}
		}
		all, hit := int64(0), int64(0)
		var play func(deal int, row [4]int, ended bool)
		play = func(deal int, row [4]int, ended bool) {
			if deal == c.deals {
				all++
				if ended {
					hit++
				}
				return
			}
			for _, pack := range packs {
				now, ends := row, ended
				for p := range c.players {
					if pack>>(p*c.Hand)&(1<<c.Hand-1) == 0 {
						now[p]++
					} else {
						now[p] = 0
					}
					ends = ends || now[p] >= c.times
				}
				play(deal+1, now, ends)
			}
		}
		play(0, [4]int{}, false)
		if got, want := c.Drought(c.players, c.times, c.deals), big.NewRat(hit, all); got.Cmp(want) != 0 {
			t.Errorf("%+v: %v, want %v", c, got, want)
		}
	}
}

// Small series, with hands of two packs, are gone through one by one.
func TestSeriesByEverySeries(t *testing.T) {
	small, great := []int{3, 1, 1, 0, 0}, []int{1, 1, 0, 0, 0, 0}
	kinds := []struct {
		worths []int
		size   int
	}{{small, 2}, {great, 3}, {small, 2}, {great, 3}, {great, 1}}
	// What the series can be worth, and how often.
	all := map[int]*big.Rat{0: big.NewRat(1, 1)}
	for _, k := range kinds {
		next := map[int]*big.Rat{}
		l := Hand(k.worths, k.size)
		for sum, p := range all {
			for n := range l.Ways {
				if next[sum+n] == nil {
					next[sum+n] = new(big.Rat)
				}
				next[sum+n].Add(next[sum+n], new(big.Rat).Mul(p, l.P(n)))
			}
		}
		all = next
	}
	mean := new(big.Rat)
	for sum, p := range all {
		mean.Add(mean, new(big.Rat).Mul(big.NewRat(int64(sum), 1), p))
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 50 {
		var s Series
		for _, k := range kinds {
			var held []int
			for _, i := range rng.Perm(len(k.worths))[:k.size] {
				held = append(held, k.worths[i])
			}
			s.Add(k.worths, held)
		}
		if s.Mean().Cmp(mean) != 0 {
			t.Fatalf("the mean is %v, want %v", s.Mean(), mean)
		}
		off := func(sum int) *big.Rat {
			d := new(big.Rat).Sub(big.NewRat(int64(sum), 1), mean)
			return d.Abs(d)
		}
		want := new(big.Rat)
		for sum, p := range all {
			if off(sum).Cmp(off(s.Sum)) >= 0 {
				want.Add(want, p)
			}
		}
		within := new(big.Rat)
		for sum, p := range all {
			if d := off(sum); d.Mul(d, d).Cmp(s.Variance()) <= 0 {
				within.Add(within, p)
			}
		}
		v := s.Verdict()
		if exact, _ := want.Float64(); math.Abs(v.Strays-exact) > 1e-12 {
			t.Errorf("a series worth %d strays as far with the chance %v, want %v", s.Sum, v.Strays, exact)
		}
		if exact, _ := within.Float64(); math.Abs(v.Within-exact) > 1e-12 {
			t.Errorf("a series is within its spread with the chance %v, want %v", v.Within, exact)
		}
		expected, seen := 0.0, 0
		for _, n := range s.Expected() {
			expected += n
		}
		for _, n := range s.Seen {
			seen += n
		}
		if math.Abs(expected-float64(s.Deals)) > 1e-9 || seen != s.Deals {
			t.Errorf("%v hands are expected and %d seen of %d", expected, seen, s.Deals)
		}
	}
}

// What a long series says is right to the last digit that is told: against exact arithmetic, far out too.
func TestLongSeriesLosesNothing(t *testing.T) {
	worths := []int{1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}
	l := Hand(worths, 4)
	ways := []*big.Int{big.NewInt(1)}
	const deals = 200
	for range deals {
		next := zeros(len(ways) + len(l.Ways) - 1)
		for i, a := range ways {
			for j, b := range l.Ways {
				next[i+j].Add(next[i+j], new(big.Int).Mul(a, b))
			}
		}
		ways = next
	}
	all := new(big.Int).Exp(l.All, big.NewInt(deals), nil)
	for _, extra := range []int{0, 10, 40, 80} { // Jacks more than the mean
		var s Series
		for i := range deals {
			held := []int{1, 0, 0, 0}
			if i < extra {
				held[1] = 1
			}
			s.Add(worths, held)
		}
		far := new(big.Int)
		for sum, w := range ways {
			if sum <= deals-extra || sum >= deals+extra {
				far.Add(far, w)
			}
		}
		want, _ := new(big.Rat).SetFrac(far, all).Float64()
		if got := s.Verdict().Strays; math.Abs(got/want-1) > 1e-9 {
			t.Errorf("%d more: %v, want %v", extra, got, want)
		}
	}
}

// Thousands of deals of card points are added up in a moment.
func TestThousandsOfDeals(t *testing.T) {
	points := CountsOf(find(t, "drogue"), nil)[2]
	worths := points.Worths(card.From(card.Seven))
	var s Series
	for range 5000 {
		s.Add(worths, []int{11, 10, 4, 3, 2, 0, 0, 0}) // the mean, 30
	}
	if math.Abs(s.Verdict().Strays-1) > 1e-9 || s.Sum != 150000 || s.Mean().Cmp(big.NewRat(150000, 1)) != 0 {
		t.Errorf("a series on the mean: %v of %v, %v", s.Sum, s.Mean(), s.Verdict())
	}
	s.Add(worths, []int{0, 0, 0, 0, 0, 0, 0, 0})
	// So many deals come close to the normal law.
	if v := s.Verdict(); math.Abs(v.Strays-math.Erfc(29.5/v.Spread/math.Sqrt2)) > 1e-4 || math.Abs(v.Within-.6827) > .001 {
		t.Errorf("30 points from the mean in 5001 deals: %+v", v)
	}
}

func find(t *testing.T, key string) *game.Game {
	t.Helper()
	g, ok := games.Find(key)
	if !ok {
		t.Fatal(key)
	}
	return g
}

// What cards are worth follows the rules that are agreed on.
func TestCounts(t *testing.T) {
	of := func(game string, settings map[string]string, key, cards string) int {
		t.Helper()
		set, err := card.ParseSet(cards)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range CountsOf(find(t, game), settings) {
			if c.Key == key {
				return c.Of(set)
			}
		}
		t.Fatalf("%s does not count %s", game, key)
		return 0
	}
	for _, c := range []struct {
		game     string
		settings map[string]string
		key      string
		cards    string
		want     int
	}{
		{"drogue", nil, Points, "AS TD KH QC JC 9S 8S 7S", 30},
		{"drogue", nil, Jacks, "AS TD KH QC JC JS 8S 7S", 2},
		{"polignac", nil, Points, "JS JH QS 7C", 3},
		{"polignac", map[string]string{"penalty": "queens"}, Points, "JS JH QS QD 7C", 3},
		{"slobberhannes", nil, ClubQueen, "QC QS AC", 1},
		{"napoleon", nil, Courts, "AS KS QH JD 2C", 3},
	} {
		if got := of(c.game, c.settings, c.key, c.cards); got != c.want {
			t.Errorf("%s, %s: %s counts %d, want %d", c.game, c.key, c.cards, got, c.want)
		}
	}
	for _, g := range games.All {
		settings, err := g.Complete(nil, 4)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range CountsOf(g, settings) {
			if c.Of(g.Pack(settings, 4)) == 0 {
				t.Errorf("%s: nothing in the pack counts as %s", g.Key, c.Key)
			}
		}
	}
}

// Demands F1, F3: the shuffler that makes the packs of all tables does what the laws say, neighbours and Jacks alike.
func TestTheShufflerKeepsTheLaws(t *testing.T) {
	trial := Shuffled(20000)
	for what, c := range map[string]struct {
		law  Law
		seen []int
	}{
		"neighbours": {Neighbours(32), trial.Neighbours},
		"Jacks":      {Hand(CountsOf(find(t, "drogue"), nil)[0].Worths(card.From(card.Seven)), 8), trial.Jacks},
	} {
		sum, freedom, all := 0.0, -1.0, 0
		rest, few := 0.0, 0 // what comes too seldom to be looked at alone
		for n, seen := range c.seen {
			all += seen
			p, _ := c.law.P(n).Float64()
			if want := p * float64(trial.Packs); want < 10 {
				rest, few = rest+want, few+seen
			} else {
				sum += (float64(seen) - want) * (float64(seen) - want) / want
				freedom++
			}
		}
		if rest > 0 {
			sum += (float64(few) - rest) * (float64(few) - rest) / rest
			freedom++
		}
		// The mean of the sum is the degrees of freedom f, its deviation √2f, and six of these are allowed.
		if off := sum - freedom; all != trial.Packs || off*off > 36*2*freedom {
			t.Errorf("%s: chi-square %.1f with %.0f degrees of freedom: %v", what, sum, freedom, c.seen)
		}
	}
}

// A pack that is cut and dealt to four gives somebody three deals without a Jack as often as it is computed.
func TestTheShufflerKeepsDroughts(t *testing.T) {
	const evenings, deals = 1500, 12
	var mine, anybodys int
	number := uint64(0)
	for range evenings {
		var row [4]int
		me, anybody := false, false
		for range deals {
			number++
			d := shuffle.Deal{Table: "evening", Number: number}
			p := shuffle.New(shuffle.Master{9}.Seed(d), nil, d).Pack(card.From(card.Seven))
			for s := range row {
				if card.SetOf(p.Cards[8*s:8*s+8]...)&card.OfRank(card.Jack) == 0 {
					row[s]++
				} else {
					row[s] = 0
				}
				if row[s] == 3 {
					anybody, me = true, me || s == 0
				}
			}
		}
		if me {
			mine++
		}
		if anybody {
			anybodys++
		}
	}
	table := Table{Pack: 32, Hand: 8, Wanted: 4}
	for players, seen := range map[int]int{1: mine, 4: anybodys} {
		p, _ := table.Drought(players, 3, deals).Float64()
		if off := math.Abs(float64(seen) - p*evenings); off > 5*math.Sqrt(p*(1-p)*evenings) {
			t.Errorf("%d players: %d of %d evenings, and the law says %.3f", players, seen, evenings, p)
		}
	}
}

// The points that chance throws fill the squares as the law says; those that keep away from each other do not.
func TestFields(t *testing.T) {
	const points = 100
	law := Squares(points, Rows*Rows)
	off := func(field []Point) float64 {
		sum := 0.0
		for n, squares := range Filled(field)[:3] {
			want, _ := law.P(n).Float64()
			want *= Rows * Rows
			sum += (float64(squares) - want) * (float64(squares) - want) / want
		}
		return sum
	}
	if thrown := off(Thrown(points)); thrown > 6 {
		t.Errorf("chance fills the squares %v: %.1f", Filled(Thrown(points)), thrown)
	}
	if spread := off(Spread(points)); spread < 20 {
		t.Errorf("the even field fills the squares %v: %.1f", Filled(Spread(points)), spread)
	}
	for _, field := range [][]Point{Thrown(points), Spread(points)} {
		if len(field) != points {
			t.Errorf("%d points", len(field))
		}
	}
}

func TestSizes(t *testing.T) {
	for key, want := range map[string][]Size{
		"drogue": {{8, 32}}, "polignac": {{10, 30}, {8, 32}, {6, 30}, {5, 30}, {4, 32}}, "slobberhannes": {{10, 30}, {8, 32}, {6, 30}, {5, 30}, {4, 32}}, "napoleon": {{5, 52}},
	} {
		if got := SizesOf(find(t, key)); !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", key, got, want)
		}
	}
}
