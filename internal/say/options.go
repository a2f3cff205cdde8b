package say

import (
	"strconv"

	"bivouac/game"
)

// options is the words that the options of many games share, and the sentences that refuse settings.
type options interface {
	On() Label
	Off() Label
	// OpenTricks is the option of leaving all tricks of a deal open to be looked at.
	OpenTricks() Label
	// Discipline is the option of who watches over the rules; Assisted and Strict are its values, to which a game adds what a
	// breach costs there.
	Discipline() Label
	Assisted() Label
	Strict() Label
	// Length is the option of how long a match lasts; Deals, Minutes and Open are values of it.
	Length() Label
	Deals(n int) Label
	Minutes(n int) Label
	Open() Label
	// Fingerprint is the short number by which agreements are told apart.
	Fingerprint() Label

	ownRules(preset string) string
	unknownOption(key string, allowed []string) string
	unknownPreset(key string, allowed []string) string
	unknownValue(option, value string, allowed []string) string
	tooManySeats(game string, seats int, allowed []string) string
	wrongSeats(option, value string, seats int) string
	wants(option, value, other, is string, wants []string) string
	clash(option, value, other, is string) string
}

// Option names the options that many games share; ok is false for one that a game has to itself.
func (l Lang) Option(key string) (label Label, ok bool) {
	say := l.Common()
	switch key {
	case "openTricks":
		return say.OpenTricks(), true
	case "discipline":
		return say.Discipline(), true
	case "length":
		return say.Length(), true
	}
	return Label{Name: key}, false
}

// Value names the values that many games share, on and off, assisted and strict; ok is false for any other.
func (l Lang) Value(key, value string) (label Label, ok bool) {
	say := l.Common()
	switch {
	case value == "on":
		return say.On(), true
	case value == "off":
		return say.Off(), true
	case key == "discipline" && value == "assisted":
		return say.Assisted(), true
	case key == "discipline" && value == "strict":
		return say.Strict(), true
	}
	return Label{Name: value}, false
}

// Ruleset is the name of what a table of so many seats has agreed on: that of a preset, or from which one the agreement starts.
func (l Lang) Ruleset(g *game.Game, s game.Settings, seats int) string {
	preset, differ := g.Ruleset(s, seats)
	name := l.Voice(g.Key).Preset(preset.Key).Name
	if differ > 0 {
		return l.Common().ownRules(name)
	}
	return name
}

// OptionError is why settings of a game are refused, in a sentence. Where two settings contradict each other it names both.
func (l Lang) OptionError(gameKey string, e *game.OptionError) string {
	say, voice := l.Common(), l.Voice(gameKey)
	option, value := voice.Option(e.Key).Name, voice.Value(e.Key, e.Value).Name
	allowed := make([]string, len(e.Allowed))
	for i, v := range e.Allowed {
		allowed[i] = voice.Value(e.Key, v).Name
	}
	switch e.Reason {
	case game.UnknownOption:
		return say.unknownOption(e.Key, e.Allowed)
	case game.UnknownPreset:
		return say.unknownPreset(e.Value, e.Allowed)
	case game.UnknownValue:
		return say.unknownValue(option, e.Value, allowed)
	case game.TooManySeats:
		return say.tooManySeats(voice.Name(), e.Seats, e.Allowed)
	case game.WrongSeats:
		return say.wrongSeats(option, value, e.Seats)
	}
	other, is := voice.Option(e.Other).Name, voice.Value(e.Other, e.OtherValue).Name
	if len(e.Wants) == 0 {
		return say.clash(option, value, other, is)
	}
	wants := make([]string, len(e.Wants))
	for i, v := range e.Wants {
		wants[i] = voice.Value(e.Other, v).Name
	}
	return say.wants(option, value, other, is, wants)
}

// within puts each of the words between quotation marks: the name of a value may have a comma in it.
func within(left, right string, words []string) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = left + w + right
	}
	return out
}

func (english) On() Label  { return Label{Name: "on"} }
func (english) Off() Label { return Label{Name: "off"} }

func (english) OpenTricks() Label {
	return Label{"Look back at tricks", "On: every trick of the deal can be looked at again. Off: only the last one."}
}

func (english) Discipline() Label {
	return Label{"Discipline", "Who watches over the rules, and what a breach costs."}
}

func (english) Assisted() Label { return Label{"assisted", "A card against the rules is refused."} }
func (english) Strict() Label {
	return Label{"strict", "A card against the rules stands, and is punished."}
}
func (english) Length() Label { return Label{"Length", "When the match ends."} }

func (english) Deals(n int) Label { return Label{Name: En.Plural(n, "deal", "deals")} }
func (english) Minutes(n int) Label {
	return Label{En.Plural(n, "minute", "minutes"), "Playing time from the first deal; the deal in play is finished. Pauses of more than five minutes do not count."}
}
func (english) Open() Label {
	return Label{"open", "Until all people at the table, or its host, say stop."}
}

func (english) Fingerprint() Label {
	return Label{"Fingerprint", "Where it is the same, the same rules are agreed on for the same number of players."}
}

func (english) ownRules(preset string) string {
	return "Own agreement, based on “" + preset + "”"
}

func (e english) unknownOption(key string, allowed []string) string {
	return "There is no option “" + key + "”; there are " + e.And(allowed...) + "."
}

func (e english) unknownPreset(key string, allowed []string) string {
	return "There is no preset “" + key + "”; there are " + e.And(allowed...) + "."
}

func (e english) unknownValue(option, value string, allowed []string) string {
	return "“" + option + "” cannot be “" + value + "”; it can be " + e.Or(within("“", "”", allowed)...) + "."
}

func (e english) tooManySeats(game string, seats int, allowed []string) string {
	return game + " is not for " + En.Plural(seats, "player", "players") + "; it is for " + e.Or(allowed...) + "."
}

func (english) wrongSeats(option, value string, seats int) string {
	return "“" + option + ": " + value + "” does not go with " + En.Plural(seats, "player", "players") + "."
}

func (e english) wants(option, value, other, is string, wants []string) string {
	return "“" + option + ": " + value + "” goes only with “" + other + ": " + e.Or(wants...) + "”, but “" + other + "” is “" + is + "”."
}

func (english) clash(option, value, other, is string) string {
	return "“" + option + ": " + value + "” and “" + other + ": " + is + "” do not go together."
}

func (german) On() Label  { return Label{Name: "an"} }
func (german) Off() Label { return Label{Name: "aus"} }

func (german) OpenTricks() Label {
	return Label{"Stiche nachsehen", "An: Jeder Stich des Spiels darf noch einmal angesehen werden. Aus: nur der letzte."}
}

func (german) Discipline() Label {
	return Label{"Disziplin", "Wer auf die Regeln achtet und was ein Verstoß kostet."}
}

func (german) Assisted() Label {
	return Label{"mit Hilfe", "Eine regelwidrige Karte wird nicht angenommen."}
}
func (german) Strict() Label {
	return Label{"streng", "Eine regelwidrige Karte bleibt liegen und wird bestraft."}
}
func (german) Length() Label { return Label{"Länge", "Wann die Partie endet."} }

func (german) Deals(n int) Label { return Label{Name: De.Plural(n, "Spiel", "Spiele")} }
func (german) Minutes(n int) Label {
	return Label{De.Plural(n, "Minute", "Minuten"), "Spielzeit ab dem ersten Geben; das laufende Spiel wird beendet. Pausen von mehr als fünf Minuten zählen nicht."}
}
func (german) Open() Label {
	return Label{"offen", "Bis alle Menschen am Tisch oder der Gastgeber Schluss sagen."}
}

func (german) Fingerprint() Label {
	return Label{"Fingerabdruck", "Wo er gleich ist, gelten dieselben Regeln für gleich viele Spieler."}
}

func (german) ownRules(preset string) string {
	return "Eigene Vereinbarung auf Grundlage von „" + preset + "“"
}

func (g german) unknownOption(key string, allowed []string) string {
	return "Eine Option „" + key + "“ gibt es nicht; es gibt " + g.And(allowed...) + "."
}

func (g german) unknownPreset(key string, allowed []string) string {
	return "Eine Zusammenstellung „" + key + "“ gibt es nicht; es gibt " + g.And(allowed...) + "."
}

func (g german) unknownValue(option, value string, allowed []string) string {
	return "„" + option + "“ kann nicht „" + value + "“ sein; möglich sind " + g.Or(within("„", "“", allowed)...) + "."
}

func (g german) tooManySeats(game string, seats int, allowed []string) string {
	return game + " geht nicht mit " + De.Plural(seats, "Spieler", "Spielern") + ", sondern mit " + g.Or(allowed...) + "."
}

func (german) wrongSeats(option, value string, seats int) string {
	return "„" + option + ": " + value + "“ geht nicht mit " + De.Plural(seats, "Spieler", "Spielern") + "."
}

func (g german) wants(option, value, other, is string, wants []string) string {
	return "„" + option + ": " + value + "“ geht nur mit „" + other + ": " + g.Or(wants...) + "“, aber „" + other + "“ steht auf „" + is + "“."
}

func (german) clash(option, value, other, is string) string {
	return "„" + option + ": " + value + "“ und „" + other + ": " + is + "“ passen nicht zusammen."
}

func (french) On() Label  { return Label{Name: "oui"} }
func (french) Off() Label { return Label{Name: "non"} }

func (french) OpenTricks() Label {
	return Label{"Revoir les levées", "Oui : on peut revoir toutes les levées de la donne. Non : seulement la dernière."}
}

func (french) Discipline() Label {
	return Label{"Discipline", "Qui veille aux règles, et ce que coûte une faute."}
}

func (french) Assisted() Label {
	return Label{"assistée", "Une carte contraire aux règles est refusée."}
}
func (french) Strict() Label {
	return Label{"stricte", "Une carte contraire aux règles reste jouée, et elle est punie."}
}
func (french) Length() Label { return Label{"Durée", "Quand la partie se termine."} }

func (french) Deals(n int) Label { return Label{Name: Fr.Plural(n, "donne", "donnes")} }
func (french) Minutes(n int) Label {
	return Label{Fr.Plural(n, "minute", "minutes"), "Temps de jeu depuis la première donne ; on finit la donne en cours. Les pauses de plus de cinq minutes ne comptent pas."}
}
func (french) Open() Label {
	return Label{"libre", "Jusqu’à ce que toutes les personnes à la table, ou son hôte, disent stop."}
}

func (french) Fingerprint() Label {
	return Label{"Empreinte", "Là où elle est la même, on a convenu des mêmes règles pour le même nombre de joueurs."}
}

func (french) ownRules(preset string) string {
	return "Convention propre à la table, d’après « " + preset + " »"
}

func (f french) unknownOption(key string, allowed []string) string {
	return "Il n’y a pas d’option « " + key + " » ; il y a " + f.And(allowed...) + "."
}

func (f french) unknownPreset(key string, allowed []string) string {
	return "Il n’y a pas de formule « " + key + " » ; il y a " + f.And(allowed...) + "."
}

func (f french) unknownValue(option, value string, allowed []string) string {
	return "« " + option + " » ne peut pas être « " + value + " » ; c’est possible : " + f.Or(within("« ", " »", allowed)...) + "."
}

func (f french) tooManySeats(game string, seats int, allowed []string) string {
	return game + " ne se joue pas à " + strconv.Itoa(seats) + ", mais à " + f.Or(allowed...) + "."
}

func (french) wrongSeats(option, value string, seats int) string {
	return "« " + option + " : " + value + " » ne convient pas à " + Fr.Plural(seats, "joueur", "joueurs") + "."
}

func (f french) wants(option, value, other, is string, wants []string) string {
	return "« " + option + " : " + value + " » ne va qu’avec « " + other + " : " + f.Or(wants...) + " », or « " + other + " » est « " + is + " »."
}

func (french) clash(option, value, other, is string) string {
	return "« " + option + " : " + value + " » et « " + other + " : " + is + " » ne vont pas ensemble."
}
