package web

import (
	"net/http"

	book "bivouac/docs/rules"
	"bivouac/games"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// rules is the rule book of a game; from a table, with what was agreed on there.
func (s *Server) rules(w http.ResponseWriter, r *http.Request, v *visit) error {
	g, ok := games.Find(r.PathValue("game"))
	if !ok {
		return notFound
	}
	b, err := book.Read(g.Key, string(v.person.Lang))
	if err != nil {
		return err
	}
	var sight *table.Sight
	if id := table.ID(r.URL.Query().Get("table")); id != "" {
		sight, err = s.Rooms.Look(r.Context(), id, v.player)
		if err != nil || sight.Game != g {
			sight = nil // the book is what was asked for
		}
	}
	return s.show(w, r, http.StatusOK, ui.Book(v.person, g, b, sight))
}
