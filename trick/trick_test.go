package trick

import (
	"testing"

	"bivouac/card"
)

func mustSet(t *testing.T, text string) card.Set {
	t.Helper()
	s, err := card.ParseSet(text)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

// The Jacks of Drogue are the hardest case of an order: trumps that bear other suits' marks.
func TestOrderWithForeignTrumps(t *testing.T) {
	ranks := []card.Rank{card.Ace, card.Ten, card.King, card.Queen, card.Nine, card.Eight, card.Seven}
	var trumps []card.Card
	for _, s := range []card.Suit{card.Clubs, card.Spades, card.Hearts, card.Diamonds} {
		trumps = append(trumps, card.Of(card.Jack, s))
	}
	for _, r := range ranks {
		trumps = append(trumps, card.Of(r, card.Hearts))
	}
	o := NewOrder(card.From(card.Seven), ranks, trumps)
	if got, want := o.Suit(card.Of(card.King, card.Spades)), card.OfSuit(card.Spades)&card.From(card.Seven)&^card.OfRank(card.Jack); got != want {
		t.Errorf("the king of spades asks for %v, want %v", got, want)
	}
	var tr Trick
	for _, text := range []string{"KS", "AS", "7H", "JD"} {
		c, _ := card.Parse(text)
		tr.Add(o, c)
	}
	if tr.Best != 3 || tr.Led().String() != "KS" || tr.Top().String() != "JD" {
		t.Errorf("KS AS 7H JD: place %d with %s wins, want 3 with JD", tr.Best, tr.Top())
	}
}

func TestDuty(t *testing.T) {
	d := Duty{mustSet(t, "AS TS"), mustSet(t, "9S 8S AS TS"), mustSet(t, "7H")}
	for rung, row := range []struct{ hand, legal string }{
		{"AS 9S 7H", "AS"}, {"9S 7H", "9S"}, {"7H 7D", "7H"}, {"7D 8D", "7D 8D"},
	} {
		if got := d.Legal(mustSet(t, row.hand)); got != mustSet(t, row.legal) {
			t.Errorf("Legal(%s) = %v, want %s", row.hand, got, row.legal)
		}
		if got := d.Rung(mustSet(t, row.hand)); got != rung {
			t.Errorf("Rung(%s) = %d, want %d", row.hand, got, rung)
		}
	}
	for _, row := range []struct{ played, denied string }{
		{"AS", ""}, {"9S", "AS TS"}, {"7H", "AS TS 9S 8S"}, {"7D", "AS TS 9S 8S 7H"},
	} {
		if got := d.Denies(mustSet(t, row.played).First()); got != mustSet(t, row.denied) {
			t.Errorf("Denies(%s) = %v, want %s", row.played, got, row.denied)
		}
	}
}
