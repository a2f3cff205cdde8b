package shuffle

import (
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"math/big"
	"os"
	"slices"
	"strings"
	"testing"

	"bivouac/card"
)

// handVector is a pack shuffled by hand: how the deal before lay when it was over, nil before the first; the cards as they
// were gathered, and as they were shuffled.
type handVector struct {
	ID, Table, Seed   string
	Deal              uint64
	Adds              []string
	Before            *played
	Cards, Lies, Pack string
}

type played struct {
	Dealer int
	Tricks []struct {
		Winner int
		Cards  string
	}
	Lying string
	Hands []string
}

func handVectors(t *testing.T) []handVector {
	t.Helper()
	text, err := os.ReadFile("../testdata/vectors/hand.json")
	if err != nil {
		t.Fatal(err)
	}
	var out []handVector
	if err := json.Unmarshal(text, &out); err != nil || len(out) < 20 {
		t.Fatalf("%d vectors, %v", len(out), err)
	}
	return out
}

func cardsOf(t *testing.T, text string) (cards []card.Card) {
	t.Helper()
	for word := range strings.FieldsSeq(text) {
		c, err := card.Parse(word)
		if err != nil {
			t.Fatal(err)
		}
		cards = append(cards, c)
	}
	return cards
}

// Old records are checked for ever: what hands once made of a seed and of gathered cards they make of them always.
func TestHandVectors(t *testing.T) {
	for _, v := range handVectors(t) {
		seed, err := ParseSeed(v.Seed)
		if err != nil {
			t.Fatal(err)
		}
		adds := make([]Contribution, len(v.Adds))
		for i, a := range v.Adds {
			if adds[i], err = ParseContribution(a); err != nil {
				t.Fatal(err)
			}
		}
		p := card.NewPack(card.SetOf(cardsOf(t, v.Cards)...))
		if b := v.Before; b != nil {
			d := &Played{Dealer: b.Dealer, Lying: cardsOf(t, b.Lying)}
			for _, trick := range b.Tricks {
				d.Tricks = append(d.Tricks, Trick{trick.Winner, cardsOf(t, trick.Cards)})
			}
			for _, hand := range b.Hands {
				d.Hands = append(d.Hands, card.SetOf(cardsOf(t, hand)...))
			}
			p = Gather(p.Set(), d)
		}
		if got := text(&p); got != v.Lies {
			t.Errorf("%s: the cards lie\n%s, want\n%s", v.ID, got, v.Lies)
		}
		p = New(seed, adds, Deal{v.Table, v.Deal}).ByHand(p)
		if got := text(&p); got != v.Pack {
			t.Errorf("%s: pack\n%s, want\n%s", v.ID, got, v.Pack)
		}
	}
}

// The vectors again, by a second reading of docs/record.md that shares no code with the package.
func TestHandVectorsBySecondReading(t *testing.T) {
	for _, v := range handVectors(t) {
		mixed := unhex(v.Seed)
		for _, a := range v.Adds {
			mixed = append(mixed, unhex(a)...)
		}
		key := append(append(mixed, v.Table...), 0)
		words := chacha8(sha256.Sum256(binary.BigEndian.AppendUint64(key, v.Deal)))
		pack := strings.Fields(v.Cards)
		if b := v.Before; b != nil {
			pack = nil
			for place := 1; place <= len(b.Hands); place++ {
				pile := ""
				for _, trick := range b.Tricks { // each is laid on those before
					if trick.Winner == (b.Dealer+place)%len(b.Hands) {
						pile = trick.Cards + " " + pile
					}
				}
				pack = append(pack, strings.Fields(pile)...)
			}
			pack = append(pack, strings.Fields(b.Lying)...)
			for place := 1; place <= len(b.Hands); place++ {
				pack = append(pack, strings.Fields(b.Hands[(b.Dealer+place)%len(b.Hands)])...)
			}
			for c := range strings.FieldsSeq(v.Cards) {
				if !slices.Contains(pack, c) {
					pack = append(pack, c)
				}
			}
		}
		if got := strings.Join(pack, " "); got != v.Lies {
			t.Errorf("%s: the cards lie %s", v.ID, got)
		}
		bit := func(word uint64, place int) bool { return new(big.Int).SetUint64(word).Bit(place) == 1 }
		overhand := func(one, two uint64) {
			var other, packet []string
			for place, c := range pack {
				packet = append(packet, c)
				if bit(one, place) && bit(two, place) || place == len(pack)-1 {
					other, packet = append(packet, other...), nil
				}
			}
			pack = other
		}
		overhand(words[0], words[1])
		cut := 0
		for place := range pack {
			if !bit(words[2], place) {
				cut++
			}
		}
		upper, lower := pack[:cut], pack[cut:]
		pack = nil
		for len(upper)+len(lower) > 0 {
			if bit(words[2], len(pack)) {
				pack, lower = append(pack, lower[0]), lower[1:]
			} else {
				pack, upper = append(pack, upper[0]), upper[1:]
			}
		}
		overhand(words[3], words[4])
		if got := strings.Join(pack, " "); got != v.Pack {
			t.Errorf("%s: pack %s", v.ID, got)
		}
	}
}

// numbered is a pack of n cards in order.
func numbered(n int) (p card.Pack) {
	p.N = n
	for i := range n {
		p.Cards[i] = card.Card(i)
	}
	return p
}

// The riffle is that of Gilbert, Shannon and Reeds: of 2ⁿ equally likely ones n+1 change nothing, and each order with two rising
// sequences comes from one.
func TestRiffleIsTheModel(t *testing.T) {
	const n = 7
	ways := map[card.Pack]int{}
	for word := range uint64(1 << n) {
		p := numbered(n)
		riffle(&p, word)
		ways[p]++
	}
	for p, count := range ways {
		want := 1
		if p == numbered(n) {
			want = n + 1
		}
		rising := 1
		for c := 1; c < n; c++ {
			if slices.Index(p.Cards[:n], card.Card(c)) < slices.Index(p.Cards[:n], card.Card(c-1)) {
				rising++
			}
		}
		if count != want || rising > 2 {
			t.Errorf("%v comes %d times and has %d rising sequences", p.Cards[:n], count, rising)
		}
	}
	if len(ways) != 1<<n-n {
		t.Errorf("%d orders, want %d", len(ways), 1<<n-n)
	}
}

// The overhand shuffle lays packets in reverse order, each as it was; bits behind the last card are nothing to it.
func TestOverhandTurnsPacketsRound(t *testing.T) {
	for ends, want := range map[uint64][]card.Card{
		0:          {0, 1, 2, 3, 4},
		0b00100:    {3, 4, 0, 1, 2},
		0b00101:    {3, 4, 1, 2, 0},
		0b11111:    {4, 3, 2, 1, 0},
		0b10000:    {0, 1, 2, 3, 4},
		0b01100000: {0, 1, 2, 3, 4},
	} {
		p := numbered(5)
		if overhand(&p, ends); !slices.Equal(p.Cards[:5], want) {
			t.Errorf("packets that end at %b: %v, want %v", ends, p.Cards[:5], want)
		}
	}
}

// What can come: of eight cards nearly every order, and every layout for four players who get two each. Of the packs that are
// played with most orders cannot come from one that is known: there are fewer ways to shuffle than orders.
func TestNotEveryOrderComesByHand(t *testing.T) {
	const n = 8
	orders, layouts := map[[n]card.Card]bool{}, map[[n]byte]bool{}
	for first := range uint64(1 << (n - 1)) {
		for word := range uint64(1 << n) {
			p := numbered(n)
			overhand(&p, first)
			riffle(&p, word)
			for last := range uint64(1 << (n - 1)) {
				q := p
				overhand(&q, last)
				order := [n]card.Card(q.Cards[:n])
				orders[order] = true
				var layout [n]byte
				for place, c := range order {
					layout[c] = byte(place / 2)
				}
				layouts[layout] = true
			}
		}
	}
	if len(orders) != 40205 || len(layouts) != 2520 {
		t.Errorf("of 40320 orders %d can come, of 2520 layouts %d", len(orders), len(layouts))
	}
	for n, bits := range map[int]int{24: 4, 32: 18, 52: 65} {
		ways := new(big.Int).Lsh(big.NewInt(int64(n-1)), uint(3*n-2)) // the cut of the player before the dealer among them
		all := new(big.Int).MulRange(1, int64(n))
		if ways.Lsh(ways, uint(bits)).Cmp(all) > 0 {
			t.Errorf("%d cards: more than one order in 2^%d can come", n, bits)
		}
	}
}

// Demand F8 is not F3, and says so: cards that lay together stay together far more often than by chance, by hand and only
// by hand.
func TestNeighboursStayByHand(t *testing.T) {
	const deals, n = 4000, 32
	m := Master{8}
	together := func(way func(Shuffler, card.Pack) card.Pack) (share float64) {
		for i := range deals {
			d := Deal{"neighbours", uint64(i)}
			p := way(New(m.Seed(d), nil, d), card.NewPack(card.From(card.Seven)))
			for place := 1; place < n; place++ {
				a, b := p.Cards[place-1], p.Cards[place]
				if a.Suit() == b.Suit() && a.Rank()+1 == b.Rank() {
					share++
				}
			}
		}
		return share / (deals * 28) // so many lay together: the last of a suit and the first of the next are not counted
	}
	even := together(func(s Shuffler, p card.Pack) card.Pack { return s.Pack(p.Set()) })
	hand := together(Shuffler.ByHand)
	if even < 0.028 || even > 0.035 {
		t.Errorf("evenly %.3f of the neighbours lie together again, want 1 in 32", even)
	}
	if hand < 0.2 {
		t.Errorf("by hand %.3f of the neighbours lie together still, want one in five", hand)
	}
}

// A deal is gathered as people do it: Anna (seat 0) deals, Ben and Carla have won tricks, Ben the first and the third.
func TestGather(t *testing.T) {
	all := "7C 8C 9C TC JC QC KC AC 7D 8D 9D TD JD QD"
	d := &Played{
		Dealer: 0,
		Tricks: []Trick{{1, cardsOf(t, "7C 9C 8C")}, {2, cardsOf(t, "7D 9D JC")}, {1, cardsOf(t, "AC KC TC")}},
		Lying:  cardsOf(t, "TD"),
		Hands:  []card.Set{card.SetOf(cardsOf(t, "QC")...), 0, card.SetOf(cardsOf(t, "JD 8D")...)},
	}
	p := Gather(card.SetOf(cardsOf(t, all)...), d)
	if got, want := text(&p), "AC KC TC 7C 9C 8C 7D 9D JC TD 8D JD QC QD"; got != want {
		t.Errorf("the cards lie %s, want %s", got, want)
	}
}

// Who sits at the table has a part in it: what he adds changes the pack, and no card is lost.
func TestHandsHearThePlayers(t *testing.T) {
	d := Deal{"k3f9", 3}
	lies := card.NewPack(card.From(card.Seven))
	seen := map[card.Pack]bool{}
	for bit := range 128 {
		var adds [4]Contribution
		adds[bit%4][bit/8] ^= 1 << (bit % 8)
		p := New(Seed{9}, adds[:], d).ByHand(lies)
		if p.Set() != lies.Set() || p.N != lies.N {
			t.Fatalf("a card was lost: %s", text(&p))
		}
		seen[p] = true
	}
	if len(seen) != 128 {
		t.Errorf("%d packs, want one for each of 128 contributions", len(seen))
	}
}
