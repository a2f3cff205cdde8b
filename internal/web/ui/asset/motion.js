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

// at is the place at the table, k0 to k7, of a card in the trick.
const at = laid => [...laid.classList].find(c => /^k\d$/.test(c))

// chair is where the player of a place sits.
const chair = (felt, k) => felt.querySelector(k === 'k0' ? '.me .portrait' : `.seat.${k} .portrait`)?.getBoundingClientRect()

// before notes where the cards of hand and trick lie, so that after can tell what has moved.
export function before(felt) {
  const cards = new Map()
  for (const card of felt.querySelectorAll('.hc')) cards.set(`laid-${card.value}`, {box: card.getBoundingClientRect()})
  for (const laid of felt.querySelectorAll('.tcard')) cards.set(laid.id, {box: laid.getBoundingClientRect(), laid})
  return {cards, winner: felt.querySelector('.trick.done .winning')}
}

// after lets the cards that are new in the trick come from where they were, and a trick that is gone go to its winner.
export function after(felt, was) {
  if (quiet()) return
  const now = new Set()
  for (const laid of felt.querySelectorAll('.tcard')) {
    now.add(laid.id)
    const old = was.cards.get(laid.id)
    if (old?.laid) continue
    const from = old?.box ?? chair(felt, at(laid)), to = laid.getBoundingClientRect()
    if (from?.width && to.width) arrive(laid, from, to)
  }
  const winner = was.winner && chair(felt, at(was.winner))
  if (!winner) return
  let n = 0
  for (const [id, old] of was.cards) {
    if (old.laid && !now.has(id) && old.box.width) leave(old, winner, n++)
  }
}

const middle = box => [box.left + box.width / 2, box.top + box.height / 2]

const arrive = (card, from, box) => {
  const [x, y] = middle(from), [a, b] = middle(box)
  run(card, [
    {translate: `${x - a}px ${y - b}px`, scale: from.width / box.width, rotate: '0deg'},
    {translate: `${(x - a) / 2}px ${(y - b) / 2 - 18}px`, offset: 0.5},
    {translate: '0 0', scale: 1, rotate: '0deg'},
  ], {duration: ms(260), easing: 'cubic-bezier(.22,.8,.3,1)'})
}

// leave shows a card that is no longer there on its way out.
const leave = (was, winner, n) => {
  const ghost = was.laid.cloneNode(true)
  ghost.removeAttribute('id')
  ghost.inert = true
  ghost.classList.add('ghost')
  Object.assign(ghost.style, {left: `${was.box.left}px`, top: `${was.box.top}px`, width: `${was.box.width}px`, height: `${was.box.height}px`})
  document.body.append(ghost)
  const [x, y] = middle(was.box), [a, b] = middle(winner)
  run(ghost, [{translate: '0 0', opacity: 1}, {translate: `${a - x}px ${b - y}px`, scale: 0.4, opacity: 0}],
    {duration: ms(340), delay: ms(n * 30), easing: 'cubic-bezier(.5,0,.9,.4)', fill: 'both'}, () => ghost.remove())
}
