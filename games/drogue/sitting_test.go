package drogue_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
)

// The four at the table, in order of play: Anna and Carla against Ben and Dan. Dan deals unless it is said otherwise,
// so Anna speaks and leads first.
const (
	anna = iota
	ben
	carla
	dan
)

// sitting is a match with stacked packs, told in words.
type sitting struct {
	t     *testing.T
	opt   game.Settings
	state *drogue.State
}

// sit opens a match with Dan as dealer; agreed is "discipline=strict speech=mute".
func sit(t *testing.T, agreed string) *sitting {
	t.Helper()
	given := map[string]string{}
	for _, word := range strings.Fields(agreed) {
		key, value, _ := strings.Cut(word, "=")
		given[key] = value
	}
	opt, err := drogue.Game.Complete(given, 4)
	if err != nil {
		t.Fatal(err)
	}
	return &sitting{t, opt, drogue.Game.New(opt, 4, dan).(*drogue.State)}
}

// deal deals these hands to Anna, Ben, Carla and Dan, whoever is dealer; a hand left short is filled up with what is left
// of the pack, lowest first.
func (x *sitting) deal(hands ...string) {
	x.t.Helper()
	if !x.state.Open().WantsDeal() {
		x.t.Fatalf("no deal is wanted, but %v", x.state.Phase)
	}
	var four [4][]string
	rest := sheet
	for i, hand := range hands {
		four[i] = strings.Fields(hand)
		rest = without(rest, four[i]...)
	}
	for i := range four {
		n := 8 - len(four[i])
		four[i] = append(four[i], rest[:n]...)
		rest = rest[n:]
	}
	first := int(x.state.Dealer) + 1
	var order []string
	for i := range 4 {
		order = append(order, four[(first+i)%4]...)
	}
	x.state.Deal(packOf(stacked(x.opt, order)))
	if x.state.Deals > 0 && setOf(order) != drogue.Pack {
		x.t.Fatalf("this is no pack: %v", order)
	}
	x.clerk()
}

// clerk makes the calls that are owed where the rules are enforced.
func (x *sitting) clerk() {
	for {
		by, m, ok := game.Clerk(x.state)
		if !ok {
			return
		}
		x.state.Play(by, m)
	}
}

// do lets things happen, each as "0: announce 5"; one refused fails the test.
func (x *sitting) do(acts ...string) {
	x.t.Helper()
	for _, act := range acts {
		by, text := x.who(act)
		m, err := drogue.Game.Parse(x.state.Look(by).Hand, text)
		if err == nil {
			err = game.Check(x.state, by, m)
		}
		if err != nil {
			x.t.Fatalf("%q: %v; %v may do %v", act, err, by, x.may(int(by)))
		}
		x.state.Play(by, m)
		x.clerk()
	}
}

func (x *sitting) who(act string) (game.Seat, string) {
	who, text, ok := strings.Cut(act, ": ")
	seat, err := strconv.Atoi(who)
	if !ok || err != nil {
		x.t.Fatalf("%q is no act", act)
	}
	return game.Seat(seat), text
}

// may is all that the seat may do now, in words.
func (x *sitting) may(seat int) []string {
	v := x.state.Look(game.Seat(seat))
	var list []string
	for _, m := range slices.Concat(v.Moves, v.Asides) {
		list = append(list, drogue.Game.Format(v.Hand, m))
	}
	return list
}

// wants checks that what the seat may do that begins with these words is exactly this.
func (x *sitting) wants(seat int, want string, texts ...string) {
	x.t.Helper()
	var got []string
	for _, text := range x.may(seat) {
		if strings.HasPrefix(text, want) {
			got = append(got, text)
		}
	}
	slices.Sort(got)
	slices.Sort(texts)
	if !slices.Equal(got, texts) {
		x.t.Errorf("of %q seat %d may do %q, want %q", want, seat, got, texts)
	}
}

// plays checks which cards the seat may play.
func (x *sitting) plays(seat int, want string) {
	x.t.Helper()
	var got card.Set
	for _, m := range x.state.Look(game.Seat(seat)).Moves {
		got |= m.Card().Set()
	}
	if got != setOf(strings.Fields(want)) {
		x.t.Errorf("seat %d may play %v, want %s", seat, got, want)
	}
}

// awaits checks for whom the game waits, and in which step.
func (x *sitting) awaits(seat int, phase drogue.Phase) {
	x.t.Helper()
	if x.state.Awaits != game.Seat(seat).Set() || x.state.Phase != phase {
		x.t.Errorf("the game waits for %v in phase %d, want %d in phase %d", x.state.Awaits.Ints(), x.state.Phase, seat, phase)
	}
}

// pegs checks one kind of pegs, of Anna, Ben, Carla and Dan.
func (x *sitting) pegs(kind string, want ...uint8) {
	x.t.Helper()
	got := map[string][4]uint8{"nose": x.state.Nose, "buttonhole": x.state.Buttonhole, "punishment": x.state.Punishment}[kind]
	if got != [4]uint8(want) {
		x.t.Errorf("%s pegs are %v, want %v", kind, got, want)
	}
}

// playOut lets everybody answer ready, pass, or play the lawful card that comes first, until the deal is over.
func (x *sitting) playOut() {
	x.t.Helper()
	for deal := x.state.Deals; x.state.Dealt && x.state.Deals == deal; {
		by := x.state.Awaits.First()
		v := x.state.Look(by)
		m := v.Lawful[0]
		for _, other := range v.Lawful {
			if k := other.Kind(); k == drogue.Ready || k == drogue.Pass {
				m = other
			}
		}
		x.state.Play(by, m)
		x.clerk()
	}
}

// name lets all who are asked at the cut name the first Jacks that they may.
func (x *sitting) name() {
	for x.state.Phase == drogue.AtTheCut {
		by := x.state.Awaits.First()
		x.state.Play(by, x.state.Look(by).Lawful[0])
	}
}

// notes is what followed from the last input, by name and cause.
func (x *sitting) notes() []string {
	var list []string
	for _, n := range drogue.Game.Notes(x.state) {
		switch n := n.(type) {
		case drogue.PegsNote:
			list = append(list, fmt.Sprint(n.Cause, " ", n.Seat))
		case drogue.TrickNote:
			list = append(list, "trick")
		case drogue.SettleNote:
			list = append(list, "settle")
		case game.Void:
			list = append(list, "void "+n.Cause)
		case game.Result:
			list = append(list, "result")
		}
	}
	return list
}

func (x *sitting) followed(want ...string) {
	x.t.Helper()
	if got := x.notes(); !slices.Equal(got, want) {
		x.t.Errorf("what followed is %q, want %q", got, want)
	}
}

// invariants are what holds of every match at every time.
func invariants(s game.State) error {
	t := s.Look(game.Watcher).Facts.(drogue.Table)
	for seat := range game.Seat(4) {
		if t.Nose[seat] > 99 || t.Buttonhole[seat] > 99 || t.Punishment[seat] > 99 {
			return fmt.Errorf("seat %d wears %+v", seat, t.Pegs)
		}
		if t.MayRelease.Has(seat) && t.Nose[seat] == 0 {
			return fmt.Errorf("seat %d may release, and has nothing on the nose", seat)
		}
		if t.MayRelease.Has(seat) && (t.Holder == drogue.NoSide || int(t.Holder) == drogue.Side(seat)) {
			return fmt.Errorf("seat %d may release, and its side was not released", seat)
		}
	}
	if t.Holder < drogue.NoSide || t.Holder > 1 {
		return fmt.Errorf("the drogue is held by %d", t.Holder)
	}
	if t.Awaits.Len() > 1 || t.Awaits == 0 != (t.Phase == drogue.WantsPack || t.Over) {
		return fmt.Errorf("awaited in phase %d is %v", t.Phase, t.Awaits.Ints())
	}
	if now := int(t.Points[0]) + int(t.Points[1]); now != drogue.PointsOf(t.Taken[0]|t.Taken[1]) || now > 120 {
		return fmt.Errorf("%v points for the tricks %v and %v", t.Points, t.Taken[0], t.Taken[1])
	}
	if c := t.Before.Count; t.Completed > 0 && c.Tricks != [2]uint8{} && (c.Points[0]+c.Points[1] != 120 || c.Tricks[0]+c.Tricks[1] != 8) {
		return fmt.Errorf("a deal brought %v points in %v tricks", c.Points, c.Tricks)
	}
	if t.Dealt {
		all := t.Played
		for seat := range game.Seat(4) {
			if hand := s.Look(seat).Hand; hand&all != 0 {
				return fmt.Errorf("two have %v", hand&all)
			} else {
				all |= hand
			}
		}
		if all != drogue.Pack {
			return fmt.Errorf("%v is missing", drogue.Pack&^all)
		}
	}
	// Where the clerk calls, who is awaited may have to wait for a call that another owes, §8.
	if _, _, calls := game.Clerk(s); !calls {
		for seat := range t.Awaits.Each() {
			if v := s.Look(seat); len(v.Lawful) == 0 {
				return fmt.Errorf("seat %d is awaited and can do nothing", seat)
			}
		}
	}
	return nil
}
