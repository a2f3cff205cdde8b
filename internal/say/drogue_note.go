package say

import (
	"strings"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
)

// droguePegs is why pegs moved outside settlement. left is how many are there now.
type droguePegs interface {
	trick(number int, winner, cards string, points int) string
	noPoints(number int, winner, cards string) string
	lifted(name string, left int) string
	liftedAll(name string) string
	relieved(name string, left int) string
	wiped(name string) string
	notBeaten(name string, left int) string
	notFollowed(name string, left int) string
	notOvertrumped(name string, left int) string
	notTrumped(name string, left int) string
	steppedOut(name string, left int) string
	cannotShow(name string, left int) string
	noJack(name string, left int) string
	forgotVive(name string, left int) string
	forgotSalute(name string, left int) string
	forgotQuatre(name string, left int) string
	talked(name string, left int) string
	caught(name string, left int) string
	wronged(name string, left int) string
	fourJacks(name string, left int) string
	blackened(name string) string
	unbuttoned(name string, left int) string

	voidRedeal() string
	voidAllPass() string
	// counted is the pegs of the two sides after the last parade.
	counted(side string, pegs int, other string, others int) string
	fewerNoses(side string) string   // as many pegs, but fewer black noses
	freeAtTheEnd(side string) string // as many of both, but without the drogue
}

// drogueSettlement is the sheet of a deal that was played. A side is told as its two names.
type drogueSettlement interface {
	made(side string, points, tricks int, other string, points2, tricks2 int) string
	capot(side string) string
	debrisque(side string) string
	defigure(side string) string
	courteQueue(side string) string

	// Why the drogue moved, or did not.
	fewest(loser string) string
	equal() string
	short(clean string, points int) string
	fallen(clean string, points int) string
	kept(clean string, points int, holder string) string

	// What each took. names is one player or both of a side.
	takes(names []string, pegs int, capot bool) string
	reloads(names []string, pegs int, d drogue.Disgraces) string
	reenlisted(names []string) string
	noneAdded(names []string) string // the drogue came, and they wear already
	buttons(names []string) string
	losesAgain(names []string) string
	mayRelease(names []string, all bool) string
}

// Note is what followed, told with who, how many, why, and the clause.
func (d drogueVoice) Note(t *Table, n game.Note) []Line {
	say := d.text
	switch n := n.(type) {
	case drogue.TrickNote:
		cards := d.cards(n.Cards)
		// §11: who agreed to see no points is not told any.
		if t.Settings["showPoints"] == "none" {
			return []Line{{say.noPoints(n.Number, t.Names[n.Winner], cards), "drogue §6"}}
		}
		return []Line{{say.trick(n.Number, t.Names[n.Winner], cards, n.Points), "drogue §6"}}
	case drogue.PegsNote:
		return []Line{d.pegs(t, &n)}
	case drogue.SettleNote:
		return d.settlement(t, &n)
	case game.Void:
		if n.Cause == "redeal" {
			return []Line{{say.voidRedeal(), "drogue §4"}}
		}
		return []Line{{say.voidAllPass(), "drogue §5"}}
	case game.Result:
		return append(d.Ending(t, n), Line{say.Won(t.at(n.Winners)...), "drogue §10"})
	}
	return nil
}

func (d drogueVoice) pegs(t *Table, n *drogue.PegsNote) Line {
	say, name := d.text, t.Names[n.Seat]
	punished := int(n.Punishment[n.Seat])
	switch n.Why {
	case drogue.CauseRelease:
		if t.Settings["release"] == "all" {
			return Line{say.liftedAll(name), "drogue §4"}
		}
		return Line{say.lifted(name, int(n.Nose[n.Seat])), "drogue §4"}
	case drogue.CauseQuiVive:
		return Line{say.relieved(name, punished), "drogue §4"}
	case drogue.CauseQuiViveNose:
		return Line{say.wiped(name), "drogue §4"}
	case drogue.CauseNotBeaten:
		return Line{say.notBeaten(name, punished), "drogue §8"}
	case drogue.CauseNotFollowed:
		return Line{say.notFollowed(name, punished), "drogue §8"}
	case drogue.CauseNotOvertrumped:
		return Line{say.notOvertrumped(name, punished), "drogue §8"}
	case drogue.CauseNotTrumped:
		return Line{say.notTrumped(name, punished), "drogue §8"}
	case drogue.CauseTurn:
		return Line{say.steppedOut(name, punished), "drogue §8"}
	case drogue.CauseCannotShow:
		return Line{say.cannotShow(name, punished), "drogue §8"}
	case drogue.CauseNoJack:
		return Line{say.noJack(name, punished), "drogue §8"}
	case drogue.CauseForgotVive:
		return Line{say.forgotVive(name, punished), "drogue §4"}
	case drogue.CauseForgotSalute:
		return Line{say.forgotSalute(name, punished), "drogue §4"}
	case drogue.CauseForgotQuatre:
		return Line{say.forgotQuatre(name, punished), "drogue §5"}
	case drogue.CauseTalk:
		return Line{say.talked(name, punished), "drogue §9"}
	case drogue.CauseCaught:
		return Line{say.caught(name, punished), "drogue §8"}
	case drogue.CauseWronged:
		return Line{say.wronged(name, punished), "drogue §8"}
	case drogue.CauseFourJacks:
		return Line{say.fourJacks(name, punished), "drogue §6"}
	case drogue.CauseBlackNose:
		return Line{say.blackened(name), "drogue §6"}
	}
	return Line{say.unbuttoned(name, int(n.Buttonhole[n.Seat])), "drogue §6"}
}

// settlement tells a settlement in the order of §7: what each side made, its disgraces, who takes the drogue and why,
// what each player takes and why, who may release himself.
func (d drogueVoice) settlement(t *Table, n *drogue.SettleNote) []Line {
	say, st := d.text, &n.Settlement
	sides := [2]string{d.side(t, 0), d.side(t, 1)}
	var lines []Line
	tell := func(text string) { lines = append(lines, Line{text, "drogue §7"}) }

	tell(say.made(sides[0], int(n.Points[0]), int(n.Tricks[0]), sides[1], int(n.Points[1]), int(n.Tricks[1])))
	for side, who := range sides {
		for _, row := range []struct {
			disgrace drogue.Disgraces
			text     func(string) string
		}{{drogue.Capot, say.capot}, {drogue.Debrisque, say.debrisque}, {drogue.Defigure, say.defigure}, {drogue.CourteQueue, say.courteQueue}} {
			if st.Disgraces[side]&row.disgrace != 0 {
				tell(row.text(who))
			}
		}
	}

	clean := 1 - st.Holder
	switch {
	case st.Holder == drogue.NoSide && st.Mover == drogue.NoSide:
		tell(say.equal())
	case st.Holder == drogue.NoSide:
		tell(say.fewest(sides[st.Mover]))
	case st.Mover == drogue.NoSide:
		tell(say.kept(sides[clean], int(n.Points[clean]), sides[st.Holder]))
	case n.Points[clean] < 41:
		tell(say.short(sides[clean], int(n.Points[clean])))
	default:
		tell(say.fallen(sides[clean], int(n.Points[clean])))
	}

	for side := range int8(2) {
		for _, row := range d.taken(t, n, side) {
			tell(row)
		}
	}
	if st.Mover != drogue.NoSide && st.Holder != drogue.NoSide {
		var free []string
		for s, may := range n.MayRelease {
			if may && int8(drogue.Side(game.Seat(s))) == st.Holder {
				free = append(free, t.Names[s])
			}
		}
		tell(say.mayRelease(free, t.Settings["release"] == "all"))
	}
	return lines
}

// taken is what the players of a side took at a settlement, a sentence for each reason; who took the same is told of together.
func (d drogueVoice) taken(t *Table, n *drogue.SettleNote, side int8) []string {
	say, st := d.text, &n.Settlement
	disgraces := st.Disgraces[side]
	mover := side == st.Mover
	again := mover && st.Holder != drogue.NoSide && n.Points[side] < 31
	loses := t.Settings.On("everyLossAdds") && side == st.Holder && st.Mover == drogue.NoSide && n.Points[side] < n.Points[1-side]

	var onto, wore, all []string // who puts the drogue on; who wore pegs already; both
	var put, more int
	for s := side; s < 4; s += 2 {
		gain := int(n.Nose[s]) - int(st.Pegs.Nose[s])
		if loses {
			gain--
		}
		all = append(all, t.Names[s])
		switch {
		case st.Pegs.Nose[s] > 0:
			wore, more = append(wore, t.Names[s]), gain
			if again {
				more--
			}
		case mover:
			onto, put = append(onto, t.Names[s]), gain
		}
	}
	var rows []string
	if len(onto) > 0 {
		rows = append(rows, say.takes(onto, put, disgraces&drogue.Capot != 0))
	}
	if len(wore) > 0 && more > 0 {
		rows = append(rows, say.reloads(wore, more, disgraces))
	}
	if len(wore) > 0 && again {
		rows = append(rows, say.reenlisted(wore))
	}
	if len(wore) > 0 && mover && more == 0 && !again {
		rows = append(rows, say.noneAdded(wore))
	}
	if disgraces&drogue.Defigure != 0 {
		rows = append(rows, say.buttons(all))
	}
	if loses {
		rows = append(rows, say.losesAgain(all))
	}
	return rows
}

// Ending: §10, after the last parade the pegs are counted.
func (d drogueVoice) Ending(t *Table, n game.Result) []Line {
	facts, known := t.Facts.(drogue.Table)
	if !known {
		return nil
	}
	var pegs [2]int
	for s := range game.Seat(4) {
		pegs[drogue.Side(s)] += int(facts.Nose[s]) + int(facts.Buttonhole[s]) + int(facts.Punishment[s])
	}
	lines := []Line{{d.text.counted(d.side(t, 0), pegs[0], d.side(t, 1), pegs[1]), "drogue §10"}}
	if pegs[0] == pegs[1] && len(n.Winners) > 0 {
		side, why := d.side(t, int8(drogue.Side(game.Seat(n.Winners[0])))), d.text.freeAtTheEnd
		if (facts.Black & game.SeatsOf(0, 2)).Len() != (facts.Black & game.SeatsOf(1, 3)).Len() {
			why = d.text.fewerNoses
		}
		lines = append(lines, Line{why(side), "drogue §10"})
	}
	return lines
}

// side is the two names of a side.
func (d drogueVoice) side(t *Table, side int8) string {
	return d.text.And(t.Names[side], t.Names[side+2])
}

// cards is canonical text of cards as on their corners.
func (d drogueVoice) cards(text string) string {
	var list []card.Card
	for word := range strings.FieldsSeq(text) {
		c, _ := card.Parse(word) // a note writes cards that parse
		list = append(list, c)
	}
	return d.Shorts(list...)
}
