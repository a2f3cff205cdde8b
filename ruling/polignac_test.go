package ruling

import (
	"strings"
	"testing"
)

func TestPolignacVectors(t *testing.T)      { testVectors(t, "../testdata/vectors/polignac.json") }
func TestSlobberhannesVectors(t *testing.T) { testVectors(t, "../testdata/vectors/slobberhannes.json") }

func TestPolignacAnswers(t *testing.T) {
	for _, row := range []struct{ ask, want string }{
		{`"ask":"legal","trick":["8S"],"hand":["JC","7S"]`,
			`{"cards":["7S"],"why":[{"card":"JC","clause":"polignac §3"}]}`},
		{`"ask":"legal","trick":[],"hand":["JC","7S"]`, `{"cards":["7S","JC"]}`},
		{`"ask":"trick","trick":["JH","AH"]`, `{"winner":0,"cost":1,"why":[{"card":"JH","clause":"polignac §3"}]}`},
		// Seven players after Foster: who sits out pays nothing for a slam, unless that was agreed.
		{`"ask":"score","chips":[9,9,9,9,9,9,9],"slam":{"kind":"chelem","by":null},"sitsOut":6,"tricksPerHand":1,"tricks":[{"winner":1,"cards":["7H","KH","8H","9H","TH","AH"]}]`,
			`{"chips":[4,9,4,4,4,4,9],"over":false,"losers":[],"why":[{"clause":"polignac §2"},{"clause":"polignac §2"},{"clause":"polignac §2"},{"clause":"polignac §2"},{"clause":"polignac §2"}]}`},
		{`"ask":"score","options":{"dealerPays":"on"},"chips":[9,9,9,9,9,9,5],"slam":{"kind":"capot","by":[1,2]},"sitsOut":6,"tricksPerHand":1,"tricks":[{"winner":1,"cards":["7H","KH","8H","9H","TH","AH"]}]`,
			`{"chips":[4,9,4,4,4,4,0],"over":true,"losers":[6],"why":[{"clause":"polignac §2"},{"clause":"polignac §2"},{"clause":"polignac §2"},{"clause":"polignac §2"},{"clause":"polignac §2"},{"clause":"polignac §2"}]}`},
		{`"ask":"score","options":{"capotFail":"five"},"chips":[9,9,9],"slam":{"kind":"capot","by":[1,2]},"tricksPerHand":10,"tricks":[]`,
			`{"error":{"code":"field","message":"slam.by: the first announcement closes the round"}}`},
		{`"ask":"score","chips":[9,9],"slam":{"kind":"none","by":null},"tricksPerHand":8,"tricks":[]`,
			`{"error":{"code":"size","message":"chips has 2 entries, one for each player, and 3 to 8 are wanted"}}`},
		{`"ask":"score","chips":[9,9,9,9,9,9,9],"slam":{"kind":"capot","by":6},"sitsOut":6,"tricksPerHand":5,"tricks":[]`,
			`{"error":{"code":"field","message":"who sits out announces nothing"}}`},
		{`"ask":"score","chips":[9,9,9],"slam":{"kind":"none","by":null},"sitsOut":2,"tricksPerHand":8,"tricks":[{"winner":2,"cards":["7H","8H"]}]`,
			`{"error":{"code":"field","message":"tricks[0].winner sits out"}}`},
	} {
		if got := string(Ask([]byte(`{"game":"polignac",`+row.ask+`}`), nil)); got != row.want {
			t.Errorf("%s:\n%s, want\n%s", row.ask, got, row.want)
		}
	}
	for _, row := range []struct{ ask, want string }{
		{`"ask":"trick","trick":["JH","AH"]`, `{"winner":1,"why":[{"card":"AH","clause":"slobberhannes §3"}]}`},
		{`"ask":"score","points":[0,10,0],"tricksPerHand":10,"tricks":[]`, `{"error":{"code":"size",`},
		{`"ask":"score","options":{"target":20},"points":[0,10,18],"tricksPerHand":2,"tricks":[{"winner":2,"cards":["7C","QC","KC"]},{"winner":0,"cards":["KH","8H","7H"]}]`,
			`{"points":[0,10,20],"over":true,"losers":[2],`},
	} {
		if got := string(Ask([]byte(`{"game":"slobberhannes",`+row.ask+`}`), nil)); !strings.HasPrefix(got, row.want) {
			t.Errorf("%s:\n%s, want\n%s…", row.ask, got, row.want)
		}
	}
}
