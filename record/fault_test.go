package record_test

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"io"
	"os"
	"strings"
	"testing"

	"bivouac/game"
	"bivouac/games"
	"bivouac/record"
)

func golden(t testing.TB, name string) []byte {
	t.Helper()
	text, err := os.ReadFile(goldenFolder + "/" + name + ".jsonl")
	if err != nil {
		t.Fatal(err)
	}
	return text
}

// small is a whole match of few lines.
func small(t testing.TB) []byte {
	t.Helper()
	at := table{game: "napoleon", seats: 3, options: game.Settings{"length": "1"}, people: 1}
	var out bytes.Buffer
	at.play(t, at.setup(t, 3), &out, 5, false)
	return out.Bytes()
}

// A changed byte is named by its line, whichever it is and whatever it becomes. Demand F7.
func TestEveryChangedByteIsNamed(t *testing.T) {
	text := small(t)
	line := 1
	for i, b := range text {
		for _, now := range []byte{b ^ 1, b ^ 128} {
			if now == b {
				continue
			}
			changed := bytes.Clone(text)
			changed[i] = now
			_, err := record.Check(bytes.NewReader(changed), games.Find)
			var fault *record.Fault
			if !errors.As(err, &fault) || fault.Line != line {
				t.Fatalf("byte %d of line %d, %q, became %q, and check says %v", i, line, b, now, err)
			}
		}
		if b == '\n' {
			line++
		}
	}
}

// A record that was cut off is never taken for a whole one, unless it was cut where a running match may stand.
func TestEveryCutIsNamedOrHarmless(t *testing.T) {
	text := small(t)
	for i := range text {
		v, err := record.Check(bytes.NewReader(text[:i]), games.Find)
		var fault *record.Fault
		switch {
		case i > 0 && text[i-1] != '\n':
			if !errors.As(err, &fault) || fault.Code != record.CutOff || fault.Line != 1+bytes.Count(text[:i], []byte("\n")) {
				t.Fatalf("cut after byte %d: %v", i, err)
			}
		case err == nil && v.Over > 0:
			t.Fatalf("cut after byte %d, and the match is taken for one played to its end", i)
		}
	}
}

// rehash gives changed lines the h that they would have, so that the fault lies deeper.
func rehash(lines []string) []byte {
	var out bytes.Buffer
	h := ""
	for _, line := range lines {
		if strings.HasPrefix(line, `{"bivouac"`) {
			h = ""
		}
		body := line
		if i := strings.LastIndex(line, `,"h":"`); i >= 0 {
			body = line[:i] + "}"
		}
		body = strings.TrimSuffix(body, "}")
		h = fmt.Sprintf("%x", sha256.Sum256([]byte(h+body+"}")))[:16]
		fmt.Fprintf(&out, "%s,\"h\":\"%s\"}\n", body, h)
	}
	return out.Bytes()
}

// Whoever forges a record and counts its hashes again is found out by the rules or the seals.
func TestForgeriesAreNamed(t *testing.T) {
	drogue, nap := string(golden(t, "drogue")), string(golden(t, "napoleon"))
	for _, row := range []struct {
		name  string
		text  string
		line  string // the first line with this in it …
		old   string // … has this, all of it if empty …
		new   string // … changed to this
		says  string // the check names the line, or the one after it, and says this
		after int    // how many lines later
	}{
		{"another card", drogue, `"move":"9H"`, "9H", "AS", "not allowed", 0},
		{"a card that is no card", drogue, `"move":"9H"`, "9H", "1H", "no move", 0},
		{"words that are no move", drogue, `"move":"9H"`, "9H", "challenge 2 nothing", "no move", 0},
		{"a seat that is not awaited", drogue, `"move":"9H"`, `"seat":`, `"seat":1`, "", 0},
		{"points of a trick", drogue, `"derived":"trick"`, `"points":`, `"points":1`, "the rules derive", 0},
		{"pegs", drogue, `"derived":"settle"`, `"nose":[0`, `"nose":[1`, "the rules derive", 0},
		{"spaces", drogue, `"derived":"trick"`, `,"winner"`, `, "winner"`, "the rules derive", 0},
		{"a derived line left out", drogue, `"derived":"trick"`, "", "-", "the rules derive", 0},
		{"a settlement left out", drogue, `"derived":"settle"`, "", "-", "the rules derive", 0},
		{"a result left out", drogue, `"derived":"result"`, "", "-", "the rules derive", 0},
		{"a derived line too many", drogue, `"move":"auxarmes"`, "", `+{"derived":"void","cause":"redeal"}`, "nothing more", 1},
		{"a call of the clerk left out", drogue, `"move":"auxarmes"`, "", "-", "numbered", 0},
		{"a number", drogue, `"n":20,`, "20", "21", "numbered 21, and 20 is wanted", 0},
		{"a seal", drogue, `"deal":1`, `"seal":"`, `"seal":"00`, "64 hexadecimal digits", 0},
		{"a seed", drogue, `"reveal"`, `"reveal":"`, `"reveal":"0`, "64 hexadecimal digits", 0},
		{"a contribution", drogue, `"adds"`, `"adds":"`, `"adds":"0`, "32 hexadecimal digits", 0},
		{"a name", drogue, `"bivouac"`, `"name":"Anna"`, `"name":""`, "a name must have", 0},
		{"a game", drogue, `"bivouac"`, `"game":"drogue"`, `"game":"whist"`, "no game", 0},
		{"an edition", drogue, `"bivouac"`, `"edition":1`, `"edition":9`, "edition 9", 0},
		{"an option", drogue, `"bivouac"`, `"packets":4`, `"packets":3`, "packets", 0},
		{"an option as text", drogue, `"bivouac"`, `"packets":4`, `"packets":"4"`, "whole number", 0},
		{"an option left out", drogue, `"bivouac"`, `"packets":4,`, ``, "the options are", 0},
		{"an unknown field", drogue, `"move":"9H"`, `"move":`, `"why":1,"move":`, "records write it", 0},
		{"a field twice", drogue, `"move":"9H"`, `"move":`, `"move":"AS","move":`, "records write it", 0},
		{"a bid", nap, `"move":"pass"`, `pass`, `blucher`, "not allowed", 0},
		{"the rest", nap, `"hands"`, `"rest":"`, `"rest":"2C 2C `, "named twice", 0},
		{"the deal", nap, `"hands"`, `"deal":1`, `"deal":2`, "it is deal 1", 0},
		{"nobody's head", nap, `"bivouac"`, "", "-", "no head", 0},
		{"undone what never was", nap, `"move":"pass"`, "", `+{"n":6,"undone":99}`, "", 1},
		{"it rings twice", nap, `"hands"`, "", `+{"n":6,"rang":true}`, "", 1},
	} {
		lines := strings.Split(strings.TrimSuffix(row.text, "\n"), "\n")
		at := -1
		for i, line := range lines {
			if strings.Contains(line, row.line) {
				at = i
				break
			}
		}
		if at < 0 || !strings.Contains(lines[at], row.old) {
			t.Errorf("%s: there is no line with %s", row.name, row.line)
			continue
		}
		switch {
		case row.new == "-":
			lines = append(lines[:at:at], lines[at+1:]...)
		case strings.HasPrefix(row.new, "+"):
			lines = append(lines[:at+1:at+1], append([]string{row.new[1:]}, lines[at+1:]...)...)
		default:
			lines[at] = strings.Replace(lines[at], row.old, row.new, 1)
		}
		_, err := record.Check(bytes.NewReader(rehash(lines)), games.Find)
		var fault *record.Fault
		if !errors.As(err, &fault) || fault.Line != at+1+row.after || !strings.Contains(err.Error(), row.says) {
			t.Errorf("%s: line %d was forged, and check says %v", row.name, at+1, err)
		}
	}
}

// digit changes the first hexadecimal digit after a mark.
func digit(line, mark string) string {
	i := strings.Index(line, mark) + len(mark)
	if line[i] == '0' {
		return line[:i] + "1" + line[i+1:]
	}
	return line[:i] + "0" + line[i+1:]
}

// The seals hold the server to its seeds: another seed, seal, contribution, cut, hand or dealer comes out at the reveal.
func TestSealsBind(t *testing.T) {
	find := func(lines []string, part string) int {
		for i, line := range lines {
			if strings.Contains(line, part) {
				return i
			}
		}
		t.Fatalf("there is no line with %s", part)
		return 0
	}
	for _, row := range []struct {
		name, record, says string
		forge              func(lines []string)
		reveal             string // the line that is named
	}{
		{"seal", "polignac", "has the seal", func(l []string) { i := find(l, `"seal"`); l[i] = digit(l[i], `"seal":"`) }, `"reveal"`},
		{"seed", "polignac", "has the seal", func(l []string) { i := find(l, `"reveal"`); l[i] = digit(l[i], `"reveal":"`) }, `"reveal"`},
		{"contribution to the lot", "polignac", "drawn was", func(l []string) { i := find(l, `"adds"`); l[i] = digit(l[i], `"adds":"`) }, `"deal":0`},
		{"Kings", "drogue-kings", "drawn was", func(l []string) {
			i := find(l, `"draw"`)
			l[i] = strings.Replace(l[i], `"from":[`, `"from":[3,`, 1)
		}, `"draw"`},
	} {
		lines := strings.Split(strings.TrimSuffix(string(golden(t, row.record)), "\n"), "\n")
		row.forge(lines)
		_, err := record.Check(bytes.NewReader(rehash(lines)), games.Find)
		var fault *record.Fault
		if !errors.As(err, &fault) || !strings.Contains(lines[fault.Line-1], row.reveal) || !strings.Contains(err.Error(), row.says) {
			t.Errorf("%s forged: check says %v", row.name, err)
		}
	}
	// The first deal of this record is passed out: whatever is done to its hands, all that follows stays legal.
	for name, forge := range map[string]func(line string) string{
		"cut": func(line string) string { return strings.Replace(line, `"cut":39`, `"cut":38`, 1) },
		"hands": func(line string) string { // the highest cards of the first hand and of the rest change places
			_, after, _ := strings.Cut(line, `"hands":["`)
			hand, _, _ := strings.Cut(after, `"`)
			_, after, _ = strings.Cut(line, `"rest":"`)
			rest, _, _ := strings.Cut(after, `"`)
			c, d := setOf(t, hand).Last().Set(), setOf(t, rest).Last().Set()
			line = strings.Replace(line, `"`+hand+`"`, `"`+(setOf(t, hand)&^c|d).String()+`"`, 1)
			return strings.Replace(line, `"`+rest+`"`, `"`+(setOf(t, rest)&^d|c).String()+`"`, 1)
		},
	} {
		lines := strings.Split(strings.TrimSuffix(string(golden(t, "napoleon")), "\n"), "\n")
		i := find(lines, `"hands"`)
		was := lines[i]
		lines[i] = forge(was)
		_, err := record.Check(bytes.NewReader(rehash(lines)), games.Find)
		var fault *record.Fault
		if lines[i] == was || !errors.As(err, &fault) || fault.Code != record.NotDealt || !strings.Contains(lines[fault.Line-1], `"reveal"`) {
			t.Errorf("%s forged: check says %v", name, err)
		}
	}
}

// A sealed deal that is finished shows its seed at once: neither the next deal nor the end of the record may come before.
func TestSeedMayNotStayHidden(t *testing.T) {
	lines := strings.Split(strings.TrimSuffix(string(golden(t, "drogue")), "\n"), "\n")
	last := lines[:len(lines)-1]
	if !strings.Contains(lines[len(lines)-1], "reveal") {
		t.Fatal("a match ends with a seed")
	}
	_, err := record.Check(bytes.NewReader(rehash(last)), games.Find)
	var fault *record.Fault
	if !errors.As(err, &fault) || fault.Code != record.NoReveal || fault.Line != len(last) {
		t.Errorf("the last seed is left out: check says %v", err)
	}
}

// The seed of a deal in play stays hidden: no record has it before the deal is settled or void.
func TestSeedStaysHiddenInPlay(t *testing.T) {
	lines := strings.Split(strings.TrimSuffix(string(golden(t, "napoleon")), "\n"), "\n")
	var dealt int
	for i, line := range lines {
		switch {
		case strings.Contains(line, `"hands"`) && dealt == 0:
			dealt = i
		case strings.Contains(line, `"reveal"`) && dealt > 0:
			early := strings.Replace(line, `"n":11`, `"n":7`, 1)
			_, err := record.Check(bytes.NewReader(rehash(append(lines[:dealt+1:dealt+1], early))), games.Find)
			var fault *record.Fault
			if !errors.As(err, &fault) || fault.Code != record.Order || fault.Line != dealt+2 {
				t.Errorf("%s right after the deal: check says %v", early, err)
			}
			return
		}
	}
	t.Fatal("the record has no deal that was revealed")
}

// Several records stand in one file, each with a chain of its own.
func TestSeveralRecordsInOneFile(t *testing.T) {
	text := append(golden(t, "drogue"), golden(t, "slobberhannes")...)
	v, err := record.Check(bytes.NewReader(text), games.Find)
	if err != nil || v.Records != 2 || v.Over != 2 {
		t.Errorf("%+v, %v", v, err)
	}
	n := bytes.Count(golden(t, "drogue"), []byte("\n"))
	text = bytes.Replace(text, []byte(`"game":"slobberhannes"`), []byte(`"game":"slobberhans"`), 1)
	var fault *record.Fault
	if _, err := record.Check(bytes.NewReader(text), games.Find); !errors.As(err, &fault) || fault.Line != n+1 {
		t.Errorf("the second head is changed: check says %v", err)
	}
}

// endless gives bytes without a newline for ever.
type endless struct{ given int }

func (e *endless) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = 'x'
	}
	e.given += len(b)
	return len(b), nil
}

func TestWhatIsNoRecord(t *testing.T) {
	e := &endless{}
	for name, row := range map[string]struct {
		in   io.Reader
		code string
	}{
		"nothing":      {strings.NewReader(""), record.Empty},
		"a newline":    {strings.NewReader("\n"), record.Form},
		"other text":   {strings.NewReader("once upon a time\n"), record.Form},
		"endless line": {e, record.TooLong},
	} {
		_, err := record.Check(row.in, games.Find)
		var fault *record.Fault
		if !errors.As(err, &fault) || fault.Code != row.code || fault.Line != 1 {
			t.Errorf("%s: %v", name, err)
		}
	}
	if e.given > 2*record.MaxLine {
		t.Errorf("%d bytes of one line were read", e.given)
	}
}
