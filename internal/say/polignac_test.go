package say

import (
	"math/rand/v2"
	"strings"
	"testing"
	"unicode/utf8"

	"bivouac/card"
	"bivouac/docs/rules"
	"bivouac/game"
	"bivouac/games/polignac"
	"bivouac/games/slobberhannes"
)

var eight = []string{"Anna", "Ben", "Carla", "Dan", "Anna II", "Ben II", "Carla II", "Dan II"}

// toldWhole plays a match at random and checks that everything that happens is told in every language, that every clause is in
// the rule book, and that every refusal has its sentence.
func toldWhole(t *testing.T, g *game.Game, options map[string]string, seats int, seed uint64) {
	t.Helper()
	settings, err := g.Complete(options, seats)
	if err != nil {
		t.Fatal(err)
	}
	books := map[Lang]*rules.Book{}
	for _, l := range Langs {
		if books[l], err = rules.Read(g.Key, string(l)); err != nil {
			t.Fatal(err)
		}
	}
	rng := rand.New(rand.NewPCG(seed, 9))
	s := g.New(settings, seats, 0)
	table := &Table{Names: eight[:seats], Settings: settings}
	cite := func(l Lang, line Line) {
		t.Helper()
		_, anchor, ok := rules.Clause(line.Clause)
		if _, found := books[l].Section(anchor); !ok || !found {
			t.Errorf("%s: %q cites %q, which the rule book has not", l, line.Text, line.Clause)
		}
		if len(line.Text) < 10 || !strings.HasSuffix(line.Text, ".") || strings.Contains(line.Text, "  ") || strings.Contains(line.Text, "..") {
			t.Errorf("%s: %q", l, line.Text)
		}
	}
	for {
		p := s.Open()
		for _, l := range Langs {
			voice := l.Voice(g.Key)
			for _, n := range g.Notes(s) {
				if len(voice.Note(table, n)) == 0 {
					t.Errorf("%s: nothing is said of %+v", l, n)
				}
				for _, line := range voice.Note(table, n) {
					cite(l, line)
				}
			}
			for seat := range game.Seat(seats) {
				v := s.Look(seat)
				for _, text := range voice.Status(table, &v) {
					if len(text) < 8 {
						t.Errorf("%s: status %q", l, text)
					}
				}
				for m := range game.Move(0x110) {
					if r := g.Why(&v, m); r != nil {
						cite(l, voice.Refusal(&v, r))
					}
				}
			}
		}
		if p.Over {
			return
		}
		if p.WantsDeal() {
			pack := card.NewPack(g.Pack(settings, seats))
			rng.Shuffle(pack.N, func(i, j int) { pack.Cards[i], pack.Cards[j] = pack.Cards[j], pack.Cards[i] })
			s.Deal(&pack)
			table.Facts = s.Look(game.Watcher).Facts
			continue
		}
		by := p.Awaits.First()
		v := s.Look(by)
		m := v.Lawful[rng.IntN(len(v.Lawful))]
		if rng.IntN(20) == 0 {
			m = v.Moves[rng.IntN(len(v.Moves))]
		}
		s.Play(by, m)
		table.Facts = s.Look(game.Watcher).Facts
		for _, l := range Langs {
			voice := l.Voice(g.Key)
			if text := voice.Move(table, by, m); !strings.Contains(text, table.Name(by)) || !strings.HasSuffix(text, ".") {
				t.Errorf("%s: a move is told as %q", l, text)
			}
			if voice.Choice(&v, m) == "" {
				t.Errorf("%s: a choice without a name", l)
			}
		}
	}
}

func TestPolignacTellsEverything(t *testing.T) {
	for i, options := range []map[string]string{
		{"target": "10"},
		{"target": "10", "slam": "chelem+generale", "scoring": "notepad", "stake": "3"},
		{"target": "10", "capotFail": "five", "discipline": "strict"},
		{"target": "10", "capotFail": "fivePlusOwn", "order": "ace", "penalty": "queens"},
		{"target": "10", "slam": "chelem", "dealerPays": "on"},
	} {
		seats := 4
		if options["dealerPays"] == "on" {
			seats = 7
		}
		toldWhole(t, polignac.Game, options, seats, uint64(i))
	}
}

func TestSlobberhannesTellsEverything(t *testing.T) {
	toldWhole(t, slobberhannes.Game, nil, 4, 1)
	toldWhole(t, slobberhannes.Game, map[string]string{"discipline": "strict"}, 7, 2)
	toldWhole(t, slobberhannes.Game, map[string]string{"pack": "french"}, 3, 3)
}

// Every option, value and preset has a name of its own in every language.
func TestPolignacNamesItsOptions(t *testing.T) {
	for _, g := range []*game.Game{polignac.Game, slobberhannes.Game} {
		for _, l := range Langs {
			voice := l.Voice(g.Key)
			for i := range g.Options {
				o := &g.Options[i]
				if label := voice.Option(o.Key); label.Name == o.Key || label.Text == "" {
					t.Errorf("%s: option %s is %+v", l, o.Key, label)
				}
				for _, v := range o.Values {
					if label := voice.Value(o.Key, v); label == (Label{Name: v}) && v != "on" && v != "off" && !(l == En && o.Key == "direction") {
						t.Errorf("%s: %s=%s has no name", l, o.Key, v)
					}
				}
			}
			for _, p := range g.Presets {
				if label := voice.Preset(p.Key); label.Name == p.Key || label.Text == "" {
					t.Errorf("%s: preset %s is %+v", l, p.Key, label)
				}
			}
		}
	}
	if got := En.Voice("slobberhannes").Option("slam"); got.Name != "slam" {
		t.Errorf("Slobberhannes has no slam, and names it %+v", got)
	}
}

func texts(lines []Line) string {
	var all []string
	for _, line := range lines {
		all = append(all, line.Text)
	}
	return strings.Join(all, " ")
}

// What a newcomer reads: who won with what, which option has decided it, who pays why. Demand R5.
func TestPolignacSentences(t *testing.T) {
	table := &Table{Names: eight[:4], Settings: game.Settings{"order": "king", "slam": "capot", "scoring": "chips", "target": "20"}}
	high := &Table{Names: eight[:4], Settings: game.Settings{"order": "ace", "slam": "chelem+generale", "scoring": "notepad", "target": "20"}}
	jack := polignac.Trick{Number: 1, Winner: 1, Cards: "9H JH AH TH"}
	ace := polignac.Trick{Number: 1, Winner: 2, Cards: "9H JH AH TH", Broken: game.SeatsOf(0)}
	plain := polignac.Trick{Number: 2, Winner: 3, Cards: "8S JC JS 7S"}
	three := 3
	slam := &Table{Names: eight[:4], Settings: table.Settings, Facts: polignac.Table{Ledger: polignac.Ledger{Alive: true, Runner: 2}}}
	paid := polignac.Pay{Seat: 0, Cost: 5, Chips: []int{15, 20, 20, 20}, Cause: polignac.ForSlam}
	for _, row := range []struct {
		lang  Lang
		table *Table
		note  game.Note
		want  string
	}{
		{En, table, jack, "Ben wins trick 1 (9♥ J♥ A♥ 10♥) with the jack of hearts. At this table the Ace ranks below the Jack: K Q J A 10 9 8 7."},
		{De, table, jack, "Ben gewinnt Stich 1 (9♥ B♥ A♥ 10♥) mit dem Herz-Buben. An diesem Tisch steht das Ass unter dem Buben: K D B A 10 9 8 7."},
		{Fr, high, ace, "Carla remporte la levée 1 (9♥ V♥ A♥ 10♥) avec l’as de cœur. À cette table, l’as est la plus haute carte : A R D V 10 9 8 7. Anna a manqué la Générale : quelqu’un d’autre a remporté une levée."},
		{En, table, plain, "Dan wins trick 2 (8♠ J♣ J♠ 7♠) with the jack of spades."},
		{En, table, polignac.Pay{Seat: 3, Cost: 3, Chips: []int{20, 19, 20, 17}, Cards: card.SetOf(card.Of(card.Jack, card.Clubs), card.Of(card.Jack, card.Spades))},
			"Dan pays 3 chips for J♣ J♠, the jack of spades counting double; 17 left."},
		{De, table, polignac.Pay{Seat: 1, Cost: 5, Chips: []int{20, 15, 20, 20}, Cause: polignac.ForRevoke, Revoked: &polignac.Revoked{Seat: 1, Card: "JC", Held: "7S"}},
			"Ben hat den Kreuz-Buben gespielt und die Pik-Sieben behalten, statt zu bedienen: Damit ist das Spiel zu Ende. " +
				"Ben zahlt 5 Chips für den Bedienfehler, und was in diesem Spiel schon bezahlt wurde, wird zurückgegeben; es bleiben 15."},
		{En, table, polignac.Pay{Seat: 0, Cost: 5, Chips: []int{15, 20, 20, 20}, Cause: polignac.ForFailed}, "Anna pays 5 chips for the Capot that failed; 15 left."},
		{De, high, polignac.Pay{Seat: 0, Cost: 5, Chips: []int{0, 20, 20, 20}, Cause: polignac.ForSlam}, "Anna bekommt 5 Strafpunkte, weil jemand anders alle Stiche gewonnen hat; das macht 20 von 20."},
		{En, slam, paid, "Anna pays 5 chips because Carla has won every trick; 15 left."},
		{De, slam, paid, "Anna zahlt 5 Chips, weil Carla alle Stiche gewonnen hat; es bleiben 15."},
		{Fr, slam, paid, "Anna paie 5 jetons, Carla ayant remporté toutes les levées ; il en reste 15."},
		{Fr, table, polignac.Pay{Seat: 0, Cost: 1, Chips: []int{0, 20, 20, 20}, Cause: polignac.ForHeld}, "Anna paie 1 jeton pour une levée précédente, restée en attente tant qu’on pouvait encore faire toutes les levées ; il n’en reste aucun."},
		{En, high, polignac.Settle{Chips: []int{15, 15, 15, 20}, Slam: "generale", By: []int{0}, Made: &three}, "Dan has made a Chelem: every trick. Penalty points after this deal: Anna 5, Ben 5, Carla 5, Dan 0."},
		{De, table, polignac.Settle{Chips: []int{15, 15, 15, 20}, Slam: "capot", By: []int{3}, Made: &three}, "Dan hat den Capot geschafft: alle Stiche, wie angesagt. Chips nach diesem Spiel: Anna 15, Ben 15, Carla 15, Dan 20."},
		{En, table, polignac.Stakes{Pay: []int{12, -20, 8, 0}}, "Stakes: Anna +12, Ben −20, Carla +8, Dan 0."},
		{En, table, game.Result{Winners: []int{0, 2, 3}, Losers: []int{1}}, "Ben loses the match. Anna, Carla and Dan win the match."},
	} {
		if got := texts(row.lang.Voice("polignac").Note(row.table, row.note)); got != row.want {
			t.Errorf("%s: %+v is told as\n%s\nwant\n%s", row.lang, row.note, got, row.want)
		}
	}
	if got := ranked(eight[:4], []int{3, 17, 17, 0}); got != "1. Ben, Carla · 3. Anna · 4. Dan" {
		t.Errorf("the ranking reads %q", got)
	}
}

func TestSlobberhannesSentences(t *testing.T) {
	table := &Table{Names: eight[:4], Settings: game.Settings{"target": "10"}}
	for _, row := range []struct {
		lang Lang
		note game.Note
		want string
	}{
		{En, slobberhannes.Trick{Number: 1, Winner: 0, Cards: "AC QC TC 7D", Cost: 2, Queen: true},
			"Anna wins trick 1 (A♣ Q♣ 10♣ 7♦) with the ace of clubs. Anna gets 2 penalty points for the first trick and the Queen of clubs."},
		{De, slobberhannes.Trick{Number: 8, Winner: 0, Cards: "8S 7S 8H 8D", Cost: 2, Last: true},
			"Anna gewinnt Stich 8 (8♠ 7♠ 8♥ 8♦) mit der Pik-Acht. Anna bekommt 2 Strafpunkte für den letzten Stich und alles drei zusammen."},
		{Fr, slobberhannes.Trick{Number: 2, Winner: 1, Cost: 1, Queen: true}, "Ben prend 1 point de pénalité pour la dame de trèfle."},
		{En, slobberhannes.Settle{Points: []int{4, 0, 1, 0}, Revoked: &slobberhannes.Revoked{Seat: 0, Card: "AC", Held: "7H"}},
			"Anna has played the ace of clubs and kept the seven of hearts: that is a revoke, and it ends the deal. " +
				"Anna gets 4 penalty points for the revoke, and the points of this deal before it are taken back; that makes 4 of 10. " +
				"Penalty points after this deal: Anna 4, Ben 0, Carla 1, Dan 0."},
	} {
		if got := texts(row.lang.Voice("slobberhannes").Note(table, row.note)); got != row.want {
			t.Errorf("%s: %+v is told as\n%s\nwant\n%s", row.lang, row.note, got, row.want)
		}
	}
}

// TestManySlams keeps the head of Polignac on a small phone: where many have announced, it counts them.
func TestManySlams(t *testing.T) {
	names := []string{"Anna", "Ben", "Carla", "Dan", "Annabella", "Benedikt"}
	for _, lang := range Langs {
		one, many := lang.Felt().SlamAnnounced(names[:1], true), lang.Felt().SlamAnnounced(names, true)
		if n := utf8.RuneCountInString(many); n > 32 {
			t.Errorf("%s: %q is %d letters long", lang, many, n)
		}
		if one == many {
			t.Errorf("%s: six are told as one: %q", lang, many)
		}
	}
}
