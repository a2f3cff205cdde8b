package say

import "strconv"

// Terminal is the messages of the line table and of records told to people: what the table does around a game,
// and what a person may type.
type Terminal interface {
	// Seated is who sits at the table, in order of play.
	Seated(game string, names ...string) string
	// Nameless is a player of whom only the seat is known, by the number that it has in data.
	Nameless(seat int) string
	// Start tells what to type for help, the rules, and to leave.
	Start() string
	// TurnedUp is the cards of a draw for places, in order.
	TurnedUp(cards string) string
	// Drawn is the seating after a draw, in order of play.
	Drawn(names ...string) string
	// Lot is the first dealer, drawn by lot.
	Lot(dealer string) string
	// FirstDealer is who deals first after a draw for places.
	FirstDealer(dealer string) string
	// Cuts is a pack cut: n cards go from the top to the bottom.
	Cuts(name string, n int) string
	// Holds is a hand that lies open, or is shown to its own player.
	Holds(name, cards string) string
	// SitsOut is a player without cards in this deal.
	SitsOut(name string) string
	// Rest is the cards that were dealt to nobody.
	Rest(cards string) string
	// TakesSeat is somebody who plays on for another.
	TakesSeat(name, other string) string
	// TakenBack is moves taken back, n of the person's own.
	TakenBack(n int) string
	// UndoneTo is inputs of a record taken back, that with this number and all after it.
	UndoneTo(input int) string
	// TimeIsOver is the end of the agreed time.
	TimeIsOver() string
	// TrickOf is a trick as it lies: who led it and who plays what, as "Anna K♠, Ben 10♠"; its winner, empty in mid-trick.
	TrickOf(number int, cards, winner string) string
	// NoTrick: no trick of that number, or none at all, may be looked at.
	NoTrick() string
	// Prompt asks for a person's next move.
	Prompt(name string) string
	// AskCut asks where to cut, at most so many cards.
	AskCut(name string, most int) string
	// AskHandOn asks whether the first dealer leaves the deal to the next player.
	AskHandOn(dealer, next string) string
	// MayDo heads the list of what the person may do now; MayCall that of what he may say besides.
	MayDo(name string) string
	MayCall(name string) string
	// Accepts is a run of numbers that may be said, from one to another; above: the true ones are listed above it.
	Accepts(from, to string, above bool) string
	// Misread is an input that is nothing.
	Misread(text string) string
	// NotInList is a number that the list does not have; it goes from 1 to most.
	NotInList(number, most int) string
	// Help is each command with what it does, in the order of Commands.
	Help() []Label
	// NothingBack: there is nothing to take back.
	NothingBack() string
	// Pages heads the table of contents of the rule book; NoPage is a page that it has not.
	Pages(book string) string
	NoPage(text string) string
	// MatchOver tells what can still be typed when the match is over.
	MatchOver() string
	// Leaves is a person who goes before the end.
	Leaves(name string) string
	// Explained is a name with what it means.
	Explained(name, text string) string
	// Options heads the options of a game, Presets its presets.
	Options(game string) string
	Presets() string
	// Default marks the value that an option has when nobody says anything.
	Default() string
	// OnlyWith is what a value but the default needs.
	OnlyWith(what string) string
	// AnyBut is what an option must not be.
	AnyBut(value string) string
	// Players is a number of players, or several to choose from: "5 or 6 players".
	Players(numbers string) string
}

// Command is something that can be typed at the line table besides moves. Its canonical word is the same in every language.
type Command string

// The commands.
const (
	HelpCommand  Command = "?"
	HandCommand  Command = "hand"
	LastCommand  Command = "last"
	ScoreCommand Command = "score"
	RulesCommand Command = "rules"
	ClaimCommand Command = "claim"
	UndoCommand  Command = "undo"
	StopCommand  Command = "stop"
	QuitCommand  Command = "quit"
)

// Commands lists the commands in the order in which help tells of them.
var Commands = [...]Command{HelpCommand, HandCommand, LastCommand, ScoreCommand, RulesCommand, ClaimCommand, UndoCommand, StopCommand, QuitCommand}

// commandWords is what else may be typed for the commands in a language.
var commandWords = map[Lang]map[string]Command{
	En: {"help": HelpCommand, "h": HelpCommand, "l": LastCommand, "status": ScoreCommand, "u": UndoCommand, "q": QuitCommand, "exit": QuitCommand},
	De: {"hilfe": HelpCommand, "blatt": HandCommand, "stich": LastCommand, "stand": ScoreCommand, "regeln": RulesCommand, "rest": ClaimCommand, "zurück": UndoCommand, "schluss": StopCommand, "ende": QuitCommand},
	Fr: {"aide": HelpCommand, "main": HandCommand, "levée": LastCommand, "levee": LastCommand, "marque": ScoreCommand, "règles": RulesCommand, "regles": RulesCommand, "reste": ClaimCommand, "annuler": UndoCommand, "fin": StopCommand, "quitter": QuitCommand},
}

// Command finds the command that a word, in small letters, stands for in this language.
func (l Lang) Command(word string) (Command, bool) {
	for _, c := range Commands {
		if word == string(c) {
			return c, true
		}
	}
	for _, lang := range [...]Lang{l.known(), En} {
		if c, ok := commandWords[lang][word]; ok {
			return c, true
		}
	}
	return "", false
}

// Terminal is the messages of the line table.
func (l Lang) Terminal() Terminal {
	return in[Terminal](l, english{}, german{}, french{})
}

func (e english) Seated(game string, names ...string) string {
	return game + ". At the table, in order of play: " + e.And(names...) + "."
}
func (english) Nameless(seat int) string { return "Player " + strconv.Itoa(seat) }
func (english) Start() string {
	return "Type ? to see what you may do, rules to read the rules, quit to leave."
}
func (english) TurnedUp(cards string) string {
	return "Cards are turned up for the seats: " + cards + "."
}
func (e english) Drawn(names ...string) string   { return "So the seats are: " + e.And(names...) + "." }
func (english) Lot(dealer string) string         { return "The lot makes " + dealer + " the first dealer." }
func (english) FirstDealer(dealer string) string { return dealer + " has the first deal." }
func (english) Cuts(name string, n int) string {
	return name + " cuts " + En.Plural(n, "card", "cards") + "."
}
func (english) Holds(name, cards string) string     { return name + " holds " + cards + "." }
func (english) SitsOut(name string) string          { return name + " sits this deal out." }
func (english) Rest(cards string) string            { return "Not dealt: " + cards + "." }
func (english) TakesSeat(name, other string) string { return name + " plays on for " + other + "." }
func (english) TakenBack(n int) string {
	return "Taken back: " + En.Plural(n, "move", "moves") + " of yours and all that followed."
}
func (english) UndoneTo(input int) string {
	return "Taken back: number " + strconv.Itoa(input) + " and all that followed."
}
func (english) TimeIsOver() string { return "The agreed time is over." }
func (english) TrickOf(number int, cards, winner string) string {
	text := "Trick " + strconv.Itoa(number) + ": " + cards
	if winner != "" {
		text += "; " + winner + " won it"
	}
	return text + "."
}
func (english) NoTrick() string           { return "There is no such trick to look at." }
func (english) Prompt(name string) string { return name + ", your move:" }
func (english) AskCut(name string, most int) string {
	return name + " cuts: type a number of cards from 1 to " + strconv.Itoa(most) + ", or nothing to leave it to chance."
}
func (english) AskHandOn(dealer, next string) string {
	return dealer + " has the first deal: type pass to leave it to " + next + ", or nothing to keep it."
}
func (english) MayDo(name string) string   { return name + " may:" }
func (english) MayCall(name string) string { return "Besides, " + name + " may say:" }
func (english) Accepts(from, to string, above bool) string {
	text := "Anything from “" + from + "” to “" + to + "” is accepted."
	if above {
		text += " Only what stands above is true of your hand."
	}
	return text
}
func (english) Misread(text string) string {
	return "“" + text + "” is neither a card, as QH, nor a move of the list, nor a command. Type ? to see the list."
}
func (english) NotInList(number, most int) string {
	return "The list has no number " + strconv.Itoa(number) + "; it goes from 1 to " + strconv.Itoa(most) + "."
}
func (english) Help() []Label {
	return []Label{
		{"?", "this list"},
		{"hand", "your hand, the trick and what is to be known"},
		{"last", "the last trick"},
		{"score", "how the match stands"},
		{"rules", "the pages of the rule book; rules 6 opens page 6"},
		{"claim", "the rest are yours: if that is certain, the deal is played to its end"},
		{"undo", "take your last move back; undo 3 takes three back"},
		{"stop", "let the match end: what has begun is played out"},
		{"quit", "leave the table"},
	}
}
func (english) NothingBack() string       { return "There is nothing to take back." }
func (english) Pages(book string) string  { return book + ": type rules and a page." }
func (english) NoPage(text string) string { return "The rule book has no page “" + text + "”." }
func (english) MatchOver() string {
	return "The match is over. Type score, last or undo, or an empty line to leave."
}
func (english) Leaves(name string) string          { return name + " leaves the table." }
func (english) Explained(name, text string) string { return name + ": " + text }
func (english) Options(game string) string         { return game + ": what the players agree on" }
func (english) Presets() string                    { return "Presets" }
func (english) Default() string                    { return "unless said otherwise" }
func (english) OnlyWith(what string) string        { return "Other values only with " + what + "." }
func (english) AnyBut(value string) string         { return "anything but " + value }
func (english) Players(numbers string) string      { return numbers + " players" }

func (g german) Seated(game string, names ...string) string {
	return game + ". Am Tisch, in der Reihenfolge des Spiels: " + g.And(names...) + "."
}
func (german) Nameless(seat int) string { return "Spieler " + strconv.Itoa(seat) }
func (german) Start() string {
	return "? zeigt, was du tun kannst, regeln schlägt die Regeln auf, ende verlässt den Tisch."
}
func (german) TurnedUp(cards string) string {
	return "Um die Plätze werden Karten aufgedeckt: " + cards + "."
}
func (g german) Drawn(names ...string) string   { return "So sitzen nun: " + g.And(names...) + "." }
func (german) Lot(dealer string) string         { return "Das Los bestimmt " + dealer + " zum ersten Geber." }
func (german) FirstDealer(dealer string) string { return dealer + " gibt zuerst." }
func (german) Cuts(name string, n int) string {
	return name + " hebt " + De.Plural(n, "Karte", "Karten") + " ab."
}
func (german) Holds(name, cards string) string { return name + " hat " + cards + "." }
func (german) SitsOut(name string) string      { return name + " setzt in diesem Spiel aus." }
func (german) Rest(cards string) string        { return "Nicht ausgegeben: " + cards + "." }
func (german) TakesSeat(name, other string) string {
	return name + " spielt für " + other + " weiter."
}
func (german) TakenBack(n int) string {
	if n == 1 {
		return "Dein letzter Zug ist zurückgenommen, mit allem, was folgte."
	}
	return "Deine letzten " + strconv.Itoa(n) + " Züge sind zurückgenommen, mit allem, was folgte."
}
func (german) UndoneTo(input int) string {
	return "Zurückgenommen: Nummer " + strconv.Itoa(input) + " und alles, was folgte."
}
func (german) TimeIsOver() string { return "Die vereinbarte Zeit ist um." }
func (german) TrickOf(number int, cards, winner string) string {
	text := "Stich " + strconv.Itoa(number) + ": " + cards
	if winner != "" {
		text += "; gewonnen von " + winner
	}
	return text + "."
}
func (german) NoTrick() string           { return "Einen solchen Stich gibt es nicht anzusehen." }
func (german) Prompt(name string) string { return name + ", dein Zug:" }
func (german) AskCut(name string, most int) string {
	return name + " hebt ab: eine Zahl von 1 bis " + strconv.Itoa(most) + ", oder nichts, dann entscheidet der Zufall."
}
func (german) AskHandOn(dealer, next string) string {
	return dealer + " gibt zuerst: pass überlässt " + next + " das Geben, bei einer leeren Zeile bleibt es dabei."
}
func (german) MayDo(name string) string   { return name + " kann:" }
func (german) MayCall(name string) string { return "Außerdem kann " + name + " sagen:" }
func (german) Accepts(from, to string, above bool) string {
	text := "Angenommen wird alles von „" + from + "“ bis „" + to + "“."
	if above {
		text += " Durch dein Blatt gedeckt ist nur, was darüber steht."
	}
	return text
}
func (german) Misread(text string) string {
	return "„" + text + "“ ist weder eine Karte, etwa DH, noch ein Zug der Liste, noch ein Befehl. ? zeigt die Liste."
}
func (german) NotInList(number, most int) string {
	return "Eine Nummer " + strconv.Itoa(number) + " hat die Liste nicht; sie geht von 1 bis " + strconv.Itoa(most) + "."
}
func (german) Help() []Label {
	return []Label{
		{"?", "diese Liste"},
		{"blatt", "dein Blatt, der Stich und was man wissen muss"},
		{"stich", "der letzte Stich"},
		{"stand", "wie die Partie steht"},
		{"regeln", "die Seiten des Regelbuchs; regeln 6 schlägt Seite 6 auf"},
		{"rest", "der Rest gehört dir: Ist das sicher, wird das Spiel zu Ende gespielt"},
		{"zurück", "nimmt deinen letzten Zug zurück; zurück 3 nimmt drei zurück"},
		{"schluss", "lässt die Partie ausklingen: Was begonnen ist, wird zu Ende gespielt"},
		{"ende", "verlässt den Tisch"},
	}
}
func (german) NothingBack() string      { return "Es gibt nichts zurückzunehmen." }
func (german) Pages(book string) string { return book + ": regeln und eine Seite eingeben." }
func (german) NoPage(text string) string {
	return "Eine Seite „" + text + "“ hat das Regelbuch nicht."
}
func (german) MatchOver() string {
	return "Die Partie ist zu Ende. Noch möglich: stand, stich, zurück; eine leere Zeile verlässt den Tisch."
}
func (german) Leaves(name string) string          { return name + " verlässt den Tisch." }
func (german) Explained(name, text string) string { return name + ": " + text }
func (german) Options(game string) string         { return game + ": was die Spieler vereinbaren" }
func (german) Presets() string                    { return "Zusammenstellungen" }
func (german) Default() string                    { return "wenn nichts anderes gesagt wird" }
func (german) OnlyWith(what string) string        { return "Andere Werte nur mit " + what + "." }
func (german) AnyBut(value string) string         { return "alles außer " + value }
func (german) Players(numbers string) string      { return numbers + " Spielern" }

func (f french) Seated(game string, names ...string) string {
	return game + ". À la table, dans l’ordre du jeu : " + f.And(names...) + "."
}
func (french) Nameless(seat int) string { return "Joueur " + strconv.Itoa(seat) }
func (french) Start() string {
	return "? montre ce que vous pouvez faire, règles ouvre les règles, quitter quitte la table."
}
func (french) TurnedUp(cards string) string {
	return "On retourne des cartes pour les places : " + cards + "."
}
func (f french) Drawn(names ...string) string { return "Voici les places : " + f.And(names...) + "." }
func (french) Lot(dealer string) string {
	return "Le sort désigne " + dealer + " pour donner le premier."
}
func (french) FirstDealer(dealer string) string { return dealer + " donne le premier." }
func (french) Cuts(name string, n int) string {
	return name + " coupe " + Fr.Plural(n, "carte", "cartes") + "."
}
func (french) Holds(name, cards string) string { return name + " a " + cards + "." }
func (french) SitsOut(name string) string      { return name + " ne joue pas cette donne." }
func (french) Rest(cards string) string        { return "Non distribuées : " + cards + "." }
func (french) TakesSeat(name, other string) string {
	return name + " continue à la place de " + other + "."
}
func (french) TakenBack(n int) string {
	if n == 1 {
		return "Votre dernier coup est repris, avec tout ce qui a suivi."
	}
	return "Vos " + strconv.Itoa(n) + " derniers coups sont repris, avec tout ce qui a suivi."
}
func (french) UndoneTo(input int) string {
	return "Repris : le numéro " + strconv.Itoa(input) + " et tout ce qui a suivi."
}
func (french) TimeIsOver() string { return "Le temps convenu est écoulé." }
func (french) TrickOf(number int, cards, winner string) string {
	text := "Levée " + strconv.Itoa(number) + " : " + cards
	if winner != "" {
		text += " ; remportée par " + winner
	}
	return text + "."
}
func (french) NoTrick() string           { return "Il n’y a pas de telle levée à revoir." }
func (french) Prompt(name string) string { return name + ", à vous :" }
func (french) AskCut(name string, most int) string {
	return name + " coupe : un nombre de cartes de 1 à " + strconv.Itoa(most) + ", ou rien pour laisser faire le hasard."
}
func (french) AskHandOn(dealer, next string) string {
	return dealer + " donne le premier : tapez pass pour laisser la donne à " + next + ", rien pour la garder."
}
func (french) MayDo(name string) string   { return name + " peut :" }
func (french) MayCall(name string) string { return "En outre, " + name + " peut dire :" }
func (french) Accepts(from, to string, above bool) string {
	text := "Tout est accepté de « " + from + " » à « " + to + " »."
	if above {
		text += " Seul ce qui figure au-dessus correspond à votre main."
	}
	return text
}
func (french) Misread(text string) string {
	return "« " + text + " » n’est ni une carte, comme DH, ni un coup de la liste, ni une commande. ? montre la liste."
}
func (french) NotInList(number, most int) string {
	return "La liste n’a pas de numéro " + strconv.Itoa(number) + " ; elle va de 1 à " + strconv.Itoa(most) + "."
}
func (french) Help() []Label {
	return []Label{
		{"?", "cette liste"},
		{"main", "votre main, la levée et ce qu’il faut savoir"},
		{"levée", "la dernière levée"},
		{"marque", "où en est la partie"},
		{"règles", "les pages du livre des règles ; règles 6 ouvre la page 6"},
		{"reste", "le reste est à vous : si c’est certain, la donne est jouée jusqu’au bout"},
		{"annuler", "reprend votre dernier coup ; annuler 3 en reprend trois"},
		{"fin", "finit la partie : ce qui est commencé se joue encore"},
		{"quitter", "quitte la table"},
	}
}
func (french) NothingBack() string      { return "Il n’y a rien à reprendre." }
func (french) Pages(book string) string { return book + " : tapez règles et une page." }
func (french) NoPage(text string) string {
	return "Le livre des règles n’a pas de page « " + text + " »."
}
func (french) MatchOver() string {
	return "La partie est terminée. Encore possible : marque, levée, annuler ; une ligne vide quitte la table."
}
func (french) Leaves(name string) string          { return name + " quitte la table." }
func (french) Explained(name, text string) string { return name + " : " + text }
func (french) Options(game string) string         { return game + " : ce dont les joueurs conviennent" }
func (french) Presets() string                    { return "Formules" }
func (french) Default() string                    { return "si l’on ne dit rien" }
func (french) OnlyWith(what string) string        { return "Les autres valeurs seulement avec " + what + "." }
func (french) AnyBut(value string) string         { return "tout sauf " + value }
func (french) Players(numbers string) string      { return numbers + " joueurs" }
