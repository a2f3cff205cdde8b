package browser_test

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"bivouac/internal/say"
	"bivouac/internal/table"
)

// TestThroughAnothersEyes has Carla watch through Anna's eyes: Anna is asked and allows it, from then on Carla's page has Anna's cards and
// no others, all at the table read it, and it ends with a tap of Anna's. Then Carla may not sit down, and her page says why. The
// pages are looked at as they are meanwhile, at few and at many seats, on all screens. Demand P15.
func TestThroughAnothersEyes(t *testing.T) {
	t.Parallel()
	for _, seats := range []int{4, 8} {
		t.Run(fmt.Sprint(seats), func(t *testing.T) {
			t.Parallel()
			throughAnothersEyes(t, seats)
		})
	}
}

func throughAnothersEyes(t *testing.T, seats int) {
	s := serve(t)
	anna, ben, carla := s.guest("Anna", "en", phone), s.guest("Ben", "en", desktop), s.guest("Carla", "en", phone)
	id := fill(s, "polignac", seats, nil, anna, ben)
	path, felt := "/t/"+string(id), say.En.Felt()
	anna.swiftlyWith(id, taken, anna, ben)
	audit := newAudit(t)
	audit.allLangs = true
	audit.page(carla, "coming into a match", path, "#joining summary")
	carla.visit(path + "?lang=en")
	carla.click(`[popovertarget="eyes"]`)
	carla.into(`#eyes input[name="name"]`, carla.name)
	sight, err := s.rooms.Look(context.Background(), id, anna.player())
	if err != nil {
		t.Fatal(err)
	}
	carla.click(fmt.Sprintf(`#eyes button[value="%d"]`, sight.Me))
	reads := func(p *person, words string) bool {
		return ask[bool](p, "document.querySelector('main').innerText.includes(%v)", words)
	}
	anna.until("to be asked", func() bool { return reads(anna, felt.WantsEyes(carla.name)) })
	if carla.shows()&sight.View.Hand&^sight.View.Played != 0 {
		t.Fatal("Carla sees Anna's cards before she allows it")
	}
	audit.page(anna, "asked for her eyes", path, "")
	audit.page(carla, "asks for eyes", path, `[popovertarget="eyes"]`)
	anna.everywhere(t, id, "asked", "", screens...)
	anna.visit(path + "?lang=en")
	anna.click(`.glance.asked [value="true"]`)

	lender := sight.Me
	told := felt.WatchesThrough(sight.Seats[lender].Name, carla.name)
	carla.visit(path + "?lang=en")
	for _, p := range []*person{anna, ben, carla} {
		p.until("to be told", func() bool { return reads(p, told) })
	}
	sight, err = s.rooms.Look(context.Background(), id, carla.player())
	if err != nil {
		t.Fatal(err)
	}
	carla.until("the present", func() bool { return carla.sees().At == uint64(sight.At) })
	if shows, secret := carla.shows(), hidden(sight.View); sight.View.Hand == 0 || sight.View.Hand&^shows != 0 || shows&secret != 0 {
		t.Fatalf("of Anna's hand %v Carla is shown %v, and %v of the others", sight.View.Hand, shows, shows&secret)
	}
	if o := carla.sees().Options; slices.ContainsFunc(o, func(o option) bool { return o.Kind == "card" }) {
		t.Fatalf("Carla can play Anna's cards: %+v", o)
	}
	audit.page(carla, "sees through eyes", path, "")
	audit.page(anna, "lends her eyes", path, `[popovertarget="menu"]`)
	for _, p := range []*person{carla, anna} {
		p.everywhere(t, id, p.name+" lent", "", screens...)
	}
	for _, p := range []*person{carla, anna} {
		p.visit(path + "?lang=en")
	}

	// Dan watches through the same eyes: the row tells of both.
	dan := s.guest("Dan", "en", phone)
	dan.visit(path)
	dan.click(`[popovertarget="eyes"]`)
	dan.into(`#eyes input[name="name"]`, dan.name)
	dan.click(fmt.Sprintf(`#eyes button[value="%d"]`, lender))
	anna.click(`.glance.asked [value="true"]`)
	both := felt.WatchesThrough(sight.Seats[lender].Name, carla.name, dan.name)
	for _, p := range []*person{anna, ben, carla, dan} {
		p.until("to be told of both", func() bool { return reads(p, both) })
	}
	anna.everywhere(t, id, "lent twice", "", screens...)
	anna.visit(path + "?lang=en")
	dan.click(`#eyes [aria-pressed="false"]:not([name])`)
	anna.until("Dan to have seen enough", func() bool { return reads(anna, told) })

	anna.click(".glance button")
	for _, p := range []*person{anna, ben, carla} {
		p.until("that to end", func() bool { return !reads(p, told) })
	}
	if ask[bool](carla, "!!document.querySelector('.hand')") || carla.shows()&sight.View.Hand&^sight.View.Played != 0 {
		t.Error("Carla still sees the hand")
	}
	if !reads(carla, felt.HasSeenAHand()) || ask[bool](carla, "!!document.getElementById('joining')") {
		t.Error("Carla is not told why she may not sit down")
	}
	anna.swiftlyWith(id, func(s *table.Sight) bool { return s.Stage == table.Settled }, anna, ben)
	carla.until("a seat to be offered", func() bool { return ask[bool](carla, "!!document.getElementById('joining')") })
	for _, p := range []*person{anna, ben, carla} {
		p.quiet()
	}
}

// TestRefusalOverDrawer has Carla ask Anna a second time for her eyes, who would rather not: the refusal lies on the drawer from which
// she asks, and not behind it.
func TestRefusalOverDrawer(t *testing.T) {
	t.Parallel()
	s := serve(t)
	anna, carla := s.guest("Anna", "en", phone), s.guest("Carla", "en", phone)
	id := fill(s, "polignac", 4, nil, anna)
	carla.visit("/t/" + string(id))
	carla.click(`[popovertarget="eyes"]`)
	player := `#eyes button[name="place"]`
	carla.click(player)
	anna.click(`.glance.asked [value="false"]`)
	carla.until("the answer", func() bool {
		return ask[bool](carla, "document.getElementById('eyes').innerText.includes(%v)", say.En.Felt().EyesDenied())
	})
	for _, at := range []screen{phone, desktop, {w: 844, h: 390, touch: true}} {
		carla.look(at)
		carla.visit("/t/" + string(id))
		carla.click(`[popovertarget="eyes"]`)
		carla.click(player)
		carla.until("to read the refusal", func() bool {
			return ask[bool](carla, `(() => { const b = probe.box(document.getElementById('refusal'))
				return b.width > 0 && document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)?.closest('#refusal') !== null })()`)
		})
		carla.click("#refusal button")
		carla.until("the refusal to be gone", func() bool { return ask[bool](carla, "document.getElementById('refusal').hidden") })
		if !ask[bool](carla, "document.getElementById('eyes').matches(':popover-open')") {
			t.Error("who sends the refusal away has lost the drawer")
		}
	}
	anna.quiet()
	carla.quiet()
}
