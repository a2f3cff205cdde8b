// The hand: by tap, by drag and by keyboard, each of which can do everything alone.

// A finger that slips by this many pixels still taps.
const slip = 10
const cards = () => [...document.querySelectorAll('.fan button')]

// focusNext puts the focus on the first card that may be played; after a play it would else be nowhere.
export const focusNext = () => (document.querySelector('.hc[data-legal]') ?? document.querySelector('button.hc, #curtain-head'))?.focus({preventScroll: true})

// choose tells whether a tap on a card plays it: with two taps the first only raises it.
export function choose(button) {
  if (!document.body.hasAttribute('data-two-tap') || button.classList.contains('chosen')) return true
  document.querySelectorAll('.hc.chosen').forEach(b => { b.classList.remove('chosen'); b.setAttribute('aria-pressed', 'false') })
  button.classList.add('chosen')
  button.setAttribute('aria-pressed', 'true')
  return false
}

// play plays a card at once, or has it say why not.
const play = card => {
  if (card.matches('[data-legal]')) card.classList.add('chosen')
  card.click()
}

// keys is the keyboard at the table; what a letter does stands at the control that does it, as data-key.
export function keys() {
  addEventListener('keydown', e => {
    if (e.ctrlKey || e.metaKey || e.altKey || e.target.closest('input, textarea, select, dialog[open]')) return
    const hand = cards()
    const at = hand.indexOf(document.activeElement)
    let to = -1
    if (e.key === 'ArrowRight' && !e.shiftKey) to = at < 0 ? 0 : (at + 1) % hand.length
    else if (e.key === 'ArrowLeft' && !e.shiftKey) to = at < 0 ? hand.length - 1 : (at + hand.length - 1) % hand.length
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

// unlay forgets it, where others come to the screen.
export const unlay = table => sessionStorage.removeItem(store(table))

let taken = '' // the card that a tap has taken up, to lay it elsewhere

// arrange lays the cards of a felt that is about to be drawn as the person has laid them.
export function arrange(felt, table) {
  const order = kept(table)
  const hand = [...felt.querySelectorAll('.fan button')]
  if (hand.length < 2) document.body.removeAttribute('data-arranging')
  for (const c of hand) c.classList.toggle('chosen', c.value === taken)
  if (!hand.length || !hand.every(c => order.includes(c.value))) return
  const fan = hand[0].parentNode
  hand.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value)).forEach(c => fan.append(c))
}

// laying lets the person lay his hand in an order of his own, and calls moved when he has: by dragging, by Shift and the arrows,
// or by taps, after a button has said that they mean this: the first takes a card up, the second lays it where that one lies.
// A card that is drawn out of the hand, onto the table, is meant to be played.
export function laying(table, moved) {
  const lay = hand => {
    sessionStorage.setItem(store(table), JSON.stringify(hand.map(c => c.value)))
    moved()
  }
  const put = (card, at) => {
    const others = cards().filter(c => c !== card)
    lay([...others.slice(0, at), card, ...others.slice(at)])
  }
  drags('.fan button', (card, x, y) => {
    if (y < card.closest('.hand').getBoundingClientRect().top && !document.body.hasAttribute('data-arranging')) return play(card)
    put(card, cards().filter(c => {
      const b = c.getBoundingClientRect()
      return c !== card && b.left + Math.min(b.width, 40) / 2 < x
    }).length)
  })
  addEventListener('keydown', e => {
    const at = cards().indexOf(document.activeElement), to = at + ({ArrowLeft: -1, ArrowRight: 1}[e.key] ?? 0)
    if (!e.shiftKey || at < 0 || to === at || to < 0 || to === cards().length) return
    e.preventDefault()
    const {id} = document.activeElement
    put(document.activeElement, to)
    document.getElementById(id).focus()
  })
  addEventListener('click', e => {
    if (e.target.closest?.('[data-arrange]')) {
      document.body.toggleAttribute('data-arranging')
      taken = ''
      return moved()
    }
    const card = document.body.hasAttribute('data-arranging') && e.target.closest?.('.fan button')
    if (!card) return
    e.preventDefault()
    e.stopPropagation()
    const up = cards().find(c => c.value === taken)
    taken = up ? '' : card.value
    if (up && up !== card) put(up, cards().indexOf(card))
    else moved()
  }, {capture: true})
}

// drags lets what a selector names be drawn over the page. It tells where something was dropped.
export function drags(what, dropped) {
  let drag = null
  addEventListener('pointerdown', e => {
    const card = e.button === 0 && e.target.closest(what)
    if (!card) return
    drag = {card, x: e.clientX, y: e.clientY, going: false}
    card.setPointerCapture(e.pointerId)
  })
  addEventListener('pointermove', e => {
    if (!drag) return
    const dx = e.clientX - drag.x, dy = e.clientY - drag.y
    if (!drag.going && Math.hypot(dx, dy) <= slip) return
    drag.going = true
    drag.card.classList.add('dragged')
    drag.card.style.translate = `${dx}px ${dy}px`
  })
  const drop = e => {
    if (!drag) return
    const {card, going} = drag
    drag = null
    card.classList.remove('dragged')
    card.style.translate = ''
    if (!going) return
    if (e.type !== 'pointercancel') dropped(card, e.clientX, e.clientY)
    swallow()
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
