package web

import (
	"net/http"

	"github.com/piglig/go-qr"

	"bivouac/internal/table"
)

// invitation is the link to a table as a picture.
func (s *Server) invitation(w http.ResponseWriter, r *http.Request, v *visit) error {
	id := table.ID(r.PathValue("id"))
	if _, err := s.Rooms.Game(r.Context(), id); err != nil {
		return err
	}
	return s.picture(w, r, s.tableURL(r, id))
}

// border is how many empty modules a picture has around it, so that cameras find it.
const border = 4

// picture sends a text as a QR code.
func (s *Server) picture(w http.ResponseWriter, r *http.Request, text string) error {
	code, err := go_qr.EncodeText(text, go_qr.Medium)
	if err != nil {
		return badRequest(err)
	}
	svg, err := code.ToSVGBytes(go_qr.NewQrCodeImgConfig(1, border, go_qr.WithOptimalSVG()))
	if err != nil {
		return err
	}
	w.Header().Set("Content-Type", "image/svg+xml")
	w.Header().Set("Cache-Control", "no-store")
	return s.write(w, r, http.StatusOK, svg)
}
