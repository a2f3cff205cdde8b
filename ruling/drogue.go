package ruling

import (
	"bivouac/card"
	"bivouac/game"
	"bivouac/games/drogue"
)

var drogueDesk = desk{drogue.Game, map[string]func(q *Question) any{
	"legal":    drogueLegal,
	"trick":    drogueTrick,
	"announce": drogueAnnounce,
	"settle":   drogueSettle,
}}

// drogueTable is a table at which the cards of a trick are being played, led by seat 0.
func drogueTable(q *Question, cards []card.Card, trumps card.Suit) *drogue.Table {
	t := drogue.Game.New(q.Settings(), 4, 3).Look(game.Watcher).Facts.(drogue.Table)
	t.Phase, t.Trumps, t.Dealt, t.Leader = drogue.Playing, trumps, true, 0
	o := drogue.OrderOf(t.Rules.Natural, trumps)
	for _, c := range cards {
		t.Trick.Add(o, c)
	}
	t.Awaits = game.Seat(t.Trick.N & 3).Set()
	return &t
}

// drogueTrumps reads the trump suit; no card is played before it is made.
func drogueTrumps(q *Question) card.Suit {
	s := q.Suit("trump")
	if s == card.NoSuit {
		q.Fail("field", "trump must be one of C, D, H, S: no card is played before trumps are made")
	}
	return s
}

// drogueLegal: which cards may be played, and of the others why not.
func drogueLegal(q *Question) any {
	trumps := drogueTrumps(q)
	cards := q.Cards("trick", drogue.Pack, 0, 3)
	hand := card.SetOf(q.Cards("hand", drogue.Pack, 1, 8)...)
	if q.Failed() {
		return nil
	}
	t := drogueTable(q, cards, trumps)
	may := hand // whoever leads plays what he likes
	if t.Trick.N > 0 {
		o := drogue.OrderOf(t.Rules.Natural, trumps)
		may = drogue.DutyOf(o, t.Rules.MustOvertrump, t.Trick.Led(), t.Trick.Top()).Legal(hand)
	}
	v := &game.View{Public: t.Public, Seat: t.Awaits.First(), Hand: hand, Facts: *t}
	for c := range may.Each() {
		v.Moves = append(v.Moves, game.PlayOf(c))
	}
	return legal(q, v)
}

// drogueTrick: who wins four cards, and what they are worth.
func drogueTrick(q *Question) any {
	trumps := drogueTrumps(q)
	cards := q.Cards("trick", drogue.Pack, 4, 4)
	if q.Failed() {
		return nil
	}
	won := drogueTable(q, cards, trumps).Trick
	points := drogue.PointsOf(won.Set())
	note := drogue.TrickNote{Derived: "trick", Number: 1, Winner: int(won.Best), Cards: won.Text(), Points: points}
	return struct {
		Winner int `json:"winner"`
		Points int `json:"points"`
		Why
	}{int(won.Best), points, Why{[]Reason{{Card: won.Top().String(), Clause: "drogue §6", Note: note}}}}
}

// drogueAnnounce: what a hand may announce, by suits, each with the showing that is offered first.
func drogueAnnounce(q *Question) any {
	hand := card.SetOf(q.Cards("hand", drogue.Pack, 8, 8)...)
	if q.Failed() {
		return nil
	}
	type announcement struct {
		Suit  string   `json:"suit"`
		Count int      `json:"count"`
		Point int      `json:"point"`
		Shown []string `json:"shown"`
	}
	list := []announcement{}
	for _, s := range card.Suits {
		if n := drogue.Count(hand, s); n > 0 {
			shown := drogue.ShownOf(hand, s, drogue.OfferedLeft(hand, s))
			list = append(list, announcement{s.String(), n, drogue.PointOf(shown), shown.Texts()})
		}
	}
	return struct {
		Announcements []announcement `json:"announcements"`
		FourMandrins  bool           `json:"fourMandrins"`
		Why
	}{list, hand&drogue.Jacks == drogue.Jacks, Why{[]Reason{{Clause: "drogue §5"}}}}
}

// drogueSettle: what a deal does to pegs and drogue. Points and tricks are taken as they are told.
func drogueSettle(q *Question) any {
	state, deal := q.Object("state"), q.Object("deal")
	const most = 99 // pegs, §3
	holder := int8(state.IntOr("holder", drogue.NoSide, 0, 1))
	nose, buttonhole := state.Ints("nose", 4, 0, most), state.Ints("buttonhole", 4, 0, most)
	mayRelease := state.Bools("mayRelease", 4)
	points, tricks := deal.Ints("points", 2, 0, drogue.AllPoints), deal.Ints("tricks", 2, 0, 8)
	brisques, figures := deal.Bools("brisques", 2), deal.Bools("figures", 2)
	if q.Failed() {
		return nil
	}
	var pegs drogue.Pegs
	for s := range game.Seat(4) {
		pegs.Nose[s], pegs.Buttonhole[s] = uint8(nose[s]), uint8(buttonhole[s])
		if mayRelease[s] {
			pegs.MayRelease |= s.Set()
		}
	}
	var n drogue.CountOf
	for side := range 2 {
		n.Points[side], n.Tricks[side] = uint8(points[side]), uint8(tricks[side])
		n.Brisque[side], n.Figure[side] = brisques[side], figures[side]
	}
	now, st := drogue.Settle(&drogueTable(q, nil, card.NoSuit).Rules, holder, &pegs, n)
	note := drogue.SettleNote{Derived: "settle", Points: n.Points, Tricks: n.Tricks, Settlement: st,
		Wearing: drogue.Wearing{Nose: pegs.Nose, Buttonhole: pegs.Buttonhole}}
	for s := range game.Seat(4) {
		note.MayRelease[s] = pegs.MayRelease.Has(s)
	}
	if now != drogue.NoSide {
		note.Holder = &now
	}
	var why []Reason
	for side, d := range st.Disgraces {
		note.Disgraces[side] = d.Texts()
		for _, name := range d.Texts() {
			why = append(why, Reason{Call: name, Clause: "drogue §7"})
		}
	}
	why = append(why, Reason{Clause: "drogue §7", Note: note})
	return struct {
		Holder     *int8       `json:"holder"`
		Nose       [4]uint8    `json:"nose"`
		Buttonhole [4]uint8    `json:"buttonhole"`
		MayRelease [4]bool     `json:"mayRelease"`
		Disgraces  [2][]string `json:"disgraces"`
		Why
	}{note.Holder, note.Nose, note.Buttonhole, note.MayRelease, note.Disgraces, Why{why}}
}
