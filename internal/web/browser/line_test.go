package browser_test

import (
	"net"
	"slices"
	"strings"
	"sync"
	"testing"
)

// wire is a line to a site that can fall silent: no byte goes through any more, and no connection is closed.
type wire struct {
	mu     sync.Mutex
	silent bool
	speaks *sync.Cond
	dead   map[net.Conn]bool // connections that stay silent for ever
	open   map[net.Conn]net.Conn
}

// wired is a site at the far end of a wire.
func wired(s *site) (*site, *wire) {
	s.t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		s.t.Fatal(err)
	}
	w := &wire{dead: map[net.Conn]bool{}, open: map[net.Conn]net.Conn{}}
	w.speaks = sync.NewCond(&w.mu)
	to := strings.TrimPrefix(s.url, "http://")
	go func() {
		for {
			near, err := l.Accept()
			if err != nil {
				return
			}
			far, err := net.Dial("tcp", to)
			if err != nil {
				near.Close()
				continue
			}
			w.mu.Lock()
			w.open[near] = far
			w.mu.Unlock()
			go w.carry(near, far, near)
			go w.carry(far, near, near)
		}
	}()
	s.t.Cleanup(func() {
		l.Close()
		w.mu.Lock()
		defer w.mu.Unlock()
		for near, far := range w.open {
			near.Close()
			far.Close()
		}
		w.silent, w.dead = false, map[net.Conn]bool{}
		w.speaks.Broadcast()
	})
	return &site{t: s.t, dir: s.dir, url: "http://" + l.Addr().String(), rooms: s.rooms, stop: s.stop}, w
}

// carry takes bytes from one end of a connection to the other as long as the wire speaks, in both directions.
func (w *wire) carry(from, to, near net.Conn) {
	defer to.Close()
	for bytes := make([]byte, 32<<10); ; {
		n, err := from.Read(bytes)
		w.mu.Lock()
		for w.silent || w.dead[near] {
			w.speaks.Wait()
		}
		w.mu.Unlock()
		if err != nil {
			return
		}
		if _, err := to.Write(bytes[:n]); err != nil {
			return
		}
	}
}

// fall makes the wire silent.
func (w *wire) fall() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.silent = true
}

// speak lets bytes through again; where another network has taken over, through new connections only.
func (w *wire) speak(another bool) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.silent = false; another {
		for near := range w.open {
			w.dead[near] = true
		}
	}
	w.speaks.Broadcast()
}

// alarmed tells whether the person sees, and is read out, that the line is cut.
func (p *person) alarmed() bool {
	p.t.Helper()
	return ask[bool](p, `(e => e.checkVisibility() && e.getAttribute('role') === 'alert' && !!probe.spot(e))(document.getElementById('cut-off'))`)
}

// playsCutOff waits until the person knows that the line is cut, and plays a card that he sees: it is seen to be on its way, and
// nothing else happens.
func (p *person) playsCutOff(seen sight) {
	p.t.Helper()
	p.until("to be told that the line is cut", p.alarmed)
	p.until("the hand to be dimmed", func() bool {
		return ask[float64](p, "Number(getComputedStyle(document.querySelector('.hand')).opacity)") < 1
	})
	p.use(seen.Options[0])
	p.until("the card to be on its way", func() bool {
		return p.sees().Pending && ask[bool](p, "document.getElementById(%v).classList.contains('sent')", seen.Options[0].ID)
	})
	if now := p.sees(); now.At != seen.At || len(now.Hand) != len(seen.Hand) {
		p.t.Errorf("over a line that is cut the table has gone on from %d to %d", seen.At, now.At)
	}
}

// arrives waits until a card that was played over a line that was cut has been played, once, and all is well.
func (p *person) arrives(seen sight) {
	p.t.Helper()
	p.until("the card to be played", func() bool {
		now := p.sees()
		return now.At > seen.At && !now.Pending && len(now.Hand) == len(seen.Hand)-1 && !slices.Contains(now.Hand, seen.Options[0].ID) && !p.alarmed()
	})
	p.quiet()
}

// TestCutOff cuts the line: the person sees and hears of it within a breath, a card that he plays nevertheless lies there as on its
// way, and goes when the line is back. Demand C4.
func TestCutOff(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "slobberhannes", 4, nil)
	p.visit("/t/" + string(id))
	seen := p.to(id, playing(0))
	p.until("a good line", func() bool { return !p.alarmed() })
	p.offline(true)
	p.playsCutOff(seen)
	p.offline(false)
	p.arrives(seen)
}

// TestSilentLine lets a line fall silent that nobody has cut: no connection is closed, and the browser takes itself to be online. The
// page says so by itself, the hand is dimmed, and a card that is played is seen to be on its way. When the line speaks again, on the
// old connections or on new ones alone, the card is played, once, and no page is loaded again. Demand C4.
func TestSilentLine(t *testing.T) {
	t.Parallel()
	for _, another := range []bool{false, true} {
		s, w := wired(serve(t))
		p, id := alone(s, "slobberhannes", 4, nil)
		seen := p.to(id, playing(0))
		ask[bool](p, "globalThis.sameLoad = true")
		p.until("a good line", func() bool { return !p.alarmed() })
		w.fall()
		p.until("to be told that the line is silent", p.alarmed)
		if !ask[bool](p, "navigator.onLine") {
			t.Error("the browser knows of it by itself")
		}
		p.playsCutOff(seen)
		w.speak(another)
		p.arrives(seen)
		if !ask[bool](p, "globalThis.sameLoad === true") {
			t.Error("the page was loaded again")
		}
		if ask[bool](p, "probe.seen(document.getElementById('refusal'))") {
			t.Errorf("the card was sent once more than it was played: %q", ask[string](p, "document.getElementById('refusal').textContent"))
		}
	}
}
