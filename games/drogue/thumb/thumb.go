// Package thumb is the honest player of Drogue by rules of thumb: he makes the cards with a good hand, counts to 41, shows his
// Jacks to take pegs off, calls what he owes, forgets now and then as the soldiers did, and challenges what open cards prove.
package thumb

import (
	"context"
	"errors"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
)

// New seats the player at a match. Its choices depend on nothing but the seed and the view.
func New(seed uint64) bot.Bot { return player{seed: seed, forgets: 3} }

// StandIn seats the player for a person who is away: it never forgets a call, §8.
func StandIn(seed uint64) bot.Bot { return player{seed: seed} }

type player struct {
	seed    uint64
	forgets uint64 // calls in a hundred
}

func (player) Name() string { return "rules" }

// Move chooses a lawful due move.
func (p player) Move(_ context.Context, v *game.View) (game.Move, error) {
	if len(v.Lawful) == 0 {
		return 0, errors.New("the player of Drogue was asked for a move and has none")
	}
	t := v.Facts.(drogue.Table)
	switch t.Phase {
	case drogue.AtTheCut:
		// Nobody knows which Jack will come.
		return v.Lawful[p.draw(&t, v.Seat, asNaming)%uint64(len(v.Lawful))], nil
	case drogue.NewDeal:
		return newDeal(v, &t), nil
	case drogue.Sentries:
		return p.sentry(v, &t), nil
	case drogue.Relief:
		// A Jack shown is known, but pegs are what the game is about.
		return v.Lawful[len(v.Lawful)-1], nil
	case drogue.Announcing:
		return p.announce(v, &t), nil
	case drogue.Pointing:
		return v.Lawful[len(v.Lawful)-1], nil
	case drogue.Making:
		return makeTrumps(v), nil
	case drogue.Playing:
		return game.PlayOf(choose(v, &t)), nil
	}
	return v.Lawful[0], nil
}

// newDeal asks for a new deal with a hand that frees nobody and makes nothing.
func newDeal(v *game.View, t *drogue.Table) game.Move {
	frees := v.Hand & drogue.Jacks &^ drogue.Mandrins[3].Set()
	if ask := v.Lawful[0]; ask.Kind() == drogue.Redeal && (frees == 0 || !t.MayRelease.Has(v.Seat) && frees.Len() == 1) {
		return ask
	}
	return v.Lawful[len(v.Lawful)-1]
}

// sentry calls "Qui vive!" for every named Jack, unless he forgets.
func (p player) sentry(v *game.View, t *drogue.Table) game.Move {
	last := v.Lawful[len(v.Lawful)-1]
	if last.Kind() == drogue.QuiVive && !p.forgot(t, v.Seat, last) {
		return last
	}
	return v.Lawful[0]
}

// Aside makes the calls that are owed, challenges what is proved, grants the word to one opponent in three who asks for it,
// and tells the partner something now and then.
func (p player) Aside(_ context.Context, v *game.View) (game.Move, bool) {
	if len(v.Asides) == 0 {
		return 0, false
	}
	t := v.Facts.(drogue.Table)
	for _, m := range v.Asides {
		switch m.Kind() {
		case drogue.Salute, drogue.Quatre:
			if !p.forgot(&t, v.Seat, m) {
				return m, true
			}
		case drogue.Accord:
			if p.draw(&t, v.Seat, question(m)<<16|uint64(t.PlayedBy[m.Arg()&3].Len()))%3 == 0 {
				return m, true
			}
		case drogue.Challenge, drogue.ChallengeVive:
			// §8: only what open cards prove, with a chance: the eye of this player sees two in three.
			if proved(v, &t, m) && p.draw(&t, v.Seat, question(m))%3 != 0 {
				return m, true
			}
		}
	}
	return p.tell(v, &t)
}

// tell tells something true and useful: before the announcements the best count, in the play an Ace or the suit of one.
func (p player) tell(v *game.View, t *drogue.Table) (game.Move, bool) {
	moment := asTelling<<16 | uint64(v.Held[v.Seat])
	oneIn := uint64(6)
	if t.Mute(v.Seat) {
		oneIn = 3 // who may not speak pulls faces
	}
	if p.draw(t, v.Seat, moment)%oneIn != 0 {
		return 0, false
	}
	best, worth := game.Move(0), 0
	for _, m := range v.Asides {
		if m.Kind() != drogue.Tell {
			continue
		}
		if w := worthOf(v, t, m); w > worth {
			best, worth = m, w
		}
	}
	return best, worth > 0
}

// worthOf is how much a true tell helps the partner; 0 for a false one, which this player never tells.
func worthOf(v *game.View, t *drogue.Table, m game.Move) int {
	topic, _, rank, c, number := drogue.Told(m)
	switch {
	case topic == drogue.TellNumber && t.Said[v.Seat] == drogue.SaidNothing && drogue.Counts(v.Hand)>>number&1 != 0:
		return number
	case topic == drogue.TellCard && v.Trumps != card.NoSuit && v.Hand.Has(c) && c.Rank() == card.Ace && c.Suit() != v.Trumps:
		return 9
	case topic == drogue.TellRank && v.Trumps != card.NoSuit && v.Hand&card.OfRank(rank) != 0 && rank == card.Ten:
		return 3
	case topic == drogue.TellNothing && v.Hand&(drogue.Brisques|drogue.Jacks) == 0:
		return 5
	}
	return 0
}

// proved tells whether the open cards prove that a challenge is right.
func proved(v *game.View, t *drogue.Table, m game.Move) bool {
	if m.Kind() == drogue.ChallengeVive {
		return true // all 32 cards are out, and nobody called
	}
	seat, act, number := drogue.Challenged(m)
	switch act {
	case drogue.ActTurn, drogue.ActSalute:
		return true
	case drogue.ActTalk:
		return t.Watch.Unasked.Has(seat)
	case drogue.ActQuatre:
		return (t.PlayedBy[seat]|t.Shown[seat])&drogue.Jacks == drogue.Jacks
	case drogue.ActAnnounce:
		said := t.Said[seat]
		return t.Held[seat] == 0 && said != drogue.SaidNothing && said != drogue.SaidPass && drogue.Counts(t.PlayedBy[seat])>>said&1 == 0
	}
	return revoked(v, t, seat, number-1)
}

// revoked tells whether cards that the seat showed or played later prove that its card to the trick broke the duty.
func revoked(v *game.View, t *drogue.Table, seat game.Seat, number int) bool {
	if t.Led[number] == seat {
		return false
	}
	o := drogue.OrderOf(t.Rules.Natural, t.Trumps)
	top := t.Laid[number][t.Led[number]]
	led := top
	for s := v.Next(t.Led[number]); s != seat; s = v.Next(s) {
		if c := t.Laid[number][s]; o.Over(top).Has(c) {
			top = c
		}
	}
	later := t.Shown[seat]
	for _, laid := range t.Laid[number+1:] {
		later |= laid[seat].Set()
	}
	return drogue.DutyOf(o, t.Rules.MustOvertrump, led, top).Denies(t.Laid[number][seat])&later != 0
}

// forgot tells whether this player forgets a call: in three of a hundred cases, §8.
func (p player) forgot(t *drogue.Table, seat game.Seat, m game.Move) bool {
	return p.draw(t, seat, question(m))%100 < p.forgets
}

// The questions that are no move.
const (
	asNaming = 1<<40 + iota
	asTelling
)

func question(m game.Move) uint64 { return uint64(m) << 20 }

// draw is a number that belongs to the seed, the deal, the seat and the question: asked again, it is the same.
func (p player) draw(t *drogue.Table, seat game.Seat, question uint64) uint64 {
	x := p.seed ^ uint64(t.Deals)<<48 ^ uint64(seat)<<44 ^ question
	// The finisher of SplitMix64.
	x += 0x9E3779B97F4A7C15
	x = (x ^ x>>30) * 0xBF58476D1CE4E5B9
	x = (x ^ x>>27) * 0x94D049BB133111EB
	return x ^ x>>31
}
