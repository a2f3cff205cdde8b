package say

import "strconv"

// The pages about chance.

func (pagesDe) MyDeals() Label { return Label{"Meine Spiele", "deine Karten, am Zufall gemessen"} }
func (pagesDe) MyDealsText() string {
	return "Jedes Blatt, das du auf diesem Server bekommen hast, ausgezählt: was du hattest, und was der Zufall im Mittel gibt. Würde jemand die Karten zurechtlegen, dann käme es hier früher oder später heraus."
}
func (pagesDe) NoDeals() string {
	return "Noch ist kein Spiel zu Ende, in dem du Karten bekommen hast. Spiel eines, dann gibt es etwas zu zählen."
}
func (pagesDe) DealsOf(game string, deals int) string {
	return game + ", " + De.many(deals, "Spiel", "Spiele")
}
func (pagesDe) CountOf(game, key string) Label {
	switch key {
	case "jacks":
		return Label{"Buben", ""}
	case "aces":
		return Label{"Asse", ""}
	case "kings":
		return Label{"Könige", ""}
	case "courts":
		return Label{"Bilder", "Könige, Damen und Buben."}
	case "clubQueen":
		return Label{"Kreuz-Dame", ""}
	}
	if game == "polignac" {
		return Label{"Strafpunkte", "Was die Strafkarten in deinem Blatt den kosten, der sie gewinnt: jede einen, die in Pik zwei."}
	}
	return Label{"Kartenpunkte", "Ass 11, Zehn 10, König 4, Dame 3, Bube 2: zusammen 120."}
}
func (pagesDe) Counted(game, key string, sum, deals int, mean, spread, within float64) string {
	names := map[string][2]string{"jacks": {"Bube", "Buben"}, "aces": {"Ass", "Asse"}, "kings": {"König", "Könige"}, "courts": {"Bild", "Bilder"},
		"clubQueen": {"Mal die Kreuz-Dame", "Mal die Kreuz-Dame"}, "points": {"Punkt", "Punkte"}}[key]
	return De.many(sum, names[0], names[1]) + " in " + De.many(deals, "Spiel", "Spielen") + ". Der Zufall gibt im Mittel " + De.Decimal(mean, 1) + "; von 100 so langen Reihen weichen " + percent(within) + " um höchstens " + De.Decimal(spread, 1) + " davon ab."
}
func (pagesDe) Strays(chance float64) string {
	n, of := odds(chance)
	text := "Eine mindestens so große Abweichung bringt der Zufall in " + De.Decimal(float64(n), 0) + " von " + De.Decimal(float64(of), 0) + " solchen Reihen. "
	switch {
	case chance <= never:
		return "Eine mindestens so große Abweichung bringt der Zufall in weniger als einer von einer Million solcher Reihen. Hier stimmt etwas nicht: Speichere deine Spiele, prüfe sie und frag nach, wer diesen Server betreibt."
	case n == of:
		text = "Kaum eine so lange Reihe kommt dem Mittel näher. "
	}
	switch {
	case chance < veryRare:
		return text + "Das ist sehr selten. Speichere deine Spiele und prüfe sie."
	case chance < rare:
		return text + "Das ist selten, und doch trifft es jeden Tag irgendjemanden."
	}
	return text + "Daran ist nichts Ungewöhnliches."
}
func (pagesDe) Several(counts int, chance float64) string {
	return "Auf dieser Seite wird " + De.Plural(counts, "Sache", "Sachen") + " gezählt. Wer so viel zählt, findet in etwa " + percent(chance) + " von 100 Fällen etwas, was der Zufall nur einmal in zwanzig Fällen bringt: Eine auffällige Zahl darunter heißt noch nichts."
}
func (pagesDe) InHand() string   { return "Im Blatt" }
func (pagesDe) Dealt() string    { return "Gegeben" }
func (pagesDe) Expected() string { return "Durch Zufall" }
func (pagesDe) HowCounted() Label {
	return Label{"Wie gezählt wird", "Jedes Blatt zählt, das du bekommen hast, an allen Tischen und in allen Partien, sobald das Spiel zu Ende ist. Auch ungültige Spiele zählen: Sie wegzulassen würde bestimmte Karten bevorzugen. Was zurückgenommen wurde, zählt nicht. Hast du einen Platz übernommen, dann sind die Blätter dein, die von da an gegeben wurden; was ein Computer bekam, auch während er für dich spielte, gehört niemandem. Was der Zufall gibt, ist genau berechnet, aus allen Blättern, die beim Kartenpaket des jeweiligen Tisches möglich sind."}
}
func (pagesDe) DealtByHand(deals int) string {
	return "Spiele mit von Hand gemischten Karten (" + Number(deals) + ") sind nicht mitgezählt: So gemischt ist nicht gleichmäßig, und der Zufall hat dort andere Gesetze. In der Datei sind sie gekennzeichnet."
}
func (pagesDe) OlderDeals(tables int) string {
	return "Gezählt sind die " + De.Plural(tables, "Tisch", "Tische") + ", die du zuletzt gesehen hast."
}
func (pagesDe) UnreadDeals(tables int) string {
	return "Von " + De.Plural(tables, "Tisch", "Tischen") + " ließ sich nicht alles lesen; einige Spiele fehlen."
}
func (pagesDe) SaveDeals() Label {
	return Label{"Alle Spiele speichern", "Eine Zeile für jedes Spiel, für jede Tabellenkalkulation: Datum, Tisch, Partie, Spiel, Platz (von 0 an, wie in den Aufzeichnungen), Art des Spiels, Mischen, alle Karten des Pakets, deine Karten und die Zahlen. Damit kannst du alles auf dieser Seite nachrechnen."}
}
func (pagesDe) LastDeals() string { return "Deine letzten Spiele" }

func (pagesDe) Clumps() Label {
	return Label{"Warum der Zufall Klumpen macht", "ist das noch Zufall? Rate, und zähl nach"}
}
func (pagesDe) ClumpsText() string {
	return "„Das kann kein Zufall sein!“ Irgendwann sagt das jeder: drei Spiele ohne Buben, der König schon wieder neben seinem Ass, alle guten Karten auf der anderen Seite des Tisches. Diese Seite zeigt, wie Zufall aussieht, und zählt nach, wie oft er so etwas tut. Jede Zahl hier wurde für diese Seite berechnet."
}
func (pagesDe) Fields(points int) Label {
	return Label{"Welches von beiden ist Zufall?", "Auf eines dieser Felder hat der Zufall " + strconv.Itoa(points) + " Punkte geworfen: Jeder fiel irgendwohin, gleich, was vor ihm lag. Auf dem anderen mussten die Punkte einander aus dem Weg gehen. Sieh dir beide an und rate."}
}
func (pagesDe) Field(name string, points int) string {
	return "Feld " + name + ", " + De.Plural(points, "Punkt", "Punkte")
}
func (pagesDe) IsChance(name string) string { return name + " ist Zufall" }
func (pagesDe) Guessed(right bool, thrown, spread string) string {
	if right {
		return "Richtig: " + thrown + " ist Zufall. Die meisten nehmen " + spread + "."
	}
	return "Das sagen die meisten, aber " + thrown + " ist Zufall. In " + spread + " mussten die Punkte einander aus dem Weg gehen."
}
func (pagesDe) Squares(points, squares int, empty float64, thrown, spread int, name string) string {
	return "Die Punkte im Feld " + name + " wissen nichts voneinander; nichts hält den nächsten davon ab, neben den letzten zu fallen. Zählen wir nach: Man teile das Feld in " + strconv.Itoa(squares) + " Quadrate, eines für jeden Punkt, wenn alle gleichmäßig verteilt wären. Im Mittel lässt der Zufall " + De.Decimal(empty, 0) + " davon leer. In " + name + " sind es " + strconv.Itoa(thrown) + ", im anderen Feld " + strconv.Itoa(spread) + ". So gleichmäßig liegt nichts, was nicht jemand hingelegt hat. Lücken und Klumpen sind das Kennzeichen des Zufalls, nicht das einer fremden Hand."
}
func (pagesDe) PointsInSquare() string { return "Punkte im Quadrat" }
func (pagesDe) Neighbours(cards int, mean, none float64) Label {
	return Label{"Nachbarn im Paket", "In einem neuen Paket liegen die Karten der Reihe nach, und " + strconv.Itoa(cards-1) + " Paare sind Nachbarn. Wie viele sind es noch, wenn gründlich gemischt wurde? Keines, sollte man meinen. Aber neben irgendetwas muss jede Karte liegen. Im Mittel bleiben " + De.Decimal(mean, 2) + " Paare beisammen, so lange man auch mischt, und alle trennen nur " + percent(none) + " von 100 Mischungen."}
}
func (pagesDe) FirstPack(pairs ...string) string {
	text := "Dies ist das erste der Pakete, die unser Mischer für diese Seite gemacht hat, von links nach rechts. "
	switch len(pairs) {
	case 0:
		return text + "Kein Paar Nachbarn ist darin beisammengeblieben."
	case 1:
		return text + "Ein Paar Nachbarn ist darin beisammengeblieben, hier umrahmt: " + pairs[0] + "."
	}
	return text + "Darin sind " + De.Common().Word(len(pairs)) + " Paare Nachbarn beisammengeblieben, hier umrahmt: " + De.Common().And(pairs...) + "."
}

func (pagesDe) Pairs() string { return "Paare beisammen" }
func (pagesDe) Packs(packs int) string {
	return "Unser Mischer hat " + De.Decimal(float64(packs), 0) + " Pakete gemischt, jedes aus einem neuen; daneben steht, was der Zufall im Mittel tut:"
}
func (pagesDe) PairsByHand(mean float64) string {
	return "Von Hand gemischt, wie es Tische zum Spaß vereinbaren können, behalten dieselben Pakete im Mittel " + De.Decimal(mean, 1) + " Paare beisammen. So sieht schlechtes Mischen aus."
}
func (pagesDe) Jacks(none, one, many float64) Label {
	return Label{"Buben im Blatt", "Bei Drogue bekommst du acht von 32 Karten, und vier der 32 sind Buben: im Mittel ein Bube im Blatt. Mehr sagt das Mittel nicht. Genau ein Bube kommt in " + percent(one) + " von 100 Spielen. In " + percent(none) + " von 100 kommt keiner, und in " + percent(many) + " von 100 kommen drei oder vier auf einmal."}
}
func (pagesDe) OurPacks() string { return "Unsere Pakete" }
func (pagesDe) OtherHands() string {
	return "Wie viele von 100 Blättern kein Ass haben, eines, zwei, drei oder alle vier, bei den Paketen unserer Spiele:"
}
func (pagesDe) HandFrom(hand, pack int) string {
	return strconv.Itoa(hand) + " von " + strconv.Itoa(pack) + " Karten"
}
func (pagesDe) Droughts(deals int, mine, anybodys float64) Label {
	return Label{"Drei Spiele ohne Buben", "Ein Abend Drogue hat " + De.Common().Word(deals) + " Spiele. Dass du dreimal hintereinander keinen Buben bekommst, geschieht an " + percent(mine) + " von 100 Abenden. Aber vier sitzen am Tisch, und einem von ihnen geht es an " + percent(anybodys) + " von 100 Abenden so. An den meisten Abenden hat also jemand allen Grund zu sagen, das könne kein Zufall sein, und niemand hat etwas getan."}
}
func (pagesDe) HowDealt() Label {
	return Label{"Wie bei uns gegeben wird", "Dass es bei uns Zufall ist, musst du uns nicht glauben. Jedes Spiel wird so gegeben, dass niemand es sich aussuchen kann und du es hinterher prüfen kannst."}
}
func (pagesDe) HowDealtSteps() []string {
	return []string{
		"Der Server zieht eine geheime Zahl und zeigt allen ihr Siegel. Von da an kann er die Zahl nicht mehr ändern, ohne das Siegel zu brechen.",
		"Dann gibt die Seite jedes Menschen am Tisch eine eigene Zahl dazu. Der Server kannte sie nicht, als er das Siegel machte; also konnte er die Karten nicht aussuchen.",
		"Aus all diesen Zahlen zusammen folgt die Reihenfolge des Pakets: Jede der möglichen ist so wahrscheinlich wie jede andere.",
		"Der Spieler vor dem Geber hebt ab.",
		"Ist das Spiel zu Ende, wird die geheime Zahl gezeigt. Jetzt kann jeder Siegel, Paket und Blätter nachrechnen: in der Seite mit „Dieses Spiel prüfen“, oder mit einem eigenen Programm.",
	}
}
