// Package asset holds what a page loads besides itself: the style sheet, the scripts, the fonts. Everything has a name that
// changes with its content, so that a browser may keep it for ever.
package asset

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"embed"
	"encoding/hex"
	"io/fs"
	"mime"
	"net/http"
	"path"
	"regexp"
	"slices"
	"strings"

	"bivouac/internal/web/ui/ink"
)

// Files is the style sheets (tokens.css before the others), the scripts and, under fonts, the fonts with their licences.
//
//go:embed *.css *.js *.txt fonts
var Files embed.FS

// Sheet is the one style sheet that pages ask for, made of all of them and the inks of the suits.
const Sheet = "bivouac.css"

// Modules is the scripts, each after those that it imports.
var Modules = []string{"idiomorph.js", "parse.js", "line.js", "motion.js", "sound.js", "hand.js", "placing.js", "book.js", "witness.js", "felt.js", "bivouac.js", "check.js", "score.js"}

// Path is where a page finds a file.
func Path(name string) string { return "/asset/" + served[name] }

// Handler serves the files under the names that Path gives them.
func Handler() http.Handler { return http.HandlerFunc(serve) }

type file struct {
	kind         string
	plain, small []byte // small: compressed; nil where that gains nothing
}

var (
	served = map[string]string{} // name → name with the hash
	files  = map[string]file{}   // name with the hash → file
)

func init() {
	fonts, _ := fs.Glob(Files, "fonts/*.woff2")
	for _, name := range fonts {
		add(name, read(name))
	}
	var sheet bytes.Buffer
	sheets, _ := fs.Glob(Files, "*.css")
	slices.SortStableFunc(sheets, func(a, b string) int { return order(a) - order(b) })
	for _, name := range sheets {
		sheet.Write(read(name))
	}
	sheet.WriteString(ink.Sheet())
	add(Sheet, rename(append(sheet.Bytes(), dusk(sheet.Bytes())...)))
	for _, name := range Modules {
		add(name, rename(read(name)))
	}
}

// order puts the tokens first, then what all pages share, since later rules win.
func order(sheet string) int {
	return slices.Index([]string{"tokens.css", "ui.css", "cards.css", "faces.css"}, sheet) & 0x7F
}

// nightly is a rule of the night theme.
var nightly = regexp.MustCompile(`[^{}]*\[data-theme=night\][^{}]*\{[^{}]*\}`)

// dusk says the rules of the night once more, for those who leave the theme to their device, when it is dark there.
func dusk(sheet []byte) []byte {
	var out bytes.Buffer
	out.WriteString("@media (prefers-color-scheme:dark){")
	for _, rule := range nightly.FindAll(sheet, -1) {
		out.Write(bytes.ReplaceAll(rule, []byte("[data-theme=night]"), []byte("[data-theme=auto]")))
	}
	out.WriteString("}")
	return out.Bytes()
}

func read(name string) []byte {
	body, err := Files.ReadFile(name)
	if err != nil {
		panic(err) // the file is part of the program
	}
	return body
}

// rename writes the served names of files that stand in a text.
func rename(body []byte) []byte {
	for name, as := range served {
		body = bytes.ReplaceAll(body, []byte("'./"+name+"'"), []byte("'./"+as+"'"))
		body = bytes.ReplaceAll(body, []byte("url("+name+")"), []byte("url("+as+")"))
	}
	return body
}

func add(name string, body []byte) {
	sum := sha256.Sum256(body)
	ext := path.Ext(name)
	as := strings.TrimSuffix(name, ext) + "." + hex.EncodeToString(sum[:6]) + ext
	f := file{kind: mime.TypeByExtension(ext), plain: body}
	if ext == ".woff2" {
		f.kind = "font/woff2"
	} else {
		var small bytes.Buffer
		w, _ := gzip.NewWriterLevel(&small, gzip.BestCompression)
		w.Write(body)
		w.Close()
		f.small = small.Bytes()
	}
	served[name], files[as] = as, f
}

func serve(w http.ResponseWriter, r *http.Request) {
	f, ok := files[strings.TrimPrefix(r.URL.Path, "/asset/")]
	if !ok {
		http.NotFound(w, r)
		return
	}
	h := w.Header()
	h.Set("Content-Type", f.kind)
	h.Set("Cache-Control", "public, max-age=31536000, immutable")
	h.Set("Vary", "Accept-Encoding")
	body := f.plain
	if f.small != nil && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		h.Set("Content-Encoding", "gzip")
		body = f.small
	}
	w.Write(body)
}
