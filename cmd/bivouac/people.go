package main

import (
	"errors"
	"os"

	"golang.org/x/term"

	"bivouac/game"
	"bivouac/internal/say"
	"bivouac/internal/tui"
)

// language is the language of what people read, as a flag.
type language struct {
	Lang string `help:"Language: en, de or fr; otherwise that of the environment." enum:"en,de,fr," default:"" placeholder:"en|de|fr"`
}

// lang is the language chosen, else that of the environment.
func (l *language) lang() say.Lang {
	if l.Lang != "" {
		return say.Lang(l.Lang)
	}
	for _, key := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := os.Getenv(key); value != "" { // the first that is set decides, as everywhere
			return say.Match(value)
		}
	}
	return say.En
}

// tell is an error of settings as a sentence of the language; any other error stays as it is.
func (l *language) tell(g *game.Game, err error) error {
	var refused *game.OptionError
	if errors.As(err, &refused) && l.lang().Voice(g.Key) != nil {
		return errors.New(l.lang().OptionError(g.Key, refused))
	}
	return err
}

// looks is how people see cards, as flags.
type looks struct {
	Suits     string `help:"Show suits as symbols or letters." enum:"symbols,letters" default:"symbols"`
	FourColor bool   `help:"Give each suit a colour of its own."`
}

// style is how text is put where it goes: plain where nobody looks at a screen.
func (l *looks) style(c *console) tui.Style {
	s := tui.Style{Letters: l.Suits == "letters"}
	if f, ok := c.out.(*os.File); ok && isTerminal(f) {
		kind := os.Getenv("TERM")
		s.Width = func() int { return columns(f) }
		s.Colour = os.Getenv("NO_COLOR") == "" && kind != "" && kind != "dumb"
		s.Four = l.FourColor
	}
	return s
}

// isTerminal tells whether somebody sits there.
func isTerminal(stream any) bool {
	f, ok := stream.(*os.File)
	return ok && term.IsTerminal(int(f.Fd()))
}

// columns is the width of a terminal as it is now: its window may be drawn larger or smaller.
func columns(f *os.File) int {
	if width, _, err := term.GetSize(int(f.Fd())); err == nil && width > 0 {
		return width
	}
	return 80
}
