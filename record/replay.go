package record

import (
	"fmt"
	"io"
	"iter"
)

// Replay plays the records of a file again and checks everything: form and h of each line, that the rules accept each
// input and derive each line that stands between them, and that seeds fit their seals, draws and hands. It gives the head
// of each record and every input, an input once all that follows from it has been compared. The first fault ends it; it is
// a *Fault, or the error of the reader.
func Replay(r io.Reader, find Find) iter.Seq2[Event, error] {
	return func(yield func(Event, error) bool) {
		p := replay{find: find}
		for e, err := range Read(r) {
			if err != nil {
				yield(Event{}, err)
				return
			}
			fault := p.expect(e)
			if _, derived := e.Line.(Derived); !derived && fault == nil {
				if p.last.Fold != nil && !yield(p.last, nil) {
					return
				}
				fault = p.take(e)
			}
			if fault != nil {
				fault.Line = e.At
				yield(Event{}, fault)
				return
			}
			p.at = e.At
		}
		if fault := p.end(); fault != nil {
			fault.Line = max(p.at, 1)
			yield(Event{}, fault)
			return
		}
		yield(p.last, nil)
	}
}

// replay is where the reading stands.
type replay struct {
	find Find
	last Event // the last head or input; it has no Fold before the first
	seen int   // how many of its notes have been read
	at   int   // the last line that was right
}

// expect holds a line against what must follow from the last input.
func (p *replay) expect(e Entry) *Fault {
	want := "nothing more"
	if p.seen < len(p.last.Notes) {
		want = string(encode(p.last.Notes[p.seen]))
	}
	got, derived := e.Line.(Derived)
	switch {
	case derived && want == string(got):
		p.seen++
		return nil
	case derived:
		return &Fault{Code: Differs, Want: want, Got: string(got)}
	case p.seen < len(p.last.Notes):
		return &Fault{Code: Differs, Want: want, Got: e.String()}
	}
	return nil
}

// take opens the record of a head and folds an input in.
func (p *replay) take(e Entry) (fault *Fault) {
	p.seen = 0
	if h, ok := e.Line.(Head); ok {
		if p.last.Fold != nil {
			if fault := p.end(); fault != nil {
				return fault
			}
		}
		g, ok := p.find(h.Game)
		if !ok {
			return &Fault{Code: BadHead, Got: fmt.Sprintf("there is no game %q", h.Game)}
		}
		p.last = Event{At: e.At, Input: h}
		p.last.Fold, fault = openFold(h, g)
		return fault
	}
	f := p.last.Fold
	if f == nil {
		return &Fault{Code: NoHead}
	}
	if e.N != f.N+1 {
		return &Fault{Code: Number, Want: fmt.Sprint(f.N + 1), Got: fmt.Sprint(e.N)}
	}
	p.last, fault = f.event(e.Line.(Input))
	p.last.At = e.At
	return fault
}

// end tells what is missing at the end of a record.
func (p *replay) end() *Fault {
	switch f := p.last.Fold; {
	case f == nil:
		return &Fault{Code: Empty}
	case p.seen < len(p.last.Notes):
		return &Fault{Code: Differs, Want: string(encode(p.last.Notes[p.seen])), Got: "the end of the record"}
	case f.Finished():
		return &Fault{Code: NoReveal, Want: fmt.Sprint(f.open.deal.Number)}
	}
	return nil
}

// Verdict is what a check has found in a file that is right.
type Verdict struct {
	Records int // matches
	Over    int // of them those that are played to their end
	Deals   int // cards dealt, undone deals not counted
	Sealed  int // of them those that were sealed, so that the seed proves the hands
}

// Check plays the records of a file again and tells what is in it, or the first thing that is wrong: a *Fault, or the error
// of the reader.
func Check(r io.Reader, find Find) (Verdict, error) {
	var all, one Verdict
	for e, err := range Replay(r, find) {
		if err != nil {
			return Verdict{}, err
		}
		if _, ok := e.Input.(Head); ok {
			all.add(one)
		}
		one = e.verdict()
	}
	all.add(one)
	return all, nil
}

func (v *Verdict) add(o Verdict) {
	v.Records += o.Records
	v.Over += o.Over
	v.Deals += o.Deals
	v.Sealed += o.Sealed
}

// verdict is what there is of one match so far.
func (f *Fold) verdict() Verdict {
	p := f.State.Open()
	v := Verdict{Records: 1, Deals: int(p.Deals)}
	if p.Over {
		v.Over = 1
	}
	if f.fair == sealed {
		v.Sealed = v.Deals
	}
	return v
}
