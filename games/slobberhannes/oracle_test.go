package slobberhannes_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/slobberhannes"
)

// oracle is a second reading of the rules, with lists and loops and nothing kept that can be worked out again: the deal is the
// hands and the cards played so far, and everything else is read off them each time.
type oracle struct {
	opt    game.Settings
	n      int
	dealer int
	points []int // before the deal
	dealt  bool
	hands  [][]string // as they were dealt
	plays  []string
	over   bool
	loser  int
}

func newOracle(opt game.Settings, n, dealer int) *oracle {
	return &oracle{opt: opt, n: n, dealer: dealer, points: make([]int, n)}
}

// players are the seats that are dealt cards, from the dealer's neighbour on.
func (o *oracle) players() []int {
	var list []int
	for i := 1; i <= o.n; i++ {
		if seat := (o.dealer + i) % o.n; seat != o.dealer || o.n != 7 || o.opt["pack"] == "french" {
			list = append(list, seat)
		}
	}
	return list
}

// order is who gets each card of the pack.
func (o *oracle) order() []int {
	packets := [][]int{3: {2, 2, 2, 2, 2}, 4: {2, 2, 2, 2}, 5: {2, 2, 2}, 6: {2, 2, 1}, 7: {2, 2}, 8: {2, 2}}[o.n]
	if o.opt["pack"] == "foster" && o.n > 3 && o.n < 8 {
		packets = [][]int{4: {3, 2, 3}, 5: {3, 3}, 6: {3, 2}, 7: {3, 2}}[o.n]
	}
	var to []int
	for _, size := range packets {
		for _, seat := range o.players() {
			for range size {
				to = append(to, seat)
			}
		}
	}
	return to
}

func (o *oracle) deal(cards []string) {
	o.dealt, o.plays, o.hands = true, nil, make([][]string, o.n)
	for i, seat := range o.order() {
		o.hands[seat] = append(o.hands[seat], cards[i])
	}
}

type oldTrick struct {
	leader, winner int
	cards          []string
}

// tricks cuts what was played into tricks; the last one may not be full, its winner is who wins so far.
func (o *oracle) tricks() []oldTrick {
	var list []oldTrick
	players := o.players()
	leader := players[0]
	for from := 0; from < len(o.plays); from += len(players) {
		cards := o.plays[from:min(from+len(players), len(o.plays))]
		best := 0
		for i, c := range cards {
			if c[1] == cards[0][1] && strings.Index("AKQJT987", c[:1]) < strings.Index("AKQJT987", cards[best][:1]) {
				best = i
			}
		}
		winner := players[(slices.Index(players, leader)+best)%len(players)]
		list = append(list, oldTrick{leader, winner, cards})
		leader = winner
	}
	return list
}

// full is the tricks in which everybody has played, and who leads or led to the next, with the cards that lie there.
func (o *oracle) full() (done []oldTrick, leader int, open []string) {
	done, leader = o.tricks(), o.players()[0]
	if n := len(done); n > 0 {
		if len(done[n-1].cards) < len(o.players()) {
			return done[:n-1], done[n-1].leader, done[n-1].cards
		}
		leader = done[n-1].winner
	}
	return done, leader, nil
}

func (o *oracle) turn() int {
	players := o.players()
	_, leader, open := o.full()
	return players[(slices.Index(players, leader)+len(open))%len(players)]
}

// left is what a seat still holds.
func (o *oracle) left(seat int) []string {
	return slices.DeleteFunc(slices.Clone(o.hands[seat]), func(c string) bool { return slices.Contains(o.plays, c) })
}

// out is the suits that a seat is known to be out of, by their letters: those that were led and that it did not follow. A revoke
// ends the deal, so in strict discipline that is as certain.
func (o *oracle) out(seat int) string {
	suits, players := "", o.players()
	for _, t := range o.tricks() {
		for i, c := range t.cards {
			if players[(slices.Index(players, t.leader)+i)%len(players)] == seat && c[1] != t.cards[0][1] {
				suits += t.cards[0][1:]
			}
		}
	}
	return suits
}

// lawful is the cards that the seat in turn may play.
func (o *oracle) lawful() []string {
	hand := o.left(o.turn())
	if _, _, open := o.full(); len(open) > 0 {
		follow := slices.DeleteFunc(slices.Clone(hand), func(c string) bool { return c[1] != open[0][1] })
		if len(follow) > 0 {
			return follow
		}
	}
	return hand
}

// moves is what the table accepts from a seat.
func (o *oracle) moves(seat int) []string {
	switch {
	case !o.dealt || o.over || seat != o.turn():
		return nil
	case o.opt["discipline"] == "strict":
		return o.left(seat)
	}
	return o.lawful()
}

// reckon is the points after the tricks that are full, who is out (-1: nobody), and whether the deal is over.
func (o *oracle) reckon() (points []int, out int, ended bool) {
	points = slices.Clone(o.points)
	done, _, _ := o.full()
	size := len(o.hands[o.players()[0]])
	queen := -1
	for k, t := range done {
		if slices.Contains(t.cards, "QC") {
			queen = t.winner
			points[t.winner]++
		}
		if k == 0 {
			points[t.winner]++
		}
		if k == size-1 {
			points[t.winner]++
			if t.winner == done[0].winner && t.winner == queen {
				points[t.winner]++
			}
		}
		if points[t.winner] >= o.opt.Int("target") {
			return points, t.winner, true
		}
	}
	return points, -1, len(done) == size
}

// play plays a card and ends the deal and the partie where they end.
func (o *oracle) play(move string) {
	seat := o.turn()
	lawful := slices.Contains(o.lawful(), move)
	o.plays = append(o.plays, move)
	points, out, ended := o.reckon()
	if !lawful {
		points, out, ended = slices.Clone(o.points), -1, true
		if points[seat] += 4; points[seat] >= o.opt.Int("target") {
			out = seat
		}
	}
	if !ended {
		return
	}
	o.dealt, o.points = false, points
	if o.over, o.loser = out >= 0, out; !o.over {
		o.dealer = (o.dealer + 1) % o.n
	}
}

// differs compares the state with the oracle.
func (o *oracle) differs(s *slobberhannes.State) error {
	v := s.Look(game.Watcher)
	t := v.Facts.(slobberhannes.Table)
	if t.Over != o.over || t.Dealt != o.dealt || !t.Over && t.WantsDeal() == o.dealt {
		return fmt.Errorf("over is %t, dealt %t; want %t, %t", t.Over, t.Dealt, o.over, o.dealt)
	}
	points := o.points
	if o.dealt {
		points, _, _ = o.reckon()
	}
	for seat := range o.n {
		var got []string
		for _, m := range s.Moves(nil, game.Seat(seat)) {
			got = append(got, slobberhannes.Game.Format(0, m))
		}
		want := slices.Clone(o.moves(seat))
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			return fmt.Errorf("seat %d may %v, want %v", seat, got, want)
		}
		if int(t.Score.Points[seat]) != points[seat] {
			return fmt.Errorf("points are %v, want %v", t.Score.Points, points)
		}
	}
	switch {
	case o.over && (t.Losers != game.Seat(o.loser).Set() || t.Winners != game.AllSeats(o.n)&^t.Losers):
		return fmt.Errorf("losers are %v, winners %v; want %d to lose alone", t.Losers.Ints(), t.Winners.Ints(), o.loser)
	case !o.over && int(t.Dealer) != o.dealer:
		return fmt.Errorf("dealer is %d, want %d", t.Dealer, o.dealer)
	}
	for seat, hand := range o.hands {
		shown := hand
		if o.dealt {
			shown = nil
		}
		if got := t.Hands[seat].Texts(); !slices.Equal(got, slices.Sorted(slices.Values(shown))) {
			return fmt.Errorf("the hand of seat %d is shown as %v, want %v", seat, got, shown)
		}
	}
	if !o.dealt {
		return nil
	}
	for seat := range o.n {
		out := o.out(seat)
		for c := range slobberhannes.Game.Pack(o.opt, o.n).Each() {
			if known := t.Denied[seat].Has(c); known != strings.Contains(out, c.Suit().String()) {
				return fmt.Errorf("seat %d is out of %q; that it has not %s is known: %t", seat, out, c, known)
			}
		}
	}
	if done, _, cards := o.full(); len(done) > 0 {
		last := done[len(done)-1]
		if int(t.Last.Winner) != last.winner || int(t.Last.Leader) != last.leader || t.Last.Trick.Text() != strings.Join(last.cards, " ") || int(t.Trick.N) != len(cards) {
			return fmt.Errorf("the last trick is %+v, want %+v", t.Last, last)
		}
	}
	return nil
}

func packOf(texts []string) *card.Pack {
	p := card.Pack{N: len(texts)}
	for i, text := range texts {
		p.Cards[i], _ = card.Parse(text)
	}
	return &p
}

// The state and the oracle agree on everything at every ply of random parties, over all options, seats and disciplines.
func TestOracle(t *testing.T) {
	plies := 20_000
	if os.Getenv("BIVOUAC_LONG") != "" {
		plies = 1_000_000
	}
	rng := rand.New(rand.NewPCG(1897, 7))
	met := map[string]int{}
	for n := 0; n < plies && !t.Failed(); {
		n += against(t, rng, met)
	}
	for _, what := range []string{"revoke", "all three", "out in mid-deal", "out at the end of a deal"} {
		if met[what] == 0 && !t.Failed() {
			t.Errorf("of %d plies none met: %s", plies, what)
		}
	}
	t.Log(met)
}

// against plays one partie and returns its plies.
func against(t *testing.T, rng *rand.Rand, met map[string]int) (plies int) {
	given := map[string]string{}
	for _, o := range slobberhannes.Game.Options {
		given[o.Key] = o.Values[rng.IntN(len(o.Values))]
	}
	seats := 3 + rng.IntN(6)
	dealer := rng.IntN(seats)
	s, settings := opened(t, seats, game.Seat(dealer), given)
	o := newOracle(settings, seats, dealer)
	deals, revokes := 0, 0
	var story []string
	for {
		if err := o.differs(s); err != nil {
			t.Errorf("%s, %d players, after %v: %v", slobberhannes.Game.EncodeSettings(settings), seats, story, err)
			return plies
		}
		if o.over {
			break
		}
		if !o.dealt {
			texts := slobberhannes.Game.Pack(settings, seats).Texts()
			rng.Shuffle(len(texts), func(i, j int) { texts[i], texts[j] = texts[j], texts[i] })
			o.deal(texts)
			s.Deal(packOf(texts))
			story = append(story[:0], fmt.Sprint("deal ", o.hands))
			deals++
			continue
		}
		by, list := o.turn(), o.lawful()
		if rng.IntN(8) == 0 {
			list = o.moves(by)
		}
		move := list[rng.IntN(len(list))]
		revoke := !slices.Contains(o.lawful(), move)
		m, err := slobberhannes.Game.Parse(0, move)
		if err != nil {
			t.Fatal(err)
		}
		before := slices.Clone(o.points)
		o.play(move)
		s.Play(game.Seat(by), m)
		story = append(story, fmt.Sprint(by, ":", move))
		plies++
		done, _, _ := o.full()
		whole := len(done) == len(o.hands[o.players()[0]])
		switch {
		case revoke:
			met["revoke"]++
			revokes++
		case o.over && !whole:
			met["out in mid-deal"]++
		case o.over:
			met["out at the end of a deal"]++
		case whole && slices.ContainsFunc(o.players(), func(seat int) bool { return o.points[seat] == before[seat]+4 }):
			met["all three"]++
		}
	}
	if target := settings.Int("target"); deals-revokes > seats*(target-1)/3+1 {
		t.Errorf("%d deals without a revoke with %d players to %d", deals-revokes, seats, target)
	}
	return plies
}
