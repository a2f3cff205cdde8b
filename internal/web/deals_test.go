package web

import (
	"encoding/csv"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/chance"
	"bivouac/internal/review"
	"bivouac/internal/say"
	"bivouac/internal/store/storetest"
	"bivouac/internal/table"
)

// playsOn plays for a guest at a table until what he sees is wanted.
func (s *site) playsOn(t *testing.T, g guest, path string, wanted func(*table.Sight) bool) {
	t.Helper()
	s.get(g, path) // the page is opened once
	anyone := bot.Random(5)
	for n := range 5000 {
		sight := s.sight(t, g, path)
		if wanted(sight) {
			return
		}
		form := url.Values{"id": {strconv.Itoa(n)}}
		switch {
		case sight.Sheet != nil && sight.Sheet.MayGoOn && sight.Stage != table.Over:
			form.Set("do", "read")
		case sight.View != nil && len(sight.View.Lawful) > 0:
			m, err := anyone.Move(t.Context(), sight.View)
			if err != nil {
				t.Fatal(err)
			}
			form.Set("do", "move")
			form.Set("turn", fmt.Sprint(sight.Turn))
			form.Set("move", sight.Game.Format(sight.View.Hand, m))
		default:
			time.Sleep(time.Second)
			continue
		}
		if w := s.post(g, path+"/do", form); w.Code != http.StatusSeeOther {
			t.Fatal(w.Code, plain(t, w))
		}
		time.Sleep(200 * time.Millisecond) // nobody is so fast that the limits stop him
	}
	t.Fatal("it never comes to that")
}

// over is a table whose match is over.
func over(s *table.Sight) bool { return s.Stage == table.Over }

// lines reads the file of the deals of who has this name at somebody's screen; empty: his own.
func (s *site) lines(t *testing.T, g guest, of string) []map[string]string {
	t.Helper()
	w := s.get(g, "/deals.csv?of="+of)
	if w.Code != http.StatusOK || !strings.HasPrefix(w.Header().Get("Content-Type"), "text/csv") {
		t.Fatal(w.Code, w.Header())
	}
	all, err := csv.NewReader(strings.NewReader(plain(t, w))).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	var out []map[string]string
	for _, line := range all[1:] {
		fields := map[string]string{}
		for i, key := range all[0] {
			fields[key] = line[i]
		}
		out = append(out, fields)
	}
	return out
}

// Demand F1: a person sees his cards of all finished deals at all tables counted against chance, and can take them away and count
// them again. Somebody else sees nothing of them, and nobody anything of a deal in play.
func TestMyDeals(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil)
		anna, ben := person(0), person(1)
		var paths []string
		for _, g := range games.All {
			path := s.now(t, anna, g.Key)
			s.playsOn(t, anna, path, over)
			paths = append(paths, path)
		}
		running := s.now(t, anna, "drogue")
		s.playsOn(t, anna, running, func(s *table.Sight) bool { return s.Deals == 1 && s.View.Dealt && s.View.Last.Number > 0 })
		held := s.sight(t, anna, running).View.Hand

		lines := s.lines(t, anna, "")
		sums, deals := map[string]int{}, map[string]int{} // by game and count, by game
		for _, line := range lines {
			deals[line["game"]]++
			hand, err := card.ParseSet(line["cards"])
			if err != nil {
				t.Fatal(err)
			}
			pack, err := card.ParseSet(line["pack"])
			if err != nil || hand&^pack != 0 {
				t.Fatalf("%v is dealt from %v, %v", hand, pack, err)
			}
			if "/t/"+line["table"] == running && (line["deal"] != "1" || hand&held == held) {
				t.Errorf("of the deal in play %v is told", hand)
			}
			if jacks := line["jacks"]; jacks != "" && jacks != strconv.Itoa((hand&card.OfRank(card.Jack)).Len()) {
				t.Errorf("%v has %s Jacks", hand, jacks)
			}
			for _, key := range chance.Keys {
				n, _ := strconv.Atoi(line[key])
				sums[line["game"]+key] += n
			}
			// The record that anybody can take has the same cards.
			number, _ := strconv.Atoi(line["deal"])
			time.Sleep(time.Second)
			w := s.get(anna, fmt.Sprintf("/t/%s/record/%s", line["table"], line["match"]))
			d, ok, err := review.Read(strings.NewReader(plain(t, w)), games.Find, number, game.NoSeat)
			if seat, _ := strconv.Atoi(line["seat"]); err != nil || !ok || d.Cards.Hands[seat] != line["cards"] {
				t.Errorf("the record has not the cards of %v: %v", line, err)
			}
		}
		for i, path := range append(paths, running) {
			want := s.sight(t, anna, path).Deals
			got := len(slices.DeleteFunc(slices.Clone(lines), func(l map[string]string) bool { return "/t/"+l["table"] != path }))
			if got != want || want == 0 {
				t.Errorf("table %d: %d deals are over, and %d are told", i, want, got)
			}
		}
		page := plain(t, s.get(anna, "/deals"))
		for _, want := range []string{
			fmt.Sprintf("Drogue, %d deals", deals["drogue"]), fmt.Sprintf("%d Jacks in %d deals. Chance deals %d.0 on average", sums["drogue"+chance.Jacks], deals["drogue"], deals["drogue"]),
			fmt.Sprintf("%d points in %d deals. Chance deals %d.0 on average", sums["drogue"+chance.Points], deals["drogue"], 30*deals["drogue"]),
			fmt.Sprintf("%d Aces in %d deals", sums["napoleon"+chance.Aces], deals["napoleon"]), `href="/deals.csv"`, `href="/chance"`, running + "/check/1/1",
		} {
			if !strings.Contains(page, want) {
				t.Errorf("%q is not on the page", want)
			}
		}
		if !regexp.MustCompile(`comes by chance in [\d,]+ of [\d,]+ such series|closer to the average`).MatchString(page) {
			t.Error("it is not said how unusual that is")
		}
		if got := s.lines(t, ben, ""); len(got) != 0 {
			t.Errorf("Ben has played nothing, and is told of %d deals", len(got))
		}
		if got := s.lines(t, guest{}, ""); len(got) != 0 {
			t.Errorf("who has just come is told of %d deals", len(got))
		}
	})
}

// Everybody at a shared screen has his deals counted for himself, by the name he plays under.
func TestDealsOfOneScreen(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := open(t, nil).couch(t, "slobberhannes", "Anna", "Ben")
		s.get(s.host, s.path())
		for n := s.awaited(2); n >= 0; n = s.awaited(2) {
			s.give(s.at(n).Me)
			s.plays(n)
		}
		for of, n := range map[string]int{"": 0, "Ben": 1} {
			lines := s.lines(t, s.host, of)
			if len(lines) != 1 || lines[0]["seat"] != strconv.Itoa(int(s.at(n).Me)) {
				t.Errorf("of %q are told %v", of, lines)
			}
		}
		for _, p := range s.at(0).Seats {
			if lines := s.lines(t, s.host, url.QueryEscape(p.Name)); p.Bot != "" && len(lines) != 0 {
				t.Errorf("a computer has deals: %v", lines)
			}
		}
		if page := plain(t, s.get(s.host, "/deals?of=Ben")); !strings.Contains(page, `href="/deals.csv?of=Ben"`) || !strings.Contains(page, `href="/deals?of=Ben" aria-current`) {
			t.Error("the page is not Ben’s")
		}
		if page := plain(t, s.get(person(1), "/deals?of=Ben")); strings.Contains(page, "deals.csv") {
			t.Error("somebody elsewhere sees Ben’s deals")
		}
	})
}

// A table whose log is damaged costs the deals behind the damage, and that is told; one that is gone costs its own; and only
// so many tables are read. Nobody loses the page, and the lists of tables say which one is frozen.
func TestMyDealsBesideADamagedTable(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		dir := t.TempDir()
		s := disk(t, dir)
		anna := person(0)
		whole, damaged := s.now(t, anna, "slobberhannes"), s.now(t, anna, "slobberhannes")
		var at table.At
		s.playsOn(t, anna, whole, over)
		s.playsOn(t, anna, damaged, func(s *table.Sight) bool {
			if s.Deals == 1 && at == 0 {
				at = s.At + 1
			}
			return over(s)
		})
		if err := s.store.Put(t.Context(), seenBucket, string(anna.player())+" gone", []byte("1")); err != nil {
			t.Fatal(err)
		}
		deals := s.sight(t, anna, whole).Deals
		s.Rooms.Close()
		if err := s.store.Close(); err != nil {
			t.Fatal(err)
		}
		storetest.Damage(t, dir, table.ID(strings.TrimPrefix(damaged, "/t/")), at)
		s = disk(t, dir)
		if n := len(s.lines(t, anna, "")); n != deals+1 {
			t.Errorf("%d deals, want %d", n, deals+1)
		}
		for _, list := range []string{"/", "/tables"} {
			page := plain(t, s.get(anna, list))
			if !strings.Contains(page, say.En.Pages().Fault(say.FrozenTable).Name) || !strings.Contains(page, `href="`+damaged+`"`) || !strings.Contains(page, `href="`+whole+`"`) {
				t.Errorf("%s lists not both tables, or does not say that one is frozen", list)
			}
		}
		page := plain(t, s.get(anna, "/deals"))
		if want := say.En.Pages().UnreadDeals(1); !strings.Contains(page, want) || strings.Contains(page, say.En.Pages().OlderDeals(mostCounted)) {
			t.Errorf("%q is not on the page", want)
		}
		for n := range mostCounted {
			if err := s.store.Put(t.Context(), seenBucket, fmt.Sprintf("%s none%c%c", anna.player(), 'a'+n/26, 'a'+n%26), []byte("0")); err != nil {
				t.Fatal(err)
			}
		}
		page = plain(t, s.get(anna, "/deals"))
		if want := say.En.Pages().OlderDeals(mostCounted); !strings.Contains(page, want) {
			t.Errorf("%q is not on the page", want)
		}
	})
}

// Demand F3: the page on chance is the same for everybody, and its numbers are those of the laws.
func TestClumps(t *testing.T) {
	s := open(t, nil)
	anna := person(0)
	asked := plain(t, s.get(anna, "/chance"))
	if points := strings.Count(asked, `r="11"`); points != 200 || strings.Contains(asked, `id="answer"`) {
		t.Errorf("%d points in two fields, and who has not guessed yet may have the answer", points)
	}
	for guess, want := range map[string]string{"A": "but B is chance", "B": "Right: B is chance"} {
		page := plain(t, s.get(anna, "/chance?guess="+guess))
		if !strings.Contains(page, want) {
			t.Errorf("who says %s is not told %q", guess, want)
		}
	}
	if page := plain(t, s.get(anna, "/chance?guess=<script>")); strings.Contains(page, `id="answer"`) {
		t.Error("what is no guess is answered")
	}
	percent := func(n, of int64) string { return fmt.Sprintf("%.0f of 100", 100*float64(n)/float64(of)) }
	for _, want := range []string{
		"In " + percent(3108105, 10518300) + " there is none", // the hands from the 28 cards that are no Jacks
		"1.94 pairs", // 2·31/32
		`href="/deals"`,
	} {
		if !strings.Contains(asked, want) {
			t.Errorf("%q is not on the page", want)
		}
	}
}
