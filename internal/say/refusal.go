package say

import (
	"bivouac/card"
	"bivouac/game"
)

// refusals is the sentences of the refusals that all games share.
type refusals interface {
	// Turn: the game is not waiting for this player.
	Turn() string
	// NotHeld: the card is not in the hand.
	NotHeld(c card.Card) string
	// Follow: the suit led is held. Either card may be card.None.
	Follow(led, held card.Card) string
	// IsOver: the match is over.
	IsOver() string
	// NoDeal: the cards are not dealt.
	NoDeal() string
	// Owes: a call that the player owes comes first.
	Owes() string
	// NotNow: this cannot be done now.
	NotNow() string
}

// Refusal is the sentence of a refusal that all games share: turn, held, follow, over, nodeal, owed, phase.
// Of any other code it says that this cannot be done now, and ok is false: the game has a sentence of its own.
func (l Lang) Refusal(r *game.Refusal) (line Line, ok bool) {
	say := l.Common()
	text, ok := say.NotNow(), true
	switch r.Code {
	case "turn":
		text = say.Turn()
	case "held":
		text = say.NotHeld(r.Card)
	case "follow":
		text = say.Follow(r.Top, r.Held)
	case "over":
		text = say.IsOver()
	case "nodeal":
		text = say.NoDeal()
	case "owed":
		text = say.Owes()
	case "phase":
	default:
		ok = false
	}
	return Line{Text: text, Clause: r.Clause}, ok
}

func (english) Turn() string                 { return "It is not your turn." }
func (e english) NotHeld(c card.Card) string { return "You do not hold " + e.The(c) + "." }
func (english) IsOver() string               { return "The match is over." }
func (english) NoDeal() string               { return "The cards are not dealt yet." }
func (english) Owes() string                 { return "You owe a call: it comes first." }
func (english) NotNow() string               { return "That cannot be done now." }

func (e english) Follow(led, held card.Card) string {
	switch {
	case led == card.None:
		return "You hold the suit that was led: you must follow it."
	case held == card.None:
		return "The suit of " + e.The(led) + " was led, and you hold it: you must follow."
	}
	return e.sentence(led) + " was led and you hold " + e.The(held) + ": you must follow suit."
}

func (e english) sentence(c card.Card) string { return "The " + e.Card(c) }

func (german) Turn() string                 { return "Du bist nicht am Zug." }
func (g german) NotHeld(c card.Card) string { return "Du hast " + g.The(c) + " nicht auf der Hand." }
func (german) IsOver() string               { return "Die Partie ist zu Ende." }
func (german) NoDeal() string               { return "Die Karten sind noch nicht gegeben." }
func (german) Owes() string                 { return "Du schuldest einen Ruf: Der kommt zuerst." }
func (german) NotNow() string               { return "Das geht jetzt nicht." }

func (g german) Follow(led, held card.Card) string {
	switch {
	case led == card.None:
		return "Du hast die ausgespielte Farbe: Du musst bedienen."
	case held == card.None:
		return g.sentence(led) + " wurde ausgespielt, und du hast die Farbe: Du musst bedienen."
	}
	return g.sentence(led) + " wurde ausgespielt, und du hast " + g.The(held) + ": Du musst bedienen."
}

func (french) Turn() string                 { return "Ce n’est pas à vous." }
func (f french) NotHeld(c card.Card) string { return "Vous n’avez pas " + f.The(c) + "." }
func (french) IsOver() string               { return "La partie est terminée." }
func (french) NoDeal() string               { return "Les cartes ne sont pas encore données." }
func (french) Owes() string                 { return "Vous devez un appel : il passe d’abord." }
func (french) NotNow() string               { return "Ce n’est pas possible maintenant." }

func (f french) Follow(led, held card.Card) string {
	switch {
	case led == card.None:
		return "Vous avez de la couleur demandée : vous devez fournir."
	case held == card.None:
		return "On a joué " + f.The(led) + " et vous avez de cette couleur : vous devez fournir."
	}
	return "On a joué " + f.The(led) + " et vous avez " + f.The(held) + " : vous devez fournir."
}
