package web

import (
	"bytes"
	"compress/gzip"
	"net/http"
	"strconv"
	"strings"
	"sync"
)

var packers = sync.Pool{New: func() any { return gzip.NewWriter(nil) }}

// write sends a body, compressed where the browser takes it so.
func (s *Server) write(w http.ResponseWriter, r *http.Request, status int, body []byte) error {
	h := w.Header()
	h.Add("Vary", "Accept-Encoding")
	if strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
		var small bytes.Buffer
		z := packers.Get().(*gzip.Writer)
		z.Reset(&small)
		z.Write(body) // into a buffer, which does not fail
		z.Close()
		packers.Put(z)
		h.Set("Content-Encoding", "gzip")
		body = small.Bytes()
	}
	h.Set("Content-Length", strconv.Itoa(len(body)))
	w.WriteHeader(status)
	_, err := w.Write(body)
	return err
}
