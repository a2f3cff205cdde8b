package store

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"iter"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"zombiezen.com/go/sqlite"
	"zombiezen.com/go/sqlite/sqlitex"

	"bivouac/internal/table"
)

// Report is what Verify has found.
type Report struct {
	Tables, Records, Pairs int     // found whole
	Faults                 []error // of the file, then of single tables, which are *table.Frozen, then of pairs: table.ErrDamaged
}

// Verify walks through the whole store in the directory, which may be in use, and changes nothing. The pages of the file are
// checked, and how it describes itself, then the chain of every table and every pair of the index. The error is why it could not
// be done; what is wrong with the store is in the report.
func Verify(ctx context.Context, dir string) (Report, error) {
	conn, err := openReader(ctx, dir)
	if err != nil {
		return Report{}, err
	}
	defer conn.Close()
	var r Report
	fault := func(err error) error {
		if err != nil && ctx.Err() == nil {
			r.Faults = append(r.Faults, err)
		}
		return ctx.Err()
	}
	for _, check := range []func(*sqlite.Conn, *Report) error{pages, description} {
		if err := fault(check(conn, &r)); err != nil {
			return r, err
		}
	}
	for _, query := range []string{
		`SELECT id FROM tables ORDER BY id`,
		`SELECT DISTINCT id FROM records WHERE id NOT IN (SELECT id FROM tables)`, // records of which the list of tables has lost sight
	} {
		var ids []table.ID
		err := sqlitex.ExecuteTransient(conn, query, &sqlitex.ExecOptions{ResultFunc: func(row *sqlite.Stmt) error {
			ids = append(ids, table.ID(row.ColumnText(0)))
			return nil
		}})
		if err := fault(err); err != nil {
			return r, err
		}
		for _, id := range ids {
			records, err := chain(conn, id)
			if err := fault(err); err != nil {
				return r, err
			}
			if err == nil {
				r.Tables++
				r.Records += records
			}
		}
	}
	return r, fault(pairs(conn, &r))
}

// Pairs yields the pairs of a bucket of the store in the directory, which may be in use, ascending by their keys. What is damaged
// comes as table.Index.Scan gives it; any other error is the end.
func Pairs(ctx context.Context, dir, bucket string) iter.Seq2[table.Pair, error] {
	return func(yield func(table.Pair, error) bool) {
		conn, err := openReader(ctx, dir)
		if err != nil {
			yield(table.Pair{}, err)
			return
		}
		defer conn.Close()
		var found []pair
		err = sqlitex.ExecuteTransient(conn, `SELECT key, value, hash FROM pairs WHERE bucket = ? ORDER BY key`, &sqlitex.ExecOptions{
			Args:       []any{bucket},
			ResultFunc: func(row *sqlite.Stmt) error { found = append(found, readPair(row, bucket)); return nil },
		})
		for _, p := range found {
			if !yield(p.Pair, p.err) {
				return
			}
		}
		if err != nil {
			yield(table.Pair{}, err)
		}
	}
}

// pairs goes through the index as it lies in the file, and enters what it finds.
func pairs(conn *sqlite.Conn, r *Report) error {
	var bucket, key string // of the last whole one
	query := `SELECT key, value, hash, bucket FROM pairs ORDER BY bucket, key`
	return sqlitex.ExecuteTransient(conn, query, &sqlitex.ExecOptions{ResultFunc: func(row *sqlite.Stmt) error {
		in := row.ColumnText(3)
		p := readPair(row, in)
		if p.err == nil && r.Pairs > 0 && cmp.Or(strings.Compare(in, bucket), strings.Compare(p.Key, key)) <= 0 {
			p.err = disorder(in, p.Key) // nobody who asks for it finds it
		}
		if p.err != nil {
			r.Faults = append(r.Faults, p.err)
			return nil
		}
		bucket, key = in, p.Key
		r.Pairs++
		return nil
	}})
}

// chain follows the log of one table and counts its records.
func chain(conn *sqlite.Conn, id table.ID) (records int, err error) {
	for _, err := range follow(id, 0, func(first table.At) (chunk, error) { return readChunk(conn, id, first) }) {
		if err != nil {
			return records, err
		}
		records++
	}
	return records, nil
}

// pages lets SQLite check every page of the file, and enters what it finds.
func pages(conn *sqlite.Conn, r *Report) error {
	return sqlitex.ExecuteTransient(conn, `PRAGMA quick_check`, &sqlitex.ExecOptions{ResultFunc: func(row *sqlite.Stmt) error {
		if text := row.ColumnText(0); text != "ok" {
			r.Faults = append(r.Faults, errors.New(text))
		}
		return nil
	}})
}

// description compares how the file describes itself with a new one, and enters what it finds.
func description(conn *sqlite.Conn, r *Report) error {
	fresh, err := sqlite.OpenConn(":memory:")
	if err != nil {
		return err
	}
	defer fresh.Close()
	if err := fresh.CreateFunction("hash_of_pair", hashOfPair); err != nil {
		return err
	}
	if err := upgrade(fresh); err != nil {
		return err
	}
	var of [2][]string
	for i, conn := range []*sqlite.Conn{fresh, conn} {
		err := sqlitex.ExecuteTransient(conn, `SELECT type, name, tbl_name, sql FROM sqlite_schema ORDER BY name, sql`, &sqlitex.ExecOptions{ResultFunc: func(row *sqlite.Stmt) error {
			for column := range 4 {
				of[i] = append(of[i], row.ColumnText(column))
			}
			return nil
		}})
		if err != nil {
			return err
		}
	}
	if !slices.Equal(of[0], of[1]) {
		r.Faults = append(r.Faults, errors.New("the file does not describe itself as it was made"))
	}
	return nil
}

// openReader opens the database of a directory, which may be in use, to read only.
func openReader(ctx context.Context, dir string) (*sqlite.Conn, error) {
	name := filepath.Join(dir, database)
	if _, err := os.Stat(name); errors.Is(err, os.ErrNotExist) {
		return nil, fmt.Errorf("no tables are kept in %s: %w", dir, err)
	} else if err != nil {
		return nil, err
	}
	conn, err := openReadOnly(ctx, name, sqlite.OpenReadOnly)
	if code := sqlite.ErrCode(err).ToPrimary(); code == sqlite.ResultReadOnly || code == sqlite.ResultCantOpen {
		// SQLite tells others in files beside it that it reads, and here it may make none. Where there is no journal nobody
		// writes, and it can do without.
		if _, err := os.Stat(name + "-wal"); !errors.Is(err, os.ErrNotExist) {
			return nil, fmt.Errorf("%s: it is being written, or was not closed, and can be read only by who may write there", name)
		}
		conn, err = openReadOnly(ctx, (&url.URL{Scheme: "file", OmitHost: true, Path: name, RawQuery: "immutable=1"}).String(), sqlite.OpenReadOnly|sqlite.OpenURI)
	}
	switch {
	case ctx.Err() != nil:
		return nil, ctx.Err()
	case err != nil:
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return conn, nil
}

// openReadOnly opens a database of the present version.
func openReadOnly(ctx context.Context, name string, how sqlite.OpenFlags) (*sqlite.Conn, error) {
	conn, err := sqlite.OpenConn(name, how)
	if err != nil {
		return nil, err
	}
	conn.SetInterrupt(ctx.Done())
	if err = careful(conn); err == nil {
		var v int
		if v, err = version(conn); err == nil && v != len(schema) {
			err = fmt.Errorf("this file was made by an earlier bivouac (version %d): open it once with this one", v)
		}
	}
	if err != nil {
		conn.Close()
		return nil, err
	}
	return conn, nil
}
