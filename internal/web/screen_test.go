package web

import (
	"fmt"
	"net/http/httptest"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/say"
	"bivouac/internal/store"
	"bivouac/internal/table"
)

// couch is people at one screen, at a table with computers that do not dawdle.
type couch struct {
	*site
	t    *testing.T
	host guest
	id   table.ID
	page string // from which they play; empty: without the module
}

func (s *site) couch(t *testing.T, game string, names ...string) *couch {
	t.Helper()
	c := &couch{s, t, person(0), "", ""}
	w := s.post(c.host, "/new/"+game, url.Values{"open": {"alone"}, "pace": {"instant"}, "undo": {"asked"}, "clock": {"none"},
		"name": {names[0]}, "mate": append(slices.Clone(names[1:]), "", "")})
	if w.Code != 303 {
		t.Fatal(w.Code, plain(t, w))
	}
	c.id = table.ID(strings.TrimPrefix(w.Header().Get("Location"), "/t/"))
	return c
}

// player is who plays at the screen as the n-th.
func (c *couch) player(n int) table.Player {
	people, _ := peopleOf(c.host.secret)
	return people[n]
}

// at is the n-th at the screen, as the table sees him.
func (c *couch) at(n int) *table.Sight {
	c.t.Helper()
	s, err := c.Rooms.Look(c.t.Context(), c.id, c.player(n))
	if err != nil {
		c.t.Fatal(err)
	}
	return s
}

func (c *couch) path() string { return "/t/" + string(c.id) }

// shows is the felt that a browser without the module gets, and the cards of a hand in it.
func (c *couch) shows() (felt string, hand card.Set) {
	c.t.Helper()
	felt = plain(c.t, c.get(c.host, c.path()))
	return felt, handIn(c.t, felt)
}

var heldCard = regexp.MustCompile(`id="card-(\w+)"`)

func handIn(t *testing.T, felt string) (hand card.Set) {
	t.Helper()
	for _, m := range heldCard.FindAllStringSubmatch(felt, -1) {
		k, err := card.Parse(m[1])
		if err != nil {
			t.Fatal(err)
		}
		hand |= k.Set()
	}
	return hand
}

func (c *couch) give(seat game.Seat) *httptest.ResponseRecorder {
	return c.post(c.host, c.path()+"/screen", url.Values{"to": {strconv.Itoa(int(seat))}, "page": {c.page}})
}

// do sends a command from the seat that has the screen, or with game.Watcher from between two people.
func (c *couch) do(seat game.Seat, form url.Values) *httptest.ResponseRecorder {
	if seat != game.Watcher {
		form.Set("as", strconv.Itoa(int(seat)))
	}
	form.Set("page", c.page)
	return c.post(c.host, c.path()+"/do", form)
}

// plays lets the n-th make a move that he may make.
func (c *couch) plays(n int) *httptest.ResponseRecorder {
	c.t.Helper()
	time.Sleep(time.Second) // nobody is faster
	s := c.at(n)
	if len(s.View.Lawful) == 0 {
		c.t.Fatalf("%s is not awaited", s.Seats[s.Me].Name)
	}
	return c.do(s.Me, url.Values{"do": {"move"}, "turn": {fmt.Sprint(s.Turn)}, "move": {s.Game.Format(s.View.Hand, s.View.Lawful[int(s.Turn)%len(s.View.Lawful)])}})
}

// awaited waits until one of the first n at the screen is awaited, and gives him; -1 where the deal is over.
func (c *couch) awaited(n int) int {
	c.t.Helper()
	for range 200 {
		if s := c.at(0); s.Stage == table.Sealed {
			c.post(c.host, c.path()+"/do", url.Values{"do": {"cut"}, "cut": {"0"}})
		}
		for i := range n {
			s := c.at(i)
			if s.Stage == table.Settled || s.Stage == table.Over {
				return -1
			}
			if s.Stage == table.Playing && s.View.Awaits.Has(s.Me) {
				return i
			}
		}
		time.Sleep(time.Second)
	}
	c.t.Fatal("nobody is awaited")
	return -1
}

var (
	events = regexp.MustCompile(`(?s)<ol class="events">.*?</ol>`)
	you    = regexp.MustCompile(`(?i)>[^<]*\byour?\b`)
)

var nextAt = regexp.MustCompile(`<button class="primary" name="to" value="(\d)"`)

// People at one screen play a whole deal, with computers and without, and without the module. The screen shows a hand only to him
// who took it; whoever moves on needs no tap, and everybody else one. What is told, is told by names.
func TestDealAtOneScreen(t *testing.T) {
	for _, c := range []struct {
		game  string
		names []string
	}{{"drogue", []string{"Anna", "Ben", "Carla", "Dan"}}, {"napoleon", []string{"Anna", "Ben"}}, {"polignac", []string{"Anna", "Ben", "Carla"}}, {"slobberhannes", []string{"Anna", "Ben"}}} {
		t.Run(c.game, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				s := open(t, nil).couch(t, c.game, c.names...)
				var has game.Seat = game.Watcher
				moves, given, cards := 0, 0, 0
				for range 400 {
					n := s.awaited(len(c.names))
					if n < 0 && cards > 0 {
						break
					}
					if n < 0 { // all have passed
						s.do(game.Watcher, url.Values{"do": {"read"}})
						has = game.Watcher
						continue
					}
					me := s.at(n).Me
					felt, hand := s.shows()
					if has != me {
						if hand != 0 || !strings.Contains(felt, `class="curtain"`) {
							t.Fatalf("%s shows %v while the screen moves to %s", c.game, hand, c.names[n])
						}
						if to := nextAt.FindStringSubmatch(felt); to == nil || to[1] != strconv.Itoa(int(me)) {
							t.Fatalf("the curtain asks for %v, and not for seat %d", to, me)
						}
						s.give(me)
						has = me
						given++
						felt, hand = s.shows()
					}
					if hand != s.at(n).View.Hand {
						t.Fatalf("%s holds %v and is shown %v", c.names[n], s.at(n).View.Hand, hand)
					}
					if log := events.FindString(felt); log == "" || you.MatchString(log) {
						t.Fatalf("the log says you, or nothing: %s", log)
					}
					if w := s.plays(n); w.Code != 303 {
						t.Fatal(w.Code, plain(t, w))
					}
					moves++
					if s.at(n).View.Played != 0 {
						cards++
					}
				}
				if cards < 5 || given > moves {
					t.Fatalf("%d moves, %d of them with cards, and the screen given %d times", moves, cards, given)
				}
				// All read the sheet together, with one tap.
				felt, hand := s.shows()
				if hand != 0 || !strings.Contains(felt, `id="sheet-head"`) {
					t.Fatalf("no sheet, or a hand: %v", hand)
				}
				if s.at(0).Stage == table.Over {
					return
				}
				s.do(game.Watcher, url.Values{"do": {"read"}})
				if stage := s.at(0).Stage; stage == table.Settled {
					t.Error("one tap does not go on for all at the screen")
				}
			})
		})
	}
}

// In whose hands a screen is, holds for one page: another tab, a device with the same code, and a server that was killed show
// no hand, and from none of them a card is played.
func TestWhatIsUnknownIsInNobodysHands(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		kept := store.NewMemory()
		s := open(t, kept).couch(t, "slobberhannes", "Anna", "Ben", "Carla", "Dan")
		n := s.awaited(4)
		me, held := s.at(n).Me, s.at(n).View.Hand
		s.page = "this"
		s.give(me)
		pushed := func(at *site, page string) card.Set {
			w, hang := at.listen(t, s.host, s.path()+"/stream?page="+page)
			defer hang()
			synctest.Wait()
			return handIn(t, unpack(t, w.content()))
		}
		if pushed(s.site, "this") != held {
			t.Error("who has the screen does not see his hand")
		}
		if pushed(s.site, "another") != 0 || pushed(s.site, "") != 0 {
			t.Error("a page shows a hand that nobody has asked for there")
		}
		if _, hand := s.shows(); hand != 0 {
			t.Error("a page that is loaded again shows a hand")
		}
		turn := s.at(n).Turn
		for _, page := range []string{"another", ""} {
			s.page = page
			if w := s.plays(n); w.Code != 409 || s.at(n).Turn != turn {
				t.Error("a card is played from a page that does not show it:", w.Code)
			}
		}
		// A second tap on a card comes when the screen is already another's.
		s.page = "this"
		s.plays(n)
		next := s.awaited(4)
		s.give(s.at(next).Me)
		turn = s.at(next).Turn
		if w := s.do(me, url.Values{"do": {"move"}, "turn": {fmt.Sprint(turn)}, "move": {s.at(n).View.Hand.Nth(0).String()}}); w.Code != 409 || s.at(next).Turn != turn {
			t.Error("one plays for another:", w.Code)
		}
		// A tap on the curtain of one tab takes the screen away from the other.
		s.page = "another"
		s.give(s.at(next).Me)
		if pushed(s.site, "this") != 0 || pushed(s.site, "another") == 0 {
			t.Error("two pages show a hand")
		}
		s.Rooms.Close()
		again := open(t, kept)
		if pushed(again, "another") != 0 {
			t.Error("a server that was started again shows a hand")
		}
	})
}

// Who has the screen covers it himself, and looks out of turn; the curtain falls when the match goes on to another.
func TestOutOfTurnAtOneScreen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil).couch(t, "slobberhannes", "Anna", "Ben", "Carla", "Dan")
		n := s.awaited(4)
		other := (n + 2) % 4
		s.give(s.at(other).Me)
		if _, hand := s.shows(); hand != s.at(other).View.Hand {
			t.Error("who looks out of turn does not see his hand")
		}
		s.post(s.host, s.path()+"/screen", url.Values{})
		if _, hand := s.shows(); hand != 0 {
			t.Error("the screen is not covered")
		}
		s.give(s.at(n).Me)
		s.plays(n)
		next := s.awaited(4)
		s.give(s.at(other).Me)
		if next == other {
			t.Fatal("he is awaited")
		}
		// Another tells nothing and plays nothing while the screen is his.
		if w := s.do(s.at(next).Me, url.Values{"do": {"say"}, "phrase": {"hello"}}); w.Code != 409 {
			t.Error("one speaks for another:", w.Code)
		}
		s.do(s.at(other).Me, url.Values{"do": {"say"}, "phrase": {"hello"}})
		if chat := s.at(0).Chat; len(chat) != 1 || chat[0].Name != s.at(other).Seats[s.at(other).Me].Name {
			t.Error("in the chat stands", chat)
		}
	})
}

// Who leaves is played for by a computer, while the others at the screen go on: also after the page was loaded again. He comes
// back when he takes the screen.
func TestOneLeavesTheScreen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil).couch(t, "slobberhannes", "Anna", "Ben", "Carla", "Dan")
		_, hang := s.stream(t, s.host, s.id)
		n := s.awaited(4)
		me := s.at(n).Me
		s.give(me)
		s.do(me, url.Values{"do": {"leave"}})
		hang()
		_, hang = s.stream(t, s.host, s.id)
		s.shows()
		time.Sleep(2 * time.Minute)
		gone := func() (names []string) {
			for _, p := range s.at(0).Seats {
				if p.Gone {
					names = append(names, p.Name)
				}
			}
			return names
		}
		who := []string{"Anna", "Ben", "Carla", "Dan"}[n]
		if left := gone(); !slices.Equal(left, []string{who}) {
			t.Fatalf("%s has left, and gone are %v", who, left)
		}
		if felt, _ := s.shows(); !strings.Contains(felt, who+" is back") {
			t.Error("nobody can come back")
		}
		s.give(me)
		if left := gone(); len(left) != 0 {
			t.Error("gone are", left)
		}
		// Somebody elsewhere sees all at the screen present as long as it is there.
		synctest.Wait()
		for _, p := range s.at(0).Seats {
			if !p.Present {
				t.Error(p.Name, "is not there")
			}
		}
		hang()
	})
}

// Somebody elsewhere goes on when a screen is gone: computers play for all at it, until it is back.
func TestScreenThatIsGone(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		w := s.post(person(0), "/new/slobberhannes", url.Values{"open": {"invite"}, "pace": {"instant"}, "undo": {"asked"}, "clock": {"none"}, "name": {"Anna"}, "mate": {"Ben", "Carla"}})
		path := w.Header().Get("Location")
		s.post(person(1), path+"/do", url.Values{"do": {"sit"}, "place": {"3"}, "name": {"Dan"}})
		c := &couch{s, t, person(0), table.ID(strings.TrimPrefix(path, "/t/")), ""}
		_, hang := s.stream(t, person(0), c.id)
		_, stays := s.stream(t, person(1), c.id)
		defer stays()
		synctest.Wait()
		s.post(person(0), path+"/do", url.Values{"do": {"start"}})
		present := func(want bool) {
			t.Helper()
			synctest.Wait()
			for i, p := range s.sight(t, person(1), path).Seats {
				if p.Name != "Dan" && (p.Present != want || p.Gone == want) {
					t.Errorf("seat %d, %s: present %v, gone %v", i, p.Name, p.Present, p.Gone)
				}
			}
		}
		time.Sleep(2 * time.Minute)
		present(true)
		hang()
		time.Sleep(2 * time.Minute)
		present(false)
		_, hang = s.stream(t, person(0), c.id)
		defer hang()
		time.Sleep(time.Second)
		present(true)
		c.give(c.at(1).Me)
		if felt, _ := c.shows(); !strings.Contains(felt, "Ben is back. Meanwhile") {
			t.Error("it is not told, by name, what was done meanwhile")
		}
	})
}

// To take something back, who has the screen asks, and the others at it answer with one tap together.
func TestTakingBackAtOneScreen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil).couch(t, "slobberhannes", "Anna", "Ben", "Carla", "Dan")
		n := s.awaited(4)
		me, held := s.at(n).Me, s.at(n).View.Hand
		s.give(me)
		s.plays(n)
		s.give(me)
		s.do(me, url.Values{"do": {"undo"}})
		felt, hand := s.shows()
		if hand != 0 || !strings.Contains(felt, `value="agree"`) {
			t.Fatal("the others are not asked", hand)
		}
		s.do(game.Watcher, url.Values{"do": {"agree"}, "yes": {"true"}})
		if s.at(n).View.Hand != held || s.awaited(4) != n {
			t.Error("nothing was taken back")
		}
	})
}

// Before the match people sit down at the screen and stand up again; on the page of a new table there are no more of them than seats.
func TestSittingDownAtOneScreen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna := person(0)
		w := s.post(anna, "/new/napoleon", url.Values{"open": {"invite"}, "name": {"Anna"}, "mate": {"Ben"}})
		path := w.Header().Get("Location")
		names := func() (out []string) {
			for _, p := range s.sight(t, anna, path).Seats {
				out = append(out, p.Name)
			}
			return out
		}
		s.post(anna, path+"/join", url.Values{"name": {"Carla"}})
		if got := names(); !slices.Equal(got, []string{"Anna", "Ben", "Carla", ""}) {
			t.Error(got)
		}
		s.post(anna, path+"/do", url.Values{"do": {"leave"}, "as": {"1"}})
		s.post(person(1), path+"/do", url.Values{"do": {"sit"}, "place": {"1"}, "name": {"Dan"}})
		if got := names(); !slices.Equal(got, []string{"Anna", "Dan", "Carla", ""}) {
			t.Error(got)
		}
		if w := s.post(person(2), path+"/join", url.Values{"name": {"Carla"}}); w.Code != 409 {
			t.Error("who does not sit seats others:", w.Code)
		}
		s.post(anna, path+"/do", url.Values{"do": {"leave"}, "as": {"1"}})
		if got := names(); got[1] != "Dan" {
			t.Error("one stands up for somebody elsewhere")
		}
		w = s.post(anna, "/new/napoleon", url.Values{"open": {"alone"}, "seats": {"3"}, "name": {"Anna"}, "mate": {"Ben", "Carla", "Dan"}})
		if w.Code != 422 || !strings.Contains(plain(t, w), "more of you") {
			t.Error("four people sit down on three seats:", w.Code)
		}
		if page := plain(t, w); !strings.Contains(page, `value="Carla"`) {
			t.Error("the names are lost")
		}
		s.get(anna, path)
		if home := plain(t, s.get(anna, "/")); !strings.Contains(home, path) {
			t.Error("the table is not among those of the person")
		}
	})
}

// Whoever of the people at a screen is the host, they let friends in together.
func TestFriendsAreLetInFromOneScreen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil).couch(t, "slobberhannes", "Anna", "Ben")
		time.Sleep(10 * time.Second)
		bens := strconv.Itoa(int(s.at(1).Me))
		if s.do(game.Watcher, url.Values{"do": {"host"}, "place": {bens}}); !s.at(1).Host {
			t.Fatal("Ben is not the host")
		}
		if w := s.post(s.host, s.path()+"/invite", nil); w.Code != 303 || s.at(0).Terms.Alone {
			t.Errorf("nobody is let in: %d", w.Code)
		}
		if w := s.get(s.host, s.path()+"/invite"); w.Code != 200 || !strings.Contains(plain(t, w), s.path()+"/qr.svg") {
			t.Errorf("there is no link: %d", w.Code)
		}
	})
}

// Who is left at a screen begins and invites, also where the one whose browser it is has stood up.
func TestWhoIsLeftAtTheScreenIsHost(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		path := s.post(person(0), "/new/slobberhannes", url.Values{"open": {"invite"}, "name": {"Anna"}, "mate": {"Ben"}}).Header().Get("Location")
		s.post(person(0), path+"/do", url.Values{"do": {"host"}, "place": {"1"}})
		s.post(person(0), path+"/do", url.Values{"do": {"leave"}, "as": {"0"}})
		if w := s.post(person(0), path+"/fill", nil); w.Code != 303 {
			t.Errorf("Ben, who is the host now, cannot begin: %d", w.Code)
		}
		if w := s.get(person(0), path+"/invite"); w.Code != 200 {
			t.Errorf("Ben, who is left at the screen, cannot invite: %d", w.Code)
		}
	})
}

// Who is asked for his eyes is told so while the screen is in nobody's hands; he answers once he has it, and nobody for him.
func TestEyesAreAskedForAtOneScreen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		path := s.post(person(0), "/new/polignac", url.Values{"open": {"invite"}, "pace": {"instant"}, "undo": {"asked"}, "clock": {"none"}, "watch": {"on"},
			"name": {"Anna"}, "mate": {"Ben"}}).Header().Get("Location")
		c := &couch{s, t, person(0), table.ID(strings.TrimPrefix(path, "/t/")), ""}
		s.post(person(0), path+"/fill", nil)
		c.awaited(2)
		anna, ben := c.at(0).Me, c.at(1).Me
		if w := s.post(person(1), path+"/do", url.Values{"do": {"eyes"}, "yes": {"true"}, "place": {strconv.Itoa(int(ben))}, "name": {"Carla"}}); w.Code != 303 {
			t.Fatal(w.Code)
		}
		told, answers := say.En.Felt().WantsEyesOf("Carla", "Ben"), `name="watcher"`
		if felt, _ := c.shows(); !strings.Contains(felt, told) || strings.Contains(felt, answers) {
			t.Error("nobody is told what Carla wants, or anybody may answer")
		}
		c.give(anna)
		if felt, _ := c.shows(); strings.Contains(felt, say.En.Felt().WantsEyes("Carla")) {
			t.Error("Anna is asked for Ben’s eyes")
		}
		c.give(ben)
		if felt, _ := c.shows(); !strings.Contains(felt, say.En.Felt().WantsEyes("Carla")) || !strings.Contains(felt, answers) {
			t.Error("Ben is not asked")
		}
	})
}
