package arch

import (
	"go/ast"
	"go/parser"
	"go/token"
	"testing"
)

// written is the variables of the package that a function writes to, by their names, where none of its own has the name.
func written(f *ast.FuncDecl, vars map[string]bool) (names []string) {
	own := map[string]bool{}
	declare := func(list ...ast.Expr) {
		for _, e := range list {
			if id, ok := e.(*ast.Ident); ok {
				own[id.Name] = true
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Field: // of the receiver, the parameters, the results
			for _, id := range n.Names {
				own[id.Name] = true
			}
		case *ast.ValueSpec:
			for _, id := range n.Names {
				own[id.Name] = true
			}
		case *ast.AssignStmt:
			if n.Tok == token.DEFINE {
				declare(n.Lhs...)
			}
		case *ast.RangeStmt:
			if n.Tok == token.DEFINE {
				declare(n.Key, n.Value)
			}
		}
		return true
	})
	write := func(list ...ast.Expr) {
		for _, e := range list {
			if name := rootOf(e); vars[name] && !own[name] {
				names = append(names, name)
			}
		}
	}
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			if n.Tok != token.DEFINE {
				write(n.Lhs...)
			}
		case *ast.IncDecStmt:
			write(n.X)
		}
		return true
	})
	return names
}

// rootOf is the name in x, x.y, x[i] and *x.
func rootOf(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return rootOf(e.X)
	case *ast.IndexExpr:
		return rootOf(e.X)
	case *ast.StarExpr:
		return rootOf(e.X)
	case *ast.ParenExpr:
		return rootOf(e.X)
	}
	return ""
}

// packageVars is the variables of each package.
func packageVars(files []*file) map[string]map[string]bool {
	vars := map[string]map[string]bool{}
	for _, f := range files {
		if vars[f.pkg] == nil {
			vars[f.pkg] = map[string]bool{}
		}
		for _, d := range f.tree.Decls {
			if g, ok := d.(*ast.GenDecl); ok && g.Tok == token.VAR {
				for _, spec := range g.Specs {
					for _, id := range spec.(*ast.ValueSpec).Names {
						vars[f.pkg][id.Name] = true
					}
				}
			}
		}
	}
	return vars
}

// Demand D1: a match leaves nothing behind for the next one, since rules and players write to no variable of their package.
func TestRulesKeepNothingBetweenMatches(t *testing.T) {
	files := goFiles(t)
	vars := packageVars(files)
	for _, f := range files {
		if !fitsAny(pure, f.pkg) && !fitsAny(seeded, f.pkg) {
			continue
		}
		for _, d := range f.tree.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok && fn.Name.Name != "init" {
				for _, name := range written(fn, vars[f.pkg]) {
					t.Errorf("%s: %s writes to %s, which outlives the match", f.name, fn.Name.Name, name)
				}
			}
		}
	}
}

// The test above finds what it looks for.
func TestWritingToAPackageIsFound(t *testing.T) {
	tree, err := parser.ParseFile(token.NewFileSet(), "x.go", `package x
var seen = map[string]int{}
var last int
func a(last int) { last = 2; seen["a"]++ }
func b() { last := 1; last++ }
func c() { last = 3 }`, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	vars := packageVars([]*file{{"x.go", "x", tree}})["x"]
	got := map[string]int{}
	for _, d := range tree.Decls {
		if fn, ok := d.(*ast.FuncDecl); ok {
			got[fn.Name.Name] = len(written(fn, vars))
		}
	}
	if got["a"] != 1 || got["b"] != 0 || got["c"] != 1 {
		t.Errorf("written to are %v, want once in a, never in b, once in c", got)
	}
}
