package say

import (
	"strconv"
	"strings"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
)

func init() {
	voices["drogue"] = map[Lang]Voice{
		En: drogueVoice{En, drogueEnglish{}},
		De: drogueVoice{De, drogueGerman{}},
		Fr: drogueVoice{Fr, drogueFrench{}},
	}
}

// drogueVoice chooses the messages of Drogue; the languages say them.
type drogueVoice struct {
	Lang
	text drogueText
}

// drogueText is the messages of Drogue. Cards are given as on their corners.
type drogueText interface {
	Common
	drogueMoves
	drogueChoices
	drogueTells
	drogueRefusals
	droguePegs
	drogueSettlement
	drogueStatus

	// Option, Value and Preset give an empty name to what they do not know.
	Option(key string) Label
	Value(key, value string) Label
	Preset(key string) Label
}

// drogueMoves is what a player did.
type drogueMoves interface {
	names(name, jacks, nose string) string // nose: the Jack for the black nose, empty where not said
	redeals(name string) string
	isReady(name string) string
	callsVive(name, jack string) string
	lifts(name, jack string) string
	callsArms(name string, mute bool) string
	announces(name string, number int) string
	passes(name string) string
	states(name string, point int) string
	makes(name string, suit card.Suit, shown string) string // shown: empty where nobody knows
	salutes(name string) string
	callsQuatre(name string) string
	tells(name, told string) string
	signs(name, sign, told string) string
	asksWord(name string) string
	grants(name, to string) string
	speaks(name string) string
	stepsOut(name, card string) string
	challengesTrick(name, other string, trick int) string
	challengesTurn(name, other string, trick int) string
	challengesSalute(name, other string) string
	challengesQuatre(name, other string) string
	challengesAnnounce(name, other string) string
	challengesTalk(name, other string) string
	challengesVive(name, jack string) string
}

// drogueChoices is what a person may do, as on a button.
type drogueChoices interface {
	name(jacks, nose string) string
	redeal() string
	ready() string
	vive(jack string) string
	lift(jack string) string
	arms(mute bool) string
	announce(number int) string
	pass() string
	state(point int) string
	show(suit card.Suit, shown, hidden string) string // hidden: empty where nothing stays hidden
	salute() string
	quatre() string
	tell(told string) string
	askWord() string
	grant(to string) string
	speak() string
	stepOut(card string) string
	challenge(other string, a drogue.Act, trick int) string
	challengeVive(jack string) string

	// opponentRight, partner and opponentLeft are the others as one sees them from one's seat.
	opponentRight() string
	partner() string
	opponentLeft() string
}

// drogueTells is what a tell says, and the sign for it.
type drogueTells interface {
	tellSuit(s card.Suit) string
	tellRank(r card.Rank) string
	tellCard(card string) string
	tellNumber(n int) string
	tellTrump() string
	tellPass() string
	tellNothing() string

	signSuit(s card.Suit) string
	signRank(r card.Rank) string // seven … ace
	signThen(suit, rank string) string
	signNumber(n int) string
	signTrump() string
	signPass() string
	signNothing() string
}

// Name is the name of the game.
func (drogueVoice) Name() string { return "Drogue" }

// Move is what a seat did.
func (d drogueVoice) Move(t *Table, by game.Seat, m game.Move) string {
	say, name := d.text, t.Name(by)
	jack := d.Short(card.Card(m.Arg()))
	switch m.Kind() {
	case game.Plays:
		return say.Plays(name, m.Card())
	case drogue.Name:
		named, nose := drogue.Naming(m)
		return say.names(name, d.jacks(named), d.shortOrNone(nose))
	case drogue.Redeal:
		return say.redeals(name)
	case drogue.Ready:
		return say.isReady(name)
	case drogue.QuiVive:
		return say.callsVive(name, jack)
	case drogue.Release:
		return say.lifts(name, jack)
	case drogue.AuxArmes:
		return say.callsArms(name, t.Settings["speech"] == "mute")
	case drogue.Announce:
		return say.announces(name, int(m.Arg()))
	case drogue.Pass:
		return say.passes(name)
	case drogue.Point:
		return say.states(name, int(m.Arg()))
	case drogue.Show:
		suit, _ := drogue.Showing(m)
		shown := ""
		if facts, ok := t.Facts.(drogue.Table); ok && facts.Maker == by {
			shown = d.shown(facts.Made, suit)
		}
		return say.makes(name, suit, shown)
	case drogue.Salute:
		return say.salutes(name)
	case drogue.Quatre:
		return say.callsQuatre(name)
	case drogue.Tell:
		return d.told(t, by, m)
	case drogue.Parole:
		return say.asksWord(name)
	case drogue.Accord:
		return say.grants(name, t.Name(game.Seat(m.Arg())))
	case drogue.Speak:
		return say.speaks(name)
	case drogue.OutOfTurn:
		return say.stepsOut(name, jack)
	case drogue.ChallengeVive:
		return say.challengesVive(name, jack)
	}
	other, act, number := drogue.Challenged(m)
	switch act {
	case drogue.ActTrick:
		return say.challengesTrick(name, t.Name(other), number)
	case drogue.ActTurn:
		return say.challengesTurn(name, t.Name(other), number)
	case drogue.ActSalute:
		return say.challengesSalute(name, t.Name(other))
	case drogue.ActQuatre:
		return say.challengesQuatre(name, t.Name(other))
	case drogue.ActAnnounce:
		return say.challengesAnnounce(name, t.Name(other))
	}
	return say.challengesTalk(name, t.Name(other))
}

// told is a tell as the table learns it. §9: the mute make their tells by signs, the others aloud.
func (d drogueVoice) told(t *Table, by game.Seat, m game.Move) string {
	name, told := t.Name(by), d.Tell(m)
	if facts, known := t.Facts.(drogue.Table); known && facts.Mute(by) {
		return d.text.signs(name, d.Sign(m), told)
	}
	return d.text.tells(name, told)
}

// Choice is what the person of the view may do.
func (d drogueVoice) Choice(v *game.View, m game.Move) string {
	say := d.text
	jack := d.Short(card.Card(m.Arg()))
	switch m.Kind() {
	case game.Plays:
		return d.Short(m.Card())
	case drogue.Name:
		named, nose := drogue.Naming(m)
		return say.name(d.jacks(named), d.shortOrNone(nose))
	case drogue.Redeal:
		return say.redeal()
	case drogue.Ready:
		return say.ready()
	case drogue.QuiVive:
		return say.vive(jack)
	case drogue.Release:
		return say.lift(jack)
	case drogue.AuxArmes:
		return say.arms(v.Facts.(drogue.Table).Rules.Mute)
	case drogue.Announce:
		return say.announce(int(m.Arg()))
	case drogue.Pass:
		return say.pass()
	case drogue.Point:
		return say.state(int(m.Arg()))
	case drogue.Show:
		suit, left := drogue.Showing(m)
		return say.show(suit, d.shown(drogue.ShownOf(v.Hand, suit, left), suit), d.shortOrNone(left))
	case drogue.Salute:
		return say.salute()
	case drogue.Quatre:
		return say.quatre()
	case drogue.Tell:
		return say.tell(d.Tell(m))
	case drogue.Parole:
		return say.askWord()
	case drogue.Accord:
		return say.grant(d.neighbour(v, game.Seat(m.Arg())))
	case drogue.Speak:
		return say.speak()
	case drogue.OutOfTurn:
		return say.stepOut(jack)
	case drogue.ChallengeVive:
		return say.challengeVive(jack)
	}
	other, act, number := drogue.Challenged(m)
	return say.challenge(d.neighbour(v, other), act, number)
}

// neighbour is another player as the person of the view sees him. §2: seat i+1 sits to the right of seat i.
func (d drogueVoice) neighbour(v *game.View, s game.Seat) string {
	switch (s - v.Seat) & 3 {
	case 1:
		return d.text.opponentRight()
	case 2:
		return d.text.partner()
	}
	return d.text.opponentLeft()
}

// Tell is what a tell of Drogue says, as its player would.
func (l Lang) Tell(m game.Move) string {
	say := voices["drogue"][l.known()].(drogueVoice).text
	topic, s, r, c, number := drogue.Told(m)
	switch topic {
	case drogue.TellSuit:
		return say.tellSuit(s)
	case drogue.TellRank:
		return say.tellRank(r)
	case drogue.TellCard:
		return say.tellCard(l.Short(c))
	case drogue.TellNumber:
		return say.tellNumber(number)
	case drogue.TellTrump:
		return say.tellTrump()
	case drogue.TellPass:
		return say.tellPass()
	}
	return say.tellNothing()
}

// Sign is the grimace or gesture that makes a tell of Drogue, described. §9: a card is its suit's sign, then its rank's.
func (l Lang) Sign(m game.Move) string {
	say := voices["drogue"][l.known()].(drogueVoice).text
	topic, s, r, c, number := drogue.Told(m)
	switch topic {
	case drogue.TellSuit:
		return say.signSuit(s)
	case drogue.TellRank:
		return say.signRank(r)
	case drogue.TellCard:
		return say.signThen(say.signSuit(c.Suit()), say.signRank(c.Rank()))
	case drogue.TellNumber:
		return say.signNumber(number)
	case drogue.TellTrump:
		return say.signTrump()
	case drogue.TellPass:
		return say.signPass()
	}
	return say.signNothing()
}

// Option is an option of Drogue, with what it decides.
func (d drogueVoice) Option(key string) Label {
	if label := d.text.Option(key); label.Name != "" {
		return label
	}
	label, _ := d.Lang.Option(key)
	return label
}

// Value is a value of an option.
func (d drogueVoice) Value(key, value string) Label {
	if label := d.text.Value(key, value); label.Name != "" {
		return label
	}
	label, _ := d.Lang.Value(key, value)
	return label
}

// Preset is a set of agreements with a name.
func (d drogueVoice) Preset(key string) Label {
	if label := d.text.Preset(key); label.Name != "" {
		return label
	}
	return Label{Name: key}
}

// jacks is some Jacks, high to low, as on their corners.
func (d drogueVoice) jacks(set card.Set) string {
	var names []string
	for _, j := range drogue.Mandrins {
		if set.Has(j) {
			names = append(names, d.Short(j))
		}
	}
	return d.text.And(names...)
}

// shown is the cards that make trumps, the Jacks first, then the suit from the Ace down.
func (d drogueVoice) shown(set card.Set, suit card.Suit) string {
	var cards []card.Card
	for _, j := range drogue.Mandrins {
		if set.Has(j) {
			cards = append(cards, j)
		}
	}
	for plain := set & drogue.Plain(suit); plain != 0; plain &^= plain.Last().Set() {
		cards = append(cards, plain.Last())
	}
	return d.Shorts(cards...)
}

func (d drogueVoice) shortOrNone(c card.Card) string {
	if c == card.None {
		return ""
	}
	return d.Short(c)
}

// length names a length of a match: so many deals, so many minutes, or open.
func length(say options, key, value string) Label {
	if key != "length" {
		return Label{}
	}
	if value == "open" {
		return say.Open()
	}
	if minutes, ok := strings.CutSuffix(value, "m"); ok {
		n, _ := strconv.Atoi(minutes) // the values of the option are numbers
		return say.Minutes(n)
	}
	if n, err := strconv.Atoi(value); err == nil {
		return say.Deals(n)
	}
	return Label{}
}
