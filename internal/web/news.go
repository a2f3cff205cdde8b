package web

import (
	"bytes"
	"strconv"
)

// A push tells what is new in a felt. A felt is cut into pieces, and every line of a push is a step from the felt that the page
// has to the one that it gets:
//
//	=12     the next twelve pieces stay
//	-3      the next three go
//	+<li>…  this piece comes
//
// A page that has none yet gets all pieces of it so. Which pieces there are follows from both felts alone, which are open to
// who gets them.

// shown is a felt as a page has it.
type shown struct {
	felt []byte
	cuts []int // where its pieces end
}

// show takes a felt over and cuts it into its pieces: before every element that may come, go or change by itself.
func (s *shown) show(felt []byte) {
	s.felt, s.cuts = append(s.felt[:0], felt...), s.cuts[:0]
	for at := 1; at < len(felt); at++ {
		next := bytes.IndexByte(felt[at:], '<')
		if next < 0 {
			break
		}
		if at += next; byItself(felt[at+1:]) {
			s.cuts = append(s.cuts, at)
		}
	}
	if len(felt) > 0 {
		s.cuts = append(s.cuts, len(felt))
	}
}

// byItself tells whether a tag begins such an element.
func byItself(tag []byte) bool {
	is := func(name string) bool {
		return len(tag) > len(name) && string(tag[:len(name)]) == name && (tag[len(name)] == ' ' || tag[len(name)] == '>')
	}
	switch tag[0] {
	case 'b':
		return is("button")
	case 'd':
		return is("div")
	case 'f':
		return is("form")
	case 'l':
		return is("li")
	case 'p':
		return is("p")
	case 'r':
		return is("rect") // with which the drawing of a face or a card begins: it stays where its name changes
	case 's':
		return is("section")
	}
	return false
}

// piece is a piece of the felt.
func (s *shown) piece(i int) []byte {
	if i == 0 {
		return s.felt[:s.cuts[0]]
	}
	return s.felt[s.cuts[i-1]:s.cuts[i]]
}

// news writes the steps from one felt to the next, each as a line of an event of a stream.
func news(out *bytes.Buffer, before, after *shown) {
	stay, at := 0, 0
	step := func(sign byte, n int) {
		if n > 0 {
			out.WriteString("data: ")
			out.WriteByte(sign)
			out.Write(strconv.AppendInt(out.AvailableBuffer(), int64(n), 10))
			out.WriteByte('\n')
		}
	}
	for i := range after.cuts {
		piece := after.piece(i)
		ahead := before.find(piece, at)
		if ahead != 0 {
			step('=', stay)
			stay = 0
		}
		if ahead < 0 {
			out.WriteString("data: +")
			inLine(out, piece)
			out.WriteByte('\n')
			continue
		}
		step('-', ahead)
		at += ahead + 1
		stay++
	}
	step('=', stay)
}

// farthest is how far ahead a piece is looked for, and distinct how long one must be that is not met there by chance.
const (
	farthest = 64
	distinct = 24
)

// find is how many pieces lie between position at and the one that is looked for, -1 where it does not come.
func (s *shown) find(piece []byte, at int) int {
	for ahead := range min(farthest, len(s.cuts)-at) {
		if is := s.piece(at + ahead); len(is) == len(piece) && (ahead == 0 || len(piece) >= distinct) && bytes.Equal(is, piece) {
			return ahead
		}
	}
	return -1
}

// inLine writes HTML without an end of a line.
func inLine(out *bytes.Buffer, html []byte) {
	for {
		end := bytes.IndexAny(html, "\r\n")
		if end < 0 {
			out.Write(html)
			return
		}
		out.Write(html[:end])
		if html[end] == '\n' {
			out.WriteString("&#10;")
		}
		html = html[end+1:]
	}
}
