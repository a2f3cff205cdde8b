package slobberhannes_test

import (
	"testing"

	"bivouac/game/gametest"
	"bivouac/games/slobberhannes"
)

func TestContract(t *testing.T) { gametest.Run(t, slobberhannes.Game) }
