package record

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"bivouac/card"
	"bivouac/game"
)

// textOf writes cards in their order with spaces between.
func textOf(cards []card.Card) string {
	words := make([]string, len(cards))
	for i, c := range cards {
		words[i] = c.String()
	}
	return strings.Join(words, " ")
}

// parseCards reads cards in their order as textOf writes them.
func parseCards(text string) ([]card.Card, error) {
	if text == "" {
		return nil, nil
	}
	words := strings.Split(text, " ")
	if len(words) > card.All.Len() {
		return nil, fmt.Errorf("there are no %d cards", len(words))
	}
	cards := make([]card.Card, len(words))
	for i, word := range words {
		c, err := card.Parse(word)
		if err != nil {
			return nil, err
		}
		cards[i] = c
	}
	return cards, nil
}

// packOf is a pack of these cards. There are at most as many as in the greatest pack.
func packOf(cards []card.Card) (p card.Pack) {
	p.N = copy(p.Cards[:], cards)
	return p
}

// handsOf deals a pack by its slots: the hands, and what nobody gets.
func handsOf(p *card.Pack, slots []game.Seat, seats int) (hands []string, rest string) {
	sets := make([]card.Set, seats)
	var left card.Set
	for i, s := range slots {
		if s == game.NoSeat {
			left |= p.Cards[i].Set()
		} else {
			sets[s] |= p.Cards[i].Set()
		}
	}
	for _, set := range sets {
		hands = append(hands, set.String())
	}
	return hands, left.String()
}

// parseHands reads hands as handsOf writes them, what nobody gets last.
func parseHands(texts []string) ([]card.Set, error) {
	hands := make([]card.Set, len(texts))
	for i, text := range texts {
		set, err := card.ParseSet(text)
		if err != nil {
			return nil, err
		}
		if set.String() != text {
			return nil, fmt.Errorf("a hand is written in the order %s", set)
		}
		hands[i] = set
	}
	return hands, nil
}

// packFor is a pack that gives these hands, what nobody gets last, when it is dealt by the slots. Its cards may still be
// wrong for the game.
func packFor(slots []game.Seat, hands []card.Set) (p card.Pack, err error) {
	left := slices.Clone(hands)
	for i, s := range slots {
		hand := &left[min(int(s), len(left)-1)] // NoSeat is greater than any seat
		c := hand.First()
		if c == card.None {
			return p, fmt.Errorf("a hand has too few cards")
		}
		*hand &^= c.Set()
		p.Cards[i] = c
		p.N++
	}
	for _, hand := range left {
		if hand != 0 {
			return p, fmt.Errorf("a hand has too many cards")
		}
	}
	return p, nil
}

func decodeOptions(raw json.RawMessage) (map[string]string, error) {
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(raw, &fields); err != nil {
		return nil, fmt.Errorf("the options must be an object")
	}
	return game.DecodeSettings(fields)
}
