package room

import (
	"context"
	"sync"

	"bivouac/games"
	"bivouac/internal/table"
)

// mostRead is of how many tables it is remembered what was dealt there; the log has that of the others.
const mostRead = 2048

// dealt is what was dealt at tables, as far as their logs have been read for it. Finished deals stay as they are, so nothing is
// read twice.
type dealt struct {
	mu     sync.Mutex
	tables map[table.ID]*hands
}

type hands struct {
	mu sync.Mutex
	table.Hands
}

func (d *dealt) of(id table.ID) *hands {
	d.mu.Lock()
	defer d.mu.Unlock()
	h := d.tables[id]
	if h == nil {
		for some := range d.tables { // whichever: it can be read again
			if len(d.tables) < mostRead {
				break
			}
			delete(d.tables, some)
		}
		if d.tables == nil {
			d.tables = map[table.ID]*hands{}
		}
		h = &hands{Hands: table.Hands{ID: id}}
		d.tables[id] = h
	}
	return h
}

// Dealt is the hands that were dealt to people at a table, in deals that are over, the first first. The table is not woken. With an
// error it is those before the place where the log cannot be read.
func (r *Rooms) Dealt(ctx context.Context, id table.ID, people ...table.Player) ([]table.Dealt, error) {
	if !id.Valid() {
		return nil, table.ErrNotFound
	}
	h := r.dealt.of(id)
	h.mu.Lock()
	defer h.mu.Unlock()
	err := h.Follow(games.Find, r.Log.Read(ctx, id, h.At))
	return h.Of(people...), err
}
