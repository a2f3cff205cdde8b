// The felt: after every change the server sends what is new in it, and the whole is drawn over the one before.
//
// What the felt says to this module: [data-felt] data-at and data-you-are-on, and data-shared where several share the screen;
// data-add, the deal to which this page has still to add its part, and data-seal with data-deal, the seal of a deal and its name in
// records; of a card in the hand (.hc) data-legal; of any control that would be refused data-why and data-link, the sentence and where
// the rule book has it; data-say, "polite" or "assertive", of what is read out, with its data-at; data-key, the key that stands for a
// control; data-deadline, data-until, data-bank, data-name, data-runs, data-unread, data-cutting, data-drawer; data-news, what is shown at once of
// the last event of the log that has any, with its data-link.
import {Idiomorph} from './idiomorph.js'
import {listen, random, send, serverTime} from './line.js'
import {after, before, skip} from './motion.js'
import {arrange, choose, focusNext, keys, laying, unlay} from './hand.js'
import {placing, showPlacing} from './placing.js'
import {rulebook} from './book.js'
import {parse} from './parse.js'
import {witness} from './witness.js'
import {sound} from './sound.js'

const felt = document.getElementById('felt')
const table = felt.dataset.table
const title = document.title

let last = '' // the felt drawn last
let heard = state(felt).at // up to where the log has been told
const read = new Map() // what was read out last, by element
const born = new WeakMap() // when something appeared, with all that lies in it
let fanned = 0 // when the cards of the hand moved together: under the finger lies another one
let added = '' // the deal to which this page has added its part
let leaving = false // to add something would be to come back
let touched = Date.now()

function state(root) {
  const d = root.querySelector('[data-felt]')?.dataset ?? {}
  return {at: Number(d.at ?? 0), on: 'youAreOn' in d, add: root.querySelector('[data-add]')?.dataset.add}
}

// draw shows a felt.
function draw(html) {
  last = html
  const next = parse(html)
  arrange(next, table)
  showPlacing(next)
  const lay = before(felt)
  const was = state(felt)
  const held = document.activeElement?.closest('.hand, .ask, .curtain')
  const ended = !!felt.querySelector('#sheet-head'), hand = felt.querySelector('[data-shared] .hand')
  const cards = felt.querySelectorAll('.hc').length
  const ends = atEnd()
  Idiomorph.morph(felt, next.childNodes, {morphStyle: 'innerHTML', callbacks: {
    afterNodeAdded: node => node.nodeType === 1 && born.set(node, Date.now()),
    beforeNodeMorphed: node => !begun(node),
    beforeAttributeUpdated: (name, node) => !(name === 'open' && node.tagName === 'DETAILS'),
  }})
  after(felt, lay)
  ends.forEach(toEnd)
  if (felt.querySelectorAll('.hc').length !== cards) fanned = Date.now()
  if (held && document.activeElement === document.body) focusNext()
  const now = state(felt)
  if (hand && !felt.querySelector('.hand')) forget()
  report()
  tell(now)
  add(now)
  unread()
  clock()
  if ([...felt.querySelectorAll('.tcard')].some(laid => !lay.cards.get(laid.id)?.laid)) sound('card')
  if (!ended && felt.querySelector('#sheet-head')) sound('sheet')
  turn(was, now)
}

// forget takes away what may still tell of the hand of who had the screen before.
function forget() {
  read.clear()
  unlay(table)
  hush(toast)
  for (const e of [toast.querySelector('span'), ...document.querySelectorAll('#say-polite, #say-assertive')]) e.textContent = ''
}

// Who looks away from a screen that several share finds it covered.
document.addEventListener('visibilitychange', () => {
  if (!document.hidden || !felt.querySelector('[data-shared] .hand')) return
  send(table, {}, () => {}, 'screen')
  felt.replaceChildren()
  last = ''
  forget()
})

// begun tells whether a person has written or chosen something in a field, and not sent it yet: a felt does not take it away.
const begun = node => node.matches?.('input:not([type=hidden]), textarea') && (node.value !== node.defaultValue || node.checked !== node.defaultChecked)

// tell reads out what is new. What stands there still is not said again.
function tell(now) {
  for (const how of ['polite', 'assertive']) {
    const news = []
    for (const e of felt.querySelectorAll(`[data-say="${how}"]`)) {
      if (Number(e.dataset.at) <= heard) continue
      const text = (document.getElementById(e.getAttribute('aria-labelledby')) ?? e).textContent.trim().replace(/\s+/g, ' ')
      const name = e.id || e.getAttribute('aria-labelledby')
      if (name && read.get(name) === text) continue
      if (name) read.set(name, text)
      news.push(text)
    }
    if (news.length) document.getElementById(`say-${how}`).textContent = news.join(' ')
  }
  heard = Math.max(heard, now.at)
}

// report shows at the head of the page, since the faces and the cards are looked at, why pegs have moved, or what a computer has
// decided for who looks. At the end of a deal the sheet says it.
const news = document.getElementById('news')
function report() {
  const last = felt.querySelector('[data-news]')
  if (felt.querySelector('#sheet-head')) hush(news)
  else if (Number(last?.dataset.at) > heard) notice(news, {text: last.dataset.news, link: last.dataset.link})
}

// unread counts the words in the chat that have come since it was last open.
const seen = `chat ${table}`
function unread() {
  const badge = felt.querySelector('[data-unread]')
  if (!badge) return
  const chat = document.getElementById('chat')
  if (chat?.matches(':popover-open')) sessionStorage.setItem(seen, badge.dataset.unread)
  const since = Number(sessionStorage.getItem(seen) ?? 0)
  const n = [...chat?.querySelectorAll('[data-at]:not(.mine)') ?? []].filter(e => Number(e.dataset.at) > since).length
  badge.hidden = n === 0
  if (n) badge.textContent = n
}
addEventListener('toggle', e => {
  if (e.target.id === 'chat') unread()
  if (e.newState === 'open' && e.target.matches('#chat, #log')) toEnd(e.target)
}, {capture: true})

// What was said and done last is what one looks for: chat and log open at their end, and stay there as they grow.
const toEnd = drawer => { drawer.scrollTop = drawer.scrollHeight }
const atEnd = () => [...felt.querySelectorAll(':is(#chat, #log):popover-open')].filter(d => d.scrollHeight - d.scrollTop - d.clientHeight < 8)

// clock counts down to when the time for a decision is out, and then what is left in the bank; where that is far off it tells the
// day and the hour. Whose bank begins to run is told so.
const far = {weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit'}
let ticking = 0
let banked = '' // the deadline after which the bank was seen to run
function clock() {
  clearTimeout(ticking)
  const time = felt.querySelector('[data-deadline]')
  if (!time) return
  const {deadline, bank, name, runs, until} = time.dataset
  const left = Math.ceil((Number(deadline) - serverTime()) / 1000)
  const spare = Math.max(0, Math.ceil(Number(bank ?? 0) / 1000) + Math.min(0, left))
  const minutes = s => `${Math.floor(s / 60)}:${String(s % 60).padStart(2, '0')}`
  if (left >= 3600) time.textContent = `${until} ${new Date(Number(deadline)).toLocaleString(document.documentElement.lang, far)}`
  else time.textContent = left > 0 ? minutes(left) + (spare ? ` + ${minutes(spare)}` : '') : bank ? `${name} ${minutes(spare)}` : minutes(0)
  const running = left <= 0 && spare > 0
  time.toggleAttribute('data-banking', running)
  time.toggleAttribute('data-low', Math.max(0, left) + spare <= 10)
  if (running && runs && banked !== deadline) document.getElementById('say-assertive').textContent = runs
  if (running) banked = deadline
  ticking = setTimeout(clock, 1000)
}

// A hand on the slider is a hand on the pack: the deal waits for it.
addEventListener('input', e => {
  if (!e.target.matches?.('[data-cutting]') || e.target.dataset.cutting === 'yes') return
  e.target.dataset.cutting = 'yes'
  send(table, {do: 'cutting'})
})

// add gives this page's part of the chance of a deal, which nobody else can know, and bears witness of it and of the seal.
function add(now) {
  const sealed = felt.querySelector('[data-seal]')?.dataset
  if (sealed) witness(sealed.deal, sealed.seal)
  if (now.add === undefined || now.add === added || leaving) return
  added = now.add
  const adds = random(16)
  witness(sealed.deal, sealed.seal, adds)
  send(table, {do: 'add', deal: now.add, adds})
}

// turn says whose turn it is to somebody who looks elsewhere: by the title and the picture of the tab, by a sound, by a touch, as he likes it.
const icon = document.querySelector('link[rel=icon]')
function turn(was, now) {
  const liked = name => document.body.hasAttribute(`data-${name}`)
  document.title = now.on && liked('title') ? `(•) ${document.body.dataset.yourTurn} · ${title}` : title
  const picture = now.on && liked('icon') ? '/icon.svg?turn' : '/icon.svg'
  if (icon.getAttribute('href') !== picture) icon.href = picture
  awake(now.on)
  if (now.on && !was.on && (document.hidden || Date.now() - touched > 5000)) {
    sound('turn')
    // A browser lets a page shake only after somebody has touched it, and complains of one that tries before.
    if (liked('shake') && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(60)
  }
}

// awake keeps the screen lit while it is the person's turn. The browser may still think about it when the turn is over.
let lock = null // the promise of one
function awake(on) {
  if (on && !lock && !document.hidden) lock = navigator.wakeLock?.request('screen').catch(() => null)
  else if (!on && lock) {
    lock.then(lit => lit?.release())
    lock = null
  }
}
document.addEventListener('visibilitychange', () => { lock = null; awake(state(felt).on) })

// notice shows a sentence for a while, with a link to its clause, over a drawer that is open.
const hiding = new Map()
function notice(box, {text, link}) {
  box.querySelector('span').textContent = text
  const more = box.querySelector('a')
  more.hidden = !link
  more.href = link ?? ''
  hush(box)
  box.hidden = false
  const drawer = felt.querySelector(':popover-open')
  box.togglePopover(!!drawer)
  box.querySelector('button').popoverTargetElement = drawer // a tap on it is none beside the drawer, which would close it
  clearTimeout(hiding.get(box))
  hiding.set(box, setTimeout(hush, 8000, box))
}
function hush(box) {
  box.hidden = true
  box.togglePopover(false)
}
for (const box of document.querySelectorAll('.toast')) {
  box.popover = 'manual'
  box.querySelector('button').addEventListener('click', e => {
    e.preventDefault()
    hush(box)
  })
}

// refuse says why something is not done.
const toast = document.getElementById('refusal')
function refuse(why) {
  if (!why.text) return
  const mine = [...felt.querySelectorAll('.me, .hand, .panel.ask, .drawer')].filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect())
    .filter(b => b.left < innerWidth / 2 && b.right > innerWidth / 2)
  if (mine.length) toast.style.setProperty('--toast', `${Math.min(innerHeight - Math.min(...mine.map(b => b.top)) + 8, innerHeight - 100)}px`) // on the wood, above the plate and an open panel
  notice(toast, why)
  document.getElementById('say-assertive').textContent = why.text
  sound('refused')
}

async function command(fields, control, to) {
  document.body.dataset.pending = ''
  control?.classList.add('sent')
  leaving = fields.do === 'leave'
  const hand = felt.querySelector('.hand')
  const answer = await send(table, fields, refuse, to)
  if (answer?.to) return location.assign(answer.to)
  leaving = false
  delete document.body.dataset.pending
  control?.classList.remove('sent', 'chosen')
  if (answer && !(hand && felt.querySelector('.curtain'))) refuse(answer) // who gets the screen has not asked for it
  else hush(toast)
}

// A control that has just appeared under the finger, by itself or with what it lies in, is not meant yet.
const tooNew = 300
const since = node => node === felt ? 0 : Math.max(born.get(node) ?? 0, since(node.parentNode))

addEventListener('click', e => {
  touched = Date.now()
  skip()
  const button = e.target.closest?.('button')
  if (!button || !felt.contains(button)) return
  const appeared = Math.max(since(button), button.matches('.hc') ? fanned : 0)
  if (e.detail > 0 && Date.now() - appeared < tooNew) return e.preventDefault()
  if (button.dataset.why) {
    e.preventDefault()
    button.classList.add('refused')
    refuse({text: button.dataset.why, link: button.dataset.link})
  } else if (button.matches('.hc') && !choose(button)) e.preventDefault()
})

addEventListener('submit', e => {
  const form = e.target
  const to = ['do', 'screen'].find(to => form.action.endsWith(`/t/${table}/${to}`))
  if (!to) return
  e.preventDefault()
  const fields = Object.fromEntries(new FormData(form, e.submitter))
  command(fields, e.submitter, to)
  if (fields.do === 'say') form.reset()
  form.closest('#menu')?.hidePopover() // what is chosen there is done with; in the chat one goes on
})

addEventListener('animationend', e => e.target.classList?.remove('refused'))

keys()
placing(felt)
rulebook()
clock()
unread()
laying(table, () => draw(last || felt.innerHTML))
listen(table, draw, cut => {
  document.getElementById('cut-off').hidden = !cut
  document.body.toggleAttribute('data-cut', cut)
})
turn({on: true}, state(felt))
