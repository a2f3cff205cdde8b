package solo

import (
	"bytes"
	"context"
	"reflect"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/games/drogue"
	"bivouac/internal/tui"
	"bivouac/record"
	"bivouac/shuffle"
)

// open opens a table of a game with a person at seat 0 and players at random.
func open(t *testing.T, key string, set map[string]string, out *bytes.Buffer) *Table {
	t.Helper()
	g, _ := games.Find(key)
	settings, err := g.Complete(set, 4)
	if err != nil {
		t.Fatal(err)
	}
	s := Setup{Game: g, Settings: settings, Master: shuffle.Master{7},
		Bot: func(_ record.Player, seed uint64) bot.Bot { return bot.Random(seed) }}
	s.Players = []record.Player{{Name: "Anna", Kind: record.Person}}
	for _, name := range []string{"Ben", "Carla", "Dan"} {
		s.Players = append(s.Players, record.Player{Name: name, Kind: record.Computer, Player: "random"})
	}
	if out != nil {
		s.Record = out
	}
	table, err := Open(s)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// listen takes all events until the person is asked.
func listen(t *testing.T, table *Table) (events []tui.Event) {
	t.Helper()
	for {
		e, err := table.Next(context.Background())
		if err != nil {
			t.Fatal(err)
		}
		if e == nil {
			return events
		}
		events = append(events, e)
	}
}

// decide answers whatever the person is asked by the first lawful thing; false when the match is over.
func decide(t *testing.T, table *Table) bool {
	t.Helper()
	listen(t, table)
	switch table.Asked().Question {
	case tui.AskOver:
		return false
	case tui.AskCut:
		table.Cut(3)
	case tui.AskHandOn:
		table.HandOn(true)
	default:
		if refused := table.Move(table.View().Lawful[0]); refused != nil {
			t.Fatal(refused)
		}
	}
	return true
}

func TestWholeMatchesAreRecorded(t *testing.T) {
	for _, row := range []struct {
		game string
		set  map[string]string
	}{
		{"drogue", map[string]string{"length": "4", "partners": "kings", "discipline": "watchful", "speech": "mute"}},
		{"polignac", map[string]string{"slam": "chelem+generale"}},
		{"slobberhannes", nil},
		{"napoleon", map[string]string{"length": "2"}},
	} {
		var out bytes.Buffer
		table := open(t, row.game, row.set, &out)
		for decide(t, table) {
		}
		if err := table.Close(); err != nil {
			t.Fatal(err)
		}
		v, err := record.Check(bytes.NewReader(out.Bytes()), games.Find)
		if err != nil {
			t.Fatalf("%s: %v", row.game, err)
		}
		if v.Records != 1 || v.Over != 1 || v.Sealed != v.Deals {
			t.Errorf("%s: the record holds %+v", row.game, v)
		}
	}
}

// What is taken back comes again: the same cards lie in the same hands. Demand P13.
func TestUndoKeepsTheDeals(t *testing.T) {
	table := open(t, "polignac", nil, nil)
	var hands []card.Set // after so many decisions
	for len(hands) < 60 && decide(t, table) {
		listen(t, table)
		hands = append(hands, table.View().Hand)
	}
	for _, back := range []int{1, 5, 30, 1000} {
		was := len(table.decided)
		taken := table.Undo(back)
		if want := min(back, was); taken != want {
			t.Fatalf("%d of %d decisions are taken back, want %d", taken, was, want)
		}
		listen(t, table)
		if n := len(table.decided); n > 0 && table.View().Hand != hands[n-1] {
			t.Errorf("%d decisions back the hand is %v, and it was %v", back, table.View().Hand, hands[n-1])
		}
	}
	if table.Undo(1) != 0 {
		t.Error("something is taken back where nothing was decided")
	}
	for i := 0; decide(t, table) && i < len(hands); i++ {
		listen(t, table)
		if table.View().Hand != hands[i] {
			t.Fatalf("played again, decision %d leaves %v, and it left %v", i, table.View().Hand, hands[i])
		}
	}
}

// A record that could be read while the deal is played would show all hands.
func TestRunningDealIsNotInTheRecord(t *testing.T) {
	var out bytes.Buffer
	table := open(t, "drogue", map[string]string{"length": "4"}, &out)
	for decide(t, table) {
		listen(t, table)
		if p := table.View(); p.Dealt && strings.Contains(out.String(), `"deal":`+string(rune('0'+p.Deals))+`,"dealer"`) {
			t.Fatalf("deal %d is played and stands in the record", p.Deals)
		}
		if text := out.String(); text != "" && !strings.HasSuffix(text, "}\n") {
			t.Fatal("the record ends within a line")
		}
	}
}

// Demand R7.
func TestRefusalChangesNothing(t *testing.T) {
	table := open(t, "polignac", nil, nil)
	for {
		if !decide(t, table) {
			t.Fatal("no card was refused in a whole match")
		}
		listen(t, table)
		v := table.View()
		var legal card.Set
		for _, m := range v.Moves {
			legal |= m.Card().Set()
		}
		wrong := (v.Hand &^ legal).First()
		if legal == 0 || wrong == card.None {
			continue
		}
		refused := table.Move(game.PlayOf(wrong))
		if refused == nil || refused.Code != "follow" || refused.Clause == "" {
			t.Fatalf("%v is refused by %+v", wrong, refused)
		}
		if table.View().Hand != v.Hand || table.View().Turn != v.Turn {
			t.Fatal("a refused card has changed the table")
		}
		return
	}
}

func TestStopEndsTheMatch(t *testing.T) {
	table := open(t, "napoleon", map[string]string{"length": "open"}, nil)
	listen(t, table)
	table.Stop()
	table.Stop() // once is enough
	for decide(t, table) {
	}
	if n := table.View().Deals; n > 4 {
		t.Errorf("stopped in the first round, the match has %d deals", n)
	}
}

func TestTimeOfPlay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		table := open(t, "drogue", map[string]string{"length": "20m"}, nil)
		for i := 0; decide(t, table); i++ {
			time.Sleep(time.Minute)
			if i%10 == 0 {
				time.Sleep(time.Hour) // somebody was at the door
			}
		}
		if n := table.View().Turn; n < 20 {
			t.Errorf("20 minutes at a decision a minute are over after %d moves", n)
		}
		if table.clock.played < 20*time.Minute {
			t.Errorf("the bell rang after %v", table.clock.played)
		}
	})
}

// A claim that is certain plays the deal to its end, and is taken back in one piece; one that is not changes nothing.
func TestClaim(t *testing.T) {
	var out bytes.Buffer
	table := open(t, "slobberhannes", map[string]string{"target": "20"}, &out)
	refused, claimed := 0, 0
	for decide(t, table) {
		listen(t, table)
		v := table.View()
		may, certain := table.Claim()
		if !certain {
			if may {
				refused++
			}
			if now := table.View(); !reflect.DeepEqual(now, v) {
				t.Fatal("a claim that is not certain has changed something")
			}
			continue
		}
		claimed++
		events := listen(t, table)
		if c, ok := events[0].(tui.Claimed); !ok || c.By != 0 || c.Hand != v.Hand {
			t.Fatalf("told is %+v, and not the claim with %v", events[0], v.Hand)
		}
		if table.View().Dealt && table.View().Deals == v.Deals {
			t.Fatal("the deal is not over")
		}
		if claimed == 1 {
			if table.Undo(1); table.View().Hand != v.Hand || table.View().Turn != v.Turn {
				t.Fatal("the claim is not taken back")
			}
		}
	}
	if refused == 0 || claimed < 2 {
		t.Errorf("%d claims were refused, %d accepted", refused, claimed)
	}
	if err := table.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := record.Check(&out, games.Find); err != nil {
		t.Error(err)
	}
}

// Where calls can be forgotten, "Qui vive!" is offered while it is asked for, for all named Jacks, held or not; the others always.
// Where the clerk makes them, none is.
func TestCallsThatCanBeForgotten(t *testing.T) {
	table := open(t, "drogue", map[string]string{"length": "20", "discipline": "strict"}, nil)
	vives := 0
	for decide(t, table) {
		listen(t, table)
		facts := table.View().Facts.(drogue.Table)
		var offered card.Set
		for _, m := range table.Calls() {
			if m.Kind() == drogue.QuiVive {
				offered |= card.Card(m.Arg()).Set()
			}
		}
		want := card.Set(0)
		if facts.Phase == drogue.Sentries {
			want = facts.AllNamed()
			vives++
		}
		if offered != want || len(table.Calls()) != want.Len()+2 {
			t.Fatalf("in phase %v, %v being named, these calls are offered: %v", facts.Phase, facts.AllNamed(), table.Calls())
		}
	}
	if vives == 0 {
		t.Error("nobody was ever challenged by the sentries")
	}
	if calls := open(t, "drogue", nil, nil).Calls(); calls != nil {
		t.Errorf("the clerk calls, and these are offered: %v", calls)
	}
}
