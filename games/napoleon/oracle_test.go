package napoleon_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"sort"
	"strconv"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/napoleon"
)

// oracle is a second reading of the rule book: slow, with lists and loops, cards and bids being the texts that people write.
// It shares nothing with the rules that it judges.
type oracle struct {
	options map[string]string
	players int

	dealer, deals int
	hands         [][]string // what each still holds
	dealt         [][]string // what each was dealt
	undealt       []string
	played        []string
	calls         []string // in order of speaking
	speakers      []int
	bid           string // the highest, "" for none
	soloist       int
	trump         string // a suit letter; "" before the first lead and where there are none
	trick         []laid
	won           []int // tricks of each
	voids         int   // void deals since the last one played
	balances      []int
	pay           []int // of the last deal, nil for a void one
	made          bool
	phase         string // between, auction, play, over
	turn          int
	rung          bool
}

// laid is a card that lies in the trick.
type laid struct {
	seat int
	card string
}

func newOracle(options map[string]string, players, dealer int) *oracle {
	return &oracle{options: options, players: players, dealer: dealer, phase: "between", balances: make([]int, players)}
}

func (o *oracle) next(seat int) int {
	seat = (seat + 1) % o.players
	if o.options["dealerOut"] == "on" && seat == o.dealer {
		seat = (seat + 1) % o.players
	}
	return seat
}

// deal gives each who plays one card after the other, five in all, beginning at the dealer's left.
func (o *oracle) deal(pack []string) {
	o.deals++
	o.hands = make([][]string, o.players)
	o.played, o.calls, o.speakers, o.trick = nil, nil, nil, nil
	o.won = make([]int, o.players)
	o.bid, o.trump, o.soloist, o.pay = "", "", -1, nil
	o.turn = o.next(o.dealer)
	for range 5 {
		seat := o.next(o.dealer)
		for {
			o.hands[seat] = append(o.hands[seat], pack[0])
			pack = pack[1:]
			if seat = o.next(seat); seat == o.next(o.dealer) {
				break
			}
		}
	}
	o.undealt = pack
	o.dealt = make([][]string, o.players)
	for seat := range o.hands {
		o.dealt[seat] = slices.Clone(o.hands[seat])
	}
	o.phase = "auction"
}

// moves is what the table takes from the seat now; lawful what is no offence.
func (o *oracle) moves(seat int) (moves, lawful []string) {
	if seat != o.turn {
		return nil, nil
	}
	switch o.phase {
	case "auction":
		bids := o.bids()
		return bids, bids
	case "play":
		hand := o.hands[seat]
		if len(o.played) == 0 { // the soloist may not lead the joker to the first trick
			cards := without(hand, "XX")
			return cards, cards
		}
		lawful = hand
		if len(o.trick) > 0 {
			var same []string
			for _, c := range hand {
				if o.suit(c) == o.suit(o.trick[0].card) {
					same = append(same, c)
				}
			}
			if len(same) > 0 {
				lawful = same
			}
		}
		if o.options["discipline"] == "strict" {
			return hand, lawful
		}
		return lawful, lawful
	}
	return nil, nil
}

func (o *oracle) bids() []string {
	rising := []string{"two", "three", "misere", "four", "nap"}
	var bids []string
	allOthersPassed := len(o.calls) == o.players-1 && o.bid == ""
	if !(o.options["allPass"] == "dealerTwo" && allOthersPassed) {
		bids = append(bids, "pass")
	}
	higher := o.bid == ""
	for _, b := range rising {
		if higher {
			bids = append(bids, b)
		}
		if b == o.bid {
			higher = true
		}
	}
	if o.bid == "nap" {
		bids = append(bids, "wellington")
	}
	if o.bid == "wellington" && o.options["blucher"] != "off" {
		bids = append(bids, "blucher")
	}
	return bids
}

// suit is the suit that a card belongs to. The joker belongs to the trumps, and where there are none to itself.
func (o *oracle) suit(c string) string {
	if c == "XX" {
		return o.trump
	}
	return c[1:]
}

func (o *oracle) play(seat int, move string) {
	if o.phase == "auction" {
		o.call(seat, move)
		return
	}
	_, lawful := o.moves(seat)
	revoke := !slices.Contains(lawful, move)
	if len(o.played) == 0 && !(o.bid == "misere" && o.options["misereTrump"] == "none") {
		o.trump = move[1:]
	}
	o.hands[seat] = without(o.hands[seat], move)
	o.played = append(o.played, move)
	o.trick = append(o.trick, laid{seat, move})
	o.turn = o.next(seat)
	if revoke {
		o.settle(seat != o.soloist)
		return
	}
	size := o.players
	if o.options["dealerOut"] == "on" {
		size--
	}
	if len(o.trick) < size {
		return
	}
	winner := o.winner()
	o.won[winner]++
	o.trick = nil
	o.turn = winner
	total := 0
	for _, n := range o.won {
		total += n
	}
	mine, theirs := o.won[o.soloist], total-o.won[o.soloist]
	if o.bid == "misere" {
		switch {
		case mine > 0 && (o.options["stopWhenDecided"] == "on" || total == 5):
			o.settle(false)
		case total == 5:
			o.settle(true)
		}
		return
	}
	need := map[string]int{"two": 2, "three": 3, "four": 4, "nap": 5, "wellington": 5, "blucher": 5}[o.bid]
	made, hopeless := mine >= need, 5-theirs < need
	if total == 5 || o.options["stopWhenDecided"] == "on" && (made || hopeless) {
		o.settle(made)
	}
}

func (o *oracle) call(seat int, call string) {
	o.calls = append(o.calls, call)
	o.speakers = append(o.speakers, seat)
	if call != "pass" {
		o.bid, o.soloist = call, seat
	}
	o.turn = o.next(seat)
	closed := o.bid == "blucher" || o.bid == "wellington" && o.options["blucher"] == "off"
	if !closed && o.turn != o.speakers[0] {
		return
	}
	if o.bid != "" {
		o.phase, o.turn = "play", o.soloist
		return
	}
	o.voids++
	o.end()
}

// winner is who has played the highest trump, else the highest card of the suit led.
func (o *oracle) winner() int {
	asked := o.suit(o.trick[0].card)
	for _, l := range o.trick {
		if l.card == "XX" {
			return l.seat
		}
		if o.trump != "" && o.suit(l.card) == o.trump {
			asked = o.trump
		}
	}
	winner, highest := -1, -1
	for _, l := range o.trick {
		if height := strings.Index("23456789TJQKA", l.card[:1]); l.card[1:] == asked && height > highest {
			winner, highest = l.seat, height
		}
	}
	return winner
}

func (o *oracle) settle(made bool) {
	var units int
	switch o.bid {
	case "two":
		units = 2
	case "three", "misere":
		units = 3
	case "four":
		units = 4
	case "nap":
		units = 10
	case "wellington":
		units = 20
	case "blucher":
		units = number(strings.Split(o.options["blucher"], "/")[0])
	}
	if !made {
		switch o.bid {
		case "nap":
			units = 5
		case "wellington":
			units = 10
		case "blucher":
			units = number(strings.Split(o.options["blucher"], "/")[1])
		}
		units = -units
	}
	if o.options["allPass"] == "double" {
		for i := 0; i < o.voids && i < 3; i++ {
			units *= 2
		}
	}
	o.voids = 0
	o.made = made
	o.pay = make([]int, o.players)
	for seat := range o.players {
		if seat != o.soloist {
			o.pay[seat] = -units
			o.pay[o.soloist] += units
		}
	}
	for seat := range o.players {
		o.balances[seat] += o.pay[seat]
	}
	o.end()
}

func (o *oracle) end() {
	o.phase = "between"
	o.turn = -1
	o.dealer = (o.dealer + 1) % o.players
	o.endRound()
}

func (o *oracle) ring() {
	o.rung = true
	if o.phase == "between" {
		o.endRound()
	}
}

func (o *oracle) endRound() {
	if o.deals%o.players != 0 {
		return
	}
	if o.rung || o.options["length"] != "open" && o.deals/o.players >= number(o.options["length"]) {
		o.phase = "over"
	}
}

func (o *oracle) winners() []int {
	out := []int{}
	for seat, b := range o.balances {
		if b == slices.Max(o.balances) {
			out = append(out, seat)
		}
	}
	return out
}

func number(text string) int {
	n, err := strconv.Atoi(text)
	if err != nil {
		panic(err)
	}
	return n
}

func without(list []string, text string) []string {
	out := []string{}
	for _, t := range list {
		if t != text {
			out = append(out, t)
		}
	}
	return out
}

// differ compares all that can be seen of the two; "" if they agree.
func (o *oracle) differ(s *napoleon.State) string {
	say := func(what string, got, want any) string {
		if g, w := fmt.Sprint(got), fmt.Sprint(want); g != w {
			return fmt.Sprintf("%s: %s, the oracle says %s\n", what, g, w)
		}
		return ""
	}
	var b strings.Builder
	b.WriteString(say("over", s.Over, o.phase == "over"))
	b.WriteString(say("a deal is wanted", s.WantsDeal(), o.phase == "between"))
	b.WriteString(say("dealer", s.Dealer, o.dealer))
	b.WriteString(say("balances", s.Balances[:o.players], o.balances))
	sum := 0
	for _, units := range s.Balances {
		sum += units
	}
	b.WriteString(say("the sum of all balances", sum, 0))
	for seat := range o.players {
		v := s.Look(game.Seat(seat))
		moves, lawful := o.moves(seat)
		b.WriteString(say(fmt.Sprint("moves of ", seat), texts(v.Moves), sorted(moves)))
		b.WriteString(say(fmt.Sprint("lawful moves of ", seat), texts(v.Lawful), sorted(lawful)))
		if o.hands != nil {
			b.WriteString(say(fmt.Sprint("hand of ", seat), v.Hand.Texts(), sorted(o.hands[seat])))
			b.WriteString(say(fmt.Sprint("tricks of ", seat), s.Tricks[seat], o.won[seat]))
			for _, c := range o.hands[seat] {
				held, _ := card.Parse(c)
				b.WriteString(say(fmt.Sprint(seat, " is said not to hold ", c), s.Denied[seat].Has(held), false))
			}
		}
	}
	b.WriteString(say("played", s.Played.Texts(), sorted(o.played)))
	if o.phase == "play" {
		trump := o.trump
		if trump == "" {
			trump = "-"
		}
		b.WriteString(say("trumps", s.Trumps, trump))
		b.WriteString(say("soloist", s.Soloist, o.soloist))
		b.WriteString(say("bid", s.Bid, o.bid))
		var trick []string
		for _, l := range o.trick {
			trick = append(trick, l.card)
		}
		b.WriteString(say("trick", s.Trick.Cards[:s.Trick.N], trick))
		if len(o.trick) > 0 {
			b.WriteString(say("leader", s.Leader, o.trick[0].seat))
			b.WriteString(say("winner so far", s.At(int(s.Trick.Best)), o.winner()))
		}
	}
	if o.deals > 0 && (o.phase == "between" || o.phase == "over") {
		b.WriteString(say("void", s.Outcome.Void, o.pay == nil))
		if o.pay != nil {
			b.WriteString(say("made", s.Outcome.Made, o.made))
			b.WriteString(say("pay", s.Outcome.Pay[:o.players], o.pay))
		}
		for seat := range o.players {
			b.WriteString(say(fmt.Sprint("the opened hand of ", seat), s.Hands[seat].Texts(), sorted(o.dealt[seat])))
			b.WriteString(say(fmt.Sprint("what is left to ", seat), s.Shown[seat].Texts(), sorted(o.hands[seat])))
		}
		b.WriteString(say("the rest", s.Rest.Texts(), sorted(o.undealt)))
	} else {
		b.WriteString(say("what is open", fmt.Sprint(s.Hands, s.Rest), fmt.Sprint([napoleon.Seats]card.Set{}, card.Set(0))))
	}
	if o.phase == "over" {
		b.WriteString(say("winners", s.Winners.Ints(), o.winners()))
	}
	return b.String()
}

func texts(moves []game.Move) []string {
	var out []string
	for _, m := range moves {
		out = append(out, napoleon.Game.Format(0, m))
	}
	return sorted(out)
}

func sorted(list []string) []string {
	out := append([]string{}, list...)
	sort.Strings(out)
	return out
}

// run plays one match by both readings. choose gives a number below n; more tells whether to go on. It returns the plies played.
func run(t *testing.T, choose func(n int) int, more func() bool) int {
	t.Helper()
	players := 3 + choose(4)
	given := map[string]string{}
	for i := range napoleon.Game.Options {
		o := &napoleon.Game.Options[i]
		switch k := choose(len(o.Values) + 1); {
		case k < len(o.Values):
			given[o.Key] = o.Values[k]
		case o.Max > 0:
			given[o.Key] = strconv.Itoa(o.Min + choose(o.Max-o.Min+1))
		case o.Free != nil:
			given[o.Key] = fmt.Sprintf("%d/%d", 1+choose(999), 1+choose(999))
		}
	}
	options, err := napoleon.Game.Complete(given, players)
	if err != nil {
		return 0 // a contradiction; TestOptions says which ones there are
	}
	dealer := choose(players)
	s := napoleon.Game.New(options, players, game.Seat(dealer)).(*napoleon.State)
	o := newOracle(options, players, dealer)
	var told []string
	plies := 0
	for more() {
		if diff := o.differ(s); diff != "" {
			t.Fatalf("%d players, %v\n%s\n%s", players, options, strings.Join(told, " "), diff)
		}
		if o.phase == "over" {
			break
		}
		if choose(200) == 0 {
			told = append(told, "ring")
			s.Ring()
			o.ring()
			continue
		}
		if o.phase == "between" {
			p := card.NewPack(napoleon.Game.Pack(options, players))
			for i := p.N - 1; i > 0; i-- {
				j := choose(i + 1)
				p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i]
			}
			var pack []string
			for _, c := range p.Cards[:p.N] {
				pack = append(pack, c.String())
			}
			told = append(told, "deal", fmt.Sprint(pack))
			s.Deal(&p)
			o.deal(pack)
			continue
		}
		moves, lawful := o.moves(o.turn)
		if choose(4) > 0 {
			moves = lawful // an offence only now and then, or no strict deal would come to its end
		}
		if o.phase == "auction" && choose(2) == 0 {
			moves = moves[:1] // passes make longer auctions, and void deals
		}
		move, err := napoleon.Game.Parse(0, moves[choose(len(moves))])
		if err != nil {
			t.Fatal(err)
		}
		by := o.turn
		text := napoleon.Game.Format(0, move)
		told = append(told, fmt.Sprintf("%d:%s", by, text))
		s.Play(game.Seat(by), move)
		o.play(by, text)
		plies++
	}
	return plies
}

// The rules and the oracle agree at every state of matches at random, with all options, numbers of players and disciplines.
func TestOracle(t *testing.T) {
	want := 20_000
	if os.Getenv("BIVOUAC_LONG") != "" {
		want = 1_000_000
	}
	for seed := uint64(0); want > 0; seed++ {
		rng := rand.New(rand.NewPCG(seed, 1815))
		want -= run(t, rng.IntN, func() bool { return true })
	}
}

// Bytes choose the table, the packs and the moves.
func FuzzRules(f *testing.F) {
	f.Add([]byte("two players pass, the third bids"))
	f.Add([]byte{3, 1, 0, 2, 0, 1, 1, 1, 2, 9, 200, 13, 77, 5, 0, 0, 1, 3, 2, 8, 8, 8, 1, 0, 4})
	f.Fuzz(func(t *testing.T, data []byte) {
		i, word := 0, uint64(len(data))
		choose := func(n int) int {
			if i < len(data) {
				word = word*6364136223846793005 + uint64(data[i]) + 1442695040888963407
				i++
			} else {
				word = word*6364136223846793005 + 1442695040888963407
			}
			return int(word>>33) % n
		}
		inputs := 0
		run(t, choose, func() bool { inputs++; return inputs < 400 })
	})
}
