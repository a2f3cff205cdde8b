package say

import (
	"strconv"
	"strings"

	"bivouac/card"
	"bivouac/games/napoleon"
	"bivouac/games/polignac"
)

// feltEnglish says the felt in English.
type feltEnglish struct{ english }

func (feltEnglish) Menu() string      { return "Menu" }
func (feltEnglish) Tell() string      { return "Tell" }
func (feltEnglish) Signs() string     { return "Signs" }
func (feltEnglish) Calls() string     { return "Calls" }
func (feltEnglish) LastTrick() string { return "Last trick" }
func (feltEnglish) Chat() string      { return "Chat" }
func (feltEnglish) Rules() string     { return "Rules" }
func (feltEnglish) Events() string    { return "Log" }
func (feltEnglish) Close() string     { return "Close" }
func (feltEnglish) Home() string      { return "All games" }
func (feltEnglish) Settings() string  { return "Settings" }
func (feltEnglish) Arrange() string   { return "Arrange your hand" }
func (feltEnglish) ArrangeText() string {
	return "Tap a card, then its new place. You can always drag, too, or press Shift and an arrow."
}
func (feltEnglish) Arranged() string  { return "Done" }
func (feltEnglish) Record() string    { return "Record of this match" }
func (feltEnglish) Leave() string     { return "Leave the table" }
func (feltEnglish) LeaveText() string { return "A computer plays for you until you come back." }
func (feltEnglish) StopHere() string  { return "Let the match end" }
func (feltEnglish) StopText() string {
	return "What has begun is played out. All must say so, or the host."
}
func (feltEnglish) CloseTable() string {
	return "Close the table for good"
}
func (feltEnglish) CloseText() string {
	return "Nobody plays on here. What was played stays, and everybody who sits here can open a table like it with one tap."
}
func (feltEnglish) Table() string { return "The table" }
func (feltEnglish) Seats() string { return "Players" }
func (feltEnglish) SeatComputer(name string) string {
	return "Give " + En.Common().Of(name) + " seat to a computer"
}

func (feltEnglish) You() string           { return "you" }
func (feltEnglish) Dealer() string        { return "dealer" }
func (feltEnglish) Computer() string      { return "computer" }
func (feltEnglish) Away() string          { return "away, a computer plays" }
func (feltEnglish) SitsOut() string       { return "sits this deal out" }
func (feltEnglish) YouSitOut() string     { return "The dealer takes no cards: you sit this deal out." }
func (feltEnglish) Cards(n int) string    { return En.Plural(n, "card", "cards") }
func (feltEnglish) Tricks() string        { return "Tricks" }
func (feltEnglish) TricksOf(n int) string { return En.Plural(n, "trick", "tricks") }
func (feltEnglish) Free() string          { return "free" }
func (feltEnglish) Playable() string      { return "playable" }
func (feltEnglish) Points(n int) string   { return En.Plural(n, "point", "points") }
func (feltEnglish) Watching() string      { return "You are watching. Hands are shown after each deal." }
func (e feltEnglish) YourHand(n, ok int) string {
	text := "Your hand, " + En.Plural(n, "card", "cards")
	if ok > 0 {
		text += ", " + strconv.Itoa(ok) + " playable"
	}
	return text
}

func (feltEnglish) YourTurn() string              { return "Your turn" }
func (feltEnglish) YourTurnTo(what string) string { return "Your turn: " + what }
func (e feltEnglish) WaitsFor(names ...string) string {
	return "Waiting for " + e.And(names...)
}
func (feltEnglish) WaitsForDeal() string            { return "The cards are coming" }
func (feltEnglish) Lead() string                    { return "lead any card" }
func (e feltEnglish) FollowSuit(s card.Suit) string { return "follow " + e.Suit(s) }
func (feltEnglish) FollowTrumps() string            { return "follow with a trump" }
func (feltEnglish) Beat(card string) string         { return "beat " + card }
func (feltEnglish) TrumpIt() string                 { return "play a trump" }
func (feltEnglish) OverTrump(card string) string    { return "over-trump " + card }
func (feltEnglish) AnyCard() string                 { return "any card" }
func (feltEnglish) YourCard() string                { return "your card" }
func (feltEnglish) Led() string                     { return "led" }
func (feltEnglish) Winning() string                 { return "wins" }
func (feltEnglish) Bank() string                    { return "bank" }
func (feltEnglish) BankRuns() string {
	return "Your time for this decision is used up; your bank runs."
}
func (feltEnglish) Until() string           { return "until" }
func (feltEnglish) AfterDeals(n int) string { return "After " + En.Plural(n, "deal", "deals") }
func (feltEnglish) DealOf(n, of int) string {
	if of > 0 {
		return "Deal " + strconv.Itoa(n) + " of " + strconv.Itoa(of)
	}
	return "Deal " + strconv.Itoa(n)
}
func (feltEnglish) TakeBack() string { return "Take back" }
func (feltEnglish) WantsBack(name string) string {
	return name + " wants to take the last decision back, and all that followed."
}
func (feltEnglish) YouAsked() string {
	return "You asked to take your last decision back. The others have to agree."
}
func (feltEnglish) Agree() string  { return "Agree" }
func (feltEnglish) Refuse() string { return "Refuse" }
func (feltEnglish) WhileAway(n int) string {
	if n == 0 {
		return "Welcome back. While you were away nothing was done for you."
	}
	return "Welcome back. While you were away a computer made " + En.Plural(n, "move", "moves") + " for you."
}
func (feltEnglish) StoodIn() string    { return "(a computer, for the absent player)" }
func (feltEnglish) TimeWasOut() string { return "(a computer, since the time was out)" }
func (feltEnglish) Took() string       { return "takes it" }
func (feltEnglish) TurnedUp() string   { return "Turned up" }
func (feltEnglish) WasTakenBack() string {
	return "The last decision was taken back, and all that followed."
}
func (feltEnglish) IsNamed(was, name string) string { return was + " is called " + name + " now." }
func (feltEnglish) SitsDown(name string) string     { return name + " sits down." }
func (feltEnglish) GoesAway(name string) string     { return name + " is gone; a computer plays on." }
func (feltEnglish) WantsToStop(name string) string {
	return name + " would like the match to end."
}
func (feltEnglish) ComesBack(name string) string { return name + " is back." }
func (feltEnglish) DoName() string               { return "name Jacks" }
func (feltEnglish) DoAnswer() string             { return "answer" }
func (feltEnglish) DoAnnounce() string           { return "announce or pass" }
func (feltEnglish) DoPoint() string              { return "state a point" }
func (feltEnglish) DoShow() string               { return "make trumps" }
func (feltEnglish) DoSlam() string               { return "announce, or say nothing" }
func (feltEnglish) DoBid() string                { return "bid or pass" }
func (feltEnglish) PegsHead() string             { return "Pegs" }
func (feltEnglish) ChallengeOf(name string, act, trick int) string {
	return name + ": " + [...]string{"card in trick " + strconv.Itoa(trick), "out of turn in trick " + strconv.Itoa(trick),
		"no salute", "four Mandrins not called", "announcement", "talk"}[act]
}
func (feltEnglish) GrantTo(name string) string { return "Accordée, to " + name }
func (feltEnglish) Frozen() string {
	return "The log of this table does not match its checksums. Nothing is played here any more; whoever runs the server can restore it."
}
func (feltEnglish) TableClosed() string { return "This table is closed." }

func (feltEnglish) Sealing() string { return "The next deal is sealed" }
func (feltEnglish) SealText() string {
	return "The seal is fixed before anybody adds to it, and opened after the deal, so that everybody can check it."
}
func (feltEnglish) Seal() string { return "Seal" }
func (feltEnglish) CutText(name string) string {
	return name + " deals. Cut by hand if you like; otherwise your page cuts for you."
}
func (feltEnglish) Cut() string                { return "Cut" }
func (feltEnglish) CutByChance() string        { return "Leave it to chance" }
func (feltEnglish) CutAt() string              { return "Cards to lift off" }
func (feltEnglish) Cutting(name string) string { return name + " cuts" }
func (feltEnglish) KingsDrawn() string         { return "The Kings have chosen the seats" }
func (feltEnglish) KingsSeats(dealer, partner string) string {
	return dealer + " has the first King, deals first and plays with " + partner + "."
}
func (feltEnglish) KeepDeal() string          { return "Keep the deal" }
func (feltEnglish) HandOn(name string) string { return "Hand it on to " + name }
func (feltEnglish) Drawing() string           { return "Drawing for the first deal" }

func (feltEnglish) SheetOf(deal int) string { return "End of deal " + strconv.Itoa(deal) }
func (feltEnglish) VoidDeal() string        { return "The deal is void" }
func (feltEnglish) MatchOver() string       { return "The match is over" }
func (e feltEnglish) WinnersAre(names ...string) string {
	if len(names) == 1 {
		return names[0] + " has won"
	}
	return e.And(names...) + " have won"
}
func (feltEnglish) NobodyWins() string        { return "Nobody has won" }
func (feltEnglish) GoOn(dealer string) string { return "Go on: " + dealer + " deals" }
func (e feltEnglish) WaitsToGoOn(names ...string) string {
	return e.And(names...) + " still reading"
}
func (feltEnglish) Review() string                 { return "Step through" }
func (feltEnglish) CheckSeal() string              { return "Check the deal" }
func (feltEnglish) SeedOf() string                 { return "Seed" }
func (feltEnglish) Again() string                  { return "Play again" }
func (feltEnglish) AgainByHost(name string) string { return name + " can start another match." }
func (feltEnglish) Matches() string                { return "Matches at this table" }
func (feltEnglish) MatchNo(n int) string           { return "Match " + strconv.Itoa(n) }
func (feltEnglish) MatchesPlayed() string          { return "Played" }
func (feltEnglish) MatchesWon() string             { return "Won" }
func (feltEnglish) ChipsLeft() string              { return "Chips left" }
func (feltEnglish) PointsHead() string             { return "Points" }
func (feltEnglish) BalanceHead() string            { return "Balance" }
func (feltEnglish) NextHasBegun() string {
	return "The next match has begun. This stays here until you go on."
}
func (feltEnglish) ToNextMatch() string { return "Go on to the next match" }
func (feltEnglish) Before() string      { return "before" }
func (feltEnglish) After() string       { return "now" }

func (feltEnglish) Phrase(key string) string {
	switch key {
	case "hello":
		return "Hello!"
	case "wellPlayed":
		return "Well played!"
	case "oops":
		return "Oops!"
	case "thanks":
		return "Thank you!"
	case "sorry":
		return "Sorry!"
	case "hurry":
		return "Your move!"
	case "moment":
		return "One moment, please."
	}
	return "Goodbye!"
}
func (feltEnglish) Write() string { return "Say something" }
func (feltEnglish) Send() string  { return "Send" }
func (feltEnglish) NoWordsNow() string {
	return "While cards are played there are only these phrases; you can write between deals."
}
func (feltEnglish) WordsCost() string         { return "You are mute: talking costs a punishment peg." }
func (feltEnglish) Mute(name string) string   { return "Mute " + name }
func (feltEnglish) Unmute(name string) string { return "Hear " + name + " again" }
func (feltEnglish) Nothing() string           { return "Nobody has said anything yet." }
func (feltEnglish) ReadsAlong() string        { return "Who watches reads along here." }
func (feltEnglish) SaidBy(name string) string { return name + ":" }

func (feltEnglish) MuteGame() string                { return "mute" }
func (e feltEnglish) SuitTrumps(s card.Suit) string { return upper(e.Suit(s)) + " are trumps" }
func (feltEnglish) TrumpsOpen() string              { return "No trumps yet" }
func (feltEnglish) TrumpsOpenText() string          { return "The highest number makes them." }
func (feltEnglish) MadeBy(name string, n int) string {
	return name + " with " + strconv.Itoa(n) + ":"
}
func (feltEnglish) Highest() string    { return "Highest" }
func (feltEnglish) Parade() string     { return "The last parade" }
func (feltEnglish) ParadeText() string { return "No tricks: pegs come off, then they are counted." }
func (feltEnglish) Side(side int) string {
	return [...]string{"Green", "Blue"}[side]
}
func (feltEnglish) CleanNeeds(side string, n int) string {
	return side + " is clean and needs " + strconv.Itoa(n)
}
func (feltEnglish) Holds(side string) string { return side + " holds the drogue" }
func (feltEnglish) NobodyHolds() string      { return "Fewer points take the drogue" }
func (feltEnglish) OwnPoints(n int) string   { return "Your points: " + strconv.Itoa(n) }
func (feltEnglish) BothPoints(own, others int) string {
	return "Points " + strconv.Itoa(own) + " : " + strconv.Itoa(others)
}
func (e feltEnglish) Number(n int) string { return upper(e.Word(n)) }
func (feltEnglish) Passes() string        { return "Pass" }
func (feltEnglish) Point(n int) string    { return "Point " + strconv.Itoa(n) }
func (feltEnglish) NosePegs(n int) string { return En.Plural(n, "peg on the nose", "pegs on the nose") }
func (feltEnglish) RedPegs(n int) string  { return En.Plural(n, "punishment peg", "punishment pegs") }
func (feltEnglish) ButtonPegs(n int) string {
	return En.Plural(n, "peg in the buttonhole", "pegs in the buttonhole")
}
func (feltEnglish) BlackNose() string { return "black nose" }
func (feltEnglish) InSentry() string  { return "stuck in the sentry box" }
func (feltEnglish) AskName() string   { return "Name your Jacks" }
func (feltEnglish) AskNameText(n int) string {
	if n == 1 {
		return "Name one Jack. If you hold it after the deal, it frees you."
	}
	return "Name " + strconv.Itoa(n) + " Jacks. Each of them that you hold after the deal takes one punishment off."
}
func (feltEnglish) AskNewDeal(may bool) string {
	if may {
		return "A new deal?"
	}
	return "Ready?"
}
func (feltEnglish) AskNewDealText() string { return "Without any King or Queen you may ask for one." }
func (feltEnglish) AskVive() string        { return "Qui vive?" }
func (feltEnglish) AskViveText(jacks string) string {
	return "Named: " + jacks + ". Whoever holds one calls it."
}
func (feltEnglish) AskRelease() string { return "Show Jacks" }
func (feltEnglish) AskReleaseText(all bool) string {
	if all {
		return "The first Jack you show takes all pegs off your nose. J♦ does not count."
	}
	return "Each Jack you show takes one peg off your nose. J♦ does not count."
}
func (feltEnglish) NoseIsFree() string    { return "Your nose is free." }
func (feltEnglish) NoneToRelease() string { return "You hold none that counts." }
func (feltEnglish) AskArms() string       { return "To arms" }
func (feltEnglish) AskAnnounce() string   { return "Your announcement" }
func (e feltEnglish) AskAnnounceText(best int, names []string, able bool) string {
	said := ""
	if best > 0 {
		said = e.And(names...) + map[bool]string{true: " has ", false: " have "}[len(names) == 1] + strconv.Itoa(best) + ". "
	}
	switch {
	case !able:
		return said + "None of your suits is enough: you can only pass."
	case best == 0:
		return "Count a suit with your Jacks, or pass."
	}
	return said + "If you say the same, the higher point wins."
}
func (feltEnglish) AskPoint() string { return "State a point" }
func (feltEnglish) AskPointText(n int) string {
	return "Another player has " + strconv.Itoa(n) + " too: the higher point makes trumps."
}
func (feltEnglish) AskShow() string { return "Make trumps" }
func (feltEnglish) AskShowText(n int) string {
	return "Show exactly " + strconv.Itoa(n) + " cards and choose the suit."
}
func (feltEnglish) AskReckon() string           { return "Before the count" }
func (feltEnglish) AskReckonText() string       { return "Whoever wants to challenge does it now." }
func (feltEnglish) SuitHead() string            { return "Suit" }
func (feltEnglish) CountHead() string           { return "Number" }
func (feltEnglish) PointHead() string           { return "Point" }
func (feltEnglish) Show() string                { return "Show" }
func (feltEnglish) StaysHidden(c string) string { return c + " stays hidden" }
func (feltEnglish) OtherNumber() string         { return "another" }
func (feltEnglish) Pass() string                { return "Pass" }
func (feltEnglish) TellText(honest bool) string {
	if honest {
		return "Everybody hears it. Only what is true."
	}
	return "Everybody hears it. It need not be true."
}
func (feltEnglish) SignText(honest bool) string {
	if honest {
		return "Everybody sees it. Only what is true."
	}
	return "Everybody sees it. It need not be true."
}
func (feltEnglish) TellSuits() string  { return "A suit" }
func (feltEnglish) TellRanks() string  { return "A rank" }
func (feltEnglish) TellCards() string  { return "A card" }
func (feltEnglish) TellCounts() string { return "A number" }
func (feltEnglish) TellElse() string   { return "Besides" }
func (feltEnglish) TellName(topic string) string {
	switch topic {
	case "trump":
		return "trump"
	case "pass":
		return "I pass"
	}
	return "nothing"
}
func (feltEnglish) OtherCard() string { return "Another card" }
func (feltEnglish) CallWhen(salute bool) string {
	if salute {
		return "Before your announcement, if only the three others wear pegs."
	}
	return "Before your announcement, if you hold all four Jacks."
}
func (feltEnglish) CallsText() string {
	return "Whoever forgets a call that he owes pays a punishment peg."
}
func (feltEnglish) Challenges() string     { return "Challenge" }
func (feltEnglish) ChallengesText() string { return "Right: the peg is his. Wrong: it is yours." }
func (feltEnglish) OutOfTurn() string      { return "Put down out of turn" }
func (feltEnglish) OutOfTurnText() string  { return "It goes back, and costs a peg." }
func (feltEnglish) Granted() string        { return "Accordée: you may speak once." }
func (e feltEnglish) TakesDrogue(names []string) string {
	return e.And(names...) + " take the drogue"
}
func (e feltEnglish) KeepsDrogue(names []string) string {
	return e.And(names...) + " keep the drogue"
}
func (feltEnglish) StaysEven() string { return "Nobody takes the drogue" }
func (feltEnglish) NeededAtLeast(side string, points int) string {
	if points < 41 {
		return side + " was clean and needed 41: " + strconv.Itoa(41-points) + " short."
	}
	return side + " was clean and needed 41: reached."
}

func (feltEnglish) NoTrumps() string              { return "No trumps" }
func (feltEnglish) PaysCards(cards string) string { return "Whoever wins " + cards + " pays." }
func (feltEnglish) PaysThree(queen string) string {
	return "First and last trick, " + queen + ": a point each."
}
func (feltEnglish) TrickHead() string { return "Trick" }
func (feltEnglish) AskSlam(generale bool) string {
	if generale {
		return "La Générale?"
	}
	return "Capot?"
}
func (feltEnglish) AskSlamText(generale bool, fail polignac.Fail) string {
	switch {
	case generale:
		return "Win every trick and all others pay five; you lead. Lose one and you pay five."
	case fail == polignac.Five:
		return "Win every trick and all others pay five. Lose one and you pay five instead of your cards."
	case fail == polignac.FivePlusOwn:
		return "Win every trick and all others pay five. Lose one and you pay five, and your cards."
	}
	return "Win every trick and all others pay five. Lose one and it is ordinary play."
}
func (e feltEnglish) SlamAnnounced(names []string, generale bool) string {
	who := e.And(names...)
	if len(names) > 2 {
		who = En.Plural(len(names), "player", "players")
	}
	if generale {
		return who + ": Générale announced"
	}
	return who + ": capot announced"
}
func (feltEnglish) HeldOpen() string             { return "What is won stays open until the slam is decided." }
func (feltEnglish) Chips(n int) string           { return En.Plural(n, "chip", "chips") }
func (feltEnglish) HeldCards(name string) string { return "Won by " + name }

func (feltEnglish) NoBidYet() string                   { return "No bid yet" }
func (feltEnglish) HoldsBid(name, bid string) string   { return name + " holds the bid: " + bid }
func (feltEnglish) PlaysAlone(name, bid string) string { return name + " plays " + bid }
func (feltEnglish) TrumpsByLead() string               { return "Trumps: the suit of the soloist’s first card" }
func (feltEnglish) WithoutTrumps() string              { return "Misère without trumps" }
func (feltEnglish) AskBid() string                     { return "Your bid" }
func (feltEnglish) AskBidText(high string) string {
	if high == "" {
		return "Any bid, or pass. You speak once."
	}
	return "Above " + high + ", or pass. You speak once."
}
func (feltEnglish) MustBid() string { return "All others have passed: you must bid." }
func (feltEnglish) BidTakes(b napoleon.Bid) string {
	switch b {
	case napoleon.Misere:
		return "no trick"
	case napoleon.Nap:
		return "all five"
	case napoleon.Wellington:
		return "all five, over Nap"
	case napoleon.Blucher:
		return "all five, over Wellington"
	}
	return En.Plural(int(b.Tricks()), "trick", "tricks")
}
func (feltEnglish) BidName(b napoleon.Bid) string { return napoleonEnglish{}.bid(b) }
func (feltEnglish) Made() string                  { return "made" }
func (feltEnglish) Failed() string                { return "failed" }
func (feltEnglish) Each(n int) string             { return strconv.Itoa(n) + " each" }
func (feltEnglish) PassText() string              { return "no bid this deal" }
func (feltEnglish) Balance(n int) string          { return "balance " + Signed(n) }
func (feltEnglish) Counts(times int) string {
	return "This deal counts " + napoleonEnglish{}.times(times)
}
func (feltEnglish) BidMade(name, bid string) string {
	return name + " has made " + bid
}
func (feltEnglish) BidFailed(name, bid string) string { return name + " has failed at " + bid }

// upper makes the first letter of a text a capital.
func upper(text string) string {
	for i, r := range text {
		return strings.ToUpper(string(r)) + text[i+len(string(r)):]
	}
	return text
}
