package table

import (
	"time"

	"bivouac/card"
	"bivouac/game"
	"bivouac/shuffle"
)

// Stage is where a table stands.
type Stage uint8

// The stages of a table.
const (
	Gathering Stage = iota // places are still free, or nobody has begun
	Sealed                 // a deal is sealed: pages add their parts, the cutter may cut
	Playing                // cards are dealt, or names are asked for at the cut
	Settled                // a deal is settled or void, and people read why
	Over                   // the match is over; the table can play another
	Closed                 // the table is closed for good
)

// Player is who somebody is: the hash of the secret in his cookie. It is never shown.
type Player string

// Who is who sits at a place.
type Who struct {
	Player Player `json:"player,omitempty"` // empty of a computer and of a free place
	Name   string `json:"name"`
	Face   uint64 `json:"face"`          // the seed of the face
	Bot    string `json:"bot,omitempty"` // the key of the computer player; of a person: empty
}

// Terms is how people play together, beside the rules. In the log times are nanoseconds.
type Terms struct {
	Move   time.Duration `json:"move,omitempty"`  // for a decision; 0: no clock
	Bank   time.Duration `json:"bank,omitempty"`  // beside it, for all of a player's decisions in a deal together
	Away   time.Duration `json:"away,omitempty"`  // without a stream for so long a person is gone; 0 takes the default of 60 s
	Watch  bool          `json:"watch,omitempty"` // watchers may come
	Undo   Undo          `json:"undo,omitempty"`
	Pace   time.Duration `json:"pace,omitempty"`   // between the moves of computers
	Forced bool          `json:"forced,omitempty"` // a card that is the only one plays itself
	Alone  bool          `json:"alone,omitempty"`  // people at one screen against computers: nobody comes, and the sheet waits for them
	Words  bool          `json:"words,omitempty"`  // free text in chat; phrases are always there

	Shuffle shuffle.Way `json:"shuffle,omitempty"` // of the packs; what is drawn before the first deal is always drawn evenly
}

// Undo is how a decision is taken back.
type Undo uint8

// The kinds of undo.
const (
	UndoAsked Undo = iota // when all other people agree
	UndoFree              // at once
	UndoNever
)

// Sight is all that one person may see of a table: what his page is drawn from, and nothing else. It is built up from open facts,
// as a View is; it may be kept and read while the table goes on.
type Sight struct {
	ID       ID
	At       At // of the log; a page that has drawn it waits for more
	Game     *game.Game
	Settings game.Settings
	Terms    Terms
	Stage    Stage
	Frozen   bool // the log does not match its chain: nothing is played any more
	Match    int  // the number of the match at this table, from 1

	Me    game.Seat // game.Watcher of one who does not sit
	Host  bool      // the viewer is the host
	Seats []Place   // by seat; before the draw, by place
	Free  int       // places free

	Screen *Screen // of the people who share the viewer's; nil: he has it for himself

	View *game.View // nil while gathering; View.Seat is that of who lends the viewer his eyes, if somebody does
	Turn uint32     // what a move must carry

	Sealing         *Sealing // while Sealed
	Sheet           *Sheet   // the last deal that ended, until the next is dealt
	Log             []Told   // what happened in this deal, and after the end of the one before; while gathering, who came and went
	Since           *Away    // what happened while the viewer was gone; nil if he was not
	Chat            []Words
	Unheard         []Words // what those have said whom the viewer has muted; no page of the table shows it
	Watching        []Watching
	Seen            game.Seats // hands of the deal in play that the viewer can have seen
	MayWrite, Talks bool       // in the chat free words; whether they are talking while mute
	MayUndo         bool
	MayPlace        bool // the viewer may move people to other places
	MayClaim        bool // that the rest are the viewer's: whether it is so is for the claim to prove
	MayStop         bool // the match waits for a bell, and the viewer has not said that it should ring
	Asked           *UndoAsk
	Deadline        time.Time     // when the time for the decision that is awaited is out; zero: never
	Bank            time.Duration // what is left in the bank of who is awaited; from Deadline on it runs
	Deals           int           // finished deals of this match
	Matches         []Outcome     // finished matches at this table
	Standings       []Standing    // what each has made in them together, who has won most first
	Ended           *Sight        // how the match before ended, while the viewer still reads it: what he saw when the next one began
}

// Place is a seat as everybody sees it.
type Place struct {
	Who
	Me      bool
	Host    bool
	Present bool // a person with a page open
	Gone    bool // a person who is gone: a computer plays for him until he returns
	Muted   bool // by the viewer
	Ready   bool // has read the sheet
}

// Sealing is the time before a deal.
type Sealing struct {
	Deal      int
	Seal      string
	Cutter    game.Seat
	Kings     *game.Draw // places drawn by the Kings, before the first deal
	MayHandOn bool       // the viewer has the first King and may hand the deal on
	Cutting   bool       // the cutter has his hand on the pack
	MayCut    bool       // the viewer is the cutter and has not cut
	MayAdd    bool       // the viewer's page has still to add its part
	Cards     int        // in the pack: he cuts 1 to Cards-1
}

// Sheet is how a deal ended.
type Sheet struct {
	At      At // of the log, when it ended
	Deal    int
	Notes   []game.Note // settlement, void, result, in order
	Seed    string      // revealed
	Seal    string
	MayGoOn bool // the viewer has not yet said "on"
	Facts   any  // the game's Table after it
}

// Told is one thing that happened, for the log and the live region; say makes it a sentence.
type Told struct {
	At      At
	Kind    string // "dealt" "move" "rang" "undone" "sat" "named" "placed" "left" "returned" "stops" "drawn" "lot" "claimed" "looks" "looksAway"
	By      game.Seat
	Move    game.Move
	Notes   []game.Note // what followed
	Facts   any         // the game's Table after it
	Deal    int
	Names   []string // by seat, of who sat there then
	Host    string   // the name of who has moved him, for "placed"
	Other   string   // the name of the one with whom he changed places, for "placed", empty: the place was free; the name before, for "named"
	Watcher string   // his name, for "looks" and "looksAway"
	Hand    By       // who made the move, for "move"
	Cards   card.Set // the hand laid open, for "claimed"

	n int // the number of the input of the match; 0 of what is none, and cannot be taken back
}

// StoodIn tells whether a computer made the move for a person.
func (t *Told) StoodIn() bool { return t.Hand == ByStandIn || t.Hand == ByClock }

// Away is a person's absence.
type Away struct {
	From, To At
	Moves    int // made for him
}

// Words is something said.
type Words struct {
	At     At
	Name   string
	Phrase string // the key of a phrase
	Text   string // or free text
	Mine   bool
}

// UndoAsk is somebody's wish to take something back.
type UndoAsk struct {
	By     game.Seat
	Agreed game.Seats
	Mine   bool // the viewer asked
	Vote   bool // the viewer has still to answer
}

// Outcome is a finished match.
type Outcome struct {
	Match           int
	Winners, Losers []string // names

	sat    []Who
	won    game.Seats
	scores []int // by seat
}
