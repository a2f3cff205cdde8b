package main

import (
	"context"
	"fmt"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/record"
	"bivouac/shuffle"
)

// position is the first deal of a match, of which the first card has not been led, and how it came about.
type position struct {
	state game.State
	start game.State // before the pack was dealt
	pack  card.Pack
	moves []played // since then
}

// played is a move as it was made.
type played struct {
	by   game.Seat
	move game.Move
	text string
}

// mostVoid is how many packs are tried in search of a deal that is played.
const mostVoid = 1000

// position deals until a deal comes to its first card. What comes before the cards is decided by the random player; all follows
// from the seed.
func (a *agreement) position(seed uint64) (*position, error) {
	seats, settings, err := a.settle()
	if err != nil {
		return nil, err
	}
	g := a.Game.Game
	for n := range uint64(mostVoid) {
		random := bot.Random(seed ^ n<<32) // another one, since the same might pass for ever
		at := &position{state: g.New(settings, seats, 0), start: g.New(settings, seats, 0)}
		deal := shuffle.Deal{Table: "position", Number: n + 1}
		at.pack = shuffle.New(masterOf(seed).Seed(deal), make([]shuffle.Contribution, seats), deal).Pack(g.Pack(settings, seats))
		at.state.Deal(&at.pack)
		for p := at.state.Open(); p.Dealt; {
			if p.Leader != game.NoSeat {
				return at, nil
			}
			by, m, owed := game.Clerk(at.state)
			if !owed {
				by = p.Awaits.First()
				v := at.state.Look(by)
				if m, err = random.Move(context.Background(), &v); err != nil {
					return nil, err
				}
			}
			at.play(g, by, m)
		}
	}
	return nil, fmt.Errorf("no deal of %s was played in %d", g.Key, mostVoid)
}

func (at *position) play(g *game.Game, by game.Seat, m game.Move) {
	at.moves = append(at.moves, played{by, m, g.Format(at.state.Look(by).Hand, m)})
	at.state.Play(by, m)
}

// fold makes the deal and its moves again, in another state.
func (at *position) fold(s game.State) {
	s.CopyFrom(at.start)
	s.Deal(&at.pack)
	for i := range at.moves {
		s.Play(at.moves[i].by, at.moves[i].move)
	}
}

// record is the position as records write it, for another program to set up.
func (at *position) record(g *game.Game, s game.Settings) *record.Position {
	p := &record.Position{Game: g.Key, Options: g.EncodeSettings(s)}
	rest := at.pack.Set()
	for seat := range game.Seat(at.state.Open().N) {
		hand := at.state.Look(seat).Hand
		rest &^= hand
		p.Hands = append(p.Hands, hand.String())
	}
	p.Rest = rest.String()
	for _, m := range at.moves {
		p.Decided = append(p.Decided, record.Move{Seat: m.by, Move: m.text})
	}
	return p
}
