package say

import "strconv"

// The pages about chance.

func (pagesFr) MyDeals() Label { return Label{"Mes donnes", "vos cartes, comparées au hasard"} }
func (pagesFr) MyDealsText() string {
	return "Toutes les mains que vous avez reçues sur ce serveur, comptées : ce que vous aviez, et ce que le hasard donne en moyenne. Si quelqu’un arrangeait les cartes, cela finirait par se voir ici."
}
func (pagesFr) NoDeals() string {
	return "Aucune donne où vous avez reçu des cartes n’est encore terminée. Jouez-en une, et il y aura de quoi compter."
}
func (pagesFr) DealsOf(game string, deals int) string {
	return game + ", " + Fr.many(deals, "donne", "donnes")
}
func (pagesFr) CountOf(game, key string) Label {
	switch key {
	case "jacks":
		return Label{"Valets", ""}
	case "aces":
		return Label{"As", ""}
	case "kings":
		return Label{"Rois", ""}
	case "courts":
		return Label{"Figures", "Rois, dames et valets."}
	case "clubQueen":
		return Label{"Dame de trèfle", ""}
	}
	if game == "polignac" {
		return Label{"Points de pénalité", "Ce que les cartes de pénalité de votre main coûtent à qui les ramasse : un point chacune, deux pour celle de pique."}
	}
	return Label{"Points des cartes", "As 11, dix 10, roi 4, dame 3, valet 2 : 120 dans le jeu."}
}
func (pagesFr) Counted(game, key string, sum, deals int, mean, spread, within float64) string {
	names := map[string][2]string{"jacks": {"valet", "valets"}, "aces": {"as", "as"}, "kings": {"roi", "rois"}, "courts": {"figure", "figures"},
		"clubQueen": {"fois la dame de trèfle", "fois la dame de trèfle"}, "points": {"point", "points"}}[key]
	return Fr.many(sum, names[0], names[1]) + " en " + Fr.many(deals, "donne", "donnes") + ". Le hasard donne " + Fr.Decimal(mean, 1) + " en moyenne ; sur 100 séries aussi longues, " + percent(within) + " s’en écartent de " + Fr.Decimal(spread, 1) + " au plus."
}
func (pagesFr) Strays(chance float64) string {
	n, of := odds(chance)
	text := "Le hasard produit un écart au moins aussi grand dans " + Fr.Decimal(float64(n), 0) + " de ces séries sur " + Fr.Decimal(float64(of), 0) + ". "
	switch {
	case chance <= never:
		return "Le hasard produit un écart au moins aussi grand dans moins d’une de ces séries sur un million. Quelque chose ne va pas : enregistrez vos donnes, vérifiez-les et interrogez qui tient ce serveur."
	case n == of:
		text = "Presque aucune série de cette longueur n’est plus près de la moyenne. "
	}
	switch {
	case chance < veryRare:
		return text + "C’est très rare. Enregistrez vos donnes et vérifiez-les."
	case chance < rare:
		return text + "C’est rare, et cela arrive pourtant chaque jour à quelqu’un."
	}
	return text + "Rien d’extraordinaire."
}
func (pagesFr) Several(counts int, chance float64) string {
	return "Cette page compte " + Fr.Plural(counts, "chose", "choses") + ". Qui en compte autant en trouve, dans environ " + percent(chance) + " cas sur 100, une que le hasard ne produit qu’une fois sur vingt : un seul compte curieux ne veut encore rien dire."
}
func (pagesFr) InHand() string   { return "Dans la main" }
func (pagesFr) Dealt() string    { return "Reçues" }
func (pagesFr) Expected() string { return "Par hasard" }
func (pagesFr) HowCounted() Label {
	return Label{"Comment on compte", "Chaque main que vous avez reçue compte, à toutes les tables et dans toutes les parties, dès que sa donne est finie. Les donnes nulles comptent aussi : les omettre favoriserait certaines cartes. Ce qui a été repris ne compte pas. Si vous avez repris une place, les mains données depuis sont à vous ; celles d’un ordinateur, même quand il jouait pour vous, ne sont à personne. Ce que donne le hasard est calculé exactement, à partir de toutes les mains que permet le jeu de cartes de chaque table."}
}
func (pagesFr) DealtByHand(deals int) string {
	return "Les donnes aux cartes mêlées à la main (" + Number(deals) + ") ne sont pas comptées : ce mélange n’est pas uniforme, et le hasard y a d’autres lois. Elles sont marquées dans le fichier."
}
func (pagesFr) OlderDeals(tables int) string {
	return "On compte les " + Fr.Plural(tables, "table", "tables") + " que vous avez vues en dernier."
}
func (pagesFr) UnreadDeals(tables int) string {
	return "À " + Fr.Plural(tables, "table", "tables") + ", tout n’a pas pu être lu ; des donnes manquent."
}
func (pagesFr) SaveDeals() Label {
	return Label{"Enregistrer toutes les donnes", "Une ligne par donne, pour n’importe quel tableur : date, table, partie, donne, place (à partir de 0, comme dans les enregistrements), jeu, mélange, toutes les cartes du paquet, vos cartes et les comptes. Vous pouvez ainsi recalculer tout ce que montre cette page."}
}
func (pagesFr) LastDeals() string { return "Vos dernières donnes" }

func (pagesFr) Clumps() Label {
	return Label{"Pourquoi le hasard fait des paquets", "est-ce encore le hasard ? devinez, et comptez"}
}
func (pagesFr) ClumpsText() string {
	return "« Ce n’est pas possible que ce soit le hasard ! » Un jour ou l’autre, chacun le dit : trois donnes sans valet, le roi encore à côté de son as, toutes les bonnes cartes de l’autre côté de la table. Cette page montre à quoi le hasard ressemble, et compte combien de fois il fait de telles choses. Chaque nombre a été calculé pour elle."
}
func (pagesFr) Fields(points int) Label {
	return Label{"Lequel des deux est le hasard ?", "Dans l’un de ces champs, le hasard a jeté " + strconv.Itoa(points) + " points : chacun est tombé n’importe où, quoi qu’il y ait eu avant lui. Dans l’autre, les points ont dû se tenir à distance les uns des autres. Regardez les deux, et devinez."}
}
func (pagesFr) Field(name string, points int) string {
	return "Champ " + name + ", " + Fr.Plural(points, "point", "points")
}
func (pagesFr) IsChance(name string) string { return "Le hasard, c’est " + name }
func (pagesFr) Guessed(right bool, thrown, spread string) string {
	if right {
		return "C’est juste : le hasard, c’est " + thrown + ". La plupart des gens choisissent " + spread + "."
	}
	return "C’est ce que disent la plupart des gens, mais le hasard, c’est " + thrown + ". Dans " + spread + ", les points ont dû se tenir à distance."
}
func (pagesFr) Squares(points, squares int, empty float64, thrown, spread int, name string) string {
	return "Les points du champ " + name + " ne savent rien les uns des autres : rien n’empêche le suivant de tomber à côté du dernier. Comptons : partageons le champ en " + strconv.Itoa(squares) + " carrés, un pour chaque point si tous étaient répartis également. En moyenne, le hasard en laisse " + Fr.Decimal(empty, 0) + " vides. Dans " + name + ", il y en a " + strconv.Itoa(thrown) + ", dans l’autre champ " + strconv.Itoa(spread) + ". Rien n’est jamais aussi bien réparti sans que quelqu’un l’ait arrangé. Les trous et les paquets sont la marque du hasard, non celle d’une main cachée."
}
func (pagesFr) PointsInSquare() string { return "Points dans un carré" }
func (pagesFr) Neighbours(cards int, mean, none float64) Label {
	return Label{"Les voisines dans le jeu", "Dans un jeu neuf, les cartes sont en ordre, et " + strconv.Itoa(cards-1) + " paires sont voisines. Combien le sont encore quand on a bien mêlé ? Aucune, croirait-on. Mais chaque carte doit bien être à côté d’une autre. En moyenne, " + Fr.Decimal(mean, 2) + " paires restent ensemble, si longtemps qu’on mêle, et seuls " + percent(none) + " mélanges sur 100 les séparent toutes."}
}
func (pagesFr) FirstPack(pairs ...string) string {
	text := "Voici le premier des jeux que notre programme a mêlés pour cette page, de gauche à droite. "
	switch len(pairs) {
	case 0:
		return text + "Aucune paire de voisines n’y est restée ensemble."
	case 1:
		return text + "Une paire de voisines y est restée ensemble, encadrée ici : " + pairs[0] + "."
	}
	return text + "On y trouve encore ensemble " + Fr.Common().Word(len(pairs)) + " paires de voisines, encadrées ici : " + Fr.Common().And(pairs...) + "."
}
func (pagesFr) Pairs() string { return "Paires ensemble" }
func (pagesFr) Packs(packs int) string {
	return "Notre programme a mêlé " + Fr.Decimal(float64(packs), 0) + " jeux, chacun à partir d’un jeu neuf ; à côté, ce que le hasard fait en moyenne :"
}
func (pagesFr) PairsByHand(mean float64) string {
	return "Mêlés à la main, comme une table peut en convenir pour le plaisir, les mêmes jeux gardent " + Fr.Decimal(mean, 1) + " paires ensemble en moyenne. Voilà à quoi ressemble un mauvais mélange."
}
func (pagesFr) Jacks(none, one, many float64) Label {
	return Label{"Les valets dans une main", "À la drogue, vous recevez huit cartes sur 32, et quatre des 32 sont des valets : un valet par main, en moyenne. La moyenne n’en dit pas plus. Un seul valet, exactement, cela arrive dans " + percent(one) + " donnes sur 100. Dans " + percent(none) + " sur 100 il n’y en a aucun, et dans " + percent(many) + " sur 100 il y en a trois ou quatre d’un coup."}
}
func (pagesFr) OurPacks() string { return "Nos jeux" }
func (pagesFr) OtherHands() string {
	return "Combien de mains sur 100 n’ont aucun as, en ont un, deux, trois ou tous les quatre, avec les jeux de cartes de nos jeux :"
}
func (pagesFr) HandFrom(hand, pack int) string {
	return strconv.Itoa(hand) + " cartes sur " + strconv.Itoa(pack)
}
func (pagesFr) Droughts(deals int, mine, anybodys float64) Label {
	return Label{"Trois donnes sans valet", "Une soirée de drogue compte " + Fr.Common().Word(deals) + " donnes. Que vous n’ayez aucun valet trois fois de suite, cela arrive dans " + percent(mine) + " soirées sur 100. Mais on est quatre à table, et cela arrive à l’un des quatre dans " + percent(anybodys) + " soirées sur 100. La plupart des soirs, quelqu’un a donc toutes les raisons de dire que ce ne peut pas être le hasard, et personne n’a rien fait."}
}
func (pagesFr) HowDealt() Label {
	return Label{"Comment on donne ici", "Que ce soit le hasard chez nous, vous n’avez pas à nous croire. Chaque donne est faite de sorte que personne ne puisse la choisir, et que vous puissiez la vérifier ensuite."}
}
func (pagesFr) HowDealtSteps() []string {
	return []string{
		"Le serveur tire un nombre secret et en montre le sceau à tous. Dès lors, il ne peut plus changer ce nombre sans briser le sceau.",
		"Puis la page de chaque personne à la table ajoute un nombre à elle. Le serveur ne le connaissait pas quand il a fait le sceau : il n’a donc pas pu choisir les cartes.",
		"De tous ces nombres ensemble découle l’ordre du jeu : chacun des ordres possibles est aussi probable qu’un autre.",
		"Le joueur qui précède le donneur coupe.",
		"Quand la donne est finie, le nombre secret est montré. Chacun peut alors recalculer le sceau, le jeu et les mains : dans la page, avec « Vérifier cette donne », ou avec un programme à lui.",
	}
}
