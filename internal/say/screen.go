package say

import "strconv"

// screenPage is the places at one screen, on the page of a new table and before the match.
type screenPage interface {
	// SameScreen is that several people can play at one screen, and how.
	SameScreen() Label
	// OneMoreHere is a field for the name of one of them.
	OneMoreHere() string
	SeatHere() string
	// HereMark marks who plays at this screen.
	HereMark() string
	// TooManyHere is said where more people are to play at a screen than the table has seats.
	TooManyHere(seats int) string
}

// feltScreen is the curtain between two people at one screen.
type feltScreen interface {
	// HandTo asks to hand the screen over.
	HandTo(name string) string
	// ShowHand is the button of the one who has got it.
	ShowHand(name string) string
	// NoHands is said while the table waits for nobody at the screen.
	NoHands() string
	// OrShow stands before the names of the others, who may see their cards too.
	OrShow() string
	Cover() string
	// IsBack lets somebody play again who has left.
	IsBack(name string) string
	// WhileGone is what a computer did for somebody meanwhile who is back.
	WhileGone(name string, moves int) string
	// Decides stands over what somebody at the screen has to decide while there are no hands.
	Decides(name string) string
}

func (pagesEn) SameScreen() Label {
	return Label{"Several at this screen", "You hand the screen on; between two of you it shows nobody’s hand. Computers, or people with the link, take the other seats."}
}
func (pagesEn) OneMoreHere() string { return "Name of one more" }
func (pagesEn) SeatHere() string    { return "Seat at this screen" }
func (pagesEn) HereMark() string    { return "at this screen" }
func (pagesEn) TooManyHere(seats int) string {
	return "There are more of you at this screen than the " + strconv.Itoa(seats) + " seats of the table."
}

func (feltEnglish) HandTo(name string) string   { return "Hand the screen to " + name }
func (feltEnglish) ShowHand(name string) string { return "I am " + name + ": show my cards" }
func (feltEnglish) NoHands() string             { return "All cards are covered" }
func (feltEnglish) OrShow() string              { return "Show the cards of:" }
func (feltEnglish) Cover() string               { return "Cover the cards" }
func (feltEnglish) IsBack(name string) string   { return name + " is back" }
func (feltEnglish) Decides(name string) string  { return name + " decides." }

func (e feltEnglish) WhileGone(name string, n int) string {
	if n == 0 {
		return e.IsBack(name) + ". Meanwhile there was nothing to do."
	}
	return e.IsBack(name) + ". Meanwhile a computer made " + En.Plural(n, "move", "moves") + "."
}

func (pagesDe) SameScreen() Label {
	return Label{"Mehrere an diesem Bildschirm", "Ihr reicht das Gerät weiter; zwischen zweien von euch zeigt es niemandes Blatt. Auf den anderen Plätzen sitzen Computer oder Leute, die den Link haben."}
}
func (pagesDe) OneMoreHere() string { return "Name einer weiteren Person" }
func (pagesDe) SeatHere() string    { return "An diesem Bildschirm hinsetzen" }
func (pagesDe) HereMark() string    { return "an diesem Bildschirm" }
func (pagesDe) TooManyHere(seats int) string {
	return "An diesem Bildschirm seid ihr mehr, als der Tisch Plätze hat: " + strconv.Itoa(seats) + "."
}

func (feltGerman) HandTo(name string) string   { return "Gerät an " + name + " weitergeben" }
func (feltGerman) ShowHand(name string) string { return "Ich bin " + name + ": meine Karten zeigen" }
func (feltGerman) NoHands() string             { return "Alle Karten sind verdeckt" }
func (feltGerman) OrShow() string              { return "Karten zeigen von:" }
func (feltGerman) Cover() string               { return "Karten verdecken" }
func (feltGerman) IsBack(name string) string   { return name + " ist wieder da" }
func (feltGerman) Decides(name string) string  { return name + " entscheidet." }

func (g feltGerman) WhileGone(name string, n int) string {
	if n == 0 {
		return g.IsBack(name) + ". In der Zwischenzeit war nichts zu tun."
	}
	return g.IsBack(name) + ". In der Zwischenzeit hat ein Computer " + De.Plural(n, "Zug", "Züge") + " gemacht."
}

func (pagesFr) SameScreen() Label {
	return Label{"Plusieurs devant cet écran", "Vous vous passez l’appareil ; entre deux d’entre vous, il ne montre la main de personne. Les autres places sont à des ordinateurs, ou à ceux qui ont le lien."}
}
func (pagesFr) OneMoreHere() string { return "Nom d’une autre personne" }
func (pagesFr) SeatHere() string    { return "S’asseoir devant cet écran" }
func (pagesFr) HereMark() string    { return "devant cet écran" }
func (pagesFr) TooManyHere(seats int) string {
	return "Vous êtes plus nombreux devant cet écran que la table n’a de places : " + strconv.Itoa(seats) + "."
}

func (feltFrench) HandTo(name string) string   { return "Passez l’appareil à " + name }
func (feltFrench) ShowHand(name string) string { return "Je suis " + name + " : montrer mes cartes" }
func (feltFrench) NoHands() string             { return "Toutes les cartes sont couvertes" }
func (feltFrench) OrShow() string              { return "Montrer les cartes de :" }
func (feltFrench) Cover() string               { return "Couvrir les cartes" }
func (feltFrench) IsBack(name string) string   { return name + " est de retour" }
func (feltFrench) Decides(name string) string  { return name + " décide." }
func (f feltFrench) WhileGone(name string, n int) string {
	if n == 0 {
		return f.IsBack(name) + ". Entre-temps, il n’y avait rien à faire."
	}
	return f.IsBack(name) + ". Entre-temps, un ordinateur a joué " + Fr.Plural(n, "coup", "coups") + "."
}
