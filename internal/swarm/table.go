package swarm

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"maps"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"
)

// sitting is one table with a client at every seat.
type sitting struct {
	*run
	id      string
	clients []*client

	mu      sync.Mutex
	felts   []felt
	heard   chan struct{} // holds something when a felt has come
	tap     time.Time     // of the move whose felts are awaited
	tapAt   uint64        // the position at which it was tapped
	by      int           // who tapped
	waiting map[int]bool  // who has not seen it yet
	unread  []bool        // by client: its felt has not been followed yet
	did     []string      // by client: the last thing that it did by itself, so that it does it once
}

// open opens a table and seats everybody; the host is client 0.
func (r *run) open(ctx context.Context, number int) (*sitting, error) {
	t := &sitting{run: r, heard: make(chan struct{}, 1), waiting: map[int]bool{}}
	for i := range r.Seats {
		t.clients = append(t.clients, newClient(r.URL, number*r.Seats+i))
	}
	t.felts, t.unread, t.did = make([]felt, r.Seats), make([]bool, r.Seats), make([]string, r.Seats)
	form := url.Values{"seats": {strconv.Itoa(r.Seats)}, "pace": {"instant"}, "undo": {"never"}, "clock": {"none"}, "open": {"invite"}}
	maps.Copy(form, r.settings)
	place, err := t.clients[0].post(ctx, "/new/"+r.Game, form)
	if err != nil {
		return nil, fmt.Errorf("a table is not opened: %w", err)
	}
	path, ok := strings.CutPrefix(place, "/t/")
	if !ok {
		return nil, fmt.Errorf("a table is not opened: the answer leads to %q", place)
	}
	t.id = path
	for i, c := range t.clients[1:] {
		if _, err := c.post(ctx, t.path(), url.Values{"do": {"sit"}, "place": {strconv.Itoa(i + 1)}, "name": {fmt.Sprint("Recruit ", i+2)}}); err != nil {
			return nil, fmt.Errorf("nobody sits down: %w", err)
		}
	}
	return t, nil
}

func (t *sitting) path() string { return "/t/" + t.id + "/do" }

// beginTime is how long a table may take to be shown to everybody, while many others are opened too.
const beginTime = 2 * time.Minute

// begin opens the pages of everybody, the host first, and begins the first match as soon as all see the table.
func (t *sitting) begin(ctx context.Context, wg *sync.WaitGroup) error {
	late := time.After(beginTime)
	for i, c := range t.clients {
		wg.Go(func() { t.look(ctx, i, c) })
		for !t.sees(i) {
			select {
			case <-t.heard:
			case <-late:
				return errors.New("a table is not shown to everybody")
			case <-ctx.Done():
				return ctx.Err()
			}
		}
	}
	return t.start(ctx)
}

// start begins the first match.
func (t *sitting) start(ctx context.Context) error {
	if _, err := t.clients[0].post(ctx, t.path(), url.Values{"do": {"start"}}); err != nil {
		return fmt.Errorf("a match does not begin: %w", err)
	}
	return nil
}

// look has a client look at the table until the context ends, and come back when the stream ends.
func (t *sitting) look(ctx context.Context, i int, c *client) {
	for ctx.Err() == nil {
		if err := c.listen(ctx, t.id, t.Plain, func(f felt) { t.draw(i, f) }); ctx.Err() == nil {
			t.failed(fmt.Errorf("a stream ends: %w", err))
			time.Sleep(time.Second)
		}
	}
}

// sees tells whether a client has been shown the table.
func (t *sitting) sees(i int) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return len(t.felts[i]) > 0
}

// draw keeps the felt of a client. It is the eye: the moment at which a tap of somebody else is seen.
func (t *sitting) draw(i int, f felt) {
	now := time.Now()
	t.pushed(f.size())
	t.mu.Lock()
	t.felts[i], t.unread[i] = f, true
	if t.waiting[i] && f.at() > t.tapAt {
		if i != t.by {
			t.seen(now.Sub(t.tap))
		}
		delete(t.waiting, i)
	}
	t.mu.Unlock()
	select {
	case t.heard <- struct{}{}:
	default:
	}
}

// play does at once what pages and people do between the moves, and makes a move whenever the table's clock ticks. One that is
// late does not make the next late, or all tables would soon move at the same moments.
func (t *sitting) play(ctx context.Context, first time.Duration) {
	due := time.Now().Add(first)
	next := time.NewTimer(first)
	defer next.Stop()
	for {
		for i := range t.clients {
			t.follow(ctx, i)
		}
		select {
		case <-ctx.Done():
			return
		case <-t.heard:
		case <-next.C:
			for due = due.Add(t.every()); time.Until(due) <= 0; due = due.Add(t.every()) {
				t.late()
			}
			next.Reset(time.Until(due))
			t.move(ctx)
		}
	}
}

// byItself is the commands that a client gives whenever a felt offers them.
var byItself = []string{"keep", "cut", "read", "again"}

// follow does what a new felt of a client asks for without a decision: its part of a deal, the sheet that is read, the next match.
func (t *sitting) follow(ctx context.Context, i int) {
	t.mu.Lock()
	if !t.unread[i] {
		t.mu.Unlock()
		return
	}
	t.unread[i] = false
	f := t.felts[i]
	form, key := url.Values{}, ""
	if deal, ok := f.mark("data-add"); ok {
		var part [16]byte
		rand.Read(part[:])
		form = url.Values{"do": {"add"}, "deal": {deal}, "adds": {hex.EncodeToString(part[:])}}
		key = "add " + deal
	} else {
		for _, do := range f.offers() {
			if !slices.Contains(byItself, do) || i > 0 && do == "again" {
				continue
			}
			if all, _ := f.choices(do); len(all) > 0 {
				form, key = all[0], do+" "+strconv.FormatUint(f.at(), 10)
			}
		}
	}
	fresh := key != "" && key != t.did[i]
	if fresh {
		t.did[i] = key
	}
	t.mu.Unlock()
	if !fresh {
		return
	}
	form.Set("id", id())
	if _, err := t.clients[i].post(ctx, t.path(), form); err != nil && !refused(err) {
		t.failed(fmt.Errorf("%s: %w", form.Get("do"), err))
	}
}

// move has one whose turn it is make a move that his felt offers.
func (t *sitting) move(ctx context.Context) {
	t.mu.Lock()
	if len(t.waiting) > 0 {
		if time.Since(t.tap) < answerTime {
			t.mu.Unlock()
			t.late()
			return
		}
		t.failed(errors.New("a move has not reached everybody"))
		clear(t.waiting)
	}
	by := -1
	var choice url.Values
	for i, f := range t.felts {
		if !f.on() {
			continue
		}
		if all, hand := f.choices("move"); len(all) > 0 {
			if hand > 0 {
				all = all[:hand]
			}
			by, choice = i, all[t.roll(len(all))]
			break
		}
	}
	if by < 0 {
		t.mu.Unlock()
		t.idle()
		return
	}
	t.tap, t.tapAt, t.by = time.Now(), t.felts[by].at(), by
	for i := range t.clients {
		t.waiting[i] = true
	}
	begin := t.tap
	t.mu.Unlock()
	choice.Set("id", id())
	_, err := t.clients[by].post(ctx, t.path(), choice)
	switch {
	case ctx.Err() != nil:
	case err == nil:
		t.answered(time.Since(begin))
	default:
		t.failed(fmt.Errorf("%s %s: %w", choice.Get("do"), choice.Get("move"), err))
		t.mu.Lock()
		clear(t.waiting)
		t.mu.Unlock()
	}
}

// id is the name of a command.
func id() string {
	var b [12]byte
	rand.Read(b[:])
	return hex.EncodeToString(b[:])
}
