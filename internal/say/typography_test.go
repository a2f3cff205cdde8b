package say

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// A slip is what no printer of the language would let pass.
type slip struct {
	of  string
	bad *regexp.Regexp
}

var slips = map[Lang][]slip{
	En: {{"quotation marks", regexp.MustCompile(`["„«»]`)}, {"an apostrophe", regexp.MustCompile(`'`)}},
	De: {{"quotation marks", regexp.MustCompile(`["”«»]`)}, {"an apostrophe", regexp.MustCompile(`'`)}, {"a space before a mark", regexp.MustCompile(`\pL [;:!?]`)}},
	Fr: {{"quotation marks", regexp.MustCompile(`["„“”]`)}, {"an apostrophe", regexp.MustCompile(`'`)},
		{"a space that breaks the line", regexp.MustCompile(`[ \x{A0}][;:!?»]|«[^\x{202F}]`)},
		{"a mark without its space", regexp.MustCompile(`[\pL\d)][;:!?»]`)}},
}

func slipsIn(t *testing.T, where string, l Lang, text string) {
	t.Helper()
	for _, s := range slips[l] {
		if found := s.bad.FindString(text); found != "" {
			t.Errorf("%s: %s, %q: %s", where, s.of, found, text)
		}
	}
}

// The texts are set as books of the language are: its quotation marks, its apostrophe, its spaces.
func TestTypography(t *testing.T) {
	of := regexp.MustCompile(`(?i)(english|german|french|pagesEn|pagesDe|pagesFr)$`)
	lang := map[string]Lang{"english": En, "german": De, "french": Fr, "pagesen": En, "pagesde": De, "pagesfr": Fr}
	files := token.NewFileSet()
	names, err := filepath.Glob("*.go")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[Lang]int{}
	for _, name := range names {
		file, err := parser.ParseFile(files, name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		for _, d := range file.Decls {
			f, ok := d.(*ast.FuncDecl)
			if !ok || f.Recv == nil {
				continue
			}
			l, ok := lang[strings.ToLower(of.FindString(fmt.Sprint(f.Recv.List[0].Type)))]
			if !ok {
				continue
			}
			ast.Inspect(f.Body, func(n ast.Node) bool {
				if s, ok := n.(*ast.BasicLit); ok && s.Kind == token.STRING {
					text, _ := strconv.Unquote(s.Value) // the parser has read it
					slipsIn(t, files.Position(s.Pos()).String(), l, text)
					texts[l]++
				}
				return true
			})
		}
	}
	for _, l := range Langs {
		if texts[l] < 500 {
			t.Errorf("%s: only %d texts were seen", l, texts[l])
		}
	}
	code := regexp.MustCompile("`[^`]*`|[|]")
	for _, g := range [...]string{"drogue", "polignac", "slobberhannes", "napoleon"} {
		for _, l := range Langs {
			name := "../../docs/rules/" + g + "." + string(l) + ".md"
			book, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for i, line := range strings.Split(string(book), "\n") {
				slipsIn(t, fmt.Sprint(name, ":", i+1), l, code.ReplaceAllString(line, "x"))
			}
		}
	}
}
