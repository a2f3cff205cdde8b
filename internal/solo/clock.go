package solo

import "time"

// longPause is the longest pause that counts as play.
const longPause = 5 * time.Minute

// clock adds up the time of play between the person's decisions; longer pauses do not count.
type clock struct {
	limit  time.Duration // 0: none
	played time.Duration
	last   time.Time
}

func (c *clock) tick(now time.Time) {
	if pause := now.Sub(c.last); !c.last.IsZero() && pause <= longPause {
		c.played += pause
	}
	c.last = now
}

// over tells whether the agreed time has been played.
func (c *clock) over() bool { return c.limit > 0 && c.played >= c.limit }
