package face

import (
	_ "embed"
	"html"
	"io"
	"strings"
	"sync"
)

//go:embed art.svg
var art string

// Symbols is the drawings of all parts. A page with faces carries it once. The colours come from faces.css.
func Symbols() string { return art }

// Wear is what the table sees of a player besides his face.
type Wear struct {
	Nose       int // ordinary pegs
	Punishment int // pegs of the other colour
	Buttonhole int // pegs on the coat; one is drawn
	BlackNose  bool
	Sentry     bool // stands in the sentry box
	Asleep     bool // away
	Computer   bool
	Thinking   bool // a computer's key turns
	Sign       Sign // what he signs just now
	Fingers    int  // what the sign Number shows, up to eight
	Held       bool // the sign is a pose and does not move
}

// SVG draws a face, without size: that is for the page to set. The name is what a screen reader says of it;
// a face without one is decoration.
func SVG(f Face, w Wear, name string) string {
	var out strings.Builder
	Draw(&out, f, w, name) // a builder takes everything
	return out.String()
}

// pens have drawn, and draw again: a table shows the same faces at every move.
var pens = sync.Pool{New: func() any { return new(pen) }}

// Draw writes a face as SVG gives it. The error is that of out.
func Draw(out io.Writer, f Face, w Wear, name string) error {
	p := pens.Get().(*pen)
	defer pens.Put(p)
	*p = (*p)[:0]
	p.face(f, w, name)
	_, err := out.Write(*p)
	return err
}

// pen is what has been drawn so far, from back to front. Names of drawings and of groups are given in pieces.
type pen []byte

func (p *pen) face(f Face, w Wear, name string) {
	p.write(`<svg class="`)
	p.classes(f, w)
	p.write(`" viewBox="0 0 120 120" `)
	p.spoken(name)
	p.write(`><rect class="plate" width="120" height="120"/>`)
	if w.Sentry {
		// He shrinks to fit, but head and pegs come before the posts, so that the pegs stick out.
		const inside = `<g transform="translate(9.6 17) scale(.84)">`
		p.use("sentry-back")
		p.write(inside)
		p.body(f, w)
		p.end()
		p.use("sentry-front")
		p.write(inside)
		p.front(f, w)
		p.end()
	} else {
		p.body(f, w)
		p.front(f, w)
	}
	p.write(`</svg>`)
}

// It is not put into those who call it, whose stacks would grow by every piece.
//
//go:noinline
func (p *pen) write(pieces ...string) {
	for _, s := range pieces {
		*p = append(*p, s...)
	}
}

// use puts a drawing where it was drawn.
//
//go:noinline
func (p *pen) use(id ...string) {
	p.write(`<use href="#f-`)
	p.write(id...)
	p.write(`"/>`)
}

// moving puts a drawing that signs move, by its class.
//
//go:noinline
func (p *pen) moving(class string, id ...string) {
	p.write(`<use class="`, class, `" href="#f-`)
	p.write(id...)
	p.write(`"/>`)
}

// placed puts a drawing elsewhere.
//
//go:noinline
func (p *pen) placed(where string, id ...string) {
	p.write(`<use href="#f-`)
	p.write(id...)
	p.write(`" transform="`, where, `"/>`)
}

// mirrored is the transform that turns left to right.
const mirrored = "matrix(-1 0 0 1 120 0)"

// group begins a group, which ends at end.
func (p *pen) group(class string) { p.write(`<g class="`, class, `">`) }
func (p *pen) end()               { p.write(`</g>`) }

func (p *pen) spoken(name string) {
	if name == "" {
		p.write(`aria-hidden="true"`)
		return
	}
	p.write(`role="img" aria-label="`, html.EscapeString(name), `"`)
}

func (p *pen) classes(f Face, w Wear) {
	p.write("face skin-", f.Skin, " hair-", f.HairColour, " coat-", string(f.Coat), " facing-", f.Facing)
	also := func(worn bool, class ...string) {
		if worn {
			p.write(" ")
			p.write(class...)
		}
	}
	also(f.Cloth != "", "cloth-", f.Cloth)
	also(f.Trim != "", "trim-", f.Trim)
	also(w.Computer, "computer")
	also(w.Thinking, "thinking")
	also(w.Asleep, "asleep")
	also(w.Sign != "", "sign-", string(w.Sign))
	also(w.Held, "still")
}

// body is what stands behind the head.
func (p *pen) body(f Face, w Wear) {
	if w.Computer { // the brass key at the shoulder by which he is wound up
		p.use("key-stem")
		p.moving("key", "key")
	}
	p.group("body")
	p.group("shL")
	p.use("coat-", string(f.Coat), "-shoulder")
	p.end()
	p.group("shR")
	p.placed(mirrored, "coat-", string(f.Coat), "-shoulder")
	p.end()
	p.group("shC")
	p.use("coat-", string(f.Coat), "-collar")
	p.end()
	p.end()
}

// front is the head and all that is before it.
func (p *pen) front(f Face, w Wear) {
	p.head(f, w)
	if w.Buttonhole > 0 {
		p.peg(buttonhole, false)
		p.use("button")
	}
	p.hand(w.Sign, w.Fingers)
	if w.Asleep {
		p.use("zz")
	}
}

// head is in groups, each something that a sign can move.
func (p *pen) head(f Face, w Wear) {
	p.group("head")
	if hangs[f.Hair] {
		p.use("hair-", f.Hair, "-back")
	}
	if hangs[f.Headgear] {
		p.moving("hat", "hat-", f.Headgear, "-back")
	}
	p.moving("ears", "ears")
	p.moving("jaw", "jaw-", f.Jaw)
	p.use("skull")
	p.moving("cheekline", "cheekline")
	if f.Hair != "" {
		p.use("hair-", f.Hair)
	}
	p.moving("puff", "puff")
	if f.Blush {
		p.use("blush")
	}
	if f.Freckles {
		p.use("freckles")
	}
	p.use("hatch")
	p.chin(f, w)
	p.eye(f, "eyeL", "translate(47 0)", "translate(47 0)")
	p.eye(f, "eyeR", "translate(73 0)", "matrix(-1 0 0 1 73 0)")
	p.moving("hat", "hat-", f.Headgear)
	p.moving("browL", "brow-", f.Brow)
	p.group("browR")
	p.placed(mirrored, "brow-", f.Brow)
	p.end()
	p.nose(f, w)
	p.pegs(w)
	p.end()
}

// hangs names hair and headgear of which a part hangs behind the head.
var hangs = map[string]bool{"curls": true, "braids": true, "bob": true, "queue": true, "bun": true, "helmet": true, "sailor": true, "kerchief": true}

// chin is what moves with the jaw.
func (p *pen) chin(f Face, w Wear) {
	p.group("jaw")
	if f.Beard != "" {
		p.use("beard-", f.Beard)
	}
	p.group("mouth")
	p.use("mouth-", f.Mouth)
	if f.Lips {
		p.use("lips")
	}
	p.end()
	if w.Asleep {
		p.use("snore")
	}
	p.moving("tongue", "tongue")
	if f.Moustache != "" {
		p.use("moustache-", f.Moustache)
	}
	if w.Computer && f.Beard != "full" && f.Beard != "sapper" { // the jaw of a nutcracker, where no beard hides it
		p.use("nutcracker")
	}
	p.moving("kiss", "kiss")
	p.end()
}

// eye puts its parts where they belong; those that are not symmetrical are turned outwards, but not the gleam, since the
// light falls on both eyes from one side.
func (p *pen) eye(f Face, side, where, outwards string) {
	p.write(`<g class="eye `, side, `">`)
	p.group("open")
	p.placed(where, "eye")
	p.group("pup")
	p.placed(where, "pupil")
	p.end()
	p.placed(where, "lid")
	if f.Lashes {
		p.placed(outwards, "lash")
	}
	p.end()
	p.group("wink")
	p.placed(outwards, "wink")
	p.end()
	p.group("calm")
	p.placed(where, "shut")
	p.end()
	p.end()
}

func (p *pen) nose(f Face, w Wear) {
	if w.BlackNose {
		p.group("nose soot")
		p.use("nose-", f.Nose)
		p.use("gleam")
	} else {
		p.group("nose")
		p.use("nose-", f.Nose)
		p.use("nostrils")
	}
	p.end()
}
