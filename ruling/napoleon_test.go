package ruling

import (
	"strings"
	"testing"
)

func TestNapoleonVectors(t *testing.T) { testVectors(t, "../testdata/vectors/napoleon.json") }

func TestNapoleonAnswers(t *testing.T) {
	for _, row := range []struct{ ask, want string }{
		{`"ask":"bids","options":{"blucher":"off"},"players":3,"calls":["nap"]`,
			`{"bids":["pass","wellington"],"why":[{"call":"two","clause":"napoleon §2"},{"call":"three","clause":"napoleon §2"},` +
				`{"call":"misere","clause":"napoleon §2"},{"call":"four","clause":"napoleon §2"},{"call":"nap","clause":"napoleon §2"},{"call":"blucher","clause":"napoleon §4"}]}`},
		{`"ask":"bids","players":6,"options":{"dealerOut":"on"},"calls":["pass","pass","pass","pass","two"]`, `{"bids":[]}`},
		{`"ask":"legal","trump":"H","trick":["5C"],"hand":["2C","AS"]`, `{"cards":["2C"],"why":[{"card":"AS","clause":"napoleon §3"}]}`},
		{`"ask":"legal","trump":"H","trick":["5H"],"hand":["XX","AS"],"options":{"joker":"on"}`, `{"cards":["XX"],"why":[{"card":"AS","clause":"napoleon §3"}]}`},
		{`"ask":"legal","trump":null,"trick":[],"hand":["XX","AS","KS","QS","JS"],"options":{"joker":"on"}`,
			`{"cards":["AS","JS","KS","QS"],"why":[{"card":"XX","clause":"napoleon §6"}]}`},
		{`"ask":"legal","trump":null,"trick":[],"hand":["XX","AS","KS","QS"],"options":{"joker":"on"}`, `{"cards":["AS","KS","QS","XX"]}`},
		{`"ask":"trick","trump":null,"trick":["5C","AS","XX","KC"],"options":{"joker":"on"}`, `{"winner":2,"why":[{"card":"XX","clause":"napoleon §3"}]}`},
	} {
		if got := string(Ask([]byte(`{"game":"napoleon",`+row.ask+`}`), nil)); got != row.want {
			t.Errorf("%s\nis answered %s\nwant %s", row.ask, got, row.want)
		}
	}
}

func TestNapoleonBadQuestions(t *testing.T) {
	for _, row := range []struct{ ask, code string }{
		{`"ask":"bids","players":2,"calls":[]`, "size"},
		{`"ask":"bids","players":3,"calls":["pass","pass","pass","pass"]`, "size"},
		{`"ask":"bids","players":3,"calls":["three","two"]`, "field"},
		{`"ask":"bids","players":3,"calls":["wellington"]`, "field"},
		{`"ask":"bids","players":3,"options":{"allPass":"dealerTwo"},"calls":["pass","pass","pass"]`, "field"},
		{`"ask":"bids","players":3,"calls":["five"]`, "field"},
		{`"ask":"legal","trump":"H","trick":["5C"],"hand":["2C","5C"]`, "card"},
		{`"ask":"legal","trump":"H","trick":["5C"],"hand":["2C","XX"]`, "card"},
		{`"ask":"legal","trump":"H","trick":["TC"],"hand":["2C"],"options":{"pack":32}`, "card"},
		{`"ask":"legal","trump":"H","trick":["5C"],"hand":["2C","3C","4C","6C","7C","8C"]`, "size"},
		{`"ask":"legal","trick":["5C"],"hand":["2C"]`, "field"},
		{`"ask":"trick","trump":"H","trick":[]`, "size"},
		{`"ask":"pay","players":4,"soloist":4,"bid":"two","made":true`, "size"},
		{`"ask":"pay","players":4,"soloist":0,"bid":"pass","made":true`, "field"},
		{`"ask":"pay","players":4,"soloist":0,"bid":"two","made":true,"times":3`, "size"},
		{`"ask":"pay","players":4,"soloist":0,"bid":"blucher","made":true,"options":{"blucher":"off"}`, "option"},
		{`"ask":"pay","players":4,"soloist":0,"bid":"blucher","made":true,"options":{"blucher":"0/5"}`, "option"},
		{`"ask":"shuffle"`, "ask"},
	} {
		got := string(Ask([]byte(`{"game":"napoleon",`+row.ask+`}`), nil))
		if !strings.HasPrefix(got, `{"error":{"code":"`+row.code+`",`) {
			t.Errorf("%s is answered %s, want the error %s", row.ask, got, row.code)
		}
	}
}
