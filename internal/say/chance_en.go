package say

import "strconv"

// The pages about chance.

func (pagesEn) MyDeals() Label { return Label{"My deals", "your cards, counted against chance"} }
func (pagesEn) MyDealsText() string {
	return "Every hand that was dealt to you on this server, counted: what you held, and what chance deals on average. If somebody arranged the cards, it would show here sooner or later."
}
func (pagesEn) NoDeals() string {
	return "No deal that was dealt to you is over yet. Play one; then there is something to count."
}
func (pagesEn) DealsOf(game string, deals int) string {
	return game + ", " + En.many(deals, "deal", "deals")
}
func (pagesEn) CountOf(game, key string) Label {
	switch key {
	case "jacks":
		return Label{"Jacks", ""}
	case "aces":
		return Label{"Aces", ""}
	case "kings":
		return Label{"Kings", ""}
	case "courts":
		return Label{"Court cards", "Kings, Queens and Jacks."}
	case "clubQueen":
		return Label{"Queen of clubs", ""}
	}
	if game == "polignac" {
		return Label{"Penalty points", "What the penalty cards in your hand cost whoever wins them: one each, two for the one of spades."}
	}
	return Label{"Card points", "Ace 11, Ten 10, King 4, Queen 3, Jack 2: 120 in the pack."}
}
func (pagesEn) Counted(game, key string, sum, deals int, mean, spread, within float64) string {
	names := map[string][2]string{"jacks": {"Jack", "Jacks"}, "aces": {"Ace", "Aces"}, "kings": {"King", "Kings"}, "courts": {"court card", "court cards"},
		"clubQueen": {"Queen of clubs", "times the Queen of clubs"}, "points": {"point", "points"}}[key]
	return En.many(sum, names[0], names[1]) + " in " + En.many(deals, "deal", "deals") + ". Chance deals " + En.Decimal(mean, 1) + " on average; of 100 series as long as this " + percent(within) + " come within " + En.Decimal(spread, 1) + " of that."
}
func (pagesEn) Strays(chance float64) string {
	n, of := odds(chance)
	text := "A difference at least this large comes by chance in " + En.Decimal(float64(n), 0) + " of " + En.Decimal(float64(of), 0) + " such series. "
	switch {
	case chance <= never:
		return "A difference at least this large comes by chance in less than one of a million such series. Something is wrong here: save your deals, check them, and ask whoever runs this server."
	case n == of:
		text = "Hardly any series of this length comes closer to the average. "
	}
	switch {
	case chance < veryRare:
		return text + "That is very rare. Save your deals and check them."
	case chance < rare:
		return text + "That is rare, and still happens to somebody every day."
	}
	return text + "Nothing unusual."
}
func (pagesEn) Several(counts int, chance float64) string {
	return "This page counts " + En.Plural(counts, "thing", "things") + ". Who counts so many finds in about " + percent(chance) + " of 100 cases one that comes only once in twenty by chance: one odd count among them means nothing yet."
}
func (pagesEn) InHand() string   { return "In the hand" }
func (pagesEn) Dealt() string    { return "Dealt" }
func (pagesEn) Expected() string { return "By chance" }
func (pagesEn) HowCounted() Label {
	return Label{"How this is counted", "Every hand counts that was dealt to you, at all tables and in all matches, once its deal is over. Void deals count too: leaving them out would favour certain cards. What was taken back does not count. Where you took a seat over, you have the hands dealt from then on; what was dealt to a computer, also while one played for you, is nobody’s. What chance deals is computed exactly, from all hands that the pack of each table allows."}
}
func (pagesEn) DealtByHand(deals int) string {
	return "Deals of packs shuffled by hand (" + Number(deals) + ") are not counted: that shuffle is not even, and chance has other laws there. In the file they stand marked."
}
func (pagesEn) OlderDeals(tables int) string {
	return "Counted are the " + En.Plural(tables, "table", "tables") + " that you have seen last."
}
func (pagesEn) UnreadDeals(tables int) string {
	return "Of " + En.Plural(tables, "table", "tables") + " not all could be read; some deals are missing."
}
func (pagesEn) SaveDeals() Label {
	return Label{"Save all deals", "One line a deal, for any spreadsheet: date, table, match, deal, seat (from 0, as in records), game, shuffle, all cards of the pack, your cards, and the counts. With that you can compute everything on this page again."}
}
func (pagesEn) LastDeals() string { return "Your last deals" }

func (pagesEn) Clumps() Label {
	return Label{"Why chance makes clumps", "is this still chance? guess, and count"}
}
func (pagesEn) ClumpsText() string {
	return "“That cannot be chance!” Everybody says so one day: three deals without a Jack, the King next to his Ace again, all the good cards on the other side of the table. This page shows what chance looks like, and counts how often it does such things. Every number here has been computed for this page."
}
func (pagesEn) Fields(points int) Label {
	return Label{"Which of the two is chance?", "In one of these fields chance has thrown " + strconv.Itoa(points) + " points: each fell anywhere, whatever fell before. In the other one the points were made to keep away from each other. Look at both, and guess."}
}
func (pagesEn) Field(name string, points int) string {
	return "Field " + name + ", " + En.Plural(points, "point", "points")
}
func (pagesEn) IsChance(name string) string { return name + " is chance" }
func (pagesEn) Guessed(right bool, thrown, spread string) string {
	if right {
		return "Right: " + thrown + " is chance. Most people take " + spread + "."
	}
	return "Most people say so, but " + thrown + " is chance. In " + spread + " the points were made to keep away from each other."
}
func (pagesEn) Squares(points, squares int, empty float64, thrown, spread int, name string) string {
	return "The points of field " + name + " do not know of each other, so nothing stops the next one from falling beside the last. Count it: cut the field into " + strconv.Itoa(squares) + " squares, one for each point if all were shared out evenly. On average chance leaves " + En.Decimal(empty, 0) + " of them empty. In " + name + " " + strconv.Itoa(thrown) + " are, in the other field " + strconv.Itoa(spread) + ". Nothing is ever spread so evenly unless somebody has arranged it. Gaps and clumps are the mark of chance, not of meddling."
}
func (pagesEn) PointsInSquare() string { return "Points in a square" }
func (pagesEn) Neighbours(cards int, mean, none float64) Label {
	return Label{"Neighbours in the pack", "In a new pack the cards lie in order, and " + strconv.Itoa(cards-1) + " pairs are neighbours. How many are neighbours still when it has been shuffled thoroughly? None, one would think. But each card must lie next to something. On average " + En.Decimal(mean, 2) + " pairs stay together, however long you shuffle, and only " + percent(none) + " of 100 shuffles part them all."}
}
func (pagesEn) FirstPack(pairs ...string) string {
	text := "This is the first of the packs that our shuffler has made for this page, from left to right. In it " + En.Count(len(pairs), "no pair of neighbours has", "one pair of neighbours has", "pairs of neighbours have") + " stayed together"
	if len(pairs) == 0 {
		return text + "."
	}
	return text + ", framed here: " + En.Common().And(pairs...) + "."
}
func (pagesEn) Pairs() string { return "Pairs together" }
func (pagesEn) Packs(packs int) string {
	return "Our shuffler has made " + En.Decimal(float64(packs), 0) + " packs, each from a new one, beside what chance does on average:"
}
func (pagesEn) PairsByHand(mean float64) string {
	return "Shuffled by hand, as tables may agree for fun, the same packs keep " + En.Decimal(mean, 1) + " pairs together on average. That is what poor shuffling looks like."
}
func (pagesEn) Jacks(none, one, many float64) Label {
	return Label{"Jacks in a hand", "At Drogue you get eight of 32 cards, and four of the 32 are Jacks: one Jack a hand, on average. That is all the average says. Just one Jack comes in " + percent(one) + " of 100 deals. In " + percent(none) + " of 100 there is none, and in " + percent(many) + " of 100 there are three or four at once."}
}
func (pagesEn) OurPacks() string { return "Our packs" }
func (pagesEn) OtherHands() string {
	return "How many of 100 hands have no Ace, one, two, three or all four, in the packs of our games:"
}
func (pagesEn) HandFrom(hand, pack int) string {
	return strconv.Itoa(hand) + " of " + strconv.Itoa(pack) + " cards"
}
func (pagesEn) Droughts(deals int, mine, anybodys float64) Label {
	return Label{"Three deals without a Jack", "An evening of Drogue has " + En.Common().Word(deals) + " deals. In " + percent(mine) + " of 100 evenings you get no Jack three times in a row. But four people sit at the table, and in " + percent(anybodys) + " of 100 it happens to one of them. So on most evenings somebody has every reason to say that this cannot be chance, and yet nobody has done anything."}
}
func (pagesEn) HowDealt() Label {
	return Label{"How we deal", "You need not believe us that ours is chance. Every deal is made so that nobody can choose it, and that you can check it afterwards."}
}
func (pagesEn) HowDealtSteps() []string {
	return []string{
		"The server draws a secret number and shows its seal to all. From then on it cannot change the number without breaking the seal.",
		"Then the page of every person at the table adds a number of its own. The server did not know it when it made the seal; so it could not choose the cards.",
		"From all these numbers together follows the order of the pack: each of the possible orders is as likely as any other.",
		"The player before the dealer cuts.",
		"When the deal is over the secret number is shown. Now anybody can compute seal, pack and hands again: with “Check this deal” in the page, or with a program of his own.",
	}
}
