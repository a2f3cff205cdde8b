package say

import (
	"cmp"
	"strconv"

	"bivouac/card"
)

// polignacEnglish says Polignac in English.
type polignacEnglish struct{ english }

func (polignacEnglish) slam(generale bool) string {
	if generale {
		return "La Générale"
	}
	return "Capot"
}

// Moves

func (e polignacEnglish) announces(name string, generale bool) string {
	if generale {
		return name + " announces La Générale: to win every trick, and to lead."
	}
	return name + " announces Capot: to win every trick."
}

func (polignacEnglish) silent(name string) string { return name + " announces nothing." }

func (e polignacEnglish) announce(generale bool) string { return "Announce " + e.slam(generale) }
func (polignacEnglish) nothing() string                 { return "Say nothing" }

// Notes

func (e polignacEnglish) wins(name string, trick int, c card.Card, cards string) string {
	return name + " wins trick " + strconv.Itoa(trick) + " (" + cards + ") " + e.With(c) + "."
}

func (polignacEnglish) ranked(order string, aceHigh bool) string {
	if aceHigh {
		return "The Ace is the highest card at this table: " + order + "."
	}
	return "At this table the Ace ranks below the Jack: " + order + "."
}

func (e polignacEnglish) broken(names []string, generale bool) string {
	if len(names) == 1 {
		return e.Of(names[0]) + " " + e.slam(generale) + " has failed: somebody else has won a trick."
	}
	return e.And(names...) + " have failed with their " + e.slam(generale) + ": somebody else has won a trick."
}

func (polignacEnglish) pays(name string, cost int, why string, left int) string {
	text := name + " pays " + En.Plural(cost, "chip", "chips") + why
	if left == 0 {
		return text + "; none is left."
	}
	return text + "; " + strconv.Itoa(left) + " left."
}

func (polignacEnglish) gets(name string, cost int, why string, points, target int) string {
	return name + " gets " + En.Plural(cost, "penalty point", "penalty points") + why + "; that makes " + strconv.Itoa(points) + " of " + strconv.Itoa(target) + "."
}

func (e polignacEnglish) forCards(cards string, spade card.Card) string {
	if spade == card.None {
		return " for " + cards
	}
	return " for " + cards + ", " + e.The(spade) + " counting double"
}

func (polignacEnglish) forHeld() string {
	return " for an earlier trick, held while all the tricks could still be won"
}

func (e polignacEnglish) forFailed(generale bool) string {
	return " for the " + e.slam(generale) + " that failed"
}

func (polignacEnglish) forSlam(maker string) string {
	return " because " + cmp.Or(maker, "another player") + " has won every trick"
}

func (polignacEnglish) forRevoke() string {
	return " for the revoke, and what was paid in this deal before is given back"
}

func (e polignacEnglish) revoked(name string, played, held card.Card) string {
	return name + " has played " + e.The(played) + " and kept " + e.The(held) + ": that is a revoke, and it ends the deal."
}

func (polignacEnglish) made(name, slam string) string {
	switch slam {
	case "capot":
		return name + " has made Capot: every trick, as announced."
	case "generale":
		return name + " has made La Générale: every trick, as announced."
	}
	return name + " has made a Chelem: every trick."
}

func (polignacEnglish) standing(list string, notepad bool) string {
	if notepad {
		return "Penalty points after this deal: " + list + "."
	}
	return "Chips after this deal: " + list + "."
}

func (polignacEnglish) nextDealer(name string) string { return name + " deals next." }
func (polignacEnglish) stakes(list string) string     { return "Stakes: " + list + "." }

func (polignacEnglish) ranking(list string) string { return "Ranking by points: " + list + "." }
func (polignacEnglish) stopped() string {
	return "The table stops: nobody has won or lost the match."
}

// Refusals

func (polignacEnglish) sitOut() string {
	return "You sit this deal out: with seven players the dealer gets no cards."
}

func (polignacEnglish) callsFirst() string {
	return "First everybody says in turn whether he announces anything; then the first card is played."
}

func (polignacEnglish) noCall(playing bool) string {
	if playing {
		return "Announcements are made before the first card."
	}
	return "That is not announced at this table."
}

// Status

func (polignacEnglish) lastDeal() string { return "This is the last deal." }

func (polignacEnglish) sitsOut(name string) string { return name + " sits this deal out." }
func (polignacEnglish) order(order string) string  { return "Order: " + order + "; no trumps." }

func (polignacEnglish) asked(name string) string {
	return name + " is asked whether to announce anything."
}

func (e polignacEnglish) announced(names []string, generale bool) string {
	return "Announced: " + e.slam(generale) + ", by " + e.And(names...) + "."
}

func (polignacEnglish) held(name string, cost int) string {
	return name + " holds " + En.Plural(cost, "penalty", "penalties") + " not paid yet."
}

func (polignacEnglish) has(name string, chips, tricks int, cards string) string {
	return name + ": " + En.Plural(chips, "chip", "chips") + ", " + En.Plural(tricks, "trick", "tricks") + after(cards, ", won ") + "."
}

func (polignacEnglish) noted(name string, points, target, tricks int, cards string) string {
	return name + ": " + strconv.Itoa(points) + " of " + En.Plural(target, "penalty point", "penalty points") + ", " +
		En.Plural(tricks, "trick", "tricks") + after(cards, ", won ") + "."
}

// after is a text with what introduces it, empty where there is none.
func after(text, before string) string {
	if text == "" {
		return ""
	}
	return before + text
}

func (e polignacEnglish) toPlay(name string) string { return "It is " + e.Of(name) + " turn." }

// Options

func (polignacEnglish) option(key string) Label {
	switch key {
	case "pack":
		return Label{"Pack", "Which sevens are left out, and how many cards each gets."}
	case "order":
		return Label{"Order", "Whether the King or the Ace is the highest card of a suit."}
	case "penalty":
		return Label{"Penalty cards", "Which cards cost their winner; the one of spades costs double."}
	case "direction":
		return Label{"Direction", "Which way the deal and the play go round."}
	case "slam":
		return Label{"Winning every trick", "What it is worth, and whether it must be announced."}
	case "capotFail":
		return Label{"Failed Capot", "What an announcer of Capot pays who loses a trick."}
	case "dealerPays":
		return Label{"Dealer pays for a slam", "With seven players the dealer sits out; on: he pays too when somebody wins every trick."}
	case "stopWhenDecided":
		return Label{"End when decided", "Whether a deal ends once all penalty cards are won. What is paid is the same."}
	case "target":
		return Label{"Target", "With how many penalty points one loses, or how many chips each has."}
	case "scoring":
		return Label{"Scoring", "Whether chips are paid away or points noted. It is the same game."}
	case "stake":
		return Label{"Stake", "What the loser pays each other player for every point that one still lacked."}
	}
	return Label{}
}

func (polignacEnglish) value(key, value string) Label {
	switch key + " " + value {
	case "pack foster":
		return Label{"Foster’s", "From five players on without the black sevens; with seven the dealer sits out. Three and eight play with the French pack."}
	case "pack french":
		return Label{"French", "Without the red sevens with three, five or six players, without all sevens with seven. Dealt by twos."}
	case "order king":
		return Label{"King high", "K Q J A 10 9 8 7: the Jack beats the Ace."}
	case "order ace":
		return Label{"Ace high", "A K Q J 10 9 8 7, as mostly in England and America."}
	case "penalty jacks":
		return Label{"Jacks", "One each, two for the Jack of spades, Polignac."}
	case "penalty queens":
		return Label{"Queens", "One each, two for the Queen of spades. Only with the Ace high."}
	case "direction clockwise":
		return Label{Name: "clockwise"}
	case "direction anticlockwise":
		return Label{"anticlockwise", "As the French play."}
	case "slam capot":
		return Label{"Capot", "Announced before the first card: who then wins every trick pays nothing, everybody else five."}
	case "slam none":
		return Label{"nothing", "Who wins every trick pays for every penalty card."}
	case "slam chelem":
		return Label{"Chelem", "Who wins every trick, announced or not, pays nothing, and everybody else five."}
	case "slam chelem+generale":
		return Label{"Chelem and La Générale", "A Chelem without an announcement, or La Générale: announced, its announcer leads, and it costs five to fail."}
	case "capotFail normal":
		return Label{"his own cards only", "Announcing costs nothing, so several may do it."}
	case "capotFail five":
		return Label{"five instead", "Five in place of his own penalty cards."}
	case "capotFail fivePlusOwn":
		return Label{"five and his own", "Five, and his own penalty cards on top."}
	case "scoring chips":
		return Label{"chips", "You see what each has left."}
	case "scoring notepad":
		return Label{"notepad", "You see the points against each."}
	case "discipline assisted":
		return Label{"assisted", "Who can follow suit and does not, gets the card back."}
	case "discipline strict":
		return Label{"strict", "The card stands: it is a revoke, ends the deal, and costs five; what was paid in the deal is given back."}
	case "stake 0":
		return Label{Name: "none"}
	}
	return Label{}
}

func (polignacEnglish) preset(key string) Label {
	switch key {
	case "foster":
		return Label{"Foster 1897", "Everything as usual: King high, announced Capot, 20 chips."}
	case "short":
		return Label{"Short", "Ten chips each."}
	case "aceHigh":
		return Label{"Ace high", "As Foster’s England and America mostly played."}
	case "queens":
		return Label{"Queens", "Ace high, and the Queens cost instead of the Jacks."}
	case "french20":
		return Label{"French, to 20", "French packs, anticlockwise, Chelem and La Générale, on a notepad."}
	case "french50":
		return Label{"French, to 50", "The same to 50 points."}
	}
	return Label{}
}

func (polignacEnglish) points(n int) Label { return Label{Name: En.Plural(n, "point", "points")} }
func (polignacEnglish) stakePer(n int) Label {
	return Label{Name: strconv.Itoa(n) + " a point"}
}
