//go:build unix

package web

import (
	"net/http"
	"net/url"
	"os/signal"
	"strings"
	"syscall"
	"testing"

	"bivouac/internal/say"
)

// On a full disk who plays without scripts is told so and finds the way back to the table, which stands as it
// stood; the same form does what he wanted as soon as there is room.
func TestNotSavedWithoutScripts(t *testing.T) {
	s := disk(t, t.TempDir())
	anna := person(0)
	path := s.now(t, anna, "slobberhannes")
	hello := url.Values{"id": {"nojs"}, "do": {"say"}, "phrase": {"hello"}}

	signal.Ignore(syscall.SIGXFSZ)
	defer signal.Reset(syscall.SIGXFSZ)
	var unlimited syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &unlimited); err != nil {
		t.Fatal(err)
	}
	full := unlimited
	full.Cur = 1 << 10 // the files are longer already
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &full); err != nil {
		t.Fatal(err)
	}
	defer syscall.Setrlimit(syscall.RLIMIT_FSIZE, &unlimited)
	w := s.post(anna, path+"/do", hello)
	body, says := plain(t, w), say.En.Pages().Fault(say.Unsaved)
	if w.Code != http.StatusInternalServerError || !strings.Contains(body, says.Name) || !strings.Contains(body, says.Text) || !strings.Contains(body, `href="`+path+`"`) {
		t.Errorf("%d: Anna is told %s", w.Code, body)
	}
	w = s.post(anna, "/score", url.Values{"id": {"nojs"}, "kind": {"most"}, "player": {"Anna", "Ben"}})
	if body := plain(t, w); w.Code != http.StatusInternalServerError || !strings.Contains(body, says.Text) || !strings.Contains(body, `href="/score"`) {
		t.Errorf("%d: of a score sheet Anna is told %s", w.Code, body)
	}
	if w := s.get(anna, "/rules/drogue?lang=de"); w.Code != http.StatusOK || !strings.Contains(plain(t, w), `<html lang="de"`) {
		t.Errorf("%d: who only reads suffers", w.Code)
	}
	if chat := s.sight(t, anna, path).Chat; len(chat) > 0 {
		t.Errorf("what was not saved is said: %+v", chat)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &unlimited); err != nil {
		t.Fatal(err)
	}
	s.must(t, anna, path, hello)
	if chat := s.sight(t, anna, path).Chat; len(chat) != 1 {
		t.Errorf("when there is room again, what is said is %+v", chat)
	}
}
