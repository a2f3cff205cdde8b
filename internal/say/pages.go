package say

// Pages is what the pages around the table say.
type Pages interface {
	homePage
	faults
}

// Pages is the pages around the table in this language.
func (l Lang) Pages() Pages {
	switch l {
	case De:
		return pagesDe{}
	case Fr:
		return pagesFr{}
	}
	return pagesEn{}
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
	Options() string
	YourTables() string
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
	InDeal(deal int) string
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
	Broken Fault = iota
	NoSuchPage
	NoSuchTable
	FrozenTable
	GoingDown
	TooMany
	BadRequest
)

type faults interface {
	// Fault is what happened, and what can be done.
	Fault(f Fault) Label
	// Refused is why the table does not do what somebody wants, by the code of the refusal.
	Refused(code string) string
}
