package record

import (
	"fmt"

	"bivouac/game"
)

// Codes of faults: what can be wrong with a line.
const (
	CutOff   = "cutOff"   // the file ends within the line
	TooLong  = "tooLong"  // the line is longer than MaxLine
	Form     = "form"     // not written as records are: Got is why
	Hash     = "hash"     // changed: Want is what its bytes give, Got is the h that stands there
	NoHead   = "noHead"   // no head stands before it
	BadHead  = "badHead"  // the head is wrong: Got is why
	Number   = "number"   // an input has the number Got and should have Want
	Order    = "order"    // it cannot stand here: Got is why
	NoMove   = "noMove"   // Got is no move of the game
	Refused  = "refused"  // the rules refuse the move Got; Refusal says why
	Owed     = "owed"     // the call Want is owed before it
	BadDeal  = "badDeal"  // the cards are wrong: Got is why
	BadSeal  = "badSeal"  // the seed has the seal Want, and Got was shown
	NotDealt = "notDealt" // the cards Want follow from the seed, and Got were dealt
	NotDrawn = "notDrawn" // the draw gives Want, and the record says Got
	NoReveal = "noReveal" // deal Want is finished, and its seed is not revealed at once
	Differs  = "differs"  // the rules derive Want, and here stands Got
	Empty    = "empty"    // there is no record in it
)

// Fault is the first thing that is wrong with a record, or with an input that somebody wants to write.
type Fault struct {
	Line      int // of the file, from 1; 0 where nothing was read
	Code      string
	Want, Got string
	Refusal   *game.Refusal // why a move is refused, where Code is Refused
	View      *game.View    // what its player saw
}

// Error is the fault in English; people are told the sentence of the catalogue.
func (f *Fault) Error() string {
	text := f.Got
	switch f.Code {
	case CutOff:
		text = "the file ends within this line"
	case TooLong:
		text = fmt.Sprintf("longer than %d bytes", MaxLine)
	case Form:
		text = "not a line of a record: " + f.Got
	case Hash:
		text = fmt.Sprintf("changed: its h is %s, and its bytes give %s", f.Got, f.Want)
	case NoHead:
		text = "no head stands before it"
	case Number:
		text = fmt.Sprintf("numbered %s, and %s is wanted", f.Got, f.Want)
	case NoMove:
		text = fmt.Sprintf("%q is no move of this game", f.Got)
	case Refused:
		text = fmt.Sprintf("%s is not allowed", f.Got)
		if f.Refusal != nil {
			text += ": " + f.Refusal.Error()
		}
	case Owed:
		text = f.Want + " is owed first"
	case BadSeal:
		text = fmt.Sprintf("the seed has the seal %s, and %s was shown", f.Want, f.Got)
	case NotDealt:
		text = fmt.Sprintf("the seed gives %s, and %s was dealt", f.Want, f.Got)
	case NotDrawn:
		text = fmt.Sprintf("drawn was %s, and the record says %s", f.Want, f.Got)
	case NoReveal:
		text = fmt.Sprintf("deal %s is finished, and its seed is not revealed at once", f.Want)
	case Differs:
		text = fmt.Sprintf("the rules derive %s, and here stands %s", f.Want, f.Got)
	case Empty:
		text = "there is no record in it"
	}
	if f.Line == 0 {
		return text
	}
	return fmt.Sprintf("line %d: %s", f.Line, text)
}
