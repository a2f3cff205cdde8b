// Package swarm plays at many tables of a server at once, a browser's client at every seat, and measures how the server bears
// it: how long a move takes to its maker and to the screens of the others, what is sent, what it costs.
package swarm

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net"
	"net/url"
	"sync"
	"sync/atomic"
	"time"
)

// Setup is what a swarm does.
type Setup struct {
	URL    string // of a server on this machine; any other is refused
	Game   string
	Seats  int
	Tables int           // 1 to MostTables
	Every  time.Duration // between the moves of a table
	For    time.Duration // up to LongestRun
	Plain  bool          // felts without compression
}

// The bounds of a swarm: it ends by itself, and does not use a machine up.
const (
	MostTables = 5000
	LongestRun = 30 * time.Minute
)

// Report is what a swarm has found.
type Report struct {
	Began   time.Time
	Ended   time.Time
	CPU     time.Duration // that the clients used
	Moves   int
	Own     Times // from a tap to the answer to it
	Others  Times // from a tap to the felt on the screen of each other seat
	Pushes  int
	Plain   int64 // bytes of all felts
	Wire    int64 // bytes as they came, signs of life included
	Idle    int   // times when nobody was to move
	Late    int   // times when the move before had not yet reached everybody
	Errors  int
	Samples []string // of errors, each kind once
}

// Took is how long was measured.
func (r *Report) Took() time.Duration { return r.Ended.Sub(r.Began) }

// Rate is the moves in a second.
func (r *Report) Rate() float64 { return float64(r.Moves) / r.Took().Seconds() }

// Loopback tells whether a URL leads to this machine itself, by its address.
func Loopback(address string) error {
	u, err := url.Parse(address)
	if err != nil {
		return err
	}
	if ip := net.ParseIP(u.Hostname()); u.Scheme != "http" || ip == nil || !ip.IsLoopback() {
		return fmt.Errorf("%s: a swarm goes to this machine only, as http://127.0.0.1:8136", address)
	}
	return nil
}

// Swarm is a number of tables at which everybody sits.
type Swarm struct {
	run    *run
	tables []*sitting
	close  context.CancelFunc
	wg     sync.WaitGroup
}

// run is what all tables of a swarm share.
type run struct {
	Setup
	settings url.Values   // of the games; none: as usual
	period   atomic.Int64 // between the moves of a table

	mu     sync.Mutex
	report *Report // nil: nothing is measured
	kinds  map[string]bool
	dice   *rand.Rand
}

// Open opens the tables and seats a client at every place.
func Open(ctx context.Context, s Setup) (*Swarm, error) {
	if err := Loopback(s.URL); err != nil {
		return nil, err
	}
	if s.Tables < 1 || s.Tables > MostTables || s.For > LongestRun || s.Every <= 0 {
		return nil, fmt.Errorf("a swarm has 1 to %d tables, and lasts up to %v", MostTables, LongestRun)
	}
	r := &run{Setup: s, dice: rand.New(rand.NewPCG(1, 2))}
	w := &Swarm{run: r, tables: make([]*sitting, s.Tables)}
	return w, each(s.Tables, func(i int) (err error) {
		w.tables[i], err = r.open(ctx, i)
		return err
	})
}

// Watch opens the pages of everybody and begins the matches, some tables at a time.
func (w *Swarm) Watch(ctx context.Context) error {
	ctx, w.close = context.WithCancel(ctx)
	w.run.period.Store(int64(w.run.Every))
	if err := each(len(w.tables), func(i int) error { return w.tables[i].begin(ctx, &w.wg) }); err != nil {
		return err
	}
	for _, t := range w.tables {
		first := time.Duration(rand.Int64N(int64(w.run.Every))) // not all at the same moment
		w.wg.Go(func() { t.play(ctx, first) })
	}
	return nil
}

// each does something for each of n tables, some at a time, until something fails.
func each(n int, do func(i int) error) error {
	var wg sync.WaitGroup
	var next atomic.Int64
	var failed atomic.Pointer[error]
	for range 8 {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < n && failed.Load() == nil; i = int(next.Add(1)) - 1 {
				if err := do(i); err != nil {
					failed.CompareAndSwap(nil, &err)
				}
			}
		})
	}
	wg.Wait()
	if err := failed.Load(); err != nil {
		return *err
	}
	return nil
}

// Measure lets the swarm play for a time, a move a table in every period, and tells how it was borne.
func (w *Swarm) Measure(ctx context.Context, every, warm, length time.Duration) *Report {
	w.run.period.Store(int64(every))
	pause(ctx, warm)
	report := &Report{Began: time.Now()}
	wire, used := w.wire(), CPU()
	w.run.mu.Lock()
	w.run.report, w.run.kinds = report, map[string]bool{}
	w.run.mu.Unlock()
	pause(ctx, length)
	w.run.mu.Lock()
	defer w.run.mu.Unlock()
	w.run.report = nil
	report.Ended, report.Wire, report.CPU = time.Now(), w.wire()-wire, CPU()-used
	report.Own.sort()
	report.Others.sort()
	return report
}

func pause(ctx context.Context, d time.Duration) {
	select {
	case <-time.After(d):
	case <-ctx.Done():
	}
}

func (w *Swarm) wire() (n int64) {
	for _, t := range w.tables {
		for _, c := range t.clients {
			n += c.wire.Load()
		}
	}
	return n
}

// Close lets everybody go home.
func (w *Swarm) Close() {
	if w.close != nil {
		w.close()
	}
	w.wg.Wait()
	for _, t := range w.tables {
		if t != nil {
			for _, c := range t.clients {
				c.http.CloseIdleConnections()
			}
		}
	}
}

func (r *run) every() time.Duration { return time.Duration(r.period.Load()) }

func (r *run) roll(n int) int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return r.dice.IntN(n)
}

// note enters something into the report while it is measured.
func (r *run) note(enter func(*Report)) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.report != nil {
		enter(r.report)
	}
}

func (r *run) pushed(size int) {
	r.note(func(p *Report) { p.Pushes++; p.Plain += int64(size) })
}

func (r *run) answered(d time.Duration) {
	r.note(func(p *Report) { p.Moves++; p.Own = append(p.Own, d) })
}

func (r *run) seen(d time.Duration) { r.note(func(p *Report) { p.Others = append(p.Others, d) }) }
func (r *run) idle()                { r.note(func(p *Report) { p.Idle++ }) }
func (r *run) late()                { r.note(func(p *Report) { p.Late++ }) }

// mostSamples is how many errors are told in words.
const mostSamples = 10

func (r *run) failed(err error) {
	r.note(func(p *Report) {
		p.Errors++
		if text := err.Error(); !r.kinds[text] && len(p.Samples) < mostSamples {
			r.kinds[text] = true
			p.Samples = append(p.Samples, text)
		}
	})
}
