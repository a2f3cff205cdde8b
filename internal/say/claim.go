package say

// claims is the words of who says that the rest are his.
type claims interface {
	// RestIsMine is said by who claims all tricks to come.
	RestIsMine() string
	// RestText is what comes of it.
	RestText() string
	// Claims is a claim, with the cards of the hand that is laid open.
	Claims(name, cards string) string
	// NotCertain refuses a claim that cannot be proven.
	NotCertain() string
}

func (english) RestIsMine() string { return "The rest are mine" }
func (english) RestText() string {
	return "If it is certain that you win all tricks to come, you lay your hand open and the deal is played to its end."
}
func (english) Claims(name, cards string) string { return name + " claims the rest: " + cards + "." }
func (english) NotCertain() string {
	return "That is not certain: for all you can see, somebody could still win a trick or change the result."
}

func (german) RestIsMine() string { return "Der Rest gehört mir" }
func (german) RestText() string {
	return "Ist sicher, dass du alle weiteren Stiche machst, legst du dein Blatt offen, und das Spiel wird zu Ende gespielt."
}
func (german) Claims(name, cards string) string {
	return name + " beansprucht den Rest: " + cards + "."
}
func (german) NotCertain() string {
	return "Das ist nicht sicher: Nach allem, was du sehen kannst, könnte noch jemand einen Stich machen oder das Ergebnis ändern."
}

func (french) RestIsMine() string { return "Le reste est à moi" }
func (french) RestText() string {
	return "S’il est certain que vous ferez toutes les levées à venir, vous étalez votre main et la donne est jouée jusqu’au bout."
}
func (french) Claims(name, cards string) string {
	return name + " réclame le reste : " + cards + "."
}
func (french) NotCertain() string {
	return "Ce n’est pas certain : d’après ce que vous pouvez voir, quelqu’un pourrait encore faire une levée ou changer le résultat."
}
