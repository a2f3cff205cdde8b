package arch

import (
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Every promise of docs/demands.md is kept by tests that exist, or says why it is not yet; none stands there twice.
func TestPromisesNameTheirTests(t *testing.T) {
	text, err := os.ReadFile(filepath.Join(root, "docs", "demands.md"))
	if err != nil {
		t.Fatal(err)
	}
	row := regexp.MustCompile(`(?m)^\| ([A-Z]\d+) \| (.+) \| (.+) \|$`)
	named := regexp.MustCompile("`([^`]+)`")
	test := regexp.MustCompile(`^([a-z/]+)\.(Test\w+)$`)
	tests := testNames(t)
	seen := map[string]bool{}
	for _, m := range row.FindAllStringSubmatch(string(text), -1) {
		number, kept := m[1], m[3]
		if seen[number] {
			t.Errorf("%s stands there twice", number)
		}
		seen[number] = true
		if !named.MatchString(kept) && !strings.HasPrefix(kept, "web") && !strings.HasPrefix(kept, "later") {
			t.Errorf("%s names no test, and no reason why not: %q", number, kept)
		}
		for _, n := range named.FindAllStringSubmatch(kept, -1) {
			switch {
			case test.MatchString(n[1]):
				if part := test.FindStringSubmatch(n[1]); !tests[part[1]][part[2]] {
					t.Errorf("%s: there is no test %s", number, n[1])
				}
			case strings.HasSuffix(n[1], ".txtar"):
				if _, err := os.Stat(filepath.Join(root, n[1])); err != nil {
					t.Errorf("%s: there is no script %s", number, n[1])
				}
			}
		}
	}
	if len(seen) < 100 {
		t.Errorf("only %d rows were found", len(seen))
	}
}

// testNames is the tests of each package.
func testNames(t *testing.T) map[string]map[string]bool {
	t.Helper()
	declared := regexp.MustCompile(`(?m)^func (Test\w+)\(`)
	names := map[string]map[string]bool{}
	walk(t, func(name string) {
		if !strings.HasSuffix(name, "_test.go") {
			return
		}
		text, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		pkg := path.Dir(name)
		if names[pkg] == nil {
			names[pkg] = map[string]bool{}
		}
		for _, m := range declared.FindAllSubmatch(text, -1) {
			names[pkg][string(m[1])] = true
		}
	})
	return names
}
