package ui

import (
	"slices"
	"strconv"

	"github.com/a-h/templ"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
	"bivouac/internal/hand"
	"bivouac/internal/say"
	"bivouac/internal/web/ui/face"
)

func (d *drogueFelt) ask() ask {
	t := &d.t
	if !d.awaited() {
		return ask{}
	}
	switch t.Phase {
	case drogue.AtTheCut:
		n := int(t.Punishment[d.Me])
		if t.Black.Has(d.Me) {
			n++
		}
		a := d.answering(d.say.AskName(), d.say.AskNameText(min(n, 3)))
		a.Big = true
		return a
	case drogue.NewDeal:
		if why := d.why(game.MakeMove(drogue.Redeal, 0)); why.Text != "" {
			return d.answering(d.say.AskNewDeal(false), why.Text)
		}
		return d.answering(d.say.AskNewDeal(true), d.say.AskNewDealText())
	case drogue.Sentries:
		return d.answering(d.say.AskVive(), d.say.AskViveText(d.shorts(t.AllNamed())))
	case drogue.Relief:
		text := d.say.AskReleaseText(t.Rules.ReleaseAll)
		switch {
		case t.Nose[d.Me] == 0:
			text = d.say.NoseIsFree()
		case !slices.ContainsFunc(d.View.Moves, func(m game.Move) bool { return m.Kind() == drogue.Release }):
			text += " " + d.say.NoneToRelease()
		}
		return d.answering(d.say.AskRelease(), text)
	case drogue.ToArms:
		return d.answering(d.say.AskArms(), "")
	case drogue.Announcing:
		var names []string
		for s, said := range t.Said {
			if t.Best > 0 && said == t.Best {
				names = append(names, d.told.Names[s])
			}
		}
		able := slices.ContainsFunc(d.View.Moves, func(m game.Move) bool { return m.Kind() == drogue.Announce })
		text := d.say.AskAnnounceText(int(t.Best), names, able)
		return ask{Kind: "announce", Big: true, Head: d.say.AskAnnounce(), Text: text, Panel: announcing(d)}
	case drogue.Pointing:
		return ask{Kind: "point", Big: true, Head: d.say.AskPoint(), Text: d.say.AskPointText(int(t.Best)), Panel: pointing(d)}
	case drogue.Making:
		return ask{Kind: "show", Big: true, Head: d.say.AskShow(), Text: d.say.AskShowText(int(t.Number)), Panel: makingTrumps(d)}
	case drogue.Reckoning:
		return ask{Kind: "choices", Big: true, Head: d.say.AskReckon(), Text: d.say.AskReckonText(), Panel: reckoning(d)}
	}
	return ask{}
}

// answering is the panel of a step in which one answers.
func (d *drogueFelt) answering(head, text string) ask {
	return ask{Kind: "choices", Head: head, Text: text, Panel: choices(d.felt, d.answers())}
}

// answers is the buttons of a step in which one answers. In the new-deal step both answers keep their places, and where calls
// can be forgotten every named Jack is offered, held or not.
func (d *drogueFelt) answers() []choice {
	var moves []game.Move
	switch d.t.Phase {
	case drogue.NewDeal:
		moves = []game.Move{game.MakeMove(drogue.Redeal, 0), game.MakeMove(drogue.Ready, 0)}
	case drogue.Sentries:
		for _, j := range drogue.Mandrins {
			if d.t.AllNamed().Has(j) {
				moves = append(moves, game.MakeMove(drogue.QuiVive, uint8(j)))
			}
		}
		moves = append(moves, game.MakeMove(drogue.Ready, 0))
	case drogue.Relief:
		for _, j := range drogue.Mandrins {
			if d.View.Hand.Has(j) {
				moves = append(moves, game.MakeMove(drogue.Release, uint8(j)))
			}
		}
		moves = append(moves, game.MakeMove(drogue.Ready, 0))
	default:
		moves = d.View.Moves
	}
	var out []choice
	for _, m := range moves {
		c := d.choice(m)
		if d.strict() && m.Kind() == drogue.QuiVive {
			c.Why, c.Even = say.Line{}, true // to see that one holds it is the player's own affair
		}
		out = append(out, c)
	}
	return out
}

func (d *drogueFelt) shorts(set card.Set) string {
	var list []card.Card
	for _, c := range drogue.Mandrins {
		if set.Has(c) {
			list = append(list, c)
		}
	}
	return d.p.Lang.Shorts(list...)
}

// suitCount is what a suit of the viewer's would give.
type suitCount struct {
	Suit         card.Suit
	Cards        []card.Card
	Count, Point int
	Low          bool // below the best number
}

// counts is the suits of the viewer's hand, the best first as they stand in the hand.
func (d *drogueFelt) counts() []suitCount {
	var out []suitCount
	held := d.View.Hand
	for _, s := range hand.Suits(card.NoSuit) {
		n := drogue.Count(held, s)
		if n == 0 {
			continue
		}
		shown := drogue.ShownOf(held, s, drogue.OfferedLeft(held, s))
		out = append(out, suitCount{s, d.shown(shown), n, drogue.PointOf(shown), n < int(d.t.Best)})
	}
	return out
}

// numbers is the buttons of the auction: pass and every number, each always at its place.
func (d *drogueFelt) numbers() (pass choice, numbers []choice) {
	for n := uint8(2); n <= 7; n++ {
		c := d.choice(game.MakeMove(drogue.Announce, n))
		c.Text = strconv.Itoa(int(n))
		numbers = append(numbers, c)
	}
	return d.choice(game.MakeMove(drogue.Pass, 0)), numbers
}

// points is the points that the viewer can state: first those that are true, then the others that the table takes.
func (d *drogueFelt) points() (honest, others []choice) {
	lawful := map[game.Move]bool{}
	for _, m := range d.View.Lawful {
		lawful[m] = true
		honest = append(honest, d.choice(m))
	}
	for _, m := range d.View.Moves {
		if !lawful[m] {
			others = append(others, d.choice(m))
		}
	}
	return honest, others
}

// showing is a way to show.
type showing struct {
	choice
	Suit   card.Suit
	Cards  []card.Card
	Hidden card.Card
	First  bool // offered first
}

// showings is the ways to show, for each suit the one that is offered first at its head. §5: of four Jacks J♣ stays hidden, else of
// eight cards the plain one of lowest declaration points.
func (d *drogueFelt) showings() []showing {
	hand := d.View.Hand
	var first, rest []showing
	for _, m := range d.View.Moves {
		s, left := drogue.Showing(m)
		w := showing{choice: d.choice(m), Suit: s, Cards: d.shown(drogue.ShownOf(hand, s, left)), Hidden: left}
		if left == drogue.OfferedLeft(hand, s) {
			first = append(first, w)
		} else {
			rest = append(rest, w)
		}
	}
	out := append(first, rest...)
	if len(out) > 0 {
		out[0].First = true
	}
	return out
}

// tellItem is a button of the panel of tells.
type tellItem struct {
	choice
	Suit card.Suit // its mark; card.NoSuit: none
	Sign face.Sign // of the mute
}

// tellPanel is the panel of tells. In honest play what is not true is refused; nothing ever changes its place.
type tellPanel struct {
	Signs  bool // the viewer is mute
	Text   string
	Suits  []tellItem
	Ranks  []tellItem
	Cards  []tellItem
	Counts []tellItem
	Else   []tellItem
	Others []tellItem // cards that he does not hold, where lies are allowed
}

// drawers are what may be told or signed, and in the strict game the calls.
func (d *drogueFelt) drawers() []gameDrawer {
	if !d.plays() {
		return nil
	}
	tell := gameDrawer{ID: "tells", Key: "z", Icon: "sign", Text: d.say.Tell(), Title: d.say.Tell()}
	if d.Settings["speech"] == "mute" {
		tell.Text = d.say.Signs()
	}
	if p := d.tellNow(); p != nil {
		tell.Panel = tells(d, p)
		if p.Signs {
			tell.Title = d.say.Signs()
		}
	}
	list := []gameDrawer{tell}
	if p := d.callsNow(); p != nil {
		list = append(list, gameDrawer{ID: "calls", Key: "a", Icon: "call", Text: d.say.Calls(), Title: d.say.Calls(), Panel: calls(d, p)})
	}
	return list
}

// tellNow is the panel of tells; nil where the viewer may tell nothing now.
func (d *drogueFelt) tellNow() *tellPanel {
	if !d.plays() || !d.t.Armed || d.t.Phase > drogue.Playing || d.t.Held[d.Me] == 0 || d.t.Silence.Told.Has(d.Me) {
		return nil
	}
	honest := !d.t.Rules.FreeTells
	p := &tellPanel{Signs: d.t.Mute(d.Me)}
	p.Text = d.say.TellText(honest)
	if p.Signs {
		p.Text = d.say.SignText(honest)
	}
	item := func(m game.Move, text string, s card.Suit, sign face.Sign) tellItem {
		return tellItem{choice{Move: d.text(m), Text: text, Why: d.why(m)}, s, sign}
	}
	lang := d.p.Lang
	for _, s := range hand.Suits(card.NoSuit) {
		p.Suits = append(p.Suits, item(drogue.TellOf(drogue.TellSuit, uint8(s)), lang.Suit(s), s, face.SuitSign(s)))
	}
	for _, r := range [...]card.Rank{card.Jack, card.Ace, card.Ten, card.King, card.Queen, card.Nine, card.Eight, card.Seven} {
		p.Ranks = append(p.Ranks, item(drogue.TellOf(drogue.TellRank, uint8(r-card.Seven)), lang.Rank(r), card.NoSuit, face.RankSign(r)))
	}
	for _, c := range d.sorted(d.View.Hand) {
		p.Cards = append(p.Cards, item(drogue.TellCardOf(c), lang.Short(c), c.Suit(), ""))
	}
	if !honest {
		for _, c := range d.sorted(drogueDeck &^ d.View.Hand) {
			p.Others = append(p.Others, item(drogue.TellCardOf(c), lang.Short(c), c.Suit(), ""))
		}
	}
	for n := uint8(2); n <= 7; n++ {
		p.Counts = append(p.Counts, item(drogue.TellOf(drogue.TellNumber, n), strconv.Itoa(int(n)), card.NoSuit, face.Number))
	}
	for _, e := range []struct {
		topic drogue.Topic
		name  string
		sign  face.Sign
	}{{drogue.TellTrump, "trump", face.Trump}, {drogue.TellPass, "pass", face.Pass}, {drogue.TellNothing, "nothing", face.Nothing}} {
		p.Else = append(p.Else, item(drogue.TellOf(e.topic, 0), d.say.TellName(e.name), card.NoSuit, e.sign))
	}
	return p
}

var drogueDeck = card.From(card.Seven)

// call is a call, with when it is owed.
type call struct {
	choice
	When string
}

// callPanel is the panel of calls. Where they can be forgotten it is always there and offers all of them.
type callPanel struct {
	Calls      []call
	Challenges []choice
	OutOfTurn  []choice
}

// callsNow is the panel of calls; nil where the clerk makes them.
func (d *drogueFelt) callsNow() *callPanel {
	if !d.plays() || !d.strict() {
		return nil
	}
	p := &callPanel{}
	for _, k := range []game.Kind{drogue.Salute, drogue.Quatre} {
		c := d.choice(game.MakeMove(k, 0))
		c.Why = say.Line{} // a button that knew what is owed would remember for him
		p.Calls = append(p.Calls, call{c, d.say.CallWhen(k == drogue.Salute)})
	}
	for _, m := range d.View.Asides {
		switch m.Kind() {
		case drogue.Challenge:
			other, act, n := drogue.Challenged(m)
			c := d.choice(m)
			c.Text = d.say.ChallengeOf(d.name(other), int(act), n)
			p.Challenges = append(p.Challenges, c)
		case drogue.ChallengeVive:
			p.Challenges = append(p.Challenges, d.choice(m))
		case drogue.OutOfTurn:
			c := d.choice(m)
			c.Text = d.p.Lang.Short(card.Card(m.Arg()))
			p.OutOfTurn = append(p.OutOfTurn, c)
		}
	}
	return p
}

func (d *drogueFelt) speech() templ.Component { return silence(d) }

// askings are to ask for the word in the mute game, and to grant it.
func (d *drogueFelt) askings() []choice {
	var out []choice
	for _, m := range d.View.Asides {
		switch m.Kind() {
		case drogue.Parole:
			out = append(out, d.choice(m))
		case drogue.Accord:
			c := d.choice(m)
			c.Text = d.say.GrantTo(d.name(game.Seat(m.Arg())))
			out = append(out, c)
		}
	}
	return out
}

// granted tells whether the viewer, who is mute, may speak once.
func (d *drogueFelt) granted() bool {
	return d.plays() && d.t.Mute(d.Me) && d.t.Silence.Granted.Has(d.Me) && !d.t.Silence.Spoke.Has(d.Me)
}
