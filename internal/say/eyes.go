package say

// feltEyes is watching through the eyes of one who plays. watcher and player are names.
type feltEyes interface {
	Eyes() string     // what the button is called
	EyesHead() string // asks through whose
	EyesText() string // what that means
	EyesOf(player string) string
	NobodysEyes() string
	EyesAsked() string // the state of a player in the list: he has not answered
	EyesLent() string
	EyesDenied() string
	WantsEyes(watcher string) string // said to the player who is asked
	WantsEyesOf(watcher, player string) string
	WatchesThrough(player string, watchers ...string) string
	WatchesAgain(watcher string) string // through nobody's eyes any more
	SeesHand(player string, cards int) string
	HasSeenAHand() string // why there is no seat for the watcher
	Lend(watcher string) string
	LendText() string
	Unlend(watcher string) string
	LendNow() string // the answers to WantsEyes, and the end of it
	LendNot() string
	LendEnd() string
}

func (feltEnglish) Eyes() string     { return "Eyes" }
func (feltEnglish) EyesHead() string { return "Through whose eyes?" }
func (feltEnglish) EyesText() string {
	return "To learn the game you may see the hand of one player who lets you. Everybody at the table is told so all the time. Of a deal you see one hand only, and while it is played you cannot sit down in another seat: you would know more than the players."
}
func (e feltEnglish) EyesOf(player string) string { return "Through " + e.Of(player) + " eyes" }
func (feltEnglish) NobodysEyes() string           { return "Through nobody’s eyes" }
func (feltEnglish) EyesAsked() string             { return "is asked" }
func (feltEnglish) EyesLent() string              { return "lets you" }
func (feltEnglish) EyesDenied() string            { return "would rather not" }
func (feltEnglish) WantsEyes(w string) string {
	return w + " is watching and would like to see your hand."
}
func (e feltEnglish) WantsEyesOf(w, player string) string {
	return w + " is watching and would like to see " + e.Of(player) + " hand."
}
func (e feltEnglish) WatchesThrough(player string, watchers ...string) string {
	return e.And(watchers...) + verb(watchers, " watches", " watch") + " through " + e.Of(player) + " eyes."
}
func (feltEnglish) WatchesAgain(w string) string {
	return w + " watches through nobody’s eyes any more."
}
func (e feltEnglish) SeesHand(player string, n int) string {
	return e.Of(player) + " hand, " + En.Plural(n, "card", "cards")
}
func (feltEnglish) HasSeenAHand() string {
	return "You have seen a hand of this deal. When it is over you can sit down."
}
func (feltEnglish) Lend(w string) string { return "Let " + w + " watch through your eyes" }
func (feltEnglish) LendText() string {
	return "Your hand is seen there, and everybody at the table is told. You can end it at any time."
}
func (feltEnglish) Unlend(w string) string { return "No longer let " + w + " watch through your eyes" }
func (feltEnglish) LendNow() string        { return "Allow" }
func (feltEnglish) LendNot() string        { return "Rather not" }
func (feltEnglish) LendEnd() string        { return "End this" }

func (feltGerman) Eyes() string     { return "Augen" }
func (feltGerman) EyesHead() string { return "Mit wessen Augen?" }
func (feltGerman) EyesText() string {
	return "Um das Spiel zu lernen, darfst du das Blatt eines Mitspielers sehen, der es erlaubt. Alle am Tisch erfahren das die ganze Zeit. Von einem Spiel siehst du nur ein Blatt, und solange es läuft, kannst du dich auf keinen anderen Platz setzen: Du wüsstest mehr als alle, die spielen."
}
func (g feltGerman) EyesOf(player string) string { return "Mit " + g.Of(player) + " Augen" }
func (feltGerman) NobodysEyes() string           { return "Mit niemandes Augen" }
func (feltGerman) EyesAsked() string             { return "ist gefragt" }
func (feltGerman) EyesLent() string              { return "erlaubt es" }
func (feltGerman) EyesDenied() string            { return "möchte das nicht" }
func (feltGerman) WantsEyes(w string) string {
	return w + " schaut zu und möchte dein Blatt sehen."
}
func (g feltGerman) WantsEyesOf(w, player string) string {
	return w + " schaut zu und möchte " + g.Of(player) + " Blatt sehen."
}
func (g feltGerman) WatchesThrough(player string, watchers ...string) string {
	return g.And(watchers...) + verb(watchers, " sieht", " sehen") + " mit " + g.Of(player) + " Augen zu."
}
func (feltGerman) WatchesAgain(w string) string { return w + " sieht mit niemandes Augen mehr zu." }
func (g feltGerman) SeesHand(player string, n int) string {
	return g.Of(player) + " Blatt, " + De.Plural(n, "Karte", "Karten")
}
func (feltGerman) HasSeenAHand() string {
	return "Du hast ein Blatt dieses Spiels gesehen. Wenn es vorbei ist, kannst du dich setzen."
}
func (feltGerman) Lend(w string) string { return w + " mit deinen Augen zusehen lassen" }
func (feltGerman) LendText() string {
	return "Dort ist dann dein Blatt zu sehen, und alle am Tisch erfahren es. Beenden kannst du es jederzeit."
}
func (feltGerman) Unlend(w string) string { return w + " nicht mehr mit deinen Augen zusehen lassen" }
func (feltGerman) LendNow() string        { return "Erlauben" }
func (feltGerman) LendNot() string        { return "Lieber nicht" }
func (feltGerman) LendEnd() string        { return "Beenden" }

func (feltFrench) Eyes() string     { return "Regard" }
func (feltFrench) EyesHead() string { return "Par les yeux de qui ?" }
func (feltFrench) EyesText() string {
	return "Pour apprendre le jeu, vous pouvez voir la main d’un joueur qui vous le permet. Toute la table en est avertie tout le temps. D’une donne vous ne voyez qu’une main, et tant qu’elle se joue vous ne pouvez prendre aucune autre place : vous en sauriez plus que les joueurs."
}
func (f feltFrench) EyesOf(player string) string { return "Par les yeux " + f.Of(player) }
func (feltFrench) NobodysEyes() string           { return "Par les yeux de personne" }
func (feltFrench) EyesAsked() string             { return "n’a pas encore répondu" }
func (feltFrench) EyesLent() string              { return "vous le permet" }
func (feltFrench) EyesDenied() string            { return "préfère que non" }
func (feltFrench) WantsEyes(w string) string {
	return w + " regarde et voudrait voir votre main."
}
func (f feltFrench) WantsEyesOf(w, player string) string {
	return w + " regarde et voudrait voir la main " + f.Of(player) + "."
}
func (f feltFrench) WatchesThrough(player string, watchers ...string) string {
	return f.And(watchers...) + verb(watchers, " regarde", " regardent") + " par les yeux " + f.Of(player) + "."
}
func (feltFrench) WatchesAgain(w string) string {
	return w + " ne regarde plus par les yeux de personne."
}
func (f feltFrench) SeesHand(player string, n int) string {
	return "Main " + f.Of(player) + ", " + Fr.Plural(n, "carte", "cartes")
}
func (feltFrench) HasSeenAHand() string {
	return "Vous avez vu une main de cette donne. Quand elle sera finie, vous pourrez vous asseoir."
}
func (f feltFrench) Lend(w string) string { return "Laisser " + w + " regarder par vos yeux" }
func (feltFrench) LendText() string {
	return "On y voit votre main, et toute la table en est avertie. Vous pouvez y mettre fin à tout moment."
}
func (feltFrench) Unlend(w string) string { return "Ne plus laisser " + w + " regarder par vos yeux" }
func (feltFrench) LendNow() string        { return "Permettre" }
func (feltFrench) LendNot() string        { return "Plutôt pas" }
func (feltFrench) LendEnd() string        { return "Y mettre fin" }
