package say

import "strconv"

func (pagesDe) Motto() string {
	return "Vier alte Kartenspiele. Ohne Konto, ohne Geld: Link schicken und hinsetzen."
}

func (pagesDe) Pitch(game string) string {
	switch game {
	case "drogue":
		return "Wer verliert, trägt eine Holzklammer auf der Nase, bis er sie abverdient. Im stummen Spiel dürfen Partner mit Klammer nur Gesichter schneiden."
	case "polignac":
		return "Nimm keine Buben; der Pik-Bube kostet doppelt. Zwanzig Chips für jeden, und wer den letzten zuerst los ist, hat verloren."
	case "slobberhannes":
		return "Drei Stiche, die keiner will: der erste, der letzte und der mit der Kreuz-Dame."
	case "napoleon":
		return "Fünf Karten, ein Gebot: zwei Stiche, drei, vier, alle fünf oder gar keinen. Allein gegen den Tisch."
	}
	return ""
}

func (pagesDe) Extent(game string, minSeats, maxSeats int) string {
	if minSeats == maxSeats {
		return strconv.Itoa(minSeats) + " Spieler, paarweise"
	}
	return strconv.Itoa(minSeats) + " bis " + strconv.Itoa(maxSeats) + " Spieler"
}

func (pagesDe) PlayNow() string    { return "Gleich spielen" }
func (pagesDe) Invite() string     { return "Freunde einladen" }
func (pagesDe) Options() string    { return "Optionen" }
func (pagesDe) YourTables() string { return "Deine Tische" }
func (pagesDe) GoBack() string     { return "Zurück an den Tisch" }
func (pagesDe) Review() string     { return "Ansehen" }
func (pagesDe) Rules() Label       { return Label{"Regeln", "vollständig, in unseren Worten"} }
func (pagesDe) Settings() Label {
	return Label{"Einstellungen", "Sprache, Karten, Ton, anderes Gerät"}
}
func (pagesDe) Home() string  { return "Startseite" }
func (pagesDe) Night() string { return "Bei Nacht" }
func (pagesDe) Day() string   { return "Bei Tag" }
func (pagesDe) With(game string, others ...string) string {
	if len(others) == 0 {
		return game
	}
	return game + " mit " + De.Common().And(others...)
}
func (pagesDe) Gathering(free int) string {
	if free == 0 {
		return "Alle sind da, noch hat niemand begonnen."
	}
	return "Wartet: noch " + De.Plural(free, "Platz", "Plätze") + " frei."
}
func (pagesDe) InDeal(deal int) string { return "Spiel " + strconv.Itoa(deal) + "." }
func (pagesDe) YourTurn() string       { return "Du bist am Zug." }
func (pagesDe) Finished(winners ...string) string {
	switch len(winners) {
	case 0:
		return "Zu Ende, unentschieden."
	case 1:
		return "Zu Ende; " + winners[0] + " hat gewonnen."
	}
	return "Zu Ende; " + De.Common().And(winners...) + " haben gewonnen."
}
func (pagesDe) ClosedTable() string { return "Geschlossen." }
func (pagesDe) Recruit() string     { return "Rekrut" }

func (pagesDe) Fault(f Fault) Label {
	switch f {
	case NoSuchPage:
		return Label{"Hier ist nichts", "Diese Adresse führt nirgendwohin. Alles beginnt auf der Startseite."}
	case NoSuchTable:
		return Label{"Diesen Tisch gibt es nicht", "Unter dieser Adresse steht kein Tisch. Vielleicht fehlt ein Buchstabe im Link: lass ihn dir noch einmal schicken."}
	case FrozenTable:
		return Label{"Dieser Tisch ist eingefroren", "Was von ihm aufgeschrieben war, ist auf dem Server beschädigt. Damit niemand mit falschen Karten weiterspielt, kann hier nichts mehr gespielt werden. Alle anderen Tische gehen weiter."}
	case GoingDown:
		return Label{"Einen Augenblick", "Der Server startet neu. Verloren geht nichts: lade die Seite in ein paar Sekunden noch einmal."}
	case TooMany:
		return Label{"Zu schnell", "Das war mehr, als ein Mensch klicken kann. Warte ein paar Sekunden und versuche es noch einmal."}
	case BadRequest:
		return Label{"Nicht verstanden", "Die Seite hat etwas geschickt, was der Server nicht lesen kann. Geh zurück, lade sie neu und versuche es noch einmal."}
	}
	return Label{"Etwas ist kaputtgegangen", "Das lag an uns, nicht an dir, und kein Zug ist verloren. Lade die Seite noch einmal."}
}

func (pagesDe) Refused(code string) string {
	switch code {
	case "notSeated":
		return "Das kann nur, wer am Tisch sitzt."
	case "notHost":
		return "Das kann nur, wer den Tisch eröffnet hat."
	case "taken":
		return "Jemand war schneller: dieser Platz ist besetzt."
	case "sitsAlready":
		return "Du sitzt schon an diesem Tisch."
	case "begun":
		return "Die Partie hat schon begonnen."
	case "notBegun":
		return "Die Partie hat noch nicht begonnen."
	case "stale":
		return "Am Tisch ging es inzwischen weiter. Sieh noch einmal hin."
	case "noUndo":
		return "Es gibt nichts, was du zurücknehmen könntest."
	case "noWords":
		return "Freie Worte sind jetzt nicht erlaubt, die Redewendungen schon."
	case "badName":
		return "Ein Name hat 1 bis 24 Zeichen."
	case "badForm":
		return "Das versteht der Tisch nicht."
	case "closed":
		return "Der Tisch ist geschlossen."
	}
	return "Das geht jetzt nicht."
}
