package say

import "bivouac/shuffle"

// Shuffling is what people read of how the pack is shuffled. What is not even says so wherever it is named.
type Shuffling interface {
	// Shuffling is the question; ShufflingOf is an answer to it, and what it means.
	Shuffling() string
	ShufflingOf(way shuffle.Way) Label
	// ByHand tells who begins, or reads a record, that the pack is shuffled by hand; ByHandMark is the same in a few words.
	ByHand() string
	ByHandMark() string
	// GatheredFrom tells from what the pack of a deal was shuffled by hand, where it is computed again.
	GatheredFrom(deal int) string
}

// Shuffling is the messages on how the pack is shuffled.
func (l Lang) Shuffling() Shuffling {
	switch l {
	case De:
		return german{}
	case Fr:
		return french{}
	}
	return english{}
}

func (english) Shuffling() string { return "Shuffling" }
func (english) ShufflingOf(way shuffle.Way) Label {
	if way == shuffle.ByHand {
		return Label{"By hand, for fun", "Livelier, and not even: cards that lay together tend to stay together, and who remembers the tricks may guess. Nothing is rated."}
	}
	return Label{"Even", "Every deal is as likely as any other."}
}
func (english) ByHand() string {
	return "The pack is shuffled by hand: livelier, and not even. Cards that lay together tend to stay together."
}
func (english) ByHandMark() string { return "Shuffled by hand, not even" }
func (english) GatheredFrom(deal int) string {
	if deal == 1 {
		return "This pack was shuffled by hand, which is not even: a new pack in its order, overhand, then one riffle, then overhand again."
	}
	return "This pack was shuffled by hand, which is not even: the cards as they were gathered after the deal before, trick by trick, overhand, then one riffle, then overhand again."
}

func (german) Shuffling() string { return "Mischen" }
func (german) ShufflingOf(way shuffle.Way) Label {
	if way == shuffle.ByHand {
		return Label{"Von Hand, zum Spaß", "Lebhafter, aber nicht gleichmäßig: Was beisammenlag, bleibt gern beisammen, und wer sich die Stiche merkt, kann etwas ahnen. Gewertet wird hier nichts."}
	}
	return Label{"Gleichmäßig", "Jede Verteilung ist so wahrscheinlich wie jede andere."}
}
func (german) ByHand() string {
	return "Gemischt wird von Hand: lebhafter, aber nicht gleichmäßig. Was beisammenlag, bleibt gern beisammen."
}
func (german) ByHandMark() string { return "Von Hand gemischt, nicht gleichmäßig" }
func (german) GatheredFrom(deal int) string {
	if deal == 1 {
		return "Gemischt wurde von Hand, also nicht gleichmäßig: neue Karten in ihrer Ordnung, erst überhand, dann einmal zwei Päckchen ineinander geriffelt, dann wieder überhand."
	}
	return "Gemischt wurde von Hand, also nicht gleichmäßig: die Karten, wie sie nach dem Spiel davor Stich für Stich eingesammelt waren, erst überhand, dann einmal zwei Päckchen ineinander geriffelt, dann wieder überhand."
}

func (french) Shuffling() string { return "Mélange" }
func (french) ShufflingOf(way shuffle.Way) Label {
	if way == shuffle.ByHand {
		return Label{"À la main, pour le plaisir", "Plus vif, mais pas uniforme : les cartes qui étaient ensemble tendent à le rester, et qui retient les levées peut deviner. Rien n’est classé ici."}
	}
	return Label{"Uniforme", "Chaque donne est aussi probable que toute autre."}
}
func (french) ByHand() string {
	return "Les cartes sont mêlées à la main : c’est plus vif, mais pas uniforme. Celles qui étaient ensemble tendent à le rester."
}
func (french) ByHandMark() string { return "Mêlé à la main, pas uniforme" }
func (french) GatheredFrom(deal int) string {
	if deal == 1 {
		return "Les cartes ont été mêlées à la main, donc pas uniformément : un jeu neuf dans son ordre, mêlé en main, puis une fois à l’américaine, deux paquets l’un dans l’autre, puis de nouveau en main."
	}
	return "Les cartes ont été mêlées à la main, donc pas uniformément : ramassées levée par levée après la donne précédente, mêlées en main, puis une fois à l’américaine, deux paquets l’un dans l’autre, puis de nouveau en main."
}
