package gametest

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"bivouac/card"
	"bivouac/game"
)

// referee follows one match and holds every state of it to the contract.
type referee struct {
	*match
	fold     game.State // fed with the inputs and asked for nothing
	restored game.State // made by Restore from a view and the hands, and fed from there on; nil before that
	spare    game.State
	views    []game.View // of the present state, one for each seat
	hands    []card.Set
	offended bool     // somebody broke a rule in this deal, and perhaps only he knows
	dealt    card.Set // the cards dealt in this deal
	results  int      // notes of a result so far
	read     map[written]bool
}

// written is a move of a hand whose text has been read back.
type written struct {
	hand card.Set
	move game.Move
}

// contract plays one match and finds the first thing in it that the contract does not allow.
func contract(g *game.Game, at table, seed uint64, stopAfter int) error {
	m := newMatch(g, at, seed)
	if m.deals == 0 {
		m.deals = stopAfter
	}
	r := &referee{match: m, views: make([]game.View, at.seats), hands: make([]card.Set, at.seats), read: map[written]bool{}}
	r.fold, r.spare = g.New(at.settings, at.seats, m.first), g.New(at.settings, at.seats, m.first)
	return m.tell(r.follow())
}

func (r *referee) follow() error {
	for {
		if err := r.check(); err != nil {
			return err
		}
		over, err := r.over()
		if err != nil {
			return err
		}
		if over {
			return r.end()
		}
		in, err := r.next()
		if err != nil {
			return err
		}
		if in.pack == nil && !in.ring {
			if err := r.refuse(); err != nil {
				return err
			}
			if err := game.Check(r.state, in.by, in.move); err != nil {
				return fmt.Errorf("the listed move %#x of seat %d: %w", in.move, in.by, err)
			}
		}
		before := *r.state.Open()
		r.offended = in.pack == nil && (r.offended || r.offends(in))
		r.play(in)
		in.feed(r.fold)
		if r.restored != nil {
			in.feed(r.restored)
		}
		if err := r.step(&before, in); err != nil {
			return err
		}
	}
}

// offends tells whether an input breaks a rule, or passes over a call that is owed.
func (r *referee) offends(in input) bool {
	if in.ring || in.move.Aside() {
		return false
	}
	call, owed := r.state.Owed(in.by)
	return owed && call != in.move || !owed && !slices.Contains(r.state.Look(in.by).Lawful, in.move)
}

// step checks what an input did.
func (r *referee) step(before *game.Public, in input) error {
	p := r.state.Open()
	turn := before.Turn
	switch {
	case in.pack != nil:
		if p.Deals != before.Deals+1 {
			return fmt.Errorf("a deal counted up from %d to %d", before.Deals, p.Deals)
		}
		r.dealt = 0
		for seat := range game.Seat(p.N) {
			r.dealt |= r.state.Look(seat).Hand
		}
		if rest := r.dealt &^ in.pack.Set(); rest != 0 {
			return fmt.Errorf("%v were dealt and are not of the pack", rest)
		}
		if p.Played != 0 {
			return fmt.Errorf("%v are played right after the deal", p.Played)
		}
	case in.ring:
	case in.move.Aside():
		if p.Awaits != before.Awaits {
			return fmt.Errorf("an aside changed whom the game waits for from %v to %v", before.Awaits.Ints(), p.Awaits.Ints())
		}
	default:
		turn++
	}
	if p.Turn != turn {
		return fmt.Errorf("the turn went from %d to %d, want %d", before.Turn, p.Turn, turn)
	}
	if in.pack == nil && p.Deals != before.Deals {
		return fmt.Errorf("the number of the deal went from %d to %d without a deal", before.Deals, p.Deals)
	}
	return r.notes(before, in)
}

// notes checks what is told about the last input.
func (r *referee) notes(before *game.Public, in input) error {
	p := r.state.Open()
	ends, tricks := 0, 0
	for _, note := range r.g.Notes(r.state) {
		if r.results > 0 {
			return fmt.Errorf("%+v follows the result", note)
		}
		if path := listOfBytes(reflect.TypeOf(note)); path != "" {
			return fmt.Errorf("%T%s is a list of bytes, which JSON writes as base64", note, path)
		}
		line, err := json.Marshal(note)
		if err != nil {
			return fmt.Errorf("%T: %w", note, err)
		}
		var head struct {
			Derived string `json:"derived"`
		}
		if err := json.Unmarshal(line, &head); err != nil || !strings.HasPrefix(string(line), `{"derived":"`) {
			return fmt.Errorf("the note %s does not begin with what it derives", line)
		}
		switch head.Derived {
		case "":
			return fmt.Errorf("the note %s does not say what it derives", line)
		case "settle", "void":
			ends++
		case "trick":
			tricks++
		case "result":
			r.results++
			if want := game.ResultOf(p); !p.Over || !reflect.DeepEqual(note, want) {
				return fmt.Errorf("the note %s while over is %t and the result %+v", line, p.Over, want)
			}
		}
	}
	switch {
	case ends > 1:
		return fmt.Errorf("%d notes end one deal", ends)
	case before.Dealt && !p.Dealt && !p.Over && ends == 0:
		return fmt.Errorf("a deal is over and no note tells how")
	case p.Dealt && ends > 0:
		return fmt.Errorf("a note ends a deal that goes on")
	case p.Over != (r.results == 1):
		return fmt.Errorf("over is %t and there are %d results", p.Over, r.results)
	}
	won := 0
	if in.pack == nil {
		for seat := range p.N {
			won += int(p.Tricks[seat]) - int(before.Tricks[seat])
		}
	}
	if won != tricks {
		return fmt.Errorf("%d tricks were made and %d noted", won, tricks)
	}
	return nil
}

// check holds the present state to everything that is true of every state.
func (r *referee) check() error {
	s, p := r.state, r.state.Open()
	if !same(s, r.fold) { // of which the one was asked all there is to ask, and made to refuse moves, and the other nothing
		return fmt.Errorf("the state is not the fold of its inputs: %s", difference(flat(s), flat(r.fold)))
	}
	clerk, owedCall, owes := game.Clerk(s)
	switch {
	case p.Over && (p.Awaits != 0 || p.Dealt || owes):
		return fmt.Errorf("the match is over and awaits %v, dealt %t, a call is owed: %t", p.Awaits.Ints(), p.Dealt, owes)
	case p.WantsDeal() && (p.Dealt || owes):
		return fmt.Errorf("a deal is wanted while dealt is %t and a call is owed: %t", p.Dealt, owes)
	case p.Awaits&^game.AllSeats(r.at.seats) != 0 || p.Awaits&p.Out != 0:
		return fmt.Errorf("awaits %v of %d seats, out are %v", p.Awaits.Ints(), r.at.seats, p.Out.Ints())
	case int(p.N) != r.at.seats || p.Dealer >= game.Seat(p.N):
		return fmt.Errorf("%d seats with dealer %d, want %d", p.N, p.Dealer, r.at.seats)
	case p.Assisted && owes && owedCall.Kind() == game.Plays:
		return fmt.Errorf("seat %d owes a card instead of a call", clerk)
	}
	for seat := range game.Seat(p.N) {
		v := s.Look(seat)
		r.views[seat], r.hands[seat] = v, v.Hand
		if err := r.seat(seat, &v, owes); err != nil {
			return fmt.Errorf("seat %d: %w", seat, err)
		}
	}
	if err := r.watcher(); err != nil {
		return fmt.Errorf("a watcher: %w", err)
	}
	if p.Dealt {
		if err := r.cards(); err != nil {
			return err
		}
		if err := r.fits(); err != nil {
			return err
		}
	}
	return r.copies()
}

// seat checks what one seat sees and may do.
func (r *referee) seat(seat game.Seat, v *game.View, owes bool) error {
	s, p := r.state, r.state.Open()
	moves, asides := s.Moves(nil, seat), s.Asides(nil, seat)
	call, owed := s.Owed(seat)
	if err := facts(s, v); err != nil {
		return err
	}
	if v.Seat != seat {
		return fmt.Errorf("the view is of seat %d", v.Seat)
	}
	if !slices.Equal(v.Moves, moves) || !slices.Equal(v.Asides, asides) {
		return fmt.Errorf("the view lists %s and %s, the state %s and %s", r.list(v, v.Moves...), r.list(v, v.Asides...), r.list(v, moves...), r.list(v, asides...))
	}
	awaited := p.Awaits.Has(seat)
	switch {
	case p.Assisted && owed && len(moves)+len(asides) > 0:
		return fmt.Errorf("owes %s and may do %s and %s before it", r.list(v, call), r.list(v, moves...), r.list(v, asides...))
	case !p.Assisted && owed && !slices.Contains(moves, call) && !slices.Contains(asides, call):
		return fmt.Errorf("owes %s and may not call it", r.list(v, call))
	case owed && !call.Aside() && !awaited:
		return fmt.Errorf("owes %s, a due move, and is not awaited", r.list(v, call))
	case !awaited && len(moves) > 0:
		return fmt.Errorf("is not awaited and has the due moves %s", r.list(v, moves...))
	case awaited && len(moves) == 0 && !(p.Assisted && owes):
		return fmt.Errorf("is awaited and has no move")
	case len(moves) > 0 && len(v.Lawful) == 0:
		return fmt.Errorf("has only offences to choose from: %s", r.list(v, moves...))
	case p.Assisted && !slices.Equal(v.Lawful, moves):
		return fmt.Errorf("the rules are enforced, and of %s only %s are lawful", r.list(v, moves...), r.list(v, v.Lawful...))
	case p.Over && len(asides) > 0:
		return fmt.Errorf("the match is over, and there is %s to say", r.list(v, asides...))
	}
	for _, m := range v.Lawful {
		if !slices.Contains(moves, m) {
			return fmt.Errorf("%s is lawful and not accepted", r.list(v, m))
		}
	}
	for _, list := range [][]game.Move{moves, v.Lawful, asides} {
		for i := 1; i < len(list); i++ {
			if list[i-1] >= list[i] {
				return fmt.Errorf("%s does not ascend", r.list(v, list...))
			}
		}
	}
	for _, m := range moves {
		if m.Aside() {
			return fmt.Errorf("the aside %s is listed as a due move", r.list(v, m))
		}
	}
	for _, m := range asides {
		if !m.Aside() {
			return fmt.Errorf("the due move %s is listed as an aside", r.list(v, m))
		}
	}
	all := slices.Concat(moves, asides)
	if owed {
		all = append(all, call)
	}
	for _, m := range all {
		if c := m.Card(); c != card.None && !v.Hand.Has(c) {
			return fmt.Errorf("may play %v and does not hold it", c)
		}
		// What is read back is the text of no other move. Most moves were there in the state before: they are read once.
		if r.read[written{v.Hand, m}] {
			continue
		}
		text := r.g.Format(v.Hand, m)
		if back, err := r.g.Parse(v.Hand, text); err != nil || back != m {
			return fmt.Errorf("the move %#x is written %q and read as %#x, %v", m, text, back, err)
		}
		r.read[written{v.Hand, m}] = true
	}
	return nil
}

// watcher checks what is seen and may be done without a seat: nothing may be done.
func (r *referee) watcher() error {
	s := r.state
	v := s.Look(game.Watcher)
	_, owed := s.Owed(game.Watcher)
	if v.Seat != game.Watcher || v.Hand != 0 || owed || len(v.Moves)+len(v.Lawful)+len(v.Asides) > 0 {
		return fmt.Errorf("has seat %d, hand %v, moves %s, asides %s, owes a call: %t", v.Seat, v.Hand, r.list(&v, v.Moves...), r.list(&v, v.Asides...), owed)
	}
	for _, m := range []game.Move{game.PlayOf(s.Open().Trick.Led()), game.Move(r.rng.Uint32())} {
		if game.Check(s, game.Watcher, m) == nil || r.g.Why(&v, m) == nil {
			return fmt.Errorf("may move %#x, or hears no reason why not", m)
		}
	}
	for seat := range r.views {
		if own, here := r.g.Score(&r.views[seat], game.Seat(seat)), r.g.Score(&v, game.Seat(seat)); own != here {
			return fmt.Errorf("seat %d has the score %d in its own view, and %d in another", seat, own, here)
		}
	}
	return facts(s, &v)
}

// cards checks that no card is lost or doubled and that everything said about the hands is true.
func (r *referee) cards() error {
	p, hands := r.state.Open(), r.hands
	all, count := p.Played, p.Played.Len()
	for seat, hand := range hands {
		all |= hand
		count += hand.Len()
		if int(p.Held[seat]) != hand.Len() {
			return fmt.Errorf("seat %d holds %d cards and is said to hold %d", seat, hand.Len(), p.Held[seat])
		}
		if p.Out.Has(game.Seat(seat)) && hand != 0 {
			return fmt.Errorf("seat %d sits out and holds %v", seat, hand)
		}
		if not := p.Shown[seat] &^ hand; not != 0 {
			return fmt.Errorf("seat %d is said to hold %v and does not", seat, not)
		}
		if held := p.Denied[seat] & hand; held != 0 {
			return fmt.Errorf("seat %d is said not to hold %v and does", seat, held)
		}
		if one := p.Holds[seat]; one != 0 && one&hand == 0 {
			return fmt.Errorf("seat %d is said to hold one of %v and does not", seat, one)
		}
	}
	if all != r.dealt || count != r.dealt.Len() {
		return fmt.Errorf("hands and played cards are %d cards, %v; dealt were %d, %v", count, all, r.dealt.Len(), r.dealt)
	}
	tricks := int(p.Trick.N)
	for seat := range hands {
		tricks += int(p.Tricks[seat]) * (len(hands) - p.Out.Len())
	}
	if tricks != p.Played.Len() {
		return fmt.Errorf("%d cards lie in tricks and %d are played", tricks, p.Played.Len())
	}
	if not := (p.Trick.Set() | p.Last.Trick.Set()) &^ p.Played; not != 0 {
		return fmt.Errorf("%v lie in a trick and are not played", not)
	}
	return nil
}

// fits checks that the true hands agree with every view, and that hands which a seat knows not to be true do not.
func (r *referee) fits() error {
	views, hands := r.views, r.hands
	for seat := range views {
		if !r.g.Fits(&views[seat], hands) {
			return fmt.Errorf("seat %d: the true hands %v do not fit the view", seat, hands)
		}
	}
	for _, l := range r.lies() {
		for seat := range l.known.Each() {
			if r.g.Fits(&views[seat], l.hands) {
				return fmt.Errorf("seat %d: the hands %v fit the view, with %s; true are %v", seat, l.hands, l.what, hands)
			}
		}
	}
	return nil
}

// lie is hands that are not the true ones, and the seats that know it.
type lie struct {
	what  string
	hands []card.Set
	known game.Seats
}

// lies makes some, each of them from two of the hands.
func (r *referee) lies() []lie {
	p, hands := r.state.Open(), r.hands
	one, two := r.rng.IntN(len(hands)), r.rng.IntN(len(hands))
	if one == two || hands[one] == 0 || hands[two] == 0 {
		return nil
	}
	c := hands[one].Nth(r.rng.IntN(hands[one].Len())).Set()
	d := hands[two].Nth(r.rng.IntN(hands[two].Len())).Set()
	// with gives the two other hands.
	with := func(first, second card.Set) []card.Set {
		changed := slices.Clone(hands)
		changed[one], changed[two] = first, second
		return changed
	}
	all := game.AllSeats(len(hands))
	list := []lie{
		{"a card too many", with(hands[one]|d, hands[two]&^d), all},
		{"a card that somebody sees in his own hand", with(hands[one]&^c|d, hands[two]&^d|c), game.SeatsOf(game.Seat(one), game.Seat(two))},
	}
	if gone := p.Played.Last(); gone != card.None {
		list = append(list, lie{"a card that has been played", with(hands[one]&^c|gone.Set(), hands[two]), all})
	}
	if d := (p.Denied[one] & hands[two]).First().Set(); d != 0 {
		list = append(list, lie{"a card that its holder is known not to hold", with(hands[one]&^c|d, hands[two]&^d|c), all})
	}
	return list
}

// copies checks states that are made of this one: copied, or restored from a view.
func (r *referee) copies() error {
	views, hands := r.views, r.hands
	r.spare.CopyFrom(r.state)
	if !same(r.spare, r.state) {
		return fmt.Errorf("a copy is not its original: %s", difference(flat(r.spare), flat(r.state)))
	}
	if !r.offended && r.rng.IntN(8) == 0 {
		r.restored = r.g.Restore(&views[r.rng.IntN(len(views))], hands)
	}
	if r.restored != nil {
		for seat := range views {
			v := r.restored.Look(game.Seat(seat))
			if !equal(&v, &views[seat]) {
				return fmt.Errorf("restored from a view, it goes another way: seat %d sees %s", seat, difference(v, views[seat]))
			}
		}
	}
	if p := r.state.Open(); r.rng.IntN(4) > 0 || p.Awaits == 0 {
		return nil
	}
	// Whatever is done with the copy, to its end of asides and one due move on, leaves the original alone: check compares it with its fold.
	for said := 0; ; said++ {
		if said > mostAsides {
			return fmt.Errorf("no end of asides without a due move")
		}
		in, ok := anyAside(r.spare, r.rng.IntN(len(views)))
		if !ok {
			break
		}
		in.feed(r.spare)
	}
	for by := range game.Seat(len(views)) {
		if list := r.spare.Moves(nil, by); len(list) > 0 {
			r.spare.Play(by, list[r.rng.IntN(len(list))])
			break
		}
	}
	return nil
}

// anyAside is an owed call or else the first aside of any seat, asked from one on.
func anyAside(s game.State, from int) (input, bool) {
	if by, m, ok := game.Clerk(s); ok {
		return input{by: by, move: m}, m.Aside()
	}
	n := int(s.Open().N)
	for i := range n {
		by := game.Seat((from + i) % n)
		if list := s.Asides(nil, by); len(list) > 0 {
			return input{by: by, move: list[0]}, true
		}
	}
	return input{}, false
}

// refuse checks that the table refuses what it does not list, gives the reason, and stays as it is.
func (r *referee) refuse() error {
	s := r.state
	for i := range r.views {
		seat, v := game.Seat(i), r.views[i]
		call, owed := s.Owed(seat)
		try := []game.Move{game.Move(r.rng.Uint32()), game.MakeMove(game.Kind(r.rng.UintN(16)), uint8(r.rng.UintN(64))), game.PlayOf(card.Joker)}
		for c := range v.Hand.Each() {
			try = append(try, game.PlayOf(c))
		}
		try = append(try, game.PlayOf((card.All &^ v.Hand).Nth(r.rng.IntN(40))))
		for range min(len(v.Asides), 8) { // they may be a hundred
			try = append(try, v.Asides[r.rng.IntN(len(v.Asides))])
		}
		for _, m := range slices.Concat(try, v.Moves) {
			listed := slices.Contains(v.Moves, m) || slices.Contains(v.Asides, m) || owed && call == m
			if err := game.Check(s, seat, m); (err == nil) != listed {
				return fmt.Errorf("seat %d: move %#x is listed: %t, and Check says %v", seat, m, listed, err)
			}
			why := r.g.Why(&v, m)
			switch {
			case !listed && why == nil:
				return fmt.Errorf("seat %d may not move %#x (%v), and there is no reason why", seat, m, m.Card())
			case why != nil && (why.Code == "" || !strings.Contains(why.Clause, "§") || why.Move != m):
				return fmt.Errorf("seat %d may not move %#x (%v), and the reason is %+v", seat, m, m.Card(), *why)
			case why != nil && (slices.Contains(v.Lawful, m) || slices.Contains(v.Asides, m)):
				return fmt.Errorf("seat %d may do %s, and Why says %w", seat, r.list(&v, m), why)
			case why != nil && why.Legal != 0 && why.Legal != cardsOf(v.Lawful):
				return fmt.Errorf("seat %d may play %v, and Why says %w: %v", seat, cardsOf(v.Lawful), why, why.Legal)
			case why != nil && m.Card() != card.None && v.Hand.Has(m.Card()) && why.Card != m.Card():
				return fmt.Errorf("seat %d may not play %v, and Why speaks of %v", seat, m.Card(), why.Card)
			case why != nil && why.Held != card.None && !v.Hand.Has(why.Held):
				return fmt.Errorf("seat %d may not play %v because of %v, which it does not hold", seat, m.Card(), why.Held)
			}
		}
	}
	return nil
}

// end checks a match that is over.
func (r *referee) end() error {
	p := r.state.Open()
	all := game.AllSeats(r.at.seats)
	if p.Winners&p.Losers != 0 || (p.Winners|p.Losers)&^all != 0 {
		return fmt.Errorf("winners are %v and losers %v", p.Winners.Ints(), p.Losers.Ints())
	}
	return nil
}

func (r *referee) list(v *game.View, moves ...game.Move) string {
	texts := make([]string, len(moves))
	for i, m := range moves {
		texts[i] = r.g.Format(v.Hand, m)
	}
	return "[" + strings.Join(texts, ", ") + "]"
}

// cardsOf is the cards that the moves play.
func cardsOf(moves []game.Move) card.Set {
	var s card.Set
	for _, m := range moves {
		s |= m.Card().Set()
	}
	return s
}

// equal tells whether two views are the same to the last bit.
func equal(a, b *game.View) bool {
	return a.Public == b.Public && a.Seat == b.Seat && a.Hand == b.Hand && a.Facts == b.Facts &&
		slices.Equal(a.Moves, b.Moves) && slices.Equal(a.Lawful, b.Lawful) && slices.Equal(a.Asides, b.Asides)
}

// same tells whether two states are the same to the last bit.
func same(a, b game.State) bool { return flat(a) == flat(b) }

// flat is the struct behind a state, without pointers and so comparable: see flatness.
func flat(s game.State) any { return reflect.ValueOf(s).Elem().Interface() }
