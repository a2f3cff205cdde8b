package ui

import (
	"strconv"
	"strings"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
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

// deal counts the deals that are completed and, while one is played, that one: void deals have a number and do not count for the
// length, so that nobody knows before how many there will be.
func (d *drogueFelt) deal() string {
	n, of := int(d.t.Completed), int(d.t.Rules.Length)
	if d.t.Parade && d.End == nil {
		return d.say.AfterDeals(n)
	}
	if d.End == nil || d.End.Void {
		n++
	}
	if n > of {
		return d.felt.deal()
	}
	return d.say.DealOf(n, of)
}

func (d *drogueFelt) strip() strip {
	t := &d.t
	switch {
	case t.Parade || t.Over:
		return strip{Suit: card.NoSuit, Mark: "†", Head: d.say.Parade(), Text: d.say.ParadeText(), Label: d.say.PegsHead(), Value: d.pegsOfSides()}
	case d.inHand() && t.Maker != game.NoSeat:
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

// tells shows a tell: the mute sign it, and the caption says what it means. Who wants no captions reads the face, or the log.
func (d *drogueFelt) tells(s *seat, l *table.Told) {
	t := l.Facts.(drogue.Table)
	s.Said = &bubble{Head: d.telling(l.Move)}
	if !t.Mute(s.Seat) {
		return
	}
	s.SignAt = l.At
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
	if !d.p.Captions {
		s.Said = nil
		return
	}
	s.Said.Text = d.p.Lang.Sign(l.Move)
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
		parts = append(parts, d.say.CleanNeeds(d.say.Side(int(1-t.Holder)), drogue.CleanPoints))
	}
	return parts
}

// strict tells whether the game prevents nothing: calls can be forgotten.
func (d *drogueFelt) strict() bool { return d.t.Rules.Discipline != drogue.Assisted }
