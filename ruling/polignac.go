package ruling

import (
	"fmt"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/polignac"
	"bivouac/trick"
)

// polignacDesk answers for Polignac:
//
//	legal  trick[], hand[]                                         cards[]
//	trick  trick[]                                                 winner, the place in the trick; cost
//	score  chips[], slam, sitsOut, tricksPerHand, tricks[]         chips[], over, losers[]
var polignacDesk = desk{polignac.Game, map[string]func(q *Question) any{
	"legal": polignacLegal, "trick": polignacTrick, "score": polignacScore,
}}

// mostCards is the largest hand that Polignac and Slobberhannes deal, to three players.
const mostCards = 10

func polignacLegal(q *Question) any {
	laid, hand := trickAndHand(q)
	if q.Failed() {
		return nil
	}
	t := tableOf[polignac.Table](q)
	order := t.Rules.Order()
	inPlay(&t.Public, order, laid)
	return legal(q, follower(&t.Public, order, hand, t))
}

// tableOf is the open facts of a table that has agreed on what the question says.
func tableOf[T any](q *Question) T {
	return q.Game.New(q.Settings(), game.MaxSeats, game.MaxSeats-1).Look(game.Watcher).Facts.(T)
}

// trickAndHand is the cards of a trick so far, and a hand.
func trickAndHand(q *Question) (laid []card.Card, hand card.Set) {
	laid = q.Cards("trick", card.From(card.Seven), 0, game.MaxSeats-1)
	return laid, card.SetOf(q.Cards("hand", card.From(card.Seven), 1, mostCards)...)
}

// inPlay makes a table one at which these cards of a trick are played, led by seat 0.
func inPlay(p *game.Public, order *trick.Order, laid []card.Card) {
	p.Dealt, p.Leader = true, 0
	for _, c := range laid {
		p.Trick.Add(order, c)
	}
	p.Awaits = game.Seat(p.Trick.N).Set()
}

// follower is the view of whoever plays next where the only duty is to follow suit.
func follower(p *game.Public, order *trick.Order, hand card.Set, facts any) *game.View {
	v := &game.View{Public: *p, Seat: p.Awaits.First(), Hand: hand, Facts: facts}
	may := hand
	if p.Trick.N > 0 {
		may = trick.Duty{order.Suit(p.Trick.Led())}.Legal(hand)
	}
	for c := range may.Each() {
		v.Moves = append(v.Moves, game.PlayOf(c))
	}
	return v
}

func polignacTrick(q *Question) any {
	laid := q.Cards("trick", card.From(card.Seven), 1, game.MaxSeats)
	if q.Failed() {
		return nil
	}
	t := tableOf[polignac.Table](q)
	inPlay(&t.Public, t.Rules.Order(), laid)
	note := polignac.Trick{Derived: "trick", Number: 1, Winner: int(t.Trick.Best), Cards: t.Trick.Text()}
	return struct {
		Winner int `json:"winner"`
		Cost   int `json:"cost"`
		Why
	}{note.Winner, polignac.Cost(t.Trick.Set() & t.Rules.Penalties()), Why{[]Reason{
		{Card: t.Trick.Top().String(), Clause: "polignac §3", Note: note},
	}}}
}

// polignacScore: what is paid in a deal, or up to a trick of it. Who won is taken as it is told.
func polignacScore(q *Question) any {
	t := tableOf[polignac.Table](q)
	l := t.Ledger
	chips, tricks, taken, out := deal(q, "chips", 1, 1000)
	slam, by := polignacSlam(q, len(chips))
	if by.Has(out) {
		q.Fail("field", "who sits out announces nothing")
	}
	l.Slam = slam
	if by.Len() > 1 && (slam == polignac.Generale || l.Fail != polignac.Normal) {
		q.Fail("field", "slam.by: the first announcement closes the round")
	}
	if q.Failed() {
		return nil
	}
	l.N = uint8(len(chips))
	for i, n := range chips {
		l.Chips[i] = uint16(n)
	}
	payers := game.AllSeats(len(chips))
	if !t.Rules.DealerPays {
		payers &^= out.Set()
	}
	l.Open(tricks, 0, payers)
	for seat := range by.Each() {
		l.Announce(seat)
	}
	var why []Reason
	for _, won := range taken {
		if l.Losers != 0 {
			break // what follows after the end of a partie is ignored
		}
		penalties := won.cards & t.Rules.Penalties()
		var paid []polignac.Pay
		l.Take(won.winner, polignac.Cost(penalties), &paid)
		for _, pay := range paid {
			if pay.Cause == polignac.ForTrick {
				pay.Cards = penalties
			}
			why = append(why, Reason{Clause: pay.Cause.Clause(), Note: pay})
		}
	}
	answer := struct {
		Chips  []int `json:"chips"`
		Over   bool  `json:"over"`
		Losers []int `json:"losers"`
		Why
	}{make([]int, len(chips)), l.Losers != 0, l.Losers.Ints(), Why{why}}
	for i := range answer.Chips {
		answer.Chips[i] = int(l.Chips[i])
	}
	return answer
}

// polignacSlam reads which slams count in the deal, and who has announced one: a seat, a list of seats, or null.
func polignacSlam(q *Question, seats int) (polignac.Slam, game.Seats) {
	o := q.Object("slam")
	kind := map[string]polignac.Slam{
		"none": polignac.NoSlam, "capot": polignac.Capot, "chelem": polignac.Chelem, "generale": polignac.Generale,
	}[o.Word("kind", "none", "capot", "chelem", "generale")]
	var by game.Seats
	switch {
	case !o.Has("by"):
	case o.fields["by"][0] == '[':
		for _, seat := range o.Ints("by", -1, 0, seats-1) {
			by |= game.Seat(seat).Set()
		}
	default:
		by = game.Seat(o.Int("by", 0, seats-1)).Set()
	}
	if kind == polignac.NoSlam || kind == polignac.Chelem {
		by = 0 // neither is announced
	}
	return kind, by
}

// taken is a trick as it is told.
type taken struct {
	winner game.Seat
	cards  card.Set
}

// deal reads what the scores of Polignac and Slobberhannes start from: what each seat has, under the key, from min to max;
// who sits out, NoSeat for nobody; the tricks of a whole hand, and those that have been won.
func deal(q *Question, key string, min, max int) (has []int, tricks int, list []taken, out game.Seat) {
	has = q.Ints(key, -1, min, max)
	if n := len(has); n < polignac.Game.MinSeats || n > game.MaxSeats {
		q.Fail("size", fmt.Sprintf("%s has %d entries, one for each player, and %d to %d are wanted", key, n, polignac.Game.MinSeats, game.MaxSeats))
		return has, 0, nil, game.NoSeat
	}
	players, seats := len(has), len(has)
	out = game.NoSeat
	if q.Has("sitsOut") {
		out, players = game.Seat(q.Int("sitsOut", 0, seats-1)), players-1
	}
	tricks = q.Int("tricksPerHand", 1, mostCards)
	for i, o := range q.Objects("tricks", tricks) {
		won := taken{game.Seat(o.Int("winner", 0, seats-1)), card.SetOf(o.Cards("cards", card.From(card.Seven), players, players)...)}
		if won.winner == out {
			q.Fail("field", fmt.Sprintf("tricks[%d].winner sits out", i))
		}
		list = append(list, won)
	}
	return has, tricks, list, out
}
