package gametest

import (
	"fmt"
	"math"
	"reflect"
	"slices"

	"bivouac/card"
	"bivouac/game"
)

// Verdict is what an act turns out to be, as far as the rules make that public at once and the list of lawful moves and of
// owed calls does not say it: a challenge right or wrong, a card that was its player's only one. It is asked before the act.
// Its answer is comparable.
type Verdict func(s game.State, by game.Seat, m game.Move) any

// deal is one deal of a match and what was done in it.
type deal struct {
	start  game.State // before it was dealt
	pack   *card.Pack
	inputs []input
}

// blind plays one match and deals each of its deals again with two cards changed over that somebody cannot see.
// As long as every act keeps its verdict, what he sees must stay the same until the deal is over, to the last bit.
func blind(g *game.Game, at table, seed uint64, stopAfter, swaps int, verdict Verdict, watch func() observer) error {
	m := newMatch(g, at, seed)
	if m.deals == 0 {
		m.deals = stopAfter
	}
	deals, err := m.record()
	for i := range deals {
		for range swaps {
			if err != nil {
				return m.tell(err)
			}
			t, ok := deals[i].swap(m, verdict)
			if !ok {
				continue
			}
			if watch != nil {
				t.observe = watch()
			}
			err = t.run()
		}
	}
	return m.tell(err)
}

// record plays the match to its end and keeps its deals.
func (m *match) record() ([]deal, error) {
	var deals []deal
	for {
		if over, err := m.over(); over || err != nil {
			return deals, err
		}
		in, err := m.next()
		if err != nil {
			return deals, err
		}
		if in.pack != nil {
			start := m.g.New(m.at.settings, m.at.seats, m.first)
			start.CopyFrom(m.state)
			deals = append(deals, deal{start: start, pack: in.pack})
		}
		m.play(in)
		if n := len(deals); n > 0 && in.pack == nil {
			deals[n-1].inputs = append(deals[n-1].inputs, m.inputs[len(m.inputs)-1])
		}
	}
}

// observer is shown what the viewer sees of either twin, state by state.
type observer func(a, b *game.View) error

// twins are two deals that one seat cannot tell apart: all that differs is two cards which it does not see.
type twins struct {
	g        *game.Game
	viewer   game.Seat
	a, b     game.State
	one, two card.Card
	inputs   []input
	verdict  Verdict
	observe  observer // may be nil
}

// swap deals again with two cards changed over, neither in the viewer's hand. Cards that were played late are taken
// more often than others, since with them the same moves remain possible for longer.
func (d *deal) swap(m *match, verdict Verdict) (*twins, bool) {
	t := &twins{g: m.g, inputs: d.inputs, verdict: verdict, a: m.g.New(m.at.settings, m.at.seats, m.first), b: m.g.New(m.at.settings, m.at.seats, m.first)}
	t.viewer = game.Watcher
	if seat := m.rng.IntN(m.at.seats + 1); seat < m.at.seats {
		t.viewer = game.Seat(seat)
	}
	t.a.CopyFrom(d.start)
	t.a.Deal(d.pack)
	holder := map[card.Card]game.Seat{} // NoSeat for the cards that stay undealt
	for c := range d.pack.Set().Each() {
		holder[c] = game.NoSeat
	}
	for seat := range game.Seat(m.at.seats) {
		for c := range t.a.Look(seat).Hand.Each() {
			holder[c] = seat
		}
	}
	played := map[card.Card]int{}
	for i, in := range d.inputs {
		if c := in.move.Card(); c != card.None && !in.ring && in.pack == nil {
			played[c] = i
		}
	}
	when := func(c card.Card) int {
		if i, ok := played[c]; ok {
			return i
		}
		return math.MaxInt
	}
	var hidden []card.Card // the last played first
	for c := range d.pack.Set().Each() {
		if holder[c] != t.viewer {
			hidden = append(hidden, c)
		}
	}
	slices.SortStableFunc(hidden, func(a, b card.Card) int { return when(b) - when(a) })
	pick := func() card.Card {
		u := m.rng.Float64()
		return hidden[int(u*u*float64(len(hidden)))]
	}
	for range 20 {
		if t.one, t.two = pick(), pick(); holder[t.one] != holder[t.two] {
			pack := *d.pack
			for i, c := range pack.Cards[:pack.N] {
				switch c {
				case t.one:
					pack.Cards[i] = t.two
				case t.two:
					pack.Cards[i] = t.one
				}
			}
			t.b.CopyFrom(d.start)
			t.b.Deal(&pack)
			return t, true
		}
	}
	return nil, false
}

// run replays the deal with both packs for as long as the viewer must see the same.
func (t *twins) run() error {
	for i := 0; ; i++ {
		if !t.a.Open().Dealt && !t.b.Open().Dealt {
			return nil // the deal is over, and with it all secrets
		}
		if err := t.compare(); err != nil {
			return fmt.Errorf("with %v and %v changed over, after %v: %w", t.one, t.two, t.inputs[:i], err)
		}
		if i == len(t.inputs) || !t.agree(t.inputs[i]) {
			return nil
		}
		t.inputs[i].feed(t.a)
		t.inputs[i].feed(t.b)
	}
}

// compare checks that the viewer cannot tell the twins apart.
func (t *twins) compare() error {
	a, b := t.a.Look(t.viewer), t.b.Look(t.viewer)
	if !equal(&a, &b) {
		return fmt.Errorf("seat %d sees it: %s", t.viewer, difference(a, b))
	}
	if one, two := t.g.Notes(t.a), t.g.Notes(t.b); !reflect.DeepEqual(one, two) {
		return fmt.Errorf("the notes differ: %+v and %+v", one, two)
	}
	if t.viewer != game.Watcher {
		one, owed := t.a.Owed(t.viewer)
		if two, too := t.b.Owed(t.viewer); one != two || owed != too {
			return fmt.Errorf("seat %d owes a call in one case only: %t, %t", t.viewer, owed, too)
		}
	}
	if t.observe != nil {
		return t.observe(&a, &b)
	}
	return nil
}

// agree tells whether what happens next is possible with both packs and is the same act with both.
func (t *twins) agree(in input) bool {
	for seat := range game.Seat(t.a.Open().N) {
		one, owed := t.a.Owed(seat)
		if two, too := t.b.Owed(seat); one != two || owed != too {
			return false
		}
	}
	if in.ring || in.pack != nil {
		return true
	}
	if game.Check(t.b, in.by, in.move) != nil {
		return false
	}
	a, b := t.a.Look(in.by), t.b.Look(in.by)
	if t.g.Format(a.Hand, in.move) != t.g.Format(b.Hand, in.move) {
		return false // other cards are shown
	}
	if !in.move.Aside() && slices.Contains(a.Lawful, in.move) != slices.Contains(b.Lawful, in.move) {
		return false
	}
	return t.verdict == nil || t.verdict(t.a, in.by, in.move) == t.verdict(t.b, in.by, in.move)
}
