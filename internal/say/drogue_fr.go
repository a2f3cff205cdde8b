package say

import (
	"strconv"

	"bivouac/card"
	"bivouac/games/drogue"
)

// drogueFrench says Drogue in French.
type drogueFrench struct{ french }

func (drogueFrench) pegs(n int) string { return Fr.Count(n, "aucune pince", "une pince", "pinces") }

// more is a number of further pegs.
func (f drogueFrench) more(n int) string { return f.pegs(n) + " de plus" }

func (drogueFrench) punishments(n int) string {
	return Fr.Count(n, "aucune drogue de punition", "une drogue de punition", "drogues de punition")
}

// one is a number of pegs without the word.
func (f drogueFrench) one(n int) string {
	if n == 1 {
		return "une"
	}
	return f.Word(n)
}

func (f drogueFrench) punished(name string, left int) string {
	text := name + " prend une drogue de punition"
	if left < 2 {
		return text + "."
	}
	return text + " ; cela en fait " + f.Word(left) + "."
}

// Moves

func (drogueFrench) names(name, jacks, nose string) string {
	if nose != "" {
		return name + " nomme " + jacks + " pour sa délivrance ; " + nose + " vaut pour le nez noir."
	}
	return name + " nomme " + jacks + " pour sa délivrance."
}

func (drogueFrench) redeals(name string) string {
	return name + " n’a ni roi ni dame et demande une nouvelle donne."
}
func (drogueFrench) isReady(name string) string { return name + " : c’est bon." }
func (drogueFrench) callsVive(name, jack string) string {
	return name + " crie « Qui vive ! » pour " + jack + "."
}
func (drogueFrench) lifts(name, jack string) string { return name + " montre " + jack + "." }
func (drogueFrench) callsArms(name string, mute bool) string {
	if mute {
		return name + " crie « Aux armes ! Silence ! » : on remet les pinces."
	}
	return name + " crie « Aux armes ! » : on remet les pinces."
}
func (f drogueFrench) announces(name string, number int) string {
	return name + " annonce " + f.Word(number) + "."
}
func (drogueFrench) passes(name string) string { return name + " passe." }
func (drogueFrench) states(name string, point int) string {
	return name + " déclare un point de " + strconv.Itoa(point) + "."
}
func (f drogueFrench) makes(name string, suit card.Suit, shown string) string {
	text := name + " a fait les cartes : l’atout est " + f.Suit(suit) + "."
	if shown != "" {
		text += " Cartes montrées : " + shown + "."
	}
	return text
}
func (drogueFrench) salutes(name string) string {
	return name + " salue : « Salut à mes honorables factionnaires ! »"
}
func (drogueFrench) callsQuatre(name string) string {
	return name + " crie « Qui vive pour les quatre Mandrins ! » : les quatre valets dans une main."
}
func (drogueFrench) tells(name, told string) string {
	return name + " confie : « " + told + " »"
}
func (drogueFrench) signs(name, sign, told string) string {
	return name + " fait un signe : " + sign + ". Cela veut dire : « " + told + " »"
}
func (drogueFrench) asksWord(name string) string {
	return name + " : « Je demande la parole. »"
}
func (drogueFrench) grants(name, to string) string {
	return name + " répond « Accordée » : " + to + " peut parler une fois."
}
func (drogueFrench) speaks(name string) string { return name + " parle." }
func (drogueFrench) stepsOut(name, card string) string {
	return name + " pose " + card + " hors de son tour ; la carte revient en main."
}
func (f drogueFrench) challengesTrick(name, other string, trick int) string {
	return name + " conteste la carte " + f.que(other) + " a jouée à la levée " + strconv.Itoa(trick) + "."
}
func (f drogueFrench) challengesTurn(name, other string, trick int) string {
	return name + " conteste la carte " + f.que(other) + " a posée hors de son tour à la levée " + strconv.Itoa(trick) + "."
}
func (drogueFrench) challengesSalute(name, other string) string {
	return name + " conteste : " + other + " aurait oublié le salut."
}
func (drogueFrench) challengesQuatre(name, other string) string {
	return name + " conteste : " + other + " aurait oublié l’appel des quatre Mandrins."
}
func (f drogueFrench) challengesAnnounce(name, other string) string {
	return name + " conteste l’annonce " + f.Of(other) + "."
}
func (drogueFrench) challengesTalk(name, other string) string {
	return name + " conteste : " + other + " aurait parlé sans en avoir le droit."
}
func (drogueFrench) challengesVive(name, jack string) string {
	return name + " conteste que personne n’ait crié « Qui vive ! » pour " + jack + "."
}

// Choices

func (drogueFrench) name(jacks, nose string) string {
	if nose != "" {
		return "Nommer " + jacks + " (" + nose + " pour le nez)"
	}
	return "Nommer " + jacks
}
func (drogueFrench) redeal() string          { return "Nouvelle donne" }
func (drogueFrench) ready() string           { return "C’est bon" }
func (drogueFrench) vive(jack string) string { return "Qui vive ! " + jack }
func (drogueFrench) lift(jack string) string { return "Montrer " + jack }
func (drogueFrench) arms(mute bool) string {
	if mute {
		return "Aux armes ! Silence !"
	}
	return "Aux armes !"
}
func (f drogueFrench) announce(number int) string { return "Annoncer " + f.Word(number) }
func (drogueFrench) pass() string                 { return "Passer" }
func (drogueFrench) state(point int) string       { return "Point " + strconv.Itoa(point) }
func (f drogueFrench) show(suit card.Suit, shown, hidden string) string {
	text := "Atout " + f.Suit(suit) + " : " + shown
	if hidden != "" {
		text += ", sans " + hidden
	}
	return text
}
func (drogueFrench) salute() string             { return "Salut à mes honorables factionnaires !" }
func (drogueFrench) quatre() string             { return "Qui vive pour les quatre Mandrins !" }
func (drogueFrench) tell(told string) string    { return "Confier : " + told }
func (drogueFrench) askWord() string            { return "Je demande la parole" }
func (drogueFrench) grant(to string) string     { return "Accordée, pour " + to }
func (drogueFrench) speak() string              { return "Parler" }
func (drogueFrench) stepOut(card string) string { return card + " hors de son tour" }
func (drogueFrench) challenge(other string, a drogue.Act, trick int) string {
	return "Contester, " + other + " : " + [...]string{"carte de la levée " + strconv.Itoa(trick), "hors de son tour à la levée " + strconv.Itoa(trick),
		"pas de salut", "quatre Mandrins non criés", "annonce", "a parlé"}[a]
}
func (drogueFrench) challengeVive(jack string) string {
	return "Contester : pas de « Qui vive ! » pour " + jack
}
func (drogueFrench) opponentRight() string { return "l’adversaire de droite" }
func (drogueFrench) partner() string       { return "votre partenaire" }
func (drogueFrench) opponentLeft() string  { return "l’adversaire de gauche" }

// Tells and signs

func (f drogueFrench) tellSuit(s card.Suit) string { return "J’ai du " + f.Suit(s) + "." }
func (f drogueFrench) tellRank(r card.Rank) string {
	if r == card.Queen {
		return "J’ai une " + f.Rank(r) + "."
	}
	return "J’ai un " + f.Rank(r) + "."
}
func (drogueFrench) tellCard(card string) string { return "J’ai " + card + "." }
func (f drogueFrench) tellNumber(n int) string   { return "Une de mes couleurs fait " + f.Word(n) + "." }
func (drogueFrench) tellTrump() string           { return "J’ai de l’atout." }
func (drogueFrench) tellPass() string            { return "Je n’annoncerai pas." }
func (drogueFrench) tellNothing() string         { return "Je n’ai rien : ni valet, ni as, ni dix." }

func (drogueFrench) signSuit(s card.Suit) string {
	return [...]string{"la mâchoire de travers", "un coup d’œil au ciel", "la main posée sur le cœur",
		"le tranchant de la main levé devant le menton"}[s]
}
func (drogueFrench) signRank(r card.Rank) string {
	return [...]string{"les deux épaules haussées", "une épaule haussée", "un pouce montré", "les deux joues gonflées", "le bout de la langue",
		"les lèvres en baiser", "un salut au shako", "un œil fermé"}[r-card.Seven]
}
func (drogueFrench) signThen(suit, rank string) string { return suit + ", puis " + rank }
func (f drogueFrench) signNumber(n int) string         { return f.Word(n) + " doigts sur le bord de la table" }
func (drogueFrench) signTrump() string                 { return "un doigt replié frappé sur la table" }
func (drogueFrench) signPass() string {
	return "la main à plat passée sur la table de gauche à droite"
}
func (drogueFrench) signNothing() string { return "les deux yeux fermés" }

// Pegs

func (drogueFrench) trick(number int, winner, cards string, points int) string {
	return winner + " remporte la levée " + strconv.Itoa(number) + " (" + cards + ") : " + Fr.Plural(points, "point", "points") + "."
}
func (drogueFrench) noPoints(number int, winner, cards string) string {
	return winner + " remporte la levée " + strconv.Itoa(number) + " (" + cards + ")."
}
func (f drogueFrench) lifted(name string, left int) string {
	if left == 0 {
		return "Un valet montré ôte une pince du nez : " + name + " a le nez libre."
	}
	return "Un valet montré ôte une pince du nez ; " + name + " en garde encore " + f.one(left) + "."
}
func (drogueFrench) liftedAll(name string) string {
	return "Un valet montré ôte toutes les pinces du nez : " + name + " a le nez libre."
}
func (f drogueFrench) relieved(name string, left int) string {
	text := name + " avait nommé ce valet et le tient : une drogue de punition s’en va"
	if left > 0 {
		return text + ", il en reste " + f.one(left) + "."
	}
	return text + "."
}
func (drogueFrench) wiped(name string) string {
	return name + " avait nommé ce valet pour le nez noir et le tient : le nez est de nouveau propre."
}
func (f drogueFrench) notBeaten(name string, left int) string {
	return "Cette carte fournit mais ne force pas, alors que c’était possible. " + f.revoked(name, left)
}
func (f drogueFrench) notFollowed(name string, left int) string {
	return "Cette carte coupe, alors qu’il était possible de fournir. " + f.revoked(name, left)
}
func (f drogueFrench) notOvertrumped(name string, left int) string {
	return "Cette carte ne fournit ni ne surcoupe, alors que l’un ou l’autre était possible. " + f.revoked(name, left)
}
func (f drogueFrench) notTrumped(name string, left int) string {
	return "Cette carte ne fournit ni ne coupe, alors que l’un ou l’autre était possible. " + f.revoked(name, left)
}
func (f drogueFrench) revoked(name string, left int) string {
	return "Elle reste jouée, et " + f.punished(name, left)
}
func (f drogueFrench) steppedOut(name string, left int) string {
	return "Joué hors de son tour : la carte revient en main, tous l’ont vue, et " + f.punished(name, left)
}
func (f drogueFrench) cannotShow(name string, left int) string {
	return name + " ne peut pas montrer ce qui était annoncé et sort de l’enchère ; les autres parlent à nouveau. " + f.punished(name, left)
}
func (f drogueFrench) noJack(name string, left int) string {
	return "Cela se découvre : " + name + " avait annoncé sans un seul valet. " + f.punished(name, left)
}
func (f drogueFrench) forgotVive(name string, left int) string {
	return name + " tient un valet nommé et n’a pas crié « Qui vive ! » : le bénéfice est perdu. " + f.punished(name, left)
}
func (f drogueFrench) forgotSalute(name string, left int) string {
	return "Trois portent des pinces, et " + name + " a oublié de les saluer. " + f.punished(name, left)
}
func (f drogueFrench) forgotQuatre(name string, left int) string {
	return name + " tenait les quatre valets et n’a jamais crié « Qui vive pour les quatre Mandrins ! ». " + f.punished(name, left)
}
func (f drogueFrench) talked(name string, left int) string {
	return name + " doit se taire et a parlé sans permission. " + f.punished(name, left)
}
func (f drogueFrench) caught(name string, left int) string {
	return "La contestation est juste. " + f.punished(name, left)
}
func (f drogueFrench) wronged(name string, left int) string {
	return "La contestation est fausse, et qui conteste à tort paie. " + f.punished(name, left)
}
func (f drogueFrench) fourJacks(name string, left int) string {
	return "Un camp a joué les quatre valets à la suite, et " + name + " le dernier. " + f.punished(name, left)
}
func (drogueFrench) blackened(name string) string {
	return name + " a fait atout et a perdu l’as d’atout : un nez noir (schwartz naz)."
}
func (f drogueFrench) unbuttoned(name string, left int) string {
	text := name + " a remporté une levée avec un roi ou une dame : une pince s’en va de la boutonnière"
	if left > 0 {
		return text + ", il en reste " + f.one(left) + "."
	}
	return text + "."
}

func (drogueFrench) voidRedeal() string {
	return "La donne est nulle. Le même donneur redonne, et les valets nommés restent nommés."
}
func (drogueFrench) voidAllPass() string {
	return "Tous ont passé : la donne est nulle. Le même donneur redonne ; après la troisième fois de suite, la donne passe au suivant."
}
func (f drogueFrench) counted(side string, pegs int, other string, others int) string {
	return "On compte les pinces : " + f.pegs(pegs) + " pour " + side + ", " + f.pegs(others) + " pour " + other + "."
}
func (drogueFrench) fewerNoses(side string) string {
	return "Égalité ; " + side + " ont moins de nez noirs."
}
func (drogueFrench) freeAtTheEnd(side string) string {
	return "Égalité ; " + side + " n’ont pas la drogue."
}

// Settlement

func (drogueFrench) made(side string, points, tricks int, other string, points2, tricks2 int) string {
	return side + " ont fait " + Fr.Plural(points, "point", "points") + " en " + Fr.Plural(tricks, "levée", "levées") + ", " +
		other + " ont fait " + Fr.Plural(points2, "point", "points") + " en " + Fr.Plural(tricks2, "levée", "levées") + "."
}
func (drogueFrench) capot(side string) string {
	return "Capot : " + side + " n’ont pas une seule levée."
}
func (drogueFrench) debrisque(side string) string {
	return "Débrisqué : " + side + " n’ont ni as ni dix dans leurs levées."
}
func (drogueFrench) defigure(side string) string {
	return "Défiguré : " + side + " n’ont ni roi ni dame dans leurs levées."
}
func (drogueFrench) courteQueue(side string) string {
	return "Courte-queue : " + side + " formaient le camp net et ont fait exactement 40, un de moins qu’il ne faut."
}
func (drogueFrench) fewest(loser string) string {
	return "La première drogue va au camp qui a le moins de points : " + loser + " la prennent."
}
func (drogueFrench) equal() string {
	return "60 partout : personne ne prend la drogue, et la donne suivante est de nouveau la première."
}
func (drogueFrench) short(clean string, points int) string {
	return "Le camp net doit faire 41. " + clean + " n’ont fait que " + strconv.Itoa(points) + " et prennent la drogue."
}
func (drogueFrench) fallen(clean string, points int) string {
	return clean + " ont " + strconv.Itoa(points) + " points, mais un camp net défiguré prend la drogue tout de même."
}
func (drogueFrench) kept(clean string, points int, holder string) string {
	return "Le camp net doit faire 41. " + clean + " ont fait " + strconv.Itoa(points) + " et restent le camp net ; " + holder + " gardent la drogue."
}
func (f drogueFrench) takes(names []string, pegs int, capot bool) string {
	text := f.And(names...) + verb(names, " met ", " mettent chacun ") + f.pegs(pegs) + " sur le nez"
	if capot {
		return text + ", le prix d’un capot."
	}
	return text + "."
}
func (f drogueFrench) reloads(names []string, pegs int, d drogue.Disgraces) string {
	why := "la courte-queue"
	switch {
	case d&drogue.Capot != 0:
		why = "le capot"
	case d&drogue.Debrisque != 0:
		why = "le débrisqué"
	}
	return f.And(names...) + verb(names, " porte déjà des pinces et recharge : ", " portent déjà des pinces et rechargent chacun : ") +
		f.more(pegs) + " pour " + why + "."
}
func (f drogueFrench) reenlisted(names []string) string {
	return f.And(names...) + verb(names, " portait", " portaient") + " encore une pince, et le camp a moins de 31 points : rengagé, une pince de plus" +
		verb(names, ".", " chacun.")
}
func (f drogueFrench) noneAdded(names []string) string {
	return f.And(names...) + verb(names, " porte déjà une drogue", " portent déjà la drogue") + " sur le nez : rien ne s’y ajoute."
}
func (f drogueFrench) buttons(names []string) string {
	return f.And(names...) + " mettent chacun une pince à la boutonnière ; elle s’en va quand on remporte soi-même une levée avec un roi ou une dame."
}
func (f drogueFrench) losesAgain(names []string) string {
	return f.And(names...) + " ont moins de points et prennent chacun une pince de plus : ici, chaque défaite en coûte une."
}
func (f drogueFrench) mayRelease(names []string, all bool) string {
	what := "chaque valet montré ôte une pince du nez"
	if all {
		what = "le premier valet montré ôte toutes les pinces du nez"
	}
	return "Délivrance pour " + f.And(names...) + " : à la donne suivante, " + what + ". V♦ ne compte pas."
}

// Status

func (drogueFrench) lastParade(dealer string) string {
	return "La dernière parade ; " + dealer + " donne. Pas de levées : on ôte des pinces, puis on les compte."
}
func (drogueFrench) noTrumps() string { return "Atout : pas encore fait." }
func (f drogueFrench) best(number int, names []string) string {
	return "Atout : pas encore fait. Plus haute annonce : " + f.Word(number) + " (" + f.And(names...) + ")."
}
func (f drogueFrench) struck(names []string) string {
	return "Hors de l’enchère, après une annonce impossible à montrer : " + f.And(names...) + "."
}
func (f drogueFrench) trumps(suit card.Suit, maker string, number int, shown string) string {
	return "Atout : " + Symbol(suit) + " " + f.Suit(suit) + ", fait par " + maker + " avec " + Fr.Count(number, "aucune carte", "une carte", "cartes") + " (" + shown + ")."
}
func (drogueFrench) nobodyHolds() string {
	return "Personne ne tient encore la drogue : le camp qui aura le moins de points la prendra."
}
func (drogueFrench) holds(holder, clean string) string {
	return holder + " tiennent la drogue. " + clean + " sont le camp net et doivent faire 41."
}
func (f drogueFrench) wears(name string, nose, buttonhole, punishment int, black, stuck, mute bool) string {
	var parts []string
	if nose > 0 {
		parts = append(parts, f.pegs(nose)+" sur le nez")
	}
	if buttonhole > 0 {
		parts = append(parts, f.pegs(buttonhole)+" à la boutonnière")
	}
	if punishment > 0 {
		parts = append(parts, f.punishments(punishment))
	}
	if black {
		parts = append(parts, "le nez noir")
	}
	text := name + " : " + f.And(parts...) + "."
	if stuck {
		text += " Cané dans la guérite."
	}
	if mute {
		text += " À la muette."
	}
	return text
}
func (drogueFrench) named(name, jacks string) string {
	return name + " a nommé " + jacks + " pour sa délivrance."
}
func (drogueFrench) called(jacks string) string {
	return "« Qui vive ! » crié pour " + jacks + "."
}
func (drogueFrench) taken(side string, tricks int) string {
	return side + " : " + Fr.Plural(tricks, "levée", "levées") + "."
}
func (drogueFrench) takenPoints(side string, tricks, points int) string {
	return side + " : " + Fr.Plural(tricks, "levée", "levées") + ", " + Fr.Plural(points, "point", "points") + "."
}
func (drogueFrench) waits(name string, phase drogue.Phase) string {
	switch phase {
	case drogue.AtTheCut:
		return "À " + name + " de nommer des valets pour sa délivrance."
	case drogue.NewDeal:
		return "À " + name + " de demander une nouvelle donne, sans roi ni dame, ou de continuer."
	case drogue.Sentries:
		return "À " + name + " de crier « Qui vive ! » pour les valets nommés, ou de continuer."
	case drogue.Relief:
		return "À " + name + " de montrer des valets pour ôter des pinces, ou de continuer."
	case drogue.ToArms:
		return "À " + name + " de crier « Aux armes ! »."
	case drogue.Announcing:
		return "À " + name + " d’annoncer un nombre ou de passer."
	case drogue.Pointing:
		return "À " + name + " de déclarer un point."
	case drogue.Making:
		return "À " + name + " de faire atout et de montrer."
	case drogue.Reckoning:
		return "À " + name + " de contester encore, ou de continuer."
	}
	return "À " + name + " de jouer."
}

// Refusals

func (drogueFrench) followTrump(led, held string) string {
	return "On a joué " + led + ", un atout, et vous avez " + held + " : vous devez fournir de l’atout."
}
func (drogueFrench) beat(top, held string) string {
	return "Vous avez " + held + ", qui prend " + top + " : vous devez forcer sur la meilleure carte si vous le pouvez."
}
func (f drogueFrench) trump(led card.Card, held string) string {
	return "On a joué " + f.The(led) + " et vous n’avez pas de cette couleur : vous devez couper, et vous avez " + held + "."
}
func (drogueFrench) overtrump(top, held string) string {
	return "Vous avez " + held + ", qui prend " + top + " : à cette table, vous devez surcouper si vous le pouvez."
}
func (drogueFrench) figures(held string) string {
	return "Vous avez " + held + " : seule une main sans roi ni dame peut demander une nouvelle donne."
}
func (f drogueFrench) low(best int) string {
	return "Vous devez annoncer au moins " + f.Word(best) + ", ou passer."
}
func (f drogueFrench) count(n int) string {
	return "Aucune de vos couleurs ne fait " + f.Word(n) + " avec vos valets : on n’annonce que ce qu’une couleur donne."
}
func (drogueFrench) withoutJack() string {
	return "Vous n’avez pas de valet : pas de valet, pas d’atout."
}
func (drogueFrench) bound() string {
	return "Vous avez confié que vous n’annonceriez pas, et ici cela engage."
}
func (drogueFrench) badPoint() string {
	return "Aucune de vos couleurs qui fait ce nombre ne vaut ce point."
}
func (drogueFrench) badShow() string {
	return "Montrez exactement les cartes annoncées : la couleur et tous vos valets, moins celle qui est de trop."
}
func (f drogueFrench) badName(n int) string {
	if n == 1 {
		return "Vous nommez un des valets V♣ V♠ V♥."
	}
	return "Vous nommez " + f.Word(n) + " des valets V♣ V♠ V♥, tous différents."
}
func (drogueFrench) notNamed(jack string) string {
	return "Personne n’a nommé " + jack + ", ou l’appel est déjà fait."
}
func (drogueFrench) chiard(jack string) string {
	return jack + ", le Mandrin chiard, ne délivre personne."
}
func (drogueFrench) spent(jack string) string {
	return jack + " a déjà servi dans cette donne et n’ôte pas une seconde pince."
}
func (drogueFrench) noRelease() string {
	return "Il n’y a rien à ôter : vous n’avez plus de pince sur le nez."
}
func (drogueFrench) untrue() string {
	return "Ici, on ne confie que ce qui est vrai de sa main."
}
func (drogueFrench) told() string {
	return "Vous avez déjà confié quelque chose : attendez votre prochaine carte."
}
func (drogueFrench) tellTime() string {
	return "Les confidences sont possibles d’« Aux armes ! » à votre dernière carte."
}
func (drogueFrench) mute() string {
	return "Vous jouez à la muette : demandez d’abord la parole, et attendez qu’un adversaire l’accorde."
}
func (drogueFrench) notMute() string  { return "Vous n’êtes pas tenu au silence : parlez." }
func (drogueFrench) asked() string    { return "Vous avez déjà demandé la parole." }
func (drogueFrench) notAsked() string { return "Ce joueur n’a pas demandé la parole." }
func (drogueFrench) friend() string   { return "Seul un adversaire peut l’accorder." }
func (drogueFrench) talking() string  { return "On joue au parler : tous peuvent parler." }
func (drogueFrench) notOwed() string  { return "Vous ne devez pas cet appel maintenant." }
func (drogueFrench) done() string     { return "C’est déjà fait." }
func (drogueFrench) forgiven() string { return "À cette table, rien de tel n’est puni." }
func (drogueFrench) noAct() string {
	return "Il n’y a rien de tel à contester, ou c’est déjà contesté."
}
func (drogueFrench) ownAct() string {
	return "On ne conteste que ce que d’autres ont fait."
}
func (drogueFrench) inTurn() string { return "C’est à vous : jouez simplement la carte." }

// Options

// Option is an option, with what it decides.
func (drogueFrench) Option(key string) Label {
	switch key {
	case "order":
		return Label{"Ordre des cartes", "Ce qui prend quoi au-dessous des quatre valets. Le livret ne le dit pas."}
	case "partners":
		return Label{"Partenaires", "Comment on trouve les camps et les places."}
	case "packets":
		return Label{"Paquets", "Combien de cartes on donne à la fois."}
	case "overtrump":
		return Label{"Surcouper", "Si un atout doit surpasser un atout déjà posé, quand on ne peut pas fournir."}
	case "capotPegs":
		return Label{"Prix d’un capot", "Pinces pour un camp sans levée."}
	case "release":
		return Label{"Valeur d’un valet", "Combien de pinces un joueur délivré ôte pour un valet."}
	case "everyLossAdds":
		return Label{"Chaque défaite ajoute une pince", "Chacun du camp pincé en prend une de plus, chaque fois que le camp net reste net avec plus de points."}
	case "fourJacks":
		return Label{"Quatre valets à la suite", "Une drogue de punition si un camp joue les quatre valets l’un après l’autre ; une lecture d’une règle obscure."}
	case "speech":
		return Label{"Parole", "Si les joueurs qui portent des pinces peuvent parler."}
	case "tells":
		return Label{"Confidences", "Si ce que les partenaires se confient doit être vrai."}
	case "showPoints":
		return Label{"Points pendant la donne", "Compter fait partie du jeu : de qui l’on voit les points avant la fin de la donne."}
	}
	return Label{}
}

// Value is a value of an option.
func (f drogueFrench) Value(key, value string) Label {
	switch key + " " + value {
	case "order bezique":
		return Label{"A 10 R D 9 8 7", "Comme au bézigue et dans les autres jeux à brisques."}
	case "order natural":
		return Label{"A R D 10 9 8 7", "L’ordre naturel."}
	case "partners fixed":
		return Label{"comme on est assis", "Les partenaires sont face à face ; le premier donneur est tiré au sort."}
	case "partners kings":
		return Label{"tirés aux rois", "Les rois de même couleur sont partenaires, et le premier roi donne."}
	case "packets 4":
		return Label{Name: "par quatre"}
	case "packets 2":
		return Label{Name: "par deux"}
	case "overtrump free":
		return Label{"n’importe quel atout", "Les règles ne demandent de forcer qu’en fournissant."}
	case "overtrump must":
		return Label{"surcouper", "Si l’on peut ; sinon n’importe quel atout."}
	case "capotPegs 2":
		return Label{Name: "deux pinces"}
	case "capotPegs 1":
		return Label{Name: "une pince"}
	case "release one":
		return Label{"une pince", "Chaque valet ôte une pince."}
	case "release all":
		return Label{"toutes les pinces", "Le premier valet ôte toutes les pinces du nez."}
	case "discipline assisted":
		return Label{"assistée", "Les cartes contraires aux règles sont refusées, et un greffier fait chaque appel que vous devez."}
	case "discipline strict":
		return Label{"stricte", "Rien n’est empêché et tout est vu : chaque faute coûte une drogue de punition."}
	case "discipline watchful":
		return Label{"vigilante", "Comme stricte, mais une faute ne compte que si un joueur la conteste ; contester à tort coûte une pince."}
	case "speech talking":
		return Label{"au parler", "Les partenaires se disent à voix haute ce qu’ils ont."}
	case "speech mute":
		return Label{"à la muette", "Qui porte une pince ne peut faire que des signes."}
	case "tells honest":
		return Label{"honnêtes", "Seules les vraies sont possibles, et une passe confiée engage."}
	case "tells free":
		return Label{"libres", "On a le droit de mentir."}
	case "showPoints own":
		return Label{Name: "ceux de son camp"}
	case "showPoints all":
		return Label{Name: "ceux des deux camps"}
	case "showPoints none":
		return Label{Name: "aucun"}
	}
	return length(f, key, value)
}

// Preset is a set of agreements with a name.
func (drogueFrench) Preset(key string) Label {
	switch key {
	case "page":
		return Label{"Selon l’usage", "Au parler, assistée, douze donnes."}
	case "mute":
		return Label{"Muette", "À la muette : qui porte une pince fait des signes."}
	case "soldiers":
		return Label{"Soldats", "À la muette, stricte, partenaires tirés aux rois."}
	case "short":
		return Label{"Courte", "Quatre donnes."}
	}
	return Label{}
}
