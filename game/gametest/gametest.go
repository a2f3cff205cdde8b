// Package gametest is the contract between the rules and everything that drives them, as a suite that every game must pass.
// It plays matches at random, asides and offences too, at every agreement that players can come to, and holds every
// state of them to what package game promises.
package gametest

import (
	"os"
	"runtime"
	"strconv"
	"testing"

	"bivouac/game"
)

// long asks for thousands of matches instead of a few seconds.
var long = os.Getenv("BIVOUAC_LONG") != ""

// Run holds the game to the contract. A verdict is needed only by a game with acts that become public in a way
// which the lists of lawful moves and owed calls do not tell.
func Run(t *testing.T, g *game.Game, verdicts ...Verdict) {
	var verdict Verdict
	for _, v := range verdicts {
		verdict = v
	}
	list := tables(g)
	t.Run("options", func(t *testing.T) { report(t, options(g, list)) })
	t.Run("flat", func(t *testing.T) { report(t, flatness(g, list[0])) })
	t.Run("contract", func(t *testing.T) {
		each(t, list, 3_000, true, func(at table, seed uint64, stopAfter int) error { return contract(g, at, seed, stopAfter) })
	})
	t.Run("blind", func(t *testing.T) {
		each(t, list, 3_000, true, func(at table, seed uint64, stopAfter int) error {
			return blind(g, at, seed, stopAfter, 4, verdict, nil)
		})
	})
	t.Run("pairs", func(t *testing.T) {
		pairs := pairwise(g)
		each(t, pairs, 1_000*len(pairs), false, func(at table, seed uint64, stopAfter int) error {
			if err := contract(g, at, seed, stopAfter); err != nil {
				return err
			}
			return blind(g, at, seed, stopAfter, 1, verdict, nil)
		})
	})
	t.Run("allocations", func(t *testing.T) {
		for i := 0; i < len(list); i += 1 + len(list)/12 {
			report(t, allocations(g, list[i], uint64(i), 2))
		}
	})
}

// each judges three matches at every table, one played out and two stopped by the bell after a deal or two; where it may
// take long, so many matches in all, whole or most of them stopped too. Every processor takes its share of them.
func each(t *testing.T, list []table, matches int, whole bool, judge func(at table, seed uint64, stopAfter int) error) {
	n := 3 * len(list)
	if long {
		n = max(n, matches)
	}
	shares := runtime.GOMAXPROCS(0)
	for share := range shares {
		t.Run(strconv.Itoa(share), func(t *testing.T) {
			t.Parallel()
			for i := share; i < n && !t.Failed(); i += shares {
				stopAfter := 0
				if round := i / len(list); round > 0 && !(long && whole) {
					stopAfter = 1 + round%2
				}
				report(t, judge(list[i%len(list)], uint64(i), stopAfter))
			}
		})
	}
}

func report(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Error(err)
	}
}
