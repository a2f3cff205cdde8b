package web

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/url"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/internal/say"
	"bivouac/internal/store"
	"bivouac/internal/table"
)

// from lets a request come from an address.
func from(r *http.Request, address string) *http.Request {
	r.RemoteAddr = net.JoinHostPort(address, "4711")
	return r
}

// warned is the lines of a log that warn, with a reason.
func (j *journal) warned(t *testing.T, why string) (out []entry) {
	for _, l := range j.lines(t) {
		if l.Why == why && l.Level == "WARN" {
			out = append(out, l)
		}
	}
	return out
}

// tables counts what is kept.
func (s *site) tables(t *testing.T) (n int) {
	t.Helper()
	for _, err := range s.store.Tables(t.Context()) {
		if err != nil {
			t.Fatal(err)
		}
		n++
	}
	return n
}

// open counts the streams that are open: of a person, or of all where nobody is given.
func (l *limits) open(p table.Player) int {
	l.mu.Lock()
	defer l.mu.Unlock()
	if p != "" {
		return l.streams["p "+string(p)]
	}
	return len(l.streams)
}

// drain reads and counts.
type drain struct{ atomic.Int64 }

func (d *drain) Write(p []byte) (int, error) {
	d.Add(int64(len(p)))
	return len(p), nil
}

// A flood from one address, by however many people, is refused to that address alone. It fills neither the disk with tables nor
// the log with lines.
func TestFloods(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log journal
		s := openLogged(t, nil, log.logger())
		const here, elsewhere = "203.0.113.7", "203.0.113.8"
		opened, limited := 0, 0
		for n := range 300 {
			switch w := s.ask(from(person(byte(n)).request("POST", "/new/drogue", url.Values{"open": {"invite"}}), here)); w.Code {
			case http.StatusSeeOther:
				opened++
			case http.StatusTooManyRequests:
				limited++
			default:
				t.Fatal(w.Code)
			}
		}
		if opened != tableBurst || s.tables(t) != opened || limited != 300-opened {
			t.Errorf("%d tables were opened at once, %d refused, %d are kept", opened, limited, s.tables(t))
		}
		if w := s.ask(from(person(200).request("POST", "/new/drogue", url.Values{"open": {"invite"}}), elsewhere)); w.Code != http.StatusSeeOther {
			t.Errorf("somebody elsewhere suffers: %d", w.Code)
		}
		refused := 0
		for range 2 * addressBurst {
			if s.ask(from(guest{}.request("GET", "/", nil), here)).Code == http.StatusTooManyRequests {
				refused++
			}
		}
		if refused < addressBurst {
			t.Errorf("of %d requests %d were refused", 2*addressBurst, refused)
		}
		lines := append(log.warned(t, "manyTables"), log.warned(t, "manyRequests")...)
		if len(lines) != warningBurst || lines[0].From != here || lines[0].Route != "/new/{game}" || lines[0].Status != http.StatusTooManyRequests {
			t.Errorf("%d lines, first %+v", len(lines), lines[0])
		}
		time.Sleep(time.Minute)
		s.ask(from(guest{}.request("POST", "/settings", url.Values{"face": {"moon"}}), here))
		if last := log.warned(t, "badRequest"); len(last) != 1 || last[0].Unsaid != limited+refused-warningBurst {
			t.Errorf("%+v: %d were refused and %d told", last, limited+refused, warningBurst)
		}
		if w := s.ask(from(guest{}.request("GET", "/", nil), here)); w.Code != http.StatusOK {
			t.Errorf("after a minute: %d", w.Code)
		}
	})
}

// A flood of people who have just come, with no cookie or each with one that was made up, fills no disk with their settings. Who is
// known goes on, and so does everybody elsewhere.
func TestFloodOfPeople(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log journal
		s := openLogged(t, nil, log.logger())
		const here, elsewhere = "203.0.113.7", "203.0.113.8"
		night := url.Values{"theme": {"night"}}
		kept := func() (n int) {
			for _, err := range s.store.Scan(t.Context(), personBucket, "") {
				if err != nil {
					t.Fatal(err)
				}
				n++
			}
			return n
		}
		anna := person(250)
		s.ask(from(anna.request("POST", "/theme", night), here))
		time.Sleep(time.Hour)
		limited := 0
		for n := range 200 {
			g := guest{}
			if n%2 == 1 {
				g = person(byte(n))
			}
			if w := s.ask(from(g.request("POST", []string{"/theme", "/settings"}[n/2%2], night), here)); w.Code == http.StatusTooManyRequests {
				limited++
			}
		}
		if limited != 200-newcomerBurst || kept() != newcomerBurst+1 || len(log.warned(t, "manyPeople")) == 0 {
			t.Errorf("%d people are kept, %d were refused", kept(), limited)
		}
		if w := s.ask(from(person(251).request("GET", "/?lang=fr", nil), here)); w.Code != http.StatusOK || !strings.Contains(plain(t, w), `<html lang="fr"`) || kept() != newcomerBurst+1 {
			t.Errorf("who only reads suffers: %d", w.Code)
		}
		if w := s.ask(from(anna.request("POST", "/theme", url.Values{"theme": {"day"}}), here)); w.Code != http.StatusSeeOther {
			t.Errorf("somebody who is known suffers: %d", w.Code)
		}
		if w := s.ask(from(guest{}.request("POST", "/theme", night), elsewhere)); w.Code != http.StatusSeeOther {
			t.Errorf("somebody elsewhere suffers: %d", w.Code)
		}
	})
}

// To play a match again is work: an address gets so much of it, by whatever page.
func TestFloodOfRecords(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log journal
		s := openLogged(t, nil, log.logger())
		path := s.now(t, person(0), "drogue")
		time.Sleep(time.Minute)
		got := 0
		for n := range recordBurst + 60 {
			page := []string{"/record/1", "/review/1/1", "/check/1/1"}[n%3]
			if w := s.get(person(byte(n)), path+page); w.Code == http.StatusTooManyRequests {
				got++
			}
		}
		if got != 60 || len(log.warned(t, "manyRecords")) != 60 {
			t.Errorf("of %d requests %d were refused", recordBurst+60, got)
		}
		if w := s.get(person(0), path); w.Code != http.StatusOK {
			t.Errorf("the table itself: %d", w.Code)
		}
	})
}

// Whoever opens thousands of streams, as one person or as many, gets so many, and when they end nothing is left of them.
func TestFloodOfStreams(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log journal
		s := openLogged(t, nil, log.logger())
		anna := person(0)
		path := s.post(anna, "/new/polignac", url.Values{"open": {"invite"}}).Header().Get("Location")
		if path == "" {
			t.Fatal("no table")
		}
		id := table.ID(strings.TrimPrefix(path, "/t/"))
		var hangs []func()
		open := func(g guest) {
			_, hang := s.stream(t, g, id)
			hangs = append(hangs, hang)
			synctest.Wait()
			time.Sleep(20 * time.Millisecond) // or the address has asked too often
		}
		for range personStreams + 10 {
			open(anna)
		}
		if n := s.limits.open(anna.player()); n != personStreams {
			t.Errorf("Anna has %d streams", n)
		}
		for n := range addressStreams {
			open(person(byte(1 + n%200)))
		}
		if n := len(log.warned(t, "manyStreams")); n != 10+personStreams {
			t.Errorf("%d were refused", n)
		}
		if w := s.get(person(250), path); w.Code != http.StatusOK {
			t.Errorf("who only asks for the page suffers: %d", w.Code)
		}
		for _, hang := range hangs {
			hang()
		}
		if n := s.limits.open(""); n != 0 {
			t.Errorf("after all have gone %d streams are counted", n)
		}
		if !strings.Contains(s.counted(), "bivouac_streams 0") {
			t.Error(s.counted())
		}
		open(anna)
		hangs[len(hangs)-1]()
		if n := len(log.warned(t, "manyStreams")); n != 10+personStreams {
			t.Error("Anna gets no stream any more")
		}
	})
}

// What is too long is refused unread, changes nothing, and ends the connection.
func TestBodiesTooLong(t *testing.T) {
	var log journal
	s := openLogged(t, nil, log.logger())
	anna := person(0)
	path := s.post(anna, "/new/drogue", url.Values{"open": {"invite"}}).Header().Get("Location")
	before := s.sight(t, anna, path).At
	long := strings.Repeat("x", maxBody)
	for target, kind := range map[string]string{path + "/do": "application/json", path + "/do?": "application/x-www-form-urlencoded", path + "/fill": "text/plain",
		"/new/drogue": "application/x-www-form-urlencoded", "/settings": "application/x-www-form-urlencoded", "/recover": "application/x-www-form-urlencoded",
		"/play": "application/x-www-form-urlencoded", "/theme": "application/x-www-form-urlencoded"} {
		body := "do=say&phrase=hello&code=" + long
		if kind == "application/json" {
			body = `{"do":"say","phrase":"hello","text":"` + long + `"}`
		}
		r := anna.request("POST", target, nil)
		r.Body, r.ContentLength = io.NopCloser(strings.NewReader(body)), -1 // however long it says that it is
		r.Header.Set("Content-Type", kind)
		w := s.ask(r)
		if target == path+"/fill" { // it reads no body
			continue
		}
		if w.Code != http.StatusRequestEntityTooLarge || w.Header().Get("Connection") != "close" {
			t.Errorf("%s: %d %v", target, w.Code, w.Header())
		}
	}
	if n := len(log.warned(t, "tooLong")); n != 7 {
		t.Errorf("%d lines", n)
	}
	if after := s.sight(t, anna, path); after.Seats[1].Name == "" && after.At != before || s.tables(t) != 1 {
		t.Error("something has happened")
	}
}

// Guessing names of tables shows nothing: every guess is answered alike, wakes nothing and is kept nowhere.
func TestGuesses(t *testing.T) {
	var log journal
	s := openLogged(t, nil, log.logger())
	anna, eve := person(0), person(6)
	path := s.now(t, anna, "napoleon")
	awake := s.Rooms.Awake()
	answers := map[string]int{}
	guesses := 0
	for i := range 40 {
		for _, name := range []string{fmt.Sprintf("aaaaaaaa%c%c", 'a'+i%24, 'b'+i/24), strings.TrimPrefix(path, "/t/") + "a", strings.ToUpper(strings.TrimPrefix(path, "/t/")), "A", "0", strings.Repeat("a", 33), "%00", "..%2f" + strings.TrimPrefix(path, "/t/")} {
			for _, below := range []string{"", "/record/1", "/review/1/1", "/check/1/1", "/qr.svg", "/stream"} {
				r := from(eve.request("GET", "/t/"+name+below, nil), fmt.Sprintf("198.51.100.%d", i))
				w := s.ask(r)
				if w.Code != http.StatusNotFound {
					t.Fatalf("%s%s: %d", name, below, w.Code)
				}
				answers[fmt.Sprint(w.Header())+plain(t, w)]++
				guesses++
			}
		}
	}
	if len(answers) != 1 {
		t.Errorf("%d kinds of answers to %d guesses", len(answers), guesses)
	}
	if n := s.Rooms.Awake(); n != awake || s.tables(t) != 1 {
		t.Errorf("%d tables are awake, %d are kept", n, s.tables(t))
	}
	told := 0
	for _, l := range log.lines(t) {
		if l.Why == "noSuchTable" {
			told++
		}
	}
	if told != guesses || strings.Contains(log.String(), "aaaaaaaa") {
		t.Errorf("%d of %d guesses are in the log", told, guesses)
	}
}

// Who sends again what somebody else has sent does nothing by it; sent by the same person it is done once.
func TestReplays(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna, eve := person(0), person(6)
		path := s.now(t, anna, "slobberhannes")
		leave, err := s.Rooms.Enter(t.Context(), table.ID(strings.TrimPrefix(path, "/t/")), anna.player())
		if err != nil {
			t.Fatal(err)
		}
		defer leave()
		for s.sight(t, anna, path).View == nil || len(s.sight(t, anna, path).View.Lawful) == 0 {
			time.Sleep(time.Second)
		}
		sight := s.sight(t, anna, path)
		form := url.Values{"id": {"once"}, "do": {"move"}, "turn": {fmt.Sprint(sight.Turn)}, "move": {sight.Game.Format(sight.View.Hand, sight.View.Lawful[0])}}
		if w := s.post(eve, path+"/do", form); w.Code != http.StatusConflict || s.sight(t, anna, path).At != sight.At {
			t.Fatalf("Eve plays for Anna: %d", w.Code)
		}
		if w := s.post(anna, path+"/do", form); w.Code != http.StatusSeeOther {
			t.Fatal(w.Code)
		}
		moved := s.sight(t, anna, path)
		for _, g := range []guest{anna, eve, {}} {
			s.post(g, path+"/do", form)
		}
		if after := s.sight(t, anna, path); after.View.Hand != moved.View.Hand || after.View.Hand.Len() != sight.View.Hand.Len()-1 {
			t.Error("a card is played twice")
		}
	})
}

// brokenOff is a body that does not come to its end in time.
type brokenOff struct{ giveUp context.CancelFunc }

func (t brokenOff) Read([]byte) (int, error) {
	t.giveUp()
	return 0, os.ErrDeadlineExceeded
}

// A form whose end does not come is none, and that is said.
func TestFormBrokenOff(t *testing.T) {
	s := open(t, nil)
	ctx, giveUp := context.WithCancel(t.Context())
	r := person(0).request("POST", "/play", url.Values{"game": {"drogue"}}).WithContext(ctx)
	r.Body = io.NopCloser(brokenOff{giveUp})
	if w := s.ask(r); w.Code != http.StatusBadRequest || !strings.Contains(plain(t, w), say.En.Pages().Fault(say.BadRequest).Text) {
		t.Errorf("%d %q", w.Code, plain(t, w))
	}
}

// A form from elsewhere does nothing; whoever has sent it reads why in his language, and the log tells it.
func TestForeignFormsAreTold(t *testing.T) {
	var log journal
	s := openLogged(t, nil, log.logger())
	r := from(person(0).request("POST", "/play", url.Values{"game": {"drogue"}}), "203.0.113.7")
	r.Header.Set("Sec-Fetch-Site", "cross-site")
	r.Header.Set("Accept-Language", "de")
	w := s.ask(r)
	if !strings.Contains(plain(t, w), say.De.Pages().Fault(say.Foreign).Text) {
		t.Error("it is not said why")
	}
	told := log.warned(t, "foreign")
	if w.Code != http.StatusForbidden || w.Header().Get("Content-Security-Policy") == "" || s.tables(t) != 0 || len(told) != 1 || told[0].From != "203.0.113.7" || told[0].Route != "/play" {
		t.Errorf("%d %v %+v", w.Code, w.Header(), told)
	}
}

// A machine that follows every link and keeps no cookie leaves nothing behind.
func TestCrawlersLeaveNothing(t *testing.T) {
	s := open(t, nil)
	for _, path := range []string{"/", "/?lang=de", "/?lang=fr", "/settings?lang=de", "/rules/drogue?lang=fr", "/new/drogue", "/recover", "/deals?lang=de", "/deals.csv", "/chance?lang=fr"} {
		if w := s.get(guest{}, path); w.Code != http.StatusOK {
			t.Errorf("%s: %d", path, w.Code)
		}
	}
	for p, err := range s.store.Scan(t.Context(), personBucket, "") {
		t.Error("something is kept:", p.Key, err)
	}
	if lang := "/?lang=fr"; !strings.Contains(plain(t, s.get(guest{}, lang)), `<html lang="fr"`) {
		t.Error("a link to a language leads to another")
	}
}

// pipes is a network without wires, in which time can stand still.
type pipes chan net.Conn

func (p pipes) Accept() (net.Conn, error) {
	c, ok := <-p
	if !ok {
		return nil, net.ErrClosed
	}
	return c, nil
}
func (p pipes) Close() error   { close(p); return nil }
func (p pipes) Addr() net.Addr { return pipeAddr{} }

type pipeAddr struct{}

func (pipeAddr) Network() string { return "pipe" }
func (pipeAddr) String() string  { return "pipe" }

// dial begins a connection.
func (p pipes) dial() net.Conn {
	here, there := net.Pipe()
	p <- there
	return here
}

// wired runs a test against the whole server, with its limits of time.
func wired(t *testing.T, test func(t *testing.T, s *site, net pipes)) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, store.NewMemory())
		server, net := s.HTTP(), make(pipes)
		go server.Serve(net)
		defer server.Close()
		test(t, s, net)
	})
}

// ended waits until the server ends a connection, and tells after how long, and what it had to say.
func ended(conn net.Conn) (after time.Duration, said string) {
	begin := time.Now()
	text, _ := io.ReadAll(conn)
	return time.Since(begin), string(text)
}

// Who sends his request a letter at a time, its head or its body, is cut off, and others are served meanwhile.
func TestSlowSenders(t *testing.T) {
	for name, request := range map[string]string{
		"head": "GET / HTTP/1.1\r\nHost: example.com\r\nX-Slow: " + strings.Repeat("x", 1000),
		"body": "POST /play HTTP/1.1\r\nHost: example.com\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 1000\r\n\r\n" + strings.Repeat("x", 1000),
	} {
		t.Run(name, func(t *testing.T) {
			wired(t, func(t *testing.T, s *site, net pipes) {
				const many = 300 // from one address: more are too many at once
				took := make(chan time.Duration, many)
				var senders sync.WaitGroup
				defer senders.Wait()
				for range many {
					conn := net.dial()
					senders.Go(func() {
						quick := strings.Index(request, "xxx")
						conn.Write([]byte(request[:quick]))
						for i := quick; i < len(request); i++ {
							time.Sleep(time.Second)
							if _, err := conn.Write([]byte{request[i]}); err != nil {
								return
							}
						}
					})
					go func() {
						after, _ := ended(conn)
						took <- after
					}()
				}
				conn := net.dial()
				begin := time.Now()
				fmt.Fprint(conn, "GET /healthz HTTP/1.1\r\nHost: example.com\r\n\r\n")
				answer, err := http.ReadResponse(bufio.NewReader(conn), nil)
				if err != nil || answer.StatusCode != http.StatusOK || time.Since(begin) > time.Second {
					t.Errorf("others wait: %v after %v", err, time.Since(begin))
				}
				conn.Close()
				for range many {
					if after := <-took; after > readTime+time.Second {
						t.Fatalf("the server waits for %v", after)
					}
				}
				if s.tables(t) != 0 {
					t.Error("half a form opens a table")
				}
			})
		})
	}
}

// A head that never ends is not read to its end.
func TestHeadsTooLong(t *testing.T) {
	wired(t, func(t *testing.T, s *site, net pipes) {
		conn := net.dial()
		go func() {
			fmt.Fprint(conn, "GET / HTTP/1.1\r\nHost: example.com\r\n")
			for n := 0; ; n++ {
				if _, err := fmt.Fprintf(conn, "X-%d: %s\r\n", n, strings.Repeat("x", 500)); err != nil {
					return
				}
			}
		}()
		after, said := ended(conn)
		if after > readTime || !strings.HasPrefix(said, "HTTP/1.1 431") {
			t.Errorf("after %v: %q", after, said[:min(40, len(said))])
		}
	})
}

// Who opens a stream and does not read it is let go; who reads it has it as long as he wants.
func TestSlowReaders(t *testing.T) {
	wired(t, func(t *testing.T, s *site, net pipes) {
		anna := person(0)
		path := s.now(t, anna, "drogue")
		request := fmt.Sprintf("GET %s/stream HTTP/1.1\r\nHost: example.com\r\nCookie: id=%s\r\n\r\n", path, anna.secret)
		for range personStreams - 1 {
			conn := net.dial()
			defer conn.Close()
			fmt.Fprint(conn, request)
			conn.Read(make([]byte, 16))
		}
		reads := net.dial()
		defer reads.Close()
		fmt.Fprint(reads, request)
		var got drain
		go io.Copy(&got, reads)
		time.Sleep(time.Second)
		synctest.Wait()
		if n := s.limits.open(anna.player()); n != personStreams {
			t.Fatalf("%d streams are open", n)
		}
		time.Sleep(writeTime + time.Minute)
		synctest.Wait()
		if n := s.limits.open(anna.player()); n != 1 {
			t.Errorf("%d streams are open, and one is read", n)
		}
		was := got.Load()
		time.Sleep(10 * time.Minute)
		synctest.Wait()
		if got.Load() == was {
			t.Error("who reads is not served any more")
		}
	})
}
