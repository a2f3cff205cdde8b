package card

// Layout is how a number of players share the 32 cards from seven to ace.
type Layout struct {
	Out       Set   // the cards left out
	Packets   []int // in which each player gets his, round after round
	DealerOut bool  // the cards do not divide: the dealer takes none
}

// Cards is the pack that is dealt.
func (l *Layout) Cards() Set { return From(Seven) &^ l.Out }

var (
	redSevens   = OfRank(Seven) & (OfSuit(Diamonds) | OfSuit(Hearts))
	blackSevens = OfRank(Seven) & (OfSuit(Clubs) | OfSuit(Spades))
)

// FrenchLayouts is how the French share them, by the number of players, three to eight: by two, with a last single card if the
// number is odd.
var FrenchLayouts = [...]Layout{
	3: {Out: redSevens, Packets: []int{2, 2, 2, 2, 2}},
	4: {Packets: []int{2, 2, 2, 2}},
	5: {Out: redSevens, Packets: []int{2, 2, 2}},
	6: {Out: redSevens, Packets: []int{2, 2, 1}},
	7: {Out: redSevens | blackSevens, Packets: []int{2, 2}},
	8: {Packets: []int{2, 2}},
}

// FosterLayouts is how they are shared after Foster. He knows four to seven players; three and eight do as the French.
var FosterLayouts = [...]Layout{
	3: FrenchLayouts[3],
	4: {Packets: []int{3, 2, 3}},
	5: {Out: blackSevens, Packets: []int{3, 3}},
	6: {Out: blackSevens, Packets: []int{3, 2}},
	7: {Out: blackSevens, Packets: []int{3, 2}, DealerOut: true},
	8: FrenchLayouts[8],
}
