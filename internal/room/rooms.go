// Package room keeps the tables going: it finds and opens them, makes what happens at them durable before anybody sees it,
// lets computers move, and watches clocks and who is there.
package room

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"errors"
	"io"
	"log/slog"
	"sync"
	"time"

	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/table"
	"bivouac/shuffle"
)

// Setup is what rooms stand on. Chance and time come from outside, so that a test can hold both still.
type Setup struct {
	Log    table.Log
	Index  table.Index
	Now    func() time.Time // nil: the clock
	Chance io.Reader        // of masters and names; nil: the system's
	Logger *slog.Logger     // nil: none
}

// Rooms is all tables of a server. It is safe for use by many goroutines.
type Rooms struct {
	Setup
	mu     sync.Mutex
	rooms  map[table.ID]*room
	closed bool
	dealt  dealt
	runs   runs
}

// New opens the rooms.
func New(s Setup) *Rooms {
	if s.Now == nil {
		s.Now = time.Now
	}
	if s.Chance == nil {
		s.Chance = rand.Reader
	}
	if s.Logger == nil {
		s.Logger = slog.New(slog.DiscardHandler)
	}
	return &Rooms{Setup: s, rooms: map[table.ID]*room{}, runs: runs{start: s.Now()}}
}

// Plan is what a table is opened with.
type Plan struct {
	Game     string
	Settings map[string]string
	Seats    int
	Terms    table.Terms
}

// Open opens a table. Its host does not sit yet. An error about the settings is a *game.OptionError.
func (r *Rooms) Open(ctx context.Context, host table.Player, p Plan) (table.ID, error) {
	g, ok := games.Find(p.Game)
	if !ok {
		return "", table.ErrNotFound
	}
	settings, err := g.Complete(p.Settings, p.Seats)
	if err != nil {
		return "", err
	}
	var master shuffle.Master
	if _, err := io.ReadFull(r.Chance, master[:]); err != nil {
		return "", err
	}
	id, err := r.newID()
	if err != nil {
		return "", err
	}
	t, err := table.Open(id, games.Find, table.Opened{Game: g.Key, Edition: g.Edition, Settings: settings, Seats: p.Seats,
		Master: hex.EncodeToString(master[:]), Terms: p.Terms, Host: host}, r.Now())
	if err != nil {
		return "", err
	}
	if _, err := r.Log.Append(ctx, id, 0, t.Pending()...); err != nil {
		return "", err
	}
	return id, nil
}

// newID makes a name of ten letters and digits, fifty bits: nobody guesses it.
func (r *Rooms) newID() (table.ID, error) {
	const letters = "abcdefghijklmnopqrstuvwxyz234567"
	var b [10]byte
	if _, err := io.ReadFull(r.Chance, b[:]); err != nil {
		return "", err
	}
	for i := range b {
		b[i] = letters[b[i]&31]
	}
	return table.ID(b[:]), nil
}

// room finds the room of a table and locks it, with the table in it.
func (r *Rooms) room(ctx context.Context, id table.ID) (*room, error) {
	if !id.Valid() {
		return nil, table.ErrNotFound
	}
	r.mu.Lock()
	if r.closed {
		r.mu.Unlock()
		return nil, ErrClosing
	}
	m, ok := r.rooms[id]
	if !ok {
		m = &room{rooms: r, id: id, here: map[table.Player]*presence{}, changed: make(chan struct{})}
		r.rooms[id] = m
	}
	r.mu.Unlock()
	m.mu.Lock()
	if m.gone { // it was let go in between
		m.mu.Unlock()
		r.forget(id, m)
		return r.room(ctx, id)
	}
	if err := m.load(ctx); err != nil {
		if m.timer == nil && m.empty() {
			m.end() // there is no such table, or it is frozen
		}
		m.mu.Unlock()
		return nil, err
	}
	m.used = r.Now()
	return m, nil
}

func (r *Rooms) forget(id table.ID, m *room) {
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.rooms[id] == m {
		delete(r.rooms, id)
	}
}

// Awake is how many tables are in memory.
func (r *Rooms) Awake() int {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.rooms)
}

// ErrClosing is the server going down.
var ErrClosing = errors.New("the server is going down")

// Close stops all rooms; what they acknowledged is in the log.
func (r *Rooms) Close() {
	r.mu.Lock()
	r.closed = true
	rooms := r.rooms
	r.rooms = map[table.ID]*room{}
	r.mu.Unlock()
	clocked := false
	for _, m := range rooms {
		m.mu.Lock()
		m.gone = true
		clocked = clocked || m.t != nil && m.t.Clocked()
		if m.timer != nil {
			m.timer.Stop()
		}
		m.wake()
		m.mu.Unlock()
	}
	if clocked {
		r.went(r.Now())
	}
}

// Look is what a player may see of a table.
func (r *Rooms) Look(ctx context.Context, id table.ID, by table.Player) (*table.Sight, error) {
	s, _, err := r.Share(ctx, id, []table.Player{by}, by)
	return s, err
}

// Do carries out a command of a player. A *table.Refused changes nothing; any other error may be tried again with the same
// command, which is applied once.
func (r *Rooms) Do(ctx context.Context, id table.ID, by table.Player, c table.Command) error {
	m, err := r.room(ctx, id)
	if err != nil {
		return err
	}
	defer m.mu.Unlock()
	if err = m.seen(by); err == nil {
		err = m.t.Do(r.Now(), by, c)
	}
	var refused *table.Refused
	if err != nil && !errors.As(err, &refused) {
		m.t = nil // whatever was folded in is not in the log
		return err
	}
	if stepped := m.step(ctx); stepped != nil {
		return stepped
	}
	if refused != nil {
		return refused
	}
	return nil
}

// Resume keeps the tables going whose clocks run, after a start of the server.
func (r *Rooms) Resume(ctx context.Context) error {
	for id, err := range r.Log.Tables(ctx) {
		if err != nil {
			return err
		}
		m, err := r.room(ctx, id)
		switch {
		case errors.Is(err, ErrClosing), err != nil && ctx.Err() != nil:
			return err
		case err != nil: // a table that cannot be trusted stands still; whoever looks at it is told
			r.Logger.Error("a table is not taken up", "table", id, "error", err)
			continue
		}
		clocked := m.t.Clocked()
		m.mu.Unlock()
		if !clocked {
			m.let()
		}
	}
	return nil
}

// Wait waits until something has happened after position at, and returns at the next change, or with the error of ctx.
func (r *Rooms) Wait(ctx context.Context, id table.ID, at uint64) error {
	for {
		m, err := r.room(ctx, id)
		if err != nil {
			return err
		}
		version, changed := m.version, m.changed
		m.mu.Unlock()
		if version != at {
			return nil
		}
		select {
		case <-changed:
		case <-ctx.Done():
			return ctx.Err()
		}
	}
}

// Share is what a screen shows that people may share, and the position to wait after, which changes with the log and with who is
// there; at is who of them has it in his hands.
func (r *Rooms) Share(ctx context.Context, id table.ID, people []table.Player, at table.Player) (*table.Sight, uint64, error) {
	m, err := r.room(ctx, id)
	if err != nil {
		return nil, 0, err
	}
	defer m.mu.Unlock()
	for _, p := range m.t.Sitting(people) {
		if !p.Left {
			m.looked(p.Player)
		}
	}
	return m.t.Share(people, at, m.seatsHere()), m.version, nil
}

// Sitting is those of the people at a screen who sit at a table.
func (r *Rooms) Sitting(ctx context.Context, id table.ID, people []table.Player) ([]table.Sitter, error) {
	m, err := r.room(ctx, id)
	if err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	return m.t.Sitting(people), nil
}

// Turned tells the pages of a table that a screen has gone to other hands: what they show may be another's.
func (r *Rooms) Turned(ctx context.Context, id table.ID) error {
	m, err := r.room(ctx, id)
	if err != nil {
		return err
	}
	defer m.mu.Unlock()
	m.wake()
	return nil
}

// Enter tells that a player has a page open, until leave is called. A person who was gone has his seat again.
func (r *Rooms) Enter(ctx context.Context, id table.ID, by table.Player) (leave func(), err error) {
	m, err := r.room(ctx, id)
	if err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	before := m.seatsHere()
	p := m.presenceOf(by, r.Now())
	p.pages++
	err = m.seen(by)
	if err == nil {
		err = m.step(ctx)
	}
	if err != nil {
		p.pages--
		m.t = nil
		return nil, err
	}
	if m.seatsHere() != before { // that somebody watches is nobody's news
		m.wake()
	}
	return sync.OnceFunc(func() { m.leave(by) }), nil
}

// Record writes the record of a match of a table: all of it when it is over, else the deals that are over.
func (r *Rooms) Record(ctx context.Context, w io.Writer, id table.ID, match int) (bool, error) {
	m, err := r.room(ctx, id)
	if err != nil {
		return false, err
	}
	t := m.t // of which only the game is read
	m.mu.Unlock()
	return t.Record(w, match, r.Log.Read(ctx, id, 0))
}

// Game is the game of a table.
func (r *Rooms) Game(ctx context.Context, id table.ID) (*game.Game, error) {
	m, err := r.room(ctx, id)
	if err != nil {
		return nil, err
	}
	defer m.mu.Unlock()
	return m.t.Game(), nil
}
