package say

import "strconv"

func (pagesFr) Motto() string {
	return "Quatre vieux jeux de cartes. Sans compte, sans argent : envoyez un lien et asseyez-vous."
}

func (pagesFr) Pitch(game string) string {
	switch game {
	case "drogue":
		return "Qui perd porte une cheville de bois sur le nez jusqu’à ce qu’il la gagne. Au jeu muet, les partenaires chevillés n’ont droit qu’aux grimaces."
	case "polignac":
		return "Ne prenez pas de valets ; le valet de pique coûte double. Vingt jetons chacun, et le premier qui perd le dernier a perdu."
	case "slobberhannes":
		return "Trois levées dont personne ne veut : la première, la dernière et celle de la dame de trèfle."
	case "napoleon":
		return "Cinq cartes, une enchère : deux levées, trois, quatre, les cinq, ou aucune. Seul contre la table."
	}
	return ""
}

func (pagesFr) Extent(game string, minSeats, maxSeats int) string {
	if minSeats == maxSeats {
		return strconv.Itoa(minSeats) + " joueurs, par paires"
	}
	return strconv.Itoa(minSeats) + " à " + strconv.Itoa(maxSeats) + " joueurs"
}

func (pagesFr) PlayNow() string    { return "Jouer" }
func (pagesFr) Invite() string     { return "Inviter des amis" }
func (pagesFr) Options() string    { return "Options" }
func (pagesFr) YourTables() string { return "Vos tables" }
func (pagesFr) GoBack() string     { return "Y retourner" }
func (pagesFr) Review() string     { return "Revoir" }
func (pagesFr) Rules() Label       { return Label{"Règles", "complètes, avec nos mots"} }
func (pagesFr) Settings() Label    { return Label{"Réglages", "langue, cartes, son, autre appareil"} }
func (pagesFr) Home() string       { return "Accueil" }
func (pagesFr) Night() string      { return "De nuit" }
func (pagesFr) Day() string        { return "De jour" }
func (pagesFr) With(game string, others ...string) string {
	if len(others) == 0 {
		return game
	}
	return game + " avec " + Fr.Common().And(others...)
}
func (pagesFr) Gathering(free int) string {
	if free == 0 {
		return "Tout le monde est là, personne n’a commencé."
	}
	return "En attente : " + Fr.Plural(free, "place libre", "places libres") + "."
}
func (pagesFr) InDeal(deal int) string { return "Donne " + strconv.Itoa(deal) + "." }
func (pagesFr) YourTurn() string       { return "À vous de jouer." }
func (pagesFr) Finished(winners ...string) string {
	switch len(winners) {
	case 0:
		return "Terminée, partie nulle."
	case 1:
		return "Terminée ; " + winners[0] + " a gagné."
	}
	return "Terminée ; " + Fr.Common().And(winners...) + " ont gagné."
}
func (pagesFr) ClosedTable() string { return "Fermée." }
func (pagesFr) Recruit() string     { return "Recrue" }

func (pagesFr) Fault(f Fault) Label {
	switch f {
	case NoSuchPage:
		return Label{"Il n’y a rien ici", "Cette adresse ne mène nulle part. Tout commence à l’accueil."}
	case NoSuchTable:
		return Label{"Cette table n’existe pas", "Il n’y a pas de table à cette adresse. Il manque peut-être une lettre au lien : redemandez-le."}
	case FrozenTable:
		return Label{"Cette table est gelée", "Ce qui en était écrit a été abîmé sur le serveur. Pour que personne ne continue avec de fausses cartes, on ne peut plus y jouer. Toutes les autres tables continuent."}
	case GoingDown:
		return Label{"Un instant", "Le serveur redémarre. Rien n’est perdu : rechargez la page dans quelques secondes."}
	case TooMany:
		return Label{"Trop vite", "C’était plus qu’une personne ne peut cliquer. Attendez quelques secondes et réessayez."}
	case BadRequest:
		return Label{"Pas compris", "La page a envoyé quelque chose que le serveur ne sait pas lire. Revenez en arrière, rechargez-la et réessayez."}
	}
	return Label{"Quelque chose s’est cassé", "C’était notre faute, pas la vôtre, et aucun coup n’est perdu. Rechargez la page."}
}

func (pagesFr) Refused(code string) string {
	switch code {
	case "notSeated":
		return "Seul qui est assis à la table peut faire cela."
	case "notHost":
		return "Seul l’hôte de la table peut faire cela."
	case "taken":
		return "Quelqu’un a été plus rapide : cette place est prise."
	case "sitsAlready":
		return "Vous êtes déjà assis à cette table."
	case "begun":
		return "La partie a commencé."
	case "notBegun":
		return "La partie n’a pas encore commencé."
	case "stale":
		return "La table a avancé entre-temps. Regardez de nouveau."
	case "noUndo":
		return "Il n’y a rien que vous puissiez reprendre."
	case "noWords":
		return "Les mots libres sont fermés pour l’instant, pas les formules."
	case "badName":
		return "Un nom a de 1 à 24 caractères."
	case "badForm":
		return "La table ne comprend pas cela."
	case "closed":
		return "La table est fermée."
	}
	return "Cela ne se peut pas maintenant."
}
