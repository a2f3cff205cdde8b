package games

import (
	"encoding/json"
	"errors"
	"maps"
	"testing"

	"bivouac/card"
	"bivouac/game"
)

// FuzzOptions asks for agreements that nobody would think of. Each is refused with a reason in words, or completed: then it
// completes to itself, goes through JSON unchanged, and a match can be opened with it.
func FuzzOptions(f *testing.F) {
	f.Add(uint8(0), uint8(4), "everyLossAdds", "on", "release", "one")
	f.Add(uint8(1), uint8(7), "dealerPays", "on", "stake", "1000")
	f.Add(uint8(1), uint8(9), "penalty", "queens", "order", "king")
	f.Add(uint8(3), uint8(6), "blucher", "0/1", "pack", "24")
	f.Add(uint8(3), uint8(6), "length", "010", "", "")
	f.Fuzz(func(t *testing.T, which, seats uint8, key1, value1, key2, value2 string) {
		g := All[int(which)%len(All)]
		given := map[string]string{}
		for key, value := range map[string]string{key1: value1, key2: value2} {
			if key != "" {
				given[key] = value
			}
		}
		set, err := g.Complete(given, int(seats))
		if err != nil {
			var why *game.OptionError
			if !errors.As(err, &why) || why.Error() == "" {
				t.Fatalf("%v is refused without a reason: %v", given, err)
			}
			return
		}
		again, err := g.Complete(set, int(seats))
		if err != nil || !maps.Equal(again, set) {
			t.Fatalf("%v completes to %v, and that to %v, %v", given, set, again, err)
		}
		var raw map[string]json.RawMessage
		if err := json.Unmarshal(g.EncodeSettings(set), &raw); err != nil {
			t.Fatalf("%s: %v", g.EncodeSettings(set), err)
		}
		read, err := game.DecodeSettings(raw)
		if err != nil || !maps.Equal(read, set) {
			t.Fatalf("%v comes back from JSON as %v, %v", set, read, err)
		}
		if s := g.New(set, int(seats), 0); int(s.Open().N) != int(seats) || s.Open().Over {
			t.Fatalf("a match opened with %v has %d seats", set, s.Open().N)
		}
	})
}

// FuzzMoves reads as moves what nobody would write. What is read can be written, and reads as the same move again.
func FuzzMoves(f *testing.F) {
	for _, text := range []string{
		"KS", "show H 9H KH AH JC JS", "name JC JS black JS", "tell card JC", "tell number 4", "challenge 2 trick 3", "challenge quivive JC",
		"announce 5", "point 50", "accord 2", "outofturn KS",
	} {
		f.Add(uint8(0), uint64(0x0200_1A80_0000_0200), text)
	}
	f.Add(uint8(1), uint64(0), "generale")
	f.Add(uint8(3), uint64(0), "misere")
	f.Fuzz(func(t *testing.T, which uint8, hand uint64, text string) {
		g, cards := All[int(which)%len(All)], card.Set(hand)&card.All
		m, err := g.Parse(cards, text)
		if err != nil {
			return
		}
		again := g.Format(cards, m)
		if back, err := g.Parse(cards, again); err != nil || back != m {
			t.Fatalf("%s: %q of %v is the move %#x, and that is written %q, which is %#x, %v", g.Key, text, cards, m, again, back, err)
		}
	})
}
