package record_test

import (
	"fmt"
	"os"

	"bivouac/games"
	"bivouac/games/napoleon"
	"bivouac/record"
)

// A record is read and checked line by line; each event has the match as it stood after it.
func ExampleReplay() {
	file, err := os.Open("../testdata/records/napoleon.jsonl")
	if err != nil {
		fmt.Println(err)
		return
	}
	defer file.Close()
	for e, err := range record.Replay(file, games.Find) {
		if err != nil {
			fmt.Println(err) // a *record.Fault names the line and what is wrong with it
			return
		}
		for _, note := range e.Notes {
			if n, ok := note.(napoleon.Settle); ok {
				fmt.Printf("deal %d: %s bids %s, made: %t\n", e.State.Open().Deals, e.Players[n.Soloist].Name, n.Bid, n.Made)
			}
		}
		if p := e.State.Open(); p.Over {
			for seat := range p.Winners.Each() {
				fmt.Println("won by", e.Players[seat].Name)
			}
			return
		}
	}
	// Output:
	// deal 3: Anna bids two, made: false
	// deal 4: Carla bids three, made: true
	// deal 6: Dan bids two, made: true
	// deal 7: Ben bids two, made: true
	// won by Carla
}

// A position is a deal alone, as solvers and tests exchange it: set up in one line, it is a state like that of a match.
func ExampleParsePosition() {
	p, err := record.ParsePosition([]byte(`{"game":"napoleon","dealer":0,"hands":["3C KC 5D 6H AH","8C AD KH 4S 7S","6C 9D 2H JS QS","2C 7C 3H JH AS"],` +
		`"decided":[{"seat":1,"move":"pass"},{"seat":2,"move":"pass"},{"seat":3,"move":"two"},{"seat":0,"move":"pass"},{"seat":3,"move":"AS"}]}`))
	if err != nil {
		fmt.Println(err)
		return
	}
	f, err := p.Fold(games.Find)
	if err != nil {
		fmt.Println(err) // names the cards or the decision that are wrong
		return
	}
	for seat := range f.State.Open().Awaits.Each() {
		v := f.State.Look(seat)
		fmt.Print("seat ", seat, " may play")
		for _, m := range v.Lawful {
			fmt.Print(" ", f.Game.Format(v.Hand, m))
		}
		fmt.Println()
	}
	// Output:
	// seat 0 may play 3C KC 5D 6H AH
}
