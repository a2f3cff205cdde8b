package sim

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"io"
	"slices"

	"bivouac/bot"
	"bivouac/game"
	"bivouac/record"
	"bivouac/shuffle"
)

// master is the secret from which all packs of a board follow.
func (s *Setup) master(board int) shuffle.Master {
	b := binary.BigEndian.AppendUint64([]byte("bivouac sim 1"), s.Seed)
	return sha256.Sum256(binary.BigEndian.AppendUint64(b, uint64(board)))
}

// seedOf is the seed of the player who sits at a seat. It belongs to the seat, so that in duplicates it is the same for
// whoever gets these cards.
func seedOf(m shuffle.Master, seat int) uint64 {
	sum := sha256.Sum256(append(m[:], byte(seat)))
	return binary.BigEndian.Uint64(sum[:8])
}

// table is a match in play.
type table struct {
	*record.Match
	bots []bot.Bot
	list []game.Move
}

// match plays one match of a board, the players moved on by so many seats.
func (s *Setup) match(ctx context.Context, board, turn int) (*Match, error) {
	var text bytes.Buffer
	var out io.Writer
	if s.Records {
		out = &text
	}
	n := len(s.Players)
	master := s.master(board)
	players, index := make([]record.Player, n), map[string]int{}
	for i, p := range s.Players {
		name := fmt.Sprintf("%s %d", p.Key, i+1)
		players[(i+turn)%n] = record.Player{Name: name, Kind: record.Computer, Player: p.Key}
		index[name] = i
	}
	rm, err := record.Start(out, record.Setup{
		Game: s.Game, Settings: s.Settings, Table: fmt.Sprintf("sim %d board %d", s.Seed, board), Players: players, Master: master, Shuffle: s.Shuffle,
	})
	if err != nil {
		return nil, err
	}
	t := &table{Match: rm}
	m := &Match{Board: board, Gain: make([]int, n)}
	for seat, p := range rm.Players { // where the drawing of places has put them
		i := index[p.Name]
		m.Seats = append(m.Seats, i)
		t.bots = append(t.bots, s.Players[i].New(s.Game, seedOf(master, seat)))
	}
	start := rm.State.Look(game.Watcher)
	if m.Deals, err = t.play(ctx); err != nil {
		return nil, err
	}
	end := rm.State.Look(game.Watcher)
	m.Winners, m.Losers = end.Winners, end.Losers
	for seat := range m.Gain {
		m.Gain[seat] = s.Game.Score(&end, game.Seat(seat)) - s.Game.Score(&start, game.Seat(seat))
	}
	if s.Records {
		m.Record = text.Bytes()
	}
	return m, nil
}

// play plays the match to its end and counts the deals in which a card was played.
func (t *table) play(ctx context.Context) (deals int, err error) {
	p := t.State.Open()
	for counted := uint16(0); ; {
		if p.Played != 0 && p.Deals > counted {
			deals, counted = deals+1, p.Deals
		}
		if err := ctx.Err(); err != nil {
			return deals, err
		}
		if err := t.asides(ctx); err != nil {
			return deals, err
		}
		switch {
		case p.Over:
			return deals, nil
		case p.WantsDeal():
			err = t.Deal(0)
		default:
			err = t.move(ctx, p.Awaits.First())
		}
		if err != nil {
			return deals, err
		}
	}
}

// move lets a seat make a due move.
func (t *table) move(ctx context.Context, by game.Seat) error {
	v := t.State.Look(by)
	m, err := t.bots[by].Move(ctx, &v)
	if err != nil {
		return t.blame(by, err)
	}
	return t.make(by, m, v.Lawful)
}

// asides lets each seat speak out of turn, until a whole round of them says nothing.
func (t *table) asides(ctx context.Context) error {
	for silent := 0; silent < len(t.bots); {
		silent = 0
		for seat := range t.bots {
			by := game.Seat(seat)
			if t.list = t.State.Asides(t.list[:0], by); len(t.list) > 0 {
				v := t.State.Look(by)
				if m, speaks := t.bots[by].Aside(ctx, &v); speaks {
					if err := t.make(by, m, v.Asides); err != nil {
						return err
					}
					continue
				}
			}
			silent++
		}
	}
	return nil
}

// make makes the move that a bot has chosen. One that is not in its list ends the simulation: a player that breaks rules
// cannot be measured.
func (t *table) make(by game.Seat, m game.Move, list []game.Move) error {
	if !slices.Contains(list, m) {
		return t.blame(by, fmt.Errorf("the move %#x is not in its list", m))
	}
	return t.Play(by, m)
}

func (t *table) blame(by game.Seat, err error) error {
	p := t.State.Open()
	return fmt.Errorf("deal %d, turn %d, %s at seat %d: %w", p.Deals, p.Turn, t.bots[by].Name(), by, err)
}
