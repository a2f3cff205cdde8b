package record_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"bivouac/game"
	"bivouac/games"
	"bivouac/record"
	"bivouac/shuffle"
)

// table is a match to be played: who sits there and what was agreed.
type table struct {
	game    string
	seats   int
	options game.Settings
	people  int // so many of the seats are people, the rest computers
	rings   int // it rings before this turn; 0: never
	shuffle shuffle.Way
}

func (at table) String() string {
	return fmt.Sprint(at.game, at.seats, at.options, at.people, at.rings, at.shuffle)
}

// tables covers every game, with options that change what a record holds.
var tables = []table{
	{game: "drogue", seats: 4, options: game.Settings{"length": "4"}, people: 1},
	{game: "drogue", seats: 4, options: game.Settings{"length": "4", "partners": "kings", "speech": "mute"}, people: 4},
	{game: "drogue", seats: 4, options: game.Settings{"discipline": "strict", "tells": "free", "length": "open"}, people: 2, rings: 300},
	{game: "drogue", seats: 4, options: game.Settings{"discipline": "watchful", "length": "4", "packets": "2"}},
	{game: "polignac", seats: 4, options: game.Settings{"target": "10"}, people: 2},
	{game: "polignac", seats: 7, options: game.Settings{"slam": "chelem+generale", "stake": "3", "direction": "anticlockwise"}, people: 1},
	{game: "polignac", seats: 5, options: game.Settings{"pack": "french", "discipline": "strict"}, rings: 60},
	{game: "slobberhannes", seats: 3, people: 1},
	{game: "slobberhannes", seats: 8, options: game.Settings{"discipline": "strict"}},
	{game: "napoleon", seats: 4, people: 1},
	{game: "napoleon", seats: 6, options: game.Settings{"dealerOut": "on", "joker": "on", "allPass": "double", "length": "2"}},
	{game: "napoleon", seats: 3, options: game.Settings{"length": "open", "blucher": "50/1"}, people: 3, rings: 40},
	{game: "drogue", seats: 4, options: game.Settings{"discipline": "strict", "length": "4"}, people: 4, shuffle: shuffle.ByHand},
	{game: "polignac", seats: 7, options: game.Settings{"target": "10"}, people: 1, shuffle: shuffle.ByHand},
	{game: "slobberhannes", seats: 8, options: game.Settings{"discipline": "strict"}, people: 2, shuffle: shuffle.ByHand},
	{game: "napoleon", seats: 6, options: game.Settings{"dealerOut": "on", "joker": "on", "length": "2", "discipline": "strict"}, people: 2, shuffle: shuffle.ByHand},
}

var names = []string{"Anna", "Ben", "Carla", "Dan", "Anna B.", "Ben C.", "Carla D.", "Dan <A&B>"}

func (at table) setup(t testing.TB, seed byte) record.Setup {
	t.Helper()
	g, ok := games.Find(at.game)
	if !ok {
		t.Fatalf("there is no game %s", at.game)
	}
	s := record.Setup{Game: g, Settings: at.options, Table: "k3f9", Master: shuffle.Master{seed}, Shuffle: at.shuffle}
	for i := range at.seats {
		p := record.Player{Name: names[i], Kind: record.Person}
		if i >= at.people {
			p = record.Player{Name: names[i], Kind: record.Computer, Player: "random"}
		}
		s.Players = append(s.Players, p)
	}
	return s
}

// play plays a match at random to its end; it takes some moves back on the way where undo is asked for.
func (at table) play(t testing.TB, s record.Setup, out *bytes.Buffer, seed uint64, undo bool) *record.Match {
	t.Helper()
	var m *record.Match
	var err error
	if out == nil {
		m, err = record.Start(nil, s)
	} else {
		m, err = record.Start(out, s)
	}
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(seed, 1))
	for p := m.State.Open(); !p.Over; {
		switch {
		case at.rings > 0 && int(p.Turn) >= at.rings && !m.Rung():
			err = m.Ring()
		case p.WantsDeal():
			err = m.Deal(chance.IntN(3) * 5)
		case undo && chance.IntN(100) == 0:
			n := 1 + chance.IntN(m.N)
			switch m.Standing(n).(type) {
			case record.Move, record.Deal:
				err = m.Undo(n)
			}
		default:
			err = step(m, chance)
		}
		if err != nil {
			t.Fatalf("%v, turn %d: %v", at, p.Turn, err)
		}
	}
	return m
}

// step is an aside of anybody, or a due move of one who is awaited, offences too.
func step(m *record.Match, chance *rand.Rand) error {
	if by := game.Seat(chance.IntN(len(m.Players))); chance.IntN(8) == 0 {
		if list := m.State.Asides(nil, by); len(list) > 0 {
			return m.Play(by, list[chance.IntN(len(list))])
		}
	}
	by := m.State.Open().Awaits.First()
	list := m.State.Moves(nil, by)
	return m.Play(by, list[chance.IntN(len(list))])
}

// What is written is right: every game, people and computers, undone moves, takeovers and a bell.
func TestWhatIsWrittenIsRight(t *testing.T) {
	for i, at := range tables {
		for _, undo := range []bool{false, true} {
			var out bytes.Buffer
			at.play(t, at.setup(t, byte(i)), &out, uint64(i), undo)
			v, err := record.Check(bytes.NewReader(out.Bytes()), games.Find)
			if err != nil {
				t.Errorf("%v: %v\n%s", at, err, around(out.Bytes(), err))
				continue
			}
			if v.Records != 1 || v.Over != 1 || v.Deals == 0 || v.Sealed != v.Deals {
				t.Errorf("%v: %+v", at, v)
			}
		}
	}
}

// around is the lines of a record about the one that is wrong.
func around(text []byte, err error) string {
	var fault *record.Fault
	if !errors.As(err, &fault) {
		return ""
	}
	lines := strings.SplitAfter(string(text), "\n")
	return strings.Join(lines[max(fault.Line-4, 0):min(fault.Line+1, len(lines))], "")
}

// People add to a deal, computers do not; where nobody cuts by hand the contribution of the seat before the dealer does.
func TestWhoAddsAndWhoCuts(t *testing.T) {
	for people := range 5 {
		at := table{game: "polignac", seats: 4, people: people}
		var out bytes.Buffer
		m, err := record.Start(&out, at.setup(t, 3))
		for range 6 {
			for err == nil && !m.State.Open().WantsDeal() {
				by := m.State.Open().Awaits.First()
				err = m.Play(by, m.State.Moves(nil, by)[0])
			}
			if err == nil {
				err = m.Deal(0)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		adds := map[game.Seat]shuffle.Contribution{}
		for e, err := range record.Replay(&out, games.Find) {
			if err != nil {
				t.Fatal(err)
			}
			switch in := e.Input.(type) {
			case record.Seal:
				clear(adds)
			case record.Adds:
				if e.Players[in.Seat].Kind != record.Person {
					t.Fatalf("%d people, and seat %d adds", people, in.Seat)
				}
				if adds[in.Seat], err = shuffle.ParseContribution(in.Adds); err != nil {
					t.Fatal(err)
				}
			case record.Deal:
				if want := adds[(in.Dealer+3)%4].Cut(32); in.Cut != want || len(adds) != people {
					t.Errorf("%d people, %d contributions; seat %d deals, cut at %d, want %d", people, len(adds), in.Dealer, in.Cut, want)
				}
			}
		}
	}
}

// Whom the Kings make the dealer may hand the first deal on, to the next seat.
func TestHandingTheDealOn(t *testing.T) {
	at := table{game: "drogue", seats: 4, options: game.Settings{"partners": "kings", "length": "4"}, people: 4}
	for _, on := range []bool{false, true} {
		var drawn game.Draw
		var out bytes.Buffer
		s := at.setup(t, 6)
		s.HandOn = func(d *game.Draw) bool { drawn = *d; return on }
		m, err := record.Start(&out, s)
		if err != nil {
			t.Fatal(err)
		}
		want := drawn.Dealer
		if on {
			want = (want + 1) % 4
		}
		if len(drawn.Cards) == 0 || m.Head.Dealer != want || m.State.Open().Dealer != want {
			t.Errorf("drawn was dealer %d, handed on: %t, and seat %d deals", drawn.Dealer, on, m.Head.Dealer)
		}
		if _, err := record.Check(&out, games.Find); err != nil {
			t.Error(err)
		}
	}
}
