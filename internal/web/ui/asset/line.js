// The line between a table and its page: felts come in, commands go out.

// The server sends a sign of life every two seconds; who hears none for this long is cut off.
const silence = 2700
// An answer for which a command waits this long does not come any more: the connection may be dead, and a new one alive.
const patience = 5000
// A page that nobody has looked at for this long holds nobody up: it lets go of its line, as one that is closed.
const forgotten = 30 * 60_000
const waits = [0, 300, 700, 1500]
const sleep = ms => new Promise(done => setTimeout(done, ms))

// random is that many random bytes, in hexadecimal.
export const random = n => Array.from(crypto.getRandomValues(new Uint8Array(n)), b => b.toString(16).padStart(2, '0')).join('')

// page is the number of this page: a screen that several share shows a hand on one page only, until it is loaded again.
const page = random(12)

// renew is the pieces of a felt, made of those of the one before by the lines of a push: =n, the next n stay; -n, the next n go;
// +…, this one comes.
function renew(pieces, push) {
  const next = []
  let at = 0
  for (const step of push.split('\n')) {
    if (step[0] === '+') next.push(step.slice(1))
    else {
      const n = Number(step.slice(1))
      if (step[0] === '=') next.push(...pieces.slice(at, at + n))
      at += n
    }
  }
  return next
}

// serverTime is the time by the clock of the server, which says what is over when: that of a device may be wrong.
let ahead = 0 // of it this device's
export const serverTime = () => Date.now() - ahead

// gone loads the page where the server has another one in place of the table, which says why. While a server is only starting again,
// or has too much to do, the page stays.
async function gone(table) {
  const path = `/t/${table}`
  const answer = await fetch(path, {method: 'HEAD'}).catch(() => null)
  if (answer?.headers.has('X-Bivouac') && answer.status < 500 && answer.status !== 429) location.replace(path)
}

// listen calls draw with every felt, and cut with whether the line is cut. Other pages of the same person may need the few
// connections that a browser has for a server: a hidden page lets go of its own when another opens one. A hidden page alone
// keeps it, so that it can say whose turn it is, until it is forgotten. A page that is looked at again has its line again.
export function listen(table, draw, cut) {
  const pages = new BroadcastChannel('streams')
  let stream = null, pieces = [], opened = 0, heard = Date.now(), looked = heard, tries = 0, again = 0, resting = false

  const alive = () => {
    heard = Date.now()
    tries = 0
    cut(false)
  }
  const close = () => {
    stream?.close()
    stream = null
    clearTimeout(again)
  }
  const lost = () => {
    close()
    again = setTimeout(open, waits[Math.min(tries++, waits.length - 1)] * (1 + Math.random() / 4))
  }
  const open = () => {
    close()
    resting = false
    opened = Date.now()
    pieces = []
    stream = new EventSource(`/t/${table}/stream?page=${page}`)
    stream.addEventListener('felt', e => {
      alive()
      pieces = renew(pieces, e.data)
      draw(pieces.join(''))
    })
    let least = Infinity // what comes late makes the difference of the clocks look larger
    stream.addEventListener('pulse', e => {
      ahead = least = Math.min(least, Date.now() - Number(e.data))
      alive()
    })
    stream.addEventListener('error', () => {
      if (stream?.readyState === EventSource.CLOSED) gone(table) // the server has answered, with something else
      lost()
    })
    pages.postMessage('opened')
  }
  const rest = () => {
    close()
    resting = true
  }

  setInterval(() => {
    if (!document.hidden) looked = Date.now()
    else if (Date.now() - looked > forgotten) rest()
    if (resting || Date.now() - heard < silence) return
    cut(true)
    if (stream && Date.now() - opened > silence) lost() // it hangs
  }, 250)
  pages.addEventListener('message', () => document.hidden && rest())
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || stream && Date.now() - heard < silence) return
    heard = Date.now() // only from now on does anybody look
    open()
  })
  addEventListener('online', open)
  addEventListener('offline', () => { close(); cut(true) })
  addEventListener('pagehide', rest)
  addEventListener('pageshow', e => e.persisted && open())
  open()
}

// send carries a command to the table, however often the line breaks: it has a number of its own, and is applied once. to is what
// it is for: "do", or "screen", whose hands it is in. The answer and trouble are those of post.
export const send = (table, fields, trouble, to = 'do') => post(`/t/${table}/${to}`, {...fields, id: random(12), page}, trouble)

// post sends a command, which has a number, until it is answered. The answer is null where it was done, {to} where the page goes on
// elsewhere after it, else why it was not: {text, link}. Where the server can keep nothing, trouble is called with what it says of
// that, at the third try and again while the sentence would have gone. It goes out although the page is being left.
export async function post(path, fields, trouble = () => {}) {
  const body = new URLSearchParams(fields)
  for (let n = 0, failed = 0; ; n++) {
    await sleep(waits[Math.min(n, waits.length - 1)])
    const answer = await fetch(path, {method: 'POST', body, headers: {'X-Bivouac': 'page'}, keepalive: true, signal: AbortSignal.timeout(patience)}).catch(() => null)
    if (!answer || answer.status === 429) continue
    if (answer.status >= 500) {
      if (++failed % 5 !== 3) continue
      const said = await answer.json().catch(() => null)
      if (said) trouble(said)
      continue
    }
    if (answer.status === 204) return null
    return answer.json().catch(() => ({text: document.body.dataset.broken}))
  }
}
