package polignac

import "bivouac/game"

// Slam is which slams count at the table.
type Slam uint8

// The values of the option slam.
const (
	NoSlam   Slam = iota
	Capot         // announced only
	Chelem        // unannounced
	Generale      // unannounced, and announced as La Générale
)

var slams = map[string]Slam{"none": NoSlam, "capot": Capot, "chelem": Chelem, "chelem+generale": Generale}

// Fail is what an announcer of Capot pays who loses a trick.
type Fail uint8

// The values of the option capotFail.
const (
	Normal      Fail = iota // his Jacks like everybody
	Five                    // five instead of his Jacks
	FivePlusOwn             // five and his Jacks
)

var fails = map[string]Fail{"normal": Normal, "five": Five, "fivePlusOwn": FivePlusOwn}

// five is what a slam costs, and a revoke: as much as all penalty cards together.
const five = 5

// Cause is why somebody pays.
type Cause uint8

// The causes of a payment.
const (
	ForTrick  Cause = iota // penalty cards in the trick just won
	ForHeld                // penalty cards won earlier, while a slam was alive
	ForFailed              // an announced slam that failed
	ForSlam                // a slam made by another
	ForRevoke
)

// Clause is the clause of the rules that the payment rests on.
func (c Cause) Clause() string {
	switch c {
	case ForTrick, ForRevoke:
		return "polignac §3"
	}
	return "polignac §2"
}

// Ledger is the payments of a partie, deal by deal: it is told who won each trick and what lay in it, and keeps the chips.
// It knows no cards. A Ledger with N, Slam, Fail and Chips set is ready for Open.
type Ledger struct {
	N      uint8 // seats
	Slam   Slam
	Fail   Fail
	Chips  [game.MaxSeats]uint16 // what each seat has left
	Before [game.MaxSeats]uint16 // the same before this deal
	Losers game.Seats            // who has lost the partie; nobody while it goes on

	First   game.Seat  // who led, or leads, to the first trick of the deal
	Payers  game.Seats // who pays for a slam of another
	Callers game.Seats // who has announced a slam
	In      game.Seats // those of them who can still make it
	Free    game.Seats // an announcer who has paid five instead of his penalty cards
	Alive   bool       // a slam can still be made
	Runner  game.Seat  // who has won every trick so far, while a slam is alive; NoSeat before the first
	Left    uint8      // tricks to come
	Held    [4]uint8   // what the Runner's tricks cost that are not paid yet, in order, without those that cost nothing
	HeldN   uint8      // how many they are
}

// Open begins a deal of so many tricks. first leads, unless La Générale is announced; payers pay for a slam of another.
func (l *Ledger) Open(tricks int, first game.Seat, payers game.Seats) {
	l.Before = l.Chips
	l.First, l.Payers = first, payers
	l.Callers, l.In, l.Free = 0, 0, 0
	l.Alive = l.Slam >= Chelem // §2: Chelem is not announced: whoever wins the first trick may be on the way to it
	l.Runner = game.NoSeat
	l.Left = uint8(tricks)
	l.HeldN = 0
}

// Announce notes that a seat announces Capot or La Générale, whichever is played.
func (l *Ledger) Announce(by game.Seat) {
	l.Callers |= by.Set()
	l.In |= by.Set()
	l.Alive = true
	if l.Slam == Generale {
		l.First = by // §2: he leads
	}
}

// Closed tells whether nobody may announce any more because somebody has.
// §2: with capotFail normal everybody may, since it costs nothing.
func (l *Ledger) Closed() bool {
	return l.Callers != 0 && (l.Slam == Generale || l.Fail != Normal)
}

// Take books a trick with its winner and what its penalty cards cost. Its payments are appended to paid, unless that is nil.
func (l *Ledger) Take(winner game.Seat, cost int, paid *[]Pay) {
	l.Left--
	if l.Alive {
		l.takeAlive(winner, cost, paid)
		return
	}
	l.pay(winner, cost, ForTrick, paid)
}

// takeAlive books a trick while a slam can still be made.
func (l *Ledger) takeAlive(winner game.Seat, cost int, paid *[]Pay) {
	if l.Runner == game.NoSeat {
		l.Runner = winner
	}
	failed := l.In &^ winner.Set()
	l.In &= winner.Set()
	// §2: the five are due at the trick that he loses, before that trick's Jacks and before the held ones.
	if failed != 0 && (l.Slam == Generale || l.Fail != Normal) {
		if l.Slam == Generale || l.Fail == Five {
			l.Free |= failed
		}
		if l.charge(failed.First(), five, ForFailed, paid); l.Losers != 0 {
			l.Alive = false
			return
		}
	}
	// §2: Capot is for announcers alone; a Chelem, also after a failed Générale, for whoever has won all tricks.
	if winner == l.Runner && (l.Slam != Capot || l.In != 0) {
		l.hold(cost)
		if l.Left == 0 {
			l.settleSlam(paid)
		}
		return
	}
	l.Alive = false
	for _, held := range l.Held[:l.HeldN] {
		if l.pay(l.Runner, int(held), ForHeld, paid); l.Losers != 0 {
			return
		}
	}
	l.HeldN, l.Runner = 0, game.NoSeat
	l.pay(winner, cost, ForTrick, paid)
}

// Revoke ends the deal by the first revoke. §3: what was paid in the deal is given back, no slam counts, the revoker pays five.
// The payment is appended to paid, unless that is nil.
func (l *Ledger) Revoke(by game.Seat, paid *[]Pay) {
	l.Chips = l.Before
	l.Alive, l.In, l.Runner, l.HeldN = false, 0, game.NoSeat, 0
	l.charge(by, five, ForRevoke, paid)
}

// hold keeps open what a trick costs. §2: while a slam is alive Jacks won are held openly, not paid.
func (l *Ledger) hold(cost int) {
	if cost > 0 {
		l.Held[l.HeldN] = uint8(cost)
		l.HeldN++
	}
}

// pay takes what penalty cards cost, nothing from who has paid five instead.
func (l *Ledger) pay(seat game.Seat, cost int, why Cause, paid *[]Pay) {
	if !l.Free.Has(seat) {
		l.charge(seat, cost, why, paid)
	}
}

// charge takes chips of a seat. §4: the partie ends at the payment that takes the last chip; what cannot be paid is forgiven.
// A trick that costs nothing is charged like any other: in a playout nobody could foresee a branch on it.
func (l *Ledger) charge(seat game.Seat, cost int, why Cause, paid *[]Pay) {
	left := l.Chips[seat&7]
	left -= min(left, uint16(cost))
	l.Chips[seat&7] = left
	if left == 0 {
		l.Losers = seat.Set()
	}
	if paid != nil && cost > 0 {
		*paid = append(*paid, l.note(seat, cost, why))
	}
}

// settleSlam pays a slam that was made. §2: the Runner pays nothing, everyone else five; who failed with La Générale has paid his.
func (l *Ledger) settleSlam(paid *[]Pay) {
	l.HeldN = 0
	before := l.Chips
	fewest := ^uint16(0)
	for i := range l.N {
		seat := game.Seat((uint8(l.First) + i) % l.N)
		if seat == l.Runner || !l.Payers.Has(seat) || l.Free.Has(seat) {
			continue
		}
		if l.charge(seat, five, ForSlam, paid); l.Chips[seat] == 0 {
			fewest = min(fewest, before[seat])
		}
	}
	l.Losers = 0
	// §4: of several who are out at once the one who had fewer chips loses; with equally few they lose together.
	for seat := range game.Seat(l.N) {
		if l.Chips[seat] == 0 && before[seat] == fewest {
			l.Losers |= seat.Set()
		}
	}
}

// Maker is who has made a slam in the deal that is over, NoSeat if nobody has.
func (l *Ledger) Maker() game.Seat {
	if l.Alive && l.Left == 0 {
		return l.Runner
	}
	return game.NoSeat
}

// Stakes is what each seat gets, negative what it pays, when the partie is over.
// §4: the loser pays every other one stake for each point that one still lacked; joint losers share each amount evenly,
// remaining units are paid by the first of them in turn from the deal's first leader.
func (l *Ledger) Stakes(stake int) [game.MaxSeats]int32 {
	var out [game.MaxSeats]int32
	losers := int32(l.Losers.Len())
	for winner := range game.Seat(l.N) {
		if losers == 0 || l.Losers.Has(winner) {
			continue
		}
		amount := int32(stake) * int32(l.Chips[winner])
		out[winner] += amount
		share, rest := amount/losers, amount%losers
		for i := range l.N {
			loser := game.Seat((uint8(l.First) + i) % l.N)
			if !l.Losers.Has(loser) {
				continue
			}
			out[loser] -= share
			if rest > 0 {
				out[loser]--
				rest--
			}
		}
	}
	return out
}
