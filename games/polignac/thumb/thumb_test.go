package thumb_test

import (
	"context"
	"math/rand/v2"
	"testing"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/polignac"
	"bivouac/games/polignac/thumb"
)

// deal opens a partie of four with seat 3 dealing and these hands, and plays the moves; the next to move is looked at.
func deal(t *testing.T, options map[string]string, hands [4]string, moves ...string) *game.View {
	t.Helper()
	settings, err := polignac.Game.Complete(options, 4)
	if err != nil {
		t.Fatal(err)
	}
	s := polignac.Game.New(settings, 4, 3)
	var sets [4][]card.Card
	for i, hand := range hands {
		set, err := card.ParseSet(hand)
		if err != nil || set.Len() != 8 {
			t.Fatalf("%q: %d cards, %v", hand, set.Len(), err)
		}
		sets[i] = set.Cards()
	}
	p := card.Pack{N: 32}
	top := 0
	for from, size := 0, 3; from < 8; from, size = from+size, 5-size { // three, two, three
		for seat := range sets {
			top += copy(p.Cards[top:], sets[seat][from:from+size])
		}
	}
	if p.Set() != card.From(card.Seven) {
		t.Fatalf("the hands %v are not the pack", hands)
	}
	s.Deal(&p)
	for _, text := range moves {
		by := s.Open().Awaits.First()
		m, err := polignac.Game.Parse(0, text)
		if err != nil || game.Check(s, by, m) != nil {
			t.Fatalf("seat %d cannot play %s", by, text)
		}
		s.Play(by, m)
	}
	v := s.Look(s.Open().Awaits.First())
	return &v
}

func chosen(t *testing.T, v *game.View) string {
	t.Helper()
	m, err := thumb.New(1).Move(context.Background(), v)
	if err != nil {
		t.Fatal(err)
	}
	return polignac.Game.Format(v.Hand, m)
}

var quiet = map[string]string{"slam": "none"}

// Last to play and able to duck, it leaves the Jack to the Queen.
func TestDucksWhenLast(t *testing.T) {
	hands := [4]string{"QH 9S 8S 7S 9C 8C 7C 9D", "JS AS TS KS QS JC AC TC", "AH 9H 8H 7H 8D 7D QD KD", "KH TH JH JD AD TD KC QC"}
	if got := chosen(t, deal(t, quiet, hands, "QH", "JS", "9H")); got != "TH" && got != "JH" {
		t.Errorf("on QH JS 9H it plays %s with KH JH TH, want a card below the Queen", got)
	}
	hands = [4]string{"QH 9S 8S 7S 9C 8C 7C 9D", "JS AS TS KS QS JC AC TC", "AH 9H 8H JH 8D 7D QD KD", "KH TH 7H JD AD TD KC QC"}
	if got := chosen(t, deal(t, quiet, hands, "QH", "JS", "9H")); got != "TH" {
		t.Errorf("on QH JS 9H it plays %s with KH TH 7H, want TH", got)
	}
}

// Where another's Capot runs, it beats what it can.
func TestStopsCapot(t *testing.T) {
	hands := [4]string{"QH QS KS KC QC KD QD AH", "JS AS TS 9S 8S JC AC TC", "7S 9H 8H JH 8D 7D 9C 8C", "KH TH 7H JD AD TD 9D 7C"}
	if got := chosen(t, deal(t, nil, hands, "capot", "quiet", "quiet", "quiet", "QH", "JS", "9H")); got != "KH" {
		t.Errorf("against Capot, on QH JS 9H, it plays %s, want KH", got)
	}
}

// The chance to be rid of Polignac under the King is not missed.
func TestThrowsPolignacUnderTheKing(t *testing.T) {
	hands := [4]string{"KS 9S 8S 7S 9C 8C 7C 9D", "JS QS AC JC KC QC TC AD", "AS TS AH 9H 8H 7H 8D 7D", "KH QH JH TH KD QD JD TD"}
	if got := chosen(t, deal(t, quiet, hands, "KS")); got != "JS" {
		t.Errorf("under KS it plays %s with JS QS, want JS", got)
	}
	hands = [4]string{"7S 9S 8S 7C 9C 8C TC 9D", "KS TS AC JC KC QC AH AD", "JS QS TH 9H 8H 7H 8D 7D", "AS KH QH JH KD QD JD TD"}
	if got := chosen(t, deal(t, quiet, hands, "7S", "KS")); got != "JS" {
		t.Errorf("after KS in third hand it plays %s with JS QS, want JS", got)
	}
}

// A guarded Polignac is kept while lower spades serve.
func TestKeepsGuardedPolignac(t *testing.T) {
	hands := [4]string{"9S KS QS 7C 9C 8C TC 9D", "JS 8S 7S JC KC QC AH AD", "TS AS TH 9H 8H 7H 8D 7D", "AC KH QH JH KD QD JD TD"}
	if got := chosen(t, deal(t, quiet, hands, "9S")); got != "8S" && got != "7S" {
		t.Errorf("on 9S it plays %s with JS 8S 7S, want a low spade", got)
	}
}

// Void, it throws Polignac off first.
func TestThrowsOffPolignac(t *testing.T) {
	hands := [4]string{"9H KS QS 7C 9C 8C TC 9D", "JS 8S 7S JC KC QC AC AD", "TS AS TH AH 8H 7H 8D 7D", "9S KH QH JH KD QD JD TD"}
	if got := chosen(t, deal(t, quiet, hands, "9H")); got != "JS" {
		t.Errorf("void in hearts it plays %s, want JS", got)
	}
}

// Capot is announced with a near-certain hand, and with no other.
func TestAnnounces(t *testing.T) {
	sure := [4]string{"KH QH JH KS QS KC QC KD", "JS AS TS JC AC TC AH 9H", "9S 8S 9C 8C 8H 7H 9D 8D", "7S 7C TH QD JD AD TD 7D"}
	if got := chosen(t, deal(t, nil, sure)); got != "capot" {
		t.Errorf("with KH QH JH KS QS KC QC KD in first hand: %s, want capot", got)
	}
	late := [4]string{"JS AS TS JC AC TC AH 9H", "KH QH JH KS QS KC QC AD", "9S 8S 9C 8C 8H 7H 9D 8D", "7S 7C TH QD JD KD TD 7D"}
	if got := chosen(t, deal(t, nil, late, "quiet")); got != "quiet" {
		t.Errorf("without the King of diamonds in second hand: %s, want quiet", got)
	}
}

// Seated with three players who play at random it pays clearly less than its share.
func TestBeatsRandom(t *testing.T) {
	for _, options := range []map[string]string{nil, {"slam": "chelem+generale"}, {"order": "ace", "penalty": "queens"}} {
		settings, err := polignac.Game.Complete(options, 4)
		if err != nil {
			t.Fatal(err)
		}
		paid, all := 0, 0
		for n := range 300 {
			rng := rand.New(rand.NewPCG(7, uint64(n)))
			s := polignac.Game.New(settings, 4, game.Seat(n%4))
			bots := [4]bot.Bot{bot.Random(uint64(n)), thumb.New(uint64(n)), bot.Random(uint64(n) + 1), bot.Random(uint64(n) + 2)}
			p := card.NewPack(polignac.Game.Pack(settings, 4))
			rng.Shuffle(p.N, func(i, j int) { p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i] })
			s.Deal(&p)
			for s.Open().Awaits != 0 {
				by := s.Open().Awaits.First()
				v := s.Look(by)
				m, err := bots[by].Move(context.Background(), &v)
				if err != nil || game.Check(s, by, m) != nil {
					t.Fatalf("%s plays %v: %v", bots[by].Name(), m, err)
				}
				s.Play(by, m)
			}
			v := s.Look(game.Watcher)
			ledger := v.Facts.(polignac.Table).Ledger
			for seat := range 4 {
				cost := int(ledger.Before[seat]) - int(ledger.Chips[seat])
				if all += cost; seat == 1 {
					paid += cost
				}
			}
		}
		if paid*5 > all {
			t.Errorf("%v: it paid %d of %d chips in 300 deals with three random players, want at most a fifth", options, paid, all)
		}
		t.Logf("%v: %d of %d chips", options, paid, all)
	}
}
