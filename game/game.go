// Package game is the contract between the rules of a game and everything that drives or shows them.
// The rules are pure: a state, a move, the next state. Chance enters as a pack. A seat gets a view built up from
// open facts and its own hand, never a state scrubbed down.
package game

import (
	"errors"

	"bivouac/card"
	"bivouac/trick"
)

// State is a match in progress. Its type is a pointer to a flat struct without pointers: the game's Table of open facts and,
// beside it, what is hidden. No call but Look allocates.
type State interface {
	// Open is the open facts that every game shares. Awaits is a function of public facts alone.
	Open() *Public
	// Moves appends the due moves that the table accepts from the seat now, ascending; none if it is not awaited.
	Moves(dst []Move, by Seat) []Move
	// Asides appends the asides that the table accepts from the seat now, ascending.
	Asides(dst []Move, by Seat) []Move
	// Owed is the call that the seat owes now. Where the rules are enforced (Public.Assisted), Moves and Asides of a seat
	// that owes are empty until it has been played: see Clerk.
	Owed(by Seat) (Move, bool)
	// Play makes a move that Check accepts; of any other it may make nonsense.
	Play(by Seat, m Move)
	// Deal deals the pack. It is called when Open().WantsDeal().
	Deal(p *card.Pack)
	// Ring tells that the agreed time is over or the table stops: what is dealt is finished, then the match ends.
	Ring()
	// Look is what the seat may know; Watcher has no hand.
	Look(by Seat) View
	// CopyFrom makes this state equal to another of the same game.
	CopyFrom(State)
}

// Public is the open facts that all games share. A game's Table embeds it.
type Public struct {
	N        uint8  // seats at the table
	Dealer   Seat   // who deals this deal, or the next where one is wanted
	Out      Seats  // who sits the deal out
	Awaits   Seats  // who has a due move; nobody: a deal is wanted, or the match is over
	Dealt    bool   // cards are dealt and the deal is not settled or void
	Over     bool   // the match is over
	Assisted bool   // the rules are enforced, and the clerk makes every owed call
	Deals    uint16 // the number of the deal in hand, or of the last one; void deals count
	Turn     uint32 // due moves so far in the match
	Winners  Seats  // once the match is over; nobody has won a draw
	Losers   Seats

	Trumps card.Suit       // card.NoSuit before they are made and where there are none
	Leader Seat            // who led or leads the trick in hand; NoSeat outside the play
	Trick  trick.Trick     // the trick in hand
	Last   LastTrick       // the trick before it, of this deal
	Tricks [MaxSeats]uint8 // tricks that each seat has won in this deal
	Held   [MaxSeats]uint8 // cards in each hand
	Played card.Set        // all cards played in this deal

	Shown  [MaxSeats]card.Set // cards that the seat is known to hold still
	Denied [MaxSeats]card.Set // cards that the seat is known not to hold
	Holds  [MaxSeats]card.Set // the seat is known to hold one of these at least; empty: nothing known
}

// LastTrick is a trick that lies turned.
type LastTrick struct {
	Leader, Winner Seat  // NoSeat where there is none yet
	Number         uint8 // from 1; 0 where there is none yet
	Trick          trick.Trick
}

// WantsDeal tells whether the state waits for a pack.
func (p *Public) WantsDeal() bool { return p.Awaits == 0 && !p.Over }

// Next is the seat whose turn comes after s, passing over who sits out.
func (p *Public) Next(s Seat) Seat {
	for {
		if s++; s >= Seat(p.N) {
			s = 0
		}
		if !p.Out.Has(s) {
			return s
		}
	}
}

// At is the seat at the given place of the trick in hand, counted from its leader, 0.
func (p *Public) At(place int) Seat { return p.from(p.Leader, place) }

// At is the seat at the given place of the turned trick, counted from its leader, 0. p is the public facts of its deal.
func (l *LastTrick) At(p *Public, place int) Seat { return p.from(l.Leader, place) }

func (p *Public) from(s Seat, place int) Seat {
	for range place {
		s = p.Next(s)
	}
	return s
}

// View is what one seat may know: open facts, one hand, and what that seat may do.
type View struct {
	Public
	Seat   Seat     // whose view it is; Watcher: that of one without a hand
	Hand   card.Set // what the seat holds
	Moves  []Move   // due moves that the table accepts
	Lawful []Move   // those of Moves that are no offence; a call left owed does not count here
	Asides []Move   // what the table accepts out of turn
	// Facts is the game's Table, copied whole: v.Facts.(napoleon.Table).
	Facts any
}

// Agrees tells whether these hands, one for each seat, agree with what the open facts and the own hand of the view prove:
// sizes, cards that were played, Shown, Denied, Holds. pack is all cards of the pack.
func (v *View) Agrees(pack card.Set, hands []card.Set) bool {
	if len(hands) != int(v.N) {
		return false
	}
	free := pack &^ v.Played
	for s, hand := range hands {
		switch {
		case hand.Len() != int(v.Held[s]), hand&^free != 0,
			v.Shown[s]&^hand != 0, v.Denied[s]&hand != 0, v.Holds[s] != 0 && v.Holds[s]&hand == 0,
			Seat(s) == v.Seat && hand != v.Hand:
			return false
		}
		free &^= hand
	}
	return true
}

// Note is something that followed from the last Play, Deal or Ring: a trick won, pegs that moved, a settlement.
// It is a struct of the game that marshals to the derived line of a record, its first field "derived".
type Note any

// Draw is the drawing of places by cards before the first deal.
type Draw struct {
	Cards  []card.Card // in the order in which they were turned up
	From   []Seat      // for each seat the place its player came from
	Dealer Seat        // after the drawing
}

// LongPause is how many minutes a pause at the table may last and still be counted as play, where a bell ends the match.
const LongPause = 5

// Game is one game: its limits, its options, and the few functions that are not a state's.
type Game struct {
	Key                string
	MinSeats, MaxSeats int
	Edition            int // of the rules; a table keeps the edition that it was opened with
	Options            []Option
	Presets            []Preset

	// Clash finds what Option.Needs cannot say: settings that contradict each other or the number of seats. May be nil.
	Clash func(s Settings, seats int) error
	// Bell tells whether a match waits for a bell, and after how many minutes of play it rings; 0: when the people say stop. May be nil.
	Bell func(s Settings) (minutes int, rings bool)
	// Pack is the cards of the pack.
	Pack func(s Settings, seats int) card.Set
	// Draw draws places by cards; ok is false where the first dealer is drawn by lot. May be nil.
	Draw func(s Settings, p *card.Pack) (d Draw, ok bool)
	// New opens a match with settings that Complete made.
	New func(s Settings, seats int, dealer Seat) State
	// Restore makes the state that a view shows, with these hands, one for each seat.
	Restore func(v *View, hands []card.Set) State
	// Fits tells whether these hands agree with all that the view proves.
	Fits func(v *View, hands []card.Set) bool
	// Rest is what is still to be played; ok is false while no card is awaited, or what beats what is not known. May be nil.
	Rest func(v *View) (r Rest, ok bool)
	// Why gives the reason why the seat of the view may not make the move; nil if it may.
	Why func(v *View, m Move) *Refusal
	// Notes is what followed from the last Play, Deal or Ring of the state, in order.
	Notes func(s State) []Note
	// Score is what a seat has won so far in the match, in the unit of the game, more is better: units, chips left, points and
	// pegs below zero. Simulations measure players by it; the rules decide who has won.
	Score func(v *View, s Seat) int
	// Format writes a move as text, Parse reads it; the text is public and never changes. hand is the hand of the seat whose
	// move it is, before it is made: a move that shows cards names them, and is read by what it leaves out.
	Format func(hand card.Set, m Move) string
	Parse  func(hand card.Set, text string) (Move, error)
}

// UsualSeats is how many play where nobody says: four, or as near to that as the game allows.
func (g *Game) UsualSeats() int { return min(max(4, g.MinSeats), g.MaxSeats) }

// DrawsPlaces tells whether cards draw who sits where.
func (g *Game) DrawsPlaces(s Settings, seats int) bool {
	if g.Draw == nil {
		return false
	}
	pack := card.NewPack(g.Pack(s, seats))
	_, ok := g.Draw(s, &pack)
	return ok
}

// ErrIllegal is a move that is not in the list of moves. Game.Why gives the reason.
var ErrIllegal = errors.New("the table does not accept this move now")

// Check is the only gate before Play: nil if the table accepts the move of the seat now, else ErrIllegal.
func Check(s State, by Seat, m Move) error {
	if owed, ok := s.Owed(by); ok && owed == m {
		return nil
	}
	list := s.Moves
	if m.Aside() {
		list = s.Asides
	}
	for _, legal := range list(make([]Move, 0, 64), by) {
		if legal == m {
			return nil
		}
	}
	return ErrIllegal
}

// Clerk gives the call that is owed where the rules are enforced, and who owes it. Whoever drives a state plays it first,
// as an ordinary move.
func Clerk(s State) (by Seat, m Move, ok bool) {
	if p := s.Open(); p.Assisted {
		for by := range Seat(p.N) {
			if m, ok := s.Owed(by); ok {
				return by, m, true
			}
		}
	}
	return NoSeat, 0, false
}

// Refusal is why a move is refused: which duty, which card forces it, which clause of the rules.
type Refusal struct {
	Code   string    // names the sentence, as "follow" or "beat"
	Clause string    // as "drogue §6"
	Move   Move      // what was refused
	Card   card.Card // the card refused, or None
	Held   card.Card // a card of the hand that forces the duty, or None
	Top    card.Card // the card led or to be beaten, or None
	Legal  card.Set  // the cards that may be played instead
}

// Error is the reason in short; people are told the sentence of the catalogue.
func (r *Refusal) Error() string { return r.Code + " (" + r.Clause + ")" }
