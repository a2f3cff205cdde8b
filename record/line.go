// Package record is the public file of a match: what PGN and PBN are for other games.
//
// A record is text, one JSON object a line. The head says who plays what; then come the inputs, numbered from 1: all that
// cannot be worked out from what stands before. Between them stands, marked "derived", what follows from them, so that a
// reader needs no engine. Every line ends with "h", a hash over the line and the h before it, so that a changed byte is
// named. The whole grammar is in docs/record.md; it is public and never changes.
package record

import (
	"bytes"
	"encoding/json"
	"fmt"

	"bivouac/game"
	"bivouac/shuffle"
)

// Version is the newest version of the format. The first field of a head is the least that knows all of its fields, so that
// who knows only older ones refuses the record, and everybody reads what he can.
const Version = 2

// Line is one line of a record, without its number and its h: a Head, an Input, or Derived.
type Line interface{ line() }

// Input is what cannot be worked out: a Seal, Adds, Draw, Deal, Move, Takes, Undone, Rang or Reveal. In a record it has a
// number, counted from 1.
type Input interface {
	Line
	input()
}

// Kinds of players.
const (
	Person   = "person"
	Computer = "computer"
)

// Player is who plays a seat. A computer names its player, its level and its budget.
type Player struct {
	Name   string `json:"name"`
	Kind   string `json:"kind"` // Person or Computer
	Player string `json:"player,omitempty"`
	Level  int    `json:"level,omitempty"`
	Budget string `json:"budget,omitempty"`
}

// Head opens a record. Its seats and dealer are those after the draw.
type Head struct {
	Bivouac int             `json:"bivouac"` // the version: 2 where it has Shuffle, else 1
	Game    string          `json:"game"`
	Edition int             `json:"edition"`
	Table   string          `json:"table"`
	Options json.RawMessage `json:"options"` // all of them, defaults too, as game.EncodeSettings writes them
	Seats   []Player        `json:"seats"`
	Dealer  game.Seat       `json:"dealer"`
	Shuffle shuffle.Way     `json:"shuffle,omitempty"`
}

// version is the least that knows all fields of the head.
func (h *Head) version() int {
	if h.Shuffle != shuffle.Evenly {
		return 2
	}
	return 1
}

// Seal is the seal of a deal, shown before anything of it. Deal 0 is what is drawn before the first.
type Seal struct {
	Seal string `json:"seal"`
	Deal int    `json:"deal"`
}

// Adds is the contribution of a seat to the deal that is sealed; to deal 0, of the place where the player sat before it.
type Adds struct {
	Seat game.Seat `json:"seat"`
	Adds string    `json:"adds"`
}

// Draw is places drawn by cards: the cards turned up, for each seat the place its player came from, and who deals.
type Draw struct {
	Draw   string    `json:"draw"`
	From   []int     `json:"from"`
	Dealer game.Seat `json:"dealer"`
}

// Deal is cards dealt: where the pack was cut (0 where nobody has told), the hands, and what was not dealt.
type Deal struct {
	Deal   int       `json:"deal"`
	Dealer game.Seat `json:"dealer"`
	Cut    int       `json:"cut"`
	Hands  []string  `json:"hands"`
	Rest   string    `json:"rest"`
}

// Move is what a seat has decided, in the game's text.
type Move struct {
	Seat game.Seat `json:"seat"`
	Move string    `json:"move"`
}

// Takes is another player taking a seat over.
type Takes struct {
	Seat  game.Seat `json:"seat"`
	Takes Player    `json:"takes"`
}

// Undone takes an input and all after it back.
type Undone struct {
	Undone int `json:"undone"`
}

// Rang is the end of the agreed time, or of the patience of the table.
type Rang struct {
	Rang bool `json:"rang"` // true
}

// Reveal is the seed of a deal that is settled or void.
type Reveal struct {
	Reveal string `json:"reveal"`
	Deal   int    `json:"deal"`
}

// Derived is a line that follows from the inputs before it, as it stands there.
type Derived json.RawMessage

func (Head) line()    {}
func (Derived) line() {}

func (Seal) line()   {}
func (Adds) line()   {}
func (Draw) line()   {}
func (Deal) line()   {}
func (Move) line()   {}
func (Takes) line()  {}
func (Undone) line() {}
func (Rang) line()   {}
func (Reveal) line() {}

func (Seal) input()   {}
func (Adds) input()   {}
func (Draw) input()   {}
func (Deal) input()   {}
func (Move) input()   {}
func (Takes) input()  {}
func (Undone) input() {}
func (Rang) input()   {}
func (Reveal) input() {}

// encode writes a head, an input without its number, a note or a position as records do: fields in order, no spaces,
// signs such as < as they are. All these consist of numbers, strings and lists, which always marshal.
func encode(v any) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic(err)
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}

// Encode writes an input as records do, its number n before its other fields, without its h.
func Encode(n int, in Input) []byte {
	return append(fmt.Appendf(nil, `{"n":%d,`, n), encode(in)[1:]...)
}

var (
	headStart    = []byte(`{"bivouac":`)
	derivedStart = []byte(`{"derived":`)
)

// decode reads a line without its h, and the number of an input. It accepts only what is written here, so that a line has
// one form; what is derived is compared byte for byte with what the rules say.
func decode(body []byte) (l Line, n int, err error) {
	var same []byte
	switch {
	case bytes.HasPrefix(body, derivedStart):
		return Derived(body), 0, nil
	case bytes.HasPrefix(body, headStart):
		var h Head
		if err := json.Unmarshal(body, &h); err != nil {
			return nil, 0, err
		}
		l = h
		same = encode(h)
	default:
		var in Input
		if in, n, err = decodeInput(body); err != nil {
			return nil, 0, err
		}
		l = in
		same = Encode(n, in)
	}
	if !bytes.Equal(same, body) {
		err = fmt.Errorf("records write it %s", same)
	}
	return l, n, err
}

// Decode reads an input that Encode wrote.
func Decode(body []byte) (Input, error) {
	in, _, err := decodeInput(body)
	return in, err
}

// decodeInput takes all fields that an input can have and tells by them which it is.
func decodeInput(body []byte) (in Input, n int, err error) {
	var f struct {
		N      int       `json:"n"`
		Seal   *string   `json:"seal"`
		Deal   int       `json:"deal"`
		Seat   game.Seat `json:"seat"`
		Adds   *string   `json:"adds"`
		Draw   *string   `json:"draw"`
		From   []int     `json:"from"`
		Dealer game.Seat `json:"dealer"`
		Cut    int       `json:"cut"`
		Hands  []string  `json:"hands"`
		Rest   string    `json:"rest"`
		Move   *string   `json:"move"`
		Takes  *Player   `json:"takes"`
		Undone *int      `json:"undone"`
		Rang   bool      `json:"rang"`
		Reveal *string   `json:"reveal"`
	}
	if err := json.Unmarshal(body, &f); err != nil {
		return nil, 0, err
	}
	switch {
	case f.Move != nil:
		in = Move{f.Seat, *f.Move}
	case f.Seal != nil:
		in = Seal{*f.Seal, f.Deal}
	case f.Adds != nil:
		in = Adds{f.Seat, *f.Adds}
	case f.Draw != nil:
		in = Draw{*f.Draw, f.From, f.Dealer}
	case f.Hands != nil:
		in = Deal{f.Deal, f.Dealer, f.Cut, f.Hands, f.Rest}
	case f.Takes != nil:
		in = Takes{f.Seat, *f.Takes}
	case f.Undone != nil:
		in = Undone{*f.Undone}
	case f.Rang:
		in = Rang{true}
	case f.Reveal != nil:
		in = Reveal{*f.Reveal, f.Deal}
	default:
		err = fmt.Errorf("this is neither a head nor an input nor derived")
	}
	return in, f.N, err
}
