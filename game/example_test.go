package game_test

import (
	"encoding/json"
	"fmt"

	"bivouac/card"
	"bivouac/game"
	"bivouac/games/napoleon"
)

// A deal is played: a pack goes in, moves go in through Check, and what followed comes out.
func Example() {
	g := napoleon.Game
	settings, err := g.Complete(map[string]string{"allPass": "double"}, 4) // all other options have their defaults
	if err != nil {
		fmt.Println(err)
		return
	}
	s := g.New(settings, 4, 3)                // four players; seat 3 deals, so seat 0 speaks first
	pack := card.NewPack(g.Pack(settings, 4)) // as it comes from the shop: package shuffle mixes it
	s.Deal(&pack)
	fmt.Println("seat 0 holds", s.Look(0).Hand)

	play := func(text string) {
		by := s.Open().Awaits.First()
		m, err := g.Parse(s.Look(by).Hand, text)
		if err == nil {
			err = game.Check(s, by, m)
		}
		if err != nil {
			fmt.Printf("seat %d, %s: %v\n", by, text, err)
			return
		}
		s.Play(by, m)
		for _, note := range g.Notes(s) {
			line, _ := json.Marshal(note)
			fmt.Println(string(line))
		}
	}
	for _, call := range []string{"two", "two", "pass", "pass", "pass"} {
		play(call)
	}
	for s.Open().Dealt {
		v := s.Look(s.Open().Awaits.First())
		play(g.Format(v.Hand, v.Lawful[0]))
	}
	// Output:
	// seat 0 holds 2C 6C TC AC 5D
	// seat 1, two: the table does not accept this move now
	// {"derived":"trick","number":1,"winner":3,"cards":"2C 3C 4C 5C"}
	// {"derived":"trick","number":2,"winner":3,"cards":"9C 6C 7C 8C"}
	// {"derived":"trick","number":3,"winner":3,"cards":"KC TC JC QC"}
	// {"derived":"trick","number":4,"winner":0,"cards":"4D 5D 2D 3D"}
	// {"derived":"trick","number":5,"winner":0,"cards":"AC 6D 7D 8D"}
	// {"derived":"settle","soloist":0,"bid":"two","made":true,"times":1,"tricks":2,"pay":[6,-2,-2,-2],"balances":[6,-2,-2,-2]}
}

// A refusal is data: which duty, which card forces it, and the clause of the rule book.
func ExampleRefusal() {
	g := napoleon.Game
	settings, err := g.Complete(nil, 4)
	if err != nil {
		fmt.Println(err)
		return
	}
	s := g.New(settings, 4, 3)
	pack := card.NewPack(g.Pack(settings, 4))
	s.Deal(&pack)
	for _, text := range []string{"two", "pass", "pass", "pass", "6C"} {
		by := s.Open().Awaits.First()
		m, err := g.Parse(s.Look(by).Hand, text)
		if err != nil {
			fmt.Println(err)
			return
		}
		s.Play(by, m)
	}
	v := s.Look(1)
	for c := range v.Hand.Each() {
		if why := g.Why(&v, game.PlayOf(c)); why != nil {
			fmt.Printf("not %v: %s to %v, since %v is held; %s\n", c, why.Code, why.Top, why.Held, why.Clause)
		}
	}
	// Output:
	// not 2D: follow to 6C, since 3C is held; napoleon §3
	// not 6D: follow to 6C, since 3C is held; napoleon §3
}
