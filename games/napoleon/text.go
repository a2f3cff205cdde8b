package napoleon

import (
	"fmt"

	"bivouac/card"
	"bivouac/game"
)

var bidTexts = [...]string{"pass", "two", "three", "misere", "four", "nap", "wellington", "blucher"}

// String is the bid as records write it: "three", "misere".
func (b Bid) String() string {
	if int(b) < len(bidTexts) {
		return bidTexts[b]
	}
	return "-"
}

// ParseBid reads a bid as String writes it.
func ParseBid(text string) (Bid, error) {
	for b, t := range bidTexts {
		if t == text {
			return Bid(b), nil
		}
	}
	return Silent, fmt.Errorf("%q is no bid", text)
}

// format writes a move: a bid by its name, a card by its two letters.
func format(_ card.Set, m game.Move) string {
	if m.Kind() == Bids {
		return Bid(m.Arg()).String()
	}
	return m.Card().String()
}

// parse reads a move as format writes it.
func parse(_ card.Set, text string) (game.Move, error) {
	if b, err := ParseBid(text); err == nil {
		return BidMove(b), nil
	}
	c, err := card.Parse(text)
	if err != nil {
		return 0, fmt.Errorf("%q is no move: a card is wanted, as TS for the ten of spades, or a bid, as misere", text)
	}
	return game.PlayOf(c), nil
}
