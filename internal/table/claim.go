package table

import (
	"slices"
	"time"

	"bivouac/card"
	"bivouac/claim"
	"bivouac/game"
)

// doClaim plays the deal to its end for one who says that the rest are his, where that is certain: the cards of all, in one piece,
// each a move of the match like any other. Whether it is certain is asked of what he sees, so the answer tells him nothing.
func (t *Table) doClaim(now time.Time, by Player, me game.Seat, c Command) error {
	switch {
	case t.play == nil:
		return refuse(NotBegun)
	case !t.mayMove():
		return refuse(NotNow)
	case c.Turn != t.play.State.Open().Turn:
		return refuse(Stale)
	}
	v := t.play.State.Look(me)
	if !claim.May(t.game, &v) {
		return refuse(NotNow)
	}
	proven, ok := claim.Prove(t.game, &v)
	if !ok {
		return refuse(NotCertain)
	}
	for t.play.State.Open().Dealt {
		s, m := proven.Next(t.play.State)
		if err := t.emit(now, t.decide(now, s, m, ByClaim, c.cmd)); err != nil {
			return err
		}
		c.cmd = "" // the first of them carries it out
	}
	return nil
}

// claimed tells whether the rest of the deal has been claimed: its first move by a claim is the claimer's.
func (t *Table) claimed() bool {
	return slices.ContainsFunc(t.log, func(l Told) bool { return l.Kind == "claimed" })
}

// tellClaim tells a claim and the hand that is laid open by it.
func (t *Table) tellClaim(e entry, by game.Seat, hand card.Set) {
	t.decided = append(t.decided, decision{t.play.N, by})
	t.back[by] = nil
	t.tell(e, Told{Kind: "claimed", By: by, Cards: hand, Facts: t.facts(), n: t.play.N})
}
