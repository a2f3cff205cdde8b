package tui_test

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"math/rand/v2"
	"regexp"
	"strings"
	"testing"

	"bivouac/bot"
	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/say"
	"bivouac/internal/solo"
	"bivouac/internal/tui"
	"bivouac/record"
	"bivouac/shuffle"
)

// table opens a table of a game with a person and players at random.
func table(t *testing.T, g *game.Game, set map[string]string, seats int, seed byte) *solo.Table {
	t.Helper()
	settings, err := g.Complete(set, seats)
	if err != nil {
		t.Fatal(err)
	}
	players := []record.Player{{Name: "Anna", Kind: record.Person}}
	for i := 1; i < seats; i++ {
		players = append(players, record.Player{Name: fmt.Sprint("Ben ", i), Kind: record.Computer, Player: "random"})
	}
	at, err := solo.Open(solo.Setup{Game: g, Settings: settings, Players: players, Master: shuffle.Master{seed},
		Bot: func(_ record.Player, seed uint64) bot.Bot { return bot.Random(seed) }})
	if err != nil {
		t.Fatal(err)
	}
	return at
}

// typist answers every question in one of the ways that the table offers, chosen by lot: the canonical word, the name in the
// language, or a card as it is printed.
type typist struct {
	t     *testing.T
	table *solo.Table
	lang  say.Lang
	rng   *rand.Rand
	lines int
	out   *bytes.Buffer
	typed string
}

// keyboard is what keys give for what is printed.
var keyboard = strings.NewReplacer("\u202F", " ", "’", "'")

// maxLines is more than any match here needs.
const maxLines = 4000

func (p *typist) Read(b []byte) (int, error) {
	p.check()
	p.out.Reset()
	if p.lines++; p.lines > maxLines {
		return 0, io.EOF
	}
	p.typed = p.next()
	return copy(b, p.typed+"\n"), nil
}

// next is what is typed next.
func (p *typist) next() string {
	v := p.table.View()
	if p.table.Asked().Question != tui.AskMove {
		return ""
	}
	named := map[string]game.Move{}
	for _, m := range append(v.Moves[:len(v.Moves):len(v.Moves)], v.Asides...) {
		name := strings.ToLower(p.lang.Voice(p.table.Game()).Choice(v, m))
		if other, taken := named[name]; taken {
			p.t.Errorf("%s: %s and %s are both called %q", p.lang, p.table.Format(m), p.table.Format(other), name)
		}
		named[name] = m
	}
	list := v.Lawful
	if len(v.Asides) > 0 && p.rng.IntN(4) == 0 {
		list = v.Asides
	}
	m := list[p.rng.IntN(len(list))]
	switch c := m.Card(); {
	case p.rng.IntN(3) == 0 && m.Kind() != game.Plays:
		return keyboard.Replace(p.lang.Voice(p.table.Game()).Choice(v, m))
	case m.Kind() == game.Plays && p.rng.IntN(2) == 0:
		return p.lang.Short(c)
	default:
		return p.table.Format(m)
	}
}

var unfinished = regexp.MustCompile(`%!|<nil>|\{\}|^$| $`)

// check looks at what was shown since the last line typed: it was understood, and each line is a whole one.
func (p *typist) check() {
	shown := p.out.String()
	if misread := (tui.Style{}).Paint(p.lang.Terminal().Misread(p.typed)); strings.Contains(shown, misread) {
		p.t.Errorf("%s: what the table offers is not understood: %q", p.lang, p.typed)
	}
	for line := range strings.Lines(shown) {
		if line = strings.TrimSuffix(line, "\n"); unfinished.MatchString(line) {
			p.t.Errorf("%s: a line is not whole: %q", p.lang, line)
		}
	}
}

// Whatever the table offers can be typed as it stands there, in every language, to the end of a match.
func TestWhatIsOfferedCanBeTyped(t *testing.T) {
	for _, row := range []struct {
		game  string
		seats int
		set   map[string]string
	}{
		{"drogue", 4, map[string]string{"length": "4"}},
		{"drogue", 4, map[string]string{"length": "4", "discipline": "watchful", "speech": "mute", "partners": "kings", "tells": "free"}},
		{"polignac", 7, map[string]string{"slam": "chelem+generale", "target": "10"}},
		{"polignac", 3, map[string]string{"discipline": "strict", "target": "10"}},
		{"slobberhannes", 5, nil},
		{"napoleon", 6, map[string]string{"length": "1", "joker": "on", "blucher": "7/9"}},
	} {
		g, _ := games.Find(row.game)
		for i, lang := range say.Langs {
			t.Run(fmt.Sprint(row.game, row.seats, lang), func(t *testing.T) {
				at := table(t, g, row.set, row.seats, byte(i))
				out := &bytes.Buffer{}
				p := &typist{t: t, table: at, lang: lang, rng: rand.New(rand.NewPCG(uint64(i), 1)), out: out}
				if err := tui.Play(context.Background(), at, lang, p, out, tui.Style{}, false); err != nil {
					t.Fatal(err)
				}
				if !at.View().Over {
					t.Errorf("after %d lines the match is not over; the last was %q:\n%s", p.lines, p.typed, out)
				}
			})
		}
	}
}

// Who plays on for somebody is told: another, a computer while he is gone, and he himself again.
func TestWhoPlaysOnIsTold(t *testing.T) {
	teller := tui.Teller{Lang: say.En, Game: "polignac", About: &say.Table{Names: []string{"Anna", "Ben", "Carla", "Dan"}}}
	for want, e := range map[string]tui.Taken{
		"Dan plays on for Ben.":             {By: 1, Name: "Dan"},
		"Ben is gone; a computer plays on.": {By: 1, Name: "Ben", Computer: true},
		"Ben is back.":                      {By: 1, Name: "Ben"},
	} {
		if got := teller.Event(e); len(got) != 1 || got[0].Text != want {
			t.Errorf("%+v is told as %v, want %q", e, got, want)
		}
	}
}
