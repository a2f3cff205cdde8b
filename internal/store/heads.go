package store

import (
	"sync"

	"bivouac/internal/table"
)

// heads is the ends of the logs whose chains have been followed since the store was opened. The log of a table that is not
// among them has not been written since then, for Append looks here first: so the end that a reader comes to is the end still.
type heads struct {
	mu  sync.RWMutex
	all map[table.ID]head
}

// A head is the end of one log.
type head struct {
	last   table.Record // without its body
	frozen *table.Frozen
}

// learn enters the end of a log, unless it is known.
func (h *heads) learn(id table.ID, last table.Record) {
	last.Body = nil
	h.mu.Lock()
	defer h.mu.Unlock()
	if _, known := h.all[id]; !known {
		h.set(id, head{last: last})
	}
}

// advance enters what has been written.
func (h *heads) advance(written map[table.ID]table.Record) {
	h.mu.Lock()
	defer h.mu.Unlock()
	for id, last := range written {
		last.Body = nil
		h.set(id, head{last, h.all[id].frozen})
	}
}

// freeze enters that a log is damaged.
func (h *heads) freeze(f *table.Frozen) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.set(f.ID, head{h.all[f.ID].last, f})
}

// get is the end of a log, if it is known.
func (h *heads) get(id table.ID) (_ head, known bool) {
	h.mu.RLock()
	defer h.mu.RUnlock()
	e, known := h.all[id]
	return e, known
}

// set enters a head; h is locked.
func (h *heads) set(id table.ID, e head) {
	if h.all == nil {
		h.all = map[table.ID]head{}
	}
	h.all[id] = e
}
