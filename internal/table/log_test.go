package table

import (
	"encoding/hex"
	"strings"
	"testing"
	"time"
)

// Logs outlive programs: these hashes never change.
func TestChainIsFixed(t *testing.T) {
	want := []string{
		"eb8c280ccf5b8732bce8bd543ea17a8298d7ce3c9b9339b937c8432ff7dcadf9",
		"52297b0fea1143cca1a5bc3d89420139ec33cd96f44ee2b23c5a53951ab6be0f",
		"99724f874faf5e7619dfb835b290ea70fe8343e7a5015b8ed4516ce0b643863f",
	}
	r := ID("k7").Start()
	for i, body := range []string{"", `{"opened":{}}`, "\x00\xff"} {
		next := r.Next(time.UnixMilli(1_700_000_000_000+int64(i)), []byte(body))
		if got := hex.EncodeToString(next.Hash[:]); got != want[i] {
			t.Errorf("record %d: hash %s, want %s", next.At, got, want[i])
		}
		r = next
	}
}

func TestEveryPartIsInTheChain(t *testing.T) {
	first := ID("k7").Start().Next(time.UnixMilli(1_700_000_000_000), []byte("a"))
	second := first.Next(time.UnixMilli(1_700_000_000_001), []byte("b"))
	if !second.Follows(first) || !first.Follows(ID("k7").Start()) {
		t.Fatal("a record does not follow the one it was made after")
	}
	if first.Follows(ID("k8").Start()) {
		t.Error("the log of one table passes for that of another")
	}
	if second.Follows(ID("k7").Start()) {
		t.Error("a record can be left out")
	}
	for name, alter := range map[string]func(*Record){
		"number": func(r *Record) { r.At++ },
		"time":   func(r *Record) { r.Time = r.Time.Add(time.Millisecond) },
		"body":   func(r *Record) { r.Body = []byte("c") },
		"hash":   func(r *Record) { r.Hash[31] ^= 1 },
	} {
		altered := second
		alter(&altered)
		if altered.Follows(first) {
			t.Errorf("a record with another %s passes", name)
		}
	}
}

func TestTimeNeverRunsBackwards(t *testing.T) {
	first := ID("k7").Start().Next(time.UnixMilli(2000), nil)
	second := first.Next(time.UnixMilli(1000), nil)
	if !second.Time.Equal(first.Time) {
		t.Errorf("the clock was set back: record 2 is of %v, record 1 of %v", second.Time, first.Time)
	}
	exact := time.Date(2024, 2, 29, 12, 0, 0, 123_999_999, time.FixedZone("", 3600))
	if got := first.Next(exact, nil).Time; got != exact.UTC().Truncate(time.Millisecond) {
		t.Errorf("time %v of %v: want whole milliseconds, UTC", got, exact)
	}
}

func TestID(t *testing.T) {
	for id, valid := range map[ID]bool{
		"a": true, "k7m2": true, "z9": true, ID(strings.Repeat("q", 32)): true,
		"": false, "A": false, "k1": false, "k0": false, "a-b": false, "é": false, ID(strings.Repeat("q", 33)): false,
	} {
		if id.Valid() != valid {
			t.Errorf("%q: valid is %v", id, !valid)
		}
	}
}
