//go:build unix

package swarm

import (
	"bytes"
	"errors"
	"io"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"

	"bivouac/internal/say"
)

// A second server on the same folder says so and ends; the first goes on.
func TestOneServerAFolder(t *testing.T) {
	p := newParty(t, "polignac", t.TempDir(), nil)
	var complaint bytes.Buffer
	second := exec.Command(program, "serve", "--addr", "127.0.0.1:0", "--data", p.dir)
	second.Stderr = &complaint
	var exit *exec.ExitError
	if err := second.Run(); !errors.As(err, &exit) || exit.ExitCode() != 2 {
		t.Errorf("the second server ends with %v", err)
	}
	if said := complaint.String(); strings.Count(said, "\n") != 1 || !strings.Contains(said, "in use") || !strings.Contains(said, p.dir) {
		t.Errorf("the second server says %q", said)
	}
	if _, _, form := p.wants(t); form == nil {
		t.Error("nobody can play at the first any more")
	}
}

// A server that is told to stop does so with all pages open, ends their streams in good order, and ends well: a stream that kept it
// from going would be broken off.
func TestStopWithOpenStreams(t *testing.T) {
	p := newParty(t, "napoleon", t.TempDir(), nil)
	var streams sync.WaitGroup
	for i, c := range p.clients {
		streams.Go(func() {
			if err := c.listen(t.Context(), p.id, true, func(f felt) { p.draw(i, f) }); err != io.EOF {
				t.Errorf("the stream of client %d ends with %v", i, err)
			}
		})
	}
	for i := range p.clients {
		for !p.sees(i) {
			<-p.heard
		}
	}
	if err := p.process.cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	streams.Wait()
	rest, _ := io.ReadAll(p.process.out)
	if err := p.process.cmd.Wait(); err != nil || p.process.told.Len() > 0 {
		t.Errorf("the server ends with %v and says %q %q", err, rest, p.process.told.String())
	}
	pages := func() []felt { p.restart(t); return p.pages(t) }
	same(t, "after a stop", pages(), p.pages(t))
}

// A byte that was altered in the log of a table is named by verify; that table stands still and says so, the others go on.
func TestDamagedTable(t *testing.T) {
	dir := t.TempDir()
	bad := newParty(t, "slobberhannes", dir, nil)
	good, err := bad.run.open(t.Context(), 1)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := good.clients[0].post(t.Context(), good.path(), url.Values{"do": {"start"}}); err != nil {
		t.Fatal(err)
	}
	bad.process.cmd.Process.Signal(syscall.SIGTERM)
	bad.process.cmd.Wait()

	name := filepath.Join(dir, "bivouac.db")
	file, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	match := []byte(bad.id + ".1") // stands in a record, and where SQLite has moved it from
	if !bytes.Contains(file, match) {
		t.Fatal("the match is not in the file")
	}
	file = bytes.ReplaceAll(file, match, []byte(bad.id+".3"))
	if err := os.WriteFile(name, file, 0o600); err != nil {
		t.Fatal(err)
	}

	told, err := exec.Command(program, "verify", dir).CombinedOutput()
	var exit *exec.ExitError
	if !errors.As(err, &exit) || exit.ExitCode() != 2 || !strings.Contains(string(told), bad.id) || strings.Contains(string(told), good.id) {
		t.Errorf("verify ends with %v and says %s", err, told)
	}
	bad.restart(t)
	for _, c := range good.clients {
		c.base = bad.process.url
	}
	_, err = bad.clients[0].get(t.Context(), "/t/"+bad.id)
	var a *answer
	if !errors.As(err, &a) || a.status != http.StatusConflict || !strings.Contains(a.text, "<h1>") {
		t.Errorf("the page of the damaged table is %v", err)
	}
	if _, err := bad.clients[0].post(t.Context(), bad.path(), url.Values{"do": {"say"}, "phrase": {"hello"}}); err == nil {
		t.Error("the damaged table goes on")
	}
	whole := &party{sitting: good, process: bad.process, dir: dir}
	for range 20 {
		by, _, form := whole.wants(t)
		if form == nil {
			t.Fatal("the other table does not go on")
		}
		if _, err := whole.clients[by].post(t.Context(), whole.path(), form); err != nil {
			t.Fatal(err)
		}
	}
}

// A disk that takes no more: the player is told that it was not saved, nothing that was acknowledged is lost, and the same
// command goes through when there is room again.
func TestFullDisk(t *testing.T) {
	signal.Ignore(syscall.SIGXFSZ)
	defer signal.Reset(syscall.SIGXFSZ)
	var unlimited syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &unlimited); err != nil {
		t.Fatal(err)
	}
	local, err := Serve(slog.New(slog.DiscardHandler))
	if err != nil {
		t.Fatal(err)
	}
	defer local.Close()
	defer syscall.Setrlimit(syscall.RLIMIT_FSIZE, &unlimited)
	r := &run{Setup: Setup{URL: local.URL, Game: "polignac", Seats: 4}, dice: rand.New(rand.NewPCG(1, 9))}
	table, err := r.open(t.Context(), 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := table.clients[0].post(t.Context(), table.path(), url.Values{"do": {"start"}}); err != nil {
		t.Fatal(err)
	}
	p := &party{sitting: table, process: &process{url: local.URL}}
	for n := range 40 {
		by, at, form := p.wants(t)
		if form == nil {
			t.Fatal("nobody can play")
		}
		form.Set("id", id())
		post := func() error {
			_, err := p.clients[by].post(t.Context(), p.path(), form)
			return err
		}
		if n%4 == 3 {
			full := unlimited
			full.Cur = 1 << 10 // the files are longer already
			if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &full); err != nil {
				t.Fatal(err)
			}
			before := p.pages(t)
			err := post()
			shown := p.pages(t)
			if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &unlimited); err != nil {
				t.Fatal(err)
			}
			var a *answer
			if !errors.As(err, &a) || a.status < 500 || !strings.Contains(a.text, say.En.Pages().NotSaved()) {
				t.Fatalf("on a full disk the answer is %v", err)
			}
			same(t, "after a move that was not saved", before, shown)
		}
		if err := post(); err != nil {
			t.Fatalf("%v: %v", form, err)
		}
		if p.page(t, by).at() <= at {
			t.Fatalf("%v was acknowledged and is not there", form)
		}
	}
}
