// Package score is the score sheet of a table with real cards: a row a deal, a column a player, and sums in the cells, kept as
// they were typed.
package score

import (
	"errors"
	"strings"
	"unicode/utf8"
)

// What is wrong with a sum.
var (
	ErrNoSum      = errors.New("not a sum")
	ErrUnfinished = errors.New("a number is missing after the last sign")
	ErrLarge      = errors.New("a number is too large")
	ErrLong       = errors.New("a sum is too long")
)

// MaxSum is how many characters a sum may have, MaxNumber the largest number in it.
const (
	MaxSum    = 40
	MaxNumber = 99999
)

// dress is the signs as keyboards, books and other programs write them.
var dress = strings.NewReplacer("−", "-", "–", "-", "—", "-", "‐", "-", "‑", "-", "‒", "-", "﹣", "-", "－", "-", "＋", "+", "﹢", "+")

// Worth is what a sum comes to: whole numbers with + and − between them, and before the first if need be. Spaces may stand between
// numbers and signs. Nothing at all is worth 0.
func Worth(text string) (int, error) {
	if utf8.RuneCountInString(text) > MaxSum {
		return 0, ErrLong
	}
	rest := strings.TrimSpace(dress.Replace(text))
	if rest == "" {
		return 0, nil
	}
	sum, sign := 0, 1
	for first := true; ; first = false {
		switch {
		case rest[0] == '+':
			sign, rest = 1, rest[1:]
		case rest[0] == '-':
			sign, rest = -1, rest[1:]
		case !first:
			return 0, ErrNoSum
		}
		rest = strings.TrimSpace(rest)
		if rest == "" {
			return 0, ErrUnfinished
		}
		n, digits := 0, 0
		for ; digits < len(rest) && '0' <= rest[digits] && rest[digits] <= '9'; digits++ {
			if n = 10*n + int(rest[digits]-'0'); n > MaxNumber {
				return 0, ErrLarge
			}
		}
		if digits == 0 {
			return 0, ErrNoSum
		}
		sum += sign * n
		if rest = strings.TrimSpace(rest[digits:]); rest == "" {
			return sum, nil
		}
	}
}
