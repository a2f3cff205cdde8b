package napoleon_test

import (
	"testing"

	"bivouac/game/gametest"
	"bivouac/games/napoleon"
)

func TestContract(t *testing.T) { gametest.Run(t, napoleon.Game) }
