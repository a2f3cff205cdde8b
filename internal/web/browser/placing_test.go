package browser_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// mid is the middle of what a selector finds, brought into the window.
func (p *person) mid(selector string) point {
	p.t.Helper()
	p.rest()
	return ask[point](p, `(() => { const e = document.querySelector(%v); const b = e.getBoundingClientRect(); return {X: b.left + b.width / 2, Y: b.top + b.height / 2} })()`, selector)
}

// TestPlacing moves people to seats before the match: with the mouse, with a finger, by a tap on the face and one on the seat, and by the
// keyboard alone. The page of who is moved follows, and says who did it; who is picked up can be put back. Demand P9.
func TestPlacing(t *testing.T) {
	t.Parallel()
	for _, at := range []screen{desktop, phone} {
		t.Run(fmt.Sprint(at.w), func(t *testing.T) {
			s := serve(t)
			anna, ben := s.guest("Anna", "en", at), s.guest("Ben", "en", phone)
			link, _ := open(anna, "drogue", 4)
			ben.comes(link, 1)
			sits := func(place int) {
				t.Helper()
				for _, p := range []*person{anna, ben} {
					p.until(fmt.Sprintf("Ben at place %d", place), func() bool {
						return ask[bool](p, "document.querySelector('#place-'+%v)?.textContent.includes('Ben') ?? false", place)
					})
				}
				if !ask[bool](ben, "!!document.querySelector('#place-'+%v+'.me')", place) {
					t.Errorf("Ben's page does not follow him to place %d", place)
				}
			}
			sits(1)
			anna.click("#handle-1")
			anna.click("#place-2 .who")
			sits(2)

			focus := func(id string) { ask[bool](anna, "document.getElementById(%v).focus(), true", id) }
			lifted := func() bool { return ask[bool](anna, "!!document.querySelector('.handle[aria-pressed=true]')") }
			key := func(k string) { anna.do(chromedp.KeyEvent(k)) }
			focus("handle-2")
			key(kb.Enter)
			if !lifted() {
				t.Error("Enter does not pick Ben up")
			}
			key(kb.Escape)
			if lifted() || !ask[bool](anna, "document.getElementById('handle-1').disabled") {
				t.Error("Escape does not put Ben back")
			}
			key(kb.Enter)
			key(kb.Tab)
			if got := ask[string](anna, "document.activeElement.id"); got != "handle-3" {
				t.Errorf("after Ben comes %q, and not the free seat", got)
			}
			key(kb.Enter)
			sits(3)

			drag := func(from, to int) {
				t.Helper()
				ask[bool](anna, "document.querySelector('.places ol').scrollIntoView({block: 'center', behavior: 'instant'}), true")
				anna.draw(anna.mid(fmt.Sprintf("#handle-%d", from)), anna.mid(fmt.Sprintf("#place-%d .who", to)))
			}
			drag(3, 1)
			sits(1)
			if says := ask[string](ben, "document.getElementById('placed').textContent.trim()"); says != "Recruit has moved Ben to seat 2." {
				t.Errorf("Ben reads %q", says)
			}
			ben.until("to hear of it", func() bool {
				return ask[bool](ben, "document.getElementById('say-polite').textContent.includes('Recruit has moved Ben to seat 2.')")
			})
			drag(1, 0) // the two change places
			sits(0)
			anna.quiet()
			ben.quiet()
		})
	}
}
