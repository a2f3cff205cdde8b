package main

import (
	"encoding/json"
	"fmt"
	"io"
	"strconv"
	"strings"

	"bivouac/game"
	"bivouac/internal/say"
	"bivouac/internal/tui"
)

type optionsCommand struct {
	agreement
	language
	JSON bool `help:"As JSON, for programs." name:"json"`
}

// Run lists the options of a game, or tells how an agreement is named and by which fingerprint it is known.
func (o *optionsCommand) Run(c *console) error {
	if o.Seats != 0 || o.Preset != "" || len(o.Set) > 0 {
		return o.agreed(c)
	}
	if o.JSON {
		return optionsJSON(c.out, o.Game.Game)
	}
	return optionsText(c.out, o.Game.Game, o.lang(), (&looks{}).style(c))
}

// agreed tells what is agreed: its name, its fingerprint, and what differs from the page.
func (o *optionsCommand) agreed(c *console) error {
	g, l := o.Game.Game, o.lang()
	seats, s, err := o.settle()
	if err != nil {
		return o.tell(g, err)
	}
	fingerprint := g.Fingerprint(s, seats)
	if o.JSON {
		preset, differ := g.Ruleset(s, seats)
		return indented(c.out, struct {
			Game        string          `json:"game"`
			Edition     int             `json:"edition"`
			Seats       int             `json:"seats"`
			Options     json.RawMessage `json:"options"`
			Preset      string          `json:"preset"` // the nearest
			Differ      int             `json:"differ"` // options that are not the preset's
			Fingerprint string          `json:"fingerprint"`
		}{g.Key, g.Edition, seats, g.EncodeSettings(s), preset.Key, differ, fingerprint})
	}
	voice, words := l.Voice(g.Key), l.Terminal()
	var b strings.Builder
	fmt.Fprintln(&b, words.Explained(voice.Name(), l.Ruleset(g, s, seats)))
	fmt.Fprintln(&b, words.Explained(l.Common().Fingerprint().Name, fingerprint))
	for i := range g.Options {
		if o := &g.Options[i]; s[o.Key] != o.Default() {
			fmt.Fprintf(&b, "%s=%s – %s\n", o.Key, s[o.Key], words.Explained(voice.Option(o.Key).Name, voice.Value(o.Key, s[o.Key]).Name))
		}
	}
	_, err = io.WriteString(c.out, b.String())
	return err
}

// optionsText tells people what the players of a game agree on.
func optionsText(out io.Writer, g *game.Game, l say.Lang, style tui.Style) error {
	var b strings.Builder
	voice, words := l.Voice(g.Key), l.Terminal()
	line := func(indent int, key string, l say.Label, more string) {
		text := strings.Repeat("  ", indent) + key
		if l.Name != key {
			text += " – " + l.Name
		}
		if more != "" {
			text += " (" + more + ")"
		}
		if l.Text != "" {
			text = words.Explained(text, l.Text)
		}
		fmt.Fprintln(&b, style.Paint(text))
	}
	fmt.Fprintf(&b, "%s\n\n", words.Options(voice.Name()))
	for i := range g.Options {
		o := &g.Options[i]
		line(0, o.Key, voice.Option(o.Key), "")
		for j, value := range o.Values {
			more := ""
			if j == 0 {
				more = words.Default()
			}
			line(1, value, voice.Value(o.Key, value), more)
		}
		for _, other := range o.Allowed()[len(o.Values):] {
			line(1, other, say.Label{Name: other}, "")
		}
		for _, need := range o.Needs {
			fmt.Fprintf(&b, "  %s\n", words.OnlyWith(needed(l, &need)))
		}
	}
	if len(g.Presets) > 0 {
		fmt.Fprintf(&b, "\n%s\n\n", words.Presets())
	}
	for i := range g.Presets {
		var set []string
		for j := range g.Options {
			if key := g.Options[j].Key; g.Presets[i].Set[key] != "" {
				set = append(set, key+"="+g.Presets[i].Set[key])
			}
		}
		line(0, g.Presets[i].Key, voice.Preset(g.Presets[i].Key), strings.Join(set, " "))
	}
	_, err := io.WriteString(out, b.String())
	return err
}

// needed is what a value requires, as it is typed.
func needed(l say.Lang, n *game.Need) string {
	if n.Key == "" {
		seats := make([]string, len(n.Seats))
		for i, count := range n.Seats {
			seats[i] = strconv.Itoa(count)
		}
		return l.Terminal().Players(l.Common().Or(seats...))
	}
	if len(n.Is) == 0 {
		return n.Key + "=" + l.Terminal().AnyBut(l.Common().Or(n.Not...))
	}
	return n.Key + "=" + strings.Join(n.Is, "|")
}

// optionsJSON writes the options for programs.
func optionsJSON(out io.Writer, g *game.Game) error {
	type need struct {
		Key   string   `json:"key,omitempty"`
		Is    []string `json:"is,omitempty"`
		Not   []string `json:"not,omitempty"`
		Seats []int    `json:"seats,omitempty"`
	}
	type option struct {
		Key     string   `json:"key"`
		Default string   `json:"default"`
		Values  []string `json:"values"`
		Min     *int     `json:"min,omitempty"`
		Max     *int     `json:"max,omitempty"`
		Form    string   `json:"form,omitempty"`
		Needs   []need   `json:"needs,omitempty"`
	}
	type preset struct {
		Key string            `json:"key"`
		Set map[string]string `json:"set"`
	}
	list := struct {
		Game     string   `json:"game"`
		Edition  int      `json:"edition"`
		MinSeats int      `json:"minSeats"`
		MaxSeats int      `json:"maxSeats"`
		Options  []option `json:"options"`
		Presets  []preset `json:"presets"`
	}{g.Key, g.Edition, g.MinSeats, g.MaxSeats, []option{}, []preset{}}
	for i := range g.Options {
		o := &g.Options[i]
		row := option{Key: o.Key, Default: o.Default(), Values: o.Values, Form: o.Form}
		if o.Max > 0 {
			row.Min, row.Max = &o.Min, &o.Max
		}
		for _, n := range o.Needs {
			row.Needs = append(row.Needs, need(n))
		}
		list.Options = append(list.Options, row)
	}
	for _, p := range g.Presets {
		set := p.Set
		if set == nil {
			set = map[string]string{}
		}
		list.Presets = append(list.Presets, preset{p.Key, set})
	}
	return indented(out, list)
}

// indented writes JSON as a program and a person can read it.
func indented(out io.Writer, value any) error {
	e := json.NewEncoder(out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(value)
}
