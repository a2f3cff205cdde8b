package web

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"
)

// pushed is what a page makes of a push to which another came before.
func pushed(t *testing.T, before, after string) (felt string, size int) {
	t.Helper()
	var first, second bytes.Buffer
	var empty, old, now shown
	old.show([]byte(before))
	now.show([]byte(after))
	news(&first, &empty, &old)
	news(&second, &old, &now)
	for _, message := range []string{first.String(), second.String()} {
		for line := range strings.Lines(message) {
			if !strings.HasPrefix(line, "data: ") || strings.ContainsAny(strings.TrimSuffix(line, "\n"), "\r\n") {
				t.Fatalf("no line of an event: %q", line)
			}
		}
	}
	all := felts("event: felt\n" + first.String() + "\nevent: felt\n" + second.String())
	if all[0] != before {
		t.Fatalf("a new page shows %q instead of %q", all[0], before)
	}
	return all[1], second.Len()
}

// parts is a felt with some of its parts changed.
func parts(chance *rand.Rand, changes int) string {
	list := make([]string, 40)
	for i := range list {
		list[i] = `<li class="card"><span>` + strings.Repeat("♠", i%7) + `</span></li>`
	}
	for range changes {
		at := chance.IntN(len(list))
		switch chance.IntN(4) {
		case 0:
			list[at] = `<div class="new">` + strings.Repeat("x", chance.IntN(5)) + `</div>`
		case 1:
			list[at] = ""
		case 2:
			list[at] += list[chance.IntN(len(list))]
		default:
			to := chance.IntN(len(list))
			list[at], list[to] = list[to], list[at]
		}
	}
	return `<main data-at="7">` + strings.Join(list, "") + "</main>"
}

// Whatever changes, the page puts together the felt that the server has drawn.
func TestNewsMakeTheFelt(t *testing.T) {
	chance := rand.New(rand.NewPCG(1, 1))
	for range 2000 {
		before, after := parts(chance, chance.IntN(30)), parts(chance, chance.IntN(30))
		if got, _ := pushed(t, before, after); got != after {
			t.Fatalf("%s\nand then\n%s\nmake\n%s", before, after, got)
		}
	}
}

// A change of one thing is told in about as many bytes as that thing has.
func TestNewsAreShort(t *testing.T) {
	before := parts(nil, 0)
	after := strings.Replace(before, "♠♠♠♠♠♠", "♥", 1)
	if got, size := pushed(t, before, after); got != after || size > 100 {
		t.Errorf("one card takes %d bytes of %d", size, len(after))
	}
	if got, size := pushed(t, before, before); got != before || size > 20 {
		t.Errorf("nothing takes %d bytes", size)
	}
}

// What people write may have ends of lines in it; an event has its own.
func TestLinesInAFelt(t *testing.T) {
	got, _ := pushed(t, "<p>a</p>", "<p title=\"one\r\ntwo\">b\n\nc</p>")
	if want := "<p title=\"one&#10;two\">b&#10;&#10;c</p>"; got != want {
		t.Errorf("%q", got)
	}
}
