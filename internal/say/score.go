package say

import "strconv"

// BadSum is what is wrong with what is written into a cell of a score sheet.
type BadSum uint8

// The mistakes: no sum at all, no number after the last sign, a number too large, too many characters.
const (
	NoSum BadSum = iota
	UnfinishedSum
	LargeSum
	LongSum
)

// scorePage is the score sheets of tables with real cards.
type scorePage interface {
	ScoreSheet() Label
	ScoreSheetText() string
	YourSheets() string
	OpenSheet() string
	ToSheets() string
	NewSheet() string
	// WhatCounts asks what is counted; SheetKind is the answers, by the key of a game or of what leads.
	WhatCounts() string
	SheetKind(key string) Label
	// WhoPlays asks for the names.
	WhoPlays(least, most int) Label
	PlayerNo(n int) string
	BeginSheet() string
	// SheetSeats is said where that many cannot play that.
	SheetSeats(name string, least, most, given int) string
	ManySheets(most int) string
	// DamagedSheets is said of sheets that cannot be read any more.
	DamagedSheets(n int) string
	// ThrownAway heads the sheets that can still be brought back.
	ThrownAway() Label
	ThrowAway() string
	BringBack() string
	SamePlayers() string
	AllSheets() string
	Total() string
	// Cell names a field; Leads marks who stands best.
	Cell(name string, deal int) string
	Leads() string
	// SumsTo is said of a deal in which what some win should be what the others lose.
	SumsTo(sum int) string
	// WriteDown is the button of a deal without scripts.
	WriteDown(deal int) string
	BadSum(b BadSum, most int) string
	FullSheet(most int) string
	// NotSent is said while what was written is on this device alone.
	NotSent() string
	// The keys.
	Keypad() string
	Plus() string
	Minus() string
	Backspace() string
	AsItWas() string
	NextCell() string
	KeysOfSheet() string
}

func (pagesEn) ScoreSheet() Label { return Label{"Score sheet", "for a table with real cards"} }
func (pagesEn) ScoreSheetText() string {
	return "For an evening with real cards. A row is a deal, a column a player, and a cell takes the sum as it comes up: 10+15−5. The totals keep themselves, and nothing is lost when you close the page."
}
func (pagesEn) YourSheets() string { return "Your sheets" }
func (pagesEn) OpenSheet() string  { return "Open" }
func (pagesEn) ToSheets() string   { return "To the sheets" }
func (pagesEn) NewSheet() string   { return "A new sheet" }
func (pagesEn) WhatCounts() string { return "What is counted" }
func (pagesEn) SheetKind(key string) Label {
	switch key {
	case "drogue":
		return Label{En.Voice(key).Name(), "pegs; whoever has the fewest leads"}
	case "napoleon":
		return Label{En.Voice(key).Name(), "units won and lost; whoever has the most leads"}
	case "most":
		return Label{"Another game, points", "whoever has the most leads"}
	case "fewest":
		return Label{"Another game, penalty points", "whoever has the fewest leads"}
	}
	return Label{En.Voice(key).Name(), "penalty points; whoever has the fewest leads"}
}
func (pagesEn) WhoPlays(least, most int) Label {
	return Label{"Who plays", "In the order in which you sit, " + En.Common().Word(least) + " to " + En.Common().Word(most) + " names."}
}
func (pagesEn) PlayerNo(n int) string { return "Player " + strconv.Itoa(n) }
func (pagesEn) BeginSheet() string    { return "Begin the sheet" }
func (pagesEn) SheetSeats(name string, least, most, given int) string {
	if least == most {
		return name + " is for " + En.Plural(least, "player", "players") + "; " + En.Count(given, "no name is", "one name is", "names are") + " given."
	}
	return name + " is for " + strconv.Itoa(least) + " to " + En.Plural(most, "player", "players") + "; " + En.Count(given, "no name is", "one name is", "names are") + " given."
}
func (pagesEn) ManySheets(most int) string {
	return "You have " + En.Plural(most, "sheet", "sheets") + ", and more are not kept. Throw one away first."
}
func (pagesEn) DamagedSheets(n int) string {
	return "What was kept of " + En.Plural(n, "sheet", "sheets") + " is damaged and cannot be read."
}
func (pagesEn) ThrownAway() Label {
	return Label{"Thrown away", "They can be brought back until you begin a new sheet."}
}
func (pagesEn) ThrowAway() string   { return "Throw away" }
func (pagesEn) BringBack() string   { return "Bring back" }
func (pagesEn) SamePlayers() string { return "New sheet, same players" }
func (pagesEn) AllSheets() string   { return "All sheets" }
func (pagesEn) Total() string       { return "Total" }
func (pagesEn) Cell(name string, deal int) string {
	return name + ", deal " + strconv.Itoa(deal)
}
func (pagesEn) Leads() string             { return "leads" }
func (pagesEn) SumsTo(sum int) string     { return "sums to " + Number(sum) }
func (pagesEn) WriteDown(deal int) string { return "Write down deal " + strconv.Itoa(deal) }
func (pagesEn) BadSum(b BadSum, most int) string {
	switch b {
	case UnfinishedSum:
		return "A number is missing after the last sign."
	case LargeSum:
		return "No number may be larger than " + En.Decimal(float64(most), 0) + "."
	case LongSum:
		return "A sum has at most " + En.Plural(most, "character", "characters") + "."
	}
	return "That is no sum. Write whole numbers with + and − between them: 10+15−5."
}
func (pagesEn) FullSheet(most int) string {
	return "A sheet holds " + En.Plural(most, "deal", "deals") + ", and this one is full. Begin a new one."
}
func (pagesEn) NotSent() string {
	return "No connection. What you write stays on this device until it is back."
}
func (pagesEn) Keypad() string      { return "Keypad" }
func (pagesEn) Plus() string        { return "plus" }
func (pagesEn) Minus() string       { return "minus" }
func (pagesEn) Backspace() string   { return "Delete the last character" }
func (pagesEn) AsItWas() string     { return "As it was" }
func (pagesEn) NextCell() string    { return "Next" }
func (pagesEn) KeysOfSheet() string { return "Enter: next player. Esc: as it was." }

func (pagesDe) ScoreSheet() Label { return Label{"Punktezettel", "für einen Tisch mit echten Karten"} }
func (pagesDe) ScoreSheetText() string {
	return "Für einen Abend mit echten Karten. Eine Zeile ist ein Spiel, eine Spalte ein Spieler, und in ein Feld kommt die Rechnung, wie sie anfällt: 10+15−5. Die Summen rechnen sich von selbst, und nichts geht verloren, wenn du die Seite schließt."
}
func (pagesDe) YourSheets() string { return "Deine Zettel" }
func (pagesDe) OpenSheet() string  { return "Öffnen" }
func (pagesDe) ToSheets() string   { return "Zu den Zetteln" }
func (pagesDe) NewSheet() string   { return "Ein neuer Zettel" }
func (pagesDe) WhatCounts() string { return "Was gezählt wird" }
func (pagesDe) SheetKind(key string) Label {
	switch key {
	case "drogue":
		return Label{De.Voice(key).Name(), "Klammern; wer am wenigsten hat, führt"}
	case "napoleon":
		return Label{De.Voice(key).Name(), "Einheiten, gewonnen und verloren; wer am meisten hat, führt"}
	case "most":
		return Label{"Ein anderes Spiel, Punkte", "wer am meisten hat, führt"}
	case "fewest":
		return Label{"Ein anderes Spiel, Strafpunkte", "wer am wenigsten hat, führt"}
	}
	return Label{De.Voice(key).Name(), "Strafpunkte; wer am wenigsten hat, führt"}
}
func (pagesDe) WhoPlays(least, most int) Label {
	return Label{"Wer mitspielt", "In der Reihenfolge, in der ihr sitzt, " + De.Common().Word(least) + " bis " + De.Common().Word(most) + " Namen."}
}
func (pagesDe) PlayerNo(n int) string { return "Spieler " + strconv.Itoa(n) }
func (pagesDe) BeginSheet() string    { return "Zettel anfangen" }
func (pagesDe) SheetSeats(name string, least, most, given int) string {
	seats := strconv.Itoa(most)
	if least != most {
		seats = strconv.Itoa(least) + " bis " + seats
	}
	text := name + " spielen " + seats + " Personen; hier steh"
	if given > 1 {
		return text + "en " + De.Common().Word(given) + " Namen."
	}
	return text + "t " + De.Count(given, "kein Name", "ein Name", "") + "."
}
func (pagesDe) ManySheets(most int) string {
	return "Du hast " + De.Plural(most, "Zettel", "Zettel") + ", und mehr werden nicht aufgehoben. Wirf erst einen weg."
}
func (pagesDe) DamagedSheets(n int) string {
	return "Was von " + De.Plural(n, "Zettel", "Zetteln") + " aufgehoben war, ist beschädigt und nicht mehr zu lesen."
}
func (pagesDe) ThrownAway() Label {
	return Label{"Weggeworfen", "Sie lassen sich zurückholen, bis du einen neuen Zettel anfängst."}
}
func (pagesDe) ThrowAway() string   { return "Wegwerfen" }
func (pagesDe) BringBack() string   { return "Zurückholen" }
func (pagesDe) SamePlayers() string { return "Neuer Zettel, dieselben Spieler" }
func (pagesDe) AllSheets() string   { return "Alle Zettel" }
func (pagesDe) Total() string       { return "Summe" }
func (pagesDe) Cell(name string, deal int) string {
	return name + ", Spiel " + strconv.Itoa(deal)
}
func (pagesDe) Leads() string             { return "führt" }
func (pagesDe) SumsTo(sum int) string     { return "ergibt " + Number(sum) }
func (pagesDe) WriteDown(deal int) string { return "Spiel " + strconv.Itoa(deal) + " aufschreiben" }
func (pagesDe) BadSum(b BadSum, most int) string {
	switch b {
	case UnfinishedSum:
		return "Hinter dem letzten Zeichen fehlt eine Zahl."
	case LargeSum:
		return "Keine Zahl darf größer sein als " + De.Decimal(float64(most), 0) + "."
	case LongSum:
		return "Eine Rechnung hat höchstens " + De.Plural(most, "Zeichen", "Zeichen") + "."
	}
	return "Das ist keine Rechnung. Schreibe ganze Zahlen mit + und − dazwischen: 10+15−5."
}
func (pagesDe) FullSheet(most int) string {
	return "Auf einen Zettel passen " + De.Plural(most, "Spiel", "Spiele") + ", und dieser ist voll. Fang einen neuen an."
}
func (pagesDe) NotSent() string {
	return "Keine Verbindung. Was du schreibst, bleibt auf diesem Gerät, bis sie wieder da ist."
}
func (pagesDe) Keypad() string      { return "Tastenfeld" }
func (pagesDe) Plus() string        { return "plus" }
func (pagesDe) Minus() string       { return "minus" }
func (pagesDe) Backspace() string   { return "Letztes Zeichen löschen" }
func (pagesDe) AsItWas() string     { return "Wie vorher" }
func (pagesDe) NextCell() string    { return "Weiter" }
func (pagesDe) KeysOfSheet() string { return "Enter: nächster Spieler. Esc: wie vorher." }

func (pagesFr) ScoreSheet() Label {
	return Label{"Feuille de marque", "pour une table avec de vraies cartes"}
}
func (pagesFr) ScoreSheetText() string {
	return "Pour une soirée avec de vraies cartes. Une ligne par donne, une colonne par joueur, et dans une case le calcul comme il vient : 10+15−5. Les totaux se font tout seuls, et rien n’est perdu quand vous fermez la page."
}
func (pagesFr) YourSheets() string { return "Vos feuilles" }
func (pagesFr) OpenSheet() string  { return "Ouvrir" }
func (pagesFr) ToSheets() string   { return "Aux feuilles" }
func (pagesFr) NewSheet() string   { return "Une nouvelle feuille" }
func (pagesFr) WhatCounts() string { return "Ce que l’on compte" }
func (pagesFr) SheetKind(key string) Label {
	switch key {
	case "drogue":
		return Label{Fr.Voice(key).Name(), "pinces ; qui en a le moins mène"}
	case "napoleon":
		return Label{Fr.Voice(key).Name(), "unités gagnées et perdues ; qui en a le plus mène"}
	case "most":
		return Label{"Un autre jeu, points", "qui en a le plus mène"}
	case "fewest":
		return Label{"Un autre jeu, points de pénalité", "qui en a le moins mène"}
	}
	return Label{Fr.Voice(key).Name(), "points de pénalité ; qui en a le moins mène"}
}
func (pagesFr) WhoPlays(least, most int) Label {
	return Label{"Qui joue", "Dans l’ordre où vous êtes assis, de " + Fr.Common().Word(least) + " à " + Fr.Common().Word(most) + " noms."}
}
func (pagesFr) PlayerNo(n int) string { return "Joueur " + strconv.Itoa(n) }
func (pagesFr) BeginSheet() string    { return "Commencer la feuille" }
func (pagesFr) SheetSeats(name string, least, most, given int) string {
	seats := strconv.Itoa(most)
	if least != most {
		seats = "de " + strconv.Itoa(least) + " à " + seats
	}
	return name + " se joue à " + seats + " ; " + Fr.Count(given, "aucun nom n’est donné", "un nom est donné", "noms sont donnés") + "."
}
func (pagesFr) ManySheets(most int) string {
	return "Vous avez " + Fr.Plural(most, "feuille", "feuilles") + ", et l’on n’en garde pas plus. Jetez-en d’abord une."
}
func (pagesFr) DamagedSheets(n int) string {
	return "Ce qui était gardé de " + Fr.Plural(n, "feuille", "feuilles") + " est abîmé et ne se lit plus."
}
func (pagesFr) ThrownAway() Label {
	return Label{"Jetées", "On peut les récupérer jusqu’à ce que vous en commenciez une nouvelle."}
}
func (pagesFr) ThrowAway() string   { return "Jeter" }
func (pagesFr) BringBack() string   { return "Récupérer" }
func (pagesFr) SamePlayers() string { return "Nouvelle feuille, mêmes joueurs" }
func (pagesFr) AllSheets() string   { return "Toutes les feuilles" }
func (pagesFr) Total() string       { return "Total" }
func (pagesFr) Cell(name string, deal int) string {
	return name + ", donne " + strconv.Itoa(deal)
}
func (pagesFr) Leads() string             { return "mène" }
func (pagesFr) SumsTo(sum int) string     { return "fait " + Number(sum) }
func (pagesFr) WriteDown(deal int) string { return "Noter la donne " + strconv.Itoa(deal) }
func (pagesFr) BadSum(b BadSum, most int) string {
	switch b {
	case UnfinishedSum:
		return "Il manque un nombre après le dernier signe."
	case LargeSum:
		return "Aucun nombre ne peut dépasser " + Fr.Decimal(float64(most), 0) + "."
	case LongSum:
		return "Un calcul a au plus " + Fr.Plural(most, "caractère", "caractères") + "."
	}
	return "Ce n’est pas un calcul. Écrivez des nombres entiers séparés par + et − : 10+15−5."
}
func (pagesFr) FullSheet(most int) string {
	return "Une feuille contient " + Fr.Plural(most, "donne", "donnes") + ", et celle-ci est pleine. Commencez-en une autre."
}
func (pagesFr) NotSent() string {
	return "Pas de connexion. Ce que vous écrivez reste sur cet appareil jusqu’à ce qu’elle revienne."
}
func (pagesFr) Keypad() string      { return "Pavé numérique" }
func (pagesFr) Plus() string        { return "plus" }
func (pagesFr) Minus() string       { return "moins" }
func (pagesFr) Backspace() string   { return "Effacer le dernier caractère" }
func (pagesFr) AsItWas() string     { return "Comme avant" }
func (pagesFr) NextCell() string    { return "Suivant" }
func (pagesFr) KeysOfSheet() string { return "Entrée : joueur suivant. Échap : comme avant." }
