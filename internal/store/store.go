// Package store keeps the logs of tables and the index beside them. What is acknowledged is on disk.
package store

import (
	"errors"
	"fmt"

	"bivouac/internal/table"
)

// Store keeps everything that outlives the process.
type Store interface {
	table.Log
	table.Index
	// Close finishes what is being written and refuses everything after with ErrClosed.
	Close() error
}

// ErrClosed is the answer of a store that has been closed; nothing was written.
var ErrClosed = errors.New("the store is closed")

// fits refuses what no store takes.
func fits(id table.ID, bodies [][]byte) error {
	if !id.Valid() {
		return fmt.Errorf("%q is no ID of a table", id)
	}
	size := 0
	for _, b := range bodies {
		size += len(b)
	}
	if size > table.MaxSize {
		return table.ErrSize
	}
	return nil
}
