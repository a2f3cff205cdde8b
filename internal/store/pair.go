package store

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"iter"
	"strings"

	"zombiezen.com/go/sqlite"
	"zombiezen.com/go/sqlite/sqlitex"

	"bivouac/internal/table"
)

// pairHash is kept beside each pair, since SQLite notices no altered byte in a value: SHA-256 over the lengths of bucket and
// key, eight bytes each, then bucket, key and value. A pair that does not fit its hash is damaged, and no other. (An altered key can
// hide those beside it from a search; Verify goes through all and names it.)
func pairHash(bucket, key string, value []byte) [32]byte {
	h := sha256.New()
	var lengths [16]byte
	binary.BigEndian.PutUint64(lengths[:8], uint64(len(bucket)))
	binary.BigEndian.PutUint64(lengths[8:], uint64(len(key)))
	h.Write(lengths[:])
	h.Write([]byte(bucket))
	h.Write([]byte(key))
	h.Write(value)
	return [32]byte(h.Sum(nil))
}

// hashOfPair is pairHash for the statement that brings a file from before the hashes up to date.
var hashOfPair = &sqlite.FunctionImpl{NArgs: 3, Deterministic: true, Scalar: func(_ sqlite.Context, pair []sqlite.Value) (sqlite.Value, error) {
	sum := pairHash(pair[0].Text(), pair[1].Text(), pair[2].Blob())
	return sqlite.BlobValue(sum[:]), nil
}}

// Put keeps a value: see table.Index.
func (s *SQLite) Put(ctx context.Context, bucket, key string, value []byte) error {
	if len(value) > table.MaxSize {
		return table.ErrSize
	}
	return s.submit(ctx, func(t *transaction) error {
		if value == nil {
			t.run(`DELETE FROM pairs WHERE bucket = ? AND key = ?`, bucket, key)
		} else {
			sum := pairHash(bucket, key, value)
			t.run(`INSERT INTO pairs (bucket, key, value, hash) VALUES (?, ?, ?, ?)
				ON CONFLICT DO UPDATE SET value = excluded.value, hash = excluded.hash`, bucket, key, value, sum[:])
		}
		return nil
	})
}

// Get is the value under a key: see table.Index.
func (s *SQLite) Get(ctx context.Context, bucket, key string) ([]byte, error) {
	found, err := s.pairs(ctx, bucket, `SELECT key, value, hash FROM pairs WHERE bucket = ? AND key = ?`, bucket, key)
	switch {
	case err != nil:
		return nil, err
	case len(found) == 0:
		return nil, table.ErrNotFound
	case found[0].Key != key:
		return nil, disorder(bucket, found[0].Key)
	}
	return found[0].Value, found[0].err
}

// Scan yields the keys of a bucket and their values: see table.Index.
func (s *SQLite) Scan(ctx context.Context, bucket, prefix string) iter.Seq2[table.Pair, error] {
	return func(yield func(table.Pair, error) bool) {
		for least := prefix; ; {
			found, err := s.pairs(ctx, bucket, `SELECT key, value, hash FROM pairs WHERE bucket = ? AND key >= ? ORDER BY key LIMIT ?`, bucket, least, chunkSize)
			if err != nil {
				yield(table.Pair{}, err)
				return
			}
			for _, p := range found {
				if p.Key < least {
					yield(table.Pair{}, disorder(bucket, p.Key))
					return
				}
				if !strings.HasPrefix(p.Key, prefix) || !yield(p.Pair, p.err) {
					return
				}
				least = p.Key + "\x00" // the least key after it
			}
			if len(found) < chunkSize {
				return
			}
		}
	}
}

// pair is a pair as it is found.
type pair struct {
	table.Pair       // without its value where that is damaged
	err        error // ErrDamaged, or none
}

// pairs asks for key, value and hash of pairs in a bucket. A page that cannot be understood damages all of them.
func (s *SQLite) pairs(ctx context.Context, bucket, query string, args ...any) (found []pair, err error) {
	err = s.read(ctx, func(conn *sqlite.Conn) error {
		return sqlitex.Execute(conn, query, &sqlitex.ExecOptions{
			Args:       args,
			ResultFunc: func(row *sqlite.Stmt) error { found = append(found, readPair(row, bucket)); return nil },
		})
	})
	if damaged(err) {
		err = fmt.Errorf("%w: %w", table.ErrDamaged, err)
	}
	return found, err
}

// readPair reads a pair that was asked for in a bucket: SQLite does not look again whether what it finds there belongs there.
func readPair(row *sqlite.Stmt, bucket string) pair {
	p := pair{Pair: table.Pair{Key: row.ColumnText(0), Value: bytesOf(row, 1)}}
	if hash(row, 2) != pairHash(bucket, p.Key, p.Value) {
		p.Value, p.err = nil, fmt.Errorf("%s %q: %w", bucket, p.Key, table.ErrDamaged)
	}
	return p
}

// disorder is a pair that is found where it does not belong.
func disorder(bucket, key string) error {
	return fmt.Errorf("%s: %q stands in the place of another: %w", bucket, key, table.ErrDamaged)
}
