//go:build unix

package browser_test

import (
	"os/signal"
	"strings"
	"syscall"
	"testing"

	"bivouac/internal/say"
)

// TestNotSaved plays a card while the disk is full: the person is told that it was not saved, and it is played by itself as soon
// as there is room.
func TestNotSaved(t *testing.T) {
	s := serve(t)
	p, id := alone(s, "polignac", 4, nil)
	p.expected = append(p.expected, "500")
	seen := p.to(id, playing(0))

	signal.Ignore(syscall.SIGXFSZ)
	defer signal.Reset(syscall.SIGXFSZ)
	var unlimited syscall.Rlimit
	if err := syscall.Getrlimit(syscall.RLIMIT_FSIZE, &unlimited); err != nil {
		t.Fatal(err)
	}
	defer syscall.Setrlimit(syscall.RLIMIT_FSIZE, &unlimited)
	full := unlimited
	full.Cur = 1 << 10 // the files are longer already
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &full); err != nil {
		t.Fatal(err)
	}
	toast := func() string {
		return ask[string](p, `document.getElementById('refusal').checkVisibility() ? document.querySelector('#refusal span').innerText : ''`)
	}
	p.use(seen.Options[0])
	p.until("to be told", func() bool { return strings.Contains(toast(), say.En.Pages().NotSaved()) })
	if at := p.sees().At; at != seen.At {
		t.Errorf("the table went on from %d to %d", seen.At, at)
	}
	if err := syscall.Setrlimit(syscall.RLIMIT_FSIZE, &unlimited); err != nil {
		t.Fatal(err)
	}
	p.until("the card to be played", func() bool { return p.sees().At > seen.At })
	p.until("the words to go", func() bool { return toast() == "" })
	p.quiet()
}
