package web

import (
	"cmp"
	"context"
	"errors"
	"io"
	"net/http"
	"slices"
	"strconv"
	"time"

	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// manyTables is how many tables of a person the home page lists, of the last mostSeen that he has seen; all are listed on pages of
// their own, mostSeen looked at for each.
const (
	manyTables = 6
	mostSeen   = 4 * manyTables
)

// home is the first page: the games, and the tables of who comes back.
func (s *Server) home(w http.ResponseWriter, r *http.Request, v *visit) error {
	mine, err := s.seats(r.Context(), v, 0)
	if err != nil {
		return err
	}
	more := mine.Older > 0 || len(mine.Tables) > manyTables
	mine.Tables = mine.Tables[:min(len(mine.Tables), manyTables)]
	return s.show(w, r, http.StatusOK, ui.Home(v.person, mine, more))
}

// tables is a page of all tables of a person, ?from the number of those seen later.
func (s *Server) tables(w http.ResponseWriter, r *http.Request, v *visit) error {
	from := 0
	if text := r.URL.Query().Get("from"); text != "" {
		var err error
		if from, err = strconv.Atoi(text); err != nil || from < 0 {
			return notFound
		}
	}
	mine, err := s.seats(r.Context(), v, from)
	if err != nil {
		return err
	}
	return s.show(w, r, http.StatusOK, ui.Tables(v.person, mine))
}

// seenBucket is the bucket of the index with when a person last opened the page of a table, or sat down there: key "player table",
// value in milliseconds since 1970.
const seenBucket = "seen"

// seenTime is how exactly it is kept when a page was opened: to keep a moment is a write that lasts.
const seenTime = time.Minute

// see notes that a person has opened the page of a table, or has sat down there. That it cannot be kept is no reason not to show
// him the table.
func (s *Server) see(ctx context.Context, v *visit, id table.ID) {
	key, now := string(v.player)+" "+string(id), s.Rooms.Now()
	if value, err := s.Rooms.Index.Get(ctx, seenBucket, key); err == nil {
		at, _ := strconv.ParseInt(string(value), 10, 64) // see wrote it
		if now.Sub(time.UnixMilli(at)).Abs() < seenTime {
			return
		}
	}
	if err := s.Rooms.Index.Put(ctx, seenBucket, key, strconv.AppendInt(nil, now.UnixMilli(), 10)); err != nil {
		s.Logger.Error("it is not kept who has opened a table", "error", err)
	}
}

// visited is the tables at which a person has sat down, or sat when he opened their pages, the one first that he has seen last.
func (s *Server) visited(ctx context.Context, v *visit) ([]table.ID, error) {
	if v.fresh {
		return nil, nil
	}
	type seen struct {
		id table.ID
		at int64
	}
	var all []seen
	for p, err := range s.Rooms.Index.Scan(ctx, seenBucket, string(v.player)+" ") {
		if err != nil && !errors.Is(err, table.ErrDamaged) {
			return nil, err
		}
		if p.Key == "" {
			break // nothing more can be read
		}
		at, _ := strconv.ParseInt(string(p.Value), 10, 64) // see wrote it; 0 where it is damaged: the table itself knows who sits there
		all = append(all, seen{table.ID(p.Key[len(v.player)+1:]), at})
	}
	slices.SortFunc(all, func(a, b seen) int { return cmp.Compare(b.at, a.at) })
	ids := make([]table.ID, len(all))
	for i, t := range all {
		ids[i] = t.id
	}
	return ids, nil
}

// seats is the tables at which a person sits, of mostSeen from a place on among those that he has seen: those first that wait for
// him, then those at which is played, of each the one that he has seen last.
func (s *Server) seats(ctx context.Context, v *visit, from int) (mine ui.Mine, err error) {
	all, err := s.visited(ctx, v)
	if err != nil {
		return mine, err
	}
	all = all[min(from, len(all)):]
	if len(all) > mostSeen {
		all, mine.Older = all[:mostSeen], from+mostSeen
	}
	for _, id := range all {
		sight, _, err := s.sight(ctx, v, id, "")
		switch {
		case errors.Is(err, table.ErrFrozen):
			mine.Frozen = append(mine.Frozen, id)
		case err == nil && sight.Sits(): // a table that is gone is no reason to show no page
			mine.Tables = append(mine.Tables, sight)
		}
	}
	rank := func(s *table.Sight) int {
		switch {
		case s.Awaited():
			return 0
		case s.Stage != table.Over && s.Stage != table.Closed:
			return 1
		}
		return 2
	}
	slices.SortStableFunc(mine.Tables, func(a, b *table.Sight) int { return rank(a) - rank(b) })
	return mine, nil
}

// icon is the picture of the site in a tab; ?turn where it is the turn of who looks at another.
func (s *Server) icon(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Cache-Control", "public, max-age=86400")
	io.WriteString(w, ui.Favicon(r.URL.RawQuery == "turn"))
}
