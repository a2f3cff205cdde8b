// The seats of a table at which nobody plays yet: the host drags a face to a seat, or chooses the face and then the seat. Either fills
// in the small form by which a page without this module does the same.
import {drags} from './hand.js'

let up = null // who is picked up: his seat, and at, the log as the page showed the seats then
let pressed = '' // that at a press, which may become a drag

const form = handle => document.getElementById(`move-${handle.dataset.seat}`)
const shown = handle => form(handle)?.elements.at.value

// showPlacing shows in a felt who is picked up, and where he can be put down: on every seat, else only who sits can be picked up.
export function showPlacing(felt) {
  if (up && !felt.querySelector(`#move-${up.seat}`)) up = null
  for (const handle of felt.querySelectorAll('.handle')) {
    handle.disabled = !up && !felt.querySelector(`#move-${handle.dataset.seat}`)
    handle.setAttribute('aria-pressed', handle.dataset.seat === up?.seat)
  }
}

// put moves somebody to a seat; at is what the page showed when he was picked up, and the table refuses what is no longer so.
function put(seat, at, to) {
  const move = document.getElementById(`move-${seat}`)
  if (!move || !to || to === seat) return
  move.elements.to.value = to
  move.elements.at.value = at
  move.requestSubmit()
}

// placing lets the host place people.
export function placing(felt) {
  showPlacing(felt)
  const pick = next => {
    up = next
    showPlacing(felt)
  }
  addEventListener('pointerdown', e => {
    const handle = e.target.closest('.handle')
    if (handle) pressed = shown(handle)
  })
  drags('.handle', (handle, x, y) => {
    const under = document.elementsFromPoint(x, y).map(e => e.closest('.place')?.querySelector('.handle')).find(h => h && h !== handle)
    put(handle.dataset.seat, pressed, under?.dataset.seat)
    pick(null)
  })
  addEventListener('click', e => {
    const handle = e.target.closest('.handle') ?? (up && !e.target.closest('button, a') && e.target.closest('.place')?.querySelector('.handle'))
    if (!handle) return
    if (up) {
      put(up.seat, up.at, handle.dataset.seat)
      pick(null)
    } else pick({seat: handle.dataset.seat, at: shown(handle)})
  })
  addEventListener('keydown', e => e.key === 'Escape' && up && pick(null))
}
