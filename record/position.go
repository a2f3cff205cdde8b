package record

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"strconv"

	"bivouac/card"
	"bivouac/game"
	"bivouac/shuffle"
)

// Position is a deal alone, for solvers and tests: the first of a match, with what has been decided so far. It is one line,
// without h:
//
//	{"game":"napoleon","options":{},"dealer":3,"hands":["…","…","…","…"],"rest":"…","decided":[{"seat":0,"move":"three"}]}
type Position struct {
	Game    string          `json:"game"`
	Options json.RawMessage `json:"options"` // the defaults may be left out
	Dealer  game.Seat       `json:"dealer"`
	Hands   []string        `json:"hands"`
	Rest    string          `json:"rest"`    // may be left out: what lies in no hand
	Decided []Move          `json:"decided"` // calls that the clerk makes may be left out
}

// ParsePosition reads a position. Whether its cards and moves are right, Fold tells.
func ParsePosition(line []byte) (*Position, error) {
	p := &Position{}
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(p); err != nil {
		return nil, fmt.Errorf("this is no position: %w", err)
	}
	if _, err := d.Token(); err != io.EOF {
		return nil, fmt.Errorf("a position is one line, and something follows it")
	}
	return p, nil
}

// String is the position as a line of JSON, without a newline.
func (p *Position) String() string {
	full := *p
	if len(full.Options) == 0 {
		full.Options = json.RawMessage("{}")
	}
	if full.Hands == nil {
		full.Hands = []string{}
	}
	if full.Decided == nil {
		full.Decided = []Move{}
	}
	return string(encode(full))
}

// Fold deals the hands and makes the moves. Its error says what is wrong: a *Fault of the cards, or one of a decision with its
// number, from 1.
func (p *Position) Fold(find Find) (*Fold, error) {
	g, ok := find(p.Game)
	if !ok {
		return nil, fmt.Errorf("there is no game %q", p.Game)
	}
	given := map[string]string{}
	if len(p.Options) > 0 {
		var err error
		if given, err = decodeOptions(p.Options); err != nil {
			return nil, err
		}
	}
	s, err := g.Complete(given, len(p.Hands))
	if err != nil {
		return nil, err
	}
	seats := make([]Player, len(p.Hands))
	for i := range seats {
		seats[i] = Player{Name: strconv.Itoa(i), Kind: Person}
	}
	f, fault := openFold(NewHead(g, s, "position", seats, p.Dealer, shuffle.Evenly), g)
	if fault != nil {
		return nil, fault
	}
	deal, err := p.deal(g.Pack(s, len(p.Hands)))
	if err != nil {
		return nil, err
	}
	if fault := f.apply(deal); fault != nil {
		return nil, fault
	}
	for i, m := range p.Decided {
		fault := f.clerk(m)
		if fault == nil {
			fault = f.apply(m)
		}
		if fault != nil {
			return nil, fmt.Errorf("decision %d: %w", i+1, fault)
		}
	}
	f.clerk(Move{})
	return f, nil
}

// deal is the deal of the position, its hands put in order and the rest worked out where it is left out.
func (p *Position) deal(pack card.Set) (Deal, error) {
	in := Deal{Deal: 1, Dealer: p.Dealer, Rest: p.Rest}
	rest := pack
	for _, text := range p.Hands {
		hand, err := card.ParseSet(text)
		if err != nil {
			return in, err
		}
		if twice := hand &^ rest; twice != 0 {
			return in, fmt.Errorf("%s is not in the pack of this game, or lies in two places", twice)
		}
		rest &^= hand
		in.Hands = append(in.Hands, hand.String())
	}
	if in.Rest == "" {
		in.Rest = rest.String()
	}
	return in, nil
}

// clerk makes the calls that are owed, up to the next decision where that is one of them.
func (f *Fold) clerk(next Move) *Fault {
	for {
		by, call, ok := game.Clerk(f.State)
		if !ok {
			return nil
		}
		m := Move{by, f.Game.Format(f.Hand(by), call)}
		if m == next {
			return nil
		}
		if fault := f.apply(m); fault != nil {
			return fault
		}
	}
}
