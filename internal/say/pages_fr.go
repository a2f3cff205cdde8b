package say

import (
	"strconv"

	"bivouac/card"
)

func (pagesFr) Motto() string {
	return "Quatre vieux jeux de cartes. Sans compte, sans argent : envoyez un lien et asseyez-vous."
}

func (pagesFr) Pitch(game string) string {
	switch game {
	case "drogue":
		return "Qui perd porte une pince de bois sur le nez jusqu’à ce qu’il s’en délivre. À la muette, les partenaires pincés n’ont droit qu’aux grimaces."
	case "polignac":
		return "Ne prenez pas de valets ; le valet de pique coûte double. Vingt jetons chacun, et le premier qui perd le dernier a perdu."
	case "slobberhannes":
		return "Trois levées dont personne ne veut : la première, la dernière et celle de la dame de trèfle."
	case "napoleon":
		return "Cinq cartes, une enchère : deux levées, trois, quatre, les cinq, ou aucune. Seul contre la table."
	}
	return ""
}

func (pagesFr) Extent(game string, minSeats, maxSeats int) string {
	if minSeats == maxSeats {
		return strconv.Itoa(minSeats) + " joueurs, par paires"
	}
	return strconv.Itoa(minSeats) + " à " + strconv.Itoa(maxSeats) + " joueurs"
}

func (pagesFr) PlayNow() string { return "Jouer" }
func (pagesFr) Invite() string  { return "Inviter des amis" }
func (pagesFr) LetIn() Label {
	return Label{"Ouvrir la table", "Vous jouez ici seul avec des ordinateurs. Si vous ouvrez la table, quiconque a le lien peut reprendre la place d’un ordinateur, même en pleine donne. On ne revient alors sur un coup que si tous sont d’accord."}
}
func (pagesFr) ForComputers() string {
	return "Qui arrive reprend la place d’un ordinateur, même en pleine donne."
}
func (pagesFr) Options() string     { return "Options" }
func (pagesFr) YourTables() string  { return "Vos tables" }
func (pagesFr) AllTables() string   { return "Toutes vos tables" }
func (pagesFr) OlderTables() string { return "Tables plus anciennes" }
func (pagesFr) NoTables() string    { return "Il n’y a ici aucune table où vous soyez assis." }
func (pagesFr) GoBack() string      { return "Y retourner" }
func (pagesFr) Review() string      { return "Revoir" }
func (pagesFr) Rules() Label        { return Label{"Règles", "complètes, avec nos mots"} }
func (pagesFr) Settings() Label     { return Label{"Réglages", "langue, cartes, son, autre appareil"} }
func (pagesFr) Home() string        { return "Accueil" }
func (pagesFr) Night() string       { return "De nuit" }
func (pagesFr) Day() string         { return "De jour" }
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
	return "En attente : " + Fr.Plural(free, "place libre", "places libres") + "."
}
func (pagesFr) YourTurn() string { return "À vous de jouer." }
func (pagesFr) Finished(winners ...string) string {
	switch len(winners) {
	case 0:
		return "Terminée, partie nulle."
	case 1:
		return "Terminée ; " + winners[0] + " a gagné."
	}
	return "Terminée ; " + Fr.Common().And(winners...) + " ont gagné."
}
func (pagesFr) ClosedTable() string { return "Fermée." }
func (pagesFr) Recruit() string     { return "Recrue" }

func (pagesFr) Fault(f Fault) Label {
	switch f {
	case Unsaved:
		return Label{"Pas enregistré", "Ce que vous vouliez n’a pas été fait : le serveur n’a pas pu l’enregistrer, son disque est peut-être plein. Rien d’autre n’est perdu, et tout est resté comme c’était. Réessayez dans un instant."}
	case NoSuchPage:
		return Label{"Il n’y a rien ici", "Cette adresse ne mène nulle part. Tout commence à l’accueil."}
	case NoSuchTable:
		return Label{"Cette table n’existe pas", "Il n’y a pas de table à cette adresse. Il manque peut-être une lettre au lien : redemandez-le."}
	case FrozenTable:
		return Label{"Cette table est gelée", "Son enregistrement est abîmé sur le serveur. Pour que personne ne continue avec de fausses cartes, on ne peut plus y jouer. Toutes les autres tables continuent."}
	case DamagedSheet:
		return Label{"Cette feuille est abîmée", "Ce qui y était écrit ne peut plus être lu sur le serveur. Toutes vos autres feuilles sont là."}
	case GoingDown:
		return Label{"Un instant", "Le serveur redémarre. Rien n’est perdu : rechargez la page dans quelques secondes."}
	case TooMany:
		return Label{"Trop vite", "C’était plus de clics qu’une personne n’en peut faire. Attendez quelques secondes et réessayez."}
	case BadRequest:
		return Label{"Pas compris", "La page a envoyé quelque chose que le serveur ne sait pas lire. Revenez en arrière, rechargez-la et réessayez."}
	case Foreign:
		return Label{"Envoyé d’ailleurs", "Une page d’un autre site a voulu faire quelque chose ici en votre nom ; rien n’a été fait. Si vous le voulez vous-même, faites-le depuis nos pages."}
	}
	return Label{"Quelque chose s’est cassé", "C’était notre faute, pas la vôtre, et aucun coup n’est perdu. Rechargez la page."}
}

func (pagesFr) Refused(code string) string {
	switch code {
	case "notSeated":
		return "Il faut être assis à la table pour faire cela."
	case "notHost":
		return "Seul l’hôte de la table peut faire cela."
	case "taken":
		return "Quelqu’un a été plus rapide : cette place est prise."
	case "sitsAlready":
		return "Vous êtes déjà assis à cette table."
	case "begun":
		return "La partie a commencé."
	case "notBegun":
		return "La partie n’a pas encore commencé."
	case "stale":
		return "La table a avancé entre-temps. Regardez de nouveau."
	case "resettled":
		return "Entre-temps, quelqu’un s’est assis ou s’est levé là. Rien n’a changé ; regardez de nouveau."
	case "noUndo":
		return "Il n’y a rien que vous puissiez reprendre."
	case "notCertain":
		return Fr.Common().NotCertain()
	case "noWords":
		return "On ne peut pas écrire librement pour l’instant ; les phrases toutes faites restent permises."
	case "tooMuch":
		return "Vous avez déjà dit beaucoup de choses en une minute. Attendez un peu."
	case "badName":
		return "Un nom a de 1 à 24 caractères, tous visibles."
	case "badForm":
		return "La table ne comprend pas cela."
	case "closed":
		return "La table est fermée."
	case "hasSeen":
		return "Vous avez vu une autre main de cette donne et en sauriez plus que les joueurs. Ce sera possible après la donne."
	case "declined":
		return "Ce joueur ne le souhaite pas, et on ne le lui demandera plus. Il peut encore le permettre dans son menu."
	}
	return "Ce n’est pas possible maintenant."
}

// The pages beside the first one.

func (pagesFr) Skip() string     { return "Aller au contenu" }
func (pagesFr) Language() string { return "Langue" }
func (pagesFr) Close() string    { return "Fermer" }
func (pagesFr) CutOff() string {
	return "Pas de connexion. Vos cartes sont en sûreté ; nouvel essai …"
}
func (pagesFr) NotDone() string { return "Cela n’a pas marché. Rechargez la page." }
func (pagesFr) NotSaved() string {
	return "Cela n’a pas été enregistré ; le disque du serveur est peut-être plein. Nouvel essai …"
}
func (pagesFr) Why() string { return "La règle" }

func (pagesFr) NewTable(game string) string { return game + " : une nouvelle table" }
func (pagesFr) Presets() string             { return "Formules" }
func (pagesFr) Players() string             { return "Joueurs" }
func (pagesFr) RulesOfTable() string        { return "Les règles de cette table" }
func (pagesFr) RulesOfTableText() string {
	return "Tout est réglé comme d’habitude. Changez ce que vous jouez autrement."
}
func (pagesFr) HowYouPlay() string { return "Comment vous jouez ensemble" }
func (pagesFr) Clock() Label {
	return Label{"Pendule", "Pour chaque décision. Le temps écoulé, la réserve court, que chaque donne remplit de nouveau ; quand elle est vide aussi, un ordinateur décide. Sans pendule, rien ne presse, et l’on joue pour celui qui est parti."}
}
func (p pagesFr) ClockOf(name string, move, bank int) string {
	text := map[string]string{"none": "aucune", "relaxed": "tranquille : ", "normal": "normale : ", "fast": "rapide : "}[name]
	if move > 0 {
		text += p.short(move)
	}
	if bank > 0 {
		text += ", réserve " + p.short(bank)
	}
	return text
}

// short is a time as it fits a choice on a phone.
func (pagesFr) short(seconds int) string {
	return timeOf(Fr, seconds, "s", "s", "min", "min", "jour", "jours")
}
func (pagesFr) TimeOf(seconds int) string {
	return timeOf(Fr, seconds, "seconde", "secondes", "minute", "minutes", "jour", "jours")
}
func (pagesFr) GoneAfter() Label {
	return Label{"Absent au bout de", "Pour qui n’a plus la page de la table ouverte : un ordinateur joue alors à sa place jusqu’à son retour."}
}
func (pagesFr) Pace() Label {
	return Label{"Allure des ordinateurs", "Le temps qu’ils semblent réfléchir."}
}
func (pagesFr) PaceOf(key string) string {
	return map[string]string{"instant": "tout de suite", "brisk": "vive", "steady": "posée", "slow": "lente"}[key]
}
func (pagesFr) TakeBack() Label { return Label{"Reprendre", "Si l’on peut reprendre une décision."} }
func (pagesFr) TakeBackOf(key string) string {
	return map[string]string{"asked": "si tous sont d’accord", "free": "librement", "never": "jamais"}[key]
}
func (pagesFr) Watchers() Label {
	return Label{"Spectateurs", "D’autres avec le lien peuvent regarder. Ils voient ce qui est à découvert, et les mains seulement après la donne, sauf celle d’un joueur qui le permet."}
}
func (pagesFr) ForcedCards() Label {
	return Label{"Les cartes forcées se jouent seules", "Une carte qui est la seule permise. Avec d’autres personnes à la table, seulement la dernière de la main : sinon, ce coup trop prompt trahirait que vous n’aviez pas le choix."}
}
func (pagesFr) FreeWords() Label {
	return Label{"Texte libre dans la discussion", "Les phrases toutes faites sont toujours là."}
}
func (pagesFr) OpenTable() string  { return "Ouvrir la table et inviter" }
func (pagesFr) AloneNow() string   { return "Jouer tout de suite, avec des ordinateurs" }
func (pagesFr) Usual() string      { return "comme d’habitude" }
func (pagesFr) OtherValue() string { return "ou autre" }

func (pagesFr) OnlyHere() string {
	return "Cette adresse ne mène qu’à cet ordinateur. Pour les téléphones de la maison, lancez Bivouac avec --lan."
}
func (pagesFr) InvitedTo(game string) string {
	return "Vous êtes invité à une partie de " + game + "."
}
func (pagesFr) SitHere() string           { return "S’asseoir ici" }
func (pagesFr) YourName() string          { return "Votre nom" }
func (pagesFr) YourFace() string          { return "Votre visage" }
func (pagesFr) SeatNo(n int) string       { return "Place " + strconv.Itoa(n) }
func (pagesFr) Empty() string             { return "libre" }
func (pagesFr) HostMark() string          { return "hôte" }
func (pagesFr) YouMark() string           { return "vous" }
func (pagesFr) Seating() string           { return "Places et ordinateurs" }
func (pagesFr) SeatComputers() string     { return "Compléter avec des ordinateurs et commencer" }
func (pagesFr) Unseat(name string) string { return "Libérer la place " + Fr.Common().Of(name) }
func (pagesFr) Placing() string {
	return "Pour déplacer quelqu’un, faites glisser son visage vers une autre place, ou choisissez le visage, puis la place. Si elle est occupée, les deux échangent leurs places."
}
func (pagesFr) MoveTo(name string) string { return "Déplacer " + name + " vers" }
func (pagesFr) Move() string              { return "Déplacer" }
func (pagesFr) Placed(host, name, other string, seat int) string {
	switch {
	case other == "" && host == name:
		return host + " a pris la place " + strconv.Itoa(seat) + "."
	case other == "":
		return host + " a mis " + name + " à la place " + strconv.Itoa(seat) + "."
	case host == name:
		return host + " a échangé sa place avec " + other + "."
	case host == other:
		return host + " a échangé sa place avec " + name + "."
	}
	return host + " a fait échanger leurs places à " + name + " et " + other + "."
}
func (pagesFr) LeaveSeat() string             { return "Se lever" }
func (pagesFr) Begin() string                 { return "Commencer" }
func (pagesFr) HostBegins(name string) string { return name + " commence quand tout le monde est là." }
func (pagesFr) Link() Label {
	return Label{"Inviter", "Qui a ce lien peut s’asseoir. Aucun compte n’est nécessaire."}
}
func (pagesFr) Copy() string     { return "Copier le lien" }
func (pagesFr) Copied() string   { return "Copié" }
func (pagesFr) Share() string    { return "Partager" }
func (pagesFr) QR() string       { return "Le lien en image, pour l’appareil photo d’un téléphone" }
func (pagesFr) Agreed() string   { return "Ce qui est convenu" }
func (pagesFr) AllUsual() string { return "Tout comme d’habitude." }
func (pagesFr) OppositePartners() string {
	return "Les partenaires se font face : places 1 et 3, places 2 et 4."
}
func (pagesFr) KingsPartners() string {
	return "Les places et les partenaires se tirent par les rois au début."
}
func (pagesFr) SitInFor(name string) string { return "S’asseoir à la place " + Fr.Common().Of(name) }
func (pagesFr) MatchRuns() Label {
	return Label{"La partie est en cours", "Les ordinateurs cèdent la place aux gens : choisissez de qui vous reprenez les cartes."}
}
func (pagesFr) NoWatchers() Label {
	return Label{"Cette table joue rideau fermé", "Ses joueurs ne veulent pas de spectateurs."}
}
func (pagesFr) FullTable() string { return "Toutes les places sont prises." }
func (pagesFr) Computer(key string) Label {
	return map[string]Label{"random": {"Bleu", "joue n’importe quelle carte permise"}, "rules": {"Vieux soldat", "suit quelques règles d’expérience"}}[key]
}

func (pagesFr) ForYou() string       { return "Pour vous seul, à toutes les tables." }
func (pagesFr) IndexLetters() string { return "Lettres des cartes" }
func (pagesFr) Palettes() string     { return "Teintes des couleurs" }
func (pagesFr) Palette(key string) Label {
	return map[string]Label{
		"two":    {"Comme imprimé", "Noir et rouge."},
		"four":   {"Quatre teintes", "Trèfle vert, carreau bleu."},
		"german": {"Quatre teintes à l’allemande", "Comme en tournoi en Allemagne : pique vert, carreau orange."},
		"safe":   {"Si vous confondez le rouge et le vert", "Trèfle bleu, carreau brun-jaune, cœur rouge sombre : la clarté diffère aussi."},
		"own":    {"Les vôtres", "Assez foncées pour le papier d’une carte. Deux peuvent être pareilles."},
	}[key]
}
func (pagesFr) FaintInk(s card.Suit) string {
	return "La teinte choisie pour " + Fr.Suit(s) + " est trop pâle sur une carte : son contraste est inférieur à 4,5 pour 1. Rien n’a été enregistré ; choisissez plus foncé."
}
func (pagesFr) CardSize() string { return "Taille des cartes et du texte" }
func (pagesFr) SizeOf(key string) string {
	return map[string]string{"normal": "normale", "large": "grande"}[key]
}
func (pagesFr) HandOrder() string { return "Ordre de la main" }
func (pagesFr) OrderOf(key string) string {
	return map[string]string{"left": "atouts à gauche, hautes cartes d’abord", "right": "atouts à droite, basses cartes d’abord"}[key]
}
func (pagesFr) Motion() string { return "Mouvement sur la table" }
func (pagesFr) SpeedOf(key string) string {
	return map[string]string{"steady": "posé", "brisk": "vif", "slow": "lent"}[key]
}
func (pagesFr) Still() Label { return Label{"Sans mouvement", "Tout est là d’un coup."} }
func (pagesFr) TabTitle() Label {
	return Label{"Votre tour dans le titre", "Le titre de l’onglet l’annonce."}
}
func (pagesFr) TabIcon() Label {
	return Label{"Votre tour dans l’icône", "Une lampe s’allume dans l’icône de l’onglet."}
}
func (pagesFr) Sound() Label { return Label{"Son", "Une carte, votre tour, la fin d’une donne."} }
func (pagesFr) Shake() Label {
	return Label{"Vibreur", "Quand votre tour vient et que vous regardez ailleurs, si l’appareil le permet."}
}
func (pagesFr) Calm() Label {
	return Label{"Tout au calme", "De grandes cartes, rien ne bouge, les signes en mots."}
}
func (pagesFr) Captions() Label {
	return Label{"Signes en mots", "Ce que dit un visage est écrit à côté."}
}
func (pagesFr) TwoTap() Label {
	return Label{"Toucher deux fois une carte", "La première fois la soulève, la seconde la joue."}
}
func (pagesFr) Theme() string { return "Lumière" }
func (pagesFr) ThemeOf(key string) string {
	return map[string]string{"auto": "comme l’appareil", "day": "jour", "night": "nuit"}[key]
}
func (pagesFr) Save() string  { return "Enregistrer" }
func (pagesFr) Saved() string { return "C’est enregistré." }
func (pagesFr) SettingsLost() string {
	return "Vos réglages ont été abîmés sur le disque du serveur ; les réglages habituels les remplacent. Choisissez-les à nouveau ; vos places et vos tables n’ont pas changé."
}

func (pagesFr) Recover() Label {
	return Label{"Sur un autre appareil", "Il n’y a pas de comptes : ce navigateur sait qui vous êtes. Scannez l’image avec l’autre appareil, ou tapez-y le code, et vous serez la même personne avec les mêmes tables sur les deux."}
}
func (pagesFr) CodeSecret() string {
	return "Qui a le code joue à votre place. Ne le montrez à personne."
}
func (pagesFr) ShowCode() string { return "Montrer l’image et le code" }
func (pagesFr) EnterCode() Label {
	return Label{"Vous avez un code d’un autre appareil ?", "Sur cet appareil, vous serez alors cette personne. Qui vous êtes ici maintenant sera oublié, sauf si vous en avez aussi le code."}
}
func (pagesFr) Code() string      { return "Code" }
func (pagesFr) BeThat() string    { return "Être cette personne ici" }
func (pagesFr) WrongCode() string { return "Ce n’est pas un code : il a 52 lettres et chiffres." }

func (pagesFr) RulesOf(game string) string { return "Les règles : " + game }
func (pagesFr) Contents() string           { return "Sommaire" }
func (pagesFr) OtherBooks() string         { return "Les autres jeux" }
func (pagesFr) MarkOf(mark string) Label {
	return map[string]Label{"B": {"Livret", "d’un livret de 1836, tel que la page des règles le rapporte"}, "P": {"Page", "de la page des règles"}, "O": {"À nous", "décidé par nous là où les deux se taisent"}}[mark]
}
func (pagesFr) Marks() string   { return "D’où vient chaque règle" }
func (pagesFr) InForce() string { return "À votre table" }
func (pagesFr) ToTable() string { return "À la table" }

func (pagesFr) ReviewOf(game string, deal int) string { return game + ", donne " + strconv.Itoa(deal) }
func (pagesFr) StepOf(n, of int) string {
	return "Étape " + strconv.Itoa(n) + " sur " + strconv.Itoa(of)
}
func (pagesFr) First() string    { return "Au début" }
func (pagesFr) Earlier() string  { return "Un pas en arrière" }
func (pagesFr) Later() string    { return "Un pas en avant" }
func (pagesFr) Last() string     { return "À la fin" }
func (pagesFr) AllHands() string { return "Toutes les mains" }
func (pagesFr) SeenBy(name string) string {
	return "La donne telle que " + name + " la voyait : une main, et ce qui était visible de tous."
}
func (pagesFr) HandOf(name string) string { return "La main " + Fr.Common().Of(name) }
func (pagesFr) Undealt() string           { return "Non distribuées" }
func (pagesFr) TheTrick() string          { return "La levée" }
func (pagesFr) BeforePlay() string        { return "Les cartes sont données." }
func (pagesFr) Download() string          { return "Enregistrer la partie" }
func (pagesFr) CheckDeal() string         { return "Vérifier cette donne" }
func (pagesFr) LinkHere() string          { return "Lien vers ce moment" }
func (pagesFr) NotOver() string {
	return "Cette donne se joue encore. Quand elle sera finie, chacun pourra voir ici toutes les mains."
}
func (pagesFr) DealNo(n int) string { return "Donne " + strconv.Itoa(n) }
func (pagesFr) Check() Label {
	return Label{"Cette donne était-elle loyale ?", "Avant la donne, le serveur a montré un sceau de son nombre secret. Puis la page de chaque personne a ajouté un nombre à elle, et un joueur a coupé. Tout cela ensemble fait les cartes : personne ne pouvait les choisir seul. Maintenant que le nombre secret est connu, tout peut se recalculer."}
}
func (pagesFr) Seal() string               { return "Sceau, montré avant la donne" }
func (pagesFr) Seed() string               { return "Nombre secret du serveur, montré après" }
func (pagesFr) AddedBy(name string) string { return "Ajouté par la page : " + name }
func (pagesFr) CutAt(name string, at int) string {
	return name + " a coupé " + strconv.Itoa(at) + " cartes."
}
func (pagesFr) InPage() string { return "Recalculé dans cette page" }
func (pagesFr) InPageText() string {
	return "Votre navigateur recalcule le sceau et l’ordre des cartes, sans rien demander à personne, et les compare à ce qui lui a été montré avant la donne."
}
func (pagesFr) ByServer() string { return "Recalculé par le serveur" }
func (pagesFr) ByServerText() string {
	return "Le serveur rejoue tout l’enregistrement : sceau, cartes, coupe, mains et chaque coup."
}
func (pagesFr) YourOwn() Label {
	return Label{"Avec votre propre programme", "Enregistrez la partie et lancez la commande sur votre propre ordinateur, sans réseau. Le calcul est écrit à l’octet près ; vous pouvez donc aussi écrire un programme vous-même."}
}
func (pagesFr) NotThere() string {
	return "Rien n’a été montré à ce navigateur avant la donne. Seul un navigateur qui était là peut dire si le sceau est encore le même."
}
func (pagesFr) SealSeen() string {
	return "C’est le sceau qui a été montré à ce navigateur avant la donne."
}
func (pagesFr) SealOther() string {
	return "Avant la donne, un autre sceau a été montré à ce navigateur : le serveur l’a changé !"
}
func (pagesFr) NumberIn() string {
	return "Le nombre que votre page a ajouté est de ceux qui ont fait les cartes."
}
func (pagesFr) NumberOut() string {
	return "Le nombre que votre page a ajouté n’est pas de ceux qui ont fait les cartes : il est arrivé trop tard, ou le serveur l’a laissé de côté."
}
func (pagesFr) SealFits() string { return "Le sceau correspond au nombre secret." }
func (pagesFr) SealWrong() string {
	return "Le sceau ne correspond pas au nombre secret : le serveur l’a changé !"
}
func (pagesFr) CardsFit() string {
	return "Les cartes de toutes les mains découlent du nombre secret, des nombres ajoutés et de la coupe."
}
func (pagesFr) CardsWrong() string {
	return "Les cartes ne découlent pas du nombre secret, des nombres ajoutés et de la coupe !"
}
func (pagesFr) RecordFits() string            { return "L’enregistrement est juste." }
func (pagesFr) RecordWrong(why string) string { return "L’enregistrement est faux : " + why }
func (pagesFr) Limits() Label {
	return Label{"Ce que cela prouve, et ce que cela ne prouve pas", "Ni le serveur seul ni un joueur seul ne peut avoir choisi les cartes, si le sceau est celui qui a été montré avant la donne et si l’un des nombres vient d’une page en laquelle vous avez confiance. Que le serveur ait regardé les mains pendant le jeu, aucun calcul ne peut l’exclure."}
}

func (pagesFr) GoOnElsewhere() string { return "Continuer à une nouvelle table comme celle-ci" }
func (pagesFr) Shut() Label {
	return Label{"Cette table est fermée", "Son hôte l’a fermée. Ce qui s’y est joué peut encore se revoir."}
}
