package drogue_test

import (
	"slices"
	"strconv"
	"strings"
)

// The oracle is a second reading of the rules page, made without a look at the first: cards are words, hands are lists,
// every rule is a loop. It is slow and says everything the long way round; the engine must agree with it at every state.
// This file is §1 and the parts of §5 and §6 that only need cards.

var (
	suitLetters = []string{"C", "D", "H", "S"}
	rankLetters = []string{"7", "8", "9", "T", "J", "Q", "K", "A"}
	mandrins    = []string{"JC", "JS", "JH", "JD"} // high to low
)

func rank(c string) string { return c[:1] }
func suit(c string) string { return c[1:] }
func isJack(c string) bool { return rank(c) == "J" }

// sheet is the pack as a new one lies, C D H S, low to high.
var sheet = func() (all []string) {
	for _, s := range suitLetters {
		for _, r := range rankLetters {
			all = append(all, r+s)
		}
	}
	return all
}()

func without(cards []string, gone ...string) []string {
	var rest []string
	for _, c := range cards {
		if !slices.Contains(gone, c) {
			rest = append(rest, c)
		}
	}
	return rest
}

func only(cards []string, keep func(string) bool) []string {
	var kept []string
	for _, c := range cards {
		if keep(c) {
			kept = append(kept, c)
		}
	}
	return kept
}

func anyOf(cards []string, is func(string) bool) bool { return len(only(cards, is)) > 0 }

func ofRanks(ranks string) func(string) bool {
	return func(c string) bool { return strings.Contains(ranks, rank(c)) }
}

func isPlainOf(s string) func(string) bool {
	return func(c string) bool { return suit(c) == s && !isJack(c) }
}

// §1: A 11, 10 10, K 4, Q 3, J 2.
func cardPoints(cards []string) int {
	return sumOf(cards, map[string]int{"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2})
}

// §1: A 11, K Q J 10 each 10, 9 8 7 face value.
func declarationPoints(cards []string) int {
	return sumOf(cards, map[string]int{"A": 11, "K": 10, "Q": 10, "J": 10, "T": 10, "9": 9, "8": 8, "7": 7})
}

func sumOf(cards []string, worth map[string]int) int {
	sum := 0
	for _, c := range cards {
		sum += worth[rank(c)]
	}
	return sum
}

// follows is the suit that a card belongs to: the four Jacks belong to the trump suit only.
func follows(c, trump string) string {
	if isJack(c) {
		return trump
	}
	return suit(c)
}

// height says how high a card stands among the cards of its suit.
func height(c, order string) int {
	if isJack(c) {
		return 100 - slices.Index(mandrins, c)
	}
	ranks := "789QKTA"
	if order == "natural" {
		ranks = "789TQKA"
	}
	return strings.Index(ranks, rank(c))
}

// winning is the place of the card that is best so far.
func winning(cards []string, trump, order string) int {
	best := 0
	for i, c := range cards {
		b := cards[best]
		switch {
		case follows(c, trump) == follows(b, trump):
			if height(c, order) > height(b, order) {
				best = i
			}
		case follows(c, trump) == trump:
			best = i
		}
	}
	return best
}

// permitted is §6: the cards of a hand that may be played to a trick.
func permitted(hand, lying []string, trump, order, overtrump string) []string {
	if len(lying) == 0 {
		return hand
	}
	led, best := follows(lying[0], trump), lying[winning(lying, trump, order)]
	higher := func(c string) bool { return height(c, order) > height(best, order) }
	trumps := only(hand, func(c string) bool { return follows(c, trump) == trump })
	trumped := follows(best, trump) == trump
	if own := only(hand, func(c string) bool { return follows(c, trump) == led }); len(own) > 0 {
		if led != trump && trumped {
			return own
		}
		if beat := only(own, higher); len(beat) > 0 {
			return beat
		}
		return own
	}
	if len(trumps) > 0 {
		if over := only(trumps, higher); overtrump == "must" && trumped && len(over) > 0 {
			return over
		}
		return trumps
	}
	return hand
}

// showing is a way to show: the suit and the cards, plain ones first, in the order of a new pack.
type showing struct {
	suit  string
	cards []string
}

func (s showing) text() string { return "show " + s.suit + " " + strings.Join(s.cards, " ") }

// showings is all ways in which a hand, in the order of a new pack, can make trumps in a suit, §5.
func showings(hand []string, s string) []showing {
	var plain, jacks []string
	for _, c := range hand {
		switch {
		case isJack(c):
			jacks = append(jacks, c)
		case suit(c) == s:
			plain = append(plain, c)
		}
	}
	all := slices.Concat(plain, jacks)
	fits := func(cards []string) bool {
		j := len(only(cards, isJack))
		return j >= 1 && j <= 3 && j < len(cards) && len(cards) <= 7
	}
	if len(plain) == 0 || len(jacks) == 0 {
		return nil
	}
	if fits(all) {
		return []showing{{s, all}}
	}
	var list []showing
	for _, hidden := range all {
		if rest := without(all, hidden); fits(rest) {
			list = append(list, showing{s, rest})
		}
	}
	return list
}

// showingsOf is all ways to show so many cards, worth the point, in any suit; point -1: none was stated.
func showingsOf(hand []string, number, point int) []showing {
	var list []showing
	for _, s := range suitLetters {
		for _, way := range showings(hand, s) {
			if len(way.cards) == number && (point < 0 || declarationPoints(way.cards) == point) {
				list = append(list, way)
			}
		}
	}
	return list
}

// numbers is what a hand may announce, as "2" … "7".
func numbers(hand []string) []string {
	var list []string
	for _, s := range suitLetters {
		if ways := showings(hand, s); len(ways) > 0 {
			list = append(list, strconv.Itoa(len(ways[0].cards)))
		}
	}
	return list
}
