// The one place where text from the server becomes a page.

const policy = window.trustedTypes?.createPolicy('felt', {createHTML: html => html})

// parse is the body of a page.
export const parse = html => new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html').body
