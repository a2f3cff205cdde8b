// Package storetest damages what a store keeps, for tests of what is done then.
package storetest

import (
	"path/filepath"
	"testing"

	"zombiezen.com/go/sqlite"
	"zombiezen.com/go/sqlite/sqlitex"

	"bivouac/internal/table"
)

// Damage damages one record in the log of a table, in a directory of which no store is open: it follows no longer the one before.
func Damage(t testing.TB, dir string, id table.ID, at table.At) {
	t.Helper()
	conn, err := sqlite.OpenConn(filepath.Join(dir, "bivouac.db"), sqlite.OpenReadWrite)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	err = sqlitex.ExecuteTransient(conn, `UPDATE records SET hash = zeroblob(32) WHERE id = ? AND at = ?`, &sqlitex.ExecOptions{Args: []any{string(id), int64(at)}})
	if err != nil || conn.Changes() != 1 {
		t.Fatalf("%d records of %s are damaged: %v", conn.Changes(), id, err)
	}
}
