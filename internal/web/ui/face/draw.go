package face

import (
	_ "embed"
	"html"
	"strings"
)

//go:embed art.svg
var art string

// Symbols is the drawings of all parts. A page with faces carries it once and never hides it with display:none. The colours come from faces.css.
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
	behind := key(w) + group("body",
		group("shL", use("coat-"+string(f.Coat)+"-shoulder")),
		group("shR", mirrored("coat-"+string(f.Coat)+"-shoulder")),
		group("shC", use("coat-"+string(f.Coat)+"-collar")))
	before := head(f, w)
	if w.Buttonhole > 0 {
		before += peg(buttonhole, false) + use("button")
	}
	before += hand(w.Sign, w.Fingers)
	if w.Asleep {
		before += use("zz")
	}
	if w.Sentry {
		// He shrinks to fit, but head and pegs come before the posts, so that the pegs stick out.
		const inside = `<g transform="translate(9.6 17) scale(.84)">`
		behind = use("sentry-back") + inside + behind + `</g>` + use("sentry-front")
		before = inside + before + `</g>`
	}
	return `<svg class="` + classes(f, w) + `" viewBox="0 0 120 120" ` + spoken(name) +
		`><rect class="plate" width="120" height="120"/>` + behind + before + `</svg>`
}

func spoken(name string) string {
	if name == "" {
		return `aria-hidden="true"`
	}
	return `role="img" aria-label="` + html.EscapeString(name) + `"`
}

func classes(f Face, w Wear) string {
	list := []string{"face", "skin-" + f.Skin, "hair-" + f.HairColour, "coat-" + string(f.Coat), "facing-" + f.Facing}
	for _, c := range []struct {
		worn  bool
		class string
	}{
		{f.Cloth != "", "cloth-" + f.Cloth},
		{f.Trim != "", "trim-" + f.Trim},
		{w.Computer, "computer"},
		{w.Thinking, "thinking"},
		{w.Asleep, "asleep"},
		{w.Sign != "", "sign-" + string(w.Sign)},
		{w.Held, "still"},
	} {
		if c.worn {
			list = append(list, c.class)
		}
	}
	return strings.Join(list, " ")
}

// head is drawn from back to front. Each group is something that a sign can move.
func head(f Face, w Wear) string {
	return group("head",
		when(hangs[f.Hair], use("hair-"+f.Hair+"-back")),
		when(hangs[f.Headgear], moving("hat", "hat-"+f.Headgear+"-back")),
		moving("ears", "ears"),
		moving("jaw", "jaw-"+f.Jaw),
		use("skull"), moving("cheekline", "cheekline"),
		when(f.Hair != "", use("hair-"+f.Hair)),
		moving("puff", "puff"),
		when(f.Blush, use("blush")), when(f.Freckles, use("freckles")), use("hatch"),
		group("jaw",
			when(f.Beard != "", use("beard-"+f.Beard)),
			group("mouth", use("mouth-"+f.Mouth), when(f.Lips, use("lips"))),
			when(w.Asleep, use("snore")),
			moving("tongue", "tongue"),
			when(f.Moustache != "", use("moustache-"+f.Moustache)),
			// The jaw of a nutcracker, where no beard hides it.
			when(w.Computer && f.Beard != "full" && f.Beard != "sapper", use("nutcracker")),
			moving("kiss", "kiss")),
		eye(f, "eyeL", "translate(47 0)", "translate(47 0)"),
		eye(f, "eyeR", "translate(73 0)", "matrix(-1 0 0 1 73 0)"),
		moving("hat", "hat-"+f.Headgear),
		moving("browL", "brow-"+f.Brow),
		group("browR", mirrored("brow-"+f.Brow)),
		nose(f, w), pegs(w))
}

// hangs names hair and headgear of which a part hangs behind the head.
var hangs = map[string]bool{"curls": true, "braids": true, "bob": true, "queue": true, "bun": true, "helmet": true, "sailor": true, "kerchief": true}

// eye puts its parts where they belong; those that are not symmetrical are turned outwards, but not the gleam, since the
// light falls on both eyes from one side.
func eye(f Face, side, where, outwards string) string {
	return group("eye "+side,
		group("open", placed("eye", where), group("pup", placed("pupil", where)), placed("lid", where), when(f.Lashes, placed("lash", outwards))),
		group("wink", placed("wink", outwards)),
		group("calm", placed("shut", where)))
}

func nose(f Face, w Wear) string {
	if w.BlackNose {
		return group("nose soot", use("nose-"+f.Nose), use("gleam"))
	}
	return group("nose", use("nose-"+f.Nose), use("nostrils"))
}

// key is the brass key at the shoulder by which a computer is wound up.
func key(w Wear) string { return when(w.Computer, use("key-stem")+moving("key", "key")) }

func use(id string) string           { return `<use href="#f-` + id + `"/>` }
func moving(class, id string) string { return `<use class="` + class + `" href="#f-` + id + `"/>` }
func placed(id, where string) string { return `<use href="#f-` + id + `" transform="` + where + `"/>` }
func mirrored(id string) string      { return placed(id, "matrix(-1 0 0 1 120 0)") }
func group(class string, parts ...string) string {
	return `<g class="` + class + `">` + strings.Join(parts, "") + `</g>`
}

func when(drawn bool, part string) string {
	if drawn {
		return part
	}
	return ""
}
