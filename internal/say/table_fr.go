package say

import (
	"strconv"

	"bivouac/card"
	"bivouac/games/napoleon"
	"bivouac/games/polignac"
)

// feltFrench says the felt in French.
type feltFrench struct{ french }

func (feltFrench) Menu() string      { return "Menu" }
func (feltFrench) Tell() string      { return "Dire" }
func (feltFrench) Signs() string     { return "Signes" }
func (feltFrench) Calls() string     { return "Cris" }
func (feltFrench) LastTrick() string { return "Levée d’avant" }
func (feltFrench) Chat() string      { return "Parler" }
func (feltFrench) Rules() string     { return "Règles" }
func (feltFrench) Events() string    { return "Journal" }
func (feltFrench) Close() string     { return "Fermer" }
func (feltFrench) Home() string      { return "Tous les jeux" }
func (feltFrench) Settings() string  { return "Réglages" }
func (feltFrench) Arrange() string   { return "Ranger vos cartes" }
func (feltFrench) ArrangeText() string {
	return "Touchez une carte, puis sa nouvelle place. On peut toujours la faire glisser, ou presser Maj et une flèche."
}
func (feltFrench) Arranged() string  { return "Terminé" }
func (feltFrench) Record() string    { return "Compte rendu de la partie" }
func (feltFrench) Leave() string     { return "Quitter la table" }
func (feltFrench) LeaveText() string { return "Un ordinateur joue pour vous jusqu’à votre retour." }
func (feltFrench) StopHere() string  { return "Finir la partie" }
func (feltFrench) StopText() string {
	return "Ce qui est commencé se joue encore. Tous doivent le dire, ou l’hôte."
}
func (feltFrench) CloseTable() string { return "Fermer la table pour de bon" }
func (feltFrench) CloseText() string {
	return "Personne n’y jouera plus. Ce qui s’y est joué reste, et chacun de ceux qui y sont assis peut en ouvrir une pareille d’un seul geste."
}
func (feltFrench) Table() string { return "La table" }
func (feltFrench) Seats() string { return "Joueurs" }
func (f feltFrench) SeatComputer(name string) string {
	return "Donner la place " + f.Of(name) + " à un ordinateur"
}

func (feltFrench) You() string      { return "vous" }
func (feltFrench) Dealer() string   { return "donne" }
func (feltFrench) Computer() string { return "ordinateur" }
func (feltFrench) Away() string     { return "n’est pas là, un ordinateur joue" }
func (feltFrench) SitsOut() string  { return "ne joue pas cette donne" }
func (feltFrench) YouSitOut() string {
	return "Qui donne ne prend pas de cartes : vous ne jouez pas cette donne."
}
func (feltFrench) Cards(n int) string    { return Fr.Plural(n, "carte", "cartes") }
func (feltFrench) Tricks() string        { return "Levées" }
func (feltFrench) TricksOf(n int) string { return Fr.Plural(n, "levée", "levées") }
func (feltFrench) Free() string          { return "libre" }
func (feltFrench) Playable() string      { return "jouable" }
func (feltFrench) Points(n int) string   { return Fr.Plural(n, "point", "points") }
func (feltFrench) Watching() string {
	return "Vous regardez. Les mains sont montrées après chaque donne."
}
func (feltFrench) YourHand(n, ok int) string {
	text := "Votre main, " + Fr.Plural(n, "carte", "cartes")
	if ok > 0 {
		text += ", " + Fr.Plural(ok, "jouable", "jouables")
	}
	return text
}

func (feltFrench) YourTurn() string              { return "À vous" }
func (feltFrench) YourTurnTo(what string) string { return "À vous : " + what }
func (f feltFrench) WaitsFor(names ...string) string {
	return "C’est à " + f.And(names...)
}
func (feltFrench) WaitsForDeal() string            { return "Les cartes arrivent" }
func (feltFrench) Lead() string                    { return "entamez" }
func (f feltFrench) FollowSuit(s card.Suit) string { return "fournir à " + f.Suit(s) }
func (feltFrench) FollowTrumps() string            { return "fournir à l’atout" }
func (feltFrench) Beat(card string) string         { return "forcer sur " + card }
func (feltFrench) TrumpIt() string                 { return "couper" }
func (feltFrench) OverTrump(card string) string    { return "surcouper " + card }
func (feltFrench) AnyCard() string                 { return "n’importe quelle carte" }
func (feltFrench) YourCard() string                { return "votre carte" }
func (feltFrench) Led() string                     { return "a entamé" }
func (feltFrench) Winning() string                 { return "prend" }
func (feltFrench) Took() string                    { return "a pris" }
func (feltFrench) Bank() string                    { return "réserve" }
func (feltFrench) BankRuns() string {
	return "Votre temps pour cette décision est écoulé ; votre réserve court."
}
func (feltFrench) Until() string           { return "jusqu’au" }
func (feltFrench) AfterDeals(n int) string { return "Après " + Fr.Plural(n, "donne", "donnes") }
func (feltFrench) DealOf(n, of int) string {
	if of > 0 {
		return "Donne " + strconv.Itoa(n) + " sur " + strconv.Itoa(of)
	}
	return "Donne " + strconv.Itoa(n)
}
func (feltFrench) TakeBack() string { return "Reprendre" }
func (feltFrench) WantsBack(name string) string {
	return name + " voudrait reprendre sa dernière décision, et tout ce qui a suivi."
}
func (feltFrench) YouAsked() string {
	return "Vous demandez à reprendre votre dernière décision. Les autres doivent accepter."
}
func (feltFrench) Agree() string  { return "Accepter" }
func (feltFrench) Refuse() string { return "Refuser" }
func (feltFrench) WhileAway(n int) string {
	if n == 0 {
		return "Vous revoilà. En votre absence, il n’y avait rien à faire pour vous."
	}
	return "Vous revoilà. En votre absence, un ordinateur a joué " + Fr.Plural(n, "coup", "coups") + " pour vous."
}
func (feltFrench) StoodIn() string    { return "(un ordinateur, en son absence)" }
func (feltFrench) TimeWasOut() string { return "(un ordinateur, le temps étant écoulé)" }
func (feltFrench) WasTakenBack() string {
	return "La dernière décision est reprise, avec tout ce qui a suivi."
}
func (feltFrench) IsNamed(was, name string) string {
	return was + " s’appelle maintenant " + name + "."
}
func (feltFrench) SitsDown(name string) string { return name + " s’assied." }
func (feltFrench) GoesAway(name string) string {
	return name + " n’est plus là ; un ordinateur continue."
}
func (feltFrench) WantsToStop(name string) string {
	return name + " voudrait finir la partie."
}
func (feltFrench) ComesBack(name string) string { return name + " est de retour." }
func (feltFrench) DoName() string               { return "nommez des valets" }
func (feltFrench) DoAnswer() string             { return "répondez" }
func (feltFrench) DoAnnounce() string           { return "annoncez ou passez" }
func (feltFrench) DoPoint() string              { return "dites votre point" }
func (feltFrench) DoShow() string               { return "faites les cartes" }
func (feltFrench) DoSlam() string               { return "annoncez, ou ne dites rien" }
func (feltFrench) DoBid() string                { return "enchérissez ou passez" }
func (feltFrench) Frozen() string {
	return "Le journal de cette table ne correspond pas à ses sommes de contrôle. On n’y joue plus ; qui tient le serveur peut le rétablir."
}
func (feltFrench) TableClosed() string { return "Cette table est fermée." }

func (feltFrench) Sealing() string { return "La prochaine donne est scellée" }
func (feltFrench) SealText() string {
	return "Le sceau est posé avant que quiconque y ajoute sa part, et levé après la donne : chacun peut vérifier."
}
func (feltFrench) Seal() string { return "Sceau" }
func (f feltFrench) CutText(name string) string {
	return name + " donne. Coupez à la main si vous voulez ; sinon, votre page coupe pour vous."
}
func (feltFrench) Cut() string                { return "Couper" }
func (feltFrench) CutByChance() string        { return "S’en remettre au hasard" }
func (feltFrench) CutAt() string              { return "Cartes à lever" }
func (feltFrench) Cutting(name string) string { return name + " coupe" }
func (feltFrench) KingsDrawn() string         { return "Les rois ont réparti les places" }
func (feltFrench) TurnedUp() string           { return "Cartes retournées" }
func (feltFrench) KingsSeats(dealer, partner string) string {
	return dealer + " a le premier roi, donne le premier et joue avec " + partner + "."
}
func (feltFrench) KeepDeal() string          { return "Garder la donne" }
func (feltFrench) HandOn(name string) string { return "La passer à " + name }
func (feltFrench) Drawing() string           { return "On tire au sort le premier donneur" }

func (feltFrench) SheetOf(deal int) string { return "Fin de la donne " + strconv.Itoa(deal) }
func (feltFrench) VoidDeal() string        { return "La donne est nulle" }
func (feltFrench) MatchOver() string       { return "La partie est terminée" }
func (f feltFrench) WinnersAre(names ...string) string {
	if len(names) == 1 {
		return names[0] + " a gagné"
	}
	return f.And(names...) + " ont gagné"
}
func (feltFrench) NobodyWins() string        { return "Personne n’a gagné" }
func (feltFrench) GoOn(dealer string) string { return "Continuer : " + dealer + " donne" }
func (f feltFrench) WaitsToGoOn(names ...string) string {
	if len(names) == 1 {
		return names[0] + " lit encore"
	}
	return f.And(names...) + " lisent encore"
}
func (feltFrench) Review() string                 { return "Revoir" }
func (feltFrench) CheckSeal() string              { return "Vérifier la donne" }
func (feltFrench) SeedOf() string                 { return "Graine" }
func (feltFrench) Again() string                  { return "Rejouer" }
func (feltFrench) AgainByHost(name string) string { return name + " peut lancer une autre partie." }
func (feltFrench) Matches() string                { return "Parties à cette table" }
func (feltFrench) MatchNo(n int) string           { return "Partie " + strconv.Itoa(n) }
func (feltFrench) MatchesPlayed() string          { return "Jouées" }
func (feltFrench) MatchesWon() string             { return "Gagnées" }
func (feltFrench) ChipsLeft() string              { return "Jetons restants" }
func (feltFrench) PointsHead() string             { return "Points" }
func (feltFrench) BalanceHead() string            { return "Compte" }
func (feltFrench) NextHasBegun() string {
	return "La partie suivante a commencé. Ceci reste affiché jusqu’à ce que vous continuiez."
}
func (feltFrench) ToNextMatch() string { return "Passer à la partie suivante" }
func (feltFrench) Before() string      { return "avant" }
func (feltFrench) After() string       { return "maintenant" }

func (feltFrench) Phrase(key string) string {
	switch key {
	case "hello":
		return "Bonjour !"
	case "wellPlayed":
		return "Bien joué !"
	case "oops":
		return "Oups !"
	case "thanks":
		return "Merci !"
	case "sorry":
		return "Pardon !"
	case "hurry":
		return "C’est à vous !"
	case "moment":
		return "Un instant, s’il vous plaît."
	}
	return "Au revoir !"
}
func (feltFrench) Write() string { return "Dire quelque chose" }
func (feltFrench) Send() string  { return "Envoyer" }
func (feltFrench) NoWordsNow() string {
	return "Tant que l’on joue, seules ces phrases sont permises ; vous pourrez écrire entre les donnes."
}
func (feltFrench) WordsCost() string {
	return "Vous n’avez pas la parole : parler coûte une drogue de punition."
}
func (f feltFrench) Mute(name string) string { return "Ne plus entendre " + name }
func (feltFrench) Unmute(name string) string { return "Entendre à nouveau " + name }
func (feltFrench) Nothing() string           { return "Personne n’a encore rien dit." }
func (feltFrench) ReadsAlong() string        { return "Qui regarde peut lire ici ce qui se dit." }
func (feltFrench) SaidBy(name string) string { return name + " :" }

func (feltFrench) MuteGame() string                { return "à la muette" }
func (f feltFrench) SuitTrumps(s card.Suit) string { return "Atout " + f.Suit(s) }
func (feltFrench) TrumpsOpen() string              { return "Pas encore d’atout" }
func (feltFrench) TrumpsOpenText() string          { return "Le nombre le plus haut fait atout." }
func (feltFrench) MadeBy(name string, n int) string {
	return name + " avec " + strconv.Itoa(n) + " :"
}
func (feltFrench) Highest() string { return "Plus haute" }
func (feltFrench) Parade() string  { return "La dernière parade" }
func (feltFrench) ParadeText() string {
	return "Pas de levées : on ôte des pinces, puis on les compte."
}
func (feltFrench) Side(side int) string { return [...]string{"Verts", "Bleus"}[side] }
func (feltFrench) CleanNeeds(side string, n int) string {
	return side + " : camp net, il faut " + strconv.Itoa(n)
}
func (feltFrench) Holds(side string) string { return "Les " + side + " tiennent la drogue" }
func (feltFrench) NobodyHolds() string      { return "Qui a le moins prend la drogue" }
func (feltFrench) OwnPoints(n int) string   { return "Vos points : " + strconv.Itoa(n) }
func (feltFrench) BothPoints(own, others int) string {
	return "Points " + strconv.Itoa(own) + " : " + strconv.Itoa(others)
}
func (f feltFrench) Number(n int) string { return upper(f.Word(n)) }
func (feltFrench) Passes() string        { return "Passe" }
func (feltFrench) Point(n int) string    { return "Point " + strconv.Itoa(n) }
func (feltFrench) PegsHead() string      { return "Pinces" }
func (feltFrench) NosePegs(n int) string { return Fr.Plural(n, "pince", "pinces") + " sur le nez" }
func (feltFrench) RedPegs(n int) string  { return Fr.Plural(n, "pince", "pinces") + " de punition" }
func (feltFrench) ButtonPegs(n int) string {
	return Fr.Plural(n, "pince", "pinces") + " à la boutonnière"
}
func (feltFrench) BlackNose() string { return "nez noir" }
func (feltFrench) InSentry() string  { return "dans la guérite" }
func (feltFrench) AskName() string   { return "Nommez vos valets" }
func (feltFrench) AskNameText(n int) string {
	if n == 1 {
		return "Nommez un valet. Si vous l’avez après la donne, il vous libère."
	}
	return "Nommez " + strconv.Itoa(n) + " valets. Chacun que vous avez après la donne vous ôte une punition."
}
func (feltFrench) AskNewDeal(may bool) string {
	if may {
		return "Une nouvelle donne ?"
	}
	return "C’est bon ?"
}
func (feltFrench) AskNewDealText() string { return "Sans roi ni dame, vous pouvez la demander." }
func (feltFrench) AskVive() string        { return "Qui vive ?" }
func (feltFrench) AskViveText(jacks string) string {
	return "Nommés : " + jacks + ". Qui en a un le crie."
}
func (feltFrench) AskRelease() string { return "Montrez des valets" }
func (feltFrench) AskReleaseText(all bool) string {
	if all {
		return "Le premier valet montré ôte toutes les pinces de votre nez. V♦ ne compte pas."
	}
	return "Chaque valet montré ôte une pince de votre nez. V♦ ne compte pas."
}
func (feltFrench) NoseIsFree() string    { return "Votre nez est libre." }
func (feltFrench) NoneToRelease() string { return "Vous n’en avez aucun qui compte." }
func (feltFrench) AskArms() string       { return "Aux armes" }
func (feltFrench) AskAnnounce() string   { return "Votre annonce" }
func (f feltFrench) AskAnnounceText(best int, names []string, able bool) string {
	said := ""
	switch {
	case best > 0 && len(names) == 1:
		said = names[0] + " a dit " + strconv.Itoa(best) + ". "
	case best > 0:
		said = f.And(names...) + " ont dit " + strconv.Itoa(best) + ". "
	}
	switch {
	case !able:
		return said + "Aucune de vos couleurs ne suffit : vous ne pouvez que passer."
	case best == 0:
		return "Comptez une couleur avec vos valets, ou passez."
	}
	return said + "À égalité, le meilleur point l’emporte."
}
func (feltFrench) AskPoint() string { return "Dites votre point" }
func (feltFrench) AskPointText(n int) string {
	return "Quelqu’un d’autre a aussi " + strconv.Itoa(n) + " : le meilleur point fait atout."
}
func (feltFrench) AskShow() string { return "Faites les cartes" }
func (feltFrench) AskShowText(n int) string {
	return "Montrez exactement " + strconv.Itoa(n) + " cartes et choisissez l’atout."
}
func (feltFrench) AskReckon() string           { return "Avant le compte" }
func (feltFrench) AskReckonText() string       { return "Qui veut contester le fait maintenant." }
func (feltFrench) SuitHead() string            { return "Couleur" }
func (feltFrench) CountHead() string           { return "Nombre" }
func (feltFrench) PointHead() string           { return "Point" }
func (feltFrench) Show() string                { return "Montrer" }
func (feltFrench) StaysHidden(c string) string { return c + " reste caché" }
func (feltFrench) OtherNumber() string         { return "un autre" }
func (feltFrench) Pass() string                { return "Passer" }
func (feltFrench) GrantTo(name string) string  { return "Accordée, à " + name }
func (feltFrench) Granted() string             { return "Accordée : vous pouvez parler une fois." }
func (feltFrench) OtherCard() string           { return "Une autre carte" }
func (feltFrench) Challenges() string          { return "Contester" }
func (feltFrench) ChallengesText() string {
	return "Si c’est juste, la pince est pour lui ; sinon, pour vous."
}
func (feltFrench) OutOfTurn() string     { return "Poser hors de son tour" }
func (feltFrench) OutOfTurnText() string { return "La carte revient, et coûte une pince." }
func (feltFrench) TellSuits() string     { return "Couleur" }
func (feltFrench) TellRanks() string     { return "Valeur" }
func (feltFrench) TellCards() string     { return "Carte" }
func (feltFrench) TellCounts() string    { return "Nombre" }
func (feltFrench) TellElse() string      { return "Et encore" }
func (feltFrench) CallWhen(salute bool) string {
	if salute {
		return "Avant votre annonce, si seuls les trois autres portent des pinces."
	}
	return "Avant votre annonce, si vous tenez les quatre valets."
}
func (feltFrench) CallsText() string {
	return "Qui oublie un cri qu’il doit prend une drogue de punition."
}
func (feltFrench) TellText(honest bool) string {
	if honest {
		return "Tous l’entendent. Seulement ce qui est vrai."
	}
	return "Tous l’entendent. Ce n’est pas forcément vrai."
}
func (feltFrench) SignText(honest bool) string {
	if honest {
		return "Tous le voient. Seulement ce qui est vrai."
	}
	return "Tous le voient. Ce n’est pas forcément vrai."
}
func (feltFrench) TellName(topic string) string {
	switch topic {
	case "trump":
		return "atout"
	case "pass":
		return "je passe"
	}
	return "rien"
}
func (feltFrench) ChallengeOf(name string, act, trick int) string {
	return name + " : " + [...]string{"carte à la levée " + strconv.Itoa(trick), "hors de son tour à la levée " + strconv.Itoa(trick),
		"pas de salut", "quatre Mandrins non criés", "annonce", "a parlé"}[act]
}
func (f feltFrench) TakesDrogue(names []string) string {
	return f.And(names...) + " prennent la drogue"
}
func (f feltFrench) KeepsDrogue(names []string) string { return f.And(names...) + " gardent la drogue" }
func (feltFrench) StaysEven() string                   { return "Personne ne prend la drogue" }
func (feltFrench) NeededAtLeast(side string, points int) string {
	if points < 41 {
		return "Les " + side + " étaient le camp net : il fallait 41, il en manque " + strconv.Itoa(41-points) + "."
	}
	return "Les " + side + " étaient le camp net : il fallait 41, c’est fait."
}

func (feltFrench) NoTrumps() string              { return "Pas d’atout" }
func (feltFrench) PaysCards(cards string) string { return "On paie " + cards + "." }
func (feltFrench) PaysThree(queen string) string {
	return "On paie la première levée, la dernière et " + queen + "."
}
func (feltFrench) TrickHead() string { return "Levée" }
func (feltFrench) AskSlam(generale bool) string {
	if generale {
		return "La Générale ?"
	}
	return "Capot ?"
}
func (feltFrench) AskSlamText(generale bool, fail polignac.Fail) string {
	switch {
	case generale:
		return "Faites toutes les levées et chacun paie cinq ; vous entamez. Perdez-en une et vous payez cinq."
	case fail == polignac.Five:
		return "Faites toutes les levées et chacun paie cinq. Perdez-en une et vous payez cinq au lieu de vos cartes."
	case fail == polignac.FivePlusOwn:
		return "Faites toutes les levées et chacun paie cinq. Perdez-en une et vous payez cinq, et vos cartes en plus."
	}
	return "Faites toutes les levées et chacun paie cinq. Perdez-en une et l’on joue comme d’habitude."
}
func (f feltFrench) SlamAnnounced(names []string, generale bool) string {
	who := f.And(names...)
	if len(names) > 2 {
		who = Fr.Plural(len(names), "joueur", "joueurs")
	}
	if generale {
		return who + " : Générale annoncée"
	}
	return who + " : capot annoncé"
}
func (feltFrench) HeldOpen() string               { return "Ce qui est pris reste ouvert jusqu’à la fin du coup." }
func (feltFrench) Chips(n int) string             { return Fr.Plural(n, "jeton", "jetons") }
func (f feltFrench) HeldCards(name string) string { return "Pris par " + name }

func (feltFrench) NoBidYet() string                   { return "Pas encore d’enchère" }
func (feltFrench) HoldsBid(name, bid string) string   { return name + " tient l’enchère : " + bid }
func (feltFrench) PlaysAlone(name, bid string) string { return name + " joue " + bid }
func (feltFrench) TrumpsByLead() string               { return "Atout : la couleur de la première carte" }
func (feltFrench) WithoutTrumps() string              { return "Misère sans atout" }
func (feltFrench) AskBid() string                     { return "Votre enchère" }
func (feltFrench) AskBidText(high string) string {
	if high == "" {
		return "N’importe laquelle, ou passez. Vous ne parlez qu’une fois."
	}
	return "Au-dessus de " + high + ", ou passez. Vous ne parlez qu’une fois."
}
func (feltFrench) MustBid() string { return "Tous les autres ont passé : vous devez enchérir." }
func (feltFrench) BidTakes(b napoleon.Bid) string {
	switch b {
	case napoleon.Misere:
		return "aucune levée"
	case napoleon.Nap:
		return "les cinq"
	case napoleon.Wellington:
		return "les cinq, sur Nap"
	case napoleon.Blucher:
		return "les cinq, sur Wellington"
	}
	return Fr.Plural(int(b.Tricks()), "levée", "levées")
}
func (feltFrench) BidName(b napoleon.Bid) string { return napoleonFrench{}.bid(b) }
func (feltFrench) Made() string                  { return "réussi" }
func (feltFrench) Failed() string                { return "manqué" }
func (feltFrench) Each(n int) string             { return strconv.Itoa(n) + " chacun" }
func (feltFrench) PassText() string              { return "pas d’enchère cette fois" }
func (feltFrench) Balance(n int) string          { return "compte " + Signed(n) }
func (feltFrench) Counts(times int) string {
	return "Cette donne compte " + napoleonFrench{}.times(times)
}
func (feltFrench) BidMade(name, bid string) string   { return name + " a réussi " + bid }
func (feltFrench) BidFailed(name, bid string) string { return name + " a manqué " + bid }
