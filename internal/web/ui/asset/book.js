// The rule book, opened beside the table, so that nobody leaves it to look something up.
import {parse} from './parse.js'

let book = null

async function open(link) {
  const url = new URL(link.href)
  url.searchParams.set('table', document.getElementById('felt').dataset.table)
  const page = await fetch(url).then(answer => answer.ok ? answer.text() : Promise.reject(answer.status))
  book ??= make()
  const content = parse(page).querySelector('#content')
  content.id = 'rulebook'
  book.querySelector('main')?.remove()
  book.append(content)
  if (!book.open) book.showModal()
  if (url.hash) show(url.hash)
}

// show goes to a place in the book, also for who has it read aloud.
function show(hash) {
  const head = document.getElementById(decodeURIComponent(hash.slice(1)))?.querySelector('h2')
  if (!head) return
  head.tabIndex = -1
  head.focus({preventScroll: true})
  head.scrollIntoView()
}

function make() {
  const dialog = document.createElement('dialog')
  dialog.className = 'rulebook'
  dialog.append(document.getElementById('rulebook-head').content.cloneNode(true))
  dialog.querySelector('button').addEventListener('click', () => dialog.close())
  dialog.addEventListener('click', e => e.target === dialog && dialog.close())
  document.body.append(dialog)
  return dialog
}

// rulebook lets links into the rules open the book; where that fails they are links.
export const rulebook = () => addEventListener('click', e => {
  const link = e.target.closest?.('a[href]')
  if (!link || e.ctrlKey || e.metaKey || e.shiftKey) return
  const url = new URL(link.href)
  if (url.origin !== location.origin) return
  if (book?.contains(link) && url.pathname === location.pathname && url.hash) {
    e.preventDefault()
    return show(url.hash)
  }
  if (!url.pathname.startsWith('/rules/')) return
  e.preventDefault()
  open(link).catch(() => { location.href = link.href })
})
