// Package web is the table in the browser: pages out, moves in, and the felt pushed to whoever looks at it.
package web

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net/http"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"bivouac/internal/room"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
	"bivouac/internal/web/ui/asset"
)

// Setup is what a server stands on. Chance comes from outside, so that a test can hold it still.
type Setup struct {
	Rooms  *room.Rooms
	URL    string       // under which people reach the server, without a slash at the end; empty: the address they came by
	House  string       // the same in the house, for links given by who came by an address of this computer alone; empty: there is none
	Chance io.Reader    // of cookies; nil: the system's
	Logger *slog.Logger // nil: none
}

// Server answers browsers.
type Server struct {
	Setup
	limits   limits
	screens  screens
	scribe   sync.Mutex // a score sheet is read, changed and kept by one at a time
	meters   *meters
	warnings warnings
	mux      *http.ServeMux
	ending   chan struct{} // closed when the server goes down: open streams end
}

// New makes a server.
func New(s Setup) *Server {
	if s.Chance == nil {
		s.Chance = rand.Reader
	}
	if s.Logger == nil {
		s.Logger = slog.New(slog.DiscardHandler)
	}
	srv := &Server{Setup: s, meters: newMeters(s.Rooms.Awake), warnings: warnings{rate: rate.NewLimiter(warningRate, warningBurst)},
		mux: http.NewServeMux(), ending: make(chan struct{})}
	srv.routes()
	return srv
}

func (s *Server) routes() {
	s.mux.Handle("GET /asset/", asset.Handler())
	s.mux.HandleFunc("GET /healthz", s.health)
	s.mux.HandleFunc("GET /icon.svg", s.icon)
	s.mux.HandleFunc("GET /inks/{inks}", s.inks)
	s.page("GET /{$}", s.home)
	s.page("POST /play", s.play)
	s.page("GET /new/{game}", s.newTable)
	s.page("POST /new/{game}", s.openTable)
	s.page("GET /t/{id}", s.table)
	s.act("POST /t/{id}/do", s.do)
	s.act("POST /t/{id}/screen", s.screen)
	s.act("POST /t/{id}/join", s.join)
	s.act("POST /t/{id}/fill", s.fill)
	s.page("POST /t/{id}/anew", s.anew)
	s.page("GET /t/{id}/invite", s.invite)
	s.act("POST /t/{id}/invite", s.share)
	s.page("GET /t/{id}/report", s.report)
	s.act("POST /t/{id}/report", s.keepReport)
	s.page("GET /t/{id}/stream", s.stream)
	s.page("GET /t/{id}/qr.svg", s.invitation)
	s.page("GET /t/{id}/record/{match}", s.record)
	s.page("GET /t/{id}/review/{match}/{deal}", s.review)
	s.page("GET /t/{id}/review/{match}/{deal}/{step}", s.review)
	s.page("GET /t/{id}/check/{match}/{deal}", s.check)
	s.page("GET /tables", s.tables)
	s.page("GET /deals", s.deals)
	s.page("GET /deals.csv", s.dealsFile)
	s.page("GET /chance", s.clumps)
	s.page("GET /score", s.sheets)
	s.act("POST /score", s.beginSheet)
	s.page("GET /score/{sheet}", s.sheet)
	s.act("POST /score/{sheet}", s.writeSheet)
	s.page("GET /settings", s.settings)
	s.act("POST /settings", s.keepSettings)
	s.page("GET /t/{id}/settings", s.settings)
	s.act("POST /t/{id}/settings", s.keepSettings)
	s.page("POST /theme", s.theme)
	s.page("GET /rules/{game}", s.rules)
	s.page("GET /recover", s.recover)
	s.act("POST /recover", s.become)
	s.page("GET /recover/qr.svg", s.ownCode)
	s.page("/", s.nowhere)
}

// Handler is the whole server.
func (s *Server) Handler() http.Handler { return s.logged(s.guard(s.mux)) }

// End ends the open streams, so that the server can go down; browsers come back by themselves.
func (s *Server) End() { close(s.ending) }

// secure tells whether people reach the server under TLS.
func (s *Server) secure() bool { return strings.HasPrefix(s.URL, "https://") }

// origin is how people reach the server, as links to it begin.
func (s *Server) origin(r *http.Request) string {
	if s.URL != "" {
		return s.URL
	}
	came := "http://" + r.Host
	if s.House != "" && ui.OnlyHere(came) {
		return s.House
	}
	return came
}

// health tells whoever watches over servers that this one serves.
func (s *Server) health(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	select {
	case <-s.ending:
		http.Error(w, "going down", http.StatusServiceUnavailable)
	default:
		io.WriteString(w, "ok\n")
	}
}

// page is a route for people: a handler that knows who asks, and whose errors become a page.
func (s *Server) page(pattern string, handle func(w http.ResponseWriter, r *http.Request, v *visit) error) {
	s.mux.HandleFunc(pattern, func(w http.ResponseWriter, r *http.Request) {
		defer s.rescue(w, r)
		v, err := s.visit(w, r)
		if err == nil {
			err = handle(w, r, v)
		}
		if err != nil {
			s.fail(w, r, v, err)
		}
	})
}

// act is a page by which a person does something: its form is read, nobody does more than people do, and what a table refuses is
// told there.
func (s *Server) act(pattern string, handle func(w http.ResponseWriter, r *http.Request, v *visit) error) {
	s.page(pattern, func(w http.ResponseWriter, r *http.Request, v *visit) error {
		if !s.limits.allowPerson(string(v.player)) {
			return tooMany("manyCommands")
		}
		if err := r.ParseForm(); err != nil {
			return badRequest(err)
		}
		err := handle(w, r, v)
		var refused *table.Refused
		if errors.As(err, &refused) {
			return s.answerRefused(w, r, v, refused)
		}
		return err
	})
}

// rescue answers a request on which the program has failed, where nothing was sent yet. The log tells of what kind the failure is
// and where, but no value, which may be a card.
func (s *Server) rescue(w http.ResponseWriter, r *http.Request) {
	what := recover()
	if what == nil {
		return
	}
	s.Logger.Error("the program failed", "route", r.Pattern, "panic", fmt.Sprintf("%T", what), "stack", stack())
	if w.Header().Get("Content-Type") != "" {
		panic(http.ErrAbortHandler) // the browser sees that the answer is cut short
	}
	s.fail(w, r, nil, errBroken)
}

// errBroken is what somebody is told of whom the program has failed.
var errBroken = errors.New("the program failed")

// readTime bounds how long a request may take to come in, writeTime how long an answer may take to go out.
const (
	readTime  = 10 * time.Second
	writeTime = 20 * time.Second
	idleTime  = 2 * time.Minute
)

// HTTP is the server with its limits of time and size, still without an address.
func (s *Server) HTTP() *http.Server {
	return &http.Server{Handler: s.Handler(), ReadHeaderTimeout: readTime, ReadTimeout: readTime, WriteTimeout: writeTime, IdleTimeout: idleTime,
		MaxHeaderBytes: 16 << 10, ErrorLog: slog.NewLogLogger(s.Logger.Handler(), slog.LevelWarn)}
}
