package web

import (
	"bytes"
	"compress/gzip"
	"io"
	"math/rand/v2"
	"strings"
	"testing"
	"time"
)

// sent is felts that differ a little, pulses between them, and some that are larger than all a compressor sees.
func sent(seed uint64) [][]byte {
	chance := rand.New(rand.NewPCG(seed, 0))
	felt := []byte(strings.Repeat(`<li class="card"><use href="#f-KS"></use></li>`, 300))
	var all [][]byte
	for n := range 60 {
		for range 20 {
			felt[chance.IntN(len(felt))] = byte('a' + chance.IntN(26))
		}
		switch {
		case n%3 == 1:
			all = append(all, pulse(time.UnixMilli(int64(n))))
		case n%20 == 0:
			all = append(all, bytes.Repeat(felt, 1+chance.IntN(5)))
		default:
			all = append(all, felt[:short+chance.IntN(len(felt)-short)])
		}
		all[n] = bytes.Clone(all[n])
	}
	return all
}

// Every push is drawn when it comes, so nothing of it may wait for the next one.
func TestMessagesCanBeReadAsTheyCome(t *testing.T) {
	for seed := range uint64(20) {
		var wire bytes.Buffer
		p := &packer{w: &wire}
		var in *gzip.Reader
		for n, m := range sent(seed) {
			if _, err := p.Write(m); err != nil {
				t.Fatal(err)
			}
			if in == nil {
				var err error
				if in, err = gzip.NewReader(&wire); err != nil {
					t.Fatal(err)
				}
			}
			got := make([]byte, len(m))
			if _, err := io.ReadFull(in, got); err != nil || !bytes.Equal(got, m) {
				t.Fatalf("seed %d: message %d of %d bytes comes as something else (%v)", seed, n, len(m), err)
			}
			if len(p.before) > window {
				t.Fatalf("a page keeps %d bytes", len(p.before))
			}
		}
	}
}

// A compressor that has served other pages writes what a new one writes: how long a push is tells nothing of theirs.
func TestPushesTellNothingOfOtherPages(t *testing.T) {
	var alone, after bytes.Buffer
	pack := func(w io.Writer, seed uint64) {
		p := &packer{w: w}
		for _, m := range sent(seed) {
			p.Write(m)
		}
	}
	pack(&alone, 1)
	for seed := range uint64(10) {
		pack(io.Discard, seed)
	}
	pack(&after, 1)
	if !bytes.Equal(alone.Bytes(), after.Bytes()) {
		t.Errorf("%d bytes, then %d", alone.Len(), after.Len())
	}
}
