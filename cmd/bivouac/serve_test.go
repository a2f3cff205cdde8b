package main

import (
	"bufio"
	"bytes"
	"io"
	"net"
	"net/http"
	"os"
	"strings"
	"syscall"
	"testing"

	"github.com/piglig/go-qr"

	"bivouac/internal/store"
)

// running is a server of this process.
type running struct {
	link string // that it has printed
	out  *bufio.Reader
	log  bytes.Buffer // to be read when it is done
	done chan error
}

// serving starts a server and waits until it says where it is.
func serving(t *testing.T, c serveCommand) *running {
	t.Helper()
	r, w := io.Pipe()
	s := &running{out: bufio.NewReader(r), done: make(chan error, 1)}
	go func() {
		err := c.Run(&console{in: strings.NewReader(""), out: w, err: &s.log})
		w.Close()
		s.done <- err
	}()
	s.link = s.says(t, "Bivouac is at ")
	if c.LAN {
		go io.Copy(io.Discard, s.out) // the picture
	}
	return s
}

// says is the rest of the next line that the server prints.
func (s *running) says(t *testing.T, begin string) string {
	t.Helper()
	line, err := s.out.ReadString('\n')
	if err != nil {
		t.Fatal(err, <-s.done, s.log.String())
	}
	rest, ok := strings.CutPrefix(strings.TrimSpace(line), begin)
	if !ok {
		t.Fatalf("the server says %q", line)
	}
	return rest
}

// end tells the server to stop, and waits; it has nothing more to say.
func (s *running) end(t *testing.T, signal os.Signal) {
	t.Helper()
	if self, err := os.FindProcess(os.Getpid()); err != nil || self.Signal(signal) != nil {
		t.Fatal("cannot tell it to stop", err)
	}
	rest, _ := io.ReadAll(s.out)
	if err := <-s.done; err != nil || len(rest) > 0 {
		t.Errorf("%v, and at last it says %q", err, rest)
	}
}

// page is a page of a server, and whether there is one.
func page(t *testing.T, link string) (body string, status int) {
	t.Helper()
	answer, err := http.Get(link)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(text), answer.StatusCode
}

// A server serves until it is told to stop, and keeps its tables to itself.
func TestServe(t *testing.T) {
	dir := t.TempDir()
	s := serving(t, serveCommand{Addr: "127.0.0.1:0", Data: dir})
	if body, status := page(t, s.link+"/healthz"); status != http.StatusOK {
		t.Fatal(status, body)
	}
	if _, err := store.Open(dir); err == nil {
		t.Error("two programs keep tables in one folder")
	}
	s.end(t, syscall.SIGTERM)
	again, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	again.Close()
}

// A server that listens on all interfaces tells an address that a phone can go to.
func TestServeInTheHouse(t *testing.T) {
	for _, c := range []serveCommand{{Addr: "127.0.0.1:0", LAN: true}, {Addr: ":0"}, {Addr: "0.0.0.0:0"}} {
		c.Data = t.TempDir()
		s := serving(t, c)
		host, _, err := net.SplitHostPort(strings.TrimPrefix(s.link, "http://"))
		if ip := net.ParseIP(host); err != nil || ip == nil || ip.IsUnspecified() {
			t.Errorf("%+v: %q is no address for a phone", c, s.link)
		}
		if body, status := page(t, s.link+"/healthz"); status != http.StatusOK {
			t.Error(status, body)
		}
		s.end(t, os.Interrupt)
	}
}

// With --lan the address is drawn for a camera too, dark on light, wherever the output goes; otherwise it is not.
func TestAddressForCameras(t *testing.T) {
	for _, c := range []serveCommand{{LAN: true}, {LAN: true, URL: "https://cards.example.org"}, {}} {
		link, _, err := c.address(&net.TCPAddr{Port: 8136})
		if err != nil {
			t.Fatal(err)
		}
		var out strings.Builder
		if err := c.invite(&out, link); err != nil {
			t.Fatal(err)
		}
		line, picture, _ := strings.Cut(out.String(), "\n")
		if !c.LAN {
			if picture != "" {
				t.Errorf("nobody asked for a picture:\n%s", picture)
			}
			continue
		}
		code, err := go_qr.EncodeText(strings.TrimPrefix(line, "Bivouac is at "), go_qr.Low)
		if err != nil {
			t.Fatal(err)
		}
		var rows [][]bool // true is dark
		for text := range strings.Lines(picture) {
			text, ink := strings.CutPrefix(strings.TrimSpace(text), "\x1b[30;107m")
			text, end := strings.CutSuffix(text, "\x1b[0m")
			if !ink || !end {
				t.Fatalf("%q is not black on white", text)
			}
			var upper, lower []bool
			for _, r := range text {
				upper, lower = append(upper, r == '█' || r == '▀'), append(lower, r == '█' || r == '▄')
			}
			rows = append(rows, upper, lower)
		}
		const border = 2
		for y := range code.Size() + 2*border {
			for x := range code.Size() + 2*border {
				in := min(x, y) >= border && max(x, y) < border+code.Size()
				if want := in && code.Module(x-border, y-border); len(rows) <= y || len(rows[y]) <= x || rows[y][x] != want {
					t.Fatalf("%s is not what the picture says at %d, %d:\n%s", line, x, y, picture)
				}
			}
		}
	}
}

func TestAddressForPeople(t *testing.T) {
	for url, good := range map[string]bool{"": true, "https://cards.example.org": true, "http://cards.example.org:8080/": true,
		"cards.example.org": false, "ftp://cards.example.org": false, "https://cards.example.org/table": false, "https://": false} {
		c := serveCommand{URL: url}
		if err := c.Validate(); (err == nil) != good {
			t.Errorf("%q: %v", url, err)
		}
		if good && strings.HasSuffix(c.URL, "/") {
			t.Errorf("%q keeps its slash", url)
		}
	}
}

// What a server counts and whom it answers is told to who watches over it on the same machine, and only where that is wanted.
func TestWatchedOver(t *testing.T) {
	s := serving(t, serveCommand{Addr: "127.0.0.1:0", Data: t.TempDir(), Requests: true, Metrics: "127.0.0.1:0"})
	watch := s.says(t, "What is counted is at ")
	page(t, s.link+"/rules/drogue")
	if body, status := page(t, watch); status != http.StatusOK || !strings.Contains(body, "bivouac_tables 0\n") || !strings.Contains(body, "go_goroutines") {
		t.Error(status, body)
	}
	if _, status := page(t, strings.TrimSuffix(watch, "metrics")); status != http.StatusNotFound {
		t.Error("more than what is counted is shown there")
	}
	if _, status := page(t, s.link+"/metrics"); status != http.StatusNotFound {
		t.Error("everybody sees what is counted")
	}
	s.end(t, syscall.SIGTERM)
	if text := s.log.String(); !strings.Contains(text, "level=INFO msg=request method=GET route=/rules/{game} status=200\n") || strings.Contains(text, "drogue") {
		t.Error(text)
	}

	s = serving(t, serveCommand{Addr: "127.0.0.1:0", Data: t.TempDir()})
	page(t, s.link+"/rules/drogue")
	s.end(t, syscall.SIGTERM) // nor has it said that anything is counted
	if s.log.Len() > 0 {
		t.Error(s.log.String())
	}
	for addr, good := range map[string]bool{"127.0.0.1:9136": true, "[::1]:9136": true, "0.0.0.0:9136": false, ":9136": false, "192.168.0.7:9136": false, "127.0.0.1": false} {
		c := serveCommand{Metrics: addr}
		if err := c.Validate(); (err == nil) != good {
			t.Errorf("%q: %v", addr, err)
		}
	}
}
