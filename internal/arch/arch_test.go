package arch

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// A layer says what packages of ours a package may import. The first layer that fits a package holds for it.
// In patterns, * is one element of a path, ** is all that follows, and OWN is the game that the importing package belongs to.
type layer struct {
	of      string
	may     []string
	because string
}

var layers = []layer{
	{"card", nil, "card is the bottom: the nouns of every card game, without any game"},
	{"trick", []string{"card"}, "trick knows cards and nothing of matches"},
	{"game", []string{"card", "trick"}, "the contract must not know who fulfils it"},
	{"game/gametest", []string{"card", "trick", "game", "record", "shuffle", "bot"}, "one suite for every game names none of them"},
	{"games", []string{"card", "trick", "game", "games/*"}, "the list of games is a list"},
	{"games/*", []string{"card", "trick", "game"}, "a game is its rules, readable alone: no other game, no players, no product"},
	{"games/*/**", []string{"card", "trick", "game", "bot", "bot/sample", "bot/search", "OWN", "OWN/**"}, "players and solvers live with their game and know no other"},
	{"shuffle", []string{"card", "game"}, "chance makes packs and knows no game"},
	{"claim", []string{"card", "trick", "game"}, "a claim is proven alike for every game, from a view"},
	{"record", []string{"card", "trick", "game", "shuffle"}, "the record of a match is read and written alike for every game"},
	{"bot", []string{"card", "trick", "game"}, "a bot sees a View and names no game"},
	{"bot/players", []string{"card", "trick", "game", "bot", "bot/*", "games/*/**"}, "the list of players is a list"},
	{"bot/*", []string{"card", "trick", "game", "shuffle", "bot", "bot/*"}, "what all players share names no game"},
	{"sim", []string{"card", "trick", "game", "shuffle", "record", "bot"}, "a simulation takes the game and the players that it is given"},
	{"ruling", []string{"card", "trick", "game", "games", "games/*"}, "the rulings desk asks the rules; it needs no players and no product"},
	{"docs/**", nil, "documents are embedded, not computed"},
	{"internal/tui", []string{"card", "trick", "game", "docs/rules", "internal/hand", "internal/say"}, "the terminal sits on views and sentences; whoever drives the match hands it views"},
	{"internal/**", []string{"**"}, ""},
	{"cmd/**", []string{"**"}, ""},
}

// A ban keeps imports from outside the module out of packages; their tests are free.
type ban struct {
	imports string
	because string
}

// pure is the packages whose every result is a function of what they are given.
var pure = []string{"card", "trick", "game", "games", "games/*", "claim", "record", "ruling", "shuffle"}

var impurities = []ban{
	{"time", "rules know no clock: that the agreed minutes are over reaches them as Ring"},
	{"os", "rules read no file and no environment: what they need is passed to them"},
	{"os/*", "rules start no process and hear no signal"},
	{"net", "rules talk to nobody"},
	{"net/*", "rules talk to nobody"},
	{"log", "rules report by what they return"},
	{"log/*", "rules report by what they return"},
	{"sync", "a state belongs to one goroutine; whoever shares it locks it"},
	{"sync/*", "a state belongs to one goroutine; whoever shares it locks it"},
	{"crypto/rand", "chance enters as a pack"},
	{"math/rand", "chance enters as a pack"},
	{"math/rand/v2", "chance enters as a pack; shuffle alone makes packs"},
}

// seeded is the packages that may wait, be cut short and roll dice, always from a seed they are given.
var seeded = []string{"bot", "bot/**", "sim", "games/*/**"}

var unseeded = []ban{
	{"os", "a player sees a view, not the machine"},
	{"os/*", "a player sees a view, not the machine"},
	{"net", "a player in this process talks to nobody"},
	{"net/*", "a player in this process talks to nobody"},
	{"log", "players report by what they return"},
	{"log/*", "players report by what they return"},
	{"crypto/rand", "the same view and seed give the same move"},
	{"math/rand", "its global source is not seeded: math/rand/v2 from a given seed"},
}

// file is one Go file of the module that is not a test.
type file struct {
	name string // from the root of the module
	pkg  string // its folder from the root
	tree *ast.File
}

func (f *file) imports() []string {
	var list []string
	for _, spec := range f.tree.Imports {
		name, _ := strconv.Unquote(spec.Path.Value) // the parser has seen that it is a string
		list = append(list, name)
	}
	return list
}

const module = "bivouac"

// root is the module's folder from here.
var root = filepath.Join("..", "..")

// walk goes through all files of the module by their path from its root, passing over hidden folders and what is downloaded or built.
func walk(t *testing.T, do func(name string)) {
	t.Helper()
	err := filepath.WalkDir(root, func(full string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name, err := filepath.Rel(root, full)
		if err != nil {
			return err
		}
		if d.IsDir() {
			if hidden := strings.HasPrefix(d.Name(), ".") && name != "." && name != ".ci"; hidden || name == "tmp" {
				return filepath.SkipDir
			}
			return nil
		}
		do(filepath.ToSlash(name))
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func goFiles(t *testing.T) []*file {
	t.Helper()
	var files []*file
	set := token.NewFileSet()
	walk(t, func(name string) {
		if !strings.HasSuffix(name, ".go") || strings.HasSuffix(name, "_test.go") {
			return
		}
		tree, err := parser.ParseFile(set, filepath.Join(root, name), nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		files = append(files, &file{name, path.Dir(name), tree})
	})
	if len(files) == 0 {
		t.Fatal("no Go file found: the root of the module is not where this test looks")
	}
	return files
}

// fits tells whether a package is one that the pattern means.
func fits(pattern, pkg string) bool {
	if head, all := strings.CutSuffix(pattern, "**"); all {
		n := strings.Count(head, "/")
		parts := strings.SplitAfter(pkg, "/")
		return len(parts) > n && fits(strings.TrimSuffix(head, "/"), strings.TrimSuffix(strings.Join(parts[:n], ""), "/"))
	}
	ok, err := path.Match(pattern, pkg)
	return ok && err == nil
}

func fitsAny(patterns []string, pkg string) bool {
	for _, p := range patterns {
		if fits(p, pkg) {
			return true
		}
	}
	return false
}

// mayImport is nil if the package may import the other one of ours.
func mayImport(pkg, other string) error {
	for _, l := range layers {
		if !fits(l.of, pkg) {
			continue
		}
		own := pkg
		if parts := strings.Split(pkg, "/"); len(parts) > 1 {
			own = parts[0] + "/" + parts[1]
		}
		for _, may := range l.may {
			if fits(strings.Replace(may, "OWN", own, 1), other) {
				return nil
			}
		}
		return fmt.Errorf("%s imports %s: %s", pkg, other, l.because)
	}
	return fmt.Errorf("%s imports %s, and no layer says what it may import: give it a place in layers", pkg, other)
}

func TestLayers(t *testing.T) {
	for _, f := range goFiles(t) {
		for _, name := range f.imports() {
			if other, ours := strings.CutPrefix(name, module+"/"); ours {
				if err := mayImport(f.pkg, other); err != nil {
					t.Errorf("%s: %v", f.name, err)
				}
			}
		}
	}
}

func TestPurity(t *testing.T) {
	for _, f := range goFiles(t) {
		var bans []ban
		switch {
		case fitsAny(pure, f.pkg):
			bans = impurities
		case fitsAny(seeded, f.pkg):
			bans = unseeded
		}
		for _, name := range f.imports() {
			if f.pkg == "shuffle" && name == "math/rand/v2" {
				continue // the only randomness of the rules: a seed and a number make a pack
			}
			for _, b := range bans {
				if fits(b.imports, name) {
					t.Errorf("%s imports %s: %s", f.name, name, b.because)
				}
			}
		}
	}
}

// What people are shown must come from a View: a screen that holds a State can leak a hand.
func TestScreensSeeViews(t *testing.T) {
	screens := []string{"internal/web", "internal/web/**", "internal/tui", "internal/tui/**"}
	for _, f := range goFiles(t) {
		if !fitsAny(screens, f.pkg) {
			continue
		}
		contract := ""
		for _, spec := range f.tree.Imports {
			if spec.Path.Value == strconv.Quote(module+"/game") {
				contract = "game"
				if spec.Name != nil {
					contract = spec.Name.Name
				}
			}
		}
		ast.Inspect(f.tree, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok && sel.Sel.Name == "State" {
				if of, ok := sel.X.(*ast.Ident); ok && of.Name == contract {
					t.Errorf("%s mentions %s.State: screens see a View, which cannot hold another hand", f.name, contract)
				}
			}
			return true
		})
	}
}

func TestPackagesAreNamedAfterThings(t *testing.T) {
	vague := regexp.MustCompile(`^(utils?|commons?|helpers?|managers?|misc|base|shared)$`)
	for _, f := range goFiles(t) {
		for _, name := range []string{f.tree.Name.Name, path.Base(f.pkg)} {
			if vague.MatchString(name) {
				t.Errorf("%s: package %s says nothing about what is in it", f.name, name)
			}
		}
	}
}

func TestNothingIsLeftForLater(t *testing.T) {
	later := regexp.MustCompile(`\b(TO` + `DO|FIX` + `ME)\b`)
	text := regexp.MustCompile(`(\.(go|md|txtar|templ|js|css|html|json|sh)|/run)$`)
	walk(t, func(name string) {
		if !text.MatchString(name) || ofOthers(name) {
			return
		}
		content, err := os.ReadFile(filepath.Join(root, name))
		if err != nil {
			t.Fatal(err)
		}
		if found := later.Find(content); found != nil {
			t.Errorf("%s has a %s: do it, or leave it out", name, found)
		}
	})
}

// ofOthers tells whether a file is somebody else's: its licence lies beside it.
func ofOthers(name string) bool {
	licence := strings.TrimSuffix(name, path.Ext(name)) + "-LICENSE.txt"
	_, err := os.Stat(filepath.Join(root, licence))
	return err == nil
}

// The rule is only as good as its reading of patterns: each kind of forbidden import must be seen.
func TestTheRuleCatches(t *testing.T) {
	for _, row := range []struct {
		pkg, other string
		allowed    bool
	}{
		{"card", "game", false},
		{"trick", "card", true},
		{"game", "games/drogue", false},
		{"games/drogue", "game", true},
		{"games/drogue", "games/napoleon", false},
		{"games/drogue", "bot", false},
		{"games/drogue/thumb", "bot", true},
		{"games/drogue/thumb", "games/drogue", true},
		{"games/drogue/thumb", "games/drogue/solve", true},
		{"games/drogue/thumb", "games/napoleon", false},
		{"games/drogue/thumb", "games/napoleon/thumb", false},
		{"bot", "games/drogue", false},
		{"bot/search", "games/drogue", false},
		{"bot/players", "games/drogue/thumb", true},
		{"sim", "games", false},
		{"record", "bot", false},
		{"ruling", "games/polignac", true},
		{"ruling", "games/polignac/thumb", false},
		{"internal/tui", "record", false},
		{"internal/say", "games/drogue", true},
		{"cmd/bivouac", "internal/tui", true},
		{"lobby", "game", false},
	} {
		if err := mayImport(row.pkg, row.other); (err == nil) != row.allowed {
			t.Errorf("%s imports %s: allowed is %v, want %v (%v)", row.pkg, row.other, err == nil, row.allowed, err)
		}
	}
	for _, row := range []struct {
		pattern, name string
		want          bool
	}{
		{"net/*", "net/http", true}, {"math/rand", "math/rand/v2", false}, {"games/*", "games/drogue/thumb", false},
		{"games/*/**", "games/drogue/thumb", true}, {"games/*/**", "games/drogue", false}, {"internal/**", "internal/say", true}, {"**", "card", true},
	} {
		if got := fits(row.pattern, row.name); got != row.want {
			t.Errorf("fits(%q, %q) = %v", row.pattern, row.name, got)
		}
	}
}

// Whoever distributes the binary must know whose work is in it.
func TestLicensesNameEveryModule(t *testing.T) {
	mod, err := os.ReadFile(filepath.Join(root, "go.mod"))
	if err != nil {
		t.Fatal(err)
	}
	licenses, err := os.ReadFile(filepath.Join(root, "LICENSES"))
	if err != nil {
		t.Fatal(err)
	}
	named := map[string]bool{}
	for _, word := range strings.Fields(string(licenses)) {
		named[word] = true
	}
	for _, required := range regexp.MustCompile(`(?m)^(?:require )?\t?([^\s()]+\.[^\s()]+) v`).FindAllStringSubmatch(string(mod), -1) {
		if !named[required[1]] {
			t.Errorf("LICENSES does not say under which licence %s is used", required[1])
		}
	}
}
