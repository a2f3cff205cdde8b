package browser_test

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/chromedp"

	"bivouac/bot"
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
	"bivouac/internal/table"
)

// player is who the person is to a table: the hash of what his cookie holds; with the number of another at his screen, who that is.
func (p *person) player(more ...byte) table.Player {
	p.t.Helper()
	cookies, err := chromedp.Call(p.ctx, network.GetCookies, network.GetCookiesParams{URLs: []string{p.site.url}})
	if err != nil {
		p.t.Fatal(err)
	}
	for _, c := range cookies.Cookies {
		if secret, err := base64.RawURLEncoding.DecodeString(c.Value); err == nil && c.Name == "id" {
			sum := sha256.Sum256(append(secret, more...))
			return table.Player(hex.EncodeToString(sum[:]))
		}
	}
	p.t.Fatalf("%s has no cookie", p.name)
	return ""
}

// swiftly plays for the person, past his page, until what he may see is wanted: a test that is about a moment need not click its
// way there. It fails where the moment never comes.
func (p *person) swiftly(id table.ID, wanted func(*table.Sight) bool) { p.swiftlyWith(id, wanted, p) }

// swiftlyWith plays so for several, until what the person sees is wanted.
func (p *person) swiftlyWith(id table.ID, wanted func(*table.Sight) bool, all ...*person) {
	p.t.Helper()
	by := []table.Player{}
	for _, one := range all {
		by = append(by, one.player())
	}
	p.swiftlyAs(id, wanted, p.player(), by)
}

// swiftlyAs plays so for players, until what one of them sees is wanted.
func (p *person) swiftlyAs(id table.ID, wanted func(*table.Sight) bool, eyes table.Player, all []table.Player) {
	p.t.Helper()
	ctx, rooms, hand := context.Background(), p.site.rooms, bot.Random(p.chance.Uint64())
	for range 20_000 {
		s, version, err := rooms.Share(ctx, id, []table.Player{eyes}, eyes)
		if err != nil {
			p.t.Fatal(err)
		}
		if wanted(s) {
			return
		}
		acted := false
		for _, who := range all {
			s, err := rooms.Look(ctx, id, who)
			if err != nil {
				p.t.Fatal(err)
			}
			c, ok := wants(s, hand)
			if !ok {
				continue
			}
			c.ID = fmt.Sprintf("swift %d", s.At)
			var refused *table.Refused
			if err := rooms.Do(ctx, id, who, c); err != nil && !errors.As(err, &refused) { // his page may have been faster
				p.t.Fatal(err)
			}
			acted = true
			break
		}
		if acted {
			continue
		}
		wait, done := context.WithTimeout(ctx, bound)
		err = rooms.Wait(wait, id, version)
		done()
		if err != nil {
			p.t.Fatalf("%s waits at %d: %v", p.name, s.At, err)
		}
	}
	p.t.Fatalf("what %s waits for never comes", p.name)
}

// wants is what somebody who plays like that does now.
func wants(s *table.Sight, hand bot.Bot) (c table.Command, ok bool) {
	switch {
	case s.Sealing != nil && s.Sealing.MayAdd:
		c.Do, c.Deal, c.Adds = "add", s.Sealing.Deal, strings.Repeat("5a", 16) // what the pages of all tests add
	case s.Sealing != nil && s.Sealing.MayHandOn:
		c.Do = "keep"
	case s.Sealing != nil && s.Sealing.MayCut:
		c.Do = "cut"
	case s.Stage == table.Over && s.Host:
		c.Do = "again"
	case s.Sheet != nil && s.Sheet.MayGoOn && s.Stage != table.Over:
		c.Do = "read"
	case s.View != nil && len(s.View.Lawful) > 0:
		m, err := hand.Move(context.Background(), s.View)
		if err != nil {
			return c, false
		}
		c.Do, c.Turn, c.Move = "move", s.Turn, s.Game.Format(s.View.Hand, m)
	default:
		return c, false
	}
	return c, true
}

// to brings the table to a moment, and waits until the page shows it.
func (p *person) to(id table.ID, wanted func(*table.Sight) bool) sight {
	p.t.Helper()
	p.swiftly(id, wanted)
	return p.table(id)
}

// table waits until the page shows the present of a table that waits for the person.
func (p *person) table(id table.ID) sight {
	p.t.Helper()
	var s sight
	p.until("the table", func() bool {
		now, err := p.site.rooms.Look(context.Background(), id, p.player())
		if err != nil {
			p.t.Fatal(err)
		}
		s = p.sees()
		if now.Sealing != nil && now.Sealing.MayAdd {
			return false // the page adds its part by itself
		}
		return s.At == uint64(now.At) && !s.Pending && (len(s.Options) > 0 || now.Stage == table.Over || now.Me == game.Watcher)
	})
	return s
}

// The moments at which a table waits for who looks.

// cuts is his turn to cut the pack.
func cuts(s *table.Sight) bool {
	return s.Stage == table.Sealed && s.Sealing != nil && s.Sealing.MayCut
}

// playing is his turn to play a card to a trick of at least so many.
func playing(n uint8) func(*table.Sight) bool {
	return func(s *table.Sight) bool {
		return s.View != nil && s.View.Trick.N >= n && len(s.View.Lawful) > 0 && s.View.Lawful[0].Kind() == game.Plays
	}
}

// taken is his lead as long as the whole trick that he took lies there.
func taken(s *table.Sight) bool {
	return playing(0)(s) && s.View.Trick.N == 0 && s.View.Last.Number > 0
}

// decides is a decision that is no card.
func decides(s *table.Sight) bool {
	return s.View != nil && len(s.View.Lawful) > 0 && s.View.Lawful[0].Kind() != game.Plays
}

// settled is the sheet of a deal that is over.
func settled(s *table.Sight) bool {
	return s.Sheet != nil && s.Sheet.MayGoOn && s.Stage == table.Settled
}

// ended is the end of a match.
func ended(s *table.Sight) bool { return s.Stage == table.Over }

// in is a decision in a phase of Drogue.
func in(phase drogue.Phase) func(*table.Sight) bool {
	return func(s *table.Sight) bool {
		t, ok := drogueOf(s)
		return ok && t.Phase == phase && len(s.View.Lawful) > 0
	}
}

// greeted is his announcement as long as the greeting of the k-th player after him stands there, who has not spoken since.
func greeted(k game.Seat) func(*table.Sight) bool {
	return func(s *table.Sight) bool {
		t, ok := drogueOf(s)
		who := ((s.Me + k) % 4).Set()
		return ok && in(drogue.Announcing)(s) && t.Saluted&^t.Spoken&who != 0
	}
}

// contested is his announcement with all suits in his hand, where two have said the same number.
func contested(s *table.Sight) bool {
	t, ok := drogueOf(s)
	if !ok || !in(drogue.Announcing)(s) || t.Best == 0 || len(s.View.Moves) == 1 {
		return false
	}
	same := 0
	for _, said := range t.Said {
		if said == t.Best {
			same++
		}
	}
	return same > 1 && !slices.ContainsFunc(card.Suits[:], func(suit card.Suit) bool { return drogue.Count(s.View.Hand, suit) == 0 })
}

// parade is the last parade of a match of Drogue, where the person is asked.
func parade(s *table.Sight) bool {
	t, ok := drogueOf(s)
	return ok && t.Parade && len(s.View.Lawful) > 0
}

// mute is his turn to play while he may not speak.
func mute(s *table.Sight) bool {
	t, ok := drogueOf(s)
	return ok && t.Mute(s.Me) && playing(1)(s)
}

func drogueOf(s *table.Sight) (t drogue.Table, ok bool) {
	if s.View != nil {
		t, ok = s.View.Facts.(drogue.Table)
	}
	return t, ok
}
