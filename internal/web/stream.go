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
	"github.com/klauspost/compress/flate"

	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// beat is how often a stream without news says that it lives: a page that hears nothing for longer knows that it is cut off.
const beat = 2 * time.Second

// pulse is that sign of life.
var pulse = []byte("event: pulse\ndata:\n\n")

// stream pushes the felt of a table to a page: all of it now, and what is new in it after every change. Who is late gets the
// present, never the past.
func (s *Server) stream(w http.ResponseWriter, r *http.Request, v *visit) error {
	id := table.ID(r.PathValue("id"))
	closed, ok := s.limits.enter(string(v.player))
	if !ok {
		return tooMany
	}
	defer closed()
	leave, err := s.Rooms.Enter(r.Context(), id, v.player)
	if err != nil {
		return err
	}
	defer leave()
	ctx, cancel := context.WithCancel(r.Context())
	defer cancel()
	go func() {
		select {
		case <-s.ending:
			cancel()
		case <-ctx.Done():
		}
	}()
	h := w.Header()
	h.Set("Content-Type", "text/event-stream")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no")
	var out io.Writer = w
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		h.Set("Content-Encoding", "gzip")
		out = &packer{w: w}
	}
	flow := http.NewResponseController(w)
	send := func(message []byte) error {
		if err := flow.SetWriteDeadline(time.Now().Add(writeTime)); err != nil && !errors.Is(err, http.ErrNotSupported) {
			return err
		}
		if _, err := out.Write(message); err != nil {
			return err
		}
		return flow.Flush()
	}
	has := &shown{}
	push := func(version uint64, felt templ.Component) error {
		m := messages.Get().(*message)
		defer messages.Put(m)
		m.felt.Reset()
		if err := felt.Render(ctx, &m.felt); err != nil {
			return err
		}
		m.text.Reset()
		fmt.Fprintf(&m.text, "id: %d\nevent: felt\n", version)
		m.gets.show(m.felt.Bytes())
		news(&m.text, has, m.gets)
		m.text.WriteByte('\n')
		has, m.gets = m.gets, has
		return send(m.text.Bytes())
	}
	if err := flow.SetReadDeadline(time.Time{}); err != nil && !errors.Is(err, http.ErrNotSupported) {
		return err
	}
	for ctx.Err() == nil {
		sight, version, err := s.Rooms.Version(ctx, id, v.player)
		if err != nil {
			return nil // the page asks again, and is told then
		}
		if push(version, ui.OnTable(sight, v.person, s.tableURL(r, id))) != nil {
			return nil
		}
		for {
			wait, done := context.WithTimeout(ctx, beat)
			err := s.Rooms.Wait(wait, id, version)
			done()
			if err == nil {
				break
			}
			if ctx.Err() != nil || !errors.Is(err, context.DeadlineExceeded) || send(pulse) != nil {
				return nil
			}
		}
	}
	return nil
}

// messages are those that have been sent, to be written anew.
var messages = sync.Pool{New: func() any { return &message{gets: &shown{}} }}

// message is an event of a stream, and the felt of which it tells.
type message struct {
	felt, text bytes.Buffer
	gets       *shown // by the page
}

// packer writes one endless gzip stream, of which every message can be read as soon as it has come. Compressors are large, so
// none stays with a connection: one from the pool is shown what went before, and then writes the next as what is new in it.
type packer struct {
	w      io.Writer
	before []byte // the end of what has been written
	begun  bool
}

var compressors = sync.Pool{New: func() any {
	c := &compressor{}
	c.w, _ = flate.NewWriter(&c.out, 2) // 2 is a level
	return c
}}

type compressor struct {
	w   *flate.Writer
	out bytes.Buffer
}

// window is how far back a compressor sees.
const window = 4 << 10

// Write sends a message.
func (p *packer) Write(message []byte) (int, error) {
	c := compressors.Get().(*compressor)
	defer compressors.Put(c)
	c.out.Reset()
	if !p.begun {
		c.out.Write([]byte{0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF})
		p.begun = true
	}
	if len(message) <= short {
		stored(&c.out, message)
	} else {
		c.w.ResetDict(&c.out, p.before)
		c.w.Write(message) // into a buffer, which does not fail
		c.w.Flush()
	}
	p.remember(message)
	if _, err := p.w.Write(c.out.Bytes()); err != nil {
		return 0, err
	}
	return len(message), nil
}

// short is how long a message is that is not worth a compressor.
const short = 64

// stored writes a message as a block that is not compressed (RFC 1951, 3.2.4), and an empty one, at which every reader hands on
// what it has.
func stored(out *bytes.Buffer, message []byte) {
	n := uint16(len(message))
	out.Write([]byte{0, byte(n), byte(n >> 8), byte(^n), byte(^n >> 8)})
	out.Write(message)
	out.Write([]byte{0, 0, 0, 0xFF, 0xFF})
}

// remember keeps the end of all that was written.
func (p *packer) remember(message []byte) {
	message = message[max(0, len(message)-window):]
	keep := min(len(p.before), window-len(message))
	copy(p.before, p.before[len(p.before)-keep:])
	p.before = append(p.before[:keep], message...)
}
