package drogue_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// speaks is an announcement or a pass, §5.
func (o *oracle) speaks(seat int, what string) {
	p := o.players[seat]
	if !p.spoken && slices.Contains(o.openCalls(seat), "salute") {
		// §4.7: forgotten: one punishment peg.
		if o.strict() {
			o.punish("forgot", seat)
		}
		o.commit(fmt.Sprint(seat, " salute"), seat, true)
	}
	if !p.spoken && !p.quatre {
		o.commit(fmt.Sprint(seat, " quatre"), seat, p.owesQuatre())
	}
	p.spoken = true
	p.said = what
	p.told = false // §9: one tell before one's announcement or pass, one from there to one's first card
	if what != "pass" {
		p.announced = true
		p.caught = false
		o.best, _ = strconv.Atoi(what)
		o.commit(fmt.Sprint(seat, " announce"), seat, !slices.Contains(numbers(p.hand), what))
	}
	if o.answered() {
		o.closeRound()
	}
}

func (o *oracle) closeRound() {
	var best []int
	for _, s := range o.fromRight() {
		if o.best > 0 && o.players[s].said == strconv.Itoa(o.best) {
			best = append(best, s)
		}
	}
	switch len(best) {
	case 0:
		o.allPass()
	case 1:
		o.wins(best[0])
	default:
		o.next("point", best)
	}
}

func (o *oracle) states(seat, point int) {
	p := o.players[seat]
	p.stated = point
	for i := range o.acts { // the point belongs to the announcement
		if a := &o.acts[i]; a.text == fmt.Sprint(seat, " announce") && len(showingsOf(p.hand, o.best, point)) == 0 {
			a.guilty = true
		}
	}
	if !o.answered() {
		return
	}
	winner := -1
	for _, s := range o.fromRight() {
		if x := o.players[s]; x.stated >= 0 && (winner < 0 || x.stated > o.players[winner].stated) {
			winner = s
		}
	}
	o.wins(winner)
}

// wins lets the winner show. §8: who cannot takes the peg, is struck out, and the others speak a new round.
func (o *oracle) wins(seat int) {
	p := o.players[seat]
	if len(showingsOf(p.hand, o.best, p.stated)) > 0 {
		o.next("show", []int{seat})
		return
	}
	p.struck, p.announced = true, false
	o.acts = slices.DeleteFunc(o.acts, func(a act) bool { return a.text == fmt.Sprint(seat, " announce") })
	if !p.caught { // one per act
		o.punish("announcement", seat)
	}
	o.best = 0
	for _, x := range o.players {
		x.said, x.stated = "", -1
	}
	if !o.next("announce", o.those(func(x *player) bool { return !x.struck })) {
		o.allPass()
	}
}

// allPass is a void deal; three without a played deal between them move the deal on, §2.
func (o *oracle) allPass() {
	for s, p := range o.players {
		if o.strict() && p.owesQuatre() {
			o.punish("forgot", s)
		}
	}
	o.void("allPass")
	o.passedOut++
	if o.passedOut == 3 {
		o.passedOut = 0
		o.completed++
		o.dealer = (o.dealer + 1) % 4
	}
	o.toTheCut(true)
}

func (o *oracle) shows(seat int, words []string) {
	o.maker, o.trump, o.made = seat, words[0], words[1:]
	o.leader = (o.dealer + 1) % 4
	o.trick = 1
	o.next("play", []int{o.leader})
}

func (o *oracle) permitted(seat int) []string {
	return permitted(o.players[seat].hand, o.lying, o.trump, o.opt["order"], o.opt["overtrump"])
}

func (o *oracle) plays(seat int, c string) {
	p := o.players[seat]
	legal := o.permitted(seat)
	offence := !slices.Contains(legal, c)
	p.hand = without(p.hand, c)
	p.played = append(p.played, c)
	p.told, p.asked, p.granted, p.spoke = false, false, false, false // §9: once between two cards of one's own
	o.lying = append(o.lying, c)
	if offence && o.strict() {
		o.punish("revoke", seat)
	}
	o.commit(fmt.Sprint(seat, " trick ", o.trick), seat, offence)
	if isJack(c) {
		o.jackTricks[o.trick] = true
		// §5: the four Mandrins forgotten: one punishment peg, when his fourth Jack is played.
		if o.strict() && p.owesQuatre() && len(only(p.played, isJack)) == 4 {
			o.punish("forgot", seat)
		}
	}
	trick := o.trick
	if len(o.lying) == 4 {
		o.takes((o.leader + winning(o.lying, o.trump, o.opt["order"])) % 4)
	} else {
		o.queue = []int{(seat + 1) % 4}
	}
	o.fourJacks(seat, c, trick, len(legal) == 1 && !offence)
	if len(o.queue) > 0 {
		return
	}
	if o.watchful() {
		o.next("answer", o.fromRight())
	} else {
		o.settle()
	}
}

// takes gives the trick to its winner.
func (o *oracle) takes(winner int) {
	points := cardPoints(o.lying)
	o.lines = append(o.lines, fmt.Sprintf(`{"derived":"trick","number":%d,"winner":%d,"cards":%q,"points":%d}`,
		o.trick, winner, strings.Join(o.lying, " "), points))
	// §6: the maker who held the trump Ace and sees a trick with it won by anybody else.
	ace := slices.Index(o.lying, "A"+o.trump)
	if ace >= 0 && (o.leader+ace)%4 == o.maker && winner != o.maker && !o.players[o.maker].black {
		o.players[o.maker].black = true
		o.pegsMoved("blackNose", o.maker)
	}
	w := o.players[winner]
	if w.buttonhole > 0 && anyOf(o.lying, ofRanks("KQ")) {
		w.buttonhole--
		o.pegsMoved("buttonhole", winner)
	}
	w.tricks++
	o.pile[side(winner)] = append(o.pile[side(winner)], o.lying...)
	o.last, o.lastLeader, o.lastWinner = o.lying, o.leader, winner
	o.lying, o.leader = nil, winner
	o.queue = []int{winner}
	if o.trick++; o.trick > 8 {
		o.queue, o.leader = nil, -1
	}
}

// fourJacks is the variant of §6: all four Jacks played by one side, in tricks without a gap.
func (o *oracle) fourJacks(seat int, c string, trick int, forced bool) {
	if o.opt["fourJacks"] != "on" || !isJack(c) || forced {
		return
	}
	ofSide := append(only(o.players[seat].played, isJack), only(o.players[(seat+2)%4].played, isJack)...)
	if len(ofSide) < 4 {
		return
	}
	first := trick
	for t := range o.jackTricks {
		first = min(first, t)
	}
	for t := first; t <= trick; t++ {
		if !o.jackTricks[t] {
			return
		}
	}
	o.punish("fourJacks", seat)
}

// settle is §7, line by line.
func (o *oracle) settle() {
	if o.strict() { // §8: a false loser is found out at settlement only if he has no Jack
		for s, p := range o.players {
			if p.announced && !anyOf(p.dealt, isJack) {
				o.punish("announcement", s)
			}
		}
	}
	var pts, tricks [2]int
	var capot, debrisque, defigure, shortTail [2]bool
	clean := -1
	if o.holder >= 0 {
		clean = 1 - o.holder
	}
	for s := range 2 {
		pts[s] = cardPoints(o.pile[s])
		tricks[s] = o.players[s].tricks + o.players[s+2].tricks
		capot[s] = tricks[s] == 0
		debrisque[s] = !capot[s] && !anyOf(o.pile[s], ofRanks("AT"))
		defigure[s] = !capot[s] && !anyOf(o.pile[s], ofRanks("KQ"))
		shortTail[s] = s == clean && pts[s] == 40
	}
	mover := -1
	if clean < 0 {
		if pts[0] < pts[1] {
			mover = 0
		} else if pts[1] < pts[0] {
			mover = 1
		}
	} else if pts[clean] < 41 || capot[clean] || debrisque[clean] || defigure[clean] {
		mover = clean
	}
	capotPegs := o.opt.Int("capotPegs")
	for seat, p := range o.players {
		s := side(seat)
		add := 0
		switch {
		case p.nose > 0:
			if capot[s] {
				add = capotPegs
			} else if debrisque[s] || shortTail[s] {
				add = 1
			}
			if s == mover && o.holder >= 0 && pts[s] < 31 {
				add++
			}
		case s == mover:
			add = 1
			if capot[s] {
				add = capotPegs
			}
		}
		if o.opt["everyLossAdds"] == "on" && s == o.holder && mover < 0 && pts[s] < pts[clean] {
			add++
		}
		p.nose = upTo99(p.nose + add)
		if defigure[s] {
			p.buttonhole = upTo99(p.buttonhole + 1)
		}
	}
	if mover >= 0 {
		for seat, p := range o.players {
			p.mayRelease = side(seat) == o.holder && p.nose > 0
		}
		o.holder = mover
	}
	o.dealt, o.armed, o.acts = false, false, nil
	holder := "null"
	if o.holder >= 0 {
		holder = fmt.Sprint(o.holder)
	}
	var disgraces [2][]string
	for s := range 2 {
		disgraces[s] = []string{}
		for _, d := range []struct {
			name string
			has  bool
		}{{"capot", capot[s]}, {"debrisque", debrisque[s]}, {"defigure", defigure[s]}, {"courteQueue", shortTail[s]}} {
			if d.has {
				disgraces[s] = append(disgraces[s], d.name)
			}
		}
	}
	named, _ := json.Marshal(disgraces)
	o.lines = append(o.lines, fmt.Sprintf(`{"derived":"settle","points":[%d,%d],"tricks":[%d,%d],"disgraces":%s,"holder":%s,%s}`,
		pts[0], pts[1], tricks[0], tricks[1], named, holder, o.wearing()))
	o.completed++
	o.passedOut = 0
	o.dealer = (o.dealer + 1) % 4
	o.toTheCut(true)
}

// wearing is what all wear, as records write it.
func (o *oracle) wearing() string {
	var nose, buttonhole, punishment, black, may [4]string
	for i, p := range o.players {
		nose[i], buttonhole[i], punishment[i] = fmt.Sprint(p.nose), fmt.Sprint(p.buttonhole), fmt.Sprint(p.punishment)
		black[i], may[i] = fmt.Sprint(p.black), fmt.Sprint(p.mayRelease)
	}
	row := func(key string, four [4]string) string {
		return fmt.Sprintf("%q:[%s]", key, strings.Join(four[:], ","))
	}
	return strings.Join([]string{row("nose", nose), row("buttonhole", buttonhole), row("punishment", punishment),
		row("blackNose", black), row("mayRelease", may)}, ",")
}

func (o *oracle) pegsMoved(cause string, seat int) {
	o.lines = append(o.lines, fmt.Sprintf(`{"derived":"pegs","cause":%q,"seat":%d,%s}`, cause, seat, o.wearing()))
}

// list is numbers as JSON writes them.
func list(numbers []int) string {
	text := []string{}
	for _, n := range numbers {
		text = append(text, strconv.Itoa(n))
	}
	return "[" + strings.Join(text, ",") + "]"
}
