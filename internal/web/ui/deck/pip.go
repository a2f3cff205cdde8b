package deck

import (
	"fmt"

	"bivouac/card"
)

// outlines is the suits on a board of a hundred by a hundred.
var outlines = [...]string{
	card.Clubs:    "M50,3 C63,3 72,13 72,25 C72,33 68,39 63,44 C67,40 72,39 76,39 C88,39 97,48 97,60 C97,72 88,81 76,81 C66,81 58,76 55,67 C55.5,82 60,91 69,97 L31,97 C40,91 44.5,82 45,67 C42,76 34,81 24,81 C12,81 3,72 3,60 C3,48 12,39 24,39 C28,39 33,40 37,44 C32,39 28,33 28,25 C28,13 37,3 50,3Z",
	card.Diamonds: "M50,2 C58,21 72,38 88,50 C72,62 58,79 50,98 C42,79 28,62 12,50 C28,38 42,21 50,2Z",
	card.Hearts:   "M50,95 C22,68 5,51 5,31 C5,15 16,6 29,6 C39,6 47,12 50,22 C53,12 61,6 71,6 C84,6 95,15 95,31 C95,51 78,68 50,95Z",
	card.Spades:   "M50,3 C58,24 95,40 95,64 C95,78 83,84 73,81 C65,79 60,74 55.5,69 C56,82 60,91 69,97 L31,97 C40,91 44,82 44.5,69 C40,74 35,79 27,81 C17,84 5,78 5,64 C5,40 42,24 50,3Z",
}

// star stands on the joker where other cards have a suit.
const star = "M50,2 L62.3,35 L97.5,36.5 L70,58.5 L79.4,92.5 L50,73 L20.6,92.5 L30,58.5 L2.5,36.5 L37.7,35Z"

// spots is where the pips of a rank sit. Below the middle they stand on their heads.
var spots = [...][][2]float64{
	card.Two:   {{50, 30}, {50, 110}},
	card.Three: {{50, 27}, {50, 70}, {50, 113}},
	card.Four:  {{37, 30}, {63, 30}, {37, 110}, {63, 110}},
	card.Five:  {{37, 30}, {63, 30}, {50, 70}, {37, 110}, {63, 110}},
	card.Six:   {{37, 30}, {63, 30}, {37, 70}, {63, 70}, {37, 110}, {63, 110}},
	card.Seven: {{37, 27}, {63, 27}, {50, 48.5}, {37, 70}, {63, 70}, {37, 113}, {63, 113}},
	card.Eight: {{37, 27}, {63, 27}, {50, 48.5}, {37, 70}, {63, 70}, {50, 91.5}, {37, 113}, {63, 113}},
	card.Nine:  {{37, 24}, {63, 24}, {37, 54.6}, {63, 54.6}, {50, 70}, {37, 85.4}, {63, 85.4}, {37, 116}, {63, 116}},
	card.Ten:   {{39, 24}, {63, 24}, {50, 39.4}, {38, 54.6}, {63, 54.6}, {37, 85.4}, {62, 85.4}, {50, 100.6}, {37, 116}, {61, 116}},
}

// pip places a suit, or the joker's star, about x, y; a negative scale turns it upside down.
func pip(c card.Card, x, y, scale float64) string {
	return fmt.Sprintf(`<use href="#c-pip-%s" transform="translate(%g %g) scale(%g)"/>`, pipOf(c), x, y, scale)
}

func pipOf(c card.Card) string {
	if c == card.Joker {
		return "X"
	}
	return c.Suit().String()
}
