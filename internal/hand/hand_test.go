package hand

import (
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
)

func TestSort(t *testing.T) {
	bezique, king := game.Settings{"order": "bezique"}, game.Settings{"order": "king"}
	for _, row := range []struct {
		game     string
		settings game.Settings
		trumps   card.Suit
		want     string
	}{
		{"drogue", bezique, card.NoSuit, "JC JS JH JD AC TC KC 7D AS AH"},
		{"drogue", bezique, card.Hearts, "JC JS JH JD AH AC TC KC 7D AS"},
		{"drogue", game.Settings{"order": "natural"}, card.Spades, "JC JD AS 9S KH TH AC KC TC 7D"},
		{"polignac", king, card.NoSuit, "KC QC JC AC TC 9C KS JH 7H"},
		{"polignac", game.Settings{"order": "ace"}, card.NoSuit, "AC KC JC TC 9C"},
		{"slobberhannes", nil, card.NoSuit, "AC QC TC 8D KS"},
		{"napoleon", nil, card.Diamonds, "XX TD 2D AS 3H 2C"},
		{"napoleon", nil, card.NoSuit, "2C TD 2D AS 3H"},
	} {
		set, err := card.ParseSet(row.want)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, c := range Sort(row.game, row.settings, row.trumps, set) {
			got = append(got, c.String())
		}
		if text := strings.Join(got, " "); text != row.want {
			t.Errorf("%s with trumps %v: %s, want %s", row.game, row.trumps, text, row.want)
		}
	}
}

// Whatever is trumps, neighbouring suits have different colours: that is what the circle is for.
func TestColoursAlternate(t *testing.T) {
	for _, trumps := range append(card.Suits[:], card.NoSuit) {
		last := card.NoSuit
		for _, c := range Sort("napoleon", nil, trumps, card.OfRank(card.Ace)) {
			red := func(s card.Suit) bool { return s == card.Diamonds || s == card.Hearts }
			if last != card.NoSuit && red(last) == red(c.Suit()) {
				t.Errorf("with trumps %v, %v follows %v", trumps, c.Suit(), last)
			}
			last = c.Suit()
		}
	}
}
