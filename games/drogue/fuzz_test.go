package drogue_test

import "testing"

// bytesLeft draws from what a fuzzer found; when that is used up it draws nothing but 0.
type bytesLeft struct{ data []byte }

func (b *bytesLeft) IntN(n int) int {
	if len(b.data) == 0 {
		return 0
	}
	v := int(b.data[0])
	b.data = b.data[1:]
	return v % n
}

// FuzzMatch lets bytes choose what is agreed, the packs, the moves, offences and asides: nothing panics, what holds of every
// match holds, and the engine agrees with the oracle.
func FuzzMatch(f *testing.F) {
	for _, seed := range [][]byte{
		{},
		[]byte("Anna, Ben, Carla, Dan"),
		[]byte("Salut à mes honorables factionnaires! Qui vive pour les quatre Mandrins! Je demande la parole. Accordée. Aux armes! Silence!"),
	} {
		f.Add(seed)
	}
	for discipline := range byte(3) {
		long := make([]byte, 1500)
		for i := range long {
			long[i] = byte(i*i>>3) ^ byte(i*7) + discipline*85
		}
		f.Add(long)
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		left := &bytesLeft{data[:min(len(data), 4096)]} // some deals; what is longer only takes longer
		d := newDuel(left)
		for !d.oracle.over && len(left.data) > 0 {
			if err := d.step(); err != nil {
				t.Fatal(d.tell(err))
			}
			if err := invariants(d.state); err != nil {
				t.Fatal(d.tell(err))
			}
			if err := d.compare(); err != nil {
				t.Fatal(d.tell(err))
			}
		}
	})
}
