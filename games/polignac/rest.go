package polignac

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/trick"
)

// rest is what is still to be played. All that it costs is then for one to pay, or a slam is made by it; §4: what cannot be paid
// is forgiven, so that the payment with which the partie may end makes no difference.
func rest(v *game.View) (game.Rest, bool) {
	t := v.Facts.(Table)
	if t.Leader == game.NoSeat {
		return game.Rest{}, false
	}
	order := t.Rules.Order()
	return game.Rest{
		Pack: t.Rules.Cards(int(t.N)), Order: order,
		Duty: func(led, _ card.Card) trick.Duty { return trick.Duty{order.Suit(led)} },
		Even: true,
	}, true
}
