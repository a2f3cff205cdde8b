package say

import "strconv"

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

func (pagesEn) PlayNow() string    { return "Play now" }
func (pagesEn) Invite() string     { return "Invite friends" }
func (pagesEn) Options() string    { return "Options" }
func (pagesEn) YourTables() string { return "Your tables" }
func (pagesEn) GoBack() string     { return "Go back" }
func (pagesEn) Review() string     { return "Look back" }
func (pagesEn) Rules() Label       { return Label{"Rules", "complete, in our words"} }
func (pagesEn) Settings() Label    { return Label{"Settings", "language, cards, sound, another device"} }
func (pagesEn) Home() string       { return "Home" }
func (pagesEn) Night() string      { return "By night" }
func (pagesEn) Day() string        { return "By day" }
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
func (pagesEn) InDeal(deal int) string { return "Deal " + strconv.Itoa(deal) + "." }
func (pagesEn) YourTurn() string       { return "Your turn." }
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
	case NoSuchPage:
		return Label{"Nothing here", "This address leads nowhere. Everything starts on the first page."}
	case NoSuchTable:
		return Label{"No such table", "There is no table at this address. Perhaps a letter of the link is missing: ask for it again."}
	case FrozenTable:
		return Label{"This table is frozen", "What was written down of it has been damaged on the server. So that nobody plays on with wrong cards, nothing can be played here any more. All other tables go on."}
	case GoingDown:
		return Label{"One moment", "The server is starting again. Nothing is lost: load the page again in a few seconds."}
	case TooMany:
		return Label{"Too fast", "That was more than one person can click. Wait a few seconds and try again."}
	case BadRequest:
		return Label{"Not understood", "The page sent something that the server cannot read. Go back, load it again and try once more."}
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
	case "noUndo":
		return "There is nothing that you could take back."
	case "noWords":
		return "Free words are closed just now; the phrases are not."
	case "badName":
		return "A name has 1 to 24 characters."
	case "badForm":
		return "The table does not understand that."
	case "closed":
		return "The table is closed."
	}
	return "That cannot be done now."
}
