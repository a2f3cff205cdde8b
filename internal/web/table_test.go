package web

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/games"
	"bivouac/games/drogue"
	"bivouac/internal/room"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
	"bivouac/internal/web/ui/asset"
	"bivouac/shuffle"
)

// together opens a table at which so many people sit, their pages open.
func (s *site) together(t *testing.T, p room.Plan, n int) (path string, guests []guest) {
	t.Helper()
	id, err := s.Rooms.Open(t.Context(), person(0).player(), p)
	if err != nil {
		t.Fatal(err)
	}
	path = "/t/" + string(id)
	for i := range n {
		g := person(byte(i))
		s.must(t, g, path, url.Values{"do": {"sit"}, "place": {fmt.Sprint(i)}, "name": {[]string{"Anna", "Ben", "Carla", "Dan"}[i]}})
		leave, err := s.Rooms.Enter(t.Context(), id, g.player())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(leave)
		guests = append(guests, g)
	}
	return path, guests
}

// must lets a guest do something at a table.
func (s *site) must(t *testing.T, g guest, path string, form url.Values) {
	t.Helper()
	if w := s.post(g, path+"/do", form); w.Code != http.StatusSeeOther {
		t.Fatalf("%v: %d %s", form, w.Code, plain(t, w))
	}
}

// The host does not come: half a minute later the page of another who is there offers to begin, and of nobody else. When the
// host is back, it is his again. Demand C15.
func TestTheNextHostBegins(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		dan := person(3) // his page is not open yet
		id, err := s.Rooms.Open(t.Context(), dan.player(), room.Plan{Game: "polignac", Seats: 4})
		if err != nil {
			t.Fatal(err)
		}
		path := "/t/" + string(id)
		come := func(g guest) {
			t.Helper()
			leave, err := s.Rooms.Enter(t.Context(), id, g.player())
			if err != nil {
				t.Fatal(err)
			}
			t.Cleanup(leave)
		}
		begins := func() (who []int) {
			for n := range 4 {
				if strings.Contains(plain(t, s.get(person(byte(n)), path)), `action="`+path+`/fill"`) {
					who = append(who, n)
				}
			}
			return who
		}
		s.must(t, dan, path, url.Values{"do": {"sit"}, "place": {"3"}, "name": {"Dan"}})
		for n, name := range []string{"Anna", "Ben"} {
			s.must(t, person(byte(n)), path, url.Values{"do": {"sit"}, "place": {fmt.Sprint(n)}, "name": {name}})
			come(person(byte(n)))
		}
		if got := begins(); slices.Contains(got, 0) || slices.Contains(got, 1) {
			t.Errorf("%v may begin while the host may still come", got)
		}
		time.Sleep(31 * time.Second)
		if got := begins(); !slices.Equal(got, []int{0}) {
			t.Errorf("half a minute later %v may begin", got)
		}
		come(dan)
		if got := begins(); !slices.Equal(got, []int{3}) {
			t.Errorf("when the host is there, %v may begin", got)
		}
	})
}

// A table that its host has closed, before the match or in it, says so to everybody, wherever he is, keeps what was played,
// and takes who sat there on to another like it with a tap. Demand C24.
func TestWhoseTableIsClosedGoesOn(t *testing.T) {
	for _, begun := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			s := open(t, nil)
			path, guests := s.together(t, room.Plan{Game: "polignac", Settings: map[string]string{"discipline": "strict"}, Seats: 4, Terms: table.Terms{Words: true, Undo: table.UndoNever}}, 2)
			anna, ben, stranger := guests[0], guests[1], person(7)
			if w := s.post(ben, path+"/do", url.Values{"do": {"close"}}); w.Code != http.StatusConflict {
				t.Errorf("a guest closes the table: %d", w.Code)
			}
			if begun {
				if w := s.post(anna, path+"/fill", nil); w.Code != http.StatusSeeOther {
					t.Fatal(w.Code)
				}
				time.Sleep(time.Minute)
			}
			for name, g := range map[string]guest{"Anna": anna, "Ben": ben} {
				if offered := strings.Contains(plain(t, s.get(g, path)), `name="do" value="close"`); offered != (name == "Anna") {
					t.Errorf("begun %v: %s can close the table from the page: %v", begun, name, offered)
				}
			}
			wire, hang := s.stream(t, ben, table.ID(strings.TrimPrefix(path, "/t/")))
			defer hang()
			s.must(t, anna, path, url.Values{"do": {"close"}})
			time.Sleep(time.Second)
			synctest.Wait()
			all := felts(unpack(t, wire.Bytes()))
			offers := `action="` + path + `/anew"`
			for name, page := range map[string]string{"pushed": all[len(all)-1], "loaded": plain(t, s.get(ben, path))} {
				if !strings.Contains(page, say.En.Pages().Shut().Name) || !strings.Contains(page, offers) {
					t.Errorf("the page that is %s does not say that the table is closed, and what can be done", name)
				}
			}
			if record := s.get(ben, path+"/record/1"); (record.Code == http.StatusOK) != begun {
				t.Errorf("begun %v: what was played is answered with %d", begun, record.Code)
			}
			if strings.Contains(plain(t, s.get(stranger, path)), offers) || s.post(stranger, path+"/anew", nil).Code != http.StatusConflict {
				t.Error("who did not sit there goes on")
			}
			w := s.post(ben, path+"/anew", nil)
			next := w.Header().Get("Location")
			if w.Code != http.StatusSeeOther || next == path {
				t.Fatal(w.Code, next)
			}
			was, is := s.sight(t, ben, path), s.sight(t, ben, next)
			if !is.Host || is.Stage != table.Gathering || is.Seats[is.Me].Name != "Ben" || is.Settings["discipline"] != "strict" || is.Terms != was.Terms || len(is.Seats) != 4 {
				t.Errorf("Ben goes on at %+v", is)
			}
		})
	}
}

// What a table has agreed on that is not as usual stands on its pages, before the match and in it, in words. Demand P21.
func TestWhatIsAgreedIsShown(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		plan := room.Plan{Game: "drogue", Settings: map[string]string{"speech": "mute", "length": "4"}, Seats: 4, Terms: table.Terms{Watch: true}}
		path, guests := s.together(t, plan, 4)
		shown := func(g guest, page string) {
			t.Helper()
			body := plain(t, s.get(g, page))
			settings, err := drogue.Game.Complete(plan.Settings, plan.Seats)
			if err != nil {
				t.Fatal(err)
			}
			_, name, _ := strings.Cut(body, `<p class="ruleset">`)
			name, _, _ = strings.Cut(name, "</p>")
			if !strings.Contains(name, say.En.Ruleset(drogue.Game, settings, plan.Seats)) || !strings.Contains(name, drogue.Game.Fingerprint(settings, plan.Seats)) {
				t.Errorf("%s names what is agreed %q", page, name)
			}
			_, agreed, _ := strings.Cut(body, `<dl class="agreed">`)
			agreed, _, _ = strings.Cut(agreed, "</dl>")
			voice := say.En.Voice("drogue")
			for key, value := range plan.Settings {
				if !strings.Contains(agreed, voice.Option(key).Name) || !strings.Contains(agreed, voice.Value(key, value).Name) {
					t.Errorf("%s does not say that %s is %s", page, key, value)
				}
			}
			for _, o := range drogue.Game.Options {
				if _, differs := plan.Settings[o.Key]; !differs && strings.Contains(agreed, "<dt>"+voice.Option(o.Key).Name+"</dt>") {
					t.Errorf("%s says of %s, which is as usual, that it is not", page, o.Key)
				}
			}
		}
		shown(guests[0], path)
		shown(guests[1], path)
		shown(person(9), path)
		s.must(t, guests[0], path, url.Values{"do": {"start"}})
		time.Sleep(time.Minute)
		shown(guests[2], "/rules/drogue?table="+strings.TrimPrefix(path, "/t/"))
	})
}

// Who chooses what a new table agrees on is told, at every choice, what the whole is called and its fingerprint, the same as at the
// table that is opened; of what does not go together there is neither. Demand P21.
func TestWhatIsChosenHasAName(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	check := func(form url.Values) (got struct{ Trouble, Name, Fingerprint string }) {
		t.Helper()
		r := anna.request(http.MethodPost, "/new/drogue", form)
		r.Header.Set("X-Bivouac", "page")
		if err := json.NewDecoder(strings.NewReader(plain(t, s.ask(r)))).Decode(&got); err != nil {
			t.Fatal(err)
		}
		return got
	}
	fingerprint := func(set map[string]string) (fingerprint, name string) {
		t.Helper()
		settings, err := drogue.Game.Complete(set, 4)
		if err != nil {
			t.Fatal(err)
		}
		return drogue.Game.Fingerprint(settings, 4), say.En.Ruleset(drogue.Game, settings, 4)
	}
	mute := url.Values{"speech": {"mute"}, "open": {"invite"}}
	want, name := fingerprint(map[string]string{"speech": "mute"})
	if got := check(mute); got.Trouble != "" || got.Name != name || got.Fingerprint != want {
		t.Errorf("%+v, want %s, %s", got, name, want)
	}
	soldiers, err := drogue.Game.Agreed("soldiers", 4)
	if err != nil {
		t.Fatal(err)
	}
	preset, _ := fingerprint(soldiers)
	for page, want := range map[string]string{s.post(anna, "/new/drogue", mute).Header().Get("Location"): want, "/new/drogue?preset=soldiers": preset} {
		if !strings.Contains(plain(t, s.get(anna, page)), "<code>"+want+"</code>") {
			t.Errorf("%s does not show %s", page, want)
		}
	}
	if got := check(url.Values{"length": {"soon"}}); got.Trouble == "" || got.Name != "" || got.Fingerprint != "" {
		t.Errorf("of what does not go together it is said %+v", got)
	}
}

// A match without an end of its own is let end by all who sit at it; each page offers it once, and tells who has said so.
func TestAllLetTheMatchEnd(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		path, guests := s.together(t, room.Plan{Game: "napoleon", Settings: map[string]string{"length": "open"}, Seats: 3}, 3)
		s.must(t, guests[0], path, url.Values{"do": {"start"}})
		time.Sleep(time.Minute)
		offered := func(g guest) bool { return strings.Contains(plain(t, s.get(g, path)), `name="do" value="stop"`) }
		for i, g := range guests[1:] {
			if !offered(g) {
				t.Errorf("%d: the page does not offer to let the match end", i+1)
			}
			s.must(t, g, path, url.Values{"do": {"stop"}})
			if offered(g) || !offered(guests[0]) {
				t.Errorf("%d has said so, and is asked again, or the host is not", i+1)
			}
		}
		if !strings.Contains(plain(t, s.get(guests[0], path)), say.En.Felt().WantsToStop("Carla")) {
			t.Error("the host is not told that Carla wants the match to end")
		}
		s.must(t, guests[0], path, url.Values{"do": {"stop"}})
		if offered(guests[0]) || offered(person(9)) {
			t.Error("a match that ends is offered to be ended, or to who does not sit")
		}
	})
}

// Who has chosen nothing has no clock; who wants one finds it, and it is shown to all, with what is left beside it in the bank of who
// decides. Demand P19.
func TestClocksAreForWhoWantsThem(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		for _, g := range games.All {
			if terms := s.sight(t, person(0), s.now(t, person(0), g.Key)).Terms; terms.Move != 0 {
				t.Errorf("%s at once: %v for a move", g.Key, terms.Move)
			}
			page := plain(t, s.get(person(0), "/new/"+g.Key))
			if !strings.Contains(page, `<option value="none" selected>none<`) || strings.Count(page, `<option value="relaxed">relaxed: 1 min, bank 3 min<`) != 1 {
				t.Errorf("%s: the page of a new table has another clock than none", g.Key)
			}
			if w := s.post(person(0), "/new/"+g.Key, url.Values{"open": {"invite"}}); s.sight(t, person(0), w.Header().Get("Location")).Terms.Move != 0 {
				t.Errorf("%s with friends has a clock", g.Key)
			}
		}
		for clock, says := range map[string]string{"none": "", "relaxed": "1 min, bank 3 min", "fast": "15 s, bank 30 s", "days": "3 days"} {
			path := s.post(person(1), "/new/slobberhannes", url.Values{"open": {"alone"}, "clock": {clock}, "pace": {ui.Paces[0]}, "undo": {ui.Undos[0]}}).Header().Get("Location")
			time.Sleep(30 * time.Second)
			page := plain(t, s.get(person(1), path))
			if shown := strings.Contains(page, "data-deadline"); shown != (says != "") || !strings.Contains(page, says+"</time>") && shown {
				t.Errorf("the clock %s is shown: %v", clock, shown)
			}
			if banks := strings.Contains(page, "data-bank"); banks != strings.Contains(says, "bank") {
				t.Errorf("the clock %s shows a bank: %v", clock, banks)
			}
		}
	})
}

// Who has no page of the table open for as long as the table has agreed on is gone, a minute where nothing was said; who plays
// there reads what was agreed on.
func TestGoneAfterWhatIsAgreed(t *testing.T) {
	for away, after := range map[string]time.Duration{"": time.Minute, "300": 5 * time.Minute} {
		synctest.Test(t, func(t *testing.T) {
			s := open(t, nil)
			anna, ben := person(0), person(1)
			form := url.Values{"open": {"invite"}, "pace": {ui.Paces[0]}, "undo": {ui.Undos[0]}, "away": {away}}
			path := s.post(anna, "/new/slobberhannes", form).Header().Get("Location")
			s.must(t, ben, path, url.Values{"do": {"sit"}, "place": {"1"}, "name": {"Ben"}})
			var leave [2]func()
			for i, g := range []guest{anna, ben} {
				var err error
				if leave[i], err = s.Rooms.Enter(t.Context(), table.ID(strings.TrimPrefix(path, "/t/")), g.player()); err != nil {
					t.Fatal(err)
				}
			}
			defer leave[0]()
			_, agreed, _ := strings.Cut(plain(t, s.get(ben, path)), `<dl class="agreed">`)
			agreed, _, _ = strings.Cut(agreed, "</dl>")
			if told := strings.Contains(agreed, say.En.Pages().GoneAfter().Name); told != (away != "") {
				t.Errorf("away %q: it is said that this is not as usual: %v", away, told)
			}
			if w := s.post(anna, path+"/fill", nil); w.Code != http.StatusSeeOther {
				t.Fatal(w.Code)
			}
			leave[1]()
			time.Sleep(after - time.Second)
			if s.sight(t, anna, path).Seats[1].Gone {
				t.Errorf("away %q: Ben is gone too soon", away)
			}
			time.Sleep(2 * time.Second)
			if !s.sight(t, anna, path).Seats[1].Gone {
				t.Errorf("away %q: after %v Ben is not gone", away, after)
			}
		})
	}
}

// Before a deal everybody is shown its seal; while it is played nobody is shown anything else of its chance; after it, its seed,
// which fits that seal. Demand L13.
func TestSealBeforeSeedAfter(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna := person(0)
		path := s.post(anna, "/new/slobberhannes", url.Values{"open": {"alone"}, "pace": {"instant"}, "undo": {"asked"}}).Header().Get("Location")
		hash := regexp.MustCompile(`class="hash" title="([0-9a-f]+)"`)
		seal := ""
		for range 2000 {
			sight := s.sight(t, anna, path)
			page := plain(t, s.get(anna, path))
			if s.sight(t, anna, path).At != sight.At {
				continue // the page may show what came in between
			}
			shown := hash.FindStringSubmatch(page)
			switch {
			case sight.Sealing != nil && sight.Sealing.Deal == 1:
				if seal = sight.Sealing.Seal; len(shown) == 0 || shown[1] != seal {
					t.Fatalf("sealed with %s, shown is %q", seal, shown)
				}
			case sight.Sheet != nil:
				seed, err := shuffle.ParseSeed(sight.Sheet.Seed)
				if err != nil || len(shown) == 0 || shown[1] != sight.Sheet.Seed || sight.Sheet.Seal != seal {
					t.Fatalf("at the end shown is %q, the seed %q, the seal %q: %v", shown, sight.Sheet.Seed, sight.Sheet.Seal, err)
				}
				d := shuffle.Deal{Table: strings.TrimPrefix(path, "/t/") + ".1", Number: 1}
				if got := seed.Seal(d).String(); got != seal {
					t.Errorf("the seed shown at the end has the seal %s, shown before was %s", got, seal)
				}
				return
			case sight.View != nil && sight.View.Dealt && len(shown) > 0:
				t.Fatalf("in the deal %q is shown", shown)
			}
			if sight.View != nil && len(sight.View.Lawful) > 0 {
				s.must(t, anna, path, url.Values{"do": {"move"}, "turn": {fmt.Sprint(sight.Turn)}, "move": {sight.Game.Format(sight.View.Hand, sight.View.Lawful[0])}})
			}
			time.Sleep(time.Second)
		}
		t.Fatal("the deal does not end")
	})
}

// No page stays in a browser longer than it is looked at, and what stays has a name that changes with every byte of it; nothing
// is left behind that would answer for the server. Demand X15.
func TestNoPageOutlivesItsRelease(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna := person(0)
		table := s.now(t, anna, "napoleon")
		found := regexp.MustCompile(`(?:href|src)="(/asset/[^"]+)"`)
		for _, path := range []string{"/", "/new/drogue", "/rules/drogue", "/settings", "/recover", table, "/nowhere"} {
			w := s.get(anna, path)
			if got := w.Header().Get("Cache-Control"); got != "no-store" {
				t.Errorf("%s may be kept: %q", path, got)
			}
			for _, m := range found.FindAllStringSubmatch(plain(t, w), -1) {
				if !regexp.MustCompile(`\.[0-9a-f]{12}\.\w+$`).MatchString(m[1]) {
					t.Errorf("%s loads %s, whose name would stay the same", path, m[1])
				}
			}
		}
		for _, name := range asset.Modules {
			body := plain(t, s.get(anna, asset.Path(name)))
			if strings.Contains(body, "serviceWorker") {
				t.Errorf("%s leaves something behind", name)
			}
			for _, m := range regexp.MustCompile(`from '\./([^']+)'`).FindAllStringSubmatch(body, -1) {
				if w := s.get(anna, "/asset/"+m[1]); w.Code != http.StatusOK || strings.Count(m[1], ".") != 2 {
					t.Errorf("%s asks for %s: %d", name, m[1], w.Code)
				}
			}
		}
	})
}

// Who leaves a match goes to the first page, with scripts and without; there he reads that a computer plays for him, and finds the
// way back. Who stands up before it stays: he may want to sit elsewhere.
func TestWhoLeavesAMatchGoesHome(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		path, guests := s.together(t, room.Plan{Game: "polignac", Seats: 4}, 4)
		ben, leave := guests[1], url.Values{"do": {"leave"}}
		if to := s.post(ben, path+"/do", leave).Header().Get("Location"); to != path {
			t.Errorf("who stands up in the lobby goes to %q", to)
		}
		s.must(t, ben, path, url.Values{"do": {"sit"}, "place": {"1"}, "name": {"Ben"}})
		s.must(t, guests[0], path, url.Values{"do": {"start"}})
		time.Sleep(time.Minute)
		if to := s.post(ben, path+"/do", leave).Header().Get("Location"); to != "/#mine" {
			t.Errorf("who leaves goes to %q", to)
		}
		asks := guests[2].request(http.MethodPost, path+"/do", leave)
		asks.Header.Set("X-Bivouac", "page")
		var answer struct{ To string }
		if w := s.ask(asks); w.Code != http.StatusOK || json.Unmarshal(w.Body.Bytes(), &answer) != nil || answer.To != "/#mine" {
			t.Errorf("a page with the module is answered %d %s", w.Code, w.Body)
		}
		for i, g := range guests {
			home := plain(t, s.get(g, "/"))
			if gone := i == 1 || i == 2; strings.Contains(home, say.En.Felt().LeaveText()) != gone || gone && !strings.Contains(home, `href="`+path+`"`) {
				t.Errorf("guest %d: the first page says that a computer plays for him: %v", i, !gone)
			}
		}
	})
}

// The host moves people by a small form each, which works without the module; what the table says of it everybody reads in his own
// language. A page that shows other people than sit there changes nothing, and nobody else is given the forms. Demand P9.
func TestTheHostPlacesPeople(t *testing.T) {
	s := open(t, nil)
	anna, ben, carla := person(0), person(1), person(2)
	path := s.post(anna, "/new/drogue", url.Values{"open": {"invite"}}).Header().Get("Location")
	at := func() string { return fmt.Sprint(uint64(s.sight(t, anna, path).At)) }
	s.post(anna, path+"/do", url.Values{"do": {"sit"}, "place": {"0"}, "name": {"Anna"}})
	s.post(ben, path+"/do", url.Values{"do": {"sit"}, "place": {"1"}, "name": {"Ben"}})
	before := at()
	s.post(carla, path+"/do", url.Values{"do": {"sit"}, "place": {"2"}, "name": {"Carla"}})
	if body := plain(t, s.get(anna, path)); strings.Count(body, `value="place"`) != 3 || !strings.Contains(body, `name="at" value="`+at()+`"`) {
		t.Error("the host has no form for each who sits")
	}
	if body := plain(t, s.get(ben, path)); strings.Contains(body, `value="place"`) || strings.Contains(body, `class="handle"`) {
		t.Error("a guest is given what only the host can do")
	}
	move := func(from, to, at string) url.Values {
		return url.Values{"do": {"place"}, "place": {from}, "to": {to}, "at": {at}}
	}
	if w := s.post(ben, path+"/do", move("1", "3", at())); w.Code != http.StatusConflict || !strings.Contains(plain(t, w), say.En.Pages().Refused(table.NotHost)) {
		t.Errorf("a guest moves people: %d", w.Code)
	}
	if w := s.post(anna, path+"/do", move("1", "2", before)); w.Code != http.StatusConflict || !strings.Contains(plain(t, w), say.En.Pages().Refused(table.Resettled)) {
		t.Errorf("Ben is put where the page did not show Carla: %d", w.Code)
	}
	if sight := s.sight(t, ben, path); sight.Me != 1 {
		t.Errorf("Ben sits at %d", sight.Me)
	}
	if w := s.post(anna, path+"/do", move("1", "2", at())); w.Code != http.StatusSeeOther {
		t.Fatal(w.Code)
	}
	if sight := s.sight(t, ben, path); sight.Me != 2 || s.sight(t, carla, path).Me != 1 {
		t.Errorf("%+v", sight.Seats)
	}
	s.post(anna, path+"/do", move("2", "3", at()))
	for lang, sentence := range map[string]string{"en": "Anna has moved Ben to seat 4.", "de": "Anna hat Ben auf Platz 4 gesetzt.", "fr": "Anna a mis Ben à la place 4."} {
		if !strings.Contains(plain(t, s.get(ben, path+"?lang="+lang)), sentence) {
			t.Errorf("Ben does not read %q", sentence)
		}
	}

	// Where Kings draw the places it would be for nothing.
	path = s.post(anna, "/new/drogue", url.Values{"open": {"invite"}, "partners": {"kings"}}).Header().Get("Location")
	if strings.Contains(plain(t, s.get(anna, path)), `value="place"`) {
		t.Error("people are moved to places which the Kings will draw")
	}
}
