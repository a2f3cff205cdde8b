package ui

import (
	"slices"

	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/say"
)

// turnView is whose turn it is, in words.
type turnView struct {
	Mine bool
	Text string
}

func (f *felt) turn() turnView {
	v := f.View
	switch {
	case v.Over:
		return turnView{Text: f.say.MatchOver()}
	case f.awaited():
		if what := f.rules.duty(); what != "" {
			return turnView{true, f.say.YourTurnTo(what)}
		}
		return turnView{true, f.say.YourTurn()}
	case v.Awaits != 0:
		return turnView{Text: f.say.WaitsFor(f.told.Of(v.Awaits)...)}
	}
	return turnView{Text: f.say.WaitsForDeal()}
}

// follow is the duty of a game in which one has but to follow suit.
func (f *felt) follow(suit func(card.Card) card.Set) string {
	led := f.View.Trick.Led()
	switch {
	case led == card.None:
		return f.say.Lead()
	case suit(led)&f.View.Hand == 0:
		return f.say.AnyCard()
	case led.Suit() == card.NoSuit:
		return f.say.FollowTrumps()
	}
	return f.say.FollowSuit(led.Suit())
}

// awaited tells whether the match waits for the viewer.
func (f *felt) awaited() bool { return f.View != nil && f.View.Awaits.Has(f.Me) }

// can tells whether the table accepts the move of the viewer now.
func (f *felt) can(m game.Move) bool {
	return slices.Contains(f.View.Moves, m) || slices.Contains(f.View.Asides, m)
}

// text is a move as a form sends it.
func (f *felt) text(m game.Move) string { return f.Game.Format(f.View.Hand, m) }

// why is the sentence that refuses a move of the viewer, empty where the table accepts it.
func (f *felt) why(m game.Move) say.Line {
	if why := f.Game.Why(f.View, m); why != nil {
		return f.voice.Refusal(f.View, why)
	}
	return say.Line{}
}

// choice is a move that is offered to the viewer, in words.
type choice struct {
	Move string
	Text string
	Why  say.Line // why it is refused; empty: it may be made
	Even bool     // it looks like the others, since a look would advise
}

func (f *felt) choice(m game.Move) choice {
	return choice{Move: f.text(m), Text: f.voice.Choice(f.View, m), Why: f.why(m)}
}

// answers is the buttons of a decision: all that may be done.
func (f *felt) answers() []choice {
	var out []choice
	for _, m := range f.View.Moves {
		out = append(out, f.choice(m))
	}
	return out
}

// claimAtHand tells whether the claim of the rest lies ready at the hand: on lead, with few cards, and where there is room for it.
// It is always in the menu.
func (f *felt) claimAtHand() bool {
	return f.MayClaim && f.Screen == nil && f.View.Trick.N == 0 && f.View.Hand.Len() <= 5
}
