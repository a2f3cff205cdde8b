package gametest

import "testing"

func TestSoundGamePasses(t *testing.T) { Run(t, fake(sound)) }

// Every fault planted in the fake must be found, and by the part of the suite that is there for it.
func TestPlantedFaultsAreFound(t *testing.T) {
	names := map[fault]string{
		leakFacts: "leakFacts", leakDenied: "leakDenied", leakLeader: "leakLeader", leakAside: "leakAside", leakNote: "leakNote", leakOwed: "leakOwed",
		losesCard: "losesCard", deniesFalsely: "deniesFalsely", shuffledList: "shuffledList", sharedText: "sharedText", unreadable: "unreadable",
		endlessAside: "endlessAside", lateTurn: "lateTurn", noResult: "noResult", twoResults: "twoResults", noReason: "noReason",
		changesWhenAsked: "changesWhenAsked", restoresLess: "restoresLess", fitsNothing: "fitsNothing", fitsAll: "fitsAll", copiesLess: "copiesLess",
		foreignMove: "foreignMove", stuck: "stuck", allocates: "allocates", bytesInNote: "bytesInNote", unlawful: "unlawful",
	}
	for f := sound + 1; f < last; f++ {
		t.Run(names[f], func(t *testing.T) {
			g := fake(f)
			var found error
			for i, at := range tables(g) {
				switch {
				case found != nil:
				case f <= leakOwed:
					found = blind(g, at, uint64(i), 0, 8, nil, nil)
				case f == allocates:
					found = allocations(g, at, uint64(i), 0)
				default:
					found = contract(g, at, uint64(i), 0)
				}
			}
			if found == nil {
				t.Fatal("the fault was not found")
			}
			t.Log(found)
		})
	}
}
