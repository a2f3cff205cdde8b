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
