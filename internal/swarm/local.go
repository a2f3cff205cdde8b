package swarm

import (
	"context"
	"errors"
	"log/slog"
	"net"
	"net/http"
	"os"
	"time"

	"bivouac/internal/room"
	"bivouac/internal/store"
	"bivouac/internal/web"
)

// Local is a server in this process: the whole of it, with tables on disk in a folder of its own.
type Local struct {
	URL    string
	dir    string
	kept   *store.SQLite
	rooms  *room.Rooms
	site   *web.Server
	server *http.Server
	served chan error
}

// Serve starts a server at an address of this machine.
func Serve(logger *slog.Logger) (_ *Local, err error) {
	l := &Local{served: make(chan error, 1)}
	if l.dir, err = os.MkdirTemp("", "bivouac-swarm-"); err != nil {
		return nil, err
	}
	if l.kept, err = store.Open(l.dir); err != nil {
		return nil, errors.Join(err, os.RemoveAll(l.dir))
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return nil, errors.Join(err, l.kept.Close(), os.RemoveAll(l.dir))
	}
	l.URL = "http://" + listener.Addr().String()
	l.rooms = room.New(room.Setup{Log: l.kept, Index: l.kept, Logger: logger})
	l.site = web.New(web.Setup{Rooms: l.rooms, Logger: logger})
	l.server = l.site.HTTP()
	go func() { l.served <- l.server.Serve(listener) }()
	return l, nil
}

// Close stops the server and removes its tables.
func (l *Local) Close() error {
	ctx, done := context.WithTimeout(context.Background(), 5*time.Second)
	defer done()
	l.site.End()
	err := l.server.Shutdown(ctx)
	if served := <-l.served; !errors.Is(served, http.ErrServerClosed) {
		err = errors.Join(err, served)
	}
	l.rooms.Close()
	return errors.Join(err, l.kept.Close(), os.RemoveAll(l.dir))
}
