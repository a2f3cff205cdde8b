package record

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"io"
	"iter"
)

// MaxLine is the longest line that is read, in bytes, its newline included.
const MaxLine = 1 << 20

// hashOf is the h of a line: 16 hexadecimal digits of SHA-256 over the h of the line before, none before a head, and the
// bytes of the line without its h and newline.
func hashOf(before string, body []byte) string {
	sum := sha256.Sum256(append([]byte(before), body...))
	return hex.EncodeToString(sum[:8])
}

// appendHash ends a line with its h and the newline.
func appendHash(body []byte, hash string) []byte {
	out := append(bytes.Clone(body[:len(body)-1]), `,"h":"`...)
	return append(append(out, hash...), "\"}\n"...)
}

// splitHash takes a line without its newline apart: the line as it was before it had its h, and the h.
func splitHash(line []byte) (body []byte, hash string, ok bool) {
	const tail = len(`,"h":"0123456789abcdef"}`)
	at := len(line) - tail
	if at < 1 || !bytes.HasPrefix(line[at:], []byte(`,"h":"`)) || !bytes.HasSuffix(line, []byte(`"}`)) {
		return nil, "", false
	}
	return append(bytes.Clone(line[:at]), '}'), string(line[at+6 : at+22]), true
}

// Entry is a line of a file.
type Entry struct {
	Line
	At int // its number in the file, from 1
	N  int // the number of an input in its record; 0 of other lines
}

// Read reads the records of a file, never more than one line at a time. It checks the form of each line and its h, not the
// rules. A file may hold several records; a Head opens each. The first fault ends the reading; it is a *Fault, or the error
// of the reader.
func Read(r io.Reader) iter.Seq2[Entry, error] {
	return func(yield func(Entry, error) bool) {
		in := bufio.NewReaderSize(r, 64<<10)
		hash := ""
		for at := 1; ; at++ {
			text, err := readLine(in)
			if err == io.EOF {
				return
			}
			e := Entry{At: at}
			if err == nil {
				hash, err = e.read(text, hash)
			}
			if fault, ok := err.(*Fault); ok {
				fault.Line = at
			}
			if !yield(e, err) || err != nil {
				return
			}
		}
	}
}

// read reads a line; before is the h of the line before it. It gives the line's own.
func (e *Entry) read(text []byte, before string) (hash string, err error) {
	body, stands, ok := splitHash(text)
	if !ok {
		return "", &Fault{Code: Form, Got: "it does not end with its h"}
	}
	if bytes.HasPrefix(body, headStart) {
		before = ""
	}
	if hash = hashOf(before, body); hash != stands {
		return "", &Fault{Code: Hash, Want: hash, Got: stands}
	}
	if e.Line, e.N, err = decode(body); err != nil {
		return "", &Fault{Code: Form, Got: err.Error()}
	}
	return hash, nil
}

// readLine reads up to a newline and leaves it out. At the end of the file it gives io.EOF.
func readLine(in *bufio.Reader) ([]byte, error) {
	var line []byte
	for {
		part, err := in.ReadSlice('\n')
		line = append(line, part...)
		switch {
		case len(line) > MaxLine:
			return nil, &Fault{Code: TooLong}
		case err == nil:
			return line[:len(line)-1], nil
		case err == bufio.ErrBufferFull:
		case err == io.EOF && len(line) > 0:
			return nil, &Fault{Code: CutOff}
		default:
			return nil, err
		}
	}
}

// String is the line as it stands in the record, without its h.
func (e Entry) String() string {
	switch l := e.Line.(type) {
	case Derived:
		return string(l)
	case Input:
		return string(Encode(e.N, l))
	}
	return string(encode(e.Line))
}
