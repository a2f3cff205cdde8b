package ui

import (
	"strconv"
	"time"

	"bivouac/game"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/shuffle"
)

// NewTable is what somebody has chosen so far for a table that he opens.
type NewTable struct {
	Game     *game.Game
	Settings game.Settings // completed where they are whole, else as they were given
	Seats    int
	Terms    Terms
	Mates    []string // the names of who else plays at the screen
	Trouble  string   // why these settings do not go together
	Between  []string // the keys of the options that are the trouble
}

// Terms is how people play together, as the page offers it.
type Terms struct {
	Clock  string // a key of Clocks
	Away   int    // seconds without a page after which a person is gone
	Pace   string // a key of Paces
	Undo   string // a key of Undos
	Watch  bool
	Forced bool
	Words  bool

	Shuffle shuffle.Way
}

// The choices that the page offers. The first is the usual one.
var (
	Clocks = []string{"none", "relaxed", "normal", "fast", "day", "days"}
	Aways  = []int{60, 30, 300, 900, 3600}
	Paces  = []string{"steady", "brisk", "instant", "slow"}
	Undos  = []string{"asked", "free", "never"}
	Ways   = []shuffle.Way{shuffle.Evenly, shuffle.ByHand}
)

// UsualTerms is how people play who have chosen nothing.
var UsualTerms = Terms{Clock: Clocks[0], Away: Aways[0], Pace: Paces[0], Undo: Undos[0], Watch: true, Words: true}

// clock is the time for a decision, and the bank beside it.
type clock struct{ move, bank time.Duration }

// What the keys of Clocks, Paces and Undos mean for a table.
var (
	clocks = map[string]clock{
		"none": {}, "relaxed": {time.Minute, 3 * time.Minute}, "normal": {30 * time.Second, time.Minute}, "fast": {15 * time.Second, 30 * time.Second},
		"day": {move: 24 * time.Hour}, "days": {move: 72 * time.Hour},
	}
	paces = map[string]time.Duration{"instant": 0, "brisk": 250 * time.Millisecond, "steady": 450 * time.Millisecond, "slow": 1200 * time.Millisecond}
	undos = map[string]table.Undo{"asked": table.UndoAsked, "free": table.UndoFree, "never": table.UndoNever}
)

// Table is these terms as a table keeps them.
func (t Terms) Table() table.Terms {
	c := clocks[t.Clock]
	return table.Terms{Move: c.move, Bank: c.bank, Away: time.Duration(t.Away) * time.Second, Watch: t.Watch, Undo: undos[t.Undo], Pace: paces[t.Pace], Forced: t.Forced, Words: t.Words,
		Shuffle: t.Shuffle}
}

// termsOf is how people play together at a table, in words.
func termsOf(t table.Terms, lang say.Lang) []agreement {
	pages, usual := lang.Pages(), UsualTerms.Table()
	var out []agreement
	add := func(name, value string, as bool) { out = append(out, agreement{name, say.Label{Name: value}, as}) }
	tick := func(name string, is, was bool) {
		value := lang.Common().Off()
		if is {
			value = lang.Common().On()
		}
		add(name, value.Name, is == was)
	}
	shuffling := agreement{lang.Shuffling().Shuffling().Name, say.Label{Name: lang.Shuffling().ShufflingOf(t.Shuffle)}, t.Shuffle == usual.Shuffle}
	if t.Shuffle == shuffle.ByHand {
		shuffling.Value.Text = lang.Shuffling().ByHand()
	}
	out = append(out, shuffling)
	add(pages.Clock().Name, clockOf(clock{t.Move, t.Bank}, lang), t.Move == usual.Move)
	for _, key := range Paces {
		if paces[key] == t.Pace {
			add(pages.Pace().Name, pages.PaceOf(key), t.Pace == usual.Pace)
		}
	}
	tick(pages.ForcedCards().Name, t.Forced, usual.Forced)
	if t.Alone { // the rest is between people
		return out
	}
	add(pages.GoneAfter().Name, pages.TimeOf(int(t.Away.Seconds())), t.Away == usual.Away)
	for _, key := range Undos {
		if undos[key] == t.Undo {
			add(pages.TakeBack().Name, pages.TakeBackOf(key), t.Undo == usual.Undo)
		}
	}
	tick(pages.Watchers().Name, t.Watch, usual.Watch)
	tick(pages.FreeWords().Name, t.Words, usual.Words)
	return out
}

// clockOf is a clock in words: its name, if it is one that the page offers, and its times.
func clockOf(c clock, lang say.Lang) string {
	name := ""
	for _, key := range Clocks {
		if clocks[key] == c {
			name = key
		}
	}
	return lang.Pages().ClockOf(name, int(c.move.Seconds()), int(c.bank.Seconds()))
}

// offered is one option with what can be chosen.
type offered struct {
	Key     string
	Label   say.Label
	Now     string // the value that it has
	Values  []value
	Form    string // of another value that may be written; empty: there is none
	Trouble bool
}

type value struct {
	Key   string
	Label say.Label
	Usual bool
}

// shortRange is how many whole numbers are offered one by one; of more, the person writes his own.
const shortRange = 12

// options is the options of a table, in the order of the game.
func (n *NewTable) options(lang say.Lang) []offered {
	voice := lang.Voice(n.Game.Key)
	var out []offered
	for _, o := range n.Game.Options {
		of := offered{Key: o.Key, Label: voice.Option(o.Key), Now: n.Settings[o.Key], Form: o.Form}
		if of.Now == "" {
			of.Now = o.Values[0]
		}
		add := func(key string) {
			of.Values = append(of.Values, value{key, voice.Value(o.Key, key), key == o.Values[0]})
		}
		for _, v := range o.Values {
			add(v)
		}
		switch {
		case o.Max > 0 && o.Max-o.Min < shortRange:
			for i := o.Min; i <= o.Max; i++ {
				if text := strconv.Itoa(i); text != o.Values[0] {
					add(text)
				}
			}
		case o.Max > 0:
			of.Form = strconv.Itoa(o.Min) + "–" + strconv.Itoa(o.Max)
		}
		for _, key := range n.Between {
			of.Trouble = of.Trouble || key == o.Key
		}
		out = append(out, of)
	}
	return out
}

// chosen is the label of the value that an option has.
func (o *offered) chosen() string {
	for _, v := range o.Values {
		if v.Key == o.Now {
			return v.Label.Name
		}
	}
	return o.Now
}

// written tells whether the value is one that the person wrote himself.
func (o *offered) written() bool {
	for _, v := range o.Values {
		if v.Key == o.Now {
			return false
		}
	}
	return true
}

// Agreed is the name and the fingerprint of what has been chosen; both are empty while it does not go together.
func (n *NewTable) Agreed(lang say.Lang) (name, fingerprint string) {
	if n.Trouble != "" {
		return "", ""
	}
	return lang.Ruleset(n.Game, n.Settings, n.Seats), n.Game.Fingerprint(n.Settings, n.Seats)
}

// preset tells whether a preset is what has been chosen.
func (n *NewTable) preset(p game.Preset) bool {
	nearest, differ := n.Game.Ruleset(n.Settings, n.Seats)
	return differ == 0 && nearest.Key == p.Key
}
