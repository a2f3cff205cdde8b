package tui_test

import (
	"bytes"
	"context"
	"regexp"
	"slices"
	"strings"
	"testing"

	"bivouac/game"
	"bivouac/games/drogue"
	"bivouac/internal/say"
	"bivouac/internal/solo"
	"bivouac/internal/tui"
)

// asker asks for the list before each number that is to be said, reads it, and says the highest number that is accepted.
type asker struct {
	t     *testing.T
	table *solo.Table
	lang  say.Lang
	out   *bytes.Buffer
	asked bool
	read  map[game.Kind]int
	said  uint32 // the turn at which a number was said last
}

func (a *asker) Read(b []byte) (int, error) { return copy(b, a.next()+"\n"), nil }

func (a *asker) next() string {
	v := a.table.View()
	if a.said != 0 && a.said == v.Turn {
		a.t.Fatalf("%s: a number that the table accepts is not understood:\n%s", a.lang, a.out)
	}
	switch {
	case v.Over || a.read[drogue.Announce] > 0 && a.read[drogue.Point] > 0:
		return "quit"
	case a.table.Asked().Question != tui.AskMove:
		return ""
	}
	kind := v.Lawful[0].Kind()
	if len(v.Moves) > 1 && v.Moves[0].Kind() == drogue.Announce {
		kind = drogue.Announce
	}
	if kind != drogue.Announce && kind != drogue.Point {
		return a.table.Format(v.Lawful[0])
	}
	if a.asked = !a.asked; a.asked {
		a.out.Reset()
		return "?"
	}
	a.read[kind]++
	var numbers []game.Move
	for _, m := range v.Moves {
		if m.Kind() == kind {
			numbers = append(numbers, m)
		}
	}
	a.compare(v, numbers)
	a.said = v.Turn
	return a.lang.Voice("drogue").Choice(v, numbers[len(numbers)-1])
}

// compare holds the list against what is true of the hand.
func (a *asker) compare(v *game.View, numbers []game.Move) {
	text, voice := a.out.String(), a.lang.Voice("drogue")
	shown := tui.Style{}.Paint
	honest := 0
	for _, m := range numbers {
		if slices.Contains(v.Lawful, m) {
			honest++
		}
	}
	if honest == len(numbers) && honest > 9 {
		honest = 0 // who has announced what no suit gives has no true point left
	}
	for _, m := range numbers {
		line := regexp.MustCompile(`(?mi)^  \d+  ` + regexp.QuoteMeta(shown(voice.Choice(v, m))) + `( – .*)?$`)
		if want := honest > 0 && slices.Contains(v.Lawful, m); line.MatchString(text) != want {
			a.t.Errorf("%s: that %s is listed should be %t:\n%s", a.lang, a.table.Format(m), want, text)
		}
	}
	line := shown("  " + a.lang.Terminal().Accepts(voice.Choice(v, numbers[0]), voice.Choice(v, numbers[len(numbers)-1]), honest > 0) + "\n")
	if want := honest < len(numbers); strings.Contains(text, line) != want {
		a.t.Errorf("%s: that there is %q should be %t:\n%s", a.lang, line, want, text)
	}
}

// Where untrue numbers are accepted, the list names the true ones, and all that can be said in one line; it can be typed.
func TestNumbersAreNotListedOneByOne(t *testing.T) {
	for _, lang := range say.Langs {
		at := table(t, drogue.Game, map[string]string{"discipline": "strict", "length": "20"}, 4, 5)
		out := &bytes.Buffer{}
		a := &asker{t: t, table: at, lang: lang, out: out, read: map[game.Kind]int{}}
		if err := tui.Play(context.Background(), at, lang, a, out, tui.Style{}, false); err != nil {
			t.Fatal(err)
		}
		if a.read[drogue.Announce] == 0 || a.read[drogue.Point] == 0 {
			t.Errorf("%s: %d lists of announcements and %d of points were read", lang, a.read[drogue.Announce], a.read[drogue.Point])
		}
	}
}
