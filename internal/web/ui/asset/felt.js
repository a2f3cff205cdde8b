// The felt: the server sends all of it after every change, and it is drawn over the one before.
//
// What the felt says to this module: [data-felt] data-at, data-you-are-on; data-may-add with the number of the deal; a card has
// data-card, in the hand ([data-hand], with the number of the deal) data-legal or data-why, in the trick ([data-trick])
// data-seat; the seat that has won the last trick data-won; what a screen reader is to be told data-say ("polite" or
// "assertive") with its data-at; a face that makes a sign data-sign with its At; a control data-key with its letter.
import {Idiomorph} from './idiomorph.js'
import {listen, random, send} from './line.js'
import {after, before, skip} from './motion.js'
import {arrange, choose, drags, focusNext, keys} from './hand.js'
import {sound} from './sound.js'

const felt = document.getElementById('felt')
const table = felt.dataset.table
const title = document.title

// The one place where text from the server becomes a page.
const policy = window.trustedTypes?.createPolicy('felt', {createHTML: html => html})
const parse = html => new DOMParser().parseFromString(policy ? policy.createHTML(html) : html, 'text/html').body

let last = '' // the felt drawn last
let heard = state(felt).at // up to where the log has been told
const signed = new Map() // signs that have been made, by the face that made them
const born = new WeakMap() // when a control appeared
let added = '' // the deal to which this page has added its part
let touched = Date.now()

function state(root) {
  const d = root.querySelector('[data-felt]')?.dataset ?? {}
  return {at: Number(d.at ?? 0), on: 'youAreOn' in d, add: d.mayAdd}
}

// draw shows a felt.
function draw(html) {
  last = html
  const next = parse(html)
  arrange(next, table)
  calm(next)
  const cards = before(felt)
  const was = state(felt)
  const held = felt.querySelector('[data-hand]')?.contains(document.activeElement)
  const sheet = !!felt.querySelector('[data-sheet]')
  Idiomorph.morph(felt, next.childNodes, {morphStyle: 'innerHTML', callbacks: {
    afterNodeAdded: node => node.nodeType === 1 && born.set(node, Date.now()),
  }})
  after(felt, cards)
  if (held && document.activeElement === document.body) focusNext()
  const now = state(felt)
  tell(now)
  add(now)
  if ([...felt.querySelectorAll('[data-trick] [data-card]')].some(c => !cards.get(c.dataset.card)?.lies)) sound('card')
  if (!sheet && felt.querySelector('[data-sheet]')) sound('sheet')
  turn(was, now)
}

// calm takes a sign that has been made already from a felt that still shows it.
function calm(next) {
  for (const face of next.querySelectorAll('[data-sign]')) {
    if (signed.get(face.id) === face.dataset.sign) unsign(face)
  }
}

const unsign = face => [face, ...face.querySelectorAll('[class*="sign-"]')].forEach(e => e.classList.remove(...[...e.classList].filter(c => c.startsWith('sign-'))))

// tell reads out what is new.
function tell(now) {
  for (const how of ['polite', 'assertive']) {
    const news = [...felt.querySelectorAll(`[data-say="${how}"]`)].filter(e => Number(e.dataset.at) > heard)
    if (news.length) document.getElementById(`say-${how}`).textContent = news.map(e => e.textContent.trim()).join(' ')
  }
  heard = Math.max(heard, now.at)
}

// add gives this page's part of the chance of a deal, which nobody else can know.
function add(now) {
  if (now.add === undefined || now.add === added) return
  added = now.add
  send(table, {do: 'add', deal: now.add, adds: random(16)})
}

// turn says whose turn it is to somebody who looks elsewhere.
function turn(was, now) {
  document.title = now.on ? `(•) ${document.body.dataset.yourTurn} · ${title}` : title
  awake(now.on)
  if (now.on && !was.on && (document.hidden || Date.now() - touched > 5000)) {
    sound('turn')
    if (document.body.hasAttribute('data-sound')) navigator.vibrate?.(60)
  }
}

// awake keeps the screen lit while it is the person's turn.
let lock = null
async function awake(on) {
  if (on && !lock && !document.hidden) lock = await navigator.wakeLock?.request('screen').catch(() => null)
  else if (!on && lock) {
    lock.release()
    lock = null
  }
}
document.addEventListener('visibilitychange', () => { lock = null; awake(state(felt).on) })

// refuse says why something is not done.
const toast = document.getElementById('refusal')
let hide = 0
function refuse({text, link}) {
  if (!text) return
  toast.querySelector('span').textContent = text
  const more = toast.querySelector('a')
  more.hidden = !link
  more.href = link ?? ''
  toast.hidden = false
  document.getElementById('say-assertive').textContent = text
  sound('refused')
  clearTimeout(hide)
  hide = setTimeout(() => { toast.hidden = true }, 8000)
}
toast.querySelector('button').addEventListener('click', () => { toast.hidden = true })

async function command(fields, control) {
  document.body.dataset.pending = ''
  control?.classList.add('sent')
  const refused = await send(table, fields)
  delete document.body.dataset.pending
  control?.classList.remove('sent', 'chosen')
  if (refused) refuse(refused)
}

// A control that has just appeared under the finger is not meant yet.
const tooNew = 300

addEventListener('click', e => {
  touched = Date.now()
  skip()
  const button = e.target.closest?.('button')
  if (!button || !felt.contains(button)) return
  if (e.detail > 0 && Date.now() - (born.get(button) ?? 0) < tooNew) return e.preventDefault()
  const card = button.closest('[data-hand] [data-card]')
  if (!card) return
  const why = card.dataset.why ?? button.dataset.why
  if (why) {
    e.preventDefault()
    button.classList.add('refused')
    refuse({text: why, link: card.dataset.link ?? button.dataset.link})
  } else if (!choose(button)) e.preventDefault()
})

addEventListener('submit', e => {
  if (!e.target.action.endsWith(`/t/${table}/do`)) return
  e.preventDefault()
  const form = e.target
  if (form.dataset.ask && !confirm(form.dataset.ask)) return
  command(Object.fromEntries(new FormData(form, e.submitter)), e.submitter)
  if (form.hasAttribute('data-clear')) form.reset()
})

addEventListener('animationend', e => {
  e.target.classList?.remove('refused')
  if (e.animationName !== 'sign') return
  const face = e.target.closest('[data-sign]')
  if (!face) return
  signed.set(face.id, face.dataset.sign)
  unsign(face)
})

keys()
drags(table, () => draw(last || felt.innerHTML))
listen(table, draw, cut => {
  document.getElementById('cut-off').hidden = !cut
  document.body.toggleAttribute('data-cut', cut)
})
turn({on: true}, state(felt))
