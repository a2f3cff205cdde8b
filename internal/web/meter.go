package web

import (
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"
)

// meters is what a server counts for whoever watches over it: sums over all tables and all people.
type meters struct {
	registry *prometheus.Registry
	moves    prometheus.Counter
	refusals *prometheus.CounterVec
	streams  prometheus.Gauge
	pushes   prometheus.Counter
	commands prometheus.Histogram
}

// newMeters counts from nothing; tables tells how many tables are awake.
func newMeters(tables func() int) *meters {
	m := &meters{
		registry: prometheus.NewRegistry(),
		moves:    prometheus.NewCounter(prometheus.CounterOpts{Name: "bivouac_moves_total", Help: "Moves that people have made."}),
		refusals: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "bivouac_refusals_total", Help: "Requests that were not done, by why."}, []string{"why"}),
		streams:  prometheus.NewGauge(prometheus.GaugeOpts{Name: "bivouac_streams", Help: "Pages to which a table is pushed."}),
		pushes:   prometheus.NewCounter(prometheus.CounterOpts{Name: "bivouac_pushes_total", Help: "Felts that have been pushed to pages."}),
		commands: prometheus.NewHistogram(prometheus.HistogramOpts{Name: "bivouac_command_seconds",
			Help: "From a command to its being on the disk, with what follows by itself.", Buckets: []float64{.002, .005, .01, .02, .05, .1, .2, .5, 1, 2, 5}}),
	}
	awake := prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "bivouac_tables", Help: "Tables that are awake."}, func() float64 { return float64(tables()) })
	m.registry.MustRegister(m.moves, m.refusals, m.streams, m.pushes, m.commands, awake, collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

// command counts what a person wanted of a table, and how long it took.
func (m *meters) command(do string, begin time.Time, err error) {
	m.commands.Observe(time.Since(begin).Seconds())
	if do == "move" && err == nil {
		m.moves.Inc()
	}
}

// Metrics is what the server has counted, in the format of Prometheus. It belongs at an address of its own.
func (s *Server) Metrics() http.Handler {
	return promhttp.HandlerFor(s.meters.registry, promhttp.HandlerOpts{})
}
