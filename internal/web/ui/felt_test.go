package ui

import (
	"bytes"
	"compress/gzip"
	"context"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/internal/say"
	"bivouac/internal/table"
)

// draw is the HTML of a felt.
func draw(t *testing.T, s *table.Sight, p Person) string {
	t.Helper()
	var out bytes.Buffer
	if err := Felt(s, p).Render(context.Background(), &out); err != nil {
		t.Fatal(err)
	}
	return out.String()
}

var alone = table.Terms{Pace: 100 * time.Millisecond, Undo: table.UndoFree, Alone: true, Words: true}

// eachTable plays some of a match of every game at every number of seats, with the options that change what one sees.
func eachTable(t *testing.T, steps int, seen func(t *testing.T, g *sitting, by table.Player, s *table.Sight) bool) {
	for _, set := range []struct {
		game     string
		settings map[string]string
	}{
		{"drogue", nil},
		{"drogue", map[string]string{"speech": "mute", "discipline": "strict", "tells": "free", "showPoints": "all", "length": "4"}},
		{"drogue", map[string]string{"speech": "mute", "discipline": "watchful", "showPoints": "none", "length": "4"}},
		{"polignac", nil},
		{"polignac", map[string]string{"slam": "chelem+generale", "direction": "anticlockwise", "scoring": "notepad", "discipline": "strict"}},
		{"slobberhannes", nil},
		{"napoleon", nil},
		{"napoleon", map[string]string{"joker": "on", "allPass": "double", "discipline": "strict"}},
	} {
		g, _ := games.Find(set.game)
		for n := g.MinSeats; n <= g.MaxSeats; n++ {
			t.Run(fmt.Sprintf("%s%v/%d", set.game, set.settings, n), func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					at := sit(t, set.game, set.settings, n, 2, alone)
					at.play(steps, func(by table.Player, s *table.Sight) bool { return seen(t, at, by, s) })
				})
			})
		}
	}
}

// The next to play sits at the right where play runs to the right, else at the left; nobody is missing, nobody sits twice.
func TestSeatsAround(t *testing.T) {
	eachTable(t, 12, func(t *testing.T, g *sitting, by table.Player, s *table.Sight) bool {
		if s.View == nil {
			return true
		}
		f := feltOf(s, Newcomer(say.En))
		if f.Own.Seat != s.Me || f.Own.K != 0 {
			t.Fatalf("%s sits at %d as seat %d", by, f.Own.K, f.Own.Seat)
		}
		for i, at := range f.Around {
			if at.K != i+1 || at.Seat != (s.Me+game.Seat(i+1))%game.Seat(len(s.Seats)) {
				t.Fatalf("place %d has seat %d, seen from seat %d", at.K, at.Seat, s.Me)
			}
		}
		anti := s.Game.Key == "drogue" || s.Settings["direction"] == "anticlockwise"
		if f.anti() != anti {
			t.Fatalf("play runs to the right: %v", f.anti())
		}
		return true
	})
}

// A card is live if the table accepts it; where the rules are enforced that is View.Lawful. Every other card has a sentence. To a
// screen reader each says what it is and whether it may be played, and the hand whose it is. Demand X3.
func TestHand(t *testing.T) {
	eachTable(t, 60, func(t *testing.T, g *sitting, by table.Player, s *table.Sight) bool {
		if s.View == nil {
			return true
		}
		f := feltOf(s, Newcomer(say.De))
		var hand, live card.Set
		for _, c := range f.Hand.Cards {
			hand |= c.Card.Set()
			if c.OK {
				live |= c.Card.Set()
			} else if c.Why.Text == "" || ClauseLink(c.Why.Clause) == "" {
				t.Fatalf("%s is refused with the words %q, which lead to %q", c.Card, c.Why.Text, c.Why.Clause)
			}
		}
		html := draw(t, s, Newcomer(say.De))
		for _, c := range f.Hand.Cards {
			_, button, _ := strings.Cut(html, `id="card-`+c.Card.String()+`"`)
			button, _, _ = strings.Cut(button, ">")
			name := say.De.Card(c.Card)
			if c.OK {
				name += ", " + say.De.Felt().Playable()
			}
			if !strings.Contains(button, `aria-label="`+name+`"`) {
				t.Fatalf("%s, which may be played: %v, is not called %q: %s", c.Card, c.OK, name, button)
			}
		}
		if !strings.Contains(html, `aria-label="`+say.De.Felt().YourHand(len(f.Hand.Cards), live.Len())+`"`) {
			t.Fatal("it is not said whose hand that is")
		}
		if out := s.View.Dealt && s.View.Out.Has(s.Me); out != strings.Contains(html, say.De.Felt().YouSitOut()) {
			t.Fatalf("who sits the deal out is told so: %v", !out)
		}
		if hand != s.View.Hand || len(f.Hand.Cards) != s.View.Hand.Len() {
			t.Fatalf("the hand shows %v of %v", hand, s.View.Hand)
		}
		accepted, lawful := cardsOf(s.View.Moves), cardsOf(s.View.Lawful)
		if live != accepted || s.View.Assisted && live != lawful {
			t.Fatalf("live %v, accepted %v, lawful %v", live, accepted, lawful)
		}
		return true
	})
}

func cardsOf(moves []game.Move) card.Set {
	var set card.Set
	for _, m := range moves {
		set |= m.Card().Set()
	}
	return set
}

// A hand stands in one order as long as trumps are the same, with trumps together.
func TestHandIsStable(t *testing.T) {
	eachTable(t, 60, func(t *testing.T, g *sitting, by table.Player, s *table.Sight) bool {
		if s.View == nil || s.View.Hand.Len() < 2 {
			return true
		}
		for _, order := range Orders {
			p := Newcomer(say.En)
			p.Order = order
			f := feltOf(s, p)
			all := f.sorted(s.View.Hand)
			for c := range s.View.Hand.Each() {
				rest := f.sorted(s.View.Hand &^ c.Set())
				want := slices.DeleteFunc(slices.Clone(all), func(x card.Card) bool { return x == c })
				if !slices.Equal(rest, want) {
					t.Fatalf("without %s the hand %v becomes %v", c, all, rest)
				}
			}
			last := -1
			for i, c := range all {
				if c != card.Joker && c.Suit() != s.View.Trumps && !(s.Game.Key == "drogue" && c.Rank() == card.Jack) {
					continue
				}
				if last >= 0 && i != last+1 {
					t.Fatalf("trumps are scattered in %v", all)
				}
				last = i
			}
		}
		return true
	})
}

// What must always be seen is seen: the trick with its leader and its winner, whose turn it is, the deal.
func TestFeltShowsTheTrick(t *testing.T) {
	eachTable(t, 40, func(t *testing.T, g *sitting, by table.Player, s *table.Sight) bool {
		if s.View == nil {
			return true
		}
		f := feltOf(s, Newcomer(say.En))
		v := s.View
		tr := &v.Trick
		if f.Trick.Done {
			tr = &v.Last.Trick
		}
		if len(f.Trick.Cards) != 0 && len(f.Trick.Cards) != int(tr.N) || len(f.Trick.Cards) == 0 && v.Dealt && v.Trick.N > 0 {
			t.Fatalf("the trick %v has %d cards on the felt", tr.Cards[:tr.N], len(f.Trick.Cards))
		}
		for i, l := range f.Trick.Cards {
			by := v.At(i)
			if f.Trick.Done {
				by = v.Last.At(&v.Public, i)
			}
			if l.Card != tr.Cards[i] || l.Order != i+1 || l.Led != (i == 0) || l.Wins != (i == int(tr.Best)) || l.Seat != by || l.K != (int(by)-int(s.Me)+int(v.N))%int(v.N) {
				t.Fatalf("card %d of the trick, of seat %d, is shown to seat %d as %+v", i, by, s.Me, l)
			}
		}
		for _, seat := range append(f.Around, f.Own) {
			if seat.Turn != v.Awaits.Has(seat.Seat) {
				t.Fatalf("seat %d: turn %v", seat.Seat, seat.Turn)
			}
		}
		if f.Turn.Mine != v.Awaits.Has(s.Me) || f.Turn.Text == "" {
			t.Fatalf("the turn is told as %+v", f.Turn)
		}
		return true
	})
}

// HTML that is well formed, with a name for everything that can be used, in three languages; no style and no script in it; no id twice.
func TestFeltHTML(t *testing.T) {
	n := 0
	eachTable(t, 24, func(t *testing.T, g *sitting, by table.Player, s *table.Sight) bool {
		n++
		for _, lang := range say.Langs[n%3 : n%3+1] {
			html := draw(t, s, Newcomer(lang))
			if err := wellFormed(html); err != nil {
				t.Fatal(err)
			}
			if strings.Contains(html, "style=") || strings.Contains(html, "<script") || strings.Contains(html, "onclick") {
				t.Fatal("a style or a script in the felt")
			}
			ids := map[string]bool{}
			for _, m := range idAttr.FindAllStringSubmatch(html, -1) {
				if ids[m[1]] {
					t.Fatalf("id %q twice", m[1])
				}
				ids[m[1]] = true
			}
			if nameless := namelessIn(html); nameless != "" {
				t.Fatalf("without a name: %s", nameless)
			}
		}
		return true
	})
}

var (
	idAttr = regexp.MustCompile(` id="([^"]+)"`)
	hidden = regexp.MustCompile(`<(\w+)[^>]* aria-hidden="true"[^>]*>[^<]*`)
	tags   = regexp.MustCompile(`<[^>]*>`)
	usable = regexp.MustCompile(`(?s)<(button|a|select)( [^>]*)?>(.*?)</(?:button|a|select)>`)
)

// namelessIn is the first thing to press that has no words.
func namelessIn(html string) string {
	for _, m := range usable.FindAllStringSubmatch(html, -1) {
		if strings.Contains(m[2], "aria-label=") {
			continue
		}
		words := tags.ReplaceAllString(hidden.ReplaceAllString(m[3], ""), "")
		if strings.TrimSpace(words) == "" && !strings.Contains(m[2], "value=") {
			return m[0]
		}
		if m[1] == "select" && !strings.Contains(html, "<label") {
			return m[0]
		}
	}
	return ""
}

// wellFormed reads HTML as XML, with the empty elements and the attributes without a value that HTML allows.
func wellFormed(html string) error {
	d := xml.NewDecoder(strings.NewReader("<felt>" + html + "</felt>"))
	d.Strict = false
	d.AutoClose = []string{"input", "br"}
	depth := 0
	for {
		tok, err := d.Token()
		if errors.Is(err, io.EOF) {
			if depth != 0 {
				return errors.New("something is not closed")
			}
			return nil
		}
		if err != nil {
			return err
		}
		switch tok.(type) {
		case xml.StartElement:
			depth++
		case xml.EndElement:
			depth--
		}
	}
}

// The felt is a function of sight and person, and small.
func TestFeltIsPureAndSmall(t *testing.T) {
	sizes := map[string][]int{}
	eachTable(t, 40, func(t *testing.T, g *sitting, by table.Player, s *table.Sight) bool {
		a := draw(t, s, Newcomer(say.De))
		if a != draw(t, s, Newcomer(say.De)) {
			t.Fatal("two felts of one sight")
		}
		if len(s.Seats) == 4 {
			sizes[t.Name()] = append(sizes[t.Name()], compressed(a))
		}
		return true
	})
	for name, list := range sizes {
		slices.Sort(list)
		middle, most := list[len(list)/2], list[len(list)-1]
		if middle > 5<<10 || most > 7<<10 {
			t.Errorf("%s: a felt has %d bytes compressed, at most %d", name, middle, most)
		}
		t.Log(name, middle, most)
	}
}

func compressed(html string) int {
	var out bytes.Buffer
	w := gzip.NewWriter(&out)
	io.WriteString(w, html)
	w.Close()
	return out.Len()
}

// Who watches sees no hand and can do nothing.
func TestWatcherSeesNoHand(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := sit(t, "drogue", nil, 4, 2, table.Terms{Pace: 100 * time.Millisecond, Watch: true})
		g.play(30, func(table.Player, *table.Sight) bool {
			s := g.look("stranger")
			html := draw(t, s, Newcomer(say.Fr))
			if strings.Contains(html, `id="card-`) || strings.Contains(html, `value="move"`) {
				t.Fatal("a hand for somebody who watches")
			}
			return true
		})
	})
}

// Who watches through a player's eyes sees that hand, and what he can do is choose and go: no card of it and nothing else that is
// the player's to decide can be pressed. The whole table reads whose eyes they are, in every language. Demand P15.
func TestThroughEyesOneOnlySees(t *testing.T) {
	for _, key := range []string{"drogue", "polignac", "slobberhannes", "napoleon"} {
		synctest.Test(t, func(t *testing.T) {
			g := sit(t, key, map[string]string{"discipline": "strict"}, 4, 2, table.Terms{Pace: 100 * time.Millisecond, Watch: true, Words: true})
			hands, decisions := 0, 0
			g.play(60, func(by table.Player, s *table.Sight) bool {
				if by != "p0" || s.View == nil {
					return true
				}
				if len(s.Watching) == 0 {
					g.do("stranger", table.Command{Do: "eyes", Place: s.Me, Name: "Hanna", Yes: true})
					g.do(by, table.Command{Do: "lend", Watcher: g.look(by).Watching[0].No, Yes: true})
				}
				lent := g.look("stranger")
				lang := say.Langs[hands%3]
				html := draw(t, lent, Newcomer(lang))
				if strings.Contains(html, `name="move"`) || strings.Contains(html, `value="move"`) || strings.Contains(html, "data-you-are-on") {
					t.Fatal("a decision for somebody who only sees")
				}
				for c := range lent.View.Hand.Each() {
					if !strings.Contains(html, lang.Card(c)) {
						t.Fatalf("%s is not shown", c)
					}
				}
				if lent.View.Hand != g.look(by).View.Hand || lent.Me != game.Watcher {
					t.Fatalf("%v is shown of %v", lent.View.Hand, g.look(by).View.Hand)
				}
				hands += lent.View.Hand.Len()
				if s.View.Awaits.Has(s.Me) {
					decisions++
				}
				for _, who := range []table.Player{"p0", "p1", "stranger", "another"} {
					var page bytes.Buffer
					if err := OnTable(g.look(who), Newcomer(lang), "").Render(t.Context(), &page); err != nil {
						t.Fatal(err)
					}
					if !strings.Contains(page.String(), lang.Felt().WatchesThrough("Anna", "Hanna")) {
						t.Fatalf("%s is not told who watches through whose eyes", who)
					}
					if err := wellFormed(page.String()); err != nil {
						t.Fatal(err)
					}
				}
				return true
			})
			if hands == 0 || decisions == 0 {
				t.Errorf("%s: %d cards, %d decisions", key, hands, decisions)
			}
		})
	}
}

// §11 of Drogue: points are shown as agreed.
func TestShowPoints(t *testing.T) {
	for show, want := range map[string][2]bool{"own": {true, false}, "all": {false, true}, "none": {false, false}} {
		synctest.Test(t, func(t *testing.T) {
			g := sit(t, "drogue", map[string]string{"showPoints": show}, 4, 1, alone)
			g.play(80, func(by table.Player, s *table.Sight) bool {
				if s.View == nil || s.View.Trick.N == 0 || s.View.Last.Number < 2 {
					return true
				}
				f := feltOf(s, Newcomer(say.En))
				d := f.rules.(*drogueFelt)
				own, all := d.say.OwnPoints(int(d.t.Points[d.mySide()])), d.say.BothPoints(int(d.t.Points[d.mySide()]), int(d.t.Points[1-d.mySide()]))
				note := d.note()
				if slices.Contains(note, own) != want[0] || slices.Contains(note, all) != want[1] {
					t.Fatalf("showPoints %s: %q", show, note)
				}
				return true
			})
		})
	}
}

// The sheet of a deal tells of everybody who lost something in it what that was for, not only of the last trick.
func TestSheetTellsWhatEverythingCost(t *testing.T) {
	for _, name := range []string{"polignac", "slobberhannes"} {
		synctest.Test(t, func(t *testing.T) {
			sheets := 0
			sit(t, name, nil, 4, 1, alone).play(300, func(by table.Player, s *table.Sight) bool {
				f := feltOf(s, Newcomer(say.En))
				if f.End == nil {
					return true
				}
				sheets++
				for _, r := range f.End.Rows {
					told := slices.ContainsFunc(f.End.Lines, func(l say.Line) bool { return l.Clause != "" && strings.HasPrefix(l.Text, r.Name+" ") })
					if r.Changed && !told {
						t.Errorf("%s: nothing is told of %s: %v", name, r.Name, f.End.Lines)
					}
				}
				return true
			})
			if sheets == 0 {
				t.Errorf("%s: no deal came to its end", name)
			}
		})
	}
}

// TestHyphenated breaks names as who writes them would, and leaves short ones alone.
func TestHyphenated(t *testing.T) {
	for name, want := range map[string]string{
		"Anna": "Anna", "Benjamin": "Ben|ja|min", "Annamagdalena": "Anna|mag|da|lena", "Danielamarie": "Danie|la|ma|rie",
		"Carla Sophia": "Carla Sophia", "Jean-Christophe": "Jean-Chris|tophe", "Bénédicte": "Béné|dicte",
	} {
		if got := strings.ReplaceAll(hyphenated(name), "\u00AD", "|"); got != want {
			t.Errorf("%s is broken as %s", name, got)
		}
	}
}
