package say

import (
	"strconv"

	"bivouac/card"
	"bivouac/games/napoleon"
)

// napoleonEnglish says Napoleon in English.
type napoleonEnglish struct{ english }

func (napoleonEnglish) title() string { return "Napoleon (Nap)" }

func (napoleonEnglish) bid(b napoleon.Bid) string {
	if b > napoleon.Blucher {
		return "no bid"
	}
	return [...]string{"Pass", "Two", "Three", "Misère", "Four", "Nap", "Wellington", "Blücher"}[b]
}

func (napoleonEnglish) stake(bid string, win, loss int) string {
	return bid + ": wins " + strconv.Itoa(win) + ", costs " + strconv.Itoa(loss)
}

func (napoleonEnglish) tricks(n int) string { return En.Count(n, "no trick", "one trick", "tricks") }

func (napoleonEnglish) times(n int) string {
	if n == 2 {
		return "double"
	}
	return En.Common().Word(n) + " times"
}

// Moves

func (napoleonEnglish) passes(name string) string     { return name + " passes." }
func (napoleonEnglish) calls(name, bid string) string { return name + " bids " + bid + "." }

func (e napoleonEnglish) alone(name string, b napoleon.Bid) string {
	switch n := int(b.Tricks()); n {
	case 0:
		return name + " plays alone and must take no trick."
	case napoleon.HandSize:
		return name + " plays alone and must take all five tricks."
	default:
		return name + " plays alone and must take at least " + e.tricks(n) + "."
	}
}

func (e napoleonEnglish) makesTrumps(name string, c card.Card) string {
	return name + " leads " + e.The(c) + ": " + e.Suit(c.Suit()) + " are trumps."
}

func (e napoleonEnglish) leadsWithout(name string, c card.Card) string {
	return name + " leads " + e.The(c) + "; this misère has no trumps."
}

// Notes

func (e napoleonEnglish) winsTrump(name string, trick int, c card.Card) string {
	return name + " wins trick " + strconv.Itoa(trick) + " " + e.With(c) + ", the highest trump."
}

func (e napoleonEnglish) winsSuit(name string, trick int, c card.Card) string {
	return name + " wins trick " + strconv.Itoa(trick) + " " + e.With(c) + ", the highest card of the suit led."
}

func (e napoleonEnglish) revoked(name string, played, held card.Card) string {
	return name + " played " + e.The(played) + " while holding " + e.The(held) + ": that is a revoke, and it decides the deal."
}

func (napoleonEnglish) countsAs(bid string, made bool) string {
	if made {
		return "So the bid of " + bid + " counts as made."
	}
	return "So the bid of " + bid + " counts as failed."
}

func (e napoleonEnglish) made(bid string, tricks int) string {
	return bid + " is made: the soloist took " + e.tricks(tricks) + "."
}

func (e napoleonEnglish) failed(b napoleon.Bid, tricks int) string {
	text := e.bid(b) + " has failed: the soloist took " + e.tricks(tricks)
	if b == napoleon.Misere {
		return text + "."
	}
	return text + " and needed " + e.Word(int(b.Tricks())) + "."
}

func (e napoleonEnglish) counts(times int) string {
	return "After void deals this one counts " + e.times(times) + "."
}

func (e napoleonEnglish) receives(name string, others []string, each, total int) string {
	return e.And(others...) + " pay " + name + " " + En.Plural(each, "unit", "units") + " each: " + Signed(total) + "."
}

func (e napoleonEnglish) pays(name string, others []string, each, total int) string {
	return name + " pays " + En.Plural(each, "unit", "units") + " each to " + e.And(others...) + ": " + Signed(total) + "."
}

func (napoleonEnglish) balances(list string) string { return "Balances: " + list + "." }

func (napoleonEnglish) allPassed() string {
	return "All have passed: the deal is void, and nothing is paid."
}

func (e napoleonEnglish) nextCounts(times int) string {
	return "The next deal that is played counts " + e.times(times) + "."
}

func (napoleonEnglish) shared(balance int) string {
	return "First place is shared, with " + Signed(balance) + " each."
}

func (napoleonEnglish) allEqual() string {
	return "All balances are equal: everybody shares first place."
}

// Refusals

func (napoleonEnglish) low() string { return "You must bid higher than the last bid, or pass." }

func (napoleonEnglish) lowOver(high string) string {
	return "The last bid is " + high + ": you must bid higher or pass."
}

func (napoleonEnglish) forerunner(bid, before string) string {
	return bid + " may only be bid over " + before + "."
}

func (napoleonEnglish) noBlucher() string { return "It is agreed that nobody bids Blücher." }

func (napoleonEnglish) mustBid() string {
	return "All the others have passed: as dealer you must bid Two at least."
}

func (napoleonEnglish) jokerLead() string {
	return "The soloist may not lead the joker to the first trick."
}

// Status

func (napoleonEnglish) round(n, of int) string {
	if of == 0 {
		return "Round " + strconv.Itoa(n) + "; the match is open."
	}
	return "Round " + strconv.Itoa(n) + " of " + strconv.Itoa(of) + "."
}

func (napoleonEnglish) lastRound(n int) string {
	return "Round " + strconv.Itoa(n) + ", the last one."
}

func (napoleonEnglish) sitsOut(name string) string { return name + " sits this deal out." }
func (napoleonEnglish) noBid() string              { return "Nobody has bid yet." }

func (napoleonEnglish) highest(name, bid string) string {
	return "Highest bid: " + bid + ", by " + name + "."
}

func (napoleonEnglish) contract(name, bid string) string {
	return name + " plays alone: " + bid + "."
}

func (e napoleonEnglish) trumps(s card.Suit) string { return "Trumps: " + e.Suit(s) + "." }
func (napoleonEnglish) noTrumps() string            { return "There are no trumps." }
func (napoleonEnglish) trumpsByLead() string        { return "The first card will make trumps." }

func (napoleonEnglish) taken(name string, own, others int) string {
	return "Tricks: " + name + " " + strconv.Itoa(own) + ", the opponents " + strconv.Itoa(others) + "."
}

func (napoleonEnglish) toBid(name string) string  { return name + " is to bid." }
func (napoleonEnglish) toPlay(name string) string { return name + " is to play." }

// Options

func (napoleonEnglish) option(key string) Label {
	switch key {
	case "allPass":
		return Label{"If all pass", "What happens if nobody bids."}
	case "misereTrump":
		return Label{"Trumps in a misère", "Whether a misère is played with trumps."}
	case "blucher":
		return Label{"Stake of a Blücher", "What a Blücher wins from each opponent, and what it costs."}
	case "stopWhenDecided":
		return Label{"Stop when decided", "Whether a deal ends once its bid is made or can no longer be made. What is paid is the same."}
	case "length":
		return Label{"Length", "How many rounds the match lasts; in a round everybody deals once."}
	case "dealerOut":
		return Label{"Dealer sits out", "With six, the dealer takes no cards and does not bid, but pays and receives."}
	case "joker":
		return Label{"Joker", "A 53rd card, the highest trump. The soloist may not lead it first."}
	case "pack":
		return Label{"Pack", "How many cards there are, without a joker."}
	}
	return Label{}
}

func (napoleonEnglish) value(key, value string) Label {
	switch key + " " + value {
	case "allPass void":
		return Label{"void deal", "Nothing is paid, and the next player deals."}
	case "allPass dealerTwo":
		return Label{"dealer must bid", "If all the others have passed, the dealer must bid Two at least."}
	case "allPass double":
		return Label{"void, then double", "The next deal that is played counts double; after two void deals four times, after three or more eight times."}
	case "misereTrump none":
		return Label{"none", "The usual way: the highest card of the suit led takes the trick."}
	case "misereTrump led":
		return Label{"by the first card", "As in every other bid, the suit that is led first is trumps."}
	case "blucher off":
		return Label{"not bid", "Nobody bids Blücher."}
	case "length open":
		return Label{"open", "Until all people at the table, or its host, say stop; the round is finished."}
	case "discipline assisted":
		return Label{"assisted", "A card that does not follow suit is refused if one could."}
	case "discipline strict":
		return Label{"strict", "Such a card is taken; the first revoke loses the deal for its side and ends it."}
	case "pack 52":
		return Label{"52 cards", "All cards, from the two up."}
	case "pack 36":
		return Label{"36 cards", "From the six up."}
	case "pack 32":
		return Label{"32 cards", "From the seven up."}
	case "pack 28":
		return Label{"28 cards", "From the eight up."}
	case "pack 24":
		return Label{"24 cards", "From the nine up."}
	}
	return Label{}
}

func (napoleonEnglish) preset(key string) Label {
	switch key {
	case "page":
		return Label{"As usual", "What the rule book names first."}
	case "peel":
		return Label{"Peel", "A misère has trumps, and with six the dealer sits out."}
	case "double":
		return Label{"Double", "After void deals the stakes rise."}
	}
	return Label{}
}

func (napoleonEnglish) rounds(n int) Label { return Label{Name: En.Plural(n, "round", "rounds")} }

func (napoleonEnglish) blucher(win, loss int) Label {
	return Label{Name: "wins " + strconv.Itoa(win) + ", costs " + strconv.Itoa(loss)}
}

func (napoleonEnglish) lowStake() string {
	return "no more than a Wellington wins, though the stake should be higher still"
}
