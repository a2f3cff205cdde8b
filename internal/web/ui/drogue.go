package ui

import (
	"slices"
	"strconv"
	"strings"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
	"bivouac/internal/hand"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui/face"
)

// drogueFelt is what is Drogue's own.
type drogueFelt struct {
	*felt
	t drogue.Table
}

func newDrogue(f *felt) *drogueFelt { return &drogueFelt{f, f.View.Facts.(drogue.Table)} }

// §2: everything runs to the right.
func (d *drogueFelt) anti() bool { return true }

func (d *drogueFelt) deals() (n, of int) {
	// Void deals have a number and do not count for the length, so that nobody knows before how many there will be.
	n, of = int(d.t.Completed), int(d.t.Rules.Length)
	if d.End == nil || d.End.Void {
		n++
	}
	if n > of {
		return d.dealNumber(), 0
	}
	return n, of
}

func (d *drogueFelt) strip() strip {
	t := &d.t
	switch {
	case t.Parade || t.Over:
		return strip{Suit: card.NoSuit, Mark: "†", Head: d.say.Parade(), Text: d.say.ParadeText(), Label: d.say.PegsHead(), Value: d.pegsOfSides()}
	case t.Dealt && t.Maker != game.NoSeat:
		return strip{Suit: t.Trumps, Head: d.say.SuitTrumps(t.Trumps), Text: d.say.MadeBy(d.name(t.Maker), int(t.Number)), Cards: d.shown(t.Made),
			Label: d.say.Tricks(), Value: d.tricksOfSides()}
	}
	s := strip{Suit: card.NoSuit, Mark: "?", Head: d.say.TrumpsOpen(), Text: d.say.TrumpsOpenText()}
	if t.Dealt && t.Best > 0 {
		s.Label, s.Value = d.say.Highest(), strconv.Itoa(int(t.Best))
	}
	if t.Holder != drogue.NoSide && t.Phase < drogue.Announcing {
		s.Text = d.say.Holds(d.say.Side(int(t.Holder)))
	}
	return s
}

// mySide is the side of the viewer, of one who watches the first.
func (d *drogueFelt) mySide() int { return drogue.Side(d.me()) }

func (d *drogueFelt) tricksOfSides() string {
	own, other := d.mySide(), 1-d.mySide()
	return strconv.Itoa(int(d.t.Tricks[own]+d.t.Tricks[own+2])) + " : " + strconv.Itoa(int(d.t.Tricks[other]+d.t.Tricks[other+2]))
}

func (d *drogueFelt) pegsOfSides() string {
	pegs := func(side int) string {
		return strconv.Itoa(d.t.Worn(game.Seat(side)) + d.t.Worn(game.Seat(side+2)))
	}
	return pegs(d.mySide()) + " : " + pegs(1-d.mySide())
}

// shown is cards that make trumps: the suit from the Ace down, then the Jacks.
func (d *drogueFelt) shown(set card.Set) []card.Card {
	var out, jacks []card.Card
	for _, c := range d.sorted(set) {
		if c.Rank() == card.Jack {
			jacks = append(jacks, c)
		} else {
			out = append(out, c)
		}
	}
	return append(out, jacks...)
}

// dress puts on the coat of the side and the pegs. §7: the picture puts pegs on at "Aux armes!" of the next deal, after a disgrace
// of the clean side at once; the numbers are always all.
func (d *drogueFelt) dress(s *seat) {
	t, at := &d.t, s.Seat
	s.Side, s.Face.Coat = "g", face.Dragoon
	if drogue.Side(at) == 1 {
		s.Side, s.Face.Coat = "b", face.Infantry
	}
	s.Wear.Punishment = int(t.Punishment[at])
	if t.Armed || t.Over || d.disgraced() {
		s.Wear.Nose, s.Wear.Buttonhole = int(t.Nose[at]), int(t.Buttonhole[at])
	}
	s.Wear.BlackNose = t.Black.Has(at)
	s.Wear.Sentry = t.Dealt && t.Stuck.Has(at)
	s.Figures = d.figures(&t.Pegs, at)
	s.Words = append(s.Words, d.say.Side(drogue.Side(at)))
	if s.Wear.Sentry {
		s.Words = append(s.Words, d.say.InSentry())
	}
	if t.Mute(at) {
		s.Words = append(s.Words, d.say.MuteGame())
	}
	if t.Dealt && t.Maker == at {
		s.Badge = say.Symbol(t.Trumps) + " " + strconv.Itoa(int(t.Number))
	}
	d.speak(s)
}

// disgraced tells whether the clean side has disgraced itself in the last deal.
func (d *drogueFelt) disgraced() bool {
	b := &d.t.Before
	return !d.t.Dealt && d.t.Completed > 0 && b.Mover != drogue.NoSide && b.Disgraces[b.Mover] != 0
}

// figures is the pegs of a player in numbers.
func (d *drogueFelt) figures(p *drogue.Pegs, s game.Seat) []figure {
	var out []figure
	add := func(kind string, n int, text string) {
		if n > 0 {
			out = append(out, figure{Kind: kind, N: n, Say: text})
		}
	}
	add("peg", int(p.Nose[s]), d.say.NosePegs(int(p.Nose[s])))
	add("red", int(p.Punishment[s]), d.say.RedPegs(int(p.Punishment[s])))
	add("button", int(p.Buttonhole[s]), d.say.ButtonPegs(int(p.Buttonhole[s])))
	if p.Black.Has(s) {
		add("black", 1, d.say.BlackNose())
	}
	return out
}

// speak finds what the seat has said last: in the auction its number, afterwards what it told since its last card.
func (d *drogueFelt) speak(s *seat) {
	for i := len(d.Log) - 1; i >= 0; i-- {
		l := &d.Log[i]
		if l.Kind != "move" || l.By != s.Seat {
			continue
		}
		m := l.Move
		switch m.Kind() {
		case game.Plays, drogue.Show, drogue.Ready:
			return
		case drogue.Announce:
			s.Said = &bubble{Head: d.say.Number(int(m.Arg()))}
		case drogue.Pass:
			s.Said = &bubble{Head: d.say.Passes()}
		case drogue.Point:
			s.Said = &bubble{Head: d.say.Point(int(m.Arg()))}
		case drogue.Tell:
			d.tells(s, l)
		case drogue.Challenge, drogue.ChallengeVive, drogue.OutOfTurn, drogue.Name, drogue.Release:
			continue
		case drogue.AuxArmes, drogue.Redeal:
			return
		default:
			s.Said = &bubble{Head: d.voice.Choice(d.View, m)}
		}
		if s.Said != nil && d.t.Phase >= drogue.Playing && m.Kind() != drogue.Tell && m.Kind() != drogue.Parole && m.Kind() != drogue.Accord {
			s.Said = nil // the auction is over
		}
		return
	}
}

// tells shows a tell: the mute sign it, and the caption says what it means.
func (d *drogueFelt) tells(s *seat, l *table.Told) {
	t := l.Facts.(drogue.Table)
	s.Said = &bubble{Head: d.telling(l.Move)}
	if !t.Mute(s.Seat) {
		return
	}
	s.SignAt = uint64(l.At)
	topic, suit, rank, c, n := drogue.Told(l.Move)
	switch topic {
	case drogue.TellSuit:
		s.Signs = []face.Sign{face.SuitSign(suit)}
	case drogue.TellRank:
		s.Signs = []face.Sign{face.RankSign(rank)}
	case drogue.TellCard:
		s.Signs = []face.Sign{face.SuitSign(c.Suit()), face.RankSign(c.Rank())}
	case drogue.TellNumber:
		s.Signs, s.Wear.Fingers = []face.Sign{face.Number}, n
	case drogue.TellTrump:
		s.Signs = []face.Sign{face.Trump}
	case drogue.TellPass:
		s.Signs = []face.Sign{face.Pass}
	default:
		s.Signs = []face.Sign{face.Nothing}
	}
	if d.p.Captions {
		s.Said.Text = d.p.Lang.Sign(l.Move)
	}
}

// telling is a tell in a word or two.
func (d *drogueFelt) telling(m game.Move) string {
	topic, suit, rank, c, n := drogue.Told(m)
	switch topic {
	case drogue.TellSuit:
		return upperFirst(d.p.Lang.Suit(suit))
	case drogue.TellRank:
		return upperFirst(d.p.Lang.Rank(rank))
	case drogue.TellCard:
		return upperFirst(d.p.Lang.Card(c))
	case drogue.TellNumber:
		return d.say.Number(n)
	case drogue.TellTrump:
		return upperFirst(d.say.TellName("trump"))
	case drogue.TellPass:
		return upperFirst(d.say.TellName("pass"))
	}
	return upperFirst(d.say.TellName("nothing"))
}

func upperFirst(text string) string {
	for i, r := range text {
		return strings.ToUpper(string(r)) + text[i+len(string(r)):]
	}
	return text
}

func (d *drogueFelt) duty() string {
	t := &d.t
	switch t.Phase {
	case drogue.AtTheCut:
		return d.say.DoName()
	case drogue.NewDeal, drogue.Sentries, drogue.Relief, drogue.Reckoning:
		return d.say.DoAnswer()
	case drogue.ToArms:
		return "Aux armes!"
	case drogue.Announcing:
		return d.say.DoAnnounce()
	case drogue.Pointing:
		return d.say.DoPoint()
	case drogue.Making:
		return d.say.DoShow()
	}
	if t.Trick.N == 0 {
		return d.say.Lead()
	}
	o := drogue.OrderOf(t.Rules.Natural, t.Trumps)
	led, top := t.Trick.Led(), t.Trick.Top()
	duty := drogue.DutyOf(o, t.Rules.MustOvertrump, led, top)
	rung := duty.Rung(d.View.Hand)
	switch {
	case rung == len(duty):
		return d.say.AnyCard()
	case duty[rung] == o.Suit(led) && o.Trumps.Has(led):
		return d.say.FollowTrumps()
	case duty[rung] == o.Suit(led):
		return d.say.FollowSuit(led.Suit())
	case duty[rung]&^o.Suit(led) == 0:
		return d.say.Beat(d.p.Lang.Short(top))
	case duty[rung] == o.Trumps:
		return d.say.TrumpIt()
	}
	return d.say.OverTrump(d.p.Lang.Short(top))
}

// note is the points taken, as far as agreed, then what the clean side needs. §11: option showPoints.
func (d *drogueFelt) note() []string {
	t := &d.t
	if !t.Dealt || t.Parade {
		return nil
	}
	var parts []string
	if t.Phase == drogue.Playing {
		own, other := int(t.Points[d.mySide()]), int(t.Points[1-d.mySide()])
		switch show := d.Settings["showPoints"]; {
		case show == "all":
			parts = append(parts, d.say.BothPoints(own, other))
		case show == "own" && (d.plays() || d.lent()):
			parts = append(parts, d.say.OwnPoints(own))
		}
	}
	if t.Holder == drogue.NoSide {
		parts = append(parts, d.say.NobodyHolds())
	} else {
		parts = append(parts, d.say.CleanNeeds(d.say.Side(int(1-t.Holder)), 41))
	}
	return parts
}

// strict tells whether the game prevents nothing: calls can be forgotten.
func (d *drogueFelt) strict() bool { return d.t.Rules.Discipline != drogue.Assisted }

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
		return ask{Kind: "choices", Big: true, Head: d.say.AskName(), Text: d.say.AskNameText(min(n, 3))}
	case drogue.NewDeal:
		text := d.say.AskNewDealText()
		if why := d.why(game.MakeMove(drogue.Redeal, 0)); why.Text != "" {
			text = why.Text
		}
		return ask{Kind: "choices", Head: d.say.AskNewDeal(), Text: text}
	case drogue.Sentries:
		return ask{Kind: "choices", Head: d.say.AskVive(), Text: d.say.AskViveText(d.shorts(t.AllNamed()))}
	case drogue.Relief:
		text := d.say.AskReleaseText(t.Rules.ReleaseAll)
		switch {
		case t.Nose[d.Me] == 0:
			text = d.say.NoseIsFree()
		case !slices.ContainsFunc(d.View.Moves, func(m game.Move) bool { return m.Kind() == drogue.Release }):
			text += " " + d.say.NoneToRelease()
		}
		return ask{Kind: "choices", Head: d.say.AskRelease(), Text: text}
	case drogue.ToArms:
		return ask{Kind: "choices", Head: d.say.AskArms()}
	case drogue.Announcing:
		var names []string
		for s, said := range t.Said {
			if t.Best > 0 && said == t.Best {
				names = append(names, d.told.Names[s])
			}
		}
		able := slices.ContainsFunc(d.View.Moves, func(m game.Move) bool { return m.Kind() == drogue.Announce })
		text := d.say.AskAnnounceText(int(t.Best), names, able)
		return ask{Kind: "announce", Big: true, Head: d.say.AskAnnounce(), Text: text}
	case drogue.Pointing:
		return ask{Kind: "point", Big: true, Head: d.say.AskPoint(), Text: d.say.AskPointText(int(t.Best))}
	case drogue.Making:
		return ask{Kind: "show", Big: true, Head: d.say.AskShow(), Text: d.say.AskShowText(int(t.Number))}
	case drogue.Reckoning:
		return ask{Kind: "choices", Big: true, Head: d.say.AskReckon(), Text: d.say.AskReckonText()}
	}
	return ask{}
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

// speech is what the mute game adds to the chat: to ask for the word, to grant it.
func (d *drogueFelt) speech() []choice {
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

// pegs is why pegs moved with an event, after what was done where the sentence points to it.
func (d *drogueFelt) pegs(l table.Told) []say.Line {
	told := d.then(l)
	var lines []say.Line
	for _, n := range l.Notes {
		pegs, ok := n.(drogue.PegsNote)
		if !ok {
			continue
		}
		line := d.voice.Note(told, pegs)[0]
		switch pegs.Why {
		case drogue.CauseNotBeaten, drogue.CauseNotFollowed, drogue.CauseNotOvertrumped, drogue.CauseNotTrumped, drogue.CauseQuiVive, drogue.CauseQuiViveNose, drogue.CauseCaught, drogue.CauseWronged:
			line.Text = d.voice.Move(told, l.By, l.Move) + " " + line.Text
		}
		lines = append(lines, line)
	}
	return lines
}

// sheet tells how a deal was settled, with all that moved pegs in it.
func (d *drogueFelt) sheet(v *sheetView) {
	for _, l := range d.Log {
		v.Lines = append(v.Lines, d.pegs(l)...)
	}
	for _, n := range d.Sight.Sheet.Notes {
		switch n := n.(type) {
		case drogue.SettleNote:
			d.settled(v, &n)
		case game.Void:
			v.Title, v.Void = d.say.VoidDeal(), true
			for _, l := range d.Log {
				if l.Kind == "move" && l.Move.Kind() == drogue.Redeal {
					v.Lines = append(v.Lines, say.Line{Text: d.voice.Move(d.then(l), l.By, l.Move), Clause: "drogue §4"})
				}
			}
			v.Lines = append(v.Lines, d.voice.Note(d.after(), n)...)
		case game.Result:
			v.Lines = append(v.Lines, d.voice.Note(d.after(), n)...)
		}
	}
	v.Columns = []string{d.say.PegsHead()}
	d.changes(v)
}

// settled is the sheet of a deal that was played.
func (d *drogueFelt) settled(v *sheetView, n *drogue.SettleNote) {
	st := &n.Settlement
	names := func(side int8) []string { return []string{d.told.Names[side], d.told.Names[side+2]} }
	switch {
	case st.Mover != drogue.NoSide:
		v.Title = d.say.TakesDrogue(names(st.Mover))
	case st.Holder != drogue.NoSide:
		v.Title = d.say.KeepsDrogue(names(st.Holder))
	default:
		v.Title = d.say.StaysEven()
	}
	for side := range int8(2) {
		v.Boxes = append(v.Boxes, sheetBox{Side: [...]string{"g", "b"}[side], Head: d.say.Side(int(side)) + " · " + strings.Join(names(side), ", "),
			Big: strconv.Itoa(int(n.Points[side])), Small: d.say.TricksOf(int(n.Tricks[side]))})
	}
	if st.Holder != drogue.NoSide {
		clean := 1 - st.Holder
		v.Meter = &meter{Side: [...]string{"g", "b"}[clean], Points: int(n.Points[clean]), Need: 41, Of: 120,
			Text: d.say.NeededAtLeast(d.say.Side(int(clean)), int(n.Points[clean]))}
	}
	// The first line says what the boxes show.
	v.Lines = append(v.Lines, d.voice.Note(d.after(), *n)[1:]...)
}

// changes is what each wears now, and what he wore when the deal was cut.
func (d *drogueFelt) changes(v *sheetView) {
	after := d.Sight.Sheet.Facts.(drogue.Table)
	before := d.pegsBefore()
	for s := range game.Seat(4) {
		row := sheetRow{Seat: s, Name: d.name(s), After: d.figures(&after.Pegs, s)}
		row.Before = d.figures(&before, s)
		row.Face, row.Wear = d.dressed(s), face.Wear{Nose: int(after.Nose[s]), Punishment: int(after.Punishment[s]),
			Buttonhole: int(after.Buttonhole[s]), BlackNose: after.Black.Has(s)}
		row.Changed = before.Nose[s] != after.Nose[s] || before.Punishment[s] != after.Punishment[s] ||
			before.Buttonhole[s] != after.Buttonhole[s] || before.Black.Has(s) != after.Black.Has(s)
		v.Rows = append(v.Rows, row)
	}
}

// pegsBefore is what all wore when the deal was dealt; where that is not known any more, before it was settled.
func (d *drogueFelt) pegsBefore() drogue.Pegs {
	for _, l := range d.Log {
		if t, ok := l.Facts.(drogue.Table); ok && l.Kind == "dealt" {
			return t.Pegs
		}
	}
	return d.t.Before.Pegs
}

// reckons tells whether the last chance to challenge is asked for.
func (d *drogueFelt) reckons() bool { return d.t.Phase == drogue.Reckoning }

// granted tells whether the viewer, who is mute, may speak once.
func (f *felt) granted() bool {
	d, ok := f.rules.(*drogueFelt)
	return ok && f.plays() && d.t.Mute(f.Me) && d.t.Silence.Granted.Has(f.Me) && !d.t.Silence.Spoke.Has(f.Me)
}
