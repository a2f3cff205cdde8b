package say

import (
	"strconv"

	"bivouac/card"
	"bivouac/games/napoleon"
)

// napoleonGerman says Napoleon in German.
type napoleonGerman struct{ german }

func (napoleonGerman) title() string { return "Napoleon (Nap)" }

func (napoleonGerman) bid(b napoleon.Bid) string {
	if b > napoleon.Blucher {
		return "kein Gebot"
	}
	return [...]string{"Passe", "Zwei", "Drei", "Misère", "Vier", "Nap", "Wellington", "Blücher"}[b]
}

func (napoleonGerman) stake(bid string, win, loss int) string {
	return bid + ": bringt " + strconv.Itoa(win) + ", kostet " + strconv.Itoa(loss)
}

func (napoleonGerman) tricks(n int) string {
	return De.Count(n, "keinen Stich", "einen Stich", "Stiche")
}

func (napoleonGerman) times(n int) string {
	switch n {
	case 2:
		return "doppelt"
	case 4:
		return "vierfach"
	}
	return "achtfach"
}

// Züge

func (napoleonGerman) passes(name string) string     { return name + " passt." }
func (napoleonGerman) calls(name, bid string) string { return name + " bietet " + bid + "." }

func (g napoleonGerman) alone(name string, b napoleon.Bid) string {
	switch n := int(b.Tricks()); n {
	case 0:
		return name + " spielt allein und darf keinen Stich machen."
	case napoleon.HandSize:
		return name + " spielt allein und muss alle fünf Stiche machen."
	default:
		return name + " spielt allein und muss mindestens " + g.tricks(n) + " machen."
	}
}

func (g napoleonGerman) makesTrumps(name string, c card.Card) string {
	return name + " spielt " + g.The(c) + " aus: " + g.Suit(c.Suit()) + " ist Trumpf."
}

func (g napoleonGerman) leadsWithout(name string, c card.Card) string {
	return name + " spielt " + g.The(c) + " aus; diese Misère hat keinen Trumpf."
}

// Folgen

func (g napoleonGerman) winsTrump(name string, trick int, c card.Card) string {
	return name + " gewinnt Stich " + strconv.Itoa(trick) + " " + g.With(c) + ", dem höchsten Trumpf."
}

func (g napoleonGerman) winsSuit(name string, trick int, c card.Card) string {
	return name + " gewinnt Stich " + strconv.Itoa(trick) + " " + g.With(c) + ", der höchsten Karte der ausgespielten Farbe."
}

func (g napoleonGerman) revoked(name string, played, held card.Card) string {
	return name + " hat " + g.The(played) + " gespielt und " + g.The(held) + " auf der Hand behalten, statt zu bedienen: Das entscheidet das Spiel."
}

func (napoleonGerman) countsAs(bid string, made bool) string {
	if made {
		return "Das Gebot " + bid + " gilt damit als erfüllt."
	}
	return "Das Gebot " + bid + " gilt damit als misslungen."
}

func (g napoleonGerman) made(bid string, tricks int) string {
	return bid + " ist erfüllt: Der Alleinspieler hat " + g.tricks(tricks) + " gemacht."
}

func (g napoleonGerman) failed(b napoleon.Bid, tricks int) string {
	text := g.bid(b) + " ist misslungen: Der Alleinspieler hat " + g.tricks(tricks) + " gemacht"
	if b == napoleon.Misere {
		return text + "."
	}
	return text + " und hätte " + g.Word(int(b.Tricks())) + " gebraucht."
}

func (g napoleonGerman) counts(times int) string {
	return "Nach ungültigen Spielen zählt dieses " + g.times(times) + "."
}

func (g napoleonGerman) receives(name string, others []string, each, total int) string {
	return g.And(others...) + " zahlen je " + De.Plural(each, "Einheit", "Einheiten") + " an " + name + ": " + Signed(total) + "."
}

func (g napoleonGerman) pays(name string, others []string, each, total int) string {
	return name + " zahlt je " + De.Plural(each, "Einheit", "Einheiten") + " an " + g.And(others...) + ": " + Signed(total) + "."
}

func (napoleonGerman) balances(list string) string { return "Kontostände: " + list + "." }

func (napoleonGerman) allPassed() string {
	return "Alle haben gepasst: Das Spiel ist ungültig, und niemand zahlt."
}

func (g napoleonGerman) nextCounts(times int) string {
	return "Das nächste Spiel, das gespielt wird, zählt " + g.times(times) + "."
}

func (napoleonGerman) shared(balance int) string {
	return "Der erste Platz wird geteilt, mit je " + Signed(balance) + "."
}

func (napoleonGerman) allEqual() string {
	return "Alle Konten stehen gleich: Alle teilen sich den ersten Platz."
}

// Ablehnungen

func (napoleonGerman) low() string { return "Du musst höher bieten als das letzte Gebot oder passen." }

func (napoleonGerman) lowOver(high string) string {
	return "Das letzte Gebot ist " + high + ": Du musst höher bieten oder passen."
}

func (napoleonGerman) forerunner(bid, before string) string {
	return bid + " darf man nur über " + before + " bieten."
}

func (napoleonGerman) noBlucher() string { return "Es ist vereinbart, dass niemand Blücher bietet." }

func (napoleonGerman) mustBid() string {
	return "Alle anderen haben gepasst: Als Geber musst du mindestens Zwei bieten."
}

func (napoleonGerman) jokerLead() string {
	return "Der Alleinspieler darf den Joker nicht zum ersten Stich ausspielen."
}

// Stand

func (napoleonGerman) round(n, of int) string {
	if of == 0 {
		return "Runde " + strconv.Itoa(n) + "; die Partie ist offen."
	}
	return "Runde " + strconv.Itoa(n) + " von " + strconv.Itoa(of) + "."
}

func (napoleonGerman) lastRound(n int) string {
	return "Runde " + strconv.Itoa(n) + ", die letzte."
}

func (napoleonGerman) sitsOut(name string) string { return name + " setzt in diesem Spiel aus." }
func (napoleonGerman) noBid() string              { return "Noch hat niemand gereizt." }

func (napoleonGerman) highest(name, bid string) string {
	return "Höchstes Gebot: " + bid + ", von " + name + "."
}

func (napoleonGerman) contract(name, bid string) string {
	return name + " spielt allein: " + bid + "."
}

func (g napoleonGerman) trumps(s card.Suit) string { return "Trumpf: " + g.Suit(s) + "." }
func (napoleonGerman) noTrumps() string            { return "Es gibt keinen Trumpf." }
func (napoleonGerman) trumpsByLead() string        { return "Die erste Karte macht Trumpf." }

func (napoleonGerman) taken(name string, own, others int) string {
	return "Stiche: " + name + " " + strconv.Itoa(own) + ", die Gegner " + strconv.Itoa(others) + "."
}

func (napoleonGerman) toBid(name string) string  { return name + " ist mit dem Reizen an der Reihe." }
func (napoleonGerman) toPlay(name string) string { return name + " ist am Zug." }

// Optionen

func (napoleonGerman) option(key string) Label {
	switch key {
	case "allPass":
		return Label{"Wenn alle passen", "Was geschieht, wenn niemand reizt."}
	case "misereTrump":
		return Label{"Trumpf in der Misère", "Ob eine Misère mit Trumpf gespielt wird."}
	case "blucher":
		return Label{"Einsatz für Blücher", "Was ein Blücher von jedem Gegner bringt und was er kostet."}
	case "stopWhenDecided":
		return Label{"Ende, wenn entschieden", "Ob ein Spiel endet, sobald das Gebot erfüllt ist oder nicht mehr erfüllt werden kann. Bezahlt wird dasselbe."}
	case "length":
		return Label{"Länge", "Wie viele Runden die Partie dauert; in einer Runde gibt jeder einmal."}
	case "dealerOut":
		return Label{"Geber setzt aus", "Zu sechst nimmt der Geber keine Karten und reizt nicht, zahlt und bekommt aber."}
	case "joker":
		return Label{"Joker", "Eine 53. Karte als höchster Trumpf. Der Alleinspieler darf sie nicht als erste ausspielen."}
	case "pack":
		return Label{"Blatt", "Wie viele Karten es gibt, ohne Joker."}
	}
	return Label{}
}

func (napoleonGerman) value(key, value string) Label {
	switch key + " " + value {
	case "allPass void":
		return Label{"ungültig", "Bezahlt wird nichts, und der Nächste gibt."}
	case "allPass dealerTwo":
		return Label{"Geber muss bieten", "Haben alle anderen gepasst, muss der Geber mindestens Zwei bieten."}
	case "allPass double":
		return Label{"ungültig, dann doppelt", "Das nächste gespielte Spiel zählt doppelt, nach zwei ungültigen vierfach, nach drei oder mehr achtfach."}
	case "misereTrump none":
		return Label{"keiner", "Wie meist: Den Stich gewinnt die höchste Karte der ausgespielten Farbe."}
	case "misereTrump led":
		return Label{"durch die erste Karte", "Wie bei jedem anderen Gebot ist die zuerst ausgespielte Farbe Trumpf."}
	case "blucher off":
		return Label{"wird nicht geboten", "Niemand bietet Blücher."}
	case "length open":
		return Label{"offen", "Bis alle Menschen am Tisch oder der Gastgeber aufhören wollen; die Runde wird zu Ende gespielt."}
	case "discipline assisted":
		return Label{"mit Hilfe", "Wer bedienen kann und es nicht tut, bekommt die Karte zurück."}
	case "discipline strict":
		return Label{"streng", "Eine solche Karte wird angenommen; wer zuerst nicht bedient, verliert das Spiel für seine Seite, und es ist zu Ende."}
	case "pack 52":
		return Label{"52 Karten", "Alle Karten, von der Zwei an."}
	case "pack 36":
		return Label{"36 Karten", "Von der Sechs an."}
	case "pack 32":
		return Label{"32 Karten", "Von der Sieben an."}
	case "pack 28":
		return Label{"28 Karten", "Von der Acht an."}
	case "pack 24":
		return Label{"24 Karten", "Von der Neun an."}
	}
	return Label{}
}

func (napoleonGerman) preset(key string) Label {
	switch key {
	case "page":
		return Label{"Wie üblich", "Was das Regelbuch zuerst nennt."}
	case "peel":
		return Label{"Peel", "Die Misère hat Trumpf, und zu sechst setzt der Geber aus."}
	case "double":
		return Label{"Doppelt", "Nach ungültigen Spielen steigen die Einsätze."}
	}
	return Label{}
}

func (napoleonGerman) rounds(n int) Label { return Label{Name: De.Plural(n, "Runde", "Runden")} }

func (napoleonGerman) blucher(win, loss int) Label {
	return Label{Name: "bringt " + strconv.Itoa(win) + ", kostet " + strconv.Itoa(loss)}
}

func (napoleonGerman) lowStake() string {
	return "nicht mehr, als ein Wellington bringt, obwohl der Einsatz noch höher sein soll"
}
