package main

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"net/url"
	"os"
	"os/signal"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"time"

	"github.com/piglig/go-qr"

	"bivouac/internal/room"
	"bivouac/internal/store"
	"bivouac/internal/web"
)

type serveCommand struct {
	Addr string `help:"Where to listen." default:"127.0.0.1:8136" placeholder:"HOST:PORT"`
	LAN  bool   `help:"Let phones in the house in: listen on all interfaces, and show the address and a picture of it for a camera." name:"lan"`
	Data string `help:"The folder in which tables are kept; otherwise that of the user." placeholder:"DIR" type:"path"`
	URL  string `help:"How people reach this server, where another one stands before it, as https://cards.example.org" placeholder:"URL" name:"url"`

	Requests bool   `help:"Write a line for every request on standard error; otherwise only for those that are refused as too many or hostile."`
	Metrics  string `help:"Where whoever watches over this server reads what it counts (GET /metrics, for Prometheus): an address of this machine alone. Otherwise nowhere." placeholder:"HOST:PORT"`
}

// Validate refuses an address for people that is none, and one for metrics that others than this machine reach.
func (c *serveCommand) Validate() error {
	if c.Metrics != "" {
		host, _, err := net.SplitHostPort(c.Metrics)
		if ip := net.ParseIP(host); err != nil || ip == nil || !ip.IsLoopback() {
			return errors.New("--metrics wants an address of this machine alone, as 127.0.0.1:9136")
		}
	}
	if c.URL == "" {
		return nil
	}
	u, err := url.Parse(c.URL)
	if err != nil || u.Host == "" || u.Scheme != "http" && u.Scheme != "https" || strings.Trim(u.Path, "/") != "" || u.RawQuery != "" || u.Fragment != "" {
		return errors.New("--url wants http:// or https:// and a host, without a path")
	}
	c.URL = u.Scheme + "://" + u.Host
	return nil
}

// Run serves until it is told to stop.
func (c *serveCommand) Run(con *console) (err error) {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	context.AfterFunc(ctx, stop) // who tells it a second time does not wait
	dir, err := c.folder()
	if err != nil {
		return err
	}
	kept, err := store.Open(dir)
	if err != nil {
		return fmt.Errorf("tables cannot be kept in %s (--data chooses another folder): %w", dir, err)
	}
	defer func() { err = errors.Join(err, kept.Close()) }()
	listener, err := c.listen()
	if err != nil {
		return err
	}
	logger := logger(con.err, c.Requests)
	rooms := room.New(room.Setup{Log: kept, Index: kept, Logger: logger})
	defer rooms.Close()
	link, house, err := c.address(listener.Addr())
	if err != nil {
		return errors.Join(err, listener.Close())
	}
	site := web.New(web.Setup{Rooms: rooms, URL: c.URL, House: house, Logger: logger})
	counted, err := c.count(ctx, site, logger)
	if err != nil {
		return errors.Join(err, listener.Close())
	}
	server := site.HTTP()
	err = c.invite(con.out, link)
	if err == nil && counted != nil {
		_, err = fmt.Fprintf(con.out, "What is counted is at http://%s/metrics\n", counted)
	}
	if err != nil {
		return errors.Join(err, listener.Close())
	}
	var resumed sync.WaitGroup
	defer resumed.Wait()
	resumed.Go(func() {
		if err := rooms.Resume(ctx); err != nil && ctx.Err() == nil {
			logger.Error("not all tables are taken up", "error", err)
		}
	})
	down := make(chan error, 1)
	go func() {
		<-ctx.Done()
		site.End()
		late, done := context.WithTimeout(context.Background(), goodbye)
		defer done()
		err := server.Shutdown(late)
		if errors.Is(err, context.DeadlineExceeded) {
			err = server.Close() // who is still asking by then has had his time
		}
		down <- err
	}()
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return <-down
}

// logger writes what an operator has to know, and if he wants it every request.
func logger(out io.Writer, requests bool) *slog.Logger {
	level := slog.LevelWarn
	if requests {
		level = slog.LevelInfo
	}
	return slog.New(slog.NewTextHandler(out, &slog.HandlerOptions{Level: level}))
}

// goodbye is how long requests in hand may take when the server stops.
const goodbye = 5 * time.Second

// listen opens the address, with --lan on all interfaces.
func (c *serveCommand) listen() (net.Listener, error) {
	addr := c.Addr
	if c.LAN {
		_, port, err := net.SplitHostPort(addr)
		if err != nil {
			return nil, err
		}
		addr = ":" + port
	}
	l, err := net.Listen("tcp", addr)
	if errors.Is(err, syscall.EADDRINUSE) {
		err = fmt.Errorf("another program listens at %s already; stop it, or choose another address, as --addr 127.0.0.1:8137: %w", addr, err)
	}
	return l, err
}

// count shows what the server counts, where that is wanted, and gives the address; nil: nowhere.
func (c *serveCommand) count(ctx context.Context, site *web.Server, logger *slog.Logger) (net.Addr, error) {
	if c.Metrics == "" {
		return nil, nil
	}
	listener, err := net.Listen("tcp", c.Metrics)
	if err != nil {
		return nil, err
	}
	routes := http.NewServeMux()
	routes.Handle("GET /metrics", site.Metrics())
	server := &http.Server{Handler: routes, ReadTimeout: goodbye, WriteTimeout: 2 * goodbye}
	context.AfterFunc(ctx, func() { server.Close() })
	go func() {
		if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
			logger.Error("nobody can read any more what is counted", "error", err)
		}
	}()
	return listener.Addr(), nil
}

// address is where people find a server that listens there, and where they do in the house, if it is open to the house.
func (c *serveCommand) address(at net.Addr) (link, inHouse string, err error) {
	host, port, err := net.SplitHostPort(at.String())
	if err != nil {
		return "", "", err
	}
	link = "http://" + at.String()
	if net.ParseIP(host).IsUnspecified() { // all interfaces, with --lan or by --addr: that is no address to go to
		inHouse = "http://" + net.JoinHostPort(house().String(), port)
		link = inHouse
	}
	return cmp.Or(c.URL, link), inHouse, nil
}

// invite tells where the table is.
func (c *serveCommand) invite(out io.Writer, link string) error {
	if _, err := fmt.Fprintf(out, "Bivouac is at %s\n", link); err != nil || !c.LAN {
		return err
	}
	picture, err := blocks(link)
	if err != nil {
		return err
	}
	_, err = io.WriteString(out, picture)
	return err
}

// house is the address of this computer in the house, as a phone there reaches it; the computer itself where there is none.
func house() net.IP {
	addrs, err := net.InterfaceAddrs()
	if err != nil {
		return net.IPv4(127, 0, 0, 1)
	}
	best := net.IPv4(127, 0, 0, 1)
	for _, a := range addrs {
		if n, ok := a.(*net.IPNet); ok && n.IP.To4() != nil && n.IP.IsGlobalUnicast() && (best.IsLoopback() || n.IP.IsPrivate() && !best.IsPrivate()) {
			best = n.IP
		}
	}
	return best
}

// blocks draws a link for the camera of a phone in half blocks, dark on light whatever the colours of the terminal are.
func blocks(link string) (string, error) {
	code, err := go_qr.EncodeText(link, go_qr.Low)
	if err != nil {
		return "", err
	}
	const border = 2
	dark := func(x, y int) bool {
		return x >= 0 && y >= 0 && x < code.Size() && y < code.Size() && code.Module(x, y)
	}
	var b strings.Builder
	for y := -border; y < code.Size()+border; y += 2 {
		b.WriteString("\x1b[30;107m")
		for x := -border; x < code.Size()+border; x++ {
			switch {
			case dark(x, y) && dark(x, y+1):
				b.WriteString("█")
			case dark(x, y):
				b.WriteString("▀")
			case dark(x, y+1):
				b.WriteString("▄")
			default:
				b.WriteByte(' ')
			}
		}
		b.WriteString("\x1b[0m\n")
	}
	return b.String(), nil
}

// folder is where the tables are kept.
func (c *serveCommand) folder() (string, error) {
	if c.Data != "" {
		return c.Data, nil
	}
	if dir := os.Getenv("XDG_DATA_HOME"); dir != "" {
		return filepath.Join(dir, "bivouac"), nil
	}
	home, err := os.UserHomeDir()
	if err != nil {
		return "", fmt.Errorf("nobody says where the tables are to be kept; choose a folder with --data: %w", err)
	}
	return filepath.Join(home, ".local", "share", "bivouac"), nil
}
