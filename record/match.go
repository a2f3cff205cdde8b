package record

import (
	"io"

	"bivouac/card"
	"bivouac/game"
	"bivouac/shuffle"
)

// Setup is what a match starts from.
type Setup struct {
	Game     *game.Game
	Settings game.Settings // the defaults may be left out
	Table    string        // its name, 1 to 64 bytes without control characters
	Players  []Player      // at their places, before anything is drawn
	Master   shuffle.Master
	Shuffle  shuffle.Way

	// Adds is the contribution of the person at a seat, for deal 0 at a place. nil: one that follows from the master.
	// Computers add zeros.
	Adds func(d shuffle.Deal, s game.Seat) shuffle.Contribution
	// HandOn asks the player whom the cards make the dealer whether he hands the first deal on. nil: he keeps it.
	HandOn func(d *game.Draw) bool
	// Each is told of every input that was accepted, with what followed. It may be nil.
	Each func(Event)
}

// Match plays one match: it owns the state, deals from the seeds of its master, makes the calls that the clerk owes, shows
// seals and reveals seeds, and writes the record. Who plays asks State for whom it waits, and calls Deal when it wants a
// deal, Play otherwise, until State.Open().Over.
type Match struct {
	*Writer
	setup Setup
}

// Start draws places and dealer, writes the head and seals the first deal. out gets the record and may be nil.
// The error is that of out, or says what is wrong with the setup.
func Start(out io.Writer, s Setup) (*Match, error) {
	var err error
	if s.Settings, err = s.Game.Complete(s.Settings, len(s.Players)); err != nil {
		return nil, err
	}
	m := &Match{setup: s}
	zero := shuffle.Deal{Table: s.Table}
	seed := s.Master.Seed(zero)
	adds := make([]shuffle.Contribution, len(s.Players))
	for i := range adds {
		adds[i] = m.contribution(zero, game.Seat(i), s.Players[i])
	}
	chance := shuffle.New(seed, adds, zero)
	pack := chance.Pack(s.Game.Pack(s.Settings, len(s.Players)))
	draw, byCards := m.places(&pack)
	dealer, seats := draw.Dealer, s.Players
	if byCards {
		seats = nil
		for _, place := range draw.From {
			seats = append(seats, s.Players[place])
		}
	} else {
		dealer = game.Seat(chance.Below(len(s.Players)))
	}
	w, err := NewWriter(out, s.Game, NewHead(s.Game, s.Settings, s.Table, seats, dealer, s.Shuffle))
	if err != nil {
		return nil, err
	}
	w.Each = s.Each
	m.Writer = w
	inputs := []Input{Seal{seed.Seal(zero).String(), 0}}
	for i, c := range adds {
		if c != (shuffle.Contribution{}) {
			inputs = append(inputs, Adds{game.Seat(i), c.String()})
		}
	}
	if byCards {
		inputs = append(inputs, DrawOf(&draw))
	}
	for _, in := range append(inputs, Reveal{seed.String(), 0}) {
		if err := m.Write(in); err != nil {
			return nil, err
		}
	}
	return m, m.proceed()
}

// places draws places by cards, where the game and its options want it.
func (m *Match) places(pack *card.Pack) (d game.Draw, ok bool) {
	if m.setup.Game.Draw == nil {
		return d, false
	}
	if d, ok = m.setup.Game.Draw(m.setup.Settings, pack); ok && m.setup.HandOn != nil && m.setup.HandOn(&d) {
		d.Dealer = (d.Dealer + 1) % game.Seat(len(d.From))
	}
	return d, ok
}

func (m *Match) contribution(d shuffle.Deal, s game.Seat, p Player) shuffle.Contribution {
	switch {
	case p.Kind == Computer:
		return shuffle.Contribution{}
	case m.setup.Adds != nil:
		return m.setup.Adds(d, s)
	}
	return m.setup.Master.Rehearsal(d, uint8(s))
}

// Deal deals when the state wants a deal. cut is where the cutter cut by hand, 1 to one less than there are cards;
// 0: his contribution decides.
func (m *Match) Deal(cut int) error {
	if !m.State.Open().WantsDeal() {
		return order("no deal is wanted now")
	}
	if err := m.Write(m.Dealing(m.setup.Master.Seed(m.open.deal), cut)); err != nil {
		return err
	}
	return m.proceed()
}

// Play makes a move. One that the rules refuse is a *Fault with the reason, and changes nothing.
func (m *Match) Play(by game.Seat, mv game.Move) error {
	if err := m.Move(by, mv); err != nil {
		return err
	}
	return m.proceed()
}

// Undo takes back input n, a move or a deal, and all after it. The seeds are what they were: the same deals come again,
// unless contributions or cuts differ, or, where the pack is shuffled by hand, the tricks of the deal before.
func (m *Match) Undo(n int) error {
	if _, ok := m.Standing(n).(Move); !ok {
		if _, ok := m.Standing(n).(Deal); !ok {
			return order("input %d is no move and no deal that stands", n)
		}
	}
	if err := m.Undone(n); err != nil {
		return err
	}
	return m.proceed()
}

// Ring tells that the agreed time is over or the table stops.
func (m *Match) Ring() error {
	if err := m.Rang(); err != nil {
		return err
	}
	return m.proceed()
}

// proceed does what nobody decides: the calls that the clerk owes, the seed of a deal that is over, the seal of the next.
func (m *Match) proceed() error {
	for {
		p := m.State.Open()
		by, call, owed := game.Clerk(m.State)
		var err error
		switch {
		case m.Finished():
			err = m.Reveal(int(m.open.deal.Number), m.setup.Master.Seed(m.open.deal))
		case p.Over:
			return nil
		case m.open == nil:
			err = m.sealNext(int(p.Deals) + 1)
		case owed:
			err = m.Move(by, call)
		default:
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// sealNext shows the seal of the next deal and adds the contributions.
func (m *Match) sealNext(deal int) error {
	d := m.DealOf(deal)
	if err := m.Seal(deal, m.setup.Master.Seed(d).Seal(d)); err != nil {
		return err
	}
	for i, p := range m.Players {
		s := game.Seat(i)
		if c := m.contribution(d, s, p); c != (shuffle.Contribution{}) {
			if err := m.Adds(s, c); err != nil {
				return err
			}
		}
	}
	return nil
}
