package gametest

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strconv"

	"bivouac/game"
)

// pair is two agreements, of which each belongs to another option, or one of them is the number of players.
type pair [2]string

// seatsKey stands for the number of players among the options.
const seatsKey = "players"

// pairwise gives few tables at which every two agreements that go together have met: what two options do to each other
// is looked at without playing every combination of all of them. Each table is the best of a greedy choice, option by option.
func pairwise(g *game.Game) []table {
	c := cover{g: g, open: map[pair]bool{}, rng: rand.New(rand.NewPCG(1, 1))}
	keys, choices := c.choices()
	for i, key := range keys {
		for _, other := range keys[i+1:] {
			for _, v := range choices[key] {
				for _, w := range choices[other] {
					c.open[pairOf(key, v, other, w)] = true
				}
			}
		}
	}
	var list []table
	for i, key := range keys {
		for _, other := range keys[i+1:] {
			for _, v := range choices[key] {
				for _, w := range choices[other] {
					if !c.open[pairOf(key, v, other, w)] {
						continue
					}
					agreed := map[string]string{key: v, other: w}
					row, ok := c.with(agreed, choices[seatsKey])
					if !ok {
						delete(c.open, pairOf(key, v, other, w)) // they never go together
						continue
					}
					row = c.improve(row, without(keys, key, other), choices)
					for _, p := range pairs(row) {
						delete(c.open, p)
					}
					at, _ := c.table(row)
					at.name = fmt.Sprintf("pairs %d with %d", len(list), at.seats)
					list = append(list, at)
				}
			}
		}
	}
	return list
}

// cover is the pairs that have not met yet.
type cover struct {
	g    *game.Game
	open map[pair]bool
	rng  *rand.Rand
}

// choices are what may be agreed, in the order of the game's options, the number of players first.
func (c *cover) choices() (keys []string, choices map[string][]string) {
	keys, choices = []string{seatsKey}, map[string][]string{}
	for n := c.g.MinSeats; n <= c.g.MaxSeats; n++ {
		choices[seatsKey] = append(choices[seatsKey], strconv.Itoa(n))
	}
	for i := range c.g.Options {
		o := &c.g.Options[i]
		keys = append(keys, o.Key)
		choices[o.Key] = values(o)
	}
	return keys, choices
}

// with completes two agreements to a whole row, with any number of players where that is not one of them.
func (c *cover) with(agreed map[string]string, seats []string) (row map[string]string, ok bool) {
	if n, fixed := agreed[seatsKey]; fixed {
		seats = []string{n}
	}
	given := maps.Clone(agreed)
	delete(given, seatsKey)
	for _, n := range seats {
		players, _ := strconv.Atoi(n)
		if s, ok := settle(c.g, given, players); ok {
			row = maps.Clone(s)
			row[seatsKey] = n
			return row, true
		}
	}
	return nil, false
}

// table is the table of a row; ok is false where the row contradicts itself.
func (c *cover) table(row map[string]string) (at table, ok bool) {
	given := maps.Clone(row)
	delete(given, seatsKey)
	seats, _ := strconv.Atoi(row[seatsKey])
	s, err := c.g.Complete(given, seats)
	return table{"", seats, s}, err == nil
}

// improve changes a row, one option after the other in random order, to what lets most open pairs meet.
func (c *cover) improve(row map[string]string, keys []string, choices map[string][]string) map[string]string {
	c.rng.Shuffle(len(keys), func(i, j int) { keys[i], keys[j] = keys[j], keys[i] })
	best, most := row, c.gain(row)
	for _, key := range keys {
		for _, v := range choices[key] {
			other := maps.Clone(best)
			other[key] = v
			if n := c.gain(other); n > most {
				if _, ok := c.table(other); ok {
					best, most = other, n
				}
			}
		}
	}
	return best
}

// gain counts the open pairs that meet in a row.
func (c *cover) gain(row map[string]string) int {
	n := 0
	for _, p := range pairs(row) {
		if c.open[p] {
			n++
		}
	}
	return n
}

// pairs are all that meet in a row.
func pairs(row map[string]string) []pair {
	keys := slices.Sorted(maps.Keys(row))
	var list []pair
	for i, key := range keys {
		for _, other := range keys[i+1:] {
			list = append(list, pairOf(key, row[key], other, row[other]))
		}
	}
	return list
}

func pairOf(key, v, other, w string) pair {
	if other < key {
		key, v, other, w = other, w, key, v
	}
	return pair{key + "=" + v, other + "=" + w}
}
