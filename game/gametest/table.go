package gametest

import (
	"errors"
	"fmt"
	"strconv"

	"bivouac/game"
)

// table is what a match is opened with.
type table struct {
	name     string
	seats    int
	settings game.Settings
}

// tables are the tables at which every value of every option has been agreed on at least once, and every preset,
// for each number of seats that goes with it.
func tables(g *game.Game) []table {
	var list []table
	seen := map[string]bool{}
	add := func(name string, seats int, given map[string]string) {
		s, ok := settle(g, given, seats)
		if !ok {
			return
		}
		if id := fmt.Sprint(seats, string(g.EncodeSettings(s))); !seen[id] {
			seen[id] = true
			list = append(list, table{fmt.Sprintf("%s with %d", name, seats), seats, s})
		}
	}
	for seats := g.MinSeats; seats <= g.MaxSeats; seats++ {
		add("defaults", seats, nil)
		for _, p := range g.Presets {
			add("preset "+p.Key, seats, p.Set)
		}
		for i := range g.Options {
			o := &g.Options[i]
			for _, v := range values(o) {
				add(o.Key+"="+v, seats, map[string]string{o.Key: v})
			}
		}
	}
	return list
}

// values are those that an option lists, and of a range its ends.
func values(o *game.Option) []string {
	list := append([]string(nil), o.Values...)
	if o.Max > 0 {
		for _, n := range []int{o.Min, o.Max} {
			if v := strconv.Itoa(n); v != o.Default() {
				list = append(list, v)
			}
		}
	}
	return list
}

// settle completes settings and gives what was agreed on the company that it needs; ok is false where there is none.
func settle(g *game.Game, given map[string]string, seats int) (s game.Settings, ok bool) {
	agreed := map[string]string{}
	for key, v := range given {
		agreed[key] = v
	}
	for range g.Options {
		s, err := g.Complete(agreed, seats)
		if err == nil {
			return s, true
		}
		var clash *game.OptionError
		if !errors.As(err, &clash) || clash.Reason != game.Contradiction {
			return nil, false
		}
		// Of the two that contradict each other the one that was not asked for gives way.
		other, wants := clash.Other, clash.Wants
		if _, asked := given[other]; asked {
			other, wants = clash.Key, nil
		}
		if _, asked := given[other]; asked {
			return nil, false
		}
		if len(wants) == 0 {
			if o, known := g.Option(other); known {
				wants = without(values(o), clash.OtherValue, clash.Value)
			}
		}
		if len(wants) == 0 || agreed[other] == wants[0] {
			return nil, false
		}
		agreed[other] = wants[0]
	}
	return nil, false
}

func without(list []string, drop ...string) []string {
	var left []string
next:
	for _, v := range list {
		for _, d := range drop {
			if v == d {
				continue next
			}
		}
		left = append(left, v)
	}
	return left
}
