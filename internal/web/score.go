package web

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"

	"bivouac/games"
	"bivouac/internal/say"
	"bivouac/internal/score"
	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// sheetBucket is the bucket of the index with the score sheets of people: key "player sheet", value in JSON.
const sheetBucket = "sheet"

// mostSheets is how many sheets of a person are kept.
const mostSheets = 50

// sheetName is the name of a sheet, as it is drawn for the form that begins it: a form that is sent twice begins one.
var sheetName = regexp.MustCompile(`^[0-9a-z]{1,13}$`)

// draw is a name for a sheet or a number for the commands of a page.
func (s *Server) draw() (string, error) {
	n, err := s.chance()
	return strconv.FormatUint(n, 36), err
}

// sheetsOf is the sheets of a person, the one first that was written on last, and how many are damaged.
func (s *Server) sheetsOf(ctx context.Context, v *visit) (all []ui.Sheet, damaged int, err error) {
	if v.fresh {
		return nil, 0, nil
	}
	for p, err := range s.Rooms.Index.Scan(ctx, sheetBucket, string(v.player)+" ") {
		if errors.Is(err, table.ErrDamaged) {
			s.Logger.Error("a score sheet is damaged")
			damaged++
			continue
		}
		if err != nil {
			return nil, 0, err
		}
		sheet := ui.Sheet{ID: p.Key[len(v.player)+1:]}
		if err := json.Unmarshal(p.Value, &sheet.Sheet); err != nil {
			return nil, 0, err
		}
		all = append(all, sheet)
	}
	slices.SortFunc(all, func(a, b ui.Sheet) int { return cmp.Or(cmp.Compare(b.At, a.At), cmp.Compare(a.ID, b.ID)) })
	return all, damaged, nil
}

// sheets is the page of all score sheets of a person, where a new one is begun.
func (s *Server) sheets(w http.ResponseWriter, r *http.Request, v *visit) error {
	n := ui.NewSheet{Kind: score.Kinds[0].Key, Names: []string{v.person.Name}}
	return s.showSheets(w, r, v, http.StatusOK, n)
}

func (s *Server) showSheets(w http.ResponseWriter, r *http.Request, v *visit, status int, n ui.NewSheet) (err error) {
	if n.ID, err = s.draw(); err != nil {
		return err
	}
	all, damaged, err := s.sheetsOf(r.Context(), v)
	if err != nil {
		return err
	}
	return s.show(w, r, status, ui.Sheets(v.person, all, damaged, n))
}

// beginSheet begins a sheet, and lets those go for good that were thrown away.
func (s *Server) beginSheet(w http.ResponseWriter, r *http.Request, v *visit) error {
	f := form{values: r.PostForm}
	kind, ok := score.KindOf(f.text("kind"))
	id := f.text("id")
	if !ok || !sheetName.MatchString(id) {
		return badRequest(errors.New("no such sheet"))
	}
	n := ui.NewSheet{Kind: kind.Key}
	says := v.person.Lang.Pages()
	for _, text := range r.PostForm["player"] {
		if name, ok := table.Name(text); ok {
			n.Names = append(n.Names, name)
		} else if strings.TrimSpace(text) != "" {
			n.Names, n.Trouble = append(n.Names, text), says.Refused(table.BadName)
		}
	}
	least, most := score.MinPlayers, score.MaxPlayers
	if g, ok := games.Find(kind.Key); ok {
		least, most = g.MinSeats, g.MaxSeats
	}
	if n.Trouble == "" && (len(n.Names) < least || len(n.Names) > most) {
		n.Trouble = says.SheetSeats(says.SheetKind(kind.Key).Name, least, most, len(n.Names))
	}
	if n.Trouble == "" {
		full, err := s.keepNew(r, v, id, &score.Sheet{Kind: kind.Key, Names: n.Names, At: s.Rooms.Now().UnixMilli()})
		if err != nil {
			return err
		}
		if !full {
			http.Redirect(w, r, "/score/"+id, http.StatusSeeOther)
			return nil
		}
		n.Trouble = says.ManySheets(mostSheets)
	}
	n.Names = n.Names[:min(len(n.Names), score.MaxPlayers)]
	return s.showSheets(w, r, v, http.StatusUnprocessableEntity, n)
}

// keepNew keeps a sheet that is begun, unless there is one of that name, or no room for it.
func (s *Server) keepNew(r *http.Request, v *visit, id string, sheet *score.Sheet) (full bool, err error) {
	s.scribe.Lock()
	defer s.scribe.Unlock()
	all, damaged, err := s.sheetsOf(r.Context(), v)
	if err != nil || slices.ContainsFunc(all, func(o ui.Sheet) bool { return o.ID == id }) {
		return false, err
	}
	kept := damaged
	for _, o := range all {
		if !o.Gone {
			kept++
		}
	}
	if kept >= mostSheets {
		return true, nil
	}
	if !s.limits.allowTable(s.address(r)) {
		return false, tooMany("manyTables")
	}
	for _, o := range all {
		if o.Gone {
			if err := s.Rooms.Index.Put(r.Context(), sheetBucket, string(v.player)+" "+o.ID, nil); err != nil {
				return false, err
			}
		}
	}
	return false, s.keepSheet(r.Context(), v, id, sheet)
}

func (s *Server) keepSheet(ctx context.Context, v *visit, id string, sheet *score.Sheet) error {
	body, err := json.Marshal(sheet)
	if err != nil {
		return err
	}
	return s.Rooms.Index.Put(ctx, sheetBucket, string(v.player)+" "+id, body)
}

// sheetOf is a sheet of a person.
func (s *Server) sheetOf(ctx context.Context, v *visit, id string) (*score.Sheet, error) {
	if !sheetName.MatchString(id) {
		return nil, notFound
	}
	body, err := s.Rooms.Index.Get(ctx, sheetBucket, string(v.player)+" "+id)
	if errors.Is(err, table.ErrNotFound) {
		return nil, notFound
	}
	if errors.Is(err, table.ErrDamaged) {
		return nil, &fault{http.StatusConflict, say.DamagedSheet, "damagedSheet", err}
	}
	if err != nil {
		return nil, err
	}
	sheet := &score.Sheet{}
	return sheet, json.Unmarshal(body, sheet)
}

// sheet is the page of one sheet.
func (s *Server) sheet(w http.ResponseWriter, r *http.Request, v *visit) error {
	id := r.PathValue("sheet")
	sheet, err := s.sheetOf(r.Context(), v, id)
	if err != nil {
		return err
	}
	return s.showSheet(w, r, v, http.StatusOK, ui.OpenSheet{Sheet: ui.Sheet{ID: id, Sheet: sheet}})
}

func (s *Server) showSheet(w http.ResponseWriter, r *http.Request, v *visit, status int, o ui.OpenSheet) (err error) {
	if o.Number, err = s.draw(); err != nil {
		return err
	}
	return s.show(w, r, status, ui.ScoreSheet(v.person, o))
}

// writeSheet carries out what a person does with a sheet. Each command is carried out once; of two that write into one cell, from
// whatever pages of his, the later one stands, and the other can be had back.
func (s *Server) writeSheet(w http.ResponseWriter, r *http.Request, v *visit) error {
	f := form{values: r.PostForm}
	row, number := int(f.number("row", 16)), f.text("id")
	if f.err != nil || len(number) > score.MaxID {
		return badRequest(cmp.Or(f.err, errors.New("no such command")))
	}
	id := r.PathValue("sheet")
	to := "/score/" + id
	err := s.change(r.Context(), v, id, func(sheet *score.Sheet) error {
		if !sheet.Once(number) {
			return nil
		}
		switch f.text("do") {
		case "write":
			to += "#deal-" + strconv.Itoa(row+2)
			return writeRow(sheet, row, f)
		case "undo":
			if c, ok := sheet.Undo(); ok {
				to += "#deal-" + strconv.Itoa(c.Row+1)
			}
		case "throw":
			sheet.Gone, to = true, "/score"
		case "bring":
			sheet.Gone = false
		default:
			return badRequest(errors.New("no such command"))
		}
		return nil
	})
	trouble := ui.BadCell(v.person.Lang, err)
	switch {
	case trouble != "":
		s.refuse(w, "badSum")
		if background(r) {
			return tell(w, http.StatusOK, map[string]string{"text": trouble})
		}
		sheet, err := s.sheetOf(r.Context(), v, id) // as it is kept
		if err != nil {
			return err
		}
		return s.showSheet(w, r, v, http.StatusUnprocessableEntity, ui.OpenSheet{Sheet: ui.Sheet{ID: id, Sheet: sheet}, Trouble: trouble, Row: row, Typed: cells(sheet, f)})
	case err != nil:
		return err
	}
	done(w, r, to)
	return nil
}

// change lets a sheet be changed, and keeps it, while nobody else changes one.
func (s *Server) change(ctx context.Context, v *visit, id string, change func(*score.Sheet) error) error {
	s.scribe.Lock()
	defer s.scribe.Unlock()
	sheet, err := s.sheetOf(ctx, v, id)
	if err != nil {
		return err
	}
	if err := change(sheet); err != nil {
		return err
	}
	sheet.At = s.Rooms.Now().UnixMilli()
	return s.keepSheet(ctx, v, id, sheet)
}

// cells is what a form has in the cells of a row: p0 of the first player, p1 of the second …
func cells(sheet *score.Sheet, f form) []string {
	out := make([]string, len(sheet.Names))
	for player := range out {
		out[player] = f.text("p" + strconv.Itoa(player))
	}
	return out
}

// writeRow writes the cells that a form has. A form without scripts has a whole row, and says what it showed, w0 of the first
// player: what its person has not changed is not written, so that an old page undoes nothing.
func writeRow(sheet *score.Sheet, row int, f form) error {
	for player, text := range cells(sheet, f) {
		n := strconv.Itoa(player)
		if !f.has("p"+n) || f.has("w"+n) && f.text("w"+n) == text {
			continue
		}
		if err := sheet.Write(row, player, text); err != nil {
			return err
		}
	}
	return nil
}
