package main

import (
	"bufio"
	"fmt"
	"io"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/hand"
	"bivouac/internal/say"
	"bivouac/internal/solo"
	"bivouac/internal/tui"
	"bivouac/record"
)

type replayCommand struct {
	File string `arg:"" help:"A record; - is standard input." placeholder:"FILE"`
	Eyes string `help:"Tell only what this player saw: his hand, and what lay open." placeholder:"NAME"`
	language
	looks
}

// Run tells the matches of a file.
func (r *replayCommand) Run(c *console) error {
	in, err := open(c, r.File)
	if err != nil {
		return err
	}
	defer in.Close()
	if err := replay(in, c.out, r.Eyes, r.lang(), r.style(c)); err != nil {
		return fmt.Errorf("%s: %w", r.File, err)
	}
	return nil
}

// replay tells people what happened in the matches of a record: with all hands, or with the eyes of who has a name. What
// stands before a fault is told.
func replay(in io.Reader, out io.Writer, eyes string, l say.Lang, style tui.Style) error {
	w := bufio.NewWriter(out)
	printer := tui.NewPrinter(w, style)
	teller := tui.Teller{Lang: l}
	found := eyes == ""
	for e, err := range record.Replay(in, games.Find) {
		if err != nil {
			w.Flush() // a fault of the record is worth more than one of writing
			return err
		}
		var lines []say.Line
		if h, ok := e.Input.(record.Head); ok {
			if teller.About != nil {
				fmt.Fprintln(w)
			}
			teller.Game, teller.About = h.Game, &say.Table{Settings: e.Settings}
			for _, p := range e.Players {
				teller.About.Names = append(teller.About.Names, p.Name)
			}
			lines = append(lines, say.Line{Text: l.Terminal().Seated(l.Voice(h.Game).Name(), teller.About.Names...)})
		}
		if seen := solo.Seen(e); seen != nil {
			lines = append(lines, teller.Event(seen)...)
		}
		if d, ok := e.Input.(record.Deal); ok {
			printer.Forget()
			lines = append(lines, hands(&teller, eyes, d)...)
		}
		for s, p := range e.Players {
			teller.About.Names[s] = p.Name
			found = found || p.Name == eyes
		}
		if printer.Lines(lines); printer.Err() != nil {
			return printer.Err()
		}
	}
	if err := w.Flush(); err != nil {
		return err
	}
	if !found {
		return fmt.Errorf("nobody here is called %s", eyes)
	}
	return nil
}

// hands is what everybody was dealt, and what nobody was; or what one player was.
func hands(t *tui.Teller, eyes string, d record.Deal) []say.Line {
	var lines []say.Line
	laid := func(text string) string {
		set, _ := card.ParseSet(text) // the deal has been checked
		return t.Lang.Shorts(hand.Sort(t.Game, t.About.Settings, card.NoSuit, set)...)
	}
	for s, text := range d.Hands {
		if text != "" && (eyes == "" || t.About.Name(game.Seat(s)) == eyes) {
			lines = append(lines, say.Line{Text: t.Lang.Terminal().Holds(t.About.Name(game.Seat(s)), laid(text))})
		}
	}
	if d.Rest != "" && eyes == "" {
		lines = append(lines, say.Line{Text: t.Lang.Terminal().Rest(laid(d.Rest))})
	}
	return lines
}
