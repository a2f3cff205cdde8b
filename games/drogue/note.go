package drogue

import (
	"bivouac/game"
)

// Cause is why pegs moved outside settlement.
type Cause uint8

// The causes. People are told more exactly than records name them.
const (
	CauseRelease        Cause = iota
	CauseQuiVive              // takes a punishment peg off
	CauseQuiViveNose          // wipes a black nose
	CauseNotBeaten            // a card of the suit led that does not beat
	CauseNotFollowed          // a trump, where he could have followed
	CauseNotOvertrumped       // a trump too low, where he could have followed or overtrumped
	CauseNotTrumped           // another card, where he could have followed or trumped
	CauseTurn
	CauseCannotShow // the winner cannot show what he announced
	CauseNoJack     // who lost the auction is found out
	CauseForgotVive
	CauseForgotSalute
	CauseForgotQuatre
	CauseTalk
	CauseCaught  // the challenge was right
	CauseWronged // it was wrong
	CauseFourJacks
	CauseBlackNose
	CauseButtonhole
)

// causes is the name of each cause in records.
var causes = [...]string{
	CauseRelease:        "release",
	CauseQuiVive:        "quivive",
	CauseQuiViveNose:    "quivive",
	CauseNotBeaten:      "revoke",
	CauseNotFollowed:    "revoke",
	CauseNotOvertrumped: "revoke",
	CauseNotTrumped:     "revoke",
	CauseTurn:           "turn",
	CauseCannotShow:     "announcement",
	CauseNoJack:         "announcement",
	CauseForgotVive:     "forgot",
	CauseForgotSalute:   "forgot",
	CauseForgotQuatre:   "forgot",
	CauseTalk:           "talk",
	CauseCaught:         "challenge",
	CauseWronged:        "challenge",
	CauseFourJacks:      "fourJacks",
	CauseBlackNose:      "blackNose",
	CauseButtonhole:     "buttonhole",
}

// journal is what followed from the last Play, Deal or Ring. Twelve places are enough: one card in strict discipline brings at most
// its offence, a forgotten call, a trick, black nose, buttonhole, four Jacks, four false announcements, and the settlement.
type journal struct {
	n       uint8
	entries [12]entry
}

type entry struct {
	kind  entryKind
	cause Cause
	seat  game.Seat
	pegs  Pegs
}

type entryKind uint8

const (
	trickWon entryKind = iota
	pegsMoved
	settled
	voidRedeal
	voidAllPass
	ended
)

func (s *State) note(e entry) {
	e.pegs = s.Pegs
	s.journal.entries[s.journal.n] = e
	s.journal.n++
}

// TrickNote is the note of a trick won.
type TrickNote struct {
	Derived string `json:"derived"` // "trick"
	Number  int    `json:"number"`
	Winner  int    `json:"winner"`
	Cards   string `json:"cards"`
	Points  int    `json:"points"`
}

// Wearing is what all wear, as records write it.
type Wearing struct {
	Nose       [4]uint8 `json:"nose"`
	Buttonhole [4]uint8 `json:"buttonhole"`
	Punishment [4]uint8 `json:"punishment"`
	BlackNose  [4]bool  `json:"blackNose"`
	MayRelease [4]bool  `json:"mayRelease"`
}

// PegsNote is the note of pegs that moved outside settlement.
type PegsNote struct {
	Derived string `json:"derived"` // "pegs"
	Cause   string `json:"cause"`
	Seat    int    `json:"seat"`
	Wearing

	// What people are told, beside the record.
	Why Cause `json:"-"`
}

// SettleNote is the note of a settlement.
type SettleNote struct {
	Derived   string      `json:"derived"` // "settle"
	Points    [2]uint8    `json:"points"`
	Tricks    [2]uint8    `json:"tricks"`
	Disgraces [2][]string `json:"disgraces"`
	Holder    *int8       `json:"holder"`
	Wearing

	// What a settlement sheet explains, beside the record.
	Settlement Settlement `json:"-"`
}

func wearing(p *Pegs) Wearing {
	w := Wearing{Nose: p.Nose, Buttonhole: p.Buttonhole, Punishment: p.Punishment}
	for s := range game.Seat(4) {
		w.BlackNose[s], w.MayRelease[s] = p.Black.Has(s), p.MayRelease.Has(s)
	}
	return w
}

func notes(st game.State) []game.Note {
	s := st.(*State)
	var out []game.Note
	for i := range s.journal.entries[:s.journal.n] {
		e := &s.journal.entries[i]
		switch e.kind {
		case trickWon:
			out = append(out, TrickNote{"trick", int(s.Last.Number), int(s.Last.Winner), s.Last.Trick.Text(), PointsOf(s.Last.Trick.Set())})
		case pegsMoved:
			out = append(out, PegsNote{"pegs", causes[e.cause], int(e.seat), wearing(&e.pegs), e.cause})
		case settled:
			n := SettleNote{Derived: "settle", Points: s.Before.Count.Points, Tricks: s.Before.Count.Tricks,
				Disgraces: [2][]string{s.Before.Disgraces[0].Texts(), s.Before.Disgraces[1].Texts()},
				Wearing:   wearing(&e.pegs), Settlement: s.Before}
			if holder := s.Holder; holder != NoSide {
				n.Holder = &holder
			}
			out = append(out, n)
		case voidRedeal:
			out = append(out, game.VoidBy("redeal"))
		case voidAllPass:
			out = append(out, game.VoidBy("allPass"))
		case ended:
			out = append(out, game.ResultOf(&s.Public))
		}
	}
	return out
}
