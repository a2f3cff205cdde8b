package browser_test

import (
	"strings"
	"testing"
	"time"

	"bivouac/claim"
	"bivouac/internal/table"
)

// claims is a lead at which the claim of the rest lies ready at the hand.
func claims(s *table.Sight) bool {
	return s.MayClaim && s.View.Trick.N == 0 && s.View.Hand.Len() <= 5
}

// TestClaim claims the rest at the hand: what is not certain is refused in a sentence, what is certain ends the deal. Demand T24.
func TestClaim(t *testing.T) {
	t.Parallel()
	s := serve(t)
	p, id := alone(s, "slobberhannes", 4, map[string]string{"target": "20"})
	certain := func(yes bool) func(*table.Sight) bool {
		return func(s *table.Sight) bool {
			if !claims(s) {
				return false
			}
			_, ok := claim.Prove(s.Game, s.View)
			return ok == yes
		}
	}
	seen := p.to(id, certain(false))
	time.Sleep(patience) // what has just appeared does not take a tap for meant
	p.click(`.me [data-key="w"]`)
	p.until("the refusal", func() bool {
		return ask[bool](p, `document.body.innerText.includes('That is not certain')`)
	})
	if now := p.sees(); now.At != seen.At || now.Turn != seen.Turn {
		t.Error("a claim that was refused has changed something")
	}
	p.to(id, certain(true))
	time.Sleep(patience)
	p.click(`.me [data-key="w"]`)
	p.until("the end of the deal", func() bool { return ask[bool](p, `!!document.querySelector('.sheet')`) })
	told := ask[string](p, `document.querySelector('.why li').textContent.trim()`)
	if !strings.HasPrefix(told, "Recruit claims the rest: ") {
		t.Errorf("the sheet begins with %q, and not with the claim", told)
	}
	if said := ask[string](p, `document.getElementById('say-polite').textContent`); !strings.Contains(said, told) {
		t.Errorf("%q is not read out, but %q", told, said)
	}
	p.quiet()
}
