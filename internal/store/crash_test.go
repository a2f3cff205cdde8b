package store

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"bivouac/internal/table"
)

// Writers append to a table each, in groups of one to three records, every body a function of table and number, so that whoever
// finds a log later can tell whether it is whole.
type writers struct {
	end  context.CancelFunc
	wg   sync.WaitGroup
	at   []atomic.Uint64 // acknowledged
	errs chan error
}

// group is the bodies of one append of a writer.
func group(writer, n int) [][]byte {
	var bodies [][]byte
	for i := range 1 + (writer+n)%3 {
		bodies = append(bodies, fmt.Appendf(nil, "%d %d %d %s", writer, n, i, strings.Repeat("x", (writer*31+n*17)%200)))
	}
	return bodies
}

// work appends groups until the context ends, and tells what has been acknowledged.
func work(ctx context.Context, s Store, writer int, told func(at table.At)) error {
	at := table.At(0)
	for n := 0; ; n++ {
		records, err := s.Append(ctx, name(writer), at, group(writer, n)...)
		if err != nil {
			if ctx.Err() != nil {
				return nil
			}
			return err
		}
		at = records[len(records)-1].At
		told(at)
	}
}

func startWriters(s Store, n int) *writers {
	ctx, cancel := context.WithCancel(bg)
	w := &writers{end: cancel, at: make([]atomic.Uint64, n), errs: make(chan error, n)}
	for i := range n {
		w.wg.Go(func() {
			w.errs <- work(ctx, s, i, func(at table.At) { w.at[i].Store(uint64(at)) })
		})
	}
	return w
}

func (w *writers) acknowledged() []table.At {
	acked := make([]table.At, len(w.at))
	for i := range w.at {
		acked[i] = table.At(w.at[i].Load())
	}
	return acked
}

func (w *writers) stop(t *testing.T) {
	t.Helper()
	w.end()
	w.wg.Wait()
	for range w.at {
		if err := <-w.errs; err != nil {
			t.Error(err)
		}
	}
}

// checkWriters holds a store that was found to what its writers were told: every log whole, ending with a whole group, and
// nothing acknowledged missing.
func checkWriters(t *testing.T, s Store, acked []table.At) {
	t.Helper()
	for w, at := range acked {
		records, err := all(s.Read(bg, name(w), 0))
		if err != nil && !(errors.Is(err, table.ErrNotFound) && at == 0) {
			t.Fatalf("table %d: %v", w, err)
		}
		if len(records) < int(at) {
			t.Fatalf("table %d: %d records, %d were acknowledged", w, len(records), at)
		}
		for n := 0; len(records) > 0; n++ {
			for _, body := range group(w, n) {
				if len(records) == 0 {
					t.Fatalf("table %d ends within group %d", w, n)
				}
				if !bytes.Equal(records[0].Body, body) {
					t.Fatalf("table %d, record %d: %q, want %q", w, records[0].At, records[0].Body, body)
				}
				records = records[1:]
			}
		}
	}
}

// journal is the file beside the database to which commits go first.
const journal = database + "-wal"

// place writes the files of a store into a new directory.
func place(t *testing.T, db, wal []byte) string {
	t.Helper()
	dir := t.TempDir()
	for name, content := range map[string][]byte{database: db, journal: wal} {
		if content == nil {
			continue
		}
		if err := os.WriteFile(filepath.Join(dir, name), content, 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// A process may die between any two writes. What then lies in its files is copied while writers run: the database first, then
// the journal, and a copy counts if the journal was not begun anew meanwhile, for then the disk could have held just that.
func TestCrashesLoseNothing(t *testing.T) {
	t.Parallel() // most of the time is the disk's
	copies, rounds := 10, times(12, 400)
	torn := 0
	for round := range rounds {
		dir := t.TempDir()
		s := openSQLite(t, dir)
		pragma(t, s, fmt.Sprintf(`wal_autocheckpoint = %d`, 8<<(round%4))) // checkpoints all the time
		var files [2]*os.File
		for i, name := range []string{database, journal} {
			f, err := os.Open(filepath.Join(dir, name))
			if err != nil {
				t.Fatal(err)
			}
			defer f.Close() // only after the store: closing a file drops the locks of the process on it
			files[i] = f
		}
		read := func(i int) []byte {
			content, err := io.ReadAll(io.NewSectionReader(files[i], 0, 1<<40))
			if err != nil {
				t.Fatal(err)
			}
			return content
		}
		header := func() (h [32]byte) {
			files[1].ReadAt(h[:], 0) // a new journal is empty
			return h
		}
		w := startWriters(s, 1+round%8)
		for range copies {
			for {
				acked, begun := w.acknowledged(), header()
				db, wal := read(0), read(1)
				if header() != begun || len(wal) >= 32 && !bytes.Equal(wal[:32], begun[:]) {
					torn++
					continue
				}
				copied := openSQLite(t, place(t, db, wal))
				hurry(t, copied)
				checkWriters(t, copied, acked)
				if err := copied.Close(); err != nil {
					t.Fatal(err)
				}
				break
			}
		}
		w.stop(t)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
	}
	t.Logf("%d copies, %d passed over", copies*rounds, torn)
}

// However much of the end of the journal is lost, what was acknowledged when it had the length that is left is there, and no half of anything.
func TestTornJournals(t *testing.T) {
	t.Parallel() // most of the time is the disk's
	dir := t.TempDir()
	s := openSQLite(t, dir)
	pragma(t, s, `wal_autocheckpoint = 0`)
	var lengths []int64 // of the journal when each append was acknowledged
	var acked []table.At
	ctx, cancel := context.WithCancel(bg)
	err := work(ctx, s, 0, func(at table.At) {
		info, err := os.Stat(filepath.Join(dir, journal))
		if err != nil {
			t.Fatal(err)
		}
		lengths, acked = append(lengths, info.Size()), append(acked, at)
		if len(lengths) == 100 {
			cancel()
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	db, err := os.ReadFile(filepath.Join(dir, database))
	if err != nil {
		t.Fatal(err)
	}
	wal, err := os.ReadFile(filepath.Join(dir, journal))
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(4, 4))
	for range times(100, 3000) {
		cut := chance.IntN(len(wal) + 1)
		left := bytes.Clone(wal[:cut])
		if chance.IntN(2) == 0 { // sectors that were never written
			left = append(left, make([]byte, chance.IntN(5000))...)
		}
		if chance.IntN(2) == 0 && cut > 0 { // one that was half written
			cut = chance.IntN(cut)
			left[cut] ^= 1 << chance.IntN(8)
		}
		want := table.At(0)
		for i, n := range lengths {
			if n <= int64(cut) {
				want = acked[i]
			}
		}
		copied := openSQLite(t, place(t, db, left))
		hurry(t, copied)
		checkWriters(t, copied, []table.At{want})
		if err := copied.Close(); err != nil {
			t.Fatal(err)
		}
	}
}

// Whatever becomes of a byte of the file: it is noticed, or it makes no difference. Never is a log read or continued, or a value
// of the index taken, that is not what was written.
func TestFlippedBytesAreNoticed(t *testing.T) {
	t.Parallel() // most of the time is the disk's
	dir := t.TempDir()
	s := openSQLite(t, dir)
	hurry(t, s)
	const tables = 24
	want := map[table.ID][]table.Record{}
	for i := range tables {
		at := table.At(0)
		for n := range 1 + i*i%60 {
			at += table.At(len(appendAll(t, s, name(i), at, string(group(i, n)[0]))))
		}
		want[name(i)] = readAll(t, s, name(i))
	}
	pairs := putAll(t, s, 80)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(filepath.Join(dir, database))
	if err != nil {
		t.Fatal(err)
	}
	chance := rand.New(rand.NewPCG(5, 5))
	var harmless, refused, frozen int
	for round := range times(160, 6000) {
		db := bytes.Clone(whole)
		at := chance.IntN(len(db))
		switch round % 8 {
		case 0: // a sector lost
			clear(db[at&^511 : at&^511+512])
		case 1: // the end lost
			db = db[:at]
		case 2: // a page in the place of another
			copy(db[at&^4095:][:4096], whole[chance.IntN(len(db))&^4095:][:4096])
		case 3: // heads of pages, where single bytes matter most
			db[at&^4095+chance.IntN(12)] ^= byte(1 + chance.IntN(255))
		default:
			db[at] ^= 1 << chance.IntN(8)
		}
		dir := place(t, db, nil)
		report, verified := Verify(bg, dir)
		s, err := Open(dir)
		if err != nil {
			refused++
			if verified == nil && len(report.Faults) == 0 {
				t.Errorf("round %d, byte %d: refused (%v), and verify finds nothing", round, at, err)
			}
			continue
		}
		faults := 0
		for id, want := range want {
			got, err := all(s.Read(bg, id, 0))
			for i, r := range got {
				if i >= len(want) || !same(r, want[i]) {
					t.Fatalf("round %d, byte %d: table %s, record %d is not what was written", round, at, id, r.At)
				}
			}
			if err == nil && len(got) != len(want) {
				t.Errorf("round %d, byte %d: table %s has lost its end, and nobody noticed", round, at, id)
			}
			if err != nil {
				faults++
				if _, err := s.Append(bg, id, table.At(len(got)), []byte("on")); err == nil {
					t.Errorf("round %d, byte %d: table %s is damaged and was continued", round, at, id)
				}
			}
		}
		faults += lost(t, s, pairs)
		if faults > 0 {
			frozen++
			if verified == nil && len(report.Faults) == 0 {
				t.Errorf("round %d, byte %d: %d tables and pairs are damaged, and verify finds nothing", round, at, faults)
			}
		} else {
			harmless++
		}
		s.Close() // may complain of the damage
	}
	t.Logf("%d harmless, %d with damaged tables or pairs, %d refused", harmless, frozen, refused)
}

// The file describes its tables in words. A flipped byte there may be nobody's harm yet; whoever verifies the file is told all the same.
func TestFlippedDescriptionsAreNoticed(t *testing.T) {
	dir := t.TempDir()
	s := openSQLite(t, dir)
	putAll(t, s, 3)
	if err := s.Close(); err != nil {
		t.Fatal(err)
	}
	whole, err := os.ReadFile(filepath.Join(dir, database))
	if err != nil {
		t.Fatal(err)
	}
	if r, err := Verify(bg, dir); err != nil || len(r.Faults) > 0 {
		t.Fatal(err, r.Faults)
	}
	step, words := times(11, 1), 0
	for at := 0; ; {
		next := bytes.Index(whole[at:], []byte("CREATE TABLE"))
		if next < 0 {
			break
		}
		at += next
		for end := at + bytes.Index(whole[at:], []byte("STRICT")); at < end; at += step {
			words++
			db := bytes.Clone(whole)
			db[at] ^= 1
			if r, err := Verify(bg, place(t, db, nil)); err == nil && len(r.Faults) == 0 {
				t.Errorf("byte %d, %q for %q, is not noticed", at, db[at], whole[at])
			}
		}
	}
	if words < 500/step {
		t.Errorf("only %d bytes were flipped", words)
	}
}

// children is what this test program does when it is started as a process of its own, to be killed.
var children = map[string]func(dir string) error{
	"append": func(dir string) error {
		s, err := Open(dir)
		if err != nil {
			return err
		}
		errs := make(chan error)
		for w := range 8 {
			have, err := all(s.Read(bg, name(w), 0)) // go on where the process before was killed
			if err != nil && !errors.Is(err, table.ErrNotFound) {
				return err
			}
			at, n := table.At(0), 0
			for ; at < table.At(len(have)); n++ {
				at += table.At(len(group(w, n)))
			}
			go func() {
				for ; ; n++ {
					records, err := s.Append(bg, name(w), at, group(w, n)...)
					if err != nil {
						errs <- err
						return
					}
					at = records[len(records)-1].At
					fmt.Printf("%d %d\n", w, at)
				}
			}()
		}
		return <-errs
	},
	"hold": func(dir string) error {
		s, err := Open(dir)
		if err != nil {
			return err
		}
		fmt.Println("open")
		io.Copy(io.Discard, os.Stdin)
		return s.Close()
	},
}

const childMode, childDir = "BIVOUAC_STORE_CHILD", "BIVOUAC_STORE_DIR"

func TestMain(m *testing.M) {
	if child := children[os.Getenv(childMode)]; child != nil {
		if err := child(os.Getenv(childDir)); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// child is this program as a process of its own.
func child(t *testing.T, mode, dir string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), self)
	cmd.Env = append(os.Environ(), childMode+"="+mode, childDir+"="+dir)
	return cmd
}

func TestKilledProcessesLoseNothing(t *testing.T) {
	t.Parallel() // most of the time is the disk's
	dir := t.TempDir()
	chance := rand.New(rand.NewPCG(6, 6))
	acked := make([]table.At, 8)
	for round := range times(4, 60) {
		cmd := child(t, "append", dir)
		var complaint bytes.Buffer
		cmd.Stderr = &complaint
		out, err := cmd.StdoutPipe()
		if err != nil {
			t.Fatal(err)
		}
		if err := cmd.Start(); err != nil {
			t.Fatal(err)
		}
		lines := bufio.NewScanner(out)
		for n, last := 0, 1+chance.IntN(1000); lines.Scan(); n++ { // after the kill too: what it had said before counts
			var w int
			var at table.At
			if _, err := fmt.Sscan(lines.Text(), &w, &at); err != nil {
				t.Fatalf("%q: %v", lines.Text(), err)
			}
			acked[w] = at
			if n == last {
				if err := cmd.Process.Kill(); err != nil {
					t.Fatal(err)
				}
			}
		}
		if err := cmd.Wait(); err == nil || complaint.Len() > 0 {
			t.Fatalf("round %d: the process was not killed: %v %s", round, err, complaint.String())
		}
		s := openSQLite(t, dir)
		checkWriters(t, s, acked)
		if err := s.Close(); err != nil {
			t.Fatal(err)
		}
		if r, err := Verify(bg, dir); err != nil || len(r.Faults) > 0 {
			t.Fatalf("round %d: %v, %v", round, r.Faults, err)
		}
	}
	t.Logf("acknowledged: %d", acked)
}

func TestSecondProcessIsRefused(t *testing.T) {
	dir := t.TempDir()
	first := child(t, "hold", dir)
	in, err := first.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer in.Close()
	out, err := first.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := first.Start(); err != nil {
		t.Fatal(err)
	}
	if line, err := bufio.NewReader(out).ReadString('\n'); line != "open\n" {
		t.Fatalf("%q, %v", line, err)
	}
	text, err := child(t, "hold", dir).CombinedOutput()
	if err == nil || !strings.Contains(string(text), ErrInUse.Error()) || !strings.Contains(string(text), filepath.Join(dir, lockFile)) {
		t.Errorf("a second process: %q, %v", text, err)
	}
	if _, err := Open(dir); !errors.Is(err, ErrInUse) {
		t.Errorf("a second store: %v", err)
	}
	if err := first.Process.Kill(); err != nil {
		t.Fatal(err)
	}
	first.Wait()
	openSQLite(t, dir) // the lock has died with its holder
}
