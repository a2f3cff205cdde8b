package tui

import (
	"strings"

	"bivouac/docs/rules"
)

// rules opens the rule book: its table of contents, or the page of a number ("6", "§6") or of the start of a title.
func (s *session) rules(page string) {
	book, err := rules.Read(s.Game, string(s.Lang))
	if err != nil {
		s.line(err.Error())
		return
	}
	if page == "" {
		s.line(s.words.Pages(book.Title))
		for i := range book.Sections {
			s.line("  " + title(&book.Sections[i]))
		}
		return
	}
	section, ok := find(book, strings.ToLower(strings.TrimPrefix(page, "§")))
	if !ok {
		s.line(s.words.NoPage(page))
		return
	}
	s.line(title(section))
	for i := range section.Paragraphs {
		for _, line := range paragraph(&section.Paragraphs[i]) {
			s.line(line)
		}
	}
}

// title is the headline of a page, first what one types to open it.
func title(s *rules.Section) string {
	if s.Number == "" {
		return s.Title
	}
	return strings.TrimPrefix(s.Number, "§") + "  " + s.Title
}

// find is the page of an anchor, else the first whose title begins so.
func find(book *rules.Book, page string) (*rules.Section, bool) {
	if section, ok := book.Section(page); ok {
		return section, true
	}
	for i := range book.Sections {
		if strings.HasPrefix(strings.ToLower(book.Sections[i].Title), page) {
			return &book.Sections[i], true
		}
	}
	return nil, false
}

// paragraph is the lines of a paragraph, each with its marks.
func paragraph(p *rules.Paragraph) []string {
	switch p.Kind {
	case rules.Heading:
		return []string{"", unstyled(p.Text)}
	case rules.Table:
		var lines []string
		for _, r := range p.Rows {
			cells := make([]string, len(r.Cells))
			for i, cell := range r.Cells {
				cells[i] = unstyled(cell)
			}
			lines = append(lines, "  "+strings.Join(cells, " | ")+marks(r.Marks))
		}
		if len(p.Marks) > 0 {
			lines = append(lines, " "+marks(p.Marks))
		}
		return lines
	case rules.Item, rules.Step:
		return []string{"- " + unstyled(p.Text) + marks(p.Marks)}
	}
	return []string{unstyled(p.Text) + marks(p.Marks)}
}

// unstyled is a text without the marks of emphasis.
func unstyled(text string) string {
	var b strings.Builder
	for _, span := range rules.Spans(text) {
		b.WriteString(span.Text)
	}
	return b.String()
}

func marks(list []rules.Mark) string {
	text := ""
	for _, m := range list {
		text += " [" + string(m) + "]"
	}
	return text
}
