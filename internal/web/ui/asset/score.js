// The score sheet: sums are typed with the keys below it or with those of a keyboard. Enter goes to the next player, and from the
// last one to the next deal; Escape brings back what stood there. What is written stays on this device until the server has it.
import {post, random} from './line.js'

const sheet = document.querySelector('[data-sheet]')
const path = location.pathname
const own = `sheet ${sheet.dataset.sheet} ` // with what a number of an unsent command begins where it is kept
const by = id => document.getElementById(id)
const pad = by('pad')
const rows = () => [...sheet.tBodies[0].rows]
const cells = row => [...row.querySelectorAll('input[type=text]')]

// What a sum is, the server says the same: whole numbers with signs between them, and one before the first if need be.
const plain = text => text.replace(/[−–—‐‑‒﹣－]/g, '-').replace(/[＋﹢]/g, '+').trim()
const sum = /^[+-]?\s*\d+(\s*[+-]\s*\d+)*$/
const worth = text => (plain(text).replace(/\s/g, '').match(/[+-]?\d+/g) ?? []).reduce((all, n) => all + Number(n), 0)
const written = n => n < 0 ? `−${-n}` : String(n)
const alone = text => /^[+-]?\d*$/.test(plain(text))

// wrong is what is wrong with what somebody has typed, in a sentence.
function wrong(text) {
  const typed = plain(text), say = sheet.dataset
  if (typed === '') return ''
  if (sum.test(typed)) return typed.match(/\d+/g).some(n => Number(n) > Number(say.most)) ? say.large : ''
  return /[+-]$/.test(typed) && (typed.length === 1 || sum.test(typed.slice(0, -1).trim())) ? say.unfinished : say.noSum
}

// sofar is what a cell is worth, also in the middle of a sum.
const sofar = cell => worth(plain(cell.value).replace(/[+-]\s*$/, ''))

// count shows what follows from the cells.
function count() {
  const all = rows().map(row => cells(row).map(sofar))
  const totals = all[0].map((_, player) => all.reduce((n, row) => n + row[player], 0))
  const begun = rows().some(row => cells(row).some(cell => cell.value))
  const best = Math[('low' in sheet.dataset) ? 'min' : 'max'](...totals)
  sheet.tHead.querySelectorAll('th').forEach((head, player) => {
    head.querySelector('b').textContent = written(totals[player])
    head.querySelector('.leads').hidden = !begun || totals[player] !== best
  })
  const last = rows().findLastIndex(row => cells(row).some(cell => cell.value))
  rows().forEach((row, n) => {
    const comes = all[n].reduce((a, b) => a + b, 0), odd = row.querySelector('.odd')
    odd.hidden = !('zero' in sheet.dataset) || comes === 0 || n > last || n === last && cells(row).some(cell => !cell.value)
    odd.textContent = sheet.dataset.odd.replace('0', written(comes))
    for (const cell of cells(row)) cell.parentNode.querySelector('small').textContent = alone(cell.value) || wrong(cell.value) ? '' : `= ${written(sofar(cell))}`
  })
  if (last === rows().length - 1) grow()
  while (rows().length > last + 2 && !rows().at(-1).contains(document.activeElement)) rows().at(-1).remove()
}

// grow puts an empty deal under the last one.
function grow() {
  const last = rows().at(-1), next = last.cloneNode(true), number = rows().length + 1
  next.id = `deal-${number}`
  next.querySelector('th span').textContent = number
  next.querySelector('form')?.remove()
  next.querySelector('.odd').hidden = true
  for (const cell of cells(next)) {
    cell.value = cell.defaultValue = ''
    cell.removeAttribute('form')
    cell.setAttribute('aria-label', cell.getAttribute('aria-label').replace(/\d+$/, number))
    mark(cell, false)
    cell.parentNode.querySelector('small').textContent = ''
  }
  last.after(next)
}

// at is where a cell is: its row and its player.
function at(cell) {
  const row = cell.closest('tr')
  return {row: rows().indexOf(row), player: cells(row).indexOf(cell)}
}

let now = null // the cell that is written into

// enter shows where one writes, and the keys.
function enter(cell) {
  now = cell
  pad.hidden = false
  by('cell').textContent = cell.getAttribute('aria-label')
  tell(cell)
  cell.scrollIntoView({block: 'nearest', inline: 'nearest'})
}

function tell(cell, trouble = '') {
  by('worth').textContent = cell.value && !alone(cell.value) ? `= ${written(sofar(cell))}` : ''
  by('trouble').textContent = trouble
  by('trouble').hidden = !trouble
}

// mark marks what is no sum.
const mark = (cell, bad) => bad ? cell.setAttribute('aria-invalid', 'true') : cell.removeAttribute('aria-invalid')

// keep writes a cell down, if it is a sum.
function keep(cell) {
  const trouble = wrong(cell.value)
  mark(cell, !!trouble)
  tell(cell, trouble)
  if (trouble) return false
  const text = cell.value.trim()
  if (text === cell.defaultValue) return true
  cell.defaultValue = cell.value = text
  count()
  const {row, player} = at(cell), id = random(12)
  localStorage.setItem(own + id, JSON.stringify({id, row, player, text, at: Date.now()}))
  flush()
  return true
}

function next(cell) {
  if (!keep(cell)) return
  const all = rows().flatMap(cells)
  go(all[all.indexOf(cell) + 1])
}

// go goes to a cell, if there is one; what is typed there then stands in place of what stood there.
function go(cell) {
  cell?.focus()
  cell?.select()
}

function revert(cell) {
  cell.value = cell.defaultValue
  mark(cell, false)
  tell(cell)
  count()
}

// unsent is what the server does not have yet, in the order in which it was written.
const unsent = () => Object.keys(localStorage).filter(key => key.startsWith(own)).map(key => JSON.parse(localStorage[key])).sort((a, b) => a.at - b.at)

let sending = null
const flush = () => sending ??= (async () => {
  const late = setTimeout(() => { by('unsent').hidden = false }, 2700)
  for (let c; (c = unsent()[0]);) {
    const said = await post(path, {do: 'write', id: c.id, row: c.row, ['p' + c.player]: c.text}, said => {
      by('unsent').textContent = said.text
      by('unsent').hidden = false
    })
    localStorage.removeItem(own + c.id)
    if (said?.text) refused(c, said.text)
  }
  clearTimeout(late)
  by('unsent').hidden = true
  by('content').querySelector('[data-undo]').disabled = false
})().finally(() => { sending = null })

// refused says why the server does not write something.
function refused(c, text) {
  const cell = cells(rows()[c.row] ?? rows().at(-1))[c.player]
  if (cell) mark(cell, true)
  pad.hidden = false
  by('trouble').textContent = text
  by('trouble').hidden = false
}

// What was typed here, and has not gone out, stands there again.
for (const c of unsent()) {
  while (rows().length <= c.row) grow()
  const cell = cells(rows()[c.row])[c.player]
  cell.value = cell.defaultValue = c.text
}
for (const cell of rows().flatMap(cells)) cell.inputMode = 'none'
count()
if (unsent().length) flush()
if (!location.hash) rows().at(-1).scrollIntoView({block: 'nearest'})

sheet.addEventListener('focusin', e => e.target.matches('input') && enter(e.target))
sheet.addEventListener('focusout', e => {
  if (e.target.matches('input')) keep(e.target)
  setTimeout(() => {
    if (!sheet.contains(document.activeElement) && !pad.contains(document.activeElement)) pad.hidden = true
  })
})
sheet.addEventListener('input', e => {
  tell(e.target)
  count()
})
sheet.addEventListener('keydown', e => {
  if (e.ctrlKey || e.metaKey || e.altKey || e.isComposing) return
  const cell = e.target, {row, player} = at(cell)
  const beside = n => rows()[row + n] && cells(rows()[row + n])[player]
  const act = {Enter: () => next(cell), Escape: () => revert(cell), ArrowDown: () => go(beside(1)), ArrowUp: () => go(beside(-1))}[e.key]
  if (!act) return
  e.preventDefault()
  act()
})

// What opens below the sheet leaves in sight where one writes.
new ResizeObserver(() => pad.hidden || now?.scrollIntoView({block: 'nearest', inline: 'nearest'})).observe(sheet.parentNode)

// A key below the sheet leaves the focus where it is.
pad.addEventListener('pointerdown', e => e.preventDefault())
pad.addEventListener('click', e => {
  const key = e.target.closest('[data-press]')?.dataset.press
  if (!key || !now) return
  now.focus()
  const from = now.selectionStart, to = now.selectionEnd
  if (key === 'Enter') next(now)
  else if (key === 'Escape') revert(now)
  else {
    if (key === 'Backspace') now.setRangeText('', from === to ? Math.max(0, from - 1) : from, to, 'end')
    else if (now.value.length - (to - from) < now.maxLength) now.setRangeText(key, from, to, 'end')
    now.dispatchEvent(new Event('input', {bubbles: true}))
  }
})

// Nothing is left behind: what is being typed is kept, and what is under way arrives before something else is done to the sheet.
addEventListener('pagehide', () => now && keep(now))
addEventListener('submit', async e => {
  if (!sending || e.target.closest('.tools')) return
  e.preventDefault()
  await sending
  e.target.requestSubmit(e.submitter)
})
