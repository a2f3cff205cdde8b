package store

import (
	"bytes"
	"fmt"
	"slices"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"bivouac/internal/table"
)

// BenchmarkAppend measures durable appends of one record of 200 bytes, each writer at a table of its own.
func BenchmarkAppend(b *testing.B) {
	body := bytes.Repeat([]byte("x"), 200)
	for _, writers := range []int{1, 8, 64} {
		b.Run(fmt.Sprintf("writers=%d", writers), func(b *testing.B) {
			s := openSQLite(b, b.TempDir())
			var left atomic.Int64
			left.Store(int64(b.N))
			took := make([][]time.Duration, writers)
			var wg sync.WaitGroup
			b.ResetTimer()
			for w := range writers {
				wg.Go(func() {
					for at := table.At(0); left.Add(-1) >= 0; at++ {
						begin := time.Now()
						if _, err := s.Append(b.Context(), name(w), at, body); err != nil {
							b.Error(err)
							return
						}
						took[w] = append(took[w], time.Since(begin))
					}
				})
			}
			wg.Wait()
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "appends/s")
			sorted := slices.Sorted(slices.Values(slices.Concat(took...)))
			b.ReportMetric(float64(sorted[len(sorted)*99/100].Microseconds())/1000, "p99-ms")
		})
	}
}

// BenchmarkRead measures reading and checking a log of 1,000 records.
func BenchmarkRead(b *testing.B) {
	s := openSQLite(b, b.TempDir())
	appendAll(b, s, "k7", 0, slices.Repeat([]string{string(bytes.Repeat([]byte("x"), 200))}, 1000)...)
	for b.Loop() {
		readAll(b, s, "k7")
	}
}
