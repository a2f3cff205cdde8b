package drogue

import (
	"bivouac/card"
	"bivouac/game"
)

// why gives the reason why a move is refused. The codes, each a sentence of the catalogue:
// follow, beat, trump, overtrump (a duty); figures (a new deal only without K or Q); low, count, nojack, bound (an announcement);
// point, show, name; notNamed, release; untrue, told, tellTime (a tell); mute, notMute, asked, notAsked, opponent (speech);
// notOwed, done (a call); forgiven (nothing is punished here, so nothing is challenged or played out of turn); act, own (a challenge);
// and those that all games share: turn, held, over, nodeal, owed, phase.
func why(v *game.View, m game.Move) *game.Refusal {
	for _, list := range [][]game.Move{v.Moves, v.Asides} {
		for _, ok := range list {
			if ok == m {
				return nil
			}
		}
	}
	t := v.Facts.(Table)
	r := &game.Refusal{Clause: "drogue §4", Move: m, Card: m.Card(), Held: card.None, Top: card.None}
	switch {
	case t.Over:
		r.Code, r.Clause = "over", "drogue §10"
	case m.Aside():
		whyAside(r, v, &t, m)
	case t.Awaits == 0:
		r.Code = "nodeal"
	case !t.Awaits.Has(v.Seat):
		r.Code = "turn"
	case len(v.Moves) == 0:
		r.Code, r.Clause = "owed", "drogue §8"
	default:
		whyDue(r, v, &t, m)
	}
	return r
}

// phases is when a due move is possible.
var phases = map[game.Kind]Phase{
	game.Plays: Playing, Name: AtTheCut, Redeal: NewDeal, QuiVive: Sentries, Release: Relief, AuxArmes: ToArms,
	Announce: Announcing, Pass: Announcing, Point: Pointing, Show: Making,
}

func whyDue(r *game.Refusal, v *game.View, t *Table, m game.Move) {
	if phase, ok := phases[m.Kind()]; !ok || phase != t.Phase {
		r.Code = "phase"
		return
	}
	switch m.Kind() {
	case game.Plays:
		whyCard(r, v, t)
	case Name:
		r.Code = "name"
	case Redeal:
		r.Code, r.Held = "figures", (v.Hand & Figures).First()
	case QuiVive:
		r.Code, r.Card = "notNamed", card.Card(m.Arg())
		if !v.Hand.Has(r.Card) {
			r.Code = "held"
		}
	case Release:
		r.Code, r.Card = "release", card.Card(m.Arg())
		if !v.Hand.Has(r.Card) {
			r.Code = "held"
		}
	case Announce:
		r.Clause = "drogue §5"
		switch {
		case t.Silence.Bound.Has(v.Seat):
			r.Code, r.Clause = "bound", "drogue §9"
		case m.Arg() < t.Best:
			r.Code = "low"
		case v.Hand&Jacks == 0:
			r.Code = "nojack"
		default:
			r.Code = "count"
		}
	case Point:
		r.Code, r.Clause = "point", "drogue §5"
	case Show:
		r.Code, r.Clause = "show", "drogue §5"
	default:
		r.Code = "phase"
	}
}

// whyCard names the duty, and the card of the hand that forces it.
func whyCard(r *game.Refusal, v *game.View, t *Table) {
	r.Clause = "drogue §6"
	if !v.Hand.Has(r.Card) {
		r.Code = "held"
		return
	}
	o := OrderOf(t.Rules.Natural, t.Trumps)
	led, top := t.Trick.Led(), t.Trick.Top()
	duty := DutyOf(o, t.Rules.MustOvertrump, led, top)
	r.Legal = duty.Legal(v.Hand)
	r.Held = r.Legal.First()
	follows := o.Suit(led)
	switch set := duty[duty.Rung(v.Hand)]; {
	case set == follows:
		r.Code, r.Top = "follow", led
	case set&^follows == 0:
		r.Code, r.Top = "beat", top
	case set == o.Trumps:
		r.Code, r.Top = "trump", led
	default:
		r.Code, r.Top = "overtrump", top
	}
}

func whyAside(r *game.Refusal, v *game.View, t *Table, m game.Move) {
	r.Clause = "drogue §8"
	if v.Seat >= 4 {
		r.Code = "turn"
		return
	}
	if t.Assisted && t.Awaits.Has(v.Seat) && len(v.Moves) == 0 {
		r.Code = "owed"
		return
	}
	switch m.Kind() {
	case Salute, Quatre:
		r.Code = "notOwed"
		if t.Saluted.Has(v.Seat) && m.Kind() == Salute || t.Quatre.Has(v.Seat) && m.Kind() == Quatre {
			r.Code = "done"
		}
	case Tell:
		r.Clause = "drogue §9"
		switch {
		case !t.Armed || t.Phase > Playing || t.Held[v.Seat] == 0:
			r.Code = "tellTime"
		case t.Silence.Told.Has(v.Seat):
			r.Code = "told"
		default:
			r.Code = "untrue"
		}
	case Parole, Accord, Speak:
		r.Clause = "drogue §9"
		whySpeech(r, v, t, m)
	case OutOfTurn:
		switch {
		case t.Assisted:
			r.Code = "forgiven"
		case t.Phase != Playing:
			r.Code = "phase"
		case t.Awaits.Has(v.Seat):
			r.Code = "inTurn"
		case !v.Hand.Has(card.Card(m.Arg())):
			r.Code, r.Card = "held", card.Card(m.Arg())
		default:
			r.Code = "done"
		}
	case Challenge, ChallengeVive:
		r.Code = "act"
		if t.Rules.Discipline != Watchful {
			r.Code = "forgiven"
		} else if seat, _, _ := Challenged(m); m.Kind() == Challenge && seat == v.Seat {
			r.Code = "own"
		}
	default:
		r.Code = "phase"
	}
}

func whySpeech(r *game.Refusal, v *game.View, t *Table, m game.Move) {
	switch {
	case !t.Rules.Mute:
		r.Code = "talking"
	case m.Kind() == Accord:
		p := game.Seat(m.Arg())
		switch {
		case Side(p) == Side(v.Seat):
			r.Code = "opponent"
		case t.Silence.Granted.Has(p):
			r.Code = "done"
		default:
			r.Code = "notAsked"
		}
	case !t.Mute(v.Seat):
		r.Code = "notMute"
	case m.Kind() == Parole:
		r.Code = "asked"
	case t.Silence.Spoke.Has(v.Seat):
		r.Code = "done"
	default:
		r.Code = "mute"
	}
}
