// Package ruling is the rulings desk: a question about a position, asked as data, answered as data.
//
//	{"game":"drogue","ask":"legal","trump":"H","trick":["KS"],"hand":["AS","9S"]}
//	{"cards":["AS"],"why":[{"card":"9S","clause":"drogue §6"}]}
//
// A question says which game and what is asked; which fields it has beside that, each desk says. Two more may stand in
// every question: "options", an object with any options of the game, the others having their defaults, and "lang", the
// language of the sentences of the answer.
package ruling

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"bivouac/card"
	"bivouac/game"
)

// MaxLine is the longest question that is read, in bytes.
const MaxLine = 64 << 10

// desks answer for the games.
var desks = map[string]desk{
	"drogue":        drogueDesk,
	"napoleon":      napoleonDesk,
	"polignac":      polignacDesk,
	"slobberhannes": slobberhannesDesk,
}

// langs are the languages in which reasons are told, the first where a question names none.
var langs = []string{"en", "de", "fr"}

// desk answers the questions of one game. An answer is a struct or map that marshals to the JSON of the answer;
// where it embeds Why, its reasons get their sentences.
type desk struct {
	game    *game.Game
	answers map[string]func(q *Question) any
}

// Reason is why an answer is what it is: of one card or call, or of the whole, with the clause of the rules it rests on.
type Reason struct {
	Card   string `json:"card,omitempty"`
	Call   string `json:"call,omitempty"`
	Clause string `json:"clause"`
	Text   string `json:"text,omitempty"`

	// What the sentence is made from: where a card or call is refused, the refusal and what its player sees; where the
	// answer is what follows at the table, the note of it. Each may be nil.
	Refusal *game.Refusal `json:"-"`
	View    *game.View    `json:"-"`
	Note    game.Note     `json:"-"`
}

// Why is embedded in an answer that gives its reasons.
type Why struct {
	Why []Reason `json:"why,omitempty"`
}

func (w Why) reasons() []Reason { return w.Why }

// Tell finds the sentence for a reason, in the language of the question; "" where there is nothing to say.
type Tell func(q *Question, r *Reason) string

// Error is why a question is not answered. Code is one of json, game, ask, field, card, option and size; the message is
// for programmers, in English.
type Error struct {
	Code    string `json:"code"`
	Message string `json:"message"`
}

// Ask answers one question: one line of JSON, without the newline. tell adds the sentences and may be nil.
func Ask(line []byte, tell Tell) []byte {
	answer, err := ask(line, tell)
	if err != nil {
		return encode(map[string]*Error{"error": err})
	}
	return encode(answer)
}

func ask(line []byte, tell Tell) (any, *Error) {
	q, err := read(line)
	if err != nil {
		return nil, err
	}
	key := q.text("game")
	desk, ok := desks[key]
	if !ok {
		q.Fail("game", fmt.Sprintf("there is no game %q; there are %s", short(key), list(desks)))
		return nil, q.root.err
	}
	q.Game, q.Ask, q.Lang = desk.game, q.text("ask"), langs[0]
	answers, ok := desk.answers[q.Ask]
	if !ok {
		q.Fail("ask", fmt.Sprintf("%s has no question %q; there are %s", key, short(q.Ask), list(desk.answers)))
		return nil, q.root.err
	}
	if q.Has("lang") {
		q.Lang = q.Word("lang", langs...)
	}
	q.settings = q.readSettings()
	answer := answers(q)
	q.refuseUnknown()
	if q.Failed() {
		return nil, q.root.err
	}
	if w, ok := answer.(interface{ reasons() []Reason }); ok && tell != nil {
		for i := range w.reasons() {
			w.reasons()[i].Text = tell(q, &w.reasons()[i])
		}
	}
	return answer, nil
}

// cardsAnswer answers what may be played.
type cardsAnswer struct {
	Cards []string `json:"cards"`
	Why
}

// legal answers which cards of a hand may be played, and of the others why not. v is what the player sees, v.Moves is what
// he may do.
func legal(q *Question, v *game.View) any {
	var may card.Set
	for _, m := range v.Moves {
		may |= m.Card().Set()
	}
	answer := cardsAnswer{Cards: may.Texts()}
	for c := range (v.Hand &^ may).Each() {
		if r := q.Game.Why(v, game.PlayOf(c)); r != nil {
			answer.Why.Why = append(answer.Why.Why, Reason{Card: c.String(), Clause: r.Clause, Refusal: r, View: v})
		}
	}
	return answer
}

// encode writes a line of JSON as it is read by people too: signs such as < stay what they are.
func encode(v any) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(v); err != nil {
		panic(err) // answers are made of strings, numbers, lists and structs of these, which always marshal
	}
	return bytes.TrimSuffix(b.Bytes(), []byte("\n"))
}

// list writes the keys of a map for people, in alphabetical order.
func list[V any](m map[string]V) string {
	return strings.Join(slices.Sorted(maps.Keys(m)), ", ")
}
