package web

import (
	"encoding/json"
	"errors"
	"net/http"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"bivouac/internal/table"
	"bivouac/internal/web/ui"
)

// ReportBucket is the bucket of the index with what people have reported: key "table player name", value a Report in JSON. Who
// reports the same person of the same table again replaces what he said before.
const ReportBucket = "report"

// Report is what somebody tells whoever keeps the server of another at his table.
type Report struct {
	Table table.ID  `json:"table"`
	At    table.At  `json:"at"` // the last event of the table then
	Time  time.Time `json:"time"`
	By    string    `json:"by"`   // his name at the table, of several at one screen those of all; empty: he watches
	Whom  string    `json:"whom"` // the name of who is reported
	Text  string    `json:"text,omitempty"`
	Words []Said    `json:"words"` // what was said at the table, as far as the reporter could read it, also by whom he has muted
}

// Said is a line of the chat: the key of a phrase, or free words.
type Said struct {
	At     table.At `json:"at"`
	Name   string   `json:"name"`
	Phrase string   `json:"phrase,omitempty"`
	Text   string   `json:"text,omitempty"`
}

// report is the page on which a person reports another of his table; ?kept after he has.
func (s *Server) report(w http.ResponseWriter, r *http.Request, v *visit) error {
	sight, _, err := s.sight(r.Context(), v, table.ID(r.PathValue("id")), "")
	if err != nil {
		return err
	}
	return s.show(w, r, http.StatusOK, ui.Report(sight, v.person, r.URL.Query().Has("kept")))
}

// keepReport keeps what a person reports, with what was said. The log of the server says that somebody was reported, and no more;
// at the table nobody learns of it.
func (s *Server) keepReport(w http.ResponseWriter, r *http.Request, v *visit) error {
	sight, _, err := s.sight(r.Context(), v, table.ID(r.PathValue("id")), "")
	if err != nil {
		return err
	}
	f := form{values: r.PostForm}
	whom, text := f.text("whom"), strings.TrimSpace(strings.ReplaceAll(f.text("text"), "\r\n", "\n")) // as forms send what the page counts as one
	if !slices.Contains(ui.Reportable(sight), whom) || !utf8.ValidString(text) || utf8.RuneCountInString(text) > ui.MaxReport {
		return badRequest(errors.New("no such report"))
	}
	if !s.limits.allowReport(s.address(r)) {
		return tooMany("manyReports")
	}
	report := Report{Table: sight.ID, At: sight.At, Time: s.Rooms.Now().UTC(), By: strings.Join(ui.Reporters(sight), ", "), Whom: whom, Text: text, Words: []Said{}}
	for _, said := range ui.Spoken(sight) {
		report.Words = append(report.Words, Said{said.At, said.Name, said.Phrase, said.Text})
	}
	body, err := json.Marshal(report)
	if err != nil {
		return err
	}
	if err := s.Rooms.Index.Put(r.Context(), ReportBucket, string(sight.ID)+" "+string(v.player)+" "+whom, body); err != nil {
		return err
	}
	s.Logger.Warn("somebody is reported: bivouac reports tells by whom and why", "table", sight.ID)
	http.Redirect(w, r, ui.TablePath(sight.ID, "report")+"?kept", http.StatusSeeOther)
	return nil
}
