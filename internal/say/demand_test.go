package say

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/docs/rules"
	"bivouac/game"
	"bivouac/games"
	"bivouac/games/drogue"
)

// What players of other card programs complain of, as far as sentences answer it; the numbers are those of docs/demands.md.

// played plays a match of four at random, and shows the state after every input with the notes of it.
func played(t *testing.T, g *game.Game, given map[string]string, seed uint64, after func(s game.State, table *Table, notes []game.Note)) {
	t.Helper()
	settings, err := g.Complete(given, 4)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 21))
	random := bot.Random(seed)
	s := g.New(settings, 4, game.Seat(rng.IntN(4)))
	table := &Table{Names: names, Settings: settings}
	for p := s.Open(); !p.Over; {
		by, m, owed := game.Clerk(s)
		switch {
		case p.WantsDeal():
			pack := card.NewPack(g.Pack(settings, 4))
			rng.Shuffle(pack.N, func(i, j int) { pack.Cards[i], pack.Cards[j] = pack.Cards[j], pack.Cards[i] })
			s.Deal(&pack)
		default:
			if !owed {
				by = p.Awaits.First()
				v := s.Look(by)
				if m, err = random.Move(context.Background(), &v); err != nil {
					t.Fatal(err)
				}
			}
			s.Play(by, m)
		}
		table.Facts = s.Look(game.Watcher).Facts
		after(s, table, g.Notes(s))
	}
}

// Demands R7, R14, D5: every refusal is a code and one sentence, every result line a sentence, and each cites a section that
// the rule book of its language has.
func TestEverySentenceCitesTheRuleBook(t *testing.T) {
	for _, g := range games.All {
		books := map[Lang]*rules.Book{}
		for _, l := range Langs {
			book, err := rules.Read(g.Key, string(l))
			if err != nil {
				t.Fatal(err)
			}
			books[l] = book
		}
		cited := func(l Lang, line Line) {
			key, anchor, ok := rules.Clause(line.Clause)
			if _, has := books[l].Section(anchor); !ok || !has || key != g.Key || line.Text == "" {
				t.Errorf("%s, %s: %q cites %q, which the rule book has not", g.Key, l, line.Text, line.Clause)
			}
		}
		seen := map[string]bool{} // refusals by code and clause: one of each will do
		played(t, g, nil, 3, func(s game.State, table *Table, notes []game.Note) {
			for _, l := range Langs {
				for _, n := range notes {
					for _, line := range l.Voice(g.Key).Note(table, n) {
						cited(l, line)
					}
				}
			}
			for seat := range game.Seat(4) {
				v := s.Look(seat)
				for c := range card.All.Each() {
					r := g.Why(&v, game.PlayOf(c))
					if r == nil || seen[r.Error()] {
						continue
					}
					seen[r.Error()] = true
					for _, l := range Langs {
						cited(l, l.Voice(g.Key).Refusal(&v, r))
					}
				}
			}
		})
		if len(seen) < 3 {
			t.Errorf("%s: only %d kinds of refusals were met", g.Key, len(seen))
		}
	}
}

// Demand R19: where nobody is to see points, no sentence depends on them until the deal is over; else everybody sees his own.
func TestNoRunningCountWhereNoneIsAgreed(t *testing.T) {
	for _, row := range []struct {
		show       string
		own, other bool
	}{{"none", false, false}, {"own", true, false}, {"all", true, true}} {
		compared := 0
		played(t, drogue.Game, map[string]string{"length": "4", "showPoints": row.show}, 5, func(s game.State, table *Table, notes []game.Note) {
			if s.Open().Trick.N == 0 || s.Open().Last.Number == 0 {
				return
			}
			compared++
			for _, l := range Langs {
				voice, v := l.Voice("drogue"), s.Look(0)
				tell := func(add [2]uint8) []string {
					f := s.Look(0).Facts.(drogue.Table)
					f.Points[0], f.Points[1] = f.Points[0]+add[0], f.Points[1]+add[1]
					w := v
					w.Facts = f
					return voice.Status(table, &w)
				}
				as := tell([2]uint8{})
				if got := !slices.Equal(as, tell([2]uint8{1, 0})); got != row.own {
					t.Fatalf("%s, showPoints=%s: that the own points are told is %t: %q", l, row.show, got, as)
				}
				if got := !slices.Equal(as, tell([2]uint8{0, 1})); got != row.other {
					t.Fatalf("%s, showPoints=%s: that the others' points are told is %t: %q", l, row.show, got, as)
				}
				trick := drogue.TrickNote{Derived: "trick", Number: 1, Winner: 1, Cards: "KS AS 7H JD", Points: 17}
				if told := voice.Note(table, trick)[0].Text; strings.Contains(told, "17") != row.own {
					t.Fatalf("%s, showPoints=%s: %q", l, row.show, told)
				}
			}
		})
		if compared == 0 {
			t.Error("no trick was seen")
		}
	}
}

// Demand R21: between two deals the status names the deal that comes and who deals it, and what everybody stands at.
func TestBetweenDealsTheStandingIsTold(t *testing.T) {
	for _, g := range games.All {
		told := 0
		played(t, g, nil, 8, func(s game.State, table *Table, notes []game.Note) {
			p := s.Open()
			f, ok := table.Facts.(drogue.Table)
			if !p.WantsDeal() || p.Played == 0 || ok && f.Parade {
				return // no deal is over, or only the last parade is to come, which is told in its own words
			}
			number := int(p.Deals) + 1
			if ok { // §2: void deals do not count for the length, and are not told as if they did
				number = int(f.Completed) + 1
			}
			told++
			for _, l := range Langs {
				v := s.Look(0)
				lines := l.Voice(g.Key).Status(table, &v)
				next := l.Common().Deal(number, names[p.Dealer])
				if head := l.Voice(g.Key).Deal(table, int(p.Deals)+1, p.Dealer); head != next || !slices.Contains(lines, next) {
					t.Fatalf("%s, %s: %q is not told: headed %q, %q", g.Key, l, next, head, lines)
				}
				for seat, name := range names {
					score := g.Score(&v, game.Seat(seat))
					stands := func(line string) bool {
						_, after, named := strings.Cut(line, name)
						return named && (strings.Contains(after, Number(max(score, -score))) || strings.Contains(after, l.Common().Word(max(score, -score))))
					}
					// Of whom nothing is told in Drogue wears nothing.
					if !slices.ContainsFunc(lines, stands) && !(g == drogue.Game && score >= -1) {
						t.Fatalf("%s, %s: %s stands at %d, and that is not told: %q", g.Key, l, name, score, lines)
					}
				}
			}
		})
		if told == 0 {
			t.Errorf("%s: no deal was played", g.Key)
		}
	}
}
