package say

import "bivouac/card"

// Pages is what the pages around the table say.
type Pages interface {
	homePage
	faults
	everyPage
	newPage
	lobbyPage
	screenPage
	settingsPage
	recoverPage
	bookPage
	reviewPage
	shutPage
	dealsPage
	clumpsPage
	scorePage
	reportPage
}

// Pages is the pages around the table in this language.
func (l Lang) Pages() Pages {
	return in[Pages](l, pagesEn{}, pagesDe{}, pagesFr{})
}

type (
	pagesEn struct{}
	pagesDe struct{}
	pagesFr struct{}
)

type homePage interface {
	// Motto stands under the name of the site.
	Motto() string
	// Pitch is a game in two sentences, for somebody who has never heard of it.
	Pitch(game string) string
	// Extent is the numbers of players and the minutes of a match.
	Extent(game string, minSeats, maxSeats int) string
	PlayNow() string
	Invite() string
	LetIn() Label         // opens a table of one person to others
	ForComputers() string // what who is invited to a match can do
	Options() string
	YourTables() string
	AllTables() string
	OlderTables() string
	NoTables() string // where none is listed
	GoBack() string
	Review() string
	Rules() Label
	Settings() Label
	Home() string
	// Night and Day name the button that changes the theme.
	Night() string
	Day() string
	// With heads a table in a list: the game and who else sits there.
	With(game string, others ...string) string
	// Stage is where a table stands, in a list.
	Gathering(free int) string
	YourTurn() string
	Finished(winners ...string) string
	ClosedTable() string
	// Recruit is the name of somebody who has given none.
	Recruit() string
}

// Fault is why there is no page.
type Fault uint8

// The faults.
const (
	Broken  Fault = iota
	Unsaved       // what somebody wanted to do
	NoSuchPage
	NoSuchTable
	FrozenTable
	DamagedSheet
	GoingDown
	TooMany
	BadRequest
	Foreign // a form of another site
)

type faults interface {
	// Fault is what happened, and what can be done.
	Fault(f Fault) Label
	// Refused is why the table does not do what somebody wants, by the code of the refusal.
	Refused(code string) string
}

// The pages beside the first one.
type (
	// everyPage is what stands on every page.
	everyPage interface {
		Skip() string
		Language() string
		Close() string
		// CutOff is said when the page no longer hears the server.
		CutOff() string
		NotDone() string
		// NotSaved is said when the server could not keep what somebody wants, and the page goes on asking.
		NotSaved() string
		// Why is the link to the clause of a refusal.
		Why() string
	}
	// newPage is the page on which a table is opened.
	newPage interface {
		NewTable(game string) string
		Presets() string
		Players() string
		RulesOfTable() string
		RulesOfTableText() string
		HowYouPlay() string
		Clock() Label
		// ClockOf is the times of a clock, in seconds, after its name if it has one: none, relaxed, normal, fast.
		ClockOf(name string, move, bank int) string
		// TimeOf is a time, as long as it is.
		TimeOf(seconds int) string
		GoneAfter() Label // without a page of the table
		Pace() Label
		PaceOf(key string) string
		TakeBack() Label
		TakeBackOf(key string) string
		Watchers() Label
		ForcedCards() Label
		FreeWords() Label
		OpenTable() string
		AloneNow() string
		// Usual marks the default of an option.
		Usual() string
		OtherValue() string
	}
	// lobbyPage is a table at which nobody plays yet, and the invitation to it.
	lobbyPage interface {
		InvitedTo(game string) string
		OnlyHere() string // that a link leads to this computer alone, and what helps
		SitHere() string
		YourName() string
		YourFace() string
		SeatNo(n int) string
		Empty() string
		HostMark() string
		YouMark() string
		Seating() string
		SeatComputers() string
		Unseat(name string) string
		// Placing says how the host moves people to other seats.
		Placing() string
		MoveTo(name string) string
		Move() string
		// Placed is that the host has moved somebody, or himself, to a seat; other is with whom he changed places, empty: the seat was free.
		Placed(host, name, other string, seat int) string
		LeaveSeat() string
		Begin() string
		HostBegins(name string) string
		Link() Label
		Copy() string
		Copied() string
		Share() string
		QR() string
		Agreed() string
		AllUsual() string
		OppositePartners() string
		KingsPartners() string
		SitInFor(name string) string
		MatchRuns() Label
		NoWatchers() Label
		FullTable() string
		// Computer is a kind of computer player.
		Computer(key string) Label
	}
	// settingsPage is what a person chooses for himself.
	settingsPage interface {
		ForYou() string
		IndexLetters() string
		// Palettes heads the inks of the suits that can be chosen, Palette is one of them. FaintInk refuses an ink that is too pale.
		Palettes() string
		Palette(key string) Label
		FaintInk(s card.Suit) string
		CardSize() string
		SizeOf(key string) string
		HandOrder() string
		OrderOf(key string) string
		Motion() string
		SpeedOf(key string) string
		Still() Label
		// TabTitle, TabIcon, Sound and Shake are the ways to tell whose turn it is to somebody who looks elsewhere.
		TabTitle() Label
		TabIcon() Label
		Sound() Label
		Shake() Label
		Captions() Label
		// Calm sets all of them at once for who wants it calm.
		Calm() Label
		TwoTap() Label
		Theme() string
		ThemeOf(key string) string
		Save() string
		Saved() string
		// SettingsLost is said to who finds the usual settings, because what was kept of his is damaged.
		SettingsLost() string
	}
	// recoverPage is taking oneself to another device.
	recoverPage interface {
		Recover() Label
		CodeSecret() string
		ShowCode() string
		EnterCode() Label
		Code() string
		BeThat() string
		WrongCode() string
	}
	// bookPage is the rule books.
	bookPage interface {
		RulesOf(game string) string
		Contents() string
		OtherBooks() string
		MarkOf(mark string) Label
		Marks() string
		InForce() string
		ToTable() string
	}
	// reviewPage is looking back at a deal, and checking it.
	reviewPage interface {
		ReviewOf(game string, deal int) string
		StepOf(n, of int) string
		First() string
		Earlier() string
		Later() string
		Last() string
		AllHands() string
		SeenBy(name string) string // that nothing is shown but what a seat saw
		HandOf(name string) string
		Undealt() string
		TheTrick() string
		BeforePlay() string
		Download() string
		CheckDeal() string
		LinkHere() string
		NotOver() string
		DealNo(n int) string
		Check() Label
		Seal() string
		Seed() string
		AddedBy(name string) string
		CutAt(name string, at int) string
		InPage() string
		InPageText() string
		ByServer() string
		ByServerText() string
		YourOwn() Label
		NotThere() string  // that this browser was shown nothing before the deal
		SealSeen() string  // that the seal is the one that it was shown
		SealOther() string // that it is not
		NumberIn() string  // that what its page added is among what made the cards
		NumberOut() string // that it is not
		SealFits() string
		SealWrong() string
		CardsFit() string
		CardsWrong() string
		RecordFits() string
		RecordWrong(why string) string
		Limits() Label
	}
	// shutPage is a table that is closed for good.
	shutPage interface {
		Shut() Label
		// GoOnElsewhere opens a table like the one that is closed.
		GoOnElsewhere() string
	}
)

// timeOf writes a time in the largest unit that goes into it.
func timeOf(l Lang, seconds int, names ...string) string {
	switch {
	case seconds%86400 == 0:
		return l.Plural(seconds/86400, names[4], names[5])
	case seconds%60 == 0:
		return l.Plural(seconds/60, names[2], names[3])
	}
	return l.Plural(seconds, names[0], names[1])
}
