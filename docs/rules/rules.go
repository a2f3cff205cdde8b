// Package rules is the rule books: a text per game and language, every paragraph with the mark of where it comes from.
package rules

import (
	"embed"
	"fmt"
	"regexp"
	"strings"
	"unicode"
)

//go:embed *.md
var files embed.FS

// Mark is where a rule comes from.
type Mark string

// The marks.
const (
	Booklet Mark = "B" // the booklet of 1836, as the page reports it
	Page    Mark = "P" // the rules page
	Ours    Mark = "O" // our decision, where both are silent
)

// Book is the rules of one game in one language.
type Book struct {
	Game, Lang string
	Title      string
	Sections   []Section
}

// Section is one section of a book. Numbered sections have the numbers of the clauses that refusals and settlements cite.
type Section struct {
	Number     string // "§6", empty for a section without a number
	Anchor     string // the id to link to: "6" for §6, else made of the title
	Title      string // without the number
	Paragraphs []Paragraph
}

// Kind is what a paragraph is.
type Kind uint8

// The kinds of paragraphs.
const (
	Text    Kind = iota
	Item         // of a list
	Step         // of a numbered list
	Heading      // inside a section
	Table
)

// Paragraph is one paragraph of a section.
type Paragraph struct {
	Kind  Kind
	Text  string // with *emphasis* and **strong** words, see Spans; empty for a table
	Rows  []Row  // of a table, the head first
	Marks []Mark
}

// Row is one row of a table. A last cell that holds marks alone is the marks of the row.
type Row struct {
	Cells []string
	Marks []Mark
}

// Span is words of one look.
type Span struct {
	Text             string
	Emphasis, Strong bool
}

// Read opens the book of a game, as "drogue", in a language, as "de".
func Read(game, lang string) (*Book, error) {
	text, err := files.ReadFile(game + "." + lang + ".md")
	if err != nil {
		return nil, fmt.Errorf("there is no rule book of %q in %q", game, lang)
	}
	b := parse(string(text))
	b.Game, b.Lang = game, lang
	return b, nil
}

// Section finds a section by its anchor.
func (b *Book) Section(anchor string) (*Section, bool) {
	for i := range b.Sections {
		if b.Sections[i].Anchor == anchor {
			return &b.Sections[i], true
		}
	}
	return nil, false
}

// Clause reads a clause as refusals and settlements cite it: "drogue §6" is the game "drogue" and the anchor "6".
func Clause(clause string) (game, anchor string, ok bool) {
	return strings.Cut(clause, " §")
}

// Spans cuts a text into its plain, emphasised and strong parts.
func Spans(text string) []Span {
	var spans []Span
	for _, part := range looks.FindAllStringSubmatch(text, -1) {
		switch {
		case part[1] != "":
			spans = append(spans, Span{Text: part[1], Strong: true})
		case part[2] != "":
			spans = append(spans, Span{Text: part[2], Emphasis: true})
		default:
			spans = append(spans, Span{Text: part[0]})
		}
	}
	return spans
}

var (
	looks  = regexp.MustCompile(`\*\*([^*]+)\*\*|\*([^*]+)\*|[^*]+|\*`)
	tail   = regexp.MustCompile(`(?:\s*\[[BPO]\])+$`)
	step   = regexp.MustCompile(`^\d+\. `)
	ruling = regexp.MustCompile(`^[|\s:-]+$`)
)

func parse(text string) *Book {
	b := new(Book)
	for block := range strings.SplitSeq(strings.TrimSpace(text), "\n\n") {
		lines := strings.Split(strings.Trim(block, "\n"), "\n")
		for len(lines) > 0 && lines[0] != "" {
			n := 1
			switch line := lines[0]; {
			case strings.HasPrefix(line, "# "):
				b.Title = line[2:]
			case strings.HasPrefix(line, "## "):
				b.Sections = append(b.Sections, section(line[3:]))
			default:
				for n < len(lines) && continues(line, lines[n]) {
					n++
				}
				if last := len(b.Sections) - 1; last >= 0 {
					b.Sections[last].Paragraphs = append(b.Sections[last].Paragraphs, paragraph(lines[:n]))
				}
			}
			lines = lines[n:]
		}
	}
	return b
}

// continues tells whether next belongs to the paragraph that starts with first: a row of a table, and the marks under it;
// further lines of a text.
func continues(first, next string) bool {
	switch {
	case strings.HasPrefix(first, "|"):
		return strings.HasPrefix(next, "|") || tail.FindString(next) == next
	case strings.HasPrefix(first, "### "):
		return false
	}
	return !strings.HasPrefix(next, "- ") && !step.MatchString(next) && !strings.HasPrefix(next, "|") && !strings.HasPrefix(next, "#")
}

func section(title string) Section {
	if rest, ok := strings.CutPrefix(title, "§"); ok {
		number, title, _ := strings.Cut(rest, " ")
		return Section{Number: "§" + number, Anchor: number, Title: title}
	}
	anchor := strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return '-'
	}, title)
	return Section{Anchor: anchor, Title: title}
}

func paragraph(lines []string) Paragraph {
	if strings.HasPrefix(lines[0], "|") {
		return table(lines)
	}
	p := Paragraph{Kind: Text}
	trimmed := make([]string, len(lines))
	for i, line := range lines {
		trimmed[i] = strings.TrimSpace(line)
	}
	p.Text, p.Marks = marks(strings.Join(trimmed, " "))
	if rest, ok := strings.CutPrefix(p.Text, "### "); ok {
		p.Kind, p.Text = Heading, rest
	} else if rest, ok := strings.CutPrefix(p.Text, "- "); ok {
		p.Kind, p.Text = Item, rest
	} else if n := step.FindString(p.Text); n != "" {
		p.Kind, p.Text = Step, p.Text[len(n):]
	}
	return p
}

func table(lines []string) Paragraph {
	p := Paragraph{Kind: Table}
	for _, line := range lines {
		switch {
		case !strings.HasPrefix(line, "|"):
			_, p.Marks = marks(line)
		case !ruling.MatchString(line):
			row := Row{Cells: strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|")}
			for i := range row.Cells {
				row.Cells[i] = strings.TrimSpace(row.Cells[i])
			}
			last := len(row.Cells) - 1
			if rest, found := marks(row.Cells[last]); rest == "" && (found != nil || p.Rows == nil) {
				row.Cells, row.Marks = row.Cells[:last], found
			}
			p.Rows = append(p.Rows, row)
		}
	}
	return p
}

// marks cuts the marks off the end of a text.
func marks(text string) (string, []Mark) {
	var found []Mark
	end := tail.FindString(text)
	for _, m := range strings.Fields(strings.NewReplacer("[", " ", "]", " ").Replace(end)) {
		found = append(found, Mark(m))
	}
	return text[:len(text)-len(end)], found
}
