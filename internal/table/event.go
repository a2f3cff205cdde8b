package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"bivouac/game"
	"bivouac/record"
)

// Event is one entry in the log of a table: an input, never what follows from it. The state of a table is the fold of its events.
// The JSON of an event is an object with one field, named after its kind; it is stored and never changes.
type Event interface{ kind() string }

// Cmd names the command that an event carries out, empty of one that carries out none; it is in the log, so that a repeat is
// known after a restart too.
type Cmd string

func (c Cmd) command() Cmd { return c }

// Opened is the first event of a table.
type Opened struct {
	Game     string            `json:"game"`
	Edition  int               `json:"edition"`
	Settings map[string]string `json:"settings"`
	Seats    int               `json:"seats"`
	Master   string            `json:"master"` // the secret from which all seeds follow; it never leaves the server
	Terms    Terms             `json:"terms"`
	Host     Player            `json:"host"`
}

// Sat is somebody who takes a place: a person, or a computer whom the host seats. Where the host moves somebody, who sits there before
// is at the other place already, or that one is free.
type Sat struct {
	Place game.Seat `json:"place"`
	Who   Who       `json:"who"`
	By    Player    `json:"by,omitempty"` // the host who has moved him here from another place
	Cmd   `json:"cmd,omitempty"`
}

// Left is a person who leaves: before a match his place is free again, in it a computer plays for him.
type Left struct {
	Place game.Seat `json:"place"`
	Away  bool      `json:"away,omitempty"` // he did not say so, he is gone
	Cmd   `json:"cmd,omitempty"`
}

// Returned is a person who is back at his seat.
type Returned struct {
	Place game.Seat `json:"place"`
}

// Hosted is another person being the host.
type Hosted struct {
	Host Player `json:"host"`
	Away bool   `json:"away,omitempty"` // since the one before does not come, who gets it back if he does
}

// Drawing begins a match: the seal of what is drawn before the first deal.
type Drawing struct {
	Seal string `json:"seal"`
	Cmd  `json:"cmd,omitempty"`
}

// Added is a contribution of a place to the drawing.
type Added struct {
	Place game.Seat `json:"place"`
	Adds  string    `json:"adds"`
}

// Drawn is the Kings lying open: what draws the places is drawn, and nobody can add to it any more.
type Drawn struct{}

// Kept is the answer of the player whom the Kings made the dealer: whether he hands the first deal on.
type Kept struct {
	HandOn bool `json:"handOn"`
}

// Began is the places drawn and the match begun: its head is the record's, and the inputs of its deal 0 follow as In.
type Began struct {
	Head record.Head `json:"head"`
	From []int       `json:"from,omitempty"` // for each seat the place its player came from, where places were drawn
}

// Cut is where the cutter cuts the pack by hand; 0: he leaves it to chance.
type Cut struct {
	At  int `json:"at"`
	Cmd `json:"cmd,omitempty"`
}

// In is an input of the match in hand, as its record has it.
type In struct {
	Line json.RawMessage `json:"line"`
	Hand By              `json:"hand,omitempty"` // whose hand made the move
	Bank time.Duration   `json:"bank,omitempty"` // what the decision took of the bank, in nanoseconds
	Cmd  `json:"cmd,omitempty"`
}

// By is whose hand made a move.
type By string

// Who can make a move for a seat.
const (
	ByPlayer  By = ""        // the person or computer of the seat
	ByClerk   By = "clerk"   // the clerk made a call that was owed
	ByStandIn By = "standIn" // a computer, for a person who is gone
	ByClock   By = "clock"   // a computer, since the person's time was out
	ByItself  By = "itself"  // the only card played itself
	ByClaim   By = "claim"   // a claim of the rest played it; the first of them is the claimer's
)

// Read is a person who has read the sheet and wants to go on.
type Read struct {
	Seat game.Seat `json:"seat"`
	Cmd  `json:"cmd,omitempty"`
}

// Stops is a person who wants a match that waits for a bell to end with the deal in play.
type Stops struct {
	Seat game.Seat `json:"seat"`
	Cmd  `json:"cmd,omitempty"`
}

// Shared is a table of one person opened to others: from here on people play there as at a table of several.
type Shared struct {
	Cmd `json:"cmd,omitempty"`
}

// Said is words in the chat.
type Said struct {
	Seat   game.Seat `json:"seat"`
	Player Player    `json:"player"`
	Name   string    `json:"name"`
	Phrase string    `json:"phrase,omitempty"`
	Text   string    `json:"text,omitempty"`
	Cmd    `json:"cmd,omitempty"`
}

// Muted is somebody whom a player does not want to hear, or wants to hear again.
type Muted struct {
	By   Player `json:"by"`
	Whom string `json:"whom"` // his name then
	Off  bool   `json:"off,omitempty"`
	Cmd  `json:"cmd,omitempty"`
}

// Wants is a watcher who wants to see through the eyes of a player.
type Wants struct {
	Player Player `json:"player"`
	Name   string `json:"name,omitempty"`
	Of     Player `json:"of,omitempty"` // empty: of nobody any more
	Cmd    `json:"cmd,omitempty"`
}

// Lends is a player who lets a watcher see through his eyes, or no longer does.
type Lends struct {
	By  Player `json:"by"`
	To  Player `json:"to"`
	Yes bool   `json:"yes"`
	Cmd `json:"cmd,omitempty"`
}

// Asked is a seat that wants its last decision back, all after it with it.
type Asked struct {
	Seat game.Seat `json:"seat"`
	Cmd  `json:"cmd,omitempty"`
}

// Answered is the answer of another person to that.
type Answered struct {
	Seat game.Seat `json:"seat"`
	Yes  bool      `json:"yes"`
	Cmd  `json:"cmd,omitempty"`
}

// Shut is the end of a table.
type Shut struct {
	Cmd `json:"cmd,omitempty"`
}

func (Opened) kind() string   { return "opened" }
func (Sat) kind() string      { return "sat" }
func (Left) kind() string     { return "left" }
func (Returned) kind() string { return "returned" }
func (Hosted) kind() string   { return "hosted" }
func (Drawing) kind() string  { return "drawing" }
func (Added) kind() string    { return "added" }
func (Drawn) kind() string    { return "drawn" }
func (Kept) kind() string     { return "kept" }
func (Began) kind() string    { return "began" }
func (Cut) kind() string      { return "cut" }
func (In) kind() string       { return "in" }
func (Read) kind() string     { return "read" }
func (Stops) kind() string    { return "stops" }
func (Shared) kind() string   { return "shared" }
func (Said) kind() string     { return "said" }
func (Muted) kind() string    { return "muted" }
func (Wants) kind() string    { return "wants" }
func (Lends) kind() string    { return "lends" }
func (Asked) kind() string    { return "asked" }
func (Answered) kind() string { return "answered" }
func (Shut) kind() string     { return "closed" }

// entry is an event with the time at which it happened, as the fold needs it.
type entry struct {
	at   At
	time time.Time
	Event
}

// encode writes an event for the log, with the time at which it was decided.
func encode(now time.Time, e Event) []byte {
	body, err := json.Marshal(map[string]any{"t": now.UnixMilli(), e.kind(): e})
	if err != nil {
		panic(err) // events consist of numbers, texts and lists
	}
	return body
}

// decode reads an event that encode wrote.
func decode(body []byte) (e Event, at time.Time, err error) {
	var fields map[string]json.RawMessage
	var ms int64
	if err := json.Unmarshal(body, &fields); err != nil {
		return nil, at, err
	}
	if err := json.Unmarshal(fields["t"], &ms); err != nil {
		return nil, at, err
	}
	delete(fields, "t")
	for kind, raw := range fields {
		read, ok := kinds[kind]
		if !ok || len(fields) != 1 {
			return nil, at, fmt.Errorf("%q is no kind of event that is known here", kind)
		}
		e, err = read(raw)
		return e, time.UnixMilli(ms).UTC(), err
	}
	return nil, at, errors.New("an empty event")
}

var kinds = map[string]func(json.RawMessage) (Event, error){
	"opened": as[Opened], "sat": as[Sat], "left": as[Left], "returned": as[Returned], "hosted": as[Hosted],
	"drawing": as[Drawing], "added": as[Added], "drawn": as[Drawn], "kept": as[Kept], "began": as[Began], "cut": as[Cut], "in": as[In],
	"read": as[Read], "stops": as[Stops], "shared": as[Shared], "said": as[Said], "muted": as[Muted],
	"wants": as[Wants], "lends": as[Lends], "asked": as[Asked], "answered": as[Answered], "closed": as[Shut],
}

func as[E Event](raw json.RawMessage) (Event, error) {
	var e E
	err := json.Unmarshal(raw, &e)
	return e, err
}
