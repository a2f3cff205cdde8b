package sim_test

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"math"
	"os"
	"slices"
	"strings"
	"testing"

	"bivouac/bot"
	"bivouac/bot/players"
	"bivouac/game"
	"bivouac/games"
	"bivouac/record"
	"bivouac/shuffle"
	"bivouac/sim"
)

// seated are players by their keys.
func seated(t *testing.T, keys ...string) []bot.Player {
	t.Helper()
	var list []bot.Player
	for _, key := range keys {
		p, ok := players.Find(key)
		if !ok {
			t.Fatalf("there is no player %q", key)
		}
		list = append(list, p)
	}
	return list
}

// Ten thousand matches of each game end, and the judge of records finds nothing: a hundred without BIVOUAC_LONG.
func TestTenThousandMatchesEnd(t *testing.T) {
	matches := 100
	if os.Getenv("BIVOUAC_LONG") != "" {
		matches = 10_000
	}
	for _, g := range games.All {
		t.Run(g.Key, func(t *testing.T) {
			t.Parallel()
			ended := 0
			_, err := sim.Run(context.Background(), sim.Setup{Game: g, Players: seated(t, "rules", "random", "rules", "random"), Seed: 10, Matches: matches, Records: true}, func(m *sim.Match) error {
				v, err := record.Check(bytes.NewReader(m.Record), games.Find)
				ended += v.Over
				return err
			})
			if err != nil || ended != matches {
				t.Errorf("%d of %d matches ended with a record that holds: %v", ended, matches, err)
			}
		})
	}
}

func run(t *testing.T, s sim.Setup) (*sim.Summary, []sim.Match) {
	t.Helper()
	var list []sim.Match
	sum, err := sim.Run(context.Background(), s, func(m *sim.Match) error {
		list = append(list, *m)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return sum, list
}

// Whatever a simulation writes stands up to the judge of records: seals, seeds, cards, moves and what follows from them.
func TestRecordsOfSimulationsHold(t *testing.T) {
	tables := []struct {
		game    string
		options game.Settings
		players string
	}{
		{"drogue", game.Settings{"length": "4", "partners": "kings", "speech": "mute"}, "rules random rules random"},
		{"drogue", game.Settings{"length": "4", "discipline": "watchful"}, "random random rules rules"},
		{"polignac", game.Settings{"slam": "chelem+generale"}, "rules random random"},
		{"polignac", game.Settings{"discipline": "strict"}, "rules random random rules random rules random"},
		{"slobberhannes", nil, "random rules rules rules"},
		{"napoleon", game.Settings{"joker": "on"}, "rules rules random random random"},
	}
	for _, row := range tables {
		t.Run(row.game+" "+row.players, func(t *testing.T) {
			g, _ := games.Find(row.game)
			_, list := run(t, sim.Setup{Game: g, Settings: row.options, Players: seated(t, strings.Fields(row.players)...), Seed: 3, Matches: 6, Duplicate: true, Records: true})
			for _, m := range list {
				cards, over, played := 0, false, map[uint16]bool{}
				for e, err := range record.Replay(bytes.NewReader(m.Record), games.Find) {
					if err != nil {
						t.Fatalf("match %d: %v", m.Number, err)
					}
					if _, move, ok := e.Made(); ok && move.Kind() == game.Plays {
						cards++
						played[e.State.Open().Deals] = true
					}
					over = e.State.Open().Over
					if over && (e.State.Open().Winners != m.Winners || e.State.Open().Losers != m.Losers) {
						t.Fatalf("match %d is told with winners %v and losers %v, and its record has %v and %v", m.Number,
							m.Winners.Ints(), m.Losers.Ints(), e.State.Open().Winners.Ints(), e.State.Open().Losers.Ints())
					}
				}
				if !over || cards == 0 || len(played) != m.Deals {
					t.Errorf("match %d: %d cards in %d deals, told are %d, over: %t", m.Number, cards, len(played), m.Deals, over)
				}
			}
		})
	}
}

// Demand D1.
func TestAnyNumberOfWorkersGivesTheSameBytes(t *testing.T) {
	for _, g := range games.All {
		keys := slices.Repeat([]string{"rules", "random"}, g.MaxSeats)[:max(4, g.MinSeats)]
		var first []byte
		var told string
		for _, workers := range []int{0, 1, 2, 8} {
			s := sim.Setup{Game: g, Players: seated(t, keys...), Seed: 1836, Deals: 60, Matches: 40, Records: true, Duplicate: true, Workers: workers}
			var all []byte
			sum, list := run(t, s)
			for i, m := range list {
				if m.Number != i {
					t.Fatalf("%s: match %d came in place %d", g.Key, m.Number, i)
				}
				all = append(all, m.Record...)
			}
			text := fmt.Sprintf("%+v", *sum)
			if first == nil {
				first, told = all, text
			}
			if !bytes.Equal(all, first) || text != told {
				t.Errorf("%s: %d workers give another result: %d bytes against %d,\n%s\n%s", g.Key, workers, len(all), len(first), text, told)
			}
			s.Seed++
			if _, other := run(t, s); bytes.Equal(other[0].Record, list[0].Record) {
				t.Errorf("%s: another seed gives the same match", g.Key)
			}
		}
	}
}

// dealt is the hands of the first deal of a record.
func dealt(t *testing.T, text []byte) string {
	t.Helper()
	for e, err := range record.Read(bytes.NewReader(text)) {
		if err != nil {
			t.Fatal(err)
		}
		if d, ok := e.Line.(record.Deal); ok {
			return fmt.Sprint(d.Hands)
		}
	}
	return ""
}

func TestDuplicatesPlayTheSameCardsFromEverySeat(t *testing.T) {
	for _, row := range []struct {
		players string
		turns   int
	}{
		{"rules random random random", 4}, {"rules random rules random", 2}, {"random random random random", 1},
	} {
		g, _ := games.Find("napoleon")
		sum, list := run(t, sim.Setup{Game: g, Players: seated(t, strings.Fields(row.players)...), Seed: 5, Matches: 3 * row.turns, Duplicate: true, Records: true, Workers: 2})
		if sum.Boards != 3 || len(list) != 3*row.turns {
			t.Fatalf("%s: %d boards, %d matches", row.players, sum.Boards, len(list))
		}
		sat := map[string]bool{} // board, player, seat
		for i, m := range list {
			if want := list[i/row.turns*row.turns]; m.Board != i/row.turns || dealt(t, m.Record) != dealt(t, want.Record) {
				t.Errorf("%s: match %d is of board %d and has other hands than match %d", row.players, i, m.Board, want.Number)
			}
			for seat, p := range m.Seats {
				at := fmt.Sprint(m.Board, p, seat)
				if sat[at] {
					t.Errorf("%s: player %d sat twice at seat %d of board %d", row.players, p, seat, m.Board)
				}
				sat[at] = true
			}
			if 0 < i && i%row.turns == 0 && dealt(t, m.Record) == dealt(t, list[i-1].Record) {
				t.Errorf("%s: boards %d and %d have the same hands", row.players, m.Board-1, m.Board)
			}
		}
	}
}

func TestASimulationEndsWhereItIsTold(t *testing.T) {
	g, _ := games.Find("slobberhannes")
	four := seated(t, "random", "random", "random", "random")
	sum, list := run(t, sim.Setup{Game: g, Players: four, Deals: 25, Workers: 4})
	last := list[len(list)-1]
	if sum.Deals < 25 || sum.Deals-last.Deals >= 25 || sum.Matches != len(list) {
		t.Errorf("25 deals were asked for; %d were played, %d in the last of %d matches", sum.Deals, last.Deals, sum.Matches)
	}
	if sum, _ := run(t, sim.Setup{Game: g, Players: four, Deals: 1e6, Matches: 7, Workers: 3}); sum.Matches != 7 {
		t.Errorf("7 matches were asked for and %d played", sum.Matches)
	}

	ctx, cancel := context.WithCancel(context.Background())
	sum, err := sim.Run(ctx, sim.Setup{Game: g, Players: four, Deals: 1e9, Workers: 4}, func(m *sim.Match) error {
		if m.Number == 9 {
			cancel()
		}
		return nil
	})
	if !errors.Is(err, context.Canceled) || sum.Matches < 10 {
		t.Errorf("cancelled at match 9: %v, after %d matches", err, sum.Matches)
	}

	full := errors.New("the disk is full")
	sum, err = sim.Run(context.Background(), sim.Setup{Game: g, Players: four, Deals: 1e9}, func(m *sim.Match) error {
		if m.Number == 3 {
			return full
		}
		return nil
	})
	if !errors.Is(err, full) || sum.Matches != 3 {
		t.Errorf("match 3 could not be written: %v, after %d matches", err, sum.Matches)
	}
}

// rash plays a card that nobody has.
type rash struct{ bot.Bot }

func (r rash) Name() string { return "rash" }

func (r rash) Move(ctx context.Context, v *game.View) (game.Move, error) {
	if v.Turn > 20 {
		return 0x0F0F, nil
	}
	return r.Bot.Move(ctx, v)
}

func TestWhatCannotBeSimulatedIsRefused(t *testing.T) {
	drogue, _ := games.Find("drogue")
	four := seated(t, "random", "random", "random", "random")
	for _, length := range []string{"40m", "open"} {
		_, err := sim.Run(context.Background(), sim.Setup{Game: drogue, Settings: game.Settings{"length": length}, Players: four, Matches: 1}, nil)
		if !errors.Is(err, sim.ErrBell) {
			t.Errorf("length %s: %v", length, err)
		}
	}
	var wrong *game.OptionError
	if _, err := sim.Run(context.Background(), sim.Setup{Game: drogue, Players: four[:3], Matches: 1}, nil); !errors.As(err, &wrong) {
		t.Errorf("three at a table of Drogue: %v", err)
	}
	byHand := sim.Setup{Game: drogue, Players: four, Matches: 1, Duplicate: true, Shuffle: shuffle.ByHand}
	if _, err := sim.Run(context.Background(), byHand, nil); !errors.Is(err, sim.ErrDuplicate) {
		t.Errorf("duplicates of packs that depend on the play: %v", err)
	}
	if _, err := sim.Run(context.Background(), sim.Setup{Game: drogue, Players: four}, nil); err == nil {
		t.Error("a simulation without an end was begun")
	}
	bad := append(slices.Clone(four[:3]), bot.Player{Key: "rash", New: func(_ *game.Game, seed uint64) bot.Bot { return rash{bot.Random(seed)} }})
	_, err := sim.Run(context.Background(), sim.Setup{Game: drogue, Players: bad, Matches: 1}, nil)
	if err == nil || !strings.Contains(err.Error(), "rash") || !strings.Contains(err.Error(), "seat 3") {
		t.Errorf("a player broke the rules, and the error is %v", err)
	}
}

// Equal players are equal, and the better ones are seen to be better: in every game the intervals say so.
func TestIntervalsTellThePlayersApart(t *testing.T) {
	for _, g := range games.All {
		s := sim.Setup{Game: g, Seed: 11, Matches: 160, Duplicate: true, Workers: 2, Players: seated(t, "rules", "random", "rules", "random")}
		sum, _ := run(t, s)
		rules, random := sum.Players[0], sum.Players[1]
		if low := rules.Lead.Mean - rules.Lead.Margin(); low <= 0 {
			t.Errorf("%s: rules leads random by %v a deal", g.Key, rules.Lead)
		}
		if d := rules.Lead.Mean + random.Lead.Mean; math.Abs(d) > 1e-9 {
			t.Errorf("%s: the leads of two players do not cancel: %v", g.Key, d)
		}
		t.Logf("%s: rules wins %v, loses %v, gains %v, leads by %v", g.Key, rules.Wins, rules.Losses, rules.Gain, rules.Lead)

		// Two kinds that play the same cards for the same reasons gain the same on every board.
		same := bot.Player{Key: "the same", New: s.Players[1].New}
		s.Players = []bot.Player{s.Players[1], same, s.Players[1], same}
		if sum, _ = run(t, s); sum.Players[0].Lead.Mean != 0 || sum.Players[1].Wins.Mean != sum.Players[0].Wins.Mean {
			t.Errorf("%s: the same player under two names leads itself by %v", g.Key, sum.Players[0].Lead)
		}
	}
}

// Lead is what one wins a deal less what each of the others does: where all that one wins the three others lose, a third more.
func TestLeadIsOverEachOfTheOthers(t *testing.T) {
	g, _ := games.Find("napoleon")
	sum, _ := run(t, sim.Setup{Game: g, Players: seated(t, "rules", "random", "random", "random"), Seed: 4, Matches: 40, Duplicate: true})
	rules := sum.Players[0]
	if rules.Gain.Mean == 0 || math.Abs(rules.Lead.Mean-rules.Gain.Mean*4/3) > 1e-9 {
		t.Errorf("one against three gains %v and leads by %v", rules.Gain, rules.Lead)
	}
}
