package bot

import (
	"context"
	"errors"
	"math/bits"
	"math/rand/v2"

	"bivouac/game"
)

// Random is the player that plays any lawful move, each as likely as the other, and speaks out of turn now and then.
// Its choice depends on nothing but the seed and the view.
func Random(seed uint64) Bot { return random(seed) }

type random uint64

// oneIn is how seldom Random speaks where it may.
const oneIn = 8

func (random) Name() string { return "random" }

func (r random) Move(_ context.Context, v *game.View) (game.Move, error) {
	if len(v.Lawful) == 0 {
		return 0, errors.New("random was asked for a move and has none")
	}
	return v.Lawful[r.pick(v, 0, len(v.Lawful))], nil
}

func (r random) Aside(_ context.Context, v *game.View) (game.Move, bool) {
	if len(v.Asides) == 0 || r.pick(v, 1, oneIn) != 0 {
		return 0, false
	}
	return v.Asides[r.pick(v, 2, len(v.Asides))], true
}

// pick is a number from 0 to n-1 that belongs to the seed, the turn, the seat and the question.
func (r random) pick(v *game.View, question uint64, n int) int {
	word := rand.NewPCG(uint64(r), uint64(v.Turn)<<16|uint64(v.Seat)<<8|question).Uint64()
	hi, _ := bits.Mul64(word, uint64(n))
	return int(hi)
}
