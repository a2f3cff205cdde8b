package web

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"net/http"
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
	"bivouac/games"
	"bivouac/internal/room"
	"bivouac/internal/say"
	"bivouac/internal/store"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
	"bivouac/internal/web/ui/ink"
)

// now plays a game at once with computers, and gives the table.
func (s *site) now(t *testing.T, g guest, game string) string {
	t.Helper()
	w := s.post(g, "/play", url.Values{"game": {game}})
	path := w.Header().Get("Location")
	if w.Code != http.StatusSeeOther || !strings.HasPrefix(path, "/t/") {
		t.Fatalf("%d %s", w.Code, plain(t, w))
	}
	return path
}

func (s *site) sight(t *testing.T, g guest, path string) *table.Sight {
	t.Helper()
	sight, err := s.Rooms.Look(t.Context(), table.ID(strings.TrimPrefix(path, "/t/")), g.player())
	if err != nil {
		t.Fatal(err)
	}
	return sight
}

func TestEveryPageInEveryLanguage(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna := person(0)
		path := s.now(t, anna, "napoleon")
		pages := []string{"/", "/settings", "/recover", "/deals", "/chance", "/chance?guess=A", "/score", s.scores(t, anna, "napoleon", "Anna", "Ben", "Carla"), path}
		for _, g := range games.All {
			pages = append(pages, "/new/"+g.Key, "/rules/"+g.Key)
		}
		for _, lang := range say.Langs {
			s.get(anna, "/?lang="+string(lang))
			for _, page := range pages {
				w := s.get(anna, page)
				body := plain(t, w)
				if w.Code != http.StatusOK || !strings.Contains(body, `<html lang="`+string(lang)+`"`) {
					t.Errorf("%s in %s: %d", page, lang, w.Code)
				}
				if n := w.Body.Len(); n > 100<<10 {
					t.Errorf("%s is %d bytes", page, n)
				}
				// The policy lets no script and no style be written into a page, and no number get lost in one.
				if inline := regexp.MustCompile(`<script(?: [^>]*)?>[^<]|<style|\sstyle=|\son[a-z]+=|%!|<nil>`).FindString(body); inline != "" {
					t.Errorf("%s in %s has %q in it", page, lang, inline)
				}
			}
		}
	})
}

func TestVisitorGetsOneCookie(t *testing.T) {
	s := open(t, nil)
	w := s.get(guest{}, "/")
	cookies := w.Result().Cookies()
	if len(cookies) != 1 || !cookies[0].HttpOnly || cookies[0].SameSite != http.SameSiteLaxMode || cookies[0].MaxAge < 90*24*60*60 {
		t.Fatal(cookies)
	}
	again := s.get(guest{secret: cookies[0].Value}, "/")
	if len(again.Result().Cookies()) != 0 {
		t.Error("who has a cookie gets another")
	}
	if forged := s.get(guest{secret: "me"}, "/").Result().Cookies(); len(forged) != 1 {
		t.Error("what is no secret passes for one")
	}
}

func TestUnderTLSTheCookieIsOfThisHostAlone(t *testing.T) {
	kept := store.NewMemory()
	rooms := room.New(room.Setup{Log: kept, Index: kept, Chance: dice(1)})
	defer rooms.Close()
	s := &site{New(Setup{Rooms: rooms, Chance: dice(2), URL: "https://cards.example"}), kept, nil}
	s.http = s.Handler()
	w := s.get(guest{}, "/")
	c := w.Result().Cookies()
	if len(c) != 1 || c[0].Name != "__Host-id" || !c[0].Secure {
		t.Error(c)
	}
	if w.Header().Get("Strict-Transport-Security") == "" {
		t.Error("a browser may come back without TLS")
	}
}

func TestForeignFormsAreRefused(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	post := func(headers ...string) int {
		r := anna.request(http.MethodPost, "/play", url.Values{"game": {"napoleon"}})
		r.Header.Del("Sec-Fetch-Site")
		for i := 0; i < len(headers); i += 2 {
			r.Header.Set(headers[i], headers[i+1])
		}
		return s.ask(r).Code
	}
	for _, foreign := range [][]string{{"Sec-Fetch-Site", "cross-site"}, {"Sec-Fetch-Site", "same-site"}, {"Origin", "https://elsewhere.example"}, {"Origin", "null"}} {
		if code := post(foreign...); code != http.StatusForbidden {
			t.Errorf("%v: %d", foreign, code)
		}
	}
	// A phone in the house comes without TLS, and its browser tells only the origin.
	if code := post("Origin", "http://example.com"); code != http.StatusSeeOther {
		t.Errorf("the own form: %d", code)
	}
}

func TestBadRequests(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna := person(0)
		path := s.now(t, anna, "drogue")
		for name, c := range map[string]struct {
			r    *http.Request
			code int
		}{
			"no such page":       {anna.request("GET", "/nowhere", nil), 404},
			"no such table":      {anna.request("GET", "/t/aaaaaaaaaa", nil), 404},
			"no name of a table": {anna.request("GET", "/t/..%2f..%2fetc", nil), 404},
			"no such game":       {anna.request("POST", "/play", url.Values{"game": {"whist"}}), 404},
			"no such match":      {anna.request("GET", path+"/record/7", nil), 404},
			"no number":          {anna.request("GET", path+"/review/x/1", nil), 404},
			"a negative number":  {anna.request("GET", path+"/review/1/-1", nil), 404},
			"a huge number":      {anna.request("GET", path+"/review/1/99999999999999999999", nil), 404},
			"a turn of words":    {anna.request("POST", path+"/do", url.Values{"do": {"move"}, "turn": {"now"}, "move": {"KS"}}), 400},
			"no such command":    {anna.request("POST", path+"/do", url.Values{"do": {"cheat"}}), 409},
			"no such move":       {anna.request("POST", path+"/do", url.Values{"do": {"move"}, "move": {"everything"}}), 409},
			"a long id":          {anna.request("POST", path+"/do", url.Values{"do": {"read"}, "id": {strings.Repeat("x", 65)}}), 409},
			"a page as a form":   {anna.request("POST", "/settings", url.Values{"face": {"moon"}}), 400},
			"too much":           {anna.request("POST", path+"/do", url.Values{"text": {strings.Repeat("x", maxBody+1)}}), 413},
			"the wrong method":   {anna.request("DELETE", path, nil), 404},
			"a wrong code":       {anna.request("POST", "/recover", url.Values{"code": {"abcd"}}), 422},
			"terms of our own":   {anna.request("POST", "/new/drogue", url.Values{"pace": {"warp"}}), 400},
			"too many seats":     {anna.request("POST", "/new/polignac", url.Values{"seats": {"9"}}), 400},
			"too few seats":      {anna.request("POST", "/new/polignac", url.Values{"seats": {"2"}}), 400},
			"foreign back":       {anna.request("POST", "/theme", url.Values{"theme": {"night"}, "back": {"//elsewhere.example"}}), 303},
			"foreign whole":      {anna.request("POST", "/theme", url.Values{"theme": {"night"}, "back": {"https://elsewhere.example/"}}), 303},
			"foreign by a tab":   {anna.request("POST", "/theme", url.Values{"theme": {"night"}, "back": {"/\t/elsewhere.example"}}), 303},
			"foreign by a slash": {anna.request("POST", "/theme", url.Values{"theme": {"night"}, "back": {"/\\elsewhere.example"}}), 303},
		} {
			w := s.ask(c.r)
			if w.Code != c.code {
				t.Errorf("%s: %d, not %d: %s", name, w.Code, c.code, plain(t, w))
			}
			if to := w.Header().Get("Location"); to != "" && to != "/" {
				t.Errorf("%s leads to %s", name, to)
			}
		}
	})
}

// A move counts once, however often and from wherever it comes, and none for a turn that is over; who is at an address that is new
// has his hand there. Demands C3, C21.
func TestRepeatedAndStaleMoves(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna := person(0)
		path := s.now(t, anna, "slobberhannes")
		for s.sight(t, anna, path).View == nil || len(s.sight(t, anna, path).View.Lawful) == 0 {
			time.Sleep(time.Second)
		}
		sight := s.sight(t, anna, path)
		move := url.Values{"id": {"once"}, "do": {"move"}, "turn": {fmt.Sprint(sight.Turn)}, "move": {sight.Game.Format(sight.View.Hand, sight.View.Lawful[0])}}
		for n := range 100 {
			time.Sleep(50 * time.Millisecond)
			address := []string{"192.0.2.1", "203.0.113.7"}[n%2] // from one network into another
			if w := s.ask(from(anna.request(http.MethodPost, path+"/do", move), address)); w.Code != http.StatusSeeOther {
				t.Fatal(w.Code, plain(t, w))
			}
			if hand := plain(t, s.ask(from(anna.request(http.MethodGet, path, nil), address))); !strings.Contains(hand, `class="hand"`) {
				t.Fatalf("at %s Anna has no hand", address)
			}
		}
		if after := s.sight(t, anna, path); after.View.Hand.Len() != sight.View.Hand.Len()-1 {
			t.Errorf("of %d cards %d are left", sight.View.Hand.Len(), after.View.Hand.Len())
		}
		move.Set("id", "again")
		r := anna.request(http.MethodPost, path+"/do", move)
		r.Header.Set("X-Bivouac", "page")
		w := s.ask(r)
		var why struct{ Code, Text string }
		if err := json.Unmarshal(w.Body.Bytes(), &why); err != nil || w.Code != http.StatusOK || why.Code != table.Stale || why.Text == "" {
			t.Errorf("%d %s", w.Code, w.Body)
		}
	})
}

func TestWhoDoesNotSitCannotPlay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		path := s.now(t, person(0), "polignac")
		time.Sleep(time.Minute) // the match waits for its person
		before := s.sight(t, person(0), path).At
		for _, do := range []string{"move", "read", "undo", "stop", "close", "cut", "leave", "seat", "start", "host"} {
			if w := s.post(person(1), path+"/do", url.Values{"do": {do}}); w.Code != http.StatusConflict {
				t.Errorf("%s: %d", do, w.Code)
			}
		}
		if s.sight(t, person(0), path).At != before {
			t.Error("something happened")
		}
		if s.sight(t, person(1), path).View != nil {
			t.Error("who does not sit sees the match")
		}
	})
}

func TestNewTableTellsContradictions(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	form := url.Values{"seats": {"4"}, "order": {"king"}, "penalty": {"queens"}, "open": {"invite"}}
	for _, lang := range say.Langs {
		anna.langs = string(lang)
		w := s.post(anna, "/new/polignac", form)
		g, _ := games.Find("polignac")
		_, err := g.Complete(map[string]string{"order": "king", "penalty": "queens"}, 4)
		if err == nil {
			t.Fatal("this is no contradiction any more")
		}
		body := plain(t, w)
		if w.Code != http.StatusUnprocessableEntity || !strings.Contains(body, `class="notice"`) || !strings.Contains(body, lang.Voice("polignac").Option("penalty").Name) {
			t.Errorf("%s: %d", lang, w.Code)
		}
		if !strings.Contains(body, `value="queens" checked`) {
			t.Errorf("%s: what was chosen is lost", lang)
		}
	}
	form.Set("order", "ace")
	w := s.post(anna, "/new/polignac", form)
	if w.Code != http.StatusSeeOther {
		t.Fatal(w.Code, plain(t, w))
	}
	sight := s.sight(t, anna, w.Header().Get("Location"))
	if sight.Settings["penalty"] != "queens" || sight.Stage != table.Gathering || sight.Me != 0 || !sight.Host {
		t.Errorf("%+v", sight)
	}
}

// Computers that play at once are offered, and as a rule none takes longer than half a second for a card. Demand T5.
func TestComputersAreQuick(t *testing.T) {
	for pace, most := range map[string]time.Duration{"instant": 0, ui.UsualTerms.Pace: 500 * time.Millisecond} {
		if got := (ui.Terms{Pace: pace}).Table().Pace; !slices.Contains(ui.Paces, pace) || got > most {
			t.Errorf("%q is %v a card", pace, got)
		}
	}
}

func TestPresetsAreChosenWhole(t *testing.T) {
	s := open(t, nil)
	for _, g := range games.All {
		for _, p := range g.Presets {
			w := s.get(person(0), "/new/"+g.Key+"?preset="+p.Key)
			body := plain(t, w)
			if w.Code != http.StatusOK || strings.Contains(body, `class="notice"`) || !strings.Contains(body, "aria-current") {
				t.Errorf("%s %s: %d", g.Key, p.Key, w.Code)
			}
		}
	}
}

// From a link to a seat: the page, and one form.
func TestInvitation(t *testing.T) {
	s := open(t, nil)
	anna, ben := person(0), person(1)
	path := s.post(anna, "/new/drogue", url.Values{"open": {"invite"}}).Header().Get("Location")
	if body := plain(t, s.get(anna, path)); !strings.Contains(body, "http://example.com"+path) {
		t.Error("the host does not see the link")
	}
	page := plain(t, s.get(ben, path))
	if strings.Count(page, `name="place"`) != 3 || !strings.Contains(page, `name="face"`) {
		t.Error("Ben cannot choose among three seats")
	}
	if w := s.post(ben, path+"/do", url.Values{"do": {"sit"}, "place": {"2"}, "name": {"Ben"}, "face": {"77"}}); w.Code != http.StatusSeeOther {
		t.Fatal(w.Code)
	}
	if sight := s.sight(t, ben, path); sight.Me != 2 || sight.Seats[2].Name != "Ben" || sight.Seats[2].Face != 77 {
		t.Errorf("%+v", sight.Seats)
	}
	// Who sits may change his seat, but not to one that is taken.
	s.post(ben, path+"/do", url.Values{"do": {"sit"}, "place": {"1"}})
	s.post(ben, path+"/do", url.Values{"do": {"sit"}, "place": {"0"}})
	if sight := s.sight(t, ben, path); sight.Me != 1 || sight.Seats[1].Name != "Ben" || sight.Free != 2 {
		t.Errorf("%+v", sight.Seats)
	}
	// He may call himself otherwise, and a name that is none does not cost him the seat.
	s.post(ben, path+"/do", url.Values{"do": {"sit"}, "place": {"1"}, "name": {"Carla"}, "face": {"78"}})
	s.post(ben, path+"/do", url.Values{"do": {"sit"}, "place": {"1"}, "name": {strings.Repeat("n", 25)}})
	if sight := s.sight(t, ben, path); sight.Me != 1 || sight.Seats[1].Name != "Carla" || sight.Seats[1].Face != 78 || sight.Free != 2 {
		t.Errorf("%+v", sight.Seats)
	}
	if w := s.post(ben, path+"/fill", nil); w.Code != http.StatusConflict {
		t.Errorf("a guest begins: %d", w.Code)
	}
}

// The link with which somebody invites leads others to the table, also where he came by an address of his computer alone; where
// there is no other, he is told so.
func TestLinksLeadOthersToTheTable(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	path := s.post(anna, "/new/polignac", url.Values{"open": {"invite"}}).Header().Get("Location")
	const house = "http://192.0.2.7:8136"
	for _, c := range []struct{ came, url, house, link string }{
		{"cards.example.org", "", "", "http://cards.example.org"},
		{"192.0.2.7:8136", "", house, house},
		{"192.0.2.8:8136", "", house, "http://192.0.2.8:8136"}, // another network of the same computer
		{"127.0.0.1:8136", "", house, house}, {"localhost:8136", "", house, house}, {"[::1]:8136", "", house, house},
		{"127.0.0.1:8136", "https://cards.example.org", house, "https://cards.example.org"},
		{"127.0.0.1:8136", "", "", "http://127.0.0.1:8136"}, {"localhost:8136", "", "", "http://localhost:8136"}, {"[::1]:8136", "", "", "http://[::1]:8136"},
	} {
		s.URL, s.House = c.url, c.house
		secure := strings.HasPrefix(c.url, "https:")
		ask := func(path string) string {
			r := anna.request("GET", path, nil)
			r.Host = c.came
			if secure {
				r.Header.Set("Cookie", "__Host-id="+anna.secret)
			}
			return plain(t, s.ask(r))
		}
		page := ask(path)
		if !strings.Contains(page, `<code id="link">`+c.link+path+`</code>`) {
			t.Errorf("%+v: no such link in %s", c, page)
		}
		warning, _, _ := strings.Cut(say.En.Pages().OnlyHere(), " --")
		if told := strings.Contains(page, warning); told != (c.house == "" && c.came != "cards.example.org") {
			t.Errorf("%+v: told that it leads only here: %v", c, told)
		}
	}
}

// Who has begun alone lets friends in by a link, in the middle of a deal: one of them takes over the place of a computer.
func TestFriendsAreLetIn(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna, ben := person(0), person(1)
		path := s.now(t, anna, "drogue")
		time.Sleep(time.Minute)
		sit := url.Values{"do": {"sit"}, "name": {"Ben"}, "place": {"2"}}
		if w := s.post(ben, path+"/do", sit); w.Code != http.StatusConflict {
			t.Errorf("Ben sits down where Anna plays alone: %d", w.Code)
		}
		if w := s.post(ben, path+"/invite", nil); w.Code != http.StatusConflict || !s.sight(t, anna, path).Terms.Alone {
			t.Errorf("Ben lets himself in: %d", w.Code)
		}
		if w := s.get(ben, path+"/invite"); w.Header().Get("Location") != path {
			t.Errorf("who does not sit invites: %d", w.Code)
		}
		if body := plain(t, s.get(anna, path)); !strings.Contains(body, path+"/invite") {
			t.Error("the menu does not say how to invite")
		}
		if body := plain(t, s.get(anna, path+"/invite")); strings.Contains(body, "qr.svg") || !strings.Contains(body, say.En.Pages().LetIn().Name) {
			t.Error("the link is given away while it leads nowhere")
		}
		if w := s.post(anna, path+"/invite", nil); w.Code != http.StatusSeeOther || w.Header().Get("Location") != path+"/invite" {
			t.Fatalf("%d to %q", w.Code, w.Header().Get("Location"))
		}
		if body := plain(t, s.get(anna, path+"/invite")); !strings.Contains(body, path+"</code>") || !strings.Contains(body, path+"/qr.svg") {
			t.Error("there is no link")
		}
		felt := regexp.MustCompile(`(?s)<main id="felt".*</main>`).FindString(plain(t, s.get(ben, path)))
		if n := strings.Count(felt, ` name="place" `); n != 3 || strings.Contains(felt, "<details") {
			t.Errorf("Ben, who may not watch, is shown %d places to take:\n%s", n, felt)
		}
		log := func() string { return strings.TrimSuffix(events.FindString(plain(t, s.get(anna, path))), "</ol>") }
		before, who := log(), s.sight(t, anna, path).Seats[2].Name
		if w := s.post(ben, path+"/do", sit); w.Code != http.StatusSeeOther {
			t.Fatalf("Ben cannot sit down: %d", w.Code)
		}
		if after := log(); !strings.Contains(before, who) || !strings.HasPrefix(after, before) || !strings.Contains(after[len(before):], "Ben") {
			t.Errorf("what %s did was told as\n%s\nand since Ben has the seat as\n%s", who, before, after)
		}
		if sight := s.sight(t, ben, path); sight.Me != 2 || sight.View.Hand == 0 {
			t.Errorf("Ben sits at %d with %v", sight.Me, sight.View.Hand)
		}
	})
}

// Who played alone as a recruit gives his name when he lets friends in, and another in his settings, which lead back to the table.
func TestNameInTheMatch(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna, dan := person(0), person(1)
		path := s.now(t, anna, "drogue")
		s.playsOn(t, anna, path, func(s *table.Sight) bool { return s.View != nil && len(s.View.Lawful) > 0 })
		called := func(want string) {
			t.Helper()
			if sight := s.sight(t, anna, path); sight.Seats[sight.Me].Name != want {
				t.Errorf("Anna is called %q at the table, not %q", sight.Seats[sight.Me].Name, want)
			}
		}
		called(say.En.Pages().Recruit())
		if !strings.Contains(plain(t, s.get(anna, path+"/invite")), `name="name"`) {
			t.Error("Anna, who lets friends in, is not asked for her name")
		}
		s.post(anna, path+"/invite", url.Values{"name": {"Anna"}})
		called("Anna")
		w := s.post(anna, path+"/settings", url.Values{"name": {"Anna Maria"}, "lang": {"de"}})
		if w.Code != http.StatusSeeOther || w.Header().Get("Location") != path {
			t.Errorf("from the settings of the table Anna comes to %d %q", w.Code, w.Header().Get("Location"))
		}
		called("Anna Maria")
		if body := plain(t, s.get(anna, path)); !strings.Contains(body, `href="`+path+`/settings"`) || !strings.Contains(body, say.De.Felt().IsNamed("Anna", "Anna Maria")) {
			t.Error("the table does not tell it")
		}
		// Nobody else's settings say a word at the table.
		s.post(dan, path+"/settings", url.Values{"name": {"Dan"}})
		called("Anna Maria")
	})
}

func TestSettingsAreKeptForThePersonAlone(t *testing.T) {
	s := open(t, nil)
	anna, ben := person(0), person(1)
	form := url.Values{"name": {"  Anna   Maria "}, "lang": {"fr"}, "letters": {"KDBA"}, "size": {"large"}, "order": {"right"}, "theme": {"night"}, "speed": {"slow"},
		"still": {"on"}, "palette": {"german"}, "twoTap": {"on"}, "sound": {"on"}, "shake": {"on"}}
	if w := s.post(anna, "/settings", form); w.Code != http.StatusSeeOther {
		t.Fatal(w.Code)
	}
	v, err := s.visit(httptest.NewRecorder(), anna.request("GET", "/", nil))
	want := ui.Person{Lang: say.Fr, Name: "Anna Maria", Face: v.person.Face, Letters: "KDBA", Palette: ink.German, Inks: ink.Safe.Inks(), Size: ui.Large, Order: ui.TrumpsRight, Speed: ui.Slow,
		Sound: true, Shake: true, TwoTap: true, Theme: ui.Night, Still: true}
	if err != nil || v.person != want {
		t.Errorf("%+v %v", v.person, err)
	}
	if v, _ := s.visit(httptest.NewRecorder(), ben.request("GET", "/", nil)); v.person.Theme != ui.Auto {
		t.Error("Ben's pages have changed")
	}
	s.post(anna, "/settings", url.Values{"lang": {"klingon"}, "size": {"vast"}})
	if v, _ := s.visit(httptest.NewRecorder(), anna.request("GET", "/", nil)); v.person.Lang != say.Fr || v.person.Size != ui.Large {
		t.Error("what cannot be chosen was taken")
	}
	if v, _ := s.visit(httptest.NewRecorder(), anna.request("GET", "/?lang=de", nil)); v.person.Lang != say.De {
		t.Error("the language cannot be switched")
	}
}

func TestCodeTakesAPersonToAnotherDevice(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	code := codeOf(anna.secret)
	if !strings.Contains(plain(t, s.get(anna, "/recover")), code) {
		t.Error("the page does not show the code")
	}
	for _, typed := range []string{code, strings.ToUpper(code), strings.ReplaceAll(code, "-", " "), " " + strings.ReplaceAll(code, "-", "") + "\n", strings.ReplaceAll(code, "0", "O")} {
		w := s.post(guest{}, "/recover", url.Values{"code": {typed}})
		cookies := w.Result().Cookies()
		if w.Code != http.StatusSeeOther || len(cookies) == 0 || cookies[len(cookies)-1].Value != anna.secret {
			t.Errorf("%q: %d %v", typed, w.Code, cookies)
		}
	}
	if w := s.get(anna, "/recover/qr.svg"); w.Code != http.StatusOK || !strings.Contains(plain(t, w), "<svg") {
		t.Error(w.Code)
	}
}

// A match is played by forms alone, without the module.
func TestAMatchWithoutTheModule(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		var log bytes.Buffer
		s := openLogged(t, nil, slog.New(slog.NewJSONHandler(&log, &slog.HandlerOptions{Level: slog.LevelDebug})))
		anna := person(0)
		path := s.now(t, anna, "napoleon")
		leave, err := s.Rooms.Enter(t.Context(), table.ID(strings.TrimPrefix(path, "/t/")), anna.player())
		if err != nil {
			t.Fatal(err)
		}
		defer leave()
		for n := 0; s.sight(t, anna, path).Deals < 2; n++ {
			if n > 500 {
				t.Fatal("no deal ends")
			}
			time.Sleep(time.Second)
			sight := s.sight(t, anna, path)
			form := url.Values{}
			switch {
			case sight.Sheet != nil && sight.Sheet.MayGoOn:
				form.Set("do", "read")
			case sight.View != nil && len(sight.View.Lawful) > 0:
				form = url.Values{"do": {"move"}, "turn": {fmt.Sprint(sight.Turn)}, "move": {sight.Game.Format(sight.View.Hand, sight.View.Lawful[0])}}
			default:
				continue
			}
			if w := s.post(anna, path+"/do", form); w.Code != http.StatusSeeOther {
				t.Fatal(w.Code, plain(t, w))
			}
			if w := s.get(anna, path); w.Code != http.StatusOK {
				t.Fatal(w.Code)
			}
		}
		for _, page := range []string{"/review/1/1", "/review/1/2/3", "/check/1/1"} {
			if w := s.get(anna, path+page); w.Code != http.StatusOK {
				t.Errorf("%s: %d", page, w.Code)
			}
		}
		check := plain(t, s.get(anna, path+"/check/1/1"))
		if !strings.Contains(check, say.En.Pages().RecordFits()) {
			t.Error("the record does not check")
		}
		record := plain(t, s.get(anna, path+"/record/1"))
		if !strings.HasPrefix(record, `{"bivouac":1,"game":"napoleon"`) {
			t.Error(record[:min(80, len(record))])
		}
		if w := s.get(anna, path+"/review/1/3"); w.Code != http.StatusOK && w.Code != http.StatusNotFound {
			t.Errorf("the deal in hand: %d", w.Code)
		}
		for _, secret := range []string{anna.secret, string(anna.player()), strings.TrimPrefix(path, "/t/"), codeOf(anna.secret), "master", "hands"} {
			if strings.Contains(log.String(), secret) {
				t.Errorf("the log of the server has %q in it", secret)
			}
		}
	})
}

// A page that comes back gets the present, and the same as everybody who has stayed.
func TestStreamShowsWhatThePageShows(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna := person(0)
		path := s.now(t, anna, "drogue")
		id := table.ID(strings.TrimPrefix(path, "/t/"))
		first, hang := s.stream(t, anna, id)
		defer hang()
		for range 12 {
			time.Sleep(time.Second)
			synctest.Wait()
			late, hangUp := s.stream(t, anna, id)
			synctest.Wait()
			stayed, came := felts(unpack(t, first.content())), felts(unpack(t, late.content()))
			if stayed[len(stayed)-1] != came[0] {
				t.Fatal("who comes back sees another felt")
			}
			if page := plain(t, s.get(anna, path)); !strings.Contains(page, came[0]) {
				t.Fatal("the page shows another felt than the stream")
			}
			hangUp()
		}
		packed, all := len(first.content()), len(unpack(t, first.content()))
		if n := len(felts(unpack(t, first.content()))); packed/n > 2<<10 {
			t.Errorf("a push takes %d bytes", packed/n)
		} else {
			t.Logf("%d pushes of %d bytes, packed %d", n, all/n, packed/n)
		}
	})
}

// felts is the felts that a page puts together from a stream.
func felts(stream string) (out []string) {
	var pieces []string
	for message := range strings.SplitSeq(stream, "\n\n") {
		if !strings.Contains(message, "event: felt") {
			continue
		}
		var next []string
		for line := range strings.SplitSeq(message, "\n") {
			step, ok := strings.CutPrefix(line, "data: ")
			if !ok {
				continue
			}
			switch n, _ := strconv.Atoi(step[1:]); step[0] {
			case '+':
				next = append(next, step[1:])
			case '=':
				next = append(next, pieces[:n]...)
				fallthrough
			case '-':
				pieces = pieces[n:]
			}
		}
		pieces = next
		out = append(out, strings.Join(pieces, ""))
	}
	return out
}

func TestTooManyRequests(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		got := 0
		for range personBurst + 40 {
			if w := s.post(person(0), "/play", url.Values{"game": {"slobberhannes"}}); w.Code == http.StatusTooManyRequests {
				got++
				if w.Header().Get("Retry-After") == "" {
					t.Error("nobody says when to try again")
				}
			}
		}
		if got != 40 {
			t.Errorf("%d of 40 are refused", got)
		}
		if w := s.get(person(1), "/"); w.Code != http.StatusOK {
			t.Errorf("others suffer: %d", w.Code)
		}
		time.Sleep(time.Minute)
		if w := s.post(person(0), "/play", url.Values{"game": {"slobberhannes"}}); w.Code != http.StatusSeeOther {
			t.Error(w.Code)
		}
	})
}

func TestAssets(t *testing.T) {
	s := open(t, nil)
	page := plain(t, s.get(person(0), "/"))
	total := 0
	for _, m := range regexp.MustCompile(`(?:href|src)="(/asset/[^"]+)"`).FindAllStringSubmatch(page, -1) {
		w := s.get(person(0), m[1])
		if w.Code != http.StatusOK || !strings.Contains(w.Header().Get("Cache-Control"), "immutable") {
			t.Errorf("%s: %d", m[1], w.Code)
		}
		total += w.Body.Len()
	}
	if total == 0 || total > 60<<10 {
		t.Errorf("style and scripts of the first page are %d bytes", total)
	}
	for _, other := range []string{"/asset/", "/asset/bivouac.css", "/asset/../server.go", "/asset/fonts/"} {
		if w := s.get(person(0), other); w.Code == http.StatusOK {
			t.Errorf("%s is served", other)
		}
	}
}

func FuzzPaths(f *testing.F) {
	for _, seed := range []string{"/", "/t/", "/t/aaaa/review/1/1/1", "/rules/drogue", "/new/whist?preset=%00", "/t/%2e%2e/do", "/recover/qr.svg", "/asset/%2e%2e/x", "//t//", "/score", "/score/1"} {
		f.Add("GET", seed, "")
		f.Add("POST", seed, "do=move&turn=1&move=KS")
	}
	kept := store.NewMemory()
	rooms := room.New(room.Setup{Log: kept, Index: kept, Chance: dice(1)})
	f.Cleanup(rooms.Close)
	h := New(Setup{Rooms: rooms, Chance: dice(2)}).Handler()
	f.Fuzz(func(t *testing.T, method, target, body string) {
		u, err := url.ParseRequestURI(target)
		if err != nil || u.Host != "" || method != "GET" && method != "POST" || strings.HasSuffix(u.Path, "/stream") {
			t.Skip()
		}
		r := httptest.NewRequest(method, "/", strings.NewReader(body))
		r.URL, r.RequestURI = u, target
		r.RemoteAddr = fmt.Sprintf("[2001:db8:%x::1]:1", len(target)+len(body)*7)
		r.Header.Set("Sec-Fetch-Site", "same-origin")
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if w.Code >= 500 {
			t.Errorf("%s %s: %d", method, target, w.Code)
		}
	})
}

func TestHomeListsTheTablesSeenLast(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna := person(0)
		var paths []string
		for range manyTables + 2 {
			path := s.post(anna, "/new/drogue", url.Values{"open": {"invite"}}).Header().Get("Location")
			s.get(anna, path)
			paths = append(paths, path)
			time.Sleep(time.Minute)
		}
		s.get(anna, paths[0])
		body := plain(t, s.get(anna, "/"))
		for i, path := range paths {
			if listed := strings.Contains(body, `href="`+path+`"`); listed != (i == 0 || i > 2) {
				t.Errorf("table %d of %d: listed %v", i, len(paths), listed)
			}
		}
		if !strings.Contains(body, `href="/tables"`) {
			t.Error("no link leads to the older ones")
		}
		if strings.Contains(plain(t, s.get(person(1), "/")), "/t/") {
			t.Error("Ben is shown tables of Anna")
		}
	})
}

// A table that waits for its person stands first, however many he has seen since; all are found, page by page.
func TestNoTableIsOutOfReach(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna := person(0)
		waits := s.now(t, anna, "polignac")
		s.get(anna, waits)
		var paths []string
		for range mostSeen {
			time.Sleep(3 * time.Minute)
			path := s.post(anna, "/new/drogue", url.Values{"open": {"invite"}}).Header().Get("Location")
			s.get(anna, path)
			paths = append(paths, path)
		}
		first, second := plain(t, s.get(anna, "/tables")), plain(t, s.get(anna, "/tables?from="+strconv.Itoa(mostSeen)))
		for _, path := range paths {
			if !strings.Contains(first, `href="`+path+`"`) {
				t.Errorf("%s is not listed", path)
			}
		}
		if !strings.Contains(second, `href="`+waits+`"`) || !strings.Contains(first, "/tables?from=") || strings.Contains(second, "/tables?from=") {
			t.Error("the oldest table is not on the second page, the last one")
		}
		s.get(anna, waits)
		time.Sleep(time.Minute)
		for _, path := range paths[:manyTables] {
			s.get(anna, path)
		}
		if home := plain(t, s.get(anna, "/")); !strings.Contains(home, `href="`+waits+`"`) {
			t.Error("home does not list the table that waits for her")
		}
		for _, from := range []string{"-1", "x", "99999999999999999999"} {
			if code := s.get(anna, "/tables?from="+from).Code; code != http.StatusNotFound {
				t.Errorf("from %s: %d", from, code)
			}
		}
	})
}

// The list of tables tells the same deal as the table itself, from the first seal on.
func TestHomeTellsTheDeal(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		path := s.now(t, person(0), "napoleon")
		s.get(person(0), path)
		if body, draws := plain(t, s.get(person(0), "/")), say.En.Felt().Drawing(); !strings.Contains(body, draws+".") {
			t.Errorf("before the first deal the list does not say %q", draws)
		}
		for _, wait := range []time.Duration{6 * time.Second, time.Minute} {
			time.Sleep(wait)
			deal := say.En.Felt().DealOf(1, 12)
			if body := plain(t, s.get(person(0), path)); !strings.Contains(body, "<p>"+deal+"</p>") {
				t.Errorf("the table is not at %q", deal)
			}
			if body := plain(t, s.get(person(0), "/")); !strings.Contains(body, deal+".") {
				t.Errorf("the list does not say %q", deal)
			}
		}
	})
}

// Whoever loads a page again and again costs the disk one write a minute.
func TestPagesOpenedAreKeptByTheMinute(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		path := s.now(t, person(0), "drogue")
		at := func() string {
			s.get(person(0), path)
			value, err := s.store.Get(t.Context(), seenBucket, string(person(0).player())+" "+strings.TrimPrefix(path, "/t/"))
			if err != nil {
				t.Fatal(err)
			}
			return string(value)
		}
		first := at()
		time.Sleep(seenTime - time.Second)
		if again := at(); again != first {
			t.Errorf("written at %s and %s", first, again)
		}
		time.Sleep(time.Second)
		if later := at(); later == first {
			t.Error("not written after a minute")
		}
	})
}

func TestATableWithoutWatchers(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		path := s.now(t, person(0), "drogue")
		time.Sleep(time.Minute)
		if !strings.Contains(plain(t, s.get(person(0), path)), "La Ramée") {
			t.Error("who plays does not see the table")
		}
		w := s.get(person(1), path)
		if body := plain(t, w); w.Code != http.StatusOK || !strings.Contains(body, say.En.Pages().NoWatchers().Name) || strings.Contains(body, "La Ramée") {
			t.Errorf("%d: who does not sit sees the table", w.Code)
		}
		wire, hang := s.stream(t, person(1), table.ID(strings.TrimPrefix(path, "/t/")))
		synctest.Wait()
		hang()
		if strings.Contains(unpack(t, wire.content()), "La Ramée") {
			t.Error("who does not sit is pushed the table")
		}
	})
}

// Whoever asks what a stream is, and not for it, is answered at once, and nobody takes that for a page.
func TestHeadOfAStream(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		path := s.post(person(0), "/new/polignac", url.Values{"open": {"invite"}}).Header().Get("Location")
		ctx, cancel := context.WithTimeout(t.Context(), time.Minute)
		defer cancel()
		begin := time.Now()
		w := s.ask(person(0).request(http.MethodHead, path+"/stream", nil).WithContext(ctx))
		if took := time.Since(begin); took > 0 || w.Code != http.StatusOK || w.Body.Len() > 0 || w.Header().Get("Content-Type") != "text/event-stream" {
			t.Errorf("after %v: %d %v %d bytes", took, w.Code, w.Header(), w.Body.Len())
		}
		if s.sight(t, person(0), path).Seats[0].Present {
			t.Error("who asks what it is counts as there")
		}
		if w := s.ask(person(0).request(http.MethodHead, "/t/aaaaaaaaaa/stream", nil)); w.Code != http.StatusNotFound {
			t.Errorf("of a table that is not there: %d", w.Code)
		}
	})
}

// What somebody has chosen when fewer things could be chosen still holds.
func TestOldSettings(t *testing.T) {
	for old, want := range map[string]func(*ui.Person){
		`{"lang":"de","tab":false}`:  func(p *ui.Person) { p.Title, p.Icon = false, false },
		`{"lang":"de","tab":true}`:   func(p *ui.Person) {},
		`{"lang":"de"}`:              func(p *ui.Person) {},
		`{"lang":"de","four":true}`:  func(p *ui.Person) { p.Palette = ink.Four },
		`{"lang":"de","icon":false}`: func(p *ui.Person) { p.Icon = false },
	} {
		s := open(t, nil)
		anna := person(0)
		v, err := s.visit(httptest.NewRecorder(), anna.request("GET", "/", nil))
		if err != nil {
			t.Fatal(err)
		}
		if err := s.Rooms.Index.Put(t.Context(), personBucket, string(v.player), []byte(old)); err != nil {
			t.Fatal(err)
		}
		wanted := v.person
		wanted.Lang = say.De
		want(&wanted)
		if v, err := s.visit(httptest.NewRecorder(), anna.request("GET", "/", nil)); err != nil || v.person != wanted {
			t.Errorf("%s is read as %+v, %v, and not as %+v", old, v.person, err, wanted)
		}
	}
}

// Who mixes his own inks gets a style sheet of them, and is told of one that nobody could read on a card.
func TestOwnInks(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	mixed := []string{"#1a6842", "#12399a", "#ad2420", "#000000"}
	form := url.Values{"palette": {"own"}, "ink": mixed}
	if w := s.post(anna, "/settings", form); w.Code != http.StatusSeeOther {
		t.Fatal(w.Code)
	}
	const path = "/inks/1a6842-12399a-ad2420-000000"
	if body := plain(t, s.get(anna, "/")); !strings.Contains(body, `href="`+path+`"`) || !strings.Contains(body, `class="inks-own`) {
		t.Error("the page does not ask for her inks")
	}
	w := s.get(anna, path)
	if css := plain(t, w); !strings.Contains(css, "--p-D:#12399a;") || !strings.HasPrefix(w.Header().Get("Content-Type"), "text/css") ||
		!strings.Contains(w.Header().Get("Cache-Control"), "immutable") {
		t.Errorf("her inks are %s, %v", css, w.Header())
	}
	for _, bad := range []string{"/inks/1a6842-12399a-ad2420", "/inks/1a6842-12399a-ad2420-00000g", "/inks/1a6842-12399a-ad2420-000;}-", "/inks/1a6842-12399a-ad2420-000000-000000"} {
		if w := s.get(anna, bad); w.Code != http.StatusNotFound {
			t.Errorf("%s is answered with %d", bad, w.Code)
		}
	}
	w = s.post(anna, "/settings", url.Values{"palette": {"own"}, "ink": {"#1a6842", "#ffcc00", "#ad2420", "#000000"}})
	if body := plain(t, w); w.Code != http.StatusUnprocessableEntity || !strings.Contains(body, say.En.Pages().FaintInk(card.Diamonds)) {
		t.Errorf("yellow diamonds are answered with %d", w.Code)
	}
	s.post(anna, "/settings", url.Values{"palette": {"own"}, "ink": {"red", "#12399a", "#ad2420", "#000000"}})
	v, err := s.visit(httptest.NewRecorder(), anna.request("GET", "/", nil))
	if want, _ := ink.Mix(mixed); err != nil || v.person.Inks != want {
		t.Errorf("kept is %v, %v", v.person.Inks, err)
	}
	if body := plain(t, s.get(person(1), "/")); strings.Contains(body, "/inks/") {
		t.Error("who has mixed no inks asks for some")
	}
}

// Where the table takes no new name any more the settings are kept all the same, and lead back to it.
func TestSettingsFromAClosedTable(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	path := s.post(anna, "/new/polignac", url.Values{"open": {"invite"}, "name": {"Anna"}}).Header().Get("Location")
	s.must(t, anna, path, url.Values{"do": {"close"}})
	w := s.post(anna, path+"/settings", url.Values{"name": {"Anna Maria"}})
	if w.Code != http.StatusSeeOther || w.Header().Get("Location") != path {
		t.Errorf("%d %s", w.Code, plain(t, w))
	}
	if page := plain(t, s.get(anna, "/settings")); !strings.Contains(page, `value="Anna Maria"`) || s.sight(t, anna, path).Seats[0].Name != "Anna" {
		t.Error("the name is not kept, or the closed table has changed")
	}
}
