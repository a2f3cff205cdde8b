package say

import (
	"strconv"

	"bivouac/card"
	"bivouac/games/drogue"
)

// drogueEnglish says Drogue in English.
type drogueEnglish struct{ english }

func (drogueEnglish) pegs(n int) string { return En.Count(n, "no peg", "one peg", "pegs") }

func (drogueEnglish) punishments(n int) string {
	return En.Count(n, "no punishment peg", "one punishment peg", "punishment pegs")
}

// punished tells of one punishment peg more, and how many that makes.
func (e drogueEnglish) punished(name string, left int) string {
	if left < 2 {
		return name + " takes a punishment peg."
	}
	return name + " takes a punishment peg; that makes " + e.Word(left) + "."
}

// Moves

func (drogueEnglish) names(name, jacks, nose string) string {
	if nose != "" {
		return name + " names " + jacks + " for relief; " + nose + " is for the black nose."
	}
	return name + " names " + jacks + " for relief."
}

func (drogueEnglish) redeals(name string) string {
	return name + " holds neither King nor Queen and asks for a new deal."
}
func (drogueEnglish) isReady(name string) string { return name + " is ready." }
func (drogueEnglish) callsVive(name, jack string) string {
	return name + " calls “Qui vive!” (who goes there?) for " + jack + "."
}
func (drogueEnglish) lifts(name, jack string) string { return name + " shows " + jack + "." }
func (drogueEnglish) callsArms(name string, mute bool) string {
	if mute {
		return name + " calls “Aux armes! Silence!” (to arms, and silence): pegs on."
	}
	return name + " calls “Aux armes!” (to arms): pegs on."
}
func (e drogueEnglish) announces(name string, number int) string {
	return name + " announces " + e.Word(number) + "."
}
func (drogueEnglish) passes(name string) string { return name + " passes." }
func (drogueEnglish) states(name string, point int) string {
	return name + " states a point of " + strconv.Itoa(point) + "."
}
func (e drogueEnglish) makes(name string, suit card.Suit, shown string) string {
	if shown == "" {
		return name + " has made the cards: " + e.Suit(suit) + " are trumps."
	}
	return name + " has made the cards: " + e.Suit(suit) + " are trumps. Shown: " + shown + "."
}
func (drogueEnglish) salutes(name string) string {
	return name + " salutes: “Salut à mes honorables factionnaires!” (greetings to my honourable sentries)."
}
func (drogueEnglish) callsQuatre(name string) string {
	return name + " calls “Qui vive pour les quatre Mandrins!”: all four Jacks in one hand."
}
func (drogueEnglish) tells(name, told string) string { return name + " tells: “" + told + "”" }
func (drogueEnglish) signs(name, sign, told string) string {
	return name + " makes a sign: " + sign + ". It means: “" + told + "”"
}
func (drogueEnglish) asksWord(name string) string {
	return name + " asks to speak: “Je demande la parole.”"
}
func (drogueEnglish) grants(name, to string) string {
	return name + " answers “Accordée”: " + to + " may speak once."
}
func (drogueEnglish) speaks(name string) string { return name + " speaks." }
func (drogueEnglish) stepsOut(name, card string) string {
	return name + " puts " + card + " down out of turn; it goes back to the hand."
}
func (drogueEnglish) challengesTrick(name, other string, trick int) string {
	return name + " challenges the card that " + other + " played to trick " + strconv.Itoa(trick) + "."
}
func (drogueEnglish) challengesTurn(name, other string, trick int) string {
	return name + " challenges the card that " + other + " put down out of turn in trick " + strconv.Itoa(trick) + "."
}
func (drogueEnglish) challengesSalute(name, other string) string {
	return name + " challenges " + other + ": the salute was forgotten."
}
func (drogueEnglish) challengesQuatre(name, other string) string {
	return name + " challenges " + other + ": the call for the four Mandrins was forgotten."
}
func (e drogueEnglish) challengesAnnounce(name, other string) string {
	return name + " challenges " + e.Of(other) + " announcement."
}
func (drogueEnglish) challengesTalk(name, other string) string {
	return name + " challenges " + other + ": talk while mute."
}
func (drogueEnglish) challengesVive(name, jack string) string {
	return name + " challenges that nobody called “Qui vive!” for " + jack + "."
}

// Choices

func (drogueEnglish) name(jacks, nose string) string {
	if nose != "" {
		return "Name " + jacks + " (" + nose + " for the nose)"
	}
	return "Name " + jacks
}
func (drogueEnglish) redeal() string          { return "New deal" }
func (drogueEnglish) ready() string           { return "Ready" }
func (drogueEnglish) vive(jack string) string { return "Qui vive! " + jack }
func (drogueEnglish) lift(jack string) string { return "Show " + jack }
func (drogueEnglish) arms(mute bool) string {
	if mute {
		return "Aux armes! Silence!"
	}
	return "Aux armes!"
}
func (e drogueEnglish) announce(number int) string { return "Announce " + e.Word(number) }
func (drogueEnglish) pass() string                 { return "Pass" }
func (drogueEnglish) state(point int) string       { return "Point " + strconv.Itoa(point) }
func (e drogueEnglish) show(suit card.Suit, shown, hidden string) string {
	text := "Trumps " + e.Suit(suit) + ": " + shown
	if hidden != "" {
		text += ", without " + hidden
	}
	return text
}
func (drogueEnglish) salute() string             { return "Salut à mes honorables factionnaires!" }
func (drogueEnglish) quatre() string             { return "Qui vive pour les quatre Mandrins!" }
func (drogueEnglish) tell(told string) string    { return "Tell: " + told }
func (drogueEnglish) askWord() string            { return "Je demande la parole" }
func (drogueEnglish) grant(to string) string     { return "Accordée, to " + to }
func (drogueEnglish) speak() string              { return "Speak" }
func (drogueEnglish) stepOut(card string) string { return card + " out of turn" }
func (drogueEnglish) challenge(other string, a drogue.Act, trick int) string {
	return "Challenge " + other + ": " + [...]string{"card in trick " + strconv.Itoa(trick), "out of turn in trick " + strconv.Itoa(trick),
		"no salute", "four Mandrins not called", "announcement", "talk"}[a]
}
func (drogueEnglish) challengeVive(jack string) string {
	return "Challenge: no “Qui vive!” for " + jack
}
func (drogueEnglish) opponentRight() string { return "the opponent on the right" }
func (drogueEnglish) partner() string       { return "your partner" }
func (drogueEnglish) opponentLeft() string  { return "the opponent on the left" }

// Tells and signs

func (drogueEnglish) tellSuit(s card.Suit) string {
	return "I hold a " + [...]string{"club", "diamond", "heart", "spade"}[s] + "."
}
func (e drogueEnglish) tellRank(r card.Rank) string {
	if r == card.Ace || r == card.Eight {
		return "I hold an " + e.Rank(r) + "."
	}
	return "I hold a " + e.Rank(r) + "."
}
func (drogueEnglish) tellCard(card string) string { return "I hold " + card + "." }
func (e drogueEnglish) tellNumber(n int) string   { return "One of my suits makes " + e.Word(n) + "." }
func (drogueEnglish) tellTrump() string           { return "I hold a trump." }
func (drogueEnglish) tellPass() string            { return "I shall not announce." }
func (drogueEnglish) tellNothing() string         { return "I have nothing: no Jack, no Ace, no Ten." }

func (drogueEnglish) signSuit(s card.Suit) string {
	return [...]string{"the jaw twisted to one side", "a glance at the sky", "a hand laid on the heart",
		"the edge of a flat hand upright before the chin"}[s]
}
func (drogueEnglish) signRank(r card.Rank) string {
	return [...]string{"both shoulders shrugged", "one shoulder shrugged", "a thumb shown", "both cheeks puffed", "the tip of the tongue",
		"the lips pursed for a kiss", "a salute at the shako", "one eye squeezed shut"}[r-card.Seven]
}
func (drogueEnglish) signThen(suit, rank string) string { return suit + ", then " + rank }
func (e drogueEnglish) signNumber(n int) string {
	return e.Word(n) + " fingers on the edge of the table"
}
func (drogueEnglish) signTrump() string { return "a knuckle on the table" }
func (drogueEnglish) signPass() string {
	return "a flat hand swept across the table from left to right"
}
func (drogueEnglish) signNothing() string { return "both eyes shut" }

// Pegs

func (drogueEnglish) trick(number int, winner, cards string, points int) string {
	return winner + " wins trick " + strconv.Itoa(number) + " (" + cards + "): " + En.Plural(points, "point", "points") + "."
}
func (drogueEnglish) noPoints(number int, winner, cards string) string {
	return winner + " wins trick " + strconv.Itoa(number) + " (" + cards + ")."
}
func (e drogueEnglish) lifted(name string, left int) string {
	if left == 0 {
		return "A shown Jack takes one peg off the nose: that of " + name + " is bare now."
	}
	return "A shown Jack takes one peg off the nose; " + name + " still wears " + e.Word(left) + " there."
}
func (drogueEnglish) liftedAll(name string) string {
	return "A shown Jack takes all pegs off the nose: that of " + name + " is bare now."
}
func (e drogueEnglish) relieved(name string, left int) string {
	text := name + " named this Jack and holds it: one punishment peg comes off"
	if left > 0 {
		return text + ", " + e.Word(left) + " left."
	}
	return text + "."
}
func (drogueEnglish) wiped(name string) string {
	return name + " named this Jack for the black nose and holds it: the nose is wiped clean."
}
func (e drogueEnglish) notBeaten(name string, left int) string {
	return "That card follows but does not beat, although its player could have. " + e.revoked(name, left)
}
func (e drogueEnglish) notFollowed(name string, left int) string {
	return "That card is a trump, although its player could have followed suit. " + e.revoked(name, left)
}
func (e drogueEnglish) notOvertrumped(name string, left int) string {
	return "That card neither follows nor overtrumps, although its player could have done one or the other. " + e.revoked(name, left)
}
func (e drogueEnglish) notTrumped(name string, left int) string {
	return "That card neither follows nor trumps, although its player could have done one or the other. " + e.revoked(name, left)
}
func (e drogueEnglish) revoked(name string, left int) string {
	return "It stands, and " + e.punished(name, left)
}
func (e drogueEnglish) steppedOut(name string, left int) string {
	return "Playing out of turn: the card goes back, everybody has seen it, and " + e.punished(name, left)
}
func (e drogueEnglish) cannotShow(name string, left int) string {
	return name + " cannot show what was announced and is struck out; the others speak anew. " + e.punished(name, left)
}
func (e drogueEnglish) noJack(name string, left int) string {
	return "It comes out that " + name + " announced without holding a Jack. " + e.punished(name, left)
}
func (e drogueEnglish) forgotVive(name string, left int) string {
	return name + " holds a named Jack and has not called “Qui vive!”: the relief is lost. " + e.punished(name, left)
}
func (e drogueEnglish) forgotSalute(name string, left int) string {
	return "Three wear pegs, and " + name + " has forgotten to salute them. " + e.punished(name, left)
}
func (e drogueEnglish) forgotQuatre(name string, left int) string {
	return name + " held all four Jacks and never called “Qui vive pour les quatre Mandrins!”. " + e.punished(name, left)
}
func (e drogueEnglish) talked(name string, left int) string {
	return name + " is mute and has talked without leave. " + e.punished(name, left)
}
func (e drogueEnglish) caught(name string, left int) string {
	return "The challenge is right. " + e.punished(name, left)
}
func (e drogueEnglish) wronged(name string, left int) string {
	return "The challenge is wrong, and whoever challenges wrongly pays. " + e.punished(name, left)
}
func (e drogueEnglish) fourJacks(name string, left int) string {
	return "One side has played all four Jacks, one after the other, and " + name + " the last of them. " + e.punished(name, left)
}
func (drogueEnglish) blackened(name string) string {
	return name + " made trumps and has lost the Ace of trumps: a black nose (schwartz naz)."
}
func (e drogueEnglish) unbuttoned(name string, left int) string {
	text := name + " has won a trick with a King or Queen in it: one peg comes off the buttonhole"
	if left > 0 {
		return text + ", " + e.Word(left) + " left."
	}
	return text + "."
}

func (drogueEnglish) voidRedeal() string {
	return "The deal is void. The same dealer deals again; Jacks that were named stay named."
}
func (drogueEnglish) voidAllPass() string {
	return "All have passed: the deal is void. The same dealer deals again; after the third time in a row the deal moves on."
}
func (e drogueEnglish) counted(side string, pegs int, other string, others int) string {
	return "The pegs are counted: " + side + " wear " + e.pegs(pegs) + ", " + other + " " + e.pegs(others) + "."
}
func (drogueEnglish) fewerNoses(side string) string {
	return "The count is equal; " + side + " have fewer black noses."
}
func (drogueEnglish) freeAtTheEnd(side string) string {
	return "The count is equal; " + side + " do not hold the drogue."
}

// Settlement

func (drogueEnglish) made(side string, points, tricks int, other string, points2, tricks2 int) string {
	return side + " have made " + En.Plural(points, "point", "points") + " in " + En.Plural(tricks, "trick", "tricks") + ", " +
		other + " have made " + En.Plural(points2, "point", "points") + " in " + En.Plural(tricks2, "trick", "tricks") + "."
}
func (drogueEnglish) capot(side string) string {
	return "Capot: " + side + " have not won a single trick."
}
func (drogueEnglish) debrisque(side string) string {
	return "Débrisqué: " + side + " have no Ace and no Ten in their tricks."
}
func (drogueEnglish) defigure(side string) string {
	return "Défiguré: " + side + " have no King and no Queen in their tricks."
}
func (drogueEnglish) courteQueue(side string) string {
	return "Courte-queue (short tail): " + side + " were clean and made exactly 40, one too few."
}
func (drogueEnglish) fewest(loser string) string {
	return "The first drogue goes to the side with fewer points: " + loser + " take it."
}
func (drogueEnglish) equal() string {
	return "60 to 60: nobody takes the drogue, and the next deal counts as the first again."
}
func (drogueEnglish) short(clean string, points int) string {
	return "The clean side must make 41. " + clean + " have made only " + strconv.Itoa(points) + ", and take the drogue."
}
func (drogueEnglish) fallen(clean string, points int) string {
	return clean + " have " + strconv.Itoa(points) + " points, but a clean side that is défiguré takes the drogue all the same."
}
func (drogueEnglish) kept(clean string, points int, holder string) string {
	return "The clean side must make 41. " + clean + " have made " + strconv.Itoa(points) + " and stay clean; " + holder + " keep the drogue."
}
func (e drogueEnglish) takes(names []string, pegs int, capot bool) string {
	text := e.And(names...) + verb(names, " puts ", " each put ") + e.pegs(pegs) + " on the nose"
	if capot {
		return text + ", the price of a capot."
	}
	return text + "."
}
func (e drogueEnglish) reloads(names []string, pegs int, d drogue.Disgraces) string {
	why := "courte-queue"
	switch {
	case d&drogue.Capot != 0:
		why = "capot"
	case d&drogue.Debrisque != 0:
		why = "débrisqué"
	}
	return e.And(names...) + verb(names, " wears pegs already and takes ", " wear pegs already and each take ") +
		e.pegs(pegs) + " more for the " + why + " (recharger: to reload)."
}
func (e drogueEnglish) reenlisted(names []string) string {
	return e.And(names...) + verb(names, " was", " were") + " still pegged, and the side has fewer than 31 points: rengagé (re-enlisted), one peg more" +
		verb(names, ".", " each.")
}
func (e drogueEnglish) noneAdded(names []string) string {
	return e.And(names...) + verb(names, " wears", " wear") + " on the nose already: the drogue adds nothing to that."
}
func (e drogueEnglish) buttons(names []string) string {
	return e.And(names...) + " each clip a peg to the buttonhole; it comes off when its wearer wins a trick with a King or Queen in it."
}
func (e drogueEnglish) losesAgain(names []string) string {
	return e.And(names...) + " have fewer points and each take one peg more: every loss adds one here."
}
func (e drogueEnglish) mayRelease(names []string, all bool) string {
	what := "each Jack shown takes one peg off the nose"
	if all {
		what = "the first Jack shown takes all pegs off the nose"
	}
	return e.And(names...) + verb(names, " is", " are") + " released: in the next deal " + what + ". J♦ does not count."
}

// Status

func (drogueEnglish) lastParade(dealer string) string {
	return "The last parade; " + dealer + " deals. No tricks: pegs come off, then they are counted."
}
func (drogueEnglish) noTrumps() string { return "Trumps: not made yet." }
func (e drogueEnglish) best(number int, names []string) string {
	return "Trumps: not made yet. Highest announcement: " + e.Word(number) + " (" + e.And(names...) + ")."
}
func (e drogueEnglish) struck(names []string) string {
	return "Struck out, after an announcement that could not be shown: " + e.And(names...) + "."
}
func (e drogueEnglish) trumps(suit card.Suit, maker string, number int, shown string) string {
	return "Trumps: " + Symbol(suit) + " " + e.Suit(suit) + ", made by " + maker + " with " + En.Count(number, "no cards", "one card", "cards") + " (" + shown + ")."
}
func (drogueEnglish) nobodyHolds() string {
	return "Nobody holds the drogue yet: the side with fewer points will take it."
}
func (drogueEnglish) holds(holder, clean string) string {
	return holder + " hold the drogue. " + clean + " are clean and must make 41."
}
func (e drogueEnglish) wears(name string, nose, buttonhole, punishment int, black, stuck, mute bool) string {
	var parts []string
	if nose > 0 {
		parts = append(parts, e.pegs(nose)+" on the nose")
	}
	if buttonhole > 0 {
		parts = append(parts, e.pegs(buttonhole)+" in the buttonhole")
	}
	if punishment > 0 {
		parts = append(parts, e.punishments(punishment))
	}
	if black {
		parts = append(parts, "a black nose")
	}
	text := name + ": " + e.And(parts...) + "."
	if stuck {
		text += " Stuck in the sentry box (cané dans la guérite)."
	}
	if mute {
		text += " Mute."
	}
	return text
}
func (drogueEnglish) named(name, jacks string) string {
	return name + " has named " + jacks + " for relief."
}
func (drogueEnglish) called(jacks string) string {
	return "Called with “Qui vive!”: " + jacks + "."
}
func (drogueEnglish) taken(side string, tricks int) string {
	return side + ": " + En.Plural(tricks, "trick", "tricks") + "."
}
func (drogueEnglish) takenPoints(side string, tricks, points int) string {
	return side + ": " + En.Plural(tricks, "trick", "tricks") + ", " + En.Plural(points, "point", "points") + "."
}
func (drogueEnglish) waits(name string, phase drogue.Phase) string {
	switch phase {
	case drogue.AtTheCut:
		return name + " is to name Jacks for relief."
	case drogue.NewDeal:
		return name + " may ask for a new deal, without a King or Queen, or say ready."
	case drogue.Sentries:
		return name + " is to call “Qui vive!” for named Jacks, or to say ready."
	case drogue.Relief:
		return name + " may show Jacks to take pegs off, or say ready."
	case drogue.ToArms:
		return name + " is to call “Aux armes!”."
	case drogue.Announcing:
		return name + " is to announce a number or pass."
	case drogue.Pointing:
		return name + " is to state a point."
	case drogue.Making:
		return name + " is to make trumps and show."
	case drogue.Reckoning:
		return name + " may challenge once more, or say ready."
	}
	return name + " is to play."
}

// Refusals

func (drogueEnglish) followTrump(led, held string) string {
	return led + " was led, a trump, and you hold " + held + ": you must follow with a trump."
}
func (drogueEnglish) beat(top, held string) string {
	return "You hold " + held + ", which beats " + top + ": you must beat the best card if you can."
}
func (e drogueEnglish) trump(led card.Card, held string) string {
	return e.sentence(led) + " was led and you have none of the suit: you must trump, and you hold " + held + "."
}
func (drogueEnglish) overtrump(top, held string) string {
	return "You hold " + held + ", which beats " + top + ": at this table you must over-trump if you can."
}
func (drogueEnglish) figures(held string) string {
	return "You hold " + held + ": only a hand without King and Queen may ask for a new deal."
}
func (e drogueEnglish) low(best int) string {
	return "You must announce at least " + e.Word(best) + ", or pass."
}
func (e drogueEnglish) count(n int) string {
	return "None of your suits makes " + e.Word(n) + " with your Jacks: only what a suit gives may be announced."
}
func (drogueEnglish) withoutJack() string { return "You have no Jack: no Jack, no trumps." }
func (drogueEnglish) bound() string {
	return "You have told that you will not announce, and here a tell binds."
}
func (drogueEnglish) badPoint() string {
	return "No suit of yours that gives this number is worth that point."
}
func (drogueEnglish) badShow() string {
	return "Show exactly the cards that you announced: the suit and all your Jacks, less the one too many."
}
func (e drogueEnglish) badName(n int) string {
	return "You have " + e.Word(n) + " of J♣ J♠ J♥ to name, all different."
}
func (drogueEnglish) notNamed(jack string) string {
	return "Nobody has named " + jack + ", or it is called already."
}
func (drogueEnglish) chiard(jack string) string {
	return jack + ", the Mandrin chiard, releases nobody."
}
func (drogueEnglish) spent(jack string) string {
	return jack + " has done its work in this deal and takes off no second peg."
}
func (drogueEnglish) noRelease() string {
	return "There is nothing to release: no peg is left on your nose."
}
func (drogueEnglish) untrue() string { return "Here only what is true of your hand may be told." }
func (drogueEnglish) told() string {
	return "You have told something already: wait for your next card."
}
func (drogueEnglish) tellTime() string {
	return "Tells are possible from “Aux armes!” to your last card."
}
func (drogueEnglish) mute() string {
	return "You are mute: ask to speak first, and wait until an opponent grants it."
}
func (drogueEnglish) notMute() string  { return "You are not mute: simply speak." }
func (drogueEnglish) asked() string    { return "You have asked to speak already." }
func (drogueEnglish) notAsked() string { return "That player has not asked to speak." }
func (drogueEnglish) friend() string   { return "Only an opponent can grant it." }
func (drogueEnglish) talking() string  { return "This is a talking game: everybody may speak." }
func (drogueEnglish) notOwed() string {
	return "You do not owe this call now."
}
func (drogueEnglish) done() string { return "That is done already." }
func (drogueEnglish) forgiven() string {
	return "At this table nothing of the kind is punished."
}
func (drogueEnglish) noAct() string {
	return "There is nothing of the kind to challenge, or it has been challenged already."
}
func (drogueEnglish) ownAct() string { return "Only what others did can be challenged." }
func (drogueEnglish) inTurn() string { return "It is your turn: simply play the card." }

// Options

// Option is an option, with what it decides.
func (drogueEnglish) Option(key string) Label {
	switch key {
	case "order":
		return Label{"Order of cards", "What beats what below the four Jacks. The booklet does not say."}
	case "partners":
		return Label{"Partners", "How sides and seats are found."}
	case "packets":
		return Label{"Packets", "How many cards are dealt at a time."}
	case "overtrump":
		return Label{"Over-trumping", "Whether a trump must beat a trump that lies already, when you cannot follow suit."}
	case "capotPegs":
		return Label{"Price of a capot", "Pegs for a side without a trick."}
	case "release":
		return Label{"Worth of a Jack", "How many pegs a released player takes off for a Jack."}
	case "everyLossAdds":
		return Label{"Every loss adds a peg", "The pegged side takes one peg more each whenever the clean side stays clean with more points."}
	case "fourJacks":
		return Label{"Four Jacks in a row", "A punishment peg if one side plays all four Jacks one after the other; one reading of an unclear rule."}
	case "speech":
		return Label{"Speech", "Whether players with pegs may speak."}
	case "tells":
		return Label{"Tells", "Whether what partners tell each other must be true."}
	case "showPoints":
		return Label{"Points during the deal", "Counting is part of the game: whose points are shown before the deal is over."}
	}
	return Label{}
}

// Value is a value of an option.
func (e drogueEnglish) Value(key, value string) Label {
	switch key + " " + value {
	case "order bezique":
		return Label{"A 10 K Q 9 8 7", "As in Bézique and other games with brisques."}
	case "order natural":
		return Label{"A K Q 10 9 8 7", "The natural order."}
	case "partners fixed":
		return Label{"as seated", "Partners sit opposite each other; the first dealer is drawn by lot."}
	case "partners kings":
		return Label{"drawn by Kings", "Kings of one colour are partners, and the first King deals."}
	case "packets 4":
		return Label{Name: "by fours"}
	case "packets 2":
		return Label{Name: "by twos"}
	case "overtrump free":
		return Label{"any trump", "The rules ask for beating only when following suit."}
	case "overtrump must":
		return Label{"must over-trump", "If you can; otherwise any trump."}
	case "capotPegs 2":
		return Label{Name: "two pegs"}
	case "capotPegs 1":
		return Label{Name: "one peg"}
	case "release one":
		return Label{"one peg", "Each Jack takes one peg off."}
	case "release all":
		return Label{"all pegs", "The first Jack takes all pegs off the nose."}
	case "discipline assisted":
		return Label{"assisted", "Cards against the rules are refused, and a clerk makes every call you owe."}
	case "discipline strict":
		return Label{"strict", "Nothing is prevented and everything is seen: each offence costs a punishment peg."}
	case "discipline watchful":
		return Label{"watchful", "As strict, but an offence counts only if a player challenges it; a wrong challenge costs the challenger a peg."}
	case "speech talking":
		return Label{"talking (au parler)", "Partners tell each other aloud what they hold."}
	case "speech mute":
		return Label{"mute (à la muette)", "Whoever wears a peg may only make signs."}
	case "tells honest":
		return Label{"honest", "Only true tells are possible, and a told pass binds."}
	case "tells free":
		return Label{"free", "Lying is allowed."}
	case "showPoints own":
		return Label{Name: "your side’s"}
	case "showPoints all":
		return Label{Name: "both sides’"}
	case "showPoints none":
		return Label{Name: "nobody’s"}
	}
	return length(e, key, value)
}

// Preset is a set of agreements with a name.
func (drogueEnglish) Preset(key string) Label {
	switch key {
	case "page":
		return Label{"As usual", "Talking, assisted, twelve deals."}
	case "mute":
		return Label{"Mute", "À la muette: whoever wears a peg makes signs."}
	case "soldiers":
		return Label{"Soldiers", "Mute, strict, partners drawn by Kings."}
	case "short":
		return Label{"Short", "Four deals."}
	}
	return Label{}
}
