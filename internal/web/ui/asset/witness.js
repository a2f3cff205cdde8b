// What this browser is shown of a deal before it is dealt, the seal, and the numbers that its pages add: when the deal is over, its
// record must agree with that. Pages of one seat write beside each other, so each number lies in a place of its own.

const most = 500 // so much is remembered, the latest

const all = () => Object.keys(localStorage).filter(key => key.startsWith('deal ')).map(key => ({key, ...JSON.parse(localStorage[key])}))

// witness remembers the seal of a deal, and the number that a page adds to it, if it adds one. A browser that keeps nothing plays all the same.
export function witness(deal, seal, adds = '') {
  const key = `deal ${deal} ${adds}`
  try {
    if (key in localStorage) return
    localStorage.setItem(key, JSON.stringify({seal, at: Date.now()}))
    for (const {key} of all().sort((a, b) => b.at - a.at).slice(most)) localStorage.removeItem(key)
  } catch {}
}

// witnessed is what this browser remembers of a deal: {seals, adds}.
export function witnessed(deal) {
  try {
    const of = all().filter(({key}) => key.startsWith(`deal ${deal} `))
    return {seals: of.map(w => w.seal), adds: of.map(({key}) => key.split(' ')[3]).filter(Boolean)}
  } catch {
    return {seals: [], adds: []}
  }
}
