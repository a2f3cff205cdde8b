package web

import (
	"bytes"
	"encoding/json"
	"fmt"
	"log/slog"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"net/url"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/store"
	"bivouac/internal/table"
)

// journal is the log of a server, down to its least line, without the time of day.
type journal struct{ bytes.Buffer }

func (j *journal) logger() *slog.Logger {
	return slog.New(slog.NewJSONHandler(j, &slog.HandlerOptions{Level: slog.LevelDebug, ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey {
			return slog.Attr{}
		}
		return a
	}}))
}

// entry is a line of the log of a server.
type entry struct {
	Level, Msg, Method, Route, Why, From string
	Status, Bytes, Unsaid                int
}

func (j *journal) lines(t *testing.T) (out []entry) {
	t.Helper()
	for text := range bytes.Lines(j.Bytes()) {
		var l entry
		if err := json.Unmarshal(text, &l); err != nil {
			t.Fatal(err)
		}
		out = append(out, l)
	}
	return out
}

// counted is what the server has counted of itself, without what the machine does.
func (s *site) counted() string {
	w := httptest.NewRecorder()
	s.Metrics().ServeHTTP(w, httptest.NewRequest("GET", "/metrics", nil))
	return strings.Join(regexp.MustCompile(`(?m)^bivouac_.*$`).FindAllString(w.Body.String(), -1), "\n")
}

// refused is some cards that a person may play in neither world, whether he holds them or not.
func (w *worlds) refused(p table.Player, chance *rand.Rand) (out []string) {
	s := w.sights(p)
	for c := range w.game.Pack(s[0].Settings, len(s[0].Seats)).Each() {
		m := game.PlayOf(c)
		if !slices.Contains(s[0].View.Moves, m) && !slices.Contains(s[1].View.Moves, m) {
			out = append(out, c.String())
		}
	}
	chance.Shuffle(len(out), func(i, j int) { out[i], out[j] = out[j], out[i] })
	return out[:min(3, len(out))]
}

// Whatever cards lie hidden, in whosever hand, the log of a server says the same, and so does what it counts: until the moment
// where everybody at the table has seen something else.
func TestNothingHiddenIsInTheLog(t *testing.T) {
	for _, c := range []agreed{{game: "drogue", seats: 4}, {game: "polignac", settings: map[string]string{"discipline": "strict"}, seats: 4}, {game: "slobberhannes", seats: 3}, {game: "napoleon", seats: 4}} {
		t.Run(c.game, func(t *testing.T) {
			steps := 0
			for seed := uint64(0); steps < 8 && seed < 20; seed++ {
				synctest.Test(t, func(t *testing.T) { steps += c.compareLogs(t, seed) })
			}
			if steps < 8 {
				t.Errorf("only %d steps were compared", steps)
			}
		})
	}
}

func (c agreed) compareLogs(t *testing.T, seed uint64) (steps int) {
	g, _ := games.Find(c.game)
	chance := rand.New(rand.NewPCG(seed, 99))
	id, bodies := c.people(t, -1)
	w := &worlds{agreed: c, t: t, game: g, id: id}
	other, swapped := swap(t, bodies, -1, chance)
	var logs [2]journal
	for i, log := range [2][][]byte{bodies, other} {
		kept := store.NewMemory()
		if _, err := kept.Append(t.Context(), id, 0, log...); err != nil {
			t.Fatal(err)
		}
		w.at[i] = openLogged(t, kept, logs[i].logger())
		for n := range c.seats {
			_, hang := w.at[i].stream(t, person(byte(n)), id)
			defer hang()
			synctest.Wait() // pushes that come at once are one
		}
	}
	path := "/t/" + string(id)
	for ; ; steps++ {
		synctest.Wait()
		if w.parted() {
			break
		}
		viewer := person(byte(steps % c.seats))
		cards := w.refused(viewer.player(), chance)
		for _, s := range w.at {
			for _, page := range []string{"/", "/tables", path, path + "/review/1/1", path + "/record/1", path + "/report", "/rules/" + g.Key + "?table=" + string(id), path + "/stranger"} {
				s.get(viewer, page)
			}
			for _, m := range cards {
				s.post(viewer, path+"/do", url.Values{"do": {"move"}, "turn": {fmt.Sprint(w.sights("")[0].Turn)}, "move": {m}})
			}
		}
		if a, b := logs[0].String(), logs[1].String(); a != b {
			t.Fatalf("step %d: the log tells what is hidden:\n%s\n---\n%s", steps, a, b)
		}
		if a, b := w.at[0].counted(), w.at[1].counted(); a != b {
			t.Fatalf("step %d: what is counted tells what is hidden:\n%s\n---\n%s", steps, a, b)
		}
		if !w.act(swapped, chance) {
			break
		}
		time.Sleep(3 * time.Second) // nobody asks so often that he is limited
	}
	lines := logs[0].lines(t)
	if steps > 0 && !slices.ContainsFunc(lines, func(l entry) bool { return l.Route == "/t/{id}/do" && l.Why == "move" }) {
		t.Error("no refusal is in the log: nothing was compared")
	}
	for _, l := range lines {
		if l.Level != "INFO" || l.Bytes > 0 && l.Status != http.StatusNotFound { // how long the page of a table is depends on hidden cards
			t.Fatalf("%+v", l)
		}
	}
	text := logs[0].String() + w.at[0].counted()
	for n := range c.seats {
		p := person(byte(n))
		for _, secret := range []string{p.secret, string(p.player()), codeOf(p.secret), string(id)} {
			if strings.Contains(text, secret) {
				t.Fatalf("the log has %q in it", secret)
			}
		}
	}
	for c := range w.game.Pack(w.sights("")[0].Settings, c.seats).Each() {
		if named := regexp.MustCompile(`\b` + c.String() + `\b`).FindString(text); named != "" {
			t.Fatalf("the log names the card %s", named)
		}
	}
	return steps
}

// Where the program fails the operator is told where, and no value that it had in hand.
func TestFailuresAreToldWithoutValues(t *testing.T) {
	var log journal
	s := openLogged(t, nil, log.logger())
	var none []string
	s.page("GET /fails/{card}", func(w http.ResponseWriter, r *http.Request, v *visit) error {
		if r.PathValue("card") == "QC" {
			panic("no queen of clubs " + r.PathValue("card"))
		}
		_ = none[len(r.PathValue("card"))+4711]
		return nil
	})
	for _, card := range []string{"QC", "9H"} {
		if w := s.get(person(0), "/fails/"+card); w.Code != http.StatusInternalServerError {
			t.Error(w.Code)
		}
	}
	text := log.String()
	if strings.Count(text, "TestFailuresAreToldWithoutValues.func1:") != 2 || !strings.Contains(text, `"route":"/fails/{card}"`) {
		t.Error(text)
	}
	if named := regexp.MustCompile(`QC|9H|queen|471\d|0x`).FindString(text); named != "" {
		t.Errorf("the log tells %q: %s", named, text)
	}
}

// The address that counts, and that a warning tells, is the one that the server before this one has seen; what a client makes up
// is none.
func TestAddresses(t *testing.T) {
	far, near := open(t, nil), open(t, nil)
	far.URL = "https://cards.example"
	for _, c := range []struct {
		remote    string
		forwarded []string
		far, near string
	}{
		{"192.0.2.1:5", nil, "192.0.2.1", "192.0.2.1"},
		{"127.0.0.1:5", []string{"203.0.113.9"}, "203.0.113.9", "127.0.0.1"},
		{"127.0.0.1:5", []string{"198.51.100.1, 203.0.113.9"}, "203.0.113.9", "127.0.0.1"},
		{"127.0.0.1:5", []string{"203.0.113.9", "203.0.113.10"}, "203.0.113.10", "127.0.0.1"},
		{"127.0.0.1:5", []string{"anybody\nlevel=ERROR"}, "127.0.0.1", "127.0.0.1"},
		{"[2001:db8:1:2:3:4:5:6]:5", nil, "2001:db8:1:2::", "2001:db8:1:2::"},
		{"[::ffff:192.0.2.1]:5", nil, "192.0.2.1", "192.0.2.1"},
	} {
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = c.remote
		r.Header["X-Forwarded-For"] = c.forwarded
		if a, b := far.address(r), near.address(r); a != c.far || b != c.near {
			t.Errorf("%s %q: %s behind another server, %s without", c.remote, c.forwarded, a, b)
		}
	}
}
