// The hand: by tap, by drag and by keyboard, each of which can do everything alone.

// A finger that slips by this many pixels still taps.
const slip = 10
const cards = () => [...document.querySelectorAll('[data-hand] [data-card]')]
const focusable = card => card.matches('button') ? card : card.querySelector('button')

// focusNext puts the focus on the first card that may be played; after a play it would else be nowhere.
export const focusNext = () => {
  const card = document.querySelector('[data-hand] [data-legal]') ?? document.querySelector('[data-hand] [data-card]')
  if (card) focusable(card)?.focus({preventScroll: true})
}

// choose tells whether a tap on a card plays it: with two taps the first only raises it.
export function choose(button) {
  if (!document.body.hasAttribute('data-two-tap') || button.classList.contains('chosen')) return true
  document.querySelectorAll('[data-hand] .chosen').forEach(b => { b.classList.remove('chosen'); b.setAttribute('aria-pressed', 'false') })
  button.classList.add('chosen')
  button.setAttribute('aria-pressed', 'true')
  return false
}

// keys is the keyboard at the table; what a letter does stands at the control that does it, as data-key.
export function keys() {
  addEventListener('keydown', e => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.target.closest('input, textarea, select, dialog[open]')) return
    const hand = cards()
    const at = hand.findIndex(c => c.contains(document.activeElement))
    let to = -1
    if (e.key === 'ArrowRight') to = at < 0 ? 0 : (at + 1) % hand.length
    else if (e.key === 'ArrowLeft') to = at < 0 ? hand.length - 1 : (at + hand.length - 1) % hand.length
    else if (e.key >= '1' && e.key <= '9') to = e.key - 1
    else if (e.key === '0') to = 9
    if (to >= 0 && to < hand.length) {
      e.preventDefault()
      focusable(hand[to])?.focus()
      return
    }
    const control = [...document.querySelectorAll(`[data-key="${CSS.escape(e.key.toLowerCase())}"]`)].find(c => c.checkVisibility())
    if (control && !e.repeat) {
      e.preventDefault()
      control.focus()
      control.click()
    }
  })
}

// The order in which a person has laid his hand lasts for the deal.
const store = table => `hand ${table}`
const kept = table => { try { return JSON.parse(sessionStorage.getItem(store(table))) } catch { return null } }

// arrange lays the cards of a felt that is about to be drawn as the person has laid them.
export function arrange(felt, table) {
  const hand = felt.querySelector('[data-hand]')
  const order = kept(table)
  if (!hand || !order || order.deal !== hand.dataset.hand) return
  const place = card => { const i = order.cards.indexOf(card.dataset.card); return i < 0 ? order.cards.length : i }
  const slots = [...hand.children].filter(c => c.matches('[data-card]') || c.querySelector('[data-card]'))
  const key = slot => place(slot.matches('[data-card]') ? slot : slot.querySelector('[data-card]'))
  const after = document.createComment('')
  slots[0]?.before(after)
  slots.sort((a, b) => key(a) - key(b)).forEach(slot => after.before(slot))
  after.remove()
}

// drags lets cards be laid elsewhere in the hand. It calls moved when one has been.
export function drags(table, moved) {
  let drag = null
  addEventListener('pointerdown', e => {
    const card = e.button === 0 && e.target.closest('[data-hand] [data-card]')
    if (!card) return
    drag = {card, x: e.clientX, y: e.clientY, going: false}
    card.setPointerCapture(e.pointerId)
  })
  addEventListener('pointermove', e => {
    if (!drag) return
    const dx = e.clientX - drag.x
    if (!drag.going && Math.abs(dx) <= slip) return
    drag.going = true
    drag.card.classList.add('dragged')
    drag.card.style.translate = `${dx}px ${e.clientY - drag.y}px`
  })
  const drop = e => {
    if (!drag) return
    const {card, going} = drag
    drag = null
    card.classList.remove('dragged')
    card.style.translate = ''
    if (!going) return
    swallow()
    if (e.type === 'pointercancel') return
    const hand = card.closest('[data-hand]')
    const others = cards().filter(c => c !== card)
    const left = others.filter(c => { const b = c.getBoundingClientRect(); return b.left + Math.min(b.width, 40) / 2 < e.clientX })
    const order = [...left, card, ...others.slice(left.length)].map(c => c.dataset.card)
    sessionStorage.setItem(store(table), JSON.stringify({deal: hand.dataset.hand, cards: order}))
    moved()
  }
  addEventListener('pointerup', drop)
  addEventListener('pointercancel', drop)
}

// swallow takes away the click that ends a drag.
const swallow = () => {
  const stop = e => { e.preventDefault(); e.stopPropagation() }
  addEventListener('click', stop, {capture: true, once: true})
  setTimeout(() => removeEventListener('click', stop, {capture: true}), 50)
}
