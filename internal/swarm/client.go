package swarm

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"context"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"time"
)

// client is one browser: its cookies, its connections, and an address of its own where the system has more than one for itself,
// since a server limits what one address may ask.
type client struct {
	base   string
	dialer net.Dialer
	http   http.Client
	wire   atomic.Int64 // bytes of felts as they came
}

// answerTime is how long a client waits for an answer.
const answerTime = 15 * time.Second

func newClient(base string, number int) *client {
	jar, _ := cookiejar.New(nil) // never fails
	c := &client{base: base, dialer: net.Dialer{Timeout: answerTime}}
	if u, err := url.Parse(base); err == nil && runtime.GOOS == "linux" {
		if ip := net.ParseIP(u.Hostname()); ip != nil && ip.To4() != nil {
			var own [4]byte
			binary.BigEndian.PutUint32(own[:], 127<<24|1<<16+uint32(number))
			c.dialer.LocalAddr = &net.TCPAddr{IP: own[:]}
		}
	}
	c.http = http.Client{
		Jar:           jar,
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
		Transport: &http.Transport{DialContext: c.dialer.DialContext, DisableCompression: true, MaxIdleConnsPerHost: 1,
			ReadBufferSize: 2 << 10, WriteBufferSize: 1 << 10},
	}
	return c
}

// post sends a form and tells where the answer leads. An answer that is no success is a *answer.
func (c *client) post(ctx context.Context, path string, form url.Values) (location string, err error) {
	ctx, done := context.WithTimeout(ctx, answerTime)
	defer done()
	r, err := http.NewRequestWithContext(ctx, "POST", c.base+path, strings.NewReader(form.Encode()))
	if err != nil {
		return "", err
	}
	r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	if form.Has("do") {
		r.Header.Set("X-Bivouac", "1")
	}
	res, err := c.http.Do(r)
	if err != nil {
		return "", err
	}
	defer res.Body.Close()
	body, err := io.ReadAll(io.LimitReader(res.Body, 4<<10))
	switch {
	case err != nil:
	case res.StatusCode >= 400:
		err = &answer{res.StatusCode, strings.TrimSpace(string(body))}
	case form.Has("do") && res.StatusCode == http.StatusOK: // what is done has no content, what is refused a reason
		err = &answer{http.StatusConflict, strings.TrimSpace(string(body))}
	}
	return res.Header.Get("Location"), err
}

// answer is a refusal of the server.
type answer struct {
	status int
	text   string
}

func (a *answer) Error() string { return fmt.Sprintf("%d %s", a.status, a.text) }

// refused tells whether the table refused a command, and the server works.
func refused(err error) bool {
	var a *answer
	return errors.As(err, &a) && a.status == http.StatusConflict
}

// listen opens the stream of a table, puts the felts together from what is new in them, and calls draw with each; it may be kept
// until the call after the next.
func (c *client) listen(ctx context.Context, id string, plain bool, draw func(f felt)) error {
	r, err := http.NewRequestWithContext(ctx, "GET", c.base+"/t/"+id+"/stream", nil)
	if err != nil {
		return err
	}
	if !plain {
		r.Header.Set("Accept-Encoding", "gzip")
	}
	res, err := c.http.Do(r)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return &answer{status: res.StatusCode}
	}
	var in io.Reader = &counter{res.Body, &c.wire}
	if res.Header.Get("Content-Encoding") == "gzip" {
		if in, err = gzip.NewReader(in); err != nil {
			return err
		}
	}
	var has, rest, next []string // pieces: of the felt before, of those the ones that may still stay, of the next
	var line []byte
	isFelt := false
	for lines := bufio.NewReaderSize(in, 4<<10); ; {
		part, err := lines.ReadSlice('\n')
		line = append(line, part...)
		if err == bufio.ErrBufferFull {
			continue
		}
		if err != nil {
			return err
		}
		switch step, isData := bytes.CutPrefix(line[:len(line)-1], []byte("data: ")); {
		case bytes.HasPrefix(line, []byte("event: ")):
			isFelt = bytes.HasPrefix(line, []byte("event: felt"))
		case isData && step[0] == '+':
			next = append(next, string(step[1:]))
		case isData:
			n, err := strconv.Atoi(string(step[1:]))
			if err != nil || n > len(rest) {
				return fmt.Errorf("a push has the step %q", step)
			}
			if step[0] == '=' {
				next = append(next, rest[:n]...)
			}
			rest = rest[n:]
		case len(line) == 1 && isFelt:
			draw(next)
			has, next = next, has[:0]
			rest = has
		}
		line = line[:0]
	}
}

// counter counts what is read.
type counter struct {
	io.Reader
	n *atomic.Int64
}

func (c *counter) Read(p []byte) (int, error) {
	n, err := c.Reader.Read(p)
	c.n.Add(int64(n))
	return n, err
}
