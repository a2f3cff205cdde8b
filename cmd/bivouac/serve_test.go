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

	"bivouac/internal/store"
)

// serving starts a server and gives the address that it prints.
func serving(t *testing.T, c serveCommand) (link string, done chan error) {
	t.Helper()
	r, w := io.Pipe()
	done = make(chan error, 1)
	var log bytes.Buffer
	go func() {
		err := c.Run(&console{in: strings.NewReader(""), out: w, err: &log})
		w.CloseWithError(io.EOF)
		done <- err
	}()
	line, err := bufio.NewReader(r).ReadString('\n')
	if err != nil {
		t.Fatal(err, <-done, log.String())
	}
	go io.Copy(io.Discard, r)
	return strings.TrimSpace(strings.TrimPrefix(line, "Bivouac is at ")), done
}

// A server serves until it is told to stop, and keeps its tables to itself.
func TestServe(t *testing.T) {
	dir := t.TempDir()
	link, done := serving(t, serveCommand{Addr: "127.0.0.1:0", Data: dir})
	answer, err := http.Get(link + "/healthz")
	if err != nil || answer.StatusCode != http.StatusOK {
		t.Fatal(answer, err)
	}
	answer.Body.Close()
	if _, err := store.Open(dir); err == nil {
		t.Error("two programs keep tables in one folder")
	}
	if self, err := os.FindProcess(os.Getpid()); err != nil || self.Signal(syscall.SIGTERM) != nil {
		t.Fatal("cannot tell it to stop", err)
	}
	if err := <-done; err != nil {
		t.Error(err)
	}
	again, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	again.Close()
}

func TestServeInTheHouse(t *testing.T) {
	link, done := serving(t, serveCommand{Addr: "127.0.0.1:0", LAN: true, Data: t.TempDir()})
	host, _, err := net.SplitHostPort(strings.TrimPrefix(link, "http://"))
	if err != nil || net.ParseIP(host) == nil {
		t.Errorf("%q is no address for a phone", link)
	}
	if answer, err := http.Get(link + "/healthz"); err != nil {
		t.Error(err)
	} else {
		answer.Body.Close()
	}
	if self, err := os.FindProcess(os.Getpid()); err != nil || self.Signal(os.Interrupt) != nil {
		t.Fatal("cannot tell it to stop", err)
	}
	if err := <-done; err != nil {
		t.Error(err)
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
