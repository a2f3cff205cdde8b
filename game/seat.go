package game

import (
	"iter"
	"math/bits"
)

// Seat is a place at the table, numbered from 0 in order of play: the rules never say left or clockwise.
type Seat uint8

const (
	// MaxSeats is the most that any game seats.
	MaxSeats = 8
	// NoSeat is nobody.
	NoSeat Seat = 0xFF
	// Watcher looks at a table without a hand of his own.
	Watcher Seat = 0xFE
)

// Seats is a set of seats.
type Seats uint8

// Set is the set with this one seat, empty for NoSeat and Watcher: their bit is shifted out.
func (s Seat) Set() Seats { return 1 << s }

// AllSeats is the first n seats.
func AllSeats(n int) Seats { return Seats(1<<n - 1) }

// SeatsOf makes a set of the seats given.
func SeatsOf(seats ...Seat) Seats {
	var set Seats
	for _, s := range seats {
		set |= s.Set()
	}
	return set
}

// Has tells whether the seat is in the set.
func (s Seats) Has(seat Seat) bool { return s&seat.Set() != 0 }

// Len counts the seats.
func (s Seats) Len() int { return bits.OnesCount8(uint8(s)) }

// First is the lowest seat, NoSeat of an empty set.
func (s Seats) First() Seat {
	if s == 0 {
		return NoSeat
	}
	return Seat(bits.TrailingZeros8(uint8(s)))
}

// Each goes through the seats from 0 up.
func (s Seats) Each() iter.Seq[Seat] {
	return func(yield func(Seat) bool) {
		for ; s != 0; s &= s - 1 {
			if !yield(s.First()) {
				return
			}
		}
	}
}

// Ints is the seats from 0 up as numbers, never nil: JSON writes a list of Seat, being bytes, as base64.
func (s Seats) Ints() []int {
	out := make([]int, 0, s.Len())
	for ; s != 0; s &= s - 1 {
		out = append(out, int(s.First()))
	}
	return out
}
