package say

import (
	"strconv"

	"bivouac/card"
)

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

func (pagesDe) PlayNow() string { return "Spielen" }
func (pagesDe) Invite() string  { return "Einladen" }
func (pagesDe) LetIn() Label {
	return Label{"Freunde zulassen", "Du spielst hier allein mit Computern. Lässt du Freunde zu, kann jeder, der den Link hat, den Platz eines Computers übernehmen, auch mitten im Spiel. Zurückgenommen wird dann nur noch, wenn alle zustimmen."}
}
func (pagesDe) ForComputers() string {
	return "Wer kommt, übernimmt den Platz eines Computers, auch mitten im Spiel."
}
func (pagesDe) Options() string     { return "Optionen" }
func (pagesDe) YourTables() string  { return "Deine Tische" }
func (pagesDe) AllTables() string   { return "Alle deine Tische" }
func (pagesDe) OlderTables() string { return "Ältere Tische" }
func (pagesDe) NoTables() string    { return "Hier steht kein Tisch, an dem du sitzt." }
func (pagesDe) GoBack() string      { return "Zum Tisch" }
func (pagesDe) Review() string      { return "Ansehen" }
func (pagesDe) Rules() Label        { return Label{"Regeln", "vollständig, in unseren Worten"} }
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
func (pagesDe) YourTurn() string { return "Du bist am Zug." }
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
	case Unsaved:
		return Label{"Nicht gespeichert", "Was du wolltest, ist nicht geschehen: Der Server konnte es nicht speichern, vielleicht ist seine Festplatte voll. Sonst ist nichts verloren, und alles steht, wie es stand. Versuche es gleich noch einmal."}
	case NoSuchPage:
		return Label{"Hier ist nichts", "Diese Adresse führt nirgendwohin. Alles beginnt auf der Startseite."}
	case NoSuchTable:
		return Label{"Diesen Tisch gibt es nicht", "Unter dieser Adresse steht kein Tisch. Vielleicht fehlt ein Buchstabe im Link: Lass ihn dir noch einmal schicken."}
	case FrozenTable:
		return Label{"Dieser Tisch ist eingefroren", "Was von ihm aufgeschrieben war, ist auf dem Server beschädigt. Damit niemand mit falschen Karten weiterspielt, kann hier nichts mehr gespielt werden. Alle anderen Tische gehen weiter."}
	case DamagedSheet:
		return Label{"Dieser Zettel ist beschädigt", "Was auf ihm stand, lässt sich auf dem Server nicht mehr lesen. Deine anderen Zettel sind alle da."}
	case GoingDown:
		return Label{"Einen Augenblick", "Der Server startet neu. Verloren geht nichts: Lade die Seite in ein paar Sekunden noch einmal."}
	case TooMany:
		return Label{"Zu schnell", "Das war mehr, als ein Mensch klicken kann. Warte ein paar Sekunden und versuche es noch einmal."}
	case BadRequest:
		return Label{"Nicht verstanden", "Die Seite hat etwas geschickt, was der Server nicht lesen kann. Geh zurück, lade sie neu und versuche es noch einmal."}
	case Foreign:
		return Label{"Nicht von hier abgeschickt", "Eine Seite von anderswo wollte hier etwas in deinem Namen tun; geschehen ist nichts. Wenn du es selbst willst, tu es auf unseren Seiten."}
	}
	return Label{"Etwas ist kaputtgegangen", "Das lag an uns, nicht an dir, und kein Zug ist verloren. Lade die Seite noch einmal."}
}

func (pagesDe) Refused(code string) string {
	switch code {
	case "notSeated":
		return "Das kann nur, wer am Tisch sitzt."
	case "notHost":
		return "Das kann nur der Gastgeber des Tisches."
	case "taken":
		return "Jemand war schneller: Dieser Platz ist besetzt."
	case "sitsAlready":
		return "Du sitzt schon an diesem Tisch."
	case "begun":
		return "Die Partie hat schon begonnen."
	case "notBegun":
		return "Die Partie hat noch nicht begonnen."
	case "stale":
		return "Am Tisch ging es inzwischen weiter. Sieh noch einmal hin."
	case "resettled":
		return "Dort hat sich inzwischen jemand gesetzt oder ist aufgestanden. Nichts wurde geändert; sieh noch einmal hin."
	case "noUndo":
		return "Es gibt nichts, was du zurücknehmen könntest."
	case "notCertain":
		return De.Common().NotCertain()
	case "noWords":
		return "Eigene Worte sind jetzt nicht erlaubt, die fertigen Sätze schon."
	case "tooMuch":
		return "Du hast in dieser Minute schon viel gesagt. Warte ein wenig."
	case "badName":
		return "Ein Name hat 1 bis 24 Zeichen, und keine unsichtbaren darunter."
	case "badForm":
		return "Das versteht der Tisch nicht."
	case "closed":
		return "Der Tisch ist geschlossen."
	case "hasSeen":
		return "Du hast ein anderes Blatt dieses Spiels gesehen und wüsstest mehr als alle, die spielen. Nach dem Spiel geht es."
	case "declined":
		return "Hier lautete die Antwort: lieber nicht. Gefragt wird nicht noch einmal; erlauben lässt es sich dort im Menü."
	}
	return "Das geht jetzt nicht."
}

// The pages beside the first one.

func (pagesDe) Skip() string     { return "Zum Inhalt" }
func (pagesDe) Language() string { return "Sprache" }
func (pagesDe) Close() string    { return "Schließen" }
func (pagesDe) CutOff() string {
	return "Keine Verbindung. Deine Karten sind sicher; neuer Versuch …"
}
func (pagesDe) NotDone() string { return "Das hat nicht geklappt. Lade die Seite neu." }
func (pagesDe) NotSaved() string {
	return "Das wurde nicht gespeichert; vielleicht ist die Festplatte des Servers voll. Es wird weiter versucht …"
}
func (pagesDe) Why() string { return "Zur Regel" }

func (pagesDe) NewTable(game string) string { return game + ": ein neuer Tisch" }
func (pagesDe) Presets() string             { return "Zusammenstellungen" }
func (pagesDe) Players() string             { return "Spieler" }
func (pagesDe) RulesOfTable() string        { return "Die Regeln dieses Tisches" }
func (pagesDe) RulesOfTableText() string {
	return "Alles steht, wie es üblich ist. Ändere, was ihr anders spielt."
}
func (pagesDe) HowYouPlay() string { return "Wie ihr miteinander spielt" }
func (pagesDe) Clock() Label {
	return Label{"Uhr", "Für jede Entscheidung. Ist die Zeit um, läuft der Vorrat, der in jedem Spiel von neuem voll ist; ist auch er leer, entscheidet ein Computer. Ohne Uhr drängt niemand, und für den, der gegangen ist, wird gespielt."}
}
func (p pagesDe) ClockOf(name string, move, bank int) string {
	text := map[string]string{"none": "keine", "relaxed": "gemütlich: ", "normal": "normal: ", "fast": "schnell: "}[name]
	if move > 0 {
		text += p.short(move)
	}
	if bank > 0 {
		text += ", Vorrat " + p.short(bank)
	}
	return text
}

// short is a time as it fits a choice on a phone.
func (pagesDe) short(seconds int) string {
	return timeOf(De, seconds, "s", "s", "min", "min", "Tag", "Tage")
}
func (pagesDe) TimeOf(seconds int) string {
	return timeOf(De, seconds, "Sekunde", "Sekunden", "Minute", "Minuten", "Tag", "Tage")
}
func (pagesDe) GoneAfter() Label {
	return Label{"Abwesend nach", "Wer so lange keine Seite des Tisches offen hat: Dann spielt ein Computer für ihn, bis er zurückkommt."}
}
func (pagesDe) Pace() Label {
	return Label{"Tempo der Computer", "Wie lange sie zu überlegen scheinen."}
}
func (pagesDe) PaceOf(key string) string {
	return map[string]string{"instant": "sofort", "brisk": "flott", "steady": "gemächlich", "slow": "langsam"}[key]
}
func (pagesDe) TakeBack() Label {
	return Label{"Zurücknehmen", "Ob eine Entscheidung zurückgenommen werden kann."}
}
func (pagesDe) TakeBackOf(key string) string {
	return map[string]string{"asked": "wenn alle zustimmen", "free": "frei", "never": "nie"}[key]
}
func (pagesDe) Watchers() Label {
	return Label{"Zuschauer", "Andere mit dem Link dürfen zusehen. Sie sehen, was offen liegt, und Blätter erst nach dem Spiel; das eines Spielers, der es erlaubt, auch vorher."}
}
func (pagesDe) ForcedCards() Label {
	return Label{"Erzwungene Karten spielen sich selbst", "Eine Karte, die als einzige gespielt werden darf. Sitzen andere Menschen am Tisch, nur die letzte auf der Hand: Sonst verriete der schnelle Zug, dass es keine Wahl gab."}
}
func (pagesDe) FreeWords() Label {
	return Label{"Eigene Worte im Chat", "Die fertigen Sätze gibt es immer."}
}
func (pagesDe) OpenTable() string  { return "Tisch eröffnen und einladen" }
func (pagesDe) AloneNow() string   { return "Gleich spielen, mit Computern" }
func (pagesDe) Usual() string      { return "wie üblich" }
func (pagesDe) OtherValue() string { return "oder anders" }

func (pagesDe) OnlyHere() string {
	return "Diese Adresse führt nur zu diesem Rechner. Für Handys im Haus starte Bivouac mit --lan."
}
func (pagesDe) InvitedTo(game string) string {
	return "Du bist zu einer Partie " + game + " eingeladen."
}
func (pagesDe) SitHere() string           { return "Hier hinsetzen" }
func (pagesDe) YourName() string          { return "Dein Name" }
func (pagesDe) YourFace() string          { return "Dein Gesicht" }
func (pagesDe) SeatNo(n int) string       { return "Platz " + strconv.Itoa(n) }
func (pagesDe) Empty() string             { return "frei" }
func (pagesDe) HostMark() string          { return "Gastgeber" }
func (pagesDe) YouMark() string           { return "du" }
func (pagesDe) Seating() string           { return "Plätze und Computer" }
func (pagesDe) SeatComputers() string     { return "Mit Computern auffüllen und beginnen" }
func (pagesDe) Unseat(name string) string { return "Platz von " + name + " freimachen" }
func (pagesDe) Placing() string {
	return "Um jemanden umzusetzen, zieh das Gesicht auf einen anderen Platz, oder wähle erst das Gesicht und dann den Platz. Sitzt dort schon jemand, tauschen die beiden."
}
func (pagesDe) MoveTo(name string) string { return name + " umsetzen auf" }
func (pagesDe) Move() string              { return "Umsetzen" }
func (pagesDe) Placed(host, name, other string, seat int) string {
	switch {
	case other == "" && host == name:
		return host + " hat sich auf Platz " + strconv.Itoa(seat) + " gesetzt."
	case other == "":
		return host + " hat " + name + " auf Platz " + strconv.Itoa(seat) + " gesetzt."
	case host == name:
		return host + " hat mit " + other + " den Platz getauscht."
	case host == other:
		return host + " hat mit " + name + " den Platz getauscht."
	}
	return host + " hat " + name + " und " + other + " die Plätze tauschen lassen."
}
func (pagesDe) LeaveSeat() string             { return "Aufstehen" }
func (pagesDe) Begin() string                 { return "Beginnen" }
func (pagesDe) HostBegins(name string) string { return name + " beginnt, wenn alle da sind." }
func (pagesDe) Link() Label {
	return Label{"Einladen", "Wer diesen Link hat, kann sich setzen. Ein Konto braucht niemand."}
}
func (pagesDe) Copy() string     { return "Link kopieren" }
func (pagesDe) Copied() string   { return "Kopiert" }
func (pagesDe) Share() string    { return "Teilen" }
func (pagesDe) QR() string       { return "Der Link als Bild, für die Kamera eines Telefons" }
func (pagesDe) Agreed() string   { return "Was vereinbart ist" }
func (pagesDe) AllUsual() string { return "Alles wie üblich." }
func (pagesDe) OppositePartners() string {
	return "Partner sitzen einander gegenüber: Platz 1 und 3, Platz 2 und 4."
}
func (pagesDe) KingsPartners() string {
	return "Plätze und Partner werden zu Beginn durch Könige ausgelost."
}
func (pagesDe) SitInFor(name string) string { return "Platz von " + name + " übernehmen" }
func (pagesDe) MatchRuns() Label {
	return Label{"Die Partie läuft", "Computer machen Menschen Platz: Wähle, wessen Karten du übernimmst."}
}
func (pagesDe) NoWatchers() Label {
	return Label{"Dieser Tisch spielt hinter geschlossenem Vorhang", "Die Spieler möchten keine Zuschauer."}
}
func (pagesDe) FullTable() string { return "Alle Plätze sind besetzt." }
func (pagesDe) Computer(key string) Label {
	return map[string]Label{"random": {"Grünschnabel", "spielt irgendetwas, was erlaubt ist"}, "rules": {"Alter Soldat", "spielt nach Faustregeln"}}[key]
}

func (pagesDe) ForYou() string       { return "Nur für dich, an jedem Tisch." }
func (pagesDe) IndexLetters() string { return "Buchstaben auf den Karten" }
func (pagesDe) Palettes() string     { return "Farben auf den Karten" }
func (pagesDe) Palette(key string) Label {
	return map[string]Label{
		"two":    {"Wie gedruckt", "Schwarz und rot."},
		"four":   {"Vierfarbig", "Kreuz grün, Karo blau."},
		"german": {"Deutsch vierfarbig", "Wie auf deutschen Turnieren: Pik grün, Karo orange."},
		"safe":   {"Bei Rot-Grün-Schwäche", "Kreuz blau, Karo gelbbraun, Herz dunkelrot: auch verschieden hell."},
		"own":    {"Eigene", "Dunkel genug für das Papier einer Karte. Zwei dürfen gleich sein."},
	}[key]
}
func (pagesDe) FaintInk(s card.Suit) string {
	return "Für " + De.Suit(s) + " ist das zu blass: Auf der Karte ist der Kontrast kleiner als 4,5 zu 1. Gespeichert ist nichts; wähle etwas Dunkleres."
}
func (pagesDe) CardSize() string { return "Größe von Karten und Schrift" }
func (pagesDe) SizeOf(key string) string {
	return map[string]string{"normal": "normal", "large": "groß"}[key]
}
func (pagesDe) HandOrder() string { return "Ordnung des Blatts" }
func (pagesDe) OrderOf(key string) string {
	return map[string]string{"left": "Trümpfe links, hohe Karten zuerst", "right": "Trümpfe rechts, niedrige Karten zuerst"}[key]
}
func (pagesDe) Motion() string { return "Bewegung auf dem Tisch" }
func (pagesDe) SpeedOf(key string) string {
	return map[string]string{"steady": "gemächlich", "brisk": "flott", "slow": "langsam"}[key]
}
func (pagesDe) Still() Label { return Label{"Ohne Bewegung", "Alles ist sofort da."} }
func (pagesDe) TabTitle() Label {
	return Label{"Dein Zug im Titel", "Der Titel des Browser-Tabs sagt ihn an."}
}
func (pagesDe) TabIcon() Label {
	return Label{"Dein Zug im Bild", "Im Bild des Browser-Tabs brennt eine Lampe."}
}
func (pagesDe) Sound() Label { return Label{"Ton", "Eine Karte, dein Zug, das Ende eines Spiels."} }
func (pagesDe) Shake() Label {
	return Label{"Vibrieren", "Wenn du an den Zug kommst und gerade nicht hinsiehst, sofern das Gerät es kann."}
}
func (pagesDe) Calm() Label {
	return Label{"Ganz in Ruhe", "Große Karten, nichts bewegt sich, Zeichen in Worten."}
}
func (pagesDe) Captions() Label {
	return Label{"Zeichen in Worten", "Was ein Gesicht sagt, steht daneben."}
}
func (pagesDe) TwoTap() Label {
	return Label{"Zweimal tippen für eine Karte", "Das erste Mal hebt sie, das zweite spielt sie."}
}
func (pagesDe) Theme() string { return "Licht" }
func (pagesDe) ThemeOf(key string) string {
	return map[string]string{"auto": "wie das Gerät", "day": "Tag", "night": "Nacht"}[key]
}
func (pagesDe) Save() string  { return "Speichern" }
func (pagesDe) Saved() string { return "Gespeichert." }
func (pagesDe) SettingsLost() string {
	return "Deine Einstellungen sind auf der Festplatte des Servers beschädigt worden; jetzt gelten die üblichen. Wähle neu; deine Plätze und deine Tische sind, wie sie waren."
}

func (pagesDe) Recover() Label {
	return Label{"Auf einem anderen Gerät", "Es gibt keine Konten: Dieser Browser weiß, wer du bist. Lies das Bild mit dem anderen Gerät ein oder tippe dort den Code, und du bist auf beiden dieselbe Person mit denselben Tischen."}
}
func (pagesDe) CodeSecret() string { return "Wer den Code hat, spielt als du. Zeig ihn niemandem." }
func (pagesDe) ShowCode() string   { return "Bild und Code zeigen" }
func (pagesDe) EnterCode() Label {
	return Label{"Du hast einen Code von einem anderen Gerät?", "Auf diesem Gerät bist du dann diese Person. Wer du jetzt hier bist, ist vergessen, wenn du nicht auch dafür den Code hast."}
}
func (pagesDe) Code() string      { return "Code" }
func (pagesDe) BeThat() string    { return "Hier diese Person sein" }
func (pagesDe) WrongCode() string { return "Das ist kein Code: Er hat 52 Buchstaben und Ziffern." }

func (pagesDe) RulesOf(game string) string { return "Die Regeln: " + game }
func (pagesDe) Contents() string           { return "Inhalt" }
func (pagesDe) OtherBooks() string         { return "Die anderen Spiele" }
func (pagesDe) MarkOf(mark string) Label {
	return map[string]Label{"B": {"Heft", "aus einem Heft von 1836, wie die Regelseite es wiedergibt"}, "P": {"Seite", "von der Regelseite"}, "O": {"Unser", "von uns entschieden, wo beide schweigen"}}[mark]
}
func (pagesDe) Marks() string   { return "Woher jede Regel kommt" }
func (pagesDe) InForce() string { return "An deinem Tisch" }
func (pagesDe) ToTable() string { return "Zum Tisch" }

func (pagesDe) ReviewOf(game string, deal int) string { return game + ", Spiel " + strconv.Itoa(deal) }
func (pagesDe) StepOf(n, of int) string {
	return "Schritt " + strconv.Itoa(n) + " von " + strconv.Itoa(of)
}
func (pagesDe) First() string    { return "An den Anfang" }
func (pagesDe) Earlier() string  { return "Eins zurück" }
func (pagesDe) Later() string    { return "Eins weiter" }
func (pagesDe) Last() string     { return "Ans Ende" }
func (pagesDe) AllHands() string { return "Alle Blätter" }
func (pagesDe) SeenBy(name string) string {
	return "Wie " + name + " es sah: ein Blatt, und was offen lag."
}
func (pagesDe) HandOf(name string) string { return "Blatt von " + name }
func (pagesDe) Undealt() string           { return "Nicht ausgegeben" }
func (pagesDe) TheTrick() string          { return "Der Stich" }
func (pagesDe) BeforePlay() string        { return "Die Karten sind gegeben." }
func (pagesDe) Download() string          { return "Aufzeichnung speichern" }
func (pagesDe) CheckDeal() string         { return "Dieses Spiel prüfen" }
func (pagesDe) LinkHere() string          { return "Link zu diesem Augenblick" }
func (pagesDe) NotOver() string {
	return "Dieses Spiel läuft noch. Ist es vorbei, darf hier jeder alle Blätter ansehen."
}
func (pagesDe) DealNo(n int) string { return "Spiel " + strconv.Itoa(n) }
func (pagesDe) Check() Label {
	return Label{"Wurde ehrlich gegeben?", "Vor dem Geben hat der Server ein Siegel seiner geheimen Zahl gezeigt. Dann hat die Seite jedes Mitspielers eine eigene Zahl dazugegeben, und einer hat abgehoben. Aus allem zusammen folgen die Karten: Niemand konnte sie allein bestimmen. Jetzt, da die geheime Zahl bekannt ist, lässt sich alles nachrechnen."}
}
func (pagesDe) Seal() string               { return "Siegel, vor dem Geben gezeigt" }
func (pagesDe) Seed() string               { return "Geheime Zahl des Servers, danach gezeigt" }
func (pagesDe) AddedBy(name string) string { return "Von der Seite dazugegeben: " + name }
func (pagesDe) CutAt(name string, at int) string {
	return name + " hat " + strconv.Itoa(at) + " Karten abgehoben."
}
func (pagesDe) InPage() string { return "Auf dieser Seite nachgerechnet" }
func (pagesDe) InPageText() string {
	return "Dein Browser rechnet Siegel und Kartenfolge nach, ohne jemanden zu fragen, und vergleicht sie mit dem, was ihm vor dem Geben gezeigt wurde."
}
func (pagesDe) ByServer() string { return "Vom Server nachgerechnet" }
func (pagesDe) ByServerText() string {
	return "Der Server spielt die ganze Aufzeichnung nach: Siegel, Karten, Abheben, Blätter und jeden Zug."
}
func (pagesDe) YourOwn() Label {
	return Label{"Mit eigenem Programm", "Speichere die Aufzeichnung und rufe den Befehl auf deinem eigenen Rechner auf, ohne Netz. Der Rechenweg ist bis aufs Byte aufgeschrieben; du kannst also auch selbst ein Programm schreiben."}
}
func (pagesDe) NotThere() string {
	return "Diesem Browser wurde vor dem Geben nichts gezeigt. Ob das Siegel noch dasselbe ist, weiß nur einer, der dabei war."
}
func (pagesDe) SealSeen() string {
	return "Es ist das Siegel, das diesem Browser vor dem Geben gezeigt wurde."
}
func (pagesDe) SealOther() string {
	return "Vor dem Geben wurde diesem Browser ein anderes Siegel gezeigt: Der Server hat es ausgetauscht!"
}
func (pagesDe) NumberIn() string {
	return "Die Zahl, die deine Seite dazugegeben hat, ist dabei."
}
func (pagesDe) NumberOut() string {
	return "Die Zahl, die deine Seite dazugegeben hat, ist nicht dabei: Sie kam zu spät, oder der Server hat sie weggelassen."
}
func (pagesDe) SealFits() string { return "Das Siegel passt zur geheimen Zahl." }
func (pagesDe) SealWrong() string {
	return "Das Siegel passt nicht zur geheimen Zahl: Der Server hat sie ausgetauscht!"
}
func (pagesDe) CardsFit() string {
	return "Die Karten aller Blätter folgen aus geheimer Zahl, Zugaben und Abheben."
}
func (pagesDe) CardsWrong() string {
	return "Die Karten folgen nicht aus geheimer Zahl, Zugaben und Abheben!"
}
func (pagesDe) RecordFits() string            { return "Die Aufzeichnung stimmt." }
func (pagesDe) RecordWrong(why string) string { return "Die Aufzeichnung stimmt nicht: " + why }
func (pagesDe) Limits() Label {
	return Label{"Was das beweist und was nicht", "Weder der Server allein noch ein Spieler allein kann die Karten gewählt haben, wenn das Siegel das vor dem Geben gezeigte ist und eine der Zahlen von einer Seite kommt, der du traust. Dass der Server während des Spiels in Blätter gesehen hat, kann keine Rechnung ausschließen."}
}

func (pagesDe) GoOnElsewhere() string { return "An einem neuen Tisch wie diesem weiterspielen" }
func (pagesDe) Shut() Label {
	return Label{"Dieser Tisch ist geschlossen", "Sein Gastgeber hat ihn geschlossen. Was hier gespielt wurde, lässt sich noch ansehen."}
}
