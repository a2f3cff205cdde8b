package gametest

import (
	"fmt"
	"reflect"
	"strings"

	"bivouac/game"
)

// flatness finds what makes a game's state or its table of open facts something else than a flat struct:
// a state is copied by one assignment, and Facts cannot lead anywhere but to open facts.
func flatness(g *game.Game, at table) error {
	s := g.New(at.settings, at.seats, 0)
	state := reflect.TypeOf(s)
	if state.Kind() != reflect.Pointer || state.Elem().Kind() != reflect.Struct {
		return fmt.Errorf("the state is a %v, want a pointer to a struct", state)
	}
	if path, kind := unflat(state.Elem(), false); kind != "" {
		return fmt.Errorf("%v%s is a %s: a state is flat", state.Elem(), path, kind)
	}
	facts := reflect.TypeOf(s.Look(game.Watcher).Facts)
	if facts == nil || facts.Kind() != reflect.Struct || facts.Name() != "Table" || facts.PkgPath() != state.Elem().PkgPath() {
		return fmt.Errorf("the facts of a view are a %v, want the game's struct Table", facts)
	}
	if path, kind := unflat(facts, true); kind != "" {
		return fmt.Errorf("%v%s is a %s: the open facts are flat and exported", facts, path, kind)
	}
	if f, ok := facts.FieldByName("Public"); !ok || !f.Anonymous || f.Type != reflect.TypeFor[game.Public]() {
		return fmt.Errorf("%v does not embed game.Public", facts)
	}
	if f, ok := state.Elem().FieldByName("Table"); !ok || !f.Anonymous || f.Type != facts {
		return fmt.Errorf("%v does not embed its %v", state.Elem(), facts)
	}
	return nil
}

// unflat finds a part of the type that is not flat, or not exported where that is wanted.
func unflat(t reflect.Type, exported bool) (path, kind string) {
	switch t.Kind() {
	case reflect.Bool, reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64,
		reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return "", ""
	case reflect.Array:
		if path, kind = unflat(t.Elem(), exported); kind != "" {
			return "[]" + path, kind
		}
		return "", ""
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			if exported && !f.IsExported() {
				return "." + f.Name, "hidden field"
			}
			if path, kind = unflat(f.Type, exported); kind != "" {
				return "." + f.Name + path, kind
			}
		}
		return "", ""
	}
	return "", t.Kind().String()
}

// facts checks that the view carries the state's own table of open facts and nothing else.
func facts(s game.State, v *game.View) error {
	own := reflect.ValueOf(s).Elem().FieldByName("Table").Interface()
	if v.Facts != own {
		return fmt.Errorf("the facts are not the table: %s", difference(v.Facts, own))
	}
	if v.Public != *s.Open() {
		return fmt.Errorf("the view is not what lies open: %s", difference(v.Public, *s.Open()))
	}
	return nil
}

// listOfBytes finds a list of bytes in a type that is written as JSON.
func listOfBytes(t reflect.Type) (path string) {
	switch t.Kind() {
	case reflect.Slice:
		if t.Elem().Kind() == reflect.Uint8 {
			return "[]"
		}
		return listOfBytes(t.Elem())
	case reflect.Array, reflect.Pointer:
		return listOfBytes(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if path = listOfBytes(t.Field(i).Type); path != "" {
				return "." + t.Field(i).Name + path
			}
		}
	}
	return ""
}

// difference names the first part in which two values of one type differ, and what stands there.
func difference(a, b any) string {
	path, one, two := differ(reflect.ValueOf(a), reflect.ValueOf(b))
	return fmt.Sprintf("%s: %v and %v", strings.TrimPrefix(path, "."), one, two)
}

func differ(a, b reflect.Value) (path string, one, two reflect.Value) {
	switch a.Kind() {
	case reflect.Interface:
		if a.Elem().Type() == b.Elem().Type() {
			return differ(a.Elem(), b.Elem())
		}
	case reflect.Struct:
		for i := range a.NumField() {
			if path, one, two = differ(a.Field(i), b.Field(i)); path != "" {
				return "." + a.Type().Field(i).Name + strings.TrimSuffix(path, "!"), one, two
			}
		}
		return "", a, b
	case reflect.Array, reflect.Slice:
		for i := range min(a.Len(), b.Len()) {
			if path, one, two = differ(a.Index(i), b.Index(i)); path != "" {
				return fmt.Sprintf("[%d]%s", i, strings.TrimSuffix(path, "!")), one, two
			}
		}
		if a.Len() == b.Len() {
			return "", a, b
		}
	default:
		if a.Equal(b) {
			return "", a, b
		}
	}
	return "!", a, b
}
