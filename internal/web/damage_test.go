package web

import (
	"bytes"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"bivouac/internal/say"
	"bivouac/internal/store"
)

// disk opens a server on a folder.
func disk(t *testing.T, dir string) *site {
	t.Helper()
	kept, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { kept.Close() })
	return open(t, kept)
}

// What was kept of a person is damaged: it is not taken, he is told so, and nothing else of his is lost.
func TestDamagedSettingsAreNotTaken(t *testing.T) {
	dir := t.TempDir()
	s := disk(t, dir)
	anna, ben := person(0), person(1)
	for g, name := range map[guest]string{anna: "Anna Maria", ben: "Ben Joseph"} {
		s.post(g, "/settings", url.Values{"name": {name}, "theme": {"night"}, "lang": {"de"}})
	}
	path := s.now(t, anna, "drogue")
	s.get(anna, path)
	s.Rooms.Close()
	if err := s.store.Close(); err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(dir, "bivouac.db")
	file, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	seenAt := string(anna.player()) + " " + strings.TrimPrefix(path, "/t/") // the key; its value is a time that begins with 1
	for was, is := range map[string]string{`"lang":"de","name":"Anna Maria"`: `"lang":"de","name":"Onno Maria"`, seenAt + "1": seenAt + "9"} {
		if !bytes.Contains(file, []byte(was)) {
			t.Fatalf("%q is not in the file", was)
		}
		file = bytes.ReplaceAll(file, []byte(was), []byte(is))
	}
	if err := os.WriteFile(name, file, 0o600); err != nil {
		t.Fatal(err)
	}

	s = disk(t, dir)
	anna.langs = "fr"
	for _, page := range []string{"/", "/settings"} {
		body := plain(t, s.get(anna, page))
		if !strings.Contains(body, say.Fr.Pages().SettingsLost()) || strings.Contains(body, "Onno") {
			t.Errorf("%s: Anna is not told", page)
		}
		if body := plain(t, s.get(ben, page)); !strings.Contains(body, `data-theme="night"`) || strings.Contains(body, say.De.Pages().SettingsLost()) {
			t.Errorf("%s: Ben suffers", page)
		}
	}
	if !strings.Contains(plain(t, s.get(anna, "/")), `href="`+path+`"`) || s.sight(t, anna, path).Me != 0 {
		t.Error("Anna has lost her table")
	}
	s.get(anna, path)
	s.post(anna, "/settings", url.Values{"name": {"Anna"}, "lang": {"fr"}})
	if body := plain(t, s.get(anna, "/settings")); strings.Contains(body, say.Fr.Pages().SettingsLost()) || !strings.Contains(body, `value="Anna"`) {
		t.Error("what Anna has chosen anew is not kept")
	}
	s.Rooms.Close()
	s.store.Close()
	if r, err := store.Verify(t.Context(), dir); err != nil || len(r.Faults) > 0 {
		t.Errorf("%v %v", r.Faults, err)
	}
}
