package record_test

import (
	"bytes"
	"context"
	"flag"
	"os"
	"path/filepath"
	"testing"

	"bivouac/bot"
	drogue "bivouac/games/drogue/thumb"
	napoleon "bivouac/games/napoleon/thumb"
	polignac "bivouac/games/polignac/thumb"
	slobberhannes "bivouac/games/slobberhannes/thumb"

	"bivouac/game"
	"bivouac/games"
	"bivouac/record"
	"bivouac/shuffle"
)

var update = flag.Bool("update", false, "play the golden records anew: a public format changes with them")

const goldenFolder = "../testdata/records"

// goldens are matches between people and computers, played once by the players who play by rules of thumb.
var goldens = map[string]table{
	"drogue":        {game: "drogue", seats: 4, options: game.Settings{"length": "4"}, people: 2},
	"drogue-kings":  {game: "drogue", seats: 4, options: game.Settings{"length": "open", "partners": "kings", "speech": "mute"}, people: 3, rings: 250},
	"napoleon":      {game: "napoleon", seats: 4, options: game.Settings{"length": "2"}, people: 1},
	"napoleon-six":  {game: "napoleon", seats: 6, options: game.Settings{"length": "1", "dealerOut": "on", "joker": "on", "allPass": "double"}, people: 6},
	"polignac":      {game: "polignac", seats: 4, options: game.Settings{"target": "10"}, people: 1},
	"polignac-five": {game: "polignac", seats: 5, options: game.Settings{"pack": "french", "slam": "chelem+generale", "stake": "2"}, people: 1},
	"slobberhannes": {game: "slobberhannes", seats: 4, people: 1},
	"drogue-hand":   {game: "drogue", seats: 4, options: game.Settings{"length": "4"}, people: 2, shuffle: shuffle.ByHand},
	"napoleon-hand": {game: "napoleon", seats: 4, options: game.Settings{"length": "2"}, people: 4, shuffle: shuffle.ByHand},
}

var thumbs = map[string]func(seed uint64) bot.Bot{
	"drogue": drogue.New, "napoleon": napoleon.New, "polignac": polignac.New, "slobberhannes": slobberhannes.New,
}

// playWell plays a match to its end with the players who play by rules of thumb.
func (at table) playWell(t *testing.T, out *bytes.Buffer, seed byte) {
	t.Helper()
	setup := at.setup(t, seed)
	var players []bot.Bot
	for i := range setup.Players {
		players = append(players, thumbs[at.game](uint64(seed)+uint64(i)))
		if setup.Players[i].Kind == record.Computer {
			setup.Players[i].Player = players[i].Name()
		}
	}
	m, err := record.Start(out, setup)
	for err == nil && !m.State.Open().Over {
		p := m.State.Open()
		if at.rings > 0 && int(p.Turn) >= at.rings && !m.Rung() {
			err = m.Ring()
			continue
		}
		if p.WantsDeal() {
			err = m.Deal(0)
			continue
		}
		by := p.Awaits.First()
		v := m.State.Look(by)
		mv, ok := players[by].Aside(context.Background(), &v)
		if !ok {
			mv, err = players[by].Move(context.Background(), &v)
		}
		if err == nil {
			err = m.Play(by, mv)
		}
	}
	if err != nil {
		t.Fatalf("%v: %v", at, err)
	}
}

// The inputs of every golden record, written again, give the same bytes: the format, the rules' derived lines and the way a
// deal follows from its seeds are public and never change.
func TestGoldenRecords(t *testing.T) {
	if *update {
		for name, at := range goldens {
			var out bytes.Buffer
			at.playWell(t, &out, byte(len(name)))
			if err := os.WriteFile(filepath.Join(goldenFolder, name+".jsonl"), out.Bytes(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
	for name := range goldens {
		golden, err := os.ReadFile(filepath.Join(goldenFolder, name+".jsonl"))
		if err != nil {
			t.Fatal(err)
		}
		if v, err := record.Check(bytes.NewReader(golden), games.Find); err != nil || v.Over != 1 || v.Sealed != v.Deals {
			t.Errorf("%s: %+v, %v", name, v, err)
		}
		var again bytes.Buffer
		var w *record.Writer
		for e, err := range record.Read(bytes.NewReader(golden)) {
			switch l := e.Line.(type) {
			case record.Head:
				g, _ := games.Find(l.Game)
				w, err = record.NewWriter(&again, g, l)
			case record.Input:
				err = w.Write(l)
			}
			if err != nil {
				t.Fatalf("%s, line %d: %v", name, e.At, err)
			}
		}
		if !bytes.Equal(again.Bytes(), golden) {
			t.Errorf("%s: written again the record differs", name)
		}
	}
}
