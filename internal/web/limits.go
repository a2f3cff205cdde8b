package web

import (
	"sync"
	"time"

	"golang.org/x/time/rate"
)

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
