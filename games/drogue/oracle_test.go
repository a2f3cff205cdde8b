package drogue_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
)

// TestOracle plays matches at random, offences and asides too, at all agreements, and holds the engine to the oracle at
// every state. BIVOUAC_LONG=1 plays a million moves from each seed; BIVOUAC_SEED is another first seed.
func TestOracle(t *testing.T) {
	plies, first := 5_000, uint64(1836)
	if os.Getenv("BIVOUAC_LONG") != "" {
		plies = 1_000_000
	}
	if n, err := strconv.ParseUint(os.Getenv("BIVOUAC_SEED"), 10, 64); err == nil {
		first = n
	}
	for seed := first; seed < first+4; seed++ {
		t.Run(fmt.Sprint("seed ", seed), func(t *testing.T) {
			t.Parallel()
			rng := rand.New(rand.NewPCG(seed, 0))
			matches := 0
			for played := 0; played < plies; matches++ {
				n, err := newDuel(rng).run(min(3000, plies-played))
				if err != nil {
					t.Fatalf("match %d: %v", matches, err)
				}
				played += n
			}
			t.Logf("%d matches", matches)
		})
	}
}

// chooser draws numbers below n: a generator, or the bytes of a fuzzer.
type chooser interface{ IntN(n int) int }

// duel is one match in both readings.
type duel struct {
	choose  chooser
	opt     game.Settings
	state   game.State
	oracle  *oracle
	offence int // one in so many moves may be an offence
	aside   int // one in so many inputs is an aside
	bell    int // one in so many inputs is the bell
	told    []string
}

func newDuel(choose chooser) *duel {
	d := &duel{choose: choose, opt: settings(choose)}
	dealer := choose.IntN(4)
	d.state = drogue.Game.New(d.opt, 4, game.Seat(dealer))
	d.oracle = newOracle(d.opt, dealer)
	d.offence = []int{2, 20, 1000}[choose.IntN(3)]
	d.aside = []int{2, 6, 40}[choose.IntN(3)]
	d.bell = []int{60, 400, 3000}[choose.IntN(3)]
	return d
}

// settings draws what the players agree on, the longer lengths seldom.
func settings(choose chooser) game.Settings {
	for {
		given := map[string]string{}
		for _, o := range drogue.Game.Options {
			if choose.IntN(2) == 0 || o.Key == "discipline" {
				given[o.Key] = o.Values[choose.IntN(len(o.Values))]
			}
		}
		if opt, err := drogue.Game.Complete(given, 4); err == nil {
			return opt
		}
	}
}

// run plays to the end or so many inputs and returns how many there were.
func (d *duel) run(most int) (n int, err error) {
	for ; n < most && !d.oracle.over; n++ {
		if err := d.compare(); err != nil {
			return n, d.tell(err)
		}
		if err := d.step(); err != nil {
			return n, d.tell(err)
		}
	}
	if err := d.compare(); err != nil {
		return n, d.tell(err)
	}
	return n, nil
}

func (d *duel) tell(err error) error {
	from := max(0, len(d.told)-40)
	hands := ""
	for s, p := range d.oracle.players {
		hands += fmt.Sprintf("\n\t%d: %v dealt %v", s, p.hand, p.dealt)
	}
	return fmt.Errorf("%w\n\t%v, step %s, after %d inputs:\n\t%s%s", err, d.opt, d.oracle.step, len(d.told), strings.Join(d.told[from:], "; "), hands)
}

// step lets one thing happen in both.
func (d *duel) step() error {
	o := d.oracle
	if d.choose.IntN(d.bell) == 0 {
		d.told = append(d.told, "ring")
		d.state.Ring()
		o.ring()
		return nil
	}
	if o.step == "pack" {
		p := d.pack()
		d.told = append(d.told, "deal "+strings.Join(p, " "))
		d.state.Deal(packOf(p))
		o.deal(p)
		return nil
	}
	by, text := d.draw()
	return d.play(by, text)
}

// draw chooses a move: what the clerk has to say first, else an aside or a due move.
func (d *duel) draw() (by int, text string) {
	o := d.oracle
	if o.assisted() {
		for by := range 4 {
			if calls := o.clerk(by); len(calls) > 0 {
				return by, calls[0]
			}
		}
	}
	if d.choose.IntN(d.aside) == 0 {
		by := d.choose.IntN(4)
		if list := d.aFew(o.asides(by)); len(list) > 0 {
			return by, list[d.choose.IntN(len(list))]
		}
	}
	by = o.queue[0]
	list, lawful := o.moves(by)
	if d.choose.IntN(d.offence) > 0 && len(lawful) > 0 {
		list = lawful
	}
	if o.step == "announce" && len(list) > 1 && d.choose.IntN(2) == 0 {
		list = without(list, "pass") // else most deals are passed out
	}
	return by, list[d.choose.IntN(len(list))]
}

// aFew gives every kind of aside the same chance: of many tells and few calls mostly a tell would be drawn.
func (d *duel) aFew(list []string) []string {
	kinds := map[string][]string{}
	var names []string
	for _, text := range list {
		kind := strings.Fields(text)[0]
		if kinds[kind] == nil {
			names = append(names, kind)
		}
		kinds[kind] = append(kinds[kind], text)
	}
	if len(names) == 0 {
		return nil
	}
	return kinds[names[d.choose.IntN(len(names))]]
}

func (d *duel) play(by int, text string) error {
	d.told = append(d.told, fmt.Sprint(by, ": ", text))
	m, err := drogue.Game.Parse(d.state.Look(game.Seat(by)).Hand, text)
	if err != nil {
		return err
	}
	if err := game.Check(d.state, game.Seat(by), m); err != nil {
		return err
	}
	d.state.Play(game.Seat(by), m)
	d.oracle.play(by, text)
	return nil
}

// pack shuffles, and stacks every other pack so that the rare hands come: all Jacks in one hand, hands without court cards,
// hands of one suit.
func (d *duel) pack() []string {
	p := slices.Clone(sheet)
	for i := len(p) - 1; i > 0; i-- {
		j := d.choose.IntN(i + 1)
		p[i], p[j] = p[j], p[i]
	}
	var first func(c string) bool
	switch d.choose.IntN(8) {
	case 0:
		first = isJack
	case 1:
		first = ofRanks("789TA")
	case 2:
		s := suitLetters[d.choose.IntN(4)]
		first = func(c string) bool { return suit(c) == s }
	case 3:
		s := suitLetters[d.choose.IntN(4)]
		first = func(c string) bool { return suit(c) == s || isJack(c) }
	default:
		return p
	}
	hands := append(only(p, first), without(p, only(p, first)...)...)
	if d.choose.IntN(2) == 0 { // not quite
		i, j := d.choose.IntN(32), d.choose.IntN(32)
		hands[i], hands[j] = hands[j], hands[i]
	}
	return stacked(d.opt, hands)
}

// stacked is the pack that deals these hands, of the dealer's right neighbour first, one after another.
func stacked(opt game.Settings, hands []string) []string {
	size := opt.Int("packets")
	var p []string
	for round := range 8 / size {
		for seat := range 4 {
			from := seat*8 + round*size
			p = append(p, hands[from:from+size]...)
		}
	}
	return p
}

func packOf(cards []string) *card.Pack {
	p := &card.Pack{N: len(cards)}
	for i, c := range cards {
		p.Cards[i] = cardOf(c)
	}
	return p
}

func cardOf(text string) card.Card {
	c, err := card.Parse(text)
	if err != nil {
		panic(err)
	}
	return c
}

func setOf(cards []string) card.Set {
	var s card.Set
	for _, c := range cards {
		s |= cardOf(c).Set()
	}
	return s
}

func seatsOf(list []int) game.Seats {
	var s game.Seats
	for _, seat := range list {
		s |= game.Seat(seat).Set()
	}
	return s
}

func seatOf(seat int) game.Seat {
	if seat < 0 {
		return game.NoSeat
	}
	return game.Seat(seat)
}

// compare holds the engine to the oracle.
func (d *duel) compare() error {
	if err := d.compareFacts(); err != nil {
		return err
	}
	if err := d.compareNotes(); err != nil {
		return err
	}
	for seat := range 4 {
		if err := d.compareSeat(seat); err != nil {
			return fmt.Errorf("seat %d: %w", seat, err)
		}
	}
	return nil
}

// differences collects what is not the same.
type differences []string

func differ[T comparable](list *differences, what string, got, want T) {
	if got != want {
		*list = append(*list, fmt.Sprintf("%s is %v, and the oracle says %v", what, got, want))
	}
}

func (list differences) err() error {
	if len(list) == 0 {
		return nil
	}
	return fmt.Errorf("%s", strings.Join(list, "; "))
}

var phases = map[string]drogue.Phase{
	"cut": drogue.AtTheCut, "pack": drogue.WantsPack, "redeal": drogue.NewDeal, "quivive": drogue.Sentries, "release": drogue.Relief,
	"auxarmes": drogue.ToArms, "announce": drogue.Announcing, "point": drogue.Pointing, "show": drogue.Making, "play": drogue.Playing,
	"answer": drogue.Reckoning, "over": drogue.Ended,
}

func (d *duel) compareFacts() error {
	o, t := d.oracle, d.state.Look(game.Watcher).Facts.(drogue.Table)
	var bad differences
	awaits := o.queue
	if len(awaits) > 0 {
		awaits = awaits[:1]
	}
	differ(&bad, "awaited", t.Awaits, seatsOf(awaits))
	differ(&bad, "a pack wanted", t.WantsDeal(), o.step == "pack")
	differ(&bad, "the phase", t.Phase, phases[o.step])
	differ(&bad, "the dealer", int(t.Dealer), o.dealer)
	differ(&bad, "dealt", t.Dealt, o.dealt)
	differ(&bad, "over", t.Over, o.over)
	differ(&bad, "winners", t.Winners, seatsOf(o.winners))
	differ(&bad, "losers", t.Losers, seatsOf(o.losers))
	differ(&bad, "deals", int(t.Deals), o.deals)
	differ(&bad, "turn", int(t.Turn), o.turn)
	differ(&bad, "completed", int(t.Completed), o.completed)
	differ(&bad, "passed out", int(t.PassedOut), o.passedOut)
	differ(&bad, "holder", int(t.Holder), o.holder)
	for s, p := range o.players {
		at := fmt.Sprint(" of ", s)
		differ(&bad, "nose"+at, int(t.Nose[s]), p.nose)
		differ(&bad, "buttonhole"+at, int(t.Buttonhole[s]), p.buttonhole)
		differ(&bad, "punishment"+at, int(t.Punishment[s]), p.punishment)
		differ(&bad, "black nose"+at, t.Black.Has(game.Seat(s)), p.black)
		differ(&bad, "mayRelease"+at, t.MayRelease.Has(game.Seat(s)), p.mayRelease)
		differ(&bad, "named"+at, t.Named[s], setOf(p.named))
		differ(&bad, "mute"+at, t.Mute(game.Seat(s)), o.mute(p))
	}
	if o.dealt {
		d.compareDeal(&bad, &t)
	}
	return bad.err()
}

// compareDeal compares what there is only between a deal and its end.
func (d *duel) compareDeal(bad *differences, t *drogue.Table) {
	o := d.oracle
	differ(bad, "called", t.Called, setOf(o.called))
	differ(bad, "freed", t.Freed, setOf(o.freed))
	differ(bad, "lifted", t.Lifted, setOf(o.lifted))
	differ(bad, "armed", t.Armed, o.armed)
	differ(bad, "owes the salute", t.OwesSalute, seatOf(o.owesSalute))
	differ(bad, "best", int(t.Best), o.best)
	differ(bad, "maker", t.Maker, seatOf(o.maker))
	differ(bad, "shown", t.Made, setOf(o.made))
	if o.maker >= 0 {
		differ(bad, "number", int(t.Number), len(o.made))
	}
	differ(bad, "trumps", t.Trumps.String(), (o.trump + "-")[:1])
	differ(bad, "leader", t.Leader, seatOf(o.leader))
	differ(bad, "the trick", t.Trick.Set(), setOf(o.lying))
	differ(bad, "the last trick", t.Last.Trick.Set(), setOf(o.last))
	differ(bad, "its leader", t.Last.Leader, seatOf(o.lastLeader))
	differ(bad, "its winner", t.Last.Winner, seatOf(o.lastWinner))
	if o.armed {
		differ(bad, "stuck", t.Stuck, seatsOf(o.stuck))
	}
	for s := range 2 {
		differ(bad, fmt.Sprint("points of side ", s), int(t.Points[s]), cardPoints(o.pile[s]))
		differ(bad, fmt.Sprint("taken by side ", s), t.Taken[s], setOf(o.pile[s]))
	}
	var played card.Set
	for s, p := range o.players {
		at := fmt.Sprint(" of ", s)
		differ(bad, "tricks"+at, int(t.Tricks[s]), p.tricks)
		differ(bad, "cards held"+at, int(t.Held[s]), len(p.hand))
		differ(bad, "cards played"+at, t.PlayedBy[s], setOf(p.played))
		differ(bad, "struck"+at, t.Struck.Has(game.Seat(s)), p.struck)
		if !p.struck { // what he said is gone, and may be told still
			said := map[string]uint8{"": drogue.SaidNothing, "pass": drogue.SaidPass}
			want, ok := said[p.said]
			if !ok {
				want = p.said[0] - '0'
			}
			differ(bad, "said"+at, t.Said[s], want)
			differ(bad, "stated"+at, t.Stated[s], uint8(p.stated))
		}
		played |= setOf(p.played)
	}
	differ(bad, "played", t.Played, played)
}

func (d *duel) compareNotes() error {
	var lines []string
	for _, n := range drogue.Game.Notes(d.state) {
		text, err := json.Marshal(n)
		if err != nil {
			return err
		}
		lines = append(lines, string(text))
	}
	if !slices.Equal(lines, d.oracle.lines) {
		return fmt.Errorf("what followed is\n\t%s\nand the oracle says\n\t%s", strings.Join(lines, "\n\t"), strings.Join(d.oracle.lines, "\n\t"))
	}
	return nil
}

func (d *duel) compareSeat(seat int) error {
	v := d.state.Look(game.Seat(seat))
	if want := setOf(d.oracle.players[seat].hand); v.Dealt && v.Hand != want {
		return fmt.Errorf("the hand is %v, and the oracle says %v", v.Hand, want)
	}
	moves, lawful := d.oracle.moves(seat)
	asides := d.oracle.asides(seat)
	for _, list := range []struct {
		what string
		got  []game.Move
		want []string
	}{{"the due moves are", v.Moves, moves}, {"the lawful moves are", v.Lawful, lawful}, {"the asides are", v.Asides, asides}} {
		var got []string
		for _, m := range list.got {
			got = append(got, drogue.Game.Format(v.Hand, m))
		}
		slices.Sort(got)
		want := slices.Clone(list.want)
		slices.Sort(want)
		if !slices.Equal(got, want) {
			return fmt.Errorf("%s not those of the oracle: too many %q, too few %q", list.what, without(got, want...), without(want, got...))
		}
	}
	calls := d.oracle.clerk(seat)
	m, owed := d.state.Owed(game.Seat(seat))
	if text := drogue.Game.Format(v.Hand, m); owed != (len(calls) > 0) || owed && text != calls[0] {
		return fmt.Errorf("owed is %q (%v), and the oracle says %q", text, owed, calls)
	}
	return nil
}
