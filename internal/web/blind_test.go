package web

import (
	"bytes"
	"compress/gzip"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http/httptest"
	"net/url"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/room"
	"bivouac/internal/store"
	"bivouac/internal/table"
)

// long looks from every seat.
var long = os.Getenv("BIVOUAC_LONG") == "1"

// unpack reads a gzip stream as far as it goes: one that is still open has no end.
func unpack(t *testing.T, packed []byte) string {
	t.Helper()
	z, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	out, err := io.ReadAll(z)
	if err != nil && err != io.ErrUnexpectedEOF {
		t.Fatal(err)
	}
	return string(out)
}

// people is four persons at a table whose first deal is dealt, with the log up to there.
func people(t *testing.T, g *game.Game, settings map[string]string, seats int) (id table.ID, bodies [][]byte) {
	t.Helper()
	s := open(t, nil)
	id, err := s.Rooms.Open(t.Context(), person(0).player(), room.Plan{Game: g.Key, Settings: settings, Seats: seats, Terms: table.Terms{Watch: true, Words: true}})
	if err != nil {
		t.Fatal(err)
	}
	path := "/t/" + string(id) + "/do"
	var leave []func()
	for n := range seats {
		if w := s.post(person(byte(n)), path, url.Values{"do": {"sit"}, "place": {strconv.Itoa(n)}, "name": {[]string{"Anna", "Ben", "Carla", "Dan"}[n]}}); w.Code != 303 {
			t.Fatal(w.Code, plain(t, w))
		}
		l, err := s.Rooms.Enter(t.Context(), id, person(byte(n)).player())
		if err != nil {
			t.Fatal(err)
		}
		leave = append(leave, l)
	}
	s.post(person(0), path, url.Values{"do": {"start"}})
	for deal := range 2 {
		for n := range seats {
			s.post(person(byte(n)), path, url.Values{"do": {"add"}, "deal": {strconv.Itoa(deal)}, "adds": {fmt.Sprintf("%032x", n*7+deal+1)}})
		}
	}
	for step := 0; ; step++ {
		// Before the cut of Drogue people answer for their names; whoever is awaited takes the first of what he may do.
		sight, err := s.Rooms.Look(t.Context(), id, "")
		if err != nil || step > 50 {
			t.Fatal("nobody deals", err)
		}
		if sight.View != nil && sight.View.Dealt {
			break
		}
		if sight.View == nil || sight.View.Awaits == 0 {
			time.Sleep(6 * time.Second)
			continue
		}
		for n := range seats {
			if p, _ := s.Rooms.Look(t.Context(), id, person(byte(n)).player()); len(p.View.Lawful) > 0 {
				s.post(person(byte(n)), path, url.Values{"do": {"move"}, "turn": {fmt.Sprint(p.Turn)}, "move": {g.Format(p.View.Hand, p.View.Lawful[0])}})
				break
			}
		}
	}
	for r, err := range s.store.Read(t.Context(), id, 0) {
		if err != nil {
			t.Fatal(err)
		}
		bodies = append(bodies, r.Body)
	}
	for _, l := range leave {
		l()
	}
	return id, bodies
}

// swap changes two cards between other hands than that of seat me, or with the cards that were not dealt, in the log of a table.
func swap(t *testing.T, bodies [][]byte, me int, chance *rand.Rand) (out [][]byte, swapped card.Set) {
	t.Helper()
	out = slices.Clone(bodies)
	for i, body := range bodies {
		var event map[string]json.RawMessage
		var in struct {
			Line json.RawMessage `json:"line"`
		}
		json.Unmarshal(body, &event)
		json.Unmarshal(event["in"], &in)
		var deal struct {
			Hands []string `json:"hands"`
			Rest  string   `json:"rest"`
		}
		if json.Unmarshal(in.Line, &deal); deal.Hands == nil {
			continue
		}
		piles := append(slices.Clone(deal.Hands), deal.Rest)
		var from []int
		for p, cards := range piles {
			if p != me && cards != "" {
				from = append(from, p)
			}
		}
		chance.Shuffle(len(from), func(i, j int) { from[i], from[j] = from[j], from[i] })
		a, b := strings.Fields(piles[from[0]]), strings.Fields(piles[from[1]])
		x, y := chance.IntN(len(a)), chance.IntN(len(b))
		for _, text := range []string{a[x], b[y]} {
			c, err := card.Parse(text)
			if err != nil {
				t.Fatal(err)
			}
			swapped |= c.Set()
		}
		a[x], b[y] = b[y], a[x]
		line := string(in.Line)
		for n, cards := range map[int][]string{from[0]: a, from[1]: b} {
			set, err := card.ParseSet(strings.Join(cards, " "))
			if err != nil {
				t.Fatal(err)
			}
			line = strings.Replace(line, strconv.Quote(piles[n]), strconv.Quote(set.String()), 1)
		}
		out[i] = bytes.Replace(body, in.Line, []byte(line), 1)
		return out, swapped
	}
	t.Fatal("no cards were dealt")
	return nil, 0
}

// worlds is the same table twice; only cards that the viewer cannot see lie elsewhere.
type worlds struct {
	t    *testing.T
	game *game.Game
	id   table.ID
	at   [2]*site
}

// same asks both worlds the same and compares the answers to the last byte.
func (w *worlds) same(what string, ask func(s *site) *httptest.ResponseRecorder) {
	w.t.Helper()
	a, b := ask(w.at[0]), ask(w.at[1])
	if a.Code != b.Code || fmt.Sprint(a.Header()) != fmt.Sprint(b.Header()) || !bytes.Equal(a.Body.Bytes(), b.Body.Bytes()) {
		w.t.Fatalf("%s tells what cannot be seen:\n%d %v\n%s\n---\n%d %v\n%s", what, a.Code, a.Header(), plain(w.t, a), b.Code, b.Header(), plain(w.t, b))
	}
}

// asks asks for all that somebody can ask of a table while a deal is played.
func (w *worlds) asks(viewer guest) {
	w.t.Helper()
	path := "/t/" + string(w.id)
	for _, page := range []string{"/", path + "/record/1", path + "/review/1/1", path + "/check/1/1", path + "/qr.svg", "/rules/" + w.game.Key + "?table=" + string(w.id)} {
		w.same("GET "+page, func(s *site) *httptest.ResponseRecorder { return s.get(viewer, page) })
	}
	// A card that may not be played, or is not held, is refused in the same words.
	for _, m := range []string{"KS", "7D"} {
		form := url.Values{"do": {"move"}, "turn": {"0"}, "move": {m}}
		w.same("the refusal of "+m, func(s *site) *httptest.ResponseRecorder { return s.post(viewer, path+"/do", form) })
	}
}

// sights is what a player sees in both worlds.
func (w *worlds) sights(p table.Player) (out [2]*table.Sight) {
	for i, s := range w.at {
		sight, err := s.Rooms.Look(w.t.Context(), w.id, p)
		if err != nil {
			w.t.Fatal(err)
		}
		out[i] = sight
	}
	return out
}

// parted tells whether what everybody has heard and seen differs, so that the worlds may differ too.
func (w *worlds) parted() bool {
	told := func(s *table.Sight) string {
		text := fmt.Sprint(s.Turn, s.View.Awaits, s.Stage)
		for _, l := range s.Log {
			text += fmt.Sprint(l.Kind, l.By, l.Move, ";")
		}
		return text
	}
	s := w.sights("")
	return told(s[0]) != told(s[1])
}

// act lets somebody who is awaited, or may speak up, do the same in both worlds; false where nobody can, or where that ended
// the deal, after which all cards are open.
func (w *worlds) act(seats int, swapped card.Set, chance *rand.Rand) bool {
	type may struct {
		seat int
		m    game.Move
	}
	var due, late, asides []may
	for n := range seats {
		s := w.sights(person(byte(n)).player())
		both := func(lists [2][]game.Move) (out []may) {
			for _, m := range lists[0] {
				if slices.Contains(lists[1], m) && w.game.Format(s[0].View.Hand, m) == w.game.Format(s[1].View.Hand, m) {
					out = append(out, may{n, m})
				}
			}
			return out
		}
		for _, c := range both([2][]game.Move{s[0].View.Lawful, s[1].View.Lawful}) {
			if c.m.Kind() == game.Plays && swapped.Has(c.m.Card()) {
				late = append(late, c) // as late as can be: then the worlds part
			} else {
				due = append(due, c)
			}
		}
		asides = append(asides, both([2][]game.Move{s[0].View.Asides, s[1].View.Asides})...)
	}
	choice := due
	switch {
	case len(asides) > 0 && chance.IntN(6) == 0:
		choice = asides
	case len(due) == 0:
		choice = late
	}
	if len(choice) == 0 {
		return false
	}
	c := choice[chance.IntN(len(choice))]
	s := w.sights(person(byte(c.seat)).player())[0]
	form := url.Values{"do": {"move"}, "turn": {fmt.Sprint(s.Turn)}, "move": {w.game.Format(s.View.Hand, c.m)}}
	do := func(s *site) *httptest.ResponseRecorder {
		return s.post(person(byte(c.seat)), "/t/"+string(w.id)+"/do", form)
	}
	answer := do(w.at[0])
	if after, err := w.at[0].Rooms.Look(w.t.Context(), w.id, ""); err != nil || !after.View.Dealt {
		return false
	}
	w.same("the answer to a move", func(s *site) *httptest.ResponseRecorder {
		if s == w.at[0] {
			return answer
		}
		return do(s)
	})
	return true
}

// agreed is a table on which the worlds are compared.
type agreed struct {
	game     string
	settings map[string]string
	seats    int
}

// compare plays the first deal of a table in both worlds as long as they are the same to the viewer, and counts the steps.
func (c agreed) compare(t *testing.T, me int, seed uint64) (steps int) {
	g, _ := games.Find(c.game)
	chance := rand.New(rand.NewPCG(seed, uint64(me)))
	id, bodies := people(t, g, c.settings, c.seats)
	w := &worlds{t: t, game: g, id: id}
	other, swapped := swap(t, bodies, me, chance)
	viewer := person(byte(me))
	var wires [2]*wire
	for i, log := range [2][][]byte{bodies, other} {
		kept := store.NewMemory()
		if _, err := kept.Append(t.Context(), id, 0, log...); err != nil {
			t.Fatal(err)
		}
		w.at[i] = open(t, kept)
		for n := range c.seats {
			leave, err := w.at[i].Rooms.Enter(t.Context(), id, person(byte(n)).player())
			if err != nil {
				t.Fatal(err)
			}
			defer leave()
		}
		var hang func()
		wires[i], hang = w.at[i].stream(t, viewer, id)
		defer hang()
	}
	for ; ; steps++ {
		synctest.Wait()
		if w.parted() {
			return steps
		}
		if a, b := wires[0].sent(), wires[1].sent(); a != b {
			t.Fatalf("step %d: a push tells what cannot be seen:\n%s\n---\n%s", steps, unpack(t, wires[0].content()), unpack(t, wires[1].content()))
		}
		w.same("the table", func(s *site) *httptest.ResponseRecorder { return s.get(viewer, "/t/"+string(id)) })
		if steps%8 == 0 {
			w.asks(viewer)
		}
		if !w.act(c.seats, swapped, chance) {
			return steps
		}
		if steps%7 == 0 {
			time.Sleep(3 * time.Second) // time for a sign of life
		}
	}
}

// What a seat, or a watcher, gets over the wire does not depend on cards that it cannot see: answers, pushes, headers, lengths
// and their order are the same to the byte, from the deal to the moment where everybody has seen something else.
func TestNothingHiddenIsOnTheWire(t *testing.T) {
	for i, c := range []agreed{
		{"drogue", nil, 4}, {"drogue", map[string]string{"speech": "mute", "discipline": "strict"}, 4}, {"drogue", map[string]string{"tells": "free", "openTricks": "on"}, 4},
		{"polignac", nil, 4}, {"polignac", map[string]string{"discipline": "strict"}, 4}, {"slobberhannes", nil, 3}, {"slobberhannes", map[string]string{"discipline": "strict"}, 4},
		{"napoleon", nil, 4}, {"napoleon", map[string]string{"joker": "on"}, 3},
	} {
		for me := range c.seats + 1 { // the last one watches
			if me != i%c.seats && me != c.seats && !long {
				continue
			}
			t.Run(fmt.Sprint(c.game, c.settings, me), func(t *testing.T) {
				const enough = 12
				steps := 0
				for seed := uint64(0); steps < enough; seed++ {
					if seed == 20 {
						t.Fatalf("the worlds part at once: %d steps were compared", steps)
					}
					synctest.Test(t, func(t *testing.T) { steps += c.compare(t, me, seed) })
				}
			})
		}
	}
}
