package say

import (
	"cmp"
	"strconv"

	"bivouac/card"
)

// polignacGerman says Polignac in German.
type polignacGerman struct{ german }

func (polignacGerman) slam(generale bool) string {
	if generale {
		return "La Générale"
	}
	return "Capot"
}

// Züge

func (g polignacGerman) announces(name string, generale bool) string {
	if generale {
		return name + " sagt La Générale an: alle Stiche gewinnen und selbst ausspielen."
	}
	return name + " sagt Capot an: alle Stiche gewinnen."
}

func (polignacGerman) silent(name string) string { return name + " sagt nichts an." }

func (g polignacGerman) announce(generale bool) string { return g.slam(generale) + " ansagen" }
func (polignacGerman) nothing() string                 { return "Nichts ansagen" }

// Folgen

func (g polignacGerman) wins(name string, trick int, c card.Card, cards string) string {
	return name + " gewinnt Stich " + strconv.Itoa(trick) + " (" + cards + ") " + g.With(c) + "."
}

func (polignacGerman) ranked(order string, aceHigh bool) string {
	if aceHigh {
		return "An diesem Tisch ist das Ass die höchste Karte: " + order + "."
	}
	return "An diesem Tisch steht das Ass unter dem Buben: " + order + "."
}

func (g polignacGerman) broken(names []string, generale bool) string {
	verb := " ist"
	if len(names) > 1 {
		verb = " sind"
	}
	return g.And(names...) + verb + " mit " + g.slam(generale) + " gescheitert: Jemand anders hat einen Stich gewonnen."
}

func (polignacGerman) pays(name string, cost int, why string, left int) string {
	text := name + " zahlt " + De.Plural(cost, "Chip", "Chips") + why
	if left == 0 {
		return text + "; es bleibt keiner."
	}
	if left == 1 {
		return text + "; es bleibt 1."
	}
	return text + "; es bleiben " + strconv.Itoa(left) + "."
}

func (polignacGerman) gets(name string, cost int, why string, points, target int) string {
	return name + " bekommt " + De.Plural(cost, "Strafpunkt", "Strafpunkte") + why + "; das macht " + strconv.Itoa(points) + " von " + strconv.Itoa(target) + "."
}

func (g polignacGerman) forCards(cards string, spade card.Card) string {
	switch {
	case spade == card.None:
		return " für " + cards
	case spade.Rank() == card.Queen:
		return " für " + cards + ", wobei die Pik-Dame doppelt zählt"
	}
	return " für " + cards + ", wobei der Pik-Bube doppelt zählt"
}

func (polignacGerman) forHeld() string {
	return " für einen früheren Stich, zurückgehalten, solange noch alle Stiche zu gewinnen waren"
}

func (g polignacGerman) forFailed(generale bool) string {
	return ", weil " + g.slam(generale) + " gescheitert ist"
}

func (polignacGerman) forSlam(maker string) string {
	return ", weil " + cmp.Or(maker, "jemand anders") + " alle Stiche gewonnen hat"
}

func (polignacGerman) forRevoke() string {
	return " für den Bedienfehler, und was in diesem Spiel schon bezahlt wurde, wird zurückgegeben"
}

func (g polignacGerman) revoked(name string, played, held card.Card) string {
	return name + " hat " + g.The(played) + " gespielt und " + g.The(held) + " behalten, statt zu bedienen: Damit ist das Spiel zu Ende."
}

func (polignacGerman) made(name, slam string) string {
	switch slam {
	case "capot":
		return name + " hat den Capot geschafft: alle Stiche, wie angesagt."
	case "generale":
		return name + " hat La Générale geschafft: alle Stiche, wie angesagt."
	}
	return name + " hat einen Chelem geschafft: alle Stiche."
}

func (polignacGerman) standing(list string, notepad bool) string {
	if notepad {
		return "Strafpunkte nach diesem Spiel: " + list + "."
	}
	return "Chips nach diesem Spiel: " + list + "."
}

func (polignacGerman) nextDealer(name string) string { return "Als Nächstes gibt " + name + "." }
func (polignacGerman) stakes(list string) string     { return "Einsätze: " + list + "." }

func (polignacGerman) ranking(list string) string { return "Rangfolge nach Punkten: " + list + "." }
func (polignacGerman) stopped() string {
	return "Der Tisch hört auf: Niemand hat die Partie gewonnen oder verloren."
}

// Ablehnungen

func (polignacGerman) sitOut() string {
	return "Du setzt in diesem Spiel aus: Zu siebt bekommt der Geber keine Karten."
}

func (polignacGerman) callsFirst() string {
	return "Erst sagt reihum jeder, ob er etwas ansagt; dann kommt die erste Karte."
}

func (polignacGerman) noCall(playing bool) string {
	if playing {
		return "Angesagt wird vor der ersten Karte."
	}
	return "Das wird an diesem Tisch nicht angesagt."
}

// Stand

func (polignacGerman) lastDeal() string { return "Das ist das letzte Spiel." }

func (polignacGerman) sitsOut(name string) string { return name + " setzt in diesem Spiel aus." }
func (polignacGerman) order(order string) string {
	return "Reihenfolge: " + order + "; kein Trumpf."
}

func (polignacGerman) asked(name string) string {
	return name + " wird gefragt, ob etwas anzusagen ist."
}

func (g polignacGerman) announced(names []string, generale bool) string {
	return "Angesagt: " + g.slam(generale) + ", von " + g.And(names...) + "."
}

func (polignacGerman) held(name string, cost int) string {
	return name + " hat " + De.Plural(cost, "Strafpunkt", "Strafpunkte") + " liegen, die noch nicht bezahlt sind."
}

func (polignacGerman) has(name string, chips, tricks int, cards string) string {
	return name + ": " + De.Plural(chips, "Chip", "Chips") + ", " + De.Plural(tricks, "Stich", "Stiche") + after(cards, ", gewonnen ") + "."
}

func (polignacGerman) noted(name string, points, target, tricks int, cards string) string {
	return name + ": " + strconv.Itoa(points) + " von " + De.Plural(target, "Strafpunkt", "Strafpunkten") + ", " +
		De.Plural(tricks, "Stich", "Stiche") + after(cards, ", gewonnen ") + "."
}

func (polignacGerman) toPlay(name string) string { return name + " ist am Zug." }

// Optionen

func (polignacGerman) option(key string) Label {
	switch key {
	case "pack":
		return Label{"Blatt", "Welche Siebenen wegbleiben und wie viele Karten jeder bekommt."}
	case "order":
		return Label{"Reihenfolge", "Ob der König oder das Ass die höchste Karte einer Farbe ist."}
	case "penalty":
		return Label{"Strafkarten", "Welche Karten ihren Gewinner etwas kosten; die von Pik kostet doppelt."}
	case "direction":
		return Label{"Richtung", "Wie herum gegeben und gespielt wird."}
	case "slam":
		return Label{"Alle Stiche", "Was sie wert sind und ob man sie ansagen muss."}
	case "capotFail":
		return Label{"Gescheiterter Capot", "Was der Ansager zahlt, wenn er einen Stich verliert."}
	case "dealerPays":
		return Label{"Geber zahlt mit", "Zu siebt setzt der Geber aus. An: Er zahlt mit, wenn jemand alle Stiche gewinnt."}
	case "stopWhenDecided":
		return Label{"Ende, wenn entschieden", "Ob ein Spiel endet, sobald alle Strafkarten gewonnen sind. Bezahlt wird dasselbe."}
	case "target":
		return Label{"Ziel", "Mit wie vielen Strafpunkten man verliert oder wie viele Chips jeder hat."}
	case "scoring":
		return Label{"Abrechnung", "Ob Chips bezahlt oder Punkte notiert werden. Es ist dasselbe Spiel."}
	case "stake":
		return Label{"Einsatz", "Was der Verlierer jedem anderen für jeden Punkt zahlt, der diesem noch fehlte."}
	}
	return Label{}
}

func (polignacGerman) value(key, value string) Label {
	switch key + " " + value {
	case "pack foster":
		return Label{"nach Foster", "Ab fünf Spielern ohne die schwarzen Siebenen; zu siebt setzt der Geber aus. Drei und acht spielen mit dem französischen Blatt."}
	case "pack french":
		return Label{"französisch", "Zu dritt, zu fünft und zu sechst ohne die roten Siebenen, zu siebt ohne alle. Gegeben werden je zwei Karten."}
	case "order king":
		return Label{"König hoch", "K D B A 10 9 8 7: Der Bube schlägt das Ass."}
	case "order ace":
		return Label{"Ass hoch", "A K D B 10 9 8 7, wie meist in England und Amerika."}
	case "penalty jacks":
		return Label{"Buben", "Je einer, zwei für den Pik-Buben, Polignac."}
	case "penalty queens":
		return Label{"Damen", "Je einer, zwei für die Pik-Dame. Nur wenn das Ass hoch ist."}
	case "direction clockwise":
		return Label{Name: "im Uhrzeigersinn"}
	case "direction anticlockwise":
		return Label{"gegen den Uhrzeigersinn", "Wie die Franzosen spielen."}
	case "slam capot":
		return Label{"Capot", "Vor der ersten Karte angesagt: Wer dann alle Stiche gewinnt, zahlt nichts, jeder andere fünf."}
	case "slam none":
		return Label{"nichts", "Wer alle Stiche gewinnt, bezahlt alle Strafkarten."}
	case "slam chelem":
		return Label{"Chelem", "Wer alle Stiche gewinnt, angesagt oder nicht, zahlt nichts, und jeder andere fünf."}
	case "slam chelem+generale":
		return Label{"Chelem und La Générale", "Ein Chelem ohne Ansage, oder La Générale: Sie wird angesagt, der Ansager spielt aus, und Scheitern kostet fünf."}
	case "capotFail normal":
		return Label{"nur die eigenen Karten", "Das Ansagen kostet nichts, darum dürfen es mehrere."}
	case "capotFail five":
		return Label{"fünf stattdessen", "Fünf statt der eigenen Strafkarten."}
	case "capotFail fivePlusOwn":
		return Label{"fünf und die eigenen", "Fünf, und die eigenen Strafkarten dazu."}
	case "scoring chips":
		return Label{"Chips", "Man sieht, was jeder noch hat."}
	case "scoring notepad":
		return Label{"Schreibblock", "Man sieht, welche Punkte jeder hat."}
	case "discipline assisted":
		return Label{"mit Hilfe", "Wer bedienen kann und es nicht tut, bekommt die Karte zurück."}
	case "discipline strict":
		return Label{"streng", "Die Karte bleibt liegen: Der Bedienfehler beendet das Spiel und kostet fünf; was darin bezahlt wurde, wird zurückgegeben."}
	case "stake 0":
		return Label{Name: "keiner"}
	}
	return Label{}
}

func (polignacGerman) preset(key string) Label {
	switch key {
	case "foster":
		return Label{"Foster 1897", "Alles wie üblich: König hoch, angesagter Capot, 20 Chips."}
	case "short":
		return Label{"Kurz", "Zehn Chips für jeden."}
	case "aceHigh":
		return Label{"Ass hoch", "Wie zu Fosters Zeit meist in England und Amerika."}
	case "queens":
		return Label{"Damen", "Ass hoch, und statt der Buben kosten die Damen."}
	case "french20":
		return Label{"Französisch bis 20", "Französisches Blatt, gegen den Uhrzeigersinn, Chelem und La Générale, mit Schreibblock."}
	case "french50":
		return Label{"Französisch bis 50", "Dasselbe bis 50 Punkte."}
	}
	return Label{}
}

func (polignacGerman) points(n int) Label { return Label{Name: De.Plural(n, "Punkt", "Punkte")} }
func (polignacGerman) stakePer(n int) Label {
	return Label{Name: strconv.Itoa(n) + " je Punkt"}
}
