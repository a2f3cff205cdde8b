package deck

import (
	"bytes"
	"compress/gzip"
	"encoding/xml"
	"errors"
	"io"
	"regexp"
	"strings"
	"testing"

	"bivouac/card"
)

func TestEveryCardInEveryLanguage(t *testing.T) {
	for _, l := range []Letters{English, German, French} {
		symbols := Symbols(l)
		check(t, symbols)
		ids := map[string]int{}
		for _, m := range regexp.MustCompile(` id="([^"]+)"`).FindAllStringSubmatch(symbols, -1) {
			if ids[m[1]]++; ids[m[1]] == 2 {
				t.Errorf("%s: two drawings are called %s", l, m[1])
			}
		}
		pages := []string{symbols}
		for c := range card.All.Each() {
			for _, size := range []Size{Full, Pocket} {
				pages = append(pages, Card(c, size, `"<&>"`))
			}
		}
		for _, svg := range pages {
			check(t, svg)
			for _, m := range regexp.MustCompile(`(?:href="|url\()#([\w-]+)`).FindAllStringSubmatch(svg, -1) {
				if ids[m[1]] == 0 {
					t.Errorf("%s: nothing is drawn for #%s", l, m[1])
				}
			}
		}
	}
}

func TestPipsShownArePipsPrinted(t *testing.T) {
	for r := card.Two; r <= card.Ten; r++ {
		if got, want := strings.Count(full(card.Of(r, card.Hearts)), "#c-pip-H"), int(r)+2; got != want {
			t.Errorf("%d pips on a %v", got, r)
		}
	}
	for _, s := range card.Suits {
		check(t, Pip(s))
	}
}

func TestIndicesFollowTheReader(t *testing.T) {
	for _, c := range []struct {
		letters Letters
		want    string
	}{{English, "KQJA"}, {German, "KDBA"}, {French, "RDVA"}} {
		got := ""
		for _, r := range []card.Rank{card.King, card.Queen, card.Jack, card.Ace} {
			got += c.letters.index(r)
		}
		if got != c.want {
			t.Errorf("letters %s, want %s", got, c.want)
		}
		if ten, two := c.letters.index(card.Ten), c.letters.index(card.Two); ten != "10" || two != "2" {
			t.Errorf("ten and two are written %s and %s", ten, two)
		}
	}
}

func TestAHandIsSmall(t *testing.T) {
	var page bytes.Buffer
	z := gzip.NewWriter(&page)
	io.WriteString(z, Symbols(French))
	n := 0
	for c := range card.All.Each() {
		if n++; n <= 10 {
			io.WriteString(z, Card(c, Full, "un nom de carte"))
		}
	}
	z.Close()
	if page.Len() > 12<<10 {
		t.Errorf("the symbols and ten cards take %d bytes, more than 12 KB", page.Len())
	}
	if one := len(Card(card.Joker, Pocket, "")); one > 300 {
		t.Errorf("one card takes %d bytes", one)
	}
}

// check wants well-formed XML that a strict content security policy lets through.
func check(t *testing.T, svg string) {
	t.Helper()
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatalf("%v in %s", err, svg)
		}
	}
	if strings.Contains(svg, "style=") || strings.Contains(svg, "<style") {
		t.Errorf("a style in %.200s", svg)
	}
}
