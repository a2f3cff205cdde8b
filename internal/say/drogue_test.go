package say

import (
	"fmt"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/docs/rules"
	"bivouac/game"
	"bivouac/games/drogue"
)

var names = []string{"Anna", "Ben", "Carla", "Dan"}

// drogueMatches plays matches at random, asides included, and calls after with each event.
func drogueMatches(t *testing.T, given map[string]string, seed uint64, after func(s *drogue.State, table *Table, by game.Seat, m game.Move, notes []game.Note)) {
	t.Helper()
	g := drogue.Game
	settings, err := g.Complete(given, 4)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 1))
	s := g.New(settings, 4, game.Seat(rng.IntN(4))).(*drogue.State)
	table := &Table{Names: names, Settings: settings}
	tell := func(by game.Seat, m game.Move) {
		table.Facts = s.Table
		after(s, table, by, m, g.Notes(s))
	}
	if _, rings := g.Bell(settings); rings {
		s.Ring()
	}
	for step := 0; !s.Over; step++ {
		if step > 20000 {
			t.Fatal("the match does not end")
		}
		if s.WantsDeal() {
			p := card.NewPack(g.Pack(settings, 4))
			rng.Shuffle(p.N, func(i, j int) { p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i] })
			s.Deal(&p)
			tell(game.NoSeat, 0)
			continue
		}
		if by, m, ok := game.Clerk(s); ok {
			s.Play(by, m)
			tell(by, m)
			continue
		}
		by := s.Awaits.First()
		moves := s.Moves(nil, by)
		if other := game.Seat(rng.IntN(4)); rng.IntN(3) == 0 {
			if asides := s.Asides(nil, other); len(asides) > 0 {
				by, moves = other, asides
			}
		}
		// Mostly lawful, so that deals are played, and sometimes not, so that they are punished.
		v := s.Look(by)
		if len(v.Lawful) > 0 && !moves[0].Aside() && rng.IntN(20) != 0 {
			moves = v.Lawful
		}
		m := moves[rng.IntN(len(moves))]
		s.Play(by, m)
		tell(by, m)
	}
}

var drogueTables = []map[string]string{
	{},
	{"discipline": "strict", "fourJacks": "on", "showPoints": "none"},
	{"discipline": "watchful", "speech": "mute", "tells": "free", "showPoints": "all"},
	{"discipline": "strict", "speech": "mute", "order": "natural", "overtrump": "must", "length": "20"},
	{"release": "all", "everyLossAdds": "on", "capotPegs": "1", "overtrump": "must", "length": "20"},
}

func TestDrogueSaysEverything(t *testing.T) {
	books := map[Lang]*rules.Book{}
	for _, l := range Langs {
		b, err := rules.Read("drogue", string(l))
		if err != nil {
			t.Fatal(err)
		}
		books[l] = b
	}
	check := func(l Lang, what, text string) {
		t.Helper()
		if text == "" || strings.Contains(text, "%!") || strings.Contains(text, "  ") || strings.Contains(text, " .") {
			t.Errorf("%s: %s reads %q", l, what, text)
		}
	}
	cite := func(l Lang, line Line) {
		t.Helper()
		_, anchor, ok := rules.Clause(line.Clause)
		if _, found := books[l].Section(anchor); !ok || !found {
			t.Errorf("%s: %q cites %q, which the rule book has not", l, line.Text, line.Clause)
		}
	}
	causes := map[drogue.Cause]bool{}
	for i, given := range drogueTables {
		for seed := range uint64(3) {
			drogueMatches(t, given, seed*10+uint64(i), func(s *drogue.State, table *Table, by game.Seat, m game.Move, notes []game.Note) {
				v := s.Look(s.Awaits.First() & 3)
				for _, l := range Langs {
					voice := l.Voice("drogue")
					if by != game.NoSeat {
						text := voice.Move(table, by, m)
						check(l, "move", text)
						if !strings.Contains(text, names[by]) {
							t.Errorf("%s: %q does not say who it was", l, text)
						}
					}
					for _, n := range notes {
						if p, ok := n.(drogue.PegsNote); ok {
							causes[p.Why] = true
						}
						lines := voice.Note(table, n)
						if len(lines) == 0 {
							t.Errorf("%s: nothing is said of %+v", l, n)
						}
						for _, line := range lines {
							check(l, fmt.Sprintf("%T", n), line.Text)
							cite(l, line)
						}
					}
					for _, line := range voice.Status(table, &v) {
						check(l, "status", line)
					}
					buttons := map[string]game.Move{}
					for _, choice := range slices.Concat(v.Moves, v.Asides) {
						text := voice.Choice(&v, choice)
						check(l, "choice", text)
						if other, twice := buttons[text]; twice {
							t.Errorf("%s: two buttons read %q: %x and %x", l, text, choice, other)
						}
						buttons[text] = choice
					}
				}
			})
		}
	}
	for c := drogue.CauseRelease; c <= drogue.CauseButtonhole; c++ {
		if !causes[c] && c != drogue.CauseFourJacks && c != drogue.CauseForgotQuatre { // they are rare
			t.Errorf("no match came upon cause %d", c)
		}
	}
}

// Whatever moves pegs is told in another sentence, with the name and how many there are now.
func TestDrogueEveryCauseIsTold(t *testing.T) {
	table := &Table{Names: names, Settings: game.Settings{"release": "one"}}
	for _, l := range Langs {
		told := map[string]drogue.Cause{}
		for c := drogue.CauseRelease; c <= drogue.CauseButtonhole; c++ {
			note := drogue.PegsNote{Derived: "pegs", Seat: 1, Why: c}
			note.Nose[1], note.Punishment[1], note.Buttonhole[1] = 4, 4, 4
			text := l.Voice("drogue").Note(table, note)[0].Text
			if other, twice := told[text]; twice {
				t.Errorf("%s: causes %d and %d are told alike: %s", l, c, other, text)
			}
			told[text] = c
			noses := c == drogue.CauseBlackNose || c == drogue.CauseQuiViveNose
			if !strings.Contains(text, "Ben") || !noses && !strings.Contains(text, l.Common().Word(4)) {
				t.Errorf("%s: cause %d does not say who or how many: %s", l, c, text)
			}
		}
	}
}

// The card that a maker of trumps keeps hidden is no business of the others.
func TestDrogueKeepsTheHiddenCard(t *testing.T) {
	table := &Table{Names: names, Settings: game.Settings{"speech": "talking"}}
	for _, l := range Langs {
		hidden := l.Voice("drogue").Move(table, 1, drogue.ShowOf(card.Hearts, card.Of(card.Jack, card.Clubs)))
		open := l.Voice("drogue").Move(table, 1, drogue.ShowOf(card.Hearts, card.None))
		if hidden != open {
			t.Errorf("%s: what is left out shows: %q, %q", l, hidden, open)
		}
	}
}

// What the sheet says that a player takes onto the nose adds up to what he takes.
func TestDrogueSettlementAddsUp(t *testing.T) {
	words := map[string]int{"one": 1, "two": 2, "three": 3}
	takes := regexp.MustCompile(`\b(one|two|three) pegs?\b`)
	said := map[string]bool{}
	for i, given := range drogueTables {
		for seed := range uint64(15) {
			drogueMatches(t, given, 1000+seed*10+uint64(i), func(s *drogue.State, table *Table, _ game.Seat, _ game.Move, notes []game.Note) {
				for _, n := range notes {
					st, ok := n.(drogue.SettleNote)
					if !ok {
						continue
					}
					told := map[string]int{}
					for _, line := range En.Voice("drogue").Note(table, st) {
						for _, key := range []string{"recharger", "rengagé", "nothing to that", "buttonhole", "every loss", "on the nose", "released", "Débrisqué", "Défiguré", "Capot", "Courte-queue", "60 to 60", "all the same", "stay clean"} {
							if strings.Contains(line.Text, key) {
								said[key] = true
							}
						}
						if strings.Contains(line.Text, "in the next deal") || strings.Contains(line.Text, "buttonhole") {
							continue
						}
						if m := takes.FindStringSubmatch(line.Text); m != nil {
							for _, name := range names {
								if strings.Contains(line.Text, name) {
									told[name] += words[m[1]]
								}
							}
						}
					}
					for p, name := range names {
						if gain := int(st.Nose[p]) - int(st.Settlement.Pegs.Nose[p]); told[name] != gain {
							var lines []string
							for _, line := range En.Voice("drogue").Note(table, st) {
								lines = append(lines, line.Text)
							}
							t.Errorf("%s takes %d pegs and is told %d:\n%s", name, gain, told[name], strings.Join(lines, "\n"))
						}
					}
				}
			})
		}
	}
	for _, key := range []string{"recharger", "rengagé", "nothing to that", "buttonhole", "every loss", "on the nose", "released"} {
		if !said[key] {
			t.Errorf("no match came upon %q", key)
		}
	}
}

// Every refusal of Drogue has a sentence of its own in every language, and a duty names the card that forces it.
func TestDrogueRefusals(t *testing.T) {
	shared := []string{"turn", "held", "over", "nodeal", "owed", "phase"}
	seen := map[string]bool{}
	for i, given := range drogueTables {
		count := 0
		drogueMatches(t, given, 77+uint64(i), func(s *drogue.State, table *Table, _ game.Seat, _ game.Move, _ []game.Note) {
			count++
			for by := range game.Seat(4) {
				v := s.Look(by)
				for k := range 20 {
					for arg := range 256 {
						kind := game.Kind(k)
						if k >= 11 {
							kind = game.Asides + game.Kind(k-11)
						}
						m := game.MakeMove(kind, uint8(arg))
						if kind == game.Plays && !drogue.Pack.Has(card.Card(arg)) || kind != game.Plays && (count%19 != 0 || arg%3 != 0) {
							continue
						}
						r := drogue.Game.Why(&v, m)
						if r == nil {
							continue
						}
						seen[r.Code] = true
						for _, l := range Langs {
							line := l.Voice("drogue").Refusal(&v, r)
							if line.Text == "" || line.Clause != r.Clause {
								t.Fatalf("%s: %s: %+v", l, r.Code, line)
							}
							if line.Text == l.Common().NotNow() && !slices.Contains(shared, r.Code) {
								t.Fatalf("%s: the refusal %s has no sentence of its own", l, r.Code)
							}
							if duty := slices.Contains([]string{"beat", "trump", "overtrump"}, r.Code); duty && !strings.Contains(line.Text, l.Short(r.Held)) {
								t.Fatalf("%s: %s does not name the card that forces it, %s: %s", l, r.Code, l.Short(r.Held), line.Text)
							}
						}
					}
				}
			}
		})
	}
	for _, code := range strings.Fields("follow beat trump overtrump figures low count nojack release notNamed untrue told tellTime mute notMute asked notAsked opponent talking notOwed forgiven act own inTurn turn held phase") {
		if !seen[code] {
			t.Errorf("no match came upon the refusal %s", code)
		}
	}
}

func TestDrogueSignsDiffer(t *testing.T) {
	var tells []game.Move
	for s := range uint8(4) {
		tells = append(tells, drogue.TellOf(drogue.TellSuit, s))
	}
	for r := range uint8(8) {
		tells = append(tells, drogue.TellOf(drogue.TellRank, r))
	}
	for c := range drogue.Pack.Each() {
		tells = append(tells, drogue.TellCardOf(c))
	}
	for n := uint8(2); n <= 7; n++ {
		tells = append(tells, drogue.TellOf(drogue.TellNumber, n))
	}
	tells = append(tells, drogue.TellOf(drogue.TellTrump, 0), drogue.TellOf(drogue.TellPass, 0), drogue.TellOf(drogue.TellNothing, 0))
	for _, l := range Langs {
		signs, words := map[string]bool{}, map[string]bool{}
		for _, m := range tells {
			if signs[l.Sign(m)] || words[l.Tell(m)] || l.Sign(m) == "" || l.Tell(m) == "" {
				t.Errorf("%s: %q, %q: empty, or also means something else", l, l.Sign(m), l.Tell(m))
			}
			signs[l.Sign(m)], words[l.Tell(m)] = true, true
		}
	}
	if got := En.Sign(drogue.TellCardOf(card.Of(card.Ace, card.Clubs))); got != "the jaw twisted to one side, then one eye squeezed shut" {
		t.Errorf("the ace of clubs is signed %q", got)
	}
}

func TestDrogueOptionsAreNamed(t *testing.T) {
	for _, l := range Langs {
		voice := l.Voice("drogue")
		for _, o := range drogue.Game.Options {
			if label := voice.Option(o.Key); label.Name == "" || label.Name == o.Key || label.Text == "" {
				t.Errorf("%s: option %s: %+v", l, o.Key, label)
			}
			named := map[string]bool{}
			for _, value := range o.Values {
				label := voice.Value(o.Key, value)
				if label.Name == "" || label.Name == value && label.Text == "" && value != "on" && value != "off" || named[label.Name] {
					t.Errorf("%s: option %s, value %s: %+v", l, o.Key, value, label)
				}
				named[label.Name] = true
			}
		}
		for _, p := range drogue.Game.Presets {
			if label := voice.Preset(p.Key); label.Name == "" || label.Text == "" {
				t.Errorf("%s: preset %s: %+v", l, p.Key, label)
			}
		}
		if voice.Option("no such") == (Label{}) || voice.Value("order", "no such").Name != "no such" {
			t.Errorf("%s: what is unknown is not named as it is written", l)
		}
	}
}

func TestOptionErrorsNameBothSettings(t *testing.T) {
	for _, l := range Langs {
		voice := l.Voice("drogue")
		_, err := drogue.Game.Complete(map[string]string{"everyLossAdds": "on"}, 4)
		text := l.OptionError("drogue", err.(*game.OptionError))
		for _, want := range []string{voice.Option("everyLossAdds").Name, voice.Option("release").Name, voice.Value("release", "all").Name, voice.Value("release", "one").Name} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %q does not name %q", l, text, want)
			}
		}
		for _, given := range []map[string]string{{"nose": "red"}, {"order": "odd"}, {}} {
			_, err := drogue.Game.Complete(given, 5)
			if text := l.OptionError("drogue", err.(*game.OptionError)); text == "" {
				t.Errorf("%s: nothing is said of %v", l, err)
			}
		}
	}
}

// §10: of as many pegs on both sides the black noses decide, then the drogue, and the last sheet says which.
func TestEqualPegsAreExplained(t *testing.T) {
	ties := 0
	for seed := uint64(0); seed < 60 && ties < 4; seed++ {
		drogueMatches(t, map[string]string{"length": "4"}, seed, func(s *drogue.State, table *Table, by game.Seat, m game.Move, notes []game.Note) {
			for _, n := range notes {
				result, over := n.(game.Result)
				if !over || len(result.Winners) == 0 || s.Worn(0)+s.Worn(2) != s.Worn(1)+s.Worn(3) {
					continue
				}
				ties++
				side := game.SeatsOf(game.Seat(result.Winners[0]), game.Seat(result.Winners[1]))
				want := "do not hold the drogue"
				if (s.Black & side).Len() < (s.Black &^ side).Len() {
					want = "have fewer black noses"
				}
				lines := En.Voice("drogue").Note(table, result)
				if len(lines) != 3 || !strings.Contains(lines[1].Text, want) {
					t.Errorf("seed %d: %q lacks %q", seed, lines, want)
				}
			}
		})
	}
	if ties == 0 {
		t.Error("no match ended with as many pegs on both sides")
	}
}
