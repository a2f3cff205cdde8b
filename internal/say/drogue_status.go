package say

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
)

// drogueStatus is what must always be visible.
type drogueStatus interface {
	lastParade(dealer string) string
	noTrumps() string
	best(number int, names []string) string
	struck(names []string) string
	trumps(suit card.Suit, maker string, number int, shown string) string
	nobodyHolds() string
	holds(holder, clean string) string
	// wears is what one player wears; black: his nose. stuck: in the sentry box. mute: may not speak.
	wears(name string, nose, buttonhole, punishment int, black, stuck, mute bool) string
	named(name, jacks string) string
	called(jacks string) string
	taken(side string, tricks int) string
	takenPoints(side string, tricks, points int) string
	waits(name string, phase drogue.Phase) string
}

// drogueRefusals is why something may not be done.
type drogueRefusals interface {
	followTrump(led, held string) string
	beat(top, held string) string
	trump(led card.Card, held string) string
	overtrump(top, held string) string
	figures(held string) string
	low(best int) string
	count(n int) string
	withoutJack() string
	bound() string
	badPoint() string
	badShow() string
	badName(n int) string
	notNamed(jack string) string
	chiard(jack string) string
	spent(jack string) string
	noRelease() string
	untrue() string
	told() string
	tellTime() string
	mute() string
	notMute() string
	asked() string
	notAsked() string
	friend() string
	talking() string
	notOwed() string
	done() string
	forgiven() string
	noAct() string
	ownAct() string
	inTurn() string
}

// Deal heads a deal. §2: a void deal does not count; the one after it is told as the same. §10: the last one is the parade alone.
func (d drogueVoice) Deal(t *Table, number int, dealer game.Seat) string {
	if f, known := t.Facts.(drogue.Table); known {
		if f.Parade {
			return d.text.lastParade(t.Name(dealer))
		}
		number = int(f.Completed) + 1
	}
	return d.Lang.Deal(t, number, dealer)
}

// Status is what must always be visible: deal, trumps, drogue, what each wears, tricks and points, whom the game waits for.
func (d drogueVoice) Status(t *Table, v *game.View) []string {
	say, f := d.text, v.Facts.(drogue.Table)
	var lines []string
	switch {
	case f.Over:
		lines = append(lines, say.IsOver())
	case f.Parade:
		lines = append(lines, say.lastParade(t.Name(f.Dealer)))
	default:
		lines = append(lines, say.Deal(int(f.Completed)+1, t.Name(f.Dealer)))
	}
	if f.Dealt && !f.Parade {
		lines = append(lines, d.trumpsOf(t, &f))
		// §8: who could not show has no say in the new round.
		if f.Struck != 0 && f.Maker == game.NoSeat {
			lines = append(lines, say.struck(t.Of(f.Struck)))
		}
	}
	switch {
	case f.Over:
	case f.Holder == drogue.NoSide:
		lines = append(lines, say.nobodyHolds())
	default:
		lines = append(lines, say.holds(d.side(t, f.Holder), d.side(t, 1-f.Holder)))
	}
	for s := range game.Seat(4) {
		if f.Wears(s) || f.Black.Has(s) || f.Mute(s) {
			lines = append(lines, say.wears(t.Name(s), int(f.Nose[s]), int(f.Buttonhole[s]), int(f.Punishment[s]),
				f.Black.Has(s), f.Dealt && f.Stuck.Has(s), f.Mute(s)))
		}
	}
	if f.Phase <= drogue.Relief {
		for s, named := range f.Named {
			if named != 0 {
				lines = append(lines, say.named(t.Names[s], d.jacks(named)))
			}
		}
		if f.Called != 0 && f.Dealt {
			lines = append(lines, say.called(d.jacks(f.Called)))
		}
	}
	if f.Phase == drogue.Playing || f.Phase == drogue.Reckoning && !f.Parade {
		for side := range int8(2) {
			lines = append(lines, d.takenBy(t, v, &f, side))
		}
	}
	for s := range f.Awaits.Each() {
		lines = append(lines, say.waits(t.Name(s), f.Phase))
	}
	return lines
}

func (d drogueVoice) trumpsOf(t *Table, f *drogue.Table) string {
	if f.Maker != game.NoSeat {
		return d.text.trumps(f.Trumps, t.Name(f.Maker), f.Made.Len(), d.shown(f.Made, f.Trumps))
	}
	var names []string
	for s, said := range f.Said {
		if f.Best > 0 && said == f.Best {
			names = append(names, t.Names[s])
		}
	}
	if len(names) == 0 {
		return d.text.noTrumps()
	}
	return d.text.best(int(f.Best), names)
}

// takenBy is the tricks of a side and, as far as agreed, its points: §11, option showPoints.
func (d drogueVoice) takenBy(t *Table, v *game.View, f *drogue.Table, side int8) string {
	who := d.side(t, side)
	tricks := int(f.Tricks[side] + f.Tricks[side+2])
	show := t.Settings["showPoints"]
	if show == "all" || show == "own" && v.Seat < 4 && int8(drogue.Side(v.Seat)) == side {
		return d.text.takenPoints(who, tricks, int(f.Points[side]))
	}
	return d.text.taken(who, tricks)
}

// Refusal is why the person of the view may not do something.
func (d drogueVoice) Refusal(v *game.View, r *game.Refusal) Line {
	say, f := d.text, v.Facts.(drogue.Table)
	held, top := d.shortOrNone(r.Held), d.shortOrNone(r.Top)
	text := ""
	switch r.Code {
	case "follow":
		if f.Trumps == card.NoSuit || !drogue.OrderOf(f.Rules.Natural, f.Trumps).Trumps.Has(r.Top) {
			line, _ := d.Lang.Refusal(r)
			return line
		}
		text = say.followTrump(top, held)
	case "beat":
		text = say.beat(top, held)
	case "trump":
		text = say.trump(r.Top, held)
	case "overtrump":
		text = say.overtrump(top, held)
	case "figures":
		text = say.figures(held)
	case "low":
		text = say.low(int(f.Best))
	case "count":
		text = say.count(int(r.Move.Arg()))
	case "nojack":
		text = say.withoutJack()
	case "bound":
		text = say.bound()
	case "point":
		text = say.badPoint()
	case "show":
		text = say.badShow()
	case "name":
		n := int(f.Punishment[v.Seat&3])
		if f.Black.Has(v.Seat) {
			n++
		}
		text = say.badName(min(n, 3))
	case "notNamed":
		text = say.notNamed(d.Short(r.Card))
	case "release":
		text = d.whyNoRelease(v, &f, r.Card)
	case "untrue":
		text = say.untrue()
	case "told":
		text = say.told()
	case "tellTime":
		text = say.tellTime()
	case "mute":
		text = say.mute()
	case "notMute":
		text = say.notMute()
	case "asked":
		text = say.asked()
	case "notAsked":
		text = say.notAsked()
	case "opponent":
		text = say.friend()
	case "talking":
		text = say.talking()
	case "notOwed":
		text = say.notOwed()
	case "done":
		text = say.done()
	case "forgiven":
		text = say.forgiven()
	case "act":
		text = say.noAct()
	case "own":
		text = say.ownAct()
	case "inTurn":
		text = say.inTurn()
	default:
		line, _ := d.Lang.Refusal(r)
		return line
	}
	return Line{text, r.Clause}
}

// whyNoRelease: §4, J♦ releases nobody; a Jack that freed its holder or was shown already is spent; else there is nothing to take off.
func (d drogueVoice) whyNoRelease(v *game.View, f *drogue.Table, c card.Card) string {
	switch {
	case c == drogue.Mandrins[3]:
		return d.text.chiard(d.Short(c))
	case (f.Freed | f.Lifted).Has(c):
		return d.text.spent(d.Short(c))
	}
	return d.text.noRelease()
}
