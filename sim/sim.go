// Package sim plays bots against bots: whole matches, alone or as duplicates in which the players change seats over the
// same cards, and says what each has won, with 95 % intervals. The same setup gives the same matches, to the last byte,
// for any number of workers.
package sim

import (
	"context"
	"errors"
	"fmt"
	"sync"

	"bivouac/bot"
	"bivouac/game"
	"bivouac/shuffle"
)

// Setup is what is simulated.
type Setup struct {
	Game     *game.Game
	Settings game.Settings // the defaults may be left out
	Players  []bot.Player  // one for each seat, in order of play
	Seed     uint64        // of all cards and all players

	// The simulation ends with the board at which so many deals have been played, or so many matches, whichever comes
	// first; 0: that does not end it. One of the two is wanted. A deal counts if a card was played in it.
	Deals, Matches int

	// Duplicate plays the cards of each board again with the players moved on by one seat, until all have had all hands.
	// Otherwise a board is one match.
	Duplicate bool
	// Shuffle is how the packs are shuffled. By hand they depend on the tricks of the deal before, so there are no duplicates.
	Shuffle shuffle.Way
	// Records asks for the record of each match.
	Records bool
	// Workers play boards at the same time; 0 is one.
	Workers int
}

// Match is a match that has been played.
type Match struct {
	Number int   // from 0
	Board  int   // from 0; matches of one board have the same packs
	Seats  []int // who sat at each seat, by the place in Setup.Players
	Deals  int   // in which a card was played
	Gain   []int // what each seat has won, by Game.Score

	Winners, Losers game.Seats

	Record []byte // nil where none was asked for
}

// ErrBell is a match whose length is a time: there is no clock in a simulation.
var ErrBell = errors.New("a simulation needs a match that ends by itself, not one that ends when a bell rings")

// ErrDuplicate is duplicates with a pack that is shuffled by hand: who plays otherwise gathers other cards, and gets others again.
var ErrDuplicate = errors.New("duplicates need the same cards again, and a pack shuffled by hand depends on the tricks before")

// Run plays until the setup's end and tells emit of each match, in order of their numbers; emit may be nil. An error of
// emit, of the setup (an *game.OptionError where the settings are wrong), of a player or of the context ends it; the
// summary is then that of the boards before.
func Run(ctx context.Context, s Setup, emit func(*Match) error) (*Summary, error) {
	if err := s.check(); err != nil {
		return nil, err
	}
	sum := newSummary(&s)
	ctx, stop := context.WithCancel(ctx)
	boards, wait := s.start(ctx)
	defer wait()
	defer stop()
	number := 0
	for done := range boards {
		var b board
		select {
		case b = <-done:
		case <-ctx.Done():
			return sum, ctx.Err()
		}
		if b.err != nil {
			return sum, b.err
		}
		for i := range b.matches {
			b.matches[i].Number = number
			number++
			if emit != nil {
				if err := emit(&b.matches[i]); err != nil {
					return sum, err
				}
			}
		}
		sum.add(b.matches)
		if s.ends(sum) {
			return sum, nil
		}
	}
	return sum, ctx.Err()
}

// check completes the setup, or says what is wrong with it.
func (s *Setup) check() (err error) {
	if s.Settings, err = s.Game.Complete(s.Settings, len(s.Players)); err != nil {
		return err
	}
	if s.Game.Bell != nil {
		if _, rings := s.Game.Bell(s.Settings); rings {
			return ErrBell
		}
	}
	if s.Duplicate && s.Shuffle != shuffle.Evenly {
		return ErrDuplicate
	}
	if s.Deals <= 0 && s.Matches <= 0 {
		return errors.New("a simulation needs a number of deals or matches")
	}
	return nil
}

// ends tells whether the setup's end is reached.
func (s *Setup) ends(sum *Summary) bool {
	return s.Deals > 0 && sum.Deals >= s.Deals || s.Matches > 0 && sum.Matches >= s.Matches
}

// board is what came of one board.
type board struct {
	matches []Match
	err     error
}

// start lets the workers play boards and gives these in order, each once it is done, until the context ends.
// wait returns when all workers have stopped.
func (s *Setup) start(ctx context.Context) (boards <-chan chan board, wait func()) {
	type job struct {
		number int
		done   chan board
	}
	workers := max(s.Workers, 1)
	jobs, ordered := make(chan job), make(chan chan board, workers) // workers are at most so many boards ahead
	var all sync.WaitGroup
	all.Go(func() {
		defer close(ordered)
		for number := 0; ; number++ {
			j := job{number, make(chan board, 1)}
			select {
			case ordered <- j.done:
			case <-ctx.Done():
				return
			}
			select {
			case jobs <- j:
			case <-ctx.Done():
				return
			}
		}
	})
	for range workers {
		all.Go(func() {
			for {
				select {
				case j := <-jobs:
					j.done <- s.board(ctx, j.number)
				case <-ctx.Done():
					return
				}
			}
		})
	}
	return ordered, all.Wait
}

// board plays the matches of a board.
func (s *Setup) board(ctx context.Context, number int) board {
	var b board
	for turn := range s.turns() {
		m, err := s.match(ctx, number, turn)
		if err != nil {
			return board{nil, fmt.Errorf("board %d: %w", number, err)}
		}
		b.matches = append(b.matches, *m)
	}
	return b
}

// turns is how often the players of a board move on by one seat until the same kinds sit where they sat.
func (s *Setup) turns() int {
	n := len(s.Players)
	for turn := 1; s.Duplicate && turn < n; turn++ {
		same := true
		for i := range n {
			same = same && s.Players[i].Key == s.Players[(i+turn)%n].Key
		}
		if same {
			return turn
		}
	}
	if s.Duplicate {
		return n
	}
	return 1
}
