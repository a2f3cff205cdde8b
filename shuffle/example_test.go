package shuffle_test

import (
	"fmt"

	"bivouac/card"
	"bivouac/shuffle"
)

// The first deal of testdata/records/napoleon.jsonl is checked: its seed has the seal that was shown before it, and gives
// the cards again.
func ExampleNew() {
	deal := shuffle.Deal{Table: "k3f9", Number: 1}
	seed, err := shuffle.ParseSeed("8dff6cd894b72fd4b7593cf9a896acf49f2cd7c7b0da02cb361bb9693c078937")
	if err != nil {
		fmt.Println(err)
		return
	}
	fmt.Println("seal", seed.Seal(deal))

	anna, err := shuffle.ParseContribution("d268c8b07d6305ee56b6593948d1e917")
	if err != nil {
		fmt.Println(err)
		return
	}
	adds := []shuffle.Contribution{anna, {}, {}, {}} // the others are computers
	pack := shuffle.New(seed, adds, deal).Pack(card.All &^ card.Joker.Set())
	cut := anna.Cut(pack.N) // she sits before the dealer
	pack.Cut(cut)
	var hand card.Set
	for round := range 5 { // the cards are dealt singly to four
		hand |= pack.Cards[4*round].Set()
	}
	fmt.Println("cut at", cut, "and the first to be dealt holds", hand)
	// Output:
	// seal 03797d1d017d196ea55ed1a08fcd5ba464462d328333fd2bd10eb43fef1737d3
	// cut at 39 and the first to be dealt holds 9D 2H 4H 4S 7S
}
