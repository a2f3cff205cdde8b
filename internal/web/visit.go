package web

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"slices"

	"bivouac/game"
	"bivouac/internal/say"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// visit is who asks, and how he likes his pages.
type visit struct {
	player table.Player
	people []table.Player // who may play at his screen: he first
	secret string         // what his cookie holds; for the page that carries it to another device
	fresh  bool           // he has just got his cookie
	kept   bool           // something is kept of him
	person ui.Person
}

// A secret is 256 bits in letters of base64url.
const secretSize = 32

// peopleOf is all who may play at the screen of who holds a secret, he first: as many as a table seats. Who they are follows from
// the secret, so that they go with him to another device. ok is false of what cannot be a secret.
func peopleOf(secret string) (people []table.Player, ok bool) {
	raw, err := base64.RawURLEncoding.Strict().DecodeString(secret)
	if err != nil || len(raw) != secretSize {
		return nil, false
	}
	for n := range game.MaxSeats {
		of := raw
		if n > 0 {
			of = append(raw[:secretSize:secretSize], byte(n))
		}
		sum := sha256.Sum256(of)
		people = append(people, table.Player(hex.EncodeToString(sum[:])))
	}
	return people, true
}

// cookieYears is how long a browser keeps who somebody is.
const cookieYears = 2

// cookie is the name of the cookie. Browsers drop the safer name over plain HTTP, and a phone in the same room must be able to sit down.
func (s *Server) cookie() string {
	if s.secure() {
		return "__Host-id"
	}
	return "id"
}

// visit finds out who asks; who comes for the first time gets a cookie.
func (s *Server) visit(w http.ResponseWriter, r *http.Request) (*visit, error) {
	v := &visit{}
	if c, err := r.Cookie(s.cookie()); err == nil {
		v.secret = c.Value
		v.people, _ = peopleOf(v.secret)
	}
	if v.people == nil {
		var raw [secretSize]byte
		if _, err := io.ReadFull(s.Chance, raw[:]); err != nil {
			return v, err
		}
		v.secret, v.fresh = base64.RawURLEncoding.EncodeToString(raw[:]), true
		v.people, _ = peopleOf(v.secret)
		s.setCookie(w, v.secret)
	}
	v.player = v.people[0]
	lang := say.Match(r.Header.Get("Accept-Language"))
	v.person = ui.Newcomer(lang)
	v.person.Face = faceOf(v.player)
	err := s.recall(r.Context(), v)
	if l := say.Lang(r.URL.Query().Get("lang")); slices.Contains(say.Langs[:], l) && r.Method == http.MethodGet {
		if v.person.Letters == ui.LettersOf(v.person.Lang) {
			v.person.Letters = ui.LettersOf(l)
		}
		if l != v.person.Lang {
			v.person.Lang = l
			if !v.fresh { // of machines that follow every link nothing is kept
				s.rememberLang(r, v)
			}
		}
	}
	return v, err
}

// faceOf is the face of a person who has chosen none: always the same one.
func faceOf(p table.Player) uint64 {
	raw, _ := hex.DecodeString(string(p[:16])) // a player is written in hexadecimal
	return binary.BigEndian.Uint64(raw)
}

func (s *Server) setCookie(w http.ResponseWriter, secret string) {
	http.SetCookie(w, &http.Cookie{Name: s.cookie(), Value: secret, Path: "/", MaxAge: cookieYears * 365 * 24 * 3600,
		HttpOnly: true, Secure: s.secure(), SameSite: http.SameSiteLaxMode})
}

// personBucket is the bucket of the index with the settings of people.
const personBucket = "person"

// recall reads the settings of a person over those of a newcomer. Whose settings are damaged is told so, and plays with the usual ones.
func (s *Server) recall(ctx context.Context, v *visit) error {
	if v.fresh {
		return nil
	}
	body, err := s.Rooms.Index.Get(ctx, personBucket, string(v.player))
	switch {
	case errors.Is(err, table.ErrNotFound):
		return nil
	case errors.Is(err, table.ErrDamaged):
		s.Logger.Error("the settings of a person are damaged")
		v.person.Lost, v.kept = true, true
		return nil
	}
	if err != nil {
		return err
	}
	v.kept = true
	return json.Unmarshal(body, &v.person)
}

// rememberLang keeps the language in which somebody reads. Where it cannot be kept he reads in it all the same.
func (s *Server) rememberLang(r *http.Request, v *visit) {
	var limit *fault
	if err := s.remember(r, v); err != nil && !errors.As(err, &limit) {
		s.Logger.Error("the language of a person is not kept", "error", err)
	}
}

// remember keeps the settings of a person. Anybody can make up a secret, so an address gets only so many people kept.
func (s *Server) remember(r *http.Request, v *visit) error {
	if !v.kept && !s.limits.allowNewcomer(s.address(r)) {
		return tooMany("manyPeople")
	}
	body, err := json.Marshal(v.person)
	if err != nil {
		return err
	}
	return s.Rooms.Index.Put(r.Context(), personBucket, string(v.player), body)
}
