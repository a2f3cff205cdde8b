package say

import (
	"strconv"

	"bivouac/card"
)

func (pagesEn) Motto() string {
	return "Four old card games. No account, no money: send a link and sit down."
}

func (pagesEn) Pitch(game string) string {
	switch game {
	case "drogue":
		return "Lose, and wear a wooden peg on your nose until you earn it off. In the mute game, pegged partners may only pull faces."
	case "polignac":
		return "Take no jacks; the jack of spades costs double. Twenty chips each, and the first to lose the last one has lost."
	case "slobberhannes":
		return "Three tricks nobody wants: the first, the last, and the one with the queen of clubs."
	case "napoleon":
		return "Five cards, one bid: two tricks, three, four, all five, or none at all. Alone against the table."
	}
	return ""
}

func (pagesEn) Extent(game string, minSeats, maxSeats int) string {
	if minSeats == maxSeats {
		return strconv.Itoa(minSeats) + " players, in pairs"
	}
	return strconv.Itoa(minSeats) + " to " + strconv.Itoa(maxSeats) + " players"
}

func (pagesEn) PlayNow() string { return "Play now" }
func (pagesEn) Invite() string  { return "Invite friends" }
func (pagesEn) LetIn() Label {
	return Label{"Let friends in", "You play here alone with computers. If you let friends in, whoever has the link can take over the place of a computer, in the middle of a deal too. Moves are then taken back only if all agree."}
}
func (pagesEn) ForComputers() string {
	return "Who comes takes over the place of a computer, in the middle of a deal too."
}
func (pagesEn) Options() string     { return "Options" }
func (pagesEn) YourTables() string  { return "Your tables" }
func (pagesEn) AllTables() string   { return "All your tables" }
func (pagesEn) OlderTables() string { return "Older tables" }
func (pagesEn) NoTables() string    { return "There is no table here at which you sit." }
func (pagesEn) GoBack() string      { return "Go back" }
func (pagesEn) Review() string      { return "Look back" }
func (pagesEn) Rules() Label        { return Label{"Rules", "complete, in our words"} }
func (pagesEn) Settings() Label     { return Label{"Settings", "language, cards, sound, another device"} }
func (pagesEn) Home() string        { return "Home" }
func (pagesEn) Night() string       { return "By night" }
func (pagesEn) Day() string         { return "By day" }
func (pagesEn) With(game string, others ...string) string {
	if len(others) == 0 {
		return game
	}
	return game + " with " + En.Common().And(others...)
}
func (pagesEn) Gathering(free int) string {
	if free == 0 {
		return "All are here, nobody has begun."
	}
	return "Waiting: " + En.Plural(free, "seat", "seats") + " free."
}
func (pagesEn) YourTurn() string { return "Your turn." }
func (pagesEn) Finished(winners ...string) string {
	if len(winners) == 0 {
		return "Finished, drawn."
	}
	return "Finished; " + En.Common().And(winners...) + " won."
}
func (pagesEn) ClosedTable() string { return "Closed." }
func (pagesEn) Recruit() string     { return "Recruit" }

func (pagesEn) Fault(f Fault) Label {
	switch f {
	case Unsaved:
		return Label{"Not saved", "What you wanted was not done, since the server could not save it; its disk may be full. Nothing else is lost, and all stands as it stood. Try again in a moment."}
	case NoSuchPage:
		return Label{"Nothing here", "This address leads nowhere. Everything starts on the first page."}
	case NoSuchTable:
		return Label{"No such table", "There is no table at this address. Perhaps a letter of the link is missing: ask for it again."}
	case FrozenTable:
		return Label{"This table is frozen", "What was written down of it has been damaged on the server. So that nobody plays on with wrong cards, nothing can be played here any more. All other tables go on."}
	case DamagedSheet:
		return Label{"This sheet is damaged", "What stood on it can no longer be read on the server. All your other sheets are there."}
	case GoingDown:
		return Label{"One moment", "The server is starting again. Nothing is lost: load the page again in a few seconds."}
	case TooMany:
		return Label{"Too fast", "That was more than one person can click. Wait a few seconds and try again."}
	case BadRequest:
		return Label{"Not understood", "The page sent something that the server cannot read. Go back, load it again and try once more."}
	case Foreign:
		return Label{"Not sent from here", "A page from elsewhere wanted to do something here in your name; nothing was done. If you want it yourself, do it on our pages."}
	}
	return Label{"Something broke", "That was our fault, not yours, and no move is lost. Load the page again."}
}

func (pagesEn) Refused(code string) string {
	switch code {
	case "notSeated":
		return "Only who sits at the table can do that."
	case "notHost":
		return "Only the host of the table can do that."
	case "taken":
		return "Somebody was faster: this seat is taken."
	case "sitsAlready":
		return "You sit at this table already."
	case "begun":
		return "The match has begun."
	case "notBegun":
		return "The match has not begun yet."
	case "stale":
		return "The table has moved on in the meantime. Look again."
	case "resettled":
		return "Somebody has sat down or got up there in the meantime. Nothing was changed; look again."
	case "noUndo":
		return "There is nothing that you could take back."
	case "notCertain":
		return En.Common().NotCertain()
	case "noWords":
		return "You cannot write freely just now; the ready-made phrases are always there."
	case "tooMuch":
		return "You have said a lot in this minute. Wait a little."
	case "badName":
		return "A name has 1 to 24 characters, and none that cannot be seen."
	case "badForm":
		return "The table does not understand that."
	case "closed":
		return "The table is closed."
	case "hasSeen":
		return "You have seen another hand of this deal, and would know more than those who play. When the deal is over, you can."
	case "declined":
		return "This player would rather not, and will not be asked again. Their menu still lets them allow it."
	}
	return "That cannot be done now."
}

// The pages beside the first one.

func (pagesEn) Skip() string     { return "Skip to the content" }
func (pagesEn) Language() string { return "Language" }
func (pagesEn) Close() string    { return "Close" }
func (pagesEn) CutOff() string   { return "No connection. Your cards are safe; trying again …" }
func (pagesEn) NotDone() string  { return "That did not work. Load the page again." }
func (pagesEn) NotSaved() string {
	return "That was not saved; the server’s disk may be full. It is being tried again …"
}
func (pagesEn) Why() string { return "The rule" }

func (pagesEn) NewTable(game string) string { return game + ": a new table" }
func (pagesEn) Presets() string             { return "Ready-made" }
func (pagesEn) Players() string             { return "Players" }
func (pagesEn) RulesOfTable() string        { return "The rules of this table" }
func (pagesEn) RulesOfTableText() string {
	return "Everything is set as usual. Change what you play differently."
}
func (pagesEn) HowYouPlay() string { return "How you play together" }
func (pagesEn) Clock() Label {
	return Label{"Clock", "For each decision. When it is used up the bank runs, which every deal fills again; when that is empty too, a computer decides. Without a clock nobody is hurried, and a person who is gone is played for."}
}
func (p pagesEn) ClockOf(name string, move, bank int) string {
	text := map[string]string{"none": "none", "relaxed": "relaxed: ", "normal": "normal: ", "fast": "fast: "}[name]
	if move > 0 {
		text += p.short(move)
	}
	if bank > 0 {
		text += ", bank " + p.short(bank)
	}
	return text
}

// short is a time as it fits a choice on a phone.
func (pagesEn) short(seconds int) string {
	return timeOf(En, seconds, "s", "s", "min", "min", "day", "days")
}
func (pagesEn) TimeOf(seconds int) string {
	return timeOf(En, seconds, "second", "seconds", "minute", "minutes", "day", "days")
}
func (pagesEn) GoneAfter() Label {
	return Label{"Gone after", "Who has had no page of the table open for so long: then a computer plays for them until they return."}
}
func (pagesEn) Pace() Label { return Label{"Pace of the computers", "How long they seem to think."} }
func (pagesEn) PaceOf(key string) string {
	return map[string]string{"instant": "at once", "brisk": "brisk", "steady": "steady", "slow": "slow"}[key]
}
func (pagesEn) TakeBack() Label { return Label{"Taking back", "Whether a decision can be taken back."} }
func (pagesEn) TakeBackOf(key string) string {
	return map[string]string{"asked": "if all agree", "free": "freely", "never": "never"}[key]
}
func (pagesEn) Watchers() Label {
	return Label{"Watchers", "Others with the link may watch. They see what lies open, and hands only after the deal, but for that of a player who lets them."}
}
func (pagesEn) ForcedCards() Label {
	return Label{"Forced cards play themselves", "A card that is the only one you may play. With other people at the table only the last of a hand: otherwise the quick move would tell them that you had no choice."}
}
func (pagesEn) FreeWords() Label {
	return Label{"Free words in the chat", "The phrases are always there."}
}
func (pagesEn) OpenTable() string  { return "Open the table and invite" }
func (pagesEn) AloneNow() string   { return "Play at once, with computers" }
func (pagesEn) Usual() string      { return "as usual" }
func (pagesEn) OtherValue() string { return "or another" }

func (pagesEn) OnlyHere() string {
	return "This address leads to this computer only. For phones in the house, start Bivouac with --lan."
}
func (pagesEn) InvitedTo(game string) string { return "You are invited to a game of " + game + "." }
func (pagesEn) SitHere() string              { return "Sit here" }
func (pagesEn) YourName() string             { return "Your name" }
func (pagesEn) YourFace() string             { return "Your face" }
func (pagesEn) SeatNo(n int) string          { return "Seat " + strconv.Itoa(n) }
func (pagesEn) Empty() string                { return "free" }
func (pagesEn) HostMark() string             { return "host" }
func (pagesEn) YouMark() string              { return "you" }
func (pagesEn) Seating() string              { return "Seats and computers" }
func (pagesEn) SeatComputers() string        { return "Fill up with computers and begin" }
func (pagesEn) Unseat(name string) string    { return "Free the seat of " + name }
func (pagesEn) Placing() string {
	return "To move somebody, drag the face to another seat, or choose the face and then the seat. If somebody sits there, the two change places."
}
func (pagesEn) MoveTo(name string) string { return "Move " + name + " to" }
func (pagesEn) Move() string              { return "Move" }
func (pagesEn) Placed(host, name, other string, seat int) string {
	switch {
	case other == "" && host == name:
		return host + " has moved to seat " + strconv.Itoa(seat) + "."
	case other == "":
		return host + " has moved " + name + " to seat " + strconv.Itoa(seat) + "."
	case host == name:
		return host + " has changed places with " + other + "."
	case host == other:
		return host + " has changed places with " + name + "."
	}
	return host + " has had " + name + " and " + other + " change places."
}
func (pagesEn) LeaveSeat() string             { return "Stand up" }
func (pagesEn) Begin() string                 { return "Begin" }
func (pagesEn) HostBegins(name string) string { return name + " begins when all are here." }
func (pagesEn) Link() Label {
	return Label{"Invite", "Whoever has this link can sit down. No account needed."}
}
func (pagesEn) Copy() string     { return "Copy the link" }
func (pagesEn) Copied() string   { return "Copied" }
func (pagesEn) Share() string    { return "Share" }
func (pagesEn) QR() string       { return "The link as a picture, for a phone’s camera" }
func (pagesEn) Agreed() string   { return "What is agreed" }
func (pagesEn) AllUsual() string { return "Everything as usual." }
func (pagesEn) OppositePartners() string {
	return "Partners sit opposite each other: seats 1 and 3, seats 2 and 4."
}
func (pagesEn) KingsPartners() string       { return "Seats and partners are drawn by Kings when you begin." }
func (pagesEn) SitInFor(name string) string { return "Sit in for " + name }
func (pagesEn) MatchRuns() Label {
	return Label{"The match is on", "Computers make room for people: choose whose cards you take over."}
}
func (pagesEn) NoWatchers() Label {
	return Label{"This table is played behind a closed curtain", "Its players want no watchers."}
}
func (pagesEn) FullTable() string { return "All seats are taken." }
func (pagesEn) Computer(key string) Label {
	return map[string]Label{"random": {"Greenhorn", "plays anything that is allowed"}, "rules": {"Old soldier", "plays by rules of thumb"}}[key]
}

func (pagesEn) ForYou() string       { return "Only for you, at every table." }
func (pagesEn) IndexLetters() string { return "Letters on the cards" }
func (pagesEn) Palettes() string     { return "Colours of the suits" }
func (pagesEn) Palette(key string) Label {
	return map[string]Label{
		"two":    {"As printed", "Black and red."},
		"four":   {"Four colours", "Clubs green, diamonds blue."},
		"german": {"German four colours", "As at tournaments in Germany: spades green, diamonds orange."},
		"safe":   {"If you do not tell red from green", "Clubs blue, diamonds yellow-brown, hearts dark red: they differ in brightness, too."},
		"own":    {"Your own", "Dark enough for the paper of a card. Two suits may have the same colour."},
	}[key]
}
func (pagesEn) FaintInk(s card.Suit) string {
	return "The colour of " + En.Suit(s) + " is too pale for a card: its contrast is under 4.5 to 1. Nothing was saved; choose a darker one."
}
func (pagesEn) CardSize() string { return "Size of cards and words" }
func (pagesEn) SizeOf(key string) string {
	return map[string]string{"normal": "normal", "large": "large"}[key]
}
func (pagesEn) HandOrder() string { return "Order of the hand" }
func (pagesEn) OrderOf(key string) string {
	return map[string]string{"left": "trumps at the left, high cards first", "right": "trumps at the right, low cards first"}[key]
}
func (pagesEn) Motion() string { return "Motion on the table" }
func (pagesEn) SpeedOf(key string) string {
	return map[string]string{"steady": "steady", "brisk": "brisk", "slow": "slow"}[key]
}
func (pagesEn) Still() Label { return Label{"Without motion", "Everything is there at once."} }
func (pagesEn) TabTitle() Label {
	return Label{"Your turn in the title", "The title of the browser tab says so."}
}
func (pagesEn) TabIcon() Label {
	return Label{"Your turn in the icon", "The picture of the browser tab lights a lamp."}
}
func (pagesEn) Sound() Label { return Label{"Sound", "A card, your turn, the end of a deal."} }
func (pagesEn) Shake() Label {
	return Label{"Vibration", "When your turn comes while you look elsewhere, if the device can."}
}
func (pagesEn) Calm() Label {
	return Label{"Make it calm", "Large cards, nothing moves, signs in words."}
}
func (pagesEn) Captions() Label {
	return Label{"Signs in words", "What a face tells is written beside it."}
}
func (pagesEn) TwoTap() Label {
	return Label{"Two taps for a card", "The first raises it, the second plays it."}
}
func (pagesEn) Theme() string { return "Light" }
func (pagesEn) ThemeOf(key string) string {
	return map[string]string{"auto": "as the device has it", "day": "day", "night": "night"}[key]
}
func (pagesEn) Save() string  { return "Save" }
func (pagesEn) Saved() string { return "Saved." }
func (pagesEn) SettingsLost() string {
	return "Your settings were damaged on the disk of the server and are the usual ones now. Choose anew; your seats and your tables are as they were."
}

func (pagesEn) Recover() Label {
	return Label{"On another device", "There are no accounts: this browser knows who you are. Scan the picture with the other device, or type the code there, and you are the same person with the same tables on both."}
}
func (pagesEn) CodeSecret() string { return "Whoever has the code is you. Show it to nobody." }
func (pagesEn) ShowCode() string   { return "Show picture and code" }
func (pagesEn) EnterCode() Label {
	return Label{"You have a code from another device?", "On this device you will then be that person. Who you are here now is forgotten unless you have its code too."}
}
func (pagesEn) Code() string      { return "Code" }
func (pagesEn) BeThat() string    { return "Be that person here" }
func (pagesEn) WrongCode() string { return "That is no code: it has 52 letters and digits." }

func (pagesEn) RulesOf(game string) string { return "The rules of " + game }
func (pagesEn) Contents() string           { return "Contents" }
func (pagesEn) OtherBooks() string         { return "The other games" }
func (pagesEn) MarkOf(mark string) Label {
	return map[string]Label{"B": {"Booklet", "from a booklet of 1836, as the rules page reports it"}, "P": {"Page", "from the rules page"}, "O": {"Ours", "decided by us where both are silent"}}[mark]
}
func (pagesEn) Marks() string   { return "Where each rule comes from" }
func (pagesEn) InForce() string { return "At your table" }
func (pagesEn) ToTable() string { return "To the table" }

func (pagesEn) ReviewOf(game string, deal int) string { return game + ", deal " + strconv.Itoa(deal) }
func (pagesEn) StepOf(n, of int) string               { return "Step " + strconv.Itoa(n) + " of " + strconv.Itoa(of) }
func (pagesEn) First() string                         { return "To the start" }
func (pagesEn) Earlier() string                       { return "One back" }
func (pagesEn) Later() string                         { return "One on" }
func (pagesEn) Last() string                          { return "To the end" }
func (pagesEn) AllHands() string                      { return "All hands" }
func (pagesEn) SeenBy(name string) string {
	return "As " + name + " saw it: one hand, and what lay open."
}
func (pagesEn) HandOf(name string) string { return "The hand of " + name }
func (pagesEn) Undealt() string           { return "Not dealt" }
func (pagesEn) TheTrick() string          { return "The trick" }
func (pagesEn) BeforePlay() string        { return "The cards are dealt." }
func (pagesEn) Download() string          { return "Save the record" }
func (pagesEn) CheckDeal() string         { return "Check this deal" }
func (pagesEn) LinkHere() string          { return "Link to this moment" }
func (pagesEn) NotOver() string {
	return "This deal is still being played. When it is over, everybody may look at all hands here."
}
func (pagesEn) DealNo(n int) string { return "Deal " + strconv.Itoa(n) }
func (pagesEn) Check() Label {
	return Label{"Was this deal fair?", "Before the deal the server showed a seal of its secret seed. Then every person’s page added a number of its own, and a player cut. Seed, numbers and cut together make the cards: nobody could choose them alone. Now that the seed is known, everything can be computed again."}
}
func (pagesEn) Seal() string               { return "Seal, shown before the deal" }
func (pagesEn) Seed() string               { return "The server’s secret seed, shown after it" }
func (pagesEn) AddedBy(name string) string { return "Added by " + En.Common().Of(name) + " page" }
func (pagesEn) CutAt(name string, at int) string {
	return name + " cut " + strconv.Itoa(at) + " cards from the top."
}
func (pagesEn) InPage() string { return "Computed in this page" }
func (pagesEn) InPageText() string {
	return "Your browser computes the seal and the order of the cards, without asking anybody, and compares them with what it was shown before the deal."
}
func (pagesEn) ByServer() string { return "Computed by the server" }
func (pagesEn) ByServerText() string {
	return "The server plays the whole record again: seal, cards, cut, hands and every move."
}
func (pagesEn) YourOwn() Label {
	return Label{"With your own program", "Save the record and run the command below on your own computer, without the network. The way it is computed is written down to the byte, so that you may also write a program yourself."}
}
func (pagesEn) NotThere() string {
	return "This browser was shown nothing before the deal. Whether the seal is still the same, only one that was there can tell."
}
func (pagesEn) SealSeen() string {
	return "It is the seal that this browser was shown before the deal."
}
func (pagesEn) SealOther() string {
	return "Before the deal this browser was shown another seal: the server has changed it!"
}
func (pagesEn) NumberIn() string {
	return "The number that your page added is among those that made the cards."
}
func (pagesEn) NumberOut() string {
	return "The number that your page added is not among those that made the cards: it came too late, or the server left it out."
}
func (pagesEn) SealFits() string { return "The seal fits the seed." }
func (pagesEn) SealWrong() string {
	return "The seal does not fit the seed: the server has changed it!"
}
func (pagesEn) CardsFit() string {
	return "The cards of all hands follow from the seed, the numbers added and the cut."
}
func (pagesEn) CardsWrong() string {
	return "The cards do not follow from the seed, the numbers added and the cut!"
}
func (pagesEn) RecordFits() string            { return "The record is right." }
func (pagesEn) RecordWrong(why string) string { return "The record is wrong: " + why }
func (pagesEn) Limits() Label {
	return Label{"What this proves, and what not", "The server alone cannot have chosen the cards, nor any player alone, where the seal is the one that was shown before the deal and one of the numbers comes from a page that you trust. That it looked at hands while you played, no calculation can rule out."}
}

func (pagesEn) GoOnElsewhere() string { return "Go on at a new table like this" }
func (pagesEn) Shut() Label {
	return Label{"This table is closed", "Its host has closed it. What was played here can still be looked at."}
}
