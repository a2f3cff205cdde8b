package say

import (
	"math"
	"strconv"
	"strings"

	"golang.org/x/text/message"
	"golang.org/x/text/number"
)

// The pages about chance. Numbers come to them computed; of a chance, 0 is never and 1 always.
type (
	// dealsPage is the hands of a person, counted against chance.
	dealsPage interface {
		MyDeals() Label
		MyDealsText() string
		NoDeals() string
		DealsOf(game string, deals int) string
		// CountOf names what is counted in the hands of a game, and says which cards that is.
		CountOf(game, key string) Label
		// Counted is what so many hands held together, what they hold on average by chance, and how often such a series comes
		// within its spread of that.
		Counted(game, key string, sum, deals int, mean, spread, within float64) string
		// Strays is how often such a series strays as far by chance, and what to make of it.
		Strays(chance float64) string
		// Several is how often one of so many counts is as unusual by chance as only one in twenty is.
		Several(counts int, chance float64) string
		// InHand, Dealt and Expected head a table: what a hand holds, in how many that was so, in how many chance makes it so.
		InHand() string
		Dealt() string
		Expected() string
		HowCounted() Label
		// DealtByHand tells of hands from packs shuffled by hand, which are not counted.
		DealtByHand(deals int) string
		OlderDeals(tables int) string
		UnreadDeals(tables int) string
		SaveDeals() Label
		LastDeals() string
	}
	// clumpsPage explains that chance makes clumps.
	clumpsPage interface {
		Clumps() Label
		ClumpsText() string
		// Fields asks in which of two fields so many points were thrown by chance.
		Fields(points int) Label
		Field(name string, points int) string
		IsChance(name string) string
		// Guessed tells who has guessed whether he is right, and what chance does: so many squares it must leave empty on average,
		// so many it has, and so many the other field has.
		Guessed(right bool, thrown, spread string) string
		Squares(points, squares int, empty float64, thrown, spread int, name string) string
		PointsInSquare() string
		// Neighbours is how many pairs of a new pack stay together on average, and how often none does.
		Neighbours(cards int, mean, none float64) Label
		// FirstPack names the pairs of neighbours that lie together in the pack shown.
		FirstPack(pairs ...string) string
		Pairs() string
		Packs(packs int) string
		OurPacks() string
		// PairsByHand is how many pairs a shuffle by hand has left together, on average.
		PairsByHand(mean float64) string
		// Jacks is how often a hand of Drogue has none, one, and three or more.
		Jacks(none, one, many float64) Label
		OtherHands() string
		HandFrom(hand, pack int) string
		// Droughts is how often somebody has no Jack three times in a row in an evening: the reader, anybody of four.
		Droughts(deals int, mine, anybodys float64) Label
		HowDealt() Label
		HowDealtSteps() []string
	}
)

// Decimal is a number with so many digits behind the point, as the language writes it.
func (l Lang) Decimal(x float64, digits int) string {
	return message.NewPrinter(l.Tag()).Sprint(number.Decimal(x, number.Scale(digits)))
}

// many is a number of things, in digits as the language groups them.
func (l Lang) many(n int, one, many string) string {
	_, thing, _ := strings.Cut(l.Plural(n, one, many), " ")
	return l.Decimal(float64(n), 0) + " " + thing
}

// never is the least chance that is told exactly.
const never = 1e-6

// odds is a chance in whole numbers, n of: of a hundred, where it is small 1 of as many as it takes, to two digits.
func odds(chance float64) (n, of int) {
	if chance >= .095 {
		return int(math.Round(100 * chance)), 100
	}
	if chance >= .0095 {
		return int(math.Round(1000 * chance)), 1000
	}
	all := 1 / max(chance, never)
	unit := math.Pow(10, math.Floor(math.Log10(all))-1)
	return 1, int(math.Round(all/unit) * unit)
}

// The chances below which a series is called rare, and very rare.
const rare, veryRare = .05, .001

// percent is a chance as so many of a hundred.
func percent(chance float64) string { return strconv.Itoa(int(math.Round(100 * chance))) }
