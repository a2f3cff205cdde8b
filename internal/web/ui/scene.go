package ui

import (
	_ "embed"

	"bivouac/internal/web/ui/face"
)

// scene is a bivouac at dusk.
//
//go:embed scene.svg
var scene string

// crew is who sits before it.
var crew = [4]string{
	face.SVG(face.Face{Jaw: "round", Skin: "chalk", Nose: "snub", Brow: "arch", Mouth: "smile", Hair: "curls", HairColour: "red", Headgear: "police", Cloth: "green", Trim: "rose",
		Coat: face.Dragoon, Facing: "rose", Freckles: true, Blush: true, Lashes: true}, face.Wear{Nose: 1, Sign: face.Ace, Held: true}, ""),
	face.SVG(face.Face{Jaw: "heavy", Skin: "chalk", Nose: "bulb", Brow: "bushy", Mouth: "flat", Hair: "crop", HairColour: "white", Moustache: "walrus", Headgear: "bicorne",
		Coat: face.Infantry, Blush: true}, face.Wear{}, ""),
	face.SVG(face.Face{Jaw: "pointed", Skin: "wheat", Nose: "point", Brow: "arch", Mouth: "smirk", Hair: "braids", HairColour: "black", Headgear: "helmet", Trim: "madder",
		Coat: face.Dragoon, Facing: "jonquil", Lashes: true}, face.Wear{Nose: 2}, ""),
	face.SVG(face.Face{Jaw: "square", Skin: "walnut", Nose: "hook", Brow: "stern", Mouth: "flat", Hair: "crop", HairColour: "black", Moustache: "handle", Beard: "goatee", Headgear: "fez",
		Cloth: "madder", Trim: "green", Coat: face.Infantry}, face.Wear{Sign: face.Diamonds, Held: true}, ""),
}

// drogueFace stands for Drogue: a soldier with two pegs.
var drogueFace = face.SVG(face.Face{Jaw: "pointed", Skin: "umber", Nose: "snub", Brow: "arch", Mouth: "wry", Hair: "braids", HairColour: "black", Headgear: "fez",
	Cloth: "madder", Trim: "blue", Coat: face.Dragoon, Facing: "aurora", Lashes: true, Lips: true}, face.Wear{Nose: 2}, "")
