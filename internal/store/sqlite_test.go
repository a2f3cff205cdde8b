package store

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"testing"

	"zombiezen.com/go/sqlite"
	"zombiezen.com/go/sqlite/sqlitex"

	"bivouac/internal/table"
)

// sql runs statements in the file of a store that is closed, as somebody with a tool would.
func sql(t *testing.T, dir string, statements ...string) {
	t.Helper()
	conn, err := sqlite.OpenConn(filepath.Join(dir, database), sqlite.OpenReadWrite, sqlite.OpenCreate)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	for _, statement := range statements {
		if err := sqlitex.ExecuteTransient(conn, statement, nil); err != nil {
			t.Fatalf("%s: %v", statement, err)
		}
		if word, _, _ := strings.Cut(strings.TrimSpace(statement), " "); conn.Changes() == 0 && word != "PRAGMA" && word != "CREATE" {
			t.Fatalf("%s: changes nothing", statement)
		}
	}
}

// pragma sets something for the writer of an open store.
func pragma(t testing.TB, s *SQLite, text string) {
	t.Helper()
	if err := s.submit(bg, func(tx *transaction) error { tx.run(`PRAGMA ` + text); return nil }); err != nil {
		t.Fatal(err)
	}
}

func TestDirectoryIsOursAlone(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "new", "data")
	s := openSQLite(t, dir)
	_, err := Open(dir)
	if !errors.Is(err, ErrInUse) || !strings.Contains(fmt.Sprint(err), filepath.Join(dir, lockFile)) {
		t.Errorf("a second store in the same directory: %v", err)
	}
	appendAll(t, s, "k7", 0, "a") // and the first goes on
	if runtime.GOOS != "windows" {
		err := filepath.WalkDir(dir, func(name string, d fs.DirEntry, err error) error {
			if err != nil {
				return err
			}
			info, err := d.Info()
			if err == nil && info.Mode().Perm()&0o077 != 0 && d.Name() != lockFile {
				t.Errorf("%s may be read by others: %v", d.Name(), info.Mode())
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	openSQLite(t, dir)
}

// What survives a power cut cannot be tried here; that SQLite is told to wait for the disk can.
func TestCommitsWaitForTheDisk(t *testing.T) {
	s := openSQLite(t, t.TempDir())
	got := map[string]string{}
	err := s.submit(bg, func(tx *transaction) error {
		for _, name := range []string{"journal_mode", "synchronous"} {
			err := sqlitex.ExecuteTransient(tx.conn, `PRAGMA `+name, &sqlitex.ExecOptions{ResultFunc: func(row *sqlite.Stmt) error {
				got[name] = row.ColumnText(0)
				return nil
			}})
			if err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil || got["journal_mode"] != "wal" || got["synchronous"] != "2" {
		t.Errorf("%v, %v: want wal and 2 (FULL)", got, err)
	}
}

func TestFilesOfOthersAreRefused(t *testing.T) {
	for name, row := range map[string]struct {
		make func(t *testing.T, dir string)
		want string
	}{
		"a later version": {func(t *testing.T, dir string) {
			openSQLite(t, dir).Close()
			sql(t, dir, fmt.Sprintf(`PRAGMA user_version = %d`, len(schema)+1))
		}, "later bivouac"},
		"another program": {func(t *testing.T, dir string) { sql(t, dir, `CREATE TABLE theirs (x)`) }, "another program"},
		"no database": {func(t *testing.T, dir string) {
			if err := os.WriteFile(filepath.Join(dir, database), bytes.Repeat([]byte("text "), 1000), 0o600); err != nil {
				t.Fatal(err)
			}
		}, "not a database"},
	} {
		t.Run(name, func(t *testing.T) {
			dir := t.TempDir()
			row.make(t, dir)
			before, err := os.ReadFile(filepath.Join(dir, database))
			if err != nil {
				t.Fatal(err)
			}
			_, opened := Open(dir)
			_, verified := Verify(bg, dir)
			for _, err := range []error{opened, verified, Backup(bg, dir, filepath.Join(t.TempDir(), "copy"))} {
				if err == nil || !strings.Contains(err.Error(), row.want) || !strings.Contains(err.Error(), filepath.Join(dir, database)) {
					t.Errorf("%v; want the name of the file and %q", err, row.want)
				}
			}
			if after, err := os.ReadFile(filepath.Join(dir, database)); err != nil || !bytes.Equal(before, after) {
				t.Errorf("the file was changed (%v)", err)
			}
		})
	}
	if _, err := Verify(bg, t.TempDir()); !errors.Is(err, os.ErrNotExist) {
		t.Errorf("an empty directory: %v", err)
	}
}

func TestDamagedTablesAreFrozen(t *testing.T) {
	dir := t.TempDir()
	s := openSQLite(t, dir)
	const tables = 11
	for i := range tables {
		appendAll(t, s, name(i), 0, "a", "b", "c", "d", "e")
	}
	forged := readAll(t, s, name(9))[4].Next(readAll(t, s, name(9))[4].Time, []byte("f"))
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	where := func(i, at int) string { return fmt.Sprintf(` WHERE id = '%s' AND at = %d`, name(i), at) }
	sql(t, dir,
		`UPDATE records SET body = CAST('x' AS BLOB)`+where(1, 3),
		`UPDATE records SET time = time + 1`+where(2, 1),
		`UPDATE records SET hash = zeroblob(32)`+where(3, 5),
		`UPDATE records SET hash = CAST(hash || x'00' AS BLOB)`+where(4, 2),
		`DELETE FROM records`+where(5, 4),
		`DELETE FROM records`+where(6, 5),
		`DELETE FROM tables WHERE id = '`+string(name(7))+`'`,
		`DELETE FROM records WHERE id = '`+string(name(8))+`'`,
		fmt.Sprintf(`INSERT INTO records VALUES ('%s', 6, %d, CAST('f' AS BLOB), x'%x')`, name(9), forged.Time.UnixMilli(), forged.Hash),
	)
	breaks := map[int]table.At{1: 3, 2: 1, 3: 5, 4: 2, 5: 4, 6: 5, 7: 1, 8: 1, 9: 6}
	s = openSQLite(t, dir)
	for i := range tables {
		id := name(i)
		at, broken := breaks[i]
		check := func(what string, err error) {
			t.Helper()
			f := (*table.Frozen)(nil)
			switch {
			case !broken && err != nil:
				t.Errorf("table %d, %s: %v", i, what, err)
			case broken && (!errors.Is(err, table.ErrFrozen) || !errors.As(err, &f) || f.ID != id || f.At != at):
				t.Errorf("table %d, %s: %v; want it frozen at record %d", i, what, err, at)
			}
		}
		if i%2 == 0 { // some are appended to without having been read
			_, err := s.Append(bg, id, 5, []byte("g"))
			check("append", err)
		}
		records, err := all(s.Read(bg, id, 0))
		check("read", err)
		if broken && len(records) != int(at)-1 {
			t.Errorf("table %d: %d records can be read, want those before %d", i, len(records), at)
		}
		_, err = s.Append(bg, id, table.At(len(records)), []byte("h"))
		check("append after read", err)
		if broken {
			_, err = all(s.Read(bg, id, at))
			check("read behind", err)
		}
	}
	for range 2 { // while it serves, and after
		r, err := Verify(bg, dir)
		if err != nil {
			t.Fatal(err)
		}
		var got []string
		for _, fault := range r.Faults {
			f := (*table.Frozen)(nil)
			if !errors.As(fault, &f) {
				t.Errorf("a fault that names no table: %v", fault)
				continue
			}
			got = append(got, fmt.Sprint(f.ID, f.At))
		}
		var want []string
		for i, at := range breaks {
			want = append(want, fmt.Sprint(name(i), at))
		}
		slices.Sort(got)
		slices.Sort(want)
		if !slices.Equal(got, want) || r.Tables != tables-len(breaks) || r.Records != 7+7 {
			t.Errorf("verify: %d tables and %d records whole, faults %v; want %v", r.Tables, r.Records, got, want)
		}
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// A page that cannot be read stops the tables on it; the others go on, even in the same transaction.
func TestOneDamagedPageStopsOneTable(t *testing.T) {
	dir := t.TempDir()
	s := openSQLite(t, dir)
	const tables, bad = 9, 4
	for i := range tables {
		filler := strings.Repeat(fmt.Sprint("table", i), 100)
		appendAll(t, s, name(i), 0, slices.Repeat([]string{filler}, 40)...)
	}
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, database)
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var pages [][]byte // those with nothing but records of the table
	for page := range slices.Chunk(content, 4096) {
		if mine := bytes.Count(page, fmt.Append(nil, "table", bad)); mine > 0 && mine == bytes.Count(page, []byte("table")) {
			pages = append(pages, page)
		}
	}
	clear(pages[len(pages)/2]) // far from the tables beside it: when those grow, their pages are balanced with the next
	if err := os.WriteFile(file, content, 0o600); err != nil {
		t.Fatal(err)
	}
	s = openSQLite(t, dir)
	var wg sync.WaitGroup
	for i := range tables {
		wg.Go(func() {
			for n := range table.At(20) {
				_, err := s.Append(bg, name(i), 40+n, []byte("more"))
				if i == bad && !errors.Is(err, table.ErrFrozen) {
					t.Errorf("the damaged table: %v, want it frozen", err)
				}
				if i != bad && err != nil {
					t.Errorf("table %d: %v", i, err)
				}
			}
		})
	}
	wg.Wait()
	r, err := Verify(bg, dir)
	if err != nil || r.Tables != tables-1 || r.Records != (tables-1)*60 {
		t.Errorf("verify: %d tables, %d records whole, %v", r.Tables, r.Records, err)
	}
	if !slices.ContainsFunc(r.Faults, func(err error) bool { f := (*table.Frozen)(nil); return errors.As(err, &f) && f.ID == name(bad) }) {
		t.Errorf("verify does not name the table: %v", r.Faults)
	}
}

func TestFullDiskLosesNothing(t *testing.T) {
	dir := t.TempDir()
	s := openSQLite(t, dir)
	const writers = 8
	body := bytes.Repeat([]byte("x"), 1000)
	at := make([]table.At, writers)
	fill := func(rounds int) (full bool) {
		var wg sync.WaitGroup
		fulls := make([]bool, writers)
		for w := range writers {
			wg.Go(func() {
				for range rounds {
					_, err := s.Append(bg, name(w), at[w], body, body)
					if err == nil {
						at[w] += 2
						continue
					}
					if sqlite.ErrCode(err) != sqlite.ResultFull || errors.Is(err, table.ErrUnknown) || !strings.Contains(err.Error(), dir) {
						t.Errorf("%v: want an error that says that the disk is full, and where", err)
					}
					fulls[w] = true
				}
			})
		}
		wg.Wait()
		return slices.Contains(fulls, true)
	}
	whole := func() {
		t.Helper()
		for w := range writers {
			if n := len(readAll(t, s, name(w))); n != int(at[w]) {
				t.Errorf("table %d: %d records, %d were acknowledged", w, n, at[w])
			}
		}
	}
	if fill(5) {
		t.Fatal("full from the beginning")
	}
	pragma(t, s, `max_page_count = 60`)
	if !fill(30) {
		t.Fatal("60 pages took 480,000 bytes")
	}
	whole()
	pragma(t, s, `max_page_count = 100000`)
	before := slices.Clone(at)
	fill(10)
	for w := range writers {
		if at[w] != before[w]+20 {
			t.Errorf("table %d is not continued after there was room again", w)
		}
	}
	whole()
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	s = openSQLite(t, dir)
	whole()
}

func TestBackupWhileServing(t *testing.T) {
	dir := t.TempDir()
	s := openSQLite(t, dir)
	const writers = 8
	w := startWriters(s, writers)
	for n := range 5 {
		acked := w.acknowledged()
		dst := filepath.Join(t.TempDir(), "copies", fmt.Sprint(n))
		if err := Backup(bg, dir, dst); err != nil {
			t.Fatal(err)
		}
		r, err := Verify(bg, dst)
		if err != nil || len(r.Faults) > 0 {
			t.Fatalf("backup %d: %v, %v", n, r.Faults, err)
		}
		if err := Backup(bg, dir, dst); err == nil {
			t.Error("a backup replaces another")
		}
		copied := openSQLite(t, dst)
		checkWriters(t, copied, acked)
		appendAll(t, copied, "goeson", 0, "a")
		if err := copied.Close(); err != nil {
			t.Fatal(err)
		}
		if r, err := Verify(bg, dir); err != nil || len(r.Faults) > 0 {
			t.Fatalf("verify while serving: %v, %v", r.Faults, err)
		}
	}
	w.stop(t)

	ctx, cancel := context.WithCancel(bg)
	cancel()
	dst := filepath.Join(t.TempDir(), "none")
	if err := Backup(ctx, dir, dst); !errors.Is(err, context.Canceled) {
		t.Errorf("a backup that was withdrawn: %v", err)
	}
	if left, err := os.ReadDir(dst); len(left) > 0 {
		t.Errorf("a backup that was withdrawn leaves %v, %v", left, err)
	}
	if _, err := Verify(ctx, dir); !errors.Is(err, context.Canceled) {
		t.Errorf("a verification that was withdrawn: %v", err)
	}
}
