package main

import (
	"context"
	"errors"
	"fmt"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"syscall"
	"time"

	"bivouac/internal/room"
	"bivouac/internal/store"
	"bivouac/internal/web"
)

type serveCommand struct {
	Addr string `help:"Where to listen." default:"127.0.0.1:8136" placeholder:"HOST:PORT"`
	Data string `help:"The folder in which tables are kept; otherwise that of the user." placeholder:"DIR" type:"path"`
	URL  string `help:"How people reach this server, where another one stands before it: https://cards.example.org" placeholder:"URL" name:"url"`
}

// Run serves until it is told to stop.
func (c *serveCommand) Run(con *console) error {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	dir, err := c.folder()
	if err != nil {
		return err
	}
	kept, err := store.Open(dir)
	if err != nil {
		return err
	}
	logger := slog.New(slog.NewTextHandler(con.err, nil))
	rooms := room.New(room.Setup{Log: kept, Index: kept, Logger: logger})
	site := web.New(web.Setup{Rooms: rooms, URL: c.URL, Logger: logger})
	listener, err := net.Listen("tcp", c.Addr)
	if err != nil {
		return errors.Join(err, kept.Close())
	}
	server := site.HTTP()
	fmt.Fprintf(con.out, "Bivouac is at http://%s\n", listener.Addr())
	go func() {
		<-ctx.Done()
		site.End()
		late, done := context.WithTimeout(context.Background(), goodbye)
		defer done()
		server.Shutdown(late)
	}()
	if err = server.Serve(listener); errors.Is(err, http.ErrServerClosed) {
		err = nil
	}
	rooms.Close()
	return errors.Join(err, kept.Close())
}

// goodbye is how long requests in hand may take when the server stops.
const goodbye = 5 * time.Second

// folder is where the tables are kept.
func (c *serveCommand) folder() (string, error) {
	if c.Data != "" {
		return c.Data, nil
	}
	if dir := os.Getenv("XDG_DATA_HOME"); dir != "" {
		return filepath.Join(dir, "bivouac"), nil
	}
	home, err := os.UserHomeDir()
	return filepath.Join(home, ".local", "share", "bivouac"), err
}
