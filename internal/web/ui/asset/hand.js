// The hand: by tap, by drag and by keyboard, each of which can do everything alone.

// A finger that slips by this many pixels still taps.
const slip = 10
const cards = () => [...document.querySelectorAll('.fan .hc')]

// focusNext puts the focus on the first card that may be played; after a play it would else be nowhere.
export const focusNext = () => (document.querySelector('.hc[data-legal]') ?? document.querySelector('.hc'))?.focus({preventScroll: true})

// choose tells whether a tap on a card plays it: with two taps the first only raises it.
export function choose(button) {
  if (!document.body.hasAttribute('data-two-tap') || button.classList.contains('chosen')) return true
  document.querySelectorAll('.hc.chosen').forEach(b => { b.classList.remove('chosen'); b.setAttribute('aria-pressed', 'false') })
  button.classList.add('chosen')
  button.setAttribute('aria-pressed', 'true')
  return false
}

// keys is the keyboard at the table; what a letter does stands at the control that does it, as data-key.
export function keys() {
  addEventListener('keydown', e => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.target.closest('input, textarea, select, dialog[open]')) return
    const hand = cards()
    const at = hand.indexOf(document.activeElement)
    let to = -1
    if (e.key === 'ArrowRight') to = at < 0 ? 0 : (at + 1) % hand.length
    else if (e.key === 'ArrowLeft') to = at < 0 ? hand.length - 1 : (at + hand.length - 1) % hand.length
    else if (e.key >= '1' && e.key <= '9') to = e.key - 1
    else if (e.key === '0') to = 9
    if (to >= 0 && to < hand.length) {
      e.preventDefault()
      hand[to].focus()
      return
    }
    if (e.key === 'Enter' && document.activeElement !== document.body) return // it is meant for what has the focus
    const control = [...document.querySelectorAll(`[data-key="${CSS.escape(e.key)}" i]`)].find(c => c.checkVisibility() && !c.disabled)
    if (control && !e.repeat) {
      e.preventDefault()
      control.focus()
      control.click()
    }
  })
}

// The order in which a person has laid his hand lasts for the deal: until a card comes that was not in it.
const store = table => `hand ${table}`
const kept = table => { try { return JSON.parse(sessionStorage.getItem(store(table))) ?? [] } catch { return [] } }

// arrange lays the cards of a felt that is about to be drawn as the person has laid them.
export function arrange(felt, table) {
  const order = kept(table)
  const hand = [...felt.querySelectorAll('.fan .hc')]
  if (!hand.length || !hand.every(c => order.includes(c.value))) return
  const fan = hand[0].parentNode
  hand.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value)).forEach(c => fan.append(c))
}

// drags lets cards be laid elsewhere in the hand. It calls moved when one has been.
export function drags(table, moved) {
  let drag = null
  addEventListener('pointerdown', e => {
    const card = e.button === 0 && e.target.closest('.fan .hc')
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
    const others = cards().filter(c => c !== card)
    const left = others.filter(c => { const b = c.getBoundingClientRect(); return b.left + Math.min(b.width, 40) / 2 < e.clientX })
    const order = [...left, card, ...others.slice(left.length)].map(c => c.value)
    sessionStorage.setItem(store(table), JSON.stringify(order))
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
