package ruling

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/slobberhannes"
	"bivouac/trick"
)

// slobberhannesDesk answers for Slobberhannes:
//
//	legal  trick[], hand[]                                 cards[]
//	trick  trick[]                                         winner, the place in the trick
//	score  points[], sitsOut, tricksPerHand, tricks[]      points[], over, losers[]
var slobberhannesDesk = desk{slobberhannes.Game, map[string]func(q *Question) any{
	"legal": slobberhannesLegal, "trick": slobberhannesTrick, "score": slobberhannesScore,
}}

func slobberhannesLegal(q *Question) any {
	laid, hand := trickAndHand(q)
	if q.Failed() {
		return nil
	}
	t := tableOf[slobberhannes.Table](q)
	inPlay(&t.Public, slobberhannes.Order, laid)
	return legal(q, follower(&t.Public, slobberhannes.Order, hand, t))
}

func slobberhannesTrick(q *Question) any {
	laid := q.Cards("trick", card.From(card.Seven), 1, game.MaxSeats)
	if q.Failed() {
		return nil
	}
	var won trick.Trick
	for _, c := range laid {
		won.Add(slobberhannes.Order, c)
	}
	note := slobberhannes.Trick{Derived: "trick", Number: 1, Winner: int(won.Best), Cards: won.Text()}
	return struct {
		Winner int `json:"winner"`
		Why
	}{note.Winner, Why{[]Reason{{Card: won.Top().String(), Clause: "slobberhannes §3", Note: note}}}}
}

// slobberhannesScore: what a deal costs, or what it has cost up to a trick. Who won is taken as it is told.
func slobberhannesScore(q *Question) any {
	target := q.Settings().Int("target")
	points, tricks, taken, _ := deal(q, "points", 0, target-1)
	if q.Failed() {
		return nil
	}
	score := slobberhannes.Score{Target: uint16(target)}
	for i, n := range points {
		score.Points[i] = uint16(n)
	}
	score.Open(tricks)
	var why []Reason
	for _, won := range taken {
		if score.Over {
			break // what follows after the end of a partie is ignored
		}
		note := slobberhannes.Trick{Derived: "trick", Winner: int(won.winner), Queen: won.cards.Has(slobberhannes.Queen)}
		note.Cost = score.Take(won.winner, note.Queen)
		note.Number, note.Last = int(score.Number), score.Left == 0
		if note.Cost > 0 {
			why = append(why, Reason{Clause: "slobberhannes §4", Note: note})
		}
	}
	answer := struct {
		Points []int `json:"points"`
		Over   bool  `json:"over"`
		Losers []int `json:"losers"`
		Why
	}{make([]int, len(points)), score.Over, []int{}, Why{why}}
	for i := range answer.Points {
		answer.Points[i] = int(score.Points[i])
	}
	if score.Over {
		answer.Losers = append(answer.Losers, int(score.Loser))
	}
	return answer
}
