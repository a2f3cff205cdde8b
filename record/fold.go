package record

import (
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"bivouac/card"
	"bivouac/game"
	"bivouac/shuffle"
)

// Find finds a game by its key, as games.Find does: this package knows no game.
type Find func(key string) (*game.Game, bool)

// Fold is a match as the inputs of its record have made it. The same code makes it for who writes a record and for who
// reads one, so that nothing is written that would not be accepted.
type Fold struct {
	Head     Head
	Game     *game.Game
	Settings game.Settings
	Players  []Player   // who plays each seat now
	State    game.State // stays the same value, also when inputs are undone

	N      int       // inputs so far, those undone too
	made   game.Move // the last move
	stands []numbered
	start  game.State

	rang    bool
	fair    trust
	open    *openDeal       // the deal that is sealed or in hand; nil between a deal's end and the next seal
	drawn   bool            // the draw or the first deal lies behind
	sealed0 bool            // deal 0 was sealed
	drew    *Draw           // the places drawn by cards in deal 0, until its seed is revealed
	before  *shuffle.Played // the last deal that is over; nil before the first is
}

// numbered is an input that stands.
type numbered struct {
	n  int
	in Input
}

// trust is whether the deals of a record are sealed: all of them or none.
type trust uint8

const (
	unknown trust = iota
	sealed
	unsealed
)

// openDeal is a deal from its seal, or its cards, until its seed is revealed.
type openDeal struct {
	deal  shuffle.Deal
	seal  string // empty of a deal without a seal
	adds  []shuffle.Contribution
	given game.Seats
	shut  bool // no contributions any more
	dealt *Deal
	hands []card.Set  // as dealt
	slots []game.Seat // who got each place of the pack; NoSeat: nobody
	won   []shuffle.Trick
	lying []card.Card // of the trick in hand
}

// tableName tells whether a table can have the name in a record: 1 to 64 bytes without control characters.
func tableName(name string) bool {
	return name != "" && len(name) <= 64 && utf8.ValidString(name) && !strings.ContainsFunc(name, func(r rune) bool { return r < ' ' || r == 0x7F })
}

// NewHead is the head of a match. The settings are completed, the seats and the dealer are those after the draw.
func NewHead(g *game.Game, s game.Settings, table string, seats []Player, dealer game.Seat, way shuffle.Way) Head {
	h := Head{0, g.Key, g.Edition, table, g.EncodeSettings(s), seats, dealer, way}
	h.Bivouac = h.version()
	return h
}

// openFold opens the match of a head.
func openFold(h Head, g *game.Game) (*Fold, *Fault) {
	wrong := func(format string, args ...any) (*Fold, *Fault) {
		return nil, &Fault{Code: BadHead, Got: fmt.Sprintf(format, args...)}
	}
	switch {
	case h.Bivouac < 1 || h.Bivouac > Version:
		return wrong("version %d of the format is not known here", h.Bivouac)
	case !h.Shuffle.Known():
		return wrong("packs shuffled in the way %q are not known here", h.Shuffle)
	case h.Bivouac != h.version():
		return wrong("a head with these fields has version %d", h.version())
	case h.Edition != g.Edition:
		return wrong("edition %d of the rules of %s is not known here", h.Edition, g.Key)
	case !tableName(h.Table):
		return wrong("the name of the table must have 1 to 64 bytes, without control characters")
	case int(h.Dealer) >= len(h.Seats):
		return wrong("there is no seat %d to deal", h.Dealer)
	}
	for i := range h.Seats {
		if err := h.Seats[i].check(); err != nil {
			return wrong("seat %d: %v", i, err)
		}
	}
	given, err := decodeOptions(h.Options)
	if err != nil {
		return wrong("%v", err)
	}
	s, err := g.Complete(given, len(h.Seats))
	if err != nil {
		return wrong("%v", err)
	}
	if want := g.EncodeSettings(s); string(want) != string(h.Options) {
		return wrong("the options are %s", want)
	}
	f := &Fold{Head: h, Game: g, Settings: s,
		State: g.New(s, len(h.Seats), h.Dealer), start: g.New(s, len(h.Seats), h.Dealer)}
	f.reset()
	return f, nil
}

// check tells what is wrong with a player.
func (p *Player) check() error {
	switch {
	case p.Name == "" || len(p.Name) > 128 || !utf8.ValidString(p.Name):
		return fmt.Errorf("a name must have 1 to 128 bytes")
	case p.Kind == Person && (p.Player != "" || p.Level != 0 || p.Budget != ""):
		return fmt.Errorf("a person has no player, level or budget")
	case p.Kind == Computer && p.Player == "":
		return fmt.Errorf("a computer must name its player")
	case p.Kind != Person && p.Kind != Computer:
		return fmt.Errorf("%q is neither %q nor %q", p.Kind, Person, Computer)
	}
	return nil
}

// reset goes back to the head.
func (f *Fold) reset() {
	f.State.CopyFrom(f.start)
	f.Players = append(f.Players[:0], f.Head.Seats...)
	f.stands = f.stands[:0]
	f.rang, f.fair, f.open, f.drawn, f.sealed0, f.drew, f.before = false, unknown, nil, false, false, nil, nil
}

// event folds the next input in and tells what followed.
func (f *Fold) event(in Input) (Event, *Fault) {
	if fault := f.apply(in); fault != nil {
		return Event{}, fault
	}
	e := Event{Fold: f, Input: in, move: f.made}
	switch in.(type) {
	case Deal, Move, Rang:
		e.Notes = f.Game.Notes(f.State)
	}
	return e, nil
}

// apply folds the next input in, or says what is wrong with it and leaves the match as it was.
func (f *Fold) apply(in Input) *Fault {
	if u, ok := in.(Undone); ok {
		if fault := f.undo(u.Undone); fault != nil {
			return fault
		}
		f.N++
		return nil
	}
	if fault := f.fold(in); fault != nil {
		return fault
	}
	f.N++
	f.stands = append(f.stands, numbered{f.N, in})
	return nil
}

func (f *Fold) fold(in Input) *Fault {
	if _, ok := in.(Reveal); !ok && f.Finished() {
		return &Fault{Code: NoReveal, Want: fmt.Sprint(f.open.deal.Number)}
	}
	switch in := in.(type) {
	case Seal:
		return f.seal(in)
	case Adds:
		return f.add(in)
	case Draw:
		return f.draw(in)
	case Deal:
		return f.deal(in)
	case Move:
		return f.move(in)
	case Takes:
		return f.takes(in)
	case Rang:
		return f.ring()
	default:
		return f.reveal(in.(Reveal))
	}
}

func order(format string, args ...any) *Fault {
	return &Fault{Code: Order, Got: fmt.Sprintf(format, args...)}
}

// Standing is input n, nil if there is none or it was undone.
func (f *Fold) Standing(n int) Input {
	if i, ok := f.find(n); ok {
		return f.stands[i].in
	}
	return nil
}

func (f *Fold) find(n int) (int, bool) {
	return slices.BinarySearchFunc(f.stands, n, func(s numbered, n int) int { return s.n - n })
}

// undo folds the inputs before n again: n and all after it fall.
func (f *Fold) undo(n int) *Fault {
	keep, ok := f.find(n)
	if !ok {
		return order("there is no input %d that stands", n)
	}
	stand := slices.Clone(f.stands[:keep])
	f.reset()
	for _, s := range stand {
		if fault := f.fold(s.in); fault != nil {
			panic("record: an input is refused that was accepted: " + fault.Error())
		}
		f.stands = append(f.stands, s)
	}
	return nil
}

// seal: it is shown before anything of its deal; deal 0 before everything.
func (f *Fold) seal(in Seal) *Fault {
	p := f.State.Open()
	want := int(p.Deals) + 1
	if in.Deal == 0 && !f.drawn && !f.sealed0 {
		want = 0
	}
	switch {
	case p.Over || p.Dealt:
		return order("a seal is shown before anything of its deal")
	case f.open != nil:
		return order("deal %d is sealed already", f.open.deal.Number)
	case f.fair == unsealed:
		return order("the deals before have no seal")
	case in.Deal != want:
		return order("it is deal %d that comes", want)
	}
	if _, err := shuffle.ParseSeal(in.Seal); err != nil {
		return &Fault{Code: Form, Got: "seal: " + err.Error()}
	}
	f.fair = sealed
	f.sealed0 = f.sealed0 || in.Deal == 0
	f.open = &openDeal{deal: f.DealOf(in.Deal), seal: in.Seal, adds: make([]shuffle.Contribution, len(f.Players))}
	return nil
}

// add: one contribution a seat, after the seal and before anything else of the deal.
func (f *Fold) add(in Adds) *Fault {
	switch {
	case f.open == nil || f.open.seal == "" || f.open.shut:
		return order("a contribution comes right after the seal")
	case int(in.Seat) >= len(f.Players):
		return order("there is no seat %d", in.Seat)
	case f.open.given.Has(in.Seat):
		return order("seat %d has added already", in.Seat)
	}
	c, err := shuffle.ParseContribution(in.Adds)
	if err != nil {
		return &Fault{Code: Form, Got: "adds: " + err.Error()}
	}
	f.open.adds[in.Seat] = c
	f.open.given |= in.Seat.Set()
	return nil
}

// draw: places drawn by cards, from the pack of deal 0 or, where nothing is sealed, from a pack with the cards told on top.
func (f *Fold) draw(in Draw) *Fault {
	if f.drawn || f.drew != nil || f.State.Open().Deals > 0 || f.open != nil && f.open.deal.Number != 0 {
		return order("places are drawn before the first deal")
	}
	cards, err := parseCards(in.Draw)
	if err != nil {
		return &Fault{Code: BadDeal, Got: err.Error()}
	}
	set := f.Game.Pack(f.Settings, len(f.Players))
	pack := card.NewPack(set &^ card.SetOf(cards...))
	pack = packOf(append(cards, pack.Cards[:pack.N]...))
	if pack.N != set.Len() || pack.Set() != set {
		return &Fault{Code: BadDeal, Got: "a card is not in the pack of this game, or is turned up twice"}
	}
	if fault := f.drawFrom(&pack, in); fault != nil {
		return fault
	}
	if f.open != nil {
		f.open.shut = true
		f.drew = &in
	} else {
		f.drawn, f.fair = true, unsealed
	}
	return nil
}

// drawFrom compares a draw with what the game draws from a pack. Whom the cards make the dealer may hand the deal on.
func (f *Fold) drawFrom(pack *card.Pack, in Draw) *Fault {
	if f.Game.Draw == nil {
		return order("no places are drawn in this game")
	}
	d, ok := f.Game.Draw(f.Settings, pack)
	if !ok {
		return order("no places are drawn with these options")
	}
	want := DrawOf(&d)
	want.Dealer = in.Dealer
	if got, want := string(encode(in)), string(encode(want)); got != want {
		return &Fault{Code: NotDrawn, Want: want, Got: got}
	}
	next := (d.Dealer + 1) % game.Seat(len(f.Players))
	if in.Dealer != d.Dealer && in.Dealer != next || in.Dealer != f.Head.Dealer {
		return &Fault{Code: NotDrawn, Want: fmt.Sprintf("dealer %d or %d, as in the head", d.Dealer, next), Got: fmt.Sprintf("dealer %d", in.Dealer)}
	}
	return nil
}

// DrawOf is the line of a draw.
func DrawOf(d *game.Draw) Draw {
	out := Draw{Draw: textOf(d.Cards), From: make([]int, len(d.From)), Dealer: d.Dealer}
	for i, s := range d.From {
		out.From[i] = int(s)
	}
	return out
}

// deal: the hands are dealt as the game deals a pack.
func (f *Fold) deal(in Deal) *Fault {
	p := f.State.Open()
	bad := func(format string, args ...any) *Fault {
		return &Fault{Code: BadDeal, Got: fmt.Sprintf(format, args...)}
	}
	switch {
	case !p.WantsDeal():
		return order("no deal is wanted now")
	case in.Deal != int(p.Deals)+1 || in.Dealer != p.Dealer:
		return bad("it is deal %d, dealt by seat %d, that comes", p.Deals+1, p.Dealer)
	case f.fair == sealed && (f.open == nil || f.open.deal.Number == 0):
		return order("deal %d has no seal", in.Deal)
	case len(in.Hands) != len(f.Players):
		return bad("%d hands, and %d are wanted", len(in.Hands), len(f.Players))
	}
	set := f.Game.Pack(f.Settings, len(f.Players))
	least := 0
	if f.fair == sealed {
		least = 1
	}
	if in.Cut < least || in.Cut >= set.Len() {
		return bad("a pack of %d cards is cut at %d to %d", set.Len(), least, set.Len()-1)
	}
	hands, err := parseHands(append(slices.Clip(in.Hands), in.Rest))
	if err != nil {
		return bad("%v", err)
	}
	slots := f.slots(set)
	pack, err := packFor(slots, hands)
	if err != nil {
		return bad("%v", err)
	}
	if pack.Set() != set {
		return bad("a card is not in the pack of this game, or lies in two places")
	}
	if f.open == nil {
		f.open, f.fair = &openDeal{deal: f.DealOf(in.Deal)}, unsealed
	}
	f.State.Deal(&pack)
	f.open.shut, f.open.dealt, f.open.hands, f.open.slots = true, &in, hands, slots
	f.drawn = true
	return nil
}

// slots finds out who gets each place of the pack in the deal that is wanted: it deals a new pack to a copy of the match.
func (f *Fold) slots(cards card.Set) []game.Seat {
	copy := f.Game.New(f.Settings, len(f.Players), f.Head.Dealer)
	copy.CopyFrom(f.State)
	pack := card.NewPack(cards)
	copy.Deal(&pack)
	slots := make([]game.Seat, pack.N)
	for i := range slots {
		slots[i] = game.NoSeat
	}
	for s := range game.Seat(len(f.Players)) {
		hand := copy.Look(s).Hand
		for i, c := range pack.Cards[:pack.N] {
			if hand.Has(c) {
				slots[i] = s
			}
		}
	}
	return slots
}

// Hand is the cards that a seat still holds of the deal in hand.
func (f *Fold) Hand(s game.Seat) card.Set {
	if f.open == nil || f.open.dealt == nil || int(s) >= len(f.Players) {
		return 0
	}
	return f.open.hands[s] &^ f.State.Open().Played
}

// move: only what the rules accept, and a call that is owed first.
func (f *Fold) move(in Move) *Fault {
	if int(in.Seat) >= len(f.Players) {
		return order("there is no seat %d", in.Seat)
	}
	m, err := f.Game.Parse(f.Hand(in.Seat), in.Move)
	if err != nil {
		return &Fault{Code: NoMove, Got: in.Move}
	}
	if by, owed, ok := game.Clerk(f.State); ok && (by != in.Seat || owed != m) {
		return &Fault{Code: Owed, Want: fmt.Sprintf("%q of seat %d", f.Game.Format(f.Hand(by), owed), by)}
	}
	if game.Check(f.State, in.Seat, m) != nil {
		v := f.State.Look(in.Seat)
		return &Fault{Code: Refused, Got: in.Move, View: &v, Refusal: f.Game.Why(&v, m)}
	}
	if f.fair == sealed && f.open == nil {
		return order("the next deal is sealed before anything of it")
	}
	tricks := f.State.Open().Last.Number
	f.State.Play(in.Seat, m)
	f.made = m
	if f.open != nil {
		f.open.shut = true
		f.open.pile(m, tricks, f.State.Open())
	}
	f.endDeal()
	return nil
}

// takes: persons and computers follow each other at a seat at any time.
func (f *Fold) takes(in Takes) *Fault {
	if int(in.Seat) >= len(f.Players) {
		return order("there is no seat %d", in.Seat)
	}
	if err := in.Takes.check(); err != nil {
		return &Fault{Code: Form, Got: err.Error()}
	}
	f.Players[in.Seat] = in.Takes
	return nil
}

// ring: once.
func (f *Fold) ring() *Fault {
	if f.rang || f.State.Open().Over {
		return order("the match is over, or it has rung before")
	}
	f.State.Ring()
	f.rang = true
	f.endDeal()
	return nil
}

// Rung tells whether the agreed time is over or the table stops.
func (f *Fold) Rung() bool { return f.rang }

// endDeal forgets a deal without a seal when it is finished; one with a seal waits for its seed.
func (f *Fold) endDeal() {
	if f.open != nil && f.open.dealt != nil && f.open.seal == "" && f.settled() {
		f.before, f.open = f.open.over(), nil
	}
}

// settled tells whether the deal in hand is settled or void.
func (f *Fold) settled() bool { p := f.State.Open(); return !p.Dealt || p.Over }

// reveal: the seed has the seal that was shown, and with the contributions it gives what was drawn or dealt.
func (f *Fold) reveal(in Reveal) *Fault {
	d := f.open
	switch {
	case d == nil || d.seal == "":
		return order("no deal is sealed")
	case uint64(in.Deal) != d.deal.Number || in.Deal < 0:
		return order("it is deal %d that is sealed", d.deal.Number)
	case in.Deal > 0 && !f.Finished():
		return order("the seed of a deal is revealed when the deal is settled or void")
	}
	seed, err := shuffle.ParseSeed(in.Reveal)
	if err != nil {
		return &Fault{Code: Form, Got: "reveal: " + err.Error()}
	}
	if seal := seed.Seal(d.deal).String(); seal != d.seal {
		return &Fault{Code: BadSeal, Want: seal, Got: d.seal}
	}
	s := shuffle.New(seed, d.adds, d.deal)
	if in.Deal == 0 {
		pack := s.Pack(f.Game.Pack(f.Settings, len(f.Players)))
		if fault := f.checkDraw(s, &pack); fault != nil {
			return fault
		}
		f.drawn, f.open, f.drew = true, nil, nil
		return nil
	}
	pack := f.shuffled(s)
	pack.Cut(d.dealt.Cut)
	hands, rest := handsOf(&pack, d.slots, len(f.Players))
	want := string(encode(Deal{d.dealt.Deal, d.dealt.Dealer, d.dealt.Cut, hands, rest}))
	if got := string(encode(*d.dealt)); got != want {
		return &Fault{Code: NotDealt, Want: want, Got: got}
	}
	f.before, f.open = d.over(), nil
	return nil
}

// checkDraw: places are drawn by cards, or else the first dealer by lot.
func (f *Fold) checkDraw(s shuffle.Shuffler, pack *card.Pack) *Fault {
	if f.drew != nil {
		return f.drawFrom(pack, *f.drew)
	}
	if f.Game.Draw != nil {
		if d, ok := f.Game.Draw(f.Settings, pack); ok {
			return &Fault{Code: NotDrawn, Want: string(encode(DrawOf(&d))), Got: "nothing"}
		}
	}
	if lot := game.Seat(s.Below(len(f.Players))); lot != f.Head.Dealer {
		return &Fault{Code: NotDrawn, Want: fmt.Sprintf("dealer %d", lot), Got: fmt.Sprintf("dealer %d", f.Head.Dealer)}
	}
	return nil
}
