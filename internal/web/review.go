package web

import (
	"bytes"
	"errors"
	"net/http"
	"strconv"

	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/review"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
	"bivouac/record"
)

// number reads a number from the path of a request; a path with anything else leads nowhere.
func number(r *http.Request, name string) (int, error) {
	n, err := strconv.ParseUint(r.PathValue(name), 10, 31)
	if err != nil {
		return 0, notFound
	}
	return int(n), nil
}

// record sends the record of a match, as far as its deals are over.
func (s *Server) record(w http.ResponseWriter, r *http.Request, v *visit) error {
	body, id, match, err := s.recordOf(r)
	if err != nil {
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "application/jsonl; charset=utf-8")
	h.Set("Content-Disposition", `attachment; filename="`+ui.RecordName(id, match)+`"`)
	h.Set("Cache-Control", "no-store")
	return s.write(w, r, http.StatusOK, body)
}

func (s *Server) recordOf(r *http.Request) (body []byte, id table.ID, match int, err error) {
	id = table.ID(r.PathValue("id"))
	if match, err = number(r, "match"); err != nil {
		return nil, id, match, err
	}
	if !s.limits.allowRecord(s.address(r)) {
		return nil, id, match, tooMany("manyRecords")
	}
	var out bytes.Buffer
	ok, err := s.Rooms.Record(r.Context(), &out, id, match)
	if err == nil && !ok {
		err = notFound
	}
	return out.Bytes(), id, match, err
}

// reviewed is the deal that a request is about.
func (s *Server) reviewed(r *http.Request) (*ui.Reviewed, error) {
	body, id, match, err := s.recordOf(r)
	if err != nil {
		return nil, err
	}
	deal, err := number(r, "deal")
	if err != nil {
		return nil, err
	}
	eyes := game.NoSeat
	if asked := r.URL.Query().Get("eyes"); asked != "" {
		n, err := strconv.ParseUint(asked, 10, 7)
		if err != nil {
			return nil, notFound
		}
		eyes = game.Seat(n)
	}
	d, ok, err := review.Read(bytes.NewReader(body), games.Find, deal, eyes)
	if d.Game == nil || eyes != game.NoSeat && int(eyes) >= len(d.Names) {
		return nil, notFound
	}
	out := &ui.Reviewed{Deal: d, ID: id, Match: match, Site: s.origin(r)}
	var fault *record.Fault
	if errors.As(err, &fault) {
		out.Fault = fault
	} else if err != nil {
		return nil, err
	}
	if !ok && deal != d.Deals+1 { // the next deal may be in play
		return nil, notFound
	}
	return out, nil
}

// review is a finished deal, step by step; it begins with the cards as they were dealt.
func (s *Server) review(w http.ResponseWriter, r *http.Request, v *visit) error {
	d, err := s.reviewed(r)
	if err != nil {
		return err
	}
	if r.PathValue("step") != "" {
		n, err := number(r, "step")
		if err != nil || n < 1 || n > len(d.Steps) {
			return notFound
		}
		d.Step = n - 1
	}
	if d.Over() && len(d.Steps) == 0 {
		return notFound
	}
	return s.show(w, r, http.StatusOK, ui.Review(v.person, d))
}

// check is the page on which a deal is computed again.
func (s *Server) check(w http.ResponseWriter, r *http.Request, v *visit) error {
	d, err := s.reviewed(r)
	if err != nil {
		return err
	}
	return s.show(w, r, http.StatusOK, ui.Check(v.person, d))
}
