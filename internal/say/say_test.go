package say

import (
	"reflect"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
)

func TestMatch(t *testing.T) {
	for _, row := range []struct {
		wishes string
		want   Lang
	}{
		{"de-AT,de;q=0.9,en;q=0.8", De},
		{"fr-CA", Fr},
		{"nl;q=0.9,fr;q=0.8", Fr},
		{"en;q=0.3,de;q=0.7", De},
		{"ja,zh;q=0.5", En},
		{"de_CH.UTF-8", De},
		{"fr_FR@euro", Fr},
		{"C.UTF-8|de_DE.UTF-8", En},
		{"|fr_BE.UTF-8", Fr},
		{"not a language|de", De},
		{"", En},
	} {
		if got := Match(strings.Split(row.wishes, "|")...); got != row.want {
			t.Errorf("Match(%q) = %s, want %s", row.wishes, got, row.want)
		}
	}
}

func TestCardsRoundTrip(t *testing.T) {
	for _, l := range Langs {
		for c := range card.All.Each() {
			forms := []string{l.Short(c), strings.ToLower(l.Short(c)), l.Card(c), strings.ToUpper(l.Card(c))}
			if c != card.Joker {
				forms = append(forms, l.Letter(c.Rank())+c.Suit().String(), l.Short(c)+"\uFE0F", " "+l.Short(c)+"\uFE0E ")
			}
			for _, text := range forms {
				if got, err := l.ParseCard(text); err != nil || got != c {
					t.Errorf("%s: ParseCard(%q) = %v, %v; want %v", l, text, got, err, c)
				}
			}
			if l.Short(c) == "" || l.Card(c) == "" {
				t.Errorf("%s: %v has no name", l, c)
			}
		}
	}
}

func TestCanonicalCardsAreReadEverywhere(t *testing.T) {
	for _, l := range Langs {
		for c := range card.All.Each() {
			// No language uses T, J, Q or K for another rank than the canonical one.
			if got, err := l.ParseCard(c.String()); err != nil || got != c {
				t.Errorf("%s: ParseCard(%q) = %v, %v; want %v", l, c, got, err, c)
			}
		}
	}
}

func TestLettersOfALanguage(t *testing.T) {
	for _, row := range []struct {
		lang       Lang
		text, want string
	}{
		{De, "DD", "QD"}, {De, "bc", "JC"}, {De, "D♥", "QH"}, {De, "10♠", "TS"}, {De, "t♠", "TS"},
		{Fr, "Vd", "JD"}, {Fr, "RC", "KC"}, {Fr, "dame de coeur", "QH"}, {De, "Pik-Zehn", "TS"}, {Fr, "dd", "QD"}, {Fr, "Q♣", "QC"},
		{En, "10h", "TH"}, {En, "q♦", "QD"}, {En, "xx", "XX"},
	} {
		if got, err := row.lang.ParseCard(row.text); err != nil || got.String() != row.want {
			t.Errorf("%s: ParseCard(%q) = %v, %v; want %s", row.lang, row.text, got, err, row.want)
		}
	}
	for _, bad := range []string{"", "D", "10", "1H", "♥K", "HK♠", "K♥♥", "DC7"} {
		for _, l := range Langs {
			c, err := l.ParseCard(bad)
			typed, ok := err.(*CardError)
			if !ok || typed.Text != bad {
				t.Errorf("%s: ParseCard(%q) = %v, %v; want a *CardError with the text", l, bad, c, err)
				continue
			}
			if bad != "" && !strings.Contains(err.Error(), bad) {
				t.Errorf("%s: the error does not name %q: %s", l, bad, err)
			}
		}
	}
	if _, err := En.ParseCard("DD"); err == nil {
		t.Error("English knows no rank D, yet DD was read")
	}
}

func TestNamesOfCards(t *testing.T) {
	king, jack, ace := card.Of(card.King, card.Hearts), card.Of(card.Jack, card.Clubs), card.Of(card.Ace, card.Diamonds)
	for _, row := range []struct{ got, want string }{
		{En.Card(king), "king of hearts"}, {De.Card(king), "Herz-König"}, {Fr.Card(king), "roi de cœur"},
		{De.Common().The(jack), "den Kreuz-Buben"}, {De.Common().With(ace), "mit dem Karo-Ass"},
		{Fr.Common().The(ace), "l’as de carreau"}, {Fr.Common().With(jack), "avec le valet de trèfle"},
		{De.Shorts(king, jack), "K♥ B♣"}, {Fr.Shorts(king, jack), "R♥ V♣"},
	} {
		if row.got != row.want {
			t.Errorf("got %q, want %q", row.got, row.want)
		}
	}
}

func TestListsAndNumbers(t *testing.T) {
	for _, row := range []struct{ got, want string }{
		{En.Common().And("Anna", "Ben", "Carla"), "Anna, Ben and Carla"},
		{De.Common().Or("Anna", "Ben"), "Anna oder Ben"},
		{Fr.Common().And("Anna"), "Anna"},
		{En.Common().And(), ""},
		{Fr.Common().Of("Anna"), "d’Anna"}, {Fr.Common().Of("Élodie"), "d’Élodie"}, {Fr.Common().Of("Ben"), "de Ben"},
		{De.Common().Of("Anna"), "Annas"}, {De.Common().Of("Hans"), "Hans’"}, {De.Common().Of("MAX"), "MAX’"}, {De.Common().Of("Alice"), "Alice’"},
		{En.Plural(0, "point", "points"), "0 points"}, {Fr.Plural(0, "point", "points"), "0 point"}, {Fr.Plural(1, "point", "points"), "1 point"},
		{De.Plural(-1, "Punkt", "Punkte"), "−1 Punkt"},
		{De.Count(2, "keine Klammer", "eine Klammer", "Klammern"), "zwei Klammern"},
		{De.Count(1, "keine Klammer", "eine Klammer", "Klammern"), "eine Klammer"},
		{En.Count(13, "no pegs", "one peg", "pegs"), "13 pegs"},
		{Signed(9) + Signed(-3) + Signed(0), "+9−30"},
	} {
		if row.got != row.want {
			t.Errorf("got %q, want %q", row.got, row.want)
		}
	}
}

// Every message of the catalogue that all games share says something in every language.
func TestNoSharedTextIsEmpty(t *testing.T) {
	for _, l := range Langs {
		common := reflect.ValueOf(l.Common())
		for i := range common.NumMethod() {
			method := common.Type().Method(i)
			args := []reflect.Value{}
			for j := range method.Type.NumIn() {
				if method.Type.IsVariadic() && j == method.Type.NumIn()-1 {
					args = append(args, reflect.ValueOf("Anna"), reflect.ValueOf("Ben"))
				} else if j > 0 {
					args = append(args, sample(method.Type.In(j)))
				}
			}
			out := common.Method(i).Call(args)[0]
			if out.Kind() == reflect.Struct {
				out = out.Field(0)
			}
			if out.String() == "" {
				t.Errorf("%s: %s says nothing", l, method.Name)
			}
		}
	}
}

func sample(t reflect.Type) reflect.Value {
	v := reflect.New(t).Elem()
	switch t.Kind() {
	case reflect.String:
		v.SetString("Anna")
	case reflect.Int:
		v.SetInt(3)
	}
	return v
}

func TestSharedRefusals(t *testing.T) {
	led, held := card.Of(card.King, card.Spades), card.Of(card.Ace, card.Spades)
	for _, l := range Langs {
		for _, code := range []string{"turn", "held", "follow", "over", "nodeal", "owed", "phase"} {
			line, ok := l.Refusal(&game.Refusal{Code: code, Clause: "napoleon §3", Card: held, Held: held, Top: led})
			if !ok || line.Text == "" || line.Clause != "napoleon §3" {
				t.Errorf("%s: refusal %s: %+v, %v", l, code, line, ok)
			}
			if code == "follow" && (!strings.Contains(strings.ToLower(line.Text), strings.ToLower(l.Card(led))) || !strings.Contains(line.Text, l.Card(held))) {
				t.Errorf("%s: the duty to follow names neither the card led nor the card held: %s", l, line.Text)
			}
		}
		if line, ok := l.Refusal(&game.Refusal{Code: "beat"}); ok || line.Text == "" {
			t.Errorf("%s: a code of one game: %+v, %v", l, line, ok)
		}
	}
}

// What is agreed is named by the preset that it is; where one option differs, as an agreement based on the nearest. Demand P21.
func TestRulesetsAreNamed(t *testing.T) {
	for _, l := range Langs {
		for _, g := range games.All {
			for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
				usual, err := g.Complete(nil, seats)
				if err != nil {
					t.Fatal(err)
				}
				first := l.Voice(g.Key).Preset(g.Presets[0].Key).Name
				if name := l.Ruleset(g, usual, seats); name != first {
					t.Errorf("%s %s: what is usual is named %q", l, g.Key, name)
				}
				other, err := g.Complete(map[string]string{"openTricks": "on"}, seats)
				if err != nil {
					continue // the game has no such option
				}
				if name := l.Ruleset(g, other, seats); name == first || !strings.Contains(name, first) {
					t.Errorf("%s %s: with one option more it is named %q", l, g.Key, name)
				}
			}
		}
	}
}
