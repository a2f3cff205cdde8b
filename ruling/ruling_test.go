package ruling

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
)

// testVectors asks the questions of a file and compares the answers field by field; reasons may come on top.
func testVectors(t *testing.T, file string) {
	t.Helper()
	text, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var rows []struct {
		ID     string
		Ask    json.RawMessage
		Expect map[string]any
	}
	if err := json.Unmarshal(text, &rows); err != nil || len(rows) == 0 {
		t.Fatalf("%s: %d questions, %v", file, len(rows), err)
	}
	for _, row := range rows {
		var got map[string]any
		answer := Ask(row.Ask, nil)
		if err := json.Unmarshal(answer, &got); err != nil {
			t.Errorf("%s: %s", row.ID, answer)
			continue
		}
		delete(got, "why")
		if !reflect.DeepEqual(got, row.Expect) {
			want, _ := json.Marshal(row.Expect)
			t.Errorf("%s:\n%s, want\n%s", row.ID, answer, want)
		}
	}
}

// The vectors that stand beside a checkout, where somebody keeps some there.
func TestCasesBesideTheCheckout(t *testing.T) {
	files, _ := filepath.Glob("../../shared/cases/*.json")
	if len(files) == 0 {
		t.Skip("no cases beside this checkout")
	}
	for _, file := range files {
		t.Run(filepath.Base(file), func(t *testing.T) { testVectors(t, file) })
	}
}

// A bad question is answered with a code and a sentence that says where it is bad.
func TestBadQuestions(t *testing.T) {
	const legal = `{"game":"drogue","ask":"legal","trump":"H","trick":["KS"],"hand":["AS","9S"]`
	for _, row := range []struct{ ask, code, says string }{
		{``, "json", "one JSON object"},
		{`[]`, "json", "one JSON object"},
		{`{"game":`, "json", ""},
		{`{"game":"drogue"} {}`, "json", ""},
		{"{\"game\":\"\xff\"}", "json", "UTF-8"},
		{strings.Repeat(" ", MaxLine+1), "size", "65536"},
		{`{}`, "game", `there is no game ""`},
		{`{"game":"whist"}`, "game", "drogue"},
		{`{"game":7}`, "game", "no game"},
		{`{"game":"drogue"}`, "ask", "announce, legal, settle, trick"},
		{`{"game":"drogue","ask":"fortune"}`, "ask", `no question "fortune"`},
		{legal + `,"trump":"X"}`, "field", "trump must be one of C, D, H, S"},
		{legal + `,"trump":null}`, "field", "trump"},
		{legal + `,"lang":"la"}`, "field", "lang must be one of en, de, fr"},
		{legal + `,"hands":[]}`, "field", "hands is not asked for here"},
		{legal + `,"hand":"AS"}`, "field", "hand must be a list"},
		{legal + `,"hand":null}`, "field", "hand is missing"},
		{legal + `,"hand":[]}`, "size", "hand has 0 entries, and 1 to 8 are wanted"},
		{legal + `,"trick":["7S","8S","9S","TS"]}`, "size", "trick has 4 entries"},
		{legal + `,"hand":["10S"]}`, "card", `hand: "10S" is no card`},
		{legal + `,"hand":[7]}`, "card", "hand[0]"},
		{legal + `,"hand":["2S"]}`, "card", "2S is not in the pack of this game"},
		{legal + `,"hand":["XX"]}`, "card", "XX is not in the pack of this game"},
		{legal + `,"hand":["AS","AS"]}`, "card", "AS is named twice"},
		{legal + `,"hand":["KS"]}`, "card", "KS is named twice"},
		{legal + `,"options":{"order":"royal"}}`, "option", "order"},
		{legal + `,"options":{"ordre":"bezique"}}`, "option", "ordre"},
		{legal + `,"options":{"capotPegs":"2"}}`, "option", "whole number"},
		{legal + `,"options":[]}`, "option", "must be an object"},
		{`{"game":"drogue","ask":"settle","deal":{}}`, "field", "state is missing"},
		{`{"game":"drogue","ask":"settle","state":{"holder":2,"nose":[0,0,0,0],"buttonhole":[0,0,0,0],"mayRelease":[false,false,false,false]},"deal":{"points":[1,2],"tricks":[1,2],"brisques":[true,true],"figures":[true,true]}}`, "size", "state.holder is 2"},
		{`{"game":"drogue","ask":"settle","state":{"holder":1.5,"nose":[0,0,0,0],"buttonhole":[0,0,0,0],"mayRelease":[false,false,false,false]},"deal":{"points":[1,2],"tricks":[1,2],"brisques":[true,true],"figures":[true,true]}}`, "field", "state.holder must be a whole number"},
		{`{"game":"drogue","ask":"settle","state":{"nose":[0,0,0,1e9],"buttonhole":[0,0,0,0],"mayRelease":[false,false,false,false]},"deal":{"points":[1,2],"tricks":[1,2],"brisques":[true,true],"figures":[true,true]}}`, "field", "state.nose[3]"},
		{`{"game":"drogue","ask":"settle","state":{"nose":[0,0,0,99999999999999999999],"buttonhole":[0,0,0,0],"mayRelease":[false,false,false,false]},"deal":{"points":[1,2],"tricks":[1,2],"brisques":[true,true],"figures":[true,true]}}`, "size", "state.nose[3]"},
		{`{"game":"drogue","ask":"settle","state":{"nose":[0,0,0],"buttonhole":[0,0,0,0],"mayRelease":[false,false,false,false]},"deal":{"points":[1,2],"tricks":[1,2],"brisques":[true,true],"figures":[true,true]}}`, "size", "4 are wanted"},
		{`{"game":"drogue","ask":"settle","state":{"nose":[0,0,0,0],"buttonhole":[0,0,0,0],"mayRelease":[false,false,false,0]},"deal":{"points":[1,2],"tricks":[1,2],"brisques":[true,true],"figures":[true,true]}}`, "field", "state.mayRelease[3] must be true or false"},
		{`{"game":"drogue","ask":"settle","state":{"nose":[0,0,0,0],"buttonhole":[0,0,0,0],"mayRelease":[false,false,false,false],"pegs":1},"deal":{"points":[1,2],"tricks":[1,2],"brisques":[true,true],"figures":[true,true]}}`, "field", "state.pegs is not asked for here"},
	} {
		var got struct{ Error Error }
		answer := Ask([]byte(row.ask), nil)
		if err := json.Unmarshal(answer, &got); err != nil || got.Error.Code != row.code || got.Error.Message == "" || !strings.Contains(got.Error.Message, row.says) {
			t.Errorf("%.200s: %s, want code %s and %q", row.ask, answer, row.code, row.says)
		}
	}
}

// Any option of the game may be given, also one that the question does not use; options, lang and null are all allowed.
func TestWhatMayStandInEveryQuestion(t *testing.T) {
	ask := `{"game":"drogue","ask":"announce","lang":"de","options":{"overtrump":"must","length":"20m","capotPegs":1},"hand":["AH","KH","9H","JC","JS","7C","8C","QD"]}`
	langs := map[string]bool{}
	answer := Ask([]byte(ask), func(q *Question, r *Reason) string {
		langs[q.Lang] = true
		return "weil <§5> es & so sagt"
	})
	if !langs["de"] || !bytes.Contains(answer, []byte(`"text":"weil <§5> es & so sagt"`)) {
		t.Errorf("%v, %s", langs, answer)
	}
}

// Whatever is asked, the answer is one line of JSON, an object.
func FuzzAsk(f *testing.F) {
	for _, file := range []string{"drogue", "polignac", "slobberhannes", "napoleon"} {
		text, err := os.ReadFile("../testdata/vectors/" + file + ".json")
		if err != nil {
			f.Fatal(err)
		}
		var rows []struct{ Ask json.RawMessage }
		if err := json.Unmarshal(text, &rows); err != nil {
			f.Fatal(err)
		}
		for _, row := range rows {
			f.Add([]byte(row.Ask))
		}
	}
	f.Fuzz(func(t *testing.T, line []byte) {
		answer := Ask(line, func(q *Question, r *Reason) string { return q.Lang + r.Clause })
		var object map[string]json.RawMessage
		if err := json.Unmarshal(answer, &object); err != nil || bytes.ContainsAny(answer, "\r\n") {
			t.Fatalf("%q: %q, %v", line, answer, err)
		}
	})
}

// docs/record.md shows questions and answers as they are.
func TestPageShowsRealAnswers(t *testing.T) {
	text, err := os.ReadFile("../docs/record.md")
	if err != nil {
		t.Fatal(err)
	}
	_, after, found := strings.Cut(string(text), "```ruling\n")
	block, _, _ := strings.Cut(after, "\n```")
	question, answer, _ := strings.Cut(block, "\n")
	if got := Ask([]byte(question), nil); !found || string(got) != answer {
		t.Errorf("%s\n%s, and the page says\n%s", question, got, answer)
	}
}
