package ruling

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"bivouac/card"
	"bivouac/game"
)

// Question is one question that is read, or an object within it. Its readers keep the first error, so that a desk reads
// straight through and asks Failed once, before it works with what it has read. A field that nobody reads is refused.
type Question struct {
	Game *game.Game
	Ask  string // what is asked
	Lang string // the language of the sentences: en, de or fr

	root     *Question // the question itself, also of an object within it
	path     string    // where this object stands, as "deal." or "tricks[2]."; empty of the question itself
	fields   map[string]json.RawMessage
	known    map[string]bool // the fields that somebody has read or asked for
	settings game.Settings

	// The rest is used in the root alone.
	inner []*Question
	seen  card.Set // cards named so far: none can lie in two places
	err   *Error
}

// read opens a line as a question.
func read(line []byte) (*Question, *Error) {
	if len(line) > MaxLine {
		return nil, &Error{"size", fmt.Sprintf("a question has at most %d bytes", MaxLine)}
	}
	if !utf8.Valid(line) {
		return nil, &Error{"json", "a question is written in UTF-8"}
	}
	if text := bytes.TrimSpace(line); len(text) == 0 || text[0] != '{' {
		return nil, &Error{"json", "a question is one JSON object"}
	}
	q := &Question{known: map[string]bool{"game": true, "ask": true, "lang": true, "options": true}}
	q.root = q
	if err := json.Unmarshal(line, &q.fields); err != nil {
		return nil, &Error{"json", err.Error()}
	}
	return q, nil
}

// Fail refuses the question with a code (json, game, ask, field, card, option or size) and a message. The first call stands.
func (q *Question) Fail(code, message string) {
	if q.root.err == nil {
		q.root.err = &Error{code, message}
	}
}

// Failed tells whether something read so far was wrong: what the readers gave is then not to be used.
func (q *Question) Failed() bool { return q.root.err != nil }

// Settings is the options of the question, completed with the defaults.
func (q *Question) Settings() game.Settings { return q.root.settings }

// Has tells whether the field is there and not null.
func (q *Question) Has(key string) bool {
	q.known[key] = true
	raw, ok := q.fields[key]
	return ok && string(raw) != "null"
}

// Cards reads a list of min to max cards of the pack. No card may stand in two places of a question.
func (q *Question) Cards(key string, pack card.Set, min, max int) []card.Card {
	var cards []card.Card
	for i, raw := range q.list(key, min, max) {
		text, ok := asText(raw)
		if !ok {
			q.Fail("card", fmt.Sprintf("%s[%d] is no card: two letters are wanted, as \"TS\"", q.name(key), i))
			return nil
		}
		c, err := card.Parse(short(text))
		switch {
		case err != nil:
			q.Fail("card", q.name(key)+": "+err.Error())
		case !pack.Has(c):
			q.Fail("card", fmt.Sprintf("%s: %s is not in the pack of this game", q.name(key), c))
		case q.root.seen.Has(c):
			q.Fail("card", fmt.Sprintf("%s: %s is named twice", q.name(key), c))
		}
		if q.Failed() {
			return nil
		}
		q.root.seen |= c.Set()
		cards = append(cards, c)
	}
	return cards
}

// Int reads a whole number from min to max.
func (q *Question) Int(key string, min, max int) int {
	raw, ok := q.want(key)
	if !ok {
		return min
	}
	return q.asInt(q.name(key), raw, min, max)
}

// IntOr reads a whole number from min to max, or where the field is null or not there.
func (q *Question) IntOr(key string, or, min, max int) int {
	if !q.Has(key) {
		return or
	}
	return q.Int(key, min, max)
}

// Ints reads a list of n whole numbers from min to max, or of any number of them where n is below 0.
func (q *Question) Ints(key string, n, min, max int) []int {
	least, most := n, n
	if n < 0 {
		least, most = 0, MaxLine
	}
	var out []int
	for i, raw := range q.list(key, least, most) {
		out = append(out, q.asInt(fmt.Sprintf("%s[%d]", q.name(key), i), raw, min, max))
	}
	if q.Failed() {
		return make([]int, least)
	}
	return out
}

// Bools reads a list of n truths.
func (q *Question) Bools(key string, n int) []bool {
	out := make([]bool, n)
	for i, raw := range q.list(key, n, n) {
		out[i] = q.asBool(fmt.Sprintf("%s[%d]", q.name(key), i), raw)
	}
	return out
}

// Bool reads true or false.
func (q *Question) Bool(key string) bool {
	raw, ok := q.want(key)
	return ok && q.asBool(q.name(key), raw)
}

// Word reads one of the words allowed.
func (q *Question) Word(key string, allowed ...string) string {
	raw, ok := q.want(key)
	if !ok {
		return allowed[0]
	}
	return q.asWord(q.name(key), raw, allowed)
}

// Words reads a list of at most max of the words allowed.
func (q *Question) Words(key string, max int, allowed ...string) []string {
	var out []string
	for i, raw := range q.list(key, 0, max) {
		out = append(out, q.asWord(fmt.Sprintf("%s[%d]", q.name(key), i), raw, allowed))
	}
	return out
}

// Suit reads the letter of a suit; null is card.NoSuit. The field must be there.
func (q *Question) Suit(key string) card.Suit {
	q.known[key] = true
	if raw, ok := q.fields[key]; ok && string(raw) == "null" {
		return card.NoSuit
	}
	s, _ := card.ParseSuit(q.Word(key, "C", "D", "H", "S")) // Word gives nothing else
	return s
}

// Object reads an object within this one, which shares its error. It is never nil.
func (q *Question) Object(key string) *Question {
	raw, ok := q.want(key)
	if !ok {
		return q.open(key, nil)
	}
	return q.open(key, raw)
}

// Objects reads a list of at most max objects.
func (q *Question) Objects(key string, max int) []*Question {
	var out []*Question
	for i, raw := range q.list(key, 0, max) {
		out = append(out, q.open(fmt.Sprintf("%s[%d]", key, i), raw))
	}
	return out
}

func (q *Question) open(key string, raw json.RawMessage) *Question {
	o := &Question{Game: q.Game, Ask: q.Ask, Lang: q.Lang, root: q.root, path: q.name(key) + ".", known: map[string]bool{}}
	if raw != nil && (raw[0] != '{' || json.Unmarshal(raw, &o.fields) != nil) {
		q.Fail("field", q.name(key)+" must be an object")
	}
	q.root.inner = append(q.root.inner, o)
	return o
}

// readSettings reads the options, each by itself; the desk has no table whose agreements could contradict each other.
func (q *Question) readSettings() game.Settings {
	given := map[string]string{}
	if q.Has("options") {
		var raw map[string]json.RawMessage
		var err error
		if json.Unmarshal(q.fields["options"], &raw) != nil {
			q.Fail("option", "options must be an object")
		} else if given, err = game.DecodeSettings(raw); err != nil {
			q.Fail("option", err.Error())
		}
	}
	s, err := q.Game.Fill(given)
	if err != nil {
		q.Fail("option", err.Error())
		s, _ = q.Game.Fill(nil) // the defaults are always allowed
	}
	return s
}

// refuseUnknown refuses a field that nobody has read: a misspelt one would otherwise be a default in silence.
func (q *Question) refuseUnknown() {
	for _, o := range append([]*Question{q}, q.inner...) {
		for _, key := range slices.Sorted(maps.Keys(o.fields)) {
			if !o.known[key] {
				q.Fail("field", o.path+short(key)+" is not asked for here")
			}
		}
	}
}

// want is a field that must be there and not null.
func (q *Question) want(key string) (json.RawMessage, bool) {
	if !q.Has(key) {
		q.Fail("field", q.name(key)+" is missing")
		return nil, false
	}
	return q.fields[key], true
}

// list is a field that must be a list of min to max values.
func (q *Question) list(key string, min, max int) []json.RawMessage {
	raw, ok := q.want(key)
	if !ok {
		return nil
	}
	var out []json.RawMessage
	if raw[0] != '[' || json.Unmarshal(raw, &out) != nil {
		q.Fail("field", q.name(key)+" must be a list")
		return nil
	}
	if len(out) < min || len(out) > max {
		wanted := strconv.Itoa(min)
		if max > min {
			wanted = fmt.Sprintf("%d to %d", min, max)
		}
		q.Fail("size", fmt.Sprintf("%s has %d entries, and %s are wanted", q.name(key), len(out), wanted))
		return nil
	}
	return out
}

func (q *Question) asInt(name string, raw json.RawMessage, min, max int) int {
	var n json.Number
	if raw[0] == '"' || json.Unmarshal(raw, &n) != nil || strings.ContainsAny(n.String(), ".eE") || n == "" {
		q.Fail("field", name+" must be a whole number")
		return min
	}
	i, err := strconv.Atoi(n.String())
	if err != nil || i < min || i > max {
		q.Fail("size", fmt.Sprintf("%s is %s, and %d to %d is wanted", name, n, min, max))
		return min
	}
	return i
}

func (q *Question) asBool(name string, raw json.RawMessage) bool {
	if s := string(raw); s != "true" && s != "false" {
		q.Fail("field", name+" must be true or false")
	}
	return string(raw) == "true"
}

func (q *Question) asWord(name string, raw json.RawMessage, allowed []string) string {
	text, ok := asText(raw)
	if ok {
		for _, word := range allowed {
			if word == text {
				return word
			}
		}
	}
	q.Fail("field", name+" must be one of "+strings.Join(allowed, ", "))
	return allowed[0]
}

// text is a field that should be a string; "" where it is none.
func (q *Question) text(key string) string {
	text, _ := asText(q.fields[key])
	return text
}

func asText(raw json.RawMessage) (text string, ok bool) {
	if len(raw) == 0 || raw[0] != '"' {
		return "", false
	}
	return text, json.Unmarshal(raw, &text) == nil
}

// name is where a field stands, for messages.
func (q *Question) name(key string) string { return q.path + key }

// short is a word of the question for a message.
func short(word string) string {
	if r := []rune(word); len(r) > 40 {
		return string(r[:40]) + "…"
	}
	return word
}
