package drogue_test

import (
	"testing"

	"bivouac/game"
	"bivouac/game/gametest"
	"bivouac/games/drogue"
)

// Demands R2, L1, D11: at every agreement somebody can move, what is refused has its reason and changes nothing, and no view
// depends on what its seat cannot see.
func TestContract(t *testing.T) { gametest.Run(t, drogue.Game, verdict) }

// verdict is what becomes public at once, beside offences and calls. §8: whether a challenge was right, and who held the
// named Jack that nobody called. §4 step 4: how many calls were forgotten. §6, fourJacks: whether a Jack was its player's
// only legal card.
func verdict(s game.State, by game.Seat, m game.Move) any {
	v := s.Look(by)
	t := v.Facts.(drogue.Table)
	switch {
	case m.Kind() == drogue.Ready && t.Phase == drogue.Sentries:
		return (v.Hand & t.AllNamed() &^ t.Called).Len()
	case m.Kind() == drogue.Challenge || m.Kind() == drogue.ChallengeVive:
		after := drogue.Game.New(game.Settings{}, 4, 0)
		after.CopyFrom(s)
		after.Play(by, m)
		return after.Look(game.Watcher).Facts.(drogue.Table).Punishment
	case t.Rules.FourJacks && drogue.Jacks.Has(m.Card()):
		return len(v.Lawful) == 1
	}
	return nil
}
