package game

import "bivouac/card"

// Move is one decision of one seat: its kind in the high byte, the argument in the low one. Every move is public, none is secret.
type Move uint16

// Kind is what a move does. Kinds below Asides are due moves: the game waits for them, and each advances the turn.
// From Asides on they are asides, possible out of turn: they never change whom the game waits for, and each sets a flag
// that only a due move clears, so that every match ends.
type Kind uint8

const (
	// Plays is the kind that every game shares: the argument is the card played.
	Plays Kind = 0
	// Asides is the first kind of an aside.
	Asides Kind = 0x80
)

// MakeMove puts a kind and its argument together.
func MakeMove(k Kind, arg uint8) Move { return Move(k)<<8 | Move(arg) }

// PlayOf is the move that plays a card.
func PlayOf(c card.Card) Move { return Move(c) }

// AppendMoves appends a move of the kind for each of the cards, ascending.
func AppendMoves(dst []Move, k Kind, cards card.Set) []Move {
	for ; cards != 0; cards &= cards - 1 {
		dst = append(dst, MakeMove(k, uint8(cards.First())))
	}
	return dst
}

// Kind is what the move does.
func (m Move) Kind() Kind { return Kind(m >> 8) }

// Arg is the argument of the move; its meaning depends on the kind.
func (m Move) Arg() uint8 { return uint8(m) }

// Aside tells whether the move is an aside.
func (m Move) Aside() bool { return m.Kind() >= Asides }

// Card is the card that the move plays, card.None where it plays none.
func (m Move) Card() card.Card {
	if m.Kind() != Plays {
		return card.None
	}
	return card.Card(m)
}
