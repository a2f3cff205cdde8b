package store

import (
	"bytes"
	"context"
	"iter"
	"maps"
	"slices"
	"strings"
	"sync"
	"time"

	"bivouac/internal/table"
)

// Memory is a store that lasts as long as the process: for tests, and for tables that nobody wants kept.
type Memory struct {
	mu     sync.RWMutex
	closed bool
	logs   map[table.ID][]table.Record
	pairs  map[string]map[string][]byte // by bucket
}

// NewMemory is an empty store.
func NewMemory() *Memory {
	return &Memory{logs: map[table.ID][]table.Record{}, pairs: map[string]map[string][]byte{}}
}

// Append adds records to the log of a table: see table.Log.
func (m *Memory) Append(ctx context.Context, id table.ID, after table.At, bodies ...[]byte) ([]table.Record, error) {
	if err := fits(id, bodies); err != nil {
		return nil, err
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.serves(ctx); err != nil {
		return nil, err
	}
	log := m.logs[id]
	if table.At(len(log)) != after {
		return nil, table.ErrStale
	}
	last := id.Start()
	if after > 0 {
		last = log[after-1]
	}
	for _, body := range bodies {
		last = last.Next(time.Now(), bytes.Clone(body))
		log = append(log, last)
	}
	if len(bodies) > 0 {
		m.logs[id] = log
	}
	return slices.Clone(log[after:]), nil
}

// Read yields the records after from: see table.Log.
func (m *Memory) Read(ctx context.Context, id table.ID, from table.At) iter.Seq2[table.Record, error] {
	return func(yield func(table.Record, error) bool) {
		m.mu.RLock()
		log, ok := m.logs[id]
		err := m.serves(ctx)
		m.mu.RUnlock()
		if err == nil && !ok {
			err = table.ErrNotFound
		}
		if err != nil {
			yield(table.Record{}, err)
			return
		}
		for _, r := range log[min(from, table.At(len(log))):] { // what has been appended never changes
			if err := ctx.Err(); err != nil {
				yield(table.Record{}, err)
				return
			}
			r.Body = bytes.Clone(r.Body)
			if !yield(r, nil) {
				return
			}
		}
	}
}

// Tables yields the IDs of all tables: see table.Log.
func (m *Memory) Tables(ctx context.Context) iter.Seq2[table.ID, error] {
	return func(yield func(table.ID, error) bool) {
		m.mu.RLock()
		ids := slices.Sorted(maps.Keys(m.logs))
		err := m.serves(ctx)
		m.mu.RUnlock()
		if err != nil {
			yield("", err)
			return
		}
		for _, id := range ids {
			if !yield(id, nil) {
				return
			}
		}
	}
}

// Put keeps a value: see table.Index.
func (m *Memory) Put(ctx context.Context, bucket, key string, value []byte) error {
	if len(value) > table.MaxSize {
		return table.ErrSize
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	if err := m.serves(ctx); err != nil {
		return err
	}
	if value == nil {
		delete(m.pairs[bucket], key)
		return nil
	}
	if m.pairs[bucket] == nil {
		m.pairs[bucket] = map[string][]byte{}
	}
	m.pairs[bucket][key] = bytes.Clone(value)
	return nil
}

// Get is the value under a key: see table.Index.
func (m *Memory) Get(ctx context.Context, bucket, key string) ([]byte, error) {
	m.mu.RLock()
	defer m.mu.RUnlock()
	if err := m.serves(ctx); err != nil {
		return nil, err
	}
	value, ok := m.pairs[bucket][key]
	if !ok {
		return nil, table.ErrNotFound
	}
	return bytes.Clone(value), nil
}

// Scan yields the keys of a bucket and their values: see table.Index.
func (m *Memory) Scan(ctx context.Context, bucket, prefix string) iter.Seq2[table.Pair, error] {
	return func(yield func(table.Pair, error) bool) {
		m.mu.RLock()
		err := m.serves(ctx)
		pairs := maps.Clone(m.pairs[bucket])
		m.mu.RUnlock()
		if err != nil {
			yield(table.Pair{}, err)
			return
		}
		for _, key := range slices.Sorted(maps.Keys(pairs)) {
			if strings.HasPrefix(key, prefix) && !yield(table.Pair{Key: key, Value: bytes.Clone(pairs[key])}, nil) {
				return
			}
		}
	}
}

// Close refuses everything after.
func (m *Memory) Close() error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.closed = true
	return nil
}

// serves is the reason why a call is not served. m is locked.
func (m *Memory) serves(ctx context.Context) error {
	if m.closed {
		return ErrClosed
	}
	return ctx.Err()
}
