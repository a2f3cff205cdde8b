package gametest

import (
	"fmt"
	"math/rand/v2"

	"bivouac/card"
	"bivouac/game"
)

// input is one thing that comes into a match from outside: a pack, a move, or the bell.
type input struct {
	pack *card.Pack
	by   game.Seat
	move game.Move
	text string // of the move, as records write it
	ring bool
}

// feed gives the input to a state.
func (in *input) feed(s game.State) {
	switch {
	case in.ring:
		s.Ring()
	case in.pack != nil:
		s.Deal(in.pack)
	default:
		s.Play(in.by, in.move)
	}
}

func (in input) String() string {
	switch {
	case in.ring:
		return "ring"
	case in.pack != nil:
		return "deal"
	}
	return fmt.Sprintf("%d: %s", in.by, in.text)
}

// What a match may take at most. The longest partie that the rules know has well under a hundred deals; void deals come on top.
const (
	mostDeals  = 2000
	mostTurns  = 1000 // due moves in one deal
	mostAsides = 1000 // asides between two due moves
)

// match is a match played at random, asides and offences too.
type match struct {
	g      *game.Game
	at     table
	rng    *rand.Rand
	first  game.Seat // who deals the first deal
	state  game.State
	deals  int // after so many deals the bell rings; never where it is 0
	rung   bool
	asides int // since the last due move
	turn   uint32
	inputs []input
}

func newMatch(g *game.Game, at table, seed uint64) *match {
	m := &match{g: g, at: at, rng: rand.New(rand.NewPCG(seed, 0))}
	m.first = game.Seat(m.rng.IntN(at.seats))
	m.state = g.New(at.settings, at.seats, m.first)
	if g.Bell != nil {
		if _, rings := g.Bell(at.settings); rings {
			m.deals = 1 + m.rng.IntN(4)
		}
	}
	return m
}

// over tells whether the match is over; it is an error if it ought to be.
func (m *match) over() (bool, error) {
	p := m.state.Open()
	switch {
	case p.Over:
		return true, nil
	case int(p.Deals) > mostDeals:
		return true, fmt.Errorf("no end after %d deals", p.Deals)
	case p.Turn-m.turn > mostTurns:
		return true, fmt.Errorf("no end of deal %d after %d due moves", p.Deals, p.Turn-m.turn)
	case m.asides > mostAsides:
		return true, fmt.Errorf("no end of asides: %d since the last due move", m.asides)
	}
	return false, nil
}

// next draws what happens next.
func (m *match) next() (input, error) {
	s, p := m.state, m.state.Open()
	if !m.rung && m.deals > 0 && int(p.Deals) >= m.deals && m.rng.IntN(20) == 0 {
		return input{ring: true}, nil
	}
	if p.WantsDeal() {
		return input{pack: shuffled(m.rng, m.g.Pack(m.at.settings, m.at.seats))}, nil
	}
	if by, move, ok := game.Clerk(s); ok {
		return input{by: by, move: move}, nil
	}
	if m.rng.IntN(6) == 0 {
		by := game.Seat(m.rng.IntN(m.at.seats))
		if list := s.Asides(nil, by); len(list) > 0 {
			return input{by: by, move: list[m.rng.IntN(len(list))]}, nil
		}
	}
	by := game.Seat(m.rng.IntN(m.at.seats))
	for !p.Awaits.Has(by) {
		by = (by + 1) % game.Seat(m.at.seats)
	}
	v := s.Look(by)
	list := v.Lawful
	if m.rng.IntN(60) == 0 {
		list = v.Moves // an offence, where the table lets it happen
	}
	if len(list) == 0 {
		return input{}, fmt.Errorf("seat %d is awaited and cannot move", by)
	}
	return input{by: by, move: list[m.rng.IntN(len(list))]}, nil
}

// play lets it happen.
func (m *match) play(in input) {
	switch {
	case in.ring:
		m.rung = true
	case in.pack != nil:
		m.turn, m.asides = m.state.Open().Turn, 0
	case in.move.Aside():
		m.asides++
	default:
		m.asides = 0
	}
	if in.pack == nil && !in.ring {
		in.text = m.g.Format(m.state.Look(in.by).Hand, in.move)
	}
	m.inputs = append(m.inputs, in)
	in.feed(m.state)
}

// tell says where in which match something went wrong, so that it can be looked at again.
func (m *match) tell(err error) error {
	if err == nil {
		return nil
	}
	p := m.state.Open()
	return fmt.Errorf("%w\n\t%s %s, dealer %d; deal %d, turn %d, after %d inputs, the last %v",
		err, m.at.name, m.g.EncodeSettings(m.at.settings), m.first, p.Deals, p.Turn, len(m.inputs), m.inputs[max(0, len(m.inputs)-12):])
}

// shuffled is the cards in random order.
func shuffled(rng *rand.Rand, cards card.Set) *card.Pack {
	p := card.NewPack(cards)
	rng.Shuffle(p.N, func(i, j int) { p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i] })
	return &p
}
