package table

import (
	"context"
	"iter"
)

// Index keeps what is known beside the logs of tables: the settings of a person, the tables at which he sits. A bucket is a
// kind of knowledge, a key is whom or what it is about. It is safe for use by many goroutines.
type Index interface {
	// Put keeps the value under the key, in place of the one before; nil takes the key away. Where it returns nil the change is
	// durable. A value is MaxSize bytes at most. Errors are those of Log.Append.
	Put(ctx context.Context, bucket, key string, value []byte) error

	// Get is the value under the key, or ErrNotFound.
	Get(ctx context.Context, bucket, key string) ([]byte, error)

	// Scan yields the keys of the bucket that begin with prefix, ascending by their bytes, with their values.
	Scan(ctx context.Context, bucket, prefix string) iter.Seq2[Pair, error]
}

// Pair is a key and the value under it.
type Pair struct {
	Key   string
	Value []byte
}
