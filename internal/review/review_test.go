package review

import (
	"bytes"
	"strings"
	"testing"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/record"
	"bivouac/shuffle"
)

// match plays deals of a match between Anna, Ben, Carla and Dan; every seventh move of the first is taken back and made again.
func match(t *testing.T, g *game.Game, settings game.Settings, deals int) []byte {
	t.Helper()
	var out bytes.Buffer
	players := []record.Player{{Name: "Anna", Kind: record.Person}, {Name: "Ben", Kind: record.Person}, {Name: "Carla", Kind: record.Person}, {Name: "Dan", Kind: record.Person}}
	m, err := record.Start(&out, record.Setup{Game: g, Settings: settings, Table: "k3f9", Players: players, Master: shuffle.Master{7}})
	if err != nil {
		t.Fatal(err)
	}
	anyone := bot.Random(1)
	for moves := 1; !m.State.Open().Over && int(m.State.Open().Deals) <= deals; moves++ {
		p := m.State.Open()
		if p.WantsDeal() {
			if err := m.Deal(0); err != nil {
				t.Fatal(err)
			}
			continue
		}
		by := p.Awaits.First()
		v := m.State.Look(by)
		mv, err := anyone.Move(t.Context(), &v)
		if err != nil {
			t.Fatal(err)
		}
		n := m.N + 1
		if err := m.Play(by, mv); err != nil {
			t.Fatal(err)
		}
		if _, stands := m.Standing(n).(record.Move); stands && moves%7 == 0 {
			if err := m.Undo(n); err != nil {
				t.Fatal(err)
			}
		}
	}
	return out.Bytes()
}

func TestEveryStepOfEveryDeal(t *testing.T) {
	for _, g := range games.All {
		text := match(t, g, nil, 3)
		for deal := 1; deal <= 2; deal++ {
			d, ok, err := Read(bytes.NewReader(text), games.Find, deal, game.NoSeat)
			if err != nil || !ok {
				t.Fatal(g.Key, deal, ok, err)
			}
			if !d.Over() || d.Cards == nil || strings.Join(d.Names, " ") != "Anna Ben Carla Dan" || d.Deals < 2 {
				t.Fatalf("%s: %+v", g.Key, d)
			}
			played, cards := card.Set(0), 0
			for i, s := range d.Steps {
				var held card.Set
				for seat, hand := range s.Hands {
					if held&hand != 0 {
						t.Fatalf("%s deal %d step %d: a card in two hands", g.Key, deal, i)
					}
					held |= hand
					if s.By == game.NoSeat && s.View.Dealt {
						if dealt, err := card.ParseSet(d.Cards.Hands[seat]); err != nil || dealt != hand {
							t.Fatalf("%s deal %d: seat %d has %v, was dealt %v", g.Key, deal, seat, hand, dealt)
						}
					}
				}
				if s.View.Hand != 0 || s.View.Dealt && held&s.View.Played != 0 {
					t.Fatalf("%s deal %d step %d: a card lies where it was played from", g.Key, deal, i)
				}
				if c := s.Move.Card(); s.By != game.NoSeat && s.Move.Kind() == game.Plays {
					if played.Has(c) {
						t.Fatalf("%s deal %d step %d: %v is played twice: what was taken back is still there", g.Key, deal, i, c)
					}
					played |= c.Set()
					cards++
				}
			}
			if cards == 0 {
				t.Errorf("%s deal %d: nothing was played in %d steps", g.Key, deal, len(d.Steps))
			}
		}
	}
}

func TestADealInPlayStaysClosed(t *testing.T) {
	g, _ := games.Find("napoleon")
	text := match(t, g, game.Settings{"length": "1"}, 1)
	lines := strings.SplitAfter(string(text), "\n")
	for i, line := range lines {
		if !strings.Contains(line, `"reveal":`) || !strings.Contains(line, `"deal":1`) {
			continue
		}
		d, ok, err := Read(strings.NewReader(strings.Join(lines[:i-3], "")), games.Find, 1, game.NoSeat)
		if err != nil || !ok || d.Over() {
			t.Errorf("%v %v: a deal that is still played counts as over", ok, err)
		}
		return
	}
	t.Fatal("no deal was revealed")
}

// What was taken back into an earlier deal is no deal, and whoever takes a seat later has not played the deals before.
func TestWhatWasTakenBackIsNoDeal(t *testing.T) {
	var out bytes.Buffer
	g, _ := games.Find("napoleon")
	players := []record.Player{{Name: "Anna", Kind: record.Person}, {Name: "Ben", Kind: record.Person}, {Name: "Carla", Kind: record.Person}}
	m, err := record.Start(&out, record.Setup{Game: g, Table: "k3f9", Players: players, Master: shuffle.Master{7}})
	if err != nil {
		t.Fatal(err)
	}
	anyone, first := bot.Random(1), 0
	until := func(deals uint16) {
		t.Helper()
		for p := m.State.Open(); p.Deals < deals || p.Dealt; {
			if p.WantsDeal() {
				err = m.Deal(0)
			} else {
				v := m.State.Look(p.Awaits.First())
				mv, _ := anyone.Move(t.Context(), &v)
				if first == 0 {
					first = m.N + 1
				}
				err = m.Play(v.Seat, mv)
			}
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	until(2)
	if err := m.Takes(1, record.Player{Name: "Dan", Kind: record.Person}); err != nil {
		t.Fatal(err)
	}
	until(3)
	look := func(deal int) (*Deal, bool) {
		t.Helper()
		d, ok, err := Read(bytes.NewReader(out.Bytes()), games.Find, deal, game.NoSeat)
		if err != nil {
			t.Fatal(err)
		}
		return d, ok
	}
	if d, ok := look(2); !ok || d.Names[1] != "Ben" || d.Deals != 3 {
		t.Errorf("deal 2 was played by %v, and %d deals are over", d.Names, d.Deals)
	}
	if d, _ := look(3); d.Names[1] != "Dan" {
		t.Errorf("deal 3 was played by %v", d.Names)
	}
	if err := m.Undo(first); err != nil {
		t.Fatal(err)
	}
	if d, ok := look(2); ok || d.Over() {
		t.Error("deal 2 was taken back, and lies open")
	}
	if d, ok := look(1); !ok || d.Over() || d.Deals != 0 || len(d.Steps) != 1 {
		t.Errorf("deal 1 is played again: over %t, %d deals are over, %d steps", d.Over(), d.Deals, len(d.Steps))
	}
}

func TestNoSuchDealAndAForgedRecord(t *testing.T) {
	g, _ := games.Find("slobberhannes")
	text := match(t, g, nil, 2)
	if _, ok, err := Read(bytes.NewReader(text), games.Find, 40, game.NoSeat); ok || err != nil {
		t.Error(ok, err)
	}
	forged := bytes.Replace(text, []byte(`"seat":1,"move":"`), []byte(`"seat":2,"move":"`), 1)
	if _, _, err := Read(bytes.NewReader(forged), games.Find, 1, game.NoSeat); err == nil {
		t.Error("a forged record passes")
	}
}
