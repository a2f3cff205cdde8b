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
	Game gameKey `arg:"" help:"drogue, polignac, slobberhannes or napoleon."`
	language
	JSON bool `help:"As JSON, for programs." name:"json"`
}

// Run lists the options of a game.
func (o *optionsCommand) Run(c *console) error {
	if o.JSON {
		return optionsJSON(c.out, o.Game.Game)
	}
	return optionsText(c.out, o.Game.Game, o.lang(), (&looks{}).style(c))
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
	e := json.NewEncoder(out)
	e.SetEscapeHTML(false)
	e.SetIndent("", "  ")
	return e.Encode(list)
}
