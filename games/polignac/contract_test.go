package polignac_test

import (
	"testing"

	"bivouac/game/gametest"
	"bivouac/games/polignac"
)

func TestContract(t *testing.T) { gametest.Run(t, polignac.Game) }
