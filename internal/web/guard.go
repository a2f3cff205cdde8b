package web

import (
	"net"
	"net/http"
	"strings"

	"bivouac/internal/say"
)

// policy lets a page load what comes from here, and nothing else: no script or style inside a page, no frame around it.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
	"form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types felt"

// maxBody is how many bytes a request may carry: the longest is a new table with all its options.
const maxBody = 16 << 10

// guard stands before all routes.
func (s *Server) guard(next http.Handler) http.Handler {
	ours := http.NewCrossOriginProtection()
	ours.SetDenyHandler(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		s.fail(w, r, nil, &fault{status: http.StatusForbidden, kind: say.Foreign, why: "foreign"})
	}))
	next = ours.Handler(next)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "same-origin") // without it a browser hides from us, too, that a form is ours
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()")
		if s.secure() {
			h.Set("Strict-Transport-Security", "max-age=63072000")
		}
		if !s.limits.allow(s.address(r)) {
			s.refuse(w, "manyRequests")
			h.Set("Retry-After", "1")
			// A sentence, no page: to draw one is work, and of that there is too much already.
			http.Error(w, say.Match(r.Header.Get("Accept-Language")).Pages().Fault(say.TooMany).Text, http.StatusTooManyRequests)
			return
		}
		r.Body = http.MaxBytesReader(w, r.Body, maxBody)
		next.ServeHTTP(w, r)
	})
}

// address is where a request comes from; an IPv6 household counts as one. Where another server stands before this one, it
// knows, and says so last.
func (s *Server) address(r *http.Request) string {
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		host = r.RemoteAddr
	}
	ip := net.ParseIP(host)
	if all := r.Header.Values("X-Forwarded-For"); s.URL != "" && len(all) > 0 {
		last := all[len(all)-1]
		if told := net.ParseIP(strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:])); told != nil {
			ip = told
		}
	}
	switch {
	case ip == nil:
		return host
	case ip.To4() == nil:
		return ip.Mask(net.CIDRMask(64, 128)).String()
	}
	return ip.String()
}
