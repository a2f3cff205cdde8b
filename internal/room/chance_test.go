package room

import (
	"crypto/sha256"
	"io"
	"math/rand/v2"
	"sync"
	"testing"
)

// chance is what the tables of a test get their cards and computers from.
type chance struct {
	mu   sync.Mutex
	dice *rand.ChaCha8
}

func (c *chance) Read(p []byte) (int, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.dice.Read(p)
}

// chances are those of the tests, by their names.
var chances sync.Map

// chanceOf is the chance of a test. Every run of it plays the same deals; of -count each round plays others.
func chanceOf(t testing.TB) io.Reader {
	c, _ := chances.LoadOrStore(t.Name(), &chance{dice: rand.NewChaCha8(sha256.Sum256([]byte(t.Name())))})
	return c.(*chance)
}
