package table

import (
	"testing"

	"bivouac/games"
)

// What a screen shows that people share is what he sees who has it, and else nobody's hand; it names whom it should be given to.
func TestShare(t *testing.T) {
	for _, g := range games.All {
		t.Run(g.Key, func(t *testing.T) {
			people := []Player{"anna", "ben", "carla", "nobody"}
			e := sit(t, g.Key, nil, Terms{Watch: true}, people[:3]...)
			e.do("anna", Command{Do: "start"})
			played := 0
			e.play(func(*Sight) bool {
				all := e.Share(people, "", e.persons())
				if all.Screen == nil || all.Screen.Seats != e.persons() {
					t.Fatalf("at the screen are %+v", all.Screen)
				}
				if v := all.View; v != nil && (v.Hand != 0 || len(v.Moves)+len(v.Lawful)+len(v.Asides) > 0) {
					t.Fatalf("between two people the screen shows %v", v.Hand)
				}
				for _, p := range people[:3] {
					own, shown := e.look(p), e.Share(people, p, e.persons())
					switch {
					case own.Stage != Playing:
						if v := shown.View; v != nil && v.Hand != 0 {
							t.Fatalf("outside the play the screen shows %v", v.Hand)
						}
						continue
					case shown.Me != own.Me || shown.View.Hand != own.View.Hand:
						t.Fatalf("%s holds %v, and the screen shows %v", p, own.View.Hand, shown.View.Hand)
					}
					awaited := own.View.Awaits.Has(own.Me)
					if awaited {
						played++
						if next := all.Screen.Next; !all.View.Awaits.Has(next) || !all.Awaited() {
							t.Fatalf("%v are awaited, and the screen is for %v", all.View.Awaits, next)
						}
					}
					if !awaited && shown.Screen.Next != all.Screen.Next {
						t.Fatalf("who has the screen is not told that %v is awaited", all.Screen.Next)
					}
				}
				return played > 60
			})
			if s := e.Share(people[3:], "", e.persons()); s.Screen != nil || s.Sits() {
				t.Error("somebody who does not sit shares the screen")
			}
			if s := e.Share(people[2:], "", e.persons()); s.Screen != nil || s.Me != e.look("carla").Me {
				t.Error("who sits alone shares the screen")
			}
		})
	}
}

// One who is left at a screen has it for himself, through the end of the match and the draw of the next.
func TestOneIsLeftAtTheScreen(t *testing.T) {
	people := []Player{"anna", "ben"}
	e := sit(t, "drogue", map[string]string{"length": "4", "partners": "kings"}, Terms{}, people...)
	e.do("anna", Command{Do: "start"})
	e.play(func(s *Sight) bool { return s.Stage == Playing })
	e.do("ben", Command{Do: "leave"})
	drawn := false
	e.play(func(s *Sight) bool {
		if s.Stage == Over {
			e.do("anna", Command{Do: "again"})
		}
		shown := e.Share(people, "", e.persons())
		if shown.Me != e.look("anna").Me || shown.Screen.Left != e.seatOf("ben").Set() {
			t.Fatalf("the screen shows seat %d, and %v have left", shown.Me, shown.Screen.Left)
		}
		drawn = drawn || shown.Match == 2 && shown.View == nil
		return s.Match == 2 && s.Stage == Playing
	})
	if !drawn {
		t.Error("nothing was drawn")
	}
}
