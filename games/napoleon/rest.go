package napoleon

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// rest is what is still to be played, once the first card has made trumps. §4: the payment knows only whether the bid was made,
// which all tricks to come decide.
func rest(v *game.View) (game.Rest, bool) {
	t := v.Facts.(Table)
	if t.Leader == game.NoSeat || t.Played == 0 {
		return game.Rest{}, false
	}
	return game.Rest{
		Pack: t.Rules.Pack, Order: OrderOf(t.Trumps),
		Duty: func(led, _ card.Card) trick.Duty { return Follow(led, t.Trumps) },
		Even: true,
	}, true
}
