package game

import (
	"bivouac/card"
	"bivouac/trick"
)

// Rest is what is still to be played of a deal, as one needs to know it who says "the rest are mine".
type Rest struct {
	Pack  card.Set     // the cards of the pack
	Order *trick.Order // what beats what
	// Duty is what must be played after a lead, where top wins so far.
	Duty func(led, top card.Card) trick.Duty
	// Even tells that the deal is settled alike, whatever falls in which trick, where the seat of the view wins all that are to come.
	Even bool
}
