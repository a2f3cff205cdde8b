package say

import (
	"strconv"
	"strings"

	"bivouac/card"
	"bivouac/games/drogue"
)

// drogueGerman says Drogue in German.
type drogueGerman struct{ german }

func (drogueGerman) pegs(n int) string {
	return De.Count(n, "keine Klammer", "eine Klammer", "Klammern")
}

func (drogueGerman) morePegs(n int) string {
	return De.Count(n, "keine weitere Klammer", "eine weitere Klammer", "weitere Klammern")
}

func (drogueGerman) punishments(n int) string {
	return De.Count(n, "keine Strafklammer", "eine Strafklammer", "Strafklammern")
}

// one is a number of pegs without the word.
func (g drogueGerman) one(n int) string {
	if n == 1 {
		return "eine"
	}
	return g.Word(n)
}

func (drogueGerman) punished(name string, left int) string {
	text := name + " bekommt eine Strafklammer"
	if left < 2 {
		return text + "."
	}
	return text + "; das macht " + De.Common().Word(left) + "."
}

// Moves

func (drogueGerman) names(name, jacks, nose string) string {
	if nose != "" {
		return name + " nennt " + jacks + " zur Erlösung; " + nose + " gilt für die schwarze Nase."
	}
	return name + " nennt " + jacks + " zur Erlösung."
}

func (drogueGerman) redeals(name string) string {
	return name + " hat weder König noch Dame und verlangt neues Geben."
}
func (drogueGerman) isReady(name string) string { return name + " ist bereit." }
func (drogueGerman) callsVive(name, jack string) string {
	return name + " ruft „Qui vive!“ (Wer da?) für " + jack + "."
}
func (drogueGerman) lifts(name, jack string) string { return name + " zeigt " + jack + " vor." }
func (drogueGerman) callsArms(name string, mute bool) string {
	if mute {
		return name + " ruft „Aux armes! Silence!“ (An die Waffen! Ruhe!): Klammern auf."
	}
	return name + " ruft „Aux armes!“ (An die Waffen!): Klammern auf."
}
func (g drogueGerman) announces(name string, number int) string {
	return name + " sagt " + g.Word(number) + " an."
}
func (drogueGerman) passes(name string) string { return name + " passt." }
func (drogueGerman) states(name string, point int) string {
	return name + " nennt den Punkt " + strconv.Itoa(point) + "."
}
func (g drogueGerman) makes(name string, suit card.Suit, shown string) string {
	text := name + " hat die Karten gemacht: Trumpf ist " + g.Suit(suit) + "."
	if shown != "" {
		text += " Gezeigt: " + shown + "."
	}
	return text
}
func (drogueGerman) salutes(name string) string {
	return name + " grüßt: „Salut à mes honorables factionnaires!“ (Gruß an meine ehrenwerten Wachposten!)"
}
func (drogueGerman) callsQuatre(name string) string {
	return name + " ruft „Qui vive pour les quatre Mandrins!“: alle vier Buben auf einer Hand."
}
func (drogueGerman) tells(name, told string) string { return name + " teilt mit: „" + told + "“" }
func (drogueGerman) signs(name, sign, told string) string {
	return name + " macht ein Zeichen: " + sign + ". Das heißt: „" + told + "“"
}
func (drogueGerman) asksWord(name string) string {
	return name + " bittet ums Wort: „Je demande la parole.“"
}
func (drogueGerman) grants(name, to string) string {
	return name + " antwortet „Accordée“: " + to + " darf einmal sprechen."
}
func (drogueGerman) speaks(name string) string { return name + " spricht." }
func (drogueGerman) stepsOut(name, card string) string {
	return name + " legt " + card + " außer der Reihe; die Karte geht zurück auf die Hand."
}
func (drogueGerman) challengesTrick(name, other string, trick int) string {
	return name + " rügt die Karte, die " + other + " zu Stich " + strconv.Itoa(trick) + " gespielt hat."
}
func (drogueGerman) challengesTurn(name, other string, trick int) string {
	return name + " rügt die Karte, die " + other + " in Stich " + strconv.Itoa(trick) + " außer der Reihe gelegt hat."
}
func (drogueGerman) challengesSalute(name, other string) string {
	return name + " rügt " + other + ": Der Gruß sei vergessen worden."
}
func (drogueGerman) challengesQuatre(name, other string) string {
	return name + " rügt " + other + ": Der Ruf für die vier Mandrins sei vergessen worden."
}
func (g drogueGerman) challengesAnnounce(name, other string) string {
	return name + " rügt " + g.Of(other) + " Ansage."
}
func (drogueGerman) challengesTalk(name, other string) string {
	return name + " rügt " + other + ": Wer stumm ist, darf nicht reden."
}
func (drogueGerman) challengesVive(name, jack string) string {
	return name + " rügt, dass niemand „Qui vive!“ für " + jack + " gerufen hat."
}

// Choices

func (drogueGerman) name(jacks, nose string) string {
	if nose != "" {
		return jacks + " nennen (" + nose + " für die Nase)"
	}
	return jacks + " nennen"
}
func (drogueGerman) redeal() string          { return "Neu geben" }
func (drogueGerman) ready() string           { return "Bereit" }
func (drogueGerman) vive(jack string) string { return "Qui vive! " + jack }
func (drogueGerman) lift(jack string) string { return jack + " vorzeigen" }
func (drogueGerman) arms(mute bool) string {
	if mute {
		return "Aux armes! Silence!"
	}
	return "Aux armes!"
}
func (g drogueGerman) announce(number int) string {
	word := []rune(g.Word(number))
	return strings.ToUpper(string(word[:1])) + string(word[1:]) + " ansagen"
}
func (drogueGerman) pass() string           { return "Passen" }
func (drogueGerman) state(point int) string { return "Punkt " + strconv.Itoa(point) }
func (g drogueGerman) show(suit card.Suit, shown, hidden string) string {
	text := "Trumpf " + g.Suit(suit) + ": " + shown
	if hidden != "" {
		text += ", ohne " + hidden
	}
	return text
}
func (drogueGerman) salute() string             { return "Salut à mes honorables factionnaires!" }
func (drogueGerman) quatre() string             { return "Qui vive pour les quatre Mandrins!" }
func (drogueGerman) tell(told string) string    { return "Mitteilen: " + told }
func (drogueGerman) askWord() string            { return "Je demande la parole" }
func (drogueGerman) grant(to string) string     { return "Accordée für " + to }
func (drogueGerman) speak() string              { return "Sprechen" }
func (drogueGerman) stepOut(card string) string { return card + " außer der Reihe" }
func (drogueGerman) challenge(other string, a drogue.Act, trick int) string {
	return "Rügen, " + other + ": " + [...]string{"Karte in Stich " + strconv.Itoa(trick), "außer der Reihe in Stich " + strconv.Itoa(trick),
		"kein Gruß", "vier Mandrins nicht gerufen", "Ansage", "Reden"}[a]
}
func (drogueGerman) challengeVive(jack string) string {
	return "Rügen: kein „Qui vive!“ für " + jack
}
func (drogueGerman) opponentRight() string { return "Gegner rechts" }
func (drogueGerman) partner() string       { return "Partner" }
func (drogueGerman) opponentLeft() string  { return "Gegner links" }

// Tells and signs

func (g drogueGerman) tellSuit(s card.Suit) string { return "Ich habe " + g.Suit(s) + "." }
func (drogueGerman) tellRank(r card.Rank) string {
	return "Ich habe " + [...]string{"eine Sieben", "eine Acht", "eine Neun", "eine Zehn", "einen Buben", "eine Dame", "einen König", "ein Ass"}[r-card.Seven] + "."
}
func (drogueGerman) tellCard(card string) string { return "Ich habe " + card + "." }
func (g drogueGerman) tellNumber(n int) string   { return "Eine meiner Farben ergibt " + g.Word(n) + "." }
func (drogueGerman) tellTrump() string           { return "Ich habe Trumpf." }
func (drogueGerman) tellPass() string            { return "Ich werde nicht ansagen." }
func (drogueGerman) tellNothing() string {
	return "Ich habe nichts: keinen Buben, kein Ass, keine Zehn."
}

func (drogueGerman) signSuit(s card.Suit) string {
	return [...]string{"der Kiefer zur Seite verzogen", "ein Blick zum Himmel", "eine Hand aufs Herz gelegt",
		"die flache Hand hochkant vor dem Kinn"}[s]
}
func (drogueGerman) signRank(r card.Rank) string {
	return [...]string{"mit beiden Schultern gezuckt", "mit einer Schulter gezuckt", "ein Daumen gezeigt", "beide Backen aufgeblasen", "die Zungenspitze",
		"die Lippen zum Kuss gespitzt", "ein Gruß am Tschako", "ein Auge zugekniffen"}[r-card.Seven]
}
func (drogueGerman) signThen(suit, rank string) string { return suit + ", dann " + rank }
func (g drogueGerman) signNumber(n int) string         { return g.Word(n) + " Finger auf der Tischkante" }
func (drogueGerman) signTrump() string                 { return "mit einem Knöchel auf den Tisch geklopft" }
func (drogueGerman) signPass() string {
	return "mit der flachen Hand von links nach rechts über den Tisch gestrichen"
}
func (drogueGerman) signNothing() string { return "beide Augen zu" }

// Pegs

func (drogueGerman) trick(number int, winner, cards string, points int) string {
	return winner + " gewinnt Stich " + strconv.Itoa(number) + " (" + cards + "): " + De.Plural(points, "Punkt", "Punkte") + "."
}
func (drogueGerman) noPoints(number int, winner, cards string) string {
	return winner + " gewinnt Stich " + strconv.Itoa(number) + " (" + cards + ")."
}
func (g drogueGerman) lifted(name string, left int) string {
	if left == 0 {
		return "Ein vorgezeigter Bube nimmt eine Klammer von der Nase: Die von " + name + " ist nun frei."
	}
	return "Ein vorgezeigter Bube nimmt eine Klammer von der Nase; " + name + " behält dort noch " + g.one(left) + "."
}
func (drogueGerman) liftedAll(name string) string {
	return "Ein vorgezeigter Bube nimmt alle Klammern von der Nase: Die von " + name + " ist nun frei."
}
func (g drogueGerman) relieved(name string, left int) string {
	text := name + " hat diesen Buben genannt und hält ihn selbst: Eine Strafklammer kommt ab"
	if left > 0 {
		return text + ", " + g.one(left) + " noch übrig."
	}
	return text + "."
}
func (drogueGerman) wiped(name string) string {
	return name + " hat diesen Buben für die schwarze Nase genannt und hält ihn selbst: Die Nase ist wieder sauber."
}
func (g drogueGerman) notBeaten(name string, left int) string {
	return "Diese Karte bedient, übersticht aber nicht, obwohl es möglich war. " + g.revoked(name, left)
}
func (g drogueGerman) notFollowed(name string, left int) string {
	return "Diese Karte ist ein Trumpf, obwohl es möglich war zu bedienen. " + g.revoked(name, left)
}
func (g drogueGerman) notOvertrumped(name string, left int) string {
	return "Diese Karte bedient nicht und übertrumpft nicht, obwohl eines von beidem möglich war. " + g.revoked(name, left)
}
func (g drogueGerman) notTrumped(name string, left int) string {
	return "Diese Karte bedient nicht und ist kein Trumpf, obwohl eines von beidem möglich war. " + g.revoked(name, left)
}
func (g drogueGerman) revoked(name string, left int) string {
	return "Sie bleibt liegen, und " + g.punished(name, left)
}
func (g drogueGerman) steppedOut(name string, left int) string {
	return "Außer der Reihe gespielt: Die Karte geht zurück, alle haben sie gesehen, und " + g.punished(name, left)
}
func (g drogueGerman) cannotShow(name string, left int) string {
	return name + " kann das Angesagte nicht zeigen und scheidet aus; die anderen sagen neu an. " + g.punished(name, left)
}
func (g drogueGerman) noJack(name string, left int) string {
	return "Es kommt heraus: " + name + " hat ohne einen Buben angesagt. " + g.punished(name, left)
}
func (g drogueGerman) forgotVive(name string, left int) string {
	return name + " hielt einen genannten Buben und rief nicht „Qui vive!“: Die Erlösung ist verloren. " + g.punished(name, left)
}
func (g drogueGerman) forgotSalute(name string, left int) string {
	return "Drei tragen Klammern, und " + name + " hat vergessen, sie zu grüßen. " + g.punished(name, left)
}
func (g drogueGerman) forgotQuatre(name string, left int) string {
	return name + " hatte alle vier Buben und hat „Qui vive pour les quatre Mandrins!“ nie gerufen. " + g.punished(name, left)
}
func (g drogueGerman) talked(name string, left int) string {
	return name + " ist stumm und hat ohne Erlaubnis geredet. " + g.punished(name, left)
}
func (g drogueGerman) caught(name string, left int) string {
	return "Die Rüge ist berechtigt. " + g.punished(name, left)
}
func (g drogueGerman) wronged(name string, left int) string {
	return "Die Rüge ist falsch, und wer falsch rügt, zahlt. " + g.punished(name, left)
}
func (g drogueGerman) fourJacks(name string, left int) string {
	return "Eine Partei hat alle vier Buben hintereinander gespielt, den letzten " + name + ". " + g.punished(name, left)
}
func (drogueGerman) blackened(name string) string {
	return name + " hat Trumpf gemacht und das Trumpf-Ass verloren: eine schwarze Nase (schwartz naz)."
}
func (g drogueGerman) unbuttoned(name string, left int) string {
	text := name + " hat einen Stich mit einem König oder einer Dame gewonnen: Eine Klammer kommt vom Knopfloch ab"
	if left > 0 {
		return text + ", " + g.one(left) + " noch übrig."
	}
	return text + "."
}

func (drogueGerman) voidRedeal() string {
	return "Das Spiel ist ungültig. Derselbe Geber gibt noch einmal; genannte Buben bleiben genannt."
}
func (drogueGerman) voidAllPass() string {
	return "Alle haben gepasst: Das Spiel ist ungültig. Derselbe Geber gibt noch einmal; nach dem dritten Mal hintereinander wandert das Geben weiter."
}
func (g drogueGerman) counted(side string, pegs int, other string, others int) string {
	return "Die Klammern werden gezählt: " + side + " tragen " + g.pegs(pegs) + ", " + other + " " + g.pegs(others) + "."
}
func (drogueGerman) fewerNoses(side string) string {
	return "Gleichstand; " + side + " haben weniger schwarze Nasen."
}
func (drogueGerman) freeAtTheEnd(side string) string {
	return "Gleichstand; " + side + " tragen die Drogue nicht."
}

// Settlement

func (drogueGerman) made(side string, points, tricks int, other string, points2, tricks2 int) string {
	return side + " haben " + De.Plural(points, "Punkt", "Punkte") + " in " + De.Plural(tricks, "Stich", "Stichen") + ", " +
		other + " haben " + De.Plural(points2, "Punkt", "Punkte") + " in " + De.Plural(tricks2, "Stich", "Stichen") + "."
}
func (drogueGerman) capot(side string) string {
	return "Capot: " + side + " haben keinen einzigen Stich."
}
func (drogueGerman) debrisque(side string) string {
	return "Débrisqué: " + side + " haben kein Ass und keine Zehn in ihren Stichen."
}
func (drogueGerman) defigure(side string) string {
	return "Défiguré: " + side + " haben keinen König und keine Dame in ihren Stichen."
}
func (drogueGerman) courteQueue(side string) string {
	return "Courte-queue (Kurzschwanz): " + side + " waren frei und haben genau 40 gemacht, einen zu wenig."
}
func (drogueGerman) fewest(loser string) string {
	return "Die erste Drogue geht an die Partei mit weniger Punkten: " + loser + " nehmen sie."
}
func (drogueGerman) equal() string {
	return "60 zu 60: Niemand nimmt die Drogue, und das nächste Spiel gilt wieder als erstes."
}
func (drogueGerman) short(clean string, points int) string {
	return "Die freie Partei muss 41 machen. " + clean + " haben nur " + strconv.Itoa(points) + " und nehmen die Drogue."
}
func (drogueGerman) fallen(clean string, points int) string {
	return clean + " haben " + strconv.Itoa(points) + " Punkte, aber eine freie Partei, die défiguré ist, nimmt die Drogue trotzdem."
}
func (drogueGerman) kept(clean string, points int, holder string) string {
	return "Die freie Partei muss 41 machen. " + clean + " haben " + strconv.Itoa(points) + " und bleiben frei; " + holder + " behalten die Drogue."
}
func (g drogueGerman) takes(names []string, pegs int, capot bool) string {
	text := g.And(names...) + verb(names, " setzt sich ", " setzen sich je ") + g.pegs(pegs) + " auf die Nase"
	if capot {
		return text + ", den Preis für einen Capot."
	}
	return text + "."
}
func (g drogueGerman) reloads(names []string, pegs int, d drogue.Disgraces) string {
	why := "die Courte-queue"
	switch {
	case d&drogue.Capot != 0:
		why = "den Capot"
	case d&drogue.Debrisque != 0:
		why = "das Débrisqué"
	}
	return g.And(names...) + verb(names, " trägt schon Klammern und nimmt ", " tragen schon Klammern und nehmen je ") +
		g.morePegs(pegs) + " für " + why + " (recharger: nachladen)."
}
func (g drogueGerman) reenlisted(names []string) string {
	return g.And(names...) + verb(names, " trug", " trugen") + " noch Klammern auf der Nase, und die Partei hat weniger als 31 Punkte: rengagé (neu verpflichtet), " +
		verb(names, "", "je ") + "eine weitere Klammer."
}
func (g drogueGerman) noneAdded(names []string) string {
	return g.And(names...) + verb(names, " trägt", " tragen") + " schon auf der Nase: Mit der Drogue kommt nichts dazu."
}
func (g drogueGerman) buttons(names []string) string {
	return g.And(names...) + " klemmen sich je eine Klammer ans Knopfloch; sie kommt ab, wenn man selbst einen Stich mit einem König oder einer Dame gewinnt."
}
func (g drogueGerman) losesAgain(names []string) string {
	return g.And(names...) + " haben weniger Punkte und nehmen je eine weitere Klammer: Hier kostet jede Niederlage eine."
}
func (g drogueGerman) mayRelease(names []string, all bool) string {
	what := "nimmt jeder vorgezeigte Bube eine Klammer von der Nase"
	if all {
		what = "nimmt der erste vorgezeigte Bube alle Klammern von der Nase"
	}
	return g.And(names...) + verb(names, " ist", " sind") + " erlöst: Im nächsten Spiel " + what + ". B♦ zählt dabei nicht."
}

// Status

func (drogueGerman) lastParade(dealer string) string {
	return "Die letzte Parade; " + dealer + " gibt. Keine Stiche: Klammern kommen ab, dann wird gezählt."
}
func (drogueGerman) noTrumps() string { return "Trumpf: noch nicht gemacht." }
func (g drogueGerman) best(number int, names []string) string {
	return "Trumpf: noch nicht gemacht. Höchste Ansage: " + g.Word(number) + " (" + g.And(names...) + ")."
}
func (g drogueGerman) struck(names []string) string {
	return "Ausgeschieden nach einer Ansage, die nicht zu zeigen war: " + g.And(names...) + "."
}
func (g drogueGerman) trumps(suit card.Suit, maker string, number int, shown string) string {
	return "Trumpf: " + Symbol(suit) + " " + g.Suit(suit) + ", gemacht von " + maker + " mit " + De.Count(number, "keiner Karte", "einer Karte", "Karten") + " (" + shown + ")."
}
func (drogueGerman) nobodyHolds() string {
	return "Noch trägt niemand die Drogue: Die Partei mit weniger Punkten wird sie nehmen."
}
func (drogueGerman) holds(holder, clean string) string {
	return holder + " tragen die Drogue. " + clean + " sind frei und müssen 41 machen."
}
func (g drogueGerman) wears(name string, nose, buttonhole, punishment int, black, stuck, mute bool) string {
	var parts []string
	if nose > 0 {
		parts = append(parts, g.pegs(nose)+" auf der Nase")
	}
	if buttonhole > 0 {
		parts = append(parts, g.pegs(buttonhole)+" am Knopfloch")
	}
	if punishment > 0 {
		parts = append(parts, g.punishments(punishment))
	}
	if black {
		parts = append(parts, "eine schwarze Nase")
	}
	text := name + ": " + g.And(parts...) + "."
	if stuck {
		text += " Steckt im Schilderhaus (cané dans la guérite)."
	}
	if mute {
		text += " Stumm."
	}
	return text
}
func (drogueGerman) named(name, jacks string) string {
	return name + " hat " + jacks + " zur Erlösung genannt."
}
func (drogueGerman) called(jacks string) string { return "Mit „Qui vive!“ gerufen: " + jacks + "." }
func (drogueGerman) taken(side string, tricks int) string {
	return side + ": " + De.Plural(tricks, "Stich", "Stiche") + "."
}
func (drogueGerman) takenPoints(side string, tricks, points int) string {
	return side + ": " + De.Plural(tricks, "Stich", "Stiche") + ", " + De.Plural(points, "Punkt", "Punkte") + "."
}
func (drogueGerman) waits(name string, phase drogue.Phase) string {
	switch phase {
	case drogue.AtTheCut:
		return name + " ist dran: Buben zur Erlösung nennen."
	case drogue.NewDeal:
		return name + " ist gefragt: neues Geben verlangen (ohne König und Dame) oder bereit."
	case drogue.Sentries:
		return name + " ist gefragt: „Qui vive!“ für genannte Buben oder bereit."
	case drogue.Relief:
		return name + " ist gefragt: Buben vorzeigen, damit Klammern abkommen, oder bereit."
	case drogue.ToArms:
		return name + " ist dran: „Aux armes!“ rufen."
	case drogue.Announcing:
		return name + " ist dran: eine Zahl ansagen oder passen."
	case drogue.Pointing:
		return name + " ist dran: einen Punkt nennen."
	case drogue.Making:
		return name + " ist dran: Trumpf machen und zeigen."
	case drogue.Reckoning:
		return name + " ist gefragt: noch einmal rügen oder bereit."
	}
	return name + " ist am Zug."
}

// Refusals

func (drogueGerman) followTrump(led, held string) string {
	return led + " wurde ausgespielt, ein Trumpf, und du hast " + held + ": Du musst Trumpf bedienen."
}
func (drogueGerman) beat(top, held string) string {
	return "Du hast " + held + ", das sticht " + top + ": Du musst die beste Karte überstechen, wenn du kannst."
}
func (g drogueGerman) trump(led card.Card, held string) string {
	return g.sentence(led) + " wurde ausgespielt, und du hast die Farbe nicht: Du musst trumpfen, und du hast " + held + "."
}
func (drogueGerman) overtrump(top, held string) string {
	return "Du hast " + held + ", das sticht " + top + ": An diesem Tisch musst du übertrumpfen, wenn du kannst."
}
func (drogueGerman) figures(held string) string {
	return "Du hast " + held + ": Nur eine Hand ohne König und Dame darf neues Geben verlangen."
}
func (g drogueGerman) low(best int) string {
	return "Du musst mindestens " + g.Word(best) + " ansagen oder passen."
}
func (g drogueGerman) count(n int) string {
	return "Keine deiner Farben ergibt mit deinen Buben " + g.Word(n) + ": Ansagen darfst du nur, was eine Farbe ergibt."
}
func (drogueGerman) withoutJack() string { return "Du hast keinen Buben: kein Bube, kein Trumpf." }
func (drogueGerman) bound() string {
	return "Du hast mitgeteilt, dass du nicht ansagen wirst, und das gilt hier."
}
func (drogueGerman) badPoint() string {
	return "Keine deiner Farben, die diese Zahl ergibt, ist diesen Punkt wert."
}
func (drogueGerman) badShow() string {
	return "Zeig genau die angesagten Karten: die der Farbe und alle deine Buben, außer der einen, die zu viel ist."
}
func (g drogueGerman) badName(n int) string {
	if n == 1 {
		return "Du nennst einen von B♣ B♠ B♥."
	}
	return "Du nennst " + g.Word(n) + " von B♣ B♠ B♥, lauter verschiedene."
}
func (drogueGerman) notNamed(jack string) string {
	return "Niemand hat " + jack + " genannt, oder er ist schon gerufen."
}
func (drogueGerman) chiard(jack string) string {
	return jack + ", der Mandrin chiard, erlöst niemanden."
}
func (drogueGerman) spent(jack string) string {
	return jack + " hat in diesem Spiel schon gedient und nimmt keine zweite Klammer ab."
}
func (drogueGerman) noRelease() string {
	return "Es gibt nichts zu erlösen: Auf deiner Nase ist keine Klammer mehr."
}
func (drogueGerman) untrue() string {
	return "Mitteilen darfst du hier nur, was für deine Hand stimmt."
}
func (drogueGerman) told() string {
	return "Du hast schon etwas mitgeteilt: Warte bis zu deiner nächsten Karte."
}
func (drogueGerman) tellTime() string {
	return "Mitteilungen sind von „Aux armes!“ bis zu deiner letzten Karte möglich."
}
func (drogueGerman) mute() string {
	return "Du bist stumm: Bitte erst ums Wort und warte, bis ein Gegner es gewährt."
}
func (drogueGerman) notMute() string  { return "Du bist nicht stumm: Sprich einfach." }
func (drogueGerman) asked() string    { return "Du hast schon ums Wort gebeten." }
func (drogueGerman) notAsked() string { return "Dieser Spieler hat nicht ums Wort gebeten." }
func (drogueGerman) friend() string   { return "Nur ein Gegner kann es gewähren." }
func (drogueGerman) talking() string {
	return "Hier wird au parler gespielt: Alle dürfen sprechen."
}
func (drogueGerman) notOwed() string  { return "Diesen Ruf schuldest du jetzt nicht." }
func (drogueGerman) done() string     { return "Das ist schon geschehen." }
func (drogueGerman) forgiven() string { return "An diesem Tisch wird nichts dergleichen bestraft." }
func (drogueGerman) noAct() string {
	return "So etwas gibt es nicht zu rügen, oder es ist schon gerügt."
}
func (drogueGerman) ownAct() string { return "Rügen kannst du nur, was andere getan haben." }
func (drogueGerman) inTurn() string { return "Du bist am Zug: Spiel die Karte einfach." }

// Options

// Option is an option, with what it decides.
func (drogueGerman) Option(key string) Label {
	switch key {
	case "order":
		return Label{"Rang der Karten", "Was unterhalb der vier Buben was sticht. Das Heft sagt es nicht."}
	case "partners":
		return Label{"Partner", "Wie Parteien und Plätze gefunden werden."}
	case "packets":
		return Label{"Päckchen", "Wie viele Karten auf einmal gegeben werden."}
	case "overtrump":
		return Label{"Übertrumpfen", "Ob ein Trumpf einen schon liegenden überstechen muss, wenn du nicht bedienen kannst."}
	case "capotPegs":
		return Label{"Preis eines Capot", "Klammern für eine Partei ohne Stich."}
	case "release":
		return Label{"Wert eines Buben", "Wie viele Klammern ein Erlöster für einen Buben abnimmt."}
	case "everyLossAdds":
		return Label{"Jede Niederlage kostet eine Klammer", "Jeder der geklammerten Partei nimmt eine weitere, sooft die freie Partei mit mehr Punkten frei bleibt."}
	case "fourJacks":
		return Label{"Vier Buben hintereinander", "Eine Strafklammer, wenn eine Partei alle vier Buben nacheinander spielt; eine Lesart einer unklaren Regel."}
	case "speech":
		return Label{"Reden", "Ob Spieler mit Klammern reden dürfen."}
	case "tells":
		return Label{"Mitteilungen", "Ob stimmen muss, was Partner einander mitteilen."}
	case "showPoints":
		return Label{"Punkte während des Spiels", "Mitzählen gehört zum Spiel: wessen Punkte zu sehen sind, bevor das Spiel vorbei ist."}
	}
	return Label{}
}

// Value is a value of an option.
func (g drogueGerman) Value(key, value string) Label {
	switch key + " " + value {
	case "order bezique":
		return Label{"A 10 K D 9 8 7", "Wie in Bézique und anderen Spielen mit Brisques."}
	case "order natural":
		return Label{"A K D 10 9 8 7", "Die natürliche Reihenfolge."}
	case "partners fixed":
		return Label{"wie gesetzt", "Partner sitzen einander gegenüber; der erste Geber wird ausgelost."}
	case "partners kings":
		return Label{"durch Könige ausgelost", "Könige gleicher Farbe sind Partner, und der erste König gibt."}
	case "packets 4":
		return Label{Name: "zu vieren"}
	case "packets 2":
		return Label{Name: "zu zweien"}
	case "overtrump free":
		return Label{"jeder Trumpf", "Die Regeln verlangen das Überstechen nur beim Bedienen."}
	case "overtrump must":
		return Label{"übertrumpfen", "Wenn du kannst; sonst genügt jeder Trumpf."}
	case "capotPegs 2":
		return Label{Name: "zwei Klammern"}
	case "capotPegs 1":
		return Label{Name: "eine Klammer"}
	case "release one":
		return Label{"eine Klammer", "Jeder Bube nimmt eine Klammer ab."}
	case "release all":
		return Label{"alle Klammern", "Der erste Bube nimmt alle Klammern von der Nase."}
	case "discipline assisted":
		return Label{"mit Hilfe", "Regelwidrige Karten werden nicht angenommen, und ein Schreiber macht jeden Ruf, den du schuldest."}
	case "discipline strict":
		return Label{"streng", "Nichts wird verhindert und alles gesehen: Jeder Verstoß kostet eine Strafklammer."}
	case "discipline watchful":
		return Label{"wachsam", "Wie streng, aber ein Verstoß zählt nur, wenn ein Spieler ihn rügt; eine falsche Rüge kostet den Rügenden eine Klammer."}
	case "speech talking":
		return Label{"sprechend (au parler)", "Partner sagen einander laut, was sie haben."}
	case "speech mute":
		return Label{"stumm (à la muette)", "Wer eine Klammer trägt, darf nur Zeichen machen."}
	case "tells honest":
		return Label{"ehrlich", "Nur wahre Mitteilungen sind möglich, und ein angekündigtes Passen bindet."}
	case "tells free":
		return Label{"frei", "Lügen ist erlaubt."}
	case "showPoints own":
		return Label{Name: "die der eigenen Partei"}
	case "showPoints all":
		return Label{Name: "die beider Parteien"}
	case "showPoints none":
		return Label{Name: "keine"}
	}
	return length(g, key, value)
}

// Preset is a set of agreements with a name.
func (drogueGerman) Preset(key string) Label {
	switch key {
	case "page":
		return Label{"Wie üblich", "Sprechend, mit Hilfe, zwölf Spiele."}
	case "mute":
		return Label{"Stumm", "À la muette: Wer eine Klammer trägt, macht Zeichen."}
	case "soldiers":
		return Label{"Soldaten", "Stumm, streng, Partner durch Könige ausgelost."}
	case "short":
		return Label{"Kurz", "Vier Spiele."}
	}
	return Label{}
}
