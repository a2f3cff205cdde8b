package web

import (
	"encoding/base32"
	"encoding/base64"
	"net/http"
	"strings"

	"bivouac/internal/web/ui"
)

// Codes are written with letters and digits that nobody takes for each other.
var codes = base32.NewEncoding("0123456789abcdefghjkmnpqrstvwxyz").WithPadding(base32.NoPadding)

// codeOf writes the secret of a person as a code, in groups of four.
func codeOf(secret string) string {
	raw, _ := base64.RawURLEncoding.DecodeString(secret) // it is the secret of a visit, which was read so
	var groups []string
	for code := codes.EncodeToString(raw); code != ""; code = code[min(4, len(code)):] {
		groups = append(groups, code[:min(4, len(code))])
	}
	return strings.Join(groups, "-")
}

// secretOf reads a code, however it was typed; ok is false of what is none.
func secretOf(code string) (secret string, ok bool) {
	tidy := strings.NewReplacer("-", "", " ", "", "o", "0", "i", "1", "l", "1", "\u00a0", "").Replace(strings.ToLower(strings.TrimSpace(code)))
	raw, err := codes.DecodeString(tidy)
	if err != nil || len(raw) != secretSize {
		return "", false
	}
	secret = base64.RawURLEncoding.EncodeToString(raw)
	_, ok = peopleOf(secret)
	return secret, ok
}

// recover is the page that takes a person to another device. A code in the link stands behind the #, which no browser sends:
// it is in no log.
func (s *Server) recover(w http.ResponseWriter, r *http.Request, v *visit) error {
	return s.show(w, r, http.StatusOK, ui.Recover(v.person, codeOf(v.secret), false))
}

// become makes this browser the person of a code.
func (s *Server) become(w http.ResponseWriter, r *http.Request, v *visit) error {
	secret, ok := secretOf(r.PostForm.Get("code"))
	if !ok {
		return s.show(w, r, http.StatusUnprocessableEntity, ui.Recover(v.person, codeOf(v.secret), true))
	}
	s.setCookie(w, secret)
	http.Redirect(w, r, "/", http.StatusSeeOther)
	return nil
}

// ownCode is the link with the code as a picture, for the camera of the other device.
func (s *Server) ownCode(w http.ResponseWriter, r *http.Request, v *visit) error {
	return s.picture(w, r, s.origin(r)+"/recover#"+codeOf(v.secret))
}
