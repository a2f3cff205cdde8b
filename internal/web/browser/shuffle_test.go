package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"bivouac/internal/say"
	"bivouac/internal/table"
)

// TestShuffledByHand plays two deals whose pack is shuffled by hand: the table says so in each, and the page computes both
// again, the first from a new pack, the second from the tricks of the first. A deal that was not dealt so it finds out.
func TestShuffledByHand(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "slobberhannes", 4, map[string]string{"shuffle": "hand"})
	words := say.En.Shuffling()
	for deal := 1; deal <= 2; deal++ {
		p.to(id, func(s *table.Sight) bool { return settled(s) && s.Deals == deal })
		for _, at := range []string{"header p", ".sheet .hash"} {
			if text := ask[string](p, "document.querySelector(%v).innerText", at); !strings.Contains(text, words.ByHandMark()) {
				t.Errorf("deal %d: %s does not say that the pack is shuffled by hand: %q", deal, at, text)
			}
		}
		p.leads(`.acts a[href*="/review/"]`)
		if text := ask[string](p, "document.querySelector('main').innerText"); !strings.Contains(text, words.ByHand()) {
			t.Errorf("deal %d looked back at does not say that its pack was shuffled by hand", deal)
		}
		p.leads(`a[href*="/check/"]`)
		p.until("the page to compute", func() bool { return ask[bool](p, "!document.getElementById('check-cards').hidden") })
		text := ask[string](p, "document.querySelector('main').innerText")
		for _, what := range []string{"#check-seal.good", "#check-cards.good", ".paper > p.good:not([id])"} {
			if !ask[bool](p, "!!document.querySelector(%v)", what) {
				t.Errorf("deal %d: %s is missing: %s", deal, what, text)
			}
		}
		if !strings.Contains(text, words.GatheredFrom(deal)) {
			t.Errorf("deal %d: what was shuffled is not told: %s", deal, text)
		}
		// The page does not take it on trust: with the tricks the other way round, or shuffled evenly, it is another pack.
		if deal == 2 {
			same := ask[[]bool](p, `import(document.querySelector('script[src*="check"]').src).then(c => {
				const d = JSON.parse(document.getElementById('check').dataset.deal)
				const turned = {...d.before, tricks: d.before.tricks.toReversed()}
				return [d, {...d, before: turned}, {...d, shuffle: ''}].map(deal => c.pack(d).join() === c.pack(deal).join())
			})`)
			if fmt.Sprint(same) != "[true false false]" {
				t.Errorf("what was gathered, and how it was shuffled, is nothing to the page: %v", same)
			}
		}
		p.leads(fmt.Sprintf(`main a[href="/t/%s"]`, id))
		p.table(id)
	}
	p.quiet()
}
