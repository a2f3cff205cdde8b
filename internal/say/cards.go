package say

import (
	"strings"

	"bivouac/card"
)

// cardNames is how a language names cards.
type cardNames interface {
	// Suit is the name of a suit: "hearts", "Herz", "cœur"; "no trumps" for card.NoSuit.
	Suit(s card.Suit) string
	// Rank is the name of a rank: "king", "König", "roi".
	Rank(r card.Rank) string
	// Card is the name of a card: "king of hearts", "Herz-König", "roi de cœur".
	Card(c card.Card) string
	// The is a card as what somebody plays, holds or wins with: "the king of hearts", "den Herz-König", "le roi de cœur".
	The(c card.Card) string
	// With is a card as what something is done with: "with the king of hearts", "mit dem Herz-König", "avec le roi de cœur".
	With(c card.Card) string
	// Letter is the index of a rank on a card: K Q J A 10, K D B A 10, R D V A 10.
	Letter(r card.Rank) string

	misread(text string) string
}

// Card is the name of a card: "king of hearts", "Herz-König", "roi de cœur".
func (l Lang) Card(c card.Card) string { return l.Common().Card(c) }

// Suit is the name of a suit: "hearts", "Herz", "cœur".
func (l Lang) Suit(s card.Suit) string { return l.Common().Suit(s) }

// Rank is the name of a rank: "king", "König", "roi".
func (l Lang) Rank(r card.Rank) string { return l.Common().Rank(r) }

const symbols = "♣♦♥♠"

// Symbol is the mark of a suit, empty for card.NoSuit.
func Symbol(s card.Suit) string {
	if s > card.Spades {
		return ""
	}
	return string([]rune(symbols)[s])
}

// Letter is the index of a rank on a card in this language.
func (l Lang) Letter(r card.Rank) string { return l.Common().Letter(r) }

// Short is the card as printed on its corner: K♥ 10♠, in German D♥ B♠, in French R♥ D♥ V♥.
func (l Lang) Short(c card.Card) string {
	switch {
	case c == card.Joker:
		return "Joker"
	case c > card.Joker || c.Rank() > card.Ace:
		return "–"
	}
	return l.Letter(c.Rank()) + Symbol(c.Suit())
}

// Shorts is some cards as printed on their corners, with spaces between.
func (l Lang) Shorts(cards ...card.Card) string {
	texts := make([]string, len(cards))
	for i, c := range cards {
		texts[i] = l.Short(c)
	}
	return strings.Join(texts, " ")
}

// CardError is a text that is no card. Its Error is a sentence in the language in which the card was asked for.
type CardError struct {
	Text string
	Lang Lang
}

// Error says what was expected.
func (e *CardError) Error() string { return e.Lang.Common().misread(e.Text) }

// ParseCard reads a card as people type it, in any case: by its name, or rank, then suit. Ranks are the letters of the language
// or the canonical ones, 10 or T; suits are C D H S or their symbols. A letter that the language uses itself means what it means
// there: in German and French a leading D is the queen. Its error is a *CardError.
func (l Lang) ParseCard(text string) (card.Card, error) {
	none := &CardError{Text: text, Lang: l}
	s := strings.ToUpper(strings.TrimSpace(text))
	s = strings.NewReplacer("\uFE0E", "", "\uFE0F", "").Replace(s) // what makes a symbol plain or coloured
	if s == "XX" || s == "JOKER" {
		return card.Joker, nil
	}
	for c := range card.All.Each() {
		if name := strings.ToUpper(l.Card(c)); s == name || s == strings.ReplaceAll(name, "Œ", "OE") {
			return c, nil
		}
	}
	runes := []rune(s)
	if len(runes) < 2 {
		return card.None, none
	}
	suit, err := card.ParseSuit(string(runes[len(runes)-1]))
	if err != nil {
		i := strings.IndexRune(symbols, runes[len(runes)-1])
		if i < 0 {
			return card.None, none
		}
		suit = card.Suit(i / len("♣"))
	}
	letter := string(runes[:len(runes)-1])
	for r := card.Two; r <= card.Ace; r++ {
		if letter == l.Letter(r) {
			return card.Of(r, suit), nil
		}
	}
	rank, err := card.ParseRank(letter)
	if err != nil {
		return card.None, none
	}
	return card.Of(rank, suit), nil
}

func (english) Suit(s card.Suit) string {
	if s > card.Spades {
		return "no trumps"
	}
	return [...]string{"clubs", "diamonds", "hearts", "spades"}[s]
}

func (english) Rank(r card.Rank) string {
	return [...]string{"two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"}[r]
}

func (e english) Card(c card.Card) string {
	switch {
	case c == card.Joker:
		return "joker"
	case c > card.Joker || c.Rank() > card.Ace:
		return "no card"
	}
	return e.Rank(c.Rank()) + " of " + e.Suit(c.Suit())
}

func (e english) The(c card.Card) string  { return "the " + e.Card(c) }
func (e english) With(c card.Card) string { return "with the " + e.Card(c) }

func (english) Letter(r card.Rank) string {
	if r == card.Ten {
		return "10"
	}
	return r.String()
}

func (english) misread(text string) string {
	return "“" + text + "” is no card: first the rank (7 8 9 10 J Q K A), then the suit (C D H S), as QH or 10♠."
}

func (german) Suit(s card.Suit) string {
	if s > card.Spades {
		return "kein Trumpf"
	}
	return [...]string{"Kreuz", "Karo", "Herz", "Pik"}[s]
}

func (german) Rank(r card.Rank) string {
	return [...]string{"Zwei", "Drei", "Vier", "Fünf", "Sechs", "Sieben", "Acht", "Neun", "Zehn", "Bube", "Dame", "König", "Ass"}[r]
}

func (g german) Card(c card.Card) string {
	switch {
	case c == card.Joker:
		return "Joker"
	case c > card.Joker || c.Rank() > card.Ace:
		return "keine Karte"
	}
	return g.Suit(c.Suit()) + "-" + g.Rank(c.Rank())
}

func (g german) The(c card.Card) string  { return g.declined(c, "den ", "die ", "das ") }
func (g german) With(c card.Card) string { return "mit " + g.declined(c, "dem ", "der ", "dem ") }

// declined puts an article of the accusative or dative before a card; the jack bends with it.
func (g german) declined(c card.Card, masculine, feminine, neuter string) string {
	name := g.Card(c)
	switch {
	case c == card.Joker || c.Rank() == card.King:
		return masculine + name
	case c.Rank() == card.Jack:
		return masculine + name + "n"
	case c.Rank() == card.Ace:
		return neuter + name
	}
	return feminine + name
}

// sentence begins a sentence with a card.
func (g german) sentence(c card.Card) string {
	switch {
	case c == card.Joker || c.Rank() == card.King || c.Rank() == card.Jack:
		return "Der " + g.Card(c)
	case c.Rank() == card.Ace:
		return "Das " + g.Card(c)
	}
	return "Die " + g.Card(c)
}

func (german) Letter(r card.Rank) string {
	switch r {
	case card.Ten:
		return "10"
	case card.Jack:
		return "B"
	case card.Queen:
		return "D"
	}
	return r.String()
}

func (german) misread(text string) string {
	return "„" + text + "“ ist keine Karte: erst der Wert (7 8 9 10 B D K A), dann die Farbe (C D H S für Kreuz, Karo, Herz, Pik), etwa DH oder 10♠."
}

func (french) Suit(s card.Suit) string {
	if s > card.Spades {
		return "sans atout"
	}
	return [...]string{"trèfle", "carreau", "cœur", "pique"}[s]
}

func (french) Rank(r card.Rank) string {
	return [...]string{"deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix", "valet", "dame", "roi", "as"}[r]
}

func (f french) Card(c card.Card) string {
	switch {
	case c == card.Joker:
		return "joker"
	case c > card.Joker || c.Rank() > card.Ace:
		return "aucune carte"
	}
	return f.Rank(c.Rank()) + " de " + f.Suit(c.Suit())
}

func (f french) The(c card.Card) string {
	switch {
	case c != card.Joker && c.Rank() == card.Ace:
		return "l’" + f.Card(c)
	case c != card.Joker && c.Rank() == card.Queen:
		return "la " + f.Card(c)
	}
	return "le " + f.Card(c)
}

func (f french) With(c card.Card) string { return "avec " + f.The(c) }

func (french) Letter(r card.Rank) string {
	switch r {
	case card.Ten:
		return "10"
	case card.Jack:
		return "V"
	case card.Queen:
		return "D"
	case card.King:
		return "R"
	}
	return r.String()
}

func (french) misread(text string) string {
	return "« " + text + " » n’est pas une carte : d’abord la valeur (7 8 9 10 V D R A), puis la couleur (C D H S pour trèfle, carreau, cœur, pique), comme DH ou 10♠."
}
