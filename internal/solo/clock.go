package solo

import (
	"time"

	"bivouac/game"
)

// clock adds up the time of play between the person's decisions; longer pauses do not count.
type clock struct {
	limit  time.Duration // 0: none
	played time.Duration
	last   time.Time
}

func (c *clock) tick(now time.Time) {
	if pause := now.Sub(c.last); !c.last.IsZero() && pause <= game.LongPause*time.Minute {
		c.played += pause
	}
	c.last = now
}

// over tells whether the agreed time has been played.
func (c *clock) over() bool { return c.limit > 0 && c.played >= c.limit }
