package web

import (
	"encoding/json"
	"errors"
	"mime"
	"net/http"
	"strconv"
	"time"

	"bivouac/game"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// table is the page of a table: the felt for who sits or watches, the invitation for who may still sit down.
func (s *Server) table(w http.ResponseWriter, r *http.Request, v *visit) error {
	sight, _, err := s.sight(r.Context(), v, table.ID(r.PathValue("id")), "")
	if err != nil {
		return err
	}
	if sight.Sits() {
		s.see(r.Context(), v, sight.ID)
	}
	return s.show(w, r, http.StatusOK, ui.Table(sight, v.person, s.tableURL(r, sight.ID), ""))
}

func (s *Server) tableURL(r *http.Request, id table.ID) string {
	return s.origin(r) + ui.TablePath(id)
}

// do carries out what a person wants of a table. A page with the module asks in the background and gets no page back.
func (s *Server) do(w http.ResponseWriter, r *http.Request, v *visit) error {
	id := table.ID(r.PathValue("id"))
	c, err := command(r)
	if err != nil {
		return err
	}
	if c.Do == "sit" || c.Do == "eyes" && c.Yes {
		if err := s.sitter(r, v, &c); err != nil {
			return err
		}
	}
	begin := time.Now()
	err = s.command(r, v, id, c)
	s.meters.command(c.Do, begin, err)
	if err != nil {
		var refused *table.Refused
		if c.Do == "move" && errors.As(err, &refused) {
			s.refuse(w, "move") // and no more: why a card may not be played tells of the hand
		}
		return err
	}
	if c.Do == "sit" { // a page with the module stays open, and is not asked for again
		s.see(r.Context(), v, id)
	}
	to := ui.TablePath(id)
	if c.Do == "leave" {
		sight, _, err := s.sight(r.Context(), v, id, pageOf(r))
		if err != nil {
			return err
		}
		if sight.Away() {
			to = yourTables
		}
	}
	if background(r) && to == yourTables {
		return tell(w, http.StatusOK, map[string]string{"to": to})
	}
	done(w, r, to)
	return nil
}

// done answers that something is done: the module wants no more, another browser goes on to a page.
func done(w http.ResponseWriter, r *http.Request, to string) {
	if background(r) {
		w.WriteHeader(http.StatusNoContent)
	} else {
		http.Redirect(w, r, to, http.StatusSeeOther)
	}
}

// yourTables is where somebody goes who has left a match: it says that a computer plays for him, and how he comes back.
const yourTables = "/#mine"

// background tells whether a page asks for itself, and wants no page back.
func background(r *http.Request) bool { return r.Header.Get("X-Bivouac") != "" }

// tell answers the module.
func tell(w http.ResponseWriter, status int, what map[string]string) error {
	w.Header().Set("Content-Type", "application/json")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	return json.NewEncoder(w).Encode(what)
}

// answerRefused says why the table does not do something: to the module, or on the page of the table. The module is answered
// with 200: a browser writes every other status into the console, as if something were broken.
func (s *Server) answerRefused(w http.ResponseWriter, r *http.Request, v *visit, refused *table.Refused) error {
	id := table.ID(r.PathValue("id"))
	s.refuse(w, refused.Code)
	line, err := s.why(r, v, id, refused)
	if err != nil {
		return err
	}
	if background(r) {
		return tell(w, http.StatusOK, map[string]string{"code": refused.Code, "text": line.Text, "link": ui.ClauseLink(line.Clause)})
	}
	sight, _, err := s.sight(r.Context(), v, id, "")
	if err != nil {
		return err
	}
	return s.show(w, r, http.StatusConflict, ui.Table(sight, v.person, s.tableURL(r, id), line.Text))
}

// why is a refusal in a sentence.
func (s *Server) why(r *http.Request, v *visit, id table.ID, refused *table.Refused) (say.Line, error) {
	if refused.Refusal == nil {
		return say.Line{Text: v.person.Lang.Pages().Refused(refused.Code)}, nil
	}
	g, err := s.Rooms.Game(r.Context(), id)
	if err != nil {
		return say.Line{}, err
	}
	return v.person.Lang.Voice(g.Key).Refusal(refused.View, refused.Refusal), nil
}

// sitter takes the name and the face of who sits down, or of whom one is to know who watches, from his settings where he gives none,
// and keeps them.
func (s *Server) sitter(r *http.Request, v *visit, c *table.Command) error {
	if c.Name == "" {
		c.Name = v.person.Name
	}
	if c.Name == "" {
		c.Name = v.person.Lang.Pages().Recruit()
	}
	if c.Face == 0 {
		c.Face = v.person.Face
	}
	if name, ok := table.Name(c.Name); ok && (name != v.person.Name || c.Face != v.person.Face) {
		v.person.Name, v.person.Face = name, c.Face
		return s.remember(r, v)
	}
	return nil
}

// command reads a command from a form or from JSON.
func command(r *http.Request) (c table.Command, err error) {
	kind, _, _ := mime.ParseMediaType(r.Header.Get("Content-Type"))
	if kind == "application/json" {
		var body struct {
			ID, Do, Move, Name, Bot, Adds, Phrase, Text string
			Turn                                        uint32
			Place, To                                   game.Seat
			Face                                        string
			Watcher, At                                 table.At
			Deal, Cut                                   int
			Yes                                         bool
		}
		if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
			return c, badRequest(err)
		}
		c = table.Command{ID: body.ID, Do: body.Do, Turn: body.Turn, Move: body.Move, Place: body.Place, To: body.To, At: body.At, Name: body.Name, Bot: body.Bot,
			Adds: body.Adds, Deal: body.Deal, Cut: body.Cut, Yes: body.Yes, Phrase: body.Phrase, Text: body.Text, Watcher: body.Watcher}
		if body.Face != "" {
			c.Face, err = strconv.ParseUint(body.Face, 10, 64)
		}
		return c, badRequest(err)
	}
	f := form{values: r.PostForm}
	c = table.Command{ID: f.text("id"), Do: f.text("do"), Turn: uint32(f.number("turn", 32)), Move: f.text("move"), Place: game.Seat(f.number("place", 8)),
		To: game.Seat(f.number("to", 8)), At: table.At(f.number("at", 64)),
		Name: f.text("name"), Face: f.number("face", 64), Bot: f.text("bot"), Adds: f.text("adds"), Deal: int(f.number("deal", 16)),
		Cut: int(f.number("cut", 16)), Yes: f.text("yes") == "true", Phrase: f.text("phrase"), Text: f.text("text"), Watcher: table.At(f.number("watcher", 64))}
	return c, badRequest(f.err)
}

// form reads the fields of a form; it keeps the first error.
type form struct {
	values map[string][]string
	err    error
}

func (f *form) text(key string) string {
	if v := f.values[key]; len(v) > 0 {
		return v[0]
	}
	return ""
}

// has tells whether the form has a field.
func (f *form) has(key string) bool { return len(f.values[key]) > 0 }

// number is a whole number of so many bits, 0 where the field is missing.
func (f *form) number(key string, bits int) uint64 {
	text := f.text(key)
	if text == "" {
		return 0
	}
	n, err := strconv.ParseUint(text, 10, bits)
	if err != nil && f.err == nil {
		f.err = err
	}
	return n
}
