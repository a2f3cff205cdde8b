package room

import (
	"cmp"
	"context"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"sync"
	"time"

	"bivouac/bot"
	"bivouac/bot/players"
	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/table"
)

// room is one table with all that is not in its log.
type room struct {
	rooms *Rooms
	id    table.ID

	mu      sync.Mutex
	t       *table.Table // nil: not loaded, or to be loaded again
	bots    map[string]bot.Bot
	here    map[table.Player]*presence
	changed chan struct{} // closed at the next change
	version uint64
	timer   *time.Timer
	used    time.Time
	gone    bool
}

// presence is whether a player has a page open.
type presence struct {
	pages int
	since time.Time // when the last page was closed
}

// hostTime is how long people wait for an absent host before the next one is.
const hostTime = 30 * time.Second

// idleTime is after how long a room that nobody looks at is let go; its table is in the log.
const idleTime = 10 * time.Minute

// load folds the table from its log where it is not in memory, and does what has become due. Where that cannot be written now,
// people see the table as the log has it, and it is tried again.
func (m *room) load(ctx context.Context) error {
	if m.t != nil {
		return nil
	}
	if err := m.fold(ctx); err != nil {
		return err
	}
	if m.step(ctx) == nil {
		return nil
	}
	now := m.rooms.Now()
	m.sleep(now, now.Add(time.Second))
	return m.fold(ctx)
}

func (m *room) fold(ctx context.Context) error {
	t, err := table.Fold(m.id, games.Find, m.rooms.Log.Read(ctx, m.id, 0))
	if err != nil {
		return err
	}
	now := m.rooms.Now()
	t.Resume(now, func(since time.Time) time.Duration { return m.rooms.ran(ctx, since, now) })
	m.t, m.bots = t, map[string]bot.Bot{}
	return nil
}

// wake tells everybody who waits that something has changed.
func (m *room) wake() {
	m.version++
	close(m.changed)
	m.changed = make(chan struct{})
}

// seatsHere is the seats of the players who have a page open.
func (m *room) seatsHere() game.Seats {
	var set game.Seats
	for by, p := range m.here {
		if s, ok := m.t.SeatOf(by); ok && p.pages > 0 {
			set |= s.Set()
		}
	}
	return set
}

// step does all that is due now, makes it durable, and only then shows it. What the log does not take has not happened:
// the table is folded from the log again.
func (m *room) step(ctx context.Context) error {
	now := m.rooms.Now()
	next, err := m.advance(ctx, now)
	if err != nil {
		m.rooms.Logger.Error("a table cannot go on", "table", m.id, "error", err)
		m.t = nil
		return err
	}
	after := m.t.At
	if bodies := m.t.Pending(); len(bodies) > 0 {
		after -= table.At(len(bodies))
		if _, err := m.rooms.Log.Append(context.WithoutCancel(ctx), m.id, after, bodies...); err != nil {
			m.rooms.Logger.Error("the log did not take it", "table", m.id, "error", err)
			m.t = nil
			m.wake() // whoever waits sees the table as the log has it
			return err
		}
		m.wake()
	}
	m.sleep(now, next)
	return nil
}

// mostSteps bounds what computers do in one go; they go on at once in the next.
const mostSteps = 500

// advance does what is due now, until nothing is, and returns when something will be due next; zero: only when somebody acts.
func (m *room) advance(ctx context.Context, now time.Time) (next time.Time, err error) {
	sooner := func(at time.Time) {
		if !at.IsZero() && (next.IsZero() || at.Before(next)) {
			next = at
		}
	}
	for range mostSteps {
		before := m.t.At
		next = time.Time{}
		if err := m.watchPeople(now, sooner); err != nil {
			return next, err
		}
		here := m.seatsHere()
		again, err := m.t.Proceed(now, here)
		if err != nil {
			return next, err
		}
		sooner(again)
		if m.asides(ctx, now) {
			continue
		}
		for _, h := range m.t.Movers(now, here) {
			if h.At.After(now) {
				sooner(h.At)
				continue
			}
			if err := m.moveFor(ctx, now, h); err != nil {
				return next, err
			}
			break
		}
		if m.t.At == before {
			return next, nil
		}
	}
	return now, nil
}

// watchPeople lets computers play for people who are gone, and finds another host where the host does not come. A table that
// everybody has left alone rests as it is: nobody waits there, and nobody's match is played to its end without him.
func (m *room) watchPeople(now time.Time, sooner func(time.Time)) error {
	here := m.seatsHere()
	var gone game.Seats
	for s := range m.t.Absent(here).Each() {
		if at := m.presenceOf(m.t.PlayerOf(s), now).since.Add(m.t.Away()); at.After(now) {
			sooner(at)
		} else {
			gone |= s.Set()
		}
	}
	if !m.t.Gathering() && m.t.Playing()&^gone != 0 {
		for s := range gone.Each() {
			if err := m.t.Gone(now, s); err != nil {
				return err
			}
		}
	}
	host, waits := m.t.HostWanted(here)
	if !waits {
		return nil
	}
	if at := m.presenceOf(host, now).since.Add(hostTime); at.After(now) {
		sooner(at)
		return nil
	}
	return m.t.NextHost(now, here)
}

// presenceOf is the presence of a player; who has not come yet since the table was loaded has just gone.
func (m *room) presenceOf(by table.Player, now time.Time) *presence {
	p := m.here[by]
	if p == nil {
		p = &presence{since: now}
		m.here[by] = p
	}
	return p
}

// seen tells that a player has just done something: who has no stream is there as long as he does.
func (m *room) seen(by table.Player) error {
	s, sits := m.t.SeatOf(by)
	if !sits {
		return nil
	}
	m.presenceOf(by, m.rooms.Now()).since = m.rooms.Now()
	return m.t.Back(m.rooms.Now(), s)
}

// looked tells that a player has looked: who has no stream may be the one whom somebody absent keeps waiting.
func (m *room) looked(by table.Player) {
	now := m.rooms.Now()
	if _, sits := m.t.SeatOf(by); !sits {
		return
	}
	if p := m.presenceOf(by, now); p.pages == 0 && now.Sub(p.since) > time.Second {
		p.since = now
		m.sleep(now, now)
	}
}

// asides lets the computers call, challenge and tell; it tells whether one did. What the rules refuse is as if it had not been said.
func (m *room) asides(ctx context.Context, now time.Time) bool {
	for s, key := range m.t.Computers() {
		if key == "" {
			continue
		}
		v, ok := m.t.View(game.Seat(s))
		if !ok || v.Over || len(v.Asides) == 0 {
			continue
		}
		b := m.bot(key, game.Seat(s))
		a, speaks, err := aside(ctx, b, &v)
		if err == nil && speaks {
			err = m.t.Move(now, v.Seat, a, table.ByPlayer)
		}
		if err != nil {
			m.incident(b, err)
		} else if speaks {
			return true
		}
	}
	return false
}

// moveFor makes the move of a computer, or of a stand-in. A computer that fails is no reason to stop: the first lawful move is made.
func (m *room) moveFor(ctx context.Context, now time.Time, h table.Mover) error {
	v, ok := m.t.View(h.Seat)
	if !ok || len(v.Lawful) == 0 {
		return nil
	}
	b := m.bot(h.Bot, h.Seat)
	mv, err := move(ctx, b, &v)
	if err == nil {
		err = m.t.Move(now, h.Seat, mv, h.By)
	}
	if err != nil {
		m.incident(b, err)
		return m.t.Move(now, h.Seat, v.Lawful[0], h.By)
	}
	return nil
}

// incident tells the operator of a computer that does not know its game.
func (m *room) incident(b bot.Bot, err error) {
	m.rooms.Logger.Error("a computer made no move that the rules accept", "table", m.id, "player", b.Name(), "error", err)
}

// move asks a computer for its move, and aside for what it has to say; one that breaks down takes no other table with it.
func move(ctx context.Context, b bot.Bot, v *game.View) (m game.Move, err error) {
	defer failed(&err)
	return b.Move(ctx, v)
}

func aside(ctx context.Context, b bot.Bot, v *game.View) (m game.Move, speaks bool, err error) {
	defer failed(&err)
	m, speaks = b.Aside(ctx, v)
	return m, speaks, nil
}

func failed(err *error) {
	if broke := recover(); broke != nil {
		*err = fmt.Errorf("it broke down: %v", broke)
	}
}

// bot is the computer of a seat, with an empty key the one that plays there for a person and forgets nothing. It is the same after
// a restart: its seed follows from the secret of the table.
func (m *room) bot(key string, s game.Seat) bot.Bot {
	name := cmp.Or(key, "standIn") + string(rune('0'+s))
	if b, ok := m.bots[name]; ok {
		return b
	}
	var b bot.Bot
	switch p, known := players.Find(key); {
	case known:
		b = p.New(m.t.Game(), m.seed(name))
	case key == "":
		b = players.StandIn(m.t.Game(), m.seed(name))
	default: // an old log may name one that there is no more
		b = players.List[0].New(m.t.Game(), m.seed(name))
	}
	m.bots[name] = b
	return b
}

func (m *room) seed(name string) uint64 {
	master := m.t.Secret()
	mac := hmac.New(sha256.New, master[:])
	mac.Write([]byte("computer " + name))
	return binary.BigEndian.Uint64(mac.Sum(nil))
}

// sleep sets the timer for what is due next.
func (m *room) sleep(now, next time.Time) {
	if m.timer != nil {
		m.timer.Stop()
		m.timer = nil
	}
	if m.gone {
		return
	}
	if next.IsZero() {
		next = now.Add(idleTime)
	}
	m.timer = time.AfterFunc(max(next.Sub(now), time.Millisecond), m.tick)
}

// tick is the timer: something is due, or nobody has looked at the table for long.
func (m *room) tick() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.gone {
		return
	}
	ctx := context.Background()
	if m.idle() {
		m.end()
		return
	}
	if err := m.load(ctx); err != nil {
		m.sleep(m.rooms.Now(), m.rooms.Now().Add(5*time.Second))
		return
	}
	if err := m.step(ctx); err != nil {
		m.sleep(m.rooms.Now(), m.rooms.Now().Add(time.Second))
	}
}

// end lets the room go; the table is in the log.
func (m *room) end() {
	m.gone = true
	if m.timer != nil {
		m.timer.Stop()
	}
	m.rooms.forget(m.id, m)
}

// let lets the room go where nobody is in it.
func (m *room) let() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.empty() && !m.gone {
		m.end()
	}
}

// idle tells whether nobody has a page open and nothing has been asked of the table for long.
func (m *room) idle() bool {
	clocked := m.t != nil && m.t.Clocked()
	return m.empty() && !clocked && m.rooms.Now().Sub(m.used) >= idleTime
}

// empty tells whether nobody has a page open.
func (m *room) empty() bool {
	for _, p := range m.here {
		if p.pages > 0 {
			return false
		}
	}
	return true
}

// leave tells that a page of a player was closed.
func (m *room) leave(by table.Player) {
	m.mu.Lock()
	defer m.mu.Unlock()
	p := m.here[by]
	if p == nil {
		return
	}
	if p.pages--; p.pages > 0 {
		return
	}
	p.since = m.rooms.Now()
	if m.gone || m.load(context.Background()) != nil {
		return
	}
	if _, sits := m.t.SeatOf(by); !sits {
		delete(m.here, by) // who only watched is forgotten, and that is nobody's news
		return
	}
	if m.step(context.Background()) == nil {
		m.wake()
	}
}
