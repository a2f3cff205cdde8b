package web

import (
	"log/slog"
	"net/http"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"golang.org/x/time/rate"
)

// answer is where a request is answered, and remembers what the log tells of it.
type answer struct {
	http.ResponseWriter
	status int
	bytes  int64
	why    string // it was not done; empty: it was
}

func (a *answer) WriteHeader(status int) {
	if a.status == 0 {
		a.status = status
	}
	a.ResponseWriter.WriteHeader(status)
}

func (a *answer) Write(p []byte) (int, error) {
	if a.status == 0 {
		a.status = http.StatusOK
	}
	n, err := a.ResponseWriter.Write(p)
	a.bytes += int64(n)
	return n, err
}

// Unwrap lets a http.ResponseController through.
func (a *answer) Unwrap() http.ResponseWriter { return a.ResponseWriter }

// refuse notes in the line of a request why it was not done: a word of ours, nothing that was sent and nothing that rests on
// cards. The first word counts.
func (s *Server) refuse(w http.ResponseWriter, why string) {
	if a, ok := w.(*answer); ok && a.why == "" {
		a.why = why
		s.meters.refusals.WithLabelValues(why).Inc()
	}
}

// logged writes a line for every request: what was asked and how it was answered, never by whom or of which table.
func (s *Server) logged(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		a := &answer{ResponseWriter: w}
		begin := time.Now()
		defer func() { s.note(r, a, time.Since(begin)) }()
		next.ServeHTTP(a, r)
	})
}

// note writes the line of a request.
func (s *Server) note(r *http.Request, a *answer, took time.Duration) {
	level := slog.LevelInfo
	if hostile[a.status] {
		level = slog.LevelWarn
	}
	if !s.Logger.Enabled(r.Context(), level) {
		return
	}
	route := s.route(r)
	line := []slog.Attr{slog.String("method", method(r)), slog.String("route", route), slog.Int("status", a.status)}
	if !slices.ContainsFunc(unmeasured, func(begins string) bool { return strings.HasPrefix(route, begins) }) {
		line = append(line, slog.Int64("bytes", a.bytes), slog.Duration("took", took))
	}
	if a.why != "" {
		line = append(line, slog.String("why", a.why))
	}
	if level == slog.LevelWarn {
		unsaid, ok := s.warnings.take()
		if !ok {
			return
		}
		line = append(line, slog.String("from", s.address(r)))
		if unsaid > 0 {
			line = append(line, slog.Int64("unsaid", unsaid))
		}
	}
	s.Logger.LogAttrs(r.Context(), level, "request", line...)
}

// unmeasured is how the routes begin whose answers are as long, and take as long, as hidden cards or a secret make them.
var unmeasured = []string{"/{$}", "/play", "/new/", "/t/", "/tables", "/deals", "/rules/", "/recover"}

// hostile is the answers to what no page of ours asks: those are told with where they come from.
var hostile = map[int]bool{http.StatusBadRequest: true, http.StatusForbidden: true, http.StatusRequestEntityTooLarge: true, http.StatusTooManyRequests: true}

// route is the pattern of a request, without the method; of one that has not come as far as the routes it is the one to which
// it would have come.
func (s *Server) route(r *http.Request) string {
	pattern := r.Pattern
	if pattern == "" {
		_, pattern = s.mux.Handler(r)
	}
	return pattern[strings.IndexByte(pattern, ' ')+1:]
}

// method is the method of a request, as far as it is one that there is.
func method(r *http.Request) string {
	switch r.Method {
	case http.MethodGet, http.MethodHead, http.MethodPost, http.MethodPut, http.MethodPatch, http.MethodDelete, http.MethodOptions:
		return r.Method
	}
	return "other"
}

// warnings bounds the lines that a flood of refused requests writes: those that are left out are counted in the next.
type warnings struct {
	rate *rate.Limiter
	left atomic.Int64
}

// Warnings in a second, with what may come at once.
const warningRate, warningBurst = 10, 100

// take tells whether a line may be written, and how many were left out before it.
func (w *warnings) take() (left int64, ok bool) {
	if !w.rate.Allow() {
		w.left.Add(1)
		return 0, false
	}
	return w.left.Swap(0), true
}

// stack is where the program has failed: functions and lines, without the values in them.
func stack() []string {
	var at [32]uintptr
	frames := runtime.CallersFrames(at[:runtime.Callers(3, at[:])])
	var lines []string
	for {
		f, more := frames.Next()
		lines = append(lines, f.Function+":"+strconv.Itoa(f.Line))
		if !more {
			return lines
		}
	}
}
