package drogue

import (
	"fmt"
	"sort"
	"strconv"
	"strings"

	"bivouac/card"
	"bivouac/game"
)

// The due moves, beside game.Plays.
const (
	Name     game.Kind = 1 + iota // at the cut: the Jacks named for relief, bits of Mandrins; <<3: 1 + which of them is the nose's
	Redeal                        // asks for a new deal
	Ready                         // is done with this step
	QuiVive                       // calls "Qui vive!" for the Jack
	Release                       // shows the Jack to take a peg off the nose
	AuxArmes                      // calls "Aux armes!"
	Announce                      // announces the number
	Pass                          // passes
	Point                         // states the point
	Show                          // shows and names trumps: suit<<6 | the card left out, nothing: allShown
)

// The asides.
const (
	Salute        game.Kind = game.Asides + iota // "Salut à mes honorables factionnaires!"
	Quatre                                       // "Qui vive pour les quatre Mandrins!"
	Tell                                         // tells the table something about the hand: a Topic and its argument
	Parole                                       // "Je demande la parole"
	Accord                                       // "Accordée", to the seat
	Speak                                        // a mute player's free message
	OutOfTurn                                    // puts the card down without being awaited; it goes back
	Challenge                                    // challenges an act of a seat
	ChallengeVive                                // challenges that nobody called the named Jack
)

// allShown is the argument of Show, below the suit, where no card stays hidden.
const allShown = 0x3F

// Topic is what a tell is about, the high three bits of its argument; the low five are the argument of the topic.
type Topic uint8

// The topics of tells, §9.
const (
	TellSuit    Topic = iota // I hold a plain card of it
	TellRank                 // I hold one
	TellCard                 // I hold it
	TellNumber               // it is the count of one of my suits
	TellTrump                // I hold one
	TellPass                 // I shall not announce
	TellNothing              // no Jack, Ace or Ten
)

// TellOf is the move of a tell.
func TellOf(t Topic, arg uint8) game.Move { return game.MakeMove(Tell, uint8(t)<<5|arg) }

// TellCardOf is the move that tells a card.
func TellCardOf(c card.Card) game.Move {
	return TellOf(TellCard, uint8(c.Suit())<<3|uint8(c.Rank()-card.Seven))
}

// Told takes a tell apart: its topic and, as far as the topic has them, suit, rank, card and number.
func Told(m game.Move) (t Topic, s card.Suit, r card.Rank, c card.Card, number int) {
	t, arg := Topic(m.Arg()>>5), m.Arg()&31
	switch t {
	case TellSuit:
		s = card.Suit(arg & 3)
	case TellRank:
		r = card.Seven + card.Rank(arg&7)
	case TellCard:
		c = card.Of(card.Seven+card.Rank(arg&7), card.Suit(arg>>3))
	case TellNumber:
		number = int(arg)
	}
	return t, s, r, c, number
}

// Act is what a challenge is about.
type Act uint8

// The acts that can be challenged, §8.
const (
	ActTrick    Act = iota // a card of the numbered trick
	ActTurn                // a card out of turn in the numbered trick
	ActSalute              // the salute was owed and not made
	ActQuatre              // the four Mandrins were held and not called
	ActAnnounce            // an announcement that no suit of his gives
	ActTalk                // talk of a mute player
)

// ChallengeOf is the move that challenges an act of a seat; number is the trick, 1 … 8, for ActTrick and ActTurn, else 1.
func ChallengeOf(seat game.Seat, a Act, number int) game.Move {
	return game.MakeMove(Challenge, uint8(seat)<<6|uint8(a)<<3|uint8(number-1))
}

// Challenged takes a challenge apart.
func Challenged(m game.Move) (seat game.Seat, a Act, number int) {
	return game.Seat(m.Arg() >> 6), Act(m.Arg() >> 3 & 7), int(m.Arg()&7) + 1
}

// ShowOf is the move that shows the suit with left staying hidden, card.None: nothing does.
func ShowOf(s card.Suit, left card.Card) game.Move {
	arg := uint8(allShown)
	if left != card.None {
		arg = uint8(left)
	}
	// A Card has its suit in two bits and its rank in four: six bits in all.
	return game.MakeMove(Show, uint8(s)<<6|arg)
}

// Showing takes a Show apart: the trump suit and the card that stays hidden, card.None: none does.
func Showing(m game.Move) (s card.Suit, left card.Card) {
	s, left = card.Suit(m.Arg()>>6), card.Card(m.Arg()&allShown)
	if left == allShown {
		left = card.None
	}
	return s, left
}

// Naming takes a Name apart: the Jacks named and which of them is the nose's, card.None: not said.
func Naming(m game.Move) (named card.Set, nose card.Card) {
	nose = card.None
	for i, j := range Mandrins[:3] {
		if m.Arg()>>i&1 != 0 {
			named |= j.Set()
		}
	}
	if n := m.Arg() >> 3; n >= 1 && n <= 3 {
		nose = Mandrins[n-1]
	}
	return named, nose
}

var words = map[game.Kind]string{
	Redeal: "redeal", Ready: "ready", AuxArmes: "auxarmes", Pass: "pass",
	Salute: "salute", Quatre: "quatre", Parole: "parole", Speak: "speak",
}

var cardWords = map[game.Kind]string{QuiVive: "quivive", Release: "release", OutOfTurn: "outofturn"}

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
		return "show " + s.String() + " " + (shown & Plain(s)).String() + " " + (shown & jacks).String()
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
	for k, word := range words {
		if w[0] == word {
			return game.MakeMove(k, 0), true
		}
	}
	for k, word := range cardWords {
		if w[0] == word {
			c, err := card.Parse(last)
			return game.MakeMove(k, uint8(c)), err == nil && pack.Has(c)
		}
	}
	number, errNumber := strconv.ParseUint(last, 10, 7)
	switch w[0] {
	case "name":
		return readName(w[1:])
	case "announce":
		return game.MakeMove(Announce, uint8(number)), errNumber == nil
	case "point":
		return game.MakeMove(Point, uint8(number)), errNumber == nil
	case "accord":
		return game.MakeMove(Accord, uint8(number)), errNumber == nil && number < 4
	case "show":
		return readShow(hand, w[1:])
	case "tell":
		return readTell(w[1:])
	case "challenge":
		return readChallenge(w[1:])
	}
	c, err := card.Parse(last)
	return game.PlayOf(c), err == nil && pack.Has(c)
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
			return TellCardOf(c), err == nil && pack.Has(c)
		case TellNumber:
			n, err := strconv.ParseUint(last, 10, 4)
			return TellOf(TellNumber, uint8(n)), err == nil
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
		return game.MakeMove(ChallengeVive, uint8(c)), err == nil
	}
	seat, err := strconv.ParseUint(w[0], 10, 2)
	number := uint64(1)
	if len(w) == 3 {
		number, _ = strconv.ParseUint(w[2], 10, 4)
	}
	for a, word := range acts {
		if w[1] == word {
			return ChallengeOf(game.Seat(seat), Act(a), int(number)), err == nil && number >= 1 && number <= 8
		}
	}
	return 0, false
}
