package swarm

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"runtime"
	"runtime/metrics"
	"slices"
	"sync"
	"time"
)

// Times is how long something took, the shortest first.
type Times []time.Duration

func (t Times) sort() { slices.Sort(t) }

// At is the time within which so many percent were done; 0 of none.
func (t Times) At(percent int) time.Duration {
	if len(t) == 0 {
		return 0
	}
	return t[min(len(t)-1, len(t)*percent/100)]
}

// Memory is what this process holds after a collection: objects and stacks, in bytes.
func Memory() int64 {
	runtime.GC()
	runtime.GC() // what the pools held is free only now
	samples := []metrics.Sample{{Name: "/memory/classes/heap/objects:bytes"}, {Name: "/memory/classes/heap/stacks:bytes"}}
	metrics.Read(samples)
	return int64(samples[0].Value.Uint64() + samples[1].Value.Uint64())
}

// Weigh is what a server in this process holds for a table with a match, and for a page that is open, in bytes: every client
// opens one with a bare connection, and none of them reads on.
func Weigh(ctx context.Context, s Setup) (table, page int64, err error) {
	before := Memory()
	w, err := Open(ctx, s)
	if err != nil {
		return 0, 0, err
	}
	defer w.Close()
	for _, t := range w.tables {
		if err := t.start(ctx); err != nil {
			return 0, 0, err
		}
	}
	w.rest()
	begun := Memory()
	var open []net.Conn
	defer func() {
		for _, c := range open {
			c.Close()
		}
	}()
	for _, t := range w.tables {
		for _, c := range t.clients {
			conn, err := c.peek(t.id)
			if err != nil {
				return 0, 0, err
			}
			open = append(open, conn)
		}
	}
	return (begun - before) / int64(len(w.tables)), (Memory() - begun) / int64(len(open)), nil
}

// rest closes the connections that nobody needs now.
func (w *Swarm) rest() {
	for _, t := range w.tables {
		for _, c := range t.clients {
			c.http.CloseIdleConnections()
		}
	}
	time.Sleep(200 * time.Millisecond)
}

// Usage is what this process has used of the processor from moment to moment.
type Usage struct {
	mu      sync.Mutex
	moments []time.Time
	used    []time.Duration
}

// Clock notes from now on, ten times a second, what this process uses, as long as the process lives.
func Clock() *Usage {
	u := &Usage{}
	u.note()
	go func() {
		for range time.Tick(100 * time.Millisecond) {
			u.note()
		}
	}()
	return u
}

func (u *Usage) note() {
	u.mu.Lock()
	defer u.mu.Unlock()
	u.moments, u.used = append(u.moments, time.Now()), append(u.used, CPU())
}

// Between is what was used between two moments.
func (u *Usage) Between(from, to time.Time) time.Duration {
	u.mu.Lock()
	defer u.mu.Unlock()
	at := func(when time.Time) time.Duration {
		i, _ := slices.BinarySearchFunc(u.moments, when, time.Time.Compare)
		return u.used[min(i, len(u.used)-1)]
	}
	return at(to) - at(from)
}

// peek opens a stream and looks at its first line only.
func (c *client) peek(id string) (net.Conn, error) {
	u, err := url.Parse(c.base)
	if err != nil {
		return nil, err
	}
	conn, err := c.dialer.Dial("tcp", u.Host)
	if err != nil {
		return nil, err
	}
	r, err := http.NewRequest("GET", c.base+"/t/"+id+"/stream", nil)
	if err != nil {
		return nil, err
	}
	r.Header.Set("Accept-Encoding", "gzip")
	for _, cookie := range c.http.Jar.Cookies(u) {
		r.AddCookie(cookie)
	}
	var line [15]byte
	if err = r.Write(conn); err == nil {
		_, err = io.ReadFull(conn, line[:])
	}
	if err == nil && string(line[:]) != "HTTP/1.1 200 OK" {
		err = fmt.Errorf("a page is not opened: %s", line)
	}
	if err != nil {
		conn.Close()
	}
	return conn, err
}
