package drogue_test

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// moves is the due moves that the table accepts from a seat, in words; lawful is those that are no offence.
func (o *oracle) moves(seat int) (moves, lawful []string) {
	if len(o.queue) == 0 || o.queue[0] != seat || o.assisted() && len(o.calls(seat)) > 0 {
		return nil, nil
	}
	p := o.players[seat]
	switch o.step {
	case "cut":
		moves = p.names()
	case "redeal": // §4.3: only without any K or Q
		moves = []string{"ready"}
		if !anyOf(p.hand, ofRanks("KQ")) {
			moves = append(moves, "redeal")
		}
	case "quivive":
		moves = append(o.calls(seat), "ready")
	case "release":
		for _, j := range o.releasable(p) {
			moves = append(moves, "release "+j)
		}
		moves = append(moves, "ready")
	case "auxarmes":
		moves = []string{"auxarmes"}
	case "announce":
		return o.announcements(p)
	case "point":
		return o.points(p)
	case "show":
		for _, way := range showingsOf(p.hand, o.best, p.stated) {
			moves = append(moves, way.text())
		}
	case "play":
		if lawful = o.permitted(seat); o.assisted() {
			return lawful, lawful
		}
		return p.hand, lawful
	case "answer":
		moves = []string{"ready"}
	}
	return moves, moves
}

func (o *oracle) announcements(p *player) (moves, lawful []string) {
	moves, lawful = []string{"pass"}, []string{"pass"}
	if p.bound {
		return moves, lawful
	}
	counts := numbers(p.hand)
	for n := max(2, o.best); n <= 7; n++ {
		text := fmt.Sprint("announce ", n)
		moves = append(moves, text)
		if slices.Contains(counts, strconv.Itoa(n)) {
			lawful = append(lawful, text)
		}
	}
	if o.assisted() {
		return lawful, lawful
	}
	return moves, lawful
}

func (o *oracle) points(p *player) (moves, lawful []string) {
	var can []int
	for _, way := range showingsOf(p.hand, o.best, -1) {
		can = append(can, declarationPoints(way.cards))
	}
	for n := range 72 {
		text := fmt.Sprint("point ", n)
		moves = append(moves, text)
		if slices.Contains(can, n) {
			lawful = append(lawful, text)
		}
	}
	if o.assisted() {
		return lawful, lawful
	}
	if len(lawful) == 0 { // the number was false: no point makes it worse
		return moves, moves
	}
	return moves, lawful
}

// asides is the asides that the table accepts from a seat, in words.
func (o *oracle) asides(seat int) []string {
	if o.over || o.assisted() && len(o.calls(seat)) > 0 {
		return nil
	}
	list := o.openCalls(seat)
	list = append(list, o.tells(seat)...)
	list = append(list, o.speech(seat)...)
	p := o.players[seat]
	// §8: from the showing to the last card by one who is not awaited, once a trick and player.
	if !o.assisted() && o.step == "play" && o.queue[0] != seat && p.outOfTurn < o.trick {
		for _, c := range p.hand {
			list = append(list, "outofturn "+c)
		}
	}
	for _, a := range o.acts {
		if text := "challenge " + a.text; a.seat != seat && !slices.Contains(list, text) {
			list = append(list, text)
		}
	}
	return list
}

// tells is §9: with honest only true ones.
func (o *oracle) tells(seat int) []string {
	p := o.players[seat]
	if !o.armed || p.told || len(p.hand) == 0 {
		return nil
	}
	var list []string
	tell := func(is bool, what ...string) {
		if is || o.opt["tells"] == "free" {
			list = append(list, "tell "+strings.Join(what, " "))
		}
	}
	for _, s := range suitLetters {
		tell(anyOf(p.hand, isPlainOf(s)), "suit", s)
	}
	for _, r := range rankLetters {
		tell(anyOf(p.hand, ofRanks(r)), "rank", r)
	}
	for _, c := range sheet {
		tell(slices.Contains(p.hand, c), "card", c)
	}
	counts := numbers(p.hand)
	for _, n := range []string{"2", "3", "4", "5", "6", "7"} {
		tell(slices.Contains(counts, n), "number", n)
	}
	if o.trump != "" {
		tell(anyOf(p.hand, func(c string) bool { return follows(c, o.trump) == o.trump }), "trump")
	}
	if o.step == "announce" && slices.Contains(o.queue[1:], seat) {
		tell(true, "pass")
	}
	tell(!anyOf(p.hand, ofRanks("JAT")), "nothing")
	return list
}

// mute is §9: in the mute game from "Aux armes!" to the settlement whoever wears any peg, otherwise a punishment peg.
func (o *oracle) mute(p *player) bool {
	return o.opt["speech"] == "mute" && (p.punishment > 0 || o.armed && p.wears())
}

func (o *oracle) speech(seat int) []string {
	var list []string
	if p := o.players[seat]; o.mute(p) {
		if !p.asked {
			list = append(list, "parole")
		}
		if !p.spoke && (p.granted || !o.assisted()) {
			list = append(list, "speak")
		}
	}
	for s, x := range o.players {
		if side(s) != side(seat) && o.opt["speech"] == "mute" && x.asked && !x.granted {
			list = append(list, fmt.Sprint("accord ", s))
		}
	}
	return list
}

// play makes a move that is in one of the lists.
func (o *oracle) play(seat int, text string) {
	o.lines = nil
	p := o.players[seat]
	w := strings.Fields(text)
	last := w[len(w)-1]
	switch w[0] {
	case "salute":
		p.saluted = true
		return
	case "quatre":
		p.quatre = true
		return
	case "tell":
		p.told = true
		p.bound = p.bound || w[1] == "pass" && o.opt["tells"] == "honest"
		return
	case "parole":
		p.asked = true
		return
	case "accord":
		s, _ := strconv.Atoi(last)
		o.players[s].granted = true
		return
	case "speak":
		p.spoke = true
		if o.strict() && !p.granted {
			o.punish("talk", seat)
		}
		o.commit(fmt.Sprint(seat, " talk"), seat, !p.granted)
		return
	case "outofturn":
		p.outOfTurn = o.trick
		if o.strict() {
			o.punish("turn", seat)
		}
		o.commit(fmt.Sprint(seat, " turn ", o.trick), seat, true)
		return
	case "challenge":
		o.challenge(seat, strings.TrimPrefix(text, "challenge "))
		return
	}
	o.turn++
	switch w[0] {
	case "name":
		p.name(w[1:])
		if o.answered() {
			o.next("pack", nil)
		}
	case "redeal":
		o.void("redeal")
		o.toTheCut(false)
	case "quivive":
		o.quiVive(seat, last)
	case "release":
		o.release(seat, last)
	case "ready":
		o.ready(seat)
	case "auxarmes":
		o.auxArmes()
	case "announce", "pass":
		o.speaks(seat, last)
	case "point":
		point, _ := strconv.Atoi(last)
		o.states(seat, point)
	case "show":
		o.shows(seat, w[1:])
	default:
		o.plays(seat, text)
	}
}

func (o *oracle) ready(seat int) {
	if o.step == "quivive" {
		o.quiViveReady(seat)
		return
	}
	step := o.step
	if !o.answered() {
		return
	}
	switch {
	case step == "redeal":
		o.quiViveStep()
	case step == "release":
		o.afterRelease()
	case o.parade:
		o.count()
	default:
		o.settle()
	}
}
