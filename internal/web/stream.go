package web

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/a-h/templ"

	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// beat is how often a stream without news says that it lives: a page that hears nothing for longer knows that it is cut off.
const beat = 2 * time.Second

// pulse is that sign of life, with the time in milliseconds since 1970: the clock of a device may be wrong, and deadlines are ours.
func pulse(now time.Time) []byte {
	return fmt.Appendf(nil, "event: pulse\ndata:%d\n\n", now.UnixMilli())
}

// stream pushes the felt of a table to a page: all of it now, and what is new in it after every change. Who is late gets the
// present, never the past.
func (s *Server) stream(w http.ResponseWriter, r *http.Request, v *visit) error {
	id, page := table.ID(r.PathValue("id")), pageOf(r)
	if r.Method == http.MethodHead { // what it is, and nothing of it: who asks has no page open
		_, err := s.Rooms.Game(r.Context(), id)
		if err == nil {
			_, err = lay(w, r)
		}
		return err
	}
	closed, ok := s.limits.enter(string(v.player), s.address(r))
	if !ok {
		return tooMany("manyStreams")
	}
	defer closed()
	s.meters.streams.Inc()
	defer s.meters.streams.Dec()
	here := presence{}
	defer here.leave()
	if err := s.enter(r.Context(), id, v, here); err != nil {
		return err
	}
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	go func() {
		select {
		case <-s.ending:
			cancel()
		case <-ctx.Done():
		}
	}()
	l, err := lay(w, r)
	if err != nil {
		return err
	}
	if l.send(pulse(s.Rooms.Now())) != nil {
		return nil
	}
	for ctx.Err() == nil {
		sight, version, err := s.sight(ctx, v, id, page)
		if err != nil || sight.Screen != nil && s.enter(ctx, id, v, here) != nil {
			return nil // the page asks again, and is told then
		}
		if l.push(ctx, version, ui.OnTable(sight, v.person, s.tableURL(r, id))) != nil {
			return nil
		}
		s.meters.pushes.Inc()
		for {
			wait, done := context.WithTimeout(ctx, beat)
			err := s.Rooms.Wait(wait, id, version)
			done()
			if err == nil {
				break
			}
			if ctx.Err() != nil || !errors.Is(err, context.DeadlineExceeded) || l.send(pulse(s.Rooms.Now())) != nil {
				return nil
			}
		}
	}
	return nil
}

// line is an open stream to a page.
type line struct {
	out  io.Writer
	flow *http.ResponseController
	has  *shown // by the page
}

// lay opens a stream.
func lay(w http.ResponseWriter, r *http.Request) (*line, error) {
	l := &line{out: w, flow: http.NewResponseController(w), has: &shown{}}
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no")
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		h.Set("Content-Encoding", "gzip")
		l.out = &packer{w: w}
	}
	if err := l.flow.SetReadDeadline(time.Time{}); err != nil && !errors.Is(err, http.ErrNotSupported) {
		return nil, err
	}
	return l, nil
}

// send sends a message at once.
func (l *line) send(message []byte) error {
	if err := l.flow.SetWriteDeadline(time.Now().Add(writeTime)); err != nil && !errors.Is(err, http.ErrNotSupported) {
		return err
	}
	if _, err := l.out.Write(message); err != nil {
		return err
	}
	return l.flow.Flush()
}

// push sends what is new in a felt.
func (l *line) push(ctx context.Context, version uint64, felt templ.Component) error {
	m := messages.Get().(*message)
	defer messages.Put(m)
	m.felt.Reset()
	if err := felt.Render(ctx, &m.felt); err != nil {
		return err
	}
	m.text.Reset()
	fmt.Fprintf(&m.text, "id: %d\nevent: felt\n", version)
	m.gets.show(m.felt.Bytes())
	news(&m.text, l.has, m.gets)
	m.text.WriteByte('\n')
	l.has, m.gets = m.gets, l.has
	return l.send(m.text.Bytes())
}

// messages are those that have been sent, to be written anew.
var messages = sync.Pool{New: func() any { return &message{gets: &shown{}} }}

// message is an event of a stream, and the felt of which it tells.
type message struct {
	felt, text bytes.Buffer
	gets       *shown // by the page
}
