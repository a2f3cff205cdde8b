//go:build unix

package store

import (
	"bufio"
	"errors"
	"fmt"
	"math/rand/v2"
	"os/signal"
	"strings"
	"sync"
	"syscall"
	"testing"

	"bivouac/internal/table"
)

// limited appends while the system refuses to let files grow, in the middle of commits too, and then again while it does not.
// It prints how much of each table has been acknowledged.
func limited(dir string) error {
	signal.Ignore(syscall.SIGXFSZ)
	var unlimited syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &unlimited); err != nil {
		return err
	}
	s, err := Open(dir)
	if err != nil {
		return err
	}
	const writers = 4
	at, next := make([]table.At, writers), make([]int, writers)
	chance := rand.New(rand.NewPCG(7, 7))
	failed := 0
	for range times(15, 300) {
		limit := unlimited
		limit.Cur = uint64(chance.IntN(400_000))
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &limit); err != nil {
			return err
		}
		var wg sync.WaitGroup
		failures := make([]error, writers)
		for w := range writers {
			wg.Go(func() {
				for range 20 {
					records, err := s.Append(bg, name(w), at[w], group(w, next[w])...)
					if err != nil {
						failures[w] = err
						return
					}
					at[w], next[w] = records[len(records)-1].At, next[w]+1
				}
			})
		}
		wg.Wait()
		if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &unlimited); err != nil {
			return err
		}
		for w, err := range failures {
			if err == nil {
				continue
			}
			failed++
			if errors.Is(err, table.ErrStale) || errors.Is(err, table.ErrFrozen) || !strings.Contains(err.Error(), dir) {
				return fmt.Errorf("table %d: a disk that refuses gives %w", w, err)
			}
			// The outcome may be unknown. Appending the same after the same position settles it.
			records, err := s.Append(bg, name(w), at[w], group(w, next[w])...)
			if err != nil {
				return fmt.Errorf("table %d, when the disk takes more again: %w", w, err)
			}
			at[w], next[w] = records[len(records)-1].At, next[w]+1
		}
	}
	if failed == 0 {
		return errors.New("no append failed: nothing has been tried")
	}
	fmt.Println(at[0], at[1], at[2], at[3])
	return s.Close()
}

func init() { children["limited"] = limited }

func TestDisksThatRefuseLoseNothing(t *testing.T) {
	dir := t.TempDir()
	cmd := child(t, "limited", dir)
	var complaint strings.Builder
	cmd.Stderr = &complaint
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	acked := make([]table.At, 4)
	_, scanned := fmt.Fscan(bufio.NewReader(out), &acked[0], &acked[1], &acked[2], &acked[3])
	if err := cmd.Wait(); err != nil || scanned != nil {
		t.Fatalf("%v, %v: %s", err, scanned, complaint.String())
	}
	s := openSQLite(t, dir)
	checkWriters(t, s, acked)
	for w, at := range acked {
		if n := len(readAll(t, s, name(w))); n != int(at) {
			t.Errorf("table %d: %d records, %d were acknowledged", w, n, at)
		}
	}
}
