package ruling

import (
	"encoding/json"
	"strings"
	"testing"
)

func TestDrogueVectors(t *testing.T) { testVectors(t, "../testdata/vectors/drogue.json") }

// The pub's question: what forbids the other cards is told with the card that forces it.
func TestDrogueSaysWhy(t *testing.T) {
	for _, row := range []struct{ ask, card, code, held, top string }{
		{`{"game":"drogue","ask":"legal","trump":"H","trick":["KS"],"hand":["AS","9S"]}`, "9S", "beat", "AS", "KS"},
		{`{"game":"drogue","ask":"legal","trump":"H","trick":["AS"],"hand":["TS","9H"]}`, "9H", "follow", "TS", "AS"},
		{`{"game":"drogue","ask":"legal","trump":"D","trick":["8C","JD","TD"],"hand":["AD","9D","TS"]}`, "TS", "trump", "9D", "8C"},
		{`{"game":"drogue","ask":"legal","options":{"overtrump":"must"},"trump":"H","trick":["AC","TH"],"hand":["7H","JD","8D"]}`, "7H", "overtrump", "JD", "TH"},
	} {
		told := false
		Ask([]byte(row.ask), func(q *Question, r *Reason) string {
			if r.Card != row.card {
				return ""
			}
			told = true
			f := r.Refusal
			if f == nil || f.Code != row.code || f.Held.String() != row.held || f.Top.String() != row.top || r.Clause != "drogue §6" || r.View == nil {
				t.Errorf("%s: %+v", row.ask, f)
			}
			return ""
		})
		if !told {
			t.Errorf("%s: nobody says why not %s", row.ask, row.card)
		}
	}
}

// An option is felt: two orders of ranks, two winners.
func TestDrogueOrderDecides(t *testing.T) {
	ask := `{"game":"drogue","ask":"trick","options":{"order":"ORDER"},"trump":"C","trick":["KD","TD","7D","QD"]}`
	for order, winner := range map[string]int{"bezique": 1, "natural": 0} {
		var got struct{ Winner int }
		if err := json.Unmarshal(Ask([]byte(strings.Replace(ask, "ORDER", order, 1)), nil), &got); err != nil || got.Winner != winner {
			t.Errorf("%s: %+v, %v", order, got, err)
		}
	}
}
