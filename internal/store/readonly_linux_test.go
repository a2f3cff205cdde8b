package store

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
)

// nobody is a user who owns nothing.
const nobody = 65534

// asNobody does something with the rights of somebody who owns none of the files.
func asNobody(t *testing.T, do func()) {
	t.Helper()
	if os.Geteuid() != 0 {
		do() // whom his own files forbid to write
		return
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	if err := syscall.Setfsuid(nobody); err != nil {
		t.Skip(err)
	}
	defer syscall.Setfsuid(0)
	do()
}

// A folder in which one may not write: a server says so in the words of the system; what lies there can be checked and copied.
func TestFoldersToReadOnly(t *testing.T) {
	dir, copies := t.TempDir(), t.TempDir()
	s := openSQLite(t, dir)
	appendAll(t, s, "k7", 0, "a", "b")
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	for name, mode := range map[string]os.FileMode{filepath.Dir(dir): 0o755, filepath.Dir(copies): 0o755, copies: 0o777,
		filepath.Join(dir, database): 0o444, filepath.Join(dir, lockFile): 0o444, dir: 0o555} {
		if err := os.Chmod(name, mode); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { os.Chmod(dir, 0o755) })
	asNobody(t, func() {
		if _, err := Open(dir); !errors.Is(err, fs.ErrPermission) || !strings.Contains(err.Error(), dir) {
			t.Errorf("a store: %v", err)
		}
		if r, err := Verify(bg, dir); err != nil || len(r.Faults) > 0 || r.Records != 2 {
			t.Errorf("verify: %+v, %v", r, err)
		}
		copied := filepath.Join(copies, "copy")
		if err := Backup(bg, dir, copied); err != nil {
			t.Errorf("a copy: %v", err)
		}
		if r, err := Verify(bg, copied); err != nil || r.Records != 2 {
			t.Errorf("the copy: %+v, %v", r, err)
		}
	})
}

// Where somebody writes, one who may not write cannot read what is certain, and is told so.
func TestWhoMayNotWriteWaits(t *testing.T) {
	dir := t.TempDir()
	s := openSQLite(t, dir)
	appendAll(t, s, "k7", 0, "a", "b")
	for name, mode := range map[string]os.FileMode{filepath.Dir(dir): 0o755, filepath.Join(dir, database): 0o444, filepath.Join(dir, database+"-shm"): 0o400, dir: 0o555} {
		if err := os.Chmod(name, mode); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() { os.Chmod(dir, 0o755) })
	if os.Geteuid() != 0 {
		t.Skip("who writes may not be kept from it")
	}
	asNobody(t, func() {
		if _, err := Verify(bg, dir); err == nil || !strings.Contains(err.Error(), "is being written") {
			t.Errorf("%v", err)
		}
	})
	appendAll(t, s, "k7", 2, "c")
}
