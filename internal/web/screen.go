package web

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"strconv"
	"sync"
	"time"

	"bivouac/game"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// Several people may share a screen that goes from hand to hand. Each of them is a player of his own to the table; that one
// browser speaks for all of them, and in whose hands it is, only this file knows. It is kept in memory, for a page and a table:
// what is unknown, a page that was loaded again, another tab, a server that was started again, is in nobody's hands and shows
// no hand.

// holder is who has a screen in his hands, and at which point of the match he took it.
type holder struct {
	page  string // that shows his cards; empty: a browser without the module
	by    table.Player
	seat  game.Seat
	deal  uint16 // when he took it
	turn  uint32
	taken time.Time
}

// screens is all shared screens, by person and table. Its zero value is ready.
type screens struct {
	mu  sync.Mutex
	all map[string]holder
}

// forgetTime is after how long nobody remembers in whose hands a screen was.
const forgetTime = 12 * time.Hour

func screenOf(v *visit, id table.ID) string { return string(v.player) + " " + string(id) }

// at is in whose hands the screen is, as far as this page knows.
func (s *screens) at(screen, page string) (holder, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if h, ok := s.all[screen]; ok && h.page == page {
		return h, true
	}
	return holder{}, false
}

// take puts the screen into somebody's hands.
func (s *screens) take(screen string, h holder) {
	s.mu.Lock()
	defer s.mu.Unlock()
	for k, old := range s.all {
		if h.taken.Sub(old.taken) > forgetTime {
			delete(s.all, k)
		}
	}
	if s.all == nil {
		s.all = map[string]holder{}
	}
	s.all[screen] = h
}

// drop takes the screen out of these hands, where it still is in them.
func (s *screens) drop(screen string, h holder) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.all[screen] == h {
		delete(s.all, screen)
	}
}

// pageOf is the page that asks: the module gives each a number of its own.
func pageOf(r *http.Request) string {
	page := r.FormValue("page")
	return page[:min(len(page), 64)]
}

// keeps tells whether he still has it: his deal has not ended, and nobody else at the screen is waited for, unless he took it while
// that one was.
func (h holder) keeps(s *table.Sight) bool {
	return s.Me == h.seat && s.View != nil && s.View.Deals == h.deal && (s.Screen.Next == game.NoSeat || s.Turn == h.turn && s.Asked == nil)
}

// sight is what a page may show of a table now. The curtain falls by itself where the table waits for another at the screen, and
// when a deal ends.
func (s *Server) sight(ctx context.Context, v *visit, id table.ID, page string) (*table.Sight, uint64, error) {
	screen := screenOf(v, id)
	h, held := s.screens.at(screen, page)
	sight, version, err := s.Rooms.Share(ctx, id, v.people, h.by)
	if err != nil || !held || sight.Screen == nil {
		return sight, version, err
	}
	if h.keeps(sight) {
		return sight, version, err
	}
	s.screens.drop(screen, h)
	return s.Rooms.Share(ctx, id, v.people, "")
}

// screen puts the screen into the hands of one of the people at it, or out of all hands.
func (s *Server) screen(w http.ResponseWriter, r *http.Request, v *visit) error {
	id, page := table.ID(r.PathValue("id")), pageOf(r)
	sitting, err := s.Rooms.Sitting(r.Context(), id, v.people)
	if err != nil {
		return err
	}
	h, turned := s.screens.at(screenOf(v, id), page)
	if turned {
		s.screens.drop(screenOf(v, id), h)
	}
	if to := r.PostForm.Get("to"); to != "" {
		i := slices.IndexFunc(sitting, func(p table.Sitter) bool { return strconv.Itoa(int(p.Seat)) == to })
		if i < 0 {
			return badRequest(errors.New("nobody at this screen sits there"))
		}
		if err := s.take(r.Context(), v, id, page, sitting[i]); err != nil {
			return err
		}
		turned = true
	}
	if turned {
		if err := s.Rooms.Turned(r.Context(), id); err != nil {
			return err
		}
	}
	done(w, r, ui.TablePath(id))
	return nil
}

// take puts the screen into the hands of somebody, who is back with that if he had left.
func (s *Server) take(ctx context.Context, v *visit, id table.ID, page string, p table.Sitter) error {
	if p.Left {
		leave, err := s.Rooms.Enter(ctx, id, p.Player)
		if err != nil {
			return err
		}
		leave()
	}
	sight, _, err := s.Rooms.Share(ctx, id, v.people, p.Player)
	if err != nil || sight.Screen == nil || sight.Me != p.Seat || sight.View == nil {
		return err // there are no hands now
	}
	s.screens.take(screenOf(v, id), holder{page, p.Player, p.Seat, sight.View.Deals, sight.Turn, s.Rooms.Now()})
	return nil
}

// join seats one more person at the screen of who sits at the table already.
func (s *Server) join(w http.ResponseWriter, r *http.Request, v *visit) error {
	id := table.ID(r.PathValue("id"))
	if err := s.seat(r.Context(), v, id, r.PostForm.Get("name")); err != nil {
		return err
	}
	done(w, r, ui.TablePath(id))
	return nil
}

// seat seats one more person at the screen, at the first free place.
func (s *Server) seat(ctx context.Context, v *visit, id table.ID, name string) error {
	sight, _, err := s.sight(ctx, v, id, "")
	if err != nil {
		return err
	}
	sitting, err := s.Rooms.Sitting(ctx, id, v.people)
	if err != nil {
		return err
	}
	free := slices.IndexFunc(sight.Seats, func(p table.Place) bool { return p.Name == "" })
	n := slices.IndexFunc(v.people, func(p table.Player) bool {
		return !slices.ContainsFunc(sitting, func(s table.Sitter) bool { return s.Player == p })
	})
	switch {
	case sight.Stage != table.Gathering:
		return &table.Refused{Code: table.Begun}
	case len(sitting) == 0:
		return &table.Refused{Code: table.NotSeated}
	case free < 0 || n < 0:
		return &table.Refused{Code: table.TakenPlace}
	}
	return s.Rooms.Do(ctx, id, v.people[n], table.Command{Do: "sit", Place: game.Seat(free), Name: name, Face: faceOf(v.people[n])})
}

// Who speaks from a screen that is in nobody's hands: together is what all at it say at once, also while one of them has it; and
// what any of them may do, who can, as nobody's cards matter for it.
var (
	together = []string{"add", "read", "agree", "stop"}
	anyones  = []string{"keep", "cut", "cutting", "start", "again", "close", "seat", "unseat", "place", "host", "share"}
)

// command carries out a command from a screen: of who has it in his hands, or of all who may speak from it.
func (s *Server) command(r *http.Request, v *visit, id table.ID, c table.Command) error {
	ctx := r.Context()
	sitting, err := s.Rooms.Sitting(ctx, id, v.people)
	if err != nil {
		return err
	}
	switch len(sitting) {
	case 0:
		return s.Rooms.Do(ctx, id, v.player, c)
	case 1:
		return s.Rooms.Do(ctx, id, sitting[0].Player, c)
	}
	speak, err := s.speakers(ctx, v, id, c.Do, r.FormValue("as"), pageOf(r), sitting)
	if err != nil {
		return err
	}
	done, all := false, slices.Contains(together, c.Do)
	for _, by := range speak {
		one := s.Rooms.Do(ctx, id, by, c)
		var refused *table.Refused
		switch {
		case one == nil && !all:
			return nil
		case one == nil:
			done = true
		case !errors.As(one, &refused):
			return one
		case err == nil:
			err = one // the first says why
		}
	}
	if done {
		return nil
	}
	return err
}

// speakers is who speaks with a command; as is the seat for which a form was drawn.
func (s *Server) speakers(ctx context.Context, v *visit, id table.ID, do, as, page string, sitting []table.Sitter) ([]table.Player, error) {
	sight, _, err := s.sight(ctx, v, id, page)
	if err != nil {
		return nil, err
	}
	var all []table.Player
	for _, p := range sitting {
		if !p.Left {
			all = append(all, p.Player)
		}
	}
	if slices.Contains(together, do) {
		return all, nil
	}
	for _, p := range sitting {
		if as == strconv.Itoa(int(p.Seat)) && (sight.Stage == table.Gathering || sight.Me == p.Seat) {
			return []table.Player{p.Player}, nil
		}
	}
	if as == "" && sight.Stage == table.Gathering && do == "sit" {
		return all[:1], nil // he changes his place
	}
	if as == "" && slices.Contains(anyones, do) {
		return all, nil
	}
	return nil, &table.Refused{Code: table.Stale}
}

// presence is who is at a table as long as a page of it is open, with how each leaves.
type presence map[table.Player]func()

func (p presence) leave() {
	for _, leave := range p {
		leave()
	}
}

// enter tells the table who is there with a page: the person, or all who sit at his screen and have not left.
func (s *Server) enter(ctx context.Context, id table.ID, v *visit, here presence) error {
	sitting, err := s.Rooms.Sitting(ctx, id, v.people)
	if err != nil {
		return err
	}
	if len(sitting) == 0 {
		sitting = []table.Sitter{{Player: v.player}}
	}
	for _, p := range sitting {
		if p.Left || here[p.Player] != nil {
			continue
		}
		if here[p.Player], err = s.Rooms.Enter(ctx, id, p.Player); err != nil {
			delete(here, p.Player)
			return err
		}
	}
	return nil
}
