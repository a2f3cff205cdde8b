package ui

import (
	"fmt"

	"bivouac/internal/table"
)

// TablePath is the path of a table, or of a page of it, as TablePath(id, "review", match, deal).
func TablePath(id table.ID, page ...any) string {
	path := "/t/" + string(id)
	for _, part := range page {
		path += fmt.Sprint("/", part)
	}
	return path
}
