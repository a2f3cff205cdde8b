package say

import (
	"strconv"
	"strings"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/slobberhannes"
)

func init() {
	voices["slobberhannes"] = map[Lang]Voice{
		En: slobberhannesVoice{En, slobberhannesEnglish{}},
		De: slobberhannesVoice{De, slobberhannesGerman{}},
		Fr: slobberhannesVoice{Fr, slobberhannesFrench{}},
	}
}

// slobberhannesVoice chooses the messages of Slobberhannes; the languages say them.
type slobberhannesVoice struct {
	Lang
	text slobberhannesText
}

// slobberhannesText is the messages of Slobberhannes. Many are said as in its relative Polignac on a notepad.
type slobberhannesText interface {
	Common

	wins(name string, trick int, c card.Card, cards string) string
	// costs is what a trick costs, gets the same with how many points that makes; why is given by because or forRevoke.
	costs(name string, cost int, why string) string
	gets(name string, cost int, why string, points, target int) string
	because(things ...string) string
	firstTrick() string
	lastTrick() string
	queen() string
	page() Label
	allThree() string
	forRevoke() string
	revoked(name string, played, held card.Card) string

	standing(list string, notepad bool) string
	nextDealer(name string) string
	ranking(list string) string
	stopped() string

	sitOut() string
	sitsOut(name string) string
	lastDeal() string
	order(order string) string
	noted(name string, points, target, tricks int, cards string) string
	toPlay(name string) string

	// option and value give an empty name to what they do not know; points is a target.
	option(key string) Label
	value(key, value string) Label
	points(n int) Label
}

// Name is the name of the game.
func (slobberhannesVoice) Name() string { return "Slobberhannes" }

// Move is what a seat did.
func (s slobberhannesVoice) Move(t *Table, by game.Seat, m game.Move) string {
	return s.text.Plays(t.Name(by), m.Card())
}

// Choice is what the person of the view may do.
func (s slobberhannesVoice) Choice(_ *game.View, m game.Move) string { return s.Short(m.Card()) }

// Note is what followed.
func (s slobberhannesVoice) Note(t *Table, n game.Note) []Line {
	switch n := n.(type) {
	case slobberhannes.Trick:
		return s.trick(t, &n)
	case slobberhannes.Settle:
		return s.settlement(t, &n)
	case game.Result:
		lines := s.Ending(t, n)
		if len(n.Winners) > 0 { // else the ending has said so
			lines = append(lines, Line{s.text.Won(t.at(n.Winners)...), "slobberhannes §5"})
		}
		return lines
	}
	return nil
}

// trick tells who has won, and of what it costs why. Where only the cost is asked for, the cards are not told.
func (s slobberhannesVoice) trick(t *Table, n *slobberhannes.Trick) []Line {
	say, name := s.text, t.Names[n.Winner]
	var lines []Line
	if cards := cardsIn(n.Cards); len(cards) > 0 {
		best := bestOf(slobberhannes.Order, cards)
		lines = append(lines, Line{say.wins(name, n.Number, best, s.Shorts(cards...)), "slobberhannes §3"})
	}
	if n.Cost == 0 {
		return lines
	}
	var things []string
	for _, thing := range []struct {
		is   bool
		text string
	}{{n.Number == 1, say.firstTrick()}, {n.Queen, say.queen()}, {n.Last, say.lastTrick()}} {
		if thing.is {
			things = append(things, thing.text)
		}
	}
	if n.Cost > len(things) {
		things = append(things, say.allThree())
	}
	text := say.costs(name, n.Cost, say.because(things...))
	if f, ok := t.Facts.(slobberhannes.Table); ok {
		text = say.gets(name, n.Cost, say.because(things...), int(f.Score.Points[n.Winner]), int(f.Score.Target))
	}
	return append(lines, Line{text, "slobberhannes §4"})
}

// settlement tells a revoke, how all stand, and who deals next.
func (s slobberhannesVoice) settlement(t *Table, n *slobberhannes.Settle) []Line {
	say := s.text
	f, known := t.Facts.(slobberhannes.Table)
	var lines []Line
	if r := n.Revoked; r != nil {
		played, _ := card.Parse(r.Card)
		held, _ := card.Parse(r.Held)
		name, points := t.Names[r.Seat], n.Points[r.Seat]
		lines = append(lines, Line{say.revoked(name, played, held), "slobberhannes §3"},
			Line{say.gets(name, slobberhannes.RevokeCosts, say.forRevoke(), points, t.Settings.Int("target")), "slobberhannes §3"})
	}
	list := make([]string, len(n.Points))
	for seat, points := range n.Points {
		list[seat] = t.Names[seat] + " " + strconv.Itoa(points)
		if change := points - int(f.Score.Before[seat]); known && change != 0 {
			list[seat] += " (" + Signed(change) + ")"
		}
	}
	lines = append(lines, Line{say.standing(strings.Join(list, ", "), true), "slobberhannes §4"})
	if known && !f.Over {
		lines = append(lines, Line{say.nextDealer(t.Name(f.Dealer)), "slobberhannes §2"})
	}
	return lines
}

// Ending tells who has lost, or that nobody has, and how all stand.
func (s slobberhannesVoice) Ending(t *Table, n game.Result) []Line {
	say := s.text
	text := say.stopped()
	if len(n.Losers) > 0 {
		text = say.Lost(t.at(n.Losers)...)
	}
	lines := []Line{{text, "slobberhannes §5"}}
	if f, ok := t.Facts.(slobberhannes.Table); ok {
		least := make([]int, f.N) // fewer points are better
		for seat := range least {
			least[seat] = -int(f.Score.Points[seat])
		}
		lines = append(lines, Line{say.ranking(ranked(t.Names, least)), "slobberhannes §5"})
	}
	return lines
}

// Refusal is why the person of the view may not do something.
func (s slobberhannesVoice) Refusal(_ *game.View, r *game.Refusal) Line {
	line, _ := s.Lang.Refusal(r)
	if r.Code == "out" {
		line.Text = s.text.sitOut()
	}
	return line
}

// Status is what must always be visible: the deal, the order of the cards, what each has, and whose turn it is.
func (s slobberhannesVoice) Status(t *Table, v *game.View) []string {
	say, f := s.text, v.Facts.(slobberhannes.Table)
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
	lines = append(lines, say.order(s.ranks(true)))
	if f.Dealt && f.Out != 0 {
		lines = append(lines, say.sitsOut(t.Name(f.Out.First())))
	}
	for seat := range game.Seat(f.N) {
		lines = append(lines, say.noted(t.Name(seat), int(f.Score.Points[seat]), int(f.Score.Target), int(f.Tricks[seat]), ""))
	}
	if f.Awaits != 0 {
		lines = append(lines, say.toPlay(t.Name(f.Awaits.First())))
	}
	return lines
}

// Option names an option. Polignac has more of them than Slobberhannes.
func (s slobberhannesVoice) Option(key string) Label {
	if _, ok := slobberhannes.Game.Option(key); !ok {
		return Label{Name: key}
	}
	if label := s.text.option(key); label.Name != "" {
		return label
	}
	label, _ := s.Lang.Option(key)
	return label
}

// Value names a value of an option.
func (s slobberhannesVoice) Value(key, value string) Label {
	if o, ok := slobberhannes.Game.Option(key); !ok || !o.Allows(value) {
		return Label{Name: value}
	}
	if label := s.text.value(key, value); label.Name != "" {
		return label
	}
	if n, err := strconv.Atoi(value); err == nil && key == "target" {
		return s.text.points(n)
	}
	label, _ := s.Lang.Value(key, value)
	return label
}

// Preset names a set of agreements.
func (s slobberhannesVoice) Preset(key string) Label {
	if key == "page" {
		return s.text.page()
	}
	return Label{Name: key}
}

// slobberhannesEnglish says Slobberhannes in English.
type slobberhannesEnglish struct{ polignacEnglish }

func (slobberhannesEnglish) costs(name string, cost int, why string) string {
	return name + " gets " + En.Plural(cost, "penalty point", "penalty points") + why + "."
}

func (e slobberhannesEnglish) because(things ...string) string { return " for " + e.And(things...) }
func (slobberhannesEnglish) firstTrick() string                { return "the first trick" }
func (slobberhannesEnglish) lastTrick() string                 { return "the last trick" }
func (slobberhannesEnglish) queen() string                     { return "the Queen of clubs" }
func (slobberhannesEnglish) allThree() string                  { return "having all three" }

func (slobberhannesEnglish) page() Label {
	return Label{"As usual", "What the rule book names first."}
}

func (slobberhannesEnglish) forRevoke() string {
	return " for the revoke, and the points of this deal before it are taken back"
}

func (e slobberhannesEnglish) option(key string) Label {
	if key == "target" {
		return Label{"Target", "With how many penalty points one loses."}
	}
	return e.polignacEnglish.option(key)
}

func (e slobberhannesEnglish) value(key, value string) Label {
	if key == "discipline" && value == "strict" {
		return Label{"strict", "The card stands: it is a revoke, ends the deal, and costs four points; those of the deal before it are taken back."}
	}
	return e.polignacEnglish.value(key, value)
}

// slobberhannesGerman says Slobberhannes in German.
type slobberhannesGerman struct{ polignacGerman }

func (slobberhannesGerman) costs(name string, cost int, why string) string {
	return name + " bekommt " + De.Plural(cost, "Strafpunkt", "Strafpunkte") + why + "."
}

func (g slobberhannesGerman) because(things ...string) string { return " für " + g.And(things...) }
func (slobberhannesGerman) firstTrick() string                { return "den ersten Stich" }
func (slobberhannesGerman) lastTrick() string                 { return "den letzten Stich" }
func (slobberhannesGerman) queen() string                     { return "die Kreuz-Dame" }
func (slobberhannesGerman) allThree() string                  { return "alles drei zusammen" }

func (slobberhannesGerman) page() Label {
	return Label{"Wie üblich", "Was das Regelbuch zuerst nennt."}
}

func (slobberhannesGerman) forRevoke() string {
	return " für den Bedienfehler, und die Punkte dieses Spiels davor werden zurückgenommen"
}

func (g slobberhannesGerman) option(key string) Label {
	if key == "target" {
		return Label{"Ziel", "Mit wie vielen Strafpunkten man verliert."}
	}
	return g.polignacGerman.option(key)
}

func (g slobberhannesGerman) value(key, value string) Label {
	if key == "discipline" && value == "strict" {
		return Label{"streng", "Die Karte bleibt liegen: Der Bedienfehler beendet das Spiel und kostet vier Punkte; die des Spiels davor werden zurückgenommen."}
	}
	return g.polignacGerman.value(key, value)
}

// slobberhannesFrench says Slobberhannes in French.
type slobberhannesFrench struct{ polignacFrench }

func (slobberhannesFrench) costs(name string, cost int, why string) string {
	return name + " prend " + Fr.Plural(cost, "point de pénalité", "points de pénalité") + why + "."
}

func (f slobberhannesFrench) because(things ...string) string { return " pour " + f.And(things...) }
func (slobberhannesFrench) firstTrick() string                { return "la première levée" }
func (slobberhannesFrench) lastTrick() string                 { return "la dernière levée" }
func (slobberhannesFrench) queen() string                     { return "la dame de trèfle" }
func (slobberhannesFrench) allThree() string                  { return "les trois réunies" }

func (slobberhannesFrench) page() Label {
	return Label{"Selon l’usage", "Ce que le livre des règles donne d’abord."}
}

func (slobberhannesFrench) forRevoke() string {
	return " pour la renonce, et les points de cette donne marqués avant sont repris"
}

func (f slobberhannesFrench) option(key string) Label {
	if key == "target" {
		return Label{"Limite", "Avec combien de points de pénalité on perd."}
	}
	return f.polignacFrench.option(key)
}

func (f slobberhannesFrench) value(key, value string) Label {
	if key == "discipline" && value == "strict" {
		return Label{"stricte", "La carte reste jouée : la renonce termine la donne et coûte quatre points ; ceux de la donne marqués avant sont repris."}
	}
	return f.polignacFrench.value(key, value)
}
