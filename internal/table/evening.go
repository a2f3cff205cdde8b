package table

import (
	"cmp"
	"slices"

	"bivouac/game"
)

// What goes from one match at a table to the next: how the last one ended, for who still reads it, and what each has made so far.

// lookBack keeps how a match ended, as each person saw it, when another begins: whoever starts that takes away nobody's sheet.
func (t *Table) lookBack() {
	t.ended = nil
	if t.sheet == nil {
		return
	}
	t.ended = map[Player]*Sight{}
	for s := range t.persons().Each() {
		by := t.seats[s].Player
		t.ended[by] = t.look(by, 0)
	}
}

// goOn marks that a seat wants to go on: from the end of the match before, or else from the sheet that lies there.
func (t *Table) goOn(ev Read) error {
	if int(ev.Seat) >= len(t.seats) {
		return errOrder
	}
	if by := t.seats[ev.Seat].Player; t.ended[by] != nil {
		delete(t.ended, by)
	} else {
		t.read |= ev.Seat.Set()
	}
	return nil
}

// lookEnded is the end of the match before, for people who all still read it.
func (t *Table) lookEnded(people ...Player) *Sight {
	for _, by := range people {
		if t.ended[by] == nil {
			return nil
		}
	}
	if len(people) == 0 {
		return nil
	}
	return t.ended[people[0]]
}

// Standing is what somebody has made in all matches that were finished at a table.
type Standing struct {
	Name    string // that he has now, or had last
	Matches int
	Won     int
	Score   int // in the unit of the game, more is better
}

// outcome keeps how the match in hand has ended.
func (t *Table) outcome() {
	p := t.play.State.Open()
	v := t.play.State.Look(game.Watcher)
	o := Outcome{Match: t.match, Winners: []string{}, Losers: []string{}, sat: slices.Clone(t.seats), won: p.Winners}
	for s := range game.Seat(p.N) {
		o.scores = append(o.scores, t.game.Score(&v, s))
		if p.Winners.Has(s) {
			o.Winners = append(o.Winners, t.seats[s].Name)
		}
		if p.Losers.Has(s) {
			o.Losers = append(o.Losers, t.seats[s].Name)
		}
	}
	t.results = append(t.results, o)
}

// standings adds up what everybody has made, who has won most first. A computer is known by its name, a person whatever he calls himself.
func standings(results []Outcome) []Standing {
	at := map[Who]int{}
	var out []Standing
	for _, o := range results {
		for s, w := range o.sat {
			who := Who{Player: w.Player}
			if w.Player == "" {
				who = Who{Name: w.Name}
			}
			i, known := at[who]
			if !known {
				i = len(out)
				at[who], out = i, append(out, Standing{})
			}
			out[i].Name = w.Name
			out[i].Matches++
			out[i].Score += o.scores[s]
			if o.won.Has(game.Seat(s)) {
				out[i].Won++
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Standing) int { return cmp.Or(b.Won-a.Won, b.Score-a.Score) })
	return out
}
