package swarm

import (
	"bytes"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/net/html"
)

// A felt is what a page has put together last: the table as a browser would draw it, in the pieces in which it came.
type felt []string

// mark is the value of an attribute, as it stands in the felt first.
func (f felt) mark(name string) (value string, ok bool) {
	for _, piece := range f {
		if _, rest, ok := strings.Cut(piece, " "+name+`="`); ok {
			value, _, ok = strings.Cut(rest, `"`)
			return value, ok
		}
	}
	return "", false
}

// size is the bytes of the felt.
func (f felt) size() (n int) {
	for _, piece := range f {
		n += len(piece)
	}
	return n
}

// at is the position in the log of the table that the felt shows.
func (f felt) at() uint64 {
	text, _ := f.mark("data-at")
	at, _ := strconv.ParseUint(text, 10, 64)
	return at
}

// on tells whether it is the turn of who looks.
func (f felt) on() bool {
	return slices.ContainsFunc(f, func(piece string) bool { return strings.Contains(piece, " data-you-are-on") })
}

// command stands before the name of every command in a felt.
const command = `name="do" value="`

// offers is the commands that the felt has forms for.
func (f felt) offers() (commands []string) {
	for _, piece := range f {
		for _, rest, ok := strings.Cut(piece, command); ok; _, rest, ok = strings.Cut(rest, command) {
			do, _, _ := strings.Cut(rest, `"`)
			commands = append(commands, do)
		}
	}
	return commands
}

// choices is everything that the felt offers to do with a command, each as its form would send it: a button that works, an entry
// of a list, one of several round buttons. What lies in a closed drawer is none of it. Cards of the hand come first, hand tells
// how many they are.
func (f felt) choices(do string) (all []url.Values, hand int) {
	var cards, others []url.Values
	var fields url.Values // of the form in hand; nil outside
	var list string       // the list in hand
	var drawer string     // the element that is a closed drawer; empty outside
	deep := 0             // elements of that kind, one in another
	add := func(name, value string, card bool) {
		if fields.Get("do") != do {
			return
		}
		choice := url.Values{}
		for k, v := range fields {
			choice[k] = v
		}
		if name != "" {
			choice.Set(name, value)
		}
		if card {
			cards = append(cards, choice)
		} else {
			others = append(others, choice)
		}
	}
	for z := html.NewTokenizer(strings.NewReader(strings.Join(f, ""))); ; {
		switch z.Next() {
		case html.ErrorToken:
			return append(cards, others...), len(cards)
		case html.EndTagToken:
			switch name, _ := z.TagName(); {
			case string(name) == drawer:
				if deep--; deep == 0 {
					drawer = ""
				}
			case string(name) == "form":
				fields = nil
			}
		case html.StartTagToken, html.SelfClosingTagToken:
			raw := z.Raw()
			name, more := z.TagName()
			if drawer != "" {
				if string(name) == drawer {
					deep++
				}
				continue
			}
			if bytes.Contains(raw, []byte(" popover ")) {
				drawer, deep = string(name), 1
				continue
			}
			if string(name) == "form" {
				fields = url.Values{}
				continue
			}
			if fields == nil {
				continue
			}
			tag := read(z, string(name), more)
			switch {
			case tag.has("disabled") || tag.attr["aria-disabled"] == "true" || tag.has("data-why"):
			case tag.name == "select":
				list = tag.attr["name"]
			case tag.name == "option":
				add(list, tag.attr["value"], false)
			case tag.name == "input" && tag.attr["type"] == "radio":
				add(tag.attr["name"], tag.attr["value"], false)
			case tag.name == "input":
				fields.Set(tag.attr["name"], tag.attr["value"])
			case tag.name == "button" && tag.attr["type"] != "button" && (tag.attr["name"] != "" || do != "move"):
				add(tag.attr["name"], tag.attr["value"], tag.has("data-legal"))
			}
		}
	}
}

// tag is the beginning of an element.
type tag struct {
	name string
	attr map[string]string
}

func (t *tag) has(name string) bool { _, ok := t.attr[name]; return ok }

func read(z *html.Tokenizer, name string, more bool) tag {
	t := tag{name: name, attr: map[string]string{}}
	for more {
		var key, value []byte
		key, value, more = z.TagAttr()
		t.attr[string(key)] = string(value)
	}
	return t
}
