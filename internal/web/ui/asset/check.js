// Check a deal here, without asking anybody: docs/record.md, "Fair deals", has the same in words.
import {witnessed} from './witness.js'

const bytes = hex => Uint8Array.from(hex.match(/../g) ?? [], h => parseInt(h, 16))
const hex = b => Array.from(b, x => x.toString(16).padStart(2, '0')).join('')
const text = s => new TextEncoder().encode(s)
const join = (...parts) => Uint8Array.from(parts.flatMap(p => [...p]))
const number = n => { const b = new Uint8Array(8); new DataView(b.buffer).setBigUint64(0, BigInt(n)); return b }

// SHA-256, since a page that came without TLS gets none from the browser.
const primes = []
for (let n = 2; primes.length < 64; n++) if (primes.every(p => n % p)) primes.push(n)
const fraction = x => ((x - Math.floor(x)) * 2 ** 32) >>> 0
const K = primes.map(p => fraction(Math.cbrt(p)))

export function sha256(message) {
  const h = primes.slice(0, 8).map(p => fraction(Math.sqrt(p)))
  const padded = new Uint8Array(((message.length + 8) >> 6 << 6) + 64)
  padded.set(message)
  padded[message.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setBigUint64(padded.length - 8, BigInt(message.length) * 8n)
  const turn = (x, n) => (x >>> n) | (x << (32 - n))
  for (let at = 0; at < padded.length; at += 64) {
    const w = []
    for (let i = 0; i < 16; i++) w.push(view.getUint32(at + 4 * i))
    for (let i = 16; i < 64; i++) {
      const a = w[i - 15], b = w[i - 2]
      w.push((w[i - 16] + (turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)) + w[i - 7] + (turn(b, 17) ^ turn(b, 19) ^ (b >>> 10))) | 0)
    }
    let [a, b, c, d, e, f, g, j] = h
    for (let i = 0; i < 64; i++) {
      const x = (j + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0
      const y = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      j = g; g = f; f = e; e = (d + x) | 0; d = c; c = b; b = a; a = (x + y) | 0
    }
    ;[a, b, c, d, e, f, g, j].forEach((v, i) => { h[i] = (h[i] + v) >>> 0 })
  }
  const out = new DataView(new ArrayBuffer(32))
  h.forEach((v, i) => out.setUint32(4 * i, v))
  return new Uint8Array(out.buffer)
}

// words is the generator ChaCha8 of C2SP, chacha8rand, in words of 64 bits.
function* words(key) {
  const view = new DataView(key.buffer)
  let seed = Array.from({length: 8}, (_, i) => view.getUint32(4 * i, true))
  for (;;) {
    for (let counter = 0; counter < 16; counter += 4) {
      const b = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...seed, 0, 0, 0, 0].map(v => [v, v, v, v])
      b[12] = [counter, counter + 1, counter + 2, counter + 3]
      for (let i = 0; i < 4; i++) {
        const x = b.map(row => row[i])
        const mix = (p, q, by, r) => { x[p] = (x[p] + x[q]) >>> 0; x[r] ^= x[p]; x[r] = ((x[r] << by) | (x[r] >>> (32 - by))) >>> 0 }
        const quarter = (p, q, r, s) => { mix(p, q, 16, s); mix(r, s, 12, q); mix(p, q, 8, s); mix(r, s, 7, q) }
        for (let round = 0; round < 4; round++) {
          quarter(0, 4, 8, 12); quarter(1, 5, 9, 13); quarter(2, 6, 10, 14); quarter(3, 7, 11, 15)
          quarter(0, 5, 10, 15); quarter(1, 6, 11, 12); quarter(2, 7, 8, 13); quarter(3, 4, 9, 14)
        }
        x.forEach((v, k) => { b[k][i] = k > 3 && k < 12 ? (b[k][i] + v) >>> 0 : v })
      }
      const flat = b.flat()
      const last = counter === 12 ? 28 : 32 // the last four words are the next key
      for (let k = 0; k < last; k++) yield BigInt(flat[2 * k]) | (BigInt(flat[2 * k + 1]) << 32n)
      if (counter === 12) seed = flat.slice(56)
    }
  }
}

const below = (from, n) => {
  const whole = 2n ** 64n, m = BigInt(n)
  for (;;) {
    const word = from.next().value
    if (word < whole - whole % m) return Number(word % m)
  }
}

// seal is the seal of a deal: {table, number, seed}.
export const seal = d => hex(sha256(join(text('bivouac deal 1'), text(d.table), [0], number(d.number), bytes(d.seed))))

// evenly shuffles a new pack: every order is as likely as any other.
function evenly(from, cards) {
  for (let place = cards.length; place > 1; place--) {
    const j = below(from, place)
    ;[cards[place - 1], cards[j]] = [cards[j], cards[place - 1]]
  }
  return cards
}

// byHand shuffles the cards as they lie: overhand, one riffle, overhand.
function byHand(from, cards) {
  const word = () => from.next().value
  const bit = (w, place) => Number((w >> BigInt(place)) & 1n)
  const overhand = (cards, ends) => {
    let turned = [], packet = []
    cards.forEach((c, place) => {
      packet.push(c)
      if (bit(ends, place)) { turned = [...packet, ...turned]; packet = [] }
    })
    return [...packet, ...turned]
  }
  const riffle = (cards, w) => {
    const sides = cards.map((_, place) => bit(w, place))
    const cut = sides.filter(side => !side).length
    const packets = [cards.slice(0, cut), cards.slice(cut)]
    return sides.map(side => packets[side].shift())
  }
  return overhand(riffle(overhand(cards, word() & word()), word()), word() & word())
}

// gathered is the cards as they lie after a deal: {dealer, tricks, lying, hands}.
function gathered(cards, deal) {
  const list = text => text.split(' ').filter(Boolean)
  const seats = deal.hands.map((_, i) => (deal.dealer + 1 + i) % deal.hands.length)
  const lie = seats.flatMap(seat => deal.tricks.filter(t => t.winner === seat).reverse().flatMap(t => list(t.cards)))
  lie.push(...list(deal.lying), ...seats.flatMap(seat => list(deal.hands[seat])))
  return [...lie, ...cards.filter(c => !lie.includes(c))]
}

// pack is the cards of a deal in the order in which they are dealt: {table, number, seed, adds, cards, cut}, and where it was
// shuffled by hand {shuffle: "hand"} and, of all but the first deal, the one before.
export function pack(d) {
  const from = words(sha256(join(bytes(d.seed), ...d.adds.map(a => bytes(a || '00'.repeat(16))), text(d.table), [0], number(d.number))))
  const cards = d.shuffle === 'hand' ? byHand(from, d.before ? gathered(d.cards, d.before) : d.cards) : evenly(from, [...d.cards])
  return [...cards.slice(d.cut), ...cards.slice(0, d.cut)]
}

// dealt tells whether a pack was dealt into these hands as one deals: round after round in packets, from the player after the
// dealer on, and what is left over lies at the end.
export function dealt(cards, hands, dealer) {
  const owners = cards.map(c => hands.findIndex(h => h.includes(c)))
  const rest = owners.indexOf(-1) < 0 ? owners.length : owners.indexOf(-1)
  if (owners.slice(rest).some(o => o >= 0)) return false
  const seats = hands.map((_, i) => (dealer + 1 + i) % hands.length).filter(s => hands[s].length)
  for (let at = 0; at < rest;) {
    let size = 1
    while (at + size < rest && owners[at + size] === seats[0]) size++
    for (const seat of seats) {
      for (let i = 0; i < size; i++) if (owners[at++] !== seat) return false
    }
  }
  return true
}

const box = globalThis.document?.getElementById('check')
if (box) {
  const d = JSON.parse(box.dataset.deal)
  const say = (id, good) => {
    const p = document.getElementById(id)
    p.textContent = good ? p.dataset.good : p.dataset.bad
    p.className = good ? 'good' : 'notice'
    p.hidden = false
  }
  const {seals, adds} = witnessed(`${d.table} ${d.number}`)
  document.getElementById('check-unseen').hidden = seals.length > 0
  if (seals.length) say('check-seen', seals.every(s => s === d.seal))
  if (adds.length) say('check-added', adds.some(a => d.adds.includes(a)))
  say('check-seal', seal(d) === d.seal)
  if (d.hands) say('check-cards', dealt(pack(d), d.hands.map(h => h.split(' ').filter(Boolean)), d.dealer))
}
