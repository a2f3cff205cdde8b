package rules

import (
	"reflect"
	"slices"
	"strings"
	"testing"
)

var langs = []string{"en", "de", "fr"}

func games(t *testing.T) []string {
	t.Helper()
	entries, err := files.ReadDir(".")
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, e := range entries {
		if name, _, _ := strings.Cut(e.Name(), "."); !slices.Contains(names, name) {
			names = append(names, name)
		}
	}
	return names
}

// A clause that is cited must lead to the same rule whatever language is read, and every rule says where it comes from.
func TestBooksAgreeInAllLanguages(t *testing.T) {
	for _, game := range games(t) {
		var first *Book
		for _, lang := range langs {
			b, err := Read(game, lang)
			if err != nil {
				t.Error(err)
				continue
			}
			if b.Title == "" {
				t.Errorf("%s.%s has no title", game, lang)
			}
			if first == nil {
				first = b
			}
			if got, want := len(b.Sections), len(first.Sections); got != want {
				t.Errorf("%s.%s has %d sections, %s has %d", game, lang, got, first.Lang, want)
				continue
			}
			for i := range b.Sections {
				s, f := &b.Sections[i], &first.Sections[i]
				if s.Number != f.Number {
					t.Errorf("%s.%s: section %q is %q in %s", game, lang, s.Number, f.Number, first.Lang)
				}
				if len(s.Paragraphs) == 0 {
					t.Errorf("%s.%s: section %q is empty", game, lang, s.Title)
				}
				for j := range s.Paragraphs {
					p := &s.Paragraphs[j]
					if !marked(p) {
						t.Errorf("%s.%s: in section %q this paragraph has no mark: %s", game, lang, s.Number+" "+s.Title, start(p))
					}
					if j < len(f.Paragraphs) && !sameShape(p, &f.Paragraphs[j]) {
						t.Errorf("%s.%s: in section %q paragraph %d is no translation of the %s one: another kind, marks or rows\n  %s\n  %s",
							game, lang, s.Number+" "+s.Title, j+1, first.Lang, start(p), start(&f.Paragraphs[j]))
						break
					}
				}
				if len(s.Paragraphs) != len(f.Paragraphs) {
					t.Errorf("%s.%s: section %q has %d paragraphs, in %s %d", game, lang, s.Number+" "+s.Title, len(s.Paragraphs), first.Lang, len(f.Paragraphs))
				}
			}
		}
	}
}

func marked(p *Paragraph) bool {
	switch {
	case p.Kind == Heading || len(p.Marks) > 0:
		return true
	case p.Kind == Table:
		return !slices.ContainsFunc(p.Rows[1:], func(r Row) bool { return len(r.Marks) == 0 })
	}
	return false
}

func sameShape(p, q *Paragraph) bool {
	return p.Kind == q.Kind && reflect.DeepEqual(p.Marks, q.Marks) && slices.EqualFunc(p.Rows, q.Rows, func(a, b Row) bool {
		return len(a.Cells) == len(b.Cells) && reflect.DeepEqual(a.Marks, b.Marks)
	})
}

func start(p *Paragraph) string {
	if p.Kind == Table {
		return strings.Join(p.Rows[0].Cells, " | ")
	}
	if r := []rune(p.Text); len(r) > 60 {
		return string(r[:60]) + "…"
	}
	return p.Text
}

func TestParse(t *testing.T) {
	b := parse(`# Thimble

## History

Old. [P]

## §6 Tricks
Follow *suit*
if you **can**. [B] [O]
- One. [B]
- Two,
  still two. [P]

1. First. [O]

### Ranks

| card | points | |
|---|---|---|
| A | 11 | [B] |
| K | 4 | [O] |

| a | b |
|---|---|
| 1 | 2 |
[P]
`)
	want := &Book{Title: "Thimble", Sections: []Section{
		{Anchor: "history", Title: "History", Paragraphs: []Paragraph{{Text: "Old.", Marks: []Mark{Page}}}},
		{Number: "§6", Anchor: "6", Title: "Tricks", Paragraphs: []Paragraph{
			{Text: "Follow *suit* if you **can**.", Marks: []Mark{Booklet, Ours}},
			{Kind: Item, Text: "One.", Marks: []Mark{Booklet}},
			{Kind: Item, Text: "Two, still two.", Marks: []Mark{Page}},
			{Kind: Step, Text: "First.", Marks: []Mark{Ours}},
			{Kind: Heading, Text: "Ranks"},
			{Kind: Table, Rows: []Row{
				{Cells: []string{"card", "points"}},
				{Cells: []string{"A", "11"}, Marks: []Mark{Booklet}},
				{Cells: []string{"K", "4"}, Marks: []Mark{Ours}},
			}},
			{Kind: Table, Rows: []Row{{Cells: []string{"a", "b"}}, {Cells: []string{"1", "2"}}}, Marks: []Mark{Page}},
		}},
	}}
	if !reflect.DeepEqual(b, want) {
		t.Errorf("got  %+v\nwant %+v", b, want)
	}
	spans := Spans("Follow *suit* if you **can**.")
	if len(spans) != 5 || spans[1] != (Span{Text: "suit", Emphasis: true}) || spans[3] != (Span{Text: "can", Strong: true}) {
		t.Errorf("Spans: %+v", spans)
	}
}

func TestClause(t *testing.T) {
	game, anchor, ok := Clause("drogue §6")
	if game != "drogue" || anchor != "6" || !ok {
		t.Errorf("Clause: %q %q %v", game, anchor, ok)
	}
	if _, _, ok := Clause("drogue"); ok {
		t.Error("a text without a clause was read as one")
	}
}
