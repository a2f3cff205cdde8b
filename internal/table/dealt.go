package table

import (
	"bytes"
	"slices"
	"time"

	"bivouac/card"
	"bivouac/game"
	"bivouac/record"
	"bivouac/shuffle"
)

// Dealt is a hand that was dealt to a person, in a deal that is over.
type Dealt struct {
	Game        *game.Game
	Settings    game.Settings
	Pack        card.Set    // all cards of the pack
	Shuffle     shuffle.Way // of it
	Table       ID
	Match, Deal int
	At          time.Time // when it was dealt
	Seat        game.Seat
	Player      Player
	Name        string // of the player, at this table
	Hand        card.Set
}

// Hands is who was dealt which hands at a table, as far as its deals are over. It follows the log without playing the matches again,
// and goes on where it stopped. With the ID alone it has read nothing yet.
type Hands struct {
	ID ID
	At At // as far as the log has been read

	game     *game.Game
	settings game.Settings
	pack     card.Set
	way      shuffle.Way

	places []Who // of each place; nobody where somebody is gone, and where it is free
	gone   []Who // who has the place while a computer plays for him
	match  int
	n      int // inputs of the match so far
	deals  []dealing
}

// dealing is a deal of which nothing was taken back.
type dealing struct {
	match, deal int
	at          time.Time
	dealt, over int // the inputs that dealt the cards and revealed their seed; over is 0 while the deal is not over
	hands       []card.Set
	to          []Who // by seat
}

// Follow reads on. records are those after At. After an error it has read those before it.
func (h *Hands) Follow(find Find, records func(yield func(Record, error) bool)) error {
	for r, err := range records {
		if err != nil {
			return err
		}
		if err := h.take(find, r); err != nil {
			return err
		}
		h.At = r.At
	}
	return nil
}

// Of is the hands that were dealt to these people, the first first. Where a computer has the seat, or plays for who is gone, the
// hand is nobody's; it stays so when somebody takes the seat over in mid-deal. A deal that is void has been dealt too.
func (h *Hands) Of(people ...Player) []Dealt {
	var out []Dealt
	for _, d := range h.deals {
		for s, who := range d.to {
			if who.Player != "" && slices.Contains(people, who.Player) && d.over > 0 && d.hands[s] != 0 {
				out = append(out, Dealt{h.game, h.settings, h.pack, h.way, h.ID, d.match, d.deal, d.at, game.Seat(s), who.Player, who.Name, d.hands[s]})
			}
		}
	}
	return out
}

// An input of the match that is a move begins and has a field as these say: most events are such, and no hand depends on them.
var input, move = []byte(`{"in":{`), []byte(`,"move":"`)

func (h *Hands) take(find Find, r Record) error {
	if bytes.HasPrefix(r.Body, input) && bytes.Contains(r.Body, move) {
		h.n++
		return nil
	}
	e, at, err := decode(r.Body)
	if err != nil {
		return err
	}
	switch e := e.(type) {
	case Opened:
		g, ok := find(e.Game)
		if !ok {
			return errOrder
		}
		if h.settings, err = g.Complete(e.Settings, e.Seats); err != nil {
			return err
		}
		h.game, h.pack, h.way = g, g.Pack(h.settings, e.Seats), e.Terms.Shuffle
		h.places, h.gone = make([]Who, e.Seats), make([]Who, e.Seats)
	case Sat:
		if int(e.Place) >= len(h.places) {
			return errOrder
		}
		h.places[e.Place], h.gone[e.Place] = e.Who, Who{}
	case Left:
		if int(e.Place) < len(h.places) && h.places[e.Place].Player != "" {
			h.places[e.Place], h.gone[e.Place] = Who{}, h.places[e.Place]
		}
	case Returned:
		if int(e.Place) < len(h.places) && h.gone[e.Place].Player != "" {
			h.places[e.Place], h.gone[e.Place] = h.gone[e.Place], Who{}
		}
	case Drawing:
		h.match++
		h.n = 0
	case Began:
		if e.From == nil {
			break
		}
		places, gone := slices.Clone(h.places), slices.Clone(h.gone)
		for s, place := range e.From {
			if s >= len(places) || place < 0 || place >= len(places) {
				return errOrder
			}
			h.places[s], h.gone[s] = places[place], gone[place]
		}
	case In:
		h.n++
		in, err := record.Decode(e.Line)
		if err != nil {
			return err
		}
		return h.input(at, in)
	}
	return nil
}

func (h *Hands) input(at time.Time, in record.Input) error {
	switch in := in.(type) {
	case record.Deal:
		d := dealing{match: h.match, deal: in.Deal, at: at, dealt: h.n, to: slices.Clone(h.places)}
		for _, text := range in.Hands {
			hand, err := card.ParseSet(text)
			if err != nil {
				return err
			}
			d.hands = append(d.hands, hand)
		}
		if len(d.hands) != len(d.to) {
			return errOrder
		}
		h.deals = append(h.deals, d)
	case record.Reveal:
		if last := len(h.deals) - 1; in.Deal > 0 && last >= 0 && h.deals[last].match == h.match && h.deals[last].deal == in.Deal {
			h.deals[last].over = h.n
		}
	case record.Undone:
		h.deals = slices.DeleteFunc(h.deals, func(d dealing) bool { return d.match == h.match && d.dealt >= in.Undone })
		for i := range h.deals {
			if d := &h.deals[i]; d.match == h.match && d.over >= in.Undone {
				d.over = 0
			}
		}
	}
	return nil
}
