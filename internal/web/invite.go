package web

import (
	"errors"
	"net/http"

	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// invite is the page with the link to a table in the middle of a match, for who sits at it.
func (s *Server) invite(w http.ResponseWriter, r *http.Request, v *visit) error {
	sight, err := s.Rooms.Look(r.Context(), table.ID(r.PathValue("id")), v.player)
	if err != nil {
		return err
	}
	if !ui.MayInvite(sight) {
		http.Redirect(w, r, "/t/"+string(sight.ID), http.StatusSeeOther)
		return nil
	}
	return s.show(w, r, http.StatusOK, ui.Invite(sight, v.person, s.tableURL(r, sight.ID)))
}

// share opens a table of one person to others.
func (s *Server) share(w http.ResponseWriter, r *http.Request, v *visit) error {
	if !s.limits.allowPerson(string(v.player)) {
		return tooMany("manyCommands")
	}
	id := table.ID(r.PathValue("id"))
	var refused *table.Refused
	if err := s.Rooms.Do(r.Context(), id, v.player, table.Command{Do: "share"}); errors.As(err, &refused) {
		return s.answerRefused(w, r, v, id, refused)
	} else if err != nil {
		return err
	}
	http.Redirect(w, r, "/t/"+string(id)+"/invite", http.StatusSeeOther)
	return nil
}
