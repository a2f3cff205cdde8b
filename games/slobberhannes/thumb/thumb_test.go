package thumb_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/slobberhannes"
	"bivouac/games/slobberhannes/thumb"
)

func opened(t *testing.T) (game.State, game.Settings) {
	t.Helper()
	settings, err := slobberhannes.Game.Complete(nil, 4)
	if err != nil {
		t.Fatal(err)
	}
	return slobberhannes.Game.New(settings, 4, 3), settings
}

// chosen deals these hands, seat 0 leading, plays the cards and asks the player in turn.
func chosen(t *testing.T, hands [4]string, cards ...string) string {
	t.Helper()
	s, _ := opened(t)
	p := card.Pack{N: 32}
	top := 0
	for from, size := 0, 3; from < 8; from, size = from+size, 5-size { // three, two, three
		for seat := range hands {
			set, err := card.ParseSet(hands[seat])
			if err != nil || set.Len() != 8 {
				t.Fatalf("%q: %d cards, %v", hands[seat], set.Len(), err)
			}
			top += copy(p.Cards[top:], set.Cards()[from:from+size])
		}
	}
	if p.Set() != card.From(card.Seven) {
		t.Fatalf("the hands %v are not the pack", hands)
	}
	s.Deal(&p)
	for _, text := range cards {
		by := s.Open().Awaits.First()
		m, err := slobberhannes.Game.Parse(0, text)
		if err != nil || game.Check(s, by, m) != nil {
			t.Fatalf("seat %d cannot play %s", by, text)
		}
		s.Play(by, m)
	}
	v := s.Look(s.Open().Awaits.First())
	m, err := thumb.New(1).Move(context.Background(), &v)
	if err != nil {
		t.Fatal(err)
	}
	return slobberhannes.Game.Format(v.Hand, m)
}

func TestTips(t *testing.T) {
	for _, row := range []struct {
		what  string
		hands [4]string
		cards []string
		want  string
	}{
		{"it ducks the first trick when last", [4]string{
			"QH 9S 8S 7S 9C 8C 7C 9D", "JH AS TS KS QS JC AC TC", "9H AH 8H 7H 8D 7D QD KD", "KH TH JS JD AD TD KC QC"},
			[]string{"QH", "JH", "9H"}, "TH"},
		{"under the ace it is rid of the queen of clubs", [4]string{
			"AC 9S 8S 7S 9D 8D 7D 9H", "QC KC AS JS KS QS TC AD", "JC TS AH 8H 7H 8C 7C 9C", "KH QH JH TH KD QD JD TD"},
			[]string{"AC"}, "QC"},
		{"the queen of clubs is kept while low clubs serve", [4]string{
			"9C 9S 8S 7S 9D 8D 7D 9H", "QC 8C 7C JS KS QS AS AD", "JC TS AH 8H 7H KC AC TC", "KH QH JH TH KD QD JD TD"},
			[]string{"9C"}, "8C"},
		{"void, it throws the queen of clubs off", [4]string{
			"9H 9S 8S 7S 9D 8D 7D 9C", "QC 8C 7C JS KS QS AS AD", "JC TS AH 8H 7H KC AC TC", "KH QH JH TH KD QD JD TD"},
			[]string{"9H"}, "QC"},
	} {
		if got := chosen(t, row.hands, row.cards...); got != row.want {
			t.Errorf("%s: after %v it plays %s, want %s", row.what, row.cards, got, row.want)
		}
	}
}

// Seated with three players who play at random it gets clearly less than its share.
func TestBeatsRandom(t *testing.T) {
	got, all := 0, 0
	for n := range 300 {
		s, settings := opened(t)
		rng := rand.New(rand.NewPCG(7, uint64(n)))
		seat := game.Seat(n % 4)
		p := card.NewPack(slobberhannes.Game.Pack(settings, 4))
		rng.Shuffle(p.N, func(i, j int) { p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i] })
		s.Deal(&p)
		for s.Open().Awaits != 0 {
			by := s.Open().Awaits.First()
			v := s.Look(by)
			b := bot.Random(uint64(n))
			if by == seat {
				b = thumb.New(uint64(n))
			}
			m, err := b.Move(context.Background(), &v)
			if err != nil || game.Check(s, by, m) != nil {
				t.Fatalf("%s plays %v: %v", b.Name(), m, err)
			}
			s.Play(by, m)
		}
		v := s.Look(game.Watcher)
		points := v.Facts.(slobberhannes.Table).Score.Points
		for by, n := range points {
			if all += int(n); game.Seat(by) == seat {
				got += int(n)
			}
		}
	}
	t.Logf("%d of %d points", got, all)
	if got*5 > all {
		t.Errorf("it got %d of %d points in 300 deals with three random players, want at most a fifth", got, all)
	}
}
