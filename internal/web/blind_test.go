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
	"bivouac/shuffle"
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

// agreed is a table on which the worlds are compared.
type agreed struct {
	game       string
	settings   map[string]string
	seats      int
	screen     bool // all sit at one
	shuffle    shuffle.Way
	move, bank time.Duration
}

// guest is whose browser speaks for a seat.
func (c agreed) guest(n int) guest {
	if c.screen {
		n = 0
	}
	return person(byte(n))
}

// player is who sits there.
func (c agreed) player(n int) table.Player {
	if !c.screen {
		return person(byte(n)).player()
	}
	people, _ := peopleOf(person(0).secret)
	return people[n]
}

// do lets somebody do something. Where all sit at one screen, he takes it into his hands before, on a page of his own: the others
// stay as they are.
func (c agreed) do(s *site, id table.ID, n int, form url.Values) *httptest.ResponseRecorder {
	path := "/t/" + string(id)
	if c.screen {
		form.Set("as", strconv.Itoa(n))
		form.Set("page", "another")
		s.post(c.guest(n), path+"/screen", url.Values{"to": {strconv.Itoa(n)}, "page": {"another"}})
		synctest.Wait() // pushes that come at once are one
	}
	return s.post(c.guest(n), path+"/do", form)
}

// people is persons at a table whose first deal is dealt, with the log up to there. lends is the seat of who lends his eyes to the next
// person, who watches; -1: nobody does.
func (c agreed) people(t *testing.T, lends int) (id table.ID, bodies [][]byte) {
	t.Helper()
	g, _ := games.Find(c.game)
	s := open(t, nil)
	id, err := s.Rooms.Open(t.Context(), c.player(0), room.Plan{Game: g.Key, Settings: c.settings, Seats: c.seats, Terms: table.Terms{Watch: true, Words: true, Shuffle: c.shuffle, Move: c.move, Bank: c.bank}})
	if err != nil {
		t.Fatal(err)
	}
	path := "/t/" + string(id)
	var leave []func()
	for n := range c.seats {
		sit, form := path+"/do", url.Values{"do": {"sit"}, "place": {strconv.Itoa(n)}, "name": {[]string{"Anna", "Ben", "Carla", "Dan"}[n]}}
		if c.screen && n > 0 {
			sit = path + "/join"
		}
		if w := s.post(c.guest(n), sit, form); w.Code != 303 {
			t.Fatal(w.Code, plain(t, w))
		}
		l, err := s.Rooms.Enter(t.Context(), id, c.player(n))
		if err != nil {
			t.Fatal(err)
		}
		leave = append(leave, l)
	}
	s.post(c.guest(0), path+"/do", url.Values{"do": {"start"}})
	for deal := range 2 {
		for n := range c.seats {
			s.post(c.guest(n), path+"/do", url.Values{"do": {"add"}, "deal": {strconv.Itoa(deal)}, "adds": {fmt.Sprintf("%032x", n*7+deal+1)}})
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
		for n := range c.seats {
			if p, _ := s.Rooms.Look(t.Context(), id, c.player(n)); len(p.View.Lawful) > 0 {
				c.do(s, id, n, url.Values{"do": {"move"}, "turn": {fmt.Sprint(p.Turn)}, "move": {g.Format(p.View.Hand, p.View.Lawful[0])}})
				break
			}
		}
	}
	if lends >= 0 {
		s.post(c.guest(c.seats), path+"/do", url.Values{"do": {"eyes"}, "place": {strconv.Itoa(lends)}, "name": {"Emil"}, "yes": {"true"}})
		asked, err := s.Rooms.Look(t.Context(), id, c.player(lends))
		if err != nil || len(asked.Watching) != 1 {
			t.Fatal("nobody asks for his eyes", err)
		}
		s.post(c.guest(lends), path+"/do", url.Values{"do": {"lend"}, "watcher": {fmt.Sprint(asked.Watching[0].No)}, "yes": {"true"}})
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
	agreed
	t    *testing.T
	game *game.Game
	id   table.ID
	at   [2]*site
}

// same asks both worlds the same and compares the answers to the last byte. Before the next question all is told, since pushes that
// come at once are one or two, as it happens.
func (w *worlds) same(what string, ask func(s *site) *httptest.ResponseRecorder) {
	w.t.Helper()
	a, b := ask(w.at[0]), ask(w.at[1])
	synctest.Wait()
	if a.Code != b.Code || fmt.Sprint(a.Header()) != fmt.Sprint(b.Header()) || !bytes.Equal(a.Body.Bytes(), b.Body.Bytes()) {
		w.t.Fatalf("%s tells what cannot be seen:\n%d %v\n%s\n---\n%d %v\n%s", what, a.Code, a.Header(), plain(w.t, a), b.Code, b.Header(), plain(w.t, b))
	}
}

// asks asks for all that somebody can ask of a table while a deal is played, and nothing that changes it.
func (w *worlds) asks(viewer guest, swapped card.Set) {
	w.t.Helper()
	path := "/t/" + string(w.id)
	for _, page := range []string{"/", path + "/record/1", path + "/review/1/1", path + "/review/1/1?eyes=1", path + "/check/1/1", path + "/qr.svg", path + "/report", "/deals", "/deals.csv", "/rules/" + w.game.Key + "?table=" + string(w.id)} {
		w.same("GET "+page, func(s *site) *httptest.ResponseRecorder { return s.get(viewer, page) })
	}
	// A card that may not be played, or is not held, is refused in the same words, wherever it lies.
	s := w.sights(viewer.player())[0]
	for c := range (s.View.Hand | swapped).Each() {
		accepted := func(m game.Move) bool { return m.Kind() == game.Plays && m.Card() == c }
		if slices.ContainsFunc(s.View.Moves, accepted) { // also with an offence, where the rules only punish it
			continue
		}
		form := url.Values{"do": {"move"}, "turn": {fmt.Sprint(s.Turn)}, "move": {c.String()}}
		w.same("the refusal of "+c.String(), func(s *site) *httptest.ResponseRecorder { return s.post(viewer, path+"/do", form) })
	}
	if w.sights(viewer.player())[0].Turn != s.Turn {
		w.t.Fatal("a card that may not be played was played")
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

// claims lets the viewer claim the rest where he may: the table answers alike, and false where that ended the deal.
func (w *worlds) claims(viewer guest) bool {
	w.t.Helper()
	s := w.sights(viewer.player())[0]
	if !s.MayClaim {
		return true
	}
	form := url.Values{"do": {"claim"}, "turn": {fmt.Sprint(s.Turn)}}
	w.same("the answer to a claim", func(s *site) *httptest.ResponseRecorder { return s.post(viewer, "/t/"+string(w.id)+"/do", form) })
	return w.sights("")[0].View.Dealt
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
func (w *worlds) act(swapped card.Set, chance *rand.Rand) bool {
	type may struct {
		seat int
		m    game.Move
	}
	var due, late, asides []may
	for n := range w.seats {
		s := w.sights(w.player(n))
		both := func(lists [2][]game.Move) (out []may) {
			for _, m := range lists[0] {
				if slices.Contains(lists[1], m) && w.game.Format(s[0].View.Hand, m) == w.game.Format(s[1].View.Hand, m) {
					out = append(out, may{n, m})
				}
			}
			return out
		}
		may := [2][]game.Move{s[0].View.Lawful, s[1].View.Lawful}
		if w.settings["discipline"] == "watchful" { // where nobody knows an offence before somebody challenges it
			may = [2][]game.Move{s[0].View.Moves, s[1].View.Moves}
		}
		for _, c := range both(may) {
			if c.m.Kind() == game.Plays && swapped.Has(c.m.Card()) {
				late = append(late, c) // as late as can be: then the worlds part
			} else {
				due = append(due, c)
			}
		}
		for _, c := range both([2][]game.Move{s[0].View.Asides, s[1].View.Asides}) {
			if !strings.HasPrefix(w.game.Format(s[0].View.Hand, c.m), "challenge") { // whether it is right tells of hands
				asides = append(asides, c)
			}
		}
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
	s := w.sights(w.player(c.seat))[0]
	form := url.Values{"do": {"move"}, "turn": {fmt.Sprint(s.Turn)}, "move": {w.game.Format(s.View.Hand, c.m)}}
	do := func(s *site) *httptest.ResponseRecorder {
		return w.do(s, w.id, c.seat, form)
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

// compare plays the first deal of a table in both worlds as long as they are the same to the viewer, and counts the steps. me is the
// seat whose hand he sees, the number of the seats: none; it may be lent to him.
func (c agreed) compare(t *testing.T, me int, lent bool, seed uint64) (steps int) {
	g, _ := games.Find(c.game)
	chance := rand.New(rand.NewPCG(seed, uint64(me)))
	viewer, lends := c.guest(me), -1
	if lent {
		viewer, lends = c.guest(c.seats), me
	}
	id, bodies := c.people(t, lends)
	w := &worlds{agreed: c, t: t, game: g, id: id}
	other, swapped := swap(t, bodies, me, chance)
	var wires [2]*wire
	for i, log := range [2][][]byte{bodies, other} {
		kept := store.NewMemory()
		if _, err := kept.Append(t.Context(), id, 0, log...); err != nil {
			t.Fatal(err)
		}
		w.at[i] = open(t, kept)
		for n := range c.seats {
			leave, err := w.at[i].Rooms.Enter(t.Context(), id, c.player(n))
			if err != nil {
				t.Fatal(err)
			}
			defer leave()
		}
		var hang func()
		wires[i], hang = w.at[i].stream(t, viewer, id)
		defer hang()
	}
	if s := w.sights(viewer.player()); me < c.seats && s[0].View.Hand == 0 {
		t.Fatal("the viewer sees no hand")
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
		if felt := plain(t, w.at[0].get(viewer, "/t/"+string(id))); c.screen && (!strings.Contains(felt, `class="curtain"`) || strings.Contains(felt, `id="card-`)) {
			t.Fatalf("step %d: no curtain:\n%s", steps, felt)
		}
		if steps%8 == 0 {
			w.asks(viewer, swapped)
		}
		if !w.claims(viewer) || !w.act(swapped, chance) {
			return steps
		}
		if steps%7 == 0 {
			time.Sleep(3 * time.Second) // time for a sign of life
		}
	}
}

// What a seat, or a watcher, with the eyes of a seat or without, gets over the wire does not depend on cards that it cannot see:
// answers, pushes, headers, lengths and their order are the same to the byte, from the deal to the moment where everybody has seen
// something else.
func TestNothingHiddenIsOnTheWire(t *testing.T) {
	for i, c := range []agreed{
		{game: "drogue", seats: 4}, {game: "drogue", settings: map[string]string{"speech": "mute", "discipline": "strict"}, seats: 4},
		{game: "drogue", settings: map[string]string{"tells": "free", "openTricks": "on"}, seats: 4}, {game: "drogue", settings: map[string]string{"discipline": "watchful"}, seats: 4},
		{game: "polignac", seats: 4}, {game: "polignac", settings: map[string]string{"discipline": "strict"}, seats: 4},
		{game: "slobberhannes", seats: 3}, {game: "slobberhannes", settings: map[string]string{"discipline": "strict"}, seats: 4},
		{game: "napoleon", seats: 4}, {game: "napoleon", settings: map[string]string{"joker": "on"}, seats: 3},
		{game: "polignac", seats: 4, shuffle: shuffle.ByHand},
		{game: "slobberhannes", seats: 4, move: time.Second, bank: time.Hour}, // whose bank runs at every card
	} {
		for who := range 2*c.seats + 1 { // who sits, who watches, and who watches through the eyes of one who sits
			me, lent := who, who > c.seats
			if lent {
				me -= c.seats + 1
			}
			if me != i%c.seats && me != c.seats && !long {
				continue
			}
			c.steps(t, me, lent)
		}
	}
}

// Between two people at one screen nothing depends on any hand: a page in nobody's hands gets the same, to the byte, whoever of
// them holds what, and never a card of a hand.
func TestNoHandIsOnTheWireBetweenTwoPeople(t *testing.T) {
	for _, c := range []agreed{
		{game: "drogue", seats: 4, screen: true}, {game: "drogue", settings: map[string]string{"speech": "mute", "discipline": "strict"}, seats: 4, screen: true},
		{game: "polignac", seats: 4, screen: true}, {game: "slobberhannes", seats: 3, screen: true}, {game: "napoleon", seats: 4, screen: true},
	} {
		c.steps(t, c.seats, false)
	}
}

// steps compares until enough is compared.
func (c agreed) steps(t *testing.T, me int, lent bool) {
	t.Run(fmt.Sprint(c.game, c.settings, me, lent), func(t *testing.T) {
		const enough = 12
		steps := 0
		for seed := uint64(0); steps < enough; seed++ {
			if seed == 20 {
				t.Fatalf("the worlds part at once: %d steps were compared", steps)
			}
			synctest.Test(t, func(t *testing.T) { steps += c.compare(t, me, lent, seed) })
		}
	})
}
