package ruling_test

import (
	"fmt"

	"bivouac/ruling"
)

// Hearts are trumps, the king of spades is led, and I hold the ace and the nine of spades.
func ExampleAsk() {
	question := `{"game":"drogue","ask":"legal","trump":"H","trick":["KS"],"hand":["AS","9S"]}`
	fmt.Println(string(ruling.Ask([]byte(question), nil)))

	// A person may want to hear why. Tell makes the sentence; what it is made from stands in the refusal.
	tell := func(_ *ruling.Question, r *ruling.Reason) string {
		return fmt.Sprintf("You hold %v, which beats %v.", r.Refusal.Held, r.Refusal.Top)
	}
	fmt.Println(string(ruling.Ask([]byte(question), tell)))
	// Output:
	// {"cards":["AS"],"why":[{"card":"9S","clause":"drogue §6"}]}
	// {"cards":["AS"],"why":[{"card":"9S","clause":"drogue §6","text":"You hold AS, which beats KS."}]}
}
