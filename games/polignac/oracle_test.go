package polignac_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/polignac"
)

// oracle is a second reading of the rules, with lists and loops and nothing kept that can be worked out again: the deal is the
// hands, the calls and the cards played so far, and everything else is read off them each time.
type oracle struct {
	opt    game.Settings
	n      int
	dealer int
	chips  []int // before the deal
	dealt  bool
	hands  [][]string // as they were dealt
	calls  []string
	plays  []string
	over   bool
	losers []int
	got    []int // stakes
}

func newOracle(opt game.Settings, n, dealer int) *oracle {
	o := &oracle{opt: opt, n: n, dealer: dealer, chips: make([]int, n), got: make([]int, n)}
	for i := range o.chips {
		o.chips[i] = opt.Int("target")
	}
	return o
}

// players are the seats that are dealt cards, from the dealer's neighbour on.
func (o *oracle) players() []int {
	var list []int
	for i := 1; i <= o.n; i++ {
		seat := (o.dealer + i) % o.n
		if seat == o.dealer && o.n == 7 && o.opt["pack"] == "foster" {
			continue
		}
		list = append(list, seat)
	}
	return list
}

// packets is the table of §1.
func (o *oracle) packets() []int {
	french := [][]int{3: {2, 2, 2, 2, 2}, 4: {2, 2, 2, 2}, 5: {2, 2, 2}, 6: {2, 2, 1}, 7: {2, 2}, 8: {2, 2}}
	foster := [][]int{4: {3, 2, 3}, 5: {3, 3}, 6: {3, 2}, 7: {3, 2}}
	if o.opt["pack"] == "foster" && o.n != 3 && o.n != 8 {
		return foster[o.n]
	}
	return french[o.n]
}

// order is who gets each card of the pack.
func (o *oracle) order() []int {
	var to []int
	for _, size := range o.packets() {
		for _, seat := range o.players() {
			for range size {
				to = append(to, seat)
			}
		}
	}
	return to
}

func (o *oracle) deal(cards []string) {
	o.dealt, o.calls, o.plays = true, nil, nil
	o.hands = make([][]string, o.n)
	for i, seat := range o.order() {
		o.hands[seat] = append(o.hands[seat], cards[i])
	}
}

// slamCalled is the word of the slam that may be announced.
func (o *oracle) slamCalled() string {
	switch o.opt["slam"] {
	case "capot":
		return "capot"
	case "chelem+generale":
		return "generale"
	}
	return ""
}

// calling tells whether the round of announcements still goes on.
func (o *oracle) calling() bool {
	if o.slamCalled() == "" || len(o.calls) == len(o.players()) {
		return false
	}
	everybodyMay := o.opt["slam"] == "capot" && o.opt["capotFail"] == "normal"
	return everybodyMay || !slices.Contains(o.calls, o.slamCalled())
}

func (o *oracle) announcers() []int {
	var list []int
	for i, call := range o.calls {
		if call != "quiet" {
			list = append(list, o.players()[i])
		}
	}
	return list
}

func (o *oracle) firstLeader() int {
	if a := o.announcers(); len(a) > 0 && o.opt["slam"] == "chelem+generale" {
		return a[0]
	}
	return o.players()[0]
}

// strength is the place of a card in its suit, the highest 0.
func (o *oracle) strength(c string) int {
	if o.opt["order"] == "ace" {
		return strings.Index("AKQJT987", c[:1])
	}
	return strings.Index("KQJAT987", c[:1])
}

func (o *oracle) cost(cards []string) int {
	letter := map[string]string{"jacks": "J", "queens": "Q"}[o.opt["penalty"]]
	sum := 0
	for _, c := range cards {
		switch {
		case c == letter+"S":
			sum += 2
		case c[:1] == letter:
			sum++
		}
	}
	return sum
}

type oldTrick struct {
	leader, winner int
	cards          []string
}

// tricks cuts what was played into tricks; the last one may not be full, its winner is who wins so far.
func (o *oracle) tricks() []oldTrick {
	var list []oldTrick
	players := o.players()
	leader := o.firstLeader()
	for from := 0; from < len(o.plays); from += len(players) {
		cards := o.plays[from:min(from+len(players), len(o.plays))]
		best := 0
		for i, c := range cards {
			if c[1] == cards[0][1] && o.strength(c) < o.strength(cards[best]) {
				best = i
			}
		}
		winner := players[(slices.Index(players, leader)+best)%len(players)]
		list = append(list, oldTrick{leader, winner, cards})
		leader = winner
	}
	return list
}

// full is the tricks in which everybody has played, and the cards of the one that is open.
func (o *oracle) full() (done []oldTrick, leader int, open []string) {
	done = o.tricks()
	leader = o.firstLeader()
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
	if o.calling() {
		return players[len(o.calls)]
	}
	_, leader, open := o.full()
	return players[(slices.Index(players, leader)+len(open))%len(players)]
}

// left is what a seat still holds.
func (o *oracle) left(seat int) []string {
	var list []string
	for _, c := range o.hands[seat] {
		if !slices.Contains(o.plays, c) {
			list = append(list, c)
		}
	}
	return list
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
		var follow []string
		for _, c := range hand {
			if c[1] == open[0][1] {
				follow = append(follow, c)
			}
		}
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
	case o.calling():
		return []string{"quiet", o.slamCalled()}
	case o.opt["discipline"] == "strict":
		return o.left(seat)
	}
	return o.lawful()
}

// ran tells whether a slam is still possible after these tricks.
func (o *oracle) ran(done []oldTrick) bool {
	all := func(seat int) bool {
		for _, t := range done {
			if t.winner != seat {
				return false
			}
		}
		return true
	}
	switch o.opt["slam"] {
	case "none":
		return false
	case "capot":
		return slices.ContainsFunc(o.announcers(), all)
	}
	return len(done) == 0 || all(done[0].winner)
}

// reckon is the chips after the tricks that are full, what is held, who is out, and whether the deal is over.
func (o *oracle) reckon() (chips, held, out []int, ended bool) {
	chips = slices.Clone(o.chips)
	pay := func(seat, amount int) bool {
		chips[seat] = max(0, chips[seat]-amount)
		if chips[seat] == 0 {
			out = []int{seat}
		}
		return chips[seat] == 0
	}
	done, _, _ := o.full()
	free := map[int]bool{}   // who has paid five instead
	failed := map[int]bool{} // announcers whose slam is over
	var waiting []oldTrick   // tricks whose Jacks are held
	var taken []string
	for k, t := range done {
		taken = append(taken, t.cards...)
		for _, a := range o.announcers() {
			if a == t.winner || failed[a] {
				continue
			}
			failed[a] = true
			if o.opt["slam"] == "capot" && o.opt["capotFail"] == "normal" {
				continue
			}
			free[a] = o.opt["capotFail"] != "fivePlusOwn"
			if pay(a, 5) {
				return chips, nil, out, true
			}
		}
		waiting = append(waiting, t)
		if o.ran(done[:k+1]) {
			continue
		}
		for _, w := range waiting {
			if c := o.cost(w.cards); c > 0 && !free[w.winner] && pay(w.winner, c) {
				return chips, nil, out, true
			}
		}
		waiting = nil
	}
	if len(done) == len(o.hands[o.players()[0]]) {
		if o.ran(done) {
			before := slices.Clone(chips)
			for seat := range o.n {
				sits := !slices.Contains(o.players(), seat)
				if seat == done[0].winner || free[seat] || sits && o.opt["dealerPays"] == "off" {
					continue
				}
				chips[seat] = max(0, chips[seat]-5)
			}
			for seat := range o.n {
				if chips[seat] > 0 {
					continue
				}
				if len(out) > 0 && before[seat] < before[out[0]] {
					out = nil
				}
				if len(out) == 0 || before[seat] == before[out[0]] {
					out = append(out, seat)
				}
			}
		}
		return chips, nil, out, true
	}
	for _, w := range waiting {
		if c := o.cost(w.cards); c > 0 {
			held = append(held, c)
		}
	}
	decided := o.opt["stopWhenDecided"] == "on" && o.cost(taken) == 5 && !o.ran(done)
	return chips, held, out, decided
}

// won is the penalty cards that lie before a seat.
func (o *oracle) won(seat int) []string {
	var list []string
	done, _, _ := o.full()
	for _, t := range done {
		for _, c := range t.cards {
			if t.winner == seat && o.cost([]string{c}) > 0 {
				list = append(list, c)
			}
		}
	}
	return list
}

// play makes a move and ends the deal and the partie where they end.
func (o *oracle) play(move string) {
	if o.calling() {
		o.calls = append(o.calls, move)
		return
	}
	seat := o.turn()
	if !slices.Contains(o.lawful(), move) {
		chips := slices.Clone(o.chips)
		chips[seat] = max(0, chips[seat]-5)
		var out []int
		if chips[seat] == 0 {
			out = []int{seat}
		}
		o.plays = append(o.plays, move)
		o.finish(chips, out)
		return
	}
	o.plays = append(o.plays, move)
	if chips, _, out, ended := o.reckon(); ended || len(out) > 0 {
		o.finish(chips, out)
	}
}

func (o *oracle) finish(chips, out []int) {
	o.dealt, o.chips = false, chips
	if len(out) == 0 {
		o.dealer = (o.dealer + 1) % o.n
		return
	}
	o.over, o.losers = true, out
	var inTurn []int
	for i := range o.n {
		if seat := (o.firstLeader() + i) % o.n; slices.Contains(out, seat) {
			inTurn = append(inTurn, seat)
		}
	}
	for seat := range o.n {
		if !slices.Contains(out, seat) {
			for unit := range chips[seat] * o.opt.Int("stake") { // one by one, round and round
				o.got[seat]++
				o.got[inTurn[unit%len(inTurn)]]--
			}
		}
	}
}

// differs compares the state with the oracle.
func (o *oracle) differs(s *polignac.State) error {
	v := s.Look(game.Watcher)
	t := v.Facts.(polignac.Table)
	if t.Over != o.over || t.Dealt != o.dealt || !t.Over && t.WantsDeal() == o.dealt {
		return fmt.Errorf("over is %t, dealt %t; want %t, %t", t.Over, t.Dealt, o.over, o.dealt)
	}
	for seat := range o.n {
		var got []string
		for _, m := range s.Moves(nil, game.Seat(seat)) {
			got = append(got, polignac.Game.Format(0, m))
		}
		want := slices.Clone(o.moves(seat))
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			return fmt.Errorf("seat %d may %v, want %v", seat, got, want)
		}
		if o.dealt {
			hand := s.Look(game.Seat(seat)).Hand.Texts()
			left := o.left(seat)
			slices.Sort(left)
			if !slices.Equal(hand, left) {
				return fmt.Errorf("seat %d holds %v, want %v", seat, hand, left)
			}
		}
	}
	chips, held := o.chips, []int(nil)
	if o.dealt {
		chips, held, _, _ = o.reckon()
	}
	for seat := range o.n {
		if int(t.Ledger.Chips[seat]) != chips[seat] {
			return fmt.Errorf("chips are %v, want %v", t.Ledger.Chips, chips)
		}
		if o.over && int(t.Stakes[seat]) != o.got[seat] {
			return fmt.Errorf("stakes are %v, want %v", t.Stakes, o.got)
		}
	}
	if !o.over && int(t.Dealer) != o.dealer {
		return fmt.Errorf("dealer is %d, want %d", t.Dealer, o.dealer)
	}
	if got := t.Losers.Ints(); !slices.Equal(got, append([]int{}, o.losers...)) {
		return fmt.Errorf("losers are %v, want %v", got, o.losers)
	}
	if o.over && t.Winners != game.AllSeats(o.n)&^t.Losers {
		return fmt.Errorf("winners are %v, losers %v", t.Winners.Ints(), t.Losers.Ints())
	}
	for seat, hand := range o.hands {
		shown := hand
		if o.dealt {
			shown = nil
		}
		if t.Hands[seat] != setOf(shown) {
			return fmt.Errorf("the hand of seat %d is shown as %v, want %v", seat, t.Hands[seat], shown)
		}
	}
	if !o.dealt {
		return nil
	}
	for seat := range o.n {
		if won := o.won(seat); t.Won[seat] != setOf(won) {
			return fmt.Errorf("before seat %d lie %v, want %v", seat, t.Won[seat], won)
		}
	}
	var open []int
	for _, c := range t.Ledger.Held[:t.Ledger.HeldN] {
		open = append(open, int(c))
	}
	if !slices.Equal(open, held) {
		return fmt.Errorf("held are %v, want %v", open, held)
	}
	for seat := range o.n {
		out := o.out(seat)
		for c := range polignac.Game.Pack(o.opt, o.n).Each() {
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

// stacked is a pack of which one seat gets the highest cards, so that slams come to be made.
func (o *oracle) stacked(rng *rand.Rand, cards []string) []string {
	to := o.order()
	strong := o.players()[rng.IntN(len(o.players()))]
	slices.SortStableFunc(cards, func(a, b string) int { return o.strength(a) - o.strength(b) })
	pack := make([]string, len(cards))
	take := 0
	for i, seat := range to {
		if seat == strong {
			pack[i], take = cards[take], take+1
		}
	}
	rest := cards[take:]
	rng.Shuffle(len(rest), func(i, j int) { rest[i], rest[j] = rest[j], rest[i] })
	for i, seat := range to {
		if seat != strong {
			pack[i], rest = rest[0], rest[1:]
		}
	}
	return pack
}

func setOf(texts []string) card.Set {
	s, _ := card.ParseSet(strings.Join(texts, " "))
	return s
}

func packOf(texts []string) *card.Pack {
	p := card.Pack{N: len(texts)}
	for i, text := range texts {
		p.Cards[i], _ = card.Parse(text)
	}
	return &p
}

// agreement draws settings and a number of players.
func agreement(rng *rand.Rand) (game.Settings, int) {
	for {
		given := map[string]string{}
		for _, o := range polignac.Game.Options {
			given[o.Key] = o.Values[rng.IntN(len(o.Values))]
		}
		given["stake"] = []string{"0", "1", "7"}[rng.IntN(3)]
		seats := 3 + rng.IntN(6)
		if s, err := polignac.Game.Complete(given, seats); err == nil {
			return s, seats
		}
	}
}

// seen counts what happened, so that the comparison is known to have met it.
type seen map[string]int

// The state and the oracle agree on everything at every ply of random parties, over all options, seats and disciplines.
func TestOracle(t *testing.T) {
	plies := 20_000
	if os.Getenv("BIVOUAC_LONG") != "" {
		plies = 1_000_000
	}
	rng := rand.New(rand.NewPCG(1897, 0))
	met := seen{}
	for n := 0; n < plies; {
		n += against(t, rng, met)
		if t.Failed() {
			return
		}
	}
	for _, what := range []string{"revoke", "slam made", "slam broken", "lost alone", "lost together", "decided early", "out in mid-deal"} {
		if met[what] == 0 {
			t.Errorf("of %d plies none met: %s", plies, what)
		}
	}
	t.Log(met)
}

// against plays one partie and returns its plies.
func against(t *testing.T, rng *rand.Rand, met seen) (plies int) {
	settings, seats := agreement(rng)
	dealer := rng.IntN(seats)
	s := polignac.Game.New(settings, seats, game.Seat(dealer)).(*polignac.State)
	o := newOracle(settings, seats, dealer)
	deals, revokes := 0, 0
	var story []string
	check := func() bool {
		if err := o.differs(s); err != nil {
			t.Errorf("%s, %d players, after %v: %v", polignac.Game.EncodeSettings(settings), seats, story, err)
			return false
		}
		return true
	}
	for check() && !o.over {
		if !o.dealt {
			texts := polignac.Game.Pack(settings, seats).Texts()
			rng.Shuffle(len(texts), func(i, j int) { texts[i], texts[j] = texts[j], texts[i] })
			if rng.IntN(2) == 0 {
				texts = o.stacked(rng, texts)
			}
			o.deal(texts)
			s.Deal(packOf(texts))
			story = append(story[:0], fmt.Sprint("deal ", o.hands))
			deals++
			continue
		}
		list := o.moves(o.turn())
		move := list[rng.IntN(len(list))]
		if !o.calling() && rng.IntN(8) > 0 {
			list = o.lawful()
			move = list[rng.IntN(len(list))]
		}
		m, err := polignac.Game.Parse(0, move)
		if err != nil {
			t.Fatal(err)
		}
		if !o.calling() && !slices.Contains(o.lawful(), move) {
			revokes++
			met["revoke"]++
		}
		by := o.turn()
		o.play(move)
		s.Play(game.Seat(by), m)
		story = append(story, fmt.Sprint(by, ":", move))
		plies++
		o.remember(met)
	}
	if target := settings.Int("target"); deals-revokes > seats*(target-1)/5+1 {
		t.Errorf("%d deals without a revoke with %d players to %d", deals-revokes, seats, target)
	}
	sum := 0
	for _, got := range o.got {
		sum += got
	}
	if sum != 0 {
		t.Errorf("the stakes %v do not sum to 0", o.got)
	}
	return plies
}

// remember notes what the last move has brought.
func (o *oracle) remember(met seen) {
	done, _, open := o.full()
	if o.dealt || len(open) > 0 || len(done) == 0 {
		return
	}
	whole := len(done) == len(o.hands[o.players()[0]])
	switch {
	case whole && o.ran(done):
		met["slam made"]++
	case len(o.announcers()) > 0:
		met["slam broken"]++
	}
	switch {
	case !o.over && !whole:
		met["decided early"]++
	case o.over && !whole:
		met["out in mid-deal"]++
	}
	if o.over && len(o.losers) > 1 {
		met["lost together"]++
	} else if o.over {
		met["lost alone"]++
	}
}
