package card

import "testing"

func TestTextRoundTrip(t *testing.T) {
	for c := range All.Each() {
		got, err := Parse(c.String())
		if err != nil || got != c {
			t.Errorf("Parse(%q) = %v, %v; want %v", c.String(), got, err, c)
		}
	}
	if n := All.Len(); n != 53 {
		t.Errorf("there are %d cards, want 53", n)
	}
	for _, bad := range []string{"", "T", "10H", "st", "1S", "HT", "XXS", "--", "X", "TS ", "ТS"} {
		if c, err := Parse(bad); err == nil {
			t.Errorf("Parse(%q) = %v without an error", bad, c)
		}
	}
}

func TestSetText(t *testing.T) {
	s, err := ParseSet("TS 2C XX AD")
	if err != nil {
		t.Fatal(err)
	}
	if got := s.String(); got != "2C AD TS XX" {
		t.Errorf("String() = %q", got)
	}
	if got := s.Texts(); got[0] != "2C" || got[1] != "AD" || got[2] != "TS" || got[3] != "XX" {
		t.Errorf("Texts() = %q", got)
	}
	if _, err := ParseSet("TS 2C TS"); err == nil {
		t.Error("a card named twice was accepted")
	}
}

func TestNewPackAndCut(t *testing.T) {
	p := NewPack(From(Seven))
	if p.N != 32 || p.Cards[0].String() != "7C" || p.Cards[31].String() != "AS" {
		t.Fatalf("a new pack of 32: %d cards, %s … %s", p.N, p.Cards[0], p.Cards[31])
	}
	p.Cut(5)
	if p.Cards[0].String() != "QC" || p.Cards[31].String() != "JC" {
		t.Errorf("after cutting five: %s … %s, want QC … JC", p.Cards[0], p.Cards[31])
	}
	if p.Set() != From(Seven) {
		t.Error("cutting lost a card")
	}
}

func FuzzParse(f *testing.F) {
	f.Add("TS")
	f.Add("XX")
	f.Add("é")
	f.Fuzz(func(t *testing.T, text string) {
		if c, err := Parse(text); err == nil && c.String() != text {
			t.Errorf("Parse(%q) reads back as %q", text, c.String())
		}
	})
}

func TestNthCountsFromTheLowest(t *testing.T) {
	// Sets of every size: of all cards each second, third … or every one.
	for step := 1; step <= 53; step++ {
		var s Set
		for i, c := range All.Cards() {
			if i%step == 0 {
				s |= c.Set()
			}
		}
		cards := s.Cards()
		for n, want := range cards {
			if got := s.Nth(n); got != want {
				t.Errorf("card %d of %v is %v, want %v", n, s, got, want)
			}
		}
		if got := s.Nth(len(cards)); got != None {
			t.Errorf("%v has %d cards, and %v behind them", s, len(cards), got)
		}
	}
}

func TestLayoutsDealEveryCard(t *testing.T) {
	for name, layouts := range map[string][9]Layout{"French": FrenchLayouts, "Foster": FosterLayouts} {
		for players := 3; players <= 8; players++ {
			l := layouts[players]
			hands, dealt := players, 0
			if l.DealerOut {
				hands--
			}
			for _, packet := range l.Packets {
				dealt += hands * packet
			}
			if dealt != l.Cards().Len() {
				t.Errorf("%s, %d players: %d cards are dealt of %d", name, players, dealt, l.Cards().Len())
			}
		}
	}
}
