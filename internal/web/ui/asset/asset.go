// Package asset holds what a page loads besides itself: style sheets and fonts.
package asset

import "embed"

// Files is the style sheets (tokens.css before the others) and, under fonts, the fonts with their licences.
//
//go:embed *.css fonts
var Files embed.FS
