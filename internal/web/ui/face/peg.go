package face

// slots is where pegs go, §7 of Drogue: on the nose, four, then on the ears, four, then on the pipe, whose first lights it. A peg
// lies along +x with its prongs at the origin.
var slots = [...]string{
	"translate(71.5 79) rotate(-3) scale(.92)",    // nose, right
	"translate(48.5 79) rotate(183) scale(.92)",   // nose, left
	"translate(70.5 83.5) rotate(25) scale(.92)",  // nose, right, low
	"translate(49.5 83.5) rotate(155) scale(.92)", // nose, left, low
	"translate(91.5 57) rotate(-58) scale(.8)",    // ear, right
	"translate(28.5 57) rotate(238) scale(.8)",    // ear, left
	"translate(92 65) rotate(-20) scale(.72)",     // ear, right, low
	"translate(28 65) rotate(200) scale(.72)",     // ear, left, low
	"translate(78 99.5) rotate(82) scale(.56)",    // pipe
	"translate(86.5 101.5) rotate(82) scale(.56)",
	"translate(95 103.5) rotate(82) scale(.56)",
}

const (
	firstOnPipe = 8
	buttonhole  = "translate(91 97) rotate(72) scale(.74)"
)

// pegs draws the ordinary pegs and then those of punishment. What finds no slot only counts in the number beside the face.
func (p *pen) pegs(w Wear) {
	p.group("pegs")
	for i := range min(w.Nose+w.Punishment, len(slots)) {
		if i == firstOnPipe {
			p.use("pipe")
		}
		p.peg(slots[i], i >= w.Nose)
	}
	p.end()
}

func (p *pen) peg(slot string, red bool) {
	kind := "peg"
	if red {
		kind = "peg red"
	}
	p.write(`<g class="`, kind, `" transform="`, slot, `">`)
	p.moving("bite", "peg")
	p.end()
}

// Peg is a little peg to stand before their number.
func Peg(red bool) string {
	kind := "pegico"
	if red {
		kind = "pegico red"
	}
	return `<svg class="` + kind + `" viewBox="0 0 12 26" aria-hidden="true"><path d="M2 25V9.5C2 8 3 7 3 6h6c0 1 1 2 1 3.5V25H7.4V11.5c0-1.4-2.8-1.4-2.8 0V25H2Z" fill="var(--peg)"/>` +
		`<circle cx="6" cy="4" r="3.2" fill="var(--peg-knob)"/></svg>`
}
