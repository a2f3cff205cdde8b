package game

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"slices"
	"sort"
	"strconv"
	"strings"
)

// Option is one thing that players agree on before the first deal.
type Option struct {
	Key    string
	Values []string // the default first
	// Min and Max allow whole numbers beside Values, where Max > 0.
	Min, Max int
	// Free allows further values; Form says how they look, as "W/L". May be nil.
	Free func(value string) bool
	Form string
	// Needs is what any value but the default requires.
	Needs []Need
}

// Need is what a value requires: another option to have one of some values or none of some, or a number of seats.
type Need struct {
	Key   string
	Is    []string // one of these
	Not   []string // none of these
	Seats []int    // one of these numbers of seats, where Key is empty
}

// Preset is a set of agreements with a name.
type Preset struct {
	Key string
	Set map[string]string
}

// Settings is a value for each option of a game.
type Settings map[string]string

// Reasons why settings are refused.
const (
	UnknownOption = "unknown" // the game has no such option
	UnknownValue  = "value"   // the option has no such value
	Contradiction = "clash"   // two settings contradict each other
	WrongSeats    = "seats"   // the setting does not go with this number of players
	TooManySeats  = "players" // the game itself does not go with this number of players
	UnknownPreset = "preset"  // the game has no such preset
)

// OptionError is why settings are refused. Where two settings contradict each other it names both.
type OptionError struct {
	Reason     string
	Key, Value string
	Allowed    []string // what may stand there
	Other      string   // the key of the other setting, where two contradict each other
	OtherValue string   // what the other one is
	Wants      []string // what the other one would have to be; empty: anything but OtherValue
	Seats      int      // the number of players
}

// Error is the reason in English; people are told the sentence of the catalogue.
func (e *OptionError) Error() string {
	list := strings.Join(e.Allowed, ", ")
	switch e.Reason {
	case UnknownOption:
		return fmt.Sprintf("there is no option %q; there are %s", e.Key, list)
	case UnknownPreset:
		return fmt.Sprintf("there is no preset %q; there are %s", e.Value, list)
	case UnknownValue:
		return fmt.Sprintf("option %s cannot be %q; it can be %s", e.Key, e.Value, list)
	case TooManySeats:
		return fmt.Sprintf("this game is not for %d players; it is for %s", e.Seats, list)
	case WrongSeats:
		return fmt.Sprintf("%s=%s does not go with %d players", e.Key, e.Value, e.Seats)
	}
	if len(e.Wants) > 0 {
		return fmt.Sprintf("%s=%s goes only with %s=%s, and %s is %s", e.Key, e.Value, e.Other, strings.Join(e.Wants, "|"), e.Other, e.OtherValue)
	}
	return fmt.Sprintf("%s=%s does not go with %s=%s", e.Key, e.Value, e.Other, e.OtherValue)
}

// Option finds an option by its key.
func (g *Game) Option(key string) (*Option, bool) {
	for i := range g.Options {
		if g.Options[i].Key == key {
			return &g.Options[i], true
		}
	}
	return nil, false
}

// Preset finds a preset by its key.
func (g *Game) Preset(key string) (*Preset, error) {
	var names []string
	for i := range g.Presets {
		if g.Presets[i].Key == key {
			return &g.Presets[i], nil
		}
		names = append(names, g.Presets[i].Key)
	}
	return nil, &OptionError{Reason: UnknownPreset, Value: key, Allowed: names}
}

// Agreed is what a preset says for a table of so many seats, without what does not go with that number.
// Its error is an *OptionError.
func (g *Game) Agreed(preset string, seats int) (map[string]string, error) {
	p, err := g.Preset(preset)
	if err != nil {
		return nil, err
	}
	set := make(map[string]string, len(p.Set))
	for key, value := range p.Set {
		if o, ok := g.Option(key); ok && o.goesWith(seats) {
			set[key] = value
		}
	}
	return set, nil
}

// Ruleset is the preset that settings are nearest to: the one from which the fewest options differ, of several the first.
// differ counts them; 0: the settings are the preset's. nil where the game has no preset for so many seats.
func (g *Game) Ruleset(s Settings, seats int) (nearest *Preset, differ int) {
	for i := range g.Presets {
		set, err := g.Agreed(g.Presets[i].Key, seats)
		if err != nil {
			continue
		}
		full, err := g.Complete(set, seats)
		if err != nil {
			continue
		}
		others := 0
		for key, value := range full {
			if s[key] != value {
				others++
			}
		}
		if nearest == nil || others < differ {
			nearest, differ = &g.Presets[i], others
		}
	}
	return nearest, differ
}

// goesWith tells whether the option can have another value than its default at a table of so many seats.
func (o *Option) goesWith(seats int) bool {
	for _, need := range o.Needs {
		if need.Key == "" && !slices.Contains(need.Seats, seats) {
			return false
		}
	}
	return true
}

// Default is the value that an option has when nobody says anything.
func (o *Option) Default() string { return o.Values[0] }

// Allows tells whether the option can have the value.
func (o *Option) Allows(value string) bool {
	for _, v := range o.Values {
		if v == value {
			return true
		}
	}
	if o.Max > 0 {
		if n, err := strconv.Atoi(value); err == nil && strconv.Itoa(n) == value && n >= o.Min && n <= o.Max {
			return true
		}
	}
	return o.Free != nil && o.Free(value)
}

// Allowed lists what the option can be, for people.
func (o *Option) Allowed() []string {
	list := append([]string(nil), o.Values...)
	if o.Max > 0 {
		list = append(list, fmt.Sprintf("%d … %d", o.Min, o.Max))
	}
	if o.Free != nil {
		list = append(list, o.Form)
	}
	return list
}

// Fill checks the values that were given, each by itself, and adds the defaults of the others.
func (g *Game) Fill(given map[string]string) (Settings, error) {
	keys := make([]string, 0, len(given))
	for key := range given {
		keys = append(keys, key)
	}
	sort.Strings(keys) // of several mistakes always the same one is named
	for _, key := range keys {
		o, ok := g.Option(key)
		if !ok {
			var all []string
			for i := range g.Options {
				all = append(all, g.Options[i].Key)
			}
			return nil, &OptionError{Reason: UnknownOption, Key: key, Allowed: all}
		}
		if !o.Allows(given[key]) {
			return nil, &OptionError{Reason: UnknownValue, Key: key, Value: given[key], Allowed: o.Allowed()}
		}
	}
	s := make(Settings, len(g.Options))
	for i := range g.Options {
		o := &g.Options[i]
		if v, ok := given[o.Key]; ok {
			s[o.Key] = v
		} else {
			s[o.Key] = o.Default()
		}
	}
	return s, nil
}

// Complete checks settings for a table of so many seats, all together, and adds the defaults. Its error is an *OptionError.
func (g *Game) Complete(given map[string]string, seats int) (Settings, error) {
	s, err := g.Fill(given)
	if err != nil {
		return nil, err
	}
	if seats < g.MinSeats || seats > g.MaxSeats {
		allowed := strconv.Itoa(g.MinSeats)
		if g.MaxSeats > g.MinSeats {
			allowed += " … " + strconv.Itoa(g.MaxSeats)
		}
		return nil, &OptionError{Reason: TooManySeats, Seats: seats, Allowed: []string{allowed}}
	}
	for i := range g.Options {
		o := &g.Options[i]
		if s[o.Key] == o.Default() {
			continue
		}
		for _, need := range o.Needs {
			if err := need.check(o.Key, s, seats); err != nil {
				return nil, err
			}
		}
	}
	if g.Clash != nil {
		if err := g.Clash(s, seats); err != nil {
			return nil, err
		}
	}
	return s, nil
}

func (n *Need) check(key string, s Settings, seats int) error {
	if n.Key == "" {
		if slices.Contains(n.Seats, seats) {
			return nil
		}
		return &OptionError{Reason: WrongSeats, Key: key, Value: s[key], Seats: seats}
	}
	is := s[n.Key]
	clash := &OptionError{Reason: Contradiction, Key: key, Value: s[key], Other: n.Key, OtherValue: is, Wants: n.Is}
	for _, not := range n.Not {
		if is == not {
			return clash
		}
	}
	for _, want := range n.Is {
		if is == want {
			return nil
		}
	}
	if len(n.Is) > 0 {
		return clash
	}
	return nil
}

// Int is the value of an option as a whole number; 0 where it is none.
func (s Settings) Int(key string) int {
	n, _ := strconv.Atoi(s[key])
	return n
}

// On tells whether an option is "on".
func (s Settings) On(key string) bool { return s[key] == "on" }

// EncodeSettings writes settings as a JSON object in the order of the game's options: whole numbers as numbers, all else as strings.
func (g *Game) EncodeSettings(s Settings) []byte {
	var b bytes.Buffer
	b.WriteByte('{')
	for i := range g.Options {
		if i > 0 {
			b.WriteByte(',')
		}
		key := g.Options[i].Key
		b.WriteString(strconv.Quote(key))
		b.WriteByte(':')
		if n, err := strconv.Atoi(s[key]); err == nil && strconv.Itoa(n) == s[key] {
			b.WriteString(s[key])
		} else {
			text, _ := json.Marshal(s[key]) // a string always marshals
			b.Write(text)
		}
	}
	b.WriteByte('}')
	return b.Bytes()
}

// Fingerprint is eight hexadecimal digits that tell two agreements apart: the first four bytes of SHA-256 over the game, the
// edition of its rules, the number of seats, and settings that Complete made, written as docs/record.md says.
func (g *Game) Fingerprint(s Settings, seats int) string {
	text := fmt.Sprintf(`{"game":%q,"edition":%d,"seats":%d,"options":%s}`, g.Key, g.Edition, seats, g.EncodeSettings(s))
	sum := sha256.Sum256([]byte(text))
	return fmt.Sprintf("%x", sum[:4])
}

// DecodeSettings reads values from JSON as EncodeSettings writes them. It does not check them: Complete does.
func DecodeSettings(raw map[string]json.RawMessage) (map[string]string, error) {
	out := make(map[string]string, len(raw))
	for key, value := range raw {
		var text string
		if err := json.Unmarshal(value, &text); err == nil && len(value) > 0 && value[0] == '"' {
			if _, err := strconv.Atoi(text); err == nil {
				return nil, fmt.Errorf("option %s is a whole number and stands without quotation marks", key)
			}
			out[key] = text
			continue
		}
		n, err := strconv.Atoi(string(value))
		if err != nil || strconv.Itoa(n) != string(value) {
			return nil, fmt.Errorf("option %s is neither a string nor a whole number", key)
		}
		out[key] = string(value)
	}
	return out, nil
}
