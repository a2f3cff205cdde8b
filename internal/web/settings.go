package web

import (
	"errors"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"bivouac/card"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
	"bivouac/internal/web/ui/deck"
	"bivouac/internal/web/ui/ink"
)

// settings is the page of what a person chooses for himself; opened from a table it leads back there.
func (s *Server) settings(w http.ResponseWriter, r *http.Request, v *visit) error {
	return s.show(w, r, http.StatusOK, ui.Settings(v.person, tableOf(r), r.URL.Query().Has("kept"), card.NoSuit))
}

// tableOf is the path of the table to which a request belongs, empty of one that belongs to none.
func tableOf(r *http.Request) string {
	if id := table.ID(r.PathValue("id")); id.Valid() {
		return ui.TablePath(id)
	}
	return ""
}

// keepSettings keeps what a person has chosen. From a table he goes back there, with his name and his face of now.
func (s *Server) keepSettings(w http.ResponseWriter, r *http.Request, v *visit) error {
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
		return s.show(w, r, http.StatusUnprocessableEntity, ui.Settings(v.person, tableOf(r), false, faint))
	}
	if f.text("calm") != "" {
		*p = p.Calm()
	}
	if err := s.remember(r, v); err != nil {
		return err
	}
	to := tableOf(r)
	if to == "" {
		http.Redirect(w, r, "/settings?kept", http.StatusSeeOther)
		return nil
	}
	if err := s.rename(r, v); err != nil {
		return err
	}
	http.Redirect(w, r, to, http.StatusSeeOther)
	return nil
}

// rename gives who sits at a table the name and the face there that he has chosen, where the table takes them still. Of several at
// one screen each keeps his own.
func (s *Server) rename(r *http.Request, v *visit) error {
	id := table.ID(r.PathValue("id"))
	sight, _, err := s.sight(r.Context(), v, id, "")
	if err != nil || !sight.Sits() || sight.Screen != nil || sight.Away() {
		return err
	}
	if was := sight.Seats[sight.Me]; v.person.Name == "" || was.Name == v.person.Name && was.Face == v.person.Face {
		return nil
	}
	err = s.command(r, v, id, table.Command{Do: "sit", Place: sight.Me, Name: v.person.Name, Face: v.person.Face})
	var refused *table.Refused
	if errors.As(err, &refused) {
		return nil
	}
	return err
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
	if err := s.remember(r, v); err != nil {
		return err
	}
	http.Redirect(w, r, within(r.PostForm.Get("back")), http.StatusSeeOther)
	return nil
}

// within is a path of this site with its query, the first page where the text is none. A browser takes a backslash for a slash.
func within(text string) string {
	if to, err := url.Parse(text); err != nil || to.Scheme != "" || to.Host != "" || !strings.HasPrefix(text, "/") || strings.Contains(text, "\\") {
		return "/"
	}
	return text
}
