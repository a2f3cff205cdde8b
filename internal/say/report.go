package say

import "strconv"

// reportPage is the page on which somebody reports another of his table.
type reportPage interface {
	Report() Label
	ReportWhom() string
	ReportWhy() string
	// ReportWords heads what was said at the table.
	ReportWords(lines int) string
	SendReport() string
	ReportKept() string
	NobodyToReport() string
}

func (pagesEn) Report() Label {
	return Label{"Report somebody", "Whoever keeps this server gets your words, and with them what was said at the table, as you could read it. Nobody at the table learns of it. Whom you mute in the chat you no longer hear."}
}
func (pagesEn) ReportWhom() string { return "Who is it?" }
func (pagesEn) ReportWhy() string  { return "What happened? (need not be filled in)" }
func (pagesEn) ReportWords(lines int) string {
	if lines == 1 {
		return "What goes with it: one line of the chat"
	}
	return "What goes with it: " + strconv.Itoa(lines) + " lines of the chat"
}
func (pagesEn) SendReport() string     { return "Report" }
func (pagesEn) ReportKept() string     { return "Your report is kept for whoever keeps this server." }
func (pagesEn) NobodyToReport() string { return "Nobody else is at this table, and nobody has spoken." }

func (pagesDe) Report() Label {
	return Label{"Jemanden melden", "Wer diesen Server betreibt, bekommt, was du schreibst, und dazu, was am Tisch gesagt wurde, soweit du es lesen konntest. Am Tisch erfährt niemand davon. Wen du im Chat stummschaltest, den hörst du nicht mehr."}
}
func (pagesDe) ReportWhom() string { return "Um wen geht es?" }
func (pagesDe) ReportWhy() string  { return "Was ist geschehen? (muss nicht ausgefüllt sein)" }
func (pagesDe) ReportWords(lines int) string {
	if lines == 1 {
		return "Das geht mit: eine Zeile aus dem Chat"
	}
	return "Das geht mit: " + strconv.Itoa(lines) + " Zeilen aus dem Chat"
}
func (pagesDe) SendReport() string { return "Melden" }
func (pagesDe) ReportKept() string {
	return "Deine Meldung liegt für den bereit, der diesen Server betreibt."
}
func (pagesDe) NobodyToReport() string {
	return "An diesem Tisch ist sonst niemand, und niemand hat etwas gesagt."
}

func (pagesFr) Report() Label {
	return Label{"Signaler quelqu’un", "Qui tient ce serveur reçoit ce que vous écrivez et, avec cela, ce qui s’est dit à la table, autant que vous pouviez le lire. Personne à la table ne l’apprend. Pour ne plus entendre quelqu’un, passez par la conversation de la table."}
}
func (pagesFr) ReportWhom() string { return "De qui s’agit-il ?" }
func (pagesFr) ReportWhy() string  { return "Que s’est-il passé ? (facultatif)" }
func (pagesFr) ReportWords(lines int) string {
	if lines == 1 {
		return "Ce qui est joint : une ligne de la conversation"
	}
	return "Ce qui est joint : " + strconv.Itoa(lines) + " lignes de la conversation"
}
func (pagesFr) SendReport() string { return "Signaler" }
func (pagesFr) ReportKept() string { return "Votre signalement attend qui tient ce serveur." }
func (pagesFr) NobodyToReport() string {
	return "Il n’y a personne d’autre à cette table, et personne n’a parlé."
}
