package slobberhannes

import "bivouac/game"

// RevokeCosts is what a revoke costs: as much as a deal can.
const RevokeCosts = 4

// Score is the points of a partie, deal by deal: it is told who won each trick and whether the Queen of clubs lay in it.
// It knows no other cards. A Score with Target and Points set is ready for Open.
type Score struct {
	Target uint16
	Points [game.MaxSeats]uint16
	Before [game.MaxSeats]uint16 // the same before this deal
	Marks  [game.MaxSeats]uint8  // how many of the three things that cost each seat has taken in this deal
	Left   uint8                 // tricks to come
	Number uint8                 // of the last trick won
	Over   bool                  // the partie is over
	Loser  game.Seat             // who has reached the target, once it is over
}

// Open begins a deal of so many tricks.
func (s *Score) Open(tricks int) {
	s.Before = s.Points
	s.Marks = [game.MaxSeats]uint8{}
	s.Left, s.Number = uint8(tricks), 0
}

// Take books a trick and tells what it cost.
func (s *Score) Take(winner game.Seat, queen bool) int {
	s.Number++
	s.Left--
	// §4: one point for the first trick, one for the last, one for the Queen of clubs.
	cost := 0
	if s.Number == 1 {
		cost++
	}
	if queen {
		cost++
	}
	if s.Left == 0 {
		cost++
	}
	if cost == 0 {
		return 0
	}
	// §4: who has all three gets one more.
	if s.Marks[winner] += uint8(cost); s.Marks[winner] == 3 {
		cost++
	}
	s.add(winner, cost)
	return cost
}

// Revoke ends the deal by the first revoke. §3: what it cost is taken back, the revoker gets four.
func (s *Score) Revoke(by game.Seat) {
	s.Points = s.Before
	s.Marks = [game.MaxSeats]uint8{}
	s.add(by, RevokeCosts)
}

// add gives points. §5: who reaches the target loses at once.
func (s *Score) add(seat game.Seat, points int) {
	s.Points[seat] += uint16(points)
	if s.Points[seat] >= s.Target {
		s.Over, s.Loser = true, seat
	}
}
