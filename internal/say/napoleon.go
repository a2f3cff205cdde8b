package say

import (
	"strconv"
	"strings"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/napoleon"
)

func init() {
	voices["napoleon"] = map[Lang]Voice{
		En: napoleonVoice{En, napoleonEnglish{}},
		De: napoleonVoice{De, napoleonGerman{}},
		Fr: napoleonVoice{Fr, napoleonFrench{}},
	}
}

// napoleonVoice chooses the messages of Napoleon; the languages say them.
type napoleonVoice struct {
	Lang
	text napoleonText
}

// napoleonText is the messages of Napoleon.
type napoleonText interface {
	Common
	napoleonMoves
	napoleonNotes
	napoleonRefusals
	napoleonStatus

	title() string
	// bid is the name of a bid, as on a button; stake adds what a Blücher wins and costs.
	bid(b napoleon.Bid) string
	stake(bid string, win, loss int) string

	// option, value and preset give an empty name to what they do not know; rounds and blucher are values that are numbers.
	option(key string) Label
	value(key, value string) Label
	preset(key string) Label
	rounds(n int) Label
	blucher(win, loss int) Label
	lowStake() string // a Blücher wins no more than a Wellington
}

// napoleonMoves is what a player did.
type napoleonMoves interface {
	passes(name string) string
	calls(name, bid string) string
	alone(name string, b napoleon.Bid) string // the bidding is over
	makesTrumps(name string, c card.Card) string
	leadsWithout(name string, c card.Card) string // a misère without trumps
}

// napoleonNotes is what followed.
type napoleonNotes interface {
	winsTrump(name string, trick int, c card.Card) string
	winsSuit(name string, trick int, c card.Card) string
	revoked(name string, played, held card.Card) string
	countsAs(bid string, made bool) string
	made(bid string, tricks int) string
	failed(b napoleon.Bid, tricks int) string
	counts(times int) string
	receives(name string, others []string, each, total int) string
	pays(name string, others []string, each, total int) string
	balances(list string) string
	allPassed() string
	nextCounts(times int) string
	shared(balance int) string // the first place
	allEqual() string
}

// napoleonRefusals is why something may not be done.
type napoleonRefusals interface {
	low() string
	lowOver(high string) string
	forerunner(bid, before string) string
	noBlucher() string
	mustBid() string
	jokerLead() string
}

// napoleonStatus is what must always be visible.
type napoleonStatus interface {
	round(n, of int) string // of: 0 in an open match
	lastRound(n int) string // the bell has rung
	sitsOut(name string) string
	noBid() string
	highest(name, bid string) string
	contract(name, bid string) string
	trumps(s card.Suit) string
	noTrumps() string
	trumpsByLead() string
	taken(name string, own, others int) string
	toBid(name string) string
	toPlay(name string) string
}

// Name is the name of the game.
func (n napoleonVoice) Name() string { return n.text.title() }

// Move is what a seat did. A call that ends the bidding says who plays alone for what; the first card says what is trumps.
func (n napoleonVoice) Move(t *Table, by game.Seat, m game.Move) string {
	say, name := n.text, t.Name(by)
	f, known := t.Facts.(napoleon.Table)
	if m.Kind() == napoleon.Bids {
		text := say.passes(name)
		if b := napoleon.Bid(m.Arg()); b != napoleon.Pass {
			text = say.calls(name, say.bid(b))
		}
		if known && f.Leader != game.NoSeat {
			text += " " + say.alone(t.Name(f.Soloist), f.Bid)
		}
		return text
	}
	switch {
	case !known || f.Played != m.Card().Set():
		return say.Plays(name, m.Card())
	case f.Trumps == card.NoSuit:
		return say.leadsWithout(name, m.Card())
	}
	return say.makesTrumps(name, m.Card())
}

// Choice is what the person of the view may do.
func (n napoleonVoice) Choice(v *game.View, m game.Move) string {
	if m.Kind() != napoleon.Bids {
		return n.Short(m.Card())
	}
	b := napoleon.Bid(m.Arg())
	if f, ok := v.Facts.(napoleon.Table); ok && b == napoleon.Blucher {
		return n.text.stake(n.text.bid(b), int(f.Rules.Win), int(f.Rules.Loss))
	}
	return n.text.bid(b)
}

// Note is what followed.
func (n napoleonVoice) Note(t *Table, note game.Note) []Line {
	say := n.text
	switch note := note.(type) {
	case napoleon.Trick:
		wins := say.winsSuit
		if note.Trump {
			wins = say.winsTrump
		}
		return []Line{{wins(t.Names[note.Winner], note.Number, note.Best), "napoleon §3"}}
	case napoleon.Settle:
		return n.settlement(t, &note)
	case game.Void:
		lines := []Line{{say.allPassed(), "napoleon §2"}}
		if f, ok := t.Facts.(napoleon.Table); ok && f.Times > 1 {
			lines = append(lines, Line{say.nextCounts(int(f.Times)), "napoleon §2"})
		}
		return lines
	case game.Result:
		return append(n.Ending(t, note), Line{say.Won(t.at(note.Winners)...), "napoleon §5"})
	}
	return nil
}

// settlement tells how the bid was decided, what it is worth, who pays whom, and how the accounts stand.
func (n napoleonVoice) settlement(t *Table, note *napoleon.Settle) []Line {
	say := n.text
	b, _ := napoleon.ParseBid(note.Bid) // the rules wrote it
	bid, soloist := say.bid(b), t.Names[note.Soloist]
	var lines []Line
	tell := func(text, clause string) { lines = append(lines, Line{text, "napoleon " + clause}) }
	switch r := note.Revoked; {
	case r != nil:
		played, _ := card.Parse(r.Card)
		held, _ := card.Parse(r.Held)
		tell(say.revoked(t.Names[r.Seat], played, held), "§3")
		tell(say.countsAs(bid, note.Made), "§3")
	case note.Made:
		tell(say.made(bid, note.Tricks), "§4")
	default:
		tell(say.failed(b, note.Tricks), "§4")
	}
	if note.Times > 1 {
		tell(say.counts(note.Times), "§2")
	}
	var others []string
	for seat, name := range t.Names {
		if seat != note.Soloist {
			others = append(others, name)
		}
	}
	total := note.Pay[note.Soloist]
	if total > 0 {
		tell(say.receives(soloist, others, total/len(others), total), "§4")
	} else {
		tell(say.pays(soloist, others, -total/len(others), total), "§4")
	}
	tell(say.balances(accountsOf(t.Names, note.Balances)), "§4")
	return lines
}

// Ending tells of a first place that it is shared; else the balances have said all.
func (n napoleonVoice) Ending(t *Table, note game.Result) []Line {
	f, known := t.Facts.(napoleon.Table)
	switch {
	case len(note.Losers) == 0:
		return []Line{{n.text.allEqual(), "napoleon §5"}}
	case len(note.Winners) > 1 && known:
		return []Line{{n.text.shared(f.Balances[note.Winners[0]]), "napoleon §5"}}
	}
	return nil
}

// accountsOf is how the players stand: "Anna +9, Ben −3".
func accountsOf(names []string, balances []int) string {
	list := make([]string, len(names))
	for i, name := range names {
		list[i] = name + " " + Signed(balances[i])
	}
	return strings.Join(list, ", ")
}

// Refusal is why the person of the view may not do something.
func (n napoleonVoice) Refusal(v *game.View, r *game.Refusal) Line {
	line, ok := n.Lang.Refusal(r)
	if ok {
		return line
	}
	say, b := n.text, napoleon.Bid(r.Move.Arg())
	switch r.Code {
	case "low":
		line.Text = say.low()
		if f, ok := v.Facts.(napoleon.Table); ok && f.Bid != napoleon.Pass {
			line.Text = say.lowOver(say.bid(f.Bid))
		}
	case "forerunner":
		line.Text = say.forerunner(say.bid(b), say.bid(b-1))
	case "blucher":
		line.Text = say.noBlucher()
	case "dealer":
		line.Text = say.mustBid()
	case "joker":
		line.Text = say.jokerLead()
	}
	return line
}

// Status is what must always be visible: deal and round, what it counts, bids or contract and trumps, tricks, whose turn it
// is, and the accounts.
func (n napoleonVoice) Status(t *Table, v *game.View) []string {
	f := v.Facts.(napoleon.Table)
	say := n.text
	accounts := say.balances(accountsOf(t.Names, f.Balances[:f.N]))
	if f.Over {
		return []string{say.IsOver(), accounts}
	}
	deal := int(f.Deals)
	if !f.Dealt {
		deal++
	}
	lines := []string{say.Deal(deal, t.Name(f.Dealer))}
	switch round := (deal + int(f.N) - 1) / int(f.N); {
	case f.Rung:
		lines = append(lines, say.lastRound(round))
	default:
		lines = append(lines, say.round(round, int(f.Rules.Rounds)))
	}
	if f.Rules.DealerOut {
		lines = append(lines, say.sitsOut(t.Name(f.Dealer)))
	}
	if f.Times > 1 {
		lines = append(lines, say.counts(int(f.Times)))
	}
	if f.Deals <= 1 && f.Leader == game.NoSeat { // §4: everybody sees the agreement before the first deal
		lines = append(lines, n.agreement(&f.Rules))
	}
	if f.Dealt {
		lines = append(lines, n.stand(t, &f)...)
	}
	return append(lines, accounts)
}

// agreement is what a Blücher wins and costs.
func (n napoleonVoice) agreement(r *napoleon.Rules) string {
	if r.Win == 0 {
		return n.text.noBlucher()
	}
	text := n.text.stake(n.text.bid(napoleon.Blucher), int(r.Win), int(r.Loss))
	if cheap(int(r.Win)) {
		text += " – " + n.text.lowStake()
	}
	return text + "."
}

// cheap tells whether a Blücher wins no more than a Wellington, though its stake should be higher still.
func cheap(win int) bool {
	wellington, _ := (&napoleon.Rules{}).Stake(napoleon.Wellington)
	return win <= wellington
}

// stand is how the deal in hand stands.
func (n napoleonVoice) stand(t *Table, f *napoleon.Table) []string {
	say := n.text
	turn := t.Name(f.Awaits.First())
	if f.Leader == game.NoSeat {
		if f.Bid == napoleon.Pass {
			return []string{say.noBid(), say.toBid(turn)}
		}
		return []string{say.highest(t.Name(f.Soloist), say.bid(f.Bid)), say.toBid(turn)}
	}
	trumps := say.trumps(f.Trumps)
	switch {
	case f.Bid == napoleon.Misere && !f.Rules.MisereLed:
		trumps = say.noTrumps()
	case f.Trumps == card.NoSuit:
		trumps = say.trumpsByLead()
	}
	own := int(f.Tricks[f.Soloist])
	others := -own
	for _, tricks := range f.Tricks {
		others += int(tricks)
	}
	soloist := t.Name(f.Soloist)
	return []string{say.contract(soloist, say.bid(f.Bid)), trumps, say.taken(soloist, own, others), say.toPlay(turn)}
}

// Option names an option.
func (n napoleonVoice) Option(key string) Label {
	if label := n.text.option(key); label.Name != "" {
		return label
	}
	label, _ := n.Lang.Option(key)
	return label
}

// Value names a value of an option.
func (n napoleonVoice) Value(key, value string) Label {
	if label := n.text.value(key, value); label.Name != "" {
		return label
	}
	switch key {
	case "length":
		if rounds, err := strconv.Atoi(value); err == nil {
			return n.text.rounds(rounds)
		}
	case "blucher":
		if win, loss, ok := napoleon.ParseStake(value); ok {
			label := n.text.blucher(int(win), int(loss))
			if cheap(int(win)) {
				label.Text = n.text.lowStake()
			}
			return label
		}
	}
	label, _ := n.Lang.Value(key, value)
	return label
}

// Preset names a set of agreements.
func (n napoleonVoice) Preset(key string) Label {
	if label := n.text.preset(key); label.Name != "" {
		return label
	}
	return Label{Name: key}
}
