package say

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/napoleon"
)

var napoleonNames = []string{"Anna", "Ben", "Carla", "Dan", "Anna B.", "Ben C."}

// napoleonMatch plays a match at random and shows every step of it: the view before a move, the move, the table after it.
func napoleonMatch(t *testing.T, options map[string]string, seats int, seed uint64, step func(s *napoleon.State, table *Table, by game.Seat, m game.Move)) {
	t.Helper()
	settings, err := napoleon.Game.Complete(options, seats)
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(seed, 4))
	s := napoleon.Game.New(settings, seats, 0).(*napoleon.State)
	table := &Table{Names: napoleonNames[:seats], Settings: settings}
	for !s.Over {
		if s.WantsDeal() {
			p := card.NewPack(s.Rules.Pack)
			rng.Shuffle(p.N, func(i, j int) { p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i] })
			s.Deal(&p)
			continue
		}
		by := s.Awaits.First()
		moves := s.Moves(nil, by)
		m := moves[rng.IntN(len(moves))]
		s.Play(by, m)
		table.Facts = s.Table
		step(s, table, by, m)
	}
}

// Whatever happens is told in every language, with the player's name and the clause.
func TestNapoleonTellsEverything(t *testing.T) {
	for i, options := range []map[string]string{
		{"length": "1"}, {"length": "open", "allPass": "double"}, {"length": "1", "discipline": "strict", "joker": "on"},
		{"length": "1", "misereTrump": "led", "pack": "32"}, {"length": "1", "dealerOut": "on", "blucher": "20/20"},
		{"length": "1", "allPass": "dealerTwo", "blucher": "off"},
	} {
		for _, l := range Langs {
			voice := l.Voice("napoleon")
			deals := 0
			napoleonMatch(t, options, 3+3*(i/4), uint64(i), func(s *napoleon.State, table *Table, by game.Seat, m game.Move) {
				if deals++; deals == 60 {
					s.Ring()
				}
				if text := voice.Move(table, by, m); !strings.Contains(text, table.Name(by)) || !strings.HasSuffix(text, ".") {
					t.Errorf("%s: a move is told as %q", l, text)
				}
				for _, n := range napoleon.Game.Notes(s) {
					lines := voice.Note(table, n)
					if len(lines) == 0 {
						t.Errorf("%s: nothing is said of %+v", l, n)
					}
					for _, line := range lines {
						if len(line.Text) < 10 || !strings.HasSuffix(line.Text, ".") || !strings.HasPrefix(line.Clause, "napoleon §") {
							t.Errorf("%s: %+v is told as %+v", l, n, line)
						}
					}
				}
				for seat := range game.Seat(s.N) {
					v := s.Look(seat)
					for _, text := range voice.Status(table, &v) {
						if len(text) < 8 {
							t.Errorf("%s: status %q", l, text)
						}
					}
					for _, m := range v.Moves {
						if voice.Choice(&v, m) == "" {
							t.Errorf("%s: a choice without a name", l)
						}
					}
					for m := range game.Move(0x110) {
						if r := napoleon.Game.Why(&v, m); r != nil && voice.Refusal(&v, r).Text == "" {
							t.Errorf("%s: the refusal %s has no sentence", l, r.Code)
						}
					}
				}
			})
		}
	}
}

// Every option, value and preset has a name of its own in every language.
func TestNapoleonNamesItsOptions(t *testing.T) {
	for _, l := range Langs {
		voice := l.Voice("napoleon")
		for i := range napoleon.Game.Options {
			o := &napoleon.Game.Options[i]
			if label := voice.Option(o.Key); label.Name == o.Key || label.Text == "" {
				t.Errorf("%s: option %s is %+v", l, o.Key, label)
			}
			for _, v := range o.Values {
				if label := voice.Value(o.Key, v); label == (Label{Name: v}) && v != "on" && v != "off" {
					t.Errorf("%s: %s=%s has no name", l, o.Key, v)
				}
			}
		}
		for _, p := range napoleon.Game.Presets {
			if label := voice.Preset(p.Key); label.Name == p.Key || label.Text == "" {
				t.Errorf("%s: preset %s is %+v", l, p.Key, label)
			}
		}
		if voice.Value("blucher", "7/9").Text == "" || voice.Value("blucher", "21/9").Text != "" {
			t.Errorf("%s: a Blücher that wins no more than a Wellington, and only that, is remarked on", l)
		}
	}
}

// What a Blücher may win and cost has a comma in its name: a list of such names can be read only between quotation marks.
func TestNapoleonTellsStakesApart(t *testing.T) {
	_, err := napoleon.Game.Complete(map[string]string{"blucher": "much"}, 4)
	for lang, want := range map[Lang]string{
		En: "“Stake of a Blücher” cannot be “much”; it can be “wins 30, costs 15”, “wins 40, costs 20”, ", De: "„bringt 30, kostet 15“, „bringt 40, kostet 20“, ", Fr: "«\u202frapporte 30, coûte 15\u202f», ",
	} {
		if text := lang.OptionError("napoleon", err.(*game.OptionError)); !strings.Contains(text, want) {
			t.Errorf("%s: %q, want %q in it", lang, text, want)
		}
	}
}

// What a newcomer reads after the example of the page: three bid and made by one of four.
func TestNapoleonSettlement(t *testing.T) {
	table := &Table{Names: napoleonNames[:4]}
	made := napoleon.Settle{Soloist: 0, Bid: "three", Made: true, Times: 1, Tricks: 3, Pay: []int{9, -3, -3, -3}, Balances: []int{9, -3, -3, -3}}
	lost := napoleon.Settle{Soloist: 1, Bid: "misere", Times: 2, Tricks: 1, Pay: []int{6, -18, 6, 6}, Balances: []int{15, -21, 3, 3}}
	revoke := napoleon.Settle{Soloist: 0, Bid: "nap", Made: true, Times: 1, Pay: []int{30, -10, -10, -10}, Balances: []int{30, -10, -10, -10},
		Revoked: &napoleon.Revoked{Seat: 1, Card: "KS", Held: "3H"}}
	for _, row := range []struct {
		lang Lang
		note napoleon.Settle
		want string
	}{
		{En, made, "Three is made: the soloist took three tricks. Ben, Carla and Dan pay Anna 3 units each: +9. Balances: Anna +9, Ben −3, Carla −3, Dan −3."},
		{De, made, "Drei ist erfüllt: Der Alleinspieler hat drei Stiche gemacht. Ben, Carla und Dan zahlen je 3 Einheiten an Anna: +9. Kontostände: Anna +9, Ben −3, Carla −3, Dan −3."},
		{Fr, made, "L’enchère Trois est réussie : le soliste a fait trois levées. Ben, Carla et Dan paient chacun 3 unités à Anna : +9. Comptes : Anna +9, Ben −3, Carla −3, Dan −3."},
		{En, lost, "Misère has failed: the soloist took one trick. After void deals this one counts double. Ben pays 6 units each to Anna, Carla and Dan: −18. Balances: Anna +15, Ben −21, Carla +3, Dan +3."},
		{De, lost, "Misère ist misslungen: Der Alleinspieler hat einen Stich gemacht. Nach ungültigen Spielen zählt dieses doppelt. Ben zahlt je 6 Einheiten an Anna, Carla und Dan: −18. Kontostände: Anna +15, Ben −21, Carla +3, Dan +3."},
		{En, revoke, "Ben played the king of spades while holding the three of hearts: that is a revoke, and it decides the deal. So the bid of Nap counts as made. Ben, Carla and Dan pay Anna 10 units each: +30. Balances: Anna +30, Ben −10, Carla −10, Dan −10."},
		{Fr, revoke, "Ben a joué le roi de pique en gardant le trois de cœur en main : c’est une renonce, et elle décide de la donne. L’enchère Nap compte donc comme réussie. Ben, Carla et Dan paient chacun 10 unités à Anna : +30. Comptes : Anna +30, Ben −10, Carla −10, Dan −10."},
	} {
		var texts []string
		for _, line := range row.lang.Voice("napoleon").Note(table, row.note) {
			texts = append(texts, line.Text)
		}
		if got := strings.Join(texts, " "); got != row.want {
			t.Errorf("%s:\n%s\nwant\n%s", row.lang, got, row.want)
		}
	}
}

// The call that ends the bidding says who plays for what, and the first card what is trumps.
func TestNapoleonMoves(t *testing.T) {
	table := &Table{Names: napoleonNames[:3]}
	f := napoleon.Table{Soloist: 0, Bid: napoleon.Three}
	f.Leader, f.Trumps = game.NoSeat, card.NoSuit
	say := func(l Lang, by game.Seat, text string) string {
		m, err := napoleon.Game.Parse(0, text)
		if err != nil {
			t.Fatal(err)
		}
		table.Facts = f
		return l.Voice("napoleon").Move(table, by, m)
	}
	var got []string
	got = append(got, say(En, 0, "three"), say(De, 0, "three"), say(Fr, 1, "pass"))
	f.Leader = 0
	got = append(got, say(En, 2, "pass"), say(De, 2, "pass"))
	f.Played, f.Trumps = card.Of(card.Ace, card.Hearts).Set(), card.Hearts
	got = append(got, say(En, 0, "AH"), say(De, 0, "AH"), say(Fr, 0, "AH"), say(En, 0, "KH"))
	f.Trumps = card.NoSuit
	got = append(got, say(En, 0, "AH"))
	want := []string{
		"Anna bids Three.", "Anna bietet Drei.", "Ben passe.",
		"Carla passes. Anna plays alone and must take at least three tricks.",
		"Carla passt. Anna spielt allein und muss mindestens drei Stiche machen.",
		"Anna leads the ace of hearts: hearts are trumps.", "Anna spielt das Herz-Ass aus: Herz ist Trumpf.",
		"Anna entame avec l’as de cœur : cœur est atout.", "Anna plays the king of hearts.",
		"Anna leads the ace of hearts; this misère has no trumps.",
	}
	if fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("got\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
