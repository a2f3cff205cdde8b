package table

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"
	"iter"
	"log/slog"
	"time"
)

// ID names a table, in links too: 1 to 32 of the letters a to z and the digits 2 to 9.
type ID string

// Valid tells whether the ID is made as IDs are.
func (id ID) Valid() bool {
	for _, c := range []byte(id) {
		if (c < 'a' || c > 'z') && (c < '2' || c > '9') {
			return false
		}
	}
	return len(id) >= 1 && len(id) <= 32
}

// At is a position in the log of a table: the number of its last record, 0 before the first.
type At uint64

// LogValue is what the log of a server tells of a table: how its name begins. Whoever has the files finds it by that; who has
// only the log does not get in.
func (id ID) LogValue() slog.Value {
	if len(id) < 2*hint {
		return slog.StringValue("…")
	}
	return slog.StringValue(string(id[:hint]) + "…")
}

// hint is how many letters of a table the log of a server tells.
const hint = 3

// Record is one entry of the log of a table. Each carries a hash over the one before, so that no record can be altered, taken out
// or put in between unnoticed. The hash depends on hidden cards: it leaves the server after the deal at the earliest.
type Record struct {
	At   At
	Time time.Time // when the log took it: UTC, whole milliseconds, never before the time of the record before
	Body []byte
	Hash [32]byte
}

// Start stands before the first record of the table: number 0, and a hash of its name, so that no log passes for that of another table.
func (id ID) Start() Record {
	return Record{Hash: sha256.Sum256([]byte("bivouac table " + id))}
}

// Next is the record that follows r.
func (r Record) Next(now time.Time, body []byte) Record {
	if now.Before(r.Time) {
		now = r.Time // a clock that was set back does not make time run backwards at a table
	}
	next := Record{At: r.At + 1, Time: time.UnixMilli(now.UnixMilli()).UTC(), Body: body}
	next.Hash = next.link(r.Hash)
	return next
}

// Follows tells whether r is the record after before.
func (r Record) Follows(before Record) bool {
	return r.At == before.At+1 && r.Hash == r.link(before.Hash)
}

// link is the hash of a record: SHA-256 over the hash before, the number, the time in milliseconds since 1970, and the body.
func (r Record) link(before [32]byte) [32]byte {
	h := sha256.New()
	h.Write(before[:])
	var head [16]byte
	binary.BigEndian.PutUint64(head[:8], uint64(r.At))
	binary.BigEndian.PutUint64(head[8:], uint64(r.Time.UnixMilli()))
	h.Write(head[:])
	h.Write(r.Body)
	return [32]byte(h.Sum(nil))
}

// Log is the logs of all tables, kept where a power cut does not reach. It is safe for use by many goroutines.
type Log interface {
	// Append adds records with these bodies after position after, 0 to make a new table, all of them or none. Where it returns
	// them they are durable. The bodies of one call are MaxSize bytes at most, together; the log keeps no reference to them.
	//
	// With ErrStale, ErrFrozen, ErrSize or the error of ctx, nothing was written. ctx can withdraw an append only before it has
	// begun to be written; afterwards Append waits for the outcome. With ErrUnknown the outcome is open until the next append to
	// the table settles it: if that succeeds after the same position, the open one is not in the log and never will be.
	// After any other error nothing was written.
	Append(ctx context.Context, id ID, after At, bodies ...[]byte) ([]Record, error)

	// Read yields the records after from in order, those that were there when it began at least, and follows the chain as it goes.
	// It ends with the first error: ErrNotFound where there is no such table, ErrFrozen where the chain breaks.
	Read(ctx context.Context, id ID, from At) iter.Seq2[Record, error]

	// Tables yields the IDs of all tables, ascending. Where that list is damaged it ends with ErrDamaged; the tables may be whole.
	Tables(ctx context.Context) iter.Seq2[ID, error]
}

// MaxSize is how many bytes one append to a log may have, and one value of an index.
const MaxSize = 512 << 10

// What a log answers, to be told apart with errors.Is.
var (
	ErrStale    = errors.New("the log of the table has moved on")
	ErrFrozen   = errors.New("the log of the table is damaged, and the table is frozen")
	ErrNotFound = errors.New("not found")
	ErrSize     = fmt.Errorf("more than %d bytes at once", MaxSize)
	ErrUnknown  = errors.New("it is not known whether this was saved")
)

// Frozen is ErrFrozen with the place where the log of a table breaks. The records before it can be read.
type Frozen struct {
	ID  ID
	At  At     // the first record that does not follow
	Why string // in short, for the log of the server
}

// Error names the table and the record.
func (f *Frozen) Error() string {
	return fmt.Sprintf("table %s is frozen: record %d: %s", f.ID, f.At, f.Why)
}

// LogValue is the error without the name of the table.
func (f *Frozen) LogValue() slog.Value {
	return slog.StringValue(fmt.Sprintf("frozen: record %d: %s", f.At, f.Why))
}

// Unwrap is ErrFrozen.
func (f *Frozen) Unwrap() error { return ErrFrozen }
