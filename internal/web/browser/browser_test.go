// Package browser_test plays in a real browser what people do at a table, and looks at every page as they would.
package browser_test

import (
	"context"
	"crypto/sha256"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"os"
	"os/exec"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"bivouac/internal/room"
	"bivouac/internal/store"
	"bivouac/internal/web"
)

// long runs what takes minutes.
var long = os.Getenv("BIVOUAC_LONG") == "1"

// chromium is the one browser of all tests; people have profiles of their own in it.
var chromium struct {
	once  sync.Once
	ctx   context.Context
	close func()
	err   error
}

func TestMain(m *testing.M) {
	code := m.Run()
	if chromium.close != nil {
		chromium.close()
	}
	os.Exit(code)
}

// browser starts the browser. Where there is none, the test is skipped, unless it must run.
func browser(t *testing.T) context.Context {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		if os.Getenv("BIVOUAC_CI") == "1" {
			t.Fatal("chromium is missing, and BIVOUAC_CI=1 wants the tests in a browser")
		}
		t.Skip("no chromium here: the tests in a browser are skipped")
	}
	chromium.once.Do(func() {
		dir, err := os.MkdirTemp("", "bivouac-browser")
		if err != nil {
			chromium.err = err
			return
		}
		options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU, chromedp.UserDataDir(dir),
			chromedp.Flag("disable-quic", true), chromedp.Flag("disable-component-update", true), chromedp.Flag("mute-audio", true),
			chromedp.Flag("lang", "en"), chromedp.WindowSize(1440, 900))
		allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
		ctx, cancel := chromedp.NewContext(allocator)
		chromium.ctx, chromium.err = ctx, chromedp.Do(ctx)
		chromium.close = func() {
			cancel()
			stop()
			os.RemoveAll(dir)
		}
	})
	if chromium.err != nil {
		t.Fatal(chromium.err)
	}
	return chromium.ctx
}

// chance is what the tables of a test get their cards and computers from: in every run the same.
type chance struct {
	mu   sync.Mutex
	dice *rand.ChaCha8
}

func chanceOf(t *testing.T) *chance {
	return &chance{dice: rand.NewChaCha8(sha256.Sum256([]byte(t.Name())))}
}

func (c *chance) Read(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.dice.Read(p)
}

// site is a server with all that belongs to it.
type site struct {
	t     *testing.T
	dir   string // of its tables
	url   string
	rooms *room.Rooms
	stop  func()
	held  atomic.Pointer[time.Time] // when its clock was stopped
}

// hold stops the clock of the tables: what waits for somebody waits as long as anybody looks at it.
func (s *site) hold() {
	now := time.Now()
	s.held.Store(&now)
}

// release lets it go on: what was to happen meanwhile happens soon.
func (s *site) release() { s.held.Store(nil) }

func (s *site) now() time.Time {
	if at := s.held.Load(); at != nil {
		return *at
	}
	return time.Now()
}

// serve starts the server, its tables in a folder of the test.
func serve(t *testing.T) *site {
	t.Helper()
	s := &site{t: t, dir: t.TempDir()}
	s.start("127.0.0.1:0")
	t.Cleanup(func() { s.stop() })
	return s
}

// start starts the server at an address.
func (s *site) start(at string) {
	s.t.Helper()
	kept, err := store.Open(s.dir)
	if err != nil {
		s.t.Fatal(err)
	}
	s.rooms = room.New(room.Setup{Log: kept, Index: kept, Now: s.now, Chance: chanceOf(s.t)})
	server := web.New(web.Setup{Rooms: s.rooms})
	listener, err := net.Listen("tcp", at)
	if err != nil {
		s.t.Fatal(err)
	}
	s.url = fmt.Sprintf("http://%s", listener.Addr())
	h, rooms := server.HTTP(), s.rooms
	go h.Serve(listener)
	s.stop = func() {
		s.stop = func() {}
		server.End()
		ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
		defer cancel()
		if err := h.Shutdown(ctx); err != nil && err != http.ErrServerClosed {
			h.Close()
		}
		rooms.Close()
		if err := kept.Close(); err != nil {
			s.t.Error(err)
		}
	}
}
