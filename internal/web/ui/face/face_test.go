package face

import (
	"encoding/xml"
	"errors"
	"io"
	"io/fs"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"bivouac/card"
	"bivouac/internal/web/ui/asset"
)

const manySeeds = 2000

// wears is every state a player can be in, one by one and all at once.
func wears() []Wear {
	list := []Wear{{}, {BlackNose: true}, {Buttonhole: 2}, {Sentry: true}, {Asleep: true}, {Computer: true}, {Computer: true, Thinking: true}}
	for n := range 12 {
		list = append(list, Wear{Nose: n}, Wear{Punishment: n}, Wear{Nose: n, Punishment: n})
	}
	for _, s := range signs {
		list = append(list, Wear{Sign: s, Fingers: 3, Nose: 2}, Wear{Sign: s, Fingers: 8, Held: true, Sentry: true})
	}
	return append(list, Wear{Nose: 5, Punishment: 6, Buttonhole: 1, BlackNose: true, Sentry: true, Asleep: true, Computer: true, Thinking: true})
}

var signs = []Sign{Clubs, Diamonds, Hearts, Spades, Seven, Eight, Nine, Ten, Jack, Queen, King, Ace, Pass, Number, Nothing, Trump}

func TestEveryFaceInEveryWear(t *testing.T) {
	ids := idsOf(Symbols())
	classes := classesOf(t)
	for seed := range uint64(60) {
		for _, w := range wears() {
			svg := SVG(Of(seed), w, `Anna "the <nose>" & Ben`)
			if err := wellFormed(svg); err != nil {
				t.Fatalf("seed %d, %+v: %v in %s", seed, w, err, svg)
			}
			if strings.Contains(svg, "style=") || strings.Contains(svg, " id=") {
				t.Fatalf("seed %d, %+v: a style or an id in %s", seed, w, svg)
			}
			if len(svg) > 9<<10 {
				t.Errorf("seed %d, %+v: %d bytes, more than 9 KB", seed, w, len(svg))
			}
			for _, ref := range hrefs.FindAllStringSubmatch(svg, -1) {
				if !ids[ref[1]] {
					t.Fatalf("seed %d, %+v: nothing is drawn for #%s", seed, w, ref[1])
				}
			}
			for _, list := range classLists.FindAllStringSubmatch(svg, -1) {
				for name := range strings.FieldsSeq(list[1]) {
					if !classes[name] && !unstyled[name] {
						t.Fatalf("seed %d, %+v: no style sheet knows the class %q", seed, w, name)
					}
				}
			}
		}
	}
}

// unstyled is the classes by which scripts and tests find a group, without a rule of their own.
var unstyled = map[string]bool{"body": true, "shC": true, "eye": true, "pegs": true}

func TestSymbols(t *testing.T) {
	art := Symbols()
	if err := wellFormed(art); err != nil {
		t.Error(err)
	}
	if strings.Contains(art, "style=") {
		t.Error("a style attribute in the symbols")
	}
	used := map[string]bool{}
	note := func(svg string) {
		for _, ref := range hrefs.FindAllStringSubmatch(svg, -1) {
			used[ref[1]] = true
		}
	}
	for seed := range uint64(300) {
		note(SVG(Of(seed), Wear{}, ""))
	}
	for _, w := range wears() {
		note(SVG(Of(0), w, ""))
	}
	for n := range 9 {
		note(SVG(Of(0), Wear{Sign: Number, Fingers: n}, ""))
	}
	for id := range idsOf(art) {
		if !used[id] {
			t.Errorf("#%s is drawn for nobody", id)
		}
	}
}

func TestOneSeedOneFace(t *testing.T) {
	seen := map[Face]bool{}
	for seed := range uint64(manySeeds) {
		f := Of(seed)
		if f != Of(seed) {
			t.Fatalf("seed %d has two faces", seed)
		}
		seen[f] = true
	}
	if len(seen) < manySeeds*99/100 {
		t.Errorf("%d seeds gave only %d faces", manySeeds, len(seen))
	}
	// A player keeps his face from one version to the next.
	want := "square wheat snub sapper kerchief"
	if got := Of(1); strings.Join([]string{got.Jaw, got.Skin, got.Nose, got.Beard, got.Headgear}, " ") != want {
		t.Errorf("Of(1) = %+v, want %s", got, want)
	}
}

func TestNobodyLooksLikeHisNeighbour(t *testing.T) {
	for seed := range uint64(manySeeds) {
		seeds := make([]uint64, 8)
		for i := range seeds {
			seeds[i] = seed*8 + uint64(i)
		}
		if seed%2 == 0 {
			seeds = []uint64{seed, seed, seed, seed, seed, seed, seed, seed}
		}
		alone(t, Table(seeds))
	}
	if n := len(Table(make([]uint64, 100))); n != 100 {
		t.Errorf("a hundred seeds gave %d faces", n)
	}
	if got := Table([]uint64{7})[0]; got != Of(7) {
		t.Errorf("alone at the table, 7 looks like %+v", got)
	}
}

func alone(t *testing.T, faces []Face) {
	t.Helper()
	seen := map[string]int{}
	for i, f := range faces {
		if j, twice := seen[f.Headgear]; twice {
			t.Errorf("seats %d and %d both wear a %s", j, i, f.Headgear)
		}
		seen[f.Headgear] = i
	}
}

func TestPegsDrawnArePegsWorn(t *testing.T) {
	for nose := range 12 {
		for punishment := range 12 {
			svg := SVG(Of(3), Wear{Nose: nose, Punishment: punishment}, "")
			wood, red := strings.Count(svg, `class="peg"`), strings.Count(svg, `class="peg red"`)
			if want := min(nose, len(slots)); wood != want {
				t.Errorf("%d and %d: %d pegs of wood are drawn, want %d", nose, punishment, wood, want)
			}
			if want := min(nose+punishment, len(slots)) - min(nose, len(slots)); red != want {
				t.Errorf("%d and %d: %d red pegs are drawn, want %d", nose, punishment, red, want)
			}
			if piped := strings.Contains(svg, "#f-pipe"); piped != (nose+punishment > 8) {
				t.Errorf("%d and %d: pipe is %v", nose, punishment, piped)
			}
		}
	}
}

func TestFingersShown(t *testing.T) {
	shown := regexp.MustCompile(`#f-fingers-(\d)`)
	for n := range 9 {
		sum := 0
		for _, m := range shown.FindAllStringSubmatch(SVG(Of(0), Wear{Sign: Number, Fingers: n}, ""), -1) {
			k, _ := strconv.Atoi(m[1])
			sum += k
		}
		if sum != n {
			t.Errorf("%d fingers are shown for %d", sum, n)
		}
	}
}

func TestSignsOfCards(t *testing.T) {
	for _, s := range card.Suits {
		if got := SuitSign(s); got[0] != s.String()[0]|0x20 {
			t.Errorf("SuitSign(%v) = %s", s, got)
		}
	}
	want := []Sign{Seven, Eight, Nine, Ten, Jack, Queen, King, Ace}
	for r := card.Seven; r <= card.Ace; r++ {
		if got := RankSign(r); got != want[r-card.Seven] {
			t.Errorf("RankSign(%v) = %s", r, got)
		}
	}
}

func TestNames(t *testing.T) {
	if svg := SVG(Of(1), Wear{}, ""); !strings.Contains(svg, `aria-hidden="true"`) {
		t.Error("a face without a name is not hidden from screen readers")
	}
	if svg := SVG(Of(1), Wear{}, `a"b<c`); !strings.Contains(svg, `aria-label="a&#34;b&lt;c"`) {
		t.Error("a name is not escaped")
	}
}

var (
	hrefs      = regexp.MustCompile(`href="#([^"]+)"`)
	classLists = regexp.MustCompile(`class="([^"]+)"`)
)

func idsOf(svg string) map[string]bool {
	ids := map[string]bool{}
	for _, m := range regexp.MustCompile(` id="([^"]+)"`).FindAllStringSubmatch(svg, -1) {
		ids[m[1]] = true
	}
	return ids
}

func classesOf(t *testing.T) map[string]bool {
	css, err := fs.ReadFile(asset.Files, "faces.css")
	if err != nil {
		t.Fatal(err)
	}
	classes := map[string]bool{}
	for _, m := range regexp.MustCompile(`\.([a-zA-Z][\w-]*)`).FindAllStringSubmatch(string(css), -1) {
		classes[m[1]] = true
	}
	return classes
}

func wellFormed(svg string) error {
	d := xml.NewDecoder(strings.NewReader(svg))
	for {
		if _, err := d.Token(); errors.Is(err, io.EOF) {
			return nil
		} else if err != nil {
			return err
		}
	}
}
