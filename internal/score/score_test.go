package score

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"testing"
	"unicode/utf8"

	"bivouac/games"
)

// Demand T11: a score is typed as a sum.
func TestWorth(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "  ": 0, "0": 0, "7": 7, "10+15-5": 20, "-20": -20, "−20": -20, "–20": -20, "+3": 3, "20−5": 15, "20 – 5": 15, " 1 + 2 ": 3,
		"007": 7, "99999+1": 100000, "－4＋6": 2, "-1-2-3": -6,
	} {
		if got, err := Worth(text); got != want || err != nil {
			t.Errorf("%q is worth %d, %v, want %d", text, got, err, want)
		}
	}
	for text, want := range map[string]error{
		"x": ErrNoSum, "1 2": ErrNoSum, "1,5": ErrNoSum, "1.5": ErrNoSum, "2*3": ErrNoSum, "1++2": ErrNoSum, "--1": ErrNoSum, "(1)": ErrNoSum, "١": ErrNoSum,
		"10+": ErrUnfinished, "-": ErrUnfinished, "5 − ": ErrUnfinished, "100000": ErrLarge, "1+999999999999999999999": ErrLarge,
		strings.Repeat("1+", MaxSum/2) + "1": ErrLong, "1\x002": ErrNoSum,
	} {
		if _, err := Worth(text); !errors.Is(err, want) {
			t.Errorf("%q: %v, want %v", text, err, want)
		}
	}
}

// What is read as a sum has the worth that plain counting gives, and stays what it is whatever the signs wear.
func FuzzWorth(f *testing.F) {
	for _, seed := range []string{"10+15-5", "−20", "1 - 2", "", "9+", "1++1", "\xff"} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, text string) {
		got, err := Worth(text)
		if err != nil {
			if got != 0 {
				t.Errorf("%q: %d beside an error", text, got)
			}
			return
		}
		if utf8.RuneCountInString(text) > MaxSum || got > MaxSum*MaxNumber || got < -MaxSum*MaxNumber {
			t.Errorf("%q is worth %d", text, got)
		}
		plain := strings.Join(strings.Fields(dress.Replace(text)), "")
		want := 0
		for term := range strings.SplitSeq(strings.ReplaceAll(plain, "-", "+-"), "+") {
			if term == "" {
				continue
			}
			n, err := strconv.Atoi(term)
			if err != nil {
				t.Fatalf("%q is read as a sum: %v", text, err)
			}
			want += n
		}
		if got != want {
			t.Errorf("%q is worth %d, want %d", text, got, want)
		}
		for _, other := range []string{"−", "–"} {
			if again, err := Worth(strings.ReplaceAll(plain, "-", other)); again != got || err != nil {
				t.Errorf("%q with %s is worth %d, %v", text, other, again, err)
			}
		}
	})
}

func write(t *testing.T, s *Sheet, row, player int, text string) {
	t.Helper()
	if err := s.Write(row, player, text); err != nil {
		t.Fatal(err)
	}
}

func TestSheet(t *testing.T) {
	s := &Sheet{Kind: "most", Names: []string{"Anna", "Ben", "Carla"}}
	if s.Leads(0) {
		t.Error("somebody leads before the first score")
	}
	write(t, s, 0, 0, " 10+15-5 ")
	write(t, s, 0, 1, "−20")
	write(t, s, 1, 1, "40")
	if s.Cell(0, 0) != "10+15-5" || s.Total(0) != 20 || s.Total(1) != 20 || s.Total(2) != 0 || s.Cell(7, 2) != "" {
		t.Errorf("%+v", s)
	}
	if !s.Leads(0) || !s.Leads(1) || s.Leads(2) {
		t.Error("two lead")
	}
	s.Kind = "fewest"
	if s.Leads(0) || !s.Leads(2) {
		t.Error("of penalties who has fewest leads")
	}
	for _, c := range [][2]int{{-1, 0}, {MaxRows, 0}, {0, -1}, {0, 3}} {
		if err := s.Write(c[0], c[1], "1"); !errors.Is(err, ErrCell) {
			t.Errorf("%v: %v", c, err)
		}
	}
	if err := s.Write(0, 0, "ten"); !errors.Is(err, ErrNoSum) || s.Cell(0, 0) != "10+15-5" {
		t.Errorf("%v, and there stands %q", err, s.Cell(0, 0))
	}
}

// What was overwritten, or wiped out, comes back step by step, up to the empty sheet.
func TestUndo(t *testing.T) {
	s := &Sheet{Kind: "most", Names: []string{"Anna", "Ben"}}
	write(t, s, 0, 0, "5")
	write(t, s, 0, 0, "7")
	write(t, s, 2, 1, "1") // a deal is left out
	write(t, s, 2, 1, "1") // nothing new
	write(t, s, 2, 1, "")
	if len(s.Rows) != 1 {
		t.Errorf("empty rows at the end are kept: %q", s.Rows)
	}
	for _, want := range []string{`[["7",""],["",""],["","1"]]`, `[["7",""]]`, `[["5",""]]`, `[]`} {
		if _, ok := s.Undo(); !ok {
			t.Fatal("nothing to take back before", want)
		}
		if rows, _ := json.Marshal(s.Rows); string(rows) != want {
			t.Errorf("%s, want %s", rows, want)
		}
	}
	if _, ok := s.Undo(); ok {
		t.Error("something is taken back that nobody did")
	}
}

func TestOnce(t *testing.T) {
	s := &Sheet{}
	if !s.Once("a") || s.Once("a") || !s.Once("b") || s.Once("a") || !s.Once("") || !s.Once("") {
		t.Error("what comes twice is not known again, or what is new is taken for old")
	}
}

// At Napoleon the winners win what the losers lose.
func TestOdd(t *testing.T) {
	s := &Sheet{Kind: "napoleon", Names: []string{"Anna", "Ben", "Carla"}}
	write(t, s, 0, 0, "4")
	if s.Odd(0) != 0 {
		t.Error("a row is odd while it is being written")
	}
	write(t, s, 0, 1, "-2")
	write(t, s, 0, 2, "-2")
	if s.Odd(0) != 0 {
		t.Error("4, −2 and −2 are odd")
	}
	write(t, s, 0, 2, "3")
	if s.Odd(0) != 5 || s.Odd(1) != 0 {
		t.Errorf("%d, %d", s.Odd(0), s.Odd(1))
	}
	write(t, s, 0, 2, "")
	write(t, s, 1, 0, "1")
	if s.Odd(0) != 2 {
		t.Error("a row that was left is not odd")
	}
	s.Kind = "polignac"
	if s.Odd(0) != 0 {
		t.Error("at Polignac a deal costs five")
	}
}

// However long somebody writes, a sheet stays so small that it can be kept.
func TestASheetIsBounded(t *testing.T) {
	s := &Sheet{Kind: "most"}
	for n := range MaxPlayers {
		s.Names = append(s.Names, strings.Repeat("ш", 24)+strconv.Itoa(n))
	}
	for _, sign := range []string{"−", "–"} {
		for row := range MaxRows {
			for player := range MaxPlayers {
				s.Once(fmt.Sprintf("%0*d", MaxID, row*MaxPlayers+player))
				write(t, s, row, player, strings.Repeat(sign+"1", MaxSum/2))
			}
		}
	}
	body, err := json.Marshal(s)
	if err != nil || len(body) > 256<<10 {
		t.Errorf("%d bytes, %v", len(body), err)
	}
}

func TestKinds(t *testing.T) {
	for _, g := range games.All {
		if _, ok := KindOf(g.Key); !ok {
			t.Errorf("no sheet for %s", g.Key)
		}
		if g.MaxSeats > MaxPlayers {
			t.Errorf("%s seats more than a sheet", g.Key)
		}
	}
	if _, ok := KindOf("whist"); ok {
		t.Error("there is a sheet for whist")
	}
}
