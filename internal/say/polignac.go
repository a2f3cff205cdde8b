package say

import (
	"slices"
	"strconv"
	"strings"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/polignac"
	"bivouac/trick"
)

func init() {
	voices["polignac"] = map[Lang]Voice{
		En: polignacVoice{En, polignacEnglish{}},
		De: polignacVoice{De, polignacGerman{}},
		Fr: polignacVoice{Fr, polignacFrench{}},
	}
}

// polignacVoice chooses the messages of Polignac; the languages say them.
type polignacVoice struct {
	Lang
	text polignacText
}

// polignacText is the messages of Polignac. Cards in lists are given as on their corners.
type polignacText interface {
	Common
	polignacMoves
	polignacNotes
	polignacRefusals
	polignacStatus

	// option, value and preset give an empty name to what they do not know; points is a target, stakePer a stake.
	option(key string) Label
	value(key, value string) Label
	preset(key string) Label
	points(n int) Label
	stakePer(n int) Label
}

// polignacMoves is the announcements, as told and as on a button.
type polignacMoves interface {
	announces(name string, generale bool) string
	silent(name string) string

	announce(generale bool) string
	nothing() string
}

// polignacNotes is what followed.
type polignacNotes interface {
	wins(name string, trick int, c card.Card, cards string) string
	// ranked: the order agreed on has decided who won; with the Ace high or not.
	ranked(order string, aceHigh bool) string
	broken(names []string, generale bool) string

	// pays is a payment in chips, gets the same on a notepad: cost is what was due, then what is left or how many points that
	// makes, of so many. why is one of the reasons below.
	pays(name string, cost int, why string, left int) string
	gets(name string, cost int, why string, points, target int) string
	forCards(cards string, spade card.Card) string // spade: the one that counts double, if it is among them, else card.None
	forHeld() string
	forFailed(generale bool) string
	forSlam(maker string) string // maker: who has won every trick, if it is known
	forRevoke() string
	revoked(name string, played, held card.Card) string

	made(name, slam string) string
	standing(list string, notepad bool) string
	nextDealer(name string) string
	stakes(list string) string
	ranking(list string) string
	stopped() string
}

// polignacRefusals is why something may not be done.
type polignacRefusals interface {
	sitOut() string
	callsFirst() string
	noCall(playing bool) string // playing: the time for announcements is over
}

// polignacStatus is what must always be visible.
type polignacStatus interface {
	sitsOut(name string) string
	order(order string) string
	asked(name string) string
	announced(names []string, generale bool) string
	held(name string, cost int) string
	has(name string, chips, tricks int, cards string) string
	noted(name string, points, target, tricks int, cards string) string
	toPlay(name string) string
	lastDeal() string
}

// Name is the name of the game.
func (polignacVoice) Name() string { return "Polignac" }

// Move is what a seat did.
func (p polignacVoice) Move(t *Table, by game.Seat, m game.Move) string {
	switch m {
	case polignac.Quiet:
		return p.text.silent(t.Name(by))
	case polignac.CallCapot, polignac.CallGenerale:
		return p.text.announces(t.Name(by), m == polignac.CallGenerale)
	}
	return p.text.Plays(t.Name(by), m.Card())
}

// Choice is what the person of the view may do.
func (p polignacVoice) Choice(_ *game.View, m game.Move) string {
	switch m {
	case polignac.Quiet:
		return p.text.nothing()
	case polignac.CallCapot, polignac.CallGenerale:
		return p.text.announce(m == polignac.CallGenerale)
	}
	return p.Short(m.Card())
}

// Note is what followed.
func (p polignacVoice) Note(t *Table, n game.Note) []Line {
	switch n := n.(type) {
	case polignac.Trick:
		return p.trick(t, &n)
	case polignac.Pay:
		return p.pay(t, &n)
	case polignac.Settle:
		return p.settlement(t, &n)
	case polignac.Stakes:
		list := make([]string, len(n.Pay))
		for seat, pay := range n.Pay {
			list[seat] = t.Names[seat] + " " + Signed(pay)
		}
		return []Line{{p.text.stakes(strings.Join(list, ", ")), "polignac §4"}}
	case game.Result:
		lines := p.Ending(t, n)
		if len(n.Winners) > 0 { // else the ending has said so
			lines = append(lines, Line{p.text.Won(t.at(n.Winners)...), "polignac §4"})
		}
		return lines
	}
	return nil
}

// generale tells whether what is announced at the table is La Générale.
func generale(t *Table) bool { return t.Settings["slam"] == "chelem+generale" }

// trick tells who has won and with what, which order has decided it, and whose slam it has ended.
func (p polignacVoice) trick(t *Table, n *polignac.Trick) []Line {
	cards := cardsIn(n.Cards)
	rules := polignac.Rules{AceHigh: t.Settings["order"] == "ace"}
	other := polignac.Rules{AceHigh: !rules.AceHigh}
	best := bestOf(rules.Order(), cards)
	lines := []Line{{p.text.wins(t.Names[n.Winner], n.Number, best, p.Shorts(cards...)), "polignac §3"}}
	if best != bestOf(other.Order(), cards) {
		lines = append(lines, Line{p.text.ranked(p.ranks(rules.AceHigh), rules.AceHigh), "polignac §1"})
	}
	if n.Broken != 0 {
		lines = append(lines, Line{p.text.broken(t.Of(n.Broken), generale(t)), "polignac §2"})
	}
	return lines
}

// bestOf is the card that wins a trick.
func bestOf(o *trick.Order, cards []card.Card) card.Card {
	var t trick.Trick
	for _, c := range cards {
		t.Add(o, c)
	}
	return t.Top()
}

// cardsIn reads the cards of a note; the rules wrote them.
func cardsIn(text string) []card.Card {
	var cards []card.Card
	for word := range strings.FieldsSeq(text) {
		c, _ := card.Parse(word)
		cards = append(cards, c)
	}
	return cards
}

// ranks is the order of a suit, high to low, as on the corners of cards.
func (l Lang) ranks(aceHigh bool) string {
	order := []card.Rank{card.King, card.Queen, card.Jack, card.Ace, card.Ten, card.Nine, card.Eight, card.Seven}
	if aceHigh {
		order = []card.Rank{card.Ace, card.King, card.Queen, card.Jack, card.Ten, card.Nine, card.Eight, card.Seven}
	}
	letters := make([]string, len(order))
	for i, r := range order {
		letters[i] = l.Letter(r)
	}
	return strings.Join(letters, " ")
}

// pay tells who pays how much for what.
func (p polignacVoice) pay(t *Table, n *polignac.Pay) []Line {
	say, name, clause := p.text, t.Names[n.Seat], n.Cause.Clause()
	var lines []Line
	why := ""
	switch n.Cause {
	case polignac.ForTrick:
		if n.Cards != 0 {
			spade := n.Cards & card.OfSuit(card.Spades)
			why = say.forCards(p.Shorts(n.Cards.Cards()...), spade.First())
		}
	case polignac.ForHeld:
		why = say.forHeld()
	case polignac.ForFailed:
		why = say.forFailed(generale(t))
	case polignac.ForSlam:
		maker := ""
		if f, known := t.Facts.(polignac.Table); known && f.Ledger.Maker() != game.NoSeat {
			maker = t.Names[f.Ledger.Maker()]
		}
		why = say.forSlam(maker)
	case polignac.ForRevoke:
		why = say.forRevoke()
		if r := n.Revoked; r != nil {
			played, _ := card.Parse(r.Card)
			held, _ := card.Parse(r.Held)
			lines = append(lines, Line{say.revoked(name, played, held), clause})
		}
	}
	left := n.Chips[n.Seat]
	if t.Settings["scoring"] == "notepad" {
		target := t.Settings.Int("target")
		return append(lines, Line{say.gets(name, n.Cost, why, target-left, target), clause})
	}
	return append(lines, Line{say.pays(name, n.Cost, why, left), clause})
}

// settlement tells the slam that was made, how all stand, and who deals next.
func (p polignacVoice) settlement(t *Table, n *polignac.Settle) []Line {
	say := p.text
	var lines []Line
	if n.Made != nil {
		slam := n.Slam
		if !slices.Contains(n.By, *n.Made) {
			slam = "chelem" // somebody else's La Générale failed
		}
		lines = append(lines, Line{say.made(t.Names[*n.Made], slam), "polignac §2"})
	}
	list := make([]string, len(n.Chips))
	f, known := t.Facts.(polignac.Table)
	notepad := t.Settings["scoring"] == "notepad"
	for seat, chips := range n.Chips {
		has, change := chips, 0
		if known {
			change = chips - int(f.Ledger.Before[seat])
		}
		if notepad {
			has, change = t.Settings.Int("target")-chips, -change
		}
		list[seat] = t.Names[seat] + " " + strconv.Itoa(has)
		if change != 0 {
			list[seat] += " (" + Signed(change) + ")"
		}
	}
	lines = append(lines, Line{say.standing(strings.Join(list, ", "), notepad), "polignac §4"})
	if known && !f.Over {
		lines = append(lines, Line{say.nextDealer(t.Name(f.Dealer)), "polignac §1"})
	}
	return lines
}

// Ending tells who has lost, or that nobody has, and how all stand.
func (p polignacVoice) Ending(t *Table, n game.Result) []Line {
	say := p.text
	text := say.stopped()
	if len(n.Losers) > 0 {
		text = say.Lost(t.at(n.Losers)...)
	}
	lines := []Line{{text, "polignac §4"}}
	if f, ok := t.Facts.(polignac.Table); ok {
		chips := make([]int, f.N)
		for seat := range chips {
			chips[seat] = int(f.Ledger.Chips[seat])
		}
		lines = append(lines, Line{say.ranking(ranked(t.Names, chips)), "polignac §4"})
	}
	return lines
}

// ranked is who stands where, the highest number first, equal ones in one place: "1. Anna, Ben · 3. Carla".
func ranked(names []string, has []int) string {
	seats := make([]int, len(has))
	for seat := range seats {
		seats[seat] = seat
	}
	slices.SortStableFunc(seats, func(a, b int) int { return has[b] - has[a] })
	text := ""
	for i, seat := range seats {
		switch {
		case i > 0 && has[seat] == has[seats[i-1]]:
			text += ", "
		case i > 0:
			text += " · " + strconv.Itoa(i+1) + ". "
		default:
			text += "1. "
		}
		text += names[seat]
	}
	return text
}

// Refusal is why the person of the view may not do something.
func (p polignacVoice) Refusal(v *game.View, r *game.Refusal) Line {
	line, shared := p.Lang.Refusal(r)
	switch {
	case r.Code == "phase":
		line.Text = p.text.callsFirst()
	case shared:
	case r.Code == "out":
		line.Text = p.text.sitOut()
	case r.Code == "call":
		line.Text = p.text.noCall(v.Leader != game.NoSeat)
	}
	return line
}

// Status is what must always be visible: the deal, the order of the cards, announcements and what is held, what each has,
// and whose turn it is.
func (p polignacVoice) Status(t *Table, v *game.View) []string {
	say, f := p.text, v.Facts.(polignac.Table)
	l := &f.Ledger
	var lines []string
	if f.Over {
		lines = append(lines, say.IsOver())
	} else {
		deal := int(f.Deals)
		if !f.Dealt {
			deal++
		}
		lines = append(lines, say.Deal(deal, t.Name(f.Dealer)))
		if f.Rung {
			lines = append(lines, say.lastDeal())
		}
	}
	lines = append(lines, say.order(p.ranks(f.Rules.AceHigh)))
	if f.Dealt {
		if f.Out != 0 {
			lines = append(lines, say.sitsOut(t.Name(f.Out.First())))
		}
		if l.Callers != 0 {
			lines = append(lines, say.announced(t.Of(l.Callers), l.Slam == polignac.Generale))
		}
		held := 0
		for _, cost := range l.Held[:l.HeldN] {
			held += int(cost)
		}
		if held > 0 {
			lines = append(lines, say.held(t.Name(l.Runner), held))
		}
	}
	for seat := range game.Seat(f.N) {
		won := p.Shorts(f.Won[seat].Cards()...)
		chips, tricks := int(l.Chips[seat]), int(f.Tricks[seat])
		if t.Settings["scoring"] == "notepad" {
			lines = append(lines, say.noted(t.Name(seat), int(f.Rules.Target)-chips, int(f.Rules.Target), tricks, won))
		} else {
			lines = append(lines, say.has(t.Name(seat), chips, tricks, won))
		}
	}
	switch {
	case f.Awaits == 0:
	case f.Calling():
		lines = append(lines, say.asked(t.Name(f.Awaits.First())))
	default:
		lines = append(lines, say.toPlay(t.Name(f.Awaits.First())))
	}
	return lines
}

// Option names an option.
func (p polignacVoice) Option(key string) Label {
	if label := p.text.option(key); label.Name != "" {
		return label
	}
	label, _ := p.Lang.Option(key)
	return label
}

// Value names a value of an option.
func (p polignacVoice) Value(key, value string) Label {
	if label := p.text.value(key, value); label.Name != "" {
		return label
	}
	if n, err := strconv.Atoi(value); err == nil {
		switch key {
		case "target":
			return p.text.points(n)
		case "stake":
			return p.text.stakePer(n)
		}
	}
	label, _ := p.Lang.Value(key, value)
	return label
}

// Preset names a set of agreements.
func (p polignacVoice) Preset(key string) Label {
	if label := p.text.preset(key); label.Name != "" {
		return label
	}
	return Label{Name: key}
}
