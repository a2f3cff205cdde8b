package web

import (
	"bytes"
	"cmp"
	"context"
	"encoding/csv"
	"errors"
	"net/http"
	"slices"
	"strconv"
	"time"

	"bivouac/internal/chance"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
	"bivouac/shuffle"
)

// mostCounted is at how many tables the hands of a person are counted, of those that he has seen last.
const mostCounted = 500

// hands is the hands that were dealt to a person, in finished deals at all tables, the last first; with a name those of who was
// called so and played at his screen.
func (s *Server) hands(ctx context.Context, v *visit, name string) (*ui.Hands, error) {
	ids, err := s.visited(ctx, v)
	if err != nil {
		return nil, err
	}
	h := &ui.Hands{Of: name}
	if len(ids) > mostCounted {
		ids, h.Older = ids[:mostCounted], mostCounted
	}
	for _, id := range ids {
		dealt, err := s.Rooms.Dealt(ctx, id, v.people...)
		switch {
		case errors.Is(err, table.ErrNotFound):
		case err != nil && ctx.Err() != nil:
			return nil, err
		case err != nil: // a table that is damaged is no reason to count no other
			s.Logger.Error("the deals of a table cannot be read", "table", id, "error", err)
			h.Unread++
		}
		for _, d := range dealt {
			mine := d.Player == v.player
			if !mine && !slices.Contains(h.Others, d.Name) {
				h.Others = append(h.Others, d.Name)
			}
			if mine && name == "" || !mine && d.Name == name {
				h.All = append(h.All, d)
			}
		}
	}
	slices.SortStableFunc(h.All, func(a, b table.Dealt) int {
		return cmp.Or(b.At.Compare(a.At), cmp.Compare(a.Table, b.Table), b.Match-a.Match, b.Deal-a.Deal)
	})
	slices.Sort(h.Others)
	return h, nil
}

// counting is hands, for who may have them counted once more: to read the logs of hundreds of tables is work.
func (s *Server) counting(r *http.Request, v *visit) (*ui.Hands, error) {
	if !s.limits.allowRecord(s.address(r)) {
		return nil, tooMany("manyRecords")
	}
	return s.hands(r.Context(), v, r.URL.Query().Get("of"))
}

// deals is the page on which a person sees his hands counted against chance, and those of others at his screen.
func (s *Server) deals(w http.ResponseWriter, r *http.Request, v *visit) error {
	h, err := s.counting(r, v)
	if err != nil {
		return err
	}
	return s.show(w, r, http.StatusOK, ui.MyDeals(v.person, h))
}

// dealsFile is the same deals as a table, with all that is needed to count them again.
func (s *Server) dealsFile(w http.ResponseWriter, r *http.Request, v *visit) error {
	h, err := s.counting(r, v)
	if err != nil {
		return err
	}
	var out bytes.Buffer
	lines := csv.NewWriter(&out)
	lines.Write(append([]string{"date", "table", "match", "deal", "seat", "game", "shuffle", "pack", "cards"}, chance.Keys...))
	for _, d := range h.All {
		way := "even"
		if d.Shuffle != shuffle.Evenly {
			way = string(d.Shuffle)
		}
		line := []string{d.At.Format(time.RFC3339), string(d.Table), strconv.Itoa(d.Match), strconv.Itoa(d.Deal), strconv.Itoa(int(d.Seat)),
			d.Game.Key, way, d.Pack.String(), d.Hand.String()}
		counts := chance.CountsOf(d.Game, d.Settings)
		for _, key := range chance.Keys {
			value := ""
			if i := slices.IndexFunc(counts, func(c chance.Count) bool { return c.Key == key }); i >= 0 {
				value = strconv.Itoa(counts[i].Of(d.Hand))
			}
			line = append(line, value)
		}
		lines.Write(line)
	}
	if lines.Flush(); lines.Error() != nil {
		return lines.Error()
	}
	head := w.Header()
	head.Set("Content-Type", "text/csv; charset=utf-8")
	head.Set("Content-Disposition", `attachment; filename="bivouac-deals.csv"`)
	head.Set("Cache-Control", "no-store")
	return s.write(w, r, http.StatusOK, out.Bytes())
}

// clumps is the page that explains that chance makes clumps; its reader may have guessed.
func (s *Server) clumps(w http.ResponseWriter, r *http.Request, v *visit) error {
	return s.show(w, r, http.StatusOK, ui.Clumps(v.person, r.URL.Query().Get("guess")))
}
