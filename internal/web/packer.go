package web

import (
	"bytes"
	"io"
	"sync"

	"github.com/klauspost/compress/flate"
)

// packer writes one endless gzip stream, of which every message can be read as soon as it has come. Compressors are large, so
// none stays with a connection: one from the pool is shown what went before, and then writes the next as what is new in it.
type packer struct {
	w      io.Writer
	before []byte // the end of what has been written
	begun  bool
}

var compressors = sync.Pool{New: func() any {
	c := &compressor{}
	c.w, _ = flate.NewWriter(&c.out, 2) // 2 is a level
	return c
}}

type compressor struct {
	w   *flate.Writer
	out bytes.Buffer
}

// window is how far back a compressor sees.
const window = 4 << 10

// Write sends a message.
func (p *packer) Write(message []byte) (int, error) {
	c := compressors.Get().(*compressor)
	defer compressors.Put(c)
	c.out.Reset()
	if !p.begun {
		c.out.Write([]byte{0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF})
		p.begun = true
	}
	if len(message) <= short {
		stored(&c.out, message)
	} else {
		c.w.ResetDict(&c.out, p.before)
		c.w.Write(message) // into a buffer, which does not fail
		c.w.Flush()
	}
	p.remember(message)
	if _, err := p.w.Write(c.out.Bytes()); err != nil {
		return 0, err
	}
	return len(message), nil
}

// short is how long a message is that is not worth a compressor.
const short = 64

// stored writes a message as a block that is not compressed (RFC 1951, 3.2.4), and an empty one, at which every reader hands on
// what it has.
func stored(out *bytes.Buffer, message []byte) {
	n := uint16(len(message))
	out.Write([]byte{0, byte(n), byte(n >> 8), byte(^n), byte(^n >> 8)})
	out.Write(message)
	out.Write([]byte{0, 0, 0, 0xFF, 0xFF})
}

// remember keeps the end of all that was written.
func (p *packer) remember(message []byte) {
	message = message[max(0, len(message)-window):]
	keep := min(len(p.before), window-len(message))
	copy(p.before, p.before[len(p.before)-keep:])
	p.before = append(p.before[:keep], message...)
}
