package tui

import (
	"context"

	"bivouac/card"
	"bivouac/game"
	"bivouac/internal/say"
)

// Table is a person's place at a table, wherever the table is. It shows what the person may know, lets the others act,
// and takes what the person decides.
type Table interface {
	// Game is the key of the game.
	Game() string
	// About is what sentences about the table need: names and settings, as they are now.
	About() *say.Table
	// View is what the person may know now.
	View() *game.View
	// Next lets the table go on by one event. It gives nil where the person is asked something: see Asked.
	Next(ctx context.Context) (Event, error)
	// Asked is what the person is asked now.
	Asked() Ask
	// Parse reads a move in canonical text.
	Parse(text string) (game.Move, error)
	// Format writes a move in canonical text.
	Format(m game.Move) string
	// Move makes a move of the person. Where it is refused, the reason is returned and nothing has changed.
	Move(m game.Move) *game.Refusal
	// Claim claims all tricks to come. Where the person may and it is certain, the deal is played to its end; else nothing has changed.
	Claim() (may, certain bool)
	// Cut answers AskCut: so many cards go from the top to the bottom; 0 leaves it to chance.
	Cut(n int)
	// HandOn answers AskHandOn.
	HandOn(yes bool)
	// Undo takes back the person's last n decisions and all that followed, and tells how many it took back.
	Undo(n int) int
	// Stop ends the match with the deal in play.
	Stop()
	// Calls is what a player must not forget where the game prevents nothing: they are offered owed or not.
	Calls() []game.Move
}

// Question is what a person is asked.
type Question uint8

// The questions.
const (
	AskMove   Question = iota // a move of the view
	AskCut                    // where to cut
	AskHandOn                 // whether to leave the first deal to the next player
	AskOver                   // nothing: the match is over
)

// Ask is a question with what one must know to answer it.
type Ask struct {
	Question Question
	Most     int       // AskCut: the most cards
	Next     game.Seat // AskHandOn: the next player
}

// Event is one thing that happened at a table, as everybody there may see it: one of the types below. Facts is the open facts of
// the game after it, with which more can be told.
type Event interface{ event() }

type (
	// ByHand is a match begun whose pack is shuffled by hand.
	ByHand struct{}
	// Drawn is places drawn by cards. The names of the sheet are those after it.
	Drawn struct{ Draw game.Draw }
	// First is who deals first, where the player whom a draw made the dealer has left the deal to him.
	First struct{ Dealer game.Seat }
	// Lot is the first dealer drawn by lot.
	Lot struct{ Dealer game.Seat }
	// Dealt is a deal, with who cut how many cards, and what followed.
	Dealt struct {
		Number         int
		Dealer, Cutter game.Seat
		Cut            int
		Out            game.Seats
		Notes          []game.Note
		Facts          any
	}
	// Moved is a move, and what followed.
	Moved struct {
		By    game.Seat
		Move  game.Move
		Notes []game.Note
		Facts any
	}
	// Claimed is a claim of all tricks to come, and the hand laid open, sorted by these trumps. The moves that follow from it are
	// events of their own.
	Claimed struct {
		By     game.Seat
		Hand   card.Set
		Trumps card.Suit
	}
	// Rang is the end of the agreed time, and what followed.
	Rang struct {
		Notes []game.Note
		Facts any
	}
	// Taken is a seat for which another player plays on; under the same name, a computer while its person is gone, and then he again.
	Taken struct {
		By       game.Seat
		Name     string
		Computer bool
	}
	// Undone is inputs of a record taken back, from this number on.
	Undone struct{ Input int }
)

func (ByHand) event()  {}
func (Drawn) event()   {}
func (First) event()   {}
func (Lot) event()     {}
func (Dealt) event()   {}
func (Moved) event()   {}
func (Claimed) event() {}
func (Rang) event()    {}
func (Taken) event()   {}
func (Undone) event()  {}
