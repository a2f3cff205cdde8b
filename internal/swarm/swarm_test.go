package swarm

import (
	"bytes"
	"context"
	"log/slog"
	"testing"
	"time"

	"bivouac/games"
)

// A few tables of each game, played through the pages as browsers get them, however fast: nothing goes wrong, and everybody sees
// every move.
func TestSwarm(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Key, func(t *testing.T) {
			t.Parallel()
			var told bytes.Buffer
			local, err := Serve(slog.New(slog.NewTextHandler(&told, &slog.HandlerOptions{Level: slog.LevelWarn})))
			if err != nil {
				t.Fatal(err)
			}
			defer func() {
				if err := local.Close(); err != nil {
					t.Error(err)
				}
			}()
			ctx, stop := context.WithCancel(t.Context())
			defer stop()
			w, err := Open(ctx, Setup{URL: local.URL, Game: g.Key, Seats: 4, Tables: 3, Every: 50 * time.Millisecond})
			if err != nil {
				t.Fatal(err)
			}
			defer w.Close()
			if err := w.Watch(ctx); err != nil {
				t.Fatal(err)
			}
			const enough = 20
			var moves, seen, pushes int
			var wire int64
			for moves < enough || seen < moves {
				r := w.Measure(ctx, 50*time.Millisecond, 0, time.Second)
				if r.Errors > 0 { // also where a move does not reach everybody
					t.Fatalf("errors: %q", r.Samples)
				}
				moves, seen, pushes, wire = moves+r.Moves, seen+len(r.Others), pushes+r.Pushes, wire+r.Wire
			}
			if pushes < moves || wire == 0 {
				t.Errorf("%d moves, seen by others %d times, and %d pushes of %d bytes", moves, seen, pushes, wire)
			}
			if told.Len() > 0 {
				t.Error(told.String())
			}
		})
	}
}

// A swarm never leaves this machine.
func TestLoopbackOnly(t *testing.T) {
	for address, here := range map[string]bool{
		"http://127.0.0.1:8136": true, "http://127.9.9.9:80": true, "http://[::1]:8136": true,
		"http://192.168.0.7:8136": false, "https://127.0.0.1:8136": false, "http://example.org": false,
		"http://0.0.0.0:8136": false, "http://localhost.example.org": false, "127.0.0.1:8136": false,
	} {
		if err := Loopback(address); (err == nil) != here {
			t.Errorf("%s: %v", address, err)
		}
		if _, err := Open(t.Context(), Setup{URL: address, Game: "drogue", Seats: 4, Tables: 1, Every: time.Second}); !here && err == nil {
			t.Errorf("%s: a swarm sets out", address)
		}
	}
}
