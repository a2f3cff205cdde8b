package say

import (
	"cmp"
	"strconv"

	"bivouac/card"
)

// polignacFrench says Polignac in French.
type polignacFrench struct{ french }

func (polignacFrench) slam(generale bool) string {
	if generale {
		return "la Générale"
	}
	return "le capot"
}

// Coups

func (f polignacFrench) announces(name string, generale bool) string {
	if generale {
		return name + " annonce la Générale : remporter toutes les levées, et entamer."
	}
	return name + " annonce le capot : remporter toutes les levées."
}

func (polignacFrench) silent(name string) string { return name + " n’annonce rien." }

func (f polignacFrench) announce(generale bool) string { return "Annoncer " + f.slam(generale) }
func (polignacFrench) nothing() string                 { return "Ne rien annoncer" }

// Suites

func (f polignacFrench) wins(name string, trick int, c card.Card, cards string) string {
	return name + " remporte la levée " + strconv.Itoa(trick) + " (" + cards + ") " + f.With(c) + "."
}

func (polignacFrench) ranked(order string, aceHigh bool) string {
	if aceHigh {
		return "À cette table, l’as est la plus haute carte : " + order + "."
	}
	return "À cette table, l’as est au-dessous du valet : " + order + "."
}

func (f polignacFrench) broken(names []string, generale bool) string {
	verb, slam := " a manqué ", f.slam(generale)
	if len(names) > 1 {
		verb = " ont manqué "
	}
	return f.And(names...) + verb + slam + " : quelqu’un d’autre a remporté une levée."
}

func (polignacFrench) pays(name string, cost int, why string, left int) string {
	text := name + " paie " + Fr.Plural(cost, "jeton", "jetons") + why
	if left == 0 {
		return text + " ; il n’en reste aucun."
	}
	return text + " ; il en reste " + strconv.Itoa(left) + "."
}

func (polignacFrench) gets(name string, cost int, why string, points, target int) string {
	return name + " prend " + Fr.Plural(cost, "point de pénalité", "points de pénalité") + why + " ; cela fait " + strconv.Itoa(points) + " sur " + strconv.Itoa(target) + "."
}

func (f polignacFrench) forCards(cards string, spade card.Card) string {
	if spade == card.None {
		return " pour " + cards
	}
	return " pour " + cards + ", " + f.The(spade) + " comptant double"
}

func (polignacFrench) forHeld() string {
	return " pour une levée précédente, restée en attente tant qu’on pouvait encore faire toutes les levées"
}

func (f polignacFrench) forFailed(generale bool) string {
	if generale {
		return " pour la Générale manquée"
	}
	return " pour le capot manqué"
}

func (polignacFrench) forSlam(maker string) string {
	return ", " + cmp.Or(maker, "quelqu’un d’autre") + " ayant remporté toutes les levées"
}

func (polignacFrench) forRevoke() string {
	return " pour la renonce, et ce qui avait été payé dans cette donne est rendu"
}

func (f polignacFrench) revoked(name string, played, held card.Card) string {
	return name + " a joué " + f.The(played) + " en gardant " + f.The(held) + " : c’est une renonce, et elle termine la donne."
}

func (polignacFrench) made(name, slam string) string {
	switch slam {
	case "capot":
		return name + " a réussi le capot : toutes les levées, comme annoncé."
	case "generale":
		return name + " a réussi la Générale : toutes les levées, comme annoncé."
	}
	return name + " a fait un chelem : toutes les levées."
}

func (polignacFrench) standing(list string, notepad bool) string {
	if notepad {
		return "Points de pénalité après cette donne : " + list + "."
	}
	return "Jetons après cette donne : " + list + "."
}

func (polignacFrench) nextDealer(name string) string {
	return "C’est maintenant à " + name + " de donner."
}
func (polignacFrench) stakes(list string) string { return "Mises : " + list + "." }

func (polignacFrench) ranking(list string) string { return "Classement aux points : " + list + "." }
func (polignacFrench) stopped() string {
	return "La table s’arrête : personne n’a gagné ni perdu la partie."
}

// Refus

func (polignacFrench) sitOut() string {
	return "Vous ne jouez pas cette donne : à sept, le donneur ne reçoit pas de cartes."
}

func (polignacFrench) callsFirst() string {
	return "Chacun dit d’abord à son tour s’il annonce quelque chose ; la première carte vient ensuite."
}

func (polignacFrench) noCall(playing bool) string {
	if playing {
		return "On annonce avant la première carte."
	}
	return "Cela ne s’annonce pas à cette table."
}

// Marque

func (polignacFrench) lastDeal() string { return "C’est la dernière donne." }

func (polignacFrench) sitsOut(name string) string { return name + " ne joue pas cette donne." }
func (polignacFrench) order(order string) string {
	return "Ordre : " + order + " ; pas d’atout."
}

func (polignacFrench) asked(name string) string {
	return "On demande à " + name + " s’il y a quelque chose à annoncer."
}

func (f polignacFrench) announced(names []string, generale bool) string {
	return "Annonce : " + f.slam(generale) + ", par " + f.And(names...) + "."
}

func (polignacFrench) held(name string, cost int) string {
	return name + " a " + Fr.Plural(cost, "point de pénalité", "points de pénalité") + " en attente de paiement."
}

func (polignacFrench) has(name string, chips, tricks int, cards string) string {
	return name + " : " + Fr.Plural(chips, "jeton", "jetons") + ", " + Fr.Plural(tricks, "levée", "levées") + after(cards, ", avec ") + "."
}

func (polignacFrench) noted(name string, points, target, tricks int, cards string) string {
	return name + " : " + Fr.Plural(points, "point de pénalité", "points de pénalité") + " sur " + strconv.Itoa(target) + ", " +
		Fr.Plural(tricks, "levée", "levées") + after(cards, ", avec ") + "."
}

func (polignacFrench) toPlay(name string) string { return "C’est à " + name + " de jouer." }

// Options

func (polignacFrench) option(key string) Label {
	switch key {
	case "pack":
		return Label{"Jeu de cartes", "Quels sept on écarte, et combien de cartes chacun reçoit."}
	case "order":
		return Label{"Ordre", "Si c’est le roi ou l’as la plus haute carte d’une couleur."}
	case "penalty":
		return Label{"Cartes de pénalité", "Quelles cartes coûtent à leur gagnant ; celle de pique coûte double."}
	case "direction":
		return Label{"Sens", "Dans quel sens on donne et on joue."}
	case "slam":
		return Label{"Toutes les levées", "Ce qu’elles valent, et s’il faut les annoncer."}
	case "capotFail":
		return Label{"Capot manqué", "Ce que paie l’annonceur qui perd une levée."}
	case "dealerPays":
		return Label{"Le donneur paie aussi", "À sept, le donneur ne joue pas. Oui : il paie aussi quand quelqu’un remporte toutes les levées."}
	case "stopWhenDecided":
		return Label{"Fin dès que décidé", "Si une donne finit dès que toutes les cartes de pénalité sont remportées. On paie la même chose."}
	case "target":
		return Label{"Limite", "Avec combien de points de pénalité on perd, ou combien de jetons chacun possède."}
	case "scoring":
		return Label{"Marque", "Si l’on paie des jetons ou note des points. C’est le même jeu."}
	case "stake":
		return Label{"Mise", "Ce que le perdant paie à chacun des autres pour chaque point qui manquait encore à celui-ci."}
	}
	return Label{}
}

func (polignacFrench) value(key, value string) Label {
	switch key + " " + value {
	case "pack foster":
		return Label{"de Foster", "À partir de cinq joueurs sans les sept noirs ; à sept, le donneur ne joue pas. À trois et à huit, le jeu français."}
	case "pack french":
		return Label{"français", "Sans les sept rouges à trois, cinq ou six, sans aucun sept à sept. On donne deux par deux."}
	case "order king":
		return Label{"roi en tête", "R D V A 10 9 8 7 : le valet bat l’as."}
	case "order ace":
		return Label{"as en tête", "A R D V 10 9 8 7, comme le plus souvent en Angleterre et en Amérique."}
	case "penalty jacks":
		return Label{"valets", "Un pour chacun, deux pour le valet de pique, Polignac."}
	case "penalty queens":
		return Label{"dames", "Un pour chacune, deux pour la dame de pique. Seulement avec l’as en tête."}
	case "direction clockwise":
		return Label{"sens horaire", "Celui des aiguilles d’une montre."}
	case "direction anticlockwise":
		return Label{"sens antihoraire", "Comme jouent les Français."}
	case "slam capot":
		return Label{"capot", "Annoncé avant la première carte : qui remporte alors toutes les levées ne paie rien, chacun des autres cinq."}
	case "slam none":
		return Label{"rien", "Qui remporte toutes les levées paie toutes les cartes de pénalité."}
	case "slam chelem":
		return Label{"chelem", "Qui remporte toutes les levées, annoncées ou non, ne paie rien, et chacun des autres cinq."}
	case "slam chelem+generale":
		return Label{"chelem et Générale", "Un chelem sans annonce, ou la Générale : elle s’annonce, son annonceur entame, et la manquer coûte cinq."}
	case "capotFail normal":
		return Label{"ses propres cartes seulement", "Annoncer ne coûte rien, plusieurs peuvent donc le faire."}
	case "capotFail five":
		return Label{"cinq à la place", "Cinq au lieu de ses propres cartes de pénalité."}
	case "capotFail fivePlusOwn":
		return Label{"cinq et les siennes", "Cinq, et ses propres cartes de pénalité en plus."}
	case "scoring chips":
		return Label{"jetons", "On voit ce qui reste à chacun."}
	case "scoring notepad":
		return Label{"papier", "On voit les points notés contre chacun."}
	case "discipline assisted":
		return Label{"assistée", "Qui peut fournir et ne le fait pas reprend sa carte."}
	case "discipline strict":
		return Label{"stricte", "La carte reste jouée : la renonce termine la donne et coûte cinq ; ce qui y a été payé est rendu."}
	case "stake 0":
		return Label{Name: "aucune"}
	}
	return Label{}
}

func (polignacFrench) preset(key string) Label {
	switch key {
	case "foster":
		return Label{"Foster 1897", "Tout comme d’habitude : roi en tête, capot annoncé, 20 jetons."}
	case "short":
		return Label{"Courte", "Dix jetons à chacun."}
	case "aceHigh":
		return Label{"As en tête", "Comme on jouait le plus souvent en Angleterre et en Amérique au temps de Foster."}
	case "queens":
		return Label{"Dames", "As en tête, et ce sont les dames qui coûtent, non les valets."}
	case "french20":
		return Label{"Française en 20", "Jeu français, sens antihoraire, chelem et Générale, sur papier."}
	case "french50":
		return Label{"Française en 50", "La même en 50 points."}
	}
	return Label{}
}

func (polignacFrench) points(n int) Label { return Label{Name: Fr.Plural(n, "point", "points")} }
func (polignacFrench) stakePer(n int) Label {
	return Label{Name: strconv.Itoa(n) + " par point"}
}
