package web

import (
	"net/http"

	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// invite is the page with the link to a table in the middle of a match, for who sits at it.
func (s *Server) invite(w http.ResponseWriter, r *http.Request, v *visit) error {
	sight, _, err := s.sight(r.Context(), v, table.ID(r.PathValue("id")), "")
	if err != nil {
		return err
	}
	if !ui.MayInvite(sight) {
		http.Redirect(w, r, ui.TablePath(sight.ID), http.StatusSeeOther)
		return nil
	}
	return s.show(w, r, http.StatusOK, ui.Invite(sight, v.person, s.tableURL(r, sight.ID)))
}

// share opens a table at which somebody plays alone, or a screen, to others.
func (s *Server) share(w http.ResponseWriter, r *http.Request, v *visit) error {
	id := table.ID(r.PathValue("id"))
	if err := s.command(r, v, id, table.Command{Do: "share"}); err != nil {
		return err
	}
	if name, ok := table.Name(r.PostForm.Get("name")); ok { // who played alone was not asked for it
		v.person.Name = name
		if err := s.remember(r, v); err != nil {
			return err
		}
		if err := s.rename(r, v); err != nil {
			return err
		}
	}
	http.Redirect(w, r, ui.TablePath(id, "invite"), http.StatusSeeOther)
	return nil
}
