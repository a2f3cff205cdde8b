// What pages do besides being read. Every page works without it, except that a table is not redrawn by itself.

if (document.getElementById('felt')) await import('./felt.js')

// Copy, or hand to another program, what stands at the button.
addEventListener('click', async e => {
  const button = e.target.closest?.('[data-copy], [data-share]')
  if (!button) return
  const text = button.dataset.copy ?? button.dataset.share
  if (button.dataset.share && navigator.share) {
    await navigator.share({url: text}).catch(() => {})
    return
  }
  const done = await navigator.clipboard?.writeText(text).then(() => true, () => false)
  if (!done) return select(button)
  const words = button.querySelector('span')
  const was = words.textContent
  words.textContent = button.dataset.done
  setTimeout(() => { words.textContent = was }, 2000)
})

// Where a page may not copy, it marks what the person can copy himself.
const select = button => {
  const text = document.getElementById(button.dataset.marks)
  if (text) getSelection().selectAllChildren(text)
}

// Controls that work only with this module are shown.
document.documentElement.classList.add('scripted')

// An option shows what is chosen although it is folded, and what does not go together is said at once, or what the whole is called.
addEventListener('change', async e => {
  const form = e.target.closest?.('form[data-check]')
  if (!form) return
  const option = e.target.closest('.option')
  if (option) option.querySelector('output').textContent = e.target.value && e.target.type === 'text' ? e.target.value : e.target.parentNode.querySelector('b').textContent
  const answer = await fetch(form.action, {method: 'POST', body: new URLSearchParams(new FormData(form)), headers: {'X-Bivouac': 'page'}}).catch(() => null)
  if (!answer?.ok) return
  const box = document.getElementById('trouble'), ruleset = document.getElementById('ruleset')
  const {trouble, name, fingerprint} = await answer.json()
  box.textContent = trouble
  box.className = trouble ? 'notice' : ''
  ruleset.hidden = !name
  ruleset.querySelector('b').textContent = name
  ruleset.querySelector('code').textContent = fingerprint
  for (const preset of document.querySelectorAll('.presets a')) preset.toggleAttribute('aria-current', preset.textContent === name)
})

// The code of a person stands in a link behind the #, where no server sees it.
const code = document.querySelector('[data-from-address]')
if (code && location.hash) {
  code.value = location.hash.slice(1)
  history.replaceState(null, '', location.pathname)
}

// Arrows turn the pages of a review.
addEventListener('keydown', e => {
  if (document.getElementById('felt') || e.ctrlKey || e.metaKey || e.altKey || e.target.closest('input, textarea, select')) return
  document.querySelector(`a[data-key="${CSS.escape(e.key)}" i]`)?.click()
})
