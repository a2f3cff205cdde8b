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

// Controls that work only with this module.
document.querySelectorAll('[data-module]').forEach(e => { e.hidden = false })

// A form that shows what a choice means as soon as it is made.
addEventListener('change', e => {
  const form = e.target.closest?.('form[data-live]')
  if (form) form.requestSubmit(form.querySelector('[data-preview]'))
})
