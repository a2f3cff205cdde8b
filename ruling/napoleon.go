package ruling

import (
	"fmt"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/napoleon"
	"bivouac/trick"
)

// napoleonDesk answers for Napoleon:
//
//	bids   players, calls[] so far               bids[], rising, pass first; [] when all have called
//	legal  trump (or null), trick[], hand[]      cards[]
//	trick  trump (or null), trick[]              winner, the place in the trick
//	pay    players, soloist, bid, made, times    balances[]
var napoleonDesk = desk{napoleon.Game, map[string]func(q *Question) any{
	"bids": napoleonBids, "legal": napoleonLegal, "trick": napoleonTrick, "pay": napoleonPay,
}}

// napoleonCalls is the words for the calls from one on, rising.
func napoleonCalls(from napoleon.Bid) (words []string) {
	for b := from; b <= napoleon.Blucher; b++ {
		words = append(words, b.String())
	}
	return words
}

func napoleonBids(q *Question) any {
	rules := napoleon.RulesOf(q.Settings())
	players := q.Int("players", napoleon.Game.MinSeats, napoleon.Game.MaxSeats)
	if rules.DealerOut {
		players--
	}
	calls := q.Words("calls", players, napoleonCalls(napoleon.Pass)...)
	if q.Failed() {
		return nil
	}
	high := napoleon.Pass
	for i, text := range calls {
		b, _ := napoleon.ParseBid(text) // Words has let through nothing else
		if b == napoleon.Pass && rules.MustBid(high, i == players-1) || b != napoleon.Pass && !rules.Over(high, b) {
			q.Fail("field", fmt.Sprintf("calls[%d]: %s cannot be called there", i, text))
			return nil
		}
		high = max(high, b)
	}
	var answer struct {
		Bids []string `json:"bids"`
		Why
	}
	answer.Bids = []string{}
	if len(calls) == players {
		return answer
	}
	must := rules.MustBid(high, len(calls) == players-1)
	for b := napoleon.Pass; b <= napoleon.Blucher; b++ {
		if b == napoleon.Pass && !must || b != napoleon.Pass && rules.Over(high, b) {
			answer.Bids = append(answer.Bids, b.String())
			continue
		}
		r := rules.RefuseBid(high, b)
		answer.Why.Why = append(answer.Why.Why, Reason{Call: b.String(), Clause: r.Clause, Refusal: r})
	}
	return answer
}

func napoleonLegal(q *Question) any {
	pack := napoleon.RulesOf(q.Settings()).Pack
	trump := q.Suit("trump")
	laid := q.Cards("trick", pack, 0, napoleon.Seats-1)
	hand := card.SetOf(q.Cards("hand", pack, 1, napoleon.HandSize)...)
	if q.Failed() {
		return nil
	}
	led, duty := card.None, napoleon.FirstLead
	switch {
	case len(laid) > 0:
		led, duty = laid[0], napoleon.Follow(laid[0], trump)
	case trump != card.NoSuit || hand.Len() < napoleon.HandSize:
		duty = trick.Duty{} // a lead that is not the first one
	}
	legal := duty.Legal(hand)
	answer := struct {
		Cards []string `json:"cards"`
		Why
	}{Cards: legal.Texts()}
	for c := range (hand &^ legal).Each() {
		r := napoleon.RefuseCard(c, hand, duty, led)
		answer.Why.Why = append(answer.Why.Why, Reason{Card: c.String(), Clause: r.Clause, Refusal: r})
	}
	return answer
}

func napoleonTrick(q *Question) any {
	pack := napoleon.RulesOf(q.Settings()).Pack
	order := napoleon.OrderOf(q.Suit("trump"))
	laid := q.Cards("trick", pack, 1, napoleon.Seats)
	if q.Failed() {
		return nil
	}
	var t trick.Trick
	for _, c := range laid {
		t.Add(order, c)
	}
	return struct {
		Winner int `json:"winner"`
		Why
	}{int(t.Best), Why{[]Reason{{Card: t.Top().String(), Clause: "napoleon §3"}}}}
}

func napoleonPay(q *Question) any {
	rules := napoleon.RulesOf(q.Settings())
	players := q.Int("players", napoleon.Game.MinSeats, napoleon.Game.MaxSeats)
	soloist := q.Int("soloist", 0, players-1)
	bid, _ := napoleon.ParseBid(q.Word("bid", napoleonCalls(napoleon.Two)...))
	made := q.Bool("made")
	times := q.IntOr("times", 1, 1, 8)
	switch {
	case times&(times-1) != 0:
		q.Fail("size", "times is 1, 2, 4 or 8")
	case bid == napoleon.Blucher && rules.Win == 0:
		q.Fail("option", "no Blücher can be bid where the option blucher is off")
	}
	if q.Failed() {
		return nil
	}
	pay := rules.Pay(players, game.Seat(soloist), bid, made, times)
	return struct {
		Balances []int `json:"balances"`
		Why
	}{pay[:players], Why{[]Reason{{Call: bid.String(), Clause: "napoleon §4"}}}}
}
