package ui

import (
	"strconv"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/polignac"
	"bivouac/internal/table"
)

// polignacFelt is what is Polignac's own.
type polignacFelt struct {
	*felt
	t polignac.Table
}

func newPolignac(f *felt) *polignacFelt {
	return &polignacFelt{f, f.View.Facts.(polignac.Table)}
}

// §1: clockwise, or by option anticlockwise.
func (p *polignacFelt) anti() bool { return p.Settings["direction"] == "anticlockwise" }

func (p *polignacFelt) strip() strip {
	l := &p.t.Ledger
	s := strip{Suit: card.NoSuit, Mark: "–", Head: p.say.NoTrumps(), Text: p.say.PaysCards(p.p.Lang.Shorts(p.t.Rules.Penalties().Cards()...))}
	if l.Callers != 0 && p.inHand() {
		s.Mark, s.Head, s.Text = "!", p.say.SlamAnnounced(p.told.Of(l.Callers), l.Slam == polignac.Generale), ""
		if l.Alive && p.t.Dealt {
			s.Text = p.say.HeldOpen()
		}
	}
	if p.inHand() && (p.plays() || p.lent()) {
		s.Label, s.Value = p.say.Tricks(), strconv.Itoa(int(p.t.Tricks[p.me()]))
	}
	return s
}

func (p *polignacFelt) notepad() bool { return p.Settings["scoring"] == "notepad" }

// score is what a player has: chips, or what stands on the notepad against him.
func (p *polignacFelt) score(chips int) figure {
	if p.notepad() {
		n := int(p.t.Rules.Target) - chips
		return figure{Kind: "points", N: n, Say: p.say.Points(n)}
	}
	return figure{Kind: "chip", N: chips, Say: p.say.Chips(chips)}
}

func (p *polignacFelt) dress(s *seat) {
	s.Figures = []figure{p.score(int(p.t.Ledger.Chips[s.Seat]))}
	if !p.t.Dealt {
		return
	}
	// §3: Jacks won lie face up before their winner; §2: not paid while a slam is alive.
	s.Open = p.t.Won[s.Seat].Cards()
	s.Hot = p.t.Ledger.HeldN > 0 && p.t.Ledger.Runner == s.Seat
	for _, c := range s.Open {
		s.Words = append(s.Words, p.p.Lang.Card(c))
	}
	if p.t.Ledger.Callers.Has(s.Seat) {
		s.Badge = "Capot"
		if p.t.Ledger.Slam == polignac.Generale {
			s.Badge = "Générale"
		}
		s.Words = append(s.Words, s.Badge)
	}
}

func (p *polignacFelt) duty() string {
	if p.t.Calling() {
		return p.say.DoSlam()
	}
	return p.follow(p.t.Rules.Order().Suit)
}

func (p *polignacFelt) ask() ask {
	if !p.awaited() || !p.t.Calling() {
		return ask{}
	}
	generale := p.t.Ledger.Slam == polignac.Generale
	return ask{Kind: "choices", Head: p.say.AskSlam(generale), Text: p.say.AskSlamText(generale, p.t.Ledger.Fail), Panel: choices(p.felt, p.answers())}
}

func (p *polignacFelt) sheet(v *sheetView) {
	p.tell(v, func(n game.Note) bool { trick, ok := n.(polignac.Trick); return !ok || trick.Broken != 0 })
	after := p.Sight.Sheet.Facts.(polignac.Table)
	for s := range game.Seat(after.N) {
		v.Rows = append(v.Rows, p.row(s, p.score(int(after.Ledger.Before[s])), p.score(int(after.Ledger.Chips[s]))))
	}
}

func (p *polignacFelt) sums() (string, func(table.Standing) string) {
	if p.notepad() {
		return p.say.PointsHead(), func(s table.Standing) string { return strconv.Itoa(s.Matches*int(p.t.Rules.Target) - s.Score) }
	}
	return p.say.ChipsLeft(), func(s table.Standing) string { return strconv.Itoa(s.Score) }
}
