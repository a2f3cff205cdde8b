package gametest

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"

	"bivouac/card"
	"bivouac/game"
)

// options checks what players may agree on: every value that is listed can be had at some table, settings come back from
// JSON as they went, and what follows from settings alone is well formed.
func options(g *game.Game, list []table) error {
	had := map[string]bool{}
	prints := map[string]string{} // what is agreed, by its fingerprint
	for _, at := range list {
		for key, value := range at.settings {
			had[key+"="+value] = true
		}
		text := g.EncodeSettings(at.settings)
		var raw map[string]json.RawMessage
		if err := json.Unmarshal(text, &raw); err != nil {
			return fmt.Errorf("settings are written as %s: %w", text, err)
		}
		back, err := game.DecodeSettings(raw)
		if err != nil || !maps.Equal(back, at.settings) {
			return fmt.Errorf("settings are written as %s and read as %v, %v", text, back, err)
		}
		agreed := fmt.Sprintf("%d %s", at.seats, text)
		fingerprint := g.Fingerprint(at.settings, at.seats)
		if other, ok := prints[fingerprint]; ok && other != agreed {
			return fmt.Errorf("%s and %s have one fingerprint", agreed, other)
		}
		if again := g.Fingerprint(back, at.seats); again != fingerprint {
			return fmt.Errorf("%s has the fingerprints %s and %s", agreed, fingerprint, again)
		}
		prints[fingerprint] = agreed
		if err := draws(g, at); err != nil {
			return fmt.Errorf("%s: %w", at.name, err)
		}
	}
	for i := range g.Options {
		for _, v := range values(&g.Options[i]) {
			if !g.Options[i].Allows(v) {
				return fmt.Errorf("%s=%s is listed and not allowed", g.Options[i].Key, v)
			}
			if !had[g.Options[i].Key+"="+v] {
				return fmt.Errorf("%s=%s goes with no table", g.Options[i].Key, v)
			}
		}
	}
	for _, p := range g.Presets {
		for seats := g.MinSeats; ; seats++ {
			if seats > g.MaxSeats {
				return fmt.Errorf("preset %s goes with no number of players", p.Key)
			}
			if _, err := g.Complete(p.Set, seats); err == nil {
				break
			}
		}
	}
	return nil
}

// draws checks the pack, and the drawing of places where there is one.
func draws(g *game.Game, at table) error {
	pack := g.Pack(at.settings, at.seats)
	if pack == 0 || pack&^card.All != 0 {
		return fmt.Errorf("the pack is %v", pack)
	}
	if g.Draw == nil {
		return nil
	}
	rng := rand.New(rand.NewPCG(1, 2))
	for range 20 {
		p := shuffled(rng, pack)
		d, ok := g.Draw(at.settings, p)
		if !ok {
			continue
		}
		if d.Dealer >= game.Seat(at.seats) || len(d.From) != at.seats || game.SeatsOf(d.From...) != game.AllSeats(at.seats) {
			return fmt.Errorf("places were drawn from %v with dealer %d", d.From, d.Dealer)
		}
		if turned := card.SetOf(d.Cards...); len(d.Cards) == 0 || turned.Len() != len(d.Cards) || turned&^pack != 0 {
			return fmt.Errorf("places were drawn with the cards %v", d.Cards)
		}
		if card.SetOf(p.Cards[:len(d.Cards)]...) != card.SetOf(d.Cards...) {
			return fmt.Errorf("%v were turned up, and they do not lie on top", d.Cards)
		}
	}
	return nil
}
