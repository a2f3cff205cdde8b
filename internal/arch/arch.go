// Package arch holds the tests of how the tree may hang together: who may import whom, and what is kept out of where.
// It has no code of its own.
package arch
