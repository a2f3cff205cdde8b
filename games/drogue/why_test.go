package drogue_test

import (
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
)

// refuses checks that what a seat wants to do is refused for the right reason: the code, the clause, and of a duty the card
// that forces it and the one that was led or is to be beaten, as "beat §6 TS on KS".
func (x *sitting) refuses(act, reason string) {
	x.t.Helper()
	by, text := x.who(act)
	v := x.state.Look(by)
	m, err := drogue.Game.Parse(v.Hand, text)
	if err != nil {
		x.t.Fatal(err)
	}
	r := drogue.Game.Why(&v, m)
	if r == nil || game.Check(x.state, by, m) == nil {
		x.t.Errorf("%q is accepted, want it refused: %s", act, reason)
		return
	}
	got := r.Code + strings.TrimPrefix(r.Clause, "drogue")
	if r.Held != card.None {
		got += " " + r.Held.String()
	}
	if r.Top != card.None {
		got += " on " + r.Top.String()
	}
	if got != reason {
		x.t.Errorf("%q is refused: %s, want %s", act, got, reason)
	}
}

func TestRefusalsBetweenTheSteps(t *testing.T) {
	x := sit(t, "length=open")
	x.refuses("0: pass", "nodeal §4")
	x.state.Nose[anna], x.state.MayRelease, x.state.Holder = 1, game.SeatsOf(anna), 1
	x.deal("JC JD KH 7C 8C 9C TC AC")
	x.refuses("0: redeal", "figures §4 KH")
	x.refuses("1: ready", "turn §4")
	x.refuses("0: announce 4", "phase §4")
	x.refuses("0: tell rank J", "tellTime §9")
	x.do("0: ready")
	x.refuses("0: release JD", "release §4")
	x.refuses("0: release JS", "held §4")

	x = sit(t, "discipline=strict")
	x.state.Punishment[anna], x.state.Named[anna] = 1, setOf([]string{"JC"})
	x.deal("JC JS KC")
	x.do("0: ready")
	x.refuses("0: quivive JS", "notNamed §4")
	x.refuses("0: quivive JH", "held §4")

	x = armed(t, "discipline=strict", drogue.Pegs{Punishment: [4]uint8{1}})
	x.do("0: pass", "1: pass", "2: pass", "3: pass")
	x.refuses("0: name JC JS", "name §4")

	x = sit(t, "length=open")
	x.state.Ring()
	x.deal()
	x.refuses("0: pass", "over §10")

	x = sit(t, "")
	x.state.Deal(packOf(sheet)) // and the clerk has not called "Aux armes!" yet
	x.refuses("3: pass", "owed §8")
	x.refuses("3: tell nothing", "owed §8")
}

func TestRefusalsOfAnnouncements(t *testing.T) {
	x := armed(t, "", drogue.Pegs{}, "JC AH KH QH 7S 8S 9S 9C", "7C 8C TC QC KC AC 7D 8D", "JS AD KD QD 7H 8H 9H TH", "JH JD AS KS QS TS 9D TD")
	x.refuses("0: announce 7", "count §5")
	x.refuses("0: KH", "phase §4")
	x.refuses("0: salute", "notOwed §8")
	x.refuses("0: quatre", "notOwed §8")
	x.do("2: tell pass", "0: announce 4")
	x.refuses("1: announce 3", "low §5")
	x.refuses("1: announce 5", "nojack §5")
	x.do("1: pass")
	x.refuses("2: announce 5", "bound §9")
	x.do("2: pass", "3: pass")
	x.refuses("0: show C 9C JC", "show §5")

	x = armed(t, "", drogue.Pegs{}, "JC AH KH QH 7S 8S 9S 9C", "JS AD KD QD 7H 8H 9H TH")
	x.do("0: announce 4", "1: announce 4", "2: pass", "3: pass")
	x.refuses("0: point 3", "point §5")

	x = armed(t, "discipline=strict", drogue.Pegs{Nose: [4]uint8{1, 0, 1, 1}})
	x.refuses("0: salute", "notOwed §8")
	x.do("1: salute")
	x.refuses("1: salute", "done §8")
}

func TestRefusalsOfCards(t *testing.T) {
	x := making(t, "", drogue.Pegs{}, "JC JS AH KH 7S 8S 9S QS", "7H 8H 9H TH 7D 8D 9D TD", "JH JD 7C 8C 9C TC QC KC", "QH AS TS KS AC AD KD QD")
	x.refuses("1: 7H", "turn §4")
	x.do("0: 7S")
	x.refuses("1: 7D", "trump §6 7H on 7S")
	x.do("1: 7H")
	x.refuses("2: 7C", "trump §6 JD on 7S")
	x.do("2: JD")
	x.refuses("3: QH", "follow §6 TS on 7S")
	x.refuses("3: JC", "held §6")

	x = making(t, "", drogue.Pegs{}, "AH KH 9H JC JS KS 7D 8D", "AS TS QS 9S 8S 7S AC TC")
	x.do("0: KS")
	x.refuses("1: QS", "beat §6 TS on KS")

	x = making(t, "overtrump=must", drogue.Pegs{}, "JC JS AH KH 7S 8S 9S QS", "8H 9H TH 7D 8D 9D TD JH", "7H JD 7C 8C 9C TC QC KC")
	x.do("0: 7S", "1: TH")
	x.refuses("2: 7H", "overtrump §6 JD on TH")
}

func TestRefusalsOfAsides(t *testing.T) {
	hands := []string{"JC JS AH KH 7S 8S 9S QS", "7H 8H 9H TH 7D 8D 9D TD", "JH JD 7C 8C 9C TC QC KC"}
	x := making(t, "", drogue.Pegs{}, hands...)
	x.refuses("0: tell nothing", "untrue §9")
	x.do("0: tell suit S")
	x.refuses("0: tell rank A", "told §9")
	x.refuses("0: parole", "talking §9")
	x.refuses("1: outofturn 7H", "forgiven §8")
	x.refuses("1: challenge 0 announce", "forgiven §8")

	x = making(t, "discipline=strict", drogue.Pegs{}, hands...)
	x.refuses("0: outofturn 7S", "inTurn §8")
	x.refuses("1: outofturn 7S", "held §8")
	x.do("1: outofturn 7H")
	x.refuses("1: outofturn 8H", "done §8")
	x.refuses("1: challenge 0 announce", "forgiven §8")

	x = making(t, "discipline=watchful", drogue.Pegs{}, hands...)
	x.refuses("0: challenge 0 announce", "own §8")
	x.refuses("0: challenge 1 trick 1", "act §8")

	x = armed(t, "speech=mute", drogue.Pegs{Nose: [4]uint8{1}})
	x.refuses("0: speak", "mute §9")
	x.refuses("1: parole", "notMute §9")
	x.do("0: parole")
	x.refuses("0: parole", "asked §9")
	x.refuses("2: accord 0", "opponent §9")
	x.refuses("1: accord 2", "notAsked §9")
	x.do("1: accord 0")
	x.refuses("3: accord 0", "done §9")
}
