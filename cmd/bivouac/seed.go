package main

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/binary"

	"bivouac/shuffle"
)

// masterOf makes the secret of a table from a number, so that the same number gives the same deals, on every machine.
func masterOf(seed uint64) shuffle.Master {
	return sha256.Sum256(binary.BigEndian.AppendUint64([]byte("bivouac seed 1"), seed))
}

// secret is a master that nobody knows.
func secret() (m shuffle.Master) {
	rand.Read(m[:]) // never fails: it ends the program instead
	return m
}
