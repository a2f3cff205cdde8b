package table

import (
	"context"
	"errors"
	"iter"
)

// Index keeps what is known beside the logs of tables: the settings of a person, the tables at which he sits. A bucket is a
// kind of knowledge, a key is whom or what it is about. It is safe for use by many goroutines.
type Index interface {
	// Put keeps the value under the key, in place of the one before; nil takes the key away. Where it returns nil the change is
	// durable. A value is MaxSize bytes at most. Errors are those of Log.Append.
	Put(ctx context.Context, bucket, key string, value []byte) error

	// Get is the value under the key, or ErrNotFound, or ErrDamaged.
	Get(ctx context.Context, bucket, key string) ([]byte, error)

	// Scan yields the keys of the bucket that begin with prefix, ascending by their bytes, with their values. A pair that is
	// damaged comes with its key as it is found, no value, and ErrDamaged; those after it follow. Any other error is the end.
	Scan(ctx context.Context, bucket, prefix string) iter.Seq2[Pair, error]
}

// Pair is a key and the value under it.
type Pair struct {
	Key   string
	Value []byte
}

// ErrDamaged is the answer of an index where what is kept is not what was put. Nobody relies on it; it stays as it is until Put
// replaces it.
var ErrDamaged = errors.New("what is kept there is damaged")
