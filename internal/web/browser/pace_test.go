package browser_test

import (
	"slices"
	"testing"
	"time"

	"bivouac/internal/web/ui"
)

// median is the middle of times that a page has measured by its own clock, in milliseconds. Such times are told; no test fails by them.
func median(ms []float64) time.Duration {
	ms = slices.Sorted(slices.Values(ms))
	return time.Duration(ms[len(ms)/2] * float64(time.Millisecond)).Round(time.Millisecond)
}

// TestPaceOnTheScreen plays with computers that play at once, and with those of the usual pace, and tells how long after the tap their
// cards can be seen. All that computers without a pause play comes with one drawing of the table, that of the card that was tapped.
// Demand T5.
func TestPaceOnTheScreen(t *testing.T) {
	t.Parallel()
	for _, pace := range []string{"instant", ui.UsualTerms.Pace} {
		s := serve(t)
		p, id := alone(s, "slobberhannes", 4, map[string]string{"pace": pace})
		var first, last, between []float64
		for range 7 { // the sheet comes with the last trick
			seen := p.to(id, playing(0))
			ask[bool](p, `(globalThis.tap = 0, globalThis.shown = [], globalThis.laid = new Set([...document.querySelectorAll('.tcard')].map(e => e.id)),
				addEventListener('pointerup', e => tap = e.timeStamp, {capture: true, once: true}),
				new MutationObserver((_, me) => {
					const now = [...document.querySelectorAll('.tcard[id]')].map(e => e.id).filter(id => !laid.has(id))
					if (!now.length) return
					now.forEach(id => laid.add(id))
					requestAnimationFrame(() => shown.push(performance.now() - tap))
				}).observe(document.getElementById('felt'), {childList: true, subtree: true}), true)`)
			p.use(seen.Options[0])
			p.until("to be asked again", func() bool {
				now := p.sees()
				return len(now.Hand) < len(seen.Hand) && !now.Pending && len(now.Options) > 0 && ask[int](p, "shown.length") > 0
			})
			shown := ask[[]float64](p, "shown")
			if pace == "instant" && len(shown) > 1 {
				t.Errorf("the cards of computers that play at once come one after another: %v", shown)
			}
			first, last = append(first, shown[0]), append(last, shown[len(shown)-1])
			for i := range shown[1:] {
				between = append(between, shown[i+1]-shown[i])
			}
		}
		t.Logf("%s: the own card after %v, the last before the next turn after %v", pace, median(first), median(last))
		if len(between) > 0 {
			t.Logf("%s: from card to card %v", pace, median(between))
		}
		p.quiet()
	}
}
