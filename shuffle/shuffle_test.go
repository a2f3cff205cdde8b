package shuffle

import (
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"
	"encoding/json"
	"math/big"
	"math/bits"
	"os"
	"strings"
	"testing"

	"bivouac/card"
)

type vector struct {
	ID, Master, Table string
	Deal              uint64
	Adds              []string
	Cards             string
	Seed, Seal, Pack  string
	Lot               int
	Cuts              []int
}

func vectors(t *testing.T) []vector {
	t.Helper()
	text, err := os.ReadFile("../testdata/vectors/shuffle.json")
	if err != nil {
		t.Fatal(err)
	}
	var out []vector
	if err := json.Unmarshal(text, &out); err != nil || len(out) < 40 {
		t.Fatalf("%d vectors, %v", len(out), err)
	}
	return out
}

func text(p *card.Pack) string {
	var words []string
	for _, c := range p.Cards[:p.N] {
		words = append(words, c.String())
	}
	return strings.Join(words, " ")
}

// Old records are checked for ever: what once followed from a seed follows from it always.
func TestVectors(t *testing.T) {
	for _, v := range vectors(t) {
		m, err := ParseMaster(v.Master)
		if err != nil {
			t.Fatal(err)
		}
		d := Deal{v.Table, v.Deal}
		cards, err := card.ParseSet(v.Cards)
		if err != nil {
			t.Fatal(err)
		}
		seed := m.Seed(d)
		if seed.String() != v.Seed {
			t.Errorf("%s: seed %s, want %s", v.ID, seed, v.Seed)
		}
		if got := seed.Seal(d).String(); got != v.Seal {
			t.Errorf("%s: seal %s, want %s", v.ID, got, v.Seal)
		}
		adds := make([]Contribution, len(v.Adds))
		for i, a := range v.Adds {
			if adds[i], err = ParseContribution(a); err != nil {
				t.Fatal(err)
			}
			if got := adds[i].Cut(cards.Len()); got != v.Cuts[i] {
				t.Errorf("%s: contribution %s cuts %d, want %d", v.ID, a, got, v.Cuts[i])
			}
		}
		s := New(seed, adds, d)
		p := s.Pack(cards)
		if got := text(&p); got != v.Pack {
			t.Errorf("%s: pack\n%s, want\n%s", v.ID, got, v.Pack)
		}
		if got := s.Below(len(adds)); got != v.Lot {
			t.Errorf("%s: the lot falls on %d, want %d", v.ID, got, v.Lot)
		}
	}
}

// The vectors again, by a second reading of docs/record.md that shares no code with the package, ChaCha8 included.
func TestVectorsBySecondReading(t *testing.T) {
	for _, v := range vectors(t) {
		deal := binary.BigEndian.AppendUint64([]byte(v.Table+"\x00"), v.Deal)
		mac := hmac.New(sha256.New, unhex(v.Master))
		mac.Write(deal)
		seed := mac.Sum(nil)
		if string(seed) != string(unhex(v.Seed)) {
			t.Errorf("%s: seed %x", v.ID, seed)
		}
		if seal := sha256.Sum256([]byte("bivouac deal 1" + string(deal) + string(seed))); string(seal[:]) != string(unhex(v.Seal)) {
			t.Errorf("%s: seal %x", v.ID, seal)
		}
		mixed := append([]byte{}, seed...)
		for i, a := range v.Adds {
			mixed = append(mixed, unhex(a)...)
			h := sha256.Sum256(unhex(a))
			n := big.NewInt(int64(len(strings.Fields(v.Cards)) - 1))
			if cut := new(big.Int).Mod(new(big.Int).SetBytes(h[:]), n).Int64() + 1; cut != int64(v.Cuts[i]) {
				t.Errorf("%s: cut %d", v.ID, cut)
			}
		}
		key := sha256.Sum256(append(mixed, deal...))
		words := chacha8(key)
		below := func(n uint64) uint64 {
			for {
				x := words[0]
				words = words[1:]
				// x lies in the last, incomplete multiple of n where x - x mod n + n overflows past 2^64
				if _, carry := bits.Add64(x-x%n, n-1, 0); carry == 0 {
					return x % n
				}
			}
		}
		pack := strings.Fields(v.Cards)
		for last := len(pack) - 1; last > 0; last-- {
			j := below(uint64(last) + 1)
			pack[j], pack[last] = pack[last], pack[j]
		}
		if got := strings.Join(pack, " "); got != v.Pack {
			t.Errorf("%s: pack %s", v.ID, got)
		}
		if lot := below(uint64(len(v.Adds))); lot != uint64(v.Lot) {
			t.Errorf("%s: lot %d", v.ID, lot)
		}
	}
}

func unhex(text string) []byte {
	n, _ := new(big.Int).SetString(text, 16)
	return n.FillBytes(make([]byte, len(text)/2))
}

// chacha8 is the first 992 bytes of C2SP chacha8rand as 64-bit words: blocks of ChaCha with eight rounds, four at a time with
// their words interleaved, the key alone added back. After them it would take a new key; no deal needs so many.
func chacha8(key [32]byte) []uint64 {
	var bytes []byte
	for counter := uint32(0); counter < 16; counter += 4 {
		var blocks [4][16]uint32
		for i := range blocks {
			blocks[i] = chachaBlock(key, counter+uint32(i))
		}
		for w := range 16 {
			for i := range blocks {
				bytes = binary.LittleEndian.AppendUint32(bytes, blocks[i][w])
			}
		}
	}
	var words []uint64
	for i := 0; i < 992; i += 8 {
		words = append(words, binary.LittleEndian.Uint64(bytes[i:]))
	}
	return words
}

func chachaBlock(key [32]byte, counter uint32) [16]uint32 {
	s := [16]uint32{0x61707865, 0x3320646e, 0x79622d32, 0x6b206574}
	for i := range 8 {
		s[4+i] = binary.LittleEndian.Uint32(key[4*i:])
	}
	s[12] = counter
	quarter := func(a, b, c, d int) {
		s[a] += s[b]
		s[d] = bits.RotateLeft32(s[d]^s[a], 16)
		s[c] += s[d]
		s[b] = bits.RotateLeft32(s[b]^s[c], 12)
		s[a] += s[b]
		s[d] = bits.RotateLeft32(s[d]^s[a], 8)
		s[c] += s[d]
		s[b] = bits.RotateLeft32(s[b]^s[c], 7)
	}
	for range 4 {
		for i := range 4 {
			quarter(i, 4+i, 8+i, 12+i)
		}
		for i := range 4 {
			quarter(i, 4+(i+1)%4, 8+(i+2)%4, 12+(i+3)%4)
		}
	}
	for i := range 8 {
		s[4+i] += binary.LittleEndian.Uint32(key[4*i:])
	}
	return s
}

// chiSquare fails where counts that should all be alike differ more than they would by chance once in some millions of
// times: the mean of the sum is the degrees of freedom f, its deviation √2f, and six of these are allowed.
func chiSquare(t *testing.T, what string, freedom int, counts []int) {
	t.Helper()
	total := 0
	for _, n := range counts {
		total += n
	}
	want := float64(total) / float64(len(counts))
	sum := 0.0
	for _, n := range counts {
		sum += (float64(n) - want) * (float64(n) - want) / want
	}
	f := float64(freedom)
	if off := sum - f; off*off > 36*2*f {
		t.Errorf("%s: chi-square %.1f with %d degrees of freedom: %v", what, sum, freedom, counts)
	}
}

// Over many deals every card comes to every place of the pack, so to every seat, equally often; so does the lot.
func TestDealsAreUniform(t *testing.T) {
	const deals, seats = 20000, 4
	var places [32][32]int
	var owners [32][seats]int
	var lots [seats]int
	m := Master{1, 2, 3}
	for i := range deals {
		d := Deal{"uniform", uint64(i)}
		s := New(m.Seed(d), make([]Contribution, seats), d)
		p := s.Pack(card.From(card.Seven))
		for place, c := range p.Cards[:p.N] {
			number := int(c.Suit())*8 + int(c.Rank()-card.Seven)
			places[number][place]++
			owners[number][place/4%seats]++ // packets of four
		}
		lots[s.Below(seats)]++
	}
	var all []int
	for c := range places {
		chiSquare(t, "places of one card", 31, places[c][:])
		chiSquare(t, "seats of one card", seats-1, owners[c][:])
		all = append(all, places[c][:]...)
	}
	chiSquare(t, "all cards, all places", 31*31, all)
	chiSquare(t, "first dealers", seats-1, lots[:])
}

// Demand F3: cards that lay together in the new pack must not stay together more often than others: that is what poor shuffles do.
func TestNeighboursPart(t *testing.T) {
	m := Master{4}
	apart := make([]int, 31) // how far the ace of spades lies behind the king, going round the pack
	for i := range 20000 {
		d := Deal{"neighbours", uint64(i)}
		p := New(m.Seed(d), nil, d).Pack(card.From(card.Seven))
		var king, ace int
		for place, c := range p.Cards[:p.N] {
			switch c {
			case card.Of(card.King, card.Spades):
				king = place
			case card.Of(card.Ace, card.Spades):
				ace = place
			}
		}
		apart[(ace-king+32)%32-1]++
	}
	chiSquare(t, "places between king and ace of spades", 30, apart)
}

// Demand F9: the first games after a restart are as good as any: a thousand servers start, each with a secret of its own.
func TestFirstDealAfterRestart(t *testing.T) {
	var owners [4]int
	var lots [4]int
	seen := map[string]bool{}
	for range 1000 {
		var m Master
		if _, err := rand.Read(m[:]); err != nil {
			t.Fatal(err)
		}
		d := Deal{"k3f9", 1}
		s := New(m.Seed(d), make([]Contribution, 4), d)
		p := s.Pack(card.From(card.Seven))
		for place, c := range p.Cards[:p.N] {
			if c == card.Of(card.Jack, card.Clubs) {
				owners[place/8]++
			}
		}
		lots[s.Below(4)]++
		seen[text(&p)] = true
	}
	chiSquare(t, "who gets the jack of clubs", 3, owners[:])
	chiSquare(t, "who deals first", 3, lots[:])
	if len(seen) != 1000 {
		t.Errorf("%d different first deals in 1000 starts", len(seen))
	}
}

// public is all that anybody can know between deal i and deal i+1: names, seals, seeds that were revealed, contributions,
// packs (they follow), and the seal of the deal to come.
type public struct {
	table    string
	revealed []Seed // of deals 0 … i
	seals    []Seal // of deals 0 … i+1
	adds     [][]Contribution
}

// guesses are the ways in which the next seed would follow from what is public, if the scheme were careless.
func (p *public) guesses() map[string]Seed {
	next := Deal{p.table, uint64(len(p.revealed))}
	last := p.revealed[len(p.revealed)-1]
	out := map[string]Seed{
		"the same again":       last,
		"the hash of the last": sha256.Sum256(last[:]),
		"the seal as the seed": Seed(p.seals[len(p.seals)-1]),
		"the last as master":   Master(last).Seed(next),
		"the seal as master":   Master(p.seals[len(p.seals)-1]).Seed(next),
		"no master":            Master{}.Seed(next),
		"the table as master":  Master(sha256.Sum256([]byte(p.table))).Seed(next),
	}
	up := last
	for i := 31; i >= 0; i-- {
		if up[i]++; up[i] != 0 {
			break
		}
	}
	out["the last plus one"] = up
	if n := len(p.revealed); n > 1 {
		out["the one before the last"] = p.revealed[n-2]
	}
	s := New(last, p.adds[len(p.revealed)-1], Deal{p.table, uint64(len(p.revealed) - 1)})
	var drawn Seed
	for i := 0; i < 32; i += 8 {
		binary.LittleEndian.PutUint64(drawn[i:], s.source.Uint64())
	}
	out["the generator of the last"] = drawn
	for seat, c := range p.adds[len(p.adds)-1] {
		out["a contribution as master"+string(rune('0'+seat))] = Master(sha256.Sum256(c[:])).Seed(next)
	}
	return out
}

// derive tries to find the seed of the next deal: a guess is right if it has the seal that is shown.
func (p *public) derive() (string, bool) {
	next := Deal{p.table, uint64(len(p.revealed))}
	for how, guess := range p.guesses() {
		if guess.Seal(next) == p.seals[len(p.revealed)] {
			return how, true
		}
	}
	return "", false
}

func publish(table string, deals int, seed func(Deal) Seed) *public {
	p := &public{table: table}
	for i := range deals + 1 {
		d := Deal{table, uint64(i)}
		p.seals = append(p.seals, seed(d).Seal(d))
		p.adds = append(p.adds, []Contribution{{1, byte(i)}, {2, byte(i)}, {}, {}})
		if i < deals {
			p.revealed = append(p.revealed, seed(d))
		}
	}
	return p
}

// Nobody who knows all that is public after deal i can compute deal i+1. That the search is a real one is shown on schemes
// that it breaks.
func TestNextDealDoesNotFollow(t *testing.T) {
	m := Master(sha256.Sum256([]byte("a secret")))
	for deals := 1; deals < 20; deals++ {
		if how, ok := publish("k3f9", deals, m.Seed).derive(); ok {
			t.Fatalf("deal %d follows from what is public: %s", deals, how)
		}
	}
	chain := func(d Deal) Seed { // each seed the hash of the one before
		s := Seed(m)
		for range d.Number {
			s = sha256.Sum256(s[:])
		}
		return s
	}
	open := func(d Deal) Seed { return Master{}.Seed(d) } // no secret at all
	for name, careless := range map[string]func(Deal) Seed{"chain": chain, "open": open} {
		if _, ok := publish("k3f9", 5, careless).derive(); !ok {
			t.Errorf("the search does not break the careless scheme %q, so it proves nothing", name)
		}
	}
}

// The server is bound by its seal before it sees the contributions, and each of them alone changes the pack.
func TestNobodyChoosesAlone(t *testing.T) {
	d := Deal{"k3f9", 1}
	seed := Master{7}.Seed(d)
	pack := func(adds ...Contribution) string {
		p := New(seed, adds, d).Pack(card.From(card.Seven))
		return text(&p)
	}
	seen := map[string]bool{pack(Contribution{}, Contribution{}, Contribution{}, Contribution{}): true}
	for seat := range 4 {
		for bit := range 128 {
			adds := make([]Contribution, 4)
			adds[seat][bit/8] ^= 1 << (bit % 8)
			seen[pack(adds...)] = true
		}
	}
	if len(seen) != 1+4*128 {
		t.Errorf("%d different packs, want one for each of %d contributions", len(seen), 1+4*128)
	}
	if (Seed{1}).Seal(d) == (Seed{2}).Seal(d) || seed.Seal(d) == seed.Seal(Deal{"k3f9", 2}) || seed.Seal(d) == seed.Seal(Deal{"k3f", 1}) {
		t.Error("a seal fits another seed or deal")
	}
}

func TestCutIsInRange(t *testing.T) {
	counts := make([]int, 31)
	for i := range 31000 {
		cut := Contribution{byte(i), byte(i >> 8)}.Cut(32)
		if cut < 1 || cut > 31 {
			t.Fatalf("a cut of %d of 32 cards", cut)
		}
		counts[cut-1]++
	}
	chiSquare(t, "cuts", 30, counts)
	if cut := (Contribution{}).Cut(2); cut != 1 {
		t.Errorf("two cards are cut at %d, want 1", cut)
	}
}

func TestParse(t *testing.T) {
	seed := Seed{0xAB, 31: 1}
	if got, err := ParseSeed(seed.String()); err != nil || got != seed {
		t.Errorf("ParseSeed(%q) = %v, %v", seed.String(), got, err)
	}
	for _, bad := range []string{"", "00", strings.Repeat("0", 63), strings.Repeat("0", 65), strings.Repeat("g", 64), strings.ToUpper(seed.String())} {
		if _, err := ParseSeed(bad); err == nil {
			t.Errorf("ParseSeed(%q) gives no error", bad)
		}
	}
}

// Demand F5: the same table never deals the same pack twice, nor does another with the same number of the deal.
func TestDealsDoNotRepeat(t *testing.T) {
	m := Master{5}
	seen := map[card.Pack]Deal{}
	for i := range 20000 {
		d := Deal{[]string{"anna", "ben"}[i%2], uint64(i / 2)}
		p := New(m.Seed(d), make([]Contribution, 4), d).Pack(card.From(card.Seven))
		if was, again := seen[p]; again {
			t.Fatalf("%v deals the pack of %v: %s", d, was, text(&p))
		}
		seen[p] = d
	}
}
