package room

import (
	"context"
	"strconv"
	"sync"
	"time"
)

// ranBucket is the bucket of the index with when servers kept tables whose clocks ran: key when one started, value when it went
// down, in milliseconds since 1970. Of a server that was killed there is none.
const ranBucket = "ran"

// mostRun is how long it is kept: no clock runs longer for one decision.
const mostRun = 30 * 24 * time.Hour

// runs is when servers ran, this one and those before.
type runs struct {
	start time.Time
	read  sync.Once
	list  []run
}

type run struct{ from, to time.Time }

// ran is for how long servers have run since a moment, as far as is known: that much of a clock has gone down. What a killed server
// ran is not known, which is nobody's loss.
func (r *Rooms) ran(ctx context.Context, since, now time.Time) time.Duration {
	r.runs.read.Do(func() {
		for p, err := range r.Index.Scan(context.WithoutCancel(ctx), ranBucket, "") {
			from, _ := strconv.ParseInt(p.Key, 10, 64)
			to, _ := strconv.ParseInt(string(p.Value), 10, 64)
			if err == nil {
				r.runs.list = append(r.runs.list, run{time.UnixMilli(from), time.UnixMilli(to)})
			}
		}
	})
	sum := max(0, now.Sub(latest(since, r.runs.start)))
	for _, past := range r.runs.list {
		sum += max(0, past.to.Sub(latest(since, past.from)))
	}
	return sum
}

// went keeps that this server has run until now, and lets go of what no clock needs any more.
func (r *Rooms) went(now time.Time) {
	ctx := context.Background()
	err := r.Index.Put(ctx, ranBucket, strconv.FormatInt(r.runs.start.UnixMilli(), 10), strconv.AppendInt(nil, now.UnixMilli(), 10))
	for _, past := range r.runs.list {
		if err == nil && now.Sub(past.to) > mostRun {
			err = r.Index.Put(ctx, ranBucket, strconv.FormatInt(past.from.UnixMilli(), 10), nil)
		}
	}
	if err != nil {
		r.Logger.Error("it is not kept how long the server has run", "error", err)
	}
}

func latest(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}
