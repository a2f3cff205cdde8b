package store

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"time"

	"zombiezen.com/go/sqlite"
	"zombiezen.com/go/sqlite/sqlitex"

	"bivouac/internal/table"
)

// The files of a data directory. SQLite adds its journal beside the database.
const (
	database = "bivouac.db"
	lockFile = "lock"
)

// ErrInUse is the answer to opening a data directory that a process holds open.
var ErrInUse = errors.New("the data directory is in use")

// SQLite is a store in one directory of one machine, for one process at a time.
type SQLite struct {
	dir     string
	lock    *sqlite.Conn // holds the lock as long as it is open
	readers *sqlitex.Pool
	writer  *sqlite.Conn // belongs to the goroutine of write
	heads   heads

	queue   chan *change
	closing chan struct{} // closed by Close
	written chan struct{} // closed when write has ended
	close   func() error
}

// schema is the statements that lead from each version of the file to the next; the number of the version is in the file. They are
// never altered, not even their comments: the file keeps the words, and Verify compares them.
// The table of tables says where each log ends, since a chain alone does not show that its last records are gone.
var schema = []string{`
	CREATE TABLE tables (
		id   TEXT NOT NULL PRIMARY KEY,
		at   INTEGER NOT NULL, -- number and hash of the last record
		hash BLOB NOT NULL
	) WITHOUT ROWID, STRICT;
	CREATE TABLE records (
		id   TEXT NOT NULL,
		at   INTEGER NOT NULL,
		time INTEGER NOT NULL, -- milliseconds since 1970, UTC
		body BLOB NOT NULL,
		hash BLOB NOT NULL,
		PRIMARY KEY (id, at)
	) WITHOUT ROWID, STRICT;
	CREATE TABLE pairs (
		bucket TEXT NOT NULL,
		key    TEXT NOT NULL,
		value  BLOB NOT NULL,
		PRIMARY KEY (bucket, key)
	) WITHOUT ROWID, STRICT;
`, `
	ALTER TABLE pairs ADD COLUMN hash BLOB NOT NULL DEFAULT x'';
	UPDATE pairs SET hash = hash_of_pair(bucket, key, value);
`}

// application marks our files among those of SQLite.
const application = 0x62697675 // "bivu"

// Open opens the store in the directory, which is made if need be. ErrInUse if another process has it open.
func Open(dir string) (_ *SQLite, err error) {
	if err := os.MkdirAll(dir, 0o700); err != nil { // hidden cards and secrets lie there
		return nil, err
	}
	s := &SQLite{
		dir:     dir,
		queue:   make(chan *change),
		closing: make(chan struct{}),
		written: make(chan struct{}),
	}
	defer func() {
		if err != nil {
			s.release()
		}
	}()
	if s.lock, err = lock(filepath.Join(dir, lockFile)); err != nil {
		return nil, err
	}
	name := filepath.Join(dir, database)
	if err := private(name); err != nil {
		return nil, err
	}
	if s.writer, err = openWriter(name); err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	s.readers, err = sqlitex.NewPool(name, sqlitex.PoolOptions{
		Flags:       sqlite.OpenReadOnly,
		PoolSize:    max(4, runtime.GOMAXPROCS(0)),
		PrepareConn: careful,
	})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	s.close = sync.OnceValue(func() error {
		close(s.closing)
		<-s.written
		return s.release()
	})
	go s.write()
	return s, nil
}

// Close finishes what is being written, refuses everything after with ErrClosed, and lets go of the directory.
func (s *SQLite) Close() error { return s.close() }

// release closes what is open; the lock last.
func (s *SQLite) release() error {
	var errs []error
	if s.readers != nil {
		errs = append(errs, s.readers.Close())
	}
	for _, conn := range []*sqlite.Conn{s.writer, s.lock} {
		if conn != nil {
			errs = append(errs, conn.Close())
		}
	}
	return errors.Join(errs...)
}

// lock takes the file for this process. It is locked in the way of SQLite, which works on every system that SQLite runs on,
// keeps out a second store of the same process too, and ends with the process however that ends.
func lock(name string) (*sqlite.Conn, error) {
	conn, err := sqlite.OpenConn(name, sqlite.OpenReadWrite, sqlite.OpenCreate)
	if err != nil {
		// The system says why, SQLite only that. Not before: to close a file is to give up the locks of this process on it.
		f, why := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o600)
		if why != nil {
			return nil, why
		}
		return nil, errors.Join(fmt.Errorf("%s: %w", name, err), f.Close())
	}
	conn.SetBusyTimeout(0)
	err = sqlitex.ExecuteScript(conn, `PRAGMA journal_mode = MEMORY`, nil) // nothing is ever written
	if err == nil {
		err = sqlitex.ExecuteTransient(conn, `BEGIN EXCLUSIVE`, nil)
	}
	if err == nil {
		return conn, nil
	}
	conn.Close()
	if sqlite.ErrCode(err).ToPrimary() == sqlite.ResultBusy {
		return nil, fmt.Errorf("%w: another bivouac holds %s; stop it first", ErrInUse, name)
	}
	return nil, fmt.Errorf("%s: %w", name, err)
}

// private makes the file, if it is not there, for its owner only; SQLite makes those beside it alike.
func private(name string) error {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return err
	}
	return errors.Join(f.Close(), syncDir(filepath.Dir(name)), syncDir(filepath.Dir(filepath.Dir(name))))
}

// syncDir makes it durable which files are in the directory, where the system lets one ask for that.
func syncDir(dir string) error {
	if runtime.GOOS == "windows" {
		return nil
	}
	d, err := os.Open(dir)
	if err != nil {
		return err
	}
	return errors.Join(d.Sync(), d.Close())
}

// openWriter opens the database to write and brings it up to the present schema.
func openWriter(name string) (_ *sqlite.Conn, err error) {
	conn, err := sqlite.OpenConn(name, sqlite.OpenReadWrite)
	if err != nil {
		return nil, err
	}
	defer func() {
		if err != nil {
			conn.Close()
		}
	}()
	conn.SetBusyTimeout(10 * time.Second) // for a person who looks into the file with a tool
	if err := careful(conn); err != nil {
		return nil, err
	}
	if err := conn.CreateFunction("hash_of_pair", hashOfPair); err != nil {
		return nil, err
	}
	if _, err := version(conn); err != nil { // before anything is changed
		return nil, err
	}
	// synchronous=FULL: a transaction is on the disk, not only with the system, before COMMIT returns.
	journal := ""
	for _, pragma := range []string{`journal_mode = WAL`, `synchronous = FULL`, `wal_autocheckpoint = 2000`, `journal_size_limit = 67108864`} {
		err := sqlitex.ExecuteTransient(conn, `PRAGMA `+pragma, &sqlitex.ExecOptions{ResultFunc: func(row *sqlite.Stmt) error {
			journal += row.ColumnText(0) + " "
			return nil
		}})
		if err != nil {
			return nil, err
		}
	}
	if !strings.HasPrefix(journal, "wal ") {
		return nil, errors.New("this file system cannot keep the journal that is needed (WAL)")
	}
	return conn, upgrade(conn)
}

// careful lets SQLite mistrust what it finds in the file.
func careful(conn *sqlite.Conn) error {
	return sqlitex.ExecuteScript(conn, `PRAGMA cell_size_check = ON; PRAGMA trusted_schema = OFF;`, nil)
}

// upgrade brings the file to the present schema. It refuses files of others and of a later version.
func upgrade(conn *sqlite.Conn) (err error) {
	end, err := sqlitex.ExclusiveTransaction(conn)
	if err != nil {
		return err
	}
	defer end(&err)
	version, err := version(conn)
	if err != nil {
		return err
	}
	if version == len(schema) {
		return nil
	}
	script := strings.Join(schema[version:], "")
	return sqlitex.ExecuteScript(conn, script+fmt.Sprintf(`PRAGMA application_id = %d; PRAGMA user_version = %d;`, application, len(schema)), nil)
}

// version is the version of the file, 0 of an empty one. It refuses what this program cannot read.
func version(conn *sqlite.Conn) (int, error) {
	pragma := func(name string) (n int, err error) {
		err = sqlitex.ExecuteTransient(conn, `PRAGMA `+name, &sqlitex.ExecOptions{ResultFunc: func(row *sqlite.Stmt) error {
			n = row.ColumnInt(0)
			return nil
		}})
		return n, err
	}
	things, err := pragma(`schema_version`)
	if err != nil {
		return 0, err
	}
	mark, err := pragma(`application_id`)
	if err != nil {
		return 0, err
	}
	version, err := pragma(`user_version`)
	switch {
	case err != nil:
		return 0, err
	case mark != application && (things != 0 || mark != 0):
		return 0, errors.New("this is the database of another program")
	case version < 0 || version > len(schema):
		return 0, fmt.Errorf("this file was made by a later bivouac (version %d; this one reads up to %d)", version, len(schema))
	}
	return version, nil
}

// Read yields the records after from: see table.Log.
func (s *SQLite) Read(ctx context.Context, id table.ID, from table.At) iter.Seq2[table.Record, error] {
	return func(yield func(table.Record, error) bool) {
		if e, _ := s.heads.get(id); e.frozen != nil && from >= e.frozen.At {
			yield(table.Record{}, e.frozen)
			return
		}
		last := id.Start()
		for r, err := range follow(id, from, func(first table.At) (c chunk, err error) {
			err = s.read(ctx, func(conn *sqlite.Conn) error {
				c, err = readChunk(conn, id, first)
				return err
			})
			return c, err
		}) {
			if f := (*table.Frozen)(nil); errors.As(err, &f) {
				s.heads.freeze(f)
			}
			if !yield(r, err) || err != nil {
				return
			}
			last = r
		}
		if from == 0 {
			s.heads.learn(id, last)
		}
	}
}

// Tables yields the IDs of all tables: see table.Log.
func (s *SQLite) Tables(ctx context.Context) iter.Seq2[table.ID, error] {
	return func(yield func(table.ID, error) bool) {
		for after := ""; ; {
			var ids []string
			err := s.read(ctx, func(conn *sqlite.Conn) error {
				return sqlitex.Execute(conn, `SELECT id FROM tables WHERE id > ? ORDER BY id LIMIT ?`, &sqlitex.ExecOptions{
					Args:       []any{after, chunkSize},
					ResultFunc: func(row *sqlite.Stmt) error { ids = append(ids, row.ColumnText(0)); return nil },
				})
			})
			if err != nil {
				yield("", err)
				return
			}
			for _, id := range ids {
				if id <= after {
					yield("", fmt.Errorf("the list of tables: %q stands in the place of another: %w", id, table.ErrDamaged))
					return
				}
				if !yield(table.ID(id), nil) {
					return
				}
				after = id
			}
			if len(ids) < chunkSize {
				return
			}
		}
	}
}

// read lends a connection that sees all that is durable.
func (s *SQLite) read(ctx context.Context, query func(*sqlite.Conn) error) error {
	select {
	case <-s.closing:
		return ErrClosed
	default:
	}
	conn, err := s.readers.Take(ctx)
	if err == nil {
		err = query(conn)
		s.readers.Put(conn)
	}
	switch {
	case err == nil:
		return nil
	case ctx.Err() != nil:
		return ctx.Err() // SQLite says that it was interrupted
	}
	select {
	case <-s.closing:
		return ErrClosed
	default:
		return err
	}
}
