package polignac_test

import (
	"testing"

	"bivouac/game/gametest"
	"bivouac/games/polignac"
)

// Demands R2, L1, D11: at every agreement somebody can move, what is refused has its reason and changes nothing, and no view
// depends on what its seat cannot see.
func TestContract(t *testing.T) { gametest.Run(t, polignac.Game) }
