package say

import (
	"bivouac/card"
	"bivouac/games/napoleon"
	"bivouac/games/polignac"
)

// Felt is what stands on the felt of a table beside what the voice of its game says.
type Felt interface {
	Common
	feltBar
	feltSeats
	feltTurn
	feltScreen
	feltEyes
	feltDeal
	feltSheet
	feltChat
	feltDrogue
	feltPolignac
	feltNapoleon
}

// feltBar is what can be opened, and what opens and closes it.
type feltBar interface {
	Menu() string
	Tell() string // in a talking game: tell something
	Signs() string
	Calls() string
	LastTrick() string
	Chat() string
	Rules() string
	Events() string
	Close() string
	Home() string
	Settings() string
	Arrange() string // the hand, in an order of one's own
	ArrangeText() string
	Arranged() string // ends that
	Record() string
	Leave() string
	LeaveText() string // what leaving means
	StopHere() string  // a match without an end of its own is to end
	StopText() string  // what that means, and that it takes all to say so
	CloseTable() string
	CloseText() string // what that means
	Table() string     // the name of the felt, for a screen reader
	Seats() string
	SeatComputer(name string) string // lets a computer play on the seat of one who left
}

// feltSeats is what is said of who sits at the table.
type feltSeats interface {
	You() string
	Dealer() string
	Computer() string
	Away() string
	SitsOut() string
	YouSitOut() string // why the reader has no cards in this deal
	Cards(n int) string
	Tricks() string
	TricksOf(n int) string
	Free() string
	YourHand(cards, playable int) string
	Playable() string
	Points(n int) string
	Watching() string
}

// feltTurn is whose turn it is, and what is asked of him.
type feltTurn interface {
	YourTurn() string
	YourTurnTo(what string) string
	WaitsFor(names ...string) string
	WaitsForDeal() string
	Lead() string
	FollowSuit(s card.Suit) string
	FollowTrumps() string
	Beat(card string) string
	TrumpIt() string
	OverTrump(card string) string
	AnyCard() string
	YourCard() string
	Led() string
	Winning() string
	Took() string            // the card that has won a trick
	Bank() string            // before what is left of the time beside the seconds for a decision
	BankRuns() string        // to the person whose seconds are used up
	Until() string           // before the day and the hour at which the time for a decision is out
	DealOf(n, of int) string // of: 0 where nobody knows
	AfterDeals(n int) string // when no more will be played
	TakeBack() string
	WantsBack(name string) string
	YouAsked() string
	Agree() string
	Refuse() string
	WhileAway(moves int) string
	StoodIn() string    // a computer made the move, since its player is gone
	TimeWasOut() string // a computer made the move, since there was no time left
	WasTakenBack() string
	SitsDown(name string) string
	// IsNamed is said where somebody who sits has another name now.
	IsNamed(was, name string) string
	GoesAway(name string) string
	WantsToStop(name string) string
	ComesBack(name string) string
	DoName() string
	DoAnswer() string
	DoAnnounce() string
	DoPoint() string
	DoShow() string
	DoSlam() string
	DoBid() string
	Frozen() string
	TableClosed() string
}

// feltDeal is the time before the cards are dealt.
type feltDeal interface {
	Sealing() string
	SealText() string
	Seal() string
	CutText(name string) string
	Cut() string
	CutByChance() string
	CutAt() string
	Cutting(name string) string
	KingsDrawn() string
	KingsSeats(dealer string, partner string) string
	TurnedUp() string
	KeepDeal() string
	HandOn(name string) string
	Drawing() string
}

// feltSheet is the end of a deal and of a match.
type feltSheet interface {
	SheetOf(deal int) string
	VoidDeal() string
	MatchOver() string
	WinnersAre(names ...string) string
	NobodyWins() string
	GoOn(dealer string) string
	WaitsToGoOn(names ...string) string
	Review() string
	CheckSeal() string
	SeedOf() string
	Again() string
	AgainByHost(name string) string
	Matches() string
	MatchNo(n int) string
	MatchesPlayed() string // how many, at the head of a column
	MatchesWon() string
	ChipsLeft() string
	PointsHead() string // of penalty
	BalanceHead() string
	NextHasBegun() string // while the viewer still reads how the one before ended
	ToNextMatch() string
	Before() string
	After() string
}

// feltChat is words between people.
type feltChat interface {
	Phrase(key string) string
	Write() string
	Send() string
	NoWordsNow() string
	WordsCost() string // whoever talks while mute pays a peg
	Mute(name string) string
	Unmute(name string) string
	Nothing() string    // has been said
	ReadsAlong() string // said to who watches, and says nothing
	SaidBy(name string) string
}

// feltDrogue is Drogue.
type feltDrogue interface {
	MuteGame() string
	SuitTrumps(s card.Suit) string
	TrumpsOpen() string
	TrumpsOpenText() string
	MadeBy(name string, n int) string
	Highest() string
	Parade() string
	ParadeText() string
	Side(side int) string // green or blue
	CleanNeeds(side string, n int) string
	Holds(side string) string
	NobodyHolds() string
	OwnPoints(n int) string
	BothPoints(own, others int) string

	Number(n int) string
	Passes() string
	Point(n int) string

	NosePegs(n int) string
	RedPegs(n int) string
	ButtonPegs(n int) string
	BlackNose() string
	InSentry() string

	AskName() string
	AskNameText(n int) string
	AskNewDeal(may bool) string // may: he may have one; else he can but say that he is ready
	AskNewDealText() string
	AskVive() string
	AskViveText(jacks string) string
	AskRelease() string
	AskReleaseText(all bool) string
	NoseIsFree() string
	NoneToRelease() string // behind it, for who holds no such Jack
	AskArms() string
	AskAnnounce() string
	// AskAnnounceText tells the best number and who said it; able: whether one has something to announce.
	AskAnnounceText(best int, names []string, able bool) string
	AskPoint() string
	AskPointText(number int) string
	AskShow() string
	AskShowText(number int) string
	AskReckon() string
	AskReckonText() string
	SuitHead() string
	CountHead() string
	PointHead() string
	Show() string
	StaysHidden(card string) string
	OtherNumber() string
	Pass() string
	PegsHead() string
	ChallengeOf(name string, act, trick int) string
	GrantTo(name string) string

	TellText(honest bool) string
	SignText(honest bool) string
	TellSuits() string
	TellRanks() string
	TellCards() string
	TellCounts() string
	TellElse() string
	TellName(topic string) string // number, trump, pass, nothing
	OtherCard() string
	CallsText() string
	// CallWhen tells when a call is owed: the salute, else that for the four Jacks.
	CallWhen(salute bool) string
	Challenges() string
	ChallengesText() string
	OutOfTurn() string
	OutOfTurnText() string
	Granted() string

	TakesDrogue(names []string) string
	KeepsDrogue(names []string) string
	StaysEven() string
	NeededAtLeast(side string, points int) string
}

// feltPolignac is Polignac and Slobberhannes.
type feltPolignac interface {
	NoTrumps() string
	PaysCards(cards string) string
	PaysThree(queen string) string
	TrickHead() string
	AskSlam(generale bool) string
	AskSlamText(generale bool, fail polignac.Fail) string
	SlamAnnounced(names []string, generale bool) string // of more than two how many: who it is stands at their faces
	HeldOpen() string
	Chips(n int) string
	HeldCards(name string) string
}

// feltNapoleon is Napoleon.
type feltNapoleon interface {
	NoBidYet() string
	HoldsBid(name, bid string) string
	PlaysAlone(name, bid string) string
	TrumpsByLead() string
	WithoutTrumps() string
	AskBid() string
	AskBidText(high string) string
	MustBid() string
	BidTakes(b napoleon.Bid) string
	BidName(b napoleon.Bid) string
	Made() string
	Failed() string
	Each(n int) string
	PassText() string
	Balance(n int) string
	Counts(times int) string
	BidMade(name, bid string) string
	BidFailed(name, bid string) string
}

// Felt is the messages of the felt.
func (l Lang) Felt() Felt {
	return in[Felt](l, feltEnglish{}, feltGerman{}, feltFrench{})
}
