package slobberhannes

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// rest is what is still to be played.
func rest(v *game.View) (game.Rest, bool) {
	t := v.Facts.(Table)
	if !t.Dealt {
		return game.Rest{}, false
	}
	// What may cost something before the last trick. §5: who reaches the target by it loses at once, with fewer points.
	early := 0
	if t.Score.Number == 0 {
		early++
	}
	if !(t.Played &^ t.Trick.Set()).Has(Queen) {
		early++
	}
	return game.Rest{
		Pack: Cards(t.French, int(t.N)), Order: Order,
		Duty: func(led, _ card.Card) trick.Duty { return trick.Duty{Order.Suit(led)} },
		Even: int(t.Score.Points[v.Seat])+early < int(t.Score.Target),
	}, true
}
