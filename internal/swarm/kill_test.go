//go:build unix

package swarm

import (
	"bufio"
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"bivouac/games"
	"bivouac/record"
)

// program is the real thing, built once for all tests.
var program string

func TestMain(m *testing.M) {
	dir, err := os.MkdirTemp("", "bivouac-")
	if err == nil {
		program = filepath.Join(dir, "bivouac")
		var out []byte
		if out, err = exec.Command("go", "build", "-o", program, "bivouac/cmd/bivouac").CombinedOutput(); err != nil {
			err = fmt.Errorf("%w: %s", err, out)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	code := m.Run()
	os.RemoveAll(dir)
	os.Exit(code)
}

// process is a server of its own, as people start it.
type process struct {
	cmd  *exec.Cmd
	url  string
	told bytes.Buffer // on standard error
	out  *bufio.Reader
}

// start starts a server on a folder and waits until it says where it is.
func start(t *testing.T, dir string) *process {
	t.Helper()
	p := &process{cmd: exec.Command(program, "serve", "--addr", "127.0.0.1:0", "--data", dir)}
	p.cmd.Stderr = &p.told
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { p.kill() })
	p.out = bufio.NewReader(out)
	for p.url == "" {
		line, err := p.out.ReadString('\n')
		if p.url = regexp.MustCompile(`http://127\.0\.0\.1:\d+`).FindString(line); err != nil {
			t.Fatalf("the server does not say where it is: %v: %s", err, p.told.String())
		}
	}
	return p
}

// kill ends it at once, without a chance to do anything.
func (p *process) kill() {
	p.cmd.Process.Signal(syscall.SIGKILL)
	p.cmd.Wait()
}

// party is a match over HTTP at a server that is killed again and again.
type party struct {
	*sitting
	process *process
	dir     string
	acked   []string // the moves that the server has acknowledged, in order
	starts  int
}

func newParty(t *testing.T, game string, dir string, settings url.Values) *party {
	t.Helper()
	p := &party{dir: dir, process: start(t, dir)}
	r := &run{Setup: Setup{URL: p.process.url, Game: game, Seats: 4}, settings: settings, dice: rand.New(rand.NewPCG(1, 9))}
	var err error
	if p.sitting, err = r.open(t.Context(), 0); err != nil {
		t.Fatal(err)
	}
	if _, err := p.clients[0].post(t.Context(), p.path(), url.Values{"do": {"start"}, "id": {"start"}}); err != nil {
		t.Fatal(err)
	}
	return p
}

// restart starts a server anew on the same folder, after the one before was killed.
func (p *party) restart(t *testing.T) {
	t.Helper()
	p.starts++
	p.process = start(t, p.dir)
	for _, c := range p.clients {
		c.http.CloseIdleConnections()
		c.base = p.process.url
	}
}

// get is a page of the server.
func (c *client) get(ctx context.Context, path string) ([]byte, error) {
	ctx, done := context.WithTimeout(ctx, answerTime)
	defer done()
	r, err := http.NewRequestWithContext(ctx, "GET", c.base+path, nil)
	if err != nil {
		return nil, err
	}
	r.Host = "127.0.0.1" // whichever port the server has got this time
	res, err := c.http.Do(r)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err == nil && res.StatusCode != http.StatusOK {
		err = &answer{res.StatusCode, string(body)}
	}
	return body, err
}

// page is what somebody sees.
func (p *party) page(t *testing.T, i int) felt {
	t.Helper()
	body, err := p.clients[i].get(t.Context(), "/t/"+p.id)
	if err != nil {
		t.Fatalf("%v: %s", err, p.process.told.String())
	}
	return felt{string(body)}
}

// pages is what everybody sees.
func (p *party) pages(t *testing.T) []felt {
	t.Helper()
	out := make([]felt, len(p.clients))
	for i := range out {
		out[i] = p.page(t, i)
	}
	return out
}

// wants finds somebody who has something to do, beginning with who comes after the one before.
func (p *party) wants(t *testing.T) (by int, at uint64, form url.Values) {
	t.Helper()
	for range p.clients {
		p.by = (p.by + 1) % len(p.clients)
		f := p.page(t, p.by)
		if all, _ := f.choices("read"); len(all) > 0 && !slices.Contains(f.offers(), "again") {
			return p.by, f.at(), all[0]
		}
		if !f.on() {
			continue
		}
		if all, hand := f.choices("move"); len(all) > 0 {
			if hand > 0 {
				all = all[:hand]
			}
			return p.by, f.at(), all[p.roll(len(all))]
		}
	}
	return 0, 0, nil
}

func same(t *testing.T, when string, was, is []felt) {
	t.Helper()
	for i := range was {
		if was, is := strings.Join(was[i], ""), strings.Join(is[i], ""); was != is {
			from := 0
			for from < min(len(was), len(is)) && was[from] == is[from] {
				from++
			}
			part := func(page string) string { return page[max(0, from-200):min(len(page), from+200)] }
			t.Fatalf("%s somebody sees\n%s\nand saw\n%s", when, part(is), part(was))
		}
	}
}

// Demands C17, C21: a server that is killed after any command, or while it works on one, has lost nothing that it acknowledged, shows
// everybody what he saw before, applies a repeated command once, and the match plays on to a record that checks.
func TestKilledServersLoseNothing(t *testing.T) {
	matches, oneIn := 1, 40
	if os.Getenv("BIVOUAC_LONG") != "" {
		matches, oneIn = 3, 1
	}
	shortest := map[string]url.Values{"drogue": {"length": {"4"}}, "napoleon": {"length": {"1"}}}
	for _, g := range games.All {
		for n := range matches {
			t.Run(fmt.Sprint(g.Key, n), func(t *testing.T) {
				t.Parallel()
				p := newParty(t, g.Key, t.TempDir(), shortest[g.Key])
				dice := rand.New(rand.NewPCG(uint64(n), 17))
				for {
					by, at, form := p.wants(t)
					if form == nil {
						break
					}
					form.Set("id", id())
					killed := dice.IntN(oneIn) == 0
					post := func() error {
						_, err := p.clients[by].post(t.Context(), p.path(), form)
						return err
					}
					if killed && dice.IntN(2) == 0 { // while it works on it
						answered := make(chan error, 1)
						go func() { answered <- post() }()
						time.Sleep(time.Duration(dice.IntN(4000)) * time.Microsecond)
						p.process.kill()
						if err := <-answered; refused(err) {
							t.Fatal(err)
						}
						p.restart(t)
					}
					if err := post(); err != nil {
						t.Fatalf("%v: %v: %s", form, err, p.process.told.String())
					}
					if form.Get("do") == "move" {
						p.acked = append(p.acked, form.Get("move"))
					}
					if !killed {
						continue
					}
					pages := p.pages(t)
					if pages[by].at() <= at {
						t.Fatalf("%v was acknowledged and is not there", form)
					}
					p.process.kill()
					p.restart(t)
					same(t, "after a restart", pages, p.pages(t))
					if err := post(); err != nil {
						t.Fatalf("%v again: %v", form, err)
					}
					same(t, "after a repeat", pages, p.pages(t))
				}
				p.check(t)
				t.Logf("%d moves acknowledged, the server killed %d times", len(p.acked), p.starts)
			})
		}
	}
}

// check holds the record of the match to what was acknowledged.
func (p *party) check(t *testing.T) {
	t.Helper()
	body, err := p.clients[0].get(t.Context(), "/t/"+p.id+"/record/1")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := record.Check(bytes.NewReader(body), games.Find); err != nil {
		t.Fatal(err)
	}
	if !bytes.Contains(body, []byte(`"derived":"result"`)) {
		t.Fatalf("the match stops after %d moves", len(p.acked))
	}
	var made []string
	for line := range strings.Lines(string(body)) {
		if m := regexp.MustCompile(`"move":"([^"]*)"`).FindStringSubmatch(line); m != nil {
			made = append(made, m[1])
		}
	}
	next := 0
	for _, m := range made {
		if next < len(p.acked) && m == p.acked[next] {
			next++
		}
	}
	if next < len(p.acked) {
		t.Errorf("the record lacks %q, the %d. of %d acknowledged moves", p.acked[next], next+1, len(p.acked))
	}
}
