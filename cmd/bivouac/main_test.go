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
		Setup: func(e *testscript.Env) error {
			e.Setenv("LANG", "C")
			e.Setenv("BIVOUAC_LONG", os.Getenv("BIVOUAC_LONG"))
			return nil
		},
	})
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
