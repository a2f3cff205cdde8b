package ui

import (
	"strconv"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/napoleon"
	"bivouac/internal/say"
	"bivouac/internal/table"
)

// napoleonFelt is what is Napoleon's own.
type napoleonFelt struct {
	*felt
	t napoleon.Table
}

func newNapoleon(f *felt) *napoleonFelt {
	return &napoleonFelt{f, f.View.Facts.(napoleon.Table)}
}

// §1: clockwise.
func (n *napoleonFelt) anti() bool { return false }

func (n *napoleonFelt) deal() string {
	return n.say.DealOf(n.dealNumber(), int(n.t.Rules.Rounds)*int(n.t.N))
}

func (n *napoleonFelt) strip() strip {
	t := &n.t
	s := strip{Suit: card.NoSuit, Mark: "?", Head: n.say.NoBidYet(), Text: n.say.TrumpsByLead()}
	if t.Times > 1 {
		s.Text = n.say.Counts(int(t.Times))
	}
	if !n.inHand() || t.Soloist == game.NoSeat {
		return s
	}
	name, bid := n.name(t.Soloist), n.say.BidName(t.Bid)
	s.Head = n.say.HoldsBid(name, bid)
	if t.Dealt && t.Leader == game.NoSeat {
		return s
	}
	s.Head = n.say.PlaysAlone(name, bid)
	switch {
	case t.Bid == napoleon.Misere && !t.Rules.MisereLed:
		s.Mark, s.Text = "–", n.say.WithoutTrumps()
	case t.Trumps != card.NoSuit:
		s.Suit, s.Text = t.Trumps, n.say.SuitTrumps(t.Trumps)
	}
	won, others := int(t.Tricks[t.Soloist]), 0
	for at, tricks := range t.Tricks {
		if game.Seat(at) != t.Soloist {
			others += int(tricks)
		}
	}
	s.Label, s.Value = n.say.Tricks(), strconv.Itoa(won)+" : "+strconv.Itoa(others)
	return s
}

func (n *napoleonFelt) balance(units int) figure {
	return figure{Kind: "balance", N: units, Text: say.Signed(units), Say: n.say.Balance(units)}
}

func (n *napoleonFelt) dress(s *seat) {
	s.Figures = []figure{n.balance(n.t.Balances[s.Seat])}
	// During the bidding what each has called; afterwards the contract stands above the table.
	if b := n.t.Calls[s.Seat]; n.t.Dealt && n.t.Leader == game.NoSeat && b != napoleon.Silent {
		s.Said = &bubble{Head: n.say.BidName(b)}
	}
	if n.t.Dealt && n.t.Leader != game.NoSeat && n.t.Soloist == s.Seat {
		s.Badge = n.say.BidName(n.t.Bid)
		s.Words = append(s.Words, s.Badge)
	}
}

func (n *napoleonFelt) duty() string {
	if n.t.Leader == game.NoSeat {
		return n.say.DoBid()
	}
	return n.follow(napoleon.OrderOf(n.t.Trumps).Suit)
}

func (n *napoleonFelt) ask() ask {
	t := &n.t
	if !n.awaited() || t.Leader != game.NoSeat {
		return ask{}
	}
	a := ask{Kind: "bids", Big: true, Head: n.say.AskBid(), Text: n.say.AskBidText(""), Panel: bidding(n)}
	if t.Bid != napoleon.Pass {
		a.Text = n.say.AskBidText(n.say.BidName(t.Bid))
	}
	if !n.can(napoleon.BidMove(napoleon.Pass)) {
		a.Text = n.say.MustBid()
	}
	return a
}

// bid is a bid of the auction with what it wins and loses.
type bid struct {
	choice
	Name, Takes       string
	Win, Loss         int // in all
	WinEach, LossEach int
	Pass              bool
}

// bids is all bids, rising, and the pass, each always at its place. The stakes are of this deal.
func (n *napoleonFelt) bids() []bid {
	t := &n.t
	others, times := int(t.N)-1, max(int(t.Times), 1)
	var out []bid
	for b := napoleon.Two; b <= napoleon.Blucher; b++ {
		if b == napoleon.Blucher && t.Rules.Win == 0 {
			continue // none is agreed
		}
		win, loss := t.Rules.Stake(b)
		out = append(out, bid{choice: n.choice(napoleon.BidMove(b)), Name: n.say.BidName(b), Takes: n.say.BidTakes(b),
			Win: win * times * others, Loss: loss * times * others, WinEach: win * times, LossEach: loss * times})
	}
	return append(out, bid{choice: n.choice(napoleon.BidMove(napoleon.Pass)), Name: n.say.Pass(), Takes: n.say.PassText(), Pass: true})
}

func (n *napoleonFelt) sums() (string, func(table.Standing) string) {
	return n.say.BalanceHead(), func(s table.Standing) string { return say.Signed(s.Score) }
}

func (n *napoleonFelt) sheet(v *sheetView) {
	after := n.Sight.Sheet.Facts.(napoleon.Table)
	for _, note := range n.Sight.Sheet.Notes {
		switch note := note.(type) {
		case napoleon.Settle:
			b, _ := napoleon.ParseBid(note.Bid) // the rules wrote it
			v.Title = n.say.BidFailed(n.told.Names[note.Soloist], n.say.BidName(b))
			if note.Made {
				v.Title = n.say.BidMade(n.told.Names[note.Soloist], n.say.BidName(b))
			}
		case game.Void:
			v.Title = n.say.VoidDeal()
		}
	}
	n.tell(v, func(note game.Note) bool { _, trick := note.(napoleon.Trick); return !trick })
	for s := range game.Seat(after.N) {
		v.Rows = append(v.Rows, n.row(s, n.balance(after.Balances[s]-after.Outcome.Pay[s]), n.balance(after.Balances[s])))
	}
}
