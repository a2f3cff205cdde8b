package table

import (
	"encoding/json"
	"reflect"
	"testing"
	"time"

	"bivouac/game"
	"bivouac/record"
	"bivouac/shuffle"
)

// The events of old logs must be read for ever: each kind in the very form in which it is stored.
func TestEventsAsTheyAreStored(t *testing.T) {
	rows := []struct {
		event Event
		body  string
	}{
		{Opened{Game: "drogue", Edition: 1, Settings: map[string]string{"length": "4"}, Seats: 4, Master: "00", Terms: Terms{Pace: time.Second, Words: true, Undo: UndoFree}, Host: "a1"},
			`{"opened":{"game":"drogue","edition":1,"settings":{"length":"4"},"seats":4,"master":"00","terms":{"undo":1,"pace":1000000000,"words":true},"host":"a1"},"t":1767323045000}`},
		{Opened{Game: "napoleon", Edition: 1, Settings: map[string]string{"length": "3"}, Seats: 4, Master: "00", Terms: Terms{Shuffle: shuffle.ByHand}, Host: "a1"},
			`{"opened":{"game":"napoleon","edition":1,"settings":{"length":"3"},"seats":4,"master":"00","terms":{"shuffle":"hand"},"host":"a1"},"t":1767323045000}`},
		{Sat{Place: 1, Who: Who{Player: "b2", Name: "Ben", Face: 7}, Cmd: "x"}, `{"sat":{"place":1,"who":{"player":"b2","name":"Ben","face":7},"cmd":"x"},"t":1767323045000}`},
		{Sat{Place: 2, Who: Who{Name: "Carla", Bot: "rules"}}, `{"sat":{"place":2,"who":{"name":"Carla","face":0,"bot":"rules"}},"t":1767323045000}`},
		{Sat{Place: 2, Who: Who{Player: "b2", Name: "Ben", Face: 7}, By: "a1", Cmd: "x"}, `{"sat":{"place":2,"who":{"player":"b2","name":"Ben","face":7},"by":"a1","cmd":"x"},"t":1767323045000}`},
		{Left{Place: 3, Away: true}, `{"left":{"place":3,"away":true},"t":1767323045000}`},
		{Returned{Place: 3}, `{"returned":{"place":3},"t":1767323045000}`},
		{Hosted{Host: "b2"}, `{"hosted":{"host":"b2"},"t":1767323045000}`},
		{Drawing{Seal: "9f"}, `{"drawing":{"seal":"9f"},"t":1767323045000}`},
		{Added{Place: 1, Adds: "5c"}, `{"added":{"place":1,"adds":"5c"},"t":1767323045000}`},
		{Drawn{}, `{"drawn":{},"t":1767323045000}`},
		{Kept{HandOn: true}, `{"kept":{"handOn":true},"t":1767323045000}`},
		{Began{Head: record.Head{Bivouac: 1, Game: "napoleon", Edition: 1, Table: "t.1", Options: json.RawMessage(`{}`), Seats: []record.Player{{Name: "Anna", Kind: "person"}}, Dealer: 2}, From: []int{1, 0, 2, 3}},
			`{"began":{"head":{"bivouac":1,"game":"napoleon","edition":1,"table":"t.1","options":{},"seats":[{"name":"Anna","kind":"person"}],"dealer":2},"from":[1,0,2,3]},"t":1767323045000}`},
		{Opened{Game: "napoleon", Edition: 1, Settings: map[string]string{"length": "3"}, Seats: 4, Master: "00", Terms: Terms{Move: time.Minute, Bank: 3 * time.Minute}, Host: "a1"},
			`{"opened":{"game":"napoleon","edition":1,"settings":{"length":"3"},"seats":4,"master":"00","terms":{"move":60000000000,"bank":180000000000},"host":"a1"},"t":1767323045000}`},
		{Cut{At: 17}, `{"cut":{"at":17},"t":1767323045000}`},
		{In{Line: record.Encode(9, record.Move{Seat: 1, Move: "KS"}), Hand: ByStandIn, Cmd: "y"}, `{"in":{"line":{"n":9,"seat":1,"move":"KS"},"hand":"standIn","cmd":"y"},"t":1767323045000}`},
		{In{Line: record.Encode(9, record.Move{Seat: 1, Move: "KS"}), Bank: 20 * time.Second}, `{"in":{"line":{"n":9,"seat":1,"move":"KS"},"bank":20000000000},"t":1767323045000}`},
		{Read{Seat: 2}, `{"read":{"seat":2},"t":1767323045000}`},
		{Stops{Seat: 2}, `{"stops":{"seat":2},"t":1767323045000}`},
		{Shared{Cmd: "z"}, `{"shared":{"cmd":"z"},"t":1767323045000}`},
		{Said{Seat: game.Watcher, Player: "d4", Name: "Dan", Phrase: "hello"}, `{"said":{"seat":254,"player":"d4","name":"Dan","phrase":"hello"},"t":1767323045000}`},
		{Muted{By: "a1", Whom: "Dan", Off: true}, `{"muted":{"by":"a1","whom":"Dan","off":true},"t":1767323045000}`},
		{Asked{Seat: 0}, `{"asked":{"seat":0},"t":1767323045000}`},
		{Answered{Seat: 1, Yes: true}, `{"answered":{"seat":1,"yes":true},"t":1767323045000}`},
		{Shut{}, `{"closed":{},"t":1767323045000}`},
		{Wants{Player: "c3", Name: "Carla", Of: "a1"}, `{"t":1767323045000,"wants":{"player":"c3","name":"Carla","of":"a1"}}`},
		{Lends{By: "a1", To: "c3", Yes: true}, `{"lends":{"by":"a1","to":"c3","yes":true},"t":1767323045000}`},
	}
	seen := map[string]bool{}
	for _, row := range rows {
		seen[row.event.kind()] = true
		if got := string(encode(start, row.event)); got != row.body {
			t.Errorf("stored as\n%s\nnot\n%s", got, row.body)
		}
		if e, at, err := decode([]byte(row.body)); err != nil || !at.Equal(start) || !reflect.DeepEqual(e, row.event) {
			t.Errorf("%s is read as %+v at %v, %v", row.body, e, at, err)
		}
	}
	for kind := range kinds {
		if !seen[kind] {
			t.Errorf("no event of kind %q is held to its form", kind)
		}
	}
	for _, bad := range []string{``, `{}`, `{"t":1}`, `{"t":1,"flown":{}}`, `{"t":1,"read":{},"cut":{}}`, `{"t":"now","read":{}}`, `{"read":{"seat":"two"},"t":1}`} {
		if e, _, err := decode([]byte(bad)); err == nil {
			t.Errorf("%q is read as %+v", bad, e)
		}
	}
}
