package game

// Void is the note of a deal that counts for nothing. Cause is "redeal" or "allPass".
type Void struct {
	Derived string `json:"derived"`
	Cause   string `json:"cause"`
}

// VoidBy is the note of a void deal with its cause.
func VoidBy(cause string) Void { return Void{"void", cause} }

// Result is the note that ends a match. In a draw both lists are empty.
type Result struct {
	Derived string `json:"derived"`
	Winners []int  `json:"winners"`
	Losers  []int  `json:"losers"`
}

// ResultOf is the note of the match that has just ended.
func ResultOf(p *Public) Result { return Result{"result", p.Winners.Ints(), p.Losers.Ints()} }
