//go:build !unix

package swarm

import "time"

// CPU is the time that processors have spent on this process: not known here.
func CPU() time.Duration { return 0 }
