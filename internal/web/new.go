package web

import (
	"cmp"
	"errors"
	"net/http"
	"slices"
	"strconv"

	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/room"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
	"bivouac/shuffle"
)

// newTable is the page with everything that can be agreed on, as it is usual or as a preset has it.
func (s *Server) newTable(w http.ResponseWriter, r *http.Request, v *visit) error {
	g, ok := games.Find(r.PathValue("game"))
	if !ok {
		return notFound
	}
	n := &ui.NewTable{Game: g, Seats: g.UsualSeats(), Terms: ui.UsualTerms}
	query := r.URL.Query()
	if seats, err := strconv.Atoi(query.Get("seats")); err == nil && seats >= g.MinSeats && seats <= g.MaxSeats {
		n.Seats = seats
	}
	set := map[string]string{}
	if key := query.Get("preset"); key != "" {
		var err error
		if set, err = g.Agreed(key, n.Seats); err != nil {
			return notFound
		}
	}
	settle(v.person.Lang, n, set)
	return s.show(w, r, http.StatusOK, ui.New(v.person, n))
}

// openTable opens a table as it was agreed on. What does not go together is told, and nothing of the form is lost.
func (s *Server) openTable(w http.ResponseWriter, r *http.Request, v *visit) error {
	g, ok := games.Find(r.PathValue("game"))
	if !ok {
		return notFound
	}
	if err := r.ParseForm(); err != nil {
		return badRequest(err)
	}
	n, set, err := agreement(g, r.PostForm)
	if err != nil {
		return badRequest(err)
	}
	settle(v.person.Lang, n, set)
	if n.Trouble == "" && len(n.Mates) >= n.Seats {
		n.Trouble = v.person.Lang.Pages().TooManyHere(n.Seats)
	}
	if background(r) { // the page only asks
		name, fingerprint := n.Agreed(v.person.Lang)
		return tell(w, http.StatusOK, map[string]string{"trouble": n.Trouble, "name": name, "fingerprint": fingerprint})
	}
	if n.Trouble != "" {
		return s.show(w, r, http.StatusUnprocessableEntity, ui.New(v.person, n))
	}
	terms, atOnce := n.Terms.Table(), r.PostForm.Get("open") == "alone"
	if atOnce {
		terms = alone(terms)
		if len(n.Mates) > 0 {
			terms.Undo = n.Terms.Table().Undo // they are people who can agree
		}
	}
	id, err := s.open(r, v, room.Plan{Game: g.Key, Settings: n.Settings, Seats: n.Seats, Terms: terms})
	if err != nil {
		return err
	}
	for _, name := range n.Mates {
		if err := s.seat(r.Context(), v, id, name); err != nil {
			return err
		}
	}
	if atOnce {
		if err := s.begin(r, v, id); err != nil {
			return err
		}
	}
	http.Redirect(w, r, ui.TablePath(id), http.StatusSeeOther)
	return nil
}

// agreement reads the form of a new table. A form that leaves everything out agrees on what is usual.
func agreement(g *game.Game, values map[string][]string) (n *ui.NewTable, set map[string]string, err error) {
	n, set = &ui.NewTable{Game: g, Seats: g.UsualSeats(), Terms: ui.UsualTerms}, map[string]string{}
	f := form{values: values}
	if f.text("seats") != "" {
		n.Seats = int(f.number("seats", 8))
		if n.Seats < g.MinSeats || n.Seats > g.MaxSeats {
			return n, set, errors.New("no table of so many")
		}
	}
	for _, o := range g.Options {
		if v := f.text(o.Key); v != "" {
			set[o.Key] = v
		}
		if v := f.text(o.Key + ".other"); v != "" {
			set[o.Key] = v
		}
	}
	for _, text := range values["mate"] {
		if name, ok := table.Name(text); ok {
			n.Mates = append(n.Mates, name)
		}
	}
	if pace := f.text("pace"); pace != "" {
		n.Terms = ui.Terms{Clock: cmp.Or(f.text("clock"), ui.Clocks[0]), Away: int(cmp.Or(f.number("away", 32), uint64(ui.Aways[0]))), Pace: pace, Undo: f.text("undo"), Watch: f.text("watch") != "",
			Forced: f.text("forced") != "", Words: f.text("words") != "", Shuffle: shuffle.Way(f.text("shuffle"))}
		if !slices.Contains(ui.Clocks, n.Terms.Clock) || !slices.Contains(ui.Aways, n.Terms.Away) || !slices.Contains(ui.Paces, pace) || !slices.Contains(ui.Undos, n.Terms.Undo) || !n.Terms.Shuffle.Known() {
			return n, set, errors.New("no such terms")
		}
	}
	return n, set, f.err
}

// settle completes what was agreed on, or says why it does not go together.
func settle(lang say.Lang, n *ui.NewTable, set map[string]string) {
	full, err := n.Game.Complete(set, n.Seats)
	n.Settings = full
	var e *game.OptionError
	if errors.As(err, &e) {
		n.Settings, n.Trouble = set, lang.OptionError(n.Game.Key, e)
		n.Between = []string{e.Key, e.Other}
	}
}
