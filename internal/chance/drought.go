package chance

import "math/big"

// Table is players who are dealt hands of one size from one pack, deal after deal.
type Table struct {
	Pack, Hand int // cards
	Wanted     int // of the pack: the cards for which somebody waits
}

// Drought is the chance that in so many deals somebody gets none of the wanted cards so many times in a row. It looks at so many
// of the players; their hands are of one pack, so that where one gets none the others get more.
func (t Table) Drought(players, times, deals int) *big.Rat {
	// dry[z] is in how many ways the wanted cards can lie in the pack so that z certain players get none, and the other players
	// at least one.
	dry := zeros(players + 1)
	for z := range dry {
		for more := 0; z+more <= players; more++ {
			ways := choose(players-z, more)
			if ways.Mul(ways, choose(t.Pack-(z+more)*t.Hand, t.Wanted)); more%2 == 1 {
				ways.Neg(ways)
			}
			dry[z].Add(dry[z], ways)
		}
	}
	// now is in how many ways the deals so far went without a drought, by how many times each player has got none at the end of
	// them: a number with a digit for each player, on the base of times.
	all := int(power(times, players).Int64())
	now := zeros(all)
	now[0].SetInt64(1)
	for range deals {
		next := zeros(all)
		for was, ways := range now {
			if ways.Sign() == 0 {
				continue
			}
			for who := range 1 << players { // who gets none this time
				to, z, ends := 0, 0, false
				for p, digit := 0, 1; p < players; p, digit = p+1, digit*times {
					if who>>p&1 == 1 {
						z++
						row := was/digit%times + 1
						ends = ends || row == times
						to += row * digit
					}
				}
				if !ends {
					next[to].Add(next[to], new(big.Int).Mul(ways, dry[z]))
				}
			}
		}
		now = next
	}
	without := new(big.Int)
	for _, ways := range now {
		without.Add(without, ways)
	}
	each := choose(t.Pack, t.Wanted)
	every := new(big.Int).Exp(each, big.NewInt(int64(deals)), nil)
	return new(big.Rat).SetFrac(new(big.Int).Sub(every, without), every)
}
