package drogue_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
)

// counted is a deal in which side 0 took so many points and tricks, with K or Q among them or without.
func counted(points, tricks int, figures bool) drogue.CountOf {
	return drogue.CountOf{
		Points: [2]uint8{uint8(points), uint8(120 - points)}, Tricks: [2]uint8{uint8(tricks), uint8(8 - tricks)},
		Brisque: [2]bool{tricks > 0, tricks < 8}, Figure: [2]bool{tricks > 0 && figures, tricks < 8},
	}
}

// §7, case by case. Side 0 is Anna and Carla, side 1 Ben and Dan.
func TestSettlement(t *testing.T) {
	none, debrisque := int8(drogue.NoSide), counted(105, 6, true)
	debrisque.Brisque[1] = false
	for _, row := range []struct {
		why        string
		holder     int8
		nose, may  string // before
		count      drogue.CountOf
		now        int8
		nose2      string
		may2       string
		buttonhole string
	}{
		{"a first deal: the side with fewer points", none, "0000", "", counted(70, 5, true), 1, "0101", "", "0000"},
		{"60 to 60: nobody", none, "0000", "", counted(60, 4, true), none, "0000", "", "0000"},
		{"capot costs two pegs in a first deal", none, "0000", "", counted(120, 8, true), 1, "0202", "", "0000"},
		{"a winner without figures clips buttonholes in a first deal, and is clean", none, "0000", "", counted(66, 5, false), 1, "0101", "", "1010"},
		{"clean with 41 stays clean", 1, "0101", "", counted(41, 3, true), 1, "0101", "", "0000"},
		{"clean with 38 takes the drogue, the others are released", 1, "0101", "", counted(38, 3, true), 0, "1111", "13", "0000"},
		{"courte-queue: exactly 40; no extra peg for a player without one", 1, "0101", "", counted(40, 3, true), 0, "1111", "13", "0000"},
		{"and one who is stuck takes one more", 1, "1101", "0", counted(40, 3, true), 0, "2111", "13", "0000"},
		{"rengagé: stuck, and fewer than 31", 1, "1101", "0", counted(30, 3, true), 0, "2111", "13", "0000"},
		{"31 is enough not to be", 1, "1101", "0", counted(31, 3, true), 0, "1111", "13", "0000"},
		{"stuck and capot: two, and one more", 1, "1101", "0", counted(0, 0, true), 0, "4121", "13", "0000"},
		{"clean with 60 but without figures takes the drogue", 1, "0101", "", counted(60, 3, false), 0, "1111", "13", "1010"},
		{"recharger: a débrisqué side that wears takes one more", 1, "0101", "", debrisque, 1, "0202", "", "0000"},
		{"a pegged side that is capot takes two more", 1, "0101", "", counted(120, 8, true), 1, "0303", "", "0000"},
		{"a pegged side with 79 keeps its pegs", 1, "0101", "", counted(41, 2, true), 1, "0101", "", "0000"},
	} {
		rules := rulesOf(game.Settings{"capotPegs": "2"})
		if now := settled(&rules, row.holder, row.nose, row.may, row.count); now != fmt.Sprint(row.now, " ", row.nose2, " ", row.may2, " ", row.buttonhole) {
			t.Errorf("%s: holder, noses, may release, buttonholes are %q, want %q", row.why, now, fmt.Sprint(row.now, " ", row.nose2, " ", row.may2, " ", row.buttonhole))
		}
	}
}

// settled settles and tells holder, noses, who may release and buttonholes; pegs are digits of the four.
func settled(r *drogue.Rules, holder int8, nose, may string, n drogue.CountOf) string {
	var pegs drogue.Pegs
	for s := range 4 {
		pegs.Nose[s] = nose[s] - '0'
	}
	for _, s := range may {
		pegs.MayRelease |= game.Seat(s - '0').Set()
	}
	now, _ := drogue.Settle(r, holder, &pegs, n)
	var noses, mays, holes string
	for s := range 4 {
		noses += fmt.Sprint(pegs.Nose[s])
		holes += fmt.Sprint(pegs.Buttonhole[s])
		if pegs.MayRelease.Has(game.Seat(s)) {
			mays += fmt.Sprint(s)
		}
	}
	return fmt.Sprint(now, " ", noses, " ", mays, " ", holes)
}

// §7: options capotPegs and everyLossAdds.
func TestSettlementOptions(t *testing.T) {
	one := rulesOf(game.Settings{"capotPegs": "1"})
	if got := settled(&one, 1, "0101", "", counted(120, 8, true)); got != "1 0202  0000" {
		t.Errorf("a capot of one peg: %q", got)
	}
	adds := rulesOf(game.Settings{"capotPegs": "2", "release": "all", "everyLossAdds": "on"})
	for _, row := range []struct {
		why    string
		points int
		want   string
	}{
		{"every loss adds a peg to the side under the drogue", 79, "1 0203  0000"},
		{"but not to a side that has more points", 55, "1 0102  0000"},
		{"60 to 60 is no loss", 60, "1 0102  0000"},
		{"nor when it is released", 30, "0 1112 13 0000"},
	} {
		if got := settled(&adds, 1, "0102", "", counted(row.points, 4, true)); got != row.want {
			t.Errorf("%s: %q, want %q", row.why, got, row.want)
		}
	}
}

// §3: counters stop at 99.
func TestCountersStopAt99(t *testing.T) {
	rules := rulesOf(game.Settings{"capotPegs": "2"})
	pegs := drogue.Pegs{Nose: [4]uint8{0, 98, 0, 99}, Buttonhole: [4]uint8{99, 0, 99, 0}}
	drogue.Settle(&rules, 1, &pegs, counted(120, 8, false))
	if pegs.Nose != [4]uint8{1, 99, 1, 99} || pegs.Buttonhole != [4]uint8{99, 0, 99, 0} {
		t.Errorf("noses %v, buttonholes %v", pegs.Nose, pegs.Buttonhole)
	}
	x := making(t, "discipline=strict", drogue.Pegs{Punishment: [4]uint8{0, 99, 0, 0}}, "7C 7D JC 8H", "AC AD AH AS")
	x.do("1: outofturn AC")
	x.pegs("punishment", 0, 99, 0, 0)
}

// Two consequences of §7 over random tricks: a clean side that reached 41 can fall only by défiguré; a pegged side cannot
// win its pegs off, only the clean side can fail. Settlement takes nothing off anybody.
func TestConsequences(t *testing.T) {
	rng := rand.New(rand.NewPCG(41, 0))
	fell := 0
	for range 20_000 {
		var n drogue.CountOf
		for _, w := range piles(rng) {
			cards := setOf(w.cards)
			n.Points[w.winner] += uint8(drogue.PointsOf(cards))
			n.Tricks[w.winner]++
			n.Brisque[w.winner] = n.Brisque[w.winner] || cards&drogue.Brisques != 0
			n.Figure[w.winner] = n.Figure[w.winner] || cards&drogue.Figures != 0
		}
		if n.Points[0]+n.Points[1] != 120 {
			t.Fatalf("%v points", n.Points)
		}
		rules := rulesOf(settings(rng))
		pegs := drogue.Pegs{Nose: [4]uint8{uint8(rng.IntN(3)), 1, uint8(rng.IntN(3)), 1}}
		before := pegs
		now, st := drogue.Settle(&rules, 1, &pegs, n)
		if n.Points[0] >= 41 && now == 0 {
			fell++
			if st.Disgraces[0] != drogue.Defigure {
				t.Fatalf("with %+v the clean side fell by %v", n, st.Disgraces[0].Texts())
			}
		}
		if held := n.Points[0] >= 41 && st.Disgraces[0] == 0; held != (now == 1) {
			t.Fatalf("with %+v the drogue is at %d", n, now)
		}
		for s := range 4 {
			if pegs.Nose[s] < before.Nose[s] || pegs.Buttonhole[s] < before.Buttonhole[s] || pegs.Punishment != before.Punishment {
				t.Fatalf("settlement with %+v made %+v of %+v", n, pegs, before)
			}
		}
	}
	if fell == 0 {
		t.Error("no clean side with 41 ever fell: nothing was shown")
	}
}

// §4.5: one Jack lifts one nose peg, never J♦; he who still has one stands in the sentry box.
func TestOneJackLiftsOnePeg(t *testing.T) {
	for release, want := range map[string][]uint8{"one": {2, 0, 0, 0}, "all": {0, 0, 0, 0}} {
		x := released(t, "release="+release)
		x.deal("JC JD AC TC KC QC 9C 8C")
		x.do("0: ready") // she wears, and may ask for a new deal
		x.awaits(anna, drogue.Relief)
		x.wants(anna, "release", "release JC")
		x.do("0: release JC")
		x.pegs("nose", want...)
		x.wants(anna, "release")
		x.do("0: ready")
		if stuck := x.state.Stuck.Has(anna); stuck != (want[0] > 0) {
			t.Errorf("release %s: in the sentry box: %v", release, stuck)
		}
		if may := x.state.MayRelease.Has(anna); may != (want[0] > 0) {
			t.Errorf("release %s: may release later: %v", release, may)
		}
	}
}

// released is a match in which Anna's side was released and she has three pegs on the nose still.
func released(t *testing.T, agreed string) *sitting {
	x := sit(t, agreed)
	x.state.Nose[anna], x.state.MayRelease, x.state.Holder = 3, game.SeatsOf(anna), 1
	return x
}

// §4.5: a Jack that freed its holder in step 4 cannot be shown again; one called for another's name can.
func TestAJackNeverFreesTwice(t *testing.T) {
	for _, own := range []bool{true, false} {
		x := released(t, "")
		namer := carla
		if own {
			namer = anna
		}
		x.state.Punishment[namer] = 1
		x.state.Named[namer] = setOf([]string{"JC"})
		x.deal("JC AC TC KC QC 9C 8C 7C")
		for x.state.Phase == drogue.NewDeal {
			x.do(fmt.Sprint(x.state.Awaits.First(), ": ready"))
		}
		x.awaits(anna, drogue.Relief) // the clerk has called "Qui vive!"
		if own {
			x.wants(anna, "release")
			x.pegs("punishment", 0, 0, 0, 0)
		} else {
			x.wants(anna, "release", "release JC")
			x.pegs("punishment", 0, 0, 1, 0) // held by another: the namer keeps his peg
		}
	}
}

// §4.4: several may name the same Jack, it frees only its holder, and of what he named it for.
func TestQuiViveFreesItsHolder(t *testing.T) {
	x := sit(t, "")
	for _, s := range []game.Seat{anna, ben} {
		x.state.Punishment[s] = 1
		x.state.Named[s] = setOf([]string{"JC"})
	}
	x.state.Black, x.state.Named[carla], x.state.NoseJack[carla] = game.SeatsOf(carla), setOf([]string{"JS"}), cardOf("JS")
	x.deal("7C KC", "JC KD", "JS KS")
	x.do("0: ready", "1: ready") // Carla's black nose is no peg: she is not asked whether she wants a new deal
	x.pegs("punishment", 1, 0, 0, 0)
	if x.state.Black != 0 {
		t.Error("the black nose stays black")
	}
}

// §4.1: min(3, pegs + black nose) Jacks, never J♦; with three pegs or more one of the three may be the nose's, with fewer one
// of those named is: the one he says, else the lowest.
func TestNaming(t *testing.T) {
	for _, row := range []struct {
		pegs  uint8
		black bool
		some  []string // among what he may say
		not   []string
		say   string
		nose  string
	}{
		{1, false, []string{"name JC", "name JS", "name JH"}, []string{"name JD", "name JC JS", "name JC black JC"}, "name JC", "--"},
		{2, false, []string{"name JC JS", "name JC JH", "name JS JH"}, []string{"name JC"}, "name JC JS", "--"},
		{5, false, []string{"name JC JS JH"}, []string{"name JC JS"}, "name JC JS JH", "--"},
		{0, true, []string{"name JH", "name JH black JH"}, []string{"name JC JS"}, "name JH", "JH"},
		{1, true, []string{"name JC JS black JS"}, []string{"name JC", "name JC JS black JH"}, "name JC JS", "JS"},
		{1, true, nil, nil, "name JC JS black JC", "JC"},
		{3, true, []string{"name JC JS JH", "name JC JS JH black JS"}, nil, "name JC JS JH", "--"},
		{3, true, nil, nil, "name JC JS JH black JH", "JH"},
	} {
		x := sit(t, "discipline=strict length=20")
		x.deal()
		x.state.Punishment[anna] = row.pegs
		if row.black {
			x.state.Black = game.SeatsOf(anna)
		}
		x.playOut() // all pass, and new names are given
		x.awaits(anna, drogue.AtTheCut)
		may := x.may(anna)
		for _, text := range row.some {
			if !slices.Contains(may, text) {
				t.Errorf("with %d pegs and black nose %v one may not say %q", row.pegs, row.black, text)
			}
		}
		for _, text := range row.not {
			if slices.Contains(may, text) {
				t.Errorf("with %d pegs and black nose %v one may say %q", row.pegs, row.black, text)
			}
		}
		x.do("0: " + row.say)
		if got := x.state.NoseJack[anna].String(); got != row.nose {
			t.Errorf("after %q with %d pegs the nose's Jack is %s, want %s", row.say, row.pegs, got, row.nose)
		}
	}
}

// §4.3: a wearer without any K or Q may ask for a new deal: void, the same dealer, the names stand and are not asked again.
// Demand R18.
func TestNewDeal(t *testing.T) {
	x := sit(t, "")
	x.state.Punishment[anna], x.state.Named[anna] = 1, setOf([]string{"JC"})
	x.deal("7C 8C 9C TC AC JD 7D 8D")
	x.wants(anna, "re", "ready", "redeal")
	x.do("0: redeal")
	x.followed("void redeal")
	if x.state.Phase != drogue.WantsPack || x.state.Named[anna] == 0 || x.state.Dealer != dan || x.state.Completed != 0 {
		t.Errorf("phase %d, named %v, dealer %d, %d completed", x.state.Phase, x.state.Named[anna], x.state.Dealer, x.state.Completed)
	}
	x.deal("7C 8C 9C TC AC JD 7D KD")
	x.wants(anna, "re", "ready")
	if x.state.Deals != 2 {
		t.Errorf("it is deal %d", x.state.Deals)
	}
}

// The bell in a deal that a new-deal request then makes void: the next deal is the last parade, with the names that stand.
func TestNewDealAfterTheBell(t *testing.T) {
	x := sit(t, "")
	x.state.Punishment[anna], x.state.Named[anna] = 1, setOf([]string{"JC"})
	x.deal("7C 8C 9C TC AC JD 7D 8D")
	x.state.Ring()
	x.do("0: redeal")
	x.deal("JC 8C 9C TC AC JD 7D 8D") // no new-deal requests, "Qui vive!" by the clerk, and the count
	x.pegs("punishment", 0, 0, 0, 0)
	if !x.state.Over {
		t.Error("the match goes on")
	}
}

// making deals these hands, and lets Anna make hearts trumps.
func making(t *testing.T, agreed string, wearing drogue.Pegs, hands ...string) *sitting {
	t.Helper()
	x := armed(t, agreed, wearing, hands...)
	hearts := drogue.Count(x.state.Look(anna).Hand, card.Hearts)
	x.do(fmt.Sprint("0: announce ", hearts), "1: pass", "2: pass", "3: pass")
	for _, text := range x.may(anna) {
		if x.state.Phase == drogue.Making && strings.HasPrefix(text, "show H") {
			x.do("0: " + text)
		}
	}
	x.awaits(anna, drogue.Playing)
	return x
}

// §6: the maker who held the trump Ace and sees it won by anybody else, his partner too, gets a black mark at once.
func TestBlackNose(t *testing.T) {
	x := making(t, "", drogue.Pegs{}, "AH KH JD KS 7S 8S 9S QS", "JH 7D 8D 9D TD QD KD AD", "JC QC KC AC 7C 8C 9C TC", "JS 7H 8H 9H TH QH AS TS")
	x.do("0: AH", "1: JH", "2: JC", "3: JS")
	x.followed("trick", "blackNose 0")
	if x.state.Last.Winner != carla || x.state.Black != game.SeatsOf(anna) {
		t.Errorf("seat %d won, black noses: %v", x.state.Last.Winner, x.state.Black.Ints())
	}
	// Won by himself it is safe; lost by one who did not make trumps it costs nothing.
	x = making(t, "", drogue.Pegs{}, "AH KH JC JS 7S 8S 9S QS", "7H 7D 8D 9D TD QD KD AD")
	x.do("0: AH", "1: 7H")
	x = making(t, "", drogue.Pegs{}, "KH JC JS 7S 8S 9S QS TS", "AH 7D 8D 9D TD QD KD AD")
	x.do("0: JC", "1: AH")
	for x.state.Last.Number == 0 {
		v := x.state.Look(x.state.Awaits.First())
		x.state.Play(v.Seat, v.Lawful[0])
	}
	if x.state.Last.Winner != anna || x.state.Black != 0 {
		t.Errorf("seat %d won, black noses: %v", x.state.Last.Winner, x.state.Black.Ints())
	}
}

// §6: a buttonhole peg comes off when the player himself wins a trick that contains a K or Q, one trick one peg.
func TestButtonhole(t *testing.T) {
	x := making(t, "", drogue.Pegs{Buttonhole: [4]uint8{3, 1, 1, 1}},
		"JC JS AH 7C 7D 7S 8C 8D", "KH 9H 8S 9S TS 9C TC QC", "QH TH KS QS AS 9D TD QD", "JH JD 7H 8H KC AC KD AD")
	x.do("0: JC", "1: KH", "2: QH", "3: 7H")
	x.followed("trick", "buttonhole 0")
	x.pegs("buttonhole", 2, 1, 1, 1)
	x.do("0: JS", "1: 9H", "2: TH", "3: 8H")
	x.followed("trick")
	x.do("0: 7S", "1: 8S", "2: KS", "3: JD")
	x.followed("trick", "buttonhole 3")
	x.pegs("buttonhole", 2, 1, 1, 0)
}

// §6, variant: the four Jacks all played by one side without a gap cost the player of the fourth a punishment peg, unless it
// was his only legal card.
func TestFourJacks(t *testing.T) {
	hands := []string{"JC JS AH KH 7S 8S 9S QS", "7H 8H 9H TH 7D 8D 9D TD", "JH JD 7C 8C 9C TC QC KC", "QH AS TS KS AC AD KD QD"}
	withClub := []string{"JC JS AH KH 7S 8S 9S 9C", "7H 8H 9H TH 7D 8D 9D TD", "JH JD 7C 8C TC QC KC QS", "QH AS TS KS AC AD KD QD"}
	chosen := []string{"0: JC", "1: 7H", "2: JH", "3: QH", "0: 7S", "1: 8H", "2: JD", "3: AS", "2: 7C", "3: AC", "0: JS"}
	for _, row := range []struct {
		why, agreed string
		hands       []string
		acts        []string
		followed    []string
	}{
		{"she could have trumped with a heart", "fourJacks=on", hands, chosen, []string{"fourJacks 0"}},
		{"the variant is off", "fourJacks=off", hands, chosen, nil},
		{"it is all that she can play", "fourJacks=on", hands,
			[]string{"0: JC", "1: 7H", "2: JH", "3: QH", "0: JS", "1: 8H", "2: JD"}, nil},
		{"a trick without a Jack lies between", "fourJacks=on", hands,
			[]string{"0: AH", "1: 7H", "2: JH", "3: QH", "2: JD", "3: TS", "0: JS", "1: 8H", "0: 7S", "1: 9H", "2: 7C", "3: AS", "1: 7D", "2: 8C", "3: AD", "0: JC"}, []string{"trick"}},
		{"one other card was legal, the Jack was not", "fourJacks=on discipline=strict", withClub,
			[]string{"0: JC", "1: 7H", "2: JH", "3: QH", "0: AH", "1: 8H", "2: JD", "3: KS", "2: 7C", "3: AC", "0: JS"}, []string{"revoke 0", "fourJacks 0"}},
	} {
		x := making(t, row.agreed, drogue.Pegs{}, row.hands...)
		x.do(row.acts...)
		if got := x.notes(); !slices.Equal(got, row.followed) {
			t.Errorf("%s: what followed is %q, want %q", row.why, got, row.followed)
		}
	}
}
