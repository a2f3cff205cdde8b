//go:build unix

package swarm

import (
	"syscall"
	"time"
)

// CPU is the time that processors have spent on this process.
func CPU() time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
