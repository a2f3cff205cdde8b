package ui

import "github.com/a-h/templ"

// Icon draws an icon: 24 units, lines of two, round ends, in the colour of the words beside it, which name it.
func Icon(name string) templ.Component {
	return templ.Raw(`<svg class="ico" viewBox="0 0 24 24" width="24" height="24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">` + icons[name] + `</svg>`)
}

// Favicon is the picture of the site in a tab: a peg on a nose. Where it is the reader's turn a lamp burns beside it.
func Favicon(turn bool) string {
	if turn {
		return favicon + `<circle cx="25" cy="7" r="6" fill="#ffd24a" stroke="#241a12" stroke-width="2"/></svg>`
	}
	return favicon + `</svg>`
}

const favicon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#24513e"/><circle cx="14" cy="17" r="9" fill="#e39b79" stroke="#241a12" stroke-width="2"/><path d="M17 13h12M17 20h12" stroke="#241a12" stroke-width="6" stroke-linecap="round"/><path d="M17 13h12M17 20h12" stroke="#f0d29a" stroke-width="3" stroke-linecap="round"/>`

var icons = map[string]string{
	"menu":   `<path d="M4 6.5h16M4 12h16M4 17.5h16"/>`,
	"sign":   `<path d="M12 3.2c5 0 8 3.4 8 8.4s-3 9.2-8 9.2-8-4.2-8-9.2 3-8.4 8-8.4Z"/><path d="M8 10h.01M13.6 9.6l3 1.2-3 1.2M9 16.4c2 1 4 .8 6.4-.8"/>`,
	"call":   `<path d="M4 10v4l9 4V6L4 10Z"/><path d="M6.4 15.2 7.6 20h3M17 9.4c1.4 1.6 1.4 3.6 0 5.2M19.6 7c2.6 3 2.6 7 0 10"/>`,
	"last":   `<rect x="3.5" y="6" width="9" height="13" rx="1.6" transform="rotate(-10 8 12)"/><path d="M13.2 5.4l5.4 1c.8.2 1.3.9 1.2 1.7l-1.7 9.4c-.2.8-.9 1.4-1.7 1.2l-2-.3"/>`,
	"chat":   `<path d="M4 5.5h16v10.5h-9.5L6 20v-4H4V5.5Z"/><path d="M8 9.5h8M8 12.5h5"/>`,
	"book":   `<path d="M12 6.4C9.6 4.8 6.6 4.6 3.6 5v13.4c3-.4 6-.2 8.4 1.4 2.4-1.6 5.4-1.8 8.4-1.4V5c-3-.4-6-.2-8.4 1.4Z"/><path d="M12 6.4v13.4"/>`,
	"close":  `<path d="M6 6l12 12M18 6 6 18"/>`,
	"play":   `<path d="M8 5.5v13l10.5-6.5L8 5.5Z"/>`,
	"link":   `<path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1"/>`,
	"gear":   `<path d="M5 8h9M18 8h1M5 16h1M10 16h9"/><circle cx="16" cy="8" r="2.2"/><circle cx="8" cy="16" r="2.2"/>`,
	"moon":   `<path d="M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z"/>`,
	"sun":    `<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4"/>`,
	"seal":   `<circle cx="12" cy="10" r="6"/><path d="M9.6 10.2l1.8 1.8 3.2-3.6M8.4 15.2 7 21l5-2.4L17 21l-1.4-5.8"/>`,
	"step":   `<path d="M5 5.5v13L13 12 5 5.5ZM14 5.5v13"/><path d="M19 5.5v13"/>`,
	"arrow":  `<path d="M5 12h13M13 6.5l5.5 5.5-5.5 5.5"/>`,
	"back":   `<path d="M19 12H6M11 6.500 5.500 12l5.500 5.500"/>`,
	"undo":   `<path d="M9 6 4.500 10.500 9 15"/><path d="M5 10.500h9a5 5 0 0 1 0 10h-3"/>`,
	"cards":  `<rect x="4" y="5" width="9" height="14" rx="1.5"/><path d="M16 6.5l4 1-2.8 11-3-.8"/>`,
	"claim":  `<path d="M12 20.500 3.500 10C8.500 4.500 15.500 4.500 20.500 10L12 20.500ZM9.300 6.400 12 20.500 14.700 6.400"/>`,
	"people": `<circle cx="9" cy="8.5" r="3.2"/><path d="M3.5 19c.4-3.600 2.600-5.400 5.500-5.400s5.100 1.800 5.500 5.400M15.500 5.600a3.200 3.200 0 0 1 0 5.800M17.500 14.200c1.800.8 2.800 2.400 3 4.800"/>`,
	"key":    `<circle cx="8" cy="15.500" r="4"/><path d="M11 12.500 19.500 4M16 7.500l3 3M13.500 10l2 2"/>`,
	"home":   `<path d="M4 11.500 12 4.500l8 7V20h-5.500v-5.500h-5V20H4v-8.500Z"/>`,
	"first":  `<path d="M19 5.500v13L9.500 12 19 5.500ZM5.500 5.500v13"/>`,
	"prev":   `<path d="M16 5.500v13L6.500 12 16 5.500Z"/>`,
	"next":   `<path d="M8 5.500v13l9.500-6.500L8 5.500Z"/>`,
	"end":    `<path d="M5 5.500v13l9.500-6.500L5 5.500ZM18.500 5.500v13"/>`,
	"sort":   `<path d="M4 8h15M15.500 4.500 19 8l-3.500 3.500M20 16H5M8.500 12.500 5 16l3.500 3.500"/>`,
	"cover":  `<path d="M3 12c2.400-4 5.400-6 9-6s6.600 2 9 6c-2.400 4-5.400 6-9 6s-6.600-2-9-6Z"/><circle cx="12" cy="12" r="2.500"/><path d="M4.500 19.500l15-15"/>`,
	"eye":    `<path d="M2.5 12C5 7.800 8.300 5.800 12 5.800s7 2 9.500 6.200c-2.500 4.200-5.800 6.200-9.500 6.200S5 16.200 2.500 12Z"/><circle cx="12" cy="12" r="2.800"/>`,
	"count":  `<path d="M4 20h16M7 16.500V10M12 16.500V4.500M17 16.500V13"/>`,
	"dots":   `<path d="M6 6h.01M10 8h.01M7.500 11h.01M18 5.500h.01M17 12h.01M18.500 14.500h.01M6 18h.01M13 17.500h.01M15 19h.01" stroke-width="3"/>`,
	"sheet":  `<path d="M5 3.500h14v17H5v-17ZM5 8.500h14M9.700 8.500v12M14.300 8.500v12"/>`,
	"check":  `<path d="M4.500 12.500 10 18 19.500 6.500"/>`,
	"erase":  `<path d="M9 5.500h11.500v13H9L3.500 12 9 5.500ZM12.500 9.500l5 5M17.500 9.500l-5 5"/>`,
	"load":   `<path d="M12 4v11M7 10.500l5 5 5-5M4.500 20h15"/>`,
}
