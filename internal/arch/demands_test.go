package arch

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Every promise of docs/demands.md is kept by tests that exist, or says why it is not yet; none stands there twice. A test whose
// comment says that it keeps a promise is named with it.
func TestPromisesNameTheirTests(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs", "demands.md"))
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`(?m)^\| ([A-Z]\d+) \| (.+) \| (.+) \|$`)
	named := regexp.MustCompile("`([^`]+)`")
	test := regexp.MustCompile(`^([a-z/]+)\.(Test\w+)$`)
	promised := regexp.MustCompile(`Demands? ([A-Z]\d+(?:, [A-Z]\d+)*)`)
	tests := testComments(t)
	seen := map[string]string{} // what keeps each
	for _, m := range row.FindAllStringSubmatch(string(text), -1) {
		number, kept := m[1], m[3]
		if _, twice := seen[number]; twice {
			t.Errorf("%s stands there twice", number)
		}
		seen[number] = kept
		if !named.MatchString(kept) && !strings.HasPrefix(kept, "later") {
			t.Errorf("%s names no test, and no reason why not: %q", number, kept)
		}
		for _, n := range named.FindAllStringSubmatch(kept, -1) {
			switch {
			case test.MatchString(n[1]):
				if _, there := tests[n[1]]; !there {
					t.Errorf("%s: there is no test %s", number, n[1])
				}
			case strings.HasSuffix(n[1], ".txtar"):
				if _, err := os.Stat(filepath.Join(root, n[1])); err != nil {
					t.Errorf("%s: there is no script %s", number, n[1])
				}
			}
		}
	}
	for name, comment := range tests {
		for _, m := range promised.FindAllStringSubmatch(comment, -1) {
			for number := range strings.SplitSeq(m[1], ", ") {
				if !strings.Contains(seen[number], "`"+name+"`") {
					t.Errorf("%s says that it keeps %s, and is not named there", name, number)
				}
			}
		}
	}
	if len(seen) < 100 {
		t.Errorf("only %d rows were found", len(seen))
	}
}

// testComments is the comment of each test, by package and name as in "games/drogue.TestOrder".
func testComments(t *testing.T) map[string]string {
	t.Helper()
	declared := regexp.MustCompile(`(?m)((?:^//.*\n)*)^func (Test\w+)\(`)
	comments := map[string]string{}
	walk(t, func(name string) {
		if !strings.HasSuffix(name, "_test.go") {
			return
		}
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range declared.FindAllSubmatch(text, -1) {
			comments[path.Dir(name)+"."+string(m[2])] = string(m[1])
		}
	})
	return comments
}
