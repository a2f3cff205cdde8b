package record

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"bivouac/game"
	"bivouac/games"
)

// fenced is the lines of the blocks of a kind in docs/record.md.
func fenced(t *testing.T, kind string) (lines []string) {
	t.Helper()
	text, err := os.ReadFile("../docs/record.md")
	if err != nil {
		t.Fatal(err)
	}
	inside := false
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		switch {
		case line == "```"+kind:
			inside = true
		case line == "```":
			inside = false
		case inside:
			lines = append(lines, line)
		}
	}
	if len(lines) == 0 {
		t.Fatalf("docs/record.md has no block of the kind %s", kind)
	}
	return lines
}

// The page shows lines as they are: each is read, and written again it is the same.
func TestPageShowsRealLines(t *testing.T) {
	for _, line := range fenced(t, "record") {
		l, n, err := decode([]byte(line))
		if err != nil {
			t.Errorf("%s: %v", line, err)
			continue
		}
		if again := (Entry{Line: l, N: n}).String(); again != line {
			t.Errorf("%s reads as %s", line, again)
		}
	}
	for _, line := range fenced(t, "position") {
		p, err := ParsePosition([]byte(line))
		if err == nil {
			_, err = p.Fold(games.Find)
		}
		if err != nil {
			t.Errorf("%s: %v", line, err)
		}
	}
}

// An agreement of the page has the fingerprint under it, computed as the page says and as the game does. Demand P21.
func TestPageFingerprints(t *testing.T) {
	lines := fenced(t, "agreement")
	for i := 0; i+1 < len(lines); i += 2 {
		var agreed struct {
			Game    string
			Seats   int
			Options map[string]json.RawMessage
		}
		if err := json.Unmarshal([]byte(lines[i]), &agreed); err != nil {
			t.Fatal(err)
		}
		g, _ := games.Find(agreed.Game)
		given, err := game.DecodeSettings(agreed.Options)
		if err != nil {
			t.Fatal(err)
		}
		s, err := g.Complete(given, agreed.Seats)
		if err != nil {
			t.Fatal(err)
		}
		if got := g.Fingerprint(s, agreed.Seats); got != lines[i+1] {
			t.Errorf("the fingerprint of %s is %s, and the page says %s", lines[i], got, lines[i+1])
		}
		if sum := sha256.Sum256([]byte(lines[i])); hex.EncodeToString(sum[:4]) != lines[i+1] {
			t.Errorf("by hand the fingerprint of %s is %x, and the page says %s", lines[i], sum[:4], lines[i+1])
		}
	}
}

// The scripts of the page do what it says: one names a changed line, one counts the seal of deal 0.
func TestPageScripts(t *testing.T) {
	for _, tool := range []string{"sh", "sha256sum", "xxd"} {
		if _, err := exec.LookPath(tool); err != nil {
			t.Skip(err)
		}
	}
	text, err := os.ReadFile("../testdata/records/napoleon.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	first := bytes.Join(bytes.SplitAfter(text, []byte("\n"))[:20], nil)
	dir := t.TempDir()
	run := func(record []byte) string {
		t.Helper()
		if err := os.WriteFile(filepath.Join(dir, "match.jsonl"), record, 0o644); err != nil {
			t.Fatal(err)
		}
		c := exec.Command("sh", "-c", strings.Join(fenced(t, "sh"), "\n"))
		c.Dir = dir
		out, err := c.CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		return string(out)
	}
	seal := "73880df17b425fa62f4c713dafca648f46bde67f036c012d2c3577b6f93ffa85  -\n"
	if !bytes.Contains(first, []byte(seal[:64])) {
		t.Fatal("the page shows another seal than the record")
	}
	if out := run(first); out != seal {
		t.Errorf("of a record that is right the scripts say %s", out)
	}
	changed := bytes.Replace(first, []byte(`"cut":39`), []byte(`"cut":38`), 1)
	if out := run(changed); !strings.HasPrefix(out, `changed: {"n":6,"deal":1,"dealer":1,"cut":38`) {
		t.Errorf("of a changed record the scripts say %s", out)
	}
}
