// Package shuffle makes packs that nobody can choose: not the server, not a player, not the two in secret.
//
// A table has a master secret that never leaves the server. Each deal has a seed that follows from the master, and a seal
// of it that is shown before anything of the deal. Then every player at the table adds a contribution; seed and
// contributions together make the pack, and the player before the dealer cuts it. When the deal is settled or void its
// seed is revealed: everybody can now compute the seal and the pack, and see that they are what they were.
//
// This is the only randomness of the rules. It is defined down to the byte, since old records must be checked for ever;
// docs/record.md has the same in words, testdata/vectors/shuffle.json and hand.json as numbers.
package shuffle

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"fmt"
	"math/rand/v2"

	"bivouac/card"
)

// Master is the secret of a table, from a good source of chance. All seeds of the table follow from it.
type Master [32]byte

// Seed is the server's part of one deal, secret until the deal is settled or void.
type Seed [32]byte

// Seal is shown before the deal and holds the server to its seed.
type Seal [32]byte

// Contribution is a player's part of one deal: 16 bytes, zeros for computers and for what did not come in time.
type Contribution [16]byte

// Deal says which deal of which table: what was drawn before the first deal is number 0.
type Deal struct {
	Table  string // the name of the table, without a zero byte
	Number uint64
}

// bytes is the table, a zero byte, and the number in 8 bytes, big-endian.
func (d Deal) bytes() []byte {
	return binary.BigEndian.AppendUint64(append([]byte(d.Table), 0), d.Number)
}

// Seed is the seed of a deal: HMAC-SHA256 of the deal under the master.
func (m Master) Seed(d Deal) Seed {
	mac := hmac.New(sha256.New, m[:])
	mac.Write(d.bytes())
	return Seed(mac.Sum(nil))
}

// Seal is the seal of the seed: SHA-256 of "bivouac deal 1", the deal and the seed.
func (s Seed) Seal(d Deal) Seal {
	return Seal(hash([]byte("bivouac deal 1"), d.bytes(), s[:]))
}

// Rehearsal stands in for the contribution of a person where a match is played again and again from one master, as in
// simulations and tests. It follows from the master, so it protects nobody.
func (m Master) Rehearsal(d Deal, seat uint8) Contribution {
	mac := hmac.New(sha256.New, m[:])
	mac.Write([]byte("bivouac adds 1"))
	mac.Write(d.bytes())
	mac.Write([]byte{seat})
	return Contribution(mac.Sum(nil)[:16])
}

// Cut is where the player of this contribution cuts a pack of n cards when he does not do it by hand: 1 … n-1.
// It is 1 + SHA-256(contribution) mod (n-1), the hash read as a big-endian number. n is 2 or more.
func (c Contribution) Cut(n int) int {
	rest := 0
	for _, b := range hash(c[:]) {
		rest = (rest<<8 + int(b)) % (n - 1)
	}
	return 1 + rest
}

// Shuffler is the generator of one deal: ChaCha8, seeded with SHA-256 of the seed, the contributions in order of their
// seats, and the deal.
type Shuffler struct{ source *rand.ChaCha8 }

// New makes the generator of a deal. adds has a contribution for each seat.
func New(s Seed, adds []Contribution, d Deal) Shuffler {
	parts := [][]byte{s[:]}
	for i := range adds {
		parts = append(parts, adds[i][:])
	}
	return Shuffler{rand.NewChaCha8(hash(append(parts, d.bytes())...))}
}

// Pack shuffles a new pack of these cards: Fisher–Yates, from the last place down. It is not yet cut.
func (s Shuffler) Pack(cards card.Set) card.Pack {
	p := card.NewPack(cards)
	for i := p.N - 1; i > 0; i-- {
		j := s.Below(i + 1)
		p.Cards[i], p.Cards[j] = p.Cards[j], p.Cards[i]
	}
	return p
}

// Below gives a number 0 … n-1, each as likely as the other: the next 64 bits that lie below the greatest multiple of n,
// mod n. Own code, so that no change of the library alters an old deal. n is 1 or more.
func (s Shuffler) Below(n int) int {
	size := uint64(n)
	excess := -size % size // 2^64 mod n
	for {
		if x := s.source.Uint64(); x <= ^excess {
			return int(x % size)
		}
	}
}

func hash(parts ...[]byte) [32]byte {
	h := sha256.New()
	for _, part := range parts {
		h.Write(part)
	}
	return [32]byte(h.Sum(nil))
}

// String is the seed in hexadecimal digits.
func (s Seed) String() string { return hex.EncodeToString(s[:]) }

// String is the seal in hexadecimal digits.
func (s Seal) String() string { return hex.EncodeToString(s[:]) }

// String is the contribution in hexadecimal digits.
func (c Contribution) String() string { return hex.EncodeToString(c[:]) }

// ParseMaster reads 64 hexadecimal digits, a to f small.
func ParseMaster(text string) (m Master, err error) {
	err = parse(m[:], text)
	return
}

// ParseSeed reads 64 hexadecimal digits, a to f small.
func ParseSeed(text string) (s Seed, err error) {
	err = parse(s[:], text)
	return
}

// ParseSeal reads 64 hexadecimal digits, a to f small.
func ParseSeal(text string) (s Seal, err error) {
	err = parse(s[:], text)
	return
}

// ParseContribution reads 32 hexadecimal digits, a to f small.
func ParseContribution(text string) (c Contribution, err error) {
	err = parse(c[:], text)
	return
}

// parse reads digits as String writes them, small: one form for each, so that a record has one.
func parse(dst []byte, text string) error {
	if len(text) != hex.EncodedLen(len(dst)) {
		return fmt.Errorf("%d hexadecimal digits are wanted, not %d", hex.EncodedLen(len(dst)), len(text))
	}
	if _, err := hex.Decode(dst, []byte(text)); err != nil {
		return err
	}
	if hex.EncodeToString(dst) != text {
		return errors.New("hexadecimal digits are written small, 0 to 9 and a to f")
	}
	return nil
}
