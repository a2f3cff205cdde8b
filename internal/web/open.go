package web

import (
	"encoding/binary"
	"io"
	"net/http"
	"strconv"
	"time"

	"bivouac/bot/players"
	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/room"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// alone is the terms of a table of people at one screen and computers; one person takes back what he likes.
func alone(t table.Terms) table.Terms {
	t.Undo, t.Alone, t.Watch, t.Words = table.UndoFree, true, false, false
	return t
}

// play seats a person with computers at once.
func (s *Server) play(w http.ResponseWriter, r *http.Request, v *visit) error {
	if err := r.ParseForm(); err != nil {
		return badRequest(err)
	}
	g, ok := games.Find(r.PostForm.Get("game"))
	if !ok {
		return notFound
	}
	id, err := s.open(r, v, room.Plan{Game: g.Key, Settings: map[string]string{}, Seats: g.UsualSeats(), Terms: alone(ui.UsualTerms.Table())})
	if err != nil {
		return err
	}
	if err := s.begin(r, v, id); err != nil {
		return err
	}
	http.Redirect(w, r, ui.TablePath(id), http.StatusSeeOther)
	return nil
}

// fill seats computers at the free places of a table that waits for people, and begins.
func (s *Server) fill(w http.ResponseWriter, r *http.Request, v *visit) error {
	id := table.ID(r.PathValue("id"))
	if err := s.begin(r, v, id); err != nil {
		return err
	}
	http.Redirect(w, r, ui.TablePath(id), http.StatusSeeOther)
	return nil
}

// anew opens a table like another, and the person is its host: who sat at a table that was closed goes on with whom he invites.
func (s *Server) anew(w http.ResponseWriter, r *http.Request, v *visit) error {
	was, _, err := s.sight(r.Context(), v, table.ID(r.PathValue("id")), "")
	if err != nil {
		return err
	}
	if !was.Sits() {
		return s.answerRefused(w, r, v, &table.Refused{Code: table.NotSeated})
	}
	id, err := s.open(r, v, room.Plan{Game: was.Game.Key, Settings: was.Settings, Seats: len(was.Seats), Terms: was.Terms})
	if err != nil {
		return err
	}
	for i, p := range was.Seats {
		if seat := game.Seat(i); was.Screen != nil && was.Screen.Seats.Has(seat) && seat != was.Me {
			if err := s.seat(r.Context(), v, id, p.Name); err != nil {
				return err
			}
		}
	}
	http.Redirect(w, r, ui.TablePath(id), http.StatusSeeOther)
	return nil
}

// open opens a table and seats its host.
func (s *Server) open(r *http.Request, v *visit, p room.Plan) (table.ID, error) {
	if !s.limits.allowPerson(string(v.player)) {
		return "", tooMany("manyCommands")
	}
	if !s.limits.allowTable(s.address(r)) {
		return "", tooMany("manyTables")
	}
	sit := table.Command{ID: "sit", Do: "sit"}
	sit.Name, _ = table.Name(r.PostForm.Get("name"))
	if err := s.sitter(r, v, &sit); err != nil {
		return "", err
	}
	id, err := s.Rooms.Open(r.Context(), v.player, p)
	if err != nil {
		return "", err
	}
	return id, s.Rooms.Do(r.Context(), id, v.player, sit)
}

// onTheWay is how long a page that was promised may take to open.
const onTheWay = 10 * time.Second

// begin seats a computer at every free place, and begins. The page of the person is on its way: the deal waits for its part, and for
// the parts of all at his screen.
func (s *Server) begin(r *http.Request, v *visit, id table.ID) error {
	here := presence{}
	if err := s.enter(r.Context(), id, v, here); err != nil {
		here.leave()
		return err
	}
	time.AfterFunc(onTheWay, here.leave)
	sight, _, err := s.sight(r.Context(), v, id, "")
	if err != nil {
		return err
	}
	for i, p := range sight.Seats {
		if p.Name != "" {
			continue
		}
		c := table.Command{ID: "seat" + strconv.Itoa(i), Do: "seat", Place: game.Seat(i), Name: players.Names[i], Bot: players.Strongest().Key}
		if c.Face, err = s.chance(); err != nil {
			return err
		}
		if err := s.command(r, v, id, c); err != nil {
			return err
		}
	}
	return s.command(r, v, id, table.Command{ID: "start", Do: "start"})
}

// chance is a number that nobody foresees.
func (s *Server) chance() (uint64, error) {
	var b [8]byte
	_, err := io.ReadFull(s.Chance, b[:])
	return binary.BigEndian.Uint64(b[:]), err
}
