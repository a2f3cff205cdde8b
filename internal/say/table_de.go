package say

import (
	"strconv"

	"bivouac/card"
	"bivouac/games/napoleon"
	"bivouac/games/polignac"
)

// feltGerman says the felt in German.
type feltGerman struct{ german }

func (feltGerman) Menu() string      { return "Menü" }
func (feltGerman) Tell() string      { return "Verraten" }
func (feltGerman) Signs() string     { return "Zeichen" }
func (feltGerman) Calls() string     { return "Rufe" }
func (feltGerman) LastTrick() string { return "Letzter Stich" }
func (feltGerman) Chat() string      { return "Chat" }
func (feltGerman) Rules() string     { return "Regeln" }
func (feltGerman) Events() string    { return "Verlauf" }
func (feltGerman) Close() string     { return "Schließen" }
func (feltGerman) Home() string      { return "Alle Spiele" }
func (feltGerman) Settings() string  { return "Einstellungen" }
func (feltGerman) Arrange() string   { return "Blatt selbst ordnen" }
func (feltGerman) ArrangeText() string {
	return "Tippe eine Karte an und dann ihren neuen Platz. Ziehen geht immer, auch Umschalt mit einer Pfeiltaste."
}
func (feltGerman) Arranged() string  { return "Fertig" }
func (feltGerman) Record() string    { return "Aufzeichnung dieser Partie" }
func (feltGerman) Leave() string     { return "Den Tisch verlassen" }
func (feltGerman) LeaveText() string { return "Ein Computer spielt für dich, bis du zurückkommst." }
func (feltGerman) StopHere() string  { return "Die Partie ausklingen lassen" }
func (feltGerman) StopText() string {
	return "Was begonnen ist, wird zu Ende gespielt. Sagen müssen es alle oder der Gastgeber."
}
func (feltGerman) CloseTable() string { return "Den Tisch endgültig schließen" }
func (feltGerman) CloseText() string {
	return "Hier spielt dann niemand weiter. Was gespielt wurde, bleibt, und wer hier sitzt, kann mit einem Tipp einen gleichen Tisch öffnen."
}
func (feltGerman) Table() string { return "Der Tisch" }
func (feltGerman) Seats() string { return "Mitspieler" }
func (g feltGerman) SeatComputer(name string) string {
	return "Den Platz von " + name + " einem Computer geben"
}

func (feltGerman) You() string      { return "du" }
func (feltGerman) Dealer() string   { return "gibt" }
func (feltGerman) Computer() string { return "Computer" }
func (feltGerman) Away() string     { return "abwesend, ein Computer spielt" }
func (feltGerman) SitsOut() string  { return "setzt dieses Spiel aus" }
func (feltGerman) YouSitOut() string {
	return "Wer gibt, bekommt keine Karten: Du setzt dieses Spiel aus."
}
func (feltGerman) Cards(n int) string    { return De.Plural(n, "Karte", "Karten") }
func (feltGerman) Tricks() string        { return "Stiche" }
func (feltGerman) TricksOf(n int) string { return De.Plural(n, "Stich", "Stiche") }
func (feltGerman) Free() string          { return "frei" }
func (feltGerman) Playable() string      { return "spielbar" }
func (feltGerman) Points(n int) string   { return De.Plural(n, "Punkt", "Punkte") }
func (feltGerman) Watching() string      { return "Du schaust zu. Die Blätter siehst du nach jedem Spiel." }
func (feltGerman) YourHand(n, ok int) string {
	text := "Dein Blatt, " + De.Plural(n, "Karte", "Karten")
	if ok > 0 {
		text += ", " + strconv.Itoa(ok) + " spielbar"
	}
	return text
}

func (feltGerman) YourTurn() string              { return "Du bist am Zug" }
func (feltGerman) YourTurnTo(what string) string { return "Du bist am Zug: " + what }
func (g feltGerman) WaitsFor(names ...string) string {
	if len(names) == 1 {
		return names[0] + " ist am Zug"
	}
	return g.And(names...) + " sind am Zug"
}
func (feltGerman) WaitsForDeal() string            { return "Gleich kommen die Karten" }
func (feltGerman) Lead() string                    { return "frei ausspielen" }
func (g feltGerman) FollowSuit(s card.Suit) string { return g.Suit(s) + " bedienen" }
func (feltGerman) FollowTrumps() string            { return "Trumpf bedienen" }
func (feltGerman) Beat(card string) string         { return card + " stechen" }
func (feltGerman) TrumpIt() string                 { return "Trumpf spielen" }
func (feltGerman) OverTrump(card string) string    { return card + " übertrumpfen" }
func (feltGerman) AnyCard() string                 { return "jede Karte geht" }
func (feltGerman) YourCard() string                { return "deine Karte" }
func (feltGerman) Led() string                     { return "spielte aus" }
func (feltGerman) Winning() string                 { return "führt" }
func (feltGerman) Took() string                    { return "gewinnt" }
func (feltGerman) Bank() string                    { return "Vorrat" }
func (feltGerman) BankRuns() string {
	return "Deine Zeit für diese Entscheidung ist um, jetzt läuft dein Vorrat."
}
func (feltGerman) Until() string           { return "bis" }
func (feltGerman) AfterDeals(n int) string { return "Nach " + De.Plural(n, "Spiel", "Spielen") }
func (feltGerman) DealOf(n, of int) string {
	if of > 0 {
		return "Spiel " + strconv.Itoa(n) + " von " + strconv.Itoa(of)
	}
	return "Spiel " + strconv.Itoa(n)
}
func (feltGerman) TakeBack() string { return "Zurücknehmen" }
func (feltGerman) WantsBack(name string) string {
	return name + " möchte die letzte Entscheidung zurücknehmen, mit allem, was folgte."
}
func (feltGerman) YouAsked() string {
	return "Du möchtest deine letzte Entscheidung zurücknehmen. Die anderen müssen zustimmen."
}
func (feltGerman) Agree() string  { return "Zustimmen" }
func (feltGerman) Refuse() string { return "Ablehnen" }
func (feltGerman) WhileAway(n int) string {
	if n == 0 {
		return "Willkommen zurück. In deiner Abwesenheit war nichts für dich zu tun."
	}
	return "Willkommen zurück. In deiner Abwesenheit hat ein Computer " + De.Plural(n, "Zug", "Züge") + " für dich gemacht."
}
func (feltGerman) StoodIn() string    { return "(ein Computer, in Vertretung)" }
func (feltGerman) TimeWasOut() string { return "(ein Computer, da die Zeit um war)" }
func (feltGerman) WasTakenBack() string {
	return "Die letzte Entscheidung wurde zurückgenommen, mit allem, was folgte."
}
func (feltGerman) IsNamed(was, name string) string { return was + " heißt jetzt " + name + "." }
func (feltGerman) SitsDown(name string) string     { return name + " setzt sich." }
func (feltGerman) GoesAway(name string) string     { return name + " ist weg; ein Computer spielt weiter." }
func (feltGerman) WantsToStop(name string) string {
	return name + " möchte die Partie ausklingen lassen."
}
func (feltGerman) ComesBack(name string) string { return name + " ist wieder da." }
func (feltGerman) DoName() string               { return "Buben nennen" }
func (feltGerman) DoAnswer() string             { return "antworten" }
func (feltGerman) DoAnnounce() string           { return "ansagen" }
func (feltGerman) DoPoint() string              { return "einen Punkt nennen" }
func (feltGerman) DoShow() string               { return "die Karten machen" }
func (feltGerman) DoSlam() string               { return "ansagen oder schweigen" }
func (feltGerman) DoBid() string                { return "bieten oder passen" }
func (feltGerman) Frozen() string {
	return "Das Protokoll dieses Tisches stimmt nicht mit seinen Prüfsummen überein. Hier wird nicht weitergespielt; wer den Server betreibt, kann es wiederherstellen."
}
func (feltGerman) TableClosed() string { return "Dieser Tisch ist geschlossen." }

func (feltGerman) Sealing() string { return "Das nächste Spiel ist versiegelt" }
func (feltGerman) SealText() string {
	return "Das Siegel steht fest, bevor jemand etwas beiträgt, und wird nach dem Spiel geöffnet: So kann jeder nachprüfen."
}
func (feltGerman) Seal() string { return "Siegel" }
func (feltGerman) CutText(name string) string {
	return name + " gibt. Hebe selbst ab, wenn du magst; sonst geschieht es von selbst."
}
func (feltGerman) Cut() string                { return "Abheben" }
func (feltGerman) CutByChance() string        { return "Dem Zufall überlassen" }
func (feltGerman) CutAt() string              { return "So viele Karten" }
func (feltGerman) Cutting(name string) string { return name + " hebt ab" }
func (feltGerman) KingsDrawn() string         { return "Die Könige haben die Plätze verteilt" }
func (feltGerman) TurnedUp() string           { return "Aufgedeckt" }
func (feltGerman) KingsSeats(dealer, partner string) string {
	return dealer + " hat den ersten König, gibt zuerst und spielt mit " + partner + "."
}
func (feltGerman) KeepDeal() string          { return "Selbst geben" }
func (feltGerman) HandOn(name string) string { return name + " geben lassen" }
func (feltGerman) Drawing() string           { return "Wer zuerst gibt, wird ausgelost" }

func (feltGerman) SheetOf(deal int) string { return "Ende des " + strconv.Itoa(deal) + ". Spiels" }
func (feltGerman) VoidDeal() string        { return "Das Spiel gilt nicht" }
func (feltGerman) MatchOver() string       { return "Die Partie ist zu Ende" }
func (g feltGerman) WinnersAre(names ...string) string {
	if len(names) == 1 {
		return names[0] + " hat gewonnen"
	}
	return g.And(names...) + " haben gewonnen"
}
func (feltGerman) NobodyWins() string        { return "Niemand hat gewonnen" }
func (feltGerman) GoOn(dealer string) string { return "Weiter: " + dealer + " gibt" }
func (g feltGerman) WaitsToGoOn(names ...string) string {
	if len(names) == 1 {
		return names[0] + " liest noch"
	}
	return g.And(names...) + " lesen noch"
}
func (feltGerman) Review() string                 { return "Durchsehen" }
func (feltGerman) CheckSeal() string              { return "Nachprüfen" }
func (feltGerman) SeedOf() string                 { return "Startwert" }
func (feltGerman) Again() string                  { return "Noch eine Partie" }
func (feltGerman) AgainByHost(name string) string { return name + " kann eine neue Partie beginnen." }
func (feltGerman) Matches() string                { return "Partien an diesem Tisch" }
func (feltGerman) MatchNo(n int) string           { return strconv.Itoa(n) + ". Partie" }
func (feltGerman) MatchesPlayed() string          { return "Gespielt" }
func (feltGerman) MatchesWon() string             { return "Gewonnen" }
func (feltGerman) ChipsLeft() string              { return "Chips übrig" }
func (feltGerman) PointsHead() string             { return "Strafpunkte" }
func (feltGerman) BalanceHead() string            { return "Kontostand" }
func (feltGerman) NextHasBegun() string {
	return "Die nächste Partie hat begonnen. Das hier bleibt stehen, bis du weitergehst."
}
func (feltGerman) ToNextMatch() string { return "Weiter zur nächsten Partie" }
func (feltGerman) Before() string      { return "vorher" }
func (feltGerman) After() string       { return "jetzt" }

func (feltGerman) Phrase(key string) string {
	switch key {
	case "hello":
		return "Hallo!"
	case "wellPlayed":
		return "Gut gespielt!"
	case "oops":
		return "Hoppla!"
	case "thanks":
		return "Danke!"
	case "sorry":
		return "Entschuldigung!"
	case "hurry":
		return "Du bist dran!"
	case "moment":
		return "Einen Moment, bitte."
	}
	return "Tschüss!"
}
func (feltGerman) Write() string { return "Etwas sagen" }
func (feltGerman) Send() string  { return "Senden" }
func (feltGerman) NoWordsNow() string {
	return "Solange gespielt wird, gelten nur die fertigen Sätze; schreiben kannst du zwischen den Spielen."
}
func (feltGerman) WordsCost() string         { return "Du bist stumm: Reden kostet eine Strafklammer." }
func (feltGerman) Mute(name string) string   { return name + " stummschalten" }
func (feltGerman) Unmute(name string) string { return name + " wieder hören" }
func (feltGerman) Nothing() string           { return "Noch hat niemand etwas gesagt." }
func (feltGerman) ReadsAlong() string        { return "Wer zuschaut, liest hier mit." }
func (feltGerman) SaidBy(name string) string { return name + ":" }

func (feltGerman) MuteGame() string                { return "stumm" }
func (g feltGerman) SuitTrumps(s card.Suit) string { return g.Suit(s) + " ist Trumpf" }
func (feltGerman) TrumpsOpen() string              { return "Trumpf noch offen" }
func (feltGerman) TrumpsOpenText() string          { return "Die höchste Zahl macht Trumpf." }
func (feltGerman) MadeBy(name string, n int) string {
	return name + " mit " + strconv.Itoa(n) + ":"
}
func (feltGerman) Highest() string      { return "Höchste" }
func (feltGerman) Parade() string       { return "Die letzte Parade" }
func (feltGerman) ParadeText() string   { return "Keine Stiche: Klammern kommen ab, dann wird gezählt." }
func (feltGerman) Side(side int) string { return [...]string{"Grün", "Blau"}[side] }
func (feltGerman) CleanNeeds(side string, n int) string {
	return side + " ist frei und braucht " + strconv.Itoa(n)
}
func (feltGerman) Holds(side string) string { return side + " hat die Drogue" }
func (feltGerman) NobodyHolds() string      { return "Wer weniger hat, nimmt die Drogue" }
func (feltGerman) OwnPoints(n int) string   { return "Eure Punkte: " + strconv.Itoa(n) }
func (feltGerman) BothPoints(own, others int) string {
	return "Punkte " + strconv.Itoa(own) + " : " + strconv.Itoa(others)
}
func (g feltGerman) Number(n int) string { return upper(g.Word(n)) }
func (feltGerman) Passes() string        { return "Passt" }
func (feltGerman) Point(n int) string    { return "Punkt " + strconv.Itoa(n) }
func (feltGerman) PegsHead() string      { return "Klammern" }
func (feltGerman) NosePegs(n int) string {
	return De.Plural(n, "Klammer", "Klammern") + " auf der Nase"
}
func (feltGerman) RedPegs(n int) string { return De.Plural(n, "Strafklammer", "Strafklammern") }
func (feltGerman) ButtonPegs(n int) string {
	return De.Plural(n, "Klammer", "Klammern") + " am Knopfloch"
}
func (feltGerman) BlackNose() string { return "schwarze Nase" }
func (feltGerman) InSentry() string  { return "steckt im Schilderhaus" }
func (feltGerman) AskName() string   { return "Nenne deine Buben" }
func (feltGerman) AskNameText(n int) string {
	if n == 1 {
		return "Nenne einen Buben. Hast du ihn nach dem Geben, so macht er dich frei."
	}
	return "Nenne " + strconv.Itoa(n) + " Buben. Jeder, den du nach dem Geben hast, nimmt dir eine Strafe ab."
}
func (feltGerman) AskNewDeal(may bool) string {
	if may {
		return "Neu geben?"
	}
	return "Bereit?"
}
func (feltGerman) AskNewDealText() string { return "Ohne König und Dame darfst du es verlangen." }
func (feltGerman) AskVive() string        { return "Qui vive? (Wer da?)" }
func (feltGerman) AskViveText(jacks string) string {
	return "Genannt: " + jacks + ". Wer einen davon hat, ruft ihn aus."
}
func (feltGerman) AskRelease() string { return "Buben vorzeigen" }
func (feltGerman) AskReleaseText(all bool) string {
	if all {
		return "Der erste vorgezeigte Bube nimmt alle Klammern von deiner Nase. B♦ zählt nicht."
	}
	return "Jeder vorgezeigte Bube nimmt eine Klammer von deiner Nase. B♦ zählt nicht."
}
func (feltGerman) NoseIsFree() string    { return "Deine Nase ist frei." }
func (feltGerman) NoneToRelease() string { return "Du hast keinen, der zählt." }
func (feltGerman) AskArms() string       { return "An die Waffen" }
func (feltGerman) AskAnnounce() string   { return "Deine Ansage" }
func (g feltGerman) AskAnnounceText(best int, names []string, able bool) string {
	said := ""
	switch {
	case best > 0 && len(names) == 1:
		said = names[0] + " steht auf " + strconv.Itoa(best) + ". "
	case best > 0:
		said = g.And(names...) + " stehen auf " + strconv.Itoa(best) + ". "
	}
	switch {
	case !able:
		return said + "Keine deiner Farben reicht: Du kannst nur passen."
	case best == 0:
		return "Zähle eine Farbe mit deinen Buben, oder passe."
	}
	return said + "Sagst du dasselbe, gilt der höhere Punkt."
}
func (feltGerman) AskPoint() string { return "Nenne einen Punkt" }
func (feltGerman) AskPointText(n int) string {
	return "Jemand anderes hat auch " + strconv.Itoa(n) + ": Der höhere Punkt macht Trumpf."
}
func (feltGerman) AskShow() string { return "Mache die Karten" }
func (feltGerman) AskShowText(n int) string {
	return "Zeige genau " + strconv.Itoa(n) + " Karten und wähle damit Trumpf."
}
func (feltGerman) AskReckon() string           { return "Vor dem Zählen" }
func (feltGerman) AskReckonText() string       { return "Wer etwas rügen will, tut es jetzt." }
func (feltGerman) SuitHead() string            { return "Farbe" }
func (feltGerman) CountHead() string           { return "Zahl" }
func (feltGerman) PointHead() string           { return "Punkt" }
func (feltGerman) Show() string                { return "Zeigen" }
func (feltGerman) StaysHidden(c string) string { return c + " bleibt verdeckt" }
func (feltGerman) OtherNumber() string         { return "ein anderer" }
func (feltGerman) Pass() string                { return "Passen" }
func (feltGerman) GrantTo(name string) string  { return "Accordée, für " + name }
func (feltGerman) Granted() string             { return "Accordée: Du darfst einmal sprechen." }
func (feltGerman) OtherCard() string           { return "Eine andere Karte" }
func (feltGerman) Challenges() string          { return "Rügen" }
func (feltGerman) ChallengesText() string {
	return "Stimmt es, kostet es den anderen eine Klammer; sonst dich."
}
func (feltGerman) OutOfTurn() string     { return "Außer der Reihe legen" }
func (feltGerman) OutOfTurnText() string { return "Die Karte kommt zurück und kostet eine Klammer." }
func (feltGerman) TellSuits() string     { return "Farbe" }
func (feltGerman) TellRanks() string     { return "Wert" }
func (feltGerman) TellCards() string     { return "Karte" }
func (feltGerman) TellCounts() string    { return "Zahl" }
func (feltGerman) TellElse() string      { return "Sonst" }
func (feltGerman) CallWhen(salute bool) string {
	if salute {
		return "Vor deiner Ansage, wenn nur die drei anderen Klammern tragen."
	}
	return "Vor deiner Ansage, wenn du alle vier Buben hast."
}
func (feltGerman) CallsText() string {
	return "Ein vergessener Ruf kostet eine Strafklammer."
}
func (feltGerman) TellText(honest bool) string {
	if honest {
		return "Alle hören es. Nur, was stimmt."
	}
	return "Alle hören es. Es muss nicht stimmen."
}
func (feltGerman) SignText(honest bool) string {
	if honest {
		return "Alle sehen es. Nur, was stimmt."
	}
	return "Alle sehen es. Es muss nicht stimmen."
}
func (feltGerman) TellName(topic string) string {
	switch topic {
	case "trump":
		return "Trumpf"
	case "pass":
		return "ich passe"
	}
	return "nichts"
}
func (feltGerman) ChallengeOf(name string, act, trick int) string {
	return name + ": " + [...]string{"Karte im " + strconv.Itoa(trick) + ". Stich", "außer der Reihe im " + strconv.Itoa(trick) + ". Stich",
		"kein Gruß", "vier Mandrins nicht gerufen", "Ansage", "geredet"}[act]
}
func (g feltGerman) TakesDrogue(names []string) string { return g.And(names...) + " nehmen die Drogue" }
func (g feltGerman) KeepsDrogue(names []string) string {
	return g.And(names...) + " behalten die Drogue"
}
func (feltGerman) StaysEven() string { return "Niemand nimmt die Drogue" }
func (feltGerman) NeededAtLeast(side string, points int) string {
	switch {
	case points < 40:
		return side + " war frei und brauchte 41: Es fehlen " + strconv.Itoa(41-points) + "."
	case points == 40:
		return side + " war frei und brauchte 41: Einer fehlt."
	}
	return side + " war frei und brauchte 41: erreicht."
}

func (feltGerman) NoTrumps() string              { return "Kein Trumpf" }
func (feltGerman) PaysCards(cards string) string { return cards + " kosten." }
func (feltGerman) PaysThree(queen string) string {
	return "Erster Stich, letzter Stich und " + queen + " kosten."
}
func (feltGerman) TrickHead() string { return "Stich" }
func (feltGerman) AskSlam(generale bool) string {
	if generale {
		return "La Générale?"
	}
	return "Capot?"
}
func (feltGerman) AskSlamText(generale bool, fail polignac.Fail) string {
	switch {
	case generale:
		return "Machst du alle Stiche, zahlen alle anderen fünf; du spielst aus. Verlierst du einen, zahlst du fünf."
	case fail == polignac.Five:
		return "Machst du alle Stiche, zahlen alle anderen fünf. Verlierst du einen, zahlst du fünf statt deiner Karten."
	case fail == polignac.FivePlusOwn:
		return "Machst du alle Stiche, zahlen alle anderen fünf. Verlierst du einen, zahlst du fünf und deine Karten dazu."
	}
	return "Machst du alle Stiche, zahlen alle anderen fünf. Verlierst du einen, wird gespielt wie sonst."
}
func (g feltGerman) SlamAnnounced(names []string, generale bool) string {
	who := g.And(names...)
	if len(names) > 2 {
		who = De.Plural(len(names), "Spieler", "Spieler")
	}
	if generale {
		return who + ": Générale angesagt"
	}
	return who + ": Capot angesagt"
}
func (feltGerman) HeldOpen() string             { return "Gewonnenes bleibt offen liegen, bis es entschieden ist." }
func (feltGerman) Chips(n int) string           { return De.Plural(n, "Chip", "Chips") }
func (feltGerman) HeldCards(name string) string { return "Gewonnen von " + name }

func (feltGerman) NoBidYet() string                   { return "Noch kein Gebot" }
func (feltGerman) HoldsBid(name, bid string) string   { return name + " hält das Gebot: " + bid }
func (feltGerman) PlaysAlone(name, bid string) string { return name + " spielt " + bid }
func (feltGerman) TrumpsByLead() string               { return "Trumpf: die Farbe der ersten Karte" }
func (feltGerman) WithoutTrumps() string              { return "Misère ohne Trumpf" }
func (feltGerman) AskBid() string                     { return "Dein Gebot" }
func (feltGerman) AskBidText(high string) string {
	if high == "" {
		return "Jedes Gebot geht. Du sprichst einmal."
	}
	return "Mehr als " + high + ", oder passen. Du sprichst einmal."
}
func (feltGerman) MustBid() string { return "Alle anderen haben gepasst: Du musst bieten." }
func (feltGerman) BidTakes(b napoleon.Bid) string {
	switch b {
	case napoleon.Misere:
		return "kein Stich"
	case napoleon.Nap:
		return "alle fünf"
	case napoleon.Wellington:
		return "alle fünf, über Nap"
	case napoleon.Blucher:
		return "alle fünf, über Wellington"
	}
	return De.Plural(int(b.Tricks()), "Stich", "Stiche")
}
func (feltGerman) BidName(b napoleon.Bid) string { return napoleonGerman{}.bid(b) }
func (feltGerman) Made() string                  { return "erfüllt" }
func (feltGerman) Failed() string                { return "misslungen" }
func (feltGerman) Each(n int) string             { return "je " + strconv.Itoa(n) }
func (feltGerman) PassText() string              { return "kein Gebot in diesem Spiel" }
func (feltGerman) Balance(n int) string          { return "Kontostand " + Signed(n) }
func (feltGerman) Counts(times int) string {
	return "Dieses Spiel zählt " + napoleonGerman{}.times(times)
}
func (feltGerman) BidMade(name, bid string) string   { return name + " hat " + bid + " erfüllt" }
func (feltGerman) BidFailed(name, bid string) string { return name + " ist an " + bid + " gescheitert" }
