// Package face draws the players: soldiers with large noses, and on the noses the pegs.
// A face is a sum of parts; the drawings of all parts go into a page once, and a face only refers to them.
package face

import (
	"math/rand/v2"
	"slices"
)

// Face names the parts of one soldier. Hair, moustache and beard may be missing.
type Face struct {
	Jaw, Skin, Nose, Brow, Mouth string
	Hair, HairColour             string
	Moustache, Beard             string
	Headgear, Cloth, Trim        string
	Coat                         Coat
	Facing                       string
	Freckles, Blush              bool
	Lashes, Lips                 bool
}

// Coat is what a soldier wears. Drogue gives it by the side, elsewhere it is free.
type Coat string

// The three coats: green with a plastron, blue with crossed belts, grey.
const (
	Dragoon   Coat = "dragoon"
	Infantry  Coat = "infantry"
	Greatcoat Coat = "greatcoat"
)

// Every name below is the end of an id in art.svg or of a class in faces.css.
var (
	jaws       = []string{"round", "square", "pointed", "long", "heavy"}
	lightSkins = []string{"chalk", "rose", "wheat"}
	darkSkins  = []string{"clay", "walnut", "umber"}
	noses      = []string{"bulb", "long", "snub", "hook", "broad", "point"}
	brows      = []string{"thick", "arch", "flat", "bushy", "stern", "sad"}
	mouths     = []string{"flat", "smile", "smirk", "frown", "wry"}
	moustaches = []string{"", "handle", "walrus", "chevron", "curl", "pencil"}
	beards     = []string{"", "full", "sapper", "goatee", "favoris"}
	shortHair  = []string{"crop", "crop", "queue", "curls", ""}
	longHair   = []string{"braids", "bob", "bun", "curls", ""}
	lightHair  = []string{"black", "brown", "chestnut", "red", "straw", "grey", "white"}
	darkHair   = []string{"black", "black", "brown", "grey", "white"}
	coats      = []string{string(Dragoon), string(Infantry), string(Greatcoat)}
	facings    = []string{"madder", "jonquil", "rose", "aurora", "crimson"}
)

// A hat is one kind of headgear with the pairs of colours, cloth and trim, in which it is worn.
type hat struct {
	name    string
	colours [][2]string
}

var headgear = []hat{
	{"shako", [][2]string{{"", "madder"}, {"", "jonquil"}, {"", "green"}, {"", "cream"}}},
	{"helmet", [][2]string{{"", "madder"}, {"", "cream"}, {"", "green"}, {"", "blue"}}},
	{"police", [][2]string{{"green", "madder"}, {"green", "rose"}, {"blue", "madder"}, {"blue", "jonquil"}}},
	{"bearskin", [][2]string{{"", "madder"}, {"", "cream"}, {"", "jonquil"}}},
	{"sailor", [][2]string{{"", "blue"}, {"", "madder"}, {"", "green"}}},
	{"fez", [][2]string{{"madder", "blue"}, {"madder", "green"}, {"madder", "jonquil"}}},
	{"bicorne", [][2]string{{"", ""}}},
	{"kerchief", [][2]string{{"ochre", "madder"}, {"blue", "cream"}, {"cream", "madder"}, {"madder", "jonquil"}}},
}

// Of is the face of a seed, always the same one.
func Of(seed uint64) Face {
	draws := rand.NewPCG(seed, 0)
	below := func(n int) int { return int(draws.Uint64() % uint64(n)) }
	one := func(of []string) string { return of[below(len(of))] }

	f := Face{Jaw: one(jaws), Nose: one(noses), Brow: one(brows), Mouth: one(mouths), Facing: one(facings), Coat: Coat(one(coats))}
	if below(2) == 0 {
		f.Skin, f.HairColour = one(lightSkins), one(lightHair)
		f.Freckles, f.Blush = below(4) == 0, below(3) == 0
	} else {
		f.Skin, f.HairColour = one(darkSkins), one(darkHair)
	}
	if below(2) == 0 {
		f.Hair, f.Moustache, f.Beard = one(shortHair), one(moustaches), one(beards)
	} else {
		f.Hair, f.Lashes, f.Lips = one(longHair), true, below(2) == 0
	}
	worn := headgear[below(len(headgear))]
	pair := worn.colours[below(len(worn.colours))]
	f.Headgear, f.Cloth, f.Trim = worn.name, pair[0], pair[1]
	return f
}

// Table is the faces of those who sit together. Headgear is what an eye finds first, so as long as there is another
// kind nobody wears what somebody before him wears.
func Table(seeds []uint64) []Face {
	faces, worn := make([]Face, len(seeds)), map[string]bool{}
	for i, seed := range seeds {
		f := Of(seed)
		first := slices.IndexFunc(headgear, func(h hat) bool { return h.name == f.Headgear })
		for k := 1; worn[f.Headgear] && k < len(headgear); k++ {
			next := headgear[(first+k)%len(headgear)]
			pair := next.colours[seed%uint64(len(next.colours))]
			f.Headgear, f.Cloth, f.Trim = next.name, pair[0], pair[1]
		}
		worn[f.Headgear] = true
		faces[i] = f
	}
	return faces
}
