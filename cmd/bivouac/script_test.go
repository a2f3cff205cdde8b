package main

import (
	"bufio"
	"bytes"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"os/exec"
	"strings"
	"syscall"

	"github.com/rogpeppe/go-internal/testscript"
)

// serverCommands is what scripts can do beside running the program:
//
//	serve DIR            starts a server that keeps its tables in DIR
//	post PATH key=value… sends it a form, as the same person every time; $TABLE is the table to which the answer leads
//	stranger             whoever posts from here on is somebody else
//	end SIGNAL [TEXT]    ends it: TERM, INT or KILL; it has complained of nothing, or in every line of TEXT
//	flip FILE TEXT       alters the first letter of TEXT, wherever it stands in FILE
var serverCommands = map[string]func(ts *testscript.TestScript, neg bool, args []string){
	"serve": serveInScript, "post": postInScript, "stranger": strangerInScript, "end": endInScript, "flip": flipInScript,
}

// scriptServer is the server that a script has started, if it has.
type scriptServer struct {
	cmd    *exec.Cmd
	told   bytes.Buffer
	url    string
	client http.Client
}

// serverKey is under which a script has its server.
type serverKey struct{}

func serverOf(ts *testscript.TestScript) *scriptServer { return ts.Value(serverKey{}).(*scriptServer) }

func newScriptServer() *scriptServer {
	return &scriptServer{client: http.Client{Jar: newJar(), CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}}
}

// newJar is the cookies of somebody who has none yet.
func newJar() http.CookieJar {
	jar, _ := cookiejar.New(nil) // never fails
	return jar
}

func serveInScript(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 1 {
		ts.Fatalf("usage: serve DIR")
	}
	s := serverOf(ts)
	s.cmd = exec.Command("bivouac", "serve", "--addr", "127.0.0.1:0", "--data", ts.MkAbs(args[0]))
	s.told.Reset()
	s.cmd.Stderr = &s.told
	out, err := s.cmd.StdoutPipe()
	ts.Check(err)
	ts.Check(s.cmd.Start())
	ts.Defer(func() { s.cmd.Process.Kill() })
	line, err := bufio.NewReader(out).ReadString('\n')
	s.url = strings.TrimSpace(strings.TrimPrefix(line, "Bivouac is at "))
	if err != nil {
		s.cmd.Wait()
		ts.Fatalf("no server: %v: %s", err, s.told.String())
	}
}

func postInScript(ts *testscript.TestScript, neg bool, args []string) {
	s := serverOf(ts)
	if len(args) < 1 || s.cmd == nil {
		ts.Fatalf("usage: post PATH key=value…, after serve")
	}
	form := url.Values{}
	for _, arg := range args[1:] {
		key, value, _ := strings.Cut(arg, "=")
		form.Set(key, value)
	}
	answer, err := s.client.PostForm(s.url+args[0], form)
	ts.Check(err)
	answer.Body.Close()
	if done := answer.StatusCode == http.StatusSeeOther; done == neg {
		ts.Fatalf("%s: %s", args[0], answer.Status)
	}
	ts.Setenv("TABLE", strings.TrimPrefix(answer.Header.Get("Location"), "/t/"))
}

func strangerInScript(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 0 {
		ts.Fatalf("usage: stranger")
	}
	serverOf(ts).client.Jar = newJar()
}

func endInScript(ts *testscript.TestScript, neg bool, args []string) {
	s := serverOf(ts)
	var signal os.Signal
	if len(args) > 0 {
		signal = map[string]os.Signal{"TERM": syscall.SIGTERM, "INT": os.Interrupt, "KILL": os.Kill}[args[0]]
	}
	if neg || signal == nil || len(args) > 2 || s.cmd == nil {
		ts.Fatalf("usage: end SIGNAL [TEXT], after serve")
	}
	ts.Check(s.cmd.Process.Signal(signal))
	if err := s.cmd.Wait(); err != nil && signal != os.Kill {
		ts.Fatalf("the server ends with %v: %s", err, s.told.String())
	}
	for line := range strings.Lines(s.told.String()) {
		if len(args) == 1 || !strings.Contains(line, args[1]) {
			ts.Fatalf("the server has complained: %s", line)
		}
	}
}

func flipInScript(ts *testscript.TestScript, neg bool, args []string) {
	if neg || len(args) != 2 {
		ts.Fatalf("usage: flip FILE TEXT")
	}
	name, text := ts.MkAbs(args[0]), []byte(args[1])
	file, err := os.ReadFile(name)
	ts.Check(err)
	if !bytes.Contains(file, text) {
		ts.Fatalf("%s has no %q in it", args[0], text)
	}
	other := bytes.Clone(text)
	other[0] ^= 1
	ts.Check(os.WriteFile(name, bytes.ReplaceAll(file, text, other), 0o600))
}
