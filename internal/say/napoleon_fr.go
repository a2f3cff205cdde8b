package say

import (
	"strconv"

	"bivouac/card"
	"bivouac/games/napoleon"
)

// napoleonFrench says Napoleon in French.
type napoleonFrench struct{ french }

func (napoleonFrench) title() string { return "Napoléon (Nap)" }

func (napoleonFrench) bid(b napoleon.Bid) string {
	if b > napoleon.Blucher {
		return "aucune enchère"
	}
	return [...]string{"Passe", "Deux", "Trois", "Misère", "Quatre", "Nap", "Wellington", "Blücher"}[b]
}

func (napoleonFrench) stake(bid string, win, loss int) string {
	return bid + " : rapporte " + strconv.Itoa(win) + ", coûte " + strconv.Itoa(loss)
}

// tricks is a number of tricks that were taken or must be.
func (napoleonFrench) tricks(n int) string {
	return Fr.Count(n, "aucune levée", "une levée", "levées")
}

func (napoleonFrench) times(n int) string {
	switch n {
	case 2:
		return "double"
	case 4:
		return "quadruple"
	}
	return "octuple"
}

// Coups

func (napoleonFrench) passes(name string) string     { return name + " passe." }
func (napoleonFrench) calls(name, bid string) string { return name + " dit " + bid + "." }

func (f napoleonFrench) alone(name string, b napoleon.Bid) string {
	switch n := int(b.Tricks()); n {
	case 0:
		return name + " joue en solo et ne doit faire aucune levée."
	case napoleon.HandSize:
		return name + " joue en solo et doit faire les cinq levées."
	default:
		return name + " joue en solo et doit faire au moins " + f.tricks(n) + "."
	}
}

func (f napoleonFrench) makesTrumps(name string, c card.Card) string {
	return name + " entame " + f.With(c) + " : " + f.Suit(c.Suit()) + " est atout."
}

func (f napoleonFrench) leadsWithout(name string, c card.Card) string {
	return name + " entame " + f.With(c) + " ; cette misère est sans atout."
}

// Suites

func (f napoleonFrench) winsTrump(name string, trick int, c card.Card) string {
	return name + " remporte la levée " + strconv.Itoa(trick) + " " + f.With(c) + ", le plus fort atout."
}

func (f napoleonFrench) winsSuit(name string, trick int, c card.Card) string {
	return name + " remporte la levée " + strconv.Itoa(trick) + " " + f.With(c) + ", la plus forte carte de la couleur demandée."
}

func (f napoleonFrench) revoked(name string, played, held card.Card) string {
	return name + " a joué " + f.The(played) + " en gardant " + f.The(held) + " en main : c’est une renonce, et elle décide de la donne."
}

func (napoleonFrench) countsAs(bid string, made bool) string {
	if made {
		return "L’enchère " + bid + " compte donc comme réussie."
	}
	return "L’enchère " + bid + " compte donc comme manquée."
}

func (f napoleonFrench) made(bid string, tricks int) string {
	return "L’enchère " + bid + " est réussie : " + f.took(tricks) + "."
}

func (f napoleonFrench) failed(b napoleon.Bid, tricks int) string {
	text := "L’enchère " + f.bid(b) + " est manquée : " + f.took(tricks)
	if b == napoleon.Misere {
		return text + "."
	}
	return text + " et devait en faire " + f.Word(int(b.Tricks())) + "."
}

func (f napoleonFrench) took(tricks int) string {
	if tricks == 0 {
		return "le soliste n’a fait aucune levée"
	}
	return "le soliste a fait " + f.tricks(tricks)
}

func (f napoleonFrench) counts(times int) string {
	return "Après des donnes nulles, celle-ci compte " + f.times(times) + "."
}

func (f napoleonFrench) receives(name string, others []string, each, total int) string {
	return f.And(others...) + " paient chacun " + Fr.Plural(each, "unité", "unités") + " à " + name + " : " + Signed(total) + "."
}

func (f napoleonFrench) pays(name string, others []string, each, total int) string {
	return name + " paie " + Fr.Plural(each, "unité", "unités") + " à chacun (" + f.And(others...) + ") : " + Signed(total) + "."
}

func (napoleonFrench) balances(list string) string { return "Comptes : " + list + "." }

func (napoleonFrench) allPassed() string {
	return "Tous ont passé : la donne est nulle, et personne ne paie."
}

func (f napoleonFrench) nextCounts(times int) string {
	return "La prochaine donne jouée comptera " + f.times(times) + "."
}

func (napoleonFrench) shared(balance int) string {
	return "La première place est partagée, avec " + Signed(balance) + " chacun."
}

func (napoleonFrench) allEqual() string {
	return "Tous les comptes sont égaux : tous partagent la première place."
}

// Refus

func (napoleonFrench) low() string {
	return "Il faut dire plus haut que la dernière enchère ou passer."
}

func (napoleonFrench) lowOver(high string) string {
	return "La dernière enchère est " + high + " : il faut dire plus haut ou passer."
}

func (napoleonFrench) forerunner(bid, before string) string {
	return bid + " ne se dit que sur " + before + "."
}

func (napoleonFrench) noBlucher() string { return "Il est convenu que Blücher ne se dit pas." }

func (napoleonFrench) mustBid() string {
	return "Tous les autres ont passé : en tant que donneur, vous devez dire au moins Deux."
}

func (napoleonFrench) jokerLead() string {
	return "Le soliste ne peut pas entamer la première levée avec le joker."
}

// État

func (napoleonFrench) round(n, of int) string {
	if of == 0 {
		return "Tour " + strconv.Itoa(n) + " ; la partie est ouverte."
	}
	return "Tour " + strconv.Itoa(n) + " sur " + strconv.Itoa(of) + "."
}

func (napoleonFrench) lastRound(n int) string {
	return "Tour " + strconv.Itoa(n) + ", le dernier."
}

func (napoleonFrench) sitsOut(name string) string { return name + " ne joue pas cette donne." }
func (napoleonFrench) noBid() string              { return "Personne n’a encore enchéri." }

func (f napoleonFrench) highest(name, bid string) string {
	return "Plus haute enchère : " + bid + ", par " + name + "."
}

func (napoleonFrench) contract(name, bid string) string {
	return name + " joue en solo : " + bid + "."
}

func (f napoleonFrench) trumps(s card.Suit) string { return "Atout : " + f.Suit(s) + "." }
func (napoleonFrench) noTrumps() string            { return "Il n’y a pas d’atout." }
func (napoleonFrench) trumpsByLead() string        { return "La première carte fera l’atout." }

func (napoleonFrench) taken(name string, own, others int) string {
	return "Levées : " + name + " " + strconv.Itoa(own) + ", les adversaires " + strconv.Itoa(others) + "."
}

func (napoleonFrench) toBid(name string) string  { return "À " + name + " de parler." }
func (napoleonFrench) toPlay(name string) string { return "À " + name + " de jouer." }

// Options

func (napoleonFrench) option(key string) Label {
	switch key {
	case "allPass":
		return Label{"Si tous passent", "Ce qui arrive si personne n’enchérit."}
	case "misereTrump":
		return Label{"Atout dans la misère", "Si une misère se joue avec un atout."}
	case "blucher":
		return Label{"Enjeu d’un Blücher", "Ce qu’un Blücher rapporte de chaque adversaire et ce qu’il coûte."}
	case "stopWhenDecided":
		return Label{"Arrêt une fois décidé", "Si une donne s’arrête dès que l’enchère est réussie ou ne peut plus l’être. On paie la même chose."}
	case "length":
		return Label{"Durée", "Combien de tours dure la partie ; dans un tour chacun donne une fois."}
	case "dealerOut":
		return Label{"Le donneur ne joue pas", "À six, le donneur ne prend pas de cartes et n’enchérit pas, mais il paie et reçoit."}
	case "joker":
		return Label{"Joker", "Une 53ᵉ carte, le plus fort atout. Le soliste ne peut pas l’entamer en premier."}
	case "pack":
		return Label{"Jeu de cartes", "Combien de cartes il y a, sans le joker."}
	}
	return Label{}
}

func (napoleonFrench) value(key, value string) Label {
	switch key + " " + value {
	case "allPass void":
		return Label{"donne nulle", "On ne paie rien, et le suivant donne."}
	case "allPass dealerTwo":
		return Label{"le donneur doit parler", "Si tous les autres ont passé, le donneur doit dire au moins Deux."}
	case "allPass double":
		return Label{"nulle, puis double", "La prochaine donne jouée compte double, après deux donnes nulles quadruple, après trois ou plus octuple."}
	case "misereTrump none":
		return Label{"sans atout", "Comme le plus souvent : la plus forte carte de la couleur demandée gagne la levée."}
	case "misereTrump led":
		return Label{"par la première carte", "Comme pour toute autre enchère, la première couleur jouée est atout."}
	case "blucher off":
		return Label{"ne se dit pas", "Personne ne dit Blücher."}
	case "length open":
		return Label{"ouverte", "Jusqu’à ce que toutes les personnes à la table ou l’hôte disent stop ; on finit le tour."}
	case "discipline assisted":
		return Label{"assistée", "Une carte qui ne fournit pas est refusée si l’on pouvait fournir."}
	case "discipline strict":
		return Label{"stricte", "Une telle carte est acceptée ; la première renonce fait perdre la donne à son camp et la termine."}
	case "pack 52":
		return Label{"52 cartes", "Toutes les cartes, à partir du deux."}
	case "pack 36":
		return Label{"36 cartes", "À partir du six."}
	case "pack 32":
		return Label{"32 cartes", "À partir du sept."}
	case "pack 28":
		return Label{"28 cartes", "À partir du huit."}
	case "pack 24":
		return Label{"24 cartes", "À partir du neuf."}
	}
	return Label{}
}

func (napoleonFrench) preset(key string) Label {
	switch key {
	case "page":
		return Label{"Selon l’usage", "Ce que le livre des règles donne d’abord."}
	case "peel":
		return Label{"Peel", "La misère a un atout, et à six le donneur ne joue pas la donne."}
	case "double":
		return Label{"Double", "Après des donnes nulles les enjeux montent."}
	}
	return Label{}
}

func (napoleonFrench) rounds(n int) Label { return Label{Name: Fr.Plural(n, "tour", "tours")} }

func (napoleonFrench) blucher(win, loss int) Label {
	return Label{Name: "rapporte " + strconv.Itoa(win) + ", coûte " + strconv.Itoa(loss)}
}

func (napoleonFrench) lowStake() string {
	return "pas plus que ce que rapporte un Wellington, alors que l’enjeu devrait être plus haut encore"
}
