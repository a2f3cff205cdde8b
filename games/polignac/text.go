package polignac

import (
	"bivouac/card"
	"bivouac/game"
)

// format writes a move: a card as its two letters, a call as its word.
func format(_ card.Set, m game.Move) string {
	switch m {
	case Quiet:
		return "quiet"
	case CallCapot:
		return "capot"
	case CallGenerale:
		return "generale"
	}
	return m.Card().String()
}

func parse(_ card.Set, text string) (game.Move, error) {
	switch text {
	case "quiet":
		return Quiet, nil
	case "capot":
		return CallCapot, nil
	case "generale":
		return CallGenerale, nil
	}
	c, err := card.Parse(text)
	return game.PlayOf(c), err
}
