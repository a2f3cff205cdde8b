package ui

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games"
	"bivouac/games/drogue"
	"bivouac/games/napoleon"
	"bivouac/games/polignac"
	"bivouac/internal/say"
	"bivouac/internal/table"
)

// soloists is the seats that play alone, or have made trumps, in the deal in hand.
func soloists(facts any) game.Seats {
	switch t := facts.(type) {
	case drogue.Table:
		if t.Maker != game.NoSeat {
			return t.Maker.Set()
		}
	case napoleon.Table:
		if t.Soloist != game.NoSeat && t.Leader != game.NoSeat {
			return t.Soloist.Set()
		}
	case polignac.Table:
		return t.Ledger.Callers
	}
	return 0
}

// While a deal is played everybody sees the contract and trumps, the standing of each player and the dealer; who plays alone, or
// made trumps, wears a badge with words on it and is named above the table. A screen reader is told all that too. Demands T12, T13.
func TestWhatIsAlwaysSeen(t *testing.T) {
	badges := 0
	eachTable(t, 40, func(t *testing.T, g *sitting, by table.Player, s *table.Sight) bool {
		if s.View == nil || !s.View.Dealt || s.View.Over {
			return true
		}
		f := feltOf(s, Newcomer(say.En))
		html := draw(t, s, Newcomer(say.En))
		if f.Strip.Head == "" || !strings.Contains(html, `<div class="contract">`) {
			t.Fatal("nothing is said of trumps and contract")
		}
		if n := strings.Count(html, `href="#i-drum"`); n != 1 {
			t.Fatalf("%d seats are marked as the dealer's", n)
		}
		alone := soloists(s.View.Facts)
		if n := strings.Count(html, `class="role"`); n != alone.Len() {
			t.Fatalf("%d badges for %v", n, alone)
		}
		for _, seat := range append(slices.Clone(f.Around), f.Own) {
			if told := strings.Contains(seat.label(), f.say.Dealer()); told != (seat.Seat == s.View.Dealer) {
				t.Fatalf("of %s it is said that he deals: %v", seat.Name, told)
			}
			for _, g := range seat.Figures {
				if g.Say == "" || !strings.Contains(seat.label(), g.Say) {
					t.Fatalf("what %s has, %+v, is not said", seat.Name, g)
				}
			}
			if (seat.Badge != "") != alone.Has(seat.Seat) {
				t.Fatalf("%s wears the badge %q", seat.Name, seat.Badge)
			}
			if seat.Badge != "" {
				if badges++; !strings.Contains(f.Strip.Head+f.Strip.Text, seat.Name) {
					t.Fatalf("%s is not named in %q %q", seat.Name, f.Strip.Head, f.Strip.Text)
				}
			}
		}
		return true
	})
	if badges == 0 {
		t.Error("nobody ever played alone")
	}
}

// Every page that has still to add its part to the chance of a deal is told so, also while somebody names Jacks. Demand F7.
func TestPagesAreAskedForTheirPart(t *testing.T) {
	naming := 0
	for people := 1; people <= 4; people++ {
		synctest.Test(t, func(t *testing.T) {
			sit(t, "drogue", map[string]string{"length": "12", "discipline": "strict"}, 4, people, table.Terms{}).play(4000, func(_ table.Player, s *table.Sight) bool {
				adds := s.Sealing != nil && s.Sealing.MayAdd
				if asked := strings.Contains(draw(t, s, Newcomer(say.En)), " data-add="); asked != adds {
					t.Fatalf("at stage %d the page may add: %v, and is asked to: %v", s.Stage, adds, asked)
				}
				if adds && s.Stage == table.Playing {
					naming++
				}
				return s.Stage != table.Over
			})
		})
	}
	if naming == 0 {
		t.Error("nobody ever named a Jack")
	}
}

// When the cards of the next deal are awaited, the tricks of the last one are gone from above the table.
func TestTricksGoWithTheirDeal(t *testing.T) {
	seen := 0
	for _, g := range games.All {
		synctest.Test(t, func(t *testing.T) {
			sit(t, g.Key, nil, 4, 2, alone).play(120, func(by table.Player, s *table.Sight) bool {
				if s.View == nil || s.View.Deals == 0 || s.View.Dealt || s.View.Over {
					return true
				}
				f := feltOf(s, Newcomer(say.En))
				if f.End == nil {
					if seen++; f.Strip.Value != "" {
						t.Fatalf("%s: %s %s", g.Key, f.Strip.Label, f.Strip.Value)
					}
				}
				return true
			})
		})
	}
	if seen == 0 {
		t.Error("cards were never awaited")
	}
}

// After a deal everybody's standing is told, as it was and as it is, and who deals next: he does. The head names the deal that the
// sheet is about, not the one that comes. Demand R21.
func TestSheetTellsTheStanding(t *testing.T) {
	next := map[*sitting]game.Seat{}
	played := map[*sitting]string{}
	deals := map[*sitting]int32{}
	sheets := 0
	eachTable(t, 60, func(t *testing.T, g *sitting, by table.Player, s *table.Sight) bool {
		if s.View == nil {
			return true
		}
		if s.View.Dealt && deals[g] > 0 && int32(s.View.Deals) == deals[g]+1 && s.View.Dealer != next[g] {
			t.Fatalf("seat %d deals, and it was said that seat %d would", s.View.Dealer, next[g])
		}
		f := feltOf(s, Newcomer(say.En))
		if s.View.Dealt {
			played[g] = f.subtitle() + ", " + f.Strip.Head
		}
		if s.Sheet == nil || s.Stage != table.Settled {
			return true
		}
		if now := f.subtitle() + ", " + f.Strip.Head; now != played[g] {
			t.Fatalf("the sheet of %q lies under the head %q", played[g], now)
		}
		html := draw(t, s, Newcomer(say.En))
		if len(f.End.Rows) != len(s.Seats) || len(f.End.Lines) == 0 || f.End.Title == "" {
			t.Fatalf("the sheet has %d rows of %d players, and %d lines", len(f.End.Rows), len(s.Seats), len(f.End.Lines))
		}
		for _, r := range f.End.Rows {
			if same := slices.Equal(r.Before, r.After); same == r.Changed {
				t.Fatalf("%s had %v and has %v, and it is said that this is a change: %v", r.Name, r.Before, r.After, r.Changed)
			}
		}
		if s.Sheet.MayGoOn {
			if !strings.Contains(html, f.say.GoOn(s.Seats[s.View.Dealer].Name)) {
				t.Fatal("nobody says who deals next")
			}
			next[g], deals[g] = s.View.Dealer, int32(s.View.Deals)
			sheets++
		}
		return true
	})
	if sheets == 0 {
		t.Error("no deal ever ended")
	}
}

// At the end of a match the title says who has won; the lines say why, and not again who.
func TestWhoWonIsSaidOnce(t *testing.T) {
	for _, g := range games.All {
		settings := map[string]map[string]string{"drogue": {"length": "4"}, "napoleon": {"length": "1"}}[g.Key]
		if settings == nil {
			settings = map[string]string{"target": "10"}
		}
		synctest.Test(t, func(t *testing.T) {
			at := sit(t, g.Key, settings, 4, 2, table.Terms{})
			ended := false
			at.play(4000, func(_ table.Player, s *table.Sight) bool {
				if ended = s.Stage == table.Over; !ended {
					return true
				}
				for _, lang := range say.Langs {
					f := feltOf(s, Newcomer(lang))
					winners := f.told.Of(s.View.Winners)
					if want := f.say.WinnersAre(winners...); f.End.Title != want {
						t.Errorf("%s: the title is %q, and %v have won", g.Key, f.End.Title, winners)
					}
					again := func(l say.Line) bool {
						return l.Text == "" || strings.Contains(l.Text, lang.Common().Won(winners...))
					}
					if len(f.End.Lines) == 0 || slices.ContainsFunc(f.End.Lines, again) {
						t.Errorf("%s: the title is %q, and then %v", g.Key, f.End.Title, f.End.Lines)
					}
				}
				return false
			})
			if !ended {
				t.Errorf("%s never ends", g.Key)
			}
		})
	}
}

// A name with a hyphen or a space is one word of a title, with what stands at it.
func TestNamesAreNotBroken(t *testing.T) {
	var out strings.Builder
	if err := unbroken("Anna, Belle-Rose, La <Ramée>", []string{"Anna", "Belle-Rose", "La <Ramée>"}).Render(t.Context(), &out); err != nil {
		t.Fatal(err)
	}
	if got, want := out.String(), `Anna, <span class="word">Belle-Rose,</span> <span class="word">La &lt;Ramée&gt;</span>`; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Who has announced a slam reads on the sheet which trick ended it, and so why it was paid as usual.
func TestSheetTellsTheBrokenSlam(t *testing.T) {
	broken := map[*sitting][]string{}
	sheets := 0
	eachTable(t, 60, func(t *testing.T, g *sitting, by table.Player, s *table.Sight) bool {
		if s.View == nil || s.Game.Key != polignac.Game.Key {
			return true
		}
		if s.View.Dealt && s.View.Last.Number == 0 {
			broken[g] = nil
		}
		for _, l := range s.Log {
			for _, n := range l.Notes {
				if trick, ok := n.(polignac.Trick); ok && trick.Broken != 0 {
					broken[g] = nil
					for _, line := range feltOf(s, Newcomer(say.En)).voice.Note(feltOf(s, Newcomer(say.En)).told, n) {
						broken[g] = append(broken[g], line.Text)
					}
				}
			}
		}
		if s.Sheet == nil || s.Stage != table.Settled {
			return true
		}
		html := draw(t, s, Newcomer(say.En))
		_, why, _ := strings.Cut(html, `<ol class="why">`)
		why, _, _ = strings.Cut(why, "</ol>")
		for _, line := range broken[g] {
			sheets++
			if !strings.Contains(why, line) {
				t.Fatalf("the sheet does not say %q", line)
			}
		}
		return true
	})
	if sheets == 0 {
		t.Error("no announced slam ever failed")
	}
}

// The last trick can be looked at again with who played what, in order, who took it and what it came to: by a button, and by the
// key L. Demand T1.
func TestLastTrick(t *testing.T) {
	eachTable(t, 30, func(t *testing.T, g *sitting, by table.Player, s *table.Sight) bool {
		if s.View == nil || !s.View.Dealt {
			return true
		}
		html := draw(t, s, Newcomer(say.En))
		_, button, _ := strings.Cut(html, `popovertarget="last" data-key="l"`)
		button, _, _ = strings.Cut(button, ">")
		last := &s.View.Last
		if off := strings.Contains(button, "disabled"); off != (last.Number == 0) {
			t.Fatalf("after %d tricks the button is off: %v", last.Number, off)
		}
		if last.Number == 0 {
			return true
		}
		_, list, _ := strings.Cut(html, `<ol class="lasttrick">`)
		list, _, _ = strings.Cut(list, "</ol>")
		items := strings.SplitAfter(list, "</li>")
		f := feltOf(s, Newcomer(say.En))
		for i := range int(last.Trick.N) {
			who := s.Seats[last.At(&s.View.Public, i)].Name
			if !strings.Contains(items[i], who) || !strings.Contains(items[i], say.En.Card(last.Trick.Cards[i])) {
				t.Fatalf("card %d of the last trick, %s by %s, is shown as %q", i+1, last.Trick.Cards[i], who, items[i])
			}
			if took := strings.Contains(items[i], f.say.Took()); took != (i == int(last.Trick.Best)) {
				t.Fatalf("that %s took it is said: %v", who, took)
			}
		}
		_, came, _ := strings.Cut(html, `<ol class="lasttrick">`)
		came, _, _ = strings.Cut(came, "</section>")
		winner, points := s.Seats[last.At(&s.View.Public, int(last.Trick.Best))].Name, 0
		for _, c := range last.Trick.Cards[:last.Trick.N] {
			points += map[card.Rank]int{card.Ace: 11, card.Ten: 10, card.King: 4, card.Queen: 3, card.Jack: 2}[c.Rank()]
		}
		if _, why, _ := strings.Cut(came, "</ol>"); !strings.Contains(why, winner) || (s.Game.Key == "drogue" && s.Settings["showPoints"] != "none") != strings.Contains(why, fmt.Sprint(points, " points")) {
			t.Fatalf("of the last trick, of %s with %d points of Drogue, it is said: %s", winner, points, why)
		}
		return true
	})
}

// Who is mute tells by signs alone, and the whole table sees them, those who watch too, with words beside them for who wants them; no
// words are offered to him. Demand P1.
func TestSignsAreForTheWholeTable(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		terms := table.Terms{Pace: 100 * time.Millisecond, Watch: true, Words: true}
		g := sit(t, "drogue", map[string]string{"speech": "mute", "length": "20"}, 4, 4, terms)
		signs, silent := 0, 0
		g.play(900, func(by table.Player, s *table.Sight) bool {
			if s.View == nil {
				return true
			}
			facts := s.View.Facts.(drogue.Table)
			if facts.Mute(s.Me) {
				silent++
				d := feltOf(s, Newcomer(say.En)).rules.(*drogueFelt)
				if p := d.tellNow(); p != nil && !p.Signs {
					t.Fatal("who is mute is offered words to tell")
				}
				if html := draw(t, s, Newcomer(say.En)); strings.Contains(html, `name="text"`) != d.granted() {
					t.Fatalf("who is mute may write, and the word was given to him: %v", d.granted())
				}
			}
			if len(s.Log) == 0 {
				return true
			}
			last := &s.Log[len(s.Log)-1]
			if last.Kind != "move" || last.Move.Kind() != drogue.Tell {
				return true
			}
			if told := last.Facts.(drogue.Table); !told.Mute(last.By) {
				return true
			}
			signs++
			for _, who := range []table.Player{"p0", "p1", "p2", "p3", "stranger"} {
				for _, captions := range []bool{true, false} {
					p := Newcomer(say.En)
					p.Captions = captions
					f := feltOf(g.look(who), p)
					for _, seat := range append(slices.Clone(f.Around), f.Own) {
						if seat == nil || seat.Seat != last.By {
							continue
						}
						if words := seat.Said != nil && seat.Said.Text != ""; len(seat.Signs) == 0 || words != captions {
							t.Fatalf("%s, who wants words: %v, sees %d signs of %s and has words: %v", who, captions, len(seat.Signs), seat.Name, words)
						}
						if !captions && seat.Said != nil {
							t.Fatalf("%s reads %q beside a sign of %s", who, seat.Said.Head, seat.Name)
						}
					}
				}
			}
			return true
		})
		if signs == 0 || silent == 0 {
			t.Errorf("%d signs, %d looks of who is mute", signs, silent)
		}
	})
}

// Where Kings draw the places, everybody sees the cards that were turned up and who plays with whom; only whom the first King made
// the dealer is asked whether he keeps the deal. Demand P9.
func TestKingsDrawThePlaces(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := sit(t, "drogue", map[string]string{"partners": "kings"}, 4, 4, table.Terms{Watch: true})
		for i, p := range g.people {
			g.do(p.by, table.Command{Do: "add", Adds: strings.Repeat("0", 31) + string(rune('1'+i))})
		}
		asked := 0
		var dealer, partner string
		for _, who := range []table.Player{"p0", "p1", "p2", "p3", "stranger"} {
			s := g.look(who)
			if s.Sealing == nil || s.Sealing.Kings == nil {
				t.Fatalf("%s sees no Kings", who)
			}
			f := feltOf(s, Newcomer(say.En))
			html := draw(t, s, Newcomer(say.En))
			kings := s.Sealing.Kings
			dealer, partner = f.drawnName(s.Sealing, kings.Dealer), f.drawnName(s.Sealing, (kings.Dealer+2)%4)
			if !strings.Contains(html, f.say.KingsSeats(dealer, partner)) {
				t.Errorf("%s is not told who plays with whom", who)
			}
			for _, c := range kings.Cards {
				if !strings.Contains(html, say.En.Card(c)) {
					t.Errorf("%s does not see %s", who, c)
				}
			}
			if strings.Contains(html, f.say.KeepDeal()) {
				if asked++; s.Seats[s.Me].Name != dealer {
					t.Errorf("%s is asked, and %s deals", who, dealer)
				}
			}
		}
		if asked != 1 {
			t.Errorf("%d are asked", asked)
		}
		time.Sleep(time.Minute) // nobody answers: he keeps it
		s := g.look("stranger")
		if got := s.Seats[s.View.Dealer].Name; got != dealer || s.Seats[(s.View.Dealer+2)%4].Name != partner {
			t.Errorf("%s deals opposite %s, and the Kings said %s and %s", got, s.Seats[(s.View.Dealer+2)%4].Name, dealer, partner)
		}
	})
}

// What somebody wants to take back the others are asked, each with a yes and a no. What a computer played for one whose time was
// out is marked where the deal is told, and he himself is told at once.
func TestOthersAreAskedAndTold(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		g := sit(t, "polignac", nil, 4, 2, table.Terms{Move: 500 * time.Millisecond})
		marked := false
		g.play(20, func(_ table.Player, s *table.Sight) bool {
			if s.View == nil {
				return true
			}
			late := func(l table.Told) bool { return l.Hand == table.ByClock }
			stoodIn := slices.ContainsFunc(s.Log, late)
			marked = marked || stoodIn
			html := draw(t, s, Newcomer(say.Fr))
			if said := strings.Contains(html, say.Fr.Felt().TimeWasOut()); said != stoodIn {
				t.Fatalf("a computer played for somebody: %v, it is said: %v", stoodIn, said)
			}
			mine := slices.ContainsFunc(s.Log, func(l table.Told) bool { return late(l) && l.By == s.Me })
			if told := strings.Count(html, `data-news="`); told > 1 || told == 1 != mine {
				t.Fatalf("a computer played for who looks: %v, it is told at once %d times", mine, told)
			}
			return true
		})
		if !marked {
			t.Error("nobody's time was ever out")
		}
	})
	synctest.Test(t, func(t *testing.T) {
		g := sit(t, "slobberhannes", nil, 4, 2, table.Terms{})
		g.play(20, func(by table.Player, s *table.Sight) bool {
			if by != "p0" || !s.MayUndo {
				return true
			}
			g.do("p0", table.Command{ID: "undo", Do: "undo"})
			for who, asks := range map[table.Player]bool{"p0": false, "p1": true, "stranger": false} {
				html, say := draw(t, g.look(who), Newcomer(say.En)), say.En.Felt()
				yes, no := strings.Contains(html, `value="true">`+say.Agree()), strings.Contains(html, `value="false">`+say.Refuse())
				if yes != asks || no != asks {
					t.Errorf("%s is given a yes: %v, and a no: %v", who, yes, no)
				}
			}
			return false
		})
		if g.look("p1").Asked == nil {
			t.Error("nobody took anything back")
		}
	})
}

// Who holds a King or a Queen, and can have no new deal, is not asked whether he wants one.
func TestNewDealIsOfferedToWhomItIsDue(t *testing.T) {
	due, ready := 0, 0
	synctest.Test(t, func(t *testing.T) {
		sit(t, "drogue", map[string]string{"length": "20", "discipline": "strict"}, 4, 4, table.Terms{}).play(1500, func(_ table.Player, s *table.Sight) bool {
			if s.View == nil || !s.View.Awaits.Has(s.Me) || s.View.Facts.(drogue.Table).Phase != drogue.NewDeal {
				return true
			}
			want := "Bereit?"
			if slices.Contains(s.View.Moves, game.MakeMove(drogue.Redeal, 0)) {
				want = "Neu geben?"
				due++
			} else {
				ready++
			}
			if f := feltOf(s, Newcomer(say.De)); f.Ask.Head != want {
				t.Fatalf("somebody who may do %v is asked %q", s.View.Moves, f.Ask.Head)
			}
			return true
		})
	})
	if due == 0 || ready == 0 {
		t.Errorf("%d could have a new deal, %d could not", due, ready)
	}
}

// Whoever has nothing to say in the auction, or no peg left to lift, is told that and nothing else; and in the last parade no deal is
// counted any more.
func TestDrogueAsksWhatCanBeAnswered(t *testing.T) {
	silent, free, parades := 0, 0, 0
	synctest.Test(t, func(t *testing.T) {
		sit(t, "drogue", map[string]string{"length": "20"}, 4, 2, alone).play(3000, func(_ table.Player, s *table.Sight) bool {
			if s.View == nil {
				return true
			}
			f, facts := feltOf(s, Newcomer(say.De)), s.View.Facts.(drogue.Table)
			if facts.Parade && s.View.Dealt {
				if parades++; f.subtitle() != f.say.AfterDeals(int(facts.Completed)) {
					t.Fatalf("over the last parade stands %q", f.subtitle())
				}
			}
			if !s.View.Awaits.Has(s.Me) {
				return true
			}
			can := func(k game.Kind) bool {
				return slices.ContainsFunc(s.View.Moves, func(m game.Move) bool { return m.Kind() == k })
			}
			switch {
			case facts.Phase == drogue.Announcing && !can(drogue.Announce):
				if silent++; !strings.Contains(f.Ask.Text, "nur passen") || strings.Contains(f.Ask.Text, "Sagst du") || strings.Contains(f.Ask.Text, "Zähle") {
					t.Fatalf("who can only pass reads %q", f.Ask.Text)
				}
			case facts.Phase == drogue.Relief && facts.Nose[s.Me] == 0:
				if free++; f.Ask.Text != f.say.NoseIsFree() {
					t.Fatalf("whose nose is free reads %q", f.Ask.Text)
				}
			}
			return true
		})
	})
	if silent == 0 || free == 0 || parades == 0 {
		t.Errorf("%d could only pass, %d were free, %d stood in the last parade", silent, free, parades)
	}
}
