package say

import "bivouac/shuffle"

// Shuffling is what people read of how the pack is shuffled. What is not even says so wherever it is named.
type Shuffling interface {
	// Shuffling is what can be agreed on, and what it means; ShufflingOf is an answer.
	Shuffling() Label
	ShufflingOf(way shuffle.Way) string
	// ByHand tells at a table, or of a record, that the pack is shuffled by hand; ByHandMark is the same in three words.
	ByHand() string
	ByHandMark() string
	// GatheredFrom tells what was shuffled by hand for a deal, and how, where it is computed again.
	GatheredFrom(deal int) string
}

// Shuffling is the messages on how the pack is shuffled.
func (l Lang) Shuffling() Shuffling {
	return in[Shuffling](l, english{}, german{}, french{})
}

func (english) Shuffling() Label {
	return Label{"Shuffling", "Evenly: every deal is as likely as any other. By hand: livelier, and not even; cards that lay together tend to stay together, and who remembers the tricks may guess. Nothing is rated."}
}
func (english) ShufflingOf(way shuffle.Way) string {
	if way == shuffle.ByHand {
		return "by hand, for fun"
	}
	return "evenly"
}
func (english) ByHand() string {
	return "The pack is shuffled by hand: livelier, and not even. Cards that lay together tend to stay together."
}
func (english) ByHandMark() string { return "shuffled by hand" }
func (english) GatheredFrom(deal int) string {
	if deal == 1 {
		return "This pack was shuffled by hand, which is not even: a new pack in its order, overhand, then one riffle, then overhand again."
	}
	return "This pack was shuffled by hand, which is not even: the cards as they were gathered after the deal before, trick by trick, overhand, then one riffle, then overhand again."
}

func (german) Shuffling() Label {
	return Label{"Mischen", "Gleichmäßig: Jede Verteilung ist so wahrscheinlich wie jede andere. Von Hand: lebhafter, aber nicht gleichmäßig; was beisammenlag, bleibt gern beisammen, und wer sich die Stiche merkt, kann etwas ahnen. Gewertet wird hier nichts."}
}
func (german) ShufflingOf(way shuffle.Way) string {
	if way == shuffle.ByHand {
		return "von Hand, zum Spaß"
	}
	return "gleichmäßig"
}
func (german) ByHand() string {
	return "Gemischt wird von Hand: lebhafter, aber nicht gleichmäßig. Was beisammenlag, bleibt gern beisammen."
}
func (german) ByHandMark() string { return "von Hand gemischt" }
func (german) GatheredFrom(deal int) string {
	if deal == 1 {
		return "Gemischt wurde von Hand, also nicht gleichmäßig: neue Karten in ihrer Ordnung, erst überhand, dann einmal zwei Päckchen ineinander geriffelt, dann wieder überhand."
	}
	return "Gemischt wurde von Hand, also nicht gleichmäßig: die Karten, wie sie nach dem Spiel davor Stich für Stich eingesammelt waren, erst überhand, dann einmal zwei Päckchen ineinander geriffelt, dann wieder überhand."
}

func (french) Shuffling() Label {
	return Label{"Mélange", "Uniforme : chaque donne est aussi probable que toute autre. À la main : plus vif, mais pas uniforme ; les cartes qui étaient ensemble tendent à le rester, et qui retient les levées peut deviner. Rien n’est classé ici."}
}
func (french) ShufflingOf(way shuffle.Way) string {
	if way == shuffle.ByHand {
		return "à la main, pour le plaisir"
	}
	return "uniforme"
}
func (french) ByHand() string {
	return "Les cartes sont mêlées à la main : c’est plus vif, mais pas uniforme. Celles qui étaient ensemble tendent à le rester."
}
func (french) ByHandMark() string { return "mêlée à la main" }
func (french) GatheredFrom(deal int) string {
	if deal == 1 {
		return "Les cartes ont été mêlées à la main, donc pas uniformément : un jeu neuf dans son ordre, mêlé en main, puis une fois à l’américaine, deux paquets l’un dans l’autre, puis de nouveau en main."
	}
	return "Les cartes ont été mêlées à la main, donc pas uniformément : ramassées levée par levée après la donne précédente, mêlées en main, puis une fois à l’américaine, deux paquets l’un dans l’autre, puis de nouveau en main."
}
