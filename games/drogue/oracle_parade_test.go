package drogue_test

import (
	"fmt"
	"slices"
	"strings"

	"bivouac/game"
)

// player is what one of the four has and wears.
type player struct {
	hand, dealt                  []string
	nose, buttonhole, punishment int
	black, mayRelease            bool

	named    []string // the Jacks named at the cut
	noseJack string   // which of them is for the black nose
	saluted  bool
	quatre   bool

	said      string // in this round: "", "pass" or the number
	stated    int    // the point, -1: none
	spoken    bool   // has announced or passed in this deal
	announced bool   // has announced in this deal
	caught    bool   // the last announcement was challenged rightly
	struck    bool

	told, asked, granted, spoke bool // §9
	bound                       bool // has told that he will pass, and it binds

	played    []string
	outOfTurn int // the last trick in which he put a card down out of turn
	tricks    int
}

func (p *player) wears() bool { return p.nose+p.buttonhole+p.punishment > 0 }

func upTo99(n int) int { return min(n, 99) }

// act is something that can be challenged in watchful, §8.
type act struct {
	text   string // after "challenge "
	seat   int
	guilty bool
}

// oracle is a match.
type oracle struct {
	opt     game.Settings
	players [4]*player
	holder  int // side, -1: none
	dealer  int

	deals, turn, completed, passedOut int
	rung, parade, dealt, over         bool
	winners, losers                   []int

	step  string // pack cut redeal quivive release auxarmes announce point show play answer over
	queue []int  // who is still asked in this step; the first is awaited

	called, freed, lifted []string
	stuck                 []int
	armed                 bool
	owesSalute            int // -1: nobody
	best                  int
	maker                 int
	trump                 string
	made                  []string
	leader                int
	lying, last           []string
	lastLeader            int
	lastWinner            int
	trick                 int // number of the trick in hand, from 1
	pile                  [2][]string
	jackTricks            map[int]bool
	acts                  []act

	lines []string // what followed from the last input, as records tell it
}

func newOracle(opt game.Settings, dealer int) *oracle {
	o := &oracle{opt: opt, holder: -1, dealer: dealer}
	for i := range o.players {
		o.players[i] = &player{}
	}
	o.clearDeal()
	o.toTheCut(true)
	return o
}

func side(seat int) int { return seat % 2 }

// fromRight is the four seats from the dealer's right on.
func (o *oracle) fromRight() []int {
	var list []int
	for i := 1; i <= 4; i++ {
		list = append(list, (o.dealer+i)%4)
	}
	return list
}

func (o *oracle) those(is func(p *player) bool) []int {
	var list []int
	for _, s := range o.fromRight() {
		if is(o.players[s]) {
			list = append(list, s)
		}
	}
	return list
}

func (o *oracle) assisted() bool { return o.opt["discipline"] == "assisted" }
func (o *oracle) strict() bool   { return o.opt["discipline"] == "strict" }
func (o *oracle) watchful() bool { return o.opt["discipline"] == "watchful" }

// clearDeal forgets what belongs to one deal only.
func (o *oracle) clearDeal() {
	for _, p := range o.players {
		p.hand, p.dealt, p.played = nil, nil, nil
		p.saluted, p.quatre, p.spoken, p.struck, p.announced, p.bound = false, false, false, false, false, false
		p.told, p.asked, p.granted, p.spoke = false, false, false, false
		p.said, p.stated, p.outOfTurn, p.tricks = "", -1, 0, 0
	}
	o.called, o.freed, o.lifted, o.stuck = nil, nil, nil, nil
	o.armed, o.owesSalute, o.best = false, -1, 0
	o.maker, o.trump, o.made = -1, "", nil
	o.leader, o.lying, o.last, o.lastLeader, o.lastWinner, o.trick = -1, nil, nil, -1, -1, 0
	o.pile = [2][]string{}
	o.jackTricks = map[int]bool{}
}

// next begins a step with those who are asked; who is asked is fixed when the step begins.
func (o *oracle) next(step string, asked []int) bool {
	o.step, o.queue = step, asked
	return len(asked) > 0
}

// answered lets the next one be asked and tells whether nobody is left.
func (o *oracle) answered() bool {
	o.queue = o.queue[1:]
	return len(o.queue) == 0
}

// §4.1: whoever has punishment pegs or a black nose names Jacks, from the dealer's right.
func (o *oracle) toTheCut(newNames bool) {
	o.parade = o.rung || o.opt.Int("length") > 0 && o.completed >= o.opt.Int("length")
	if newNames {
		for _, p := range o.players {
			p.named, p.noseJack = nil, ""
		}
		if o.next("cut", o.those(func(p *player) bool { return p.punishment > 0 || p.black })) {
			return
		}
	}
	o.next("pack", nil)
}

// names is all ways to name min(3, pegs + black nose) different Jacks, never J♦.
func (p *player) names() []string {
	wanted := min(3, p.punishment)
	if p.black {
		wanted = min(3, p.punishment+1)
	}
	var list []string
	for pick := range 8 {
		var named []string
		for i, j := range mandrins[:3] {
			if pick>>i&1 == 1 {
				named = append(named, j)
			}
		}
		if len(named) != wanted {
			continue
		}
		text := "name " + strings.Join(named, " ")
		list = append(list, text)
		if p.black {
			for _, j := range named {
				list = append(list, text+" black "+j)
			}
		}
	}
	return list
}

// name takes down the Jacks named. With fewer than three pegs one of them is the nose's: the one he says, else the lowest.
func (p *player) name(words []string) {
	for i, w := range words {
		if w == "black" {
			p.noseJack = words[i+1]
			break
		}
		p.named = append(p.named, w)
	}
	if p.black && p.noseJack == "" && p.punishment < 3 {
		p.noseJack = p.named[len(p.named)-1] // names are said from the highest down
	}
}

func (o *oracle) deal(pack []string) {
	o.lines = nil
	o.clearDeal()
	o.deals++
	o.dealt = true
	size := o.opt.Int("packets")
	for len(pack) > 0 {
		for _, s := range o.fromRight() {
			p := o.players[s]
			p.hand = append(p.hand, pack[:size]...)
			pack = pack[size:]
		}
	}
	for _, p := range o.players {
		p.hand = only(sheet, func(c string) bool { return slices.Contains(p.hand, c) })
		p.dealt = slices.Clone(p.hand)
	}
	o.newDealStep()
}

// §4.3
func (o *oracle) newDealStep() {
	if o.parade || !o.next("redeal", o.those((*player).wears)) {
		o.quiViveStep()
	}
}

// §4.4
func (o *oracle) quiViveStep() {
	if len(o.allNamed()) == 0 || !o.next("quivive", o.fromRight()) {
		o.releaseStep()
	}
}

func (o *oracle) allNamed() []string {
	var list []string
	for _, j := range mandrins {
		for _, p := range o.players {
			if slices.Contains(p.named, j) && !slices.Contains(list, j) {
				list = append(list, j)
			}
		}
	}
	return list
}

// uncalled is the named Jacks that the player holds and has not called.
func (o *oracle) uncalled(p *player) []string {
	named := o.allNamed()
	return only(sheet, func(c string) bool {
		return slices.Contains(named, c) && slices.Contains(p.hand, c) && !slices.Contains(o.called, c)
	})
}

// quiVive calls the Jack; if its holder named it, it frees him of what he named it for.
func (o *oracle) quiVive(seat int, j string) {
	o.called = append(o.called, j)
	p := o.players[seat]
	if !slices.Contains(p.named, j) {
		return
	}
	o.freed = append(o.freed, j)
	if j == p.noseJack {
		p.black = false
	} else {
		p.punishment--
	}
	o.pegsMoved("quivive", seat)
}

// §4.4: owed and not called at ready: one punishment peg, in watchful only if challenged. It is open to a challenge when all
// have answered: then a named Jack that nobody called lies in somebody's hand.
func (o *oracle) quiViveReady(seat int) {
	if o.strict() {
		for range o.uncalled(o.players[seat]) {
			o.punish("forgot", seat)
		}
	}
	if !o.answered() {
		return
	}
	for s, p := range o.players {
		for _, j := range o.uncalled(p) {
			o.commit("quivive "+j, s, true)
		}
	}
	o.releaseStep()
}

// §4.5
func (o *oracle) releaseStep() {
	if !o.next("release", o.those(func(p *player) bool { return p.mayRelease })) {
		o.afterRelease()
	}
}

func (o *oracle) releasable(p *player) []string {
	if p.nose == 0 {
		return nil
	}
	return only(p.hand, func(c string) bool {
		return isJack(c) && c != "JD" && !slices.Contains(o.freed, c) && !slices.Contains(o.lifted, c)
	})
}

func (o *oracle) release(seat int, j string) {
	p := o.players[seat]
	o.lifted = append(o.lifted, j)
	p.nose--
	if o.opt["release"] == "all" {
		p.nose = 0
	}
	if p.nose == 0 {
		p.mayRelease = false
	}
	o.pegsMoved("release", seat)
}

func (o *oracle) afterRelease() {
	o.stuck = o.those(func(p *player) bool { return p.mayRelease && p.nose > 0 })
	switch {
	case o.parade && o.watchful(): // §8
		o.next("answer", o.fromRight())
	case o.parade:
		o.count()
	default: // §4.6: the first from the dealer on to the right who does not wear, the dealer if all wear
		caller := o.dealer
		for i := 3; i >= 0; i-- {
			if s := (o.dealer + i) % 4; !o.players[s].wears() {
				caller = s
			}
		}
		o.next("auxarmes", []int{caller})
	}
}

func (o *oracle) auxArmes() {
	o.armed = true
	bare := o.those(func(p *player) bool { return !p.wears() })
	if len(bare) == 1 { // §4.7
		o.owesSalute = bare[0]
	}
	o.next("announce", o.fromRight())
}

// owesQuatre tells whether the player holds all four Jacks and has not called them.
func (p *player) owesQuatre() bool {
	return !p.quatre && len(only(p.dealt, isJack)) == 4
}

// clerk is the call of a seat that the clerk makes next. §8: salute, then four Mandrins.
func (o *oracle) clerk(seat int) []string {
	list := o.calls(seat)
	if o.assisted() && o.owesSalute >= 0 && len(list) > 0 && list[0] == "quatre" && slices.Contains(o.openCalls(o.owesSalute), "salute") {
		return nil
	}
	return list
}

// calls is the calls that the player owes now, one after the other.
func (o *oracle) calls(seat int) []string {
	p := o.players[seat]
	awaited := len(o.queue) > 0 && o.queue[0] == seat
	var list []string
	switch {
	case o.step == "quivive" && awaited:
		for _, j := range o.uncalled(p) {
			list = append(list, "quivive "+j)
		}
		if o.assisted() && len(list) == 0 {
			list = append(list, "ready")
		}
	case o.step == "auxarmes" && awaited:
		list = append(list, "auxarmes")
	}
	return append(list, o.openCalls(seat)...)
}

// openCalls is the asides that are owed: salute and four Mandrins, from "Aux armes!" to one's own announcement or pass.
func (o *oracle) openCalls(seat int) []string {
	p := o.players[seat]
	var list []string
	if o.armed && !p.spoken {
		if o.owesSalute == seat && !p.saluted {
			list = append(list, "salute")
		}
		if p.owesQuatre() {
			list = append(list, "quatre")
		}
	}
	return list
}

// punish gives a punishment peg, in any discipline.
func (o *oracle) punish(cause string, seat int) {
	o.players[seat].punishment = upTo99(o.players[seat].punishment + 1)
	o.pegsMoved(cause, seat)
}

// commit is an act that the rules forbid, or would forbid if it were what a challenger takes it for.
func (o *oracle) commit(text string, seat int, guilty bool) {
	if o.watchful() {
		o.acts = append(o.acts, act{text, seat, guilty})
	}
}

// challenge settles all acts that the words mean: right if one of them was an offence.
func (o *oracle) challenge(by int, text string) {
	var rest []act
	culprit := -1
	for _, a := range o.acts {
		if a.text != text {
			rest = append(rest, a)
		} else if a.guilty {
			culprit = a.seat
		}
	}
	o.acts = rest
	if culprit < 0 {
		culprit = by
	} else if strings.HasSuffix(text, " announce") {
		o.players[culprit].caught = true
	}
	o.punish("challenge", culprit)
}

// void ends a deal that does not count.
func (o *oracle) void(cause string) {
	o.dealt, o.armed, o.acts = false, false, nil
	o.lines = append(o.lines, fmt.Sprintf(`{"derived":"void","cause":%q}`, cause))
}

// ring is §10 at any time: what is dealt is finished, then comes the last parade.
func (o *oracle) ring() {
	o.lines = nil
	if o.over {
		return
	}
	o.rung = true
	if !o.dealt {
		o.parade = true
	}
}

// count ends the match after the last parade, §10.
func (o *oracle) count() {
	var pegs, blacks [2]int
	for s, p := range o.players {
		pegs[side(s)] += p.nose + p.buttonhole + p.punishment
		if p.black {
			blacks[side(s)]++
		}
	}
	winner := -1
	switch {
	case pegs[0] != pegs[1]:
		winner = 0
		if pegs[1] < pegs[0] {
			winner = 1
		}
	case blacks[0] != blacks[1]:
		winner = 0
		if blacks[1] < blacks[0] {
			winner = 1
		}
	case o.holder >= 0:
		winner = 1 - o.holder
	}
	if winner >= 0 {
		o.winners, o.losers = []int{winner, winner + 2}, []int{1 - winner, 3 - winner}
	}
	o.dealt, o.armed, o.over, o.acts = false, false, true, nil
	o.next("over", nil)
	o.lines = append(o.lines, fmt.Sprintf(`{"derived":"result","winners":%s,"losers":%s}`, list(o.winners), list(o.losers)))
}
