package drogue

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"bivouac/card"
	"bivouac/game"
)

// words are the moves that are one word, cardWords those that name one card after it.
var (
	words = map[game.Kind]string{
		Redeal: "redeal", Ready: "ready", AuxArmes: "auxarmes", Pass: "pass",
		Salute: "salute", Quatre: "quatre", Parole: "parole", Speak: "speak",
	}
	cardWords = map[game.Kind]string{QuiVive: "quivive", Release: "release", OutOfTurn: "outofturn"}
)

// kinds is the same the other way round, for reading.
var kinds = func() map[string]game.Kind {
	all := map[string]game.Kind{}
	for _, list := range []map[game.Kind]string{words, cardWords} {
		for k, word := range list {
			all[word] = k
		}
	}
	return all
}()

var (
	acts   = [...]string{"trick", "turn", "salute", "quatre", "announce", "talk"}
	topics = [...]string{"suit", "rank", "card", "number", "trump", "pass", "nothing"}
)

// format writes a move as records do.
func format(hand card.Set, m game.Move) string {
	k := m.Kind()
	if w, ok := words[k]; ok {
		return w
	}
	if w, ok := cardWords[k]; ok {
		return w + " " + card.Card(m.Arg()).String()
	}
	switch k {
	case game.Plays:
		return m.Card().String()
	case Name:
		named, nose := Naming(m)
		text := "name"
		for _, j := range Mandrins[:3] {
			if named.Has(j) {
				text += " " + j.String()
			}
		}
		if nose != card.None {
			text += " black " + nose.String()
		}
		return text
	case Announce:
		return "announce " + strconv.Itoa(int(m.Arg()))
	case Point:
		return "point " + strconv.Itoa(int(m.Arg()))
	case Show:
		s, left := Showing(m)
		shown := ShownOf(hand, s, left)
		return "show " + s.String() + " " + (shown & Plain(s)).String() + " " + (shown & Jacks).String()
	case Tell:
		t, s, r, c, number := Told(m)
		switch t {
		case TellSuit:
			return "tell suit " + s.String()
		case TellRank:
			return "tell rank " + r.String()
		case TellCard:
			return "tell card " + c.String()
		case TellNumber:
			return "tell number " + strconv.Itoa(number)
		}
		return "tell " + topics[t]
	case Accord:
		return "accord " + strconv.Itoa(int(m.Arg()))
	case Challenge:
		seat, a, number := Challenged(m)
		text := fmt.Sprintf("challenge %d %s", seat, acts[a])
		if a == ActTrick || a == ActTurn {
			text += " " + strconv.Itoa(number)
		}
		return text
	case ChallengeVive:
		return "challenge quivive " + card.Card(m.Arg()).String()
	}
	return ""
}

// parse reads what format writes; the cards of a showing may stand in any order.
func parse(hand card.Set, text string) (game.Move, error) {
	words := strings.Fields(text)
	m, ok := read(hand, words)
	want := ""
	if ok { // what is no move cannot be written
		want = format(hand, m)
	}
	if m.Kind() == Show && ok {
		shown := strings.Fields(want)
		sort.Strings(words[2:])
		sort.Strings(shown[2:])
		text, want = strings.Join(words, " "), strings.Join(shown, " ")
	}
	if !ok || want != text {
		return 0, fmt.Errorf("%q is no move of Drogue: a card as KS is, or name, redeal, ready, quivive, release, auxarmes, announce, pass, point, show, salute, quatre, tell, parole, accord, speak, outofturn, challenge", text)
	}
	return m, nil
}

// read is the move that the words say, as far as they say one; parse compares it with the text once more.
func read(hand card.Set, w []string) (m game.Move, ok bool) {
	if len(w) == 0 {
		return 0, false
	}
	last := w[len(w)-1]
	if k, known := kinds[w[0]]; known {
		if _, alone := words[k]; alone {
			return game.MakeMove(k, 0), true
		}
		c, err := card.Parse(last)
		return game.MakeMove(k, uint8(c)), err == nil && Pack.Has(c)
	}
	switch w[0] {
	case "name":
		return readName(w[1:])
	case "announce":
		n, ok := number(last)
		return game.MakeMove(Announce, n), ok
	case "point":
		n, ok := number(last)
		return game.MakeMove(Point, n), ok
	case "accord":
		n, ok := number(last)
		return game.MakeMove(Accord, n), ok && n < 4
	case "show":
		return readShow(hand, w[1:])
	case "tell":
		return readTell(w[1:])
	case "challenge":
		return readChallenge(w[1:])
	}
	c, err := card.Parse(last)
	return game.PlayOf(c), err == nil && Pack.Has(c)
}

// number reads a whole number below 128, which fits every argument. Whether it is one of the game's, the rules say: with a reason.
func number(text string) (uint8, bool) {
	n, err := strconv.ParseUint(text, 10, 7)
	return uint8(n), err == nil
}

func readName(w []string) (game.Move, bool) {
	var arg uint8
	for i := 0; i < len(w); i++ {
		nose := w[i] == "black" && i+1 < len(w)
		if nose {
			i++
		}
		for j, c := range Mandrins[:3] {
			switch {
			case w[i] != c.String():
			case nose:
				arg |= uint8(j+1) << 3
			default:
				arg |= 1 << j
			}
		}
	}
	return game.MakeMove(Name, arg), true
}

func readShow(hand card.Set, w []string) (game.Move, bool) {
	if len(w) == 0 {
		return 0, false
	}
	s, err := card.ParseSuit(w[0])
	shown, errCards := card.ParseSet(strings.Join(w[1:], " "))
	if err != nil || errCards != nil {
		return 0, false
	}
	left := ShownOf(hand, s, card.None) &^ shown
	return ShowOf(s, left.First()), left.Len() <= 1
}

func readTell(w []string) (game.Move, bool) {
	for t, word := range topics {
		if len(w) == 0 || w[0] != word {
			continue
		}
		last := w[len(w)-1]
		switch Topic(t) {
		case TellSuit:
			s, err := card.ParseSuit(last)
			return TellOf(TellSuit, uint8(s)), err == nil
		case TellRank:
			r, err := card.ParseRank(last)
			return TellOf(TellRank, uint8(r-card.Seven)), err == nil && r >= card.Seven
		case TellCard:
			c, err := card.Parse(last)
			return TellCardOf(c), err == nil && Pack.Has(c)
		case TellNumber:
			n, ok := number(last)
			return TellOf(TellNumber, n), ok && n <= maxCount
		}
		return TellOf(Topic(t), 0), true
	}
	return 0, false
}

func readChallenge(w []string) (game.Move, bool) {
	if len(w) < 2 {
		return 0, false
	}
	if w[0] == "quivive" {
		c, err := card.Parse(w[1])
		return game.MakeMove(ChallengeVive, uint8(c)), err == nil && Pack.Has(c)
	}
	seat, ok := number(w[0])
	trick := uint8(1)
	if len(w) == 3 {
		trick, _ = number(w[2])
	}
	for a, word := range acts {
		if w[1] == word {
			return ChallengeOf(game.Seat(seat), Act(a), int(trick)), ok && seat < 4 && trick >= 1 && trick <= 8
		}
	}
	return 0, false
}
