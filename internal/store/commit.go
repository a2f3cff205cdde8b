package store

import (
	"context"
	"errors"
	"fmt"
	"time"

	"zombiezen.com/go/sqlite"

	"bivouac/internal/table"
)

// maxBatch is how many changes go into one transaction at most.
const maxBatch = 256

// A change is what one call wants written. One goroutine writes all of them, as many in a transaction as have come in while the
// disk was busy with those before: so a disk that can make a few thousand transactions durable a second takes many times as many changes.
type change struct {
	ctx  context.Context
	do   func(t *transaction) error // its error refuses the change: then it has run nothing
	done chan error                 // takes the answer
}

// A transaction is what is being written.
type transaction struct {
	conn  *sqlite.Conn
	known *heads
	heads map[table.ID]table.Record // the logs that it lengthens, with their last records
	fault error                     // the first fault of the database; afterwards nothing more is tried
}

// Append adds records to the log of a table: see table.Log.
func (s *SQLite) Append(ctx context.Context, id table.ID, after table.At, bodies ...[]byte) ([]table.Record, error) {
	if err := fits(id, bodies); err != nil {
		return nil, err
	}
	if err := s.meet(ctx, id); err != nil {
		return nil, err
	}
	records := make([]table.Record, len(bodies))
	err := s.submit(ctx, func(t *transaction) error {
		last, err := t.last(id)
		if err != nil {
			return err
		}
		if last.At != after {
			return table.ErrStale
		}
		for i, body := range bodies {
			last = last.Next(time.Now(), body)
			records[i] = last
			t.run(`INSERT INTO records (id, at, time, body, hash) VALUES (?, ?, ?, ?, ?)`, string(id), int64(last.At), last.Time.UnixMilli(), body, last.Hash[:])
		}
		if len(bodies) > 0 {
			t.heads[id] = last
		}
		return nil
	})
	if damaged(err) && !errors.Is(err, table.ErrUnknown) {
		f := &table.Frozen{ID: id, At: after + 1, Why: err.Error()}
		s.heads.freeze(f)
		err = f
	}
	if err != nil {
		return nil, err
	}
	return records, nil
}

// meet follows the chain of a table that has not been read since the store was opened: a log is continued only after all of it was found whole.
func (s *SQLite) meet(ctx context.Context, id table.ID) error {
	if _, known := s.heads.get(id); known {
		return nil
	}
	for _, err := range s.Read(ctx, id, 0) {
		if errors.Is(err, table.ErrNotFound) {
			s.heads.learn(id, id.Start())
			return nil
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// submit hands a change to the writer and waits for the outcome. ctx withdraws it while it has not been begun.
func (s *SQLite) submit(ctx context.Context, do func(t *transaction) error) error {
	c := &change{ctx, do, make(chan error, 1)}
	select {
	case s.queue <- c:
		return <-c.done
	case <-s.closing:
		return ErrClosed
	case <-ctx.Done():
		return ctx.Err()
	}
}

// write writes until the store is closed.
func (s *SQLite) write() {
	defer close(s.written)
	for {
		select {
		case c := <-s.queue:
			s.commit(s.batch(c))
		case <-s.closing:
			return
		}
	}
}

// batch is the change and those that wait behind it.
func (s *SQLite) batch(c *change) []*change {
	batch := []*change{c}
	for len(batch) < maxBatch {
		select {
		case c := <-s.queue:
			batch = append(batch, c)
		default:
			return batch
		}
	}
	return batch
}

// commit writes the changes in one transaction and answers them. Where that fails each is tried alone, so that one which
// meets a damaged page, or needs the last page of a full disk, is no harm to the others.
func (s *SQLite) commit(batch []*change) {
	answers, err := s.try(batch)
	if err != nil && !errors.Is(err, table.ErrUnknown) && len(batch) > 1 {
		for _, c := range batch {
			s.commit([]*change{c})
		}
		return
	}
	for i, c := range batch {
		if err != nil {
			answers[i] = err // a refusal may have rested on another change that is lost now
		}
		c.done <- answers[i]
	}
}

// try writes the changes in one transaction. The error is the database's, and without it answers are who was refused and why.
func (s *SQLite) try(batch []*change) (answers []error, err error) {
	answers = make([]error, len(batch))
	t := &transaction{conn: s.writer, known: &s.heads, heads: map[table.ID]table.Record{}}
	t.run(`BEGIN IMMEDIATE`)
	for i, c := range batch {
		if answers[i] = c.ctx.Err(); answers[i] == nil {
			answers[i] = c.do(t)
		}
	}
	for id, last := range t.heads {
		t.run(`INSERT INTO tables (id, at, hash) VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET at = excluded.at, hash = excluded.hash`, string(id), int64(last.At), last.Hash[:])
	}
	open := t.fault == nil
	t.run(`COMMIT`)
	if t.fault == nil {
		s.heads.advance(t.heads)
		return answers, nil
	}
	err = fmt.Errorf("%s: %w", s.dir, t.fault)
	if open && sqlite.ErrCode(t.fault).ToPrimary() != sqlite.ResultFull {
		// All is written, and it failed to become durable: a crash now may bring it to light. The next transaction overwrites it.
		// A full disk is no such case, since it left no room for the mark that ends the transaction.
		err = fmt.Errorf("%w: %w", table.ErrUnknown, err)
	}
	if !t.conn.AutocommitEnabled() {
		t.fault = nil
		t.run(`ROLLBACK`)
	}
	return answers, err
}

// last is the last record of the log of a table, without its body.
func (t *transaction) last(id table.ID) (table.Record, error) {
	if last, ok := t.heads[id]; ok {
		return last, nil
	}
	e, _ := t.known.get(id)
	if e.frozen != nil {
		return table.Record{}, e.frozen
	}
	return e.last, nil
}

// run runs a statement that yields nothing.
func (t *transaction) run(query string, args ...any) {
	if t.fault != nil {
		return
	}
	stmt, err := t.conn.Prepare(query)
	if err != nil {
		t.fault = err
		return
	}
	for i, arg := range args {
		switch arg := arg.(type) {
		case string:
			stmt.BindText(i+1, arg)
		case int64:
			stmt.BindInt64(i+1, arg)
		case []byte:
			stmt.BindBytes(i+1, arg)
		}
	}
	if _, t.fault = stmt.Step(); t.fault != nil {
		stmt.Reset() // tells the fault again
	} else {
		t.fault = stmt.Reset()
	}
}
