package web

import (
	"bytes"
	"context"
	"errors"
	"net/http"
	"strings"

	"github.com/a-h/templ"

	"bivouac/internal/room"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// fault is why a request is answered with a page that says so.
type fault struct {
	status int
	kind   say.Fault
	why    string // for the log, in a word
	cause  error
}

func (f *fault) Error() string {
	if f.cause != nil {
		return f.cause.Error()
	}
	return http.StatusText(f.status)
}

func (f *fault) Unwrap() error { return f.cause }

var notFound = &fault{status: http.StatusNotFound, kind: say.NoSuchPage, why: "noSuchPage"}

// tooMany is a request of which somebody has made too many; the log says of what.
func tooMany(why string) error {
	return &fault{status: http.StatusTooManyRequests, kind: say.TooMany, why: why}
}

// badRequest is a request that is not of the form; nil of no error.
func badRequest(err error) error {
	if err == nil {
		return nil
	}
	var size *http.MaxBytesError
	if errors.As(err, &size) {
		return &fault{http.StatusRequestEntityTooLarge, say.BadRequest, "tooLong", err}
	}
	return &fault{http.StatusBadRequest, say.BadRequest, "badRequest", err}
}

// faultOf finds what to say of an error.
func faultOf(err error) *fault {
	var f *fault
	switch {
	case errors.As(err, &f):
		return f
	case errors.Is(err, table.ErrNotFound):
		return &fault{http.StatusNotFound, say.NoSuchTable, "noSuchTable", err}
	case errors.Is(err, table.ErrFrozen):
		return &fault{http.StatusConflict, say.FrozenTable, "frozen", err}
	case errors.Is(err, room.ErrClosing):
		return &fault{http.StatusServiceUnavailable, say.GoingDown, "goingDown", err}
	}
	return &fault{http.StatusInternalServerError, say.Broken, "broken", err}
}

// fail answers with the page of an error. What broke, or is damaged, goes into the log, without anything that a person sent.
func (s *Server) fail(w http.ResponseWriter, r *http.Request, v *visit, err error) {
	if errors.Is(err, context.Canceled) {
		return
	}
	f := faultOf(err)
	s.refuse(w, f.why)
	w.Header().Set("X-Bivouac", f.why) // an open page knows by it that the answer is ours, and not of a server that stands before this one
	if f.kind == say.Broken || f.kind == say.FrozenTable {
		about := []any{"route", s.route(r), "error", err}
		if id := r.PathValue("id"); id != "" {
			about = append(about, "table", table.ID(id))
		}
		s.Logger.Error("a request could not be answered", about...)
	}
	p := ui.Newcomer(say.Match(r.Header.Get("Accept-Language")))
	if v != nil && v.person.Lang != "" {
		p = v.person
	}
	if f.status == http.StatusRequestEntityTooLarge {
		w.Header().Set("Connection", "close") // nobody reads the rest
	}
	if f.status == http.StatusServiceUnavailable || f.status == http.StatusTooManyRequests {
		w.Header().Set("Retry-After", "2")
	}
	if f.kind == say.Broken && background(r) {
		tell(w, f.status, map[string]string{"text": p.Lang.Pages().NotSaved()})
		return
	}
	kind, back := f.kind, ui.Link{}
	if kind == say.Broken && r.Method == http.MethodPost {
		kind = say.Unsaved
		if id := table.ID(r.PathValue("id")); id.Valid() {
			back = ui.Link{To: ui.TablePath(id), Text: p.Lang.Pages().ToTable()}
		}
	}
	if (kind == say.Unsaved || kind == say.DamagedSheet) && strings.HasPrefix(r.URL.Path, "/score") {
		back = ui.Link{To: "/score", Text: p.Lang.Pages().ToSheets()}
	}
	s.show(w, r, f.status, ui.Fault(p, kind, back))
}

func (s *Server) nowhere(w http.ResponseWriter, r *http.Request, v *visit) error { return notFound }

// show sends a page, or nothing of it where it cannot be drawn.
func (s *Server) show(w http.ResponseWriter, r *http.Request, status int, page templ.Component) error {
	var body bytes.Buffer
	if err := page.Render(context.WithoutCancel(r.Context()), &body); err != nil { // also whose request broke off reads why
		return err
	}
	h := w.Header()
	h.Set("Content-Type", "text/html; charset=utf-8")
	h.Set("Cache-Control", "no-store")
	return s.write(w, r, status, body.Bytes())
}
