package main

import (
	"bufio"
	"bytes"
	"errors"
	"io"
	"strings"

	"bivouac/game"
	"bivouac/internal/say"
	"bivouac/ruling"
)

type askCommand struct{}

// Run answers questions until the input ends.
func (askCommand) Run(c *console) error { return ask(c.in, c.out) }

// ask reads a question a line and writes an answer a line, in order, each as soon as it is known. Empty lines are passed over.
// A bad question is answered too, so the only errors are those of reading and writing.
func ask(in io.Reader, out io.Writer) error {
	lines := bufio.NewReader(in)
	for {
		line, err := readLine(lines, ruling.MaxLine)
		if line = bytes.TrimSpace(line); len(line) > 0 {
			if _, err := out.Write(append(ruling.Ask(line, reason), '\n')); err != nil {
				return err
			}
		}
		if errors.Is(err, io.EOF) {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// readLine reads one line of any length but keeps no more of it than is needed to see that it is longer than max.
func readLine(r *bufio.Reader, max int) ([]byte, error) {
	var line []byte
	for {
		part, err := r.ReadSlice('\n')
		line = append(line, part[:min(len(part), max+2-len(line))]...)
		if !errors.Is(err, bufio.ErrBufferFull) {
			return line, err
		}
	}
}

// reason is the sentence of what follows at the table, or of a refused card or call, in the language of the question; the clause
// alone must do for the rest.
func reason(q *ruling.Question, r *ruling.Reason) string {
	lang := say.Lang(q.Lang)
	voice := lang.Voice(q.Game.Key)
	switch {
	case r.Note != nil:
		t := say.Table{Settings: q.Settings()}
		for seat := range game.MaxSeats {
			t.Names = append(t.Names, lang.Terminal().Nameless(seat))
		}
		var text []string
		for _, line := range voice.Note(&t, r.Note) {
			text = append(text, line.Text)
		}
		return strings.Join(text, " ")
	case r.Refusal != nil:
		v := r.View
		if v == nil { // the refusal says all: any table will do
			opened := q.Game.New(q.Settings(), q.Game.MinSeats, 0).Look(0)
			v = &opened
		}
		return voice.Refusal(v, r.Refusal).Text
	}
	return ""
}
