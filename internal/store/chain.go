package store

import (
	"fmt"
	"iter"
	"time"

	"zombiezen.com/go/sqlite"
	"zombiezen.com/go/sqlite/sqlitex"

	"bivouac/internal/table"
)

// chunkSize is how many records are read at a time, so that no reader holds the file for long.
const chunkSize = 256

// A chunk is a part of the log of a table, as it was at one moment.
type chunk struct {
	records []table.Record
	end     table.Record // number and hash of the last record of the whole log then
}

// readChunk reads the records of the table from number first on.
func readChunk(conn *sqlite.Conn, id table.ID, first table.At) (c chunk, err error) {
	defer sqlitex.Transaction(conn)(&err) // both queries see the same moment
	known := false
	err = sqlitex.Execute(conn, `SELECT at, hash FROM tables WHERE id = ?`, &sqlitex.ExecOptions{
		Args: []any{string(id)},
		ResultFunc: func(row *sqlite.Stmt) error {
			known, c.end = true, table.Record{At: table.At(row.ColumnInt64(0)), Hash: hash(row, 1)}
			return nil
		},
	})
	if err != nil {
		return chunk{}, err
	}
	err = sqlitex.Execute(conn, `SELECT at, time, body, hash FROM records WHERE id = ? AND at >= ? ORDER BY at LIMIT ?`, &sqlitex.ExecOptions{
		Args: []any{string(id), int64(first), chunkSize},
		ResultFunc: func(row *sqlite.Stmt) error {
			r := table.Record{At: table.At(row.ColumnInt64(0)), Time: time.UnixMilli(row.ColumnInt64(1)).UTC(), Body: bytesOf(row, 2), Hash: hash(row, 3)}
			c.records = append(c.records, r)
			return nil
		},
	})
	if err == nil && !known && len(c.records) == 0 {
		err = table.ErrNotFound
	}
	return c, err
}

// follow yields the records of a table after from and checks that each follows the one before, to the very end of the log.
// load is readChunk with a connection.
func follow(id table.ID, from table.At, load func(first table.At) (chunk, error)) iter.Seq2[table.Record, error] {
	return func(yield func(table.Record, error) bool) {
		before := id.Start()
		if from > 0 { // the record at from is read too, since the next must follow it
			before.At = from - 1
		}
		frozen := func(format string, args ...any) {
			yield(table.Record{}, &table.Frozen{ID: id, At: before.At + 1, Why: fmt.Sprintf(format, args...)})
		}
		for {
			c, err := load(before.At + 1)
			if damaged(err) {
				frozen("%v", err)
				return
			}
			if err != nil {
				yield(table.Record{}, err)
				return
			}
			if from > c.end.At {
				return
			}
			for _, r := range c.records {
				switch {
				case r.At != before.At+1:
					frozen("it is missing")
					return
				case r.At > c.end.At:
					frozen("the log should have ended before it")
					return
				case r.At == from:
				case !r.Follows(before):
					frozen("it does not follow the one before")
					return
				case !yield(r, nil):
					return
				}
				before = r
			}
			if len(c.records) < chunkSize {
				if before.At != c.end.At || before.Hash != c.end.Hash {
					frozen("the log should end with record %d", c.end.At)
				}
				return
			}
		}
	}
}

// damaged tells whether the file cannot be understood, which is another thing than not being able to read it.
func damaged(err error) bool {
	code := sqlite.ErrCode(err).ToPrimary()
	return err != nil && (code == sqlite.ResultCorrupt || code == sqlite.ResultNotADB)
}

// hash is a column that holds a hash; one of another size gives one that nothing follows.
func hash(row *sqlite.Stmt, col int) (h [32]byte) {
	if row.ColumnLen(col) == len(h) {
		row.ColumnBytes(col, h[:])
	}
	return h
}

// bytesOf is a copy of a column.
func bytesOf(row *sqlite.Stmt, col int) []byte {
	b := make([]byte, row.ColumnLen(col))
	row.ColumnBytes(col, b)
	return b
}
