// Motion: a card goes from the hand or from its player to the trick, and the trick goes to who won it. It follows the change
// of the felt and is never waited for.

const times = {brisk: 0.6, steady: 1, slow: 1.8}
const quiet = () => document.body.hasAttribute('data-still') || matchMedia('(prefers-reduced-motion: reduce)').matches
const ms = n => n * (times[document.body.dataset.speed] ?? 1)
const running = new Set()

const run = (element, frames, options, done) => {
  const a = element.animate(frames, options)
  running.add(a)
  a.finished.catch(() => {}).then(() => { running.delete(a); done?.() })
}

// skip ends all that moves.
export const skip = () => running.forEach(a => a.finish())

// before notes where everything lies, so that after can tell what has moved.
export function before(felt) {
  const cards = new Map()
  for (const card of felt.querySelectorAll('[data-card]')) cards.set(card.dataset.card, {box: card.getBoundingClientRect(), card, lies: lies(card)})
  return cards
}

// lies tells whether a card lies in the trick, and not in a hand.
const lies = card => card.closest('[data-trick]') !== null

// after lets the cards that are new in the trick come from where they were, and those that have left it go to the winner.
export function after(felt, cards) {
  if (quiet()) return
  const now = new Map([...felt.querySelectorAll('[data-trick] [data-card]')].map(card => [card.dataset.card, card]))
  for (const [key, card] of now) {
    const was = cards.get(key)
    if (was?.lies) continue
    const from = was?.box ?? felt.querySelector(`#seat-${card.dataset.seat}`)?.getBoundingClientRect()
    if (from?.width) arrive(card, from)
  }
  const winner = felt.querySelector('[data-won]')?.getBoundingClientRect()
  let n = 0
  for (const [key, was] of cards) {
    if (was.lies && !now.has(key) && winner && was.box.width) leave(was, winner, n++)
  }
}

const middle = box => [box.left + box.width / 2, box.top + box.height / 2]

const arrive = (card, from) => {
  const box = card.getBoundingClientRect()
  const [x, y] = middle(from), [a, b] = middle(box)
  run(card, [
    {translate: `${x - a}px ${y - b}px`, scale: from.width / box.width, rotate: '0deg'},
    {translate: `${(x - a) / 2}px ${(y - b) / 2 - 18}px`, offset: 0.5},
    {translate: '0 0', scale: 1, rotate: '0deg'},
  ], {duration: ms(260), easing: 'cubic-bezier(.22,.8,.3,1)'})
}

// leave shows a card that is no longer there on its way out.
const leave = (was, winner, n) => {
  const ghost = was.card.cloneNode(true)
  ghost.removeAttribute('id')
  ghost.inert = true
  ghost.classList.add('ghost')
  Object.assign(ghost.style, {left: `${was.box.left}px`, top: `${was.box.top}px`, width: `${was.box.width}px`, height: `${was.box.height}px`})
  document.body.append(ghost)
  const [x, y] = middle(was.box), [a, b] = middle(winner)
  run(ghost, [{translate: '0 0', opacity: 1}, {translate: `${a - x}px ${b - y}px`, scale: 0.4, opacity: 0}],
    {duration: ms(340), delay: ms(n * 30), easing: 'cubic-bezier(.5,0,.9,.4)', fill: 'both'}, () => ghost.remove())
}
