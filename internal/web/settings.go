package web

import (
	"io"
	"net/http"
	"slices"
	"strings"

	"bivouac/card"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
	"bivouac/internal/web/ui/deck"
	"bivouac/internal/web/ui/ink"
)

// settings is the page of what a person chooses for himself.
func (s *Server) settings(w http.ResponseWriter, r *http.Request, v *visit) error {
	return s.show(w, r, http.StatusOK, ui.Settings(v.person, r.URL.Query().Has("kept"), card.NoSuit))
}

// keepSettings keeps what a person has chosen.
func (s *Server) keepSettings(w http.ResponseWriter, r *http.Request, v *visit) error {
	if err := r.ParseForm(); err != nil {
		return badRequest(err)
	}
	f := form{values: r.PostForm}
	p := &v.person
	if name, ok := table.Name(f.text("name")); ok {
		p.Name = name
	}
	if face := f.number("face", 64); face != 0 {
		p.Face = face
	}
	pick(f, "lang", say.Langs[:], &p.Lang)
	pick(f, "letters", ui.Letters, &p.Letters)
	pick(f, "size", ui.Sizes, &p.Size)
	pick(f, "order", ui.Orders, &p.Order)
	pick(f, "theme", ui.Themes, &p.Theme)
	pick(f, "speed", ui.Speeds, &p.Speed)
	p.Still, p.TwoTap = f.text("still") != "", f.text("twoTap") != ""
	pick(f, "palette", ink.Palettes, &p.Palette)
	faint := card.NoSuit
	if mixed, ok := ink.Mix(f.values["ink"]); ok && p.Palette == ink.Own {
		p.Inks = mixed
		faint, _ = mixed.Faint()
	}
	p.Captions, p.Sound, p.Shake = f.text("captions") != "", f.text("sound") != "", f.text("shake") != ""
	p.Title, p.Icon = f.text("title") != "", f.text("icon") != ""
	if f.err != nil {
		return badRequest(f.err)
	}
	if faint != card.NoSuit {
		return s.show(w, r, http.StatusUnprocessableEntity, ui.Settings(v.person, false, faint))
	}
	if f.text("calm") != "" {
		*p = p.Calm()
	}
	if err := s.remember(r.Context(), v); err != nil {
		return err
	}
	http.Redirect(w, r, "/settings?kept", http.StatusSeeOther)
	return nil
}

// pick takes a value of a form that is one of those which can be chosen.
func pick[T say.Lang | deck.Letters | ui.Size | ui.Order | ui.Theme | ui.Speed | ink.Palette](f form, key string, from []T, to *T) {
	if v := T(f.text(key)); slices.Contains(from, v) {
		*to = v
	}
}

// inks is the style sheet of inks that somebody has mixed. They stand in the path, so that it never changes.
func (s *Server) inks(w http.ResponseWriter, r *http.Request) {
	inks, ok := ink.AtPath(r.PathValue("inks"))
	if !ok {
		http.NotFound(w, r)
		return
	}
	w.Header().Set("Content-Type", "text/css; charset=utf-8")
	w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
	io.WriteString(w, inks.Rule("."+ink.Own.Class()))
}

// theme switches between day and night, and goes back to the page.
func (s *Server) theme(w http.ResponseWriter, r *http.Request, v *visit) error {
	if err := r.ParseForm(); err != nil {
		return badRequest(err)
	}
	pick(form{values: r.PostForm}, "theme", ui.Themes, &v.person.Theme)
	if err := s.remember(r.Context(), v); err != nil {
		return err
	}
	back := r.PostForm.Get("back")
	if !strings.HasPrefix(back, "/") || strings.HasPrefix(back, "//") || strings.ContainsAny(back, "\\\r\n") {
		back = "/"
	}
	http.Redirect(w, r, back, http.StatusSeeOther)
	return nil
}
