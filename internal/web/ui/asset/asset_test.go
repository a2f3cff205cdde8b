package asset

import (
	"io/fs"
	"regexp"
	"strings"
	"testing"

	"bivouac/internal/web/ui/ink"
)

func TestStyleSheetsFindTheirFontsAndTokens(t *testing.T) {
	sheets, err := fs.Glob(Files, "*.css")
	if err != nil || len(sheets) == 0 {
		t.Fatal("no style sheets", err)
	}
	var all strings.Builder
	for _, name := range sheets {
		css, err := fs.ReadFile(Files, name)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(css)
		if opened, closed := strings.Count(string(css), "{"), strings.Count(string(css), "}"); opened != closed {
			t.Errorf("%s opens %d braces and closes %d", name, opened, closed)
		}
	}
	all.WriteString(ink.Sheet())
	for _, m := range regexp.MustCompile(`url\(([^)]+)\)`).FindAllStringSubmatch(all.String(), -1) {
		if _, err := fs.Stat(Files, m[1]); err != nil {
			t.Error(err)
		}
	}
	for _, m := range regexp.MustCompile(`var\((--[\w-]+)\)`).FindAllStringSubmatch(all.String(), -1) {
		if !strings.Contains(all.String(), m[1]+":") {
			t.Errorf("nobody sets %s", m[1])
		}
	}
}

func TestFontsComeWithTheirLicences(t *testing.T) {
	for _, family := range []string{"atkinson-hyperlegible-next", "im-fell-english"} {
		text, err := fs.ReadFile(Files, "fonts/OFL-"+family+".txt")
		if err != nil || !strings.Contains(string(text), "SIL Open Font License") {
			t.Errorf("%s: no licence: %v", family, err)
		}
	}
}
