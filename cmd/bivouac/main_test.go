package main

import (
	"bufio"
	"encoding/json"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"reflect"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){"bivouac": main})
}

// The scripts use the command as its users do, as a process.
func TestScripts(t *testing.T) {
	testscript.Run(t, testscript.Params{
		Dir:                 "testdata/script",
		RequireExplicitExec: true,
		RequireUniqueNames:  true,
		Cmds:                serverCommands,
		Setup: func(e *testscript.Env) error {
			e.Setenv("LANG", "C")
			e.Values[serverKey{}] = newScriptServer()
			e.Setenv("BIVOUAC_LONG", os.Getenv("BIVOUAC_LONG"))
			return nil
		},
	})
}

// What the README shows of a match is what whoever types the same sees, line by line; … stands for lines left out.
func TestReadme(t *testing.T) {
	text, err := os.ReadFile("../../README.md")
	if err != nil {
		t.Fatal(err)
	}
	_, shown, _ := strings.Cut(string(text), "$ go run ./cmd/bivouac ")
	shown, _, ok := strings.Cut(shown, "```")
	command, shown, _ := strings.Cut(shown, "\n")
	if !ok || shown == "" {
		t.Fatal("the README shows no match")
	}
	const prompt = "your move:"
	var want []string
	var typed strings.Builder
	for line := range strings.Lines(shown) {
		line = strings.TrimSuffix(line, "\n")
		if before, answer, asked := strings.Cut(line, prompt); asked {
			line = before + prompt
			typed.WriteString(strings.TrimSpace(answer) + "\n")
		}
		want = append(want, line)
	}
	play := exec.Command("bivouac", strings.Fields(command)...)
	play.Env = append(os.Environ(), "LANG=C", "LC_ALL=", "LC_MESSAGES=")
	play.Stdin = strings.NewReader(typed.String())
	out, err := play.Output()
	if err != nil {
		t.Fatal(err)
	}
	got := strings.Split(string(out), "\n")
	for i := 0; i < len(want); i++ {
		if want[i] == "…" {
			for i++; len(got) > 0 && got[0] != want[i]; {
				got = got[1:]
			}
		}
		if len(got) == 0 || got[0] != want[i] {
			t.Fatalf("the README shows %q, and that is not what follows in\n%s", want[i], out)
		}
		got = got[1:]
	}
}

// conformance is one case: a question and what the answer must have.
type conformance struct {
	ID     string          `json:"id"`
	Ask    json.RawMessage `json:"ask"`
	Expect map[string]any  `json:"expect"`
}

// TestCases asks all conformance cases of the folder BIVOUAC_CASES, each a file of JSON, of one process. An answer may have more
// than what is expected, as its reasons.
func TestCases(t *testing.T) {
	folder := os.Getenv("BIVOUAC_CASES")
	if folder == "" {
		t.Skip("BIVOUAC_CASES names no folder")
	}
	files, err := filepath.Glob(filepath.Join(folder, "*.json"))
	if err != nil || len(files) == 0 {
		t.Fatalf("no cases in %s (%v)", folder, err)
	}
	ask := exec.Command("bivouac", "ask")
	in, err := ask.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := ask.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := ask.Start(); err != nil {
		t.Fatal(err)
	}
	answers := bufio.NewReader(out)
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var cases []conformance
		if err := json.Unmarshal(text, &cases); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		for _, c := range cases {
			t.Run(strings.TrimSuffix(filepath.Base(name), ".json")+"/"+c.ID, func(t *testing.T) {
				// One at a time: the answer must come before the next question is asked.
				if _, err := in.Write(append(c.Ask, '\n')); err != nil {
					t.Fatal(err)
				}
				line, err := answers.ReadBytes('\n')
				if err != nil {
					t.Fatal(err)
				}
				var answer map[string]any
				if err := json.Unmarshal(line, &answer); err != nil {
					t.Fatalf("%s: %v", line, err)
				}
				for key, want := range c.Expect {
					if !reflect.DeepEqual(answer[key], want) {
						t.Errorf("%s: %v, want %v\n%s", key, answer[key], want, c.Ask)
					}
				}
			})
		}
	}
	in.Close()
	if rest, err := io.ReadAll(answers); err != nil || len(rest) > 0 {
		t.Errorf("after the last answer: %q, %v", rest, err)
	}
	if err := ask.Wait(); err != nil {
		t.Errorf("ask ends with %v", err)
	}
}
