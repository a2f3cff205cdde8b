package web

import (
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"bivouac/internal/say"
)

// policy lets a page load what comes from here, and nothing else: no script or style inside a page, no frame around it.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
	"form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types felt"

// maxBody is how many bytes a request may carry: the longest is a new table with all its options.
const maxBody = 16 << 10

// guard stands before all routes.
func (s *Server) guard(next http.Handler) http.Handler {
	ours := http.NewCrossOriginProtection()
	ours.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.fail(w, r, nil, &fault{status: http.StatusForbidden, kind: say.Foreign, why: "foreign"})
	}))
	next = ours.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "same-origin") // without it a browser hides from us, too, that a form is ours
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()")
		if s.secure() {
			h.Set("Strict-Transport-Security", "max-age=63072000")
		}
		if !s.limits.allow(s.address(r)) {
			s.refuse(w, "manyRequests")
			h.Set("Retry-After", "1")
			// A sentence, no page: to draw one is work, and of that there is too much already.
			http.Error(w, say.Match(r.Header.Get("Accept-Language")).Pages().Fault(say.TooMany).Text, http.StatusTooManyRequests)
			return
		}
		r.Body = http.MaxBytesReader(w, r.Body, maxBody)
		next.ServeHTTP(w, r)
	})
}

// address is where a request comes from; an IPv6 household counts as one. Where another server stands before this one, it
// knows, and says so last.
func (s *Server) address(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	ip := net.ParseIP(host)
	if all := r.Header.Values("X-Forwarded-For"); s.URL != "" && len(all) > 0 {
		last := all[len(all)-1]
		if told := net.ParseIP(strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:])); told != nil {
			ip = told
		}
	}
	switch {
	case ip == nil:
		return host
	case ip.To4() == nil:
		return ip.Mask(net.CIDRMask(64, 128)).String()
	}
	return ip.String()
}

// Limits in a second, with what may come at once: of the requests of an address, behind which a school may sit, of the tables
// that are opened, the people who are new, the reports and the matches that are read again from there, and of what a person does.
const (
	addressRate, addressBurst   = 100, 400
	tableRate, tableBurst       = 1, 120
	newcomerRate, newcomerBurst = 1, 120
	reportRate, reportBurst     = .2, 20
	recordRate, recordBurst     = 20, 100
	personRate, personBurst     = 20, 60
)

// Streams that may be open: of a person a few pages on a few devices, and those of a school.
const personStreams, addressStreams = 24, 400

// limits counts the requests of addresses and of people, and the open streams. Its zero value is ready.
type limits struct {
	mu      sync.Mutex
	buckets map[string]*bucket
	swept   time.Time
	streams map[string]int
}

type bucket struct {
	*rate.Limiter
	used time.Time
}

// allow tells whether an address may ask once more.
func (l *limits) allow(address string) bool {
	return l.take("a "+address, addressRate, addressBurst)
}

// allowTable tells whether one more table may be opened from an address: tables are kept for ever.
func (l *limits) allowTable(address string) bool {
	return l.take("t "+address, tableRate, tableBurst)
}

// allowNewcomer tells whether something may be kept of one more person who comes from an address: it is kept for ever.
func (l *limits) allowNewcomer(address string) bool {
	return l.take("n "+address, newcomerRate, newcomerBurst)
}

// allowReport tells whether somebody may be reported once more from an address: all that was said is kept with it.
func (l *limits) allowReport(address string) bool {
	return l.take("w "+address, reportRate, reportBurst)
}

// allowRecord tells whether one more match may be played again for an address: that is a hundred times the work of another page.
func (l *limits) allowRecord(address string) bool {
	return l.take("r "+address, recordRate, recordBurst)
}

// allowPerson tells whether a person may do something once more.
func (l *limits) allowPerson(player string) bool {
	return l.take("p "+player, personRate, personBurst)
}

// enter opens a stream of a person at an address, until leave is called; ok is false where either has too many.
func (l *limits) enter(player, address string) (leave func(), ok bool) {
	person, place := "p "+player, "a "+address
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.streams[person] >= personStreams || l.streams[place] >= addressStreams {
		return nil, false
	}
	if l.streams == nil {
		l.streams = map[string]int{}
	}
	l.streams[person]++
	l.streams[place]++
	return func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		for _, key := range []string{person, place} {
			if l.streams[key]--; l.streams[key] == 0 {
				delete(l.streams, key)
			}
		}
	}, true
}

// sweepTime is after how long somebody who was not seen is forgotten: by then his bucket is full again.
const sweepTime = 2 * time.Minute

func (l *limits) take(key string, perSecond rate.Limit, burst int) bool {
	now := time.Now()
	l.mu.Lock()
	defer l.mu.Unlock()
	if now.Sub(l.swept) > sweepTime {
		for k, b := range l.buckets {
			if now.Sub(b.used) > sweepTime {
				delete(l.buckets, k)
			}
		}
		l.swept = now
	}
	b := l.buckets[key]
	if b == nil {
		if l.buckets == nil {
			l.buckets = map[string]*bucket{}
		}
		b = &bucket{Limiter: rate.NewLimiter(perSecond, burst)}
		l.buckets[key] = b
	}
	b.used = now
	return b.AllowN(now, 1)
}
