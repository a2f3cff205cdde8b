package drogue_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"bivouac/game"
	"bivouac/games/drogue"
)

// armed deals these hands to four who wear this, and lets them call "Aux armes!".
func armed(t *testing.T, agreed string, wearing drogue.Pegs, hands ...string) *sitting {
	t.Helper()
	x := sit(t, agreed)
	x.state.Pegs = wearing
	x.deal(hands...)
	for x.state.Phase < drogue.ToArms {
		x.do(fmt.Sprint(x.state.Awaits.First(), ": ready"))
	}
	if x.state.Phase == drogue.ToArms {
		x.do(fmt.Sprint(x.state.Awaits.First(), ": auxarmes"))
	}
	return x
}

// §4.6: the first player from the dealer on to the right who does not wear, the dealer if all wear.
func TestWhoCallsAuxArmes(t *testing.T) {
	for nose, caller := range map[[4]uint8]int{
		{0, 0, 0, 0}: dan, {0, 0, 0, 1}: anna, {1, 0, 0, 1}: ben, {1, 1, 0, 1}: carla, {1, 1, 1, 1}: dan,
	} {
		x := sit(t, "discipline=strict")
		x.state.Nose = nose
		x.deal()
		for x.state.Phase == drogue.NewDeal {
			x.do(fmt.Sprint(x.state.Awaits.First(), ": ready"))
		}
		x.awaits(caller, drogue.ToArms)
	}
}

// §4.7: where exactly three wear the fourth greets them before he announces or passes; forgotten: one punishment peg.
func TestSalute(t *testing.T) {
	three := drogue.Pegs{Nose: [4]uint8{1, 0, 1, 0}, Buttonhole: [4]uint8{0, 0, 0, 1}}
	x := armed(t, "discipline=strict", three)
	x.wants(ben, "salute", "salute")
	x.do("0: pass")
	x.wants(ben, "salute", "salute") // also while he is awaited
	x.do("1: pass")
	x.followed("forgot 1")
	x.wants(ben, "salute")

	x = armed(t, "discipline=strict", three)
	x.do("1: salute", "0: pass", "1: pass")
	x.pegs("punishment", 0, 0, 0, 0)

	x = armed(t, "", three)
	if !x.state.Saluted.Has(ben) {
		t.Error("the clerk has not greeted")
	}
	x = armed(t, "", drogue.Pegs{Nose: [4]uint8{1, 0, 1, 0}, Black: game.SeatsOf(dan)})
	if x.state.OwesSalute != game.NoSeat {
		t.Error("a black nose is counted as a peg")
	}
}

// §4.4: owed and not called at ready: one punishment peg for each Jack, and the relief is lost.
func TestForgottenQuiVive(t *testing.T) {
	for _, discipline := range []string{"strict", "watchful"} {
		x := sit(t, "discipline="+discipline)
		x.state.Punishment[anna] = 2
		x.state.Named[anna] = setOf([]string{"JC", "JS"})
		x.deal("JC JS KC 7C")
		x.do("0: ready") // no new deal
		x.awaits(anna, drogue.Sentries)
		x.wants(anna, "quivive", "quivive JC", "quivive JS")
		x.do("0: ready")
		if discipline == "strict" {
			x.followed("forgot 0", "forgot 0")
			continue
		}
		x.followed()
		x.wants(ben, "challenge") // the others have not answered yet
		x.do("1: ready", "2: ready", "3: ready")
		x.wants(ben, "challenge", "challenge quivive JC", "challenge quivive JS")
		x.wants(anna, "challenge")
		x.do("1: challenge quivive JC")
		x.pegs("punishment", 3, 0, 0, 0)
		x.wants(carla, "challenge", "challenge quivive JS")
	}
}

// §5: the holder of all four Jacks must call before his announcement or pass; forgotten: one peg, when his fourth Jack is
// played, at the latest when all have passed.
func TestForgottenFourMandrins(t *testing.T) {
	hands := []string{"JC JS JH JD 7H 8H AS KS", "7C 8C"}
	x := armed(t, "discipline=strict", drogue.Pegs{}, hands...)
	x.wants(anna, "quatre", "quatre")
	x.do("0: pass")
	x.wants(anna, "quatre")
	x.do("1: pass", "2: pass", "3: pass")
	x.followed("forgot 0", "void allPass")

	x = making(t, "discipline=strict", drogue.Pegs{}, hands...)
	for n, jack := range []string{"JC", "JS", "JH", "JD"} {
		x.do("0: " + jack)
		want := []string{}
		if n == 3 {
			want = append(want, "forgot 0")
		}
		if got := x.notes(); len(got) != len(want) || len(got) > 0 && got[0] != want[0] {
			t.Errorf("after %s what followed is %q", jack, got)
		}
		for x.state.Trick.N > 0 {
			v := x.state.Look(x.state.Awaits.First())
			x.state.Play(v.Seat, v.Lawful[0])
		}
	}

	x = armed(t, "", drogue.Pegs{}, hands...)
	if !x.state.Quatre.Has(anna) {
		t.Error("the clerk has not called")
	}
}

// §8, assisted: the salute comes first, then the four Mandrins; who owes a call can do nothing before it is made.
func TestTheClerkGoesFirst(t *testing.T) {
	x := sit(t, "")
	x.state.Nose = [4]uint8{1, 0, 1, 1}
	hands := strings.Fields("JC JS JH JD 7H 8H AS KS")
	x.state.Deal(packOf(stacked(x.opt, append(hands, without(sheet, hands...)...))))
	for _, by := range []game.Seat{anna, carla, dan} {
		x.state.Play(by, game.MakeMove(drogue.Ready, 0))
	}
	x.state.Play(ben, game.MakeMove(drogue.AuxArmes, 0))
	for _, want := range []string{"1 salute", "0 quatre"} {
		x.wants(anna, "")
		if err := invariants(x.state); err != nil {
			t.Error(err)
		}
		by, m, ok := game.Clerk(x.state)
		if got := fmt.Sprint(by, " ", drogue.Game.Format(0, m)); !ok || got != want {
			t.Fatalf("the clerk says %q, want %q", got, want)
		}
		x.state.Play(by, m)
	}
	if len(x.may(anna)) == 0 {
		t.Error("all calls are made, and Anna can do nothing")
	}
}

// §8: a winner who cannot show takes the peg, is struck out, and the others speak a new round from the dealer's right;
// if none announces it is as if all had passed.
func TestStruckOut(t *testing.T) {
	for _, discipline := range []string{"strict", "watchful"} {
		x := armed(t, "discipline="+discipline, drogue.Pegs{}, "7C 8C 9C TC", "JC AC")
		x.do("0: announce 7", "1: pass", "2: pass", "3: pass")
		x.followed("announcement 0")
		x.wants(ben, "challenge 0 announce")
		x.awaits(ben, drogue.Announcing)
		x.do("1: pass", "2: pass", "3: pass")
		x.followed("void allPass")
		x.pegs("punishment", 1, 0, 0, 0)
	}
	// All four, one after the other.
	x := armed(t, "discipline=strict", drogue.Pegs{}, "JC 7C 7D 7H 7S 8C 8D 8H", "JS 8S 9C 9D 9H 9S TC TD", "JH TH TS QC QD QH QS KC")
	for _, round := range [][]int{{anna, ben, carla, dan}, {anna, ben, carla}, {anna, ben}, {anna}} {
		for i, s := range round {
			act := "pass"
			if i == len(round)-1 {
				act = "announce 7"
			}
			x.do(fmt.Sprint(s, ": ", act))
		}
	}
	x.followed("announcement 0", "void allPass")
	x.pegs("punishment", 1, 1, 1, 1)
}

// §8: a number not below the best and any point may be said; a false loser is found out at settlement only if he has no Jack.
func TestFalseLosers(t *testing.T) {
	hands := []string{"7C 8C 9C TC QC KC AC 7D", "JC AH KH QH TH 9H 8H 7H", "JS 8D", "JH JD"}
	x := armed(t, "discipline=strict", drogue.Pegs{}, hands...)
	x.wants(anna, "announce", "announce 2", "announce 3", "announce 4", "announce 5", "announce 6", "announce 7")
	x.do("0: announce 5")
	x.wants(ben, "announce", "announce 5", "announce 6", "announce 7")
	x.do("1: announce 7", "2: announce 7", "3: pass")
	x.awaits(ben, drogue.Pointing)
	x.do("1: point 65", "2: point 0")
	x.pegs("punishment", 0, 0, 0, 0)
	for x.state.Dealt {
		v := x.state.Look(x.state.Awaits.First())
		x.state.Play(v.Seat, v.Lawful[0])
	}
	got := x.notes()
	if !slices.Contains(got, "announcement 0") || slices.Contains(got, "announcement 2") {
		t.Errorf("what followed the last card is %q", got)
	}
}

// §8, strict: a card that fails its duty costs a peg and stands; a card out of turn, once a trick and player, costs one and goes back.
func TestRevokeAndOutOfTurn(t *testing.T) {
	x := making(t, "discipline=strict", drogue.Pegs{}, "JC JS AH KH 7S 8S 9S QS", "7H 8H 9H TH 7D 8D 9D TD", "JH JD 7C 8C 9C TC QC KC", "QH AS TS KS AC AD KD QD")
	x.do("0: 7S")
	x.do("1: 7D") // he has trumps
	x.followed("revoke 1")
	if !x.state.Trick.Set().Has(cardOf("7D")) {
		t.Error("the card does not stand")
	}
	x.do("3: outofturn AD")
	x.followed("turn 3")
	if !x.state.Look(dan).Hand.Has(cardOf("AD")) || !x.state.Shown[dan].Has(cardOf("AD")) {
		t.Error("the card does not go back, known to all")
	}
	x.wants(dan, "outofturn")
	x.wants(carla, "outofturn") // she is awaited
	x.do("1: outofturn 8D")     // who has played to the trick already is out of turn too
	x.pegs("punishment", 0, 2, 0, 1)
	x.do("2: JD", "3: AS")
	x.do("0: outofturn 8S") // a lead too
	x.pegs("punishment", 1, 2, 0, 1)

	x = making(t, "", drogue.Pegs{}, "JC JS AH KH 7S 8S 9S QS", "7H 8H 9H TH 7D 8D 9D TD")
	x.do("0: 7S")
	x.plays(ben, "7H 8H 9H TH")
	x.wants(dan, "outofturn")
}

// §8: what a card failed to do is told as far as the table shows it. Whether its player held the suit or a trump is not.
func TestRevokeTellsWhatAllCanSee(t *testing.T) {
	for _, c := range []struct {
		options string
		acts    []string
		want    drogue.Cause
	}{
		{"", []string{"0: KH", "1: 7H"}, drogue.CauseNotBeaten},
		{"", []string{"0: 7S", "1: 7D"}, drogue.CauseNotTrumped},
		{"", []string{"0: 7S", "1: TH", "2: JD", "3: QH"}, drogue.CauseNotFollowed},
		{" overtrump=must", []string{"0: 7S", "1: TH", "2: JD", "3: QH"}, drogue.CauseNotOvertrumped},
		{" overtrump=must", []string{"0: 7S", "1: TH", "2: JD", "3: AD"}, drogue.CauseNotTrumped},
		{" overtrump=must", []string{"0: 7S", "1: TH", "2: 7C"}, drogue.CauseNotTrumped},
	} {
		x := making(t, "discipline=strict"+c.options, drogue.Pegs{}, "JC JS AH KH 7S 8S 9S QS", "7H 8H 9H TH 7D 8D 9D TD", "JH JD 7C 8C 9C TC QC KC", "QH AS TS KS AC AD KD QD")
		x.do(c.acts...)
		var got []drogue.Cause
		for _, n := range drogue.Game.Notes(x.state) {
			if pegs, ok := n.(drogue.PegsNote); ok {
				got = append(got, pegs.Why)
			}
		}
		if !slices.Equal(got, []drogue.Cause{c.want}) {
			t.Errorf("%s %v: told %v, want %v", c.options, c.acts, got, c.want)
		}
	}
}

// §8, watchful: an offence counts only if another player challenges it; right: the peg; wrong: one for the challenger; once for each act.
func TestChallenges(t *testing.T) {
	x := making(t, "discipline=watchful", drogue.Pegs{}, "JC JS AH KH 7S 8S 9S QS", "7H 8H 9H TH 7D 8D 9D TD", "JH JD 7C 8C 9C TC QC KC", "QH AS TS KS AC AD KD QD")
	x.do("0: 7S", "1: 7D", "3: outofturn AC")
	x.pegs("punishment", 0, 0, 0, 0)
	x.wants(ben, "challenge 1")
	x.wants(dan, "challenge 1", "challenge 1 trick 1", "challenge 1 quatre") // his partner may
	x.do("0: challenge 1 trick 1")
	x.pegs("punishment", 0, 1, 0, 0)
	x.wants(carla, "challenge 1", "challenge 1 quatre")
	x.do("1: challenge 0 trick 1", "1: challenge 0 announce", "1: challenge 0 quatre")
	x.pegs("punishment", 0, 4, 0, 0)
	x.do("0: challenge 3 turn 1")
	x.pegs("punishment", 0, 4, 0, 1)
	x.wants(carla, "challenge 3", "challenge 3 quatre")
	// After the eighth trick each of the four answers once more, and may challenge until the last of them.
	for x.state.Phase == drogue.Playing {
		v := x.state.Look(x.state.Awaits.First())
		x.state.Play(v.Seat, v.Lawful[0])
	}
	x.awaits(anna, drogue.Reckoning)
	x.do("0: ready", "1: ready", "2: ready", "0: challenge 2 trick 8")
	x.pegs("punishment", 1, 4, 0, 1)
	x.do("3: ready")
	x.followed("settle")
	x.wants(carla, "challenge")
}

// §8, watchful: salute and four Mandrins are forgotten when their player speaks; in a void deal open challenges lapse.
func TestForgottenCallsChallenged(t *testing.T) {
	x := armed(t, "discipline=watchful", drogue.Pegs{Nose: [4]uint8{0, 1, 1, 1}}, "JC JS JH JD 7H 8H AS KS")
	x.wants(ben, "challenge") // not yet
	x.do("0: pass")
	x.pegs("punishment", 0, 0, 0, 0)
	x.wants(ben, "challenge", "challenge 0 salute", "challenge 0 quatre")
	x.do("1: challenge 0 salute", "3: challenge 0 quatre")
	x.pegs("punishment", 2, 0, 0, 0)
	x.do("1: announce 7", "2: pass", "3: pass")
	x.followed("announcement 1")
	x.do("0: pass", "2: pass", "3: pass")
	x.followed("void allPass")
	x.wants(anna, "challenge")
}

// §8, one per act: a false announcement that a challenge has punished costs no second peg when its winner cannot show;
// that of a new round is a new act.
func TestOnePegForOneAnnouncement(t *testing.T) {
	x := armed(t, "discipline=watchful", drogue.Pegs{}, "7C 8C 9C TC QC KC AC 7D", "7H 8H 9H TH QH KH AH 7S", "JC AD")
	x.do("0: announce 5", "2: challenge 0 announce", "1: announce 7", "0: challenge 1 announce")
	x.pegs("punishment", 1, 1, 0, 0)
	x.do("2: pass", "3: pass")
	x.pegs("punishment", 1, 1, 0, 0)
	if x.state.Struck != game.SeatsOf(ben) {
		t.Errorf("struck out: %v", x.state.Struck.Ints())
	}
	x.awaits(anna, drogue.Announcing)
	x.wants(carla, "challenge 0 announce")
	x.do("0: announce 2")
	x.wants(carla, "challenge 0 announce", "challenge 0 announce")
	x.do("2: challenge 0 announce")
	x.pegs("punishment", 2, 1, 0, 0)
}

// §9: with honest tells only true ones, and one who told that he will pass is bound; with free tells anything, and nobody is.
func TestTells(t *testing.T) {
	hands := []string{"", "JC AH KH QH TH 9H 8H 7H"}
	x := armed(t, "", drogue.Pegs{}, hands...)
	x.wants(anna, "tell pass") // it is her turn
	x.wants(ben, "tell", "tell suit H", "tell rank J", "tell rank A", "tell rank K", "tell rank Q", "tell rank T", "tell rank 9", "tell rank 8",
		"tell rank 7", "tell card JC", "tell card AH", "tell card KH", "tell card QH", "tell card TH", "tell card 9H", "tell card 8H", "tell card 7H",
		"tell number 7", "tell pass")
	x.do("1: tell pass")
	x.wants(ben, "tell") // one before his announcement or pass
	x.do("0: pass")
	x.wants(ben, "announce")
	x.wants(ben, "pass", "pass")
	x.do("1: pass")
	x.wants(ben, "tell pass")
	x.wants(ben, "tell number", "tell number 7") // one from there to his first card

	x = armed(t, "tells=free", drogue.Pegs{}, hands...)
	x.do("1: tell pass", "0: pass")
	x.wants(ben, "announce", "announce 7")
	x.wants(carla, "tell nothing", "tell nothing")
	x.wants(carla, "tell number", "tell number 2", "tell number 3", "tell number 4", "tell number 5", "tell number 6", "tell number 7")
}

// §9: with free tells also a card that has been played.
func TestAFreeTellMayBePlainlyFalse(t *testing.T) {
	x := making(t, "tells=free", drogue.Pegs{}, "JC JS AH KH 7S 8S 9S QS")
	x.do("0: JC")
	x.wants(carla, "tell card JC", "tell card JC")
}

// §9: in the mute game from "Aux armes!" to the settlement whoever wears any peg is mute, otherwise whoever wears a punishment peg.
func TestWhoIsMute(t *testing.T) {
	wearing := drogue.Pegs{Nose: [4]uint8{1}, Buttonhole: [4]uint8{0, 1}, Punishment: [4]uint8{0, 0, 1}, Black: game.SeatsOf(dan)}
	mute := func(x *sitting) (list []int) {
		for s := range game.Seat(4) {
			if x.state.Mute(s) {
				list = append(list, int(s))
			}
		}
		return list
	}
	x := sit(t, "speech=mute")
	x.state.Pegs = wearing
	x.deal("KC", "KD", "KH", "KS")
	if got := mute(x); !slices.Equal(got, []int{carla}) {
		t.Errorf("before the call %v are mute", got)
	}
	x = armed(t, "speech=mute", wearing)
	if got := mute(x); !slices.Equal(got, []int{anna, ben, carla}) {
		t.Errorf("after it %v are mute", got)
	}
	x = armed(t, "speech=talking", wearing)
	if got := mute(x); got != nil {
		t.Errorf("at a talking table %v are mute", got)
	}
}

// §9: "Je demande la parole", "Accordée" by an opponent, one free message; once between two cards of one's own. Without leave
// it is refused in assisted, costs a peg in strict, and in watchful if it is challenged, at most once between two cards.
func TestParole(t *testing.T) {
	wearing := drogue.Pegs{Nose: [4]uint8{1}}
	x := armed(t, "speech=mute", wearing)
	x.wants(anna, "speak")
	x.do("0: parole")
	x.wants(anna, "parole")
	x.wants(carla, "accord") // her partner
	x.wants(ben, "accord", "accord 0")
	x.do("3: accord 0")
	x.wants(ben, "accord")
	x.do("0: speak")
	x.wants(anna, "speak")
	x.do("0: pass")
	x.wants(anna, "parole") // no card of hers lies between

	x = armed(t, "speech=mute discipline=strict", wearing)
	x.do("0: speak")
	x.followed("talk 0")
	x.wants(anna, "speak")
	x.do("0: pass")
	x.wants(anna, "speak")

	x = armed(t, "speech=mute discipline=strict", wearing)
	x.do("0: parole", "1: accord 0", "0: speak")
	x.pegs("punishment", 0, 0, 0, 0)

	x = making(t, "speech=mute discipline=watchful", wearing, "JC JS AH KH 7S 8S 9S QS")
	x.do("0: speak", "0: JC", "0: parole", "1: accord 0", "0: speak")
	x.do("2: challenge 0 talk") // right of the first, though leave was given for the second
	x.pegs("punishment", 1, 0, 0, 0)
	x.wants(ben, "challenge 0 talk")
}

// §8: talk between two deals is open to a challenge from then until the next settlement.
func TestTalkBetweenDeals(t *testing.T) {
	x := armed(t, "speech=mute discipline=watchful", drogue.Pegs{Punishment: [4]uint8{1}})
	x.do("0: pass", "1: pass", "2: pass", "3: pass")
	x.awaits(anna, drogue.AtTheCut)
	x.do("0: speak")
	x.wants(carla, "challenge", "challenge 0 talk")
	x.do("0: name JC")
	x.deal()
	x.wants(carla, "challenge", "challenge 0 talk")
	x.do("2: challenge 0 talk")
	x.pegs("punishment", 2, 0, 0, 0)
	x.wants(ben, "challenge")

	// In a void deal open challenges lapse.
	x = sit(t, "speech=mute discipline=watchful")
	x.state.Punishment[anna] = 1
	x.deal("7C 8C 9C TC AC 7D 8D 9D")
	x.do("0: speak", "0: redeal")
	x.wants(carla, "challenge")
}
