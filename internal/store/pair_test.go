package store

import (
	"bytes"
	"encoding/hex"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"bivouac/internal/table"
)

// putAll puts values as servers do: the settings of people, and when somebody has seen a table.
func putAll(t *testing.T, s Store, people int) map[[2]string]string {
	t.Helper()
	want := map[[2]string]string{}
	for i := range people {
		player := strings.Repeat(fmt.Sprintf("%08x", i*0x9E3779B1), 8)
		want[[2]string{"person", player}] = fmt.Sprintf(`{"lang":"fr","name":"Anna %d","face":%d}`, i, i*7919)
		want[[2]string{"seen", player + " " + string(name(i))}] = fmt.Sprint(1_700_000_000_000 + i)
	}
	for at, value := range want {
		if err := s.Put(bg, at[0], at[1], []byte(value)); err != nil {
			t.Fatal(err)
		}
	}
	return want
}

// lost counts the pairs that are damaged or not found, and fails where one is read that is not what was put.
func lost(t *testing.T, s Store, want map[[2]string]string) (n int) {
	t.Helper()
	for at, value := range want {
		switch got, err := s.Get(bg, at[0], at[1]); {
		case err == nil && string(got) != value:
			t.Fatalf("%v: %q, and %q was put", at, got, value)
		case err != nil:
			n++
		}
	}
	for _, bucket := range []string{"person", "seen"} {
		for p, err := range s.Scan(bg, bucket, "") {
			if value, known := want[[2]string{bucket, p.Key}]; err == nil && (!known || string(p.Value) != value) {
				t.Fatalf("scan: %s %q is %q, and %q was put", bucket, p.Key, p.Value, value)
			}
		}
	}
	return n
}

// Files outlive programs: these hashes never change.
func TestPairHashIsFixed(t *testing.T) {
	for want, p := range map[string][3]string{
		"374708fff7719dd5979ec875d56cd2286f6d3cf7ec317a3b25632aab28ec37bb": {},
		"43c8d4627b91373a25f1000d10c01c7537aa52abf0b41670bcc1a014bb66ac27": {"person", "k", "v"},
	} {
		if got := pairHash(p[0], p[1], []byte(p[2])); hex.EncodeToString(got[:]) != want {
			t.Errorf("%q: hash %x", p, got)
		}
	}
	if pairHash("a", "bc", nil) == pairHash("ab", "c", nil) || pairHash("a", "b", []byte("c")) == pairHash("a", "bc", nil) {
		t.Error("a pair passes for another")
	}
}

// A byte of a value is altered: that value is not taken, all others are, and verify names it. When it is put anew all is well.
func TestOneDamagedPairIsOne(t *testing.T) {
	t.Parallel() // most of the time is the disk's
	dir := t.TempDir()
	s := openSQLite(t, dir)
	hurry(t, s)
	want := putAll(t, s, 40)
	appendAll(t, s, "k7", 0, "a", "b")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	file, err := os.ReadFile(filepath.Join(dir, database))
	if err != nil {
		t.Fatal(err)
	}
	every := 150 / times(1, 15)
	tried := 0
	for at, value := range want {
		begin := bytes.LastIndex(file, []byte(at[1]+value)) // SQLite leaves behind what it has moved; the record is further up the page
		if begin < 0 {
			t.Fatalf("%v is not in the file", at)
		}
		for i := tried % every; i < len(at[1]+value); i += every {
			tried++
			db := bytes.Clone(file)
			db[begin+i] ^= 1 << (i % 8)
			dir := place(t, db, nil)
			s := openSQLite(t, dir)
			hurry(t, s)
			_, got := s.Get(bg, at[0], at[1])
			if n := lost(t, s, want); n == 0 {
				continue // that was what SQLite had left behind
			} else if i >= len(at[1]) && (n != 1 || !errors.Is(got, table.ErrDamaged)) {
				t.Fatalf("byte %d of %v: %d pairs are lost, and that one gives %v", i, at, n, got)
			}
			readAll(t, s, "k7")
			if r, err := Verify(bg, dir); err != nil || !damagedPairs(r) || r.Tables != 1 || r.Pairs != len(want)-1 {
				t.Fatalf("byte %d of %v: verify finds %+v, %v", i, at, r, err)
			}
			if i < len(at[1]) {
				continue
			}
			if err := s.Put(bg, at[0], at[1], []byte(value)); err != nil || lost(t, s, want) > 0 {
				t.Fatalf("byte %d of %v: put anew: %v", i, at, err)
			}
			if r, err := Verify(bg, dir); err != nil || len(r.Faults) > 0 {
				t.Fatalf("byte %d of %v: put anew, and verify finds %v, %v", i, at, r.Faults, err)
			}
		}
	}
	t.Logf("%d bytes", tried)
}

// damagedPairs tells whether verify has found a damaged pair.
func damagedPairs(r Report) bool {
	for _, f := range r.Faults {
		if errors.Is(f, table.ErrDamaged) {
			return true
		}
	}
	return false
}

// A file from before the hashes is taken over with all that is in it.
func TestFilesOfBeforeAreTakenOver(t *testing.T) {
	dir := t.TempDir()
	sql(t, dir, append(slices.Collect(strings.SplitAfterSeq(strings.TrimSuffix(strings.TrimSpace(schema[0]), ";"), "STRICT;")), fmt.Sprintf(`PRAGMA application_id = %d`, application), `PRAGMA user_version = 1`,
		`INSERT INTO pairs VALUES ('person', 'anna', CAST('{"lang":"de"}' AS BLOB)), ('person', 'ben', x'')`)...)
	s := openSQLite(t, dir)
	for key, want := range map[string]string{"anna": `{"lang":"de"}`, "ben": ""} {
		if got, err := s.Get(bg, "person", key); err != nil || string(got) != want {
			t.Errorf("%s: %q, %v", key, got, err)
		}
	}
	if r, err := Verify(bg, dir); err != nil || len(r.Faults) > 0 || r.Pairs != 2 {
		t.Errorf("%+v, %v", r, err)
	}
}
