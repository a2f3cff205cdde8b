package table

import (
	"reflect"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/claim"
	"bivouac/games"
)

// toClaim plays, one match after another, until Anna at seat 0 can claim the rest, and it is certain or not.
func (e *evening) toClaim(certain bool) *Sight {
	e.t.Helper()
	e.play(func(*Sight) bool {
		s := e.look("anna")
		if s.Stage == Over {
			e.do("anna", Command{Do: "again"})
		}
		if !s.MayClaim {
			return false
		}
		_, ok := claim.Prove(e.game, s.View)
		return ok == certain
	})
	return e.look("anna")
}

// Who claims the rest, and it is certain, lays his hand open; the deal is played to its end at once, as moves like any others.
func TestClaimPlaysTheRest(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Key, func(t *testing.T) {
			var set map[string]string
			if g.Key == "napoleon" {
				set = map[string]string{"stopWhenDecided": "off", "pack": "24"} // else few deals have a rest worth a claim
			}
			e := sit(t, g.Key, set, Terms{}, "anna", "ben")
			e.do("anna", Command{Do: "start"})

			before := e.toClaim(false)
			at := e.At
			e.refused(NotCertain, "anna", Command{Do: "claim", Turn: before.Turn})
			e.refused(Stale, "anna", Command{Do: "claim", Turn: before.Turn - 1})
			e.refused(NotNow, "ben", Command{Do: "claim", Turn: before.Turn})
			if after := e.look("anna"); e.At != at || !reflect.DeepEqual(after, before) {
				t.Error("a claim that is refused has changed something")
			}

			before = e.toClaim(true)
			c := Command{ID: "claim", Do: "claim", Turn: before.Turn}
			if err := e.Do(e.now, "anna", c); err != nil {
				t.Fatal(err)
			}
			at = e.At
			if err := e.Do(e.now, "anna", c); err != nil || e.At != at {
				t.Error("a claim sent twice was made twice", err)
			}
			e.proceed()
			s := e.look("ben")
			if s.Sheet == nil || s.View.Dealt || s.Sheet.Deal != int(before.View.Deals) {
				t.Fatalf("the deal is not over: %+v", s)
			}
			claims, played := 0, card.Set(0)
			for _, l := range s.Log {
				switch {
				case l.Kind == "claimed":
					claims++
					if l.By != 0 || l.Cards != before.View.Hand {
						t.Errorf("Anna claimed with %v, and seat %d is told to have claimed with %v", before.View.Hand, l.By, l.Cards)
					}
				case l.Hand == ByClaim && l.By == 0:
					played |= l.Move.Card().Set()
				}
			}
			if claims != 1 || played&^before.View.Hand != 0 || played == 0 {
				t.Errorf("%d claims are told; Anna claimed with %v and played %v", claims, before.View.Hand, played)
			}

			again, err := Fold("t", games.Find, e.log.read)
			if err != nil {
				t.Fatal(err)
			}
			if got := again.Look("ben", e.persons()); !reflect.DeepEqual(got, s) {
				t.Errorf("after folding again Ben sees\n%+v\nnot\n%+v", got, s)
			}
			e.checks()
		})
	}
}

// A claim is one decision: it is taken back in one piece.
func TestClaimIsTakenBack(t *testing.T) {
	e := sit(t, "slobberhannes", nil, Terms{Alone: true, Undo: UndoFree}, "anna")
	e.do("anna", Command{Do: "start"})
	before := e.toClaim(true)
	e.do("anna", Command{Do: "claim", Turn: before.Turn})
	if e.look("anna").View.Dealt {
		t.Fatal("the deal is not over")
	}
	e.do("anna", Command{Do: "undo"})
	s := e.look("anna")
	if !s.View.Dealt || s.View.Hand != before.View.Hand || s.Turn != before.Turn || !s.MayClaim {
		t.Errorf("after taking the claim back Anna holds %v, not %v", s.View.Hand, before.View.Hand)
	}
	for _, l := range s.Log {
		if l.Kind == "claimed" {
			t.Error("the claim is still told")
		}
	}
}

// Where a rule may be broken, nothing is certain.
func TestNoClaimWhereRulesMayBeBroken(t *testing.T) {
	e := sit(t, "slobberhannes", map[string]string{"discipline": "strict"}, Terms{}, "anna")
	e.do("anna", Command{Do: "start"})
	for range 200 {
		e.act()
		if s := e.look("anna"); s.MayClaim {
			t.Fatal("a claim is offered")
		} else if s.View != nil && s.View.Awaits.Has(0) {
			e.refused(NotNow, "anna", Command{Do: "claim", Turn: s.Turn})
		}
	}
}

// What a log says of a claim is in its moves: who reads no claims reads the same match.
func TestClaimIsMoves(t *testing.T) {
	e := sit(t, "slobberhannes", nil, Terms{}, "anna")
	e.do("anna", Command{Do: "start"})
	s := e.toClaim(true)
	at := len(e.log)
	e.do("anna", Command{Do: "claim", Turn: s.Turn})
	marked := 0
	for i := range e.log {
		if body := string(e.log[i].Body); strings.Contains(body, `"hand":"claim"`) {
			e.log[i].Body = []byte(strings.Replace(body, `"hand":"claim",`, "", 1))
			if e.log[i].Body = []byte(strings.Replace(string(e.log[i].Body), `,"hand":"claim"`, "", 1)); i < at {
				t.Error("a move before the claim is marked as one of it")
			}
			marked++
		}
	}
	again, err := Fold("t", games.Find, e.log.read)
	if err != nil || marked == 0 {
		t.Fatal(err, marked)
	}
	got, want := again.Look("anna", e.persons()), e.look("anna")
	if !reflect.DeepEqual(got.View, want.View) || !reflect.DeepEqual(got.Sheet, want.Sheet) {
		t.Errorf("without the marks Anna sees\n%+v\nnot\n%+v", got.View, want.View)
	}
}
