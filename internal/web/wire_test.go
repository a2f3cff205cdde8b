package web

import (
	"bytes"
	"context"
	"encoding/base64"
	"fmt"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"strings"
	"sync"
	"testing"

	"bivouac/internal/room"
	"bivouac/internal/store"
	"bivouac/internal/table"
)

// site is a server in memory.
type site struct {
	*Server
	store store.Store
	http  http.Handler
}

// dice always come out the same.
func dice(seed byte) io.Reader { return rand.NewChaCha8([32]byte{seed}) }

// open opens a server on a store; an empty store has nothing in it.
func open(t *testing.T, kept store.Store) *site { return openLogged(t, kept, nil) }

// openLogged opens a server that writes a log.
func openLogged(t *testing.T, kept store.Store, logger *slog.Logger) *site {
	t.Helper()
	if kept == nil {
		kept = store.NewMemory()
	}
	rooms := room.New(room.Setup{Log: kept, Index: kept, Chance: dice(1), Logger: logger})
	t.Cleanup(rooms.Close)
	s := New(Setup{Rooms: rooms, Chance: dice(2), Logger: logger})
	return &site{s, kept, s.Handler()}
}

// guest is somebody with a browser. The zero value has no cookie yet.
type guest struct {
	secret string
	langs  string
}

// person is the guest with the number n.
func person(n byte) guest {
	return guest{secret: base64.RawURLEncoding.EncodeToString(bytes.Repeat([]byte{n + 1}, secretSize)), langs: "en"}
}

func (g guest) player() table.Player {
	people, _ := peopleOf(g.secret)
	return people[0]
}

// request is what the browser of the guest sends: a page that is asked for, or a form.
func (g guest) request(method, path string, form url.Values) *http.Request {
	r := httptest.NewRequest(method, path, strings.NewReader(form.Encode()))
	r.Header.Set("Accept-Encoding", "gzip")
	r.Header.Set("Accept-Language", g.langs)
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		r.Header.Set("Sec-Fetch-Site", "same-origin")
	}
	if g.secret != "" {
		r.AddCookie(&http.Cookie{Name: "id", Value: g.secret})
	}
	return r
}

// ask sends a request and gives the whole answer.
func (s *site) ask(r *http.Request) *httptest.ResponseRecorder {
	w := httptest.NewRecorder()
	s.http.ServeHTTP(w, r)
	return w
}

func (s *site) get(g guest, path string) *httptest.ResponseRecorder {
	return s.ask(g.request(http.MethodGet, path, nil))
}

func (s *site) post(g guest, path string, form url.Values) *httptest.ResponseRecorder {
	return s.ask(g.request(http.MethodPost, path, form))
}

// plain is an answer as people read it.
func plain(t *testing.T, w *httptest.ResponseRecorder) string {
	t.Helper()
	if w.Header().Get("Content-Encoding") != "gzip" {
		return w.Body.String()
	}
	return unpack(t, w.Body.Bytes())
}

// wire is everything that goes down an open stream.
type wire struct {
	mu     sync.Mutex
	header http.Header
	bytes.Buffer
	flushed []int // lengths at which something was sent
	done    chan struct{}
}

func (w *wire) Header() http.Header { return w.header }
func (w *wire) WriteHeader(int)     {}
func (w *wire) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.Buffer.Write(p)
}
func (w *wire) Flush() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.flushed = append(w.flushed, w.Len())
}

// sent is all that was sent so far, with the headers and the lengths of the pieces.
func (w *wire) sent() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return fmt.Sprint(w.header, w.flushed) + w.String()
}

// content is all that was sent so far.
func (w *wire) content() []byte {
	w.mu.Lock()
	defer w.mu.Unlock()
	return bytes.Clone(w.Bytes())
}

// stream opens the stream of a table for a guest, until the test is over or hang is called.
func (s *site) stream(t *testing.T, g guest, id table.ID) (w *wire, hang func()) {
	return s.listen(t, g, "/t/"+string(id)+"/stream")
}

func (s *site) listen(t *testing.T, g guest, path string) (w *wire, hang func()) {
	ctx, cancel := context.WithCancel(t.Context())
	w = &wire{header: http.Header{}, done: make(chan struct{})}
	go func() {
		defer close(w.done)
		s.http.ServeHTTP(w, g.request(http.MethodGet, path, nil).WithContext(ctx))
	}()
	hang = func() { cancel(); <-w.done }
	return w, hang
}
