package tui

import (
	"io"
	"strings"

	"bivouac/internal/say"
)

// Printer writes sentences and keeps the first error. It cites a clause of the rule book once, until it is told to forget.
type Printer struct {
	out   io.Writer
	style Style
	cited map[string]bool
	err   error
}

// NewPrinter writes to out.
func NewPrinter(out io.Writer, style Style) *Printer {
	return &Printer{out: out, style: style, cited: map[string]bool{}}
}

// Err is the first error of writing.
func (p *Printer) Err() error { return p.err }

func (p *Printer) write(text string) {
	if p.err == nil {
		_, p.err = io.WriteString(p.out, text)
	}
}

func (p *Printer) line(text string) { p.write(p.style.Paint(text) + "\n") }

// Lines prints sentences. The number of a clause, a page of the rule book, stands behind the first that rests on it.
func (p *Printer) Lines(lines []say.Line) {
	for _, l := range lines {
		if p.cited[l.Clause] {
			l.Clause = ""
		}
		p.cited[l.Clause] = true
		p.line(cited(l))
	}
}

// Forget makes that clauses are cited again.
func (p *Printer) Forget() { clear(p.cited) }

// cited is a sentence with the number of the clause it rests on.
func cited(l say.Line) string {
	if _, number, ok := strings.Cut(l.Clause, " "); ok {
		return l.Text + " [" + number + "]"
	}
	return l.Text
}
